"""Tries an installed kingdomino from outside, as its user.

python installed.py engine            every command that needs no extra, in this environment
python installed.py page              a game in the browser, in this environment
python installed.py packages FOLDER   both, with the wheel and the sdist of a folder
"""

import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import venv
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.request import urlopen

COMPILERS = ("cc", "c++", "gcc", "g++", "clang", "clang++", "as", "ld", "ar", "ranlib", "nm", "uname", "sh")
EXTRAS = ("fastapi", "httpx", "psycopg", "ray", "uvicorn", "websockets")
TO_BUILD = ("scikit-build-core>=0.10", "nanobind>=2.4", "cmake>=3.26", "ninja>=1.11")
LINK = re.compile(r'''(?:src|href)="(?:\./|/)([^"]+)"''')


def command(scripts: Path) -> str:
    """The command line of an environment, found on a PATH that has nothing else: no compiler and no Node."""
    for other in ("cc", "c++", "gcc", "g++", "clang", "cl", "node", "npm"):
        assert not shutil.which(other, path=str(scripts)), f"there is {other} in {scripts}"
    found = shutil.which("kingdomino", path=str(scripts))
    assert found, f"there is no kingdomino in {scripts}"
    return found


def alone(scripts: Path, home: Path) -> dict[str, str]:
    """The environment variables of somebody who has this kingdomino and nothing else."""
    kept = {name: os.environ[name] for name in ("SYSTEMROOT", "TEMP", "TMP") if name in os.environ}
    return kept | {"PATH": str(scripts), "HOME": str(home), "KINGDOMINO_DATA": str(home / "data"), "PYTHONUTF8": "1"}


def engine(scripts: Path) -> None:
    """Plays, shows, checks and measures games."""
    kingdomino = command(scripts)
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)

        def run(*arguments: str) -> str:
            done = subprocess.run(
                [kingdomino, *arguments],
                cwd=home,
                env=alone(scripts, home),
                stdin=subprocess.DEVNULL,
                capture_output=True,
                encoding="utf-8",
                check=False,
            )
            assert done.returncode == 0, f"kingdomino {' '.join(arguments)}: {done.stdout}{done.stderr}"
            return done.stdout

        run("simulate", "--games", "3", "--players", "3", "--agents", "greedy", "--out", "games.kd")
        assert "3 records, 0 bad" in run("check", "games.kd")
        assert "C" in run("show", "games.kd", "--ply", "30")
        run("show", "games.kd", "--svg", "table.svg")
        assert (home / "table.svg").read_text(encoding="utf-8").startswith("<svg")
        assert "A wins, 3 to 0." in run("score", "wm3C", "ffC")
        assert "visits" in run("analyse", "games.kd", "--ply", "20", "--seconds", "0.1")
        assert "greedy" in run("match", "greedy", "random", "--games", "4", "--workers", "2")
        assert "greedy" in run("tournament", "greedy", "random", "--games", "4", "--workers", "2")
        assert json.loads(run("bench", "--json", "--seconds", "0.01"))
        table = ("--edition", "classic", "--players", "2", "--rules", "harmony", "--seats", "easy,normal")
        assert "the end" in run("play", "--terminal", *table)


@contextmanager
def serving(scripts: Path, home: Path) -> Iterator[str]:
    """The address of a server."""
    arguments = [command(scripts), "serve", "--port", "0", "--data", str(home / "data")]
    with subprocess.Popen(arguments, cwd=home, env=alone(scripts, home), stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout
            line = server.stdout.readline()
            address = re.search(r"http://\S+", line)
            assert address, f"the server said {line!r}"
            yield address[0].rstrip("/")
        finally:
            server.terminate()


def page(scripts: Path) -> None:
    """Loads the page and everything it names, and writes it as a site, which needs the engine for browsers."""
    with tempfile.TemporaryDirectory() as folder, serving(scripts, Path(folder)) as address:
        with urlopen(f"{address}/") as answer:
            assert answer.status == 200 and "text/html" in answer.headers["Content-Type"]
            links = LINK.findall(answer.read().decode())
        assert any(link.endswith(".js") for link in links) and any(link.endswith(".css") for link in links), links
        for link in links:
            with urlopen(f"{address}/{link}") as answer:
                assert answer.status == 200 and answer.read(), link
                assert "text/html" not in answer.headers["Content-Type"], link
        with urlopen(f"{address}/readyz") as answer:
            assert answer.status == 200
        subprocess.run([command(scripts), "site", "site"], cwd=folder, env=alone(scripts, Path(folder)), check=True)
        assert list(Path(folder, "site/assets").glob("*.wasm"))


class Environment:
    """A virtual environment that goes away."""

    def __init__(self, folder: Path) -> None:
        venv.create(folder, with_pip=True, symlinks=os.name != "nt")
        self.scripts = folder / ("Scripts" if os.name == "nt" else "bin")

    def pip(self, *arguments: str, path: Path | None = None) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [self.scripts / "python", "-m", "pip", "--disable-pip-version-check", "--quiet", *arguments],
            env=os.environ | ({"PATH": str(path)} if path else {}),
            capture_output=True,
            text=True,
            check=False,
        )

    def install(self, *arguments: str, path: Path | None = None) -> None:
        done = self.pip("install", *arguments, path=path)
        assert done.returncode == 0, done.stdout + done.stderr


def packages(folder: Path) -> None:
    """The wheel without a compiler and without Node; the sdist without Node."""
    (wheel,), (sdist,) = folder.glob("*.whl"), folder.glob("*.tar.gz")
    assert "-linux_" not in wheel.name, f"{wheel.name} is for this machine only"
    with tempfile.TemporaryDirectory() as temporary:
        wheels = Environment(Path(temporary, "wheel"))
        wheels.install("--only-binary", ":all:", str(wheel))
        for extra in EXTRAS:
            assert wheels.pip("show", extra).returncode, f"{extra} was installed without its extra"
        engine(wheels.scripts)
        wheels.install("--only-binary", ":all:", f"kingdomino[play] @ {wheel.resolve().as_uri()}")
        page(wheels.scripts)
        print(f"{wheel.name} plays and serves the page without a compiler and without Node")

        sources = Environment(Path(temporary, "sdist"))
        sources.install(*TO_BUILD)
        tools = sources.scripts.parent / "tools"
        tools.mkdir()
        for name in COMPILERS:
            if found := shutil.which(name):
                (tools / name).symlink_to(found)
        refused = sources.pip("install", "--no-build-isolation", str(sdist), path=tools)
        assert refused.returncode and "KD_PAGE=OFF" in refused.stdout + refused.stderr, refused
        sources.install("--no-build-isolation", "-C", "cmake.define.KD_PAGE=OFF", str(sdist), path=tools)
        engine(sources.scripts)
        print(f"{sdist.name} is built without Node: the engine, if asked for that; otherwise it says what is missing")


if __name__ == "__main__":
    here = Path(sysconfig.get_path("scripts"))
    match sys.argv[1:]:
        case ["engine"]:
            engine(here)
        case ["page"]:
            page(here)
        case ["packages", folder]:
            packages(Path(folder))
        case _:
            sys.exit(__doc__)
