"""Pictures show everything that is on the table, for every edition, and survive any name."""

import io
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from xml.etree import ElementTree

import pytest
from rich.console import Console, RenderableType

import kingdomino as kd
from kingdomino import draw
from kingdomino.draw.svg import card
from kingdomino.languages import say

NAMES = ["Ada", "Ben [b]", "Chloé", "Dmitri"]
TABLES = [
    (edition.name, players)
    for edition in kd.EDITIONS.values()
    for players in range(edition.rules.min_players, edition.rules.max_players + 1)
]
TERRAINS = "wheat|forest|lake|grass|swamp|mine"


def land(terrain: str) -> str:
    return say(f"terrain-{terrain}")


def game_after(edition: str, players: int, plies: int, seed: int = 3) -> kd.Game:
    game = kd.Game(players, edition, seed=seed, names=NAMES[:players])
    bot = kd.agent("greedy", seed=seed)
    while not game.is_over and plies > 0:
        game.push(bot.choose(game.position))
        plies -= 1
    return game


def moments(edition: str, players: int) -> Iterator[kd.Game]:
    """The start, the middle, a turn half done, the end; and what only the dealer sees."""
    for plies in (0, 1, 20, 27, 1000):
        yield game_after(edition, players, plies)
    yield kd.Game(players, edition, names=NAMES[:players], auto_deal=False)


def on_table(position: kd.Position) -> list[int]:
    """The dominoes that lie in the lines."""
    pending = position.pending if position.rules.claim_ahead else []
    return [number for number, _ in [*pending, *position.line]]


def printed(
    game: kd.Game,
    width: int = 80,
    encoding: str = "utf-8",
    picture: Callable[..., RenderableType] = draw.view,
    **options: object,
) -> str:
    file = io.TextIOWrapper(io.BytesIO(), encoding)
    console = Console(file=file, width=width, color_system=None, legacy_windows=False)
    console.print(picture(game.position, game.names, **options))
    file.seek(0)
    return file.read()


def check_words(words: str, game: kd.Game) -> None:
    for seat, score in enumerate(game.position.scores()):
        assert game.names[seat] in words
        assert re.search(rf"\b{score.total}\b", words)
    for number in on_table(game.position):
        assert re.search(rf"\b{number}\b", words)
    kingdoms = [game.position.kingdom(seat) for seat in range(game.players)]
    for terrain in TERRAINS.split("|"):
        for crowns in range(1, 4):
            squares = sum((terrain, crowns) == square[1:] for kingdom in kingdoms for square in kingdom)
            halves = sum((terrain, crowns) in kd.DOMINOES[number - 1] for number in on_table(game.position))
            assert len(re.findall(rf"(?<![a-z]){terrain[0]}{crowns}(?!\d)", words)) >= squares + halves


@pytest.mark.parametrize(("edition", "players"), TABLES)
def test_text(edition: str, players: int) -> None:
    for game in moments(edition, players):
        words = str(game)
        check_words(words, game)
        assert max(map(len, words.splitlines())) <= 100
        assert not any(line != line.rstrip() for line in words.splitlines())


@pytest.mark.parametrize(("edition", "players"), TABLES)
def test_view(edition: str, players: int) -> None:
    for game in moments(edition, players):
        words = printed(game)
        check_words(words, game)
        assert "…" not in words
        assert max(map(len, words.splitlines())) <= 80
        for score in game.position.scores():
            for t in score.territories:
                assert not t.points or re.search(rf"{land(t.terrain)} +{t.squares} x {t.crowns} = +{t.points}\b", words)


@pytest.mark.parametrize(("edition", "players"), TABLES)
def test_svg(edition: str, players: int) -> None:
    for game in moments(edition, players):
        position = game.position
        dominoes = game.dominoes()
        picture = draw.svg(position, game.names, dominoes)
        assert picture == draw.svg(position, game.names, dominoes)
        root = ElementTree.fromstring(picture)
        words = [e.text for e in root.iter("{http://www.w3.org/2000/svg}text")]
        for seat, score in enumerate(position.scores()):
            assert game.names[seat] in words
            assert str(score.total) in words
        assert {str(number) for number in on_table(position)} <= {*words}

        halves = [half for number in on_table(position) for half in kd.DOMINOES[number - 1]]
        squares = [square[1:] for seat in range(players) for square in position.kingdom(seat)] + halves
        used = re.findall(r'<use href="#([^"]+)"', picture.split("</defs>")[1])
        scenes = [name for name in used if re.fullmatch(rf"({TERRAINS})(\d|-built)", name)]
        assert len(scenes) == len(squares)
        assert sum(name.endswith("-built") for name in scenes) == sum(crowns > 0 for _, crowns in squares)
        pile = position.lines_left > 0
        assert used.count("coin") == sum(crowns for _, crowns in squares) + pile
        assert used.count("castle") == players


