"""`play`: the game in the browser, or in the terminal."""

import math
import sys
from pathlib import Path

import click

from ..agents import AGENTS
from ..editions import split_rules
from .boundary import Refused, missing_extra
from .options import EDITION, RULES, SEEDS, split_agents
from .serving import serve_games

__all__ = ["play"]

_NO_BROWSER_GAME = "The game in the browser needs more packages: pip install 'kingdomino[play]'"


@click.command()
@click.option("--terminal", is_flag=True, help="Play in the terminal; the options below are for it.")
@EDITION
@click.option("--players", type=click.IntRange(1, 4))
@RULES
@click.option("--seats", metavar="NAMES", help=f"For each seat a name or a computer player: Ada,{','.join(AGENTS)}")
@click.option("--load", type=click.Path(path_type=Path), help="Continue a saved game.")
@click.option("--seed", type=SEEDS, help="The same seed deals the same dominoes.")
def play(
    terminal: bool = False,
    edition: str | None = None,
    players: int | None = None,
    rules: str | None = None,
    seats: str | None = None,
    load: Path | None = None,
    seed: int | None = None,
) -> None:
    """Play Kingdomino in the browser or in the terminal."""
    if not terminal:
        if any(option is not None for option in (edition, players, rules, seats, load, seed)):
            raise Refused("these options are for the terminal: add --terminal, or choose in the browser")
        if _in_browser():
            return
    if load and any(option is not None for option in (edition, players, rules)):
        raise Refused("a saved game has an edition, players and rules of its own: leave these options out")
    from ..terminal import table

    words = split_rules(rules or "")
    table.run(
        edition=edition,
        players=players,
        rules=None if rules is None else " ".join(w for w in words if w != "dynasty"),
        seats=split_agents(seats) if seats else None,
        load=load,
        seed=seed,
        dynasty="dynasty" in words,
    )


def _in_browser() -> bool:
    """Plays in the browser; False if its packages are missing and the terminal will do."""
    try:
        from ..server.limits import Limits

        # At home nothing is thrown away, and the strongest player stays the strongest however long you play.
        at_home = Limits(thinking_budget=math.inf)
        serve_games(open_browser=True, limits=at_home, expire_days=0, keep_days=0)
    except ModuleNotFoundError as error:
        if missing_extra(error) != "play":
            raise
        if not (sys.stdin and sys.stdin.isatty() and sys.stdout.isatty()):
            raise Refused(f"{_NO_BROWSER_GAME}; `kingdomino play --terminal` needs none of them") from None
        click.echo(_NO_BROWSER_GAME)
        return not click.confirm("Play in the terminal instead?", default=True)
    return True
