"""Words that are typed: the English ones in every language, and those of the language in use."""

from ..languages import ENGLISH, current, language

__all__ = ["first", "means", "words_for"]


def words_for(name: str) -> list[str]:
    """All words that mean it: 'quit', 'q', and whatever the language adds."""
    key = f"typed-{name}"
    return [*current().say(key).split(), *language(ENGLISH).say(key).split()]


def first(name: str) -> str:
    """The word that is shown for it."""
    return words_for(name)[0]


def means(word: str, *names: str) -> str | None:
    """Which of these a word means, if any."""
    return next((name for name in names if word.lower() in words_for(name)), None)
