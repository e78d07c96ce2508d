"""Every message of a live connection, in both directions, as typed and bounded structs.

The table speaks plain data (`sandtable.table.session`). What comes from strangers is checked against these forms
before the table hears it; what the table says is described by them (`GET /api/openapi.json`).
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Annotated, Any, Final, TypeAlias

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from sandtable.kernel.action import MAX_TEXT
from sandtable.kernel.plain import Malformed, Plain
from sandtable.kernel.refusal import Refusal
from sandtable.table.clocks import Kind as ClockKind
from sandtable.table.clocks import TimeOut
from sandtable.table.company import Message
from sandtable.table.reader import MOST_LINES
from sandtable.table.records import SeatKind
from sandtable.table.session import MALFORMED, MOST_ID, MOST_SEATS, MOST_WORDS

if TYPE_CHECKING:
    Json: TypeAlias = Plain
else:
    Json = Any  # msgspec describes no type that contains itself

MOST_ORDERS: Final = 200
NO_CONTROLS: Final = r"^[^\x00-\x1f\x7f]*(?![\s\S])"  # $ would let a line end pass, and \Z is not known everywhere
PLACE: Final = re.compile(r" - at `\$?\.?(?P<place>[^`]*)`\Z")

Id: TypeAlias = Annotated[int, Meta(ge=0, le=MOST_ID)]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
Count: TypeAlias = Annotated[int, Meta(ge=0, le=MOST_LINES)]
ActText: TypeAlias = Annotated[str, Meta(max_length=MAX_TEXT)]
Word: TypeAlias = Annotated[str, Meta(max_length=200)]
Said: TypeAlias = Annotated[str, Meta(min_length=1, max_length=500, pattern=NO_CONTROLS)]


class FromClient(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag=str.lower):
    """What is said on a live connection."""


class Hello(FromClient, frozen=True):
    """Which seats to look through, and the last sequence number seen: one, or one for each of the seats."""

    seats: Annotated[list[SeatNumber], Meta(max_length=MOST_SEATS)] = []
    since: Count | Annotated[list[Count], Meta(max_length=MOST_SEATS)] = 0


class Request(FromClient, frozen=True):
    """Something that is answered by ``done`` or ``refused`` with the same ``id``."""

    id: Id


class Ping(FromClient, frozen=True):
    """Is anybody there? Answered by ``pong``."""


class Chat(Request, frozen=True):
    """Said again after a break, ``after`` counts the lines of chat that were known when it was first said."""

    text: Said
    after: Count | UnsetType = UNSET


class Seated(Request, frozen=True):
    """A request in the name of a seat."""

    seat: SeatNumber


class Deed(Seated, frozen=True):
    """Something that is done once. Said again after a break, ``after`` is how many lines the seat had been shown when
    it was first said: what the log tells of it after that line was done already, and is not done again."""

    after: Count | UnsetType = UNSET


class Act(Deed, frozen=True, kw_only=True):
    act: ActText


class Resolve(Deed, frozen=True, kw_only=True):
    """``act`` is what came up: ``roll 4``."""

    act: ActText


class Undo(Deed, frozen=True):
    """Takes back the seat's last act; with ``to`` everything after that line of what the seat was shown, or nothing.
    With ``only`` it takes back the first act after that line, and what the seat did then is done again, or nothing."""

    to: Count | UnsetType = UNSET
    only: bool = False


class Offer(Deed, frozen=True):
    """Asks the others to take back everything since this seat's last act."""


class Answer(Deed, frozen=True, kw_only=True):
    accept: bool


class Resign(Deed, frozen=True):
    pass


class Preview(Seated, frozen=True):
    act: ActText


class Why(Seated, frozen=True):
    act: ActText


class Choices(Seated, frozen=True):
    verb: Word
    chosen: Annotated[list[Word], Meta(max_length=100)] = []


class Consult(Seated, frozen=True):
    """What the rules say about something everybody knows; ``about`` is a question of the title and its nouns."""

    about: Annotated[list[Word], Meta(max_length=MOST_WORDS)]


class Hint(Seated, frozen=True):
    """What the strongest bot would do in this seat, for whoever plays alone against bots; with ``stop`` it is not
    wanted any more."""

    stop: bool = False


class OrderCase(Struct, frozen=True, forbid_unknown_fields=True):
    """Where the question ``prompt`` is about ``noun`` in its ``role``: a noun to be used if it can be, ``pass`` or
    ``ask``. What a seat may order it learns by ``consult`` about ``orders``."""

    prompt: Word
    role: Word
    noun: Word
    answer: Word


