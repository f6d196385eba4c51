"""The application: every address the server answers, put together from its parts."""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Annotated

import sqlalchemy as sa
from fastapi import Depends, FastAPI, Request, Response, WebSocket, WebSocketDisconnect
from fastapi.exceptions import RequestValidationError
from fastapi.responses import FileResponse, JSONResponse, PlainTextResponse
from pydantic import TypeAdapter, ValidationError
from pydantic_core import to_json
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from ..errors import Forbidden, ParseError
from . import view
from .messages import (
    Again,
    Catalogue,
    ClientMessage,
    Created,
    Hurry,
    Import,
    NewGame,
    Pace,
    Pause,
    Play,
    Reason,
    Redo,
    Resign,
    Resume,
    RulesAsked,
    RulesVerdict,
    ServerMessage,
    Step,
    TableSummary,
    TableView,
    Undo,
    Why,
)
from .store import Store
from .table import Stale, Table
from .tables import Tables, judge
from .visitors import give_cookie, is_same_origin, visitor_of

__all__ = ["WEB", "create_app"]

WEB = Path(__file__).parent.parent / "web"
"""The built page, which is part of the package."""

LARGEST_MESSAGE = 4096
"""Bytes of one message of a page; the longest true one has a tenth."""

_SECURITY = {
    "Content-Security-Policy": (
        "default-src 'self'; img-src 'self' data:; style-src 'self'; script-src 'self'; connect-src 'self'; "
        "base-uri 'none'; form-action 'none'; frame-ancestors 'none'; object-src 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}

_log = logging.getLogger("kingdomino.server")
_incoming: TypeAdapter[ClientMessage] = TypeAdapter(ClientMessage)


def create_app(database: sa.URL) -> FastAPI:
    """The server on a database; opened when the application starts, closed when it stops."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        store = await Store.open(database)
        app.state.tables = tables = Tables(store)
        try:
            yield
        finally:
            tables.close()
            await store.close()

    app = FastAPI(title="Kingdomino", lifespan=lifespan, docs_url=None, redoc_url=None, openapi_url="/api/openapi.json")
    app.add_middleware(GZipMiddleware, minimum_size=500)
    _add_errors(app)
    _add_api(app)
    _add_live(app)
    _add_page(app)
    return app


def _tables(request: Request) -> Tables:
    tables: Tables = request.app.state.tables
    return tables


async def _table(id: str, request: Request) -> Table:
    return await _tables(request).get(id)


def _visitor(request: Request, response: Response) -> str:
    return give_cookie(request, response)


AllTables = Annotated[Tables, Depends(_tables)]
OneTable = Annotated[Table, Depends(_table)]
Visitor = Annotated[str, Depends(_visitor)]


# ---- errors ----


def _problem(status: int, reason: Reason) -> JSONResponse:
    return JSONResponse({"problem": reason}, status)


def _explain(error: ValidationError | RequestValidationError) -> Reason:
    first = error.errors()[0]
    where = ".".join(str(part) for part in first["loc"])[:80]
    return {"code": "bad-request", "text": f"{where}: {first['msg']}"[:300], "values": {}}


def _add_errors(app: FastAPI) -> None:
    statuses = {"unknown-table": 404, "not-yours": 403, "not-your-seat": 403}

    @app.exception_handler(Forbidden)
    async def forbidden(_: Request, error: Forbidden) -> JSONResponse:
        return _problem(statuses.get(error.code, 422), view.reason(error))

    @app.exception_handler(ParseError)
    async def unreadable(_: Request, error: ParseError) -> JSONResponse:
        values = {"line": str(error.line), "token": error.token[:40], "reason": error.reason[:200]}
        return _problem(422, {"code": "bad-record", "text": str(error)[:300], "values": values})

    @app.exception_handler(RequestValidationError)
    async def invalid(_: Request, error: RequestValidationError) -> JSONResponse:
        return _problem(422, _explain(error))

    @app.exception_handler(HTTPException)
    async def other(_: Request, error: HTTPException) -> JSONResponse:
        return _problem(error.status_code, {"code": "failed", "text": str(error.detail), "values": {}})

    @app.middleware("http")
    async def guard(request: Request, answer: Callable[[Request], Awaitable[Response]]) -> Response:
        """Other sites may not make a visitor's browser act here; every answer carries the security headers."""
        if request.method not in ("GET", "HEAD", "OPTIONS") and not is_same_origin(request):
            response: Response = _problem(
                403, {"code": "foreign-origin", "text": "this request came from another site", "values": {}}
            )
        else:
            response = await answer(request)
        response.headers.update(_SECURITY)
        if request.url.path.startswith("/api/"):
            response.headers.setdefault("Cache-Control", "no-store")
        return response


# ---- requests ----


def _add_api(app: FastAPI) -> None:
    @app.get("/api/catalogue")
    async def catalogue() -> Catalogue:
        return view.catalogue()

    @app.post("/api/rules")
    async def rules(asked: RulesAsked) -> RulesVerdict:
        return judge(asked)

    @app.get("/api/tables")
    async def mine(tables: AllTables, visitor: Visitor) -> list[TableSummary]:
        return await tables.of_visitor(visitor)

    @app.post("/api/tables", status_code=201)
    async def create(wanted: NewGame, tables: AllTables, visitor: Visitor) -> Created:
        return {"id": await tables.create(visitor, wanted)}

    @app.post("/api/import", status_code=201)
    async def import_record(wanted: Import, tables: AllTables, visitor: Visitor) -> Created:
        return {"id": await tables.import_record(visitor, wanted.record)}

    @app.get("/api/tables/{id}")
    async def table(table: OneTable, visitor: Visitor) -> TableView:
        return table.view(visitor)

    @app.get("/api/tables/{id}/plies/{ply}")
    async def moment(table: OneTable, ply: int) -> TableView:
        if not 0 <= ply <= table.course.ply:
            raise Forbidden("the game has not come so far", "no-such-ply")
        return table.moment(ply)

    @app.get("/api/tables/{id}/record", response_class=PlainTextResponse)
    async def record(table: OneTable) -> PlainTextResponse:
        name = f'attachment; filename="kingdomino-{table.id}.kd"'
        return PlainTextResponse(str(table.summary()), headers={"Content-Disposition": name})

    @app.post("/api/tables/{id}/again", status_code=201)
    async def again(how: Again, table: OneTable, tables: AllTables, visitor: Visitor) -> Created:
        return {"id": await tables.again(visitor, table, how.same_deal)}

    @app.post("/api/tables/{id}/next", status_code=201)
    async def next_game(table: OneTable, tables: AllTables, visitor: Visitor) -> Created:
        return {"id": await tables.next_game(visitor, table)}

    @app.delete("/api/tables/{id}", status_code=204)
    async def forget(table: OneTable, tables: AllTables, visitor: Visitor) -> None:
        await tables.forget(visitor, table)


# ---- live connections ----


class _Page:
    """A page that looks at a table. It is sent the table as it is now, however many changes it was too slow for."""

    def __init__(self, socket: WebSocket, visitor: str) -> None:
        self._socket = socket
        self._visitor = visitor
        self._woken = asyncio.Event()
        self._woken.set()
        self._seen: tuple[int, int] | None = None

    def wake(self) -> None:
        self._woken.set()

    async def tell(self, message: ServerMessage) -> None:
        await self._socket.send_text(to_json(message).decode())

    async def show(self, table: Table) -> None:
        """Sends the table after every change."""
        while True:
            await self._woken.wait()
            self._woken.clear()
            seen = table.course.generation, table.course.ply
            shown = table.view(self._visitor, self._seen)
            self._seen = seen
            await self.tell({"type": "state", "table": shown})

    async def listen(self, table: Table) -> None:
        """Does what the page asks for, until it goes; what is not a message is explained, and ends the connection."""
        while True:
            text = await self._socket.receive_text()
            try:
                if len(text) > LARGEST_MESSAGE:
                    raise Forbidden("this message is too long", "bad-request")
                message = _incoming.validate_json(text)
            except (ValidationError, Forbidden) as error:
                reason = _explain(error) if isinstance(error, ValidationError) else view.reason(error)
                await self.tell({"type": "refused", "reason": reason})
                await self._socket.close(1008, "not a message")
                return
            try:
                await self._do(table, message)
            except Stale:
                self.wake()
            except Forbidden as error:
                await self.tell({"type": "refused", "reason": view.reason(error)})
            except (ParseError, ValueError) as error:
                reason = {"code": "bad-move", "text": str(error)[:300], "values": {}}
                await self.tell({"type": "refused", "reason": reason})

    async def _do(self, table: Table, message: ClientMessage) -> None:
        visitor = self._visitor
        match message:
            case Play():
                await table.play(visitor, message.ply, message.move)
            case Why():
                why = table.why(message.ply, message.move)
                await self.tell({"type": "why", "ply": message.ply, "move": message.move, "reason": why})
            case Undo():
                await table.undo(visitor)
            case Redo():
                await table.redo(visitor)
            case Hurry():
                table.hurry(visitor)
            case Pause():
                table.pause(visitor, True)
            case Resume():
                table.pause(visitor, False)
            case Step():
                table.step(visitor)
            case Pace():
                table.set_pace(visitor, message.pace)
            case Resign():
                await table.resign(visitor, message.seat)


def _add_live(app: FastAPI) -> None:
    @app.websocket("/api/tables/{id}/live")
    async def live(socket: WebSocket, id: str) -> None:
        if not is_same_origin(socket):
            await socket.close(1008, "another site")
            return
        tables: Tables = socket.app.state.tables
        page = _Page(socket, visitor_of(socket))
        await socket.accept()
        try:
            async with tables.watching(id, page) as table:
                await _first_done(page.show(table), page.listen(table))
        except Forbidden as error:
            await page.tell({"type": "refused", "reason": view.reason(error)})
            await socket.close(1008, error.code)
        except (WebSocketDisconnect, RuntimeError):
            pass  # the page has gone


async def _first_done(*jobs: Awaitable[None]) -> None:
    """Runs jobs until one ends, and stops the others."""
    tasks = [asyncio.ensure_future(job) for job in jobs]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


# ---- the page ----


class _Assets(StaticFiles):
    """Files whose names change with their content may be kept for ever."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        response.headers["Cache-Control"] = "public, max-age=31536000, immutable"
        return response


def _add_page(app: FastAPI) -> None:
    if not (WEB / "index.html").is_file():
        _log.warning("this installation has no web page: %s is missing", WEB)
        return
    app.mount("/assets", _Assets(directory=WEB / "assets"))
    files = {path.name: path for path in WEB.iterdir() if path.is_file()}

    @app.get("/{path:path}", include_in_schema=False)
    async def page(path: str, request: Request) -> Response:
        """The page itself at every address that it knows; it decides what to show."""
        if path.startswith("api/"):
            raise HTTPException(404, "there is nothing here")
        response = FileResponse(files.get(path, files["index.html"]), headers={"Cache-Control": "no-cache"})
        if path not in files:
            give_cookie(request, response)
        return response
