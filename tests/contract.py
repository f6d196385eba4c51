"""What a server says is what it promised: every message and every JSON answer that a test hears is checked here.

Strictly: no field is missing, none is there that nobody described, and no number is written as text.
"""

import json
from functools import cache
from typing import Any

import sqlalchemy as sa
from fastapi.routing import APIRoute
from pydantic import TypeAdapter

from kingdomino.server.app import create_app
from kingdomino.server.messages import Problem, ServerMessage, TableView

__all__ = ["Json", "answered", "heard", "seen"]

Json = dict[str, Any]

_problem: TypeAdapter[Any] = TypeAdapter(Problem)
_message: TypeAdapter[Any] = TypeAdapter(ServerMessage)
_table: TypeAdapter[Any] = TypeAdapter(TableView)


def heard(text: str | bytes) -> Json:
    """A message from a live connection."""
    return _checked(_message, text)  # type: ignore[no-any-return]


def seen(text: str | bytes) -> Json:
    """A table as one visitor sees it."""
    return _checked(_table, text)  # type: ignore[no-any-return]


def answered(method: str, path: str, status: int, body: str | bytes) -> Any:
    """The JSON with which a request was answered."""
    if status >= 400:
        return _checked(_problem, body)
    for route, promised in _routes():
        if method in (route.methods or ()) and route.path_regex.fullmatch(path):
            return _checked(promised, body)
    return json.loads(body)


def _checked(promised: TypeAdapter[Any], text: str | bytes) -> Any:
    promised.validate_json(text, strict=True, extra="forbid")
    return json.loads(text)


@cache
def _routes() -> list[tuple[APIRoute, TypeAdapter[Any]]]:
    """The addresses that the application describes, with the types of their answers."""
    routes = create_app(sa.make_url("sqlite://")).routes
    return [(r, TypeAdapter(r.response_model)) for r in routes if isinstance(r, APIRoute) and r.include_in_schema]
