"""What is kept of people who are more than guests: who they are, how they sign in, and what works once."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, Protocol, TypeAlias

Means: TypeAlias = Literal["passkey", "mail", "code"]
Purpose: TypeAlias = Literal["passkey", "sign-in", "mail", "recovery", "call", "stop", "bounce"]
FOR_EVER = 1e18  # seconds: a recovery code waits until it is needed


@dataclass(frozen=True)
class Person:
    """``likeness`` is what names have in common that are taken for each other; there is one person of each."""

    id: str
    name: str
    likeness: str
    created: float
    mail: str | None = None


@dataclass(frozen=True)
class Passkey:
    """``uses`` is the counter of the device, which tells a copied key from the true one."""

    id: str
    person: str
    public_key: str
    uses: int
    label: str
    created: float
    used: float = 0.0


@dataclass(frozen=True)
class Session:
    """A device on which somebody is signed in; ``hash`` is that of the ticket in its cookie."""

    hash: str
    person: str
    means: Means
    device: str
    created: float
    seen: float


@dataclass(frozen=True)
class TokenRecord:
    hash: str
    name: str
    scopes: tuple[str, ...]
    created: float
    used: float


@dataclass(frozen=True)
class Voucher:
    """Something that works once: a challenge, a link, a recovery code."""

    hash: str
    purpose: Purpose
    person: str
    about: str
    until: float


class NameTaken(Exception):
    """Somebody has this name already, or one that looks like it."""


class AccountStorage(Protocol):
    """Each method is one transaction, as in ``Storage``."""

    async def add_person(self, person: Person, session: Session, passkey: Passkey | None = None) -> None:
        """Somebody new, signed in. Raises NameTaken."""
        ...

    async def person(self, id: str) -> Person | None: ...

    async def person_by_mail(self, mail: str) -> Person | None: ...

    async def person_like(self, likeness: str) -> Person | None: ...

    async def name_person(self, id: str, name: str, likeness: str) -> None:
        """Raises NameTaken."""
        ...

    async def set_mail(self, id: str, mail: str | None) -> bool:
        """False when it is somebody else's."""
        ...

    async def add_passkey(self, passkey: Passkey) -> None: ...

    async def passkey(self, id: str) -> Passkey | None: ...

    async def passkeys_of(self, person: str) -> list[Passkey]: ...

    async def passkey_used(self, id: str, uses: int, now: float) -> None: ...

    async def remove_passkey(self, person: str, id: str) -> None: ...

    async def add_session(self, session: Session) -> None: ...

    async def session_owner(self, hash: str) -> Person | None: ...

    async def sessions_of(self, person: str) -> list[Session]: ...

    async def session_seen(self, hash: str, before: float, now: float) -> None:
        """Unless it was seen after ``before``."""
        ...

    async def end_session(self, person: str, hash: str) -> None:
        """Other servers are told, so that its connections end there too."""
        ...

    async def has_ended(self, hash: str) -> bool:
        """Whether there is neither such a session nor such a token; guests have neither."""
        ...

    async def add_vouchers(self, vouchers: list[Voucher], instead: bool = False) -> None:
        """``instead`` of those that the person had for this purpose. What is over is thrown away."""
        ...

    async def redeem(self, hash: str, purpose: Purpose, now: float) -> Voucher | None:
        """The voucher, which is gone then; None when there is none, or it is too late."""
        ...

    async def vouchers_left(self, person: str, purpose: Purpose) -> int: ...

    async def tokens_of(self, guest: str) -> list[TokenRecord]: ...

    async def revoke_token(self, guest: str, hash: str) -> None: ...

    async def adopt(self, guest: str, person: Person) -> list[str]:
        """Whatever a guest has at tables is the person's; gives the tables that this changes. Done again it goes on
        where it was interrupted."""
        ...

    async def every_table_of(self, guest: str) -> list[str]: ...

    async def erase(self, guest: str) -> list[str]:
        """Nothing of a guest or person is left: tables of others keep an empty seat, their own are gone. Gives the
        tables that this changes."""
        ...
