"""What README.md and docs/operating.md print works as printed: each block of code alone, each command, each record."""

import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest
from served import PATIENCE, Served

import kingdomino as kd
from kingdomino.cli import main
from kingdomino.client import Client

ROOT = Path(__file__).parent.parent
README = ROOT / "README.md"
BLOCK = re.compile(r"^```(\w*)\n(.*?)^```", re.MULTILINE | re.DOTALL)
COMMAND = re.compile(r"(?:`|^|&& |/)kingdomino( [^`\n&]*)", re.MULTILINE)


def blocks(language: str) -> list[str]:
    return [text for found, text in BLOCK.findall(README.read_text(encoding="utf-8")) if found == language]


PYTHON = blocks("python")
ALONE = [text for text in PYTHON if "Client(" not in text]
HOSTS, JOINS = (text for text in PYTHON if "Client(" in text)


@pytest.mark.parametrize("code", ALONE, ids=lambda code: code.strip().splitlines()[-1][:40])
def test_each_python_block_runs_when_pasted_alone(code: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    exec(compile(code, "README.md", "exec"), {"__name__": "__main__"})


def test_the_client_blocks_play_with_each_other(served: Served) -> None:
    def here(code: str) -> list[str]:
        return [sys.executable, "-c", code.replace("http://localhost:4848", served.url)]

    with subprocess.Popen(here(HOSTS.replace('"hard"', '"greedy"')), stdout=subprocess.PIPE, text=True) as host:
        assert host.stdout
        try:
            id = host.stdout.readline().strip().rpartition("/")[2]
            joined = subprocess.run(
                here(JOINS.replace("TABLE", id)), capture_output=True, text=True, check=True, timeout=4 * PATIENCE
            )
            said = host.stdout.read()
            assert host.wait(PATIENCE) == 0
        finally:
            host.kill()
    assert "'winners':" in said and joined.stdout.count("\n") > 24
    with Client(served.url) as client:
        assert kd.Game.parse(client.record(id)).names == ["Ada", "Robo"]


def test_the_python_blocks_have_strict_types(tmp_path: Path) -> None:
    files = [tmp_path / f"block_{number}.py" for number in range(len(PYTHON))]
    for file, code in zip(files, PYTHON, strict=True):
        file.write_text(code, encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-m", "mypy", "--strict", "--cache-dir", str(ROOT / "build/mypy"), *map(str, files)],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_records_can_be_read() -> None:
    records = [text for text in blocks("") if text.startswith("[Edition")]
    assert records
    for text in records:
        assert kd.Game.parse(text).record() == text


def test_make_has_the_targets() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    targets = re.findall(r"^make (\S+)", "\n".join(blocks("")), re.MULTILINE)
    assert targets
    for target in targets:
        assert re.search(rf"^{target}:", makefile, re.MULTILINE), target


def printed_commands() -> list[str]:
    """Every command line of kingdomino's in README.md and docs/operating.md, without 'kingdomino' itself."""
    texts = [(ROOT / name).read_text(encoding="utf-8") for name in ("README.md", "docs/operating.md")]
    found = [line.strip() for text in texts for line in COMMAND.findall(text)]
    return sorted({line for line in found if line and line.split()[0] in main.commands})


@pytest.mark.parametrize("line", printed_commands())
def test_each_command_is_understood(line: str) -> None:
    """Its options exist and take such values; whether it does what is said, other tests show."""
    name, *arguments = ["1" if word == "N" else word for word in shlex.split(line)]
    main.commands[name].make_context(name, arguments)
