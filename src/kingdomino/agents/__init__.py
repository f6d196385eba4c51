"""Computer players behind one `choose`: levels for people, baselines and searches for experiments."""

from .players import AGENTS, INSTANT, LEVELS, Agent, agent
from .playing import play_out

__all__ = ["AGENTS", "INSTANT", "LEVELS", "Agent", "agent", "play_out"]
