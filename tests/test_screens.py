"""Every screen, light and dark: readable for everybody, nothing sticks out, and pictures of them all.

KD_SCREENSHOTS=1 takes the pictures in docs/screens/ anew.
"""

import base64
import json
import os
import re
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any, Literal
from urllib.parse import urlsplit

import pytest
from browsing import PHONE, Window
from dated import Clock, on_a_day
from playwright.sync_api import Browser, Route, WebSocketRoute, expect
from pseudo import accented
from served import Json, Served
from test_daily import greedy, play, poor
from test_record_page import filled

from kingdomino import Game, agent
from kingdomino.languages import ENGLISH, FOLDER, languages
from kingdomino.server.page import WEB
from kingdomino.server.run import DATABASE

ROOT = Path(__file__).parent.parent
AXE = ROOT / "web/node_modules/axe-core/axe.min.js"
PICTURES = ROOT / "docs/screens"
SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")


YESTERDAY, TODAY = "2026-01-30", "2026-01-31"


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server that grants one address what it grants many: the screens need more records than one visitor opens.

    It is always the same day there, with the same deal, which some have played, and others the day before.
    """
    folder = tmp_path_factory.mktemp("served")
    clock = Clock(folder, f"{YESTERDAY} 12:00")
    with on_a_day(folder, "data", "--connections-per-address", "20000") as server:
        with closing(sqlite3.connect(server.data / DATABASE)) as database:
            database.execute("INSERT INTO chest VALUES ('days', ?)", ("5" * 64,))
            database.commit()
        visitors = {name: server.visitor() for name in ("Bo", "Cy", "Dee", "Eve", "Flo")}
        for name, visitor in visitors.items():
            play(visitor, name)
        clock.set(f"{TODAY} 12:00")
        for (name, visitor), choose in zip(visitors.items(), (greedy, poor, greedy, poor, greedy), strict=True):
            play(visitor, name, choose)
        yield server


# ---- how to get there ----


@cache
def record(
    names: tuple[str, ...], phase: str, after: int, edition: str = "classic", seed: int = 11, **rules: Any
) -> str:
    """A game until it is the turn of A in that phase, after so many plies; 'over': to its end."""
    game = Game(players=len(names), names=list(names), edition=edition, harmony=True, seed=seed, **rules)
    player = agent("full-greedy", seed=seed)
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


def table(window: Window, *names: str, phase: str = "place", after: int = 40, **rules: bool) -> None:
    window.go(f"/table/{opened(window, record(names, phase, after, **rules))}")
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
    expect(window.see("closed")).to_be_visible()
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
    expect(window.see("replay-slider")).to_have_value("40")
    expect(window.page.get_by_role("img").first).to_be_visible()
    window.settle()


def hint(window: Window) -> None:
    """The best three moves, and what speaks for one."""
    table(window, "Ada", "normal")
    expect(window.see("hint-ask")).to_be_enabled()
    for stage in ("nudge", "moves", "why"):
        window.click("hint-ask")
        expect(window.see("hint-ask")).to_have_attribute("data-stage", stage)
    window.settle()


def review(window: Window) -> None:
    window.hasten_coach()
    window.go(f"/table/{opened(window, record(('Ada', 'normal'), 'over', 0))}/review")
    expect(window.see("review-verdict")).to_be_visible()
    expect(window.see("review-chosen").get_by_role("img").first).to_be_visible()
    window.see("review-all").evaluate("(fold) => (fold.open = true)")
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
    id = opened(window, record(("Ada", "normal"), "place", 40))
    window.go()
    expect(window.see(f"game-{id}")).to_be_visible()


def at(path: str) -> Callable[[Window], None]:
    def visit(window: Window) -> None:
        window.go(path)
        expect(window.page.get_by_role("heading", level=1)).to_be_visible()
        window.settle()

    return visit


def daily(window: Window) -> None:
    """The deal of the day, and how everybody did."""
    visitor = window.served.visitor()
    visitor.ask("GET", "/daily")
    secret = visitor.http.cookies["kingdomino"]
    window.context.add_cookies([{"name": "kingdomino", "value": secret, "url": window.served.url}])
    play(visitor, "Ada")
    window.go("/daily")
    expect(window.see("daily-result").get_by_role("img").first).to_be_visible()
    expect(window.see("daily-save")).to_be_enabled()  # the picture to share has been painted
    window.settle()


def puzzle(window: Window) -> None:
    """A puzzle in which a domino is placed, at its longest: with what a move costs and why."""
    window.go("/puzzles/17")
    window.click("puzzle-show")
    expect(window.see("puzzle")).to_have_attribute("data-stage", "shown")
    window.settle()


SCREENS: dict[str, Callable[[Window], None]] = {
    "home": home,
    "daily": daily,
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


def options(window: Window) -> None:
    """The form of a new game with everything unfolded that it can ask."""
    window.new_form("/new?friends=link")
    for seat in (2, 3):
        window.click("add-seat")
        window.see(f"seat-{seat}-kind").select_option("person" if seat == 2 else "computer")
    window.see("edition").select_option("german")
    window.see("rule-must_place").check()
    window.see("clock-kind").select_option("game")
    window.see("clock-increment").fill("9999")
    window.settle()


def lobby(window: Window) -> None:
    seats = [{"kind": "person", "name": "Ada"}, {"kind": "computer", "level": "hard"}, {"kind": "open"}]
    wanted = {"seats": seats, "rules": {"harmony": True}, "terms": {"public": True}, "dynasty": True}
    answer = window.context.request.post("/api/tables", data=wanted)
    assert answer.ok, answer.text()
    window.go("/lobby")
    expect(window.see(f"lobby-{answer.json()['id']}")).to_be_visible()


def joining(window: Window) -> None:
    """A friend's table, with a seat to take."""
    id = window.served.visitor().ask("POST", "/tables", {"seats": [{"kind": "person"}, {"kind": "open"}]})["id"]
    window.go(f"/table/{id}")
    expect(window.see("join-name")).to_be_visible()
    window.settle()


