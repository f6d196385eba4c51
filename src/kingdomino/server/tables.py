"""Tables: those that someone looks at, opened from the store when asked for; how new ones come to be."""

import asyncio
import os
import secrets
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from datetime import UTC, datetime

from ..agents import LEVELS
from ..core import Rules
from ..editions import edition, rules_from_text, rules_text
from ..errors import Forbidden, ParseError, RulesError
from ..game import SEATS, Game
from ..match import Match
from ..records import check_header, read_records
from ..words import shown_names
from . import view
from .course import Course
from .messages import NewGame, RulesAsked, RulesVerdict, RuleValue, TableSummary
from .store import Store, StoredGame
from .table import Table, Watcher

__all__ = ["Tables", "judge", "rules_for"]

IDLE_SECONDS = 60
"""How long a table that nobody looks at stays in memory."""


def rules_for(edition_name: str, changes: dict[str, RuleValue]) -> Rules:
    """The rules of an edition with changed fields; RulesError says what is wrong with them."""
    try:
        return edition(edition_name).rules.replace(**changes)
    except RulesError:
        raise
    except (TypeError, ValueError) as error:
        raise RulesError(str(error), "rules-value") from None


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
    return secrets.token_urlsafe(9).replace("-", "x").replace("_", "y")


class Tables:
    def __init__(self, store: Store) -> None:
        self.store = store
        self._open: dict[str, Table] = {}
        self._opening: dict[str, asyncio.Lock] = {}
        self._pool = ThreadPoolExecutor(os.cpu_count() or 1, thread_name_prefix="thinking")

    # ---- open tables ----

    async def get(self, id: str) -> Table:
        """The table of that id; Forbidden if there is none."""
        if table := self._open.get(id):
            return table
        lock = self._opening.setdefault(id, asyncio.Lock())
        async with lock:
            if table := self._open.get(id):
                return table
            game = await self.store.load(id)
            if game is None:
                self._opening.pop(id, None)
                raise Forbidden("there is no such table", "unknown-table")
            series = await self.store.series(game.series) if game.length > 1 else []
            table = Table(game, self.store, self._pool, series)
            table.next = next((g.id for g in series if g.number == game.number + 1), None)
            self._open[id] = table
        self._opening.pop(id, None)
        await table.begin()
        self._close_later(id)
        return table

    @asynccontextmanager
    async def watching(self, id: str, watcher: Watcher) -> AsyncIterator[Table]:
        table = await self.get(id)
        table.watchers.add(watcher)
        try:
            yield table
        finally:
            table.watchers.discard(watcher)
            self._close_later(id)

    def _close_later(self, id: str) -> None:
        asyncio.get_running_loop().call_later(IDLE_SECONDS, self._close_idle, id)

    def _close_idle(self, id: str) -> None:
        table = self._open.get(id)
        if table and not table.watchers:
            if table.is_thinking:
                self._close_later(id)
            else:
                del self._open[id]

    def close(self) -> None:
        for table in self._open.values():
            table.close()
        self._pool.shutdown(cancel_futures=True)

    # ---- new tables ----

    async def create(self, visitor: str, wanted: NewGame) -> str:
        """Sets a new table. Forbidden says what is wrong with the wish."""
        rules = rules_for(wanted.edition, wanted.rules)
        rules.check(len(wanted.seats))
        seed = secrets.randbits(64) if wanted.seed is None else int(wanted.seed)
        if seed >= 2**64:
            raise Forbidden("a seed is a whole number below 2 to the 64", "bad-seed")
        for seat in wanted.seats:
            if seat.kind == "computer" and seat.level not in LEVELS:
                raise Forbidden(f"there is no level {str(seat.level)[:40]!r}", "no-level")
        nameless = [s.level if s.kind == "computer" and s.level else SEATS[i] for i, s in enumerate(wanted.seats)]
        names = shown_names([s.name.strip() or other for s, other in zip(wanted.seats, nameless, strict=True)])
        for letter, name in zip(SEATS, names, strict=False):
            check_header(letter, name)
        seats = [
            {"name": name, "kind": s.kind, "level": s.level if s.kind == "computer" else None}
            for s, name in zip(wanted.seats, names, strict=True)
        ]
        return await self._set_up(
            StoredGame(
                id=_new_id(),
                edition=wanted.edition,
                rules=rules_text(edition(wanted.edition), rules),
                seats=seats,
                seed=str(seed),
                host=visitor,
                length=3 if wanted.dynasty else 1,
                holders=_holders(visitor, seats),
            )
        )

    async def again(self, visitor: str, table: Table, same_deal: bool) -> str:
        """A new game of the same people with the same rules."""
        old = table.stored
        self._insist_owner(visitor, table)
        return await self._set_up(
            StoredGame(
                id=_new_id(),
                edition=old.edition,
                rules=old.rules,
                seats=old.seats,
                seed=old.seed if same_deal else str(secrets.randbits(64)),
                host=visitor,
                length=old.length,
                holders=_holders(visitor, old.seats),
            )
        )

    async def next_game(self, visitor: str, table: Table) -> str:
        """The next game of a Dynasty; whoever asks second is given the same."""
        old = table.stored
        self._insist_owner(visitor, table)
        if not table.course.position.is_over or old.number == old.length:
            raise Forbidden("there is no next game", "no-next-game")
        number = old.number + 1
        if found := await self.store.game_of_series(old.series, number):
            return found
        id = await self._set_up(
            StoredGame(
                id=_new_id(),
                edition=old.edition,
                rules=old.rules,
                seats=old.seats,
                seed=str((int(old.seed) + 1) % 2**64),
                host=old.host,
                series=old.series,
                number=number,
                length=old.length,
                holders=old.holders,
            )
        )
        table.next = id
        return id

    @staticmethod
    def _insist_owner(visitor: str, table: Table) -> None:
        if not table.owns(visitor):
            raise Forbidden("this is not your table", "not-yours")

    async def _set_up(self, game: StoredGame) -> str:
        if not await self.store.create(game):
            found = await self.store.game_of_series(game.series, game.number)
            assert found
            return found
        await self.get(game.id)
        return game.id

    async def forget(self, visitor: str, table: Table) -> None:
        """Takes a table out of the visitor's list."""
        self._insist_owner(visitor, table)
        await self.store.forget(table.id, visitor)
        table.close()
        self._open.pop(table.id, None)

    async def import_record(self, visitor: str, text: str) -> str:
        """Opens a record, or the records of a Dynasty; ParseError says where it is wrong."""
        records = []
        for item in read_records(text.split("\n")):
            if isinstance(item, ParseError):
                raise item
            records.append(item)
        if not records:
            raise ParseError("there is no record", 1)
        if "Game" in records[0].headers:
            match = Match.from_records(records)
            played, length = match.games, match.length
        elif len(records) == 1:
            played, length = [Game.from_record(records[0])], 1
        else:
            raise ParseError("one game at a time, please: this file holds several", 1)
        series = id = ""
        for number, game in enumerate(played, 1):
            levels = [name if name in LEVELS else None for name in game.names]
            seats = [
                {"name": name, "kind": "computer" if level else "person", "level": level}
                for name, level in zip(game.names, levels, strict=True)
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
                    ended=game.ended,
                    over=game.is_over,
                    moves=[str(move) for move in game.moves],
                    holders=_holders(visitor, seats),
                )
            )
        return id

    # ---- lists ----

    async def of_visitor(self, visitor: str) -> list[TableSummary]:
        return [_summary(game, visitor) for game in await self.store.of_visitor(visitor)]


def _holders(visitor: str, seats: list[dict[str, str | None]]) -> set[tuple[int, str]]:
    """All persons' seats for one visitor; the game is in the list of whoever set it up, also without a seat."""
    mine = {(seat, visitor) for seat, row in enumerate(seats) if row["kind"] == "person"}
    return mine or {(-1, visitor)}


def _summary(game: StoredGame, visitor: str) -> TableSummary:
    rules = rules_from_text(edition(game.edition), game.rules)
    position = Course(rules, len(game.seats), int(game.seed), game.moves).position
    outcome = position.outcome
    turn = None if game.over else position.turn
    return {
        "id": game.id,
        "edition": game.edition,
        "rules": view.rules_fields(rules),
        "names": [seat["name"] for seat in game.seats],
        "levels": [seat["level"] for seat in game.seats],
        "created": datetime.fromtimestamp(game.created, UTC).isoformat(timespec="seconds"),
        "changed": datetime.fromtimestamp(game.changed, UTC).isoformat(timespec="seconds"),
        "over": game.over,
        "your_turn": turn is not None and (turn, visitor) in game.holders,
        "scores": [score.total for score in position.scores()],
        "winners": outcome.winners if outcome else [],
        "series": (game.number, game.length) if game.length > 1 else None,
    }
