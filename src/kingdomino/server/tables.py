"""Tables: those that someone looks at, opened from the store when asked for; how new ones come to be."""

import asyncio
import hashlib
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Collection, Coroutine
from contextlib import suppress
from datetime import UTC, datetime
from functools import partial
from typing import Any, NamedTuple

from .. import fair
from ..agents import LEVELS
from ..core import Rules
from ..dynasty import Dynasty
from ..editions import changed_rules, edition, rules_from_text, rules_text
from ..errors import Forbidden, ParseError, RulesError
from ..game import SEATS, Game
from ..records import Record, read_records
from ..words import NAME_WIDTH, clean_name, shown_names, steers
from . import view
from .clock import Timeline
from .course import Course
from .fanout import Alone, Fanout, Heard
from .messages import GamesPage, NewGame, RulesAsked, RulesVerdict, RuleValue, TableSummary, TakeSeat
from .metrics import disk_space
from .store import WATCH_PREFIX, Expiry, Ply, Store, StoredGame, Unavailable
from .table import Table, Watcher
from .thinking import Thinkers

__all__ = ["Tables", "judge", "rules_for"]

IDLE_SECONDS = 60
"""How long a table that nobody looks at stays in memory."""

PRESENCE_SECONDS = 10
"""How often processes tell each other who is there."""

EXPIRE_SECONDS = 3600
"""How often tables that were left behind are looked for."""

MOST_HEADERS = 50
LONGEST_HEADER = 500
LONGEST_HEADERS = 4096
"""How many headers an imported record may have, the characters of one, and the bytes of all."""

RING_SECONDS = 1.0
"""How often the alarms of all tables are looked through."""

BEAT_SECONDS = 5.0
"""How often it is kept how far the timeline has come, while clocks run."""

HARDLY_BEGUN_SECONDS = 24 * 3600
"""How long a table is kept at which nobody ever really played."""

PAGE = 20
"""Games in one answer."""

MOST_GAMES = 500
"""Games that a visitor may have."""

MOST_PUBLIC = 3
"""Public tables of one host that may wait for players."""

SPACE_FOR_MOVES = 64 * 2**20
"""With fewer bytes left on the disk no new tables are set: those that are there shall be played to their end."""

MOST_DEVICES = 8
"""Devices that may hold one seat."""

SUMMARIES = 20_000
"""Summaries that are remembered."""

_log = logging.getLogger("kingdomino.server")


def rules_for(edition_name: str, changes: dict[str, RuleValue]) -> Rules:
    """The rules of an edition with changed fields; RulesError says what is wrong with them."""
    return changed_rules(edition(edition_name), changes)


def judge(asked: RulesAsked) -> RulesVerdict:
    """Whether rules make sense for so many players."""
    rules = None
    try:
        rules = rules_for(asked.edition, asked.rules)
        rules.check(asked.players)
    except RulesError as error:
        fields = view.rules_fields(rules) if rules else None
        return {"rules": fields, "dominoes_each": None, "problem": view.reason(error)}
    return {"rules": view.rules_fields(rules), "dominoes_each": rules.dominoes_each(asked.players), "problem": None}


def _new_id() -> str:
    return secrets.token_urlsafe(12).replace("-", "x").replace("_", "y")


def _hash(key: str) -> str:
    return hashlib.sha256(key.encode()).hexdigest()


