"""A person at a real browser: what the window shows, clicks, keys and fingers, and everything that goes wrong in it."""

import json
import os
import re
import shutil
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Any, Self
from urllib.parse import urlsplit

from contract import Json, answered, heard, told
from filed import Filed
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Error,
    Locator,
    Page,
    Request,
    Response,
    WebSocket,
    expect,
    sync_playwright,
)
from pydantic import ValidationError
from served import PATIENCE, Served

from kingdomino.agents import LEVELS
from kingdomino.languages import ENGLISH, language, preferred

CHROMIUM = os.environ.get("KD_CHROMIUM") or next(
    filter(None, map(shutil.which, ("chromium-headless-shell", "chromium", "google-chrome"))), None
)
"""The one without windows of its own opens a page for two thirds of the work."""
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--in-process-gpu",
    "--renderer-process-limit=1",  # of each visitor: none is kept ready for a next page
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--disable-quic",
]
DESKTOP: Json = {"viewport": {"width": 1440, "height": 900}}
PHONE: Json = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}
SIDEWAYS: Json = PHONE | {"viewport": {"width": 844, "height": 390}}
LIFT = 56
"""A dragged domino is held so many pixels above the finger, which would hide it."""

LISTEN = """
window.Worker = class extends Worker {
  constructor(...about) {
    super(...about);
    this.addEventListener("message", ({ data }) => overheard(JSON.stringify(data)));
  }
};
"""
"""Lets the test hear what a worker says to its page."""

UNPAINTED = """(() => {
  window.unpainted = new CSSStyleSheet();
  unpainted.replaceSync("@media screen { html, dialog, ::backdrop, ::view-transition { opacity: 0 !important } }");
  document.adoptedStyleSheets.push(unpainted);
})()"""
"""Nothing is painted, which is a third to a half of a browser's work: the page is laid out, hit and read as ever."""

SAVING = "Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ saveData: true }) })"
"""Nothing comes to the page before it is asked for."""

Home = Served | Filed
"""Where a page comes from, and with it where tables live: a server, or files without one."""

expect.set_options(timeout=1000 * PATIENCE)


@contextmanager
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        try:
            yield browser
        finally:
            browser.close()


