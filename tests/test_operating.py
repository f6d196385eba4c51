"""What those who run a server rely on: its logs, its files, its folder, backups and what they bring back."""

import asyncio
import json
import logging
import os
import random
import re
import shlex
import shutil
import signal
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import processes
import pytest
import sqlalchemy as sa
from click.testing import CliRunner
from served import PATIENCE, Served
from test_cli import kingdomino
from test_friends import play_out, two_friends
from test_server import refused
from waiting import until

from kingdomino import Game, cli
from kingdomino.server import metrics, run
from kingdomino.server import store as store_module
from kingdomino.server.logs import blotted
from kingdomino.server.store import Store, sqlite_url
from kingdomino.terminal import unfinished

HASH = "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08"
COOKIE = "Zm9vYmFyYmF6_Zm9vYmFyYmF6-Zm9vYmFyYmF6Zm9vY"
TABLE = "iDKXiA24rAUOzUUc"
WATCH = "w-k3_-pQ9xTz0aLmNo"

OPERATING = Path(__file__).parent.parent / "docs/operating.md"

# ---- logs ----

FAILING = f'''
import asyncio, gc, logging, sqlite3, sys, threading, traceback, warnings
from pathlib import Path
import sqlalchemy as sa
from kingdomino.server import logs
from kingdomino.server.store import Store, StoredGame, games, sqlite_url

logs.set_up(player="player" in sys.argv)

async def main():
    store = await Store.open(sqlite_url(Path(sys.argv[1])))
    game = StoredGame("{TABLE}", "classic", "", [], "1", "{HASH}", watch="{WATCH}", fair={{"secret": "{HASH}"}})
    await store.create(game)
    async def lost():
        with store.engine.begin() as connection:
            connection.execute(sa.text("DELETE FROM nothing WHERE visitor = :visitor"), {{"visitor": "{HASH}"}})
    task = asyncio.create_task(lost())
    await asyncio.wait([task])
    del task
    gc.collect()
    try:
        with store.engine.begin() as connection:
            connection.execute(sa.insert(games).values(game.row()))
    except Exception as error:
        logging.getLogger("kingdomino.server").warning("it failed: %s", error)
        try:
            raise RuntimeError("at /table/{TABLE} and /api/tables/{TABLE}/live with {COOKIE} and {WATCH}") from error
        except RuntimeError:
            logging.getLogger("uvicorn.error").exception("Exception in ASGI application\\n")
            logging.getLogger("uvicorn.error").error(traceback.format_exc())
    asyncio.get_running_loop().call_soon(lambda secret: 1 / 0, "{TABLE}")
    await asyncio.sleep(0)
    await store.close()

asyncio.run(main())
warnings.warn("{TABLE} is old")
class Odd:
    def __del__(self):
        raise KeyError("{TABLE}")
Odd()
thread = threading.Thread(target=lambda: {{}}["{TABLE}"])
thread.start()
thread.join()
logging.getLogger("sqlalchemy.engine").error("a connection of {HASH} is gone")
logging.getLogger("kingdomino").error("%d", "{TABLE}")
class Violation(sqlite3.IntegrityError):
    sqlstate = "23505"
raise ExceptionGroup("many", [Violation("Key (game, ply)=({TABLE}, 3) already exists"), ValueError("{TABLE}")])
'''


def _fail(folder: Path, *options: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", FAILING, str(folder), *options], capture_output=True, text=True, check=False
    )
    for secret in (HASH, COOKIE, TABLE, WATCH, "Key (game"):
        assert secret not in done.stderr, done.stderr
    return done.stderr


