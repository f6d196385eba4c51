"""The commands that let computer players compete: `match` and `tournament`."""

import errno
import os
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from ..languages import listed, say
from ..words import printable, sentence, shortened
from .boundary import Refused
from .options import EDITION, PLAYERS, RULES, SEED, chosen_rules
from .spoken import command, number, option
from .streams import progress, writing

if TYPE_CHECKING:
    from ..arena import Plan

__all__ = ["match", "tournament"]


def _contest_options(function: Callable[..., None]) -> Callable[..., None]:
    """The options that `match` and `tournament` share."""
    for wish in reversed(
        (
            EDITION,
            PLAYERS,
            RULES,
            SEED,
            number("--workers", kind=click.IntRange(0, 1024), help="option-workers-contest"),
            option("--ray", metavar="metavar-address", help="option-ray"),
            option("--journal", metavar="metavar-file", help="option-journal"),
            option("--fresh", is_flag=True, help="option-fresh"),
            option("--json", "json_file", metavar="metavar-file", help="option-result-json"),
            option("--csv", "csv_file", metavar="metavar-file", help="option-csv"),
            option("--records", "records_file", metavar="metavar-file", help="option-records"),
        )
    ):
        function = wish(function)
    return function


@command("help-match")
@click.argument("first", metavar="A")
@click.argument("second", metavar="B")
@number("--games", kind=click.IntRange(1), default=400, help="option-games-match")
@option("--sprt", metavar="metavar-elo", help="option-sprt")
@_contest_options
def match(first: str, second: str, games: int, sprt: str | None, **options: Any) -> None:
    _compete([first, second], games, sprt=_two_numbers(sprt) if sprt else None, one_against_all=True, **options)


@command("help-tournament")
@click.argument("agents", nargs=-1, required=True, metavar="A B ...")
@number("--games", kind=click.IntRange(1), default=200, help="option-games-tournament")
@_contest_options
def tournament(agents: tuple[str, ...], games: int, **options: Any) -> None:
    _compete(agents, games, **options)


def _two_numbers(text: str) -> tuple[float, float]:
    try:
        low, high = map(float, text.split(","))
    except ValueError:
        raise Refused(say("commands-two-numbers", text=shortened(printable(text)))) from None
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
            click.echo(say("commands-continuing", games=arena.done, file=printable(str(kept))), err=True)
        interrupted: KeyboardInterrupt | None = None
        try:
            with progress(say("commands-playing"), plan.total - arena.done) as advance:
                arena.play(workers=workers, ray=ray, on_game=advance)
        except KeyboardInterrupt as error:
            interrupted = error
        result = arena.result()
        if result.games:
            click.echo(str(result), err="-" in files.values())
        if interrupted:
            done, total = arena.done, plan.total
            if kept:
                told = say("commands-stopped-kept", done=done, total=total, file=printable(str(kept)))
            else:
                told = say("commands-stopped", done=done, total=total)
            click.echo(told, err=True)
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
        click.echo(say("commands-no-journal", why=sentence(error)), err=True)
        return None
    return folder / f"{derived_seed(plan.deals, sorted(plan.identity().items())):016x}.jsonl"


def _check_files(files: dict[str, str]) -> None:
    """A result that cannot be written should not take an hour first."""
    seen: dict[str, str] = {}
    for name, file in files.items():
        path = Path(file)
        same = "-" if file == "-" else os.path.realpath(file)
        if same in seen:
            raise Refused(say("commands-same-file", options=listed((seen[same], name)), file=printable(file)))
        seen[same] = name
        if file == "-":
            continue
        if path.is_dir():
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), file)
        if not path.parent.is_dir():
            raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), file)
        if not os.access(path if path.exists() else path.parent, os.W_OK):
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), file)
