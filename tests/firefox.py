"""A person at Firefox, which speaks WebDriver BiDi by itself: its keys and its mouse, and all that goes wrong in it.

Playwright 1.65 cannot drive it: `firefox.launch(channel="moz-firefox")` starts Debian's Firefox 153 ESR, but every new
context fails, because that knows no emulation.setMediaFeaturesOverride. Try again with a later ESR.
"""

import json
import re
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Thread
from typing import Any, TypeVar
from urllib.parse import urlsplit

from contract import Json, heard
from processes import end_with_parent
from waiting import PATIENCE, until
from websockets.sync.client import ClientConnection, connect

__all__ = ["Firefox", "firefox"]

T = TypeVar("T")

PREFERENCES = {
    "app.update.enabled": False,
    "browser.shell.checkDefaultBrowser": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "dom.ipc.processPrelaunch.enabled": False,
    "fission.autostart": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "services.settings.server": "data:,none",
}
"""Nobody else is asked for anything, and there are no processes for pages that nobody opens."""

KEYS = {"Enter": "\ue007", "Tab": "\ue004"}

READ_ALONG = """() => {
    const Socket = WebSocket;
    window.WebSocket = class extends Socket {
        constructor(...how) {
            super(...how);
            this.addEventListener("message", ({ data }) => {
                if (JSON.parse(data).type === "state") window.heard = data;
            });
        }
    };
}"""
"""The last table that the page was told of, before the page knows."""


