"""click in every language: help that is looked up when somebody asks for it, and click's own words.

Where click takes a text (`help`, `metavar`), the commands here give the key of a message.
"""

from collections.abc import Callable
from string import Formatter
from typing import Any, TypeVar

import click
from click import core, decorators, exceptions, formatting, parser, termui, types

from ..languages import languages, of_system, say, use

__all__ = ["CLICK", "Command", "argument", "choose_language", "command", "number", "option"]

CLICK = {
    "Usage:": "click-usage",
    "Options": "click-options",
    "Commands": "click-commands",
    "required": "click-required",
    "default: {default}": "click-default",
    "env var: {var}": "click-env-var",
    "Error: {message}": "click-error",
    "Try '{command} {option}' for help.": "click-try-help",
    "No such option {name!r}.": "click-no-option",
    "No such option: {name}": "click-no-option",
    "No such command {name!r}.": "click-no-command",
    "Did you mean {possibility}?": "click-did-you-mean",
    "Missing argument": "click-missing-argument",
    "Missing option": "click-missing-option",
    "Missing parameter": "click-missing-parameter",
    "Invalid value for {param_hint}: {message}": "click-invalid-for",
    "Invalid value: {message}": "click-invalid",
    "Got unexpected extra argument ({args})": "click-extra-arguments",
    "Option {name!r} does not take a value.": "click-no-value",
    "Option {name!r} requires an argument.": "click-needs-value",
    "{value!r} is not {choice}.": "click-not-one-of",
    "{value} is not in the range {range}.": "click-not-in-range",
    "{value!r} is not a valid {number_type}.": "click-not-a-number",
}
"""What click says to those who use these commands, and the message that says it."""


def _gettext(text: str) -> str:
    return _ngettext(text, text, 1)


def _ngettext(one: str, many: str, n: int) -> str:
    """In place of gettext's: a template of click's in the language in use; click fills in its fields."""
    if one not in CLICK:
        return one if n == 1 else many
    fields = {
        name: f"{{{name}{f'!{conversion}' if conversion else ''}}}"
        for template in (one, many)
        for _, name, _, conversion in Formatter().parse(template)
        if name
    }
    return say(CLICK[one], n=n, **fields)


def choose_language(arguments: list[str]) -> None:
    """Speaks the language of `--lang`, before anything else in the command line can be wrong."""
    options = iter(arguments)
    asked = ""
    for word in options:
        if not word.startswith("-"):
            break
        if word == "--lang" or word.startswith("--lang="):
            asked = word.partition("=")[2] or next(options, "")
    use(asked if asked in languages() else of_system())
    for module in (core, decorators, exceptions, formatting, parser, termui, types):
        vars(module).update({"_": _gettext, "ngettext": _ngettext})  # each has bound gettext to names of its own


class _Spoken:
    """What is set as the key of a message and read as its words, in the language of that moment."""

    def __set_name__(self, owner: type, name: str) -> None:
        self._key = f"_key_of_{name}"

    def __get__(self, one: Any, owner: type) -> str | None:
        key = getattr(one, self._key, None)
        return say(key, **getattr(one, "given", {})) if key else None

    def __set__(self, one: Any, key: str | None) -> None:
        setattr(one, self._key, key)


class Command(click.Command):
    """A command whose help is the key of a message."""

    help = _Spoken()
    options_metavar = _Spoken()

    def __init__(self, *arguments: Any, **options: Any) -> None:
        super().__init__(*arguments, **{"options_metavar": "metavar-options", **options})

    def get_short_help_str(self, limit: int = 0) -> str:
        """The first paragraph; how many lines that takes in the list of commands depends on the language."""
        return (self.help or "").partition("\n")[0]

    def format_help(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        if found := self.get_help_option(ctx):
            found.help = say("click-help")  # click would say it before anybody asks, and only once
        super().format_help(ctx, formatter)


class _Option(click.Option):
    """An option whose help and metavar are keys of messages."""

    help = _Spoken()
    metavar = _Spoken()

    def __init__(self, *arguments: Any, given: dict[str, str] | None = None, **options: Any) -> None:
        self.given = given or {}
        super().__init__(*arguments, **options)


class _Argument(click.Argument):
    """An argument whose metavar is the key of a message."""

    metavar = _Spoken()


Function = TypeVar("Function", bound=Callable[..., Any])


def command(key: str) -> Callable[[Callable[..., Any]], click.Command]:
    return click.command(cls=Command, help=key)


def option(*declarations: str, help: str, **options: Any) -> Callable[[Function], Function]:
    """An option; `given` are the values of its help."""
    return click.option(*declarations, cls=_Option, help=help, **options)


def number(
    *declarations: str, kind: click.IntRange | click.FloatRange, help: str, default: float | None = None
) -> Callable[[Function], Function]:
    """An option that takes a number."""
    known = {} if default is None else {"default": default, "show_default": True}
    return option(*declarations, type=kind, metavar="metavar-number", help=help, **known)


def argument(name: str, metavar: str, **options: Any) -> Callable[[Function], Function]:
    return click.argument(name, cls=_Argument, metavar=metavar, **options)
