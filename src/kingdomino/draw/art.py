"""The drawings: terrains, buildings, castles, kings, emblems as SVG; how squares grow together into land.

One square is 100 units wide. A motif stands on its own (0, 0); a scene sets motifs on a square.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

__all__ = [
    "GOLD",
    "INK",
    "PAPER",
    "SEAT_COLOURS",
    "Cell",
    "Square",
    "defs",
    "frame",
    "holes",
    "land",
    "pile",
    "table",
    "use",
]

INK = "#35251d"
PAPER = "#f6e8c9"
GOLD = "#f7c948"
SEAT_COLOURS = ("#d9577f", "#e0a100", "#4b8f4e", "#3b78b8")

Cell = tuple[int, int]
"""Column and row, counted to the right and down."""


class Square(NamedTuple):
    """What lies on one cell; `variant` chooses among the scenes of its terrain."""

    terrain: str
    crowns: int = 0
    variant: int = 0


# Ground and rim. The grounds also differ in lightness, so that territories can be told apart in grey.
_GROUNDS = {
    "wheat": ("#efc75e", "#b98320"),
    "forest": ("#5d8f58", "#2c5738"),
    "lake": ("#5a9fc4", "#2f6d93"),
    "grass": ("#b9d872", "#7a9f3c"),
    "swamp": ("#9a9468", "#5f5b3a"),
    "mine": ("#7b7486", "#443e50"),
    "castle": ("#d9c7a0", "#8b7350"),
}
_PATHS = "#f3e3bd"  # the sandy footpaths between territories
_CARD = "#8f6b45"  # the edge of the cardboard

_STALK = """<path d="M0 0q2-10 0-18" stroke="#9c6a18" stroke-width="3" fill="none"/>
<path d="M0-37q4 4 3 7q5 0 3 5q3 1 0 6q-2 6-6 6q-4 0-6-6q-3-5 0-6q-2-5 3-5q-1-3 3-7z"
fill="#e2a02c" stroke="#8e5c14" stroke-width="2"/>
<path d="M0-28v13m-3-7l3 3 3-3" stroke="#8e5c14" stroke-width="1.5" fill="none"/>"""


def _side_by_side(drawing: str, places: Iterable[int]) -> str:
    """Several of a drawing that do not touch, with one path for each of its own: a field has hundreds of stalks."""

    def repeated(path: re.Match[str]) -> str:
        return f'd="{"".join(f"M{x}{path[1]}" for x in places)}"'

    return re.sub(r'd="M0([^M"]+)"', repeated, drawing)


_MOTIFS = {
    # wheat
    "stalk": _STALK,
    "stalks": _side_by_side(_STALK, (-40, -20, 0, 20, 40)),
    "poppy": """<path d="M0 0Q-1-8 0-13" stroke="#5f7a2c" stroke-width="2.5" fill="none"/>
<circle cy="-17" r="6.5" fill="#d8452f"/><circle cy="-16" r="2" fill="#4b1c16"/>""",
    "sheaf": """<path d="M-15 0Q-5-14-16-35Q0-44 16-35Q5-14 15 0Q0 5-15 0Z" fill="#e3a838" stroke="#8e5c14"
stroke-width="2.5"/>
<path d="M-8 0Q-2-14-8-36M0 2V-39M8 0Q2-14 8-36" stroke="#a9721c" stroke-width="2" fill="none"/>
<path d="M-10-16Q0-12 10-16" stroke="#7d3f22" stroke-width="5" fill="none"/>""",
    # forest
    "conifer": """<path d="M-3.5 0h7v8h-7z" fill="#553722"/>
<path d="M0-52 11-34H6L15-17H9L19 1Q0 7-19 1L-9-17H-15L-6-34H-11Z" fill="#24513a" stroke="#16352a"
stroke-width="2.5"/>
<path d="M0-50-9-35H-4L-12.5-18.5H-6.5L-16 0Q-8 3-2 3.5Q-5-24 0-50Z" fill="#43805a"/>""",
    "stump": """<path d="M-9 0v-9h18v9q-9 5-18 0z" fill="#7d5534" stroke="#3c2818" stroke-width="2.2"/>
<ellipse cy="-9" rx="9" ry="4" fill="#e0bd8a" stroke="#3c2818" stroke-width="2.2"/>""",
    # lake
    "ripple": """<path d="M-22 6q11-13 22 0q11-13 22 0" stroke="#2f7299" stroke-width="4" fill="none"/>
