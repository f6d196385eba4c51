"""Game: the moves from the first king to the last domino, the positions between them, and the dealer."""

import secrets
from collections.abc import Sequence
from typing import Any, Self

from . import draw
from .core import Move, Outcome, Position, Rules, moves_text, parse_moves
from .editions import edition as edition_named
from .editions import rules_from_text, rules_text
from .errors import IllegalMove, RulesError
from .records import Record, check_header, read_record

__all__ = ["DEALER", "SEATS", "Game"]

DEALER = -1
"""`turn` when the dealer draws kings or lays a line."""

SEATS = "ABCD"
"""The letters of the seats 0 to 3."""

_OWN_HEADERS = ("Edition", "Rules", *SEATS, "Scores", "Winners", "Ended")


class Game:
    """A game of Kingdomino.

    The dealer answers by itself: after the game begins and after each move it is a player's turn (or the game is over).
    With `auto_deal=False` kings and lines are pushed like other moves, as when a game at a real table is written down.
    The same seed deals the same lines, and a line that was taken back is dealt again the same.

    Rules that differ from the edition are given by field, as in `Game(harmony=True)`, or all at once as `rules`.
    """

    def __init__(
        self,
        players: int = 2,
        edition: str = "classic",
        *,
        seed: int | None = None,
        names: Sequence[str] | None = None,
        auto_deal: bool = True,
        rules: Rules | None = None,
        **changes: Any,
    ) -> None:
        base = edition_named(edition).rules if rules is None else rules
        self._begin(players, edition, base.replace(**changes), names, seed)
        if auto_deal:
            self.deal()
        self._auto_deal = auto_deal

    def _begin(self, players: int, edition: str, rules: Rules, names: Sequence[str] | None, seed: int | None) -> None:
        if seed is None:
            seed = secrets.randbits(64)
        if not 0 <= seed < 2**64:
            raise ValueError("a seed is a whole number from 0 to 2**64 - 1")
        self.edition = edition
        self.rules = rules
        self.seed = seed
        self.positions = [Position.start(rules, players)]
        self.moves: list[Move] = []
        self.headers: dict[str, str] = {}
        """Headers of the record beyond those that the game itself writes."""
        self.ended: str | None = None
        """Why the game ended early, such as 'B resigned'."""
        self.names = list(names) if names is not None else list(SEATS[:players])
        if len(self.names) != players:
            raise ValueError(f"{players} players need {players} names, not {len(self.names)}")
        for seat, name in zip(SEATS, self.names, strict=False):
            check_header(seat, name)
        # What the dealer did so far, also what was taken back since, and how much of it is on the table.
        self._dealt: dict[str, list[Move]] = {"kings": [], "deal": []}
        self._deals = {"kings": 0, "deal": 0}
        self._auto_deal = True

    @property
    def players(self) -> int:
        return self.position.players

    @property
    def position(self) -> Position:
        """The position now."""
        return self.positions[-1]

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
        """Scores, winners and the tie-break that decided; None unless the game was played to its end."""
        return None if self.ended else self.position.outcome

    def push(self, move: Move | str) -> Move:
        """Plays a move, given as Move or as text; IllegalMove names the rule that forbids it."""
        if self.ended:
            raise IllegalMove(f"the game is over: {self.ended}", "game-over")
        move = self.position.parse_move(move)
        self._play(move)
        if self._auto_deal:
            self.deal()
        return move

    def deal(self) -> None:
        """Lets the dealer move until a player must decide or the game is over."""
        while self.turn == DEALER:
            dealt, count = self._dealt[self.position.phase], self._deals[self.position.phase]
            known = count < len(dealt)
            self._play(dealt[count] if known else self.position.sample(self.seed, sum(self._deals.values())))

    def _play(self, move: Move) -> None:
        phase = self.position.phase
        self.positions.append(self.position.play(move))
        self.moves.append(move)
        if phase in self._deals:
            count = self._deals[phase]
            if self._dealt[phase][count : count + 1] != [move]:  # new, or dealt by hand and differently than before
                self._dealt[phase][count:] = [move]
            self._deals[phase] += 1

    def pop(self) -> Move:
        """Takes back the last decision of a player, with what the dealer did since; returns it.

        Without automatic dealing it takes back the last move, whoever made it.
        """
        keep = len(self.moves) - 1
        while self._auto_deal and keep >= 0 and self.positions[keep].turn == DEALER:
            keep -= 1
        if keep < 0:
            raise IndexError("there is no move to take back")
        move = self.moves[keep]
        self.ended = None
        for position in self.positions[keep:-1]:
            if position.turn == DEALER:
                self._deals[position.phase] -= 1
        del self.moves[keep:]
        del self.positions[keep + 1 :]
        return move

    def resign(self, seat: int) -> None:
        """Ends the game early."""
        if self.is_over:
            raise IllegalMove("the game is over", "game-over")
        if not 0 <= seat < self.players:
            raise ValueError(f"there is no seat {seat}")
        self.ended = f"{SEATS[seat]} resigned"

    def dominoes(self, moves: int | None = None) -> list[dict[str, tuple[int, int]]]:
        """By seat: which domino (number, half 0 or 1) lies on which square after so many moves, or now."""
        lying: list[dict[str, tuple[int, int]]] = [{} for _ in range(self.players)]
        for position, move in zip(self.positions, self.moves[:moves], strict=False):
            if move.squares and position.domino and position.turn is not None:
                lying[position.turn] |= {spot: (position.domino, half) for half, spot in enumerate(move.squares)}
        return lying

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
            headers["Scores"] = " ".join(map(str, outcome.scores))
            headers["Winners"] = " ".join(SEATS[w] for w in outcome.winners)
        if self.ended:
            headers["Ended"] = self.ended
        return Record(headers, moves_text(self.rules, self.players, self.moves))

    @classmethod
    def parse(cls, text: str, *, seed: int | None = None) -> Self:
        """Reads a record; ParseError says line, token and reason. A new seed deals what comes after it."""
        return cls.from_record(read_record(text), seed=seed)

    @classmethod
    def from_record(cls, record: Record, *, seed: int | None = None) -> Self:
        """The game of a record that was split from its file."""
        headers = record.headers
        players = sum(seat in headers for seat in SEATS)
        if "Edition" not in headers:
            raise record.wrong("Edition", "the header Edition is missing")
        for seat in SEATS[:players] or "A":
            if seat not in headers:
                raise record.wrong(seat, f"the name of seat {seat} is missing")
        game = cls.__new__(cls)
        name = "Edition"
        try:
            edition = edition_named(headers["Edition"])
            name = "Rules"
            rules = rules_from_text(edition, headers.get("Rules", ""))
            name = SEATS[players - 1]
            game._begin(players, edition.name, rules, [headers[s] for s in SEATS[:players]], seed)
        except RulesError as error:
            raise record.wrong(name, str(error)) from None
        body = record.body.encode("utf-8", "backslashreplace").decode()  # what is not text cannot reach the core
        moves, kings = parse_moves(rules, players, body, record.body_line)
        for move in moves:
            game._play(move)
        game._dealt["kings"] += [Move(SEATS[seat]) for seat in kings]
        game.headers = {k: v for k, v in headers.items() if k not in _OWN_HEADERS}
        game._check_end(record)
        return game

    def _check_end(self, record: Record) -> None:
        """What a record says of its end must be what its moves give."""
        ended = record.headers.get("Ended")
        if ended is not None:
            if not ended.strip():
                raise record.wrong("Ended", "a game that ended early says why")
            if self.position.is_over:
                raise record.wrong("Ended", "the moves play the game to its end")
            self.ended = ended
        true = self.to_record().headers
        for name in ("Scores", "Winners"):
            if name in record.headers and record.headers[name] != true.get(name):
                gives = f"the moves give {true[name]}" if name in true else "the game is not over"
                raise record.wrong(name, gives)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Game):
            return NotImplemented
        return self.to_record() == other.to_record()

    __hash__ = None  # type: ignore[assignment]  # a game changes

    def __str__(self) -> str:
        return draw.text(self.position, self.names)

    def __repr__(self) -> str:
        return f"{type(self).__name__}.parse({self.record()!r})"
