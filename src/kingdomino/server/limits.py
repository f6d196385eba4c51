"""Limits: how much one connection or one address may ask for, so that nobody can spoil it for the others."""

import math
import time
from collections import Counter, OrderedDict
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import Literal, NamedTuple

from ..errors import Refused
from .thinking import BUDGET

__all__ = ["RATES", "Allowance", "Kind", "Limits", "Meter", "Rate", "Shares", "key_of"]

MOST_ADDRESSES = 10_000
"""How many addresses are remembered; the one that asked longest ago is forgotten first."""

USUAL_CONNECTIONS = 200
"""The numbers below are meant for this many connections from one address; granting more grants more of everything."""


def key_of(address: str) -> str:
    """The address that limits count by: for IPv6 the network, of which every customer has one or more."""
    return _key(address) if len(address) < 64 else ""


@lru_cache(MOST_ADDRESSES)
def _key(address: str) -> str:
    try:
        known = ip_address(address)
    except ValueError:
        return ""  # anything but an address has no share of its own
    if isinstance(known, IPv4Address):
        return str(known)
    if known.ipv4_mapped:
        return str(known.ipv4_mapped)
    return str(IPv6Address(int(known) >> 64 << 64))


class Allowance:
    """A number at once, and a number per second over time (a token bucket)."""

    __slots__ = ("_burst", "_left", "_rate", "_seen")

    def __init__(self, burst: float, rate: float) -> None:
        self._burst, self._rate, self._left = burst, rate, burst
        self._seen = time.monotonic()

    def take(self, cost: float = 1) -> bool:
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._seen) * self._rate)
        self._seen = now
        if self._left < cost:
            return False
        self._left -= cost
        return True

    def owe(self, cost: float) -> None:
        """Takes what has been had already, also if there is not enough."""
        self._left -= cost

    def wait(self, cost: float = 1) -> float:
        """Seconds until there is enough, as things stand."""
        return max(0.0, (cost - self._left) / self._rate)


class Meter:
    """The frames of one connection. A few are its own; any more come out of what its address shares.

    So an address gains nothing by connecting again and again, and a flood takes nothing from a neighbour at the same
    address who only plays.
    """

    __slots__ = ("_few", "_most", "_together")

    def __init__(self, most: Allowance, few: Allowance, together: Allowance) -> None:
        self._most, self._few, self._together = most, few, together

    def take(self, frames: int) -> bool:
        return self._most.take(frames) and (self._few.take(frames) or self._together.take(frames))


class Shares:
    """An allowance for each address."""

    def __init__(self, burst: float, rate: float) -> None:
        self._burst, self._rate = burst, rate
        self._of: OrderedDict[str, Allowance] = OrderedDict()

    def of(self, address: str) -> Allowance:
        key = key_of(address)
        if allowance := self._of.get(key):
            self._of.move_to_end(key)
            return allowance
        if len(self._of) >= MOST_ADDRESSES:
            self._of.popitem(last=False)
        allowance = self._of[key] = Allowance(self._burst, self._rate)
        return allowance

    def take(self, address: str, cost: float, what: str) -> None:
        allowance = self.of(address)
        if not allowance.take(cost):
            seconds = str(math.ceil(allowance.wait(cost)))
            raise Refused(f"too many {what} from your address; please wait a little", "too-many", {"wait": seconds})


class Rate(NamedTuple):
    """So many at once from an address, and so many a minute over time."""

    what: str
    at_once: float
    a_minute: float


Kind = Literal["ask", "send", "create", "import", "paint", "review", "solve", "send off", "publish"]

RATES: dict[Kind, Rate] = {
    "ask": Rate("requests", 1000, 3000),  # in milliseconds of the server's time
    "send": Rate("frames", 2000, 12_000),
    "create": Rate("new tables", 60, 60),
    "import": Rate("records", 20, 4),
    "paint": Rate("pictures", 20, 12),
    "review": Rate("reviews", 10, 0.5),
    "solve": Rate("tries", 200, 20),
    "send off": Rate("records", 6, 0.2),
    "publish": Rate("public tables", 5, 0.5),
}
"""What an address may do, and how often."""


@dataclass
class Limits:
    """What the server grants."""

    connections_per_address: int = USUAL_CONNECTIONS
    messages_per_second: float = 50
    message_burst: float = 300
    requests_at_once: int = 100
    thinking_budget: float = BUDGET
    rates: Mapping[Kind, Rate] = field(default_factory=lambda: RATES)

    def __post_init__(self) -> None:
        many = max(1.0, self.connections_per_address / USUAL_CONNECTIONS)
        self._connections: Counter[str] = Counter()
        self._asking: Counter[str] = Counter()
        self._at_once = many * self.requests_at_once
        self._shares = {
            kind: Shares(many * rate.at_once, many * rate.a_minute / 60) for kind, rate in self.rates.items()
        }

    def connection(self, address: str) -> Meter:
        """What a connection from this address may send."""
        most = Allowance(self.message_burst, self.messages_per_second)
        return Meter(most, Allowance(20, 1), self._shares["send"].of(address))

    def connect(self, address: str) -> None:
        """Refused if this address has too many connections; otherwise `disconnect` follows."""
        _enter(self._connections, address, self.connections_per_address, "connections")

    def disconnect(self, address: str) -> None:
        _leave(self._connections, address)

    def take(self, kind: Kind, address: str, cost: float = 1) -> None:
        """Refused if this address does it too often."""
        self._shares[kind].take(address, cost, self.rates[kind].what)

    def charge(self, address: str, cost: float) -> None:
        """What a request cost beyond what was known before."""
        self._shares["ask"].of(address).owe(cost)

    def ask(self, address: str) -> None:
        """Refused if too many requests from this address are under way; otherwise `answered` follows."""
        _enter(self._asking, address, self._at_once, "requests at once")

    def answered(self, address: str) -> None:
        _leave(self._asking, address)


def _enter(crowd: Counter[str], address: str, most: float, what: str) -> None:
    key = key_of(address)
    if crowd[key] >= most:
        raise Refused(f"too many {what} from your address", "too-many", {"wait": "5"})
    crowd[key] += 1


def _leave(crowd: Counter[str], address: str) -> None:
    key = key_of(address)
    crowd[key] -= 1
    if not crowd[key]:
        del crowd[key]
