"""Catalogues as data: which messages there are, what each needs, and the same as types for the page.

`python -m kingdomino.languages.catalogue` writes the types: every key of the page with its variables.
"""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from . import ENGLISH, FOLDER, language, languages

__all__ = ["PLURALS", "Message", "catalogue", "counts", "needed", "page_types", "read"]

PLURALS = frozenset(("zero", "one", "two", "few", "many", "other"))
"""The categories of numbers that languages may tell apart."""

_PYTHON_ONLY = ("terminal", "commands", "preview")
"""Files that the page does not load."""


@dataclass(frozen=True)
class Selection:
    """A place in a message where a variable chooses between variants."""

    variable: str
    keys: frozenset[str]

    @property
    def is_plural(self) -> bool:
        return bool(self.keys) and self.keys <= PLURALS


@dataclass(frozen=True)
class Message:
    """One message of one language."""

    key: str
    file: str
    pattern: ast.Pattern
    texts: tuple[str, ...]
    variables: frozenset[str]
    references: frozenset[str]
    selections: tuple[Selection, ...]


class _Reader(Visitor):
    """Collects what a message is made of."""

    def __init__(self) -> None:
        self.texts: list[str] = []
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.selections: list[Selection] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.texts.append(node.value)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            keys = (v.key.name if isinstance(v.key, ast.Identifier) else v.key.value for v in node.variants)
            # Exact numbers beside the categories say something special about them: '[0] nobody'.
            named = frozenset(key for key in keys if not key.lstrip("-").isdigit())
            self.selections.append(Selection(node.selector.id.name, named))
        self.generic_visit(node)


def read(text: str, file: str = "") -> Iterator[Message]:
    """The messages of one file; ValueError if a line of it is not in Fluent's form."""
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Junk):
            raise ValueError(
                f"{file}: {(entry.content or '').strip()[:60]!r} cannot be read: {entry.annotations[0].message}"
            )
        if isinstance(entry, ast.Message):
            if entry.value is None or entry.attributes:
                raise ValueError(f"{file}: {entry.id.name} must be a message with a value and nothing else")
            reader = _Reader()
            reader.visit(entry.value)
            yield Message(
                entry.id.name,
                file,
                entry.value,
                tuple(reader.texts),
                frozenset(reader.variables),
                frozenset(reader.references),
                tuple(reader.selections),
            )


@cache
def catalogue(code: str, folder: Path = FOLDER) -> dict[str, Message]:
    """All messages of a language by key; ValueError if one is there twice."""
    messages: dict[str, Message] = {}
    for file in sorted((folder / code).glob("*.ftl")):
        for message in read(file.read_text(encoding="utf-8"), file.stem):
            if message.key in messages:
                raise ValueError(f"{code}: {message.key} is in {messages[message.key].file} and in {file.stem}")
            messages[message.key] = message
    return messages


def needed(key: str, messages: dict[str, Message]) -> set[str]:
    """The variables that a message needs, with those of the messages it refers to."""
    message = messages[key]
    return set(message.variables).union(*(needed(other, messages) for other in message.references))


@cache
def counts(key: str) -> frozenset[str]:
    """The variables of a message by which some language chooses a plural form: each has to be given as a number."""
    found: set[str] = set()
    for code in languages():
        if message := catalogue(code).get(key):
            found.update(selection.variable for selection in message.selections if selection.is_plural)
            found.update(*(counts(other) for other in message.references))
    return frozenset(found)


def page_types() -> str:
    """TypeScript: the languages, each named in itself, and every message that the page can say, with its variables."""
    messages = catalogue(ENGLISH)
    lines = [
        "/** Generated from src/kingdomino/languages/en by `make types`. */",
        "",
        "/** Every language with what it is called in itself: browsers cannot name all of them. */",
        "export const LANGUAGES: Readonly<Record<string, string>> = {",
        *(f"  {code}: {json.dumps(language(code).name, ensure_ascii=False)}," for code in languages()),
        "};",
        "",
        "type Value = string | number;",
        "",
        "/** Every message, with the variables that it needs; what a plural depends on is a number. */",
        "export interface Words {",
    ]
    for key in sorted(key for key, message in messages.items() if message.file not in _PYTHON_ONLY):
        names = sorted(needed(key, messages))
        values = "; ".join(f"{name}: {'number' if name in counts(key) else 'Value'}" for name in names)
        lines.append(f"  {json.dumps(key)}: {f'{{ {values} }}' if values else 'Nothing'};")
    lines += ["}", "", "export type Nothing = Record<never, never>;"]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    print(page_types(), end="")
