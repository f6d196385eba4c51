"""The commands that measure: `bench`, games a second and how levels play; `loadtest`, tables that a server holds."""

import json
from typing import TYPE_CHECKING

import click

from ..languages import current, say
from .options import Number
from .spoken import command, number, option

if TYPE_CHECKING:
    from ..measure.speed import Speed

__all__ = ["bench", "loadtest"]


@command("help-bench")
@option("--json", "as_json", is_flag=True, help="option-json")
@number("--seconds", kind=Number(0.01, 3600), default=1.0, help="option-seconds")
@option("--signature", "signed", is_flag=True, help="option-signature")
def bench(as_json: bool, seconds: float, signed: bool) -> None:
    from ..measure import signature, speed

    if signed:
        click.echo(signature.signature())
        return
    results = []
    for case in speed.CASES:
        result = speed.measure(case, seconds)
        results.append(result.as_dict())
        if not as_json:
            click.echo(_bench_line(result))
    if as_json:
        click.echo(json.dumps(results, indent=2))


def _bench_line(result: "Speed") -> str:
    """What is played and how fast, below one another."""
    case, decimal = result.case, current().decimal
    duel = "yes" if case.mighty_duel else "no"
    name = say("commands-bench-case", duel=duel, players=case.players, policy=case.policy)
    rate, score = decimal(result.games_per_second), decimal(result.mean_score, 1)
    return say("commands-bench", case=f"{name:30}", rate=f"{rate:>12}", score=f"{score:>5}")


@command("help-loadtest")
@number(
    "--tables",
    kind=click.IntRange(1, 5000),
    default=1000,
    help="option-tables",
)
@number("--seconds", kind=Number(1, 600), default=20, help="option-seconds")
@number("--every", kind=Number(0.1, 600), default=2, help="option-every")
@option("--database", metavar="metavar-address", help="option-load-database")
def loadtest(tables: int, seconds: float, every: float, database: str | None) -> None:
    from ..measure import loadtest as load

    decimal = current().decimal

    def share(part: float) -> str:
        return current().percent(part)

    def tell(what: str, seen: load.Load) -> None:
        time = decimal(seen.seconds, 1)
        click.echo(say("load-moves", what=what, tables=seen.tables, moves=seen.moves, seconds=time))
        median, p99 = decimal(seen.median_ms, 1), decimal(seen.p99_ms, 1)
        click.echo("  " + say("load-delay", median=median, p99=p99))
        kilobytes, messages = decimal(seen.kilobytes_a_table, 1), decimal(seen.messages_a_second)
        click.echo("  " + say("load-memory", kilobytes=kilobytes, messages=messages))
        click.echo("  " + say("load-processor", ms=decimal(seen.cpu_ms_a_move, 2), share=share(seen.client_share)))

    async def run() -> None:
        for processes in (1, 2) if database else (1,):
            steady, rush = await load.hold(tables, seconds, every=every, processes=processes, database=database)
            tell(say("load-processes", n=processes), steady)
            tell(say("load-rush"), rush)
            if processes == 1:
                alone = rush
        echo = await load.echo(seconds)
        click.echo(say("load-echo", messages=decimal(echo.messages_a_second)))
        click.echo("  " + say("load-echo-memory", kilobytes=decimal(echo.kilobytes_a_connection, 1)))
        client = share(echo.client_share)
        click.echo("  " + say("load-echo-processor", ms=decimal(echo.cpu_ms_a_message, 3), share=client))
        click.echo(say("load-ratio", ratio=decimal(alone.messages_a_second / echo.messages_a_second, 2)))

    load.run(run())
