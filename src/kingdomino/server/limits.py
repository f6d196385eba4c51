"""Limits: how much one connection or one address may ask for, so that nobody can spoil it for the others."""

import time
from collections import Counter, OrderedDict
from dataclasses import dataclass

from ..errors import Forbidden
from .thinking import BUDGET

__all__ = ["Allowance", "Limits"]


class Allowance:
    """So many at once, and so many a second over time (a token bucket)."""

    __slots__ = ("_burst", "_left", "_rate", "_seen")

    def __init__(self, burst: float, rate: float) -> None:
        self._burst, self._rate, self._left = burst, rate, burst
        self._seen = time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._seen) * self._rate)
        self._seen = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


@dataclass
class Limits:
    """What the server grants."""

    connections_per_address: int = 200
    tables_per_minute: int = 60
    messages_per_second: float = 50
    message_burst: float = 300
    thinking_budget: float = BUDGET

    def __post_init__(self) -> None:
        self._connections: Counter[str] = Counter()
        self._creating: OrderedDict[str, Allowance] = OrderedDict()

    def connection(self) -> Allowance:
        return Allowance(self.message_burst, self.messages_per_second)

    def connect(self, address: str) -> None:
        """Forbidden if this address has too many connections; else `disconnect` follows."""
        if self._connections[address] >= self.connections_per_address:
            raise Forbidden("too many connections from your address", "too-many")
        self._connections[address] += 1

    def disconnect(self, address: str) -> None:
        self._connections[address] -= 1
        if not self._connections[address]:
            del self._connections[address]

    def create(self, address: str) -> None:
        """Forbidden if this address makes too many tables."""
        allowance = self._creating.pop(address, None) or Allowance(self.tables_per_minute, self.tables_per_minute / 60)
        self._creating[address] = allowance
        if len(self._creating) > 10_000:
            self._creating.popitem(last=False)
        if not allowance.take():
            raise Forbidden("too many new tables from your address; please wait a little", "too-many")
