"""Pictures of positions: plain text, colours in the terminal (Rich), and SVG."""

from .characters import Counted, Scores, View, counted, scores, text, view
from .svg import Laid, svg

__all__ = ["Counted", "Laid", "Scores", "View", "counted", "scores", "svg", "text", "view"]
