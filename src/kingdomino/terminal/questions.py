"""The questions before a game: continue an unfinished one, or which edition, how many players, which rules, who."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from pathlib import Path

from rich.text import Text

from ..agents import AGENTS, agent
from ..core import Rules
from ..dynasty import Dynasty
from ..editions import EDITIONS, EXTRAS, Edition, rules_from_text, split_rules
from ..editions import edition as edition_named
from ..errors import ParseError
from ..game import SEATS, Game
from ..loading import Play, load_file
from ..words import count, listed, printable, shortened, shown_names
from .screen import Leave, Screen, index_of, named, numbered
from .unfinished import (
    Autosave,
    Unfinished,
    progress,
    rules_title,
    unfinished_games,
)

__all__ = ["Wishes", "begin", "is_computer", "new_play", "set_up"]

PEOPLE = ("Ada", "Björn", "Chiara", "Dmitri")
"""Names for people who give none, one per seat."""

LONGEST_NAME = 20
OFFERED_GAMES = 9


@dataclass(frozen=True)
class Wishes:
    """What is already known about the next game; the rest is asked."""

    edition: str | None = None
    players: int | None = None
    rules: str | None = None
    seats: Sequence[str] | None = None
    seed: int | None = None
    dynasty: bool = False


def begin(screen: Screen, wishes: Wishes, load: Path | None) -> tuple[Play, Autosave]:
    """The first game: from a file, an unfinished one, or a new one."""
    loaded = load and _load(load)
    screen.show(
        Text.assemble(("KINGDOMINO", "bold"), f"   {screen.crown}   `help` helps, `quit` leaves, Enter accepts")
    )
    if loaded:
        if wishes.seats:  # other people or computer players continue it
            names = ask_seats(screen, loaded.game.players, wishes.seats)
            for game in loaded.games:
                game.names = names
        return loaded, Autosave()
    if waiting := offer_unfinished(screen, asked_for=wishes != Wishes()):
        return waiting.play, waiting.take_over()
    return set_up(screen, wishes), Autosave()


def _load(path: Path) -> Play:
    try:
        return load_file(path)
    except ParseError as error:
        raise ValueError(f"{path}: {error}") from None


def offer_unfinished(screen: Screen, *, asked_for: bool) -> Unfinished | None:
    """Asks which unfinished game to continue, if any; Enter begins the game that was asked for, if one was."""
    games = list(islice(_readable(screen), OFFERED_GAMES))
    while games:
        one = len(games) == 1
        screen.say("\nAn unfinished game is waiting:" if one else "\nUnfinished games are waiting:")
        screen.show(numbered(map(_summary, games)))
        if asked_for:
            how = f"Enter begins the game you asked for, {'`1`' if one else 'a number'} continues an unfinished one"
        else:
            how = f"Enter{'' if one else ' (or its number)'} continues it, `new` begins another game"
        screen.say(f"{how}, `forget 1` throws it away.", style="dim")
        word, _, rest = screen.ask("new game" if asked_for else "continue").lower().partition(" ")
        if word in ("quit", "q"):
            raise Leave
        if word in ("new", "n", "no") or (asked_for and not word):
            return None
        if word in ("y", "yes"):
            return games[0]
        chosen = index_of(rest if word == "forget" else word or "1", len(games))
        if chosen is None:
            screen.refuse("that is not on the list")
        elif word == "forget":
            games.pop(chosen).forget()
        else:
            return games[chosen]
    return None


def _readable(screen: Screen) -> Iterator[Unfinished]:
    for game in unfinished_games():
        if isinstance(game, Unfinished):
            yield game
        else:
            screen.refuse(game)


def _summary(game: Unfinished) -> tuple[str, ...]:
    names = listed(shown_names(game.play.game.names))
    return names, shortened(rules_title(game.play)), progress(game.play), game.saved.strftime("%d %b %H:%M")


def set_up(screen: Screen, wishes: Wishes) -> Play:
    """Asks for everything that a new game needs."""
    edition = ask_edition(screen, wishes.edition)
    if edition.minutes:
        screen.say(f"There is no clock here: keep the {edition.minutes} minutes per player yourselves.", style="dim")
    players, rules, dynasty = ask_rules(screen, edition, wishes)
    names = ask_seats(screen, players, wishes.seats or ())
    return new_play(Dynasty if dynasty else Game, edition.name, rules, names, wishes.seed)


def new_play(make: type[Play], edition: str, rules: Rules, names: Sequence[str], seed: int | None) -> Play:
    return make(len(names), edition, seed=seed, names=names, rules=rules)


def ask_setup(screen: Screen, label: str, default: str, help_text: str = "") -> str:
    """An answer before the game, or the default."""
    while True:
        line = screen.ask(f"{label} [{default}]")
        word = line.lower()
        if word == "quit":
            raise Leave
        if word not in ("help", "?"):
            return line or default
        screen.say(help_text or f"Enter takes {default}, `quit` leaves.")


def ask_edition(screen: Screen, wish: str | None) -> Edition:
    if wish is None:
        screen.say("\nWhich edition?", style="bold")
        screen.show(numbered((edition.name, edition.about) for edition in EDITIONS.values()))
    while True:
        answer = wish if wish is not None else ask_setup(screen, "edition", next(iter(EDITIONS)))
        try:
            return edition_named(named(answer.lower(), EDITIONS))
        except ValueError as error:
            screen.refuse(error)
            wish = None


def ask_rules(screen: Screen, edition: Edition, wishes: Wishes) -> tuple[int, Rules, bool]:
    """How many play, by which rules, and whether it is a Dynasty; asks again until the three fit together."""
    players, text = wishes.players, wishes.rules
    if players is None and wishes.seats:
        players = len(wishes.seats)
    while True:
        if players is None:
            players = ask_players(screen, edition.rules)
        if text is None:
            text = ask_additional_rules(screen, edition)
        words = split_rules(text)
        text = None
        try:
            rules = rules_from_text(edition, " ".join(word for word in words if word != "dynasty"))
        except ValueError as error:
            screen.refuse(error)
            continue
        try:
            rules.check(players)
        except ValueError as error:
            screen.refuse(error)
            players = None  # either may be the mistake
            continue
        return players, rules, wishes.dynasty or "dynasty" in words


def ask_players(screen: Screen, rules: Rules) -> int:
    allowed = [str(n) for n in range(rules.min_players, rules.max_players + 1)]
    if len(allowed) == 1:
        screen.say(f"\nThis edition is for {count(rules.min_players, 'player')}.")
        return rules.min_players
    screen.say(f"\nHow many players: {listed(allowed, 'or')}?", style="bold")
    while (answer := ask_setup(screen, "players", "2" if "2" in allowed else allowed[0])) not in allowed:
        screen.refuse(f"this edition is for {listed(allowed, 'or')} players, not {shortened(answer)}")
    return int(answer)


def additional_rules(rules: Rules) -> dict[str, str]:
    """Those that can be switched on, one per line."""
    placed = "fills its whole grid" if rules.harmony_needs == "full-grid" else "discarded no domino"
    known = {
        "harmony": f"5 points for a kingdom that {placed}",
        "middle-kingdom": "10 points for a castle in the middle of its kingdom",
        "mighty-duel": "2 players, all 48 dominoes, kingdoms of 7x7",
        "dynasty": "three games whose points are added up",
    }
    for field in EXTRAS:
        if getattr(rules, field):
            known[field.replace("_", "-")] += " (part of this edition)"
    return known


def ask_additional_rules(screen: Screen, edition: Edition) -> str:
    known = additional_rules(edition.rules)
    screen.say("\nAdditional rules? Separate several with spaces.", style="bold")
    screen.show(numbered(known.items()))
    fields = " ".join(f"{field}={edition.rules.field_text(field)}" for field in Rules.fields)
    answer = ask_setup(screen, "rules", "none", f"House rules are written field=value. This edition has {fields}.")
    words = [] if answer.lower() in ("none", "no", "n") else split_rules(answer.lower())
    return " ".join(named(word, known) for word in words)


def ask_seats(screen: Screen, players: int, wishes: Sequence[str]) -> list[str]:
    """One name per seat: that of a computer player, or any other for a person."""
    if len(wishes) > players:
        screen.refuse(f"there are {count(players, 'seat')}, not {len(wishes)}")
        wishes = ()
    if len(wishes) < players:
        screen.say("\nWho plays? A name is a person; or choose a computer player.", style="bold")
        screen.show(numbered(AGENTS.items()))
    names: list[str] = []
    asked = list(wishes)
    while len(names) < players:
        seat = len(names)
        default = PEOPLE[seat] if seat == 0 else "normal"
        answer = printable(asked.pop(0)) if asked else ask_setup(screen, f"seat {SEATS[seat]}", default)
        try:
            names.append(_seat_name(answer, seat, names))
        except ValueError as error:
            screen.refuse(error)
    return names


def _seat_name(answer: str, seat: int, taken: Sequence[str]) -> str:
    computer = named(answer.lower(), AGENTS)
    if is_computer(computer):
        agent(computer)
        return computer
    name = PEOPLE[seat] if answer.lower() in ("", "person", "human") else answer
    if len(name) > LONGEST_NAME:
        raise ValueError(f"a name has at most {LONGEST_NAME} letters")
    if name.isdigit():
        raise ValueError(f"{name} is neither a name nor the number of a computer player")
    if name in taken:
        raise ValueError(f"{name} already has a seat")
    return name


def is_computer(name: str) -> bool:
    return name.partition(":")[0] in AGENTS