<path d="M-22 0q11-13 22 0q11-13 22 0" stroke="#e3f4f6" stroke-width="5" fill="none"/>""",
    "fish": """<path d="M-14 0Q-2-13 12-3L20-10 19 6 12 0Q0 10-14 0Z" fill="#f0a65a" stroke="#9c4f22"
stroke-width="2.2"/>
<circle cx="-6" cy="-2" r="1.8" fill="#35251d"/>""",
    "lily": """<path d="M0 0L14-5A15 8 0 1 1 8-9Z" fill="#6fae5a" stroke="#2f6d46" stroke-width="2.2"/>
<path d="M-5-3q-4-7 0-11q4 4 0 11q2-7 8-7q-1 6-8 7q-2-7-9-6q2 6 9 6z" fill="#fbe3ea" stroke="#b06a86"
stroke-width="1.5"/>""",
    "duck": """<path d="M-16-6Q-4-4-2-14A6 6 0 1 1 9-13Q18-10 20-2Q14 5 0 4Q-14 3-16-6Z" fill="#fbf6e8"
stroke="#6c6455" stroke-width="2.2"
transform="scale(-1 1)"/><path d="M-9-15l-9 2 8 3z" fill="#e98a2b"/><circle cx="-5" cy="-16" r="1.6"
fill="#35251d"/>""",
    # grass
    "tuft": """<path d="M-3 0Q-4-9-11-14M0 0Q-2-11 1-20M3 0Q4-9 11-13" stroke="#56882c" stroke-width="4"
fill="none"/>""",
    "daisy": """<circle r="5.5" fill="#fffaf0"/><circle r="2.4" fill="#e9a820"/>""",
    "sheep": """<path d="M-10 0v-9M-4 1v-9M5 1v-9M11 0v-9" stroke="#3f332d" stroke-width="3.5"/>
<path d="M-17-13a7 7 0 0 1 5-11 8 8 0 0 1 13-4 8 8 0 0 1 13 5 7 7 0 0 1 2 12 8 8 0 0 1-11 5 9 9 0 0 1-12 0 8
8 0 0 1-10-7z"
fill="#fffaf0" stroke="#7d7264" stroke-width="2.2"/>
<path d="M-24-24q8-6 13 1q1 9-5 12q-7-1-8-13z" fill="#4b3c36"/><circle cx="-18" cy="-20" r="1.6"
fill="#fff"/>""",
    # swamp
    "pool": """<path d="M-29 1q3-12 22-13t31 4q9 7-5 12t-31 3q-16-1-17-6z" fill="#4a6760" stroke="#33483f"
stroke-width="2.5"/>
<path d="M-18-3q8-5 17-4M2 4q8 1 14-2" stroke="#a9c6b4" stroke-width="2.5" fill="none"/>""",
    "reed": """<path d="M-2 0Q-8-15-15-21M2 0Q8-12 14-25" stroke="#5d6a2a" stroke-width="3.5" fill="none"/>
<path d="M0 0Q-1-22 2-49" stroke="#4d4a22" stroke-width="3" fill="none"/>
<path d="M-4-25Q-4-41 2-42Q7-41 6-26Q1-20-4-25Z" fill="#5a331b" stroke="#351d10" stroke-width="1.8"/>""",
    "snag": """<path d="M-6 0Q-3-18-4-26L-15-38M-4-24L7-42M-2-14L12-24" stroke="#4a3627" stroke-width="5.5"
fill="none"/>
<path d="M-10 1Q-5-6-4-14L1-14Q1-4 7 1Z" fill="#4a3627"/>""",
    "toadstool": """<path d="M-3 0v-9h6v9z" fill="#f4e6cd" stroke="#5a3a2a" stroke-width="1.8"/>
<path d="M-11-8Q-9-19 0-19T11-8Q0-5-11-8Z" fill="#c2452f" stroke="#5a1f17" stroke-width="2"/>
<circle cx="-4" cy="-13" r="2" fill="#fff4e2"/><circle cx="4" cy="-12" r="1.8" fill="#fff4e2"/>""",
    # mine
    "rock": """<path d="M-25 2L-19-17-3-28 14-20 25 2Q0 7-25 2Z" fill="#565062" stroke="#352f40"
stroke-width="2.5"/>
<path d="M-19-17L-3-28 1-12-10-5Z" fill="#a69eb2"/><path d="M-3-28L14-20 1-12Z" fill="#857d93"/>""",
    "crystal": """<path d="M-11 0L-16-13-10-20-5-12-4 0M11 0L17-11 12-18 6-10 4 0" fill="#d79be6"
