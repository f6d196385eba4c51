"""Visitors: who is asking. A browser is known by a secret in a cookie; the store only ever sees its hash."""

import hashlib
import re
import secrets
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection
from starlette.responses import Response

__all__ = ["COOKIE", "give_cookie", "is_same_origin", "visitor_of"]

COOKIE = "kingdomino"
_SECRET = re.compile(r"[A-Za-z0-9_-]{43}")
_YEAR = 365 * 24 * 3600


def _hash(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


def visitor_of(connection: HTTPConnection) -> str:
    """The hash of the visitor's secret; empty for someone without one."""
    secret = connection.cookies.get(COOKIE, "")
    return _hash(secret) if _SECRET.fullmatch(secret) else ""


def give_cookie(connection: HTTPConnection, response: Response) -> str:
    """Gives a secret to a visitor who has none; returns the visitor."""
    if known := visitor_of(connection):
        return known
    secret = secrets.token_urlsafe(32)
    secure = connection.scope["scheme"] in ("https", "wss")
    response.set_cookie(COOKIE, secret, max_age=_YEAR, httponly=True, samesite="strict", secure=secure)
    return _hash(secret)


def is_same_origin(connection: HTTPConnection) -> bool:
    """Whether the page that asks came from this server; programs other than browsers send no origin."""
    origin = connection.headers.get("origin")
    try:
        return origin is None or urlsplit(origin).netloc == connection.headers.get("host")
    except ValueError:  # it is not an address at all
        return False
