"""The commands that let computer players compete: `match` and `tournament`."""

import errno
import os
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from ..words import listed
from .boundary import Refused
from .options import EDITION, PLAYERS, RULES, SEED, chosen_rules
from .streams import progress, writing

if TYPE_CHECKING:
    from ..arena import Plan

__all__ = ["match", "tournament"]


def _contest_options(command: Callable[..., None]) -> Callable[..., None]:
    """The options that `match` and `tournament` share."""
    for option in reversed(
        (
            EDITION,
            PLAYERS,
            RULES,
            SEED,
            click.option(
                "--workers",
                type=click.IntRange(0, 1024),
                help="Processes, one per core if left out; 1 for players that think on several threads.",
            ),
            click.option("--ray", metavar="ADDRESS", help="Play on a Ray cluster; 'local' starts one on this machine."),
            click.option(
                "--journal",
                metavar="FILE",
                help="Where games are kept as they end, so that an interrupted run can continue; "
                "a file in the data folder if left out.",
            ),
            click.option("--fresh", is_flag=True, help="Start over, whatever the journal holds."),
            click.option("--json", "json_file", metavar="FILE", help="Write the result and every game as JSON."),
            click.option("--csv", "csv_file", metavar="FILE", help="Write a row for each seat of each game."),
            click.option("--records", "records_file", metavar="FILE", help="Write the records of all games."),
        )
    ):
        command = option(command)
    return command


@click.command()
@click.argument("first", metavar="A")
@click.argument("second", metavar="B")
@click.option("--games", type=click.IntRange(1), default=400, show_default=True, help="Rounded up to whole deals.")
@click.option(
    "--sprt",
    metavar="ELO0,ELO1",
    help="Stop as soon as it is clear (5% risk) which of two Elo advantages A has, such as 0,10.",
)
@_contest_options
def match(first: str, second: str, games: int, sprt: str | None, **options: Any) -> None:
    """Measure computer player A against B on paired deals.

    At a table of three or four, A sits in one seat and B in all others. Each deal is played once for every seat of A.
    An interrupted match continues when the same command is given again.
    """
    _compete([first, second], games, sprt=_two_numbers(sprt) if sprt else None, one_against_all=True, **options)


@click.command()
@click.argument("agents", nargs=-1, required=True, metavar="A B ...")
@click.option(
    "--games",
    type=click.IntRange(1),
    default=200,
    show_default=True,
    help="For each choice of players at a table; rounded up to whole deals.",
)
@_contest_options
def tournament(agents: tuple[str, ...], games: int, **options: Any) -> None:
    """Let computer players meet in every combination, on paired deals.

    Where there are fewer of them than seats, every table has all of them, some more than once.
    An interrupted tournament continues when the same command is given again.
    """
    _compete(agents, games, **options)


def _two_numbers(text: str) -> tuple[float, float]:
    try:
        low, high = map(float, text.split(","))
    except ValueError:
        raise Refused(f"--sprt takes two numbers such as 0,10, not {text[:40]!r}") from None
    return low, high


def _compete(
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

    name, chosen, dynasty = chosen_rules(edition, rules)
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
    files = {"--json": json_file, "--csv": csv_file, "--records": records_file, "--journal": journal}
    _check_files({option: file for option, file in files.items() if file})
    with Arena(plan, sprt=sprt, journal=journal or _own_journal(plan), fresh=fresh) as arena:
        kept = arena.journal.path if arena.journal else None
        if arena.done:
            click.echo(f"continuing after {arena.done} games in {kept}; --fresh starts over", err=True)
        interrupted: KeyboardInterrupt | None = None
        try:
            with progress("playing", plan.total - arena.done) as advance:
                arena.play(workers=workers, ray=ray, on_game=advance)
        except KeyboardInterrupt as error:
            interrupted = error
        except ModuleNotFoundError as error:  # the arena says in a sentence what is missing
            raise Refused(error) from None
        result = arena.result()
        if result.games:
            click.echo(str(result), err="-" in files.values())
        if interrupted:
            where = f", kept in {kept}; the same command continues from there" if kept else ""
            click.echo(f"stopped after {arena.done} of {plan.total} games{where}", err=True)
            raise interrupted
        for target, text in ((json_file, result.json), (csv_file, result.csv), (records_file, result.records)):
            if target:
                with writing(target) as out:
                    out.write(text())
    if kept and not journal:  # nobody asked for it, and everything has been reported
        kept.unlink()


def _own_journal(plan: "Plan") -> Path | None:
    """The journal of a plan for which no file is named: the same plan always has the same one."""
    from ..files import data_folder, private_folder
    from ..seeds import derived_seed

    try:
        folder = private_folder(data_folder() / "arena")
        probe = folder / f".{os.getpid()}"
        probe.touch()
        probe.unlink()
    except OSError as error:
        click.echo(f"{error.filename}: {error.strerror}; an interrupted run cannot continue later", err=True)
        return None
    return folder / f"{derived_seed(plan.deals, sorted(plan.identity().items())):016x}.jsonl"


def _check_files(files: dict[str, str]) -> None:
    """A result that cannot be written should not take an hour first."""
    seen: dict[str, str] = {}
    for option, file in files.items():
        path = Path(file)
        same = "-" if file == "-" else os.path.realpath(file)
        if same in seen:
            raise Refused(f"{listed((seen[same], option))} cannot both go to {file}")
        seen[same] = option
        if file == "-":
            continue
        if path.is_dir():
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), file)
        if not path.parent.is_dir():
            raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), file)
        if not os.access(path if path.exists() else path.parent, os.W_OK):
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), file)
