"""A person at a real browser: what the window shows, clicks, keys and fingers, and everything that goes wrong in it."""

import json
import os
import re
import shutil
from binascii import crc32
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from itertools import count
from pathlib import Path
from typing import Any, Self, TypeVar
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
from served import Served
from waiting import PATIENCE, until

from kingdomino.agents import LEVELS
from kingdomino.languages import ENGLISH, language, preferred

T = TypeVar("T")

RESULTS = Path(__file__).parent.parent / "test-results"
"""Where a window that fails leaves its traces, a folder for each test."""

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
for (const [kind, text] of [["WebSocket", String], ["Worker", JSON.stringify]])
  window[kind] = class extends window[kind] {
    constructor(...about) {
      super(...about);
      this.addEventListener("message", ({ data }) => overheard(kind, text(data)));
    }
  };
"""
"""Lets the test hear what its server or a worker says to the page, when the page hears it."""

UNPAINTED = """(() => {
  window.unpainted = new CSSStyleSheet();
  unpainted.replaceSync("@media screen { html, dialog, ::backdrop, ::view-transition { opacity: 0 !important } }");
  document.adoptedStyleSheets.push(unpainted);
  Object.defineProperty(document, "adoptedStyleSheets", { get: () => [] });  // a trace is painted
})()"""
"""Nothing is painted, which is a third to a half of a browser's work: the page is laid out, hit and read as ever."""

SAVING = "Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ saveData: true }) })"
"""Nothing comes to the page before it is asked for."""

SEEDED = """((base) => {
  window.name = Number(window.name) + 1;  // another seed for each page that this tab loads
  let state = base + 0x9e3779b9 * window.name;
  const draw = () => {  // mulberry32
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return (t ^ (t >>> 14)) >>> 0;
  };
  Math.random = () => draw() / 2 ** 32;
  const dealt = (game) =>
    game.seed || game.seats.some(({ kind }) => kind === "open") ? game : { ...game, seed: String(draw()) };
  const { fetch } = window;
  window.fetch = (address, options) =>
    options?.method === "POST" && String(address).endsWith("api/tables")
      ? fetch(address, { ...options, body: JSON.stringify(dealt(JSON.parse(options.body))) })
      : fetch(address, options);
  const { postMessage } = Worker.prototype;
  Worker.prototype.postMessage = function (said, ...more) {
    const asked = said?.what === "create" ? { ...said, about: [dealt(said.about[0]), ...said.about.slice(1)] } : said;
    return postMessage.call(this, asked, ...more);
  };
})(%d);"""
"""What the page draws at random, and the deals of its tables unless friends add to them, follow from a seed."""

DELAYED = """((base) => {
  window.delayed = 0;  // messages on their way
  const [later, now] = [setTimeout, performance.now.bind(performance)];
  let state = base;
  const pause = () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) %% 301;
  const queue = (sent) => {
    const [waiting, pauses] = [[], new WeakMap()];
    let last = 0;
    if (sent) addEventListener("pagehide", () => waiting.splice(0).forEach((act) => act()));
    return (act, message = {}) => {  // who hear the same message hear it at the same time
      if (!pauses.has(message)) pauses.set(message, pause());
      waiting.push(act);
      delayed++;
      last = Math.max(last, now() + pauses.get(message));
      later(() => {
        delayed--;
        waiting.shift()?.();
      }, last - now());  // timers of nearly the same time may come in any order
    };
  };
  const [KINDS, ENDS] = [[[WebSocket, "send", "close"], [Worker, "postMessage", "terminate"]], ["message", "close"]];
  for (const [kind, sends, closes] of KINDS) {
    const [up, down, closed] = [new WeakMap(), new WeakMap(), new WeakSet()];
    const on = (queues, one) => queues.get(one) ?? queues.set(one, queue(queues === up)).get(one);
    const { [sends]: send, [closes]: close, addEventListener } = kind.prototype;
    kind.prototype[sends] = function (...what) {
      on(up, this)(() => send.apply(this, what));
    };
    kind.prototype[closes] = function (...how) {
      closed.add(this);
      on(up, this)(() => close.apply(this, how));  // after what was sent before
    };
    const late = (one, kind, act) => (event) =>
      on(down, one)(() => kind === "message" && closed.has(one) || act.call(one, event), event);
    kind.prototype.addEventListener = function (event, act, ...how) {
      return addEventListener.call(this, event, ENDS.includes(event) ? late(this, event, act) : act, ...how);
    };
    for (const event of ENDS.filter((event) => `on${event}` in kind.prototype)) {
      const [handlers, { set }] = [new WeakMap(), Object.getOwnPropertyDescriptor(kind.prototype, `on${event}`)];
      Object.defineProperty(kind.prototype, `on${event}`, {
        set(act) {
          handlers.set(this, act);
          set.call(this, late(this, event, (said) => handlers.get(this)?.call(this, said)));
        },
      });
    }
  }
  const { fetch } = window;
  const some = () => new Promise((done) => later(done, pause()));
  window.fetch = async (...how) => {
    delayed++;
    try {
      await some();
      return await fetch(...how).finally(some);
    } finally {
      delayed--;
    }
  };
})(%d);"""
"""Every message between the page and its server or worker takes up to 300 ms longer, in their order on each
connection: an experiment of bench/stress.py."""

