"""Routes: the HTTP interface below /api, which describes itself as OpenAPI."""

import asyncio
from datetime import UTC, datetime
from io import BytesIO
from typing import Annotated, Any

import orjson
import segno
from fastapi import APIRouter, Depends, FastAPI, Header, Query, Request, Response
from fastapi import Path as PathParameter
from fastapi.responses import PlainTextResponse

from ..errors import Refused
from . import view
from .guard import CostedRoute, costs
from .limits import Kind, Limits
from .live import address_of, find
from .messages import (
    Again,
    Arrived,
    Catalogue,
    Created,
    DailyAsked,
    DailyView,
    DayView,
    FillSeat,
    GamesPage,
    Import,
    LuggageArrived,
    LuggagePiece,
    LuggageTicket,
    NewGame,
    NewLuggage,
    Parcel,
    PutLuggage,
    PuzzleRatings,
    PuzzleTried,
    PuzzleTry,
    Reach,
    Review,
    Reviewing,
    RulesAsked,
    RulesVerdict,
    ScoreAsked,
    ScoreVerdict,
    SeatKey,
    TableSummary,
    TableView,
    TakeSeat,
    UseKey,
    UseLuggage,
)
from .page import asked_language, site_of
from .preview import Moment, Previews
from .reach import is_here, reach
from .reckoning import reckon
from .reviews import Reviews
from .setting import Pay, judge
from .table import Table
from .tables import Tables
from .visitors import give_cookie, visitor_of

__all__ = ["AllTables", "add_routes"]


def _tables(request: Request) -> Tables:
    tables: Tables = request.app.state.tables
    return tables


async def _seen(id: str, request: Request) -> tuple[Table, bool]:
    table, spectator = await find(_tables(request), id)
    table.insist_visible(visitor_of(request))
    return table, spectator


async def _table(id: str, request: Request) -> Table:
    table, spectator = await find(_tables(request), id)
    if spectator:
        raise Refused("spectators can only watch", "not-yours")
    return table


def _limits(request: Request) -> Limits:
    limits: Limits = request.app.state.limits
    return limits


IMPORT_COST = 5.0
"""What each game of an import costs beside the request, roughly in milliseconds of the server's time."""


def _importer(request: Request) -> Pay:
    """Charges for an import: one game at once, and the others when it is known how many there are."""
    limits, address = _limits(request), address_of(request)

    def pay(games: int) -> None:
        limits.take("ask", address, IMPORT_COST * games)
        limits.take("create", address, games)
        limits.take("import", address, games)

    pay(1)
    return lambda games: pay(games - 1)


def _rarely(kind: Kind) -> Any:
    """Refused to an address that does it too often."""

    def take(request: Request) -> None:
        _limits(request).take(kind, address_of(request))

    return Depends(take)


def _visitor(request: Request, response: Response) -> str:
    return give_cookie(request, response)


AllTables = Annotated[Tables, Depends(_tables)]
OneTable = Annotated[Table, Depends(_table)]
SeenTable = Annotated[tuple[Table, bool], Depends(_seen)]
Visitor = Annotated[str, Depends(_visitor)]
Importer = Annotated[Pay, Depends(_importer)]
AskedPly = Annotated[int | None, Query(ge=0, le=1000)]
Lang = Annotated[str, Query(max_length=20)]
Cursor = Annotated[str, Query(max_length=80)]
AskedStamp = Annotated[str, Query(max_length=80)]
DayName = Annotated[str, PathParameter(pattern=r"^\d{4}-\d\d-\d\d$")]
PuzzleMark = Annotated[str, PathParameter(pattern=r"^[0-9a-f]{8}$")]
PieceNumber = Annotated[int, PathParameter(ge=0, le=999)]
SeatNumber = Annotated[int, PathParameter(ge=0, le=3)]


DEAR = 5.0
"""The cost of what uses the database or draws, roughly in milliseconds of the server's time."""


def _plain(kind: str) -> dict[str, Any]:
    """How an answer that is not JSON is described; errors are always JSON."""
    return {"response_class": Response, "responses": {200: {"content": {kind: {"schema": {"type": "string"}}}}}}


def _at(table: Table, ply: int | None) -> Table:
    """The table, if its game has got that far."""
    if ply is not None and ply > table.game.ply:
        raise Refused("the game has not got that far", "no-such-ply")
    return table


