"""The command that counts the kingdoms of a real game: `score`."""

import json
from collections.abc import Sequence
from typing import TYPE_CHECKING

from ..core import Rules, decide, sums
from ..dynasty import GAMES
from ..errors import ParseError
from ..languages import ENGLISH, current, listed, say, speaking
from ..scoring import Counted, Doubt, Tally, tally
from ..words import Standing, printable, reason, shown_names, verdict
from .boundary import Refused
from .options import EDITION, RULES, chosen_rules
from .spoken import argument, command, option
from .streams import reading, writing

__all__ = ["score"]

if TYPE_CHECKING:
    from ..terminal.screen import Screen

MOST_KINGDOMS = 4

BETWEEN = "+"
"""Stands between the games of a Dynasty."""


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
    most = (MOST_KINGDOMS + 1) * GAMES - 1 if dynasty else MOST_KINGDOMS
    games = _games(list(kingdoms) or _read("-" if file is None else file, most), dynasty)
    shown = _names(names, len(games[0]))
    counted = [_counted(texts, chosen, game * len(shown)) for game, texts in enumerate(games)]
    with speaking(ENGLISH if as_json else current().code):  # what machines read is the same in every language
        discards = _discards(discarded, [one for game in counted for one in game.kingdoms], shown * len(games))
        doubts = [_doubts(game, shown) for game in counted]
    doubts[0] = discards + doubts[0]
    if as_json:
        plain = [_plain(game, shown, doubt) for game, doubt in zip(counted, doubts, strict=True)]
        with writing("-") as out:
            json.dump(_plain_dynasty(counted, shown, plain) if dynasty else plain[0], out, ensure_ascii=False, indent=1)
            out.write("\n")
    else:
        _show(counted, shown, doubts, dynasty)


def _games(texts: list[str], dynasty: bool) -> list[list[str]]:
    """The kingdoms of each game."""
    games: list[list[str]] = [[]]
    for text in texts:
        if dynasty and text == BETWEEN:
            games.append([])
        else:
            games[-1].append(text)
    if not games[0]:
        raise Refused(say("commands-no-kingdom"))
    if max(map(len, games)) > MOST_KINGDOMS:
        raise Refused(say("commands-too-many-kingdoms", most=MOST_KINGDOMS))
    if len(games) > GAMES or len({len(game) for game in games}) > 1:
        raise Refused(say("commands-dynasty-games", games=GAMES, sign=BETWEEN))
    return games


def _counted(texts: Sequence[str], rules: Rules, before: int) -> Tally:
    """`before`: how many kingdoms were given for earlier games."""
    try:
        return tally(texts, rules)
    except ParseError as error:
        token, number = printable(error.token), before + error.line
        raise Refused(say("commands-bad-kingdom", number=number, token=token, why=reason(error))) from None


def _read(file: str, most: int) -> list[str]:
    """The kingdoms of a file, and what is between games, but not endlessly much."""
    texts: list[str] = []
    with reading(file) as lines:
        for line in lines:
            if text := line.strip("\ufeff \t\r\n"):
                texts.append(text)
            if len(texts) > most:
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


def _show(games: Sequence[Tally], names: Sequence[str], doubts: Sequence[Sequence[str]], dynasty: bool) -> None:
    from ..terminal.screen import Screen, added_up

    screen = Screen()
    for game, doubt in zip(games, doubts, strict=True):
        _show_game(screen, game, names, doubt)
        if dynasty:
            screen.say("")
    if not dynasty:
        return
    standings = _standings(games)
    screen.show(added_up(names, standings, GAMES))
    if len(games) == GAMES:
        words = verdict(names, decide(games[0].rules, sums(standings)), games[0].rules, sums(standings))
        screen.say(say("terminal-dynasty-verdict", verdict=words), style="bold")


def _standings(games: Sequence[Tally]) -> list[list[Standing]]:
    return [[kingdom.standing for kingdom in game.kingdoms] for game in games]


def _show_game(screen: "Screen", counted: Tally, names: Sequence[str], doubts: Sequence[str]) -> None:
    from .. import draw
    from ..draw.scene import Kingdom

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


def _plain_dynasty(games: Sequence[Tally], names: Sequence[str], plain: Sequence[object]) -> dict[str, object]:
    standings = sums(_standings(games))
    outcome = decide(games[0].rules, standings) if len(games) == GAMES else None
    return {
        "games": plain,
        "totals": [points for points, *_ in standings],
        "winners": [names[seat] for seat in outcome.winners] if outcome else None,
        "decided_by": outcome.decided_by if outcome else None,
    }
