"""Every command under bad input and bad circumstances: a sentence or silence, an exit code, never a traceback."""

import asyncio
import fcntl
import os
import re
import signal
import subprocess
import sys
import termios
from collections.abc import Iterator, Mapping
from contextlib import suppress
from pathlib import Path
from typing import IO

import httpx
import pytest
from click.testing import CliRunner
from processes import worked
from waiting import PATIENCE, until, until_async

import kingdomino as kd
from kingdomino.cli import main
from kingdomino.measure import loadtest
from kingdomino.undisturbed import undisturbed

pytestmark = pytest.mark.skipif(os.name == "nt", reason="uses the devices, pipes and signals of Unix")

BINARY = bytes(range(256)) * 20
RECORD = """[Edition "classic"]
[A "Ada"]
[B "Bo"]

ABBA +4,11,23,38 A:23
"""


@pytest.fixture(autouse=True)
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with everything that a file should not be."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("KINGDOMINO_DATA", str(tmp_path / "data"))
    (tmp_path / "good").write_text(RECORD)
    (tmp_path / "mark").write_text("\ufeff" + RECORD)
    (tmp_path / "position").write_text("\ufeff" + str(kd.Game(seed=1).position) + "\n")
    (tmp_path / "empty").write_bytes(b"")
    (tmp_path / "binary").write_bytes(BINARY)
    (tmp_path / "folder").mkdir()
    (tmp_path / "loop").symlink_to("loop")
    with (tmp_path / "zeros").open("wb") as zeros:
        zeros.truncate(10 * 2**30)  # takes no space, and more memory than there is
    (tmp_path / "long").write_text(RECORD + "ABBA\n" * 300_000)
    return tmp_path


BAD_FILES = (
    "nothing",
    "empty",
    "binary",
    "folder",
    "folder/",
    "loop",
    "zeros",
    "long",
    "/dev/zero",
    "",
    "\udcff",
    "x" * 300,
)
READERS = {
    "show": ["show", "{}"],
    "analyse": ["analyse", "{}", "--seconds", "0.01"],
    "check": ["check", "{}"],
    "score": ["score", "--file", "{}"],
    "play": ["play", "--terminal", "--load", "{}"],
    "restore": ["restore", "{}"],
}
WRITERS = {
    "show": ["show", "good", "--svg", "{}"],
    "simulate": ["simulate", "--out", "{}"],
    "match": ["match", "random", "random", "--games", "2", "--workers", "0", "--json", "{}"],
    "journal": ["tournament", "random", "greedy", "--games", "2", "--workers", "0", "--journal", "{}"],
    "puzzles": ["puzzles", "--games", "1", "--workers", "0", "--out", "{}"],
    "backup": ["backup", "{}"],
}
UNWRITABLE = ("folder", "nothing/file", "loop", "/dev/full", "", "x" * 300, "good/file")
BAD_NUMBERS = ("nan", "inf", "-inf", "1e999", "99999999999999999999", "-1", "0x10", "", "1;2", "9" * 5000)
NUMBERS = {
    "analyse": ["analyse", "good", "--seconds"],
    "ply": ["show", "good", "--ply"],
    "game": ["show", "good", "--game"],
    "seed": ["simulate", "--seed"],
    "games": ["puzzles", "--out", "found", "--games"],
    "players": ["simulate", "--players"],
    "discarded": ["score", "C", "--discarded"],
    "bench": ["bench", "--seconds"],
    "loadtest": ["loadtest", "--every"],
    "tables": ["loadtest", "--tables"],
    "port": ["serve", "--port"],
    "days": ["serve", "--port", "70000", "--expire-days"],
    "heartbeat": ["serve", "--port", "70000", "--heartbeat"],
    "workers": ["match", "random", "greedy", "--games", "2", "--workers"],
    "sprt": ["match", "random", "greedy", "--games", "2", "--workers", "0", "--sprt"],
}
BAD_WORDS = (
    "",
    "oracle",
    "\udcff\x01",
    "master:playouts=99999999999999999999",
    "master:seconds=nan",
    "master:threads=x",
)
WORDS = {
    "agent": ["analyse", "good", "--agent"],
    "agents": ["simulate", "--agents"],
    "match": ["match", "greedy", "--games", "2", "--workers", "0"],
    "tournament": ["tournament", "greedy", "--games", "2", "--workers", "0"],
    "rules": ["simulate", "--rules", "harmony,harmony"],
    "edition": ["simulate", "--edition"],
    "kingdom": ["score"],
    "command": [],
    "option": ["check", "--nothing"],
    "commitment": ["check", "good", "--mine"],
    "database": ["serve", "--database"],
}


