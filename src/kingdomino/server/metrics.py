"""What the server counts for those who run it, in the format of Prometheus."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

__all__ = [
    "COMMITS",
    "CONNECTIONS",
    "MESSAGES",
    "MOVES",
    "REFUSALS",
    "SAVE_RETRIES",
    "TABLES",
    "THINKING",
    "THINKING_WAITING",
    "text",
]

_registry = CollectorRegistry()
TABLES = Gauge("kingdomino_tables", "Tables in memory", registry=_registry)
CONNECTIONS = Gauge("kingdomino_connections", "Pages that look at a table", registry=_registry)
MESSAGES = Counter("kingdomino_messages", "Messages from pages", ["type"], registry=_registry)
REFUSALS = Counter("kingdomino_refusals", "What was asked for and not done", ["code"], registry=_registry)
SAVE_RETRIES = Counter("kingdomino_save_retries", "What could not be stored and was tried again", registry=_registry)
THINKING = Gauge("kingdomino_thinking", "Computer players that think", registry=_registry)
THINKING_WAITING = Gauge("kingdomino_thinking_waiting", "Computer players that wait to think", registry=_registry)
MOVES = Counter("kingdomino_moves", "Plies committed", registry=_registry)
COMMITS = Histogram(
    "kingdomino_commit_seconds",
    "From decision to committed",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5),
    registry=_registry,
)


def text() -> bytes:
    return generate_latest(_registry)
