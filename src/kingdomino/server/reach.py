"""Reach: under which addresses other devices find this server; only somebody at this very machine is told."""

import socket
from collections.abc import Iterator
from contextlib import suppress
from ipaddress import IPv4Address, IPv6Address, ip_address

from starlette.requests import Request

from .messages import Reach

__all__ = ["is_here", "reach"]

_ELSEWHERE = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}
"""Addresses that nobody has: what would be sent to them leaves by the way to the network."""

_FORWARDED = ("forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-real-ip")


def is_here(request: Request) -> bool:
    """Whether the visitor sits at this machine and calls it by a name that no other machine has.

    A proxy on this machine comes from here too, and so does a browser that another site has led here: the one forwards
    headers or has a name for the server, the other brings the name of that site.
    """
    client = request.client.host if request.client else ""
    forwarded = any(name in request.headers for name in _FORWARDED)
    return not forwarded and _is_loopback(client) and _is_loopback(request.url.hostname or "")


def _is_loopback(host: str) -> bool:
    if host == "localhost":
        return True
    with suppress(ValueError):
        return ip_address(host).is_loopback
    return False


def reach(listening: tuple[str, int] | None) -> Reach:
    """How others reach a server that listens there."""
    if listening is None:
        return {"addresses": [], "closed": False}
    host, port = listening
    if _is_loopback(host):
        return {"addresses": [], "closed": True}
    families = [socket.AF_INET, socket.AF_INET6] if host == "::" else [socket.AF_INET]
    found = [ip_address(host)] if host not in ("0.0.0.0", "::") else [one for f in families for one in _own(f)]
    names = (f"[{one}]" if one.version == 6 else str(one) for one in dict.fromkeys(found))
    return {"addresses": [f"http://{name}:{port}/" for name in names], "closed": False}


def _own(family: socket.AddressFamily) -> Iterator[IPv4Address | IPv6Address]:
    """This machine's addresses in its network: the one that is used to leave it, then those that its name has."""
    texts: list[str] = []
    with suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as asking:
        asking.connect((_ELSEWHERE[family], 9))  # nothing is sent
        texts.append(asking.getsockname()[0])
    with suppress(OSError):
        texts += [str(row[4][0]) for row in socket.getaddrinfo(socket.gethostname(), None, family)]
    for text in texts:
        with suppress(ValueError):
            address = ip_address(text)
            if not (address.is_loopback or address.is_link_local or address.is_unspecified):
                yield address
