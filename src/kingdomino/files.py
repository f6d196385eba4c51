"""The user's files: the data folder, files for nobody else's eyes, and files that are whole or not there at all."""

import os
import time
from contextlib import suppress
from pathlib import Path

import platformdirs

__all__ = ["data_folder", "give_to_owner", "private", "private_file", "private_folder", "write_file"]


def data_folder() -> Path:
    """Where the user's games are kept; KINGDOMINO_DATA names another place."""
    own = os.environ.get("KINGDOMINO_DATA")
    return Path(own) if own else platformdirs.user_data_path("kingdomino")


def private(path: str, flags: int) -> int:
    """An opener for `open`: a file that it creates is readable only by the user, from the first moment."""
    return os.open(path, flags, 0o600)


def private_file(path: Path) -> None:
    """Lets only the user read a file, which is created if it is not there."""
    with open(path, "ab", opener=private):
        os.chmod(path, 0o600)


def give_to_owner(file: Path) -> None:
    """As root: gives a file to the owner of its folder, who is another user where a service keeps its data."""
    if os.name == "posix" and os.geteuid() == 0:
        owner = file.parent.stat()
        os.chown(file, owner.st_uid, owner.st_gid, follow_symlinks=False)  # which others may have put there


def private_folder(folder: Path) -> Path:
    """Creates a folder, and those above it, for the user only; what exists stays as it is."""
    for above in reversed(folder.parents):
        if not above.exists():
            above.mkdir(mode=0o700, exist_ok=True)
    folder.mkdir(mode=0o700, exist_ok=True)
    return folder


def write_file(path: Path, text: str) -> None:
    """All or nothing: a reader, or a power cut, finds the old file or the new one.

    An OSError names the file, or the folder that is not there.
    """
    temporary = path.with_name(f".{os.getpid()}-{time.time_ns()}.tmp")
    try:
        with open(temporary, "x", encoding="utf-8", newline="\n", opener=private) as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(temporary, path)
    except OSError as error:
        raise OSError(error.errno, error.strerror, str(path if path.parent.is_dir() else path.parent)) from None
    finally:
        with suppress(OSError):
            temporary.unlink()
