"""Seeds: the numbers that decide everything left to chance, checked and derived from one another."""

import hashlib
import hmac
import operator
import secrets
from typing import SupportsIndex

__all__ = ["checked_seed", "derived_seed", "keyed"]


def checked_seed(seed: SupportsIndex | None) -> int:
    """A seed as a plain whole number, whatever type of whole number it is; a new one if none is given."""
    if seed is None:
        return secrets.randbits(64)
    try:
        number = operator.index(seed)
    except TypeError:
        raise TypeError(f"seed is {repr(seed)[:40]}; it must be a whole number") from None
    if not 0 <= number < 2**64:
        raise ValueError(f"seed is {str(number)[:40]}; a seed is a whole number from 0 to 2**64 - 1")
    return number


def derived_seed(seed: int, *path: object) -> int:
    """A seed of its own for each game and each player, so that no two of them draw the same numbers."""
    digest = hashlib.blake2b(repr((seed, *path)).encode(), digest_size=8).digest()
    return int.from_bytes(digest, "big")


def keyed(key: str, text: str) -> str:
    """64 hexadecimal digits that follow from a text, and that nobody without the key, also 64 of them, can tell."""
    return hmac.digest(bytes.fromhex(key), f"kingdomino {text}".encode(), "sha256").hex()
