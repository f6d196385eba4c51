"""Pictures of positions: plain text, colours in the terminal (Rich), and SVG."""

from .characters import Scores, View, scores, text, view
from .svg import Laid, svg

__all__ = ["Laid", "Scores", "View", "scores", "svg", "text", "view"]