Home = Served | Filed
"""Where a page comes from, and with it where tables live: a server, or files without one."""

DRAWN = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(null))))"
"""Comes true when what has changed is drawn."""

FULL_TRACES = os.environ.get("KD_TRACES") == "full"
"""Whether traces show the page before and after each step, for a third more work; else they list steps, requests and
the console, for a twelfth more."""

_windows: dict[str, Iterator[int]] = defaultdict(lambda: count(1))
"""By test, numbers for its windows."""

expect.set_options(timeout=1000 * PATIENCE)


NO_TEST = "no test"


def _test() -> str:
    """The test that runs."""
    return os.environ.get("PYTEST_CURRENT_TEST", f"{NO_TEST} ").rpartition(" ")[0]


def pausing(page: Page) -> Callable[[float], None]:
    """How `until` waits between two looks at a page, whose events come in meanwhile."""
    return lambda seconds: page.wait_for_timeout(1000 * seconds)  # delay: the pause of `until`


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
        self._name = f"{_test()}-{next(_windows[_test()])}"
        seed = crc32(self._name.encode())
        self._traced = _test() != NO_TEST
        if self._traced:
            self.context.tracing.start(snapshots=FULL_TRACES, screenshots=FULL_TRACES and painted)
        if "KD_DELAY" in os.environ:
            self.context.add_init_script(DELAYED % (int(os.environ["KD_DELAY"]) + seed & 0xFFFFFFFF))
        self.context.add_init_script(SEEDED % seed)
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
        self.context.expose_binding("overheard", lambda _, kind, text: self._overheard(kind, text))
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

    def _hear(self, message: Json) -> None:
        if message["type"] == "state":
            self.table = message["table"]
        elif message["type"] == "refused":
            self.wrong.append(f"refused: {message['reason']}")

    def _overheard(self, kind: str, text: str) -> None:
        with self._promised():
            if kind == "WebSocket":
                self._hear(heard(text))
                return
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
        asked = set(self.asked)
        try:
            yield expected
            self.poll(
                lambda: not (self.asked - asked or self._delayed()), "answers to all requests of a time of trouble"
            )
            self.catch_up()
        finally:
            self.wrong = before

    def catch_up(self) -> None:
        """Receive every event that the pages have sent so far."""
        for page in self.context.pages:
            with suppress(Error):  # it is being loaded or closed
                page.evaluate("0")

    def poll(self, condition: Callable[[], T], wanted: str, page: Page | None = None) -> T:
        """Wait until a condition holds, while the page's events come in; return its value."""
        try:
            return until(condition, wanted, pause=pausing(page or self.page))
        except AssertionError as error:
            error.add_note(f"at {self.page.url}; went wrong: {self.wrong}; the table: {self.table}")
            raise

    def until(self, happened: Callable[[Json], Any], wanted: str = "the table as wished") -> Json:
        """Waits until the page was told of such a table."""

        def told_so() -> bool:
            assert not self.broken, self.broken
            return bool(self.table and happened(self.table))

        self.poll(told_so, wanted)
        return self.table

    def until_either(self, happened: Callable[[Json], Any], seen: Locator) -> None:
        """Waits until the page was told of such a table, or shows something else."""
        self.poll(lambda: (self.table and happened(self.table)) or seen.count(), "a table or something else")

    def holds(self, expression: str, page: Page | None = None) -> Any:
        """Waits until that is true in a page; gives its value. Playwright's own way would break the page's rules, and a
        promise that is never kept would be waited for for ever."""

        def found() -> Any:
            try:
                return (page or self.page).evaluate(expression)
            except Error:  # the page is being loaded anew
                return None

        return self.poll(found, expression, page)

    def until_kept(self) -> None:
        """Waits until the browser has kept every file of the page for later."""
        self.holds("navigator.serviceWorker.getRegistration().then((one) => one?.active?.state === 'activated')")

    def _delayed(self) -> int:
        """How many messages are on their way, where they are delayed."""
        with suppress(Error):  # it is being loaded
            return int(self.page.evaluate("globalThis.delayed ?? 0"))
        return 0

    def settle(self) -> None:
        """Waits until everything that the page asked for has come, and what follows from it is drawn."""
        self.page.evaluate(DRAWN)

        def unanswered() -> list[str]:
            self.page.evaluate(DRAWN)
            return [request.url for request in self.asked]

        self.poll(lambda: not (unanswered() or self._delayed()), "answers to all requests")

    def paint(self) -> None:
        """From here on the window has colours."""
        self.page.evaluate("unpainted.disabled = true")
        self.painted = True

    def leave_touch(self) -> None:
        """From here on it is a screen that nobody touches, and there is a mouse."""
        self.context.new_cdp_session(self.page).send("Emulation.setTouchEmulationEnabled", {"enabled": False})
        self.page.evaluate("dispatchEvent(new PointerEvent('pointerdown', { pointerType: 'mouse' }))")

    def my_turn(self) -> Json:
        """Waits until the page shows that a decision is this visitor's, and is at rest; or that all is over."""

        def seen() -> bool:
            table = self.until(lambda table: table["outcome"] or (table["turn"] and table["turn"]["moves"]), "my turn")
            ply, state = self.shown()
            return ply == table["ply"] and (state == "idle" or bool(table["outcome"]))

        self.poll(seen, "my turn on the screen")
        return self.table

    def shown(self) -> tuple[int | None, str]:
        """The ply that the table shows, if any, and its state: idle, sending or animating."""
        with suppress(Error):  # the page is being loaded anew
            found = self.page.evaluate(
                "(({ ply, state } = {}) => [ply ?? null, state ?? ''])(document.querySelector('.table')?.dataset)"
            )
            return found[0] and int(found[0]), found[1]
        return None, ""

    def at_rest(self) -> Json:
        """Waits until the page shows the table that it was told of last, and nothing moves on it."""
        self.poll(lambda: self.shown() == (self.table["ply"], "idle"), "a table at rest")
        return self.table

    def has_decided(self, ply: int) -> bool:
        """Whether a decision for that ply is on its way or was made."""
        now, state = self.shown()
        return now != ply or state == "sending"

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: object, error: BaseException | None, _: object) -> None:
        try:
            if error is None:
                self.catch_up()
                self.check()
        except AssertionError as wrong:
            self._leave_traces(wrong)
            raise
        else:
            if isinstance(error, Exception):
                self._leave_traces(error)
        finally:
            self.context.close()

    def _leave_traces(self, error: BaseException) -> None:
        """Write what the window shows and has heard into files, and name them in the error."""
        folder = RESULTS / re.sub(r"\W+", "-", self._name.removeprefix("tests/")).strip("-")
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
        (folder / "heard.txt").write_text(
            f"{self.page.url}\n\nwent wrong: {self.wrong + self.broken}\n\n{json.dumps(self.table, indent=1)}\n"
        )
        if self._traced:
            with suppress(Error):
                self.context.tracing.stop(path=folder / "trace.zip")
        for number, page in enumerate(self.context.pages):
            with suppress(Error):  # a page that does not answer any more
                page.evaluate("globalThis.unpainted && (unpainted.disabled = true)")
                page.screenshot(path=folder / f"page-{number}.png", timeout=5000)
                (folder / f"page-{number}.html").write_text(page.content())
        names = sorted(str(file.relative_to(RESULTS.parent)) for file in folder.iterdir())
        error.add_note(f"see {', '.join(names)}")

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
        """What the table says about the latest of what it was told."""
        self.at_rest()
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
        self.my_turn()
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
            self.turn_by_wheel()
        assert self.held(), f"{move['move']} cannot be reached by turning"
        if drag:
            mouse.up()
        else:
            mouse.click(x, y)
        return self.played(ply)

    def turn_by_wheel(self) -> None:
        """Turns the domino in hand once: for a moment after a turn, the page ignores the wheel."""
        rim = self.see("ghost").locator(".rim")
        before = rim.get_attribute("d")

        def turned() -> bool:
            self.page.mouse.wheel(0, 100)
            self.page.evaluate(DRAWN)  # a browser tells the page of its wheel before a frame
            return rim.get_attribute("d") != before

        self.poll(turned, "the domino turned by the wheel")

    def click_a_bright_square(self) -> Json:
        """One click shows the domino on a square where there is room, another one places it; a single click does both
        if the mouse holds the domino where it fits when it comes to the square."""
        ply = self.my_turn()["ply"]
        square = self.page.get_by_role("button", name="room for the domino").last
        square.click()
        if not self.has_decided(ply):
            assert self.held()
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
            self.page.wait_for_timeout(40)  # delay: a finger that lifts while it moves is taken for a fling
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
