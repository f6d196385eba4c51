"""The commands that make something to learn with: `puzzles`, and `ratings`, which improves them."""

from pathlib import Path

import click

from ..files import data_folder, write_file
from ..languages import say
from ..puzzles import THEMES, Theme
from ..words import printable
from .options import SEED
from .serving import DATA
from .spoken import command, number, option
from .streams import progress

__all__ = ["puzzles", "ratings"]


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
    try:
        with progress(say("commands-mining"), max(0, games - now.games)) as advance:
            for now in mined:  # noqa: B007
                advance()
    except KeyboardInterrupt:
        click.echo(say("commands-stopped-kept", done=now.games, total=games, file=printable(out)), err=True)
        raise
    click.echo(say("commands-puzzles", n=now.puzzles, file=printable(out)), err=True)


@command("help-ratings")
@option("--out", required=True, metavar="metavar-file", help="option-out-ratings")
@number("--tries", kind=click.IntRange(1, 1_000_000), default=20, help="option-tries")
@DATA
@option("--database", metavar="metavar-address", help="option-database")
def ratings(out: str, tries: int, data: Path | None, database: str | None) -> None:
    from ..puzzles import rerated
    from ..server import run

    learned = run.learned_ratings(database, data or data_folder())
    enough = {mark: one.rating.rating for mark, one in learned.items() if one.tries >= tries}
    write_file(Path(out), rerated(enough))
    click.echo(say("commands-ratings", n=len(enough), file=printable(out)), err=True)
