"""Dynasty: three games in a row whose points are added up."""

import secrets
from collections.abc import Sequence
from typing import Any, Self

from .core import Move, Outcome, Rules, decide
from .errors import IllegalMove, ParseError
from .game import SEATS, Game
from .records import Record, read_records

__all__ = ["Dynasty"]

_OWN_HEADERS = ("Game", "Dynasty", "DynastyWinners")


class Dynasty:
    """A Dynasty. Moves go to the game that is being played; when it is over, the next one begins by itself."""

    def __init__(
        self,
        players: int = 2,
        edition: str = "classic",
        *,
        games: int = 3,
        seed: int | None = None,
        names: Sequence[str] | None = None,
        rules: Rules | None = None,
        **changes: Any,
    ) -> None:
        if games < 1:
            raise ValueError("a match has at least one game")
        self.length = games
        self.seed = secrets.randbits(64) if seed is None else seed
        self.games = [Game(players, edition, seed=self._seed_of(0), names=names, rules=rules, **changes)]

    def _seed_of(self, game: int) -> int:
        return (self.seed + game) % 2**64

    @property
    def game(self) -> Game:
        """The game that is being played, or the last one."""
        return self.games[-1]

    @property
    def is_over(self) -> bool:
        return self.game.is_over and (len(self.games) == self.length or self.game.ended is not None)

    def push(self, move: Move | str) -> Move:
        """Plays a move in the current game."""
        if self.is_over:
            raise IllegalMove("the match is over", "game-over")
        move = self.game.push(move)
        self._begin_next()
        return move

    def _begin_next(self) -> None:
        last = self.game
        if not last.is_over or self.is_over:
            return
        seed = self._seed_of(len(self.games))
        self.games.append(Game(last.players, last.edition, seed=seed, names=last.names, rules=last.rules))

    def pop(self) -> Move:
        """Takes back the last decision of a player, also across the end of a game."""
        try:
            return self.game.pop()
        except IndexError:
            if len(self.games) == 1:
                raise
            self.games.pop()
            return self.game.pop()

    def standings(self) -> list[tuple[int, int, int, int]]:
        """By seat, over the games played so far: points, largest territory, crowns, squares."""
        rows = [[0, 0, 0, 0] for _ in range(self.game.players)]
        for game in self.games:
            for row, score in zip(rows, game.position.scores(), strict=True):
                row[0] += score.total
                row[1] = max(row[1], score.largest)
                row[2] += score.crowns
                row[3] += score.squares
        return [(a, b, c, d) for a, b, c, d in rows]

    @property
    def outcome(self) -> Outcome | None:
        """Who won the Dynasty; ties are broken as in the edition. None unless all games were played to their end."""
        if not self.is_over or any(g.ended for g in self.games):
            return None
        return decide(self.game.rules, self.standings())

    def record(self) -> str:
        """Every game's record, one after the other; the last one says how the Dynasty ended."""
        records = []
        for number, game in enumerate(self.games, 1):
            record = game.to_record()
            record.headers["Game"] = f"{number}/{self.length}"
            records.append(record)
        if outcome := self.outcome:
            records[-1].headers["Dynasty"] = " ".join(map(str, outcome.scores))
            records[-1].headers["DynastyWinners"] = " ".join(SEATS[w] for w in outcome.winners)
        return "\n".join(map(str, records))

    @classmethod
    def parse(cls, text: str, *, seed: int | None = None) -> Self:
        """Reads the records of one Dynasty; ParseError says line, token and reason."""
        records = []
        for item in read_records(text.split("\n")):
            if isinstance(item, ParseError):
                raise item
            records.append(item)
        return cls.from_records(records, seed=seed)

    @classmethod
    def from_records(cls, records: Sequence[Record], *, seed: int | None = None) -> Self:
        """The Dynasty whose games these records are."""
        if not records:
            raise ParseError("there is no record", 1)
        match = cls.__new__(cls)
        match.seed = secrets.randbits(64) if seed is None else seed
        match.games = []
        for number, record in enumerate(records, 1):
            given, _, length = record.headers.get("Game", "").partition("/")
            if given != str(number) or not length.isascii() or not length.isdigit() or len(length) > 3:
                raise record.wrong("Game", f'this is game {number} of a match: [Game "{number}/3"]')
            if number == 1:
                match.length = int(length)
            if int(length) != match.length or number > match.length:
                raise record.wrong("Game", f"the match has {match.length} games")
            game = Game.from_record(record, seed=match._seed_of(number - 1))
            if match.games:
                if not match.game.is_over:
                    raise record.wrong("Game", "the game before is not over")
                if (game.edition, game.rules, game.players) != (
                    match.game.edition,
                    match.game.rules,
                    match.game.players,
                ):
                    raise record.wrong("Game", "the games of a match have the same rules and players")
            for name in _OWN_HEADERS:
                game.headers.pop(name, None)
            match.games.append(game)
        match._check_end(records)
        match._begin_next()
        return match

    def _check_end(self, records: Sequence[Record]) -> None:
        outcome = self.outcome
        true = {}
        if outcome:
            true["Dynasty"] = " ".join(map(str, outcome.scores))
            true["DynastyWinners"] = " ".join(SEATS[w] for w in outcome.winners)
        for number, record in enumerate(records, 1):
            for name in ("Dynasty", "DynastyWinners"):
                if name in record.headers and (number < len(records) or record.headers[name] != true.get(name)):
                    gives = (
                        f"the games give {true[name]}"
                        if name in true and number == len(records)
                        else "the match is not over"
                    )
                    raise record.wrong(name, gives)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Dynasty):
            return NotImplemented
        return self.record() == other.record()

    __hash__ = None  # type: ignore[assignment]  # a match changes

    def __repr__(self) -> str:
        return f"{type(self).__name__}.parse({self.record()!r})"
