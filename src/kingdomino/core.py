"""The compiled core, in the build that fits this processor. Everything else imports it from here."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ._core import (
        DOMINOES,
        Candidate,
        Move,
        Outcome,
        Position,
        Rules,
        Score,
        Search,
        Territory,
        decide,
        moves_text,
        parse_moves,
        playouts,
    )
else:
    try:
        from ._cpu import v3
    except ImportError:  # not an x86 processor: there is one build only
        v3 = False
    import importlib as _importlib

    _core = _importlib.import_module("._core_v3" if v3 else "._core", __package__)
    globals().update({name: getattr(_core, name) for name in dir(_core) if not name.startswith("_")})

__all__ = [
    "DOMINOES",
    "Candidate",
    "Move",
    "Outcome",
    "Position",
    "Rules",
    "Score",
    "Search",
    "Territory",
    "decide",
    "moves_text",
    "parse_moves",
    "playouts",
]
