"""Computer players made from text: `agent("hard")`, `agent("master:seconds=3")`."""

from collections.abc import Callable, Mapping
from typing import SupportsIndex

from ..errors import Mistaken
from ..seeds import checked_seed
from .players import Agent, Deciding, Searching
from .roster import AGENTS, ROSTER, Entry

__all__ = ["agent", "policy_of"]


def _truth(text: str) -> bool:
    if text not in ("true", "false"):
        raise ValueError(f"{text!r} is neither true nor false")
    return text == "true"


_KNOBS: Mapping[str, Callable[[str], object]] = {
    "seconds": float,
    "playouts": int,
    "threads": int,
    "candidates": int,
    "horizon": int,
    "c": float,
    "playout": str,
    "solve": _truth,
}


def agent(spec: str, *, seed: SupportsIndex | None = None) -> Agent:
    """The computer player of that name, with settings after a colon: 'master:seconds=3,threads=2'.

    With a seed it draws the same numbers each time; a search then also chooses the same moves, provided that it has one
    thread and is ended by its `playouts` rather than its seconds.
    """
    name, entry, knobs = _entry(spec)
    number = checked_seed(seed)
    if entry.search is not None:
        return Searching(spec, number, {**entry.search, **_settings(name, knobs)})
    assert entry.policy is not None
    return Deciding(spec, number, entry.policy)


def policy_of(spec: str) -> str | None:
    """The core's name for a computer player that decides at once; None for one that searches."""
    return _entry(spec)[1].policy


def _entry(spec: str) -> tuple[str, Entry, str]:
    if not isinstance(spec, str):
        raise TypeError(f"a computer player's name is text such as 'hard', not {repr(spec)[:40]}")
    name, _, knobs = spec.partition(":")
    if name not in ROSTER:
        known = ", ".join(AGENTS)
        raise Mistaken(
            f"there is no computer player {name[:40]!r}; choose from {known}",
            "no-agent",
            {"agent": name[:40], "known": known},
        )
    if knobs and ROSTER[name].search is None:
        raise Mistaken(f"{name} has no settings", "agent-without-settings", {"agent": name})
    return name, ROSTER[name], knobs


def _settings(name: str, knobs: str) -> dict[str, object]:
    """What comes after the colon of a spec."""
    settings: dict[str, object] = {}
    for knob in filter(None, knobs.split(",")):
        key, _, text = knob.partition("=")
        if key not in _KNOBS:
            known = ", ".join(_KNOBS)
            raise Mistaken(
                f"{name} has no setting {key[:40]!r}; its settings are {known}",
                "agent-setting",
                {"agent": name, "setting": key[:40], "known": known},
            )
        try:
            value = _KNOBS[key](text)
        except ValueError:
            raise Mistaken(
                f"{text[:40]!r} is not a value for {key}", "agent-value", {"value": text[:40], "setting": key}
            ) from None
        setting = "exploration" if key == "c" else key
        try:
            Searching(name, 0, {setting: value})  # the core knows what makes sense
        except ValueError as error:
            raise Mistaken(str(error), "agent-value", {"value": text[:40], "setting": key}) from None
        settings[setting] = value
    return settings
