"""The command that counts the kingdoms of a real game: `score`."""

import json
from collections.abc import Sequence

from ..errors import ParseError
from ..languages import ENGLISH, current, listed, say, speaking
from ..scoring import Counted, Doubt, Tally, tally
from ..words import printable, reason, shown_names, verdict
from .boundary import Refused
from .options import EDITION, RULES, chosen_rules
from .spoken import argument, command, option
from .streams import reading, writing

__all__ = ["score"]

MOST_KINGDOMS = 4


@command("help-score")
@argument("kingdoms", "metavar-kingdoms", nargs=-1)
@option("--file", metavar="metavar-file", help="option-kingdoms")
@EDITION
@RULES
@option("--names", metavar="metavar-names", help="option-names")
@option("--discarded", metavar="metavar-numbers", help="option-discarded")
@option("--json", "as_json", is_flag=True, help="option-json")
def score(
    kingdoms: tuple[str, ...],
    file: str | None,
    edition: str | None,
    rules: str | None,
    names: str | None,
    discarded: str | None,
    as_json: bool,
) -> None:
    if kingdoms and file is not None:
        raise Refused(say("commands-kingdoms-or-file"))
    _, chosen, dynasty = chosen_rules(edition, rules)
    if dynasty:
        raise Refused(say("commands-no-dynasty"))
    texts = list(kingdoms) or _read("-" if file is None else file)
    if not texts:
        raise Refused(say("commands-no-kingdom"))
    if len(texts) > MOST_KINGDOMS:
        raise Refused(say("commands-too-many-kingdoms", most=MOST_KINGDOMS))
    shown = _names(names, len(texts))
    try:
        counted = tally(texts, chosen)
    except ParseError as error:
        token = printable(error.token)
        raise Refused(say("commands-bad-kingdom", number=error.line, token=token, why=reason(error))) from None
    with speaking(ENGLISH if as_json else current().code):  # what machines read is the same in every language
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
                raise Refused(say("commands-too-many-kingdoms", most=MOST_KINGDOMS))
    return texts


def _names(names: str | None, players: int) -> list[str]:
    given = [name.strip() for name in names.split(",")] if names else ["ABCD"[seat] for seat in range(players)]
    if len(given) != players:
        raise Refused(say("commands-as-many-names", n=players, given=len(given)))
    return shown_names(given)


def _discards(discarded: str | None, kingdoms: Sequence[Counted], names: Sequence[str]) -> list[str]:
    """Where the kingdoms do not agree with what was discarded."""
    if discarded is None:
        return []
    numbers = [number.strip() for number in discarded.split(",")]
    if len(numbers) != len(kingdoms) or not all(n.isascii() and n.isdigit() and len(n) < 3 for n in numbers):
        raise Refused(say("commands-discarded-each"))
    return [
        say("commands-discarded", name=name, found=found, given=int(number))
        for name, number, found in zip(names, numbers, (one.score.discarded for one in kingdoms), strict=True)
        if int(number) != found
    ]


def _doubts(counted: Tally, names: Sequence[str]) -> list[str]:
    """What cannot be true, in sentences."""
    alone = [
        _told(name, doubt) for name, kingdom in zip(names, counted.kingdoms, strict=True) for doubt in kingdom.doubts
    ]
    return alone + [reason(doubt) for doubt in counted.doubts]


def _told(name: str, doubt: Doubt) -> str:
    if doubt.squares:
        return say("commands-doubt-at", name=name, why=reason(doubt), squares=listed(doubt.squares[:6]))
    return say("commands-doubt", name=name, why=reason(doubt))


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
