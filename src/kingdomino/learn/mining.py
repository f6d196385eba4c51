"""Mining puzzles: computer players play, and the decisions of which one is clearly best are kept.

A short search finds where that may be so. Two longer ones, each with a seed of its own and with deals for its verdict
that its comparison has not seen, must both agree on it. Once the last line lies open one search is enough, because it
is exact. Whoever plays alone has no chances to win: there the same is asked of points.
"""

import json
import math
import os
from collections import Counter
from collections.abc import Generator, Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from itertools import zip_longest
from pathlib import Path
from typing import NamedTuple

from ..agents import agent, play_out
from ..arena.journal import locked
from ..arena.workers import in_order, work_off
from ..core import Candidate, Move, Position, Search, motives_json
from ..editions import edition, rules_from_text, rules_text
from ..errors import Mistaken
from ..game import Game
from ..puzzles import THEMES, Measure, Puzzle, Theme
from ..seeds import derived_seed

__all__ = ["Mine", "judge", "mine"]


class Table(NamedTuple):
    """What a game is played by."""

    edition: str
    players: int
    rules: str = ""


_BOTH = "harmony middle-kingdom"
_TWO = Table("classic", 2, _BOTH)
TABLES = (
    *(_TWO, Table("classic", 2), _TWO, Table("classic", 3, _BOTH), _TWO, Table("classic", 2, "harmony")),
    *(_TWO, Table("tournament", 2), _TWO, Table("classic", 4, _BOTH), _TWO, Table("german", 2, "harmony")),
)
"""The games take turns with them."""

PLAYERS = ("expert", "expert", "hard")
"""Who may sit at a table: the moments should be such as arise among people who know the game."""


class Vein(NamedTuple):
    """Where puzzles of a theme are found."""

    tables: tuple[Table, ...]
    players: tuple[str, ...] = PLAYERS


_CARELESS = ("hard", "normal", "normal", "easy")
"""Whoever knows the game does not get into a position in which squares are hard to save."""
_BONUSES = (_TWO, Table("tournament", 2, _BOTH), _TWO, Table("german", 2, _BOTH), Table("classic", 3, _BOTH))
_ALONE = tuple(Table("english-app", 1, rules) for rules in ("", _BOTH, "harmony", "middle-kingdom"))
USUAL_VEIN = Vein(TABLES)
VEINS: Mapping[Theme, Vein] = {
    "alone": Vein(_ALONE),
    "waste": Vein(_BONUSES, _CARELESS),
    "harmony": Vein(_BONUSES, _CARELESS),
    "middle": Vein(_BONUSES, _CARELESS),
}
"""By what is looked for; all else is found everywhere."""


class Length(NamedTuple):
    """How long is thought to find, to look again and to be sure: in playouts, and those of a move on fresh deals."""

    find: int = 60
    again: tuple[int, int] = (100, 100)
    sure: tuple[int, int] = (200, 300)
    last: tuple[int, int] = (600, 200)


USUAL = Length()


class Clear(NamedTuple):
    """By how much the best must be ahead each time, and how much less moves may be worth that are answers too."""

    found: float
    again: float
    sure: float
    last: float
    alike: float


CHANCES = Clear(found=0.08, again=0.055, sure=0.06, last=0.04, alike=0.02)
"""Of the chance to win."""
EXACT = 2
"""Points, where they are counted exactly."""
POINTS = Clear(found=EXACT, again=1.8, sure=EXACT, last=1.4, alike=0.7)
"""Points that are expected, alone: whatever else is chosen, the coach calls it inexact or worse. On 300 deals a margin
is known to about a third of a point."""
MOST_ANSWERS = 3
"""Or one in three of the legal moves, if that is less."""
A_GAME = 3
"""Puzzles of one game at most."""
TOO_EASY = 0.7
"""Where beginners find the answer more often than this there is nothing to puzzle over."""


