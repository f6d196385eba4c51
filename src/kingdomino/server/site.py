"""Site: the page as a folder that any web server can serve, with the whole game but for friends.

A folder that was not there appears whole. In one that was, the document and the script that keeps the page's files come
last, and what an earlier version left goes after them: whoever looks meanwhile sees the one or the other, and a run
that fails leaves what was there.
"""

import json
import os
import re
import secrets
import shutil
from collections.abc import Iterable, Mapping
from contextlib import suppress
from importlib.metadata import version
from pathlib import Path
from typing import Any, NamedTuple

from ..errors import Mistaken
from ..languages import languages
from .guard import POLICY
from .page import DOCUMENT, WEB, alone, keeper, manifest

__all__ = ["Site", "SiteError", "write_site"]

MARK = "kingdomino.json"
"""The file that says which others in the folder belong to the site."""

_KEEPER = "sw.js"
_LAST = (DOCUMENT, _KEEPER)
_ASSETS = "assets"
_NAME = re.compile(r"(assets/)?[A-Za-z0-9_-][A-Za-z0-9._-]*")


class SiteError(Mistaken):
    """A site that cannot be written."""


class Site(NamedTuple):
    """What was written."""

    files: int
    size: int
    renewed: bool


def write_site(folder: Path, code: str) -> Site:
    """Writes the site into a folder that is new, empty or holds an earlier one; until it speaks, in the language."""
    files = _contents(code)
    folder = folder.absolute()
    written = Site(len(files), sum(map(len, files.values())), folder.exists())
    if not folder.exists():
        _appear(folder, files)
        return written
    before = _earlier(folder)
    _renew(folder, files, before)
    return written._replace(renewed=bool(before))


def _contents(code: str) -> dict[str, bytes]:
    """Every file of the site by its name."""
    if not (WEB / DOCUMENT).is_file():
        raise SiteError("this installation has no page: it was built without one", "site-no-page")
    own = (DOCUMENT, _KEEPER, "manifest.webmanifest")
    built = [path for path in (*WEB.iterdir(), *(WEB / _ASSETS).iterdir()) if path.is_file() and path.name not in own]
    files = {path.relative_to(WEB).as_posix(): path.read_bytes() for path in sorted(built)}
    if not any(name.endswith(".wasm") for name in files):
        raise SiteError("this installation was built without the engine for browsers", "site-no-engine")
    document = alone(code, POLICY)
    files |= {f"{one}.webmanifest": manifest(one, served=False).encode() for one in languages()}
    files |= {DOCUMENT: document.encode(), _KEEPER: keeper(document, served=False).encode()}
    return files | {MARK: _mark(files)}


def _mark(names: Iterable[str]) -> bytes:
    return (json.dumps({"version": version("kingdomino"), "files": sorted(names)}, indent=1) + "\n").encode()


def _earlier(folder: Path) -> set[str]:
    """The names of an earlier site's files. What a folder has beside them stays; one with anything else is refused."""
    with suppress(FileNotFoundError, ValueError, TypeError, KeyError):
        found: Any = json.loads((folder / MARK).read_text(encoding="utf-8"))
        names = {name for name in found["files"] if isinstance(name, str) and _NAME.fullmatch(name)}
        if not (folder / _ASSETS).is_symlink():
            return names
    if any(not path.name.startswith(".") for path in folder.iterdir()):
        raise SiteError(
            f"{folder} is not empty, and not a site of kingdomino", "site-occupied", {"folder": str(folder)}
        )
    return set()


def _appear(folder: Path, files: Mapping[str, bytes]) -> None:
    folder.parent.mkdir(parents=True, exist_ok=True)
    staged = folder.with_name(f".{secrets.token_hex(8)}.tmp")
    try:
        (staged / _ASSETS).mkdir(parents=True)
        for name, content in files.items():
            (staged / name).write_bytes(content)
        staged.rename(folder)
    finally:
        shutil.rmtree(staged, ignore_errors=True)


def _renew(folder: Path, files: Mapping[str, bytes], before: set[str]) -> None:
    added = [name for name in files if not (folder / name).exists()]
    try:
        _put(folder / MARK, _mark(before | files.keys()))
        (folder / _ASSETS).mkdir(exist_ok=True)
        for name in files.keys() - {*_LAST, MARK}:
            _put(folder / name, files[name])
    except BaseException:
        _remove(folder, added)
        raise
    for name in (*_LAST, MARK):
        _put(folder / name, files[name])
    _remove(folder, before - files.keys())


def _remove(folder: Path, names: Iterable[str]) -> None:
    for name in names:
        with suppress(OSError):
            (folder / name).unlink()
    with suppress(OSError):
        (folder / _ASSETS).rmdir()  # if nothing is left in it


def _put(path: Path, content: bytes) -> None:
    """A reader finds the old file or the new one."""
    temporary = path.with_name(f".{secrets.token_hex(8)}.tmp")
    try:
        temporary.write_bytes(content)
        os.replace(temporary, path)
    finally:
        with suppress(OSError):
            temporary.unlink()
