"""The commands that read and write records: `show`, `check`, `analyse` and `simulate`."""

from collections.abc import Callable, Iterator
from itertools import chain, islice
from typing import NamedTuple

import click

from ..core import Position
from ..errors import ParseError
from ..game import SEATS, Game
from ..languages import current, say
from ..records import read_records
from ..words import printable, sentence
from .boundary import Refused
from .options import EDITION, PLAYERS, RULES, SEED, Number, chosen_rules, split_agents
from .spoken import argument, command, number, option
from .streams import passing, progress, reading, writing

__all__ = ["analyse", "check", "show", "simulate"]


def _moment_options(function: Callable[..., None]) -> Callable[..., None]:
    """The file and the moment in it that `show` and `analyse` are about."""
    for wish in (
        number("--game", "number", kind=click.IntRange(1), help="option-game"),
        number("--ply", kind=click.IntRange(0), help="option-ply"),
        argument("file", "metavar-one-file", default="-"),
    ):
        function = wish(function)
    return function


class _Moment(NamedTuple):
    """A position from a file, with what else its record knows."""

    position: Position
    names: list[str] | None = None
    dominoes: list[dict[str, tuple[int, int]]] | None = None


def _moment(file: str, number: int | None, ply: int | None) -> _Moment:
    """The position in a file, or a moment of one of its records."""
    with reading(file) as lines:
        before = list(islice(_up_to_text(lines), 1000))
        if not before or not before[-1].strip("\ufeff \t\r\n"):
            raise ValueError(say("commands-neither"))
        if before[-1].lstrip("\ufeff \t")[:1].isdigit():
            if number is not None or ply is not None:
                raise ValueError(say("commands-for-records", option="--game" if ply is None else "--ply"))
            return _Moment(_position(before[-1], lines))
        return _game_moment(_game(chain(before, lines), number or 1), ply)


def _up_to_text(lines: Iterator[str]) -> Iterator[str]:
    """Lines up to and including the first that is not empty."""
    for line in lines:
        yield line
        if line.strip("\ufeff \t\r\n"):
            return


def _position(line: str, rest: Iterator[str]) -> Position:
    if any(other.strip() for other in islice(rest, 1000)):
        raise ValueError(say("commands-one-line"))
    return Position(line.strip("\ufeff \t\r\n").encode("utf-8", "backslashreplace").decode())


def _game(lines: Iterator[str], number: int) -> Game:
    found = 0
    for found, record in enumerate(read_records(lines), 1):
        if found == number:
            if isinstance(record, ParseError):
                raise record
            return Game.from_record(record)
    raise ValueError(say("commands-no-record", number=str(number), n=found))


def _game_moment(game: Game, ply: int | None) -> _Moment:
    if ply is not None and ply > game.ply:
        raise ValueError(say("commands-no-ply", ply=str(ply), n=game.ply))
    then = game if ply is None else game.at(ply)
    return _Moment(then.position, then.names, then.dominoes())


@command("help-show")
@_moment_options
@option("--svg", "svg_file", metavar="metavar-file", help="option-svg")
def show(file: str, svg_file: str | None, ply: int | None, number: int | None) -> None:
    from .. import draw
    from ..terminal.screen import Screen

    shown = _moment(file, number, ply)
    if svg_file:
        with writing(svg_file) as out:
            out.write(draw.svg(shown.position, shown.names, shown.dominoes))
    else:
        Screen().show(draw.view(shown.position, shown.names))


@command("help-analyse")
@_moment_options
@option("--agent", "spec", default="master", show_default=True, metavar="metavar-player", help="option-agent")
@number(
    "--seconds",
    kind=Number(0, 86_400, min_open=True),
    default=1.0,
    help="option-think",
)
def analyse(file: str, ply: int | None, number: int | None, spec: str, seconds: float) -> None:
    from rich.table import Table

    from ..agents import agent
    from ..terminal.screen import Screen

    bot = agent(spec)
    shown = _moment(file, number, ply)
    turn = shown.position.turn
    if turn is None or turn < 0:
        raise Refused(say("reason-game-over" if turn is None else "commands-dealers-turn"))
    heads = (say(f"commands-column-{name}") for name in ("move", "wins", "score", "margin", "visits", "then"))
    table = Table(*heads, title=say("commands-analysis", seat=SEATS[turn], phase=shown.position.phase))
    speaker = current()
    with passing(say("commands-thinking"), seconds):
        moves = bot.analyse(shown.position, seconds)
    for move in moves:
        wins, score = speaker.percent(move.win_probability), speaker.decimal(move.score, 1)
        margin = speaker.decimal(move.margin, 1, signed=True)
        line = " ".join(map(str, move.line[:6]))
        table.add_row(str(move.move), *((wins, score, margin) if move.visits else ("", "", "")), str(move.visits), line)
    Screen().show(table)


@command("help-check")
@argument("files", "metavar-files", nargs=-1, required=True)
@option("--fair", is_flag=True, help="option-fair")
@option("--commitment", metavar="metavar-hex", help="option-commitment")
@option("--mine", metavar="metavar-hex", help="option-mine")
@click.pass_context
def check(context: click.Context, files: tuple[str, ...], fair: bool, commitment: str | None, mine: str | None) -> None:
    from ..loading import check as check_records

    if (commitment or mine) and not fair:
        raise Refused(say("commands-for-fair"))
    good = bad = 0
    for name in files:
        with reading(name) as lines, progress(say("commands-checking")) as advance:
            for found in check_records(lines, fair=fair, commitment=commitment, mine=mine):
                if isinstance(found, ParseError):
                    bad += 1
                else:
                    good += 1
                for told in [sentence(found)] if isinstance(found, ParseError) else found:
                    click.echo(say("wrong-file", file=printable(name), why=told))
                advance()
    click.echo(say("commands-checked", records=good + bad, bad=bad))
    context.exit(1 if bad else 0)


@command("help-simulate")
@EDITION
@PLAYERS
@RULES
@option("--agents", default="random", show_default=True, metavar="metavar-names", help="option-agents")
@number("--games", kind=click.IntRange(0), default=1, help="option-games")
@SEED
@option("--out", default="-", metavar="metavar-file", help="option-out")
@number("--workers", kind=click.IntRange(0, 1024), help="option-workers")
def simulate(
    edition: str | None,
    players: int,
    rules: str | None,
    agents: str,
    games: int,
    seed: int,
    out: str,
    workers: int | None,
) -> None:
    from ..arena.simulate import simulate as play_games

    name, chosen, dynasty = chosen_rules(edition, rules)
    played = play_games(
        split_agents(agents),
        games=games,
        seed=seed,
        players=players,
        edition=name,
        dynasty=dynasty,
        rules=chosen,
        workers=workers,
    )
    first = next(played, None)  # refuses nonsense before the file is touched
    with progress(say("commands-playing"), games) as advance, writing(out) as target:
        for record in chain([first] if first else [], played):
            target.write(record + "\n")
            advance()
