"""The questions before a game: continue an unfinished one, or which edition, how many players, which rules, who."""

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from pathlib import Path

from rich.text import Text

from ..agents import AGENTS, LEVELS, agent
from ..core import Rules
from ..dynasty import Dynasty
from ..editions import CHOICES, EDITIONS, EXTRAS, Edition, rules_from_text, split_rules
from ..editions import edition as edition_named
from ..errors import ParseError, RulesError
from ..game import SEATS, Game
from ..languages import current, listed, say
from ..loading import Play, load_file
from ..words import printable, sentence, shortened, shown_names
from .rules import rules_title
from .screen import Leave, Screen, grid, index_of, named, numbered
from .typed import first, means
from .unfinished import Autosave, Unfinished, progress, unfinished_games

__all__ = ["Wishes", "begin", "is_computer", "new_play", "set_up"]

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
    screen.show(Text.assemble(("KINGDOMINO", "bold"), f"   {screen.crown}   {say('terminal-welcome')}"))
    if loaded:
        if wishes.seats:  # other people or computer players continue it
            names = ask_seats(screen, loaded.game.players, wishes)
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
        raise ValueError(say("wrong-file", file=printable(str(path)), why=sentence(error))) from None


def offer_unfinished(screen: Screen, *, asked_for: bool) -> Unfinished | None:
    """Asks which unfinished game to continue, if any; Enter begins the game that was asked for, if one was."""
    games = list(islice(_readable(screen), OFFERED_GAMES))
    while games:
        screen.show("")
        screen.say(say("terminal-waiting", n=len(games)))
        screen.show(numbered(map(_summary, games)))
        how = "terminal-new-or-unfinished" if asked_for else "terminal-unfinished-or-new"
        screen.say(say(how, n=len(games)), style="dim")
        word, _, rest = screen.ask(say("ask-new") if asked_for else say("ask-continue")).partition(" ")
        match means(word, "quit", "new", "no", "yes", "forget", "language", "help"):
            case "quit":
                raise Leave
            case "new" | "no":
                return None
            case "yes":
                return games[0]
            case "language":
                screen.change_language(rest.strip())
            case "help":
                pass  # it is said again
            case forget:
                if asked_for and not word:
                    return None
                chosen = index_of(rest if forget else word or "1", len(games))
                if chosen is None:
                    screen.refuse(say("terminal-not-on-list"))
                elif forget:
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
    return names, shortened(rules_title(game.play)), progress(game.play), current().moment(game.saved)


def set_up(screen: Screen, wishes: Wishes) -> Play:
    """Asks for everything that a new game needs."""
    edition = ask_edition(screen, wishes.edition)
    if edition.minutes:
        screen.say(say("terminal-no-clock", minutes=edition.minutes), style="dim")
    players, rules, dynasty = ask_rules(screen, edition, wishes)
    names = ask_seats(screen, players, wishes)
    return new_play(Dynasty if dynasty else Game, edition.name, rules, names, wishes.seed)


def new_play(make: type[Play], edition: str, rules: Rules, names: Sequence[str], seed: int | None) -> Play:
    return make(len(names), edition, seed=seed, names=names, rules=rules)


def ask_setup(screen: Screen, label: str, default: str, help_text: str = "") -> str:
    """An answer before the game, or the default."""
    while True:
        line = screen.ask(f"{label} [{default}]")
        word, _, rest = line.partition(" ")
        match means(word, "quit", "help", "language"):
            case "quit" if not rest:
                raise Leave
            case "help" if not rest:
                screen.say(help_text or say("terminal-default", default=default))
            case "language":
                screen.change_language(rest.strip())
            case _:
                return line or default


def heading(screen: Screen, question: str) -> None:
    screen.show("", Text(question, "bold"))


def ask_edition(screen: Screen, wish: str | None) -> Edition:
    if wish is None:
        heading(screen, say("terminal-which-edition"))
        screen.show(numbered((name, say(f"about-{name}")) for name in EDITIONS))
    while True:
        answer = wish if wish is not None else ask_setup(screen, say("ask-edition"), next(iter(EDITIONS)))
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
        screen.show("")
        screen.say(say("terminal-edition-for", n=rules.min_players))
        return rules.min_players
    heading(screen, say("terminal-how-many", numbers=listed(allowed, "or")))
    while (answer := ask_setup(screen, say("ask-players"), "2" if "2" in allowed else allowed[0])) not in allowed:
        screen.refuse(say("terminal-not-so-many", numbers=listed(allowed, "or"), given=shortened(answer)))
    return int(answer)


