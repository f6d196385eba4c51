"""Dynasty: three games in a row whose points are added up."""

from collections.abc import Iterable, Sequence
from typing import Self, SupportsIndex, Unpack

from .core import Move, Outcome, Position, Rules, decide
from .editions import RuleChanges
from .errors import IllegalMove, ParseError
from .game import Ended, Game, outcome_headers
from .records import Record, all_records
from .seeds import checked_seed
from .words import Standing

__all__ = ["GAMES", "Dynasty", "dynasty_headers", "sums"]

GAMES = 3
"""The games of a Dynasty, unless another number is asked for."""

_OWN_HEADERS = ("Game", "Dynasty", "DynastyWinners")


def sums(games: Iterable[Sequence[Standing]]) -> list[Standing]:
    """By seat, over the standings of several games: points, the largest territory of any, crowns, squares."""
    return [
        (sum(points), max(largest), sum(crowns), sum(squares))
        for points, largest, crowns, squares in (zip(*rows, strict=True) for rows in zip(*games, strict=True))
    ]


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
        return sums(game.standings() for game in self.games)

    @property
    def outcome(self) -> Outcome | None:
        """Who won the Dynasty; ties are broken as in the edition. None unless all games were played to the end."""
        if not self.is_over or self.ended:
            return None
        return decide(self.rules, self.standings())

    def record(self) -> str:
        """Every game's record, one after the other; the last one says how the Dynasty ended."""
        records = []
        for number, game in enumerate(self.games, 1):
            record = game.to_record()
            record.headers["Game"] = f"{number}/{self.length}"
            records.append(record)
        records[-1].headers |= self._ending()
        return "\n".join(map(str, records))

    def _ending(self) -> dict[str, str]:
        """What the last record says about a Dynasty that is over."""
        return dynasty_headers(outcome) if (outcome := self.outcome) else {}

    @classmethod
    def parse(cls, text: str, *, seed: SupportsIndex | None = None) -> Self:
        """Reads the records of one Dynasty; ParseError gives line, token and reason."""
        return cls.from_records(all_records(text), seed=seed)

    @classmethod
    def from_records(cls, records: Sequence[Record], *, seed: SupportsIndex | None = None) -> Self:
        """The Dynasty that these records make up."""
        if not records:
            raise ParseError("there is no record", 1, "", "no-record")
        dynasty = cls.__new__(cls)
        dynasty.seed = checked_seed(seed)
        dynasty.games = []
        for number, record in enumerate(records, 1):
            given, _, length = record.headers.get("Game", "").partition("/")
            if given != str(number) or not length.isascii() or not length.isdigit() or len(length) > 3:
                raise record.wrong(
                    "Game", f'this is game {number} of a Dynasty: [Game "{number}/3"]', "dynasty-game", game=str(number)
                )
            if number == 1:
                dynasty.length = int(length)
            if int(length) != dynasty.length or number > dynasty.length:
                raise record.wrong(
                    "Game", f"the Dynasty has {dynasty.length} games", "dynasty-length", games=str(dynasty.length)
                )
            game = Game.from_record(record, seed=dynasty._seed_of(number - 1))
            if dynasty.games:
                before = dynasty.game
                if not before.position.is_over:
                    raise record.wrong("Game", "the game before it is not over", "dynasty-too-early")
                if (game.edition, game.rules, game.players) != (before.edition, before.rules, before.players):
                    raise record.wrong(
                        "Game", "the games of a Dynasty have the same rules and players", "dynasty-rules"
                    )
            for name in _OWN_HEADERS:
                game.headers.pop(name, None)
            dynasty.games.append(game)
        dynasty._check_end(records)
        dynasty._begin_next()
        return dynasty

    def _check_end(self, records: Sequence[Record]) -> None:
        true = self._ending()
        for number, record in enumerate(records, 1):
            for name in ("Dynasty", "DynastyWinners"):
                if name in record.headers and (number < len(records) or record.headers[name] != true.get(name)):
                    if name not in true or number < len(records):
                        raise record.wrong(name, "the Dynasty is not over", "dynasty-not-over")
                    raise record.wrong(name, f"the games give {true[name]}", "dynasty-scores", scores=true[name])

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Dynasty):
            return NotImplemented
        return self.record() == other.record()

    __hash__ = None  # type: ignore[assignment]  # a Dynasty changes

    def __repr__(self) -> str:
        return f"{type(self).__name__}.parse({self.record()!r})"
