"""What a server or a page's worker says is what it promised: every message and answer that a test hears is checked.

Strictly: no field is missing, none is there that nobody described, and no number is written as text.
"""

import json
from functools import cache
from typing import Any

import sqlalchemy as sa
from fastapi.routing import APIRoute
from pydantic import TypeAdapter
from typing_extensions import TypedDict

from kingdomino.server.app import create_app
from kingdomino.server.messages import (
    Advice,
    Catalogue,
    Created,
    DominoFace,
    GamesPage,
    Graded,
    Parcel,
    Place,
    Problem,
    Reason,
    Review,
    RulesVerdict,
    ScoreVerdict,
    ServerMessage,
    TableView,
)

__all__ = ["Json", "answered", "heard", "seen", "told"]

Json = dict[str, Any]

_problem: TypeAdapter[Any] = TypeAdapter(Problem)
_message: TypeAdapter[Any] = TypeAdapter(ServerMessage)
_table: TypeAdapter[Any] = TypeAdapter(TableView)


class _HerePage(GamesPage):
    """Games in a browser, and what it cannot read."""

    unreadable: list[str]


class _LaidOut(TypedDict):
    """A puzzle: its table, and the faces of the dominoes."""

    table: TableView
    dominoes: list[DominoFace]


_desk: dict[str, TypeAdapter[Any]] = {
    "catalogue": TypeAdapter(Catalogue),
    "rules": TypeAdapter(RulesVerdict),
    "score": TypeAdapter(ScoreVerdict),
    "mine": TypeAdapter(_HerePage),
    "pack": TypeAdapter(Parcel),
    **dict.fromkeys(("table", "moment"), _table),
    **dict.fromkeys(("create", "again", "next", "import"), TypeAdapter(Created)),
}
"""What a page's worker answers, by what it was asked for; the rest is text, or nothing."""
_coach: dict[str, TypeAdapter[Any]] = {"advice": TypeAdapter(Advice), "review": TypeAdapter(Review)}
"""What the coach answers; the rest is text, or how far it has come."""
_judge: dict[str, TypeAdapter[Any]] = {
    "lay": TypeAdapter(_LaidOut),
    "after": TypeAdapter(TableView),
    "why": TypeAdapter(Reason | None),
    "fits": TypeAdapter(list[Place]),
    "grade": TypeAdapter(Graded),
    "advise": TypeAdapter(Advice),
}
"""What the judge of puzzles answers, by what it was asked."""
_reason: TypeAdapter[Any] = TypeAdapter(Reason)


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
            other = (route.responses.get(status) or {}).get("model")
            return _checked(TypeAdapter(other) if other else promised, body)
    return json.loads(body)


def told(text: str) -> Json:
    """What a page's worker or its coach says: a message of a table, an answer, or why there is none."""
    said: Json = json.loads(text)
    if said["kind"] in ("advice", "review", "record", "done", "failed"):
        if promised := _coach.get(said["kind"]):
            _checked(promised, json.dumps(said["answer"]))
    elif said["kind"] == "heard":
        heard(json.dumps(said["message"]))
    elif said["kind"] == "problem":
        _checked(_reason, json.dumps(said["reason"]))
    elif said["kind"] == "judged":
        _checked(_judge[said["what"]], json.dumps(said["value"]))
    elif promised := _desk.get(said.get("what", "")):
        _checked(promised, json.dumps(said["value"]))
    return said


def _checked(promised: TypeAdapter[Any], text: str | bytes) -> Any:
    promised.validate_json(text, strict=True, extra="forbid")
    return json.loads(text)


@cache
def _routes() -> list[tuple[APIRoute, TypeAdapter[Any]]]:
    """The addresses that the application describes, with the types of their answers."""
    routes = create_app(sa.make_url("sqlite://")).routes
    return [(r, TypeAdapter(r.response_model)) for r in routes if isinstance(r, APIRoute) and r.include_in_schema]
