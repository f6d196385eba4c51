"""Game: the moves from the first king to the last domino, the position they lead to, and the dealer."""

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple, Self, SupportsIndex, Unpack

from . import draw
from .core import Move, Outcome, Position, Rules, moves_text, parse_moves
from .dealing import Dealer, Drawn, seeded
from .editions import Edition, RuleChanges, rules_from_text, rules_text
from .editions import edition as edition_named
from .errors import IllegalMove, RulesError
from .records import Record, check_header, read_record
from .seeds import checked_seed
from .words import Standing, standings

__all__ = ["DEALER", "SEATS", "Ended", "Game", "Note", "outcome_headers"]

DEALER = -1
"""`turn` when the dealer draws kings or lays a line."""

SEATS = "ABCD"
"""The letters of the seats 0 to 3."""

_OWN_HEADERS = ("Edition", "Rules", *SEATS, "Scores", "Winners", "Ended")
_LOST = ("resigned", "out of time")


def outcome_headers(outcome: Outcome, scores: str = "Scores", winners: str = "Winners") -> dict[str, str]:
    """What a record says about its end."""
    return {scores: " ".join(map(str, outcome.scores)), winners: " ".join(SEATS[seat] for seat in outcome.winners)}


def _rules_of(record: Record, edition: Edition) -> Rules:
    """The rules of a record. Where its edition has kings passed round and it names no holder, they were drawn."""
    given = record.headers.get("Rules", "")
    rules = rules_from_text(edition, given)
    drawn = re.match(r"\s*[A-D]+(\s|$)", record.body)
    if drawn and rules.kings == "passed-round" and "kings=" not in given:
        rules = rules.replace(kings="one-by-one")
    return rules


