"""Dynasty: three games in a row whose points are added up."""

from collections.abc import Sequence
from typing import Self, SupportsIndex, Unpack

from .core import Move, Outcome, Plies, Position, Rules, decide, dynasty_text, outcome_headers, read_dynasty, sums
from .editions import RuleChanges
from .errors import IllegalMove
from .game import Ended, Game
from .records import Record, all_records
from .seeds import checked_seed
from .words import Standing

__all__ = ["GAMES", "Dynasty", "dynasty_headers"]

GAMES = 3
"""The games of a Dynasty, unless another number is asked for."""


def dynasty_headers(outcome: Outcome) -> dict[str, str]:
    """What the last record says about the Dynasty's end."""
    return outcome_headers(outcome, "Dynasty", "DynastyWinners")


class Dynasty:
    """Three games in a row. Moves go to the game that is being played; when it is over, the next one begins by itself.

    It is played like a Game: `push`, `pop`, `turn`, `position`, `is_over`, `record`.
    """

    def __init__(
        self,
        players: int = 2,
        edition: str = "classic",
        *,
        games: int = GAMES,
        seed: SupportsIndex | None = None,
        names: Sequence[str] | None = None,
        rules: Rules | None = None,
        **changes: Unpack[RuleChanges],
    ) -> None:
        if games < 1:
            raise ValueError("a Dynasty has at least one game")
        self.length = games
        self.seed = checked_seed(seed)
        self.games = [Game(players, edition, seed=self._seed_of(0), names=names, rules=rules, **changes)]

    def _seed_of(self, game: int) -> int:
        return (self.seed + game) % 2**64

    def copy(self) -> Self:
        """A separate Dynasty at the same point."""
        other = type(self).__new__(type(self))
        other.length, other.seed = self.length, self.seed
        other.games = [game.copy() for game in self.games]
        return other

    __copy__ = copy

    @property
    def game(self) -> Game:
        """The game being played, or the last one."""
        return self.games[-1]

    @property
    def edition(self) -> str:
        return self.game.edition

    @property
    def rules(self) -> Rules:
        return self.game.rules

    @property
    def players(self) -> int:
        return self.game.players

    @property
    def names(self) -> list[str]:
        return self.game.names

    @property
    def position(self) -> Position:
        return self.game.position

    @property
    def turn(self) -> int | None:
        return self.game.turn

    @property
    def legal_moves(self) -> list[Move]:
        return self.game.legal_moves

    @property
    def ended(self) -> Ended | None:
        """Set if a game ended early, and the Dynasty with it."""
        return self.game.ended

    @property
    def is_over(self) -> bool:
        return self.game.is_over and (len(self.games) == self.length or self.ended is not None)

    def push(self, move: Move | str) -> Move:
        """Plays a move in the current game."""
        if self.is_over:
            raise IllegalMove("the Dynasty is over", "game-over")
        move = self.game.push(move)
        self._begin_next()
        return move

    def deal(self) -> None:
        """Lets the dealer move until a player must decide."""
        self.game.deal()
        self._begin_next()

    def _begin_next(self) -> None:
        last = self.game
        if not last.is_over or self.is_over:
            return
        seed = self._seed_of(len(self.games))
        self.games.append(Game(last.players, last.edition, seed=seed, names=last.names, rules=last.rules))

    def pop(self) -> Move | Ended:
        """Takes back the last decision of a player, even across the end of a game."""
        try:
            return self.game.pop()
        except IndexError:
            if len(self.games) == 1:
                raise
            self.games.pop()
            return self.game.pop()

    def resign(self, seat: int) -> None:
        """Ends the current game early, and the Dynasty with it."""
        self.game.resign(seat)

    def standings(self) -> list[Standing]:
        """By seat, over the games so far: points, the largest territory of any, crowns, squares."""
        return sums([game.standings() for game in self.games])

    @property
    def outcome(self) -> Outcome | None:
        """Who won the Dynasty; ties are broken as in the edition. None unless all games were played to the end."""
        if not self.is_over or self.ended:
            return None
        return decide(self.rules, self.standings())

    def record(self) -> str:
        """Every game's record, one after the other; the last one says how the Dynasty ended."""
        return dynasty_text(self.length, [(g.edition, g.names, g.headers, g.plies) for g in self.games])

    @classmethod
    def parse(cls, text: str, *, seed: SupportsIndex | None = None) -> Self:
        """Reads the records of one Dynasty; ParseError gives line, token and reason."""
        return cls.from_records(all_records(text), seed=seed)

    @classmethod
    def from_records(cls, records: Sequence[Record], *, seed: SupportsIndex | None = None) -> Self:
        """The Dynasty that these records make up."""
        length, games = read_dynasty(records)
        assert length is not None
        return cls.from_parts(length, games, seed=seed)

    @classmethod
    def from_parts(
        cls,
        length: int,
        games: Sequence[tuple[str, list[str], dict[str, str], Plies]],
        *,
        seed: SupportsIndex | None,
    ) -> Self:
        """A Dynasty that was read: how many games it has, and those that have begun."""
        dynasty = cls.__new__(cls)
        dynasty.length = length
        dynasty.seed = checked_seed(seed)
        dynasty.games = [Game.from_parts(*game, seed=dynasty._seed_of(n)) for n, game in enumerate(games)]
        dynasty._begin_next()
        return dynasty

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Dynasty):
            return NotImplemented
        return self.record() == other.record()

    __hash__ = None  # type: ignore[assignment]  # a Dynasty changes

    def __repr__(self) -> str:
        return f"{type(self).__name__}.parse({self.record()!r})"