def cut_off(window: Window) -> None:
    """The table after the server has gone."""
    calls: list[WebSocketRoute] = []

    def answer(call: WebSocketRoute) -> None:
        calls.append(call)
        if len(calls) == 1:
            call.connect_to_server()
        else:
            call.close()

    window.page.route_web_socket("**/live", answer)
    table(window, "Ada", "normal")
    calls[0].close()
    expect(window.page.get_by_role("status").locator("p").first).to_be_visible()


def choosing(window: Window) -> None:
    """Nothing of the line fits, where it is placed at once."""
    for seed, after in product(range(20), range(20, 60, 4)):
        text = record(("Ada", "normal"), "claim", after, "english-app", seed)
        position = Game.parse(text).position
        if position.phase == "claim" and all(len(position.play(m).legal_moves) == 1 for m in position.legal_moves):
            break
    window.go(f"/table/{opened(window, text)}")
    expect(window.see("sentence")).to_be_visible()
    window.settle()


def discarding(window: Window) -> None:
    """The domino in hand fits nowhere."""
    choosing(window)
    window.click(f"line-domino-{window.my_turn()['turn']['moves'][0]['domino']}")
    expect(window.see("discard")).to_be_visible()
    window.settle()


def rules(window: Window) -> None:
    table(window, "Ada", "normal")
    if not window.see("rules").locator("visible=true").count():
        window.click("menu")
    window.see("rules").locator("visible=true").last.click()


def devices(window: Window) -> None:
    """The menu of a game with friends, with a link for another device."""
    waiting(window)
    window.click("fill-seat-1")
    window.until(lambda table: table["stage"] == "playing" and table["turn"], "the beginning")
    window.click("menu")
    window.click("device-link")
    expect(window.see("copy-device")).to_be_visible()
    window.settle()


def guide(window: Window) -> None:
    """How to play by an edition that differs in much, with every additional rule."""
    at("/help")(window)
    window.see("guide-edition").select_option("danish")
    for rule in ("harmony", "middle_kingdom", "mighty_duel", "dynasty"):
        window.see(f"guide-{rule}").check()
    window.settle()


