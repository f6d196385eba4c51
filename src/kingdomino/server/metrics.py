"""What the server counts for those who run it, in the format of Prometheus."""

import math
import shutil
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import NamedTuple

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

__all__ = [
    "COMMITS",
    "CONNECTIONS",
    "DAILY",
    "DATABASE_BYTES",
    "DISK_FREE",
    "MESSAGES",
    "MOVES",
    "REFUSALS",
    "SAVE_RETRIES",
    "TABLES",
    "THINKING",
    "THINKING_WAITING",
    "disk_space",
    "heard",
    "low_space",
    "text",
    "watch_disk",
]

_registry = CollectorRegistry()
TABLES = Gauge("kingdomino_tables", "Tables in memory", registry=_registry)
CONNECTIONS = Gauge("kingdomino_connections", "Pages that are watching a table", registry=_registry)
MESSAGES = Counter("kingdomino_messages", "Messages from pages", ["type"], registry=_registry)
REFUSALS = Counter("kingdomino_refusals", "What was asked for and not done", ["code"], registry=_registry)
SAVE_RETRIES = Counter("kingdomino_save_retries", "What could not be stored and was tried again", registry=_registry)
THINKING = Gauge("kingdomino_thinking", "Computer players that are thinking", registry=_registry)
THINKING_WAITING = Gauge(
    "kingdomino_thinking_waiting", "Computer players that are waiting to think", registry=_registry
)
DAILY = Counter("kingdomino_daily", "Tries at the deal of the day", registry=_registry)
MOVES = Counter("kingdomino_moves", "Plies committed", registry=_registry)
COMMITS = Histogram(
    "kingdomino_commit_seconds",
    "From decision to commit",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5),
    registry=_registry,
)
DATABASE_BYTES = Gauge("kingdomino_database_bytes", "Size of the SQLite file and its log", registry=None)
DISK_FREE = Gauge("kingdomino_disk_free_bytes", "Space left where the SQLite file is", registry=None)


@cache
def heard(kind: str) -> Counter:
    """The counter of one kind of message: finding it anew each time would cost more than counting."""
    return MESSAGES.labels(kind)


class Space(NamedTuple):
    """Bytes on a disk."""

    free: int
    total: int


def disk_space(folder: Path) -> Space:
    used = shutil.disk_usage(folder)
    return Space(used.free, used.total)


def low_space(folder: Path) -> str | None:
    """A sentence if the disk of a folder is nearly full."""
    try:
        free, total = disk_space(folder)
    except OSError as error:
        return f"the space left for {folder} is not known: {error.strerror}"
    if free >= total / 10 and free >= 10**9:
        return None
    return f"{free / 10**9:.1f} GB left for {folder}: once that is used up, no move can be saved"


def watch_disk(database: Path) -> None:
    """Shows the numbers of an SQLite file; a server on PostgreSQL has none."""

    def size() -> float:
        total = 0
        for file in (database, database.with_name(f"{database.name}-wal")):
            with suppress(FileNotFoundError):
                total += file.stat().st_size
        return total

    def free() -> float:
        try:
            return disk_space(database.parent).free
        except OSError:
            return math.nan

    DATABASE_BYTES.set_function(size)
    DISK_FREE.set_function(free)
    for gauge in (DATABASE_BYTES, DISK_FREE):
        _registry.register(gauge)


def text() -> bytes:
    return generate_latest(_registry)