class Ended(NamedTuple):
    """An early end: whose it was and how it came about. The seat is None if the reason concerns no seat."""

    seat: int | None
    how: str

    @classmethod
    def parse(cls, text: str, players: int) -> Self:
        """From the text of a record: 'B resigned', 'A out of time', or any other reason."""
        seat, how = SEATS[:players].find(text[:1]), text[2:]
        return cls(seat, how) if seat >= 0 and text[1:2] == " " and how in _LOST else cls(None, text)

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
        self._begin(players, edition, base.replace(**changes), names, seed, dealer)
        self.auto_deal = auto_deal
        if auto_deal:
            self.deal()

    def _begin(
        self,
        players: int,
        edition: str,
        rules: Rules,
        names: Sequence[str] | None,
        seed: SupportsIndex | None,
        dealer: Dealer | None = None,
    ) -> None:
        seed = checked_seed(seed)
        self.edition = edition
        self.rules = rules
        self.seed = seed
        self.position = Position.start(rules, players)
        """The position now."""
        self.notes: list[Note] = []
        """What happened, ply by ply."""
        self.script: list[Move] = []
        """What the dealer will do next, as far as that is known: what was taken back, and kings that a record names."""
        self.headers: dict[str, str] = {}
        """Headers of the record beyond those that the game itself writes."""
        self.ended: Ended | None = None
        """Set if the game ended early."""
        self.names = list(names) if names is not None else list(SEATS[:players])
        if len(self.names) != players:
            raise ValueError(f"{players} players need {players} names, not {len(self.names)}")
        for seat, name in zip(SEATS, self.names, strict=False):
            check_header(seat, name)
        self.auto_deal = True
        self._dealer = dealer or seeded(seed)
        self._drawn = Drawn()

    def copy(self) -> Self:
        """A separate game at the same point."""
        other = type(self).__new__(type(self))
        other.__dict__.update(self.__dict__)
        other.notes, other.script = self.notes.copy(), self.script.copy()
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
    def ply(self) -> int:
        """How many moves were played, the dealer's included."""
        return len(self.notes)

    @property
    def moves(self) -> list[Move]:
        return [note.move for note in self.notes]

    @property
    def positions(self) -> list[Position]:
        """The position before every move, and the one now."""
        return list(self._positions())

    def _positions(self) -> Iterator[Position]:
        position = Position.start(self.rules, self.players)
        yield position
        for note in self.notes:
            position = position.play(note.move)
            yield position

    @property
    def turn(self) -> int | None:
        """The seat whose decision it is, DEALER, or None when the game is over."""
        return None if self.ended else self.position.turn

    @property
    def legal_moves(self) -> list[Move]:
        return [] if self.ended else self.position.legal_moves

    @property
    def is_over(self) -> bool:
        return self.ended is not None or self.position.is_over

    @property
    def outcome(self) -> Outcome | None:
        """Scores, winners and the tie-break that decided; None unless the game was played to the end."""
        return None if self.ended else self.position.outcome

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that won; where one of two players gave up or ran out of time, the other."""
        if outcome := self.outcome:
            return outcome.winners
        loser = self.ended.seat if self.ended else None
        return (1 - loser,) if loser is not None and self.players == 2 else ()

    def standings(self) -> list[Standing]:
        """By seat: points, largest territory, crowns, squares."""
        return standings(self.position)

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
        if self.ended:
            raise IllegalMove(f"the game is over: {self.ended}", "game-over")
        move = self.position.parse_move(move)
        self._play(move)
        if self.auto_deal:
            self.deal()
        return move

    def deal(self) -> None:
        """Lets the dealer move until a player must decide or the game is over."""
        while self.turn == DEALER:
            known = next((move for move in self.script if move.kind == self.position.phase), None)
            if known is None or not self.position.is_legal(known):
                known = self._dealer(self.position, self._drawn)
            self._play(known)

    def follow(self, moves: Iterable[Move | str]) -> None:
        """Plays moves as they were played before, the dealer's among them."""
        for move in moves:
            self._play(self.position.parse_move(move))

    def _play(self, move: Move) -> None:
        before = self.position
        self.position = before.play(move)
        seat, domino, points = before.turn, move.domino, 0
        assert seat is not None
        if seat == DEALER:
            self._drawn = self._drawn.and_then(move)
            self._keep_to_script(move)
        elif domino is None:
            domino = before.domino
            points = before.gain(move)
        self.notes.append(Note(seat, move, domino, before.receiver, points))

    def _keep_to_script(self, move: Move) -> None:
        """A deal made by hand that differs from the script ends what is known of its kind."""
        planned = [known for known in self.script if known.kind == move.kind]
        if planned[:1] == [move]:
            self.script.remove(move)
        elif planned:
            self.script = [known for known in self.script if known.kind != move.kind]

    def pop(self) -> Move | Ended:
        """Takes back the last decision of a player, with what the dealer has done since, and returns it.

        An early end is such a decision. Without automatic dealing, it takes back the last move, whoever made it.
        """
        if ended := self.ended:
            self.ended = None
            if self.auto_deal:
                self.deal()  # a record may end where the dealer should move
            return ended
        keep = self.ply - 1
        while self.auto_deal and keep >= 0 and self.notes[keep].seat == DEALER:
            keep -= 1
        if keep < 0:
            raise IndexError("there is no move to take back")
        move = self.notes[keep].move
        self.cut(keep)
        return move

    def cut(self, ply: int) -> None:
        """Takes back every ply from this one on, and an early end. What the dealer did will be dealt again."""
        self.script[:0] = [note.move for note in self.notes[ply:] if note.seat == DEALER]
        kept = self.at(ply)
        self.position, self.notes, self.ended, self._drawn = kept.position, kept.notes, None, kept._drawn

    def at(self, ply: int) -> Self:
        """The game as it was after this many plies."""
        if not 0 <= ply <= self.ply:
            raise IndexError(f"the game has {self.ply} plies, not {ply}")
        then = self.copy()
        if ply < self.ply:
            then.ended = None
            del then.notes[ply:]
            *_, then.position = then._positions()
            then._drawn = Drawn()
            for note in then.notes:
                if note.seat == DEALER:
                    then._drawn = then._drawn.and_then(note.move)
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
        for name, value in self.headers.items():
            check_header(name, value)
        return str(self.to_record())

    def to_record(self) -> Record:
        """The record before it is written."""
        headers = {"Edition": self.edition}
        if differences := rules_text(edition_named(self.edition), self.rules):
            headers["Rules"] = differences
        headers |= dict(zip(SEATS, self.names, strict=False)) | self.headers
        if outcome := self.outcome:
            headers |= outcome_headers(outcome)
        if self.ended:
            headers["Ended"] = str(self.ended)
        return Record(headers, moves_text(self.rules, self.players, self.moves))

    @classmethod
    def parse(cls, text: str, *, seed: SupportsIndex | None = None) -> Self:
        """Reads a record; ParseError gives line, token and reason. A new seed deals what comes after it."""
        return cls.from_record(read_record(text), seed=seed)

    @classmethod
    def from_record(cls, record: Record, *, seed: SupportsIndex | None = None) -> Self:
        """The game of a record that has been split from its file."""
        headers = record.headers
        players = sum(seat in headers for seat in SEATS)
        if "Edition" not in headers:
            raise record.wrong("Edition", "the header Edition is missing", "header-missing", header="Edition")
        for seat in SEATS[:players] or "A":
            if seat not in headers:
                raise record.wrong(seat, f"the name of seat {seat} is missing", "name-missing", seat=seat)
        game = cls.__new__(cls)
        name = "Edition"
        try:
            edition = edition_named(headers["Edition"])
            name = "Rules"
            rules = _rules_of(record, edition)
            name = SEATS[players - 1]
            game._begin(players, edition.name, rules, [headers[s] for s in SEATS[:players]], seed)
        except RulesError as error:
            raise record.wrong(name, str(error), error.code, **error.values) from None
        body = record.body.encode("utf-8", "backslashreplace").decode()  # anything but text cannot reach the core
        moves, kings = parse_moves(rules, players, body, record.body_line)
        game.follow(moves)
        game.script = [Move(SEATS[seat]) for seat in kings]
        game.headers = {k: v for k, v in headers.items() if k not in _OWN_HEADERS}
        game._check_end(record)
        return game

    def _check_end(self, record: Record) -> None:
        """What a record says about its end must agree with its moves."""
        ended = record.headers.get("Ended")
        if ended is not None:
            if not ended.strip():
                raise record.wrong("Ended", "a game that ended early says why", "early-end")
            if self.position.is_over:
                raise record.wrong("Ended", "the moves play the game to its end", "ended-anyway")
            self.ended = Ended.parse(ended, self.players)
        true = self.to_record().headers
        for name in ("Scores", "Winners"):
            if name in record.headers and record.headers[name] != true.get(name):
                if name not in true:
                    raise record.wrong(name, "the game is not over", "record-not-over")
                raise record.wrong(name, f"the moves give {true[name]}", "record-scores", scores=true[name])

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Game):
            return NotImplemented
        return self.to_record() == other.to_record()

    __hash__ = None  # type: ignore[assignment]  # a game changes

    def __str__(self) -> str:
        return draw.text(self.position, self.names)

    def __repr__(self) -> str:
        return f"{type(self).__name__}.parse({self.record()!r})"
