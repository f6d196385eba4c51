"""Every screen, light and dark: readable for everybody, nothing sticks out, and pictures of them all.

KD_SCREENSHOTS=1 keeps the pictures in docs/screens/.
"""

import base64
import os
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, Literal

import pytest
from browsing import PHONE, Window
from playwright.sync_api import Browser, expect
from served import Json, Served

from kingdomino import Game, agent

ROOT = Path(__file__).parent.parent
AXE = ROOT / "web/node_modules/axe-core/axe.min.js"
PICTURES = ROOT / "docs/screens"
SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server that grants one address what it grants many: the screens need more records than one visitor opens."""
    with Served(tmp_path_factory.mktemp("served"), "--connections-per-address", "20000") as server:
        yield server


# ---- how to get there ----


@cache
def record(names: tuple[str, ...], phase: str, after: int, edition: str = "classic") -> str:
    """A game until it is the turn of A in that phase, after so many plies; 'over': to its end."""
    game = Game(players=len(names), names=list(names), edition=edition, harmony=True, seed=11)
    player = agent("full-greedy", seed=11)
    while not game.is_over:
        position = game.position
        if len(game.moves) >= after and position.phase == phase and position.turn == 0:
            break
        game.push(player.choose(position))
    return game.record()


def opened(window: Window, text: str) -> str:
    """Opens a record in the visitor's name; gives the id of its table."""
    answer = window.context.request.post("/api/import", data={"record": text})
    assert answer.ok, answer.text()
    id: str = answer.json()["id"]
    return id


def table(window: Window, *names: str, phase: str = "place", after: int = 40) -> None:
    window.go(f"/table/{opened(window, record(names, phase, after))}")
    expect(window.see("sentence")).to_be_visible()
    window.settle()


def claiming(window: Window) -> None:
    table(window, "Ada", "normal", phase="claim", after=24)


def placing(window: Window) -> None:
    table(window, "Ada", "normal")
    window.press("n")
    assert window.held()


def four(window: Window) -> None:
    table(window, "Ada", "Bo", "normal", "hard", after=70)


def scores(window: Window) -> None:
    table(window, "Ada", "normal")
    window.see("score-0").first.click()


def tracker(window: Window) -> None:
    table(window, "Ada", "normal")
    window.press("t")
    expect(window.page.get_by_role("dialog")).to_be_visible()


def text(window: Window) -> None:
    table(window, "Ada", "normal")
    window.read_as_text()


def menu(window: Window) -> None:
    table(window, "Ada", "normal")
    window.click("menu")
    expect(window.see("resign")).to_be_visible()


def end(window: Window) -> None:
    table(window, "Ada", "normal", phase="over")
    expect(window.see("again")).to_be_visible()


def waiting(window: Window) -> None:
    """A table with one seat for a friend."""
    seats = [{"kind": "person", "name": "Ada"}, {"kind": "open"}]
    answer = window.context.request.post("/api/tables", data={"seats": seats, "edition": "classic", "terms": {}})
    assert answer.ok, answer.text()
    window.go(f"/table/{answer.json()['id']}")
    expect(window.see("qr")).to_be_visible()
    window.settle()


def checked(window: Window) -> None:
    """The end of a game with friends, and how its deals are checked."""
    waiting(window)
    window.click("fill-seat-1")
    window.until(lambda table: table["stage"] == "playing" and table["turn"], "the beginning")
    window.resign()
    expect(window.see("verdict")).to_have_attribute("data-verdict", "checked")
    window.see("fair").locator("summary").click()
    window.see("fair").get_by_role("link").scroll_into_view_if_needed()


def replay(window: Window) -> None:
    window.go(f"/table/{opened(window, record(('Ada', 'normal'), 'over', 0))}/replay#40")
    expect(window.page.get_by_text("Position 40 of")).to_be_visible()
    expect(window.page.get_by_role("img").first).to_be_visible()
    window.settle()


def score(window: Window) -> None:
    """Two kingdoms of a real game, counted."""
    ada, bo = "wm3m1m2w/sm2wwf1/wgCff/wl1ll1f/w1slwf1", "l1f.g1g/ll1Cgg2/lffg./.f1ws1."
    window.go(f"/score#e=classic&r=harmony:true,middle_kingdom:true&p=Ada:{ada}&p=Bo:{bo}")
    expect(window.see("victory")).to_be_visible()
    window.settle()


def games(window: Window) -> None:
    opened(window, record(("Ada", "normal"), "place", 40))
    opened(window, record(("Ada", "Bo", "normal", "hard"), "over", 0))
    window.go("/games")
    expect(window.page.get_by_role("heading", level=2).first).to_be_visible()


