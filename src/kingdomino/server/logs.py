"""Logs for machines: one JSON object a line, with nothing in it that would let a reader sit down at a table."""

import json
import logging
import sys
import time

__all__ = ["set_up"]


class _Line(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            line["exception"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def set_up() -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(_Line())
    for name, level in (("kingdomino", logging.INFO), ("uvicorn", logging.WARNING)):  # uvicorn's info has addresses
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.setLevel(level)
        logger.propagate = False
