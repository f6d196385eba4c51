"""Words in every language that there is a catalogue for: `say("reason-taken", domino=23)`.

A language is a folder beside this file with messages in Project Fluent's form, which the page reads too. Nothing is
read or imported before something has to be said.
"""

import os
import re
from collections.abc import Iterable, Mapping
from datetime import date, datetime
from functools import cache, cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

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
    "use",
]

ENGLISH = "en"
"""The language that is spoken where no other fits."""

FOLDER = Path(__file__).parent

Value = str | int | float | date | datetime


@cache
def languages() -> tuple[str, ...]:
    """The codes of all languages, such as 'de'."""
    return tuple(sorted(folder.name for folder in FOLDER.iterdir() if (folder / "terms.ftl").is_file()))


def preferred(tags: Iterable[str]) -> str:
    """The first language asked for that there is; tags are those of browsers ('de-AT') or systems ('de_AT.UTF-8')."""
    asked = (re.split(r"[-_.@]", tag.strip().lower())[0] for tag in tags)
    return next((code for code in asked if code in languages()), ENGLISH)


def of_system(environment: Mapping[str, str] = os.environ) -> str:
    """The language of the system, as gettext finds it."""
    locale = next((environment[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if environment.get(name)), "C")
    if locale in ("C", "POSIX"):
        return ENGLISH
    return preferred([*environment.get("LANGUAGE", "").split(":"), locale])


class Language:
    """One language, with its words, numbers, dates and lists."""

    def __init__(self, code: str) -> None:
        self.code = code

    def say(self, key: str, **values: Value) -> str:
        """A message with its values filled in."""
        text, errors = self._bundle.format_pattern(self._pattern(key), values)
        if errors:
            raise ValueError(f"{self.code}: {key} cannot be said: {errors[0]}")
        return str(text)

    def has(self, key: str) -> bool:
        return self._bundle.has_message(key)

    def _pattern(self, key: str) -> Any:
        if not self.has(key):
            raise KeyError(f"{self.code} has no message {key}")
        return self._bundle.get_message(key).value

    @cached_property
    def _bundle(self) -> "FluentBundle":
        from fluent.runtime import FluentBundle, FluentResource

        bundle = FluentBundle([self.code], use_isolating=False)
        for file in sorted((FOLDER / self.code).glob("*.ftl")):
            bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
        return bundle

    def listed(self, things: Iterable[object]) -> str:
        """'A, B and C'."""
        from babel.lists import format_list

        return format_list([str(thing) for thing in things], locale=self.code)

    @property
    def name(self) -> str:
        """What the language is called in itself."""
        from babel import Locale

        return Locale(self.code).get_display_name() or self.code


@cache
def language(code: str) -> Language:
    if code not in languages():
        raise ValueError(f"there are no words for the language {code[:20]!r}")
    return Language(code)


_current: list[Language] = []


def current() -> Language:
    """The language of this process: the one in use, or the system's."""
    if not _current:
        use(of_system())
    return _current[0]


def use(code: str) -> None:
    """From here on this process speaks another language."""
    _current[:] = [language(code)]


def say(key: str, **values: Value) -> str:
    """A message in the language of this process."""
    return current().say(key, **values)


def listed(things: Iterable[object]) -> str:
    return current().listed(things)
