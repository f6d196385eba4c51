"""What an extra would have installed: `kingdomino[play]` for the server and the client, for example."""

import re

from .languages import ENGLISH, language

__all__ = ["missing_extra", "needs_packages"]


def missing_extra(error: ModuleNotFoundError) -> str | None:
    """The extra that would have installed a missing package; None if no extra would."""
    from importlib.metadata import requires  # which takes a seventh of the time in which a command starts

    missing = (error.name or "").partition(".")[0]
    for requirement in requires("kingdomino") or ():
        package, _, condition = requirement.partition(";")
        extra = re.search(r"extra == ['\"](\w+)", condition)
        if extra and re.split(r"[^\w-]", package)[0].replace("-", "_") == missing:
            return extra[1]
    return None


def needs_packages(error: ModuleNotFoundError) -> ModuleNotFoundError:
    """The same error, saying how to install the missing package if an extra does."""
    if (extra := missing_extra(error)) is None:
        return error
    return ModuleNotFoundError(language(ENGLISH).say("commands-needs-packages", extra=extra), name=error.name)
