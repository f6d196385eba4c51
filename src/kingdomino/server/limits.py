"""Limits: how much one connection or one address may ask for, so that nobody can spoil it for the others."""

import math
import time
from collections import Counter, OrderedDict
from dataclasses import dataclass
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, ip_address

from ..errors import Refused
from .thinking import BUDGET

__all__ = ["Allowance", "Limits", "Meter", "Shares", "key_of"]

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


IMPORT_COST = 5.0
"""What each game of an import costs beside the request, roughly in milliseconds of the server's time."""


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


@dataclass
class Limits:
    """What the server grants. A request costs the milliseconds it takes the server, at least those of `guard.py`."""

    connections_per_address: int = USUAL_CONNECTIONS
    messages_per_second: float = 50
    message_burst: float = 300
    frames_per_second: float = 200
    frame_burst: float = 2000
    requests_per_second: float = 50
    request_burst: float = 1000
    requests_at_once: int = 100
    tables_per_minute: float = 60
    imports_per_minute: float = 4
    import_burst: float = 20
    pictures_per_minute: float = 12
    picture_burst: float = 20
    reviews_per_minute: float = 0.5
    review_burst: float = 10
    puzzle_tries_per_minute: float = 20
    puzzle_burst: float = 200
    luggage_per_minute: float = 0.2
    luggage_burst: float = 6
    public_tables_per_minute: float = 0.5
    public_table_burst: float = 5
    thinking_budget: float = BUDGET

    def __post_init__(self) -> None:
        many = max(1.0, self.connections_per_address / USUAL_CONNECTIONS)
        self._connections: Counter[str] = Counter()
        self._asking: Counter[str] = Counter()
        self._at_once = many * self.requests_at_once
        self._frames = Shares(many * self.frame_burst, many * self.frames_per_second)
        self._requests = Shares(many * self.request_burst, many * self.requests_per_second)
        self._creating = Shares(many * self.tables_per_minute, many * self.tables_per_minute / 60)
        self._importing = Shares(many * self.import_burst, many * self.imports_per_minute / 60)
        self._painting = Shares(many * self.picture_burst, many * self.pictures_per_minute / 60)
        self._reviewing = Shares(many * self.review_burst, many * self.reviews_per_minute / 60)
        self._solving = Shares(many * self.puzzle_burst, many * self.puzzle_tries_per_minute / 60)
        self._luggage = Shares(many * self.luggage_burst, many * self.luggage_per_minute / 60)
        self._publishing = Shares(many * self.public_table_burst, many * self.public_tables_per_minute / 60)

    def connection(self, address: str) -> Meter:
        """What a connection from this address may send."""
        most = Allowance(self.message_burst, self.messages_per_second)
        return Meter(most, Allowance(20, 1), self._frames.of(address))

    def connect(self, address: str) -> None:
        """Refused if this address has too many connections; otherwise `disconnect` follows."""
        _enter(self._connections, address, self.connections_per_address, "connections")

    def disconnect(self, address: str) -> None:
        _leave(self._connections, address)

    def request(self, address: str, cost: float) -> None:
        """Refused if this address asks too much."""
        self._requests.take(address, cost, "requests")

    def charge(self, address: str, cost: float) -> None:
        """What a request cost beyond what was known before."""
        self._requests.of(address).owe(cost)

    def ask(self, address: str) -> None:
        """Refused if too many requests from this address are under way; otherwise `answered` follows."""
        _enter(self._asking, address, self._at_once, "requests at once")

    def answered(self, address: str) -> None:
        _leave(self._asking, address)

    def create(self, address: str) -> None:
        """Refused if this address makes too many tables."""
        self._creating.take(address, 1, "new tables")

    def import_(self, address: str, games: int) -> None:
        """Refused if this address opens too many records, or moves too many tables here."""
        self._requests.take(address, IMPORT_COST * games, "requests")
        self._creating.take(address, games, "new tables")
        self._importing.take(address, games, "records")

    def paint(self, address: str) -> None:
        """Refused if this address has too many pictures made."""
        self._painting.take(address, 1, "pictures")

    def review(self, address: str) -> None:
        """Refused if this address has too many games reviewed."""
        self._reviewing.take(address, 1, "reviews")

    def solve(self, address: str) -> None:
        """Refused if too many tries at puzzles are told from this address."""
        self._solving.take(address, 1, "tries")

    def send_off(self, address: str) -> None:
        """Refused if too many records are sent to other browsers from this address."""
        self._luggage.take(address, 1, "records")

    def publish(self, address: str) -> None:
        """Refused if this address makes too many tables that everybody sees."""
        self._publishing.take(address, 1, "public tables")


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
