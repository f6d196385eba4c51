"""The command line: `kingdomino` and its commands. Each only reads its arguments and prints; the work is elsewhere."""

import errno
import json
import math
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO, TYPE_CHECKING, Any, NamedTuple

import click

from ..agents import AGENTS
from ..core import Position, Rules
from ..editions import EDITIONS, Edition, rules_from_text, split_rules
from ..errors import ParseError
from ..game import SEATS
from ..records import Record, read_records

if TYPE_CHECKING:
    from ..arena import Plan

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
    """Kingdomino: play it, simulate it, look at it. Without a command it opens in the browser."""
    if context.invoked_subcommand is None:
        context.invoke(play)


@main.command()
@click.option("--terminal", is_flag=True, help="Play in the terminal; the options below are for it.")
@EDITION
@click.option("--players", type=click.IntRange(1, 4))
@RULES
@click.option("--seats", metavar="NAMES", help=f"A name or a computer player a seat: Ada,{','.join(AGENTS)}")
@click.option("--load", type=click.Path(path_type=Path), help="Go on with a saved game.")
@click.option("--seed", type=click.IntRange(0, 2**64 - 1), help="The same seed deals the same dominoes.")
def play(
    terminal: bool = False,
    edition: str | None = None,
    players: int | None = None,
    rules: str | None = None,
    seats: str | None = None,
    load: Path | None = None,
    seed: int | None = None,
) -> None:
    """Play Kingdomino in the browser, or in the terminal."""
    if not terminal:
        if any(option is not None for option in (edition, players, rules, seats, load, seed)):
            raise Refused("these options are for the terminal: add --terminal, or choose in the browser")
        from ..server.limits import Limits

        # At home nothing is thrown away, and the strongest player stays the strongest however long one plays.
        at_home = Limits(thinking_budget=math.inf)
        _serve(open_browser=True, limits=at_home, expire_days=0, keep_days=0)
        return
    from ..terminal import table as terminal_game

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
@click.option("--host", default="127.0.0.1", show_default=True, help="The address to listen on; 0.0.0.0 for all.")
@click.option("--port", type=click.IntRange(0, 65535), help="The port; 0 for any that is free.")
@click.option("--data", type=click.Path(path_type=Path), help="The folder for games and settings.")
@click.option("--database", metavar="URL", help="A PostgreSQL to use instead: postgresql://user:password@host/name")
@click.option(
    "--expire-days",
    type=click.FloatRange(0),
    default=30,
    show_default=True,
    help="Unfinished tables untouched for so long are deleted, those nobody played at after a day; 0: never.",
)
@click.option(
    "--keep-days",
    type=click.FloatRange(0),
    default=365,
    show_default=True,
    help="Finished games are deleted so long after their last move; 0: never.",
)
@click.option("--connections-per-address", type=click.IntRange(1), default=200, show_default=True)
@click.option(
    "--heartbeat",
    type=click.FloatRange(0.1),
    default=15,
    show_default=True,
    help="Seconds of silence after which a page is told that its connection is alive.",
)
def serve(
    host: str,
    port: int | None,
    data: Path | None,
    database: str | None,
    expire_days: float,
    keep_days: float,
    connections_per_address: int,
    heartbeat: float,
) -> None:
    """Serve the game to browsers, without opening one."""
    from ..server.limits import Limits

    limits = Limits(connections_per_address=connections_per_address)
    how = {"limits": limits, "expire_days": expire_days, "keep_days": keep_days, "heartbeat": heartbeat}
    _serve(host, port, data, database, open_browser=False, **how)


def _serve(
    host: str | None = None, port: int | None = None, data: Path | None = None, database: str | None = None, **how: Any
) -> None:
    from ..files import data_folder
    from ..server import run

    try:
        url = run.database_at(database) if database else run.database_in(data or data_folder())
        if host is None:
            listening = run.free_socket()
        else:
            listening = run.listening_socket(host, run.DEFAULT_PORT if port is None else port)
        with suppress(KeyboardInterrupt):  # that is how it ends
            run.serve(listening, url, say=click.echo, **how)
    except run.ServeError as error:
        raise Refused(str(error)) from None


