"""The page in Chromium against a real server: what a first visit loads, how long a decision takes, how a drag looks.

Everything is measured by the browser itself: bytes and times by its network log and its performance entries, decisions
from the press until the frame that shows the answer, frames while a domino is dragged on a processor slowed down four
times. Run by `.venv/bin/python bench/web.py`.
"""

import gzip
import statistics
import sys
import tempfile
from collections import defaultdict
from itertools import pairwise
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from browsing import Window, chromium  # noqa: E402
from served import Served  # noqa: E402

LIMIT = 150_000
"""Bytes that a first visit may transfer."""

VISITS = 5
SLOWDOWN = 4
KINDS = {"Document": "page", "Script": "scripts", "Stylesheet": "styles", "Fetch": "data", "XHR": "data"}

WATCH_DECISIONS = """
    window.decisions = [];
    let input = 0, made = null;
    for (const kind of ["click", "pointerup"]) addEventListener(kind, () => (input = performance.now()), true);
    const send = WebSocket.prototype.send;
    WebSocket.prototype.send = function (text) {
      if (!this.watched) {
        this.watched = true;
        this.addEventListener("message", ({ data }) => {
          if (!made || !data.includes('"state"')) return;
          const { start, sent } = made;
          const heard = performance.now();
          made = null;
          requestAnimationFrame(() => {
            const painted = new MessageChannel();
            painted.port1.onmessage = () =>
              window.decisions.push({ all: performance.now() - start, server: heard - sent });
            painted.port2.postMessage(0);
          });
        });
      }
      send.call(this, text);
      if (text.includes('"play"')) made = { start: input, sent: performance.now() };
    };
"""
"""From a press to the frame with the answer: a message that is posted in a frame arrives once it was painted."""

COUNT_FRAMES = """
    () => {
      window.frames_seen = [];
      const tick = (now) => { window.frames_seen.push(now); window.counting && requestAnimationFrame(tick); };
      window.counting = true;
      requestAnimationFrame(tick);
    }
"""


def first_visit(browser: Browser, served: Served, play: bool) -> tuple[dict[str, list[int]], dict[str, float]]:
    """What a new visitor loads: by kind the number of requests, bytes transferred, bytes of content, bytes by gzip.

    With `play` a game is started, after which the page fetches its other screens in idle time; else the home screen.
    """
    with Window(browser, served) as window:
        log = window.context.new_cdp_session(window.page)
        kinds: dict[str, str] = {}
        loaded: dict[str, list[int]] = defaultdict(lambda: [0, 0, 0, 0])
        finished: list[tuple[str, int]] = []
        log.on("Network.responseReceived", lambda e: kinds.__setitem__(e["requestId"], e["type"]))
        log.on("Network.loadingFinished", lambda e: finished.append((e["requestId"], int(e["encodedDataLength"]))))
        log.send("Network.enable")
        # What is loaded through the service worker would count as nothing.
        window.page.add_init_script("delete Navigator.prototype.serviceWorker")
        window.page.add_init_script(
            "new MutationObserver((_, all) => { if (!document.querySelector('button:not(:disabled)')) return;"
            " all.disconnect(); requestAnimationFrame(() => setTimeout(() => (window.usable = performance.now()))); })"
            ".observe(document, {subtree: true, childList: true})"
        )
        window.go()
        if play:
            window.click("play-now")
            window.my_turn()
            window.page.wait_for_timeout(2000)
        window.page.wait_for_load_state("networkidle")
        for id, size in finished:
            body: dict[str, Any] = log.send("Network.getResponseBody", {"requestId": id})
            content = body["body"].encode()
            counts = loaded[KINDS.get(kinds[id], "others")]
            for i, n in enumerate((1, size, len(content), len(gzip.compress(content, 6)))):
                counts[i] += n
        painted = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN"
        times = {"painted": window.page.evaluate(painted), "usable": window.page.evaluate("window.usable ?? NaN")}
        return dict(loaded), times


def print_first_visit(browser: Browser, served: Served) -> None:
    for play, name in ((False, "home"), (True, "all")):
        visits = [first_visit(browser, served, play) for _ in range(1 if play else VISITS)]
        loaded = visits[0][0]
        print(f"first visit, {name:<10} requests  transferred     content        gzip")
        total = [0, 0, 0, 0]
        for kind, counts in sorted(loaded.items()):
            print(f"  {kind:<21}{counts[0]:>8}{counts[1]:>11,} B{counts[2]:>10,} B{counts[3]:>10,} B")
            total = [a + b for a, b in zip(total, counts, strict=True)]
        print(f"  {'all':<21}{total[0]:>8}{total[1]:>11,} B{total[2]:>10,} B{total[3]:>10,} B", end="")
        print(f"  (limit {LIMIT:,} B: {'kept' if total[1] <= LIMIT else 'MISSED'})")
        for time in () if play else ("painted", "usable"):
            values = sorted(times[time] for _, times in visits)
            middle, scatter = statistics.median(values), f"single visits {values[0]:.0f} to {values[-1]:.0f}"
            print(f"  {time:<21}{middle:>8.0f} ms   ({scatter})")


def print_compression(served: Served) -> None:
    visitor = served.visitor()
    page = visitor.http.get("/").text
    script = page.split('src="')[1].split('"')[0]
    encoding = visitor.http.get(script, headers={"Accept-Encoding": "gzip, br"}).headers.get("content-encoding", "none")
    print(f"content encoding of scripts: {encoding}")


def quantile(values: list[float], part: float) -> float:
    return sorted(values)[min(len(values) - 1, int(part * len(values)))]


def print_decisions(browser: Browser, served: Served) -> None:
    """A whole game against `normal` by mouse; computer players answer at once."""
    with Window(browser, served, {"pace": 0}) as window:
        window.page.add_init_script(WATCH_DECISIONS)
        window.new_game("Ada", "normal")
        while not window.my_turn()["outcome"]:
            window.decide_by_mouse()
        decisions = window.page.evaluate("window.decisions")
    for part, name in (("all", "press to paint"), ("server", "  of it the server")):
        values = [decision[part] for decision in decisions]
        median, late = statistics.median(values), quantile(values, 0.95)
        print(f"{name:<23}{median:>8.1f} ms median {late:>8.1f} ms p95   ({len(values)} decisions)")


def print_drag(browser: Browser, served: Served) -> None:
    """A domino is carried in circles over a kingdom that is half built."""
    for slowdown in (1, SLOWDOWN):
        with Window(browser, served, {"pace": 0}) as window:
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


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, Served(Path(folder) / "data") as served, chromium() as browser:
        print(f"Chromium {browser.version}")
        print_compression(served)
        print_first_visit(browser, served)
        print_decisions(browser, served)
        print_drag(browser, served)


if __name__ == "__main__":
    main()
