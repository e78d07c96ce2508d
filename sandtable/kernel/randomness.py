"""The random stream of a match: a keyed hash (HMAC-SHA256) that anybody can recompute once the secret is shown."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import Final

SPAN: Final = 1 << 256


def secret_from(seed: str | int | None) -> bytes:
    """A secret from the system's generator, or a repeatable one from a seed (library and lab use); 7 is like "7"."""
    if seed is None:
        return secrets.token_bytes(32)
    return hashlib.sha256(b"sandtable seed\0" + str(seed).encode()).digest()


def commitment_to(secret: bytes) -> str:
    """Public from the start of a match: it binds the host to the secret without telling it."""
    return hashlib.sha256(b"sandtable commitment\0" + secret).hexdigest()


def ticket(secret: bytes, chain: str, total: int) -> int:
    """A number in 0 … total-1, evenly spread, that follows from the secret and from everything in the log so far."""
    fair = SPAN - SPAN % total
    attempt = 0
    while True:
        message = f"{chain}|{attempt}".encode()
        number = int.from_bytes(hmac.digest(secret, message, "sha256"), "big")
        if number < fair:
            return number % total
        attempt += 1


def chained(chain: str, line: str) -> str:
    """The hash chain of the log with one line more: acts, results and the players' own entropy all go in."""
    return hashlib.sha256(f"{chain}|{line}".encode()).hexdigest()
