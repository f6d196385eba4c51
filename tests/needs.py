"""Prints what an extra of pyproject.toml needs beside kingdomino itself, a requirement a line: `needs.py dev`."""

import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

PROJECT = tomllib.loads((Path(__file__).parent.parent / "pyproject.toml").read_text(encoding="utf-8"))["project"]


def needs(extra: str) -> Iterator[str]:
    """An extra may name others, as in kingdomino[play,postgres]."""
    for requirement in PROJECT["optional-dependencies"][extra]:
        if others := re.fullmatch(r"kingdomino\[(.+)\]", requirement):
            for other in others[1].split(","):
                yield from needs(other)
        else:
            yield requirement


if __name__ == "__main__":
    print(*dict.fromkeys([*PROJECT["dependencies"], *needs(sys.argv[1])]), sep="\n")
