"""The messages, described for others: as JSON Schema for the page's types, and with `asyncapi` as AsyncAPI."""

import json
import sys
from collections.abc import Iterable
from typing import Any

from pydantic import TypeAdapter

from . import messages


def schema() -> dict[str, object]:
    """One definition for every message, and one for each of the two unions that travel through a WebSocket."""
    kinds = {
        name: getattr(messages, name) for name in messages.__all__ if name not in ("Message", "Reaction", "RuleValue")
    }
    definitions: dict[str, Any] = {}
    for name, kind in kinds.items():
        one = TypeAdapter(kind).json_schema(ref_template="#/$defs/{model}")
        definitions |= one.pop("$defs", {})
        definitions[name] = {"oneOf": one["oneOf"]} if "discriminator" in one else one
    return {"title": "Messages", "type": "object", "$defs": _plain(definitions)}


def _plain(part: Any) -> Any:
    """Without the titles of fields, each of which would become a type; tuples in the form the type generator knows."""
    if isinstance(part, dict):
        kept = {key: _plain(value) for key, value in part.items() if not (key == "title" and isinstance(value, str))}
        if "prefixItems" in kept:
            kept["items"] = kept.pop("prefixItems")
        return kept
    return [_plain(value) for value in part] if isinstance(part, list) else part


def asyncapi() -> dict[str, object]:
    """The live connection to a table in the format of AsyncAPI 3."""

    def direction(union: str) -> dict[str, object]:
        described = TypeAdapter(getattr(messages, union)).json_schema(ref_template="#/components/schemas/{model}")
        components.update(described.pop("$defs"))
        names = [part["$ref"].rpartition("/")[2] for part in described["oneOf"]]
        return {name: {"payload": {"$ref": f"#/components/schemas/{name}"}} for name in names}

    components: dict[str, Any] = {}
    sent, heard = direction("ClientMessage"), direction("ServerMessage")
    channel = {"$ref": "#/channels/live"}
    return {
        "asyncapi": "3.0.0",
        "info": {"title": "Kingdomino: the live connection to a table", "version": "1"},
        "channels": {
            "live": {
                "address": "/api/tables/{id}/live",
                "parameters": {"id": {"description": "A table's id, or its id for spectators."}},
                "messages": sent | heard,
            }
        },
        "operations": {
            "ask": {"action": "receive", "channel": channel, "messages": _of("live", sent)},
            "tell": {"action": "send", "channel": channel, "messages": _of("live", heard)},
        },
        "components": {"schemas": components},
    }


def _of(channel: str, names: Iterable[str]) -> list[dict[str, str]]:
    return [{"$ref": f"#/channels/{channel}/messages/{name}"} for name in names]


if __name__ == "__main__":
    print(json.dumps(asyncapi() if "asyncapi" in sys.argv else schema(), indent=1))