def home(window: Window) -> None:
    opened(window, record(("Ada", "normal"), "place", 40))
    window.go()
    expect(window.page.get_by_text("Continue")).to_be_visible()


def at(path: str) -> Callable[[Window], None]:
    def visit(window: Window) -> None:
        window.go(path)
        expect(window.page.get_by_role("heading", level=1)).to_be_visible()
        window.settle()

    return visit


SCREENS: dict[str, Callable[[Window], None]] = {
    "home": home,
    "new": at("/new"),
    "friends": at("/new?friends=link"),
    "waiting": waiting,
    "claiming": claiming,
    "placing": placing,
    "four": four,
    "scores": scores,
    "tracker": tracker,
    "text": text,
    "menu": menu,
    "end": end,
    "checked": checked,
    "games": games,
    "settings": at("/settings"),
    "help": at("/help"),
    "score": score,
    "replay": replay,
    "lost": at("/nowhere"),
}
SIZES: dict[str, Json] = {
    "desktop": {"viewport": {"width": 1440, "height": 900}},
    "tablet": {"viewport": {"width": 820, "height": 1180}, "has_touch": True},
    "phone": PHONE | {"device_scale_factor": 1},
}


def look(browser: Browser, served: Served, **options: Any) -> Window:
    """A window in which nothing moves."""
    return Window(browser, served, {"pace": 0, "name": "Ada"}, reduced_motion="reduce", locale="en-GB", **options)


# ---- what must hold ----


def barriers(window: Window) -> list[str]:
    """What keeps somebody from using what the window shows."""
    if not window.page.evaluate("'axe' in window"):
        window.page.evaluate(AXE.read_text())
    found: list[str] = window.page.evaluate(
        "axe.run(document, {resultTypes: ['violations'], runOnly: {type: 'tag', values:"
        " ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']}})"
        ".then(({violations}) => violations.flatMap(({id, help, nodes}) =>"
        " nodes.map(({html, failureSummary}) => `${id} (${help}): ${html.slice(0, 200)}\\n    ${failureSummary}`)))"
    )
    return found


def picture(window: Window) -> bytes:
    shot = {"format": "webp", "quality": 70}
    taken: str = window.context.new_cdp_session(window.page).send("Page.captureScreenshot", shot)["data"]
    return base64.b64decode(taken)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("screen", SCREENS)
def test_everybody_can_use_it(browser: Browser, served: Served, screen: str, size: str) -> None:
    """By day and by night, which style sheets alone tell apart."""
    with look(browser, served, **SIZES[size]) as window:
        SCREENS[screen](window)
        for scheme in SCHEMES:
            window.page.emulate_media(color_scheme=scheme)
            shot = picture(window)
            if os.environ.get("KD_SCREENSHOTS"):
                (PICTURES / f"{screen}-{size}-{scheme}.webp").write_bytes(shot)
            if size == "desktop":
                found = barriers(window)
                assert not found, "\n".join([scheme, *found])


def test_the_pictures_are_small_and_of_screens_that_there_are() -> None:
    taken = {picture.name: picture.stat().st_size for picture in PICTURES.iterdir()}
    assert taken.keys() == {f"{name}-{size}-{scheme}.webp" for name in SCREENS for size in SIZES for scheme in SCHEMES}
    assert sum(taken.values()) < 6e6


@pytest.mark.parametrize(("width", "height"), [(360, 740), (3840, 2160)])
def test_nothing_sticks_out(browser: Browser, served: Served, width: int, height: int) -> None:
    """The page is never wider than the window, and everything that can be pressed is inside it."""
    outside = """
        [...document.querySelectorAll("button, a, input, select, textarea, h1, h2, h3, p")]
            .filter((one) => one.checkVisibility() && !one.closest(".hidden-text, .skip, [tabindex='-1']"))
            .filter((one) => !one.classList.contains("hidden-text"))
            .map((one) => [one.getBoundingClientRect(), one])
            .filter(([box]) => box.width && (box.left < -1 || box.right > innerWidth + 1))
            .map(([box, one]) => `${Math.round(box.left)} to ${Math.round(box.right)}: ${one.outerHTML.slice(0, 150)}`)
    """
    found: list[str] = []
    with look(browser, served, viewport={"width": width, "height": height}, has_touch=width < 900) as window:
        for name, screen in SCREENS.items():
            screen(window)
            wide = window.page.evaluate("document.documentElement.scrollWidth")
            if wide > width:
                found.append(f"{name} is {wide} wide")
            found += [f"{name}: {one}" for one in window.page.evaluate(outside)]
    assert not found, "\n".join(found)