@main.command()
@click.option("--tables", type=click.IntRange(1, 5000), default=1000, show_default=True)
@click.option("--seconds", type=click.FloatRange(1, 600), default=20, show_default=True, help="How long for each line.")
@click.option("--every", type=click.FloatRange(0.1), default=2, show_default=True, help="Seconds between moves.")
@click.option("--database", metavar="URL", help="A PostgreSQL, for two processes as well.")
def loadtest(tables: int, seconds: float, every: float, database: str | None) -> None:
    """Measure how many live tables a server holds on this machine, on loopback."""
    from ..measure import loadtest as load

    def say(what: str, seen: load.Load) -> None:
        click.echo(f"{what}: {seen.tables} tables, {seen.moves} moves in {seen.seconds:.1f} s")
        click.echo(f"  to the other player: median {seen.median_ms:.1f} ms, p99 {seen.p99_ms:.1f} ms")
        click.echo(f"  {seen.kilobytes_a_table:.1f} kB a table, {seen.messages_a_second:.0f} messages/s")
        click.echo(f"  processor: {seen.cpu_ms_a_move:.2f} ms a move; client {seen.client_share:.0%} of a core")

    async def run() -> None:
        for processes in (1, 2) if database else (1,):
            steady, rush = await load.hold(tables, seconds, every=every, processes=processes, database=database)
            say(f"{processes} process{'es' * (processes > 1)}", steady)
            say("as fast as it goes", rush)
            if processes == 1:
                alone = rush
        echo = await load.echo(seconds)
        click.echo(f"echo server: {echo.messages_a_second:.0f} messages/s")
        click.echo(f"  {echo.kilobytes_a_connection:.1f} kB a connection")
        click.echo(f"  processor: {echo.cpu_ms_a_message:.3f} ms a message; client {echo.client_share:.0%} of a core")
        click.echo(f"ratio of messages/s, one process: {alone.messages_a_second / echo.messages_a_second:.2f}")

    load.run(run())


@main.command()
@click.argument("target", type=click.Path(path_type=Path))
@click.option("--data", type=click.Path(path_type=Path), help="The folder for games and settings.")
def backup(target: Path, data: Path | None) -> None:
    """Copy all games of a data folder into one file, also while a server runs."""
    from ..files import data_folder
    from ..server import run

    try:
        run.backup((data or data_folder()) / run.DATABASE, target)
    except run.ServeError as error:
        raise Refused(str(error)) from None


@main.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--data", type=click.Path(path_type=Path), help="The folder for games and settings.")
def restore(file: Path, data: Path | None) -> None:
    """Put a backup in the place of all games of a data folder, which are kept beside it; no server may be running."""
    from ..files import data_folder
    from ..server import run

    try:
        kept = run.restore(file, data or data_folder())
    except run.ServeError as error:
        raise Refused(str(error)) from None
    click.echo(f"{file} is in place" + (f"; what was there before is kept in {kept}" if kept else ""))


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

    from .. import draw

    with clear_errors():
        shown = _moment(file, number, ply)
        if svg_file:
            with opened(svg_file, "w") as out:
                out.write(draw.svg(shown.position, shown.names, shown.dominoes))
        else:
            Console().print(draw.view(shown.position, shown.names))


@main.command()
@click.argument("file", default="-")
@click.option("--ply", type=click.IntRange(0), help="The moment after so many moves, the dealer's included.")
@click.option(
    "--game", "number", type=click.IntRange(1), default=1, show_default=True, help="Which record of the file."
)
@click.option("--agent", "spec", default="master", show_default=True, help="Who thinks about it.")
@click.option("--seconds", type=click.FloatRange(0, min_open=True), default=1.0, show_default=True)
def analyse(file: str, ply: int | None, number: int, spec: str, seconds: float) -> None:
    """What the moves of a position are worth, and what may follow them."""
    from rich.console import Console
    from rich.table import Table

    from ..agents import agent

    with clear_errors():
        shown = _moment(file, number, ply)
        turn = shown.position.turn
        if turn is None or turn < 0:
            raise ValueError("the game is over" if turn is None else "it is the dealer's turn: name another --ply")
        table = Table(
            "move", "wins", "score", "margin", "visits", "then", title=f"{SEATS[turn]} to {shown.position.phase}"
        )
        for move in agent(spec).analyse(shown.position, seconds):
            wins, score, margin = f"{100 * move.win_probability:.0f} %", f"{move.score:.1f}", f"{move.margin:+.1f}"
            line = " ".join(map(str, move.line[:6]))
            table.add_row(
                str(move.move), *((wins, score, margin) if move.visits else ("", "", "")), str(move.visits), line
            )
        Console().print(table)


