"""The messages as JSON Schema on standard output, from which the page's types are generated."""

import json
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
    """Without the titles of fields, which would each become a type; tuples as the generator of types knows them."""
    if isinstance(part, dict):
        kept = {key: _plain(value) for key, value in part.items() if not (key == "title" and isinstance(value, str))}
        if "prefixItems" in kept:
            kept["items"] = kept.pop("prefixItems")
        return kept
    return [_plain(value) for value in part] if isinstance(part, list) else part


if __name__ == "__main__":
    print(json.dumps(schema(), indent=1))