def test_text_is_easy_to_read() -> None:
    record = """[Edition "german"]
[A "Ada"]
[B "Ben"]

ABBA +4,11,23,48 A:48 B:4 B:11 A:23
+2,19,30,45 B:h7i7,45 B:g8g9,30 A:f7e7
"""
    assert (
        str(kd.Game.parse(record))
        == """\
Ada claims domino 2 or 19.

Ada: 1                      Ben: 0
11  .  .  .  .  .  .  .     11  .  .  .  .  .  .  .
10  .  .  .  .  .  .  .     10  .  .  .  .  .  .  .
 9  .  .  .  .  .  .  .      9  .  .  g  .  .  .  .
 8  .  .  .  .  .  .  .      8  .  .  g  .  .  .  .
 7  .  .  m  w1 C  .  .      7  .  .  C  f  f  .  .
 6  .  .  .  .  .  .  .      6  .  .  .  .  .  .  .
 5  .  .  .  .  .  .  .      5  .  .  .  .  .  .  .
 4  .  .  .  .  .  .  .         e  f  g  h  i  j  k
 3  .  .  .  .  .  .  .
    c  d  e  f  g  h  i

to place          to claim
48  w  m3  Ada     2  w  w   -
                  19  w1 f   -
                  30  l1 w   Ben
                  45  m2 w   Ben

Then Ada.
16 dominoes to come in 4 lines, out of 40 unseen."""
    )


def test_all_who_play_after_the_dealer_are_named() -> None:
    game = kd.Game(3, "classic", names=NAMES[:3], auto_deal=False)
    for move in ("A", "+4,5,6", "4", "B", "5", "C", "6"):
        game.push(move)
    assert game.position.phase == "deal"
    assert say("scene-then", names="Ada, Ben [b] and Chloé") in draw.text(game.position, NAMES[:3])


@pytest.mark.parametrize(
    "name",
    [
        "<script>alert(1)</script>",
        "a & b",
        "\"double\" and 'single'",
        "]]>",
        "[red]x[/]",
        "💡\u0301",
        "漢字",
        "",
    ],
)
def test_any_name_can_be_drawn(name: str) -> None:
    game = game_after("classic", 2, 20)
    game.names[0] = name
    root = ElementTree.fromstring(draw.svg(game.position, game.names))
    assert (name[:23] or "A") in " ".join(e.text or "" for e in root.iter())
    assert name[:23] in str(game)
    assert name[:23] in printed(game)


def test_names_do_no_harm() -> None:
    position = game_after("classic", 4, 20).position
    names = ["\x1b[31mred\n\x07", "\ud800\u202e\x00", "x" * 500, "x" * 500]
    words = draw.text(position, names)
    assert "[31mred: " in words
    assert not {c for c in words if not c.isprintable()} - {"\n"}
    assert max(map(len, words.splitlines())) <= 100
    assert "… (C)" in words  # two names that look the same are told apart
    ElementTree.fromstring(draw.svg(position, names))
    with pytest.raises(ValueError, match="4 players need 4 names, not 1"):
        draw.text(position, ["Ada"])


def test_svg_stands_alone() -> None:
    picture = draw.svg(game_after("classic", 4, 30).position)
    root = ElementTree.fromstring(picture)
    ids = {e.get("id") for e in root.iter()} - {None}
    links = re.findall(r'href="([^"]*)"', picture) + re.findall(r"url\(([^)]*)\)", picture)
    assert {link.removeprefix("#") for link in links} <= ids
    assert picture.count("http") == 1  # the name of the format
    assert not {e.tag.rpartition("}")[2] for e in root.iter()} & {"script", "image", "foreignObject", "style"}
    assert len(picture) < 80_000


def test_a_domino_always_looks_the_same() -> None:
    game = game_after("tournament", 2, 1000)
    picture = draw.svg(game.position, game.names, game.dominoes())
    for kingdom in game.dominoes():
        for spot, (number, half) in kingdom.items():
            terrain, crowns = kd.DOMINOES[number - 1][half]
            scene = f"{terrain}{(2 * number + half) % 3}"  # its number and half choose it, not its place
            x, y = 100 * "abcdefghijklm".index(spot[0]), 1300 - 100 * int(spot[1:])
            assert crowns or f'href="#{scene}" x="{x}" y="{y}"' in picture


def test_view_without_unicode() -> None:
    game = game_after("classic", 4, 20)
    words = printed(game, encoding="ascii")
    assert "(rose) Ada" in words
    assert "(leaf) Chlo?" in words


