"""The journal of a tournament: a file that keeps its games, so that a run that was stopped can continue."""

import json
import os
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import IO, Any

from ..errors import Mistaken
from .plan import Job, Plan, Played


def locked(file: IO[bytes], path: Path) -> None:
    """Keeps other runs away from a file until it is closed."""
    try:
        import fcntl
    except ImportError:  # Windows has other locks; there two runs must not share a file
        return
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise Mistaken(f"{path} is in use by another run", "journal-in-use", {"file": str(path)}) from None


class Journal:
    """The games of a plan, one per line, written as they end: what is in it is never played again.

    A line cut off by a kill is dropped, and a damaged one is ignored: those games are played again.
    """

    def __init__(self, path: str | Path, plan: Plan, *, fresh: bool = False) -> None:
        self.path = Path(path)
        self._file = open(os.open(self.path, os.O_RDWR | os.O_CREAT, 0o666), "r+b")  # noqa: SIM115
        try:
            locked(self._file, self.path)
            header = json.dumps(plan.identity()).encode() + b"\n"
            first = self._file.readline()
            if header.startswith(first) and first != header:  # empty, or killed while it was being started
                fresh = True
            else:
                self._check_header(first, plan, fresh)
            self.played = [] if fresh else list(self._read(plan))
            if fresh:
                self._file.seek(0)
                self._file.truncate()
                self._file.write(header)
                self._file.flush()
        except BaseException:
            self._file.close()
            raise

    def _check_header(self, line: bytes, plan: Plan, fresh: bool) -> None:
        found = _json_object(line)
        if "arena" not in found:
            raise Mistaken(f"{self.path} is not a journal of the arena", "not-a-journal", {"file": str(self.path)})
        for name, value in plan.identity().items():
            if found.get(name) != value and not fresh:
                theirs, ours = _short(found.get(name)), _short(value)
                raise Mistaken(
                    f"{self.path} belongs to a different tournament: its {name} is {theirs}, not {ours}",
                    "journal-of-another",
                    {"file": str(self.path), "field": name, "theirs": theirs, "ours": ours},
                )

    def _read(self, plan: Plan) -> Iterator[Played]:
        end = self._file.tell()
        for line in iter(self._file.readline, b""):
            if not line.endswith(b"\n"):
                break
            end += len(line)
            if game := _played_from(_json_object(line), plan):
                yield game
        self._file.seek(end)
        self._file.truncate()

    def add(self, game: Played) -> None:
        values = {**game.job._asdict(), "scores": game.scores, "places": game.places, "record": game.record}
        self._file.write(json.dumps(values).encode() + b"\n")
        self._file.flush()

    def close(self) -> None:
        self._file.close()


def _json_object(line: bytes) -> dict[str, Any]:
    """Empty if the line holds something else."""
    try:
        value = json.loads(line)
    except (ValueError, RecursionError):
        return {}
    return value if isinstance(value, dict) else {}


def _short(value: object) -> str:
    text = json.dumps(value)
    return text if len(text) <= 60 else text[:57] + "..."


def _played_from(values: Mapping[str, Any], plan: Plan) -> Played | None:
    """A line of a journal, if it is whole and a game of this plan."""
    job = Job(*(values.get(name, -1) for name in Job._fields))
    scores, places, record = values.get("scores", []), values.get("places", []), values.get("record")
    if not all(type(n) is int and n >= 0 for n in job) or not isinstance(record, str):
        return None
    if job.lineup >= len(plan.lineups) or job.rotation >= plan.players:
        return None
    for row in scores, places:
        if not isinstance(row, list) or len(row) != plan.players or not all(type(n) is int for n in row):
            return None
    return Played(job, scores, places, record)