class _Moment(NamedTuple):
    """A position from a file, with what its record knows beyond it."""

    position: Position
    names: list[str] | None = None
    dominoes: list[dict[str, tuple[int, int]]] | None = None


def _moment(file: str, number: int, ply: int | None) -> _Moment:
    """A position, or a moment of a record, in a file."""
    from ..game import Game

    with opened(file) as source:
        text = source.read()
    if text.lstrip()[:1].isdigit():
        return _Moment(Position(text.strip()))
    game = Game.from_record(_record_number(text, number))
    if ply is not None and ply > game.ply:
        raise ValueError(f"the record has {game.ply} moves, not {ply}")
    then = game if ply is None else game.at(ply)
    return _Moment(then.position, then.names, then.dominoes())


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
    from ..arena.simulate import simulate as play_games

    name = edition or "classic"
    with clear_errors(), _progress("playing", games) as advance:
        chosen, dynasty = chosen_rules(EDITIONS[name], rules)
        played = play_games(
            split_agents(agents), games=games, seed=seed, players=players, edition=name, dynasty=dynasty, rules=chosen
        )
        first = next(played, None)  # refuses nonsense before the file is touched
        with opened(out, "w") as target:
            while first is not None:
                target.write(first.record() + "\n")
                advance()
                first = next(played, None)


def arena_options(command: Callable[..., None]) -> Callable[..., None]:
    """The options that `match` and `tournament` share."""
    for option in reversed(
        (
            EDITION,
            click.option("--players", type=click.IntRange(1, 4), default=2, show_default=True),
            RULES,
            click.option("--seed", type=click.IntRange(0, 2**64 - 1), default=0, show_default=True),
            click.option(
                "--workers",
                type=click.IntRange(0),
                help="Processes, one a core if left out; 1 for players that think on several threads.",
            ),
            click.option("--ray", metavar="ADDRESS", help="Play on a Ray cluster; 'local' starts one on this machine."),
            click.option(
                "--journal",
                metavar="FILE",
                help="Where games are kept as they end, to go on after an interrupt; a file of its own if left out.",
            ),
            click.option("--fresh", is_flag=True, help="Start anew, whatever the journal holds."),
            click.option("--json", "json_file", metavar="FILE", help="Write the result and every game as JSON."),
            click.option("--csv", "csv_file", metavar="FILE", help="Write a row for each seat of each game."),
            click.option("--records", "records_file", metavar="FILE", help="Write the records of all games."),
        )
    ):
        command = option(command)
    return command


@main.command()
@click.argument("first", metavar="A")
@click.argument("second", metavar="B")
@click.option("--games", type=click.IntRange(1), default=400, show_default=True, help="Rounded up to whole deals.")
@click.option(
    "--sprt",
    metavar="ELO0,ELO1",
    help="Stop as soon as it is clear (5 % risk) which of two Elo advantages A has, such as 0,10.",
)
@arena_options
def match(first: str, second: str, games: int, sprt: str | None, **options: Any) -> None:
    """Measure computer player A against B on paired deals.

    At a table of three or four, A sits in one seat and B in all others. Each deal is played once for every seat of A.
    The same command goes on where an interrupted one stopped.
    """
    with clear_errors():
        _run_arena([first, second], games, sprt=_two_numbers(sprt) if sprt else None, one_against_all=True, **options)


@main.command()
@click.argument("agents", nargs=-1, required=True, metavar="A B ...")
@click.option(
    "--games",
    type=click.IntRange(1),
    default=200,
    show_default=True,
    help="For each choice of players at a table; rounded up to whole deals.",
)
@arena_options
def tournament(agents: tuple[str, ...], games: int, **options: Any) -> None:
    """Let computer players meet in every combination, on paired deals.

    Where there are fewer of them than seats, every table has all of them, some more than once.
    The same command goes on where an interrupted one stopped.
    """
    with clear_errors():
        _run_arena(agents, games, **options)