def daily_table(window: Window) -> None:
    """A table at which nothing is taken back."""
    answer = window.context.request.post("/api/daily", data={"name": "Ada", "faces": ["Pip", "Barnaby", "Gwen"]})
    assert answer.ok, answer.text()
    window.go(f"/table/{answer.json()['id']}")
    window.my_turn()
    window.settle()


def daily_past(window: Window) -> None:
    """The day before, with games to watch and its secret."""
    window.go(f"/daily/{YESTERDAY}")
    expect(window.see("daily-verdict")).to_be_visible()
    window.page.locator("details").evaluate_all("folds => folds.forEach((fold) => (fold.open = true))")
    window.settle()


MORE: dict[str, Callable[[Window], None]] = {
    "hint": hint,
    "review": review,
    "puzzle": puzzle,
    "daily-new": at("/daily"),
    "daily-table": daily_table,
    "daily-past": daily_past,
    "record": filled,
    "guide": guide,
    "learn": at("/learn"),
    "sheet": at("/score"),
    "options": options,
    "lobby": lobby,
    "joining": joining,
    "cut-off": cut_off,
    "choosing": choosing,
    "discarding": discarding,
    "rules": rules,
    "devices": devices,
}
"""Screens that are looked at in all the same ways, most of them without a picture."""

PICTURED = SCREENS | {name: MORE[name] for name in ("hint", "review", "puzzle", "record")}

SIZES: dict[str, Json] = {
    "desktop": {"viewport": {"width": 1440, "height": 900}},
    "tablet": {"viewport": {"width": 820, "height": 1180}, "has_touch": True},
    "phone": PHONE | {"device_scale_factor": 1},
}


def look(browser: Browser, served: Served, **options: Any) -> Window:
    """A window in which nothing moves."""
    return Window(browser, served, {"pace": 0, "name": "Ada"}, reduced_motion="reduce", locale="en-GB", **options)


STICKING_OUT = """() => {
    const pen = document.createElement("canvas").getContext("2d");
    const page = document.documentElement;
    const found = page.scrollWidth > innerWidth ? [`the page is ${page.scrollWidth} wide`] : [];
    const told = (what, one) =>
        found.push(`${what}: ${one.textContent.trim().slice(0, 60)} ${one.outerHTML.slice(0, 90)}`);
    const words = (one) => [...one.childNodes].some(({ nodeType, data }) => nodeType === 3 && data.trim());
    const open = document.querySelector("dialog[open]");
    for (const one of (open ?? document.body).querySelectorAll("*")) {
        const box = one.getBoundingClientRect();
        if (!box.width || one.closest("svg, .hidden-text, .skip, .many .words") || !one.checkVisibility()) continue;
        const style = getComputedStyle(one);
        const scrolls = /auto|scroll/.test(style.overflow) || one.closest(".wide");
        const held = "button, a, input, select, textarea, h1, h2, h3, p";
        if (one.matches(held) && !scrolls && (box.left < -1 || box.right > innerWidth + 1)) told("sticks out", one);
        // The name of a player may be cut: it can be as long as it likes.
        const name = one.matches("input, .plate .name b, .plate .who, .player .name");
        if (scrolls || style.display === "inline" || name) continue;
        if (one.matches("select")) {
            pen.font = style.font;
            const room = one.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - 16;
            const chosen = one.selectedOptions[0]?.text ?? "";
            if (+style.opacity && pen.measureText(chosen).width > room) told(`cut: ${chosen}`, one);
        } else if (words(one) || one.matches("button:not(.domino), .button, label, summary")) {
            if (one.scrollWidth > one.clientWidth + 1) told("too wide", one);
            if (style.overflowY !== "visible" && one.scrollHeight > one.clientHeight + 1) told("too high", one);
        }
    }
    return [...new Set(found)];
}"""
"""What is wider than the window or than its own place, and words that are cut."""


# ---- what must hold, in any language ----


