"""The coach: the best moves of a moment and what speaks for them, and what every decision of a game was worth.

>>> import kingdomino as kd
>>> game = kd.Game(seed=7)
>>> kd.advise(game.position, playouts=200).moves[0].move in game.legal_moves
True
"""

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, NamedTuple, Self, SupportsIndex

from .core import REVIEW_PLAYOUTS, REVIEW_VERSION, Move, Position, advise_json, review_json
from .game import Game

__all__ = [
    "GRADES",
    "REVIEW_PLAYOUTS",
    "REVIEW_VERSION",
    "Advice",
    "Advised",
    "Grade",
    "Graded",
    "Luck",
    "Motive",
    "MotiveKind",
    "Review",
    "Reviewed",
    "Terrain",
    "Verdict",
    "advise",
    "review",
]

Terrain = Literal["wheat", "forest", "lake", "grass", "swamp", "mine"]

MotiveKind = Literal[
    "points",
    "later",
    "order",
    "deny",
    "waste",
    "terrain",
    "harmony-kept",
    "harmony-lost",
    "middle-kept",
    "middle-lost",
]
Grade = Literal["only", "best", "good", "inexact", "mistake", "blunder"]
"""By what a decision lost; `only`: nothing was at stake, because there was one move or all were as good."""

GRADES: tuple[Grade, ...] = ("only", "best", "good", "inexact", "mistake", "blunder")

Verdict = Literal["alone", "open", "even", "skill", "despite", "both", "luck"]
"""What decided a game: `alone` and `open` (nobody has won alone) say nothing about that, the others why one won."""

THINKING = 0.3
"""Seconds that advice may take if nothing else is said."""

UNLIMITED = 1e6


class Motive(NamedTuple):
    """A difference between one move and another; those that end in `lost` speak against the move, all others for it.

    `value`: how many more points at once, or expected points beyond those; a place in the order; how many expected
    points less for `seat`; how many more squares that stay usable; what the territory of `terrain` is worth then.
    """

    kind: MotiveKind
    value: float
    seat: int | None
    terrain: Terrain | None


class Advised(NamedTuple):
    """A move, what may follow it, everybody's chances to win and expected points, and what speaks for it."""

    move: Move
    line: tuple[Move, ...]
    chances: tuple[float, ...]
    scores: tuple[float, ...]
    motives: tuple[Motive, ...]


class Graded(NamedTuple):
    """A decision after so many plies, beside the best one there was; what it lost of the chance to win and of points.

    `motives` speak for the best one.
    """

    ply: int
    seat: int
    move: Move
    best: Move
    grade: Grade
    lost: float
    points: float
    motives: tuple[Motive, ...]


class Luck(NamedTuple):
    """The dealer's move after so many plies, and by how much it changed everybody's chances; alone, its points."""

    ply: int
    change: tuple[float, ...]


class Reviewed(NamedTuple):
    """A seat's decisions: accuracy in percent (None without any), how many of each grade, what they lost; its luck.

    `lost` and `luck` are chances to win or, alone, points.
    """

    accuracy: float | None
    grades: Mapping[Grade, int]
    lost: float
    luck: float


@dataclass(frozen=True)
class _Told:
    """What the core said, and its own text of it."""

    _text: bytes = field(repr=False)

    def json(self) -> str:
        """As the core wrote it, by the types of the messages."""
        return self._text.decode()


@dataclass(frozen=True)
class Advice(_Told):
    """The best moves of a moment, best first, at most three; `nudge` says what to look at without naming any."""

    seat: int
    nudge: Motive | None
    moves: tuple[Advised, ...]

    @classmethod
    def parse(cls, text: bytes) -> Self:
        said = json.loads(text)
        nudge = Motive(**said["nudge"]) if said["nudge"] else None
        return cls(text, said["seat"], nudge, tuple(_advised(one) for one in said["moves"]))


@dataclass(frozen=True)
class Review(_Told):
    """A game from its first to its last ply.

    `chances` and `scores` are by ply, from before the first to after the last, and then by seat; `moments`: the plies
    of the most expensive decisions, at most three, the dearest first. `version` counts changes to how games are judged.
    """

    version: int
    chances: tuple[tuple[float, ...], ...]
    scores: tuple[tuple[float, ...], ...]
    decisions: tuple[Graded, ...]
    luck: tuple[Luck, ...]
    players: tuple[Reviewed, ...]
    moments: tuple[int, ...]
    verdict: Verdict

    @classmethod
    def parse(cls, text: bytes) -> Self:
        said = json.loads(text)
        return cls(
            text,
            said["version"],
            tuple(map(tuple, said["chances"])),
            tuple(map(tuple, said["scores"])),
            tuple(_graded(one) for one in said["decisions"]),
            tuple(Luck(one["ply"], tuple(one["change"])) for one in said["luck"]),
            tuple(Reviewed(**one) for one in said["players"]),
            tuple(said["moments"]),
            said["verdict"],
        )

    def decision(self, ply: int) -> Graded:
        """The decision after so many plies; KeyError if the dealer moved, or nobody."""
        for one in self.decisions:
            if one.ply == ply:
                return one
        raise KeyError(ply)


def _motives(said: list[dict[str, Any]]) -> tuple[Motive, ...]:
    return tuple(Motive(**one) for one in said)


def _advised(said: dict[str, Any]) -> Advised:
    return Advised(
        Move(said["move"]),
        tuple(map(Move, said["line"])),
        tuple(said["chances"]),
        tuple(said["scores"]),
        _motives(said["motives"]),
    )


def _graded(said: dict[str, Any]) -> Graded:
    moves = {name: Move(said[name]) for name in ("move", "best")}
    return Graded(**{**said, **moves, "motives": _motives(said["motives"])})


def advise(position: Position, *, playouts: int = 0, seed: SupportsIndex = 0, seconds: float | None = None) -> Advice:
    """The best moves for the player who decides now, and what speaks for them; IllegalMove if it is nobody's turn.

    It thinks for so many seconds, or plays on so many times: then the same seed gives the same advice. Ctrl-C ends it.
    """
    if seconds is None:
        seconds = UNLIMITED if playouts else THINKING
    return Advice.parse(advise_json(position, playouts, seconds, seed))


def review(
    game: Game,
    *,
    playouts: int = REVIEW_PLAYOUTS,
    seed: SupportsIndex = 0,
    told: Callable[[int], object] | None = None,
) -> Review:
    """What every decision of a game was worth, as far as it has been played; a Dynasty is reviewed game by game.

    The same seed and playouts give the same review. `told` hears now and then how many plies are done. Ctrl-C ends it.
    """
    if not isinstance(game, Game):
        raise TypeError(f"game is {type(game).__name__}; it must be a Game, such as one of the `games` of a Dynasty")
    return Review.parse(review_json(game.plies, playouts, seed, told))
