"""The messages as JSON Schema on standard output, from which the page's types are generated."""

import json
from typing import Any

from pydantic import TypeAdapter
from pydantic.json_schema import models_json_schema

from . import messages


def schema() -> dict[str, object]:
    """One definition for every message, and one for each of the two unions that travel through a WebSocket."""
    kinds = [getattr(messages, name) for name in messages.__all__]
    models = [kind for kind in kinds if isinstance(kind, type) and issubclass(kind, messages.Message)]
    models.remove(messages.Message)
    _, whole = models_json_schema([(model, "serialization") for model in models], ref_template="#/$defs/{model}")
    definitions = whole["$defs"]
    for name in ("ClientMessage", "ServerMessage"):
        union = TypeAdapter(getattr(messages, name)).json_schema(ref_template="#/$defs/{model}")
        definitions[name] = {"oneOf": union["oneOf"]}
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
