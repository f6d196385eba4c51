"""Presence: who is watching a table, here and in other processes, and how long somebody has been away."""

from collections.abc import Callable, Mapping
from typing import Protocol

from .messages import Reaction
from .seating import Seating
from .store import StoredGame

__all__ = ["Presence", "Watcher"]


class Watcher(Protocol):
    """Someone who is watching the table."""

    visitor: str
    address: str

    def wake(self) -> None:
        """Something changed."""
        ...

    def reacted(self, seat: int, reaction: Reaction) -> None:
        """Someone at the table reacts."""
        ...


class Presence:
    """`now` is the timeline; `absent`: by seat, since when its people have been away, if that is known."""

    def __init__(self, now: Callable[[], float], absent: Mapping[int, float]) -> None:
        self.watchers: set[Watcher] = set()
        self._elsewhere: dict[str, tuple[float, list[int]]] = {}
        """By process: until when its word counts, and the seats whose people are watching the table there."""
        self._now = now
        self._opened = now()
        self._last_here = dict(absent)
        """By seat: when its people last watched the table, if they have stopped."""
        self._sat_down: dict[int, float] = {}

    def seats_here(self, game: StoredGame) -> set[int]:
        here = {watcher.visitor for watcher in self.watchers}
        return {seat for seat, visitor in game.holders if visitor in here}

    def online(self, game: StoredGame) -> set[int]:
        """The seats whose people are watching the table."""
        here = self.seats_here(game)
        if not self._elsewhere:
            return here
        now = self._now()
        return here.union(*(there for until, there in self._elsewhere.values() if until > now))

    @property
    def is_watched(self) -> bool:
        now = self._now()
        return bool(self.watchers) or any(there and until > now for until, there in self._elsewhere.values())

    def knows(self, process: str) -> bool:
        return process in self._elsewhere

    def hear(self, process: str, seats: list[int], seconds: float) -> None:
        """Another process says whose people are watching the table there; that counts for this long."""
        self._elsewhere[process] = self._now() + seconds, seats

    def left(self, seats: set[int]) -> None:
        """These people have just stopped watching."""
        self._last_here |= dict.fromkeys(seats, self._now())

    def away_since(self, seat: int) -> float:
        """Since when nobody from a seat has watched the table, as far as is known here."""
        seen = [until for until, there in self._elsewhere.values() if seat in there]
        return max([self._last_here.get(seat, self._opened), *seen])

    def sat_down(self, seat: int) -> None:
        """Somebody has taken a seat: whoever had it before was somebody else."""
        self._sat_down[seat] = self._last_here[seat] = self._now()

    def seated_for(self, seat: int) -> float:
        """For how many seconds somebody has had a seat, as far as is known here."""
        return self._now() - self._sat_down.get(seat, self._opened)

    def first(self, game: StoredGame, seating: Seating) -> Watcher | None:
        """The host if they are watching, or else a player, or else anybody."""
        ranked = sorted(self.watchers, key=lambda w: (w.visitor != game.host, not seating.sits(w.visitor)))
        return ranked[0] if ranked else None
