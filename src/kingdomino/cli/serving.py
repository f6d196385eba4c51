"""The commands of those who run a server, or do without one: `serve`, `backup`, `restore` and `site`."""

import shlex
from contextlib import suppress
from ipaddress import ip_network
from pathlib import Path
from typing import Any

import click

from ..files import data_folder
from ..languages import current, languages, say
from ..undisturbed import undisturbed
from ..words import printable
from .options import Number
from .spoken import argument, command, number, option

__all__ = ["backup", "restore", "serve", "serve_games", "site"]

DATA = option("--data", type=click.Path(path_type=Path), metavar="metavar-folder", help="option-data")
DAYS = Number(0, 36_500)
LOOPBACK = "127.0.0.1,::1"


class Networks(click.ParamType):  # type: ignore[type-arg]  # generic since click 8.2 only
    """Addresses and networks, separated by commas."""

    name = "networks"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> list[str]:
        found = [part.strip() for part in str(value).split(",")]
        for part in found:
            try:
                ip_network(part)
            except ValueError:
                self.fail(say("commands-not-a-network", value=printable(part)), param, ctx)
        return found


@command("help-serve")
@option("--host", default="127.0.0.1", show_default=True, metavar="metavar-address", help="option-host")
@number("--port", kind=click.IntRange(0, 65535), help="option-port")
@DATA
@option("--database", metavar="metavar-address", help="option-database")
@number("--expire-days", kind=DAYS, default=30, help="option-expire-days")
@number("--keep-days", kind=DAYS, default=365, help="option-keep-days")
@number("--connections-per-address", kind=click.IntRange(1), default=200, help="option-connections-per-address")
@number("--heartbeat", kind=Number(0.1, 3600), default=15, help="option-heartbeat")
@option("--review", is_flag=True, help="option-review")
@option(
    "--trusted-proxy",
    type=Networks(),
    default=LOOPBACK,
    show_default=True,
    envvar="FORWARDED_ALLOW_IPS",
    metavar="metavar-addresses",
    help="option-trusted-proxy",
)
def serve(
    host: str,
    port: int | None,
    data: Path | None,
    database: str | None,
    connections_per_address: int,
    review: bool,
    trusted_proxy: list[str],
    **how: float,
) -> None:
    from ..server.limits import Limits

    limits = Limits(connections_per_address=connections_per_address)
    serve_games(
        host, port, data, database, open_browser=False, limits=limits, review=review, proxies=trusted_proxy, **how
    )


def serve_games(
    host: str | None = None, port: int | None = None, data: Path | None = None, database: str | None = None, **how: Any
) -> None:
    """Serves until a signal ends it; without a host, on this machine's usual port or on any free one."""
    with undisturbed():
        from ..server import run

    url = run.database_at(database) if database else run.database_in(data or data_folder())
    if host is None:
        listening = run.free_socket()
    else:
        listening = run.listening_socket(host, run.DEFAULT_PORT if port is None else port)
    run.serve(listening, url, tell=_tell, **how)


def _tell(text: str) -> None:
    """A server keeps going when nobody reads what it prints."""
    with suppress(OSError):
        click.echo(text)


@command("help-backup")
@argument("target", "metavar-file", type=click.Path(path_type=Path))
@DATA
def backup(target: Path, data: Path | None) -> None:
    from ..server import run

    run.backup((data or data_folder()) / run.DATABASE, target)


@command("help-restore")
@argument("file", "metavar-file", type=click.Path(path_type=Path))
@DATA
def restore(file: Path, data: Path | None) -> None:
    from ..server import run

    folder = data or data_folder()
    kept = run.restore(file, folder)
    names = {"file": printable(str(file)), "database": printable(str(folder / run.DATABASE))}
    if kept:
        click.echo(say("commands-restored-kept", **names, kept=printable(str(kept))))
    else:
        click.echo(say("commands-restored", **names))


@command("help-site")
@argument("folder", "metavar-folder", type=click.Path(path_type=Path))
@option("--lang", type=click.Choice(languages()), help="option-site-lang")
def site(folder: Path, lang: str | None) -> None:
    from ..server.site import write_site

    written = write_site(folder, lang or current().code)
    where = printable(str(folder))
    click.echo(
        say(
            "commands-site-renewed" if written.renewed else "commands-site",
            folder=where,
            n=written.files,
            size=round(written.size / 1e6, 1),
        )
    )
    click.echo(say("commands-site-look", command=f"python -m http.server --directory {shlex.quote(where)}"))
