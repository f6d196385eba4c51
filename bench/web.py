"""The page in Chromium against a real server: what a game loads, how long a decision takes, how a drag looks, and rest.

Everything is measured by the browser itself: bytes and times by its network log and its performance entries, decisions
from the press until the frame that shows the answer, frames while a domino is dragged on a processor slowed down four
times, work while nothing happens. Run by `.venv/bin/python bench/web.py`; with `--against DIR`, the page as another
commit built it (its `web/dist`), first visits to both alternate.
"""

import argparse
import base64
import gzip
import json
import statistics
import sys
import tempfile
import time
from collections import defaultdict
from contextlib import ExitStack
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, CDPSession

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from browsing import Home, Window, chromium  # noqa: E402
from contract import Json  # noqa: E402
from filed import Filed  # noqa: E402
from processes import kingdomino  # noqa: E402
from served import Served  # noqa: E402
from slowing import slower  # noqa: E402

PaintedWindow = partial(Window, painted=True, keeps=True)

LIMIT = 200_000
"""Bytes that a new visitor may transfer until the end of a first game."""

VISITS = 7
REST = 20
"""Seconds in which nothing happens."""

SLOWDOWN = 4
KINDS = {"Document": "page", "Script": "scripts", "Stylesheet": "styles", "Fetch": "data", "XHR": "data"}

WATCH_DECISIONS = """
    window.decisions = [];
    let input = 0, made = null, seen = 0;
    const painted = (then) => {
      const frame = new MessageChannel();
      frame.port1.onmessage = then;
      frame.port2.postMessage(0);
    };
    // A press shows its decision in the next frame or a later one, until there is another press.
    const look = (start) => requestAnimationFrame(() => {
      const shown = document.querySelector(".ghost.laid, .domino[data-decided]");
      painted(() => shown ? (seen = performance.now() - start) : start === input && look(start));
    });
    for (const kind of ["click", "pointerup"])
      addEventListener(kind, () => { input = performance.now(); seen = 0; look(input); }, true);
    const heard = (isState) => {
      if (!made || !isState) return;
      const { start, sent } = made;
      const heard = performance.now();
      made = null;
      requestAnimationFrame(() => painted(() => {
        const all = performance.now() - start;
        window.decisions.push({ seen: seen || all, all, table: heard - sent });
      }));
    };
    const watch = (kind, way, isPlay, isState) => {
      const send = kind.prototype[way];
      kind.prototype[way] = function (message) {
        if (!this.watched) this.addEventListener("message", ({ data }) => heard(isState(data)));
        this.watched = true;
        send.call(this, message);
        if (isPlay(message)) made = { start: input, sent: performance.now() };
      };
    };
    watch(WebSocket, "send", (text) => text.includes('"play"'), (text) => text.includes('"state"'));
    watch(Worker, "postMessage", ({ message }) => message?.type === "play", ({ message }) => message?.type === "state");
"""
"""From a press to the frame that shows the decision, and to the one with the answer: what is posted in a frame arrives
once it was painted."""

COUNT_FRAMES = """
    () => {
      window.frames_seen = [];
      const tick = (now) => { window.frames_seen.push(now); window.counting && requestAnimationFrame(tick); };
      window.counting = true;
      requestAnimationFrame(tick);
    }
"""


def with_page(folder: Path) -> None:
    """`kingdomino` with the page from another folder."""
    from kingdomino.server import app, page

    app.WEB = page.WEB = folder
    kingdomino()


Loaded = dict[str, list[int]]


