"""`play`: the game in the browser, or in the terminal."""

import math
import sys
from pathlib import Path

import click

from ..agents import AGENTS
from ..editions import split_rules
from ..extras import missing_extra
from ..languages import say
from .boundary import Refused
from .options import EDITION, RULES, SEEDS, split_agents
from .serving import serve_games
from .spoken import command, number, option

__all__ = ["play"]


@command("help-play")
@option("--terminal", is_flag=True, help="option-terminal")
@EDITION
@number("--players", kind=click.IntRange(1, 4), help="option-players")
@RULES
@option("--seats", metavar="metavar-names", help="option-seats", given={"agents": ",".join(AGENTS)})
@option("--load", type=click.Path(path_type=Path), metavar="metavar-file", help="option-load")
@number("--seed", kind=SEEDS, help="option-seed")
def play(
    terminal: bool = False,
    edition: str | None = None,
    players: int | None = None,
    rules: str | None = None,
    seats: str | None = None,
    load: Path | None = None,
    seed: int | None = None,
) -> None:
    if not terminal:
        if any(wish is not None for wish in (edition, players, rules, seats, load, seed)):
            raise Refused(say("commands-terminal-only"))
        if _in_browser():
            return
    if load and any(wish is not None for wish in (edition, players, rules)):
        raise Refused(say("commands-loaded-game"))
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
            raise Refused(say("commands-browser-or-terminal")) from None
        return not _terminal_instead()
    return True


def _terminal_instead() -> bool:
    from ..terminal.screen import Leave, Screen
    from ..terminal.typed import means

    screen = Screen()
    screen.say(say("commands-browser-needs"))
    try:
        answer = screen.ask(say("commands-yes-no", question=say("commands-terminal-instead")))
    except Leave:
        return False
    return not answer or means(answer, "yes") is not None
