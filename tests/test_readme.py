"""What README.md and docs/operating.md print works as printed: each block of code alone, each command, each record."""

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from served import PATIENCE, Served
from test_cli import kingdomino

import kingdomino as kd
from kingdomino.cli import main
from kingdomino.client import Client
from kingdomino.languages import say

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


def test_terrains_have_the_words_that_are_listed() -> None:
    rows = re.findall(r"^\| `(\w+)` \| `(\w)` \| (\w+) \|$", README.read_text(encoding="utf-8"), re.MULTILINE)
    assert {row[0] for row in rows} == {terrain for domino in kd.DOMINOES for terrain, _ in domino}
    for program, letter, person in rows:
        assert say(f"terrain-{program}") == person
        square = json.loads(kingdomino("score", "--json", f"C{letter}1"))["kingdoms"][0]["territories"][0]
        assert square["terrain"] == program


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_the_line_for_completion_teaches_the_shell(shell: str, tmp_path: Path) -> None:
    (line,) = re.findall(rf"`([^`]*{shell}_source kingdomino[^`]*)`", README.read_text(encoding="utf-8"))
    taught = subprocess.run(
        [Path(sys.executable).parent / "kingdomino"],
        env=os.environ | {"_KINGDOMINO_COMPLETE": f"{shell}_source"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert f"_KINGDOMINO_COMPLETE={shell}_complete" in taught.stdout
    if not (program := shutil.which(shell)):
        return
    asked = {"bash": "complete -p kingdomino", "zsh": "print $_comps[kingdomino]", "fish": "complete -c kingdomino"}
    prepared = "autoload -U compinit && compinit -u\n" if shell == "zsh" else ""
    known = subprocess.run(
        [program, "-c", f"{prepared}{line.replace(chr(92) + '|', '|')}\n{asked[shell]}"],
        env=os.environ | {"PATH": f"{Path(sys.executable).parent}:{os.environ['PATH']}", "HOME": str(tmp_path)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert "kingdomino" in known.stdout


def test_completion_finds_commands_and_options() -> None:
    for words, wanted in (("kingdomino sim", "simulate"), ("kingdomino serve --hea", "--heartbeat")):
        done = subprocess.run(
            [Path(sys.executable).parent / "kingdomino"],
            env=os.environ
            | {"_KINGDOMINO_COMPLETE": "bash_complete", "COMP_WORDS": words, "COMP_CWORD": str(words.count(" "))},
            capture_output=True,
            text=True,
            check=False,
        )
        assert f"plain,{wanted}" in done.stdout.splitlines()


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
