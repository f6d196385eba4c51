"""`kingdomino` itself: the group of all commands."""

import click

from ..languages import languages
from .boundary import Commands
from .contests import match, tournament
from .learning import puzzles, ratings
from .measuring import bench, loadtest
from .play import play
from .records import analyse, check, show, simulate
from .reviewing import review
from .scoring import score
from .serving import backup, restore, serve, site
from .spoken import option

__all__ = ["main"]


def _print_version(context: click.Context, _: click.Parameter, wanted: bool) -> None:
    if wanted:
        from .. import __version__

        click.echo(f"kingdomino {__version__}")
        context.exit()


@click.group(
    cls=Commands,
    help="help-kingdomino",
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"]},
)
@option("--lang", type=click.Choice(languages()), envvar="KINGDOMINO_LANG", expose_value=False, help="option-lang")
@option("--version", is_flag=True, is_eager=True, expose_value=False, callback=_print_version, help="option-version")
@click.pass_context
def main(context: click.Context) -> None:
    """Opens the game in the browser if no command is given."""
    if context.invoked_subcommand is None:
        context.invoke(play)


for command in (
    play,
    serve,
    backup,
    restore,
    site,
    show,
    score,
    check,
    analyse,
    review,
    simulate,
    match,
    tournament,
    puzzles,
    ratings,
    bench,
    loadtest,
):
    main.add_command(command)
