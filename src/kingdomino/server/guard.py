"""Guard: what every request has to pass, and what every answer carries."""

import asyncio
import re
from collections.abc import Callable, Coroutine, Mapping, Sequence
from typing import Any, TypeVar, cast

from fastapi import Request, Response
from fastapi.routing import APIRoute
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.middleware.proxy_headers import _TrustedHosts as TrustedHosts

from ..errors import Refused
from . import metrics
from .answers import refusal
from .limits import Limits
from .store import Bill, bill
from .visitors import is_same_origin

__all__ = [
    "LOOPBACK",
    "POLICY",
    "SECURITY",
    "USUAL_COST",
    "CostedRoute",
    "Forwarded",
    "Guard",
    "TrustedHosts",
    "charge",
    "costs",
    "plain_address",
]

LOOPBACK = ("127.0.0.1", "::1")
"""This machine, where a proxy may be."""

POLICY = (
    "default-src 'self'; img-src 'self' data:; style-src 'self'; script-src 'self'; connect-src 'self'; "
    "base-uri 'none'; form-action 'none'; object-src 'none'"
)
"""What the page may load and do, as a document can say it of itself."""

SECURITY = {
    "Content-Security-Policy": f"{POLICY}; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}

_FOR_ASSETS = {"X-Content-Type-Options": "nosniff"}
"""Scripts and styles are never shown by themselves; there are many of them, and a first visit should be small."""

_FOR_WORKERS = _FOR_ASSETS | {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; worker-src 'self'"
    )
}
"""A worker goes by the policy of its own script: it alone runs the engine, and has nothing that could be scripted."""

USUAL_COST = 0.5
"""What any request costs its address, roughly in milliseconds of the server's time."""

REFUSAL_SECONDS = 1.0
"""How long someone who asks too much waits to be told so."""

_HOST = re.compile(r"(\[[0-9A-Fa-f:.]{2,45}\]|[A-Za-z0-9._-]{1,253})(:[0-9]{1,5})?")


_ROUTE_COST = 1.0

_Endpoint = TypeVar("_Endpoint", bound=Callable[..., Any])


def costs(ms: float) -> Callable[[_Endpoint], _Endpoint]:
    """For what a route calls: what a request costs at least, if that is more than most do."""

    def mark(endpoint: _Endpoint) -> _Endpoint:
        endpoint.cost = ms  # type: ignore[attr-defined]
        return endpoint

    return mark


class CostedRoute(APIRoute):
    """A route whose requests are charged before anything of them is read."""

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        handle = super().get_route_handler()
        cost = getattr(self.endpoint, "cost", _ROUTE_COST)

        async def charged(request: Request) -> Response:
            charge(request, cost)
            return await handle(request)

        return charged


def charge(connection: HTTPConnection, ms: float) -> None:
    """Charges what a request costs beyond what was paid for it before."""
    mine: Bill = connection.scope["bill"]
    limits: Limits = connection.app.state.limits
    limits.charge(_address(connection.scope), max(0.0, ms - mine.paid))
    mine.paid = max(mine.paid, ms)


def _address(scope: Scope) -> str:
    return scope["client"][0] if scope["client"] else ""


def _headers(path: str) -> Mapping[str, str]:
    if path.startswith("/assets/worker-"):
        return _FOR_WORKERS
    return _FOR_ASSETS if path.startswith("/assets/") else SECURITY


def plain_address(address: str) -> str:
    """An address of IPv4 as such, also where a socket of IPv6 took the connection."""
    return address.removeprefix("::ffff:") if "." in address else address


class Forwarded(ProxyHeadersMiddleware):
    """What a proxy says of a visitor; `X-Forwarded-Prefix`, too, counts only from those that are trusted."""

    def __init__(self, app: ASGIApp, trusted: Sequence[str]) -> None:
        super().__init__(cast(Any, app), list(trusted))

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if client := scope.get("client"):
            scope = {**scope, "client": (plain_address(client[0]), client[1])}
        if scope["type"] != "lifespan" and (scope["client"] or ("", 0))[0] not in self.trusted_hosts:
            scope = {**scope, "headers": [one for one in scope["headers"] if one[0] != b"x-forwarded-prefix"]}
        await super().__call__(scope, receive, send)


class Guard:
    """Nobody asks too much, other sites cannot make a visitor's browser act here, answers have the security headers."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            return await self._app(scope, receive, send)
        limits: Limits = scope["app"].state.limits
        address = _address(scope)

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                headers.update(_headers(scope["path"]) if message["status"] == 200 else SECURITY)
                if scope["path"].startswith("/api/"):
                    headers.setdefault("Cache-Control", "no-store")
                    headers.setdefault("Cross-Origin-Resource-Policy", "same-origin")
            await send(message)

        try:
            limits.ask(address)
        except Refused as error:
            return await _refuse(error, scope, receive, guarded, {"Connection": "close"})
        scope["bill"] = mine = Bill(USUAL_COST)
        if scope["type"] == "http":
            bill.set(mine)
        try:
            limits.take("ask", address, USUAL_COST)
            _check(scope)
        except Refused as error:
            if error.code == "too-many":  # anyone who keeps on asking has to wait for each refusal
                await asyncio.sleep(REFUSAL_SECONDS)
            await _refuse(error, scope, receive, guarded)
        else:
            await self._app(scope, receive, guarded)
        finally:
            limits.charge(address, max(0.0, mine.ms - mine.paid))
            limits.answered(address)


async def _refuse(
    error: Refused, scope: Scope, receive: Receive, send: Send, headers: Mapping[str, str] | None = None
) -> None:
    metrics.REFUSALS.labels(error.code).inc()
    answer = refusal(error)
    answer.headers.update(headers or {})
    if scope["type"] == "websocket":
        await send({"type": "websocket.http.response.start", "status": answer.status_code})
    else:
        await answer(scope, receive, send)


def _check(scope: Scope) -> None:
    """Refused if the server is called by a name no server has, or if another site wants something changed."""
    host = Headers(scope=scope).get("host")
    if host is not None and not _HOST.fullmatch(host):  # it becomes part of addresses
        raise Refused("this is not the name of a server", "bad-request")
    changes = scope["type"] == "http" and scope["method"] not in ("GET", "HEAD", "OPTIONS")
    if changes and not is_same_origin(HTTPConnection(scope)):
        raise Refused("this request came from another site", "foreign-origin")
