"""Who somebody is: guests by signed cookies, programs by tokens."""

from __future__ import annotations

import hmac
import os
import secrets
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

from itsdangerous import BadData, Signer, URLSafeTimedSerializer

from sandtable.table.guests import Guest

COOKIE: Final = "sandtable_guest"
COOKIE_SECONDS: Final = 365 * 24 * 3600
CSRF_HEADER: Final = "X-Sandtable-Csrf"
TOKEN_PREFIX: Final = "sandtable_"
SECRET_FILE: Final = "secret"
SECRET_LENGTH: Final = 32


class Identity:
    """Signs and reads the cookies of guests, and the text that proves a request came from our own page."""

    def __init__(self, secret: bytes, clock: Callable[[], float] = time.time) -> None:
        self._clock: Final = clock
        self._cookies: Final = URLSafeTimedSerializer(secret, salt="sandtable guest")
        self._csrf: Final = Signer(secret, salt="sandtable csrf")

    def cookie(self, guest: Guest) -> str:
        return self._cookies.dumps([guest.id, guest.name])

    def read_cookie(self, text: str) -> Guest | None:
        """The guest of a cookie; None when we did not sign it or it is too old.

        One from the future is fine: the clock was set back, and nobody loses their seats for that.
        """
        try:
            (id, name), signed = self._cookies.loads(text, return_timestamp=True)
            if self._clock() - signed.timestamp() > COOKIE_SECONDS:
                return None
        except (BadData, ValueError, TypeError):
            return None
        return Guest(str(id), str(name))

    def csrf(self, guest: Guest) -> str:
        return self._csrf.get_signature(guest.id).decode()

    def csrf_fits(self, guest: Guest, text: str) -> bool:
        return hmac.compare_digest(self.csrf(guest).encode(), text.encode())


def new_guest() -> Guest:
    return Guest(secrets.token_urlsafe(12))


def new_table_id() -> str:
    return secrets.token_urlsafe(12)


def new_token() -> str:
    return TOKEN_PREFIX + secrets.token_urlsafe(32)


def secret_in(folder: Path) -> bytes:
    """The server's secret, made on the first start, readable by its owner only."""
    path = folder / SECRET_FILE
    if not path.exists():
        draft = folder / f"{SECRET_FILE}.{secrets.token_hex(8)}"
        with os.fdopen(os.open(draft, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600), "wb") as file:
            file.write(secrets.token_bytes(SECRET_LENGTH))
            file.flush()
            os.fsync(file.fileno())
        try:
            os.link(draft, path)  # unlike a rename it does not replace what another start made meanwhile
        except FileExistsError:
            pass
        finally:
            draft.unlink()
    secret = path.read_bytes()
    if len(secret) < SECRET_LENGTH:
        raise ValueError(f"{path} is too short to be the server's secret")
    return secret