class Window:
    """A window on the game with a visitor of its own.

    It reads along what the server or the page's worker tells the page, to know when something has happened; it acts by
    the screen only. As a context manager it fails on leaving if anything went wrong: errors of the page or on its
    console, requests that failed or were refused, requests to another host, messages and answers that are not what they
    should be.
    """

    def __init__(
        self,
        browser: Browser,
        home: Home,
        settings: Json | None = None,
        *,
        keeps: bool = False,
        painted: bool = False,
        **options: Any,
    ) -> None:
        """`settings` are as if chosen on an earlier visit; `options` are those of Playwright's context.

        A browser that `keeps` the page's files fetches all of them at every first visit; others save data, and fetch
        what they need. Only a window that is `painted` has colours to look at.
        """
        self.home = home
        self.painted = painted
        self.say = language(preferred([options.get("locale", ENGLISH)])).say
        """The words of the window's language."""
        self.context: BrowserContext = browser.new_context(base_url=home.url, **{**DESKTOP, **options})
        self.context.set_default_timeout(1000 * PATIENCE)
        self.wrong: list[str] = []
        self.broken: list[str] = []
        """Promises of the server; there is no trouble that excuses it."""
        self.hosts: set[str] = set()
        self.asked: set[Request] = set()
        """What the server has not answered yet."""
        self.answers: dict[Request, Response] = {}
        """Those that are to be checked when they have come whole."""
        self.table: Json = {}
        if not keeps:
            self.context.add_init_script(SAVING)
        if settings is not None:
            self.context.add_init_script(_remember({"offered": True} | settings))
        self.context.on("request", self._requested)
        self.context.on("requestfailed", self._failed)
        self.context.on("response", self._answered)
        self.context.on("requestfinished", self._finished)
        self.context.on("console", self._logged)
        self.context.on("weberror", lambda error: self.wrong.append(f"error: {error.error}"))
        self.context.add_init_script(LISTEN)
        if not painted:
            self.context.add_init_script(UNPAINTED)
        self.context.expose_binding("overheard", lambda _, text: self._overheard(text))
        self.page: Page = self.open()

    @property
    def served(self) -> Served:
        """The server, for what only a server does."""
        assert isinstance(self.home, Served)
        return self.home

    # ---- what happens in it ----

    def open(self, path: str | None = None) -> Page:
        """Another tab; the table is that of the last one that heard of it."""
        page = self.context.new_page()
        page.on("websocket", self._connected)
        if path is not None:
            page.goto(self.home.address(path))
        return page

    def _connected(self, socket: WebSocket) -> None:
        self.hosts.add(urlsplit(socket.url).netloc)
        socket.on("framereceived", self._heard)

    def _heard(self, text: str | bytes) -> None:
        with self._promised():
            self._hear(heard(text))

    def _hear(self, message: Json) -> None:
        if message["type"] == "state":
            self.table = message["table"]
        elif message["type"] == "refused":
            self.wrong.append(f"refused: {message['reason']}")

    def _overheard(self, text: str) -> None:
        with self._promised():
            said = told(text)
            if said["kind"] == "heard":
                self._hear(said["message"])
            elif said["kind"] == "misjudged":
                self.wrong.append(f"the judge failed: {said['problem']}")
            elif said["kind"] == "problem":
                self.wrong.append(f"refused: {said['reason']}")

    def _requested(self, request: Request) -> None:
        if not request.url.startswith(("data:", "blob:")):
            self.hosts.add(urlsplit(request.url).netloc)
            self.asked.add(request)

    def _failed(self, request: Request) -> None:
        self.asked.discard(request)
        abandoned = request.failure == "net::ERR_ABORTED" or (
            request.failure == "net::ERR_FAILED" and urlsplit(request.url).path == "/icon.svg"
        )  # a page that is left stops asking; for its icon it asked by way of the service worker
        if not abandoned:
            self.wrong.append(f"failed: {request.method} {request.url}: {request.failure}")

    def _answered(self, response: Response) -> None:
        if response.status >= 400:
            self.wrong.append(f"answered {response.status}: {response.request.method} {response.url}")
        if response.headers.get("content-type") == "application/json":
            self.answers[response.request] = response

    def _finished(self, request: Request) -> None:
        self.asked.discard(request)
        if response := self.answers.pop(request, None):
            with suppress(Error):  # a page that is left takes what it heard along
                body = response.body()
                with self._promised():
                    answered(request.method, urlsplit(request.url).path, response.status, body)

    @contextmanager
    def _promised(self) -> Iterator[None]:
        try:
            yield
        except ValidationError as error:
            self.broken.append(str(error))

    def _logged(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.wrong.append(f"console: {message.text}")

    def check(self) -> None:
        """Nothing went wrong, and nobody else was asked for anything."""
        assert not self.wrong + self.broken, "\n".join(self.wrong + self.broken)
        assert self.hosts <= {urlsplit(self.home.url).netloc}, self.hosts

    @contextmanager
    def trouble(self) -> Iterator[list[str]]:
        """What goes wrong meanwhile is meant to; it is given to be looked at."""
        before, expected = self.wrong, list[str]()
        self.wrong = expected
        try:
            yield expected
        finally:
            self.page.wait_for_timeout(50)
            self.wrong = before

    def until(self, happened: Callable[[Json], Any], wanted: str = "the table as wished") -> Json:
        """Waits until the page was told of such a table."""
        for pause in self._pauses():
            if self.table and happened(self.table):
                break
            assert pause, f"waited for {wanted}; {self.wrong}; {self.table}"
            assert not self.broken, self.broken
            self.page.wait_for_timeout(pause)
        return self.table

    def until_either(self, happened: Callable[[Json], Any], seen: Locator) -> None:
        """Waits until the page was told of such a table, or shows something else."""
        for pause in self._pauses():
            if (self.table and happened(self.table)) or seen.count():
                break
            assert pause, f"neither came; {self.wrong}"
            self.page.wait_for_timeout(pause)

    def _pauses(self) -> Iterator[int]:
        """Milliseconds until it is worth looking again: looking takes work, too. 0: it did not happen."""
        end = time.monotonic() + PATIENCE
        yield from (5, 5, 10, 10, 20)
        while time.monotonic() < end:
            yield 40
        yield 0

    def holds(self, expression: str, page: Page | None = None) -> None:
        """Waits until that is true in a page. Playwright's own way would break the page's rules, and a promise that is
        never kept would be waited for for ever."""
        end = time.monotonic() + PATIENCE
        while True:
            try:
                found = (page or self.page).evaluate(expression)
            except Error as error:  # the page is being loaded anew
                found = None
                failed = str(error)
            else:
                failed = ""
            if found:
                return
            assert time.monotonic() < end, f"waited for {expression}; {failed}; {self.wrong}"
            (page or self.page).wait_for_timeout(50)

    def until_kept(self) -> None:
        """Waits until the browser has kept every file of the page for later."""
        self.holds("navigator.serviceWorker.getRegistration().then((one) => one?.active?.state === 'activated')")

    def settle(self) -> None:
        """Waits until everything that the page asked for has come, and what follows from it is drawn."""
        drawn = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(null))))"
        end = time.monotonic() + PATIENCE
        self.page.evaluate(drawn)
        while self.asked:
            assert time.monotonic() < end, f"unanswered: {[request.url for request in self.asked]}"
            self.page.evaluate(drawn)

    def paint(self) -> None:
        """From here on the window has colours."""
        self.page.evaluate("unpainted.disabled = true")
        self.painted = True

    def leave_touch(self) -> None:
        """From here on it is a screen that nobody touches, and there is a mouse."""
        self.context.new_cdp_session(self.page).send("Emulation.setTouchEmulationEnabled", {"enabled": False})
        self.page.evaluate("dispatchEvent(new PointerEvent('pointerdown', { pointerType: 'mouse' }))")

    def my_turn(self) -> Json:
        return self.until(lambda table: table["outcome"] or (table["turn"] and table["turn"]["moves"]), "my turn")

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: object, *_: object) -> None:
        if kind is None:
            self.page.wait_for_timeout(50)
            self.check()
        self.context.close()

    # ---- what a person does ----

    def see(self, id: str) -> Locator:
        return self.page.get_by_test_id(id)

    def click(self, id: str) -> None:
        self.see(id).click()

    def click_first(self, id: str) -> None:
        """Of several that do the same."""
        self.see(id).first.click()

    def hasten_coach(self) -> None:
        """From the next page on, reviews are made with few playouts."""
        self.context.add_init_script(
            "const post = Worker.prototype.postMessage;"
            "Worker.prototype.postMessage = function (said, ...more) {"
            "  return post.call(this, said?.kind === 'review' ? { ...said, playouts: 10 } : said, ...more); };"
        )

    def button(self, words: str) -> Locator:
        return self.page.get_by_role("button", name=words, exact=True)

    def sentence(self) -> str:
        return self.see("sentence").inner_text()

    def go(self, path: str = "/") -> None:
        """Opens a screen as if its address had been typed: the page is loaded anew."""
        address = self.home.address(path)
        self.page.goto(address)
        if "#" in address and isinstance(self.home, Filed):
            self.page.reload()  # another fragment alone loads nothing

    def open_record(self, record: str) -> str:
        """Opens a record at a table of its own; gives its path."""
        self.go("/games")
        self.see("import-text").fill(record)
        self.table = {}
        self.click("import-go")
        return f"/table/{self.until(lambda table: table['id'], 'the record')['id']}"

    def new_form(self, path: str = "/new") -> None:
        """Opens the form of a new game with everything unfolded that it can ask."""
        self.go(path)
        expect(self.see("count-2")).to_be_visible()
        self.unfold()

    def unfold(self) -> None:
        self.page.locator("details").evaluate_all("folds => folds.forEach((fold) => (fold.open = true))")

    def new_game(self, *seats: str, edition: str = "classic", rules: tuple[str, ...] = (), seed: str = "") -> Json:
        """Fills in the form of a new game; a seat is a level, or else the name of a person. Gives the new table."""
        self.new_form()
        self.see("edition").select_option(edition)
        while (now := self.page.get_by_test_id("add-seat").locator("xpath=preceding::ol[1]/li").count()) != len(seats):
            self.click("add-seat" if now < len(seats) else f"remove-seat-{now - 1}")
        for n, seat in enumerate(seats):
            level = seat if seat in LEVELS else None
            self.see(f"seat-{n}-kind").select_option("computer" if level else "person")
            if level:
                self.see(f"seat-{n}-level").select_option(level)
            else:
                self.see(f"seat-{n}-name").fill(seat)
        for rule in rules:
            self.see(rule).check()
        if seed:
            self.see("seed").fill(seed)
        expect(self.see("start")).to_be_enabled()
        self.table = {}
        self.click("start")
        return self.until(lambda table: table["turn"], "a new table")

    def read_as_text(self) -> None:
        self.click("menu")
        self.click("as-text")
        expect(self.see("text-view")).to_be_visible()

    def played(self, ply: int) -> Json:
        """Waits until a decision made at that ply is told, and it is a person's turn again or all is over."""
        self.until(lambda table: table["ply"] > ply, f"a ply after {ply}")
        return self.my_turn()

    def choose(self, move: str | None = None, key: str = "") -> Json:
        """A decision by its button in the text view, clicked or pressed; if none is named, one that brings most."""
        turn = self.my_turn()["turn"]
        ply = self.table["ply"]
        button = self.see(f"legal-{move or max(turn['moves'], key=lambda m: m['points'])['move']}")
        if key:
            button.press(key)
        else:
            button.click()
        return self.played(ply)

    def finish_as_text(self) -> Json:
        """Plays the rest from the list of moves, and looks at the final scores."""
        self.read_as_text()
        if not self.my_turn()["outcome"]:
            self.choose()
        while not self.my_turn()["outcome"]:
            self.choose(key="Enter")  # which is less work than a click
        self.click("as-picture")
        expect(self.see("final-scores")).to_be_visible()
        expect(self.see("points")).to_have_count(0)  # they have been told
        return self.table

    def resign(self) -> None:
        """The quickest way to the final scores."""
        self.click("menu")
        self.click("resign")
        self.click("yes")
        self.until(lambda table: table["outcome"], "the end")
        expect(self.see("final-scores")).to_be_visible()

    # ---- with keys ----

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def tab_to(self, id: str) -> None:
        """Goes on by Tab until it is there."""
        expect(self.see(id)).to_be_visible()
        for _ in range(120):
            if self.page.evaluate("document.activeElement?.dataset.testid") == id:
                return
            self.press("Tab")
        raise AssertionError(f"{id} cannot be reached by Tab")

    def held(self) -> bool:
        """Whether a domino is held where it fits."""
        ghost = self.see("ghost")
        expect(ghost).to_be_visible()
        return "bad" not in (ghost.get_attribute("class") or "").split()

    # ---- with the mouse ----

    def centre(self, place: Locator) -> tuple[float, float]:
        box = place.bounding_box()
        assert box
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def in_hand(self) -> Locator:
        """The domino to be placed, where it lies in the line."""
        return self.page.get_by_test_id(re.compile(rf"^(line|pending)-domino-{self.table['turn']['domino']}$"))

    def best_place(self) -> Json | None:
        """The placement that brings most; None if the domino fits nowhere."""
        places = [move for move in self.my_turn()["turn"]["moves"] if move["kind"] == "place"]
        return max(places, key=lambda move: move["points"]) if places else None

    def claim_by_mouse(self) -> Json:
        ply = self.my_turn()["ply"]
        self.click(f"line-domino-{self.table['turn']['moves'][0]['domino']}")
        return self.played(ply)

    def place_by_mouse(self, *, drag: bool) -> Json:
        """Takes the domino to its place: dragged there, or its square clicked; the wheel turns it."""
        move, ply = self.best_place(), self.table["ply"]
        if not move:
            self.click("discard")
            return self.played(ply)
        expect(self.in_hand()).to_be_enabled()  # the page shows whose turn it is
        x, y = self.centre(self.see(f"spot-{move['squares'][0]}"))
        mouse = self.page.mouse
        if drag:
            mouse.move(*self.centre(self.in_hand()))
            mouse.down()
        mouse.move(x - 3, y - 3, steps=4)
        mouse.move(x, y)
        for _ in range(3):
            if self.held():
                break
            mouse.wheel(0, 100)
            self.page.wait_for_timeout(150)
        assert self.held(), f"{move['move']} cannot be reached by turning"
        if drag:
            mouse.up()
        else:
            mouse.click(x, y)
        return self.played(ply)

    def click_a_bright_square(self) -> Json:
        """One click shows the domino on a square where there is room, another one places it."""
        ply = self.my_turn()["ply"]
        square = self.page.get_by_role("button", name="room for the domino").last
        square.click()
        self.page.wait_for_timeout(100)
        if self.table["ply"] == ply and self.see("ghost").is_visible():
            square.click()
        return self.played(ply)

    def decide_by_mouse(self, *, drag: bool = False) -> Json:
        if self.my_turn()["turn"]["phase"] == "claim":
            return self.claim_by_mouse()
        return self.place_by_mouse(drag=drag)

    # ---- with a finger ----

    def tap_into_place(self, move: Json) -> None:
        """Taps the square until the domino lies where it should; it stays there to be confirmed."""
        expect(self.see("ghost")).to_have_count(0)
        for _ in range(8):
            self.see(f"spot-{move['squares'][0]}").tap()
            if self.held() and self.see("confirm-place").inner_text().endswith(f"+{move['points']}"):
                return
        raise AssertionError(f"{move['move']} cannot be reached by tapping")

    def _finger(self, start: tuple[float, float], end: tuple[float, float]) -> None:
        """Moves a finger over the screen. It rests before it lifts, else the browser takes it for a fling."""
        (x, y), (to_x, to_y) = start, end
        fingers = self.context.new_cdp_session(self.page)

        def touch(kind: str, *points: tuple[float, float]) -> None:
            where = [{"x": x, "y": y} for x, y in points]
            fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": where})

        touch("touchStart", (x, y))
        for step in range(1, 9):
            touch("touchMove", (x + (to_x - x) * step / 8, y + (to_y - y) * step / 8))
        for _ in range(3):
            self.page.wait_for_timeout(40)
            touch("touchMove", (to_x, to_y))
        touch("touchEnd")

    def swipe(self, place: Locator, dx: float, dy: float) -> None:
        """A finger moves over a place, around its middle."""
        x, y = self.centre(place)
        self._finger((x - dx / 2, y - dy / 2), (x + dx / 2, y + dy / 2))

    def drag_by_finger(self, move: Json) -> None:
        """Drags the domino from the line to a square, and turns it there."""
        x, y = self.centre(self.see(f"spot-{move['squares'][0]}"))
        self._finger(self.centre(self.in_hand()), (x, y + LIFT))
        for _ in range(4):
            if self.held():
                return
            self.see("rotate").tap()
        raise AssertionError(f"{move['move']} cannot be reached by turning")

    def decide_by_finger(self, *, drag: bool = False) -> Json:
        """A domino that is put down lies there until it is confirmed; meanwhile nothing is wider than the window."""
        ply = self.my_turn()["ply"]
        if self.table["turn"]["phase"] == "claim":
            self.see(f"line-domino-{self.table['turn']['moves'][-1]['domino']}").tap()
        elif move := self.best_place():
            (self.drag_by_finger if drag else self.tap_into_place)(move)
            expect(self.see("confirm-place")).to_be_enabled()
            assert self.table["ply"] == ply
            assert self.page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth")
            self.see("confirm-place").tap()
        else:
            self.see("discard").tap()
        return self.played(ply)


def _remember(settings: Json) -> str:
    key, value = "kingdomino.settings", json.dumps(json.dumps(settings))
    return f"location.protocol === 'http:' && (localStorage['{key}'] ??= {value})"
