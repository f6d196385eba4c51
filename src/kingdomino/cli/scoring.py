"""The command that counts the kingdoms of a real game: `score`."""

import json
from collections.abc import Sequence

import click

from ..errors import ParseError
from ..scoring import Counted, Doubt, Tally, tally
from ..words import count, sentence, shown_names, verdict
from .boundary import Refused
from .options import EDITION, RULES, chosen_rules
from .streams import reading, writing

__all__ = ["score"]

MOST_KINGDOMS = 4


@click.command()
@click.argument("kingdoms", nargs=-1)
@click.option("--file", metavar="FILE", help="Read the kingdoms from a file, one a line; '-' for standard input.")
@EDITION
@RULES
@click.option("--names", metavar="NAMES", help="The players, separated by commas.")
@click.option("--discarded", metavar="NUMBERS", help="How many dominoes each player discarded, to check the kingdoms.")
@click.option("--json", "as_json", is_flag=True, help="Write the result for machines.")
def score(
    kingdoms: tuple[str, ...],
    file: str | None,
    edition: str | None,
    rules: str | None,
    names: str | None,
    discarded: str | None,
    as_json: bool,
) -> None:
    """Count the kingdoms of a real game and say who won.

    A kingdom is written row by row from the top, as in 'ffC/.ww/.ws1': the first letters of wheat, forest, lake, grass,
    swamp and mine, each followed by its crowns, C for the castle and a dot where there is nothing. Without kingdoms,
    standard input is read.
    """
    if kingdoms and file is not None:
        raise Refused("give the kingdoms or a file with them, not both")
    _, chosen, dynasty = chosen_rules(edition, rules)
    if dynasty:
        raise Refused("a Dynasty is three games: count one after the other and add up the points")
    texts = list(kingdoms) or _read("-" if file is None else file)
    if not texts:
        raise Refused("there is no kingdom to count")
    if len(texts) > MOST_KINGDOMS:
        raise Refused(f"at most {MOST_KINGDOMS} kingdoms can be counted, and these are {len(texts)}")
    shown = _names(names, len(texts))
    try:
        counted = tally(texts, chosen)
    except ParseError as error:
        raise Refused(f"kingdom {error.line}: {error.token!r}: {error.reason}") from None
    doubts = [*_discards(discarded, counted.kingdoms, shown), *_doubts(counted, shown)]
    if as_json:
        with writing("-") as out:
            json.dump(_plain(counted, shown, doubts), out, ensure_ascii=False, indent=1)
            out.write("\n")
    else:
        _show(counted, shown, doubts)


def _read(file: str) -> list[str]:
    """The kingdoms of a file, but not endlessly many."""
    texts: list[str] = []
    with reading(file) as lines:
        for line in lines:
            if text := line.strip("\ufeff \t\r\n"):
                texts.append(text)
            if len(texts) > MOST_KINGDOMS:
                raise Refused(f"at most {MOST_KINGDOMS} kingdoms can be counted, and there are more in the file")
    return texts


def _names(names: str | None, players: int) -> list[str]:
    given = [name.strip() for name in names.split(",")] if names else ["ABCD"[seat] for seat in range(players)]
    if len(given) != players:
        raise Refused(f"{count(players, 'kingdom')} need as many names, not {len(given)}")
    return shown_names(given)


def _discards(discarded: str | None, kingdoms: Sequence[Counted], names: Sequence[str]) -> list[str]:
    """Where the kingdoms do not agree with what was discarded."""
    if discarded is None:
        return []
    numbers = [number.strip() for number in discarded.split(",")]
    if len(numbers) != len(kingdoms) or not all(n.isascii() and n.isdigit() and len(n) < 3 for n in numbers):
        raise Refused("--discarded needs a number for each kingdom, separated by commas")
    return [
        f"{name}: by the squares of the kingdom, the number of discarded dominoes is {found}, not {number}."
        for name, number, found in zip(names, numbers, (one.score.discarded for one in kingdoms), strict=True)
        if int(number) != found
    ]


def _doubts(counted: Tally, names: Sequence[str]) -> list[str]:
    """What cannot be true, in sentences."""
    alone = [
        f"{name}: {_told(doubt)}"
        for name, kingdom in zip(names, counted.kingdoms, strict=True)
        for doubt in kingdom.doubts
    ]
    return alone + [sentence(doubt) for doubt in counted.doubts]


def _told(doubt: Doubt) -> str:
    where = f" ({', '.join(doubt.squares[:6])})" if doubt.squares else ""
    return f"{doubt.text}{where}."


def _show(counted: Tally, names: Sequence[str], doubts: Sequence[str]) -> None:
    from .. import draw
    from ..draw.scene import Kingdom
    from ..terminal.screen import Screen

    screen = Screen()
    standings = [kingdom.standing for kingdom in counted.kingdoms]
    screen.say(verdict(names, counted.outcome, counted.rules, standings), style="bold")
    screen.say("")
    kingdoms = [
        Kingdom(seat, name, one.score, [(spot, *look) for spot, look in one.squares.items()], counted.rules.grid, False)
        for seat, (name, one) in enumerate(zip(names, counted.kingdoms, strict=True))
    ]
    screen.show(draw.counted(kingdoms, counted.rules))
    if doubts:
        screen.say("")
    for doubt in doubts:
        screen.say(doubt, style="red")


def _plain(counted: Tally, names: Sequence[str], doubts: Sequence[str]) -> dict[str, object]:
    kingdoms = [
        {
            "name": name,
            "kingdom": one.text,
            "total": one.score.total,
            "territories": [
                {"terrain": t.terrain, "squares": t.squares, "crowns": t.crowns, "points": t.points}
                for t in one.score.territories
            ],
            "harmony": one.score.harmony,
            "middle_kingdom": one.score.middle_kingdom,
            "largest": one.score.largest,
            "crowns": one.score.crowns,
            "squares": one.score.squares,
            "discarded": one.score.discarded,
            "dominoes": [domino for domino, _ in one.laid],
        }
        for name, one in zip(names, counted.kingdoms, strict=True)
    ]
    outcome = counted.outcome
    winners = [names[seat] for seat in outcome.winners]
    return {"kingdoms": kingdoms, "winners": winners, "decided_by": outcome.decided_by, "doubts": list(doubts)}