def test_whatever_fails_is_one_json_object_without_secrets(tmp_path: Path) -> None:
    lines: list[dict[str, Any]] = [json.loads(line) for line in _fail(tmp_path).splitlines()]
    said = [(line["logger"], line["message"]) for line in lines]
    assert ("asyncio", "Task exception was never retrieved") in said
    assert ("uvicorn.error", "Exception in ASGI application") in said
    kinds = "RuntimeError from sqlalchemy.exc.IntegrityError from sqlite3.IntegrityError"
    assert ("uvicorn.error", kinds) in said  # what fails when a server starts
    assert ("kingdomino", "a thread failed") in said
    assert ("kingdomino", "an error had nowhere to go") in said
    assert ("sqlalchemy.engine", "a connection of *** is gone") in said
    assert said[-1] == ("kingdomino", "the program failed")
    assert any(logger == "py.warnings" and "UserWarning: *** is old" in text for logger, text in said)
    assert ("kingdomino.server", "it failed: IntegrityError from IntegrityError SQLITE_CONSTRAINT_UNIQUE") in said
    assert ("asyncio", "Exception in callback main.<locals>.<lambda>") in said
    errors = {error["error"]: error["frames"] for line in lines for error in line.get("exception", ())}
    assert "OperationalError from OperationalError SQLITE_ERROR" in errors
    assert "RuntimeError: at /table/*** and /api/tables/***/live with *** and ***" in errors
    assert {"Violation 23505", "ValueError: ***", "KeyError", "ZeroDivisionError: division by zero"} <= set(errors)
    where = errors["OperationalError from OperationalError SQLITE_ERROR"]
    assert where[0].endswith(" main.<locals>.lost")


def test_errors_of_the_database_name_no_parameters(tmp_path: Path) -> None:
    async def fail() -> None:
        store = await Store.open(sqlite_url(tmp_path))
        with store.engine.begin() as connection:
            connection.execute(sa.text("DELETE FROM nothing WHERE visitor = :visitor"), {"visitor": HASH})

    with pytest.raises(sa.exc.OperationalError) as error:
        asyncio.run(fail())
    assert HASH not in str(error.value)


def test_a_player_sees_what_failed_without_secrets(tmp_path: Path) -> None:
    said = _fail(tmp_path, "player")
    assert "Something went wrong: the program failed" in said
    assert "is old" not in said


@pytest.mark.parametrize("text", ["ConnectionClosed", "the internationalisation of kingdomino.server", "1024 tables"])
def test_true_words_are_not_blotted_out(text: str) -> None:
    assert blotted(text) == text


@pytest.mark.parametrize("secret", [HASH, COOKIE, TABLE, WATCH, HASH[:32].upper()])
@pytest.mark.parametrize("around", ["{}", "/table/{}", "key={};", "'{}'", "({}, 3)"])
def test_what_looks_like_a_secret_is_blotted_out(secret: str, around: str) -> None:
    assert secret not in blotted(around.format(secret))


def test_the_password_of_a_database_is_blotted_out() -> None:
    assert blotted("postgresql://kd:pw@host/games") == "postgresql://***@host/games"


# ---- as a service ----


