"""The application, put together from its parts: what it needs while it runs, its health, and the page itself."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import cache, partial
from mimetypes import guess_type
from pathlib import Path

import sqlalchemy as sa
from fastapi import FastAPI, Request, Response
from fastapi.responses import FileResponse, PlainTextResponse
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from ..languages import languages
from . import metrics
from .answers import add_errors
from .clock import Timeline
from .days import Days
from .fanout import Alone, Fanout, Heard, Postgres
from .guard import SECURITY, USUAL_COST, CostedRoute, Guard, costs
from .limits import Limits
from .live import HEARTBEAT, add_live
from .messages import Problem
from .page import DOCUMENT, WEB, asked_language, document, keeper, kept_document, manifest, site_of
from .preview import Previews, link_to
from .reach import is_here
from .reviews import Reviews
from .routes import AllTables, add_routes
from .store import Store
from .tables import BEAT_SECONDS, Tables
from .thinking import Thinkers
from .visitors import give_cookie

__all__ = ["WEB", "create_app"]

READY_SECONDS = 2.0
"""How long the database may take to show that it can be written to."""

_log = logging.getLogger("kingdomino.server")


def create_app(
    database: sa.URL,
    *,
    limits: Limits | None = None,
    expire_days: float = 30,
    keep_days: float = 365,
    heartbeat: float = HEARTBEAT,
    listening: tuple[str, int] | None = None,
    now: Callable[[], float] | None = None,
    review: bool = False,
) -> FastAPI:
    """The server on a database; opened when the application starts, closed when it stops.

    `listening` is the address that it will listen on, if that is known; `now` the clock that days go by, if it is not
    the database's; `review`: whether it reviews games that are over.
    """

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        store = await Store.open(database)
        timeline = Timeline(await store.timeline(alive=3 * BEAT_SECONDS))
        app.state.limits = granted = limits or Limits()
        thinkers = Thinkers(budget=granted.thinking_budget)
        app.state.tables = tables = Tables(store, _others(store), thinkers, timeline, Days(store, now))
        app.state.previews = previews = Previews()
        app.state.reviews = reviews = Reviews(store) if review else None
        app.state.heartbeat = heartbeat
        app.state.listening = listening
        await tables.beat()
        metrics.TABLES.set_function(lambda: len(tables.open))
        keeping_up = asyncio.create_task(tables.keep_up(expire_days, keep_days))
        try:
            yield
        finally:
            keeping_up.cancel()
            previews.close()
            if reviews:
                await reviews.close()
            await tables.close()
            await store.close()

    app = FastAPI(
        title="Kingdomino",
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url=None,
        responses={"4XX": {"model": Problem}, "503": {"model": Problem}},
    )
    app.router.route_class = CostedRoute
    app.add_middleware(GZipMiddleware, minimum_size=500)
    app.add_middleware(Guard)
    add_errors(app)
    _add_operation(app)
    add_routes(app)
    add_live(app)
    _add_page(app)
    return app


LOOKING = ["GET", "HEAD"]
"""Methods of what monitors and previews look at: HEAD is answered like GET, without the body."""


def _others(store: Store) -> Callable[[str, Heard], Fanout]:
    """How to reach the other processes on the same database."""
    if store.shared:
        return lambda process, heard: Postgres(store.engine.url, process, heard)
    return lambda process, heard: Alone()


def _add_operation(app: FastAPI) -> None:
    probing: asyncio.Task[None] | None = None

    @app.api_route("/healthz", methods=LOOKING, include_in_schema=False)
    async def health() -> Response:
        """The process is alive."""
        return PlainTextResponse("ok\n")

    @app.api_route("/readyz", methods=LOOKING, include_in_schema=False)
    @costs(3)
    async def ready(tables: AllTables) -> Response:
        """It can also write, and nothing is left to wait for. A database that hangs is asked once for all who ask."""
        nonlocal probing
        if probing is None or probing.done():
            probing = asyncio.create_task(tables.store.ready())
        await asyncio.wait({probing}, timeout=READY_SECONDS)
        if not probing.done():
            return PlainTextResponse("the database does not answer\n", 503)
        if error := probing.exception():
            return PlainTextResponse(f"the database cannot be written to: {error}\n", 503)
        if tables.store.unready:
            return PlainTextResponse(f"{tables.store.unready}\n", 503)
        return PlainTextResponse("ok\n")

    @app.get("/metrics", include_in_schema=False)
    async def counted(request: Request) -> Response:
        """Refused to other machines, whatever a proxy passes on: it says how many people play here."""
        if not is_here(request):
            raise HTTPException(404, "there is nothing here")
        return Response(metrics.text(), media_type="text/plain; version=0.0.4")


class _Assets(StaticFiles):
    """Files whose names change with their content: kept forever, and sent as they were packed with the page."""

    _PACKED = (("br", ".br"), ("gzip", ".gz"))

    def __init__(self, folder: Path) -> None:
        super().__init__(directory=folder)
        self._names = {file.name for file in folder.iterdir()}

    async def get_response(self, path: str, scope: Scope) -> Response:
        wanted = {coding.strip() for coding in Headers(scope=scope).get("accept-encoding", "").lower().split(",")}
        for coding, ending in self._PACKED:
            if coding in wanted and path + ending in self._names:
                response = await super().get_response(path + ending, scope)
                response.headers["Content-Encoding"] = coding
                response.headers["Vary"] = "Accept-Encoding"
                response.headers["Content-Type"] = guess_type(path)[0] or "application/octet-stream"
                break
        else:
            response = await super().get_response(path, scope)
        response.headers["Cache-Control"] = "public, max-age=31536000, immutable"
        return response


def _add_page(app: FastAPI) -> None:
    if not (WEB / DOCUMENT).is_file():
        _log.warning("this installation has no web page: %s is missing", WEB)
        return
    app.mount("/assets", _Assets(WEB / "assets"))
    files = {path.name: path for path in WEB.iterdir() if path.is_file()}
    fixed: dict[str, tuple[str, Callable[[], str]]] = {
        DOCUMENT: ("text/html", kept_document),
        "sw.js": ("text/javascript", cache(lambda: keeper(kept_document(), served=True, headers=SECURITY))),
        **{f"{code}.webmanifest": ("application/manifest+json", partial(manifest, code)) for code in languages()},
    }

    @app.api_route("/table/{rest:path}", methods=LOOKING, include_in_schema=False)
    @costs(3)
    async def table_page(rest: str, request: Request) -> Response:
        """Its head says what is played there, for those who get the link."""
        return await page(f"table/{rest}", request)

    @app.api_route("/{path:path}", methods=LOOKING, include_in_schema=False)
    @costs(USUAL_COST)
    async def page(path: str, request: Request) -> Response:
        """The page itself at every address that it knows; it decides what to show."""
        if path.startswith("api/"):
            raise HTTPException(404, "there is nothing here")
        headers = {"Cache-Control": "no-cache"}
        if path in fixed:
            kind, made = fixed[path]
            return Response(await asyncio.to_thread(made), 200, headers, kind)
        if path in files:
            return FileResponse(files[path], headers=headers)
        code = asked_language(request)
        headers |= {"Content-Language": code, "Vary": "Accept-Language, Cookie"}
        link = await link_to(request.app.state.tables, path, code)
        folder = "../" * request.scope["raw_path"].count(b"/", 1) or "./"
        text = await asyncio.to_thread(document, code, site_of(request), folder, link)
        response = Response(text, 200, headers, "text/html")
        give_cookie(request, response)
        return response
