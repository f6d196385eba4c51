"""`kingdomino` itself: the group of all commands."""

import click

from .boundary import Commands
from .contests import match, tournament
from .measuring import bench, loadtest
from .play import play
from .records import analyse, check, show, simulate
from .scoring import score
from .serving import backup, restore, serve

__all__ = ["main"]


@click.group(cls=Commands, invoke_without_command=True, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(package_name="kingdomino")
@click.pass_context
def main(context: click.Context) -> None:
    """Kingdomino: play it, simulate it, look at it. Without a command it opens in the browser."""
    if context.invoked_subcommand is None:
        context.invoke(play)


for command in (
    play,
    serve,
    backup,
    restore,
    show,
    score,
    check,
    analyse,
    simulate,
    match,
    tournament,
    bench,
    loadtest,
):
    main.add_command(command)