class Orders(Seated, frozen=True):
    """Standing orders, all of them: prompts that are answered by passing, nouns that are used whenever they can be, and
    nouns to be asked about though their use is usual. ``cases`` come before these, the first whose condition holds;
    where they are not said those of before stay.

    ``quiet`` passes where nothing can be used; it counts only as long as nobody but bots plays with this guest.
    """

    silent: Annotated[list[Word], Meta(max_length=MOST_ORDERS)] = []
    always: Annotated[list[Word], Meta(max_length=MOST_ORDERS)] = []
    asked: Annotated[list[Word], Meta(max_length=MOST_ORDERS)] = []
    cases: Annotated[list[OrderCase], Meta(max_length=MOST_ORDERS)] | UnsetType = UNSET
    quiet: bool = False


ClientMessage: TypeAlias = (
    Hello | Ping | Chat | Act | Resolve | Undo | Offer | Answer | Resign | Preview | Why | Choices | Consult
    | Hint | Orders
)  # fmt: skip


class FromServer(Struct, frozen=True, tag_field="type", tag=str.lower):
    """What a live connection is told; many answers to requests have the same forms."""


class RefusalData(Struct, frozen=True):
    """The rule that forbids something, and why: a message id with its arguments."""

    rule: str
    message: str
    args: dict[str, str | int]

    @classmethod
    def of(cls, refusal: Refusal) -> RefusalData:
        return cls(refusal.rule, refusal.message, refusal.args)


class Due(Struct, frozen=True):
    """What has to be rolled or drawn by hand; ``results`` are told only to whoever enters them."""

    cause: str
    results: list[str]
    mine: bool


class Offered(Struct, frozen=True):
    """An offer to take back: who made it and who has still to answer."""

    seat: int
    waiting: list[int]


class State(FromServer, frozen=True):
    """What a seat sees now, and the lines of the log after ``since``: ``seq`` is the last of them."""

    seat: int | None
    seq: int
    since: int
    view: dict[str, Json]
    legal: list[str]
    free: list[str]
    lines: list[Json]
    undo: RefusalData | None
    due: Due | None
    offer: Offered | None
    over: bool
    opening: list[Json] | UnsetType = UNSET  # what happened before the first line, in a position


class Update(FromServer, frozen=True):
    """What changed of the state that this connection was told before; what is left out is as it was.

    ``view`` is a patch, ``legal`` and ``free`` are packed: see docs/api.md.
    """

    seat: int | None
    seq: int
    since: int
    lines: list[Json]
    view: dict[str, Json] | UnsetType = UNSET
    legal: list[tuple[int, int | str]] | UnsetType = UNSET
    free: list[tuple[int, int | str]] | UnsetType = UNSET
    undo: RefusalData | UnsetType | None = UNSET
    due: Due | UnsetType | None = UNSET
    offer: Offered | UnsetType | None = UNSET
    over: bool | UnsetType = UNSET


class Past(FromServer, frozen=True):
    """A moment of the past after ``seq`` of the ``of`` lines that the seat has been shown."""

    seat: int | None
    seq: int
    of: int
    view: dict[str, Json]
    lines: list[Json]


class Facts(FromServer, frozen=True):
    """What the rules say about something that everybody knows."""

    facts: dict[str, Json]


class Report(FromServer, frozen=True):
    """What happened between ``since`` and ``seq`` of the lines that the seat has been shown, told in a page."""

    seat: int | None
    since: int
    seq: int
    figures: list[Json]
    headlines: list[Json]
    turns: list[Json]


class Reasons(FromServer, frozen=True):
    """Why a bot did something, as far as everybody at the table may know."""

    reasons: list[Json]


class Place(Struct, frozen=True):
    """A seat as everybody may know it; ``mine`` is the reader's own."""

    seat: int
    kind: SeatKind
    name: str
    mine: bool


class Proposed(Struct, frozen=True):
    """What is to become of a seat, by whom it was proposed, and the seats that have still to agree."""

    n: int
    by: int
    seat: int
    filling: str
    waiting: list[int]


