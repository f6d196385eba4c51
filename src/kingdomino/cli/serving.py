"""The commands of those who run a server: `serve`, `backup` and `restore`."""

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import click

from ..files import data_folder
from .boundary import Refused
from .options import Number

__all__ = ["backup", "restore", "serve", "serve_games"]

DATA = click.option("--data", type=click.Path(path_type=Path), help="The folder for games and settings.")
DAYS = Number(0, 36_500)


@click.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="The address to listen on; 0.0.0.0 for all.")
@click.option("--port", type=click.IntRange(0, 65535), help="The port; 0 for any free one.")
@DATA
@click.option(
    "--database", metavar="URL", help="A PostgreSQL database to use instead: postgresql://user:password@host/name"
)
@click.option(
    "--expire-days",
    type=DAYS,
    default=30,
    show_default=True,
    help="Delete unfinished tables untouched for this long, and those nobody played at after a day; 0: never.",
)
@click.option(
    "--keep-days",
    type=DAYS,
    default=365,
    show_default=True,
    help="Delete finished games this long after their last move; 0: never.",
)
@click.option("--connections-per-address", type=click.IntRange(1), default=200, show_default=True)
@click.option(
    "--heartbeat",
    type=Number(0.1, 3600),
    default=15,
    show_default=True,
    help="Seconds of silence after which a page is told that its connection is alive.",
)
def serve(
    host: str,
    port: int | None,
    data: Path | None,
    database: str | None,
    connections_per_address: int,
    **how: float,
) -> None:
    """Serve the game to browsers without opening one."""
    from ..server.limits import Limits

    limits = Limits(connections_per_address=connections_per_address)
    serve_games(host, port, data, database, open_browser=False, limits=limits, **how)


def serve_games(
    host: str | None = None, port: int | None = None, data: Path | None = None, database: str | None = None, **how: Any
) -> None:
    """Serves until a signal ends it; without a host, on this machine's usual port or on any free one."""
    from ..server import run

    with _serving_errors():
        url = run.database_at(database) if database else run.database_in(data or data_folder())
        if host is None:
            listening = run.free_socket()
        else:
            listening = run.listening_socket(host, run.DEFAULT_PORT if port is None else port)
        run.serve(listening, url, say=_say, **how)


def _say(text: str) -> None:
    """A server keeps going when nobody reads what it prints."""
    with suppress(OSError):
        click.echo(text)


@contextmanager
def _serving_errors() -> Iterator[None]:
    from ..server.run import ServeError

    try:
        yield
    except ServeError as error:
        raise Refused(error) from None


@click.command()
@click.argument("target", type=click.Path(path_type=Path))
@DATA
def backup(target: Path, data: Path | None) -> None:
    """Copy all games of a data folder into one file, even while a server is running."""
    from ..server import run

    with _serving_errors():
        run.backup((data or data_folder()) / run.DATABASE, target)


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@DATA
def restore(file: Path, data: Path | None) -> None:
    """Replace all games of a data folder with a backup; what was there is kept beside it. No server may be running."""
    from ..server import run

    with _serving_errors():
        kept = run.restore(file, data or data_folder())
    click.echo(f"{file} is in place" + (f"; what was there before is kept in {kept}" if kept else ""))