class Tables:
    def __init__(
        self,
        store: Store,
        connect: Callable[[str, Heard], Fanout] = lambda process, heard: Alone(),
        thinkers: Thinkers | None = None,
        timeline: Timeline | None = None,
    ) -> None:
        self.store = store
        self.timeline = timeline or Timeline()
        self._thinkers = thinkers or Thinkers()
        self.process = secrets.token_hex(8)
        self._fanout = connect(self.process, self._heard)
        self._open: dict[str, Table] = {}
        self._by_watch: dict[str, str] = {}
        self._opening: dict[str, asyncio.Lock] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._summaries: OrderedDict[tuple[str, int, float], _Standing] = OrderedDict()

    # ---- open tables ----

    @property
    def open(self) -> Collection[Table]:
        return self._open.values()

    async def find(self, id: str) -> tuple[Table, bool]:
        """The table of an id, and whether this is the id for spectators."""
        spectator = id.startswith(WATCH_PREFIX)
        return await self.get(self._by_watch.get(id, id) if spectator else id), spectator

    async def get(self, id: str) -> Table:
        """The table of that id; Forbidden if there is none."""
        if table := self._open.get(id):
            return table
        async with self._opening.setdefault(id, asyncio.Lock()):
            if table := self._open.get(self._by_watch.get(id, id)):
                return table
            try:
                game = await self.store.load(id)
                if game is None:
                    raise Forbidden("there is no such table", "unknown-table")
                series = await self.store.series(game.series) if game.length > 1 else []
                # It has another id for spectators: from here on nothing is waited for, so that there is one table.
                if table := self._open.get(game.id):
                    return table
                announce = partial(self._fanout.say, game.id)
                table = Table(
                    game, self.store, self._thinkers, self.timeline, series, process=self.process, announce=announce
                )
                self._open[game.id] = table
                self._by_watch[game.watch] = game.id
            finally:
                self._opening.pop(id, None)
        self._close_later(table.id)
        if self.store.shared:  # what others did while it was loaded was news of a table that was not open
            await table.refresh()
        await table.begin()
        return table

    def depart(self, table: Table, watcher: Watcher) -> None:
        table.depart(watcher)
        self._close_later(table.id)

    def _close_later(self, id: str) -> None:
        asyncio.get_running_loop().call_later(IDLE_SECONDS, self._close_idle, id)

    def _close_idle(self, id: str) -> None:
        table = self._open.get(id)
        if table and not table.watchers:
            if table.is_busy:
                self._close_later(id)
            else:
                self._drop(table)

    def _drop(self, table: Table) -> None:
        table.retire()
        self._open.pop(table.id, None)
        self._by_watch.pop(table.stored.watch, None)

    async def close(self) -> None:
        """Hands all tables over to whoever opens them next."""
        for table in tuple(self._open.values()):
            await table.close()
        await self._fanout.close()
        self._thinkers.close()

    # ---- other processes ----

    def _heard(self, process: str, id: str, news: dict[str, Any]) -> None:
        if "reconnected" in news:
            for known in tuple(self._open.values()):
                self._spawn(known.refresh())
                known.announce_presence()
        table = self._open.get(id)
        if table is None:
            return
        if "changed" in news or ("played" in news and not table.hear_plies(*news["played"])):
            self._spawn(table.refresh())
        elif "paused" in news:
            table.hear_pause(news["paused"])
        elif "next" in news:
            table.hear_next(news["next"])
        elif "reacted" in news:
            table.hear_reaction(*news["reacted"])
        elif "present" in news:
            met = process in table.elsewhere
            table.hear_presence(process, news["present"], 3 * PRESENCE_SECONDS)
            if not met:
                table.paused = table.paused or news["pausing"]
                table.announce_presence()

    def _spawn(self, job: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(job)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # ---- what happens by itself ----

    async def keep_up(self, expire_days: float, keep_days: float) -> None:
        """Runs for ever: who is there, whose time is up, how far time has come, and what was left behind."""
        await asyncio.gather(
            _forever("presence", PRESENCE_SECONDS, self._say_who_is_there),
            _forever("alarms", RING_SECONDS, self._ring),
            _forever("the timeline", BEAT_SECONDS, self.beat),
            _forever("expiry", EXPIRE_SECONDS, partial(self._expire, expire_days, keep_days)),
        )

    async def _say_who_is_there(self) -> None:
        if not self.store.shared:
            return
        for number, here in enumerate(tuple(self._open.values())):
            if here.shared and here.watchers:
                here.announce_presence()
            if number % 20 == 19:  # moves need not wait until all is said
                await asyncio.sleep(0.01)

    async def _ring(self) -> None:
        """Whose time is up loses it also if nobody looks: the alarm is in the store, not in the table."""
        for id in await self.store.ringing(self.timeline.now()):
            with suppress(Forbidden):
                await (await self.get(id)).ring()

    async def beat(self) -> None:
        """Keeps how far the timeline has come, for those who start later and for the others."""
        if self.store.shared or await self.store.has_alarms():
            self.timeline.catch_up(await self.store.beat(self.timeline.now()))

    async def _expire(self, expire_days: float, keep_days: float) -> None:
        """Deletes what was left behind, a little at a time."""
        now, day = time.time(), 24 * 3600
        hardly = now - HARDLY_BEGUN_SECONDS if expire_days else 0
        before = Expiry(expire_days and now - expire_days * day, keep_days and now - keep_days * day, hardly)
        while ids := await self.store.expire(before):
            for id in ids:
                if table := self._open.get(id):
                    await table.close()
                    self._drop(table)
            await asyncio.sleep(0.05)

    # ---- new tables ----

    async def create(self, visitor: str, wanted: NewGame) -> str:
        """Sets a new table. Forbidden says what is wrong with the wish."""
        await self._insist_room(visitor)
        rules = rules_for(wanted.edition, wanted.rules)
        rules.check(len(wanted.seats))
        shared = any(seat.kind == "open" for seat in wanted.seats)
        if shared and wanted.seed is not None:
            raise Forbidden("friends cannot play a known seed: the deals would be known", "seed-with-friends")
        seed = secrets.randbits(64) if wanted.seed is None else int(wanted.seed)
        if seed >= 2**64:
            raise Forbidden("a seed is a whole number below 2 to the 64", "bad-seed")
        for seat in wanted.seats:
            if seat.kind == "computer" and seat.level not in LEVELS:
                raise Forbidden(f"there is no level {str(seat.level)[:40]!r}", "no-level")
        if shared and wanted.terms.public and await self.store.waiting_of(visitor) >= MOST_PUBLIC:
            raise Forbidden("you have enough tables waiting for players", "too-many")
        nameless = [s.level if s.kind == "computer" and s.level else SEATS[i] for i, s in enumerate(wanted.seats)]
        names = shown_names([clean_name(s.name, other) for s, other in zip(wanted.seats, nameless, strict=True)])
        seats = [
            {"name": name, "kind": s.kind, "level": s.level if s.kind == "computer" else None, "colour": colour}
            for colour, (s, name) in enumerate(zip(wanted.seats, names, strict=True))
        ]
        id = _new_id()
        return await self._set_up(
            StoredGame(
                id=id,
                edition=wanted.edition,
                rules=rules_text(edition(wanted.edition), rules),
                seats=seats,
                seed=str(seed),
                host=visitor,
                length=3 if wanted.dynasty else 1,
                holders=_holders(visitor, seats),
                **_friends(id, wanted.terms.model_dump(), len(seats), shared=shared),
            )
        )

    async def again(self, visitor: str, table: Table, same_deal: bool) -> str:
        """A new game of the same people with the same rules. Friends move on by one seat, and find it by a link."""
        old = table.stored
        if not table.sits(visitor):
            raise Forbidden("this is not your table", "not-yours")
        await self._insist_room(visitor)
        if not table.shared:
            seed = old.seed if same_deal else str(secrets.randbits(64))
            return await self._set_up(_copy(old, seats=_as_at_first(old.seats), seed=seed, host=visitor))
        if not table.is_over:
            raise Forbidden("the game is not over", "not-over")
        for _ in range(3):
            old = table.stored
            if old.rematch and await self.store.load(old.rematch):
                return old.rematch
            new = _rematch(old, same_deal)
            if await self.store.create(new, old, table.course.ply):
                await self.get(new.id)
                await table.tell_rematch()
                return new.id
            await table.refresh()
        raise Forbidden("this table changes too quickly", "stale")

    async def next_game(self, visitor: str, table: Table) -> str:
        """The next game of a Dynasty; whoever asks second is given the same."""
        old = table.stored
        if not table.sits(visitor):
            raise Forbidden("this is not your table", "not-yours")
        if not table.course.position.is_over or old.number == old.length:
            raise Forbidden("there is no next game", "no-next-game")
        number = old.number + 1
        id = await self.store.game_of_series(old.series, number)
        if id is None:
            seed = str((int(old.seed) + 1) % 2**64)
            seats = _as_at_first(old.seats)
            new = _copy(old, seed=seed, seats=seats, series=old.series, number=number, holders=old.holders)
            if table.shared:
                for name, value in _friends(new.id, old.terms, len(old.seats), shared=True).items():
                    setattr(new, name, value)
            id = await self._set_up(new)
        table.tell_next(id)
        return id

    async def _insist_room(self, visitor: str) -> None:
        """Forbidden if the visitor has too many games, or what space is left is needed for games that are played."""
        if self.store.folder and disk_space(self.store.folder).free < SPACE_FOR_MOVES:
            raise Forbidden("there is no room for new games on the server", "disk-full")
        if await self.store.games_of(visitor) >= MOST_GAMES:
            raise Forbidden(f"you have {MOST_GAMES} games: delete some that you do not need", "too-many-games")

    async def _set_up(self, game: StoredGame) -> str:
        if not await self.store.create(game):
            found = await self.store.game_of_series(game.series, game.number)
            assert found
            return found
        await self.get(game.id)
        return game.id

    async def forget(self, visitor: str, table: Table) -> None:
        """Takes a table out of the visitor's list."""
        if not table.sits(visitor):
            raise Forbidden("this is not your table", "not-yours")
        alone = table.owns(visitor)
        await table.leave(visitor)
        await self.store.forget(table.id, visitor)
        if alone:
            await table.close()
            self._drop(table)
        else:
            await table.renew()

    async def import_record(self, visitor: str, text: str) -> str:
        """Opens a record, or the records of a Dynasty; ParseError says where it is wrong."""
        await self._insist_room(visitor)
        records = []
        for item in read_records(text.split("\n")):
            if isinstance(item, ParseError):
                raise item
            records.append(item)
        if not records:
            raise ParseError("there is no record", 1)
        for record in records:
            _check_headers(record)
        if "Game" in records[0].headers:
            match = Dynasty.from_records(records)
            played, length = match.games[: len(records)], match.length
        elif len(records) == 1:
            played, length = [Game.from_record(records[0])], 1
        else:
            raise ParseError("one game at a time, please: this file holds several", 1)
        series = id = ""
        for number, game in enumerate(played, 1):
            levels = [name if name in LEVELS else None for name in game.names]
            seats = [
                {"name": name, "kind": "computer" if level else "person", "level": level, "colour": colour}
                for colour, (name, level) in enumerate(zip(shown_names(game.names), levels, strict=True))
            ]
            id = await self._set_up(
                StoredGame(
                    id=(new := _new_id()),
                    edition=game.edition,
                    rules=rules_text(edition(game.edition), game.rules),
                    seats=seats,
                    seed=str(game.seed),
                    host=visitor,
                    series=(series := series or new),
                    number=number,
                    length=length,
                    headers=game.headers,
                    ended=str(game.ended) if game.ended else None,
                    foreseen=[str(move) for move in game.script],
                    over=game.is_over,
                    plies=[Ply(str(move)) for move in game.moves],
                    holders=_holders(visitor, seats),
                )
            )
        return id

    # ---- seats ----

    @staticmethod
    async def take_seat(visitor: str, table: Table, seat: int, wanted: TakeSeat) -> None:
        others = [name for other, name in enumerate(table.names) if other != seat]
        name = clean_name(wanted.name, SEATS[seat])
        plain = clean_name(name, SEATS[seat], NAME_WIDTH - 2)
        for number in range(2, 5):
            if name in others:
                name = f"{plain} {number}"
        await table.take_seat(visitor, seat, name, wanted.colour)

    async def new_key(self, visitor: str, table: Table, seat: int) -> str:
        """A secret that brings another device to the visitor's seat."""
        if not (seat in table.persons and table.holds(visitor, seat)):
            raise Forbidden("this is not your seat", "not-your-seat")
        key = secrets.token_urlsafe(32)
        if not await self.store.set_key(_hash(key), table.id, seat, visitor):
            raise Forbidden("this is not your seat", "not-your-seat")
        return key

    async def use_key(self, visitor: str, table: Table, key: str) -> None:
        if await self.store.use_key(_hash(key), table.id, visitor, MOST_DEVICES) is None:
            raise Forbidden("this link is not valid", "bad-key")
        await table.renew()

    # ---- lists ----

    async def lobby(self) -> list[TableSummary]:
        """Public tables that wait for players."""
        return [_summary(game, "", _standing(game)) for game in await self.store.lobby()]

    async def of_visitor(self, visitor: str, before: str = "") -> GamesPage:
        """Some of a visitor's games; `before` is what the answer before said."""
        games = await self.store.of_visitor(visitor, _cursor(before), PAGE + 1)
        known = {game.id: self._summaries.get(_version(game)) for game in games[:PAGE]}
        if missing := [id for id, standing in known.items() if standing is None]:
            for game in await self.store.load_all(missing):
                self._summaries[_version(game)] = known[game.id] = _standing(game)
                if len(self._summaries) > SUMMARIES:
                    self._summaries.popitem(last=False)
                await asyncio.sleep(0)  # nobody else has to wait for all of them
        last = games[PAGE - 1] if len(games) > PAGE else None
        more = f"{int(not last.over)}/{last.created!r}/{last.id}" if last else None
        shown = [_summary(game, visitor, standing) for game in games[:PAGE] if (standing := known[game.id])]
        return {"games": shown, "more": more}


def _check_headers(record: Record) -> None:
    """What a record says beyond its game is kept and shown to others: it has bounds."""
    others = {name: value for name, value in record.headers.items() if name not in (*SEATS, "Rules")}
    size = sum(len(name) + len(value.encode()) for name, value in others.items())
    if len(others) > MOST_HEADERS or size > LONGEST_HEADERS:
        raise ParseError(
            f"a record to open has at most {MOST_HEADERS} headers, {LONGEST_HEADERS} bytes in all", record.line
        )
    for name, value in others.items():
        if len(value) > LONGEST_HEADER:
            raise record.wrong(name, f"a header of a record to open has at most {LONGEST_HEADER} characters")
        if steers(value):
            raise record.wrong(name, "a header of a record to open has no characters that hide or turn others")


async def _forever(what: str, seconds: float, job: Callable[[], Awaitable[None]]) -> None:
    """Does something again and again; when it fails, too, after a pause that grows."""
    failures = 0
    while True:
        try:
            await job()
            failures = 0
        except Exception as error:
            failures += 1
            if isinstance(error, Unavailable):
                _log.warning("%s has to wait for the database: %s", what, error)
            else:
                _log.exception("%s failed", what)
        await asyncio.sleep(seconds * min(2**failures, max(1, 60 / seconds)))


def _cursor(text: str) -> tuple[int, float, str] | None:
    """Where a list goes on."""
    if not text:
        return None
    try:
        ongoing, created, id = text.split("/")
        return int(ongoing == "1"), float(created), id
    except ValueError:
        raise Forbidden("this is no place in the list", "bad-request") from None


def _version(game: StoredGame) -> tuple[str, int, float]:
    """What changes whenever a game does."""
    return game.id, game.version, game.changed


def _friends(id: str, terms: dict[str, Any], players: int, *, shared: bool) -> dict[str, Any]:
    """The terms of a table; one of friends also has a secret to deal with, and waits until they come together."""
    table = {"method": fair.METHOD, "table": fair.table_name(id), "secret": fair.new_secret()}
    return {
        "begun": not shared,
        "public": terms.get("public", False) and shared,
        "terms": {key: value for key, value in terms.items() if key not in ("public", "ready")} | {"shared": shared},
        "fair": table | {"contributions": [""] * players} if shared else None,
    }


def _rematch(old: StoredGame, same_deal: bool) -> StoredGame:
    """The next game of the same friends, which waits until all of them have come."""
    id, count = _new_id(), len(old.seats)
    seats, holders = _as_at_first(old.seats), old.holders
    if not same_deal:
        seats = [seats[-1], *seats[:-1]]
        holders = {
            ((seat + 1) % count if seat >= 0 else seat, visitor): since for (seat, visitor), since in holders.items()
        }
    new = _copy(old, id=id, seats=seats, holders=holders, **_friends(id, old.terms, count, shared=True))
    if same_deal:  # what was in the open is no secret any more: the deals are those of the game before
        new.seed, new.fair = old.seed, old.fair and old.fair | {"repeated": True}
        new.terms = new.terms | {"starts": "full"}
    return new


def _as_at_first(seats: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Without those who sat in for someone."""
    return [
        {key: row[key] for key in ("name", "kind", "colour") if key in row}
        | {"level": row["level"] if row["kind"] == "computer" else None}
        for row in seats
    ]


def _copy(old: StoredGame, **changes: Any) -> StoredGame:
    """A new game like an old one."""
    fields: dict[str, Any] = {
        "id": _new_id(),
        "edition": old.edition,
        "rules": old.rules,
        "seats": old.seats,
        "seed": str(secrets.randbits(64)),
        "host": old.host,
        "length": old.length,
        "terms": old.terms,
        "holders": dict(old.holders),
    }
    return StoredGame(**(fields | changes))


def _holders(visitor: str, seats: list[dict[str, Any]]) -> dict[tuple[int, str], float]:
    """All persons' seats for one visitor; the game is in the list of whoever set it up, also without a seat."""
    mine = [(seat, visitor) for seat, row in enumerate(seats) if row["kind"] == "person"]
    return dict.fromkeys(mine or [(-1, visitor)], time.time())


class _Standing(NamedTuple):
    """How a game stands, in short."""

    turn: int | None
    scores: list[int]
    winners: list[int]


def _standing(game: StoredGame) -> _Standing:
    rules = rules_from_text(edition(game.edition), game.rules)
    position = Course(rules, len(game.seats), fair.seeded(0), (ply.move for ply in game.plies)).position
    outcome = position.outcome
    return _Standing(position.turn, [s.total for s in position.scores()], outcome.winners if outcome else [])


def _summary(game: StoredGame, visitor: str, standing: _Standing) -> TableSummary:
    turn = standing.turn if game.begun and not game.over else None
    return {
        "id": game.id,
        "edition": game.edition,
        "extras": view.extras(rules_from_text(edition(game.edition), game.rules)),
        "names": [seat["name"] for seat in game.seats],
        "kinds": [seat["kind"] for seat in game.seats],
        "levels": [seat["level"] for seat in game.seats],
        "colours": [seat.get("colour", index) for index, seat in enumerate(game.seats)],
        "clock": game.terms.get("clock"),
        "created": datetime.fromtimestamp(game.created, UTC).isoformat(timespec="seconds"),
        "changed": datetime.fromtimestamp(game.changed, UTC).isoformat(timespec="seconds"),
        "over": game.over,
        "your_turn": turn is not None and (turn, visitor) in game.holders,
        "scores": standing.scores,
        "winners": standing.winners,
        "series": (game.number, game.length) if game.length > 1 else None,
        "shared": bool(game.terms.get("shared")),
        "waiting": not game.begun,
        "open_seats": sum(seat["kind"] == "open" for seat in game.seats),
    }