class ClockData(Struct, frozen=True):
    """How time stands when this is told: the seconds ``left`` of each seat, of which those of the ``running`` seats go
    on, unless it is ``standing``, ``until`` then: a weekend, a holiday or a vacation. ``window`` are the seconds left
    for answers in secret.

    ``kind`` is ``live`` or ``days``; ``out`` is what comes when time is over, ``bot`` or ``loss``, with ``remind``
    after a reminder. ``n`` counts the changes.
    """

    kind: ClockKind
    main: float
    increment: float
    weekends: bool
    zone: str
    out: TimeOut
    remind: bool
    left: list[float]
    running: list[int]
    window: float | None
    standing: bool
    until: float | None
    n: int


class Table(FromServer, frozen=True):
    """What is public of a table. ``rematch`` is where the same people play again."""

    table: str
    title: str
    mode: str
    options: dict[str, bool | int | str]
    manual: bool
    untold: list[int]  # the seats of people with printed cards, which nobody tells
    dealt: list[int]  # the seats that the program deals to where people draw from their own bags
    seats: list[Place]
    host: bool  # whether the reader is
    spectators: int | None
    imported: bool
    commitment: str
    over: bool
    closed: bool  # the rules it was begun with are not played here any more
    proposal: Proposed | None
    rematch: str | None
    clock: ClockData | None
    packs: dict[str, Json] | UnsetType = UNSET  # data in place of what is printed; only when the table is asked for


class ChatLine(FromServer, frozen=True, tag="chat"):
    n: int
    seat: int
    name: str
    text: str
    said: float


class HintData(Struct, frozen=True):
    """An act; by how much of the chance to win it is surely better than the ``other`` act, the next best, with the
    standard error, or None; and what speaks for it, as events."""

    act: str
    other: str | None
    gain: float | None
    error: float | None
    why: list[Json]


class Done(FromServer, frozen=True):
    """The act is on disk, or here is what was asked for."""

    id: int | UnsetType = UNSET
    events: list[Json] | UnsetType = UNSET
    refusal: RefusalData | UnsetType | None = UNSET
    nouns: list[str] | UnsetType = UNSET
    complete: str | UnsetType | None = UNSET
    ahead: list[str] | UnsetType = UNSET
    facts: dict[str, Json] | UnsetType = UNSET
    hint: HintData | UnsetType = UNSET


class Pong(FromServer, frozen=True):
    """The connection is alive."""


class Refused(FromServer, frozen=True):
    refusal: RefusalData
    id: int | UnsetType = UNSET


class NotUnderstood(FromServer, frozen=True, tag="malformed"):
    """Where the message is wrong, as a message id with arguments; ``detail`` is for developers."""

    place: str
    message: str
    args: dict[str, str | int] = {}
    detail: str = ""
    id: int | UnsetType = UNSET


class Denied(FromServer, frozen=True):
    """A request that is not carried out for a reason outside the game: ``guest``, ``csrf``, ``seat``, ``table`` …
    Where it is worth saying it again, ``retry`` tells in how many seconds."""

    reason: str
    id: int | UnsetType = UNSET
    retry: float | UnsetType = UNSET


ServerMessage: TypeAlias = State | Update | Past | Table | ChatLine | Done | Pong | Refused | NotUnderstood | Denied


class _Labelled(Struct):
    id: Id | UnsetType = UNSET


_client_messages: Final[msgspec.json.Decoder[ClientMessage]] = msgspec.json.Decoder(ClientMessage)
_labels: Final[msgspec.json.Decoder[_Labelled]] = msgspec.json.Decoder(_Labelled)
encode: Final = msgspec.json.Encoder().encode


def read_message(data: str | bytes) -> Message:
    """A message of a live connection, checked, as plain data. Raises Malformed, naming the place."""
    try:
        message: Message = msgspec.to_builtins(_client_messages.decode(data))
    except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
        raise misread(error) from None
    return message


def label(data: str | bytes) -> int | UnsetType:
    """The id of a message that is otherwise not understood, so that its sender knows which one it was."""
    try:
        return _labels.decode(data).id
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        return UNSET


def not_understood(error: Malformed, id: int | UnsetType = UNSET) -> NotUnderstood:
    args = {key: value for key, value in error.values.items() if key != "detail"}
    return NotUnderstood(error.place, error.message, args, str(error.values.get("detail", "")), id)


def misread(error: Exception) -> Malformed:
    """What msgspec could not decode, with the place where it stopped."""
    detail = str(error)
    found = PLACE.search(detail)
    return Malformed(found["place"] if found else "message", MALFORMED, detail=detail[:200])
