"""What a page without a server knows of the box and of its computer players (web/src/engine/box.json)."""

import json

from ..agents.roster import LEVELS, ROSTER
from .view import catalogue

__all__ = ["box"]


def box() -> dict[str, object]:
    """The catalogue but for the version, and what stands behind each level: a policy, or the settings of a search."""
    told = {name: part for name, part in catalogue().items() if name != "version"}
    players = {name: _player(name) for name in LEVELS}
    return {"catalogue": told, "players": players}


def _player(name: str) -> dict[str, object]:
    entry = ROSTER[name]
    if entry.policy:
        return {"policy": entry.policy}
    settings = dict(entry.search or {})
    settings.pop("threads", None)  # a page has one
    return {"search": settings}


if __name__ == "__main__":
    print(json.dumps(box(), indent=1))