def refused(*arguments: str) -> str:
    """What a command says that cannot be done."""
    done = CliRunner().invoke(main, list(arguments))
    assert isinstance(done.exception, SystemExit), done.exc_info
    assert done.exit_code in (1, 2), done.output
    assert "Traceback" not in done.output
    return done.output


@pytest.mark.parametrize("file", BAD_FILES, ids=ascii)
@pytest.mark.parametrize("command", READERS)
def test_no_file_surprises_a_command_that_reads(command: str, file: str) -> None:
    if (command, file) == ("check", "empty"):
        return  # a file of no records, none of them bad
    assert refused(*(word.format(file) for word in READERS[command]))


@pytest.mark.parametrize("file", UNWRITABLE)
@pytest.mark.parametrize("command", WRITERS)
def test_no_file_surprises_a_command_that_writes(command: str, file: str) -> None:
    if file == "" and command in ("show", "match", "journal"):
        return  # as if it were not given
    if (command, file) == ("journal", "/dev/full"):
        return
    assert refused(*(word.format(file) for word in WRITERS[command]))


@pytest.mark.parametrize("number", BAD_NUMBERS, ids=lambda number: ascii(number[:20]))
@pytest.mark.parametrize("command", NUMBERS)
def test_no_number_surprises_a_command(command: str, number: str) -> None:
    if (command, number) == ("sprt", ""):
        return  # as if it were not given
    assert refused(*NUMBERS[command], number)


@pytest.mark.parametrize("word", BAD_WORDS, ids=ascii)
@pytest.mark.parametrize("command", WORDS)
def test_no_word_surprises_a_command(command: str, word: str) -> None:
    if word == "" and command in ("commitment", "database"):
        return  # as if it were not given
    assert refused(*WORDS[command], word)


def kingdomino(
    *arguments: str, shell: str = "", code: int = 0, text: str = "", environment: Mapping[str, str] | None = None
) -> str:
    """Runs a command as a process, perhaps with redirections; gives what it prints and complains about."""
    done = subprocess.run(
        ["bash", "-c", f'set -o pipefail; "$0" -m kingdomino "$@" {shell}', sys.executable, *arguments],
        capture_output=True,
        check=False,
        input=text.encode(),
        timeout=60,
        env=os.environ | dict(environment or {}),
    )
    said = (done.stdout + done.stderr).decode()
    assert done.returncode == code, said
    assert "Traceback" not in said and "Exception ignored" not in said
    return said


PRINTING = {
    "help": ["--help"],
    "show": ["show", "good"],
    "check": ["check", "good"],
    "analyse": ["analyse", "good", "--seconds", "0.01"],
    "simulate": ["simulate", "--games", "100"],
    "match": ["match", "random", "greedy", "--games", "2", "--workers", "0"],
    "bench": ["bench", "--seconds", "0.01"],
    "play": ["play", "--terminal", "--seats", "random,random"],
}


@pytest.mark.parametrize("command", PRINTING)
def test_standard_output_that_nobody_reads_or_can_write(command: str) -> None:
    assert kingdomino(*PRINTING[command], shell="| true", code=141) == ""
    for where in (">&-", ">/dev/full"):
        assert "Error: " in kingdomino(*PRINTING[command], shell=where, code=2)
    assert kingdomino(*PRINTING[command], shell=">&- 2>&- <&-", code=2) == ""


def test_standard_input_that_is_closed() -> None:
    assert "Standard input is closed." in kingdomino("check", "-", shell="<&-", code=2)


def test_a_server_needs_no_reader(place: Path) -> None:
    process = subprocess.Popen(
        ["bash", "-c", 'exec "$0" -m kingdomino serve --port 0 >&-', sys.executable], stderr=subprocess.PIPE
    )
    try:
        until(lambda: _answers(place / "data" / ".lock") or process.poll() is not None, "the server", 60)
        assert process.poll() is None
        process.send_signal(signal.SIGINT)
        _, said = process.communicate(timeout=60)
    finally:
        process.kill()
    assert process.returncode == 130 and b"Traceback" not in said, said


def _answers(lock: Path) -> bool:
    """Whether the server answers that has noted its address in this file."""
    try:
        return httpx.get(f"{lock.read_text().strip().rstrip('/')}/healthz").is_success
    except (OSError, httpx.HTTPError, httpx.InvalidURL):
        return False


def test_a_byte_order_mark_is_no_part_of_the_text() -> None:
    assert kingdomino("check", "mark") == "1 record, 0 bad\n"
    assert kingdomino("show", "mark") == kingdomino("show", "good") == kingdomino("show", "-", text="\ufeff" + RECORD)
    assert kingdomino("show", "position")


