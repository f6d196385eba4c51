"""The map in ARCHITECTURE.md is true: it has every module, and none imports one that stands below it. No test waits for
time."""

import ast
import re
from collections.abc import Iterator
from itertools import takewhile
from pathlib import Path

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src/kingdomino"
MODULES = {
    ".".join(path.relative_to(PACKAGE).with_suffix("").parts): path
    for path in PACKAGE.rglob("*.py")
    if "migrations" not in path.parts
}
AROUND = ("__init__", "__main__")
COMPILED = {"_core", "_core_v3", "_cpu"}


def mapped() -> list[str]:
    """The modules in the order of the map: after its name a folder's own files, if the map names any."""
    lines = (ROOT / "ARCHITECTURE.md").read_text().splitlines()
    found, folder = list[str](), ""
    for line in takewhile(lambda line: line.startswith(" "), lines[lines.index("src/kingdomino/") + 1 :]):
        if entry := re.match(r"  (\w+)(/|\.py)", line):
            folder = f"{entry[1]}." if entry[2] == "/" else ""
            found += [entry[1]] if folder else []
        found += [folder + name for name in re.findall(r"(\w+)\.py", line)]
    return found


def named(path: list[str]) -> str:
    """The module of that path, or the one that has the last name in it; of a package its `__init__`."""
    forms = (path, [*path, "__init__"], path[:-1], [*path[:-1], "__init__"])
    return next(name for name in map(".".join, forms) if name in MODULES)


def imported(name: str, path: Path) -> Iterator[str]:
    """What a module imports of the package, wherever in it."""
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            names = [alias.name.split(".") for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            above = ["kingdomino", *name.split(".")][: -node.level] if node.level else []
            start = above + (node.module.split(".") if node.module else [])
            names = [[*start, alias.name] for alias in node.names]
        else:
            continue
        for whole in names:
            if whole[0] == "kingdomino" and not COMPILED & {*whole}:
                yield named(whole[1:] or ["__init__"])


def place(name: str, order: list[str]) -> int:
    """Where in the map a module stands: by itself, or with its folder; what makes a package comes after its parts."""
    folder, _, file = name.rpartition(".")
    if file in AROUND:
        return max(index for index, other in enumerate(order) if f"{other}.".startswith(f"{folder}.") or not folder)
    return order.index(name if name in order else folder)


def test_every_module_is_in_the_map_once() -> None:
    order = mapped()
    assert len(set(order)) == len(order)
    whole = set(order) - {name.partition(".")[0] for name in order if "." in name}
    parts = {name: name.rpartition(".") for name in MODULES}
    missing = [
        name for name, (folder, _, file) in parts.items() if not (name in order or folder in whole or file in AROUND)
    ]
    assert not missing and {*order} <= MODULES.keys() | {folder for folder, _, _ in parts.values()}, missing


def test_no_module_imports_one_that_stands_below_it() -> None:
    order, wrong = mapped(), list[str]()
    for name, path in MODULES.items():
        for other in imported(name, path):
            if place(other, order) > place(name, order):
                wrong.append(f"{name} imports {other}")
    assert not wrong, "\n".join(wrong)


def test_no_modules_import_each_other() -> None:
    """Not in a circle either, also where the map names only their folder."""
    left = {name: {*imported(name, path)} - {name} for name, path in MODULES.items()}
    while free := {name for name, others in left.items() if not others & left.keys()}:
        left = {name: others for name, others in left.items() if name not in free}
    assert not left, f"among these: {sorted(left)}"


# ---- waiting ----

REASON = re.compile(r"(#|//) delay: \S")
"""What follows a call that waits for time, because the delay itself is the experiment."""
SLEEPS = ("sleep", "wait_for_timeout")
TIMER = re.compile(r"\b(setTimeout|setInterval)\(")


def sleeps(path: Path) -> Iterator[int]:
    """The lines of a Python file in which something sleeps."""
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Call) and (isinstance(node.func, ast.Name | ast.Attribute)):
            name = node.func.id if isinstance(node.func, ast.Name) else node.func.attr
            argument = ast.unparse(node.args[0]) if node.args else ""
            if name in SLEEPS and argument != "0":
                yield node.lineno


def test_no_test_waits_for_time() -> None:
    """Tests wait for states, by tests/waiting.py; a delay that is the experiment gives its reason on its line."""
    found = list[tuple[Path, int]]()
    for folder in ("tests", "bench"):
        for path in (ROOT / folder).rglob("*.py"):
            if path != ROOT / "tests/waiting.py":
                found += [(path, line) for line in sleeps(path)]
    for path in (ROOT / "web/src").rglob("*.test.ts"):
        found += [(path, n) for n, line in enumerate(path.read_text().splitlines(), 1) if TIMER.search(line)]
    waits = [f"{path.relative_to(ROOT)}:{n}" for path, n in found if not REASON.search(line_of(path, n))]
    assert not waits, "\n".join(waits)


def line_of(path: Path, number: int) -> str:
    return path.read_text().splitlines()[number - 1]