def _kept(ply: int | None) -> dict[str, str]:
    """A moment that is named looks the same for a while; without one it is the present."""
    return {} if ply is None else {"Cache-Control": "private, max-age=300", "Vary": "Accept-Language, Cookie"}


async def _reach(request: Request) -> Reach:
    listening: tuple[str, int] | None = request.app.state.listening
    return await asyncio.to_thread(reach, listening if is_here(request) else None)  # asking for a name may take long


def _json(text: bytes, answer: Response) -> Response:
    """Text that is JSON already, with the cookie that a new visitor was given."""
    return Response(text, media_type="application/json", headers=dict(answer.headers))


def add_routes(app: FastAPI) -> None:
    api = APIRouter(prefix="/api", route_class=CostedRoute)

    @api.get("/catalogue")
    async def catalogue(request: Request) -> Catalogue:
        return {**view.catalogue(), "reviews": request.app.state.reviews is not None}

    @api.post("/rules")
    async def rules(asked: RulesAsked) -> RulesVerdict:
        return judge(asked)

    @api.post("/score")
    @costs(DEAR)
    async def score(asked: ScoreAsked) -> ScoreVerdict:
        return reckon(asked)

    @api.get("/tables")
    @costs(DEAR)
    async def mine(tables: AllTables, visitor: Visitor, before: Cursor = "") -> GamesPage:
        return await tables.listing.of_visitor(visitor, before)

    @api.post("/tables", status_code=201, dependencies=[_rarely("create")])
    @costs(DEAR)
    async def create(wanted: NewGame, tables: AllTables, visitor: Visitor, request: Request) -> Created:
        if wanted.terms.public:
            _limits(request).take("publish", address_of(request))
        return {"id": await tables.setting.create(visitor, wanted)}

    @api.post("/import", status_code=201)
    @costs(DEAR)
    async def import_record(wanted: Import, tables: AllTables, visitor: Visitor, pay: Importer) -> Created:
        return {"id": await tables.setting.import_record(visitor, wanted.record, pay)}

    @api.post("/parcels", status_code=201)
    @costs(DEAR)
    async def receive(parcel: Parcel, tables: AllTables, visitor: Visitor, pay: Importer) -> Arrived:
        """A table that lived in the visitor's browser moves here; the same parcel arrives only once."""
        return {"ids": await tables.parcels.receive(visitor, parcel, pay)}

    @api.post("/luggage", status_code=201, dependencies=[_rarely("send off")])
    @costs(DEAR)
    async def send_off(wanted: NewLuggage, tables: AllTables, visitor: Visitor) -> LuggageTicket:
        """Everything that the visitor's browser knows goes to another one; what was sent off before is taken back."""
        return await tables.luggage.begin(visitor, wanted.length)

    @api.delete("/luggage", status_code=204)
    @costs(DEAR)
    async def withdraw(tables: AllTables, visitor: Visitor) -> None:
        await tables.luggage.withdraw(visitor)

    @api.put("/luggage/pieces/{number}", status_code=204)
    @costs(DEAR)
    async def put_piece(number: PieceNumber, wanted: PutLuggage, tables: AllTables, visitor: Visitor) -> None:
        await tables.luggage.put(visitor, wanted.ticket, number, wanted.content)

    # The ticket is no part of an address: those are written into logs.
    @api.post("/luggage/pieces/{number}")
    @costs(DEAR)
    async def fetch_piece(number: PieceNumber, wanted: UseLuggage, tables: AllTables, visitor: Visitor) -> LuggagePiece:
        """For the first browser that shows the ticket, and for no other after that."""
        return await tables.luggage.fetch(visitor, wanted.ticket, number)

    @api.post("/luggage/arrived")
    @costs(DEAR)
    async def arrived(wanted: UseLuggage, tables: AllTables, visitor: Visitor) -> LuggageArrived:
        """All of it is there: the seats that go with it are the visitor's too, and it is deleted here."""
        return await tables.luggage.arrived(visitor, wanted.ticket)

    @api.get("/tables/{id}/parcel")
    @costs(DEAR)
    async def pack(table: OneTable, tables: AllTables, visitor: Visitor) -> Parcel:
        """The table as a parcel, for the only one who plays there."""
        return await tables.parcels.pack(visitor, table)

    @api.delete("/tables/{id}/parcel", status_code=204)
    @costs(DEAR)
    async def taken(table: OneTable, tables: AllTables, visitor: Visitor, stamp: AskedStamp) -> None:
        """The parcel with this stamp has arrived in the visitor's browser: the table is deleted, if nothing changed."""
        await tables.parcels.taken(visitor, table, stamp)

    @api.get("/tables/{id}", response_model=TableView)
    async def table(seen: SeenTable, visitor: Visitor, answer: Response) -> Response:
        return _json(seen[0].picture.of(visitor, spectator=seen[1]), answer)

    @api.get("/tables/{id}/plies/{ply}", response_model=TableView)
    async def moment(seen: SeenTable, ply: int, answer: Response) -> Response:
        table, spectator = seen
        if not 0 <= ply <= table.game.ply:
            raise Refused("the game has not got that far", "no-such-ply")
        return _json(table.picture.at(ply, spectator=spectator), answer)

    @api.get("/tables/{id}/record", **_plain("text/plain"))
    async def record(seen: SeenTable) -> PlainTextResponse:
        seen[0].insist_finished()
        day = datetime.fromtimestamp(seen[0].stored.created, UTC)
        name = f'attachment; filename="kingdomino-{day:%Y-%m-%d}.kd"'
        return PlainTextResponse(str(seen[0].record()), headers={"Content-Disposition": name})

    @api.get("/tables/{id}/review", response_model=Review, responses={202: {"model": Reviewing}})
    @costs(DEAR)
    async def review(seen: SeenTable, request: Request, visitor: Visitor, answer: Response) -> Response:
        """What every decision of a game that is over was worth, if this server reviews; 202: it is being made."""
        reviews: Reviews | None = request.app.state.reviews
        if reviews is None:
            raise Refused("this server does not review games", "no-reviews")
        seen[0].insist_finished()
        Refused.unless(seen[0].is_over, "not-over", "the game is not over")

        def pay() -> None:
            _limits(request).take("review", address_of(request))

        found = await reviews.of(seen[0], visitor, pay)
        if isinstance(found, str):
            return _json(found.encode(), answer)
        return Response(orjson.dumps(found), 202, dict(answer.headers), "application/json")

    @api.get("/reach")
    @costs(DEAR)
    async def reachable(request: Request) -> Reach:
        """How other devices find this server; told only to those who sit at its machine."""
        return await _reach(request)

    @api.get("/tables/{id}/invitation.svg", **_plain("image/svg+xml"))
    @costs(DEAR)
    async def invitation(id: str, request: Request, at: Annotated[str, Query(max_length=80)] = "") -> Response:
        """The address of the table as a QR code, for a phone pointed at this screen; `at`: begins like this one."""
        await _seen(id, request)
        site = at if at and at in (await _reach(request))["addresses"] else site_of(request)
        picture = BytesIO()
        segno.make(f"{site}table/{id}", micro=False).save(picture, kind="svg", border=2, xmldecl=False)
        return Response(picture.getvalue(), media_type="image/svg+xml")

    @api.get("/tables/{id}/picture.svg", **_plain("image/svg+xml"))
    @costs(DEAR)
    async def drawing(seen: SeenTable, request: Request, lang: Lang = "", ply: AskedPly = None) -> Response:
        """The kingdoms to share: with names, points and the winner's king; `ply` shows an earlier moment."""
        moment = Moment.of(_at(seen[0], ply), ply)
        drawn = await asyncio.to_thread(moment.picture, asked_language(request))
        return Response(drawn, media_type="image/svg+xml", headers=_kept(ply))

    @api.get("/tables/{id}/picture.png", **_plain("image/png"))
    @costs(DEAR)
    async def painting(seen: SeenTable, request: Request, lang: Lang = "", ply: AskedPly = None) -> Response:
        """The same as links show it, 1200 by 630 pixels."""
        previews: Previews = request.app.state.previews

        def pay() -> None:
            _limits(request).take("paint", address_of(request))

        painted = await previews.png(_at(seen[0], ply), asked_language(request), ply, pay)
        shown = {"Cross-Origin-Resource-Policy": "cross-origin"}  # where a link to the table unfolds
        return Response(painted, media_type="image/png", headers=_kept(ply) | shown)

    @api.post("/tables/{id}/again", status_code=201, dependencies=[_rarely("create")])
    async def again(how: Again, table: OneTable, tables: AllTables, visitor: Visitor) -> Created:
        return {"id": await tables.setting.again(visitor, table, how.same_deal)}

    @api.post("/tables/{id}/next", status_code=201, dependencies=[_rarely("create")])
    async def next_game(table: OneTable, tables: AllTables, visitor: Visitor) -> Created:
        return {"id": await tables.setting.next_game(visitor, table)}

    @api.get("/daily")
    @costs(DEAR)
    async def daily(tables: AllTables, visitor: Visitor) -> DailyView:
        """The deal of the day, and how everybody did once one has it behind oneself."""
        return await tables.daily.today(visitor)

    @api.post("/daily", status_code=201, dependencies=[_rarely("create")])
    @costs(DEAR)
    async def play_daily(wanted: DailyAsked, request: Request, tables: AllTables, visitor: Visitor) -> Created:
        """The table at which the visitor plays it: there is one for each."""
        return {"id": await tables.daily.begin(visitor, wanted, address_of(request))}

    @api.get("/daily/{day}")
    @costs(DEAR)
    async def past_day(day: DayName, tables: AllTables, visitor: Visitor) -> DayView:
        """A day that is over: its secret, its list, and the best games to watch."""
        return await tables.daily.past(visitor, day)

    @api.get("/puzzles/ratings", response_model=PuzzleRatings, responses={304: {"description": "As before"}})
    @costs(DEAR)
    async def puzzle_ratings(
        tables: AllTables, known: Annotated[str, Header(alias="If-None-Match", max_length=200)] = ""
    ) -> Response:
        """How hard puzzles are where people found them harder or easier than the file that comes with the page says."""
        ratings, tag = await tables.ratings.learned()
        headers = {"ETag": f'"{tag}"', "Cache-Control": "private, no-cache"}
        if tag in known:  # a proxy that packs answers may have marked it as weak
            return Response(status_code=304, headers=headers)
        return Response(orjson.dumps({"ratings": ratings}), headers=headers, media_type="application/json")

    @api.post("/puzzles/{mark}/try", dependencies=[_rarely("solve")])
    @costs(DEAR)
    async def puzzle_try(
        mark: PuzzleMark, wanted: PuzzleTry, request: Request, tables: AllTables, visitor: Visitor
    ) -> PuzzleTried:
        """The visitor's first try at a puzzle, which is judged here and changes how hard it is held to be."""
        return await tables.ratings.tried(visitor, mark, wanted, address_of(request))

    @api.get("/lobby")
    @costs(DEAR)
    async def lobby(tables: AllTables) -> list[TableSummary]:
        return await tables.listing.lobby()

    @api.post("/tables/{id}/seats/{seat}", status_code=204)
    async def take_seat(seat: SeatNumber, wanted: TakeSeat, table: OneTable, visitor: Visitor) -> None:
        await table.gathering.take_seat(visitor, seat, wanted.name, wanted.colour)

    @api.put("/tables/{id}/seats/{seat}", status_code=204)
    async def fill_seat(seat: SeatNumber, wanted: FillSeat, table: OneTable, visitor: Visitor) -> None:
        await table.gathering.fill_seat(visitor, seat, wanted.level, wanted.name)

    @api.post("/tables/{id}/seats/{seat}/key", status_code=201)
    async def new_key(seat: SeatNumber, table: OneTable, tables: AllTables, visitor: Visitor) -> SeatKey:
        return {"key": await tables.new_key(visitor, table, seat)}

    @api.delete("/tables/{id}/seats/{seat}/devices", status_code=204)
    async def end_devices(seat: SeatNumber, table: OneTable, visitor: Visitor) -> None:
        await table.end_devices(visitor, seat)

    @api.post("/tables/{id}/key", status_code=204)
    async def use_key(wanted: UseKey, table: OneTable, tables: AllTables, visitor: Visitor) -> None:
        await tables.use_key(visitor, table, wanted.key)

    @api.delete("/tables/{id}", status_code=204)
    async def forget(table: OneTable, tables: AllTables, visitor: Visitor) -> None:
        await tables.forget(visitor, table)

    app.include_router(api)

    @app.get("/api/openapi.json", include_in_schema=False)
    @costs(DEAR)
    async def description() -> Response:
        return Response(orjson.dumps(app.openapi()), media_type="application/json")
