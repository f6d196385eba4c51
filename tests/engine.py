"""The page's engine in a Node of its own: what a worker would ask of it, asked from Python."""

import importlib.util
import json
import os
import subprocess
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import pytest
from processes import end_with_parent

import kingdomino

__all__ = ["Engine", "Forbidden", "Played", "built"]

HERE = Path(__file__).parent


def built() -> Path:
    """The engine that was installed with the page, or another."""
    if other := os.environ.get("KD_WASM"):
        return Path(other)
    found = sorted((Path(kingdomino.__file__).parent / "web/assets").glob("kingdomino-*.wasm"))
    if not found:
        pytest.skip("the page was built without its engine: there was no emscripten")
    return found[0]


def node() -> str:
    """The Node that builds the page."""
    spec = importlib.util.spec_from_file_location("npm", HERE.parent / "web/npm.py")
    assert spec and spec.loader
    npm = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(npm)
    found = npm.machine_node() or npm.packaged_node()
    assert found, npm.NO_NODE
    return str(found.folder / "node")


class Forbidden(Exception):
    """What the engine refuses, with its reason."""

    def __init__(self, reason: dict[str, Any]) -> None:
        super().__init__(reason["text"])
        self.reason = reason


class Engine:
    """Calls go through one after the other; whatever is neither answered nor refused is a failure."""

    def __init__(self) -> None:
        self._process = subprocess.Popen(
            [node(), str(HERE / "engine.mjs"), str(built())],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            encoding="utf-8",
            preexec_fn=end_with_parent,  # noqa: PLW1509
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: type[BaseException] | BaseException | TracebackType | None) -> None:
        assert self._process.stdin
        self._process.stdin.close()
        self._process.wait()

    def ask(self, method: str, *arguments: Any, of: int | None = None) -> Any:
        assert self._process.stdin and self._process.stdout
        self._process.stdin.write(json.dumps([of, method, *arguments]) + "\n")
        self._process.stdin.flush()
        answer = json.loads(self._process.stdout.readline())
        if "forbidden" in answer:
            raise Forbidden(answer["forbidden"])
        assert "failed" not in answer, (method, arguments, answer["failed"])
        return answer["is"]

    def start(self, rules: str) -> "Played":
        return Played(self, self.ask("start", rules)["game"])


class Played:
    """A game in the engine."""

    def __init__(self, engine: Engine, number: int) -> None:
        self._engine = engine
        self.number = number

    def ask(self, method: str, *arguments: Any) -> Any:
        return self._engine.ask(method, *arguments, of=self.number)
