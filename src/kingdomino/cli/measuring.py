"""The commands that measure: `bench`, games a second, and `loadtest`, tables that a server holds."""

import json

import click

from .options import Number

__all__ = ["bench", "loadtest"]


@click.command()
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
@click.option("--seconds", type=Number(0.01, 3600), default=1.0, show_default=True, help="How long for each line.")
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


@click.command()
@click.option("--tables", type=click.IntRange(1, 5000), default=1000, show_default=True)
@click.option("--seconds", type=Number(1, 600), default=20, show_default=True, help="How long for each line.")
@click.option("--every", type=Number(0.1, 600), default=2, show_default=True, help="Seconds between moves.")
@click.option("--database", metavar="URL", help="A PostgreSQL database, which is also measured with two processes.")
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
