"""The application: every address the server answers, put together from its parts."""

import asyncio
import logging
import re
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from io import BytesIO
from pathlib import Path
from typing import Annotated, Any

import orjson
import segno
import sqlalchemy as sa
from fastapi import Depends, FastAPI, Query, Request, Response, WebSocket
from fastapi import Path as PathParameter
from fastapi.exceptions import RequestValidationError
from fastapi.responses import FileResponse, JSONResponse, PlainTextResponse
from pydantic import TypeAdapter, ValidationError
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import HTTPConnection
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from ..errors import Forbidden, ParseError
from . import metrics, view
from .clock import Timeline
from .fanout import Alone, Fanout, Heard, Postgres
from .guard import Guard, problem, refusal
from .limits import Limits, Meter, key_of
from .messages import (
    Again,
    AnswerUndo,
    AskUndo,
    Catalogue,
    ClientMessage,
    Contribute,
    Created,
    FillSeat,
    GamesPage,
    Hurry,
    Import,
    NewGame,
    Pace,
    Pause,
    Play,
    Problem,
    React,
    Reacted,
    Reaction,
    Reason,
    Redo,
    Resign,
    Resume,
    RulesAsked,
    RulesVerdict,
    SeatKey,
    ServerMessage,
    StandIn,
    Start,
    Step,
    TableSummary,
    TableView,
    TakeSeat,
    Undo,
    UseKey,
    Why,
)
from .store import Store, Unavailable
from .table import Stale, Table
from .tables import BEAT_SECONDS, Tables, judge
from .thinking import Thinkers
from .visitors import give_cookie, is_same_origin, visitor_of
from .wire import EXTENSION, Wire

__all__ = ["HEARTBEAT", "WEB", "create_app"]

WEB = Path(__file__).parent.parent / "web"
"""The built page, which is part of the package."""

LARGEST_MESSAGE = 4096
"""Bytes of one message of a page; the longest true one has a tenth."""

MOST_UNHEARD = 8
"""Messages of a page that may wait while one is answered; then nothing more is read."""

HEARTBEAT = 15.0
"""Seconds of silence after which a page is told that the connection is alive: it cannot see this by itself."""

_ID = re.compile(r"[A-Za-z0-9_-]{1,32}")
"""What ids of tables look like; nothing else is looked for."""

READY_SECONDS = 2.0
"""How long the database may take to show that it can be written."""

UNAVAILABLE: Reason = {
    "code": "unavailable",
    "text": "the server cannot store anything at the moment; please try again",
    "values": {},
}

_log = logging.getLogger("kingdomino.server")
_incoming: TypeAdapter[ClientMessage] = TypeAdapter(ClientMessage)


