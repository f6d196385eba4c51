"""Game: the moves from the first king to the last domino, the position they lead to, and the dealer."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple, Self, SupportsIndex, Unpack

from . import draw
from .core import Move, Outcome, Plies, Position, Rules, check_header, parse_end, read_game, record_parts
from .dealing import Dealer, Drawn
from .editions import RuleChanges
from .editions import edition as edition_named
from .errors import IllegalMove
from .records import Record, read_record
from .seeds import checked_seed
from .words import Standing

__all__ = ["DEALER", "SEATS", "Ended", "Game", "Note"]

DEALER = -1
"""`turn` when the dealer draws kings or lays a line."""

SEATS = "ABCD"
"""The letters of the seats 0 to 3."""

_LOST = ("resigned", "out of time")


class Ended(NamedTuple):
    """An early end: whose it was and how it came about. The seat is None if the reason concerns no seat."""

    seat: int | None
    how: str

    @classmethod
    def parse(cls, text: str, players: int) -> Self:
        """From the text of a record: 'B resigned', 'A out of time', or any other reason."""
        return cls(*parse_end(text, players))

    def __str__(self) -> str:
        return self.how if self.seat is None else f"{SEATS[self.seat]} {self.how}"


class Note(NamedTuple):
    """One ply in brief: who decided what, about which domino and whose, and the points it brought at once."""

    seat: int
    move: Move
    domino: int | None
    receiver: int | None
    points: int


class Game:
    """A game of Kingdomino.

    The dealer moves by itself: after the game begins and after each move it is a player's turn (or the game is over).
    With `auto_deal=False` kings and lines are pushed like other moves, as when a game at a real table is written down.
    The same seed deals the same lines, and a line that was taken back is dealt the same again.

    Rules that differ from the edition are given by field, as in `Game(harmony=True)`, or all at once as `rules`.
    """

    length = 1
    """A Dynasty has more games."""

    def __init__(
        self,
        players: int = 2,
        edition: str = "classic",
        *,
        seed: SupportsIndex | None = None,
        names: Sequence[str] | None = None,
        auto_deal: bool = True,
        rules: Rules | None = None,
        dealer: Dealer | None = None,
        **changes: Unpack[RuleChanges],
    ) -> None:
        base = edition_named(edition).rules if rules is None else rules
        self._begin(edition, Plies(base.replace(**changes), players), names, seed, dealer)
        self.auto_deal = auto_deal
        if auto_deal:
            self.deal()

    def _begin(
        self,
        edition: str,
        plies: Plies,
        names: Sequence[str] | None,
        seed: SupportsIndex | None,
        dealer: Dealer | None = None,
    ) -> None:
        players = plies.position.players
        self.edition = edition
        self.rules = plies.position.rules
        self.seed = checked_seed(seed)
        self.plies = plies
        """What was decided, and all that follows from it: a value of the core."""
        self.headers: dict[str, str] = {}
        """Headers of the record beyond those that the game itself writes."""
        self.names = list(names) if names is not None else list(SEATS[:players])
        if len(self.names) != players:
            raise ValueError(f"{players} players need {players} names, not {len(self.names)}")
        for seat, name in zip(SEATS, self.names, strict=False):
            check_header(seat, name)
        self.auto_deal = True
        self._dealer = dealer

    def copy(self) -> Self:
        """A separate game at the same point."""
        other = type(self).__new__(type(self))
        other.__dict__.update(self.__dict__)
        other.headers, other.names = self.headers.copy(), self.names.copy()
        return other

    __copy__ = copy

    # ---- what stands on the table ----

    @property
    def game(self) -> Self:
        """Itself, so that whatever plays a Dynasty also plays a game."""
        return self

    @property
    def games(self) -> list[Self]:
        return [self]

    @property
    def players(self) -> int:
        return self.position.players

    @property
    def position(self) -> Position:
        """The position now."""
        return self.plies.position

    @property
    def ply(self) -> int:
        """How many moves were played, the dealer's included."""
        return len(self.plies)

    @property
    def notes(self) -> list[Note]:
        """What happened, ply by ply."""
        return [Note._make(row) for row in self.plies.notes()]

    @property
    def moves(self) -> list[Move]:
        return self.plies.moves

    @property
    def positions(self) -> list[Position]:
        """The position before every move, and the one now."""
        all_positions = [Position.start(self.rules, self.players)]
        for move in self.moves:
            all_positions.append(all_positions[-1].play(move))
        return all_positions

    @property
    def script(self) -> list[Move]:
        """What the dealer will do next, as far as that is known: what was taken back, and kings that a record names."""
        return self.plies.script

    @script.setter
    def script(self, moves: Sequence[Move]) -> None:
        self.plies = self.plies.plan(moves)

    @property
    def ended(self) -> Ended | None:
        """Set if the game ended early."""
        return Ended._make(end) if (end := self.plies.ended) else None

    @ended.setter
    def ended(self, end: Ended | None) -> None:
        self.plies = self.plies.end(end)

    @property
    def turn(self) -> int | None:
        """The seat whose decision it is, DEALER, or None when the game is over."""
        return self.plies.turn

    @property
    def legal_moves(self) -> list[Move]:
        return [] if self.plies.ended else self.position.legal_moves

    @property
    def is_over(self) -> bool:
        return self.plies.is_over

    @property
    def outcome(self) -> Outcome | None:
        """Scores, winners and the tie-break that decided; None unless the game was played to the end."""
        return None if self.plies.ended else self.position.outcome

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that won; where one of two players gave up or ran out of time, the other."""
        return self.plies.winners

    def standings(self) -> list[Standing]:
        """By seat: points, largest territory, crowns, squares."""
        return self.plies.standings

    def dominoes(self) -> list[dict[str, tuple[int, int]]]:
        """By seat: which domino (number, half 0 or 1) lies on which square."""
        lying: list[dict[str, tuple[int, int]]] = [{} for _ in range(self.players)]
        for note in self.notes:
            if note.move.squares and note.domino:
                lying[note.seat] |= {spot: (note.domino, half) for half, spot in enumerate(note.move.squares)}
        return lying

    # ---- playing ----

    def push(self, move: Move | str) -> Move:
        """Plays a move, given as Move or as text; IllegalMove names the rule that forbids it."""
        move = self.position.parse_move(move)
        self.plies = self.plies.play(move)
        if self.auto_deal:
            self.deal()
        return move

    def deal(self) -> None:
        """Lets the dealer move until a player must decide or the game is over."""
        if self._dealer is None:
            self.plies = self.plies.deal(self.seed)
            return
        while self.turn == DEALER:
            known = self.plies.scripted or self._dealer(self.position, Drawn._make(self.plies.drawn))
            self.plies = self.plies.play(known)

    def follow(self, moves: Iterable[Move | str]) -> None:
        """Plays moves as they were played before, the dealer's among them: all of them or, if one is illegal, none."""
        self.plies = self.plies.follow(moves)

    def pop(self) -> Move | Ended:
        """Takes back the last decision of a player, with what the dealer has done since, and returns it.

        An early end is such a decision. Without automatic dealing, it takes back the last move, whoever made it.
        """
        if ended := self.ended:
            self.ended = None
            if self.auto_deal:
                self.deal()  # a record may end where the dealer should move
            return ended
        keep, seats = self.ply - 1, self.plies.seats
        while self.auto_deal and keep >= 0 and seats[keep] == DEALER:
            keep -= 1
        if keep < 0:
            raise IndexError("there is no move to take back")
        move = self.moves[keep]
        self.cut(keep)
        return move

    def cut(self, ply: int) -> None:
        """Takes back every ply from this one on, and an early end. What the dealer did will be dealt again."""
        self.plies = self.plies.cut(ply)

    def at(self, ply: int) -> Self:
        """The game as it was after this many plies."""
        then = self.copy()
        then.plies = self.plies.at(ply)
        return then

    def end(self, seat: int, how: str) -> None:
        """Ends the game early: whose doing it is, and how: 'resigned' or 'out of time'."""
        if self.is_over:
            raise IllegalMove("the game is over", "game-over")
        if not 0 <= seat < self.players:
            raise ValueError(f"there is no seat {seat}")
        if how not in _LOST:
            raise ValueError(f"an early end is {' or '.join(map(repr, _LOST))}, not {how[:40]!r}")
        self.ended = Ended(seat, how)

    def resign(self, seat: int) -> None:
        """Ends the game early."""
        self.end(seat, "resigned")

    # ---- records ----

    def record(self) -> str:
        """The game as text that a person can read and write; it replays to the same position without a seed."""
        return str(self.to_record())

    def to_record(self) -> Record:
        """The record before it is written."""
        return Record(*record_parts(self.edition, self.names, self.headers, self.plies))

    @classmethod
    def parse(cls, text: str, *, seed: SupportsIndex | None = None) -> Self:
        """Reads a record; ParseError gives line, token and reason. A new seed deals what comes after it."""
        return cls.from_record(read_record(text), seed=seed)

    @classmethod
    def from_record(cls, record: Record, *, seed: SupportsIndex | None = None) -> Self:
        """The game of a record that has been split from its file."""
        return cls.from_parts(*read_game(record), seed=seed)

    @classmethod
    def from_parts(
        cls, edition: str, names: list[str], headers: dict[str, str], plies: Plies, *, seed: SupportsIndex | None
    ) -> Self:
        """A game that was read."""
        game = cls.__new__(cls)
        game._begin(edition, plies, names, seed)
        game.headers = headers
        return game

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Game):
            return NotImplemented
        return self.to_record() == other.to_record()

    __hash__ = None  # type: ignore[assignment]  # a game changes

    def __str__(self) -> str:
        return draw.text(self.position, self.names)

    def __repr__(self) -> str:
        return f"{type(self).__name__}.parse({self.record()!r})"
