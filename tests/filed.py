"""The page without a server: a site that a plain file server shows below a path. Tables live in the browser."""

import threading
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, Self

from served import reserved_port

from kingdomino.server.site import write_site

__all__ = ["Filed"]

PATH = "/some/path/"


class _Quiet(SimpleHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    portals: frozenset[str] = frozenset()
    """Endings of names for which somebody on the way answers with a page of his own."""
    misled: list[str]
    """Where that has happened."""

    def send_head(self) -> Any:
        if self.path.endswith(tuple(self.portals)):
            self.misled.append(self.path)
            self.path = f"{PATH}index.html"
        return super().send_head()

    def log_message(self, *_: Any) -> None:
        pass


class Filed:
    """A site of the installed page; its server can be stopped and started again."""

    def __init__(self, root: Path, code: str = "en") -> None:
        self.root = root
        self.folder = root / PATH.strip("/")
        write_site(self.folder, code)
        self._reserved = reserved_port()
        self.port: int = self._reserved.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.misled: list[str] = []
        """The files that were asked for and answered with something else."""
        self.start()

    def start(self) -> None:

        class Handler(_Quiet):
            """Of this server alone."""

            misled = self.misled

        self._handler = Handler
        self._server = ThreadingHTTPServer(("127.0.0.1", self.port), partial(self._handler, directory=str(self.root)))
        self._server.daemon_threads = True
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def stop(self) -> None:
        self._server.shutdown()
        self._server.server_close()

    def mislead(self, *endings: str) -> None:
        """From here on, asking for files with these endings gives a page instead, as if it were all right."""
        self.misled.clear()
        self._handler.portals = frozenset(endings)

    def address(self, path: str) -> str:
        """Where a screen is: such a server knows files only."""
        return PATH if path == "/" else f"{PATH}#{path.replace('#', '!', 1)}"

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()
        self._reserved.close()
