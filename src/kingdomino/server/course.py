"""Course: one game as the server keeps it: the moves so far and the position now; what was before is replayed."""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from ..core import Move, Position, Rules
from ..fair import Dealer, Drawn
from ..game import DEALER

__all__ = ["Course", "Moment", "Note"]


class Note(NamedTuple):
    """One ply in short: who decided what, about which domino, and the points it brought."""

    seat: int
    move: Move
    domino: int | None
    points: int


class Moment(NamedTuple):
    """A position, and by seat the dominoes that lie in the kingdoms with their placements."""

    position: Position
    placed: tuple[tuple[tuple[int, Move], ...], ...]

    def after(self, move: Move) -> tuple["Moment", Note]:
        """The next moment; IllegalMove if there is none."""
        position, placed = self.position, self.placed
        seat = DEALER if position.turn is None else position.turn
        following = position.play(move)
        domino, points = move.domino, 0
        if move.kind in ("place", "discard"):
            domino = position.domino
        if move.kind == "place" and domino is not None:
            placed = (*placed[:seat], (*placed[seat], (domino, move)), *placed[seat + 1 :])
            points = position.gains[position.legal_moves.index(move)]
        return Moment(following, placed), Note(seat, move, domino, points)


def _drawn(notes: Iterable[Note], before: Drawn) -> Drawn:
    """What the dealer drew."""
    for note in notes:
        if note.seat == DEALER:
            before = before.and_then(note.move)
    return before


class Course:
    """What happened so far and where it led. It changes only by `accept` and `cut`, after the store agreed."""

    def __init__(self, rules: Rules, players: int, dealer: Dealer, moves: Iterable[str] = ()) -> None:
        self._dealer = dealer
        self.start = Moment(Position.start(rules, players), ((),) * players)
        self.now = self.start
        self.notes: list[Note] = []
        self.generation = 0
        """Counts the times when plies were taken back: a ply number alone does not name a moment."""
        self.foreseen: list[Move] = []
        """What the dealer did and a taken-back ply undid; it is dealt again the same."""
        for text in moves:
            self.now, note = self.now.after(self.now.position.parse_move(text))
            self.notes.append(note)
        self._drawn = _drawn(self.notes, Drawn())

    @property
    def position(self) -> Position:
        return self.now.position

    @property
    def ply(self) -> int:
        return len(self.notes)

    def continued(self, moves: Sequence[Move] = ()) -> tuple[Moment, list[Note]]:
        """Where these moves lead, each with the dealer's answers to it, and all that is played; nothing changes yet."""
        moment, notes = self.now, list[Note]()
        drawn = self._drawn
        foreseen = iter(self.foreseen)
        waiting = iter(moves)
        while True:
            if moment.position.turn == DEALER:
                move = next(foreseen, None)
                if move is None or not moment.position.is_legal(move):
                    move = self._dealer(moment.position, drawn)
                drawn = drawn.and_then(move)
            elif (move := next(waiting, None)) is None:
                return moment, notes
            moment, note = moment.after(move)
            notes.append(note)

    def accept(self, moment: Moment, notes: Sequence[Note]) -> None:
        self.now = moment
        self.notes += notes
        before = self._drawn.moves
        self._drawn = _drawn(notes, self._drawn)
        del self.foreseen[: self._drawn.moves - before]

    def cut(self, ply: int) -> None:
        """Takes back all plies from that one on."""
        self.foreseen[:0] = [note.move for note in self.notes[ply:] if note.seat == DEALER]
        self.now = self.at(ply)
        del self.notes[ply:]
        self._drawn = _drawn(self.notes, Drawn())
        self.generation += 1

    def at(self, ply: int) -> Moment:
        """The moment after so many plies."""
        moment = self.start
        for note in self.notes[:ply]:
            moment, _ = moment.after(note.move)
        return moment

    def last_decision(self, seats: Iterable[int]) -> int | None:
        """The ply of the last decision of one of these seats."""
        among = set(seats)
        return next((ply for ply in range(self.ply - 1, -1, -1) if self.notes[ply].seat in among), None)

    def moves(self) -> Iterator[Move]:
        return (note.move for note in self.notes)