def test_a_moment_is_for_records_only() -> None:
    assert "--ply is for records, and this is a position" in refused("show", "position", "--ply", "3")
    assert "--game is for records" in refused("analyse", "position", "--game", "2")
    assert "there is more in the file" in kingdomino("show", "-", text="2 - - - - 1-48 C C\nmore", code=2)


def test_two_results_never_share_a_stream_or_a_file(place: Path) -> None:
    match = ("match", "random", "greedy", "--games", "2", "--workers", "0")
    assert "--json and --csv cannot both go to -" in refused(*match, "--csv", "-", "--json", "-")
    assert "cannot both go to" in refused(*match, "--records", "one", "--csv", "./one")
    assert "cannot both go to" in refused(*match, "--records", "one", "--journal", f"{place}/one")


@pytest.mark.parametrize("home", ["/dev/null", "/proc/nothing"])
def test_no_writable_home(home: str) -> None:
    nowhere = {"HOME": home, "KINGDOMINO_DATA": "", "XDG_DATA_HOME": ""}
    said = kingdomino("match", "random", "greedy", "--games", "2", "--workers", "0", environment=nowhere)
    assert "2 games" in said and "An interrupted run cannot continue later." in said
    assert kingdomino("check", "good", environment=nowhere)
    assert "Error: " in kingdomino("serve", "--port", "0", code=2, environment=nowhere)
    assert "Error: " in kingdomino("backup", "copy", code=2, environment=nowhere)
    said = kingdomino(
        "play", "--terminal", "--seats", "Ada,random", "--edition", "classic", "--rules", "", environment=nowhere
    )
    assert "cannot be saved automatically" in said


# ---- Ctrl+C ----

LASTING = {
    "analyse": ["analyse", "good", "--seconds", "3600"],
    "simulate": ["simulate", "--games", "100000000", "--agents", "value", "--out", "/dev/null"],
    "match": ["match", "value", "value", "--games", "100000", "--workers", "2"],
    "puzzles": ["puzzles", "--games", "100000", "--workers", "2", "--out", "found"],
    "bench": ["bench", "--seconds", "3600"],
    "check": ["check", "-"],
    "serve": ["serve", "--port", "0"],
    "play": ["play", "--terminal"],
    "loadtest": ["loadtest", "--seconds", "600", "--tables", "300"],
}


def in_the_middle(process: "subprocess.Popen[bytes]") -> bool:
    """Whether a command has worked for a while, read what it was given, or said something."""
    assert process.stdin and process.stdout
    return worked(process.pid) >= 2 or unread(process.stdin) == 0 or unread(process.stdout) > 0


def unread(pipe: IO[bytes]) -> int:
    """How many bytes wait in a pipe."""
    return int.from_bytes(fcntl.ioctl(pipe, termios.FIONREAD, bytes(4)), sys.byteorder)


@pytest.fixture
def lasting(request: pytest.FixtureRequest) -> Iterator[subprocess.Popen[bytes]]:
    """A command in the middle of its work, in a group of processes of its own as a shell makes it."""
    process = subprocess.Popen(
        [sys.executable, "-m", "kingdomino", *LASTING[request.param]],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
    )
    try:
        assert process.stdin
        process.stdin.write(b"\n")
        process.stdin.flush()
        until(lambda: process.poll() is not None or in_the_middle(process), "it to be in the middle of its work")
        assert process.poll() is None
        yield process
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
        process.communicate()


@pytest.mark.parametrize("lasting", LASTING, indirect=True)
def test_ctrl_c_ends_every_command(lasting: "subprocess.Popen[bytes]") -> None:
    os.killpg(lasting.pid, signal.SIGINT)
    _, said = lasting.communicate(timeout=20)
    assert lasting.returncode == 130, said
    assert b"Traceback" not in said and b"Exception ignored" not in said


@pytest.mark.parametrize("lasting", ["puzzles"], indirect=True)
def test_puzzles_say_what_was_kept_when_they_are_stopped(lasting: "subprocess.Popen[bytes]") -> None:
    os.killpg(lasting.pid, signal.SIGINT)
    _, said = lasting.communicate(timeout=20)
    searched = re.search(rb"Stopped after (\d+) of 100,000 games, kept in found; the same command continues", said)
    assert searched, said
    assert re.findall(r"^# (\d+)$", Path("found").read_text(), re.MULTILINE)[-1:] in ([], [str(int(searched[1]) - 1)])


def test_analyse_shows_that_it_thinks() -> None:
    import pty

    outer, inner = pty.openpty()
    command = [sys.executable, "-m", "kingdomino", "analyse", "good", "--seconds", "3600"]
    process = subprocess.Popen(command, stdin=inner, stdout=inner, stderr=inner, start_new_session=True)
    os.close(inner)
    try:
        _read_until(outer, b"thinking")
        _read_until(outer, b"0:00:02")
        process.send_signal(signal.SIGINT)
        assert process.wait(PATIENCE) == 130
    finally:
        process.kill()
        process.wait()
        os.close(outer)