stroke="#5f3575" stroke-width="2.2"/>
<path d="M-6 1L-8-20 0-33 8-20 6 1Z" fill="#8fe3ea" stroke="#286a78" stroke-width="2.4"/>
<path d="M-3-2L-4-19 0-28V-2Z" fill="#e6fbfb"/>""",
    "scree": """<path d="M-12 2l3-8 8-2 4 10zM6 2l2-6 6 0 2 6z" fill="#4d4759" stroke="#352f40"
stroke-width="1.8"/>""",
    # what stands on crowned squares
    "mill": """<path d="M-17 0L-12-40H12L17 0Q0 5-17 0Z" fill="#f7ecd2" stroke="#35251d" stroke-width="2.5"/>
<path d="M5 2L4-40H12L17 0Q12 2 5 2Z" fill="#d8c49c"/>
<path d="M-5 2v-10a5.5 5.5 0 0 1 11 0v10z" fill="#7a4a2b"/><path d="M-15-39Q0-62 15-39Q0-35-15-39Z"
fill="#b5482f" stroke="#35251d" stroke-width="2.5"/>""",
    "sails": """<g transform="rotate(20)"><path id="sail" d="M0 0V-33M1-9h9v-23h-9" fill="#fff6e0"
stroke="#35251d" stroke-width="2.5"/>
<use href="#sail" transform="rotate(90)"/><use href="#sail" transform="rotate(180)"/>
<use href="#sail" transform="rotate(270)"/>
<circle r="3.5" fill="#35251d"/></g>""",
    "lodge": """<path d="M12-34v-16h8v20" fill="#8d7a6b" stroke="#35251d" stroke-width="2.5"/>
<path d="M-25 1V-24H25V1Q0 4-25 1Z" fill="#a9743f" stroke="#35251d" stroke-width="2.5"/>
<path d="M-25-16H25M-25-8H25" stroke="#6f4522" stroke-width="2.5"/>
<path d="M-33-20L0-47 33-20 25-17 0-36-25-17Z" fill="#7c3b28" stroke="#35251d" stroke-width="2.5"/>
<path d="M-23-19L0-37 23-19Z" fill="#c08a4d"/>
<path d="M-17 2v-16h11v16z" fill="#54301b"/><path d="M3-15h13v10H3z" fill="#ffd974" stroke="#54301b"
stroke-width="2.5"/>
<path d="M9.5-15v10" stroke="#54301b" stroke-width="2"/>""",
    "smoke": """<path d="M0 0q-7-5-2-11t-1-12q-4-6 3-9" stroke="#35251d" stroke-width="6" fill="none" opacity=".25"/>
<path d="M0 0q-7-5-2-11t-1-12q-4-6 3-9" stroke="#f4ead6" stroke-width="4" fill="none"/>""",
    "boat": """<path d="M0-10V-60" stroke="#35251d" stroke-width="3.5"/>
<path d="M4-14V-58Q35-36 31-14Q18-18 4-14Z" fill="#fff6e0" stroke="#35251d" stroke-width="2.5"/>
<path d="M16-46Q28-34 30-24L4-26V-36Z" fill="#d0573f"/>
<path d="M-4-15V-52Q-25-32-24-15Q-14-18-4-15Z" fill="#fbe7bd" stroke="#35251d" stroke-width="2.5"/>
<path d="M-33-11Q0-5 34-11Q28 8 16 9H-15Q-28 7-33-11Z" fill="#96562e" stroke="#35251d" stroke-width="2.5"/>
<path d="M-29-3Q0 2 29-3" stroke="#d99a5b" stroke-width="2.5" fill="none"/>
<path d="M-36 10q9-9 18 0q9-9 18 0q9-9 18 0q9-9 18 0" stroke="#e3f4f6" stroke-width="4.5" fill="none"/>""",
    "barn": """<path d="M-28 1V-25L-18-42H18L28-25V1Q0 4-28 1Z" fill="#c04f38" stroke="#35251d"
stroke-width="2.5"/>
<path d="M-20-2V-24M20-2V-24" stroke="#93341f" stroke-width="2.2"/>
<path d="M-32-23L-19-45H19L32-23" fill="none" stroke="#35251d" stroke-width="9"/>
<path d="M-32-23L-19-45H19L32-23" fill="none" stroke="#6d5140" stroke-width="4.5"/>
<path d="M-13 2v-20h26v20z" fill="#f9eed6" stroke="#35251d" stroke-width="2.2"/>
<path d="M-13 2L13-18M13 2L-13-18M0 2v-20" stroke="#c04f38" stroke-width="2.5"/>
<path d="M-6-25v-9h12v9z" fill="#ffd974" stroke="#35251d" stroke-width="2.2"/>""",
    "hut": """<path d="M-19 4V-16M19 4V-16M-4 4V-16M6 4V-16" stroke="#4a321f" stroke-width="4"/>
