"""Listing: public tables that wait for players, and a visitor's own games."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Iterable
from datetime import UTC, datetime
from typing import NamedTuple

from ..editions import edition, rules_from_text
from ..errors import Refused
from . import fairness, view
from .ledger import game_of
from .messages import GamesPage, TableSummary
from .store import Place, Store, StoredGame

__all__ = ["Listing"]

PAGE = 20
"""Games in one answer."""

SUMMARIES = 20_000
"""Summaries that are remembered."""

_log = logging.getLogger("kingdomino.server")


class Listing:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._summaries: OrderedDict[tuple[str, int, float], _Standing] = OrderedDict()

    async def lobby(self) -> list[TableSummary]:
        """Public tables that wait for players."""
        return _shown("", [(game, _standing(game)) for game in await self._store.lobby()])

    async def of_visitor(self, visitor: str, before: str = "") -> GamesPage:
        """Some of a visitor's games; `before` is what the answer before said."""
        games, last = await self._store.of_visitor(visitor, _cursor(before), PAGE)
        known = {game.id: self._summaries.get(_version(game)) for game in games}
        if missing := [id for id, standing in known.items() if standing is None]:
            for game in await self._store.load_all(missing):
                if standing := _standing(game):
                    self._summaries[_version(game)] = known[game.id] = standing
                    if len(self._summaries) > SUMMARIES:
                        self._summaries.popitem(last=False)
                await asyncio.sleep(0)  # so that nobody else has to wait for all of them
        more = f"{last.ongoing}/{last.created!r}/{last.id}" if last else None
        return {"games": _shown(visitor, [(game, known[game.id]) for game in games]), "more": more}


def _cursor(text: str) -> Place | None:
    """Where a list goes on."""
    if not text:
        return None
    try:
        ongoing, created, id = text.split("/")
        return Place(int(ongoing == "1"), float(created), id)
    except ValueError:
        raise Refused("this is not a place in the list", "bad-request") from None


def _version(game: StoredGame) -> tuple[str, int, float]:
    """What changes whenever a game does."""
    return game.id, game.version, game.changed


class _Standing(NamedTuple):
    """How a game stands, in brief."""

    turn: int | None
    scores: list[int]
    winners: list[int]


def _standing(game: StoredGame) -> _Standing | None:
    """How a stored game stands; None if it cannot be played."""
    try:
        played = game_of(game)
        return _Standing(played.position.turn, [row[0] for row in played.standings()], list(played.winners))
    except Exception as error:  # whatever is stored there
        _leave_out(game, error)
        return None


def _shown(visitor: str, games: Iterable[tuple[StoredGame, _Standing | None]]) -> list[TableSummary]:
    """What is shown of games, as far as they can be shown: one that cannot spoils nothing."""
    shown = []
    for game, standing in games:
        try:
            if standing:
                shown.append(_summary(game, visitor, standing))
        except Exception as error:
            _leave_out(game, error)
    return shown


def _leave_out(game: StoredGame, error: Exception) -> None:
    _log.error("a stored game cannot be shown and is left out: table %s: %s", game.id[:4], error)


def _summary(game: StoredGame, visitor: str, standing: _Standing) -> TableSummary:
    turn = standing.turn if game.begun and not game.over else None
    return {
        "id": game.id,
        "day": fairness.day_of(game),
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
        "mine": sorted(seat for seat, who in game.holders if who == visitor and seat >= 0),
        "opened": game.terms.get("opened", False),
        "shared": bool(game.terms.get("shared")),
        "waiting": not game.begun,
        "open_seats": sum(seat["kind"] == "open" for seat in game.seats),
    }
