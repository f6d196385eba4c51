"""Options that several commands share, and how their values are read."""

import math
from typing import Any

import click

from ..core import Rules
from ..editions import EDITIONS, rules_from_text, split_rules
from ..languages import say
from .spoken import number, option

__all__ = ["EDITION", "PLAYERS", "RULES", "SEED", "SEEDS", "Number", "chosen_rules", "split_agents"]

SEEDS = click.IntRange(0, 2**64 - 1)


class Number(click.FloatRange):
    """A number in a range that really is a number: neither nan nor inf."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> float:
        number: float = super().convert(value, param, ctx)
        if not math.isfinite(number):
            self.fail(say("commands-not-finite", value=str(value)), param, ctx)
        return number


EDITION = option("--edition", type=click.Choice(list(EDITIONS)), help="option-edition", show_choices=True)
RULES = option("--rules", metavar="metavar-rules", help="option-rules")
PLAYERS = number(
    "--players",
    kind=click.IntRange(1, 4),
    default=2,
    help="option-players",
)
SEED = number("--seed", kind=SEEDS, default=0, help="option-seed")


def chosen_rules(edition: str | None, rules: str | None) -> tuple[str, Rules, bool]:
    """The edition and the rules that --edition and --rules ask for, and whether it is a Dynasty."""
    name = edition or "classic"
    words = split_rules(rules or "")
    chosen = rules_from_text(EDITIONS[name], " ".join(w for w in words if w != "dynasty"))
    return name, chosen, "dynasty" in words


def split_agents(text: str) -> list[str]:
    """The names in a list of computer players, whose settings have commas too: mc:seconds=2,playout=random."""
    specs: list[str] = []
    for part in text.split(","):
        if specs and "=" in part.partition(":")[0] and ":" in specs[-1]:
            specs[-1] += "," + part
        else:
            specs.append(part.strip())
    return specs
