"""A program sits down at a table over the network, and plays as a person would."""

from .client import Client, SeatAt

__all__ = ["Client", "SeatAt"]
