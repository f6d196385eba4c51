"""Answers: every way a request can fail, as an HTTP status and a Reason."""

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from pydantic import ValidationError
from starlette.exceptions import HTTPException

from ..errors import Coded, ParseError
from . import view
from .messages import Reason
from .store import Unavailable
from .table import Stale

__all__ = ["UNAVAILABLE", "add_errors", "explain", "problem", "refusal"]

_STATUSES = {
    "bad-request": 400,
    "unknown-table": 404,
    "no-such-day": 404,
    "no-luggage": 404,
    "no-puzzle": 404,
    "no-reviews": 404,
    "daily-hidden": 403,
    "daily-clock": 503,
    "foreign-origin": 403,
    "luggage-own": 403,
    "luggage-used": 403,
    "not-yours": 403,
    "not-your-seat": 403,
    "bad-key": 403,
    "too-slow": 408,
    "too-large": 413,
    "too-many": 429,
    "unavailable": 503,
}

UNAVAILABLE: Reason = {
    "code": "unavailable",
    "text": "the server cannot store anything at the moment; please try again",
    "values": {},
}


def problem(status: int, reason: Reason) -> JSONResponse:
    return JSONResponse({"problem": reason}, status)


def refusal(error: Coded) -> JSONResponse:
    """The answer to what is forbidden; those who ask too much are told when to try again."""
    answer = problem(_STATUSES.get(error.code, 422), view.reason(error))
    if "wait" in error.values:
        answer.headers["Retry-After"] = error.values["wait"]
    return answer


def explain(error: ValidationError | RequestValidationError) -> Reason:
    first = error.errors()[0]
    where = ".".join(str(part) for part in first["loc"])[:80]
    return {"code": "bad-request", "text": f"{where}: {first['msg']}"[:300], "values": {}}


def add_errors(app: FastAPI) -> None:
    @app.exception_handler(Coded)
    async def refused(_: Request, error: Coded) -> JSONResponse:
        return refusal(error)

    @app.exception_handler(Stale)
    async def stale(_: Request, __: Stale) -> JSONResponse:
        return problem(409, {"code": "stale", "text": "the table has changed in the meantime", "values": {}})

    @app.exception_handler(Unavailable)
    async def unavailable(_: Request, __: Unavailable) -> JSONResponse:
        return problem(503, UNAVAILABLE)

    @app.exception_handler(ParseError)
    async def no_record(_: Request, error: ParseError) -> JSONResponse:
        return refusal(view.unreadable(error, "bad-record", str(error)))

    @app.exception_handler(RequestValidationError)
    async def invalid(_: Request, error: RequestValidationError) -> JSONResponse:
        return problem(422, explain(error))

    @app.exception_handler(HTTPException)
    async def other(_: Request, error: HTTPException) -> JSONResponse:
        return problem(error.status_code, {"code": "failed", "text": str(error.detail), "values": {}})
