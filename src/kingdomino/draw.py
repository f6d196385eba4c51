"""Pictures of positions: plain text, colours in the terminal (Rich), SVG."""

from collections.abc import Sequence

from .core import Position

__all__ = ["text"]


def text(position: Position, names: Sequence[str] | None = None) -> str:
    return str(position)