@pytest.fixture
def unit(tmp_path: Path) -> Path:
    """The unit as printed, with the program of this installation."""
    (text,) = re.findall(r"^```ini\n(.*?)^```", OPERATING.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    file = tmp_path / "kingdomino.service"
    program = Path(sys.executable).parent / "kingdomino"
    file.write_text(text.replace("/opt/kingdomino/bin/kingdomino", str(program)), encoding="utf-8")
    return file


def test_the_unit_is_one_that_systemd_understands(unit: Path) -> None:
    done = subprocess.run(["systemd-analyze", "verify", unit], capture_output=True, text=True, check=False)
    assert done.returncode == 0 and unit.name not in done.stderr, done.stderr


def test_the_unit_is_as_closed_as_printed(unit: Path) -> None:
    done = subprocess.run(
        ["systemd-analyze", "security", "--offline=true", "--no-pager", unit],
        capture_output=True,
        text=True,
        check=False,
    )
    found = re.search(r"exposure level for kingdomino.service: ([\d.]+)", done.stdout)
    printed = re.search(r"security kingdomino` says ([\d.]+)\.", OPERATING.read_text(encoding="utf-8"))
    assert found and printed and float(found[1]) <= float(printed[1]) <= 3, done.stdout + done.stderr


# ---- where it answers, and what ----


@pytest.mark.parametrize("path", ["/", "/healthz", "/readyz", "/sw.js"])
def test_head_is_answered_like_get(served: Served, path: str) -> None:
    ada = served.visitor()
    got = ada.http.get(path)
    head = ada.http.head(path)
    assert (head.status_code, head.content) == (200, b"")
    for name in ("content-type", "content-length"):
        assert head.headers.get(name) == got.headers.get(name)


@pytest.mark.parametrize(
    ("options", "believed"),
    [
        ((), True),
        (("--trusted-proxy", "192.0.2.0/24,127.0.0.1"), True),
        (("--trusted-proxy", "192.0.2.1"), False),
        (("--host", "::"), True),
    ],
)
def test_headers_of_proxies_that_are_trusted_are_believed(
    tmp_path: Path, options: tuple[str, ...], believed: bool
) -> None:
    with Served(tmp_path / "data", *options) as served:
        ada = served.visitor()
        id = ada.new_game("Ada", "Bo")
        headers = {"X-Forwarded-For": "203.0.113.7", "X-Forwarded-Proto": "https", "Host": "kingdomino.example"}
        told = ada.http.get(f"/table/{id}", headers=headers)
        assert ("https://kingdomino.example/" in told.text) == believed
        assert ("; Secure" in httpx.get(f"{served.url}/", headers=headers).headers["set-cookie"]) == believed


def test_what_is_no_proxy_is_refused() -> None:
    said = kingdomino("serve", "--port", "0", "--trusted-proxy", "10.0.0.5,proxy.example", code=2)
    assert "proxy.example is neither an address, such as 10.0.0.5, nor a network" in said


def test_metrics_are_for_this_machine_only(served: Served) -> None:
    http = served.visitor().http
    assert http.get("/metrics").status_code == 200
    for forwarded in (
        {"X-Forwarded-For": "192.0.2.7"},
        {"X-Forwarded-For": "127.0.0.1"},
        {"Host": "kingdomino.example"},
    ):
        hidden = http.get("/metrics", headers=forwarded)
        assert hidden.status_code == 404 and "kingdomino_tables" not in hidden.text


@pytest.mark.parametrize(
    ("gone", "told"),
    [("web/assets/*.wasm", "no puzzles, no hints and no games offline"), ("web/index.html", "has no page"), ("", "")],
)
def test_a_server_says_what_it_was_built_without(tmp_path: Path, gone: str, told: str) -> None:
    package = tmp_path / "package"
    shutil.copytree(Path(cli.__file__).parent.parent, package / "kingdomino", copy_function=os.symlink)
    for file in (package / "kingdomino").glob(gone) if gone else ():
        file.unlink()
    serving = subprocess.Popen(
        [sys.executable, "-m", "kingdomino", "serve", "--port", "0", "--data", str(tmp_path / "data")],
        cwd=package,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert serving.stdout
    said = serving.stdout.readline()
    assert "http://localhost:" in said
    if told:
        assert told in serving.stdout.readline()
    serving.terminate()
    rest, _ = serving.communicate(timeout=PATIENCE)
    assert not rest


def test_the_image_builds_all_of_the_page() -> None:
    installed = (OPERATING.parent / "Containerfile").read_text(encoding="utf-8")
    assert re.search(r"apt-get install .*\bemscripten\b", installed)


def test_an_address_of_ipv6_has_brackets(tmp_path: Path) -> None:
    arguments = ["serve", "--host", "::1", "--port", "0", "--data", str(tmp_path / "data")]
    process, output = processes.start(processes.kingdomino, arguments, tmp_path / "log")
    with output:
        said = output.readline()
        found = re.search(r"http://\[::1\]:\d+/", said)
        assert found, said + (tmp_path / "log").read_text()
        assert httpx.get(f"{found[0]}healthz").text == "ok\n"
        process.terminate()
        process.join(PATIENCE)


# ---- files ----


@pytest.fixture
def open_umask() -> Iterator[None]:
    """A system on which everybody may read new files."""
    before = os.umask(0)
    yield
    os.umask(before)


def _mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def _modes(folder: Path) -> dict[str, int]:
    return {file.name: _mode(file) for file in folder.iterdir()}


@pytest.mark.usefixtures("open_umask")
def test_nobody_else_reads_games_and_backups(tmp_path: Path) -> None:
    data = tmp_path / "data"
    with Served(data) as served:
        served.visitor().new_game("Ada", "Bo")
        assert {f"kingdomino.sqlite{end}" for end in ("", "-wal", "-shm")} <= set(_modes(data))
        assert set(_modes(data).values()) == {0o600}
        kingdomino("backup", str(tmp_path / "copy.sqlite"), "--data", str(data))
    assert _mode(data) == 0o700
    assert _mode(tmp_path / "copy.sqlite") == 0o600
    kingdomino("restore", str(tmp_path / "copy.sqlite"), "--data", str(data))
    assert set(_modes(data).values()) == {0o600}


@pytest.mark.usefixtures("open_umask")
def test_a_backup_is_private_before_anything_is_in_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with Served(tmp_path / "data"):
        pass
    seen: list[int] = []
    connect = sqlite3.connect

    def watched(file: Path) -> sqlite3.Connection:
        seen.append(_mode(file))
        return connect(file)

    monkeypatch.setattr(sqlite3, "connect", watched)
    run.backup(tmp_path / "data" / run.DATABASE, tmp_path / "copy.sqlite")
    assert seen == [0o600, 0o600]


@pytest.mark.usefixtures("open_umask")
def test_files_that_all_could_read_are_made_private_and_folders_of_others_are_left(tmp_path: Path) -> None:
    data = tmp_path / "data"
    data.mkdir(mode=0o755)
    with Served(data) as served:
        served.visitor().new_game("Ada", "Bo")
        served.kill()
        for file in data.iterdir():
            file.chmod(0o644)
        served.start()
        assert {name: mode for name, mode in _modes(data).items() if "sqlite" in name and mode != 0o600} == {}
    assert _mode(data) == 0o755


@pytest.mark.usefixtures("open_umask")
def test_saved_games_are_private(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KINGDOMINO_DATA", str(tmp_path / "data"))
    unfinished.Autosave().write(Game(seed=1))
    (file,) = (tmp_path / "data" / "unfinished").iterdir()
    assert (_mode(file), _mode(file.parent), _mode(file.parent.parent)) == (0o600, 0o700, 0o700)


# ---- one server a folder ----


def test_a_second_server_on_a_folder_is_told_where_the_first_one_is(tmp_path: Path) -> None:
    with Served(tmp_path / "data") as served:
        said = kingdomino("serve", "--port", "0", "--data", str(served.data), code=2)
        where = f"http://localhost:{served.port}/"
        assert said == f"Error: Another kingdomino is using the folder {served.data}: it is at {where}\n"
        player = subprocess.run(
            [sys.executable, "-m", "kingdomino"],
            env=os.environ | {"KINGDOMINO_DATA": str(served.data), "BROWSER": "true"},
            capture_output=True,
            text=True,
            check=True,
        )
        assert player.stdout == f"Kingdomino is already open, at {where}\n"
        assert player.stderr == ""
        served.kill()
        served.start()  # a lock does not outlive its server


def test_a_second_server_on_a_folder_whose_lock_file_was_removed_is_told_so(tmp_path: Path) -> None:
    """Or on the same database by another name."""
    with Served(tmp_path / "data") as served:
        (served.data / run.LOCK).unlink()
        assert "is using the folder" in refused("--port", "0", data=served.data)
        (tmp_path / "other").mkdir()
        (tmp_path / "other" / run.DATABASE).symlink_to(served.data / run.DATABASE)
        assert "is using the folder" in refused("--port", "0", data=tmp_path / "other")
        copied = tmp_path / "copy.sqlite"
        kingdomino("backup", str(copied), "--data", str(served.data))
        assert "is using the folder" in kingdomino("restore", str(copied), "--data", str(served.data), code=2)
        served.visitor().new_game("Ada", "Bo")


# ---- whether a database is whole ----


def test_a_database_that_was_closed_is_not_checked_again(tmp_path: Path) -> None:
    """A large one would take minutes, and nobody could play meanwhile."""
    asked: list[str] = []

    def note(_: object, __: object, statement: str, *___: object) -> None:
        asked.append(statement)

    async def use() -> None:
        await (await Store.open(sqlite_url(tmp_path))).close()

    asyncio.run(use())
    sa.event.listen(sa.Engine, "before_cursor_execute", note)
    try:
        asyncio.run(use())
    finally:
        sa.event.remove(sa.Engine, "before_cursor_execute", note)
    assert asked and not [statement for statement in asked if "_check" in statement]


def _checks_when_told() -> None:
    """`kingdomino` whose checks of a database last until there is a file `go` in its data folder."""
    folder = Path(sys.argv[sys.argv.index("--data") + 1])
    true = store_module.damage

    def waits(execute: Callable[[str], Any]) -> str | None:
        until((folder / "go").exists, "to be told")
        return true(execute)

    store_module.damage = waits
    processes.kingdomino()


def test_a_database_that_was_not_closed_is_checked_while_it_is_used(tmp_path: Path) -> None:
    with Served(tmp_path / "data") as served:
        served.kill()
        served.program = _checks_when_told
        served.start()
        ada = served.visitor()
        ada.new_game("Ada", "Bo")
        ready = ada.http.get("/readyz")
        assert (ready.status_code, ready.text) == (503, "the database was not closed and is being checked\n")
        (served.data / "go").touch()
        until(lambda: ada.http.get("/readyz").text == "ok\n", "the check to end")
        served.stop()
        (served.data / "go").unlink()
        served.start()
        assert ada.http.get("/readyz").text == "ok\n"


def test_a_damaged_database_is_told_of_at_each_start(tmp_path: Path) -> None:
    with Served(tmp_path / "data") as served:
        ada = served.visitor()
        for _ in range(50):
            ada.new_game("Ada", "Bo")
        served.kill()
        file = served.data / run.DATABASE
        with closing(sqlite3.connect(file)) as database:
            database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            page = database.execute("SELECT rootpage FROM sqlite_master WHERE name = 'reviews'").fetchone()[0]
        with file.open("rb+") as opened:
            opened.seek((page - 1) * 4096)
            opened.write(random.Random(1).randbytes(4096))
        told = "the database is damaged\n"
        for _ in range(2):
            served.start()
            until(lambda: ada.http.get("/readyz").text == told, "the damage to be found")
            assert "the database is damaged, restore a backup" in served.log()
            served.stop()
            served.log_file.unlink()


# ---- backups ----


def _tables(served: Served, visitor: Any) -> int:
    visitor.http.base_url = served.url
    return len(visitor.ask("GET", "/tables")["games"])


def test_a_backup_comes_back(tmp_path: Path) -> None:
    data, copy = tmp_path / "data", tmp_path / "copy.sqlite"
    with Served(data) as served:
        ada = served.visitor()
        ada.new_game("Ada", "Bo")
        kingdomino("backup", str(copy), "--data", str(data))
        ada.new_game("Ada", "Bo")
        assert "is using the folder" in kingdomino("restore", str(copy), "--data", str(data), code=2)
        assert _tables(served, ada) == 2
    said = kingdomino("restore", str(copy), "--data", str(data))
    (kept,) = data.glob("kingdomino.sqlite.before-restore-????????-??????")
    assert said == f"{copy} is restored to {data / run.DATABASE}; what was there before is now {kept}.\n"
    with Served(data) as served:
        assert _tables(served, ada) == 1
    kept.rename(tmp_path / "kept.sqlite")
    kingdomino("restore", str(tmp_path / "kept.sqlite"), "--data", str(tmp_path / "new"))
    with Served(tmp_path / "new") as served:
        assert _tables(served, ada) == 2


def test_what_root_restores_belongs_to_the_service(tmp_path: Path) -> None:
    with Served(tmp_path / "data"):
        kingdomino("backup", str(tmp_path / "copy.sqlite"), "--data", str(tmp_path / "data"))
    state = tmp_path / "state"
    state.mkdir(0o700)
    owner = (65534, 65534) if os.getuid() == 0 else (os.getuid(), os.getgid())  # only root can give files away
    os.chown(state, *owner)
    said = kingdomino("restore", str(tmp_path / "copy.sqlite"), "--data", str(state))
    assert said == f"{tmp_path / 'copy.sqlite'} is restored to {state / run.DATABASE}.\n"
    kingdomino("restore", str(tmp_path / "copy.sqlite"), "--data", str(state))
    assert len(list(state.iterdir())) == 3  # the database, the one before, and the lock
    assert {(file.stat().st_uid, file.stat().st_gid, _mode(file)) for file in state.iterdir()} == {(*owner, 0o600)}


def test_backup_and_restore_work_as_printed(tmp_path: Path) -> None:
    """In a folder of the test's own, with the programs of this installation."""
    text = OPERATING.read_text(encoding="utf-8")
    lines = re.findall(r"^/opt/kingdomino/bin/kingdomino ((?:backup|restore) .*)$", text, re.MULTILINE)
    assert [line.split()[0] for line in lines] == ["backup", "restore"]
    assert not re.findall(r"kingdomino (?:backup|restore) (?!--data /var/lib/kingdomino )", text)
    data = tmp_path / "data"
    backup, restore = (
        line.replace("/var/lib/kingdomino", str(data)).replace("games.sqlite", str(tmp_path / "copy")) for line in lines
    )
    with Served(data) as served:
        ada = served.visitor()
        ada.new_game("Ada", "Bo")
        kingdomino(*shlex.split(backup))
        ada.new_game("Ada", "Bo")
        served.stop()
        kingdomino(*shlex.split(restore))
        served.start()
        assert _tables(served, ada) == 1


class _Killed(sqlite3.Connection):
    """A copy of it is never finished."""

    def backup(self, target: sqlite3.Connection, **_: Any) -> None:
        super().backup(target, pages=5, progress=lambda *_: os.kill(os.getpid(), signal.SIGKILL))


def _killed_in_a_backup() -> None:
    setattr(sqlite3, "connect", partial(sqlite3.connect, factory=_Killed))  # noqa: B010
    processes.kingdomino()


def _killed_in_a_restore() -> None:
    run._check_backup = lambda *_: os.kill(os.getpid(), signal.SIGKILL)
    processes.kingdomino()


def _killed(program: Callable[[], None], folder: Path, *arguments: str) -> None:
    """Runs a command that does not survive."""
    process, output = processes.start(program, arguments, folder / "killed.log")
    process.join(PATIENCE)
    output.close()
    assert process.exitcode == -signal.SIGKILL, (folder / "killed.log").read_text()


def test_a_backup_that_was_killed_is_not_there_and_made_anew(tmp_path: Path) -> None:
    data, target = tmp_path / "data", tmp_path / "backups" / "copy.sqlite"
    target.parent.mkdir()
    with Served(data) as served:
        served.visitor().new_game("Ada", "Bo")
        _killed(_killed_in_a_backup, tmp_path, "backup", str(target), "--data", str(data))
        assert not target.exists()
        kingdomino("backup", str(target), "--data", str(data))
    assert list(target.parent.iterdir()) == [target]
    assert "already exists" in kingdomino("backup", str(target), "--data", str(data), code=2)
    kingdomino("restore", str(target), "--data", str(tmp_path / "new"))


def test_a_restore_that_was_killed_leaves_nothing_for_long(tmp_path: Path) -> None:
    data, copied = tmp_path / "data", tmp_path / "copy.sqlite"
    with Served(data) as served:
        served.visitor().new_game("Ada", "Bo")
        kingdomino("backup", str(copied), "--data", str(data))
        served.stop()
        before = set(_modes(data))
        _killed(_killed_in_a_restore, tmp_path, "restore", str(copied), "--data", str(data))
        assert len(set(_modes(data)) - before) == 1
        served.start()
        assert not [name for name in _modes(data) if name.endswith(".tmp")]
        served.stop()
        _killed(_killed_in_a_restore, tmp_path, "restore", str(copied), "--data", str(data))
        kingdomino("restore", str(copied), "--data", str(data))
        assert not [name for name in _modes(data) if name.endswith(".tmp")]
        served.start()


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """A backup with a few games in it."""
    folder = tmp_path_factory.mktemp("backed-up")
    with Served(folder / "data") as served:
        for _ in range(20):
            served.visitor().new_game("Ada", "Bo")
    run.backup(folder / "data" / run.DATABASE, folder / "copy.sqlite")
    return (folder / "copy.sqlite").read_bytes()


def _restored(tmp_path: Path, content: bytes) -> str:
    """What is said about a backup that is not put in place."""
    (tmp_path / "copy.sqlite").write_bytes(content)
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / run.DATABASE).write_bytes(b"as it was")
    with pytest.raises(run.ServeError) as refused:
        run.restore(tmp_path / "copy.sqlite", tmp_path / "data")
    assert {file.name for file in (tmp_path / "data").iterdir()} <= {run.DATABASE, run.LOCK, f"{run.DATABASE}-wal"}
    assert (tmp_path / "data" / run.DATABASE).read_bytes() == b"as it was"
    return str(refused.value).replace(str(tmp_path), "")


def test_a_damaged_backup_is_not_put_in_place(tmp_path: Path, copy: bytes) -> None:
    damaged = copy[:4096] + random.Random(1).randbytes(len(copy) - 4096)
    assert _restored(tmp_path, damaged).startswith("/copy.sqlite is damaged: ")


def test_a_backup_that_was_cut_off_is_not_put_in_place(tmp_path: Path, copy: bytes) -> None:
    assert _restored(tmp_path, copy[: len(copy) // 2]).startswith("/copy.sqlite is damaged: ")


@pytest.mark.parametrize("content", [b"", b"hello", random.Random(1).randbytes(9000)])
def test_what_is_no_backup_is_not_put_in_place(tmp_path: Path, content: bytes) -> None:
    assert _restored(tmp_path, content) == "/copy.sqlite is not a Kingdomino database"


def test_a_backup_of_the_future_is_not_put_in_place(tmp_path: Path, copy: bytes) -> None:
    (tmp_path / "future.sqlite").write_bytes(copy)
    with closing(sqlite3.connect(tmp_path / "future.sqlite")) as database:
        database.execute("PRAGMA journal_mode = DELETE")
        database.execute("UPDATE alembic_version SET version_num = '9999'")
        database.commit()
    said = _restored(tmp_path, (tmp_path / "future.sqlite").read_bytes())
    assert said == "/copy.sqlite: the database was written by a newer kingdomino; please update"


def test_nothing_is_put_beside_what_a_killed_server_left(tmp_path: Path, copy: bytes) -> None:
    (tmp_path / "data").mkdir()
    left = tmp_path / "data" / f"{run.DATABASE}-wal"
    left.write_bytes(b"moves")
    (tmp_path / "copy.sqlite").write_bytes(copy)
    with pytest.raises(run.ServeError, match="start kingdomino on it once and stop it"):
        run.restore(tmp_path / "copy.sqlite", tmp_path / "data")
    assert left.exists()


def test_a_backup_that_is_not_there(tmp_path: Path) -> None:
    nothing = str(tmp_path / "nothing")
    assert f"{nothing}: No such file" in kingdomino("restore", nothing, "--data", str(tmp_path / "data"), code=2)


def test_only_a_database_of_kingdomino_is_backed_up(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / run.DATABASE)) as other:
        other.execute("CREATE TABLE games (x)")
    target = tmp_path / "copy.sqlite"
    said = kingdomino("backup", str(target), "--data", str(tmp_path), code=2)
    assert "is not a Kingdomino database" in said
    assert not target.exists()


# ---- space ----


@pytest.mark.parametrize(
    ("free", "total", "low"),
    [(50e9, 100e9, False), (9e9, 100e9, True), (0.9e9, 2e9, True), (1.1e9, 2e9, False)],
)
def test_little_space_is_noticed(monkeypatch: pytest.MonkeyPatch, free: float, total: float, low: bool) -> None:
    monkeypatch.setattr(shutil, "disk_usage", lambda _: SimpleNamespace(free=free, total=total))
    assert (metrics.low_space(Path("/data")) is not None) == low


def test_a_full_disk_is_warned_of_once_an_hour(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    left = [5e9, 0.5e9, 0.5e9, 5e9]
    slept: list[float] = []
    monkeypatch.setattr(shutil, "disk_usage", lambda _: SimpleNamespace(free=left.pop(0), total=10e9))

    async def sleep(seconds: float) -> None:
        slept.append(seconds)
        if not left:
            raise asyncio.CancelledError

    monkeypatch.setattr(asyncio, "sleep", sleep)
    with caplog.at_level(logging.WARNING), pytest.raises(asyncio.CancelledError):
        asyncio.run(run.warn_of_full_disk(Path("/data")))
    assert slept == [60, 3600, 3600, 60]
    assert [line.message.split(":")[0] for line in caplog.records] == ["0.5 GB left for /data"] * 2


def test_the_numbers_of_the_disk_are_counted(served: Served) -> None:
    counted = dict(
        line.split(" ") for line in served.visitor().http.get("/metrics").text.splitlines() if line[0] != "#"
    )
    assert float(counted["kingdomino_database_bytes"]) > 4096
    assert float(counted["kingdomino_disk_free_bytes"]) > 0
    assert {"kingdomino_save_retries_total", "kingdomino_thinking", "kingdomino_thinking_waiting"} <= set(counted)


# ---- how long games are kept ----


def test_a_player_at_home_loses_nothing(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("KINGDOMINO_DATA", str(tmp_path))
    asked: list[dict[str, Any]] = []
    monkeypatch.setattr(run, "serve", lambda *_, **how: asked.append(how))
    assert CliRunner().invoke(cli.main, []).exit_code == 0
    assert CliRunner().invoke(cli.main, ["serve", "--port", "0"]).exit_code == 0
    assert CliRunner().invoke(cli.main, ["serve", "--port", "0", "--keep-days", "7"]).exit_code == 0
    assert [(how["expire_days"], how["keep_days"]) for how in asked] == [(0, 0), (30, 365), (30, 7)]


def test_the_name_of_a_downloaded_record_says_nothing_of_its_table(served: Served) -> None:
    visitor = served.visitor()
    answer = visitor.http.get(f"/api/tables/{visitor.new_game('Ada', 'Bo')}/record")
    day = visitor.ask("GET", "/tables")["games"][0]["created"][:10]
    assert answer.headers["content-disposition"] == f'attachment; filename="kingdomino-{day}.kd"'


# ---- dealing that can be checked ----


def test_check_says_what_it_checked_of_the_dealing(served: Served, tmp_path: Path) -> None:
    one, two = two_friends(served)
    commitment = one.table["fair"]["commitment"]
    play_out(one, two)
    mine = one.table["fair"]["contributions"][0]
    file = tmp_path / "game.kd"
    file.write_text(one.visitor.http.get(f"/api/tables/{one.id}/record").text)
    printed = kingdomino("check", "--fair", str(file), "--commitment", commitment, "--mine", mine)
    assert f"{file}: The commitment is the one that was seen before the game.\n" in printed
    assert f"{file}: Your contribution is in it, for seat A.\n" in printed
    assert "Not checked" not in printed
    assert kingdomino("check", "--fair", str(file)).count("Not checked") == 2
    for wrong in (["--commitment", "0" * 64], ["--mine", "0" * 64]):
        assert kingdomino("check", "--fair", str(file), *wrong, code=1).endswith("1 record, 1 bad\n")
    assert "for --fair" in kingdomino("check", str(file), "--mine", mine, code=2)