def create_app(
    database: sa.URL,
    *,
    limits: Limits | None = None,
    expire_days: float = 30,
    keep_days: float = 365,
    heartbeat: float = HEARTBEAT,
) -> FastAPI:
    """The server on a database; opened when the application starts, closed when it stops."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        store = await Store.open(database)
        timeline = Timeline(await store.timeline(alive=3 * BEAT_SECONDS))
        app.state.limits = granted = limits or Limits()
        app.state.tables = tables = Tables(store, _others(store), Thinkers(budget=granted.thinking_budget), timeline)
        app.state.heartbeat = heartbeat
        await tables.beat()
        metrics.TABLES.set_function(lambda: len(tables.open))
        keeping_up = asyncio.create_task(tables.keep_up(expire_days, keep_days))
        try:
            yield
        finally:
            keeping_up.cancel()
            await tables.close()
            await store.close()

    app = FastAPI(
        title="Kingdomino",
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
        responses={"4XX": {"model": Problem}, "503": {"model": Problem}},
    )
    app.add_middleware(GZipMiddleware, minimum_size=500)
    app.add_middleware(Guard)
    _add_errors(app)
    _add_operation(app)
    _add_api(app)
    _add_live(app)
    _add_page(app)
    return app


def _others(store: Store) -> Callable[[str, Heard], Fanout]:
    """How to reach the other processes on the same database."""
    if store.shared:
        return lambda process, heard: Postgres(store.engine.url, process, heard)
    return lambda process, heard: Alone()


def _tables(request: Request) -> Tables:
    tables: Tables = request.app.state.tables
    return tables


async def _find(tables: Tables, id: str) -> tuple[Table, bool]:
    """A table by its id or by its id for spectators; the database is not asked for what is no id."""
    if not _ID.fullmatch(id):
        raise Forbidden("there is no such table", "unknown-table")
    return await tables.find(id)


async def _seen(id: str, request: Request) -> tuple[Table, bool]:
    return await _find(_tables(request), id)


async def _table(id: str, request: Request) -> Table:
    table, spectator = await _find(_tables(request), id)
    if spectator:
        raise Forbidden("spectators only look", "not-yours")
    return table


def _limits(request: Request) -> Limits:
    limits: Limits = request.app.state.limits
    return limits


def _address(connection: HTTPConnection) -> str:
    """Where someone comes from, as far as limits tell addresses apart."""
    return key_of(connection.client.host if connection.client else "")


def _maker(request: Request) -> None:
    """Nobody makes too many tables."""
    _limits(request).create(_address(request))


def _importer(request: Request) -> None:
    """Nobody opens too many records."""
    _limits(request).import_(_address(request))


def _visitor(request: Request, response: Response) -> str:
    return give_cookie(request, response)


AllTables = Annotated[Tables, Depends(_tables)]
OneTable = Annotated[Table, Depends(_table)]
SeenTable = Annotated[tuple[Table, bool], Depends(_seen)]
Visitor = Annotated[str, Depends(_visitor)]
Cursor = Annotated[str, Query(max_length=80)]
SeatNumber = Annotated[int, PathParameter(ge=0, le=3)]


# ---- errors ----


def _explain(error: ValidationError | RequestValidationError) -> Reason:
    first = error.errors()[0]
    where = ".".join(str(part) for part in first["loc"])[:80]
    return {"code": "bad-request", "text": f"{where}: {first['msg']}"[:300], "values": {}}


def _add_errors(app: FastAPI) -> None:
    @app.exception_handler(Forbidden)
    async def forbidden(_: Request, error: Forbidden) -> JSONResponse:
        return refusal(error)

    @app.exception_handler(Stale)
    async def stale(_: Request, __: Stale) -> JSONResponse:
        return problem(409, {"code": "stale", "text": "the table has changed meanwhile", "values": {}})

    @app.exception_handler(Unavailable)
    async def unavailable(_: Request, __: Unavailable) -> JSONResponse:
        return problem(503, UNAVAILABLE)

    @app.exception_handler(ParseError)
    async def unreadable(_: Request, error: ParseError) -> JSONResponse:
        values = {"line": str(error.line), "token": error.token[:40], "reason": error.reason[:200]}
        return problem(422, {"code": "bad-record", "text": str(error)[:300], "values": values})

    @app.exception_handler(RequestValidationError)
    async def invalid(_: Request, error: RequestValidationError) -> JSONResponse:
        return problem(422, _explain(error))

    @app.exception_handler(HTTPException)
    async def other(_: Request, error: HTTPException) -> JSONResponse:
        return problem(error.status_code, {"code": "failed", "text": str(error.detail), "values": {}})


# ---- for those who run it ----


def _add_operation(app: FastAPI) -> None:
    probing: asyncio.Task[None] | None = None

    @app.get("/healthz", include_in_schema=False)
    async def health() -> Response:
        """The process lives."""
        return PlainTextResponse("ok\n")

    @app.get("/readyz", include_in_schema=False)
    async def ready(tables: AllTables) -> Response:
        """It can also write. All who ask wait for the same answer: a database that hangs is asked once."""
        nonlocal probing
        if probing is None or probing.done():
            probing = asyncio.create_task(tables.store.ready())
        await asyncio.wait({probing}, timeout=READY_SECONDS)
        if not probing.done():
            return PlainTextResponse("the database does not answer\n", 503)
        if probing.exception():
            return PlainTextResponse("the database cannot be written\n", 503)
        return PlainTextResponse("ok\n")

    @app.get("/metrics", include_in_schema=False)
    async def counted() -> Response:
        return Response(metrics.text(), media_type="text/plain; version=0.0.4")


# ---- requests ----


def _plain(kind: str) -> dict[str, Any]:
    """How an answer that is not JSON is described; what goes wrong is JSON everywhere."""
    return {"response_class": Response, "responses": {200: {"content": {kind: {"schema": {"type": "string"}}}}}}


def _json(text: bytes, answer: Response) -> Response:
    """Text that is JSON already, with the cookie that a new visitor was given."""
    return Response(text, media_type="application/json", headers=dict(answer.headers))


def _add_api(app: FastAPI) -> None:
    @app.get("/api/catalogue")
    async def catalogue() -> Catalogue:
        return view.catalogue()

    @app.post("/api/rules")
    async def rules(asked: RulesAsked) -> RulesVerdict:
        return judge(asked)

    @app.get("/api/tables")
    async def mine(tables: AllTables, visitor: Visitor, before: Cursor = "") -> GamesPage:
        return await tables.of_visitor(visitor, before)

    @app.post("/api/tables", status_code=201, dependencies=[Depends(_maker)])
    async def create(wanted: NewGame, tables: AllTables, visitor: Visitor, request: Request) -> Created:
        if wanted.terms.public:
            _limits(request).publish(_address(request))
        return {"id": await tables.create(visitor, wanted)}

    @app.post("/api/import", status_code=201, dependencies=[Depends(_maker), Depends(_importer)])
    async def import_record(wanted: Import, tables: AllTables, visitor: Visitor) -> Created:
        return {"id": await tables.import_record(visitor, wanted.record)}

    @app.get("/api/tables/{id}", response_model=TableView)
    async def table(seen: SeenTable, visitor: Visitor, answer: Response) -> Response:
        return _json(seen[0].view(visitor, spectator=seen[1]), answer)

    @app.get("/api/tables/{id}/plies/{ply}", response_model=TableView)
    async def moment(seen: SeenTable, ply: int, answer: Response) -> Response:
        table, spectator = seen
        if not 0 <= ply <= table.course.ply:
            raise Forbidden("the game has not come so far", "no-such-ply")
        return _json(table.moment(ply, spectator=spectator), answer)

    @app.get("/api/tables/{id}/record", **_plain("text/plain"))
    async def record(seen: SeenTable) -> PlainTextResponse:
        day = datetime.fromtimestamp(seen[0].stored.created, UTC)
        name = f'attachment; filename="kingdomino-{day:%Y-%m-%d}.kd"'
        return PlainTextResponse(str(seen[0].record()), headers={"Content-Disposition": name})

    @app.get("/api/tables/{id}/invitation.svg", **_plain("image/svg+xml"))
    async def invitation(id: str, request: Request) -> Response:
        """The address of the table as a QR code, for a phone that looks at this screen."""
        await _seen(id, request)
        picture = BytesIO()
        segno.make(f"{request.base_url}table/{id}", micro=False).save(picture, kind="svg", border=2, xmldecl=False)
        return Response(picture.getvalue(), media_type="image/svg+xml")

    @app.post("/api/tables/{id}/again", status_code=201, dependencies=[Depends(_maker)])
    async def again(how: Again, table: OneTable, tables: AllTables, visitor: Visitor) -> Created:
        return {"id": await tables.again(visitor, table, how.same_deal)}

    @app.post("/api/tables/{id}/next", status_code=201, dependencies=[Depends(_maker)])
    async def next_game(table: OneTable, tables: AllTables, visitor: Visitor) -> Created:
        return {"id": await tables.next_game(visitor, table)}

    @app.get("/api/lobby")
    async def lobby(tables: AllTables) -> list[TableSummary]:
        return await tables.lobby()

    @app.post("/api/tables/{id}/seats/{seat}", status_code=204)
    async def take_seat(seat: SeatNumber, wanted: TakeSeat, table: OneTable, visitor: Visitor) -> None:
        await Tables.take_seat(visitor, table, seat, wanted)

    @app.put("/api/tables/{id}/seats/{seat}", status_code=204)
    async def fill_seat(seat: SeatNumber, wanted: FillSeat, table: OneTable, visitor: Visitor) -> None:
        await table.fill_seat(visitor, seat, wanted.level)

    @app.post("/api/tables/{id}/seats/{seat}/key", status_code=201)
    async def new_key(seat: SeatNumber, table: OneTable, tables: AllTables, visitor: Visitor) -> SeatKey:
        return {"key": await tables.new_key(visitor, table, seat)}

    @app.delete("/api/tables/{id}/seats/{seat}/devices", status_code=204)
    async def end_devices(seat: SeatNumber, table: OneTable, visitor: Visitor) -> None:
        await table.end_devices(visitor, seat)

    @app.post("/api/tables/{id}/key", status_code=204)
    async def use_key(wanted: UseKey, table: OneTable, tables: AllTables, visitor: Visitor) -> None:
        await tables.use_key(visitor, table, wanted.key)

    @app.delete("/api/tables/{id}", status_code=204)
    async def forget(table: OneTable, tables: AllTables, visitor: Visitor) -> None:
        await tables.forget(visitor, table)


# ---- live connections ----


class _Page:
    """A page that looks at a table. It is sent the table as it is now, however many changes it was too slow for."""

    __slots__ = (
        "_busy",
        "_heartbeat",
        "_leave",
        "_meter",
        "_reactions",
        "_seen",
        "_sent",
        "_spectator",
        "_table",
        "_timer",
        "_unheard",
        "_wire",
        "_woken",
        "address",
        "visitor",
    )

    def __init__(self, wire: Wire, address: str, visitor: str, meter: Meter, heartbeat: float) -> None:
        self._wire = wire
        self.address = address
        self.visitor = visitor
        self._meter = meter
        self._heartbeat = heartbeat
        self._timer: asyncio.TimerHandle | None = None
        self._reactions: list[Reacted] = []
        self._unheard: list[bytes | None] = []
        self._busy = False
        self._woken = False
        self._seen: tuple[int, int] | None = None

    def look(self, table: Table, spectator: bool, leave: Callable[[], None]) -> None:
        """Begins to look at the table; `leave` is called when it is gone."""
        self._table, self._spectator, self._leave = table, spectator, leave
        self._sent = self._wire.loop.time()
        self._timer = self._wire.loop.call_at(self._sent + self._heartbeat, self._beat)
        self._wire.attach(self, self._meter)
        self.wake()

    def lost(self) -> None:
        if self._timer:
            self._timer.cancel()
        self._unheard = []
        self._leave()

    # ---- what it is sent ----

    def wake(self) -> None:
        if not self._woken:
            self._woken = True
            self._wire.loop.call_soon(self.writable)

    def reacted(self, seat: int, reaction: Reaction) -> None:
        self._reactions = [*self._reactions[-7:], {"type": "reacted", "seat": seat, "reaction": reaction}]
        self.wake()

    def tell(self, message: ServerMessage) -> None:
        self._wire.send(orjson.dumps(message))

    def _beat(self) -> None:
        """A sign of life when there was none for long."""
        now = self._wire.loop.time()
        if now >= self._sent + self._heartbeat:
            self.tell({"type": "alive", "every": round(1000 * self._heartbeat)})
            self._sent = now
        self._timer = self._wire.loop.call_at(self._sent + self._heartbeat, self._beat)

    def writable(self) -> None:
        """Sends what is new, unless the page has not yet read enough of what was sent before."""
        while self._reactions and self._wire.send(orjson.dumps(self._reactions[0])):
            self._reactions = self._reactions[1:]
        if self._woken and not self._wire.full:
            self._woken = False
            self._sent = self._wire.loop.time()
            course = self._table.course
            shown = self._table.view(self.visitor, self._seen, spectator=self._spectator)
            self._seen = course.generation, course.ply
            self._wire.send(b'{"type":"state","table":%b}' % shown)

    # ---- what it asks for ----

    def heard(self, message: bytes | None) -> None:
        self._unheard.append(message)
        if not self._busy:
            self._busy = True
            self._wire.spawn(self._listen())
        elif len(self._unheard) == MOST_UNHEARD:
            self._wire.read(False)

    def flooded(self) -> None:
        self._part({"code": "too-many", "text": "too many messages", "values": {}})

    def _part(self, reason: Reason) -> None:
        """Says why, and ends the connection."""
        metrics.REFUSALS.labels(reason["code"]).inc()
        self.tell({"type": "refused", "reason": reason})
        self._wire.close(1008, reason["code"])
        self._unheard = []

    async def _listen(self) -> None:
        """Does what the page asks for, one after the other."""
        try:
            while self._unheard:
                await self._hear(self._unheard.pop(0))
        except Exception:
            _log.exception("a message could not be answered")
            self._wire.close(1011, "failed")
        self._busy = False
        self._wire.read(True)

    async def _hear(self, text: bytes | None) -> None:
        """Does what a message asks for; what is none is explained, and ends the connection."""
        try:
            if text is None:
                raise Forbidden("messages are text", "bad-request")
            if len(text) > LARGEST_MESSAGE:
                raise Forbidden("this message is too long", "bad-request")
            message = _incoming.validate_json(text)
        except (ValidationError, Forbidden) as error:
            reason = _explain(error) if isinstance(error, ValidationError) else view.reason(error)
            self._part(reason)
            return
        metrics.MESSAGES.labels(message.type).inc()
        try:
            if self._spectator:
                raise Forbidden("spectators only look", "not-yours")
            await self._do(self._table, message)
        except Stale:
            self.wake()
        except Unavailable:
            self.tell({"type": "refused", "reason": UNAVAILABLE})
        except Forbidden as error:
            metrics.REFUSALS.labels(error.code).inc()
            self.tell({"type": "refused", "reason": view.reason(error)})
        except (ParseError, ValueError) as error:
            reason = {"code": "bad-move", "text": str(error)[:300], "values": {}}
            self.tell({"type": "refused", "reason": reason})

    async def _do(self, table: Table, message: ClientMessage) -> None:
        visitor = self.visitor
        match message:
            case Play():
                await table.play(visitor, message.ply, message.move)
            case Why():
                why = table.why(message.ply, message.move)
                self.tell({"type": "why", "ply": message.ply, "move": message.move, "reason": why})
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
            case Start():
                await table.start(visitor)
            case Contribute():
                await table.contribute(visitor, message.seat, message.value)
            case StandIn():
                await table.stand_in(visitor, message.seat, message.level)
            case AskUndo():
                await table.ask_undo(visitor, message.seat)
            case AnswerUndo():
                await table.answer_undo(visitor, message.agree)
            case React():
                table.react(visitor, message.seat, message.reaction)


def _add_live(app: FastAPI) -> None:
    @app.websocket("/api/tables/{id}/live")
    async def live(socket: WebSocket, id: str) -> None:
        if not is_same_origin(socket):
            await socket.close(1008, "another site")
            return
        tables: Tables = socket.app.state.tables
        limits: Limits = socket.app.state.limits
        address = _address(socket)
        wire: Wire = socket.scope["extensions"][EXTENSION]
        page = _Page(wire, address, visitor_of(socket), limits.connection(address), socket.app.state.heartbeat)
        await socket.accept()
        try:
            limits.connect(address)
            try:
                table, spectator = await _find(tables, id)
            except BaseException:
                limits.disconnect(address)
                raise
        except (Forbidden, Unavailable) as error:
            reason = view.reason(error) if isinstance(error, Forbidden) else UNAVAILABLE
            page.tell({"type": "refused", "reason": reason})
            await socket.close(1008 if isinstance(error, Forbidden) else 1013, reason["code"])
            return

        def leave() -> None:
            limits.disconnect(address)
            metrics.CONNECTIONS.dec()
            tables.depart(table, page)

        metrics.CONNECTIONS.inc()
        table.arrive(page)
        page.look(table, spectator, leave)


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