def visit(browser: Browser, served: Served, play: bool) -> tuple[Loaded, dict[str, float]]:
    """What a new visitor loads: by kind the number of requests, bytes transferred, bytes of content, bytes by gzip.

    The home screen, or with `play` everything until the end of a game that was chosen in the form.
    """
    with PaintedWindow(browser, served) as window:
        log = window.context.new_cdp_session(window.page)
        kinds: dict[str, str] = {}
        loaded: Loaded = defaultdict(lambda: [0, 0, 0, 0])
        finished: list[tuple[str, int]] = []
        log.on("Network.responseReceived", lambda e: kinds.__setitem__(e["requestId"], e["type"]))
        log.on("Network.loadingFinished", lambda e: finished.append((e["requestId"], int(e["encodedDataLength"]))))
        log.send("Network.enable")
        window.page.add_init_script(
            "new MutationObserver((_, all) => { if (!document.querySelector('button:not(:disabled)')) return;"
            " all.disconnect(); requestAnimationFrame(() => setTimeout(() => (window.usable = performance.now()))); })"
            ".observe(document, {subtree: true, childList: true})"
        )
        window.go()
        painted = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime"
        window.page.wait_for_function(f"() => {painted} && window.usable")
        times = {"painted": window.page.evaluate(painted), "usable": window.page.evaluate("window.usable")}
        if play:
            window.page.locator("a[href='/new']").first.click()
            window.click("start")
            window.my_turn()
            window.resign()
        window.page.wait_for_load_state("networkidle")
        for id, size in finished:
            body: dict[str, Any] = log.send("Network.getResponseBody", {"requestId": id})
            content = base64.b64decode(body["body"]) if body["base64Encoded"] else body["body"].encode()
            counts = loaded[KINDS.get(kinds[id], "others")]
            for i, n in enumerate((1, size, len(content), len(gzip.compress(content, 6)))):
                counts[i] += n
        return dict(loaded), times


def print_loaded(name: str, loaded: Loaded) -> None:
    print(f"{name:<23}requests  transferred     content        gzip")
    for kind, counts in sorted(loaded.items()):
        print(f"  {kind:<21}{counts[0]:>8}{counts[1]:>11,} B{counts[2]:>10,} B{counts[3]:>10,} B")
    total = [sum(each) for each in zip(*loaded.values(), strict=True)]
    print(f"  {'all':<21}{total[0]:>8}{total[1]:>11,} B{total[2]:>10,} B{total[3]:>10,} B", end="")
    print(f"  (limit {LIMIT:,} B: {'kept' if total[1] <= LIMIT else 'MISSED'})")


def print_visits(browser: Browser, pages: dict[str, Served]) -> None:
    """By turns, so that whatever else the machine does meets all pages alike."""
    for name, served in pages.items():
        print_loaded(f"{name}, home", visit(browser, served, play=False)[0])
        print_loaded(f"{name}, a game", visit(browser, served, play=True)[0])
    times: dict[str, list[dict[str, float]]] = {name: [] for name in pages}
    for _ in range(VISITS):
        for name, served in pages.items():
            times[name].append(visit(browser, served, play=False)[1])
    for name, visits in times.items():
        for what in ("painted", "usable"):
            values = sorted(one[what] for one in visits)
            middle, scatter = statistics.median(values), f"single visits {values[0]:.0f} to {values[-1]:.0f}"
            print(f"{name + ', ' + what:<23}{middle:>8.0f} ms   ({scatter})")


def print_compression(served: Served) -> None:
    visitor = served.visitor()
    page = visitor.http.get("/").text
    script = page.split('src="')[1].split('"')[0]
    encoding = visitor.http.get(script, headers={"Accept-Encoding": "gzip, br"}).headers.get("content-encoding", "none")
    print(f"content encoding of scripts: {encoding}")


def quantile(values: list[float], part: float) -> float:
    return sorted(values)[min(len(values) - 1, int(part * len(values)))]