class Verdict(NamedTuple):
    """The answers, what they are ahead by, and the best move that is none of them."""

    answers: tuple[Candidate, ...]
    margin: float
    second: Candidate


def clear(position: Position) -> Clear:
    """What is clear enough there."""
    return POINTS if position.players == 1 else CHANCES


def _worth(position: Position, one: Candidate) -> float:
    return one.score if position.players == 1 else one.win_probability


def _most_answers(position: Position) -> int:
    return max(1, min(MOST_ANSWERS, len(position.legal_moves) // 3))


def judge(position: Position, playouts: int, confirm: int, seed: int, kept: Sequence[Move] = ()) -> Verdict | None:
    """What a search says, if it says that few moves are better than all others."""
    search = Search(playouts=playouts, confirm=confirm, seconds=math.inf, seed=seed)
    looked = [one for one in search.run(position, kept) if one.visits]
    if confirm:
        looked = [one for one in looked if one.visits == looked[0].visits]
    worth = {one.move: _worth(position, one) for one in looked}
    looked.sort(key=lambda one: -worth[one.move])  # a stable sort: what is equal keeps the order of the search
    least = worth[looked[0].move] - clear(position).alike
    answers = tuple(one for one in looked if worth[one.move] >= least)
    others = looked[len(answers) :]
    if not others or len(answers) > _most_answers(position):
        return None
    return Verdict(answers, worth[answers[-1].move] - worth[others[0].move], others[0])


def _sure(position: Position, seed: int, length: Length, wanted: Theme | None) -> Verdict | None:
    """The verdict of the last search, if all agree; what turns out not to be about what is wanted ends early."""
    if not _may_be_about(wanted, position, seed):
        return None
    enough = clear(position)
    found = judge(position, length.find, 0, derived_seed(seed, "find"))
    if found is None or found.margin < enough.found or not _is_about(wanted, position, found, seed):
        return None
    if _share(position, "beginner", _moves(found.answers), seed) > TOO_EASY:
        return None
    kept = [one.move for one in (*found.answers, found.second)]
    again = judge(position, *length.again, derived_seed(seed, "again"), kept)
    if again is None or again.margin < enough.again:
        return None
    kept = [*kept, *(one.move for one in (*again.answers, again.second))]
    sure = judge(position, *length.sure, derived_seed(seed, "sure"), list(dict.fromkeys(kept)))
    if sure is None or sure.margin < enough.sure or {*_moves(sure.answers)} != {*_moves(again.answers)}:
        return None
    return sure if _is_about(wanted, position, sure, seed) else None


def _moves(candidates: Sequence[Candidate]) -> list[Move]:
    return [one.move for one in candidates]


def holds(position: Position, answers: Sequence[str], seed: int, length: Length = USUAL) -> bool:
    """Whether a search that looks at all moves for longer finds nothing else that is nearly as good."""
    kept = [position.parse_move(answer) for answer in answers]
    last = judge(position, *length.last, derived_seed(seed, "last"), kept)
    return last is not None and {*_moves(last.answers)} <= {*kept} and last.margin >= clear(position).last


# ---- the last line ----


def _is_ending(position: Position) -> bool:
    """Whether the last line lies open, so that a search is exact."""
    return not position.lines_left and position.turn is not None


def _is_counted(position: Position) -> bool:
    """Whether moreover nothing that others do changes a kingdom any more: then points are what is asked for."""
    return _is_ending(position) and (position.players == 1 or (position.phase == "place" and not position.line))


def exact(position: Position) -> Verdict | None:
    """What is certain of an ending: the moves by which most points, or else the largest share of the victory, are
    reached, and by how much; if there are others, but few such."""
    found = Search(playouts=1).run(position)
    counted = _is_counted(position)
    worth = {one.move: one.score if counted else one.win_probability for one in found}
    most = max(worth.values())
    answers = tuple(one for one in found if worth[one.move] == most)
    others = sorted((one for one in found if worth[one.move] < most), key=lambda one: -worth[one.move])
    if not others or len(answers) > _most_answers(position):
        return None
    return Verdict(answers, most - worth[others[0].move], others[0])


# ---- what it is about ----


_ABOUT: Mapping[str, Theme] = {
    "points": "points",
    "later": "later",
    "order": "order",
    "deny": "deny",
    "waste": "waste",
    "harmony-kept": "harmony",
    "middle-kept": "middle",
}
"""By motive of the coach."""


def themes(position: Position, best: Candidate, second: Candidate, tempting: Move) -> tuple[Theme, ...]:
    """What the coach says for a move, against the second best and the one that beginners like: three at most.

    Where squares are at stake, so may be Harmony, which needs them all.
    """
    told = [*_told(position, best, second), *_told(position, best, _unseen(tempting))]
    first = tuple(dict.fromkeys(told))[:3] or ("later",)
    if "waste" in first and "harmony" not in first and _harmony_at_stake(position):
        first = (*first, "harmony")
    return (*first, "alone") if position.players == 1 else first


def _told(position: Position, best: Candidate, other: Candidate) -> list[Theme]:
    motives = json.loads(motives_json(position, best, other))
    return [_ABOUT[motive["kind"]] for motive in motives if motive["kind"] in _ABOUT]


def _unseen(move: Move) -> Candidate:
    """A move of which only is known what can be seen."""
    return Candidate(move, 0, 0, 0, 0, 0, (), (), ())


def _harmony_at_stake(position: Position) -> bool:
    assert position.turn is not None
    return position.rules.harmony and position.scores()[position.turn].harmony_possible


def _may_be_about(wanted: Theme | None, position: Position, seed: int) -> bool:
    """Whether some move is better in that respect than the one that beginners choose first: seen without any search."""
    if wanted not in ("waste", "harmony", "middle"):
        return True
    if position.phase != "place":
        return False
    liked = _unseen(position.choose("beginner", derived_seed(seed, "beginner", 0)))
    seen = {theme for move in position.legal_moves for theme in _told(position, _unseen(move), liked)}
    return wanted in seen or (wanted == "harmony" and "waste" in seen and _harmony_at_stake(position))


def _is_about(wanted: Theme | None, position: Position, verdict: Verdict, seed: int) -> bool:
    return wanted is None or wanted in _about(position, verdict, seed)


def _about(position: Position, verdict: Verdict, seed: int) -> tuple[Theme, ...]:
    return themes(position, verdict.answers[0], verdict.second, _tempting(position, verdict, seed))


# ---- how hard it is ----

_SOLVERS = (("random", 700), ("beginner", 1000), ("casual", 1250), ("attentive", 1500), ("keen", 1750))
_THINKERS = ((20, 1900), (80, 2100))
"""Policies of the core, and searches by their playouts, with ratings that spread puzzles over a usual scale."""
TRIES, THOUGHTS = 8, 2
EASIEST, HARDEST = 700, 2200


def _share(position: Position, policy: str, answers: Sequence[Move], seed: int) -> float:
    """How often a policy finds an answer."""
    found = [position.choose(policy, derived_seed(seed, policy, i)) in answers for i in range(TRIES)]
    return sum(found) / TRIES


def _tempting(position: Position, verdict: Verdict, seed: int) -> Move:
    """The wrong move that beginners choose most often, or else the second best."""
    chosen = [position.choose("beginner", derived_seed(seed, "beginner", i)) for i in range(TRIES)]
    wrong = [move for move in chosen if move not in _moves(verdict.answers)]
    return max(wrong, key=wrong.count, default=verdict.second.move)


def rate(position: Position, answers: Sequence[Move], seed: int) -> int:
    """The rating at which the computer players would be expected to find the answer as often as they do."""
    ratings, found = [rating for _, rating in (*_SOLVERS, *_THINKERS)], 0.0
    for policy, _ in _SOLVERS:
        found += _share(position, policy, answers, seed)
    for playouts, _ in _THINKERS:
        for i in range(THOUGHTS):
            search = Search(playouts=playouts, seconds=math.inf, solve=False, seed=derived_seed(seed, playouts, i))
            found += (search.run(position)[0].move in answers) / THOUGHTS
    low, high = float(EASIEST), float(HARDEST)
    while high - low > 1:
        middle = (low + high) / 2
        if sum(1 / (1 + 10 ** ((middle - rating) / 400)) for rating in ratings) > found:
            low = middle
        else:
            high = middle
    return round(low / 10) * 10


# ---- games ----


def _searched(game: Game, seed: int, length: Length, wanted: Theme | None) -> Puzzle | None:
    position = game.position
    verdict = _sure(position, seed, length, wanted)
    if verdict is None:
        return None
    about = _about(position, verdict, seed)
    if position.players == 1:
        return _puzzle(game, _moves(verdict.answers), about, verdict.margin, "p", seed)
    return _puzzle(game, _moves(verdict.answers), about, 100 * verdict.margin, "%", seed)


def _exact(game: Game, seed: int) -> Puzzle | None:
    position = game.position
    verdict = exact(position)
    counted = _is_counted(position)
    if verdict is None or (counted and verdict.margin < EXACT):
        return None
    answers = _moves(verdict.answers)
    if _share(position, "beginner", answers, seed) > TOO_EASY:
        return None
    if not counted:
        about = (*_about(position, verdict, seed)[:2], "ending")
        return _puzzle(game, answers, tuple(dict.fromkeys(about)), 100 * verdict.margin, "%", seed)
    alone: tuple[Theme, ...] = ("ending", "alone") if position.players == 1 else ("ending",)
    return _puzzle(game, answers, alone, verdict.margin, "p", seed)


def _puzzle(
    game: Game, answers: Sequence[Move], about: tuple[Theme, ...], margin: float, measure: Measure, seed: int
) -> Puzzle:
    base = edition(game.edition)
    return Puzzle(
        answers=tuple(map(str, answers)),
        themes=about,
        rating=rate(game.position, answers, seed),
        margin=round(margin),
        measure=measure,
        edition=base.name,
        players=game.players,
        rules=rules_text(base, game.rules).replace(" ", ","),
        moves=" ".join(game.to_record().body.split()),
    )


@dataclass(frozen=True)
class Mine:
    """Every puzzle follows from the seed, what is wanted and the number of its game."""

    seed: int
    length: Length = USUAL
    wanted: Theme | None = None

    def __call__(self, number: int) -> tuple[int, list[str]]:
        seed = derived_seed(self.seed, number) if self.wanted is None else derived_seed(self.seed, self.wanted, number)
        tables, players = USUAL_VEIN if self.wanted is None else VEINS.get(self.wanted, USUAL_VEIN)
        table = tables[number % len(tables)]
        rules = rules_from_text(edition(table.edition), table.rules)
        game = Game(table.players, table.edition, seed=seed, rules=rules)
        bots = [
            agent(players[derived_seed(seed, "player", seat) % len(players)], seed=derived_seed(seed, "bot", seat))
            for seat in range(table.players)
        ]
        play_out(game, bots)
        found: dict[int, Puzzle] = {}
        for ply in self._order(game, seed):
            if len(found) < A_GAME and (puzzle := self._at(game.at(ply), derived_seed(seed, ply))):
                found[ply] = puzzle
        return number, [str(found[ply]) for ply in sorted(found) if self._stays(found[ply], derived_seed(seed, ply))]

    def _stays(self, puzzle: Puzzle, seed: int) -> bool:
        return "ending" in puzzle.themes or holds(puzzle.game().position, puzzle.answers, seed, self.length)

    def _order(self, game: Game, seed: int) -> Iterator[int]:
        """The decisions of a game: first the last dominoes, then placements and claims in turns, each by lot.

        Alone, the last dominoes are a third of the game, and nothing special.
        """
        plies = [i for i, note in enumerate(game.notes) if note.seat >= 0]
        plies.sort(key=lambda ply: derived_seed(seed, "order", ply))
        last = [ply for ply in plies if game.players > 1 and _is_counted(game.at(ply).position)]
        claims = [ply for ply in plies if game.moves[ply].kind == "claim"]
        placements = [ply for ply in plies if ply not in claims and ply not in last]
        yield from last
        for pair in zip_longest(placements, claims):
            yield from (ply for ply in pair if ply is not None)

    def _at(self, game: Game, seed: int) -> Puzzle | None:
        position = game.position
        if len(position.legal_moves) < 3:
            return None
        if _is_ending(position):
            return _exact(game, seed) if self.wanted in (None, "alone", "ending") else None
        return None if self.wanted == "ending" else _searched(game, seed, self.length, self.wanted)


# ---- the file ----


class Mined(NamedTuple):
    """How many games were searched for what is wanted, and how many puzzles of any kind are in the file."""

    games: int
    puzzles: int


def mine(
    path: Path,
    games: int,
    seed: int,
    *,
    wanted: Theme | None = None,
    workers: int | None = None,
    length: Length = USUAL,
) -> Generator[Mined, None, None]:
    """Adds the puzzles of games to a file until they are so many; yields what it has at first, and after each game.

    After the puzzles of a game the file has its number, `# 17`: a run that was stopped continues there, and the file
    becomes the same, however often that happens and whatever the number of workers. Games in which a theme was looked
    for come after `# about THEME` and have numbers of their own. Nothing that is whole is ever changed.
    """
    fields = "ANSWERS THEMES RATING MARGIN EDITION PLAYERS RULES MOVES"
    header = f"# Puzzles, seed {seed}: {fields}; after each game its number\n"
    with open(os.open(path, os.O_RDWR | os.O_CREAT, 0o666), "r+b") as file:
        locked(file, path)
        start = header.encode()
        found = file.read(len(start))  # a file of something else may be larger than the memory
        known = _kept(file.read(), len(start)) if found == start else _Known() if start.startswith(found) else None
        if known is None:
            raise Mistaken(
                f"{path} holds something else than puzzles of seed {seed}",
                "puzzles-of-another",
                {"file": str(path), "seed": str(seed)},
            )
        done, count = known.games[wanted], known.puzzles
        file.seek(known.end)
        file.truncate()
        if not known.end:
            file.write(start)
        yield Mined(done, count)
        about = b"" if known.wanted == wanted else _heading(wanted)
        with closing(work_off(Mine(seed, length, wanted), range(done, games), workers=workers)) as mined:
            for puzzles in in_order(mined, done):
                lines = [*puzzles, f"# {done}"]
                file.write(about + "".join(f"{line}\n" for line in lines).encode())
                file.flush()
                done, count, about = done + 1, count + len(puzzles), b""
                yield Mined(done, count)


def _heading(wanted: Theme | None) -> bytes:
    return f"# about {wanted or 'anything'}\n".encode()


@dataclass
class _Known:
    """What a file holds: where the last whole game ends, what was wanted there, how many there were of each kind."""

    end: int = 0
    wanted: Theme | None = None
    puzzles: int = 0
    games: Counter[Theme | None] = field(default_factory=Counter)


def _kept(text: bytes, start: int) -> _Known | None:
    """What comes after a file's head; nothing of the last game if that was cut off, None if it is something else."""
    known, at, puzzles, wanted = _Known(start), start, 0, None
    headings: dict[bytes, Theme | None] = {_heading(theme): theme for theme in (None, *THEMES)}
    for line in text.splitlines(keepends=True):
        at += len(line)
        if not line.startswith(b"#"):
            puzzles += 1
        elif line in headings:
            wanted = headings[line]
        elif line == f"# {known.games[wanted]}\n".encode():
            known.games[wanted] += 1
            known.end, known.wanted, known.puzzles = at, wanted, puzzles
        else:
            return None if line.endswith(b"\n") else known
    return known
