"""The command line: `kingdomino` and its commands."""

from .main import main

__all__ = ["main"]
