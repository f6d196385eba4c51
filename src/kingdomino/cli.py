"""The command line: `kingdomino` and its commands. Each only reads its arguments and prints; the work is elsewhere."""

import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

import click

from .agents import AGENTS
from .core import Rules
from .editions import EDITIONS, Edition, rules_from_text, split_rules
from .errors import ParseError
from .records import Record, read_records

EDITION = click.option(
    "--edition", type=click.Choice(list(EDITIONS)), help="Which rulebook to play by.", show_choices=True
)
RULES = click.option(
    "--rules",
    metavar="RULES",
    help="Additional rules: harmony, middle-kingdom, mighty-duel, dynasty; or field=value. Separated by commas.",
)


class Refused(click.ClickException):
    """What cannot be done, in one sentence."""

    exit_code = 2


@contextmanager
def clear_errors() -> Iterator[None]:
    """Everything that input from outside can cause becomes one sentence."""
    try:
        yield
    except ParseError as error:
        raise Refused(str(error)) from None
    except OSError as error:
        raise Refused(f"{error.filename}: {error.strerror}" if error.filename else str(error)) from None
    except ValueError as error:
        raise Refused(str(error)) from None


def chosen_rules(base: Edition, text: str | None) -> tuple[Rules, bool]:
    """The rules that --rules asks for, and whether it asks for a Dynasty."""
    words = split_rules(text or "")
    return rules_from_text(base, " ".join(w for w in words if w != "dynasty")), "dynasty" in words


def split_agents(text: str) -> list[str]:
    """The computer players of an --agents option; the settings of one have commas too: mc:seconds=2,playout=random."""
    specs: list[str] = []
    for part in text.split(","):
        if specs and "=" in part.partition(":")[0] and ":" in specs[-1]:
            specs[-1] += "," + part
        else:
            specs.append(part.strip())
    return specs


@contextmanager
def opened(name: str, mode: str = "r") -> Iterator[IO[str]]:
    """A text file, or standard input and output for '-'. Bytes that are not UTF-8 are left to the parser."""
    if name == "-":
        yield sys.stdin if mode == "r" else sys.stdout
    else:
        with open(name, mode, encoding="utf-8", errors="surrogateescape", newline="\n") as file:
            yield file