def additional_rules(rules: Rules) -> Iterator[tuple[str, str, str]]:
    """Rules to switch on: how each is typed, what it does, and whether the edition or its author has it on."""
    for field in (*EXTRAS, "dynasty"):
        harmony = field == "harmony"
        about = say("terminal-harmony", needs=rules.harmony_needs) if harmony else say(f"rule-{field}-about")
        yield field.replace("_", "-"), about, say("terminal-in-edition") if getattr(rules, field, False) else ""
    if not rules.must_place:
        yield "must_place=true", say("rule-must_place-about"), say("new-recommended")


def house_rules(edition: Edition) -> Iterator[tuple[str, str, str]]:
    """The other rules: how each is changed, what it is about, and what the edition has."""
    for field, values in CHOICES.items():
        now = edition.rules.field_text(field)
        others = sorted((text for text in map(_typed, values) if _changes(edition, field, text)), key=len)
        if not others or field in EXTRAS or (field == "must_place" and now == "false"):
            continue
        switch = now in ("true", "false")
        about = say(f"rule-{field}-about" if switch else f"terminal-rule-{field}")
        others_too = say("terminal-value-others", now=now, others=" | ".join(others))
        yield f"{field}={others[0]}", about, say("terminal-value-now", now=now) if switch else others_too


def _changes(edition: Edition, field: str, value: str) -> bool:
    """Whether the edition can be played with another value of a rule."""
    try:
        return rules_from_text(edition, f"{field}={value}") != edition.rules
    except RulesError:
        return False


def _typed(value: bool | int | str | list[str]) -> str:
    """The value of a rule as it is typed."""
    return ",".join(value) or "none" if isinstance(value, list) else str(value).lower()


def ask_additional_rules(screen: Screen, edition: Edition) -> str:
    known = list(additional_rules(edition.rules))
    heading(screen, say("terminal-additional-rules"))
    screen.show(numbered(known))
    heading(screen, say("terminal-house-rules"))
    screen.show(grid(house_rules(edition)))
    answer = ask_setup(screen, say("ask-rules"), first("none"))
    words = [] if means(answer, "none", "no") else split_rules(answer.lower())
    return " ".join(named(word, (rule for rule, *_ in known)) for word in words)


def ask_seats(screen: Screen, players: int, wishes: Wishes) -> list[str]:
    """One name per seat: that of a computer player, or any other for a person."""
    asked = list(wishes.seats or ())
    if len(asked) > players:
        screen.refuse(say("terminal-seats", n=players, given=len(asked)))
        asked = []
    if len(asked) < players:
        heading(screen, say("terminal-who-plays"))
        screen.show(numbered((name, _about(name)) for name in AGENTS))
    chance = random.Random(wishes.seed)
    names: list[str] = []
    while len(names) < players:
        drawn = _drawn_name(chance, [*names, *asked])
        label = say("ask-seat", seat=SEATS[len(names)])
        answer = printable(asked.pop(0)) if asked else ask_setup(screen, label, "normal" if names else drawn)
        try:
            names.append(_seat_name(answer, drawn, names))
        except ValueError as error:
            screen.refuse(error)
    return names


def _about(computer: str) -> str:
    return say(f"level-{computer}-about") if computer in LEVELS else say(f"terminal-agent-{computer}")


def _drawn_name(chance: random.Random, taken: Sequence[str]) -> str:
    """A name for somebody who gives none, usual where the language is spoken."""
    return chance.choice([name for name in say("names").split() if name not in taken])


def _seat_name(answer: str, drawn: str, taken: Sequence[str]) -> str:
    computer = named(answer.lower(), AGENTS)
    if is_computer(computer):
        agent(computer)
        return computer
    name = answer if answer and not means(answer, "person") else drawn
    if len(name) > LONGEST_NAME:
        raise ValueError(say("terminal-name-long", n=LONGEST_NAME))
    if name.isdigit():
        raise ValueError(say("terminal-name-number", name=name))
    if name in taken:
        raise ValueError(say("terminal-name-taken", name=name))
    return name


def is_computer(name: str) -> bool:
    return name.partition(":")[0] in AGENTS