class Firefox:
    """A window on the game with a visitor of its own. It reads along what the page is told, and acts by the screen."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._asked = 0
        self.wrong: list[str] = []
        self.hosts: set[str] = set()
        self.call("session.new", capabilities={})
        self._context = self.call("browsingContext.getTree")["contexts"][0]["context"]
        events = ["log.entryAdded", "network.beforeRequestSent", "network.fetchError", "network.responseCompleted"]
        self.call("session.subscribe", events=events)
        self.before_every_page(READ_ALONG)

    def call(self, method: str, **params: Any) -> Json:
        """Asks the browser for something; what happens until it answers is kept."""
        self._asked += 1
        self._socket.send(json.dumps({"id": self._asked, "method": method, "params": params}))
        while True:
            message: Json = json.loads(self._socket.recv(timeout=PATIENCE))
            if message["type"] == "event":
                self._happened(message["method"], message["params"])
            elif message["id"] == self._asked:
                assert message["type"] == "success", message
                result: Json = message["result"]
                return result

    def _happened(self, what: str, event: Json) -> None:
        if what == "log.entryAdded":
            if event["level"] in ("error", "warn"):
                self.wrong.append(f"console: {event['text']}")
            return
        url = event["request"]["url"]
        if urlsplit(url).scheme in ("http", "https", "ws", "wss"):
            self.hosts.add(urlsplit(url).netloc)
        if what == "network.fetchError" and event["errorText"] != "NS_BINDING_ABORTED":
            self.wrong.append(f"failed: {url}: {event['errorText']}")
        if what == "network.responseCompleted" and event["response"]["status"] >= 400:
            self.wrong.append(f"answered {event['response']['status']}: {url}")

    # ---- what it shows ----

    def size(self, width: int, height: int) -> None:
        self.call("browsingContext.setViewport", context=self._context, viewport={"width": width, "height": height})

    def before_every_page(self, script: str) -> None:
        self.call("script.addPreloadScript", functionDeclaration=script)

    def go(self, url: str) -> None:
        self.call("browsingContext.navigate", context=self._context, url=url, wait="complete")

    def evaluate(self, expression: str) -> Any:
        """A value of the page, by way of JSON."""
        told = self.call(
            "script.evaluate",
            expression=f"Promise.resolve({expression}).then((value) => JSON.stringify(value ?? null))",
            target={"context": self._context},
            awaitPromise=True,
        )
        assert told["type"] == "success", told
        return json.loads(told["result"]["value"])

    def until(self, expression: str) -> Any:
        """Looks in every frame until that is so."""
        look = f"new Promise((now) => requestAnimationFrame(() => now({expression})))"
        return self._poll(lambda: self.evaluate(look), expression)

    def _poll(self, condition: Callable[[], T], wanted: str) -> T:
        """Wait until a condition holds; each look at the page takes a frame anyway."""
        try:
            return until(condition, wanted, pause=lambda _: None)
        except AssertionError as error:
            error.add_note(f"went wrong: {self.wrong}")
            raise

    def table(self, happened: Callable[[Json], Any]) -> Json:
        """The table as the page knows it, as soon as it is as wished."""

        def as_wished() -> Json | None:
            table: Json = heard(self.until("window.heard"))["table"]
            return table if happened(table) else None

        found = self._poll(as_wished, "the table as wished")
        assert found
        return found

    def middle(self, id: str) -> tuple[int, int]:
        """Of something that can be seen and lies still: nothing covers it, and it is where it was a frame ago."""
        there = f"""(() => {{
            const one = document.querySelector("[data-testid='{id}']");
            if (!one?.checkVisibility()) return null;
            one.scrollIntoView({{ block: "nearest", behavior: "instant" }});
            const box = one.getBoundingClientRect();
            const at = [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)];
            const top = document.elementFromPoint(...at);
            return top && (one.contains(top) || top.contains(one)) ? at : null;
        }})()"""
        last, now = None, self.until(there)
        while last != now:
            last, now = now, self.until(there)
        return now[0], now[1]

    # ---- what a person does ----

    def _act(self, kind: str, actions: list[Json]) -> None:
        mouse = {"parameters": {"pointerType": "mouse"}} if kind == "pointer" else {}
        one = {"type": kind, "id": kind, "actions": actions, **mouse}
        self.call("input.performActions", context=self._context, actions=[one])

    def press(self, *keys: str) -> None:
        for key in keys:
            value = KEYS.get(key, key)
            self._act("key", [{"type": "keyDown", "value": value}, {"type": "keyUp", "value": value}])

    def move(self, x: int, y: int) -> None:
        self._act("pointer", [{"type": "pointerMove", "x": x, "y": y}])

    def down(self) -> None:
        self._act("pointer", [{"type": "pointerDown", "button": 0}])

    def up(self) -> None:
        self._act("pointer", [{"type": "pointerUp", "button": 0}])

    def wheel(self, x: int, y: int) -> None:
        self._act("wheel", [{"type": "scroll", "x": x, "y": y, "deltaX": 0, "deltaY": 100}])

    def click(self, id: str) -> None:
        self.move(*self.middle(id))
        self.down()
        self.up()


@contextmanager
def firefox(folder: Path) -> Iterator[Firefox]:
    """A Firefox with an empty profile in that folder; leaving it fails if anything went wrong in the page."""
    lines = [f"user_pref({json.dumps(name)}, {json.dumps(value)});" for name, value in PREFERENCES.items()]
    (folder / "user.js").write_text("\n".join(lines))
    command = ["firefox-esr", "--headless", "--no-remote", "--profile", str(folder), "--remote-debugging-port", "0"]
    with subprocess.Popen(
        command,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=end_with_parent,  # noqa: PLW1509 - one call of the kernel, which takes no lock
    ) as process:
        assert process.stderr
        try:
            said = " "
            while not (found := re.search(r"BiDi listening on (\S+)", said)):
                assert said, "Firefox ended by itself"
                said = process.stderr.readline()
            Thread(target=process.stderr.read, daemon=True).start()  # a pipe that nobody reads would fill up
            with connect(f"{found[1]}/session", proxy=None, max_size=None, ping_interval=None) as socket:
                window = Firefox(socket)
                yield window
                assert not window.wrong, "\n".join(window.wrong)
        finally:
            process.terminate()
