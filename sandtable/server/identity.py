"""Who somebody is: guests and people by signed cookies, programs by tokens; and the keys that sign."""

from __future__ import annotations

import base64
import hashlib
import os
import secrets
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from itsdangerous import BadData, Signer, URLSafeTimedSerializer

from sandtable.table.guests import Guest, hashed

COOKIE: Final = "sandtable_guest"
COOKIE_SECONDS: Final = 365 * 24 * 3600
CSRF_HEADER: Final = "X-Sandtable-Csrf"
TOKEN_PREFIX: Final = "sandtable_"
SECRET_FILE: Final = "secret"
SECRET_LENGTH: Final = 32
DAY: Final = 24 * 3600.0
KEY_CHANGES: Final = 30 * DAY  # a new key is made after so long
KEY_RESTS: Final = 3600.0  # before anything is signed with it, so that every server has read it by then
KEY_READ: Final = 600.0  # how often servers look for new ones
KEY_KEPT: Final = KEY_CHANGES + COOKIE_SECONDS + 2 * DAY  # older ones have signed nothing that is still good

SCOPES: Final = ("look", "play", "host")  # what a token may be for


@dataclass(frozen=True)
class Caller(Guest):
    """A guest at the door. ``ticket`` is the secret of the cookie, ``account`` whether it is a person with an account.

    ``scopes`` is what a program may do; a browser may do everything.
    """

    ticket: str = field(default="", repr=False)
    account: bool = False
    scopes: tuple[str, ...] = SCOPES

    @property
    def session(self) -> str:
        """By which a session or a token is known to storage."""
        return hashed(self.ticket)


@dataclass(frozen=True, order=True)
class SigningKey:
    made: float
    secret: bytes = field(repr=False)


class Identity:
    """Signs and reads cookies, and the text that proves a request came from our own page.

    A cookie carries a random ticket. What a guest or a person is known by follows from it and cannot be turned back
    into it, so that neither the signing keys nor a whole database let anybody make somebody else's cookie; keys only
    tell guests that we let in from those that somebody made up.
    """

    def __init__(self, keys: Sequence[SigningKey], clock: Callable[[], float] = time.time) -> None:
        self._clock: Final = clock
        self.renew(keys)

    def renew(self, keys: Sequence[SigningKey]) -> None:
        """Go on with these keys."""
        now = self._clock()
        rested = [key for key in sorted(keys) if key.made + KEY_RESTS <= now] or sorted(keys)[:1]
        fresh = [key for key in keys if key not in rested]
        self._secrets = [key.secret for key in (*fresh, *rested)]  # the last one signs
        self._cookies = URLSafeTimedSerializer(self._secrets, salt="sandtable guest")
        self._csrf = Signer(self._secrets, salt="sandtable csrf")

    def cookie(self, caller: Caller) -> str:
        return self._cookies.dumps([caller.ticket] if caller.account else [caller.ticket, caller.name])

    def read_cookie(self, text: str) -> Caller | None:
        """The guest of a cookie; None when we did not sign it or it is too old. Of somebody with an account only the
        ticket is known: storage has to tell whose it is.

        One from the future is fine: the clock was set back, and nobody loses their seats for that.
        """
        try:
            (ticket, *names), signed = self._cookies.loads(text, return_timestamp=True)
            if self._clock() - signed.timestamp() > COOKIE_SECONDS:
                return None
        except (BadData, ValueError, TypeError):
            return None
        if not names:
            return Caller("", ticket=str(ticket), account=True)
        return Caller(guest_id(str(ticket)), str(names[0]), ticket=str(ticket))

    def csrf(self, caller: Caller) -> str:
        return self._csrf.get_signature(caller.session).decode()

    def csrf_fits(self, caller: Caller, text: str) -> bool:
        return self._csrf.verify_signature(caller.session, text.encode())


def guest_id(ticket: str) -> str:
    return base64.urlsafe_b64encode(hashlib.sha256(f"guest {ticket}".encode()).digest()[:12]).decode()


def new_guest(name: str = "") -> Caller:
    ticket = secrets.token_urlsafe(24)
    return Caller(guest_id(ticket), name, ticket=ticket)


def new_ticket() -> str:
    return secrets.token_urlsafe(24)


def new_table_id() -> str:
    return secrets.token_urlsafe(12)


def new_person_id() -> str:
    return "p" + secrets.token_urlsafe(12)


def new_token() -> str:
    return TOKEN_PREFIX + secrets.token_urlsafe(32)


def new_signing_key(now: float) -> SigningKey:
    return SigningKey(now, secrets.token_bytes(SECRET_LENGTH))


def wants_another(keys: Sequence[SigningKey], now: float) -> bool:
    return all(key.made + KEY_CHANGES <= now for key in keys)


def keys_in(folder: Path, now: float) -> list[SigningKey]:
    """The server's keys, made when they are due, in a file readable by its owner only; one server has the folder."""
    path = folder / SECRET_FILE
    keys = read_keys(path) if path.exists() else []
    kept = [key for key in keys if key.made + KEY_KEPT > now]
    if wants_another(kept, now):
        kept.append(new_signing_key(now))
    if kept != keys:
        draft = _drafted(folder, kept)
        if keys:
            os.replace(draft, path)
            return kept
        try:
            os.link(draft, path)  # unlike a rename it does not replace what another start made meanwhile
        except FileExistsError:
            kept = read_keys(path)
        finally:
            draft.unlink()
    return kept


def write_keys(folder: Path, keys: Sequence[SigningKey]) -> None:
    """Instead of those the folder has."""
    os.replace(_drafted(folder, keys), folder / SECRET_FILE)


def _drafted(folder: Path, keys: Sequence[SigningKey]) -> Path:
    draft = folder / f"{SECRET_FILE}.{secrets.token_hex(8)}"
    with os.fdopen(os.open(draft, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600), "w", encoding="ascii") as file:
        file.writelines(f"{key.made} {key.secret.hex()}\n" for key in keys)
        file.flush()
        os.fsync(file.fileno())
    return draft


def read_keys(path: Path) -> list[SigningKey]:
    try:
        lines = [line.split(" ") for line in path.read_text(encoding="ascii").splitlines()]
        keys = [SigningKey(float(made), bytes.fromhex(secret)) for made, secret in lines]
        if not keys or any(len(key.secret) < SECRET_LENGTH for key in keys):
            raise ValueError
    except ValueError:
        raise ValueError(f"{path} does not hold the server's keys") from None
    return keys