def _two_numbers(text: str) -> tuple[float, float]:
    try:
        low, high = map(float, text.split(","))
    except ValueError:
        raise ValueError(f"--sprt takes two numbers such as 0,10, not {text[:40]!r}") from None
    return low, high


def _run_arena(
    agents: Sequence[str],
    games: int,
    *,
    edition: str | None,
    players: int,
    rules: str | None,
    seed: int,
    workers: int | None,
    ray: str | None,
    journal: str | None,
    fresh: bool,
    json_file: str | None,
    csv_file: str | None,
    records_file: str | None,
    sprt: tuple[float, float] | None = None,
    one_against_all: bool = False,
) -> None:
    from ..arena import Arena, Plan

    name = edition or "classic"
    chosen, dynasty = chosen_rules(EDITIONS[name], rules)
    plan = Plan.of(
        agents,
        games=games,
        players=players,
        edition=name,
        rules=chosen,
        dynasty=dynasty,
        seed=seed,
        one_against_all=one_against_all,
    )
    files = [file for file in (json_file, csv_file, records_file) if file]
    for file in files:
        _check_writable(file)
    with Arena(plan, sprt=sprt, journal=journal or _own_journal(plan), fresh=fresh) as arena:
        assert arena.journal is not None
        if arena.done:
            click.echo(f"going on after {arena.done} games in {arena.journal.path}; --fresh starts anew", err=True)
        interrupted = False
        try:
            with _progress("playing", plan.total - arena.done) as advance:
                arena.play(workers=workers, ray=ray, on_game=advance)
        except KeyboardInterrupt:
            interrupted = True
        except ModuleNotFoundError as error:
            raise Refused(str(error)) from None
        result = arena.result()
        if result.games:
            click.echo(str(result), err="-" in files)
        if interrupted:
            kept = f"stopped after {arena.done} of {plan.total} games, kept in {arena.journal.path}"
            click.echo(f"{kept}; the same command goes on from there", err=True)
            sys.exit(130)
        for target, text in ((json_file, result.json), (csv_file, result.csv), (records_file, result.records)):
            if target:
                with opened(target, "w") as out:
                    out.write(text())
    if not journal:  # nobody asked for it, and all is told
        arena.journal.path.unlink()


def _own_journal(plan: "Plan") -> Path:
    """The same tournament has the same journal."""
    from ..arena.plan import derived_seed
    from ..files import data_folder, private_folder

    folder = private_folder(data_folder() / "arena")
    return folder / f"{derived_seed(plan.deals, sorted(plan.identity().items())):016x}.jsonl"


def _check_writable(file: str) -> None:
    """A result that nobody can write down should not take an hour first."""
    path = Path(file)
    if file == "-":
        return
    if path.is_dir():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), file)
    if not path.parent.is_dir():
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), file)
    if not os.access(path if path.exists() else path.parent, os.W_OK):
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), file)


@main.command()
@click.argument("files", nargs=-1, required=True)
@click.option("--fair", is_flag=True, help="Also check that the deals followed from what the server committed to.")
@click.option("--commitment", metavar="HEX", help="With --fair: the commitment that you saw before the game.")
@click.option("--mine", metavar="HEX", help="With --fair: the randomness that your browser gave.")
def check(files: tuple[str, ...], fair: bool, commitment: str | None, mine: str | None) -> None:
    """Replay records and report the first wrong token of each bad one; exit code 1 if there is any."""
    from ..loading import check as check_records

    if (commitment or mine) and not fair:
        raise Refused("--commitment and --mine are for --fair")
    good = bad = 0
    for name in files:
        with clear_errors(), opened(name) as source, _progress("checking") as advance:
            for found in check_records(source, fair=fair, commitment=commitment, mine=mine):
                sentences = [str(found)] if isinstance(found, ParseError) else found
                if sentences is found:
                    good += 1
                else:
                    bad += 1
                for sentence in sentences:
                    click.echo(f"{name}: {sentence}".encode("utf-8", "backslashreplace").decode())
                advance()
    click.echo(f"{good + bad} records, {bad} bad")
    sys.exit(1 if bad else 0)


@main.command()
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
@click.option("--seconds", type=click.FloatRange(0.01), default=1.0, show_default=True, help="How long for each line.")
def bench(as_json: bool, seconds: float) -> None:
    """Measure how many complete games a second one core of this machine plays."""
    from ..measure import speed

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