def test_a_load_test_that_is_stopped_while_it_connects_takes_no_answer_for_a_message() -> None:
    troubles: list[dict[str, object]] = []
    heard: list[bytes] = []

    async def stop() -> None:
        asked, answered = asyncio.Event(), asyncio.Event()

        async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            await reader.readuntil(b"\r\n\r\n")
            asked.set()
            await answered.wait()
            writer.write(b"HTTP/1.1 101 Switching Protocols\r\n\r\n\x81\x02{}")
            writer.close()

        asyncio.get_running_loop().set_exception_handler(lambda _, trouble: troubles.append(trouble))
        async with await asyncio.start_server(answer, "127.0.0.1") as server:
            url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
            connecting = asyncio.create_task(loadtest._connect(url, "/", "", lambda _, message: heard.append(message)))
            await asked.wait()
            connecting.cancel()
            answered.set()
            with suppress(asyncio.CancelledError):
                await connecting
            await until_async(lambda: heard or troubles, "what comes of it")

    asyncio.run(asyncio.wait_for(stop(), 20))
    assert heard == [b"{}"] and troubles == []


BUILDING = """
import signal
import kingdomino.server.run as run
from kingdomino.cli import main
build = run.create_app
def create_app(*about, **more):
    signal.raise_signal(signal.SIGINT)
    app = build(*about, **more)
    print("built")
    return app
run.create_app = create_app
main(["serve", "--port", "0"])
"""


def test_ctrl_c_waits_until_the_server_is_built() -> None:
    """pydantic would take it for a fault of what it builds."""
    done = subprocess.run([sys.executable, "-c", BUILDING], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout.strip(), done.stderr.strip()) == (130, "built", "")


def test_ctrl_c_that_is_ignored_stays_so() -> None:
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        with undisturbed():
            signal.raise_signal(signal.SIGINT)
    finally:
        signal.signal(signal.SIGINT, before)


# ---- without the packages of extras ----

WITHOUT = """
import sys
for name in ("fastapi", "httpx", "pydantic", "sqlalchemy", "uvicorn", "websockets", "starlette", "orjson", "alembic"):
    sys.modules[name] = None
from kingdomino.cli import main
main(prog_name="kingdomino")
"""


def without_server(*arguments: str, code: int) -> str:
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT, *arguments],
        capture_output=True,
        check=False,
        timeout=60,
        stdin=subprocess.DEVNULL,
    )
    said = (done.stdout + done.stderr).decode()
    assert done.returncode == code, said
    assert "Traceback" not in said
    return said


@pytest.mark.parametrize("command", ["serve", "backup copy", "restore good", "loadtest"])
def test_a_command_without_its_packages_says_how_to_get_them(command: str) -> None:
    said = without_server(*command.split(), code=2)
    assert said == "Error: This needs more packages: pip install 'kingdomino[play]'\n"


@pytest.mark.parametrize("command", ["", "play"])
def test_the_browser_game_without_its_packages_points_to_the_terminal(command: str) -> None:
    said = without_server(*command.split(), code=2)
    assert "pip install 'kingdomino[play]'" in said and "kingdomino play --terminal" in said


def test_the_rest_needs_none_of_them() -> None:
    without_server("simulate", "--games", "2", "--out", "games", code=0)
    assert without_server("check", "games", code=0) == "2 records, 0 bad\n"
    assert without_server("show", "games", code=0)
    said = without_server("play", "--terminal", "--seats", "Ada,random", "--edition", "classic", "--rules", "", code=0)
    assert "Ada, claim a domino" in said or "Ada, place" in said


def test_the_client_without_its_packages_says_how_to_get_them() -> None:
    program = WITHOUT.partition("from kingdomino")[0] + "import kingdomino.client"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    last = done.stderr.splitlines()[-1]
    assert last == "ModuleNotFoundError: This needs more packages: pip install 'kingdomino[play]'"


def test_in_a_terminal_the_terminal_game_is_offered() -> None:
    import pty

    outer, inner = pty.openpty()
    process = subprocess.Popen([sys.executable, "-c", WITHOUT], stdin=inner, stdout=inner, stderr=inner)
    os.close(inner)
    try:
        seen = _read_until(outer, b"instead?")
        assert b"pip install 'kingdomino[play]'" in seen
        os.write(outer, b"\n")
        _read_until(outer, b"Which edition?")
    finally:
        process.kill()
        process.wait()
        os.close(outer)


def _read_until(terminal: int, words: bytes) -> bytes:
    seen = b""
    while words not in seen:
        part = os.read(terminal, 4096)
        assert part, seen
        seen += part
    return seen