def barriers(window: Window) -> list[str]:
    """What keeps somebody from using what the window shows, by day and by night: these differ in colours only."""
    assert window.painted, "what is not painted has no colours"
    if not window.page.evaluate("'axe' in window"):
        window.page.evaluate(AXE.read_text())
    every = {"type": "tag", "values": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]}
    colours = {"type": "rule", "values": ["color-contrast", "link-in-text-block"]}
    found: list[str] = []
    for scheme, rules in zip(SCHEMES, (every, colours), strict=True):
        window.page.emulate_media(color_scheme=scheme)
        found += window.page.evaluate(
            "([scheme, runOnly]) => axe.run(document, {resultTypes: ['violations'], runOnly})"
            ".then(({violations}) => violations.flatMap(({id, help, nodes}) => nodes.map(({html, failureSummary}) =>"
            " `${scheme}: ${id} (${help}): ${html.slice(0, 200)}\\n    ${failureSummary}`)))",
            [scheme, rules],
        )
    return found


@pytest.fixture(scope="module")
def long_words() -> dict[str, str]:
    """By the files that the page loads, English as long as any other language may be."""
    chunks: Json = json.loads((WEB / ".vite/manifest.json").read_text())
    found = {chunk["file"]: re.search(r"/en/(\w+\.ftl)\?raw$", source) for source, chunk in chunks.items()}
    return {file: accented((FOLDER / "en" / part[1]).read_text()) for file, part in found.items() if part}


def speak(window: Window, code: str) -> None:
    """Changes the language by the switch that every screen has."""
    window.page.evaluate(
        """(code) => {
            const choice = document.querySelector("[data-testid^='language']");
            choice.value = code;
            choice.dispatchEvent(new Event("change", { bubbles: true }));
        }""",
        code,
    )
    window.page.wait_for_function("(code) => document.documentElement.lang === code", arg=code)
    window.settle()


@pytest.mark.parametrize("screen", SCREENS | MORE)
def test_everybody_can_use_it_in_any_language(
    browser: Browser, served: Served, long_words: dict[str, str], screen: str
) -> None:
    """On a narrow phone nothing is wider than its place, and no words are cut, even if they are long: these are also
    looked at on a phone that lies on its side, on a tablet, on a desk, where nobody is kept out, and on a wall."""

    def serve(route: Route) -> None:
        words = long_words[urlsplit(route.request.url).path.removeprefix("/")]
        route.fulfill(body=f"export default {json.dumps(words)}", content_type="text/javascript")

    narrow: Json = {"viewport": {"width": 360, "height": 740}, "has_touch": True}
    with look(browser, served, **narrow) as window:
        window.context.route(re.compile("|".join(map(re.escape, long_words))), serve)
        (SCREENS | MORE)[screen](window)
        found: dict[str, None] = {}

        def stretch(width: int, height: int) -> None:
            window.page.set_viewport_size({"width": width, "height": height})
            window.settle()
            found.update({f"{width}x{height}: {one}": None for one in window.page.evaluate(STICKING_OUT)})

        for code in languages():
            speak(window, code)
            found |= {f"{code}: {one}": None for one in window.page.evaluate(STICKING_OUT)}
        speak(window, ENGLISH)
        stretch(844, 390)
        stretch(820, 1180)
        window.leave_touch()
        stretch(3840, 2160)
        stretch(1440, 900)
        window.paint()
        found |= dict.fromkeys(barriers(window))
    assert not found, "\n".join(found)


BEYOND = """() => {
    const page = document.documentElement;
    const found = page.scrollHeight > innerHeight ? [`the page is ${page.scrollHeight} high`] : [];
    for (const one of document.querySelectorAll(
        ":is(.top, .plates, .lines, .main, .bottom) :is(button, p, h2), [data-testid=speech]")) {
        const box = one.getBoundingClientRect();
        if (box.width && (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1))
            found.push(`${one.textContent.trim().slice(0, 40)} ${one.outerHTML.slice(0, 90)}`);
        if (one.matches(".domino") && box.width < 40) found.push(`a domino is ${box.width} wide`);
    }
    return [...new Set(found)];
}"""
"""What of the table has to be scrolled to, or is too small for a finger."""