<path d="M-4-1H6M-4-7H6" stroke="#4a321f" stroke-width="2.5"/>
<path d="M-20-15V-34H20V-15Z" fill="#c79a5c" stroke="#35251d" stroke-width="2.5"/>
<path d="M-27-13H27" stroke="#6d4826" stroke-width="5"/>
<path d="M-4-16v-14h10v14z" fill="#4f2f1a"/><path d="M-15-29h7v7h-7z" fill="#ffd974" stroke="#4f2f1a"
stroke-width="2"/>
<path d="M-33-27Q-10-43 0-60Q10-43 33-27Q17-32 9-28Q0-33-9-28Q-18-32-33-27Z" fill="#d6b65c" stroke="#35251d"
stroke-width="2.5"/>
<path d="M-16-34L-4-49M0-34V-52M16-34L4-49" stroke="#9b7a2c" stroke-width="2.2"/>""",
    "portal": """<path d="M-42 3L-36-25-20-44 2-52 24-42 37-22 43 3Q0 8-42 3Z" fill="#565062"
stroke="#352f40" stroke-width="2.5"/>
<path d="M-36-25L-20-44-14-26-26-12Z" fill="#a69eb2"/><path d="M-20-44L2-52-3-38-14-32Z" fill="#c0b9c9"/>
<path d="M24-42L37-22 26-24Z" fill="#857d93"/>
<path d="M-17 5V-20Q0-36 17-20V5Z" fill="#1c1620"/>
<path d="M-19 5V-22M19 5V-22" stroke="#35251d" stroke-width="9.5"/><path d="M-25-24H25" stroke="#35251d"
stroke-width="11"/>
<path d="M-19 4V-21M19 4V-21" stroke="#b67c45" stroke-width="5.5"/><path d="M-23-24H23" stroke="#c98f52"
stroke-width="6.5"/>
<path d="M-8 7L-4-10M8 7L4-10M-7 3H7M-6-3H6" stroke="#8f8796" stroke-width="2.2"/>
<circle cy="-15" r="4.5" fill="#ffd974"/>""",
    # the seats: `color` is the seat's
    "castle": """<path d="M8 92Q6 70 12 60H88Q94 70 92 92Q50 98 8 92Z" fill="#bfa97e"/>
<path d="M50 30V8" stroke="#35251d" stroke-width="2.5"/><path d="M51 8q10-5 20 1q-7 3 0 7q-10-3-20 1z"
fill="currentColor" stroke="#35251d" stroke-width="2"/>
<path d="M28 88V34h7v6h7v-6h16v6h7v-6h7V88Z" fill="#f4e7cc" stroke="#35251d" stroke-width="2.5"/>
<path d="M14 90V44H34V90ZM66 90V44H86V90Z" fill="#fbf2dd" stroke="#35251d" stroke-width="2.5"/>
<path d="M27 46h6v42h-6zM79 46h6v42h-6z" fill="#dcc9a3"/>
<path d="M10 46Q20 34 24 16Q28 34 38 46Q24 50 10 46ZM62 46Q72 34 76 16Q80 34 90 46Q76 50 62 46Z"
fill="currentColor" stroke="#35251d" stroke-width="2.5"/>
<path d="M20 58h6v9h-6zM74 58h6v9h-6z" fill="#ffd974" stroke="#35251d" stroke-width="2"/>
<path d="M42 90V82a8 8 0 0 1 16 0V90Z" fill="#4f2f1a" stroke="#35251d" stroke-width="2"/>
<path d="M35 44H65V60Q64 70 50 75Q36 70 35 60Z" fill="currentColor" stroke="#35251d" stroke-width="2.5"/>""",
    "king": """<ellipse cy="2" rx="23" ry="7" fill="#000" opacity=".3"/>
