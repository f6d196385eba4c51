"""Computer players behind one `choose`: levels for people, baselines and searches for experiments."""

from .players import AGENTS, INSTANT, LEVELS, Agent, agent

__all__ = ["AGENTS", "INSTANT", "LEVELS", "Agent", "agent"]
