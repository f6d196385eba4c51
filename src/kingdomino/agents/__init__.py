"""Computer players behind one `choose`: levels for people, baselines and searches for experiments."""

from .players import Agent
from .playing import play_out
from .roster import AGENTS, INSTANT, LEVELS
from .specs import agent, policy_of

__all__ = ["AGENTS", "INSTANT", "LEVELS", "Agent", "agent", "play_out", "policy_of"]
