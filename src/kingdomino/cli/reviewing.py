"""The command that reviews games: `review`, in words, as JSON, or as comments in their records."""

import re
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import ExitStack, closing
from dataclasses import dataclass
from itertools import chain, islice
from typing import TYPE_CHECKING

import click

from ..coach import GRADES, REVIEW_PLAYOUTS, Graded, Motive, Review
from ..coach import review as review_game
from ..errors import ParseError
from ..game import Game
from ..languages import current, listed, say
from ..records import Record, read_records
from ..words import printable, sentence, shown_names
from .boundary import Refused
from .options import SEED
from .spoken import argument, command, number, option
from .streams import progress, reading, writing

if TYPE_CHECKING:
    from rich.console import RenderableType

__all__ = ["review"]

Found = Record | ParseError
Judged = tuple[Record, bytes] | ParseError
"""A record of a file and what the core says about its game, or what is wrong with it."""

LONGEST_COMMENT = 600
"""Characters; the notation allows for more."""


@dataclass(frozen=True)
class _Reviewing:
    """Reviews the game of a record; every one by the same seed."""

    playouts: int
    seed: int

    def __call__(self, job: tuple[int, Found]) -> tuple[int, Judged]:
        place, record = job
        return place, self.judged(record)

    def judged(self, record: Found, told: Callable[[int], object] | None = None) -> Judged:
        if isinstance(record, ParseError):
            return record
        try:
            game = Game.from_record(record)
        except ParseError as wrong:
            return wrong
        return record, review_game(game, playouts=self.playouts, seed=self.seed, told=told).json().encode()


@command("help-review")
@argument("file", "metavar-one-file", default="-")
@number("--game", "chosen", kind=click.IntRange(1), help="option-game")
@number("--playouts", kind=click.IntRange(1, 1_000_000), default=REVIEW_PLAYOUTS, help="option-playouts")
@SEED
@option("--json", "as_json", is_flag=True, help="option-json")
@option("--annotate", metavar="metavar-file", help="option-annotate")
@number("--workers", kind=click.IntRange(0, 1024), help="option-workers")
@click.pass_context
def review(
    context: click.Context,
    file: str,
    chosen: int | None,
    playouts: int,
    seed: int,
    as_json: bool,
    annotate: str | None,
    workers: int | None,
) -> None:
    if as_json and annotate == "-":
        raise Refused(say("commands-same-file", options=listed(("--json", "--annotate")), file="-"))
    with ExitStack() as stack:
        lines = stack.enter_context(reading(file))
        records = iter(read_records(lines)) if chosen is None else iter([_record(lines, chosen)])
        first = list(islice(records, 4))
        if not first:
            raise ParseError("there is no record", 1, "", "no-record")
        work, in_full = _Reviewing(playouts, seed), _belong_together(first)
        if in_full:
            judged = _one_by_one(work, first)
        else:
            judged = stack.enter_context(closing(_all_at_once(work, chain(first, records), workers)))
        out = stack.enter_context(writing(annotate)) if annotate else None
        bad = 0
        for place, found in enumerate(judged, 1):
            if isinstance(found, ParseError):
                if in_full:
                    raise found
                bad += 1
                click.echo(say("wrong-file", file=printable(file), why=sentence(found)), err=True)
                continue
            game, said = Game.from_record(found[0]), Review.parse(found[1])
            if out:
                out.write(("" if place == 1 else "\n") + annotated(game, said))
            if as_json:
                click.echo(said.json())
            elif in_full and annotate != "-":
                _show(_in_words(game, said))
            elif annotate != "-":
                click.echo(_line(place, game, said))
    context.exit(1 if bad else 0)


def _record(lines: Iterable[str], chosen: int) -> Record:
    found = 0
    for found, record in enumerate(read_records(lines), 1):
        if found == chosen:
            if isinstance(record, ParseError):
                raise record
            return record
    raise ValueError(say("commands-no-record", number=str(chosen), n=found))


def _belong_together(records: list[Found]) -> bool:
    """One game, or the games of one Dynasty: all is told about them."""
    numbers = [record.headers.get("Game", "") for record in records if isinstance(record, Record)]
    return len(records) == 1 or (
        len(records) == len(numbers) < 4 and all(text.startswith(f"{n}/") for n, text in enumerate(numbers, 1))
    )


def _one_by_one(work: _Reviewing, records: list[Found]) -> Iterator[Judged]:
    """In this process, and a progress bar moves with the plies."""
    for record in records:
        if isinstance(record, ParseError):
            yield record
            continue
        with progress(say("commands-reviewing"), _plies(record)) as advance:
            judged = work.judged(record, _following(advance))
        yield judged