def print_decisions(browser: Browser, homes: dict[str, Home]) -> None:
    """A whole game against `normal` by mouse; computer players answer at once."""
    for place, home in homes.items():
        for slowdown in (1, SLOWDOWN):
            with PaintedWindow(browser, home, {"pace": 0}) as window, ExitStack() as slowed:
                window.page.add_init_script(WATCH_DECISIONS)
                window.new_game("Ada", "normal")
                if slowdown > 1:
                    slowed.enter_context(slower(browser, slowdown))
                while not window.my_turn()["outcome"]:
                    window.decide_by_mouse()
                decisions = window.page.evaluate("window.decisions")
            for decision in decisions:
                decision["page"] = decision["all"] - decision["table"]
            print(f"a table in the {place}, processor 1/{slowdown}")
            for part, name in (
                ("seen", "press to paint"),
                ("all", "press to answer"),
                ("table", "  of it the table"),
                ("page", "  of it the page"),
            ):
                values = [decision[part] for decision in decisions]
                median, late = statistics.median(values), quantile(values, 0.95)
                print(f"{name:<23}{median:>8.1f} ms median {late:>8.1f} ms p95   ({len(values)} decisions)")


def print_master(browser: Browser, filed: Filed) -> None:
    """How long the level that searches takes at a table in the browser, as the page is told."""
    for slowdown in (1, SLOWDOWN):
        with PaintedWindow(browser, filed, {"pace": 0}) as window, ExitStack() as slowed:
            window.new_game("Ada", "master")
            if slowdown > 1:
                slowed.enter_context(slower(browser, slowdown))
            times: list[float] = []
            while not window.my_turn()["outcome"] and len(times) < 12:
                turn, ply = window.table["turn"], window.table["ply"]
                if [move["kind"] for move in turn["moves"]] == ["discard"]:
                    window.click("discard")
                else:
                    window.press(*(["n", "Enter"] if turn["phase"] == "place" else [_digit(window.table)]))
                window.until(lambda table, ply=ply: table["ply"] > ply)  # type: ignore[misc]
                while window.table["turn"] and not window.table["turn"]["moves"]:
                    ply, began = window.table["ply"], time.perf_counter()
                    window.until(lambda table, ply=ply: table["ply"] > ply)  # type: ignore[misc]
                    times.append(time.perf_counter() - began)
        print(
            f"master, processor 1/{slowdown:<4}{statistics.median(times):>8.2f} s median {max(times):>8.2f} s longest"
            f"   ({len(times)} decisions)"
        )


def _digit(table: Json) -> str:
    """The key of the first free domino."""
    numbers = [domino["number"] for domino in table["line"]]
    return str(1 + numbers.index(table["turn"]["moves"][0]["domino"]))


def memory_of_workers(window: Window) -> int:
    """Bytes of a page's workers: objects, and the memory of their modules."""
    inspector = window.context.new_cdp_session(window.page)
    attached: list[str] = []
    answers: list[Json] = []
    inspector.on("Target.attachedToTarget", lambda event: attached.append(event["sessionId"]))
    inspector.on("Target.receivedMessageFromTarget", lambda event: answers.append(json.loads(event["message"])))
    inspector.send("Target.setAutoAttach", {"autoAttach": True, "waitForDebuggerOnStart": False, "flatten": False})
    for session in attached:
        for id, method in enumerate(("HeapProfiler.collectGarbage", "Runtime.getHeapUsage"), 1):
            message = json.dumps({"id": id, "method": method})
            inspector.send("Target.sendMessageToTarget", {"sessionId": session, "message": message})
    window.poll(lambda: len(answers) >= 2 * len(attached), "what the workers hold")
    usages = [answer["result"] for answer in answers if answer.get("id") == 2]
    assert usages
    return sum(int(usage["totalSize"] + usage.get("backingStorageSize", 0)) for usage in usages)


def print_memory(browser: Browser, filed: Filed, games: int = 100) -> None:
    """What the worker of a page holds after many games, each of them begun, played a little, and listed."""
    with PaintedWindow(browser, filed, {"pace": 0, "motion": "none"}) as window:
        window.go()
        for game in range(games):
            window.table = {}
            window.page.get_by_test_id("play-now").click()
            window.until(lambda table: table["turn"], "a table")
            if game % 10 == 0:
                window.finish_as_text()
            else:
                window.resign()
            window.page.evaluate("location.hash = '#/'")
            window.see("play-now").wait_for()
        window.page.evaluate("location.hash = '#/games'")
        window.see("more-games").wait_for()
        held = memory_of_workers(window)
    print(f"the worker after {games} games: {held / 1e6:.1f} MB")


