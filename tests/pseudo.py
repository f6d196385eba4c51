"""A language that nobody speaks: English with every vowel accented and doubled, and so about two fifths longer.

Whatever stays plain English in it does not come from the catalogues; whatever fits with it fits with most languages.
"""

import re
from functools import cache

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

from kingdomino.languages import ENGLISH, Language

__all__ = ["Pseudo", "accented", "plain_words"]

_VOWELS = str.maketrans(
    dict(zip("aeiouyAEIOUY", ("áâ", "éê", "íî", "óô", "úû", "ýÿ", "ÁÂ", "ÉÊ", "ÍÎ", "ÓÔ", "ÚÛ", "ÝŸ"), strict=True))
)


class _Accents(Transformer):
    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802
        return ast.TextElement(node.value.translate(_VOWELS))


def accented(messages: str) -> str:
    """The messages of a file of English."""
    return FluentSerializer().serialize(_Accents().visit(FluentParser().parse(messages)))


@cache
def _entries() -> dict[str, str]:
    return {name: accented(entry) for name, entry in Language(ENGLISH)._entries.items()}


class Pseudo(Language):
    def __init__(self) -> None:
        super().__init__(ENGLISH)
        self._entries = _entries()


def plain_words(text: str) -> set[str]:
    """What reads like English: words of three letters or more without an accent, but no names of options."""
    return set(re.findall(r"(?<![\w-])[A-Za-z]{3,}(?![\w-])", text))
