"""Words in every language that there is a catalogue for: `say("reason-taken", domino=23)`.

A language is a folder beside this file with messages in Project Fluent's form, which the page reads too. Nothing is
read or imported before something has to be said.
"""

import os
import re
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from datetime import date, datetime
from functools import cache, cached_property
from pathlib import Path
from threading import Lock
from typing import TYPE_CHECKING, Any, Literal

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

__all__ = [
    "ENGLISH",
    "FOLDER",
    "Language",
    "current",
    "language",
    "languages",
    "listed",
    "of_system",
    "preferred",
    "say",
    "speaking",
    "use",
]

ENGLISH = "en"
"""The language that is spoken where no other fits."""

FOLDER = Path(__file__).parent

_ENTRY = re.compile(r"^(-?[A-Za-z][\w-]*) *=.*\n(?:[ \t}].*\n|\n)*", re.MULTILINE)
"""A message or a term with all its lines, and its name."""

_NAMED = re.compile(r"\{\s*(-?[A-Za-z][\w-]*)")
"""What an entry refers to."""

LONGEST_VALUE = 900
"""Characters; what somebody typed may have more."""

Value = str | int | float | date | datetime
Style = Literal["standard", "or"]


@cache
def languages() -> tuple[str, ...]:
    """The codes of all languages, such as 'de'."""
    return tuple(sorted(folder.name for folder in FOLDER.iterdir() if (folder / "terms.ftl").is_file()))


def preferred(tags: Iterable[str]) -> str:
    """The first language asked for that there is; tags are those of browsers ('de-AT') or systems ('de_AT.UTF-8')."""
    asked = (re.split(r"[-_.@]", tag.strip().lower())[0] for tag in tags)
    return next((code for code in asked if code in languages()), ENGLISH)


def of_system(environment: Mapping[str, str] = os.environ) -> str:
    """KINGDOMINO_LANG, or the language of the system as gettext finds it."""
    if own := environment.get("KINGDOMINO_LANG"):
        return preferred([own])
    locale = next((environment[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if environment.get(name)), "C")
    if locale in ("C", "POSIX"):
        return ENGLISH
    return preferred([*environment.get("LANGUAGE", "").split(":"), locale])


class Language:
    """One language, with its words, numbers, dates and lists."""

    def __init__(self, code: str) -> None:
        self.code = code
        self._locale = "en_GB" if code == ENGLISH else code  # 'A, B and C' and '17 Nov'
        self._reading = Lock()  # a server speaks in several threads
        self._read: set[str] = set()

    def say(self, key: str, **values: Value) -> str:
        """A message with its values filled in; what a language lacks is said in English."""
        if self.code != ENGLISH and not self.has(key):
            return language(ENGLISH).say(key, **values)
        pattern = self._pattern(key)
        fitting = {name: _fitting(value) for name, value in values.items()}
        text, errors = self._bundle.format_pattern(pattern, fitting)
        if errors:
            raise ValueError(f"{self.code}: {key} cannot be said: {errors[0]}")
        return str(text)

    def has(self, key: str) -> bool:
        return key in self._entries

    @cached_property
    def _entries(self) -> dict[str, str]:
        """Every message and term as it is written."""
        texts = [file.read_text(encoding="utf-8") + "\n" for file in (FOLDER / self.code).glob("*.ftl")]
        return {entry[1]: entry[0] for text in texts for entry in _ENTRY.finditer(text)}

    def _pattern(self, key: str) -> Any:
        if not self.has(key):
            raise KeyError(f"{self.code} has no message {key}")
        with self._reading:
            self._understand(key)
        return self._bundle.get_message(key).value

    def _understand(self, name: str) -> None:
        """Reads an entry and those that it refers to; reading all of them would take longer than most commands."""
        from fluent.runtime import FluentResource

        if name in self._read or name not in self._entries:
            return
        self._read.add(name)
        self._bundle.add_resource(FluentResource(self._entries[name]))
        for other in _NAMED.findall(self._entries[name]):
            self._understand(other)

    @cached_property
    def _bundle(self) -> "FluentBundle":
        from fluent.runtime import FluentBundle

        return FluentBundle([self.code], use_isolating=False)

    def listed(self, things: Iterable[object], style: Style = "standard") -> str:
        """'A, B and C'; with the style 'or' 'A, B or C'."""
        from babel.lists import format_list

        return format_list([str(thing) for thing in things], style=style, locale=self._locale)

    def decimal(self, value: float, digits: int = 0, *, signed: bool = False) -> str:
        """'1,234.5', rounded to so many digits; `signed` gives a plus to what is not negative."""
        from babel.numbers import format_decimal

        places = "." + "0" * digits if digits else ""
        pattern = f"+#,##0{places};-#,##0{places}" if signed else f"#,##0{places}"
        return format_decimal(value, pattern, locale=self._locale)

    def percent(self, share: float, digits: int = 0) -> str:
        """'12.5%'."""
        from babel import Locale
        from babel.numbers import format_percent

        pattern = Locale.parse(self._locale).percent_formats[None].pattern
        precise = pattern.replace("0", "0." + "0" * digits, 1) if digits else pattern
        return format_percent(share, precise, locale=self._locale)

    def moment(self, when: datetime) -> str:
        """'17 Nov 14:05': a day and a time of about this year."""
        from babel.dates import format_skeleton, format_time

        return f"{format_skeleton('MMMd', when, locale=self._locale)} {format_time(when, 'HH:mm', locale=self._locale)}"

    @property
    def name(self) -> str:
        """What the language is called in itself."""
        from babel import Locale

        return Locale(self.code).get_display_name() or self.code


def _fitting(value: Value) -> Value:
    """Fluent says nothing at all if a value is too long for it."""
    return f"{value[:LONGEST_VALUE]}…" if isinstance(value, str) and len(value) > LONGEST_VALUE else value


@cache
def language(code: str) -> Language:
    if code not in languages():
        raise ValueError(f"there are no words for the language {code[:20]!r}")
    return Language(code)


_current: list[Language] = []
_for_a_while: ContextVar[Language | None] = ContextVar("for a while", default=None)


def current() -> Language:
    """The language spoken here: for a while another, else that of this process, the one in use or the system's."""
    if speaker := _for_a_while.get():
        return speaker
    if not _current:
        use(of_system())
    return _current[0]


def use(code: str) -> None:
    """From here on this process speaks another language."""
    _current[:] = [language(code)]


@contextmanager
def speaking(code: str) -> Iterator[None]:
    """Another language for a while, in this thread or task only."""
    before = _for_a_while.set(language(code))
    try:
        yield
    finally:
        _for_a_while.reset(before)


def say(key: str, **values: Value) -> str:
    """A message in the language spoken here."""
    return current().say(key, **values)


def listed(things: Iterable[object], style: Style = "standard") -> str:
    return current().listed(things, style)