@click.group(invoke_without_command=True, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(package_name="kingdomino")
@click.pass_context
def main(context: click.Context) -> None:
    """Kingdomino: play it, simulate it, look at it."""
    if context.invoked_subcommand is None:
        context.invoke(play)


@main.command()
@click.option("--terminal", is_flag=True, help="Play in the terminal.")
@EDITION
@click.option("--players", type=click.IntRange(1, 4))
@RULES
@click.option("--seats", metavar="NAMES", help=f"A name or a computer player a seat: Ada,{','.join(AGENTS)}")
@click.option("--load", type=click.Path(path_type=Path), help="Go on with a saved game.")
@click.option("--seed", type=click.IntRange(0, 2**64 - 1), help="The same seed deals the same dominoes.")
def play(
    terminal: bool = True,
    edition: str | None = None,
    players: int | None = None,
    rules: str | None = None,
    seats: str | None = None,
    load: Path | None = None,
    seed: int | None = None,
) -> None:
    """Play Kingdomino."""
    from . import terminal as terminal_game

    del terminal  # the only way to play so far
    words = split_rules(rules or "")
    with clear_errors():
        terminal_game.run(
            edition=edition,
            players=players,
            rules=None if rules is None else " ".join(w for w in words if w != "dynasty"),
            seats=split_agents(seats) if seats else None,
            load=load,
            seed=seed,
            dynasty="dynasty" in words,
        )


@main.command()
@click.argument("file", default="-")
@click.option("--svg", "svg_file", metavar="FILE", help="Write a picture instead.")
@click.option("--ply", type=click.IntRange(0), help="Show a record after so many moves, the dealer's included.")
@click.option(
    "--game", "number", type=click.IntRange(1), default=1, show_default=True, help="Which record of the file."
)
def show(file: str, svg_file: str | None, ply: int | None, number: int) -> None:
    """Draw the last position of a record, or a position, in the terminal or as SVG."""
    from rich.console import Console

    from . import draw
    from .core import Position
    from .game import Game

    with clear_errors():
        with opened(file) as source:
            text = source.read()
        if text.lstrip()[:1].isdigit():
            position, names, dominoes = Position(text.strip()), None, None
        else:
            game = Game.from_record(_record_number(text, number))
            if ply is not None and ply >= len(game.positions):
                raise ValueError(f"the record has {len(game.moves)} moves, not {ply}")
            moves = len(game.moves) if ply is None else ply
            position, names, dominoes = game.positions[moves], game.names, game.dominoes(moves)
        if svg_file:
            with opened(svg_file, "w") as out:
                out.write(draw.svg(position, names, dominoes))
        else:
            Console().print(draw.view(position, names))


def _record_number(text: str, number: int) -> Record:
    count = 0
    for count, item in enumerate(read_records(text.split("\n")), 1):
        if count == number:
            if isinstance(item, ParseError):
                raise item
            return item
    raise ValueError(f"the file has {count} records" if count else "there is no record in the file")


@main.command()
@EDITION
@click.option("--players", type=click.IntRange(1, 4), default=2, show_default=True)
@RULES
@click.option("--agents", default="random", show_default=True, help="One computer player for all seats, or one a seat.")
@click.option("--games", type=click.IntRange(0), default=1, show_default=True)
@click.option("--seed", type=click.IntRange(0, 2**64 - 1), default=0, show_default=True)
@click.option("--out", default="-", metavar="FILE", help="Where the records go; standard output if left out.")
def simulate(
    edition: str | None, players: int, rules: str | None, agents: str, games: int, seed: int, out: str
) -> None:
    """Play many games between computer players and write their records."""
    from . import bulk

    name = edition or "classic"
    with clear_errors(), _progress("playing", games) as advance:
        chosen, dynasty = chosen_rules(EDITIONS[name], rules)
        played = bulk.simulate(
            split_agents(agents), games=games, seed=seed, players=players, edition=name, dynasty=dynasty, rules=chosen
        )
        first = next(played, None)  # refuses nonsense before the file is touched
        with opened(out, "w") as target:
            while first is not None:
                target.write(first.record() + "\n")
                advance()
                first = next(played, None)


@main.command()
@click.argument("files", nargs=-1, required=True)
def check(files: tuple[str, ...]) -> None:
    """Replay records and report the first wrong token of each bad one; exit code 1 if there is any."""
    from . import bulk

    good = bad = 0
    for name in files:
        with clear_errors(), opened(name) as source, _progress("checking") as advance:
            for error in bulk.check(source):
                if error:
                    bad += 1
                    click.echo(f"{name}: {error}".encode("utf-8", "backslashreplace").decode())
                else:
                    good += 1
                advance()
    click.echo(f"{good + bad} records, {bad} bad")
    sys.exit(1 if bad else 0)


@main.command()
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
@click.option("--seconds", type=click.FloatRange(0.01), default=1.0, show_default=True, help="How long for each line.")
def bench(as_json: bool, seconds: float) -> None:
    """Measure how many complete games a second one core of this machine plays."""
    from . import bench as speed

    results = []
    for case in speed.CASES:
        result = speed.measure(case, seconds)
        results.append(result.as_dict())
        if not as_json:
            click.echo(f"{case.name:24} {result.games_per_second:12,.0f} games/s   mean score {result.mean_score:5.1f}")
    if as_json:
        click.echo(json.dumps(results, indent=2))


@contextmanager
def _progress(what: str, total: int | None = None) -> Iterator[Callable[[], None]]:
    """A function to call for each thing done; a progress bar when a person watches."""
    if not sys.stderr.isatty():
        yield lambda: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn(what), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(what, total=total)
        yield lambda: bar.advance(task)