def test_a_phone_held_sideways_shows_everything(browser: Browser, served: Served) -> None:
    """Two to four players, claiming and placing, seven by seven, and the tutorial; nothing scrolls."""
    sizes = ((844, 390), (740, 360), (932, 430), (667, 375), (720, 450))
    found: list[str] = []
    with look(browser, served, viewport={"width": 844, "height": 390}, has_touch=True) as window:
        for names in (("Ada", "normal"), ("Ada", "Bo", "normal"), ("Ada", "Bo", "normal", "hard")):
            for phase in ("claim", "place"):
                for mighty in (False, True)[: 4 - len(names)]:
                    table(window, *names, phase=phase, after=70 if mighty else 40, mighty_duel=mighty)
                    assert window.table["turn"]["phase"] == phase
                    if phase == "place":
                        window.press("n")
                        expect(window.see("confirm-place")).to_be_enabled()
                    for code in ("de", "en"):
                        speak(window, code)
                        for width, height in sizes:
                            window.page.set_viewport_size({"width": width, "height": height})
                            window.settle()
                            where = f"{names} {phase} {mighty} {code} {width}x{height}"
                            found += [f"{where}: {one}" for one in window.page.evaluate(BEYOND)]
        at("/learn")(window)
        for width, height in sizes:
            window.page.set_viewport_size({"width": width, "height": height})
            window.settle()
            found += [f"learn {width}x{height}: {one}" for one in window.page.evaluate(BEYOND)]
    assert not found, "\n".join(found)


def test_large_letters_leave_everything_within_reach(browser: Browser, served: Served) -> None:
    """Where the page is higher than the window, the wheel scrolls it; forced colours show whose turn it is."""
    with look(browser, served, viewport={"width": 480, "height": 400}, forced_colors="active") as window:
        claiming(window)
        window.page.mouse.move(*window.centre(window.see("kingdom-0")))
        window.page.mouse.wheel(0, 2000)
        expect(window.see("undo")).to_be_in_viewport(ratio=1)
        window.page.set_viewport_size({"width": 1440, "height": 900})
        window.page.evaluate("document.documentElement.style.fontSize = '200%'")
        expect(window.page.locator(".table")).to_have_attribute("data-shape", "compact sideways")
        window.settle()
        assert not window.page.evaluate(BEYOND)
        for seat, style in ((0, "solid"), (1, "none")):
            plate = window.page.locator(".plate", has=window.see(f"score-{seat}"))
            expect(plate).to_have_css("outline-style", style)


# ---- pictures ----


def picture(window: Window) -> bytes:
    shot = {"format": "webp", "quality": 70}
    taken: str = window.context.new_cdp_session(window.page).send("Page.captureScreenshot", shot)["data"]
    return base64.b64decode(taken)


def schemes(size: str) -> tuple[Literal["light", "dark"], ...]:
    """What a night looks like is seen on the largest and on the smallest."""
    return SCHEMES[:1] if size == "tablet" else SCHEMES


if os.environ.get("KD_SCREENSHOTS"):

    @pytest.mark.parametrize("size", SIZES)
    @pytest.mark.parametrize("screen", PICTURED)
    def test_pictures_are_taken(browser: Browser, served: Served, screen: str, size: str) -> None:
        with look(browser, served, painted=True, **SIZES[size]) as window:
            PICTURED[screen](window)
            for scheme in schemes(size):
                window.page.emulate_media(color_scheme=scheme)
                (PICTURES / f"{screen}-{size}-{scheme}.webp").write_bytes(picture(window))


def test_the_pictures_are_small_and_of_screens_that_there_are() -> None:
    taken = {picture.name: picture.stat().st_size for picture in PICTURES.iterdir()}
    assert taken.keys() == {
        f"{name}-{size}-{scheme}.webp" for name in PICTURED for size in SIZES for scheme in schemes(size)
    }
    assert sum(taken.values()) < 6e6