def _plies(record: Record) -> int | None:
    try:
        return Game.from_record(record).ply
    except ParseError:
        return None


def _following(advance: Callable[[], None]) -> Callable[[int], None]:
    """Moves a bar to where a review has come to."""
    at = 0

    def told(done: int) -> None:
        nonlocal at
        for _ in range(at, done):
            advance()
        at = done

    return told


def _all_at_once(work: _Reviewing, records: Iterable[Found], workers: int | None) -> Generator[Judged, None, None]:
    """On every core, and yet in their order."""
    from ..arena.workers import in_order, work_off

    with (
        progress(say("commands-reviewing")) as advance,
        closing(work_off(work, enumerate(records), workers=workers)) as done,
    ):
        for judged in in_order(done):
            advance()
            yield judged


# ---- in words ----


def _show(things: "Iterable[RenderableType]") -> None:
    from ..terminal.screen import Screen

    Screen().show(*things)


def _in_words(game: Game, said: Review) -> "Iterator[RenderableType]":
    from rich.padding import Padding
    from rich.table import Table
    from rich.text import Text

    table = Table("")
    names = shown_names(game.names)
    for name in names:
        table.add_column(Text(name))
    table.add_row(say("coach-accuracy"), *(_accuracy(player.accuracy) for player in said.players))
    for grade in GRADES:
        table.add_row(say(f"coach-grade-{grade}"), *(str(player.grades[grade]) for player in said.players))
    table.add_row(say("coach-luck"), *(_luck(game, player.luck) for player in said.players))
    yield table
    yield Text(_verdict(game, said))
    for ply in said.moments:
        yield Text(say("commands-moment", ply=ply, name=names[said.decision(ply).seat]))
        yield Padding(Text(told_in_words(game, said.decision(ply))), (0, 0, 0, 2))
    if not said.moments:
        yield Text(say("commands-no-moment"))


def _line(place: int, game: Game, said: Review) -> str:
    players = zip(shown_names(game.names), said.players, strict=True)
    shown = listed(f"{name} {_accuracy(player.accuracy)}" for name, player in players)
    return say("commands-reviewed", number=str(place), players=shown, verdict=_verdict(game, said))


def _accuracy(percent: float | None) -> str:
    return "-" if percent is None else current().percent(percent / 100)


def _luck(game: Game, luck: float) -> str:
    """In percent of the chance to win or, alone, in points."""
    if game.players == 1:
        return say("points-counted", points=round(luck))
    return f"{'+' if luck > 0 else ''}{current().percent(luck)}"


def _verdict(game: Game, said: Review) -> str:
    if said.verdict == "alone":
        return say("coach-verdict-alone", points=round(said.players[0].lost))
    values = {} if said.verdict == "open" else {"name": shown_names(game.names)[game.plies.winners[0]]}
    return say(f"coach-verdict-{said.verdict}", **values)


def told_in_words(game: Game, decision: Graded) -> str:
    """A decision, how good it was, the best one, and what speaks for that."""
    lost = say("points-counted", points=round(decision.points))
    if game.players > 1 and not (decision.lost < 0.005 and decision.points >= 0.5):  # there was a chance to lose
        lost = current().percent(decision.lost)
    grade = say(f"coach-grade-{decision.grade}")
    told = say("commands-decision", move=str(decision.move), grade=grade, lost=lost, best=str(decision.best))
    return " ".join((told, *(reason_in_words(game, motive) for motive in decision.motives)))


def reason_in_words(game: Game, motive: Motive) -> str:
    values: dict[str, str | int] = {"value": max(1, round(motive.value))}
    if motive.kind.startswith(("harmony", "middle")):
        values = {}
    if motive.seat is not None:
        values["name"] = shown_names(game.names)[motive.seat]
    if motive.terrain is not None:
        values["terrain"] = motive.terrain
    return say(f"coach-motive-{motive.kind}", **values)


# ---- as comments ----


def annotated(game: Game, said: Review) -> str:
    """The record with a comment after every turn that cost something; it reads back as the same game."""
    head, _, body = game.record().partition("\n\n")
    decisions = iter(said.decisions)
    kings, *tokens = re.split(r"(\s+)", body.rstrip("\n"))
    text = kings
    for token in tokens:
        text += token
        if token.isspace() or not token or token.startswith("+"):
            continue
        turn = list(islice(decisions, token.count(",") + 1))
        told = [told_in_words(game, one) for one in turn if one.grade in ("inexact", "mistake", "blunder")]
        if told:
            text += f" {{{_commented(' '.join(told))}}}"
    return f"{head}\n\n{text}\n"


def _commented(text: str) -> str:
    """As a comment may have it: names can contain anything."""
    return text.replace("{", "(").replace("}", ")")[:LONGEST_COMMENT]