<path d="M-20 0Q-21-14-10-27Q-7-36 0-36Q7-36 10-27Q21-14 20 0Q0 7-20 0Z" fill="currentColor"
stroke="#35251d" stroke-width="2.8"/>
<path d="M-12-25Q0-18 12-25L9-34H-9Z" fill="#fff6e0" stroke="#35251d" stroke-width="2.2"/>
<circle cy="-41" r="10" fill="#f5d6b0" stroke="#35251d" stroke-width="2.5"/>
<path d="M-9-38Q0-33 9-38Q8-28 0-26Q-8-28-9-38Z" fill="#fff6e0" stroke="#35251d" stroke-width="1.8"/>
<path d="M-4-41v1M4-41v1" stroke="#35251d" stroke-width="2.6"/>
<path d="M-11-46L-14-63-6-56 0-67 6-56 14-63 11-46Q0-42-11-46Z" fill="#f7c948" stroke="#35251d"
stroke-width="2.5"/>""",
    # emblems fit a circle of radius 12
    "rose": """<path d="M0-11A5.5 5.5 0 0 1 8-7 5.5 5.5 0 0 1 10 3 5.5 5.5 0 0 1 3 10 5.5 5.5 0 0 1-6 9 5.5
5.5 0 0 1-10.5 0 5.5 5.5 0 0 1-8-8 5.5 5.5 0 0 1 0-11Z" fill="#fff6e0"/>
<path d="M3-1A3.5 3.5 0 1 0 0 4Q6 4 6-2T-1-7Q-7-6-7 1" fill="none" stroke="currentColor"
stroke-width="2"/>""",
    "sun": """<circle r="5.5" fill="#fff6e0"/>
<path d="M0-8.5V-12M0 8.5V12M-8.5 0H-12M8.5 0H12M-6-6L-8.5-8.5M6-6L8.5-8.5M-6 6L-8.5 8.5M6 6L8.5 8.5"
stroke="#fff6e0" stroke-width="3"/>""",
    "leaf": """<path d="M-9 10Q-12-6 0-10Q8-12 11-11Q12 6 2 9Q-3 10-5 7Z" fill="#fff6e0"/>
<path d="M-9 11Q-3 2 5-5M-3 3Q-3-2-2-5M1-1Q5 0 7 0" stroke="currentColor" stroke-width="1.8" fill="none"/>""",
    "wave": """<path d="M-12 7Q-6 6-4-1Q-1-10 6-9Q12-7 11-2Q8-5 5-3Q2 2 12 7Q6 11 0 8T-12 7Z" fill="#fff6e0"/>
<path d="M-11-3q3-4 6-2" stroke="#fff6e0" stroke-width="2.2" fill="none"/>""",
    "candle": """<circle cy="-66" r="150" fill="url(#flame)"/><ellipse cy="6" rx="52" ry="13" fill="#000"
opacity=".28"/>
<path d="M38-4a13 12 0 1 1 2 15" fill="none" stroke="#35251d" stroke-width="9"/>
<path d="M38-4a13 12 0 1 1 2 15" fill="none" stroke="#c9973c" stroke-width="4.5"/>
<path d="M-44-6Q0-16 44-6Q40 10 0 11T-44-6Z" fill="#d9a93f" stroke="#35251d" stroke-width="2.5"/>
<path d="M-30-5Q0-11 30-5" stroke="#f7dd8c" stroke-width="2.5" fill="none"/>
<path d="M-13-6V-46Q-8-51-4-47Q2-54 13-47V-6Q0-1-13-6Z" fill="#fff3d6" stroke="#35251d" stroke-width="2.5"/>
<path d="M5-49v18q0 5 4 5V-4l4-2V-47Q9-50 5-49Z" fill="#ead2a2"/><path d="M0-49V-58" stroke="#35251d"
stroke-width="2.5"/>""",
    # the flame of the candle, whose wick ends 55 above its foot
    "fire": """<path d="M0-37Q12-19 9-9Q6 0 0 0Q-7 0-9-9Q-10-21 0-37Z" fill="#ffb02e" stroke="#c9701a"
stroke-width="2"/><path d="M0-20Q6-11 4-6Q0-1-4-6Q-5-12 0-20Z" fill="#fff3c4"/>""",
    "coin": """<circle r="14" cy="2" fill="#000" opacity=".28"/><circle r="13.5" fill="#f7c948"
