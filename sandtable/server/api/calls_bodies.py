"""What requests about being called bring and are answered, in the manner of ``bodies``."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta

from sandtable.server.api.bodies import Body, Reply, Spoken
from sandtable.server.calls_statements import Mailing
from sandtable.server.messages import NO_CONTROLS, Word

Address: TypeAlias = Annotated[str, Meta(min_length=8, max_length=2000, pattern=NO_CONTROLS)]


class Calls(Body, frozen=True):
    """Whether letters come for each turn, at most one an hour, once a day, or not; and in which language."""

    mail: Mailing
    language: Spoken = "en"


class InLanguage(Body, frozen=True):
    language: Spoken = "en"


class NewHook(Body, frozen=True):
    """Where the chat room of a group takes messages, and in which language it is told."""

    table: Word
    url: Address
    language: Spoken = "en"


class OneTable(Body, frozen=True):
    table: Word


class NewPush(Body, frozen=True):
    """A browser's push subscription: where it is reached, and its keys."""

    endpoint: Address
    key: Word
    auth: Word
    language: Spoken = "en"


class Endpoint(Body, frozen=True):
    endpoint: Address


class CallCode(Body, frozen=True):
    """What the link in a call ends with."""

    code: Word
    table: Word


class HookInfo(Reply, frozen=True):
    """Of the address only where it leads."""

    table: str
    title: str
    host: str


class CallsInfo(Reply, frozen=True):
    """``mail-works`` is whether the server sends letters and the account has an address; ``bounced`` when the last
    letter could not be delivered. ``push-key`` is what a browser subscribes with."""

    mail: Mailing
    language: str
    mail_works: bool
    bounced: bool
    feed: bool
    pushes: list[str]
    push_key: str
    hooks: list[HookInfo]


class FeedAddress(Reply, frozen=True):
    """The address of a feed, told only now."""

    path: str


class HookSecret(Reply, frozen=True):
    """With which messages to the room are signed, told only now."""

    secret: str


class Missed(Reply, frozen=True):
    """How many lines the seat had read when its player last left, and when that was; None when nothing was missed."""

    lines: int | None
    left: float | None
