"""Who somebody at a table is, and the keys of open seats."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from dataclasses import dataclass


@dataclass(frozen=True)
class Guest:
    """``by_token`` is a program: no browser sends its token unasked, so nothing can be forged across sites."""

    id: str
    name: str = ""
    by_token: bool = False


def new_key() -> str:
    """The key of an open seat: it goes into the link for a friend."""
    return secrets.token_urlsafe(24)


def hashed(key: str) -> str:
    """Keys and tokens are long and random, so a plain hash keeps them as safe as a slow one would."""
    return hashlib.sha256(key.encode()).hexdigest()


def same_hash(known: str | None, key: str) -> bool:
    return known is not None and hmac.compare_digest(known, hashed(key))