def print_drag(browser: Browser, served: Served) -> None:
    """A domino is carried in circles over a kingdom that is half built."""
    for slowdown in (1, SLOWDOWN):
        with PaintedWindow(browser, served, {"pace": 0}) as window:
            window.new_game("Ada", "Bo", seed="7")
            while window.my_turn()["ply"] < 40 or window.table["turn"]["phase"] != "place" or not window.best_place():
                window.decide_by_mouse()
            mouse = window.page.mouse
            x, y = window.centre(window.see("spot-g7"))
            mouse.move(*window.centre(window.in_hand()))
            mouse.down()
            mouse.move(x, y, steps=5)
            log = window.context.new_cdp_session(window.page)
            log.send("Emulation.setCPUThrottlingRate", {"rate": slowdown})
            window.page.evaluate(COUNT_FRAMES)
            for step in range(240):
                mouse.move(x + 150 * ((step % 60) / 30 - 1), y + 150 * ((step % 40) / 20 - 1))
            window.page.evaluate("window.counting = false")
            log.send("Emulation.setCPUThrottlingRate", {"rate": 1})
            seen = window.page.evaluate("window.frames_seen")
            mouse.move(5, 5)
            mouse.up()
        gaps = [after - before for before, after in pairwise(seen)]
        rate = 1000 * len(gaps) / (seen[-1] - seen[0])
        print(
            f"drag, processor 1/{slowdown:<6}{rate:>8.1f} frames/s  p95 frame {quantile(gaps, 0.95):6.1f} ms  "
            f"longest {max(gaps):6.1f} ms   ({len(gaps)} frames)"
        )


def print_rest(browser: Browser, served: Served) -> None:
    """What the page does at a table where nothing happens."""
    for motion in ("full", "none"):
        with PaintedWindow(browser, served, {"pace": 0, "motion": motion}) as window:
            window.new_game("Ada", "Bo")
            for _ in range(6):
                window.decide_by_mouse()
            window.page.mouse.move(1, 1)
            window.at_rest()
            window.page.wait_for_timeout(3000)  # delay: the browser itself comes to rest, too
            log = window.context.new_cdp_session(window.page)
            log.send("Performance.enable")

            def spent(log: CDPSession = log) -> dict[str, float]:
                return {one["name"]: one["value"] for one in log.send("Performance.getMetrics")["metrics"]}

            before = spent()
            window.page.wait_for_timeout(1000 * REST)  # delay: it is measured what a page does meanwhile
            after = spent()
        work, styles, layouts = (
            after[name] - before[name] for name in ("TaskDuration", "RecalcStyleCount", "LayoutCount")
        )
        print(
            f"rest, motion {motion:<10}{100 * work / REST:>8.2f} % of a core   "
            f"({REST} s, {styles:.0f} times styles, {layouts:.0f} times layout)"
        )


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--against", type=Path, metavar="DIR", help="another build of the page, its web/dist")
    other: Path | None = arguments.parse_args().against
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        served = stack.enter_context(Served(folder / "data"))
        filed = stack.enter_context(Filed(folder / "files"))
        pages = {"this": served}
        if other:
            program = partial(with_page, other.resolve())
            pages["other"] = stack.enter_context(Served(folder / "other", program=program))
        browser = stack.enter_context(chromium())
        print(f"Chromium {browser.version}")
        print_compression(served)
        print_visits(browser, pages)
        print_decisions(browser, {"server": served, "browser": filed})
        print_master(browser, filed)
        print_memory(browser, filed)
        print_drag(browser, served)
        print_rest(browser, served)


if __name__ == "__main__":
    main()
