"""The commands that read and write records: `show`, `check`, `analyse` and `simulate`."""

from collections.abc import Callable, Iterator
from itertools import chain, islice
from typing import NamedTuple

import click

from ..core import Position
from ..errors import ParseError
from ..game import SEATS, Game
from ..records import read_records
from ..words import count
from .boundary import Refused
from .options import EDITION, PLAYERS, RULES, SEED, Number, chosen_rules, split_agents
from .streams import progress, reading, writing

__all__ = ["analyse", "check", "show", "simulate"]


def _moment_options(command: Callable[..., None]) -> Callable[..., None]:
    """The file and the moment in it that `show` and `analyse` are about."""
    for option in (
        click.option("--game", "number", type=click.IntRange(1), help="Which record of the file, counted from 1."),
        click.option("--ply", type=click.IntRange(0), help="The moment after this many moves, the dealer's included."),
        click.argument("file", default="-"),
    ):
        command = option(command)
    return command


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
            raise ValueError("there is neither a record nor a position in the file")
        if before[-1].lstrip("\ufeff \t")[:1].isdigit():
            if number is not None or ply is not None:
                raise ValueError(f"{'--game' if ply is None else '--ply'} is for records, and this is a position")
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
        raise ValueError("a position is one line, and there is more in the file")
    return Position(line.strip("\ufeff \t\r\n").encode("utf-8", "backslashreplace").decode())


def _game(lines: Iterator[str], number: int) -> Game:
    found = 0
    for found, record in enumerate(read_records(lines), 1):
        if found == number:
            if isinstance(record, ParseError):
                raise record
            return Game.from_record(record)
    raise ValueError(f"there is no record {number}: the file has {count(found, 'record')}")


def _game_moment(game: Game, ply: int | None) -> _Moment:
    if ply is not None and ply > game.ply:
        raise ValueError(f"there is no ply {ply}: the record has {count(game.ply, 'move')}")
    then = game if ply is None else game.at(ply)
    return _Moment(then.position, then.names, then.dominoes())


@click.command()
@_moment_options
@click.option("--svg", "svg_file", metavar="FILE", help="Write a picture instead.")
def show(file: str, svg_file: str | None, ply: int | None, number: int | None) -> None:
    """Draw the last position of a record, or a position, in the terminal or as SVG."""
    from .. import draw
    from ..terminal.screen import Screen

    shown = _moment(file, number, ply)
    if svg_file:
        with writing(svg_file) as out:
            out.write(draw.svg(shown.position, shown.names, shown.dominoes))
    else:
        Screen().show(draw.view(shown.position, shown.names))


@click.command()
@_moment_options
@click.option("--agent", "spec", default="master", show_default=True, help="The computer player to ask.")
@click.option("--seconds", type=Number(0, 86_400, min_open=True), default=1.0, show_default=True)
def analyse(file: str, ply: int | None, number: int | None, spec: str, seconds: float) -> None:
    """Show what each move in a position is worth and what may follow it."""
    from rich.table import Table

    from ..agents import agent
    from ..terminal.screen import Screen

    bot = agent(spec)
    shown = _moment(file, number, ply)
    turn = shown.position.turn
    if turn is None or turn < 0:
        raise Refused("the game is over" if turn is None else "it is the dealer's turn: choose another --ply")
    table = Table("move", "wins", "score", "margin", "visits", "then", title=f"{SEATS[turn]} to {shown.position.phase}")
    for move in bot.analyse(shown.position, seconds):
        wins, score, margin = f"{100 * move.win_probability:.0f}%", f"{move.score:.1f}", f"{move.margin:+.1f}"
        line = " ".join(map(str, move.line[:6]))
        table.add_row(str(move.move), *((wins, score, margin) if move.visits else ("", "", "")), str(move.visits), line)
    Screen().show(table)


@click.command()
@click.argument("files", nargs=-1, required=True)
@click.option("--fair", is_flag=True, help="Also check that the deals followed from what the server committed to.")
@click.option("--commitment", metavar="HEX", help="With --fair: the commitment that you saw before the game.")
@click.option("--mine", metavar="HEX", help="With --fair: the randomness that your browser contributed.")
@click.pass_context
def check(context: click.Context, files: tuple[str, ...], fair: bool, commitment: str | None, mine: str | None) -> None:
    """Replay records and report the first wrong token of each bad one; the exit code is 1 if there are any."""
    from ..loading import check as check_records

    if (commitment or mine) and not fair:
        raise Refused("--commitment and --mine are for --fair")
    good = bad = 0
    for name in files:
        with reading(name) as lines, progress("checking") as advance:
            for found in check_records(lines, fair=fair, commitment=commitment, mine=mine):
                if isinstance(found, ParseError):
                    bad += 1
                else:
                    good += 1
                for sentence in [str(found)] if isinstance(found, ParseError) else found:
                    click.echo(f"{name}: {sentence}".encode("utf-8", "backslashreplace").decode())
                advance()
    click.echo(f"{count(good + bad, 'record')}, {bad} bad")
    context.exit(1 if bad else 0)


@click.command()
@EDITION
@PLAYERS
@RULES
@click.option("--agents", default="random", show_default=True, help="One computer player for all seats, or one each.")
@click.option("--games", type=click.IntRange(0), default=1, show_default=True)
@SEED
@click.option("--out", default="-", metavar="FILE", help="The file for the records; standard output if left out.")
@click.option("--workers", type=click.IntRange(0, 1024), help="Processes, one per core if left out; 0 for this one.")
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
    """Play many games between computer players and write their records."""
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
    with progress("playing", games) as advance, writing(out) as target:
        for record in chain([first] if first else [], played):
            target.write(record + "\n")
            advance()