def test_view_fits_the_terminal() -> None:
    game = game_after("classic", 4, 0)
    heights = [len(printed(game, width).splitlines()) for width in (40, 80, 200)]
    assert heights == sorted({*heights}, reverse=True)
    assert all(max(map(len, printed(game, width).splitlines())) <= width for width in (40, 80, 200))


def test_view_without_its_sentence() -> None:
    game = game_after("classic", 2, 20)
    sentence, _, rest = printed(game).partition("\n\n")
    assert sentence.endswith(".")
    assert printed(game, sentence=False) == rest


def test_view_leaves_out_what_brings_points_where_it_would_be_too_high() -> None:
    game = game_after("tournament", 2, 60)
    high, low = printed(game), printed(game, height=14)
    assert len(low.splitlines()) < len(high.splitlines())
    assert " x " in high
    assert " x " not in low
    check_words(low, game)


def test_view_shows_every_square_that_can_be_covered_now() -> None:
    for plies in range(0, 40, 3):
        game = game_after("tournament", 2, plies)
        words = printed(game, width=200)
        files = {file for line in words.splitlines() for file in line.split() if file in "abcdefghijklm"}
        for move in game.legal_moves:
            for spot in move.squares or ():
                assert spot[0] in files
                assert re.search(rf"^.*\b{spot[1:]}  ", words, re.MULTILINE)


@pytest.mark.parametrize(("edition", "players"), TABLES)
def test_scores(edition: str, players: int) -> None:
    game = kd.Game(players, edition, seed=3, names=NAMES[:players], harmony=True, middle_kingdom=True)
    bot = kd.agent("greedy", seed=3)
    while not game.is_over:
        game.push(bot.choose(game.position))
        if len(game.moves) % 20 and not game.is_over:
            continue
        words = printed(game, picture=draw.scores)
        for seat, score in enumerate(game.position.scores()):
            assert re.search(rf"{re.escape(game.names[seat])} +{score.total}\b", words)
            for t in score.territories:
                assert not t.points or re.search(rf"{land(t.terrain)} +{t.squares} x {t.crowns} = +{t.points}\b", words)
            bare = sum(t.squares for t in score.territories if not t.crowns)
            assert not bare or re.search(rf"no crowns +{bare} x 0 = +0\b", words)
            middle = score.middle_kingdom if game.is_over else "possible" if score.middle_kingdom_possible else "lost"
            assert re.search(rf"Middle Kingdom +{middle}\b", words)
        assert words.count("Harmony") == players


@pytest.mark.parametrize(("edition", "players"), TABLES)
def test_card(edition: str, players: int) -> None:
    """The kingdoms in their colours, and those who won with their king."""
    for plies in (0, 20, 1000):
        game = game_after(edition, players, plies)
        picture = card(
            game.position,
            NAMES[:players],
            "<Title>",
            colours=[3, 2, 1, 0],
            winners=game.winners,
            dominoes=game.dominoes(),
        )
        root = ElementTree.fromstring(picture)
        words = [element.text for element in root.iter("{http://www.w3.org/2000/svg}text")]
        assert words[0] == root.get("aria-label") == "<Title>"
        assert words[1:] == [
            word
            for name, score in zip(NAMES, game.position.scores(), strict=False)
            for word in (name, str(score.total))
        ]
        assert picture.count('"#king"') == len(game.winners)
        castles = re.findall(r'href="#castle"[^>]*/><use href="#(\w+)"', picture)
        assert castles == ["wave", "leaf", "sun", "rose"][:players]


def test_kings_in_the_lines_hide_no_crowns() -> None:
    game = kd.Game.parse('[Edition "classic"]\n[A "Ada"]\n[B "Ben"]\n\nA +1,2,3,48 A:48')
    domino = re.search(
        r'<g transform="translate\([^)]*\)">(?:(?!<text).)*<text[^>]*>48</text>.*?"#king"', draw.svg(game.position)
    )
    assert domino
    scale = re.search(r"scale\(([\d.]+)\)", domino[0])
    coins = [float(x) for x in re.findall(r'"#coin" x="(\d+)"', domino[0])]
    *_, king = re.findall(r"translate\(([\d.]+) [\d.]+\)scale\(([\d.]+)\)", domino[0])
    assert scale
    assert len(coins) == 3
    assert (max(coins) + 15) * float(scale[1]) < float(king[0]) - 16 * float(king[1])  # half a coin, half his crown


def test_rich_is_imported_only_when_used() -> None:
    code = "import sys, kingdomino.draw; sys.exit('rich' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
