"""The command that makes something to learn with: `puzzles`."""

from pathlib import Path

import click

from ..languages import say
from ..learn.puzzles import THEMES, Theme
from ..words import printable
from .options import SEED
from .spoken import command, number, option
from .streams import progress

__all__ = ["puzzles"]


@command("help-puzzles")
@number("--games", kind=click.IntRange(1, 1_000_000), default=100, help="option-games-puzzles")
@SEED
@option("--theme", type=click.Choice(THEMES), help="option-theme-puzzles", show_choices=True)
@number("--workers", kind=click.IntRange(0, 1024), help="option-workers")
@option("--out", required=True, metavar="metavar-file", help="option-out-puzzles")
def puzzles(games: int, seed: int, theme: Theme | None, workers: int | None, out: str) -> None:
    from ..learn.mining import mine

    mined = mine(Path(out), games, seed, wanted=theme, workers=workers)
    now = next(mined)  # refuses nonsense before anything is searched
    with progress(say("commands-mining"), max(0, games - now.games)) as advance:
        for now in mined:  # noqa: B007
            advance()
    click.echo(say("commands-puzzles", n=now.puzzles, file=printable(out)), err=True)