stroke="#6b4208" stroke-width="2.8"/>
<path d="M-7.5 6L-9-5-4-1 0-8 4-1 9-5 7.5 6Z" fill="#fff3c4" stroke="#6b4208" stroke-width="2"/>""",
}

# The wood of the table, light, and the hatching of lost cells.
_PAINTS = """<pattern id="wood" width="720" height="236" patternUnits="userSpaceOnUse">
<path d="M0 0h720v236H0z" fill="#7a5138"/>
<path d="M0 118h720v118H0z" fill="#70492f"/>
<path d="M0 1h720M0 119h720M410 0v118M130 118v118" stroke="#4a2e1e" stroke-width="3"/>
<path d="M0 28q180 12 380 2M430 40q150-12 290 4M0 66q90-8 190 2t200 4M430 84q120 8 290-2M150 150q200-14 330
0t240 4M0 160q60 4 116 0M150 192q170 12 300 2t270 6
M0 204q70-8 114-2M20 92q160 8 300-2M470 62q60-6 110 2M250 214q120-6 220 2" stroke="#8b6043"
stroke-width="2.5" fill="none" opacity=".7"/>
</pattern>
<radialGradient id="glow" cx=".5" cy=".42" r=".75"><stop offset="0" stop-color="#ffd08a" stop-opacity=".34"/>
<stop offset=".5" stop-color="#c97b3a" stop-opacity=".06"/><stop offset="1" stop-color="#170a05"
stop-opacity=".62"/></radialGradient>
<radialGradient id="flame"><stop offset="0" stop-color="#ffd98a" stop-opacity=".5"/>
<stop offset="1" stop-color="#ffb347" stop-opacity="0"/></radialGradient>
<pattern id="hatch" width="16" height="16" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
<path d="M0 0V16" stroke="#f6e8c9" stroke-width="5"
opacity=".45"/></pattern>"""

# Motifs of a scene: name, x, y and size of each, from back to front. Rows of wheat meet at the edges.
# What stands behind the bar may move.
_TWO_ROWS = "stalks 50 37,stalks 50 66,"
_VARIANTS = 3
_SCENES = {
    "wheat0": _TWO_ROWS + "stalks 50 95",
    "wheat1": _TWO_ROWS + "stalks 50 95,poppy 20 70,poppy 62 99,poppy 80 40",
    "wheat2": _TWO_ROWS + "stalk 10 95,stalk 90 95,sheaf 34 91,sheaf 66 92",
    "forest0": "conifer 26 50 .85,conifer 72 48 .9,conifer 49 62 1.05,conifer 25 91,conifer 75 91",
    "forest1": "conifer 48 46 .8,conifer 24 60,conifer 76 62,conifer 47 91 1.15,conifer 79 92 .7",
    "forest2": "conifer 30 48 .9,conifer 66 54 1.1,conifer 22 90 .9,conifer 48 89 .8,stump 76 88",
    "lake0": "ripple 30 24,ripple 70 46,ripple 28 68,ripple 72 88",
    "lake1": "ripple 68 24,ripple 26 42,ripple 28 86,ripple 78 84 .7|duck 66 62",
    "lake2": "ripple 26 26,ripple 74 38,lily 28 62,lily 52 74 .8,ripple 74 84,ripple 24 90 .7",
    "grass0": "tuft 24 34,tuft 70 28,tuft 46 58,tuft 82 66,tuft 20 84,tuft 60 92",
    "grass1": "tuft 22 32,tuft 78 30,tuft 18 88,tuft 82 90|sheep 52 66 1.15",
    "grass2": "tuft 30 30,daisy 62 24,daisy 78 40,tuft 76 64,daisy 24 58,tuft 40 76,daisy 60 86,tuft 82 90",
    "swamp0": "pool 58 38 .9,reed 20 56,pool 36 78,reed 72 84,reed 84 90 .8",
    "swamp1": "reed 78 46,reed 62 48 .8,pool 34 42,pool 62 80 1.1,reed 22 88,toadstool 40 92 .9",
    "swamp2": "pool 30 36 .8,snag 68 58,pool 60 78,reed 22 84,toadstool 83 86,reed 38 91 .8",
    "mine0": "rock 30 46,crystal 74 48,rock 66 88 1.1,scree 22 82",
    "mine1": "rock 68 44,scree 26 40,crystal 30 86 1.1,rock 72 90",
    "mine2": "crystal 28 50,rock 68 52 1.1,scree 24 88,crystal 60 91 .8,scree 80 74 .8",
    "wheat-built": _TWO_ROWS + "stalk 10 95,stalk 28 95,stalk 90 95,mill 56 91|sails 56 49",
    "forest-built": "conifer 20 60,conifer 78 56,conifer 54 46 .8,lodge 54 89,conifer 18 94 .7|smoke 70 37 .8",
    "lake-built": "ripple 74 26,ripple 22 52 .8|boat 54 82",
    "grass-built": "tuft 18 52,tuft 84 40,barn 55 86,tuft 16 88",
    "swamp-built": "pool 52 84 1.3,reed 21 66,hut 54 82,reed 82 90,toadstool 20 91",
    "mine-built": "portal 51 87 .98,crystal 20 90 .8",
    # what grows over the seam between two squares of one terrain
    "forest-seam": "conifer 0 18 .75",
    "lake-seam": "ripple 0 0 .7",
    "grass-seam": "tuft 0 8 .9",
    "swamp-seam": "reed 0 14 .7",
    "mine-seam": "scree 0 4",
}


def use(name: str, x: float = 0, y: float = 0, size: float = 1) -> str:
    """One drawing, set on a point."""
    if size == 1:
        return f'<use href="#{name}" x="{x:g}" y="{y:g}"/>'
    return f'<use href="#{name}" transform="translate({x:g} {y:g})scale({size:g})"/>'


def _motifs_of(scene: str) -> Iterator[tuple[str, list[float]]]:
    for item in scene.split(","):
        name, *numbers = item.split()
        yield name, [float(n) for n in numbers]


def defs() -> str:
    """All drawings, to be used by name; a scene in which something may move also without it, as `…-still`."""
    parts = [f'<g id="{name}">{drawing}</g>' for name, drawing in _MOTIFS.items()]
    for name, scene in _SCENES.items():
        still, *living = ("".join(use(m, *at) for m, at in _motifs_of(part)) for part in scene.split("|"))
        parts.append(
            f'<g id="{name}"><g id="{name}-still">{still}</g>{living[0]}</g>'
            if living
            else f'<g id="{name}">{still}</g>'
        )
    return ("".join(parts) + _PAINTS).replace("\n", " ")


def table(width: int, height: int) -> str:
    """A wooden table in the light of a candle."""
    size = f'width="{width}" height="{height}" rx="18"'
    return f'<rect {size} fill="url(#wood)"/><rect {size} fill="url(#glow)"/>'


def frame(left: int, top: int, wide: int, high: int, free: Iterable[Cell]) -> str:
    """The soft frame around what can still be covered, with a dot on each free cell."""
    dots = "".join(f"M{100 * c + 50} {100 * r + 50}h0" for c, r in sorted(free))
    x, y, width, height = 100 * left - 8, 100 * top - 8, 100 * wide + 16, 100 * high + 16
    return (
        f'<rect x="{x}" y="{y}" width="{width}" height="{height}" '
        f'rx="24" fill="{PAPER}" fill-opacity=".1" stroke="{PAPER}" stroke-opacity=".55" stroke-width="4" '
        f'stroke-dasharray="1 14"/><path d="{dots}" stroke="{PAPER}" stroke-width="9" opacity=".35"/>'
    )


def holes(cells: Iterable[Cell]) -> str:
    """Cells that no domino can cover any more."""
    return "".join(f'<path d="{_path([cell], 8, 14)}" fill="url(#hatch)"/>' for cell in cells)


def pile(lines: int) -> str:
    """Dominoes face down around x = 0; the pile shrinks with the last lines."""
    backs = min(lines, 7)
    top = 28 - 4 * backs
    back = f'width="112" height="54" rx="9" fill="#b9543f" stroke="{INK}" stroke-width="2.5"/>'
    rim = f'width="94" height="38" rx="5" fill="none" stroke="{GOLD}" stroke-width="2"/>'
    stack = "".join(f'<rect x="-56" y="{24 - 4 * i}" {back}' for i in range(backs))
    return f'{stack}<rect x="-47" y="{top + 8}" {rim}{use("coin", 0, top + 27)}'


# ---- land ----


def _outlines(cells: set[Cell]) -> Iterator[list[Cell]]:
    """The closed borders around cells, corner by corner, with the land on the right."""
    steps: dict[Cell, list[Cell]] = {}
    for c, r in cells:
        corners = [(c, r), (c + 1, r), (c + 1, r + 1), (c, r + 1)]
        beyond = [(c, r - 1), (c + 1, r), (c, r + 1), (c - 1, r)]
        for i in range(4):
            if beyond[i] not in cells:
                steps.setdefault(corners[i], []).append(corners[(i + 1) % 4])
    while steps:
        here = start = min(steps)
        loop: list[Cell] = []
        came = (0, 0)
        while True:
            # Where cells touch only at a corner, turning right keeps them apart.
            right = (here[0] - came[1], here[1] + came[0])
            ways = steps[here]
            there = right if right in ways else ways[0]
            ways.remove(there)
            if not ways:
                del steps[here]
            loop.append(here)
            came = (there[0] - here[0], there[1] - here[1])
            here = there
            if here == start:
                break
        yield loop


def _wobble(x: int, y: int, salt: int) -> int:
    """A small number that looks random and is the same each time: the trembling of the pen."""
    return ((x * 73856093 ^ y * 19349663 ^ salt * 83492791) >> 3) % 9 - 4


def _path(cells: Iterable[Cell], inset: int, radius: int) -> str:
    """The border of cells, drawn by hand: a little inside the squares, with round corners."""
    parts = []
    for loop in _outlines(set(cells)):
        n = len(loop)
        way = [(loop[(i + 1) % n][0] - x, loop[(i + 1) % n][1] - y) for i, (x, y) in enumerate(loop)]
        pen = ""
        for i, (x, y) in enumerate(loop):
            (ax, ay), (bx, by) = way[i - 1], way[i]
            turns = (ax, ay) != (bx, by)
            # The inside lies to the right of each step.
            px = 100 * x + inset * (-ay - (by if turns else 0))
            py = 100 * y + inset * (ax + (bx if turns else 0))
            cut = radius if turns else 0
            w = _wobble(x - ax, y - ay, ax + 2 * ay)
            mid = f"{px - 50 * ax - w * ay} {py - 50 * ay + w * ax}"
            end = f"{px - cut * ax} {py - cut * ay}"
            pen += f"Q{mid} {end}" if pen else f"M{end}"
            if turns:
                pen += f"Q{px} {py} {px + cut * bx} {py + cut * by}"
            if i == 0:
                first_mid, first_end = mid, end
        parts.append(f"{pen}Q{first_mid} {first_end}Z")
    return "".join(parts)


def _territories(squares: Mapping[Cell, Square]) -> Iterator[tuple[str, list[Cell]]]:
    left = dict(squares)
    while left:
        start = min(left)
        terrain = left.pop(start).terrain
        found, grown = [start], 0
        while grown < len(found):
            c, r = found[grown]
            grown += 1
            for near in ((c + 1, r), (c, r + 1), (c - 1, r), (c, r - 1)):
                if near in left and left[near].terrain == terrain:
                    del left[near]
                    found.append(near)
        yield terrain, sorted(found)


def land(squares: Mapping[Cell, Square], titles: Mapping[Cell, str] | None = None) -> str:
    """Squares laid on the table and grown together; a territory's title is that of its first cell."""
    whole = _path(squares, -3, 14)
    parts = [
        f'<path d="{whole}" transform="translate(0 16)" opacity=".25"/>',
        f'<path d="{whole}" transform="translate(0 8)" fill="{_CARD}" stroke="{INK}" stroke-width="3"/>',
        f'<path d="{whole}" fill="{_PATHS}" stroke="{INK}" stroke-width="3"/>',
    ]
    seams = ""
    scenes: list[tuple[int, int, str, int, int, bool]] = []  # row, layer, name, x, y, mirrored
    for terrain, cells in _territories(squares):
        ground, rim = _GROUNDS[terrain]
        title = f"<title>{titles[cells[0]]}</title>" if titles and cells[0] in titles else ""
        outline = _path(cells, 4, 16)
        parts.append(f'<path d="{outline}" fill="{ground}" stroke="{rim}" stroke-width="4">{title}</path>')
        for c, r in cells:
            x, y = 100 * c, 100 * r
            if (c + 1, r) in cells:
                seams += f"M{x + 100} {y + 12}v76"
                scenes.append((r, 0, f"{terrain}-seam", x + 100, y + 50, False))
            if (c, r + 1) in cells:
                seams += f"M{x + 12} {y + 100}h76"
                scenes.append((r, 2, f"{terrain}-seam", x + 50, y + 100, False))
            _, crowns, variant = squares[c, r]
            # Half of the buildings look the other way, so that a row of boats is not a parade.
            name = f"{terrain}-built" if crowns else f"{terrain}{variant % _VARIANTS}"
            scenes.append((r, 1, name, x, y, crowns > 0 and variant % 4 > 1))
    parts.append(f'<path d="{seams}" stroke="{INK}" stroke-width="2" stroke-dasharray="3 9" opacity=".28"/>')
    for _, _, name, x, y, mirrored in sorted(scenes):  # what stands in front hides what is behind
        if mirrored:
            parts.append(f'<use href="#{name}" transform="matrix(-1 0 0 1 {x + 100} {y})"/>')
        elif name in _SCENES:
            parts.append(use(name, x, y))
    for (c, r), (_, crowns, _) in squares.items():
        parts += [use("coin", 100 * c + 20 + 27 * i, 100 * r + 20) for i in range(crowns)]
    return "".join(parts)
