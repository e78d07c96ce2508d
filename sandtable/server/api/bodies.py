"""What requests bring and what they are answered, as typed and bounded structs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Final, Literal, TypeAlias, TypeVar
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from sandtable.bots import LEVELS
from sandtable.games import games
from sandtable.games.globalwar.combat.orders import PRESETS
from sandtable.games.globalwar.combat.sequence import SEQUENCE
from sandtable.games.globalwar.world import TERRAINS
from sandtable.kernel.plain import Malformed
from sandtable.lab.odds import CIRCUMSTANCES, MOST_GUNS, MOST_ROUNDS
from sandtable.server.accounts import Means
from sandtable.server.messages import (
    NO_CONTROLS,
    ActText,
    Count,
    Json,
    SeatNumber,
    Word,
    misread,
)
from sandtable.table.clocks import DAY, Clock, TimeOut
from sandtable.table.clocks import Kind as ClockKind
from sandtable.table.holidays import CALENDARS, Keeping
from sandtable.table.reader import MOST_LINES
from sandtable.table.records import SeatKind
from sandtable.table.seating import BOT, ME, OPEN
from sandtable.table.session import MOST_SEATS, MOST_WORDS

T = TypeVar("T")

GIVEN: Final = [OPEN, *(BOT + name for name in LEVELS)]

Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40, pattern=NO_CONTROLS)]
# what is allowed is described here and checked where it is used, so that a refusal can name the choices
TitleId: TypeAlias = Annotated[str, Meta(max_length=200, extra_json_schema={"enum": list(games())})]
Given: TypeAlias = Annotated[str, Meta(max_length=40, extra_json_schema={"enum": GIVEN})]
Filling: TypeAlias = Annotated[str, Meta(max_length=40, extra_json_schema={"enum": [ME, *GIVEN]})]
ForceText: TypeAlias = Annotated[str, Meta(max_length=2_000)]
BattleKind: TypeAlias = Annotated[str, Meta(max_length=40, extra_json_schema={"enum": list(SEQUENCE)})]
Terrain: TypeAlias = Annotated[str, Meta(max_length=40, extra_json_schema={"enum": list(TERRAINS)})]
Circumstance: TypeAlias = Annotated[str, Meta(max_length=40, extra_json_schema={"enum": list(CIRCUMSTANCES)})]
Spoken: TypeAlias = Literal["en", "cs", "pl"]
Scope: TypeAlias = Literal["look", "play", "host"]
ZoneName: TypeAlias = Annotated[str, Meta(max_length=60)]
CalendarId: TypeAlias = Annotated[str, Meta(max_length=40, extra_json_schema={"enum": ["", *CALENDARS]})]
LossOrder: TypeAlias = Annotated[str, Meta(max_length=500)]


class Body(Struct, frozen=True, forbid_unknown_fields=True):
    """What a POST brings."""


class Query(Struct, frozen=True, forbid_unknown_fields=True):
    """What a GET brings in words."""


class WantedClock(Body, frozen=True):
    """``live``: ``minutes`` for the game and ``increment`` seconds more with each turn; ``days``: so many for each
    turn, without those of ``weekends`` in the time zone ``zone`` if that is wanted.

    When time is over, the seat is reminded first with ``remind``; then a bot takes it (``bot``), or it gives up
    (``loss``).
    """

    kind: ClockKind
    minutes: Annotated[float, Meta(gt=0, le=600)] = 10.0
    increment: Annotated[float, Meta(ge=0, le=600)] = 0.0
    days: Annotated[float, Meta(gt=0, le=30)] = 1.0
    weekends: bool = False
    zone: ZoneName = "UTC"
    out: TimeOut = "bot"
    remind: bool = False

    def clock(self) -> Clock:
        """Raises Malformed when there is no such time zone."""
        check_zone(self.zone, "clock.zone")
        live = self.kind == "live"
        main = self.minutes * 60 if live else self.days * DAY
        weekends = self.weekends and not live
        zone = self.zone if weekends else "UTC"  # so that two clocks that run alike are alike
        return Clock(self.kind, main, self.increment if live else 0.0, weekends, zone, self.out, self.remind)


def check_zone(zone: str, place: str) -> None:
    try:
        ZoneInfo(zone)
    except (ValueError, OSError, ZoneInfoNotFoundError):
        raise Malformed(place, "core-malformed-id", value=zone) from None


class NewTable(Body, frozen=True):
    """``seats`` says for each ``me``, ``open`` or ``bot:NAME``; ``spectators`` how many turns late they see it.

    At an ``untold`` table people hold printed cards that nobody tells, and bots have the other seats. ``listed`` is the
    language of a table that anybody may find and join. What comes of a ``rated`` one changes ratings:
    it is for people with accounts, has a clock, and who runs out of time loses.
    """

    title: TitleId
    seats: Annotated[list[Filling], Meta(min_length=1, max_length=MOST_SEATS)]
    mode: Word | None = None
    options: Annotated[dict[Word, bool | int | Word], Meta(max_length=100)] = {}
    manual: bool = False
    untold: bool = False
    spectators: Annotated[int, Meta(ge=0, le=100)] | None = None
    clock: WantedClock | None = None
    listed: Spoken | None = None
    rated: bool = False


class Import(Body, frozen=True):
    """``save`` is the text of the file. Without ``seats`` they are all the host's, as at a hot-seat table."""

    save: str
    seats: Annotated[list[Filling], Meta(min_length=1, max_length=MOST_SEATS)] | None = None


class Again(Body, frozen=True):
    """The same table once more: now, or so many seconds later, at which time its clock begins."""

    later: Annotated[float, Meta(ge=0, le=60 * DAY)] = 0.0


class Sit(Body, frozen=True):
    key: Word


class OneSeat(Body, frozen=True):
    seat: SeatNumber


class Propose(Body, frozen=True):
    """In the name of ``seat``: let the seat ``about`` be ``open`` for a newcomer, or ``bot:NAME``."""

    seat: SeatNumber
    about: SeatNumber
    filling: Given


class Agree(Body, frozen=True):
    """To proposal number ``proposal``, in the name of ``seat``; who made it takes it back with ``accept`` false."""

    seat: SeatNumber
    proposal: Count
    accept: bool


class ActNow(Body, frozen=True):
    seat: SeatNumber
    act: ActText


class Consult(Body, frozen=True):
    """What the rules are asked about, by whoever may look: now, or after ``at`` of the lines that the ``seat``, or a
    spectator, was shown."""

    about: Annotated[list[Word], Meta(max_length=MOST_WORDS)]
    seat: SeatNumber | None = None
    at: Annotated[int, Meta(ge=0, le=MOST_LINES)] | None = None


class Rename(Body, frozen=True):
    name: Name


class NewToken(Body, frozen=True):
    """``scopes`` are what a program may do with it: ``look``, ``play`` acts and take seats, ``host`` new tables."""

    name: Name
    scopes: Annotated[list[Scope], Meta(min_length=1, max_length=3)] = msgspec.field(
        default_factory=lambda: ["look", "play", "host"]
    )


class Named(Body, frozen=True):
    """A passkey, a device or a token, by the id in GET /api/account."""

    id: Word


class Credential(Body, frozen=True):
    """What the browser answered to a wish, as JSON."""

    credential: dict[str, Json]


class NewPasskey(Body, frozen=True):
    """``name`` is how somebody new wants to be called; who has an account already needs none."""

    name: Name | UnsetType = UNSET


class ByMail(Body, frozen=True):
    """Where to send a link, and in which language."""

    mail: Annotated[str, Meta(min_length=3, max_length=254, pattern=NO_CONTROLS)]
    language: Annotated[str, Meta(max_length=10)] = "en"


class Away(Body, frozen=True):
    """All vacations to come, each from when until when, in seconds since 1970."""

    away: Annotated[list[tuple[float, float]], Meta(max_length=10)]


class ChosenHolidays(Body, frozen=True):
    """Whose public holidays clocks keep that keep weekends, by country, and in which time zone days begin and end."""

    calendar: CalendarId
    zone: ZoneName

    def keeping(self, now: float) -> Keeping:
        """Raises Malformed when there is no such calendar or time zone."""
        if self.calendar and self.calendar not in CALENDARS:
            raise Malformed("calendar", "core-malformed-id", value=self.calendar)
        check_zone(self.zone, "zone")
        return Keeping(now, self.calendar, self.zone)


class Code(Body, frozen=True):
    """What a link ends with, or a recovery code."""

    code: Word


class Battle(Body, frozen=True, rename="kebab"):
    """A battle of Global War. Forces are written like ``6*infantry 2*fighter marines:landed``.

    Losses are a preset, or unit ids separated by commas; ``retreat`` is ``never``, ``weaker``, ``after-N`` rounds or
    ``below-N`` units. ``round`` is the one that is about to be fought, with what is left.
    """

    attacker: ForceText
    defender: ForceText = ""
    battle: BattleKind = "land"
    terrain: Terrain = TERRAINS[0]
    circumstances: Annotated[list[Circumstance], Meta(max_length=len(CIRCUMSTANCES))] = []
    guns: Annotated[int, Meta(ge=0, le=MOST_GUNS)] = 0
    attacker_technologies: Annotated[list[Word], Meta(max_length=40)] = []
    defender_technologies: Annotated[list[Word], Meta(max_length=40)] = []
    attacker_losses: LossOrder = PRESETS[0]
    defender_losses: LossOrder = PRESETS[0]
    retreat: Word = "never"
    round: Annotated[int, Meta(ge=1, le=MOST_ROUNDS)] = 1


class Nothing(Body, frozen=True):
    """A POST that needs no more than its address."""


# answers


class Reply(Struct, frozen=True, rename="kebab"):
    """What a request is answered when it was carried out."""


class Health(Reply, frozen=True):
    """``unopened`` is how many tables could not be opened since the server was started."""

    ok: bool = True
    unopened: int = 0


class Reach(Reply, frozen=True):
    """How others come to the table. ``only-here`` when nobody can but on this machine; ``command`` then starts a server
    to which they can. ``addresses`` are those of this machine in its network, told to whoever comes from there."""

    only_here: bool
    addresses: list[str]
    command: str | None


class ModeInfo(Reply, frozen=True):
    id: str
    seats: list[int]
    minutes: int


class OptionInfo(Reply, frozen=True):
    """``rule`` is the rule that the option decides, ``modes`` are those it is for."""

    id: str
    values: list[bool | int | str]
    default: bool | int | str
    rule: str
    modes: list[str]


class RatingInfo(Reply, frozen=True):
    """How strong a bot was measured to be, in points above the weakest, with the 95 % interval."""

    rating: int
    low: int
    high: int


class TitleInfo(Reply, frozen=True):
    """``untold``: whether people with printed cards can play without telling them. ``ratings`` are those of the bots;
    nothing where they were not measured."""

    id: str
    modes: list[ModeInfo]
    options: list[OptionInfo]
    untold: bool
    ratings: dict[str, RatingInfo]


class Titles(Reply, frozen=True):
    """``bots`` are the names for ``bot:NAME``, for any title."""

    titles: list[TitleInfo]
    bots: list[str]


class Me(Reply, frozen=True):
    """``csrf`` goes into the header of every POST of a browser."""

    guest: str
    name: str
    csrf: str
    account: bool = False


class Token(Reply, frozen=True):
    token: str


class Wish(Reply, frozen=True):
    """What a browser is asked for: the argument ``publicKey`` of its credentials, as JSON."""

    options: dict[str, Json]


class Codes(Reply, frozen=True):
    """Recovery codes, told only now; each signs in once."""

    codes: list[str]


class PasskeyInfo(Reply, frozen=True):
    id: str
    label: str
    created: float
    used: float


class DeviceInfo(Reply, frozen=True):
    """``here`` is the one that asks. ``device`` is what its browser says it is."""

    id: str
    device: str
    means: Means
    created: float
    seen: float
    here: bool


class TokenInfo(Reply, frozen=True):
    id: str
    name: str
    scopes: list[Scope]
    created: float
    used: float


class HolidaysInfo(Reply, frozen=True):
    """A calendar of public holidays, none when empty, in whose time zone, and when its next ``days`` are. It counts
    from ``since`` on."""

    calendar: str
    zone: str
    since: float
    days: list[str]


class AccountInfo(Reply, frozen=True):
    """``away`` are vacations, ``away-days`` how many days of a year are left for more; ``holidays`` is the calendar
    that counts and the one that will, ``calendars`` which there are. ``passkeys-work`` and ``mail-works`` is what this
    server offers under this address."""

    account: bool
    name: str
    mail: str | None
    created: float | None
    passkeys: list[PasskeyInfo]
    devices: list[DeviceInfo]
    tokens: list[TokenInfo]
    codes: int
    away: list[tuple[float, float]]
    away_days: float
    holidays: list[HolidaysInfo]
    calendars: list[str]
    passkeys_work: bool
    mail_works: bool


class Made(Reply, frozen=True):
    """A new table, and the keys of its open seats by seat, which are told only now."""

    table: str
    keys: dict[str, str]


class Sat(Reply, frozen=True):
    table: str
    seat: int


class SeatKey(Reply, frozen=True):
    """The key of an open seat, which is told only now."""

    table: str
    seat: int
    key: str


class Proposing(Reply, frozen=True):
    """``settled`` when nobody had to agree. ``key`` is for a newcomer; it works as soon as all have agreed."""

    proposal: int
    settled: bool
    key: str | None


class ListedSeat(Reply, frozen=True):
    seat: int
    kind: SeatKind
    name: str


class OutcomeData(Reply, frozen=True):
    """Shares of the win and points, seat by seat, and the reason as a message id."""

    shares: list[float]
    points: list[int]
    reason: str


class ListedClock(Reply, frozen=True):
    """``due`` is about when the next time is over, in seconds since 1970; None while nobody's runs."""

    kind: ClockKind
    due: float | None


class Listed(Reply, frozen=True):
    """A line of the guest's list of tables. ``standing`` has the facts that tell how the game stands; ``closed``
    is a game by rules that are not played here."""

    table: str
    title: str
    mode: str
    options: dict[str, bool | int | str]
    manual: bool
    seats: list[ListedSeat]
    yours: list[int]
    your_turn: bool
    pending: list[int]
    standing: dict[str, Json]
    over: bool
    closed: bool
    outcome: OutcomeData | None
    rematch: str | None
    changed: float
    clock: ListedClock | None
    rated: bool
    begins: float | None


class Tables(Reply, frozen=True):
    tables: list[Listed]


class SideOdds(Reply, frozen=True):
    """One side of a battle, in IPP. ``usual-loss`` is what eight battles of ten cost; ``units`` are lost on average.

    ``left`` and ``winners`` pair what is left with its chance, in all battles and in those the side wins or holds.
    """

    worth: int
    mean_loss: float
    usual_loss: tuple[int, int]
    left: list[tuple[int, float]]
    winners: list[tuple[int, float]]
    units: dict[str, float]


class RoundOdds(Reply, frozen=True):
    """Where a battle stands after a round: what is left of both sides, and between what eight of ten battles lie."""

    round: int
    won: float
    held: float
    fighting: float
    left: tuple[float, float]
    spread: tuple[tuple[int, int], tuple[int, int]]


class HelpOdds(Reply, frozen=True):
    """So many more attackers, their price in IPP, and the attacker's chance without and with them."""

    many: int
    unit: str
    cost: int
    before: float
    chance: float


class Helps(Reply, frozen=True):
    """Best first; none where the odds cannot be exact."""

    helps: list[HelpOdds]


class OddsTold(Reply, frozen=True):
    """How a battle ends. ``won``, ``held``, ``both``, ``broken`` and ``open`` add up to one, but for what was
    ``neglected`` because it is as good as impossible; ``taken`` is the part of ``won`` that takes the zone.

    ``error`` is the standard error of the chance to win where ``battles`` were simulated. ``limit`` is the number of
    rounds it may last; 0 is any.
    """

    battle: str
    method: Literal["exact", "simulation"]
    battles: int
    error: float
    neglected: float
    limit: int
    won: float
    taken: float
    held: float
    both: float
    broken: float
    open: float
    sides: dict[str, SideOdds]
    rounds: list[RoundOdds]


def read_body(data: bytes, form: type[T]) -> T:
    """The body of a POST. Raises Malformed, naming the place."""
    try:
        return msgspec.json.decode(data, type=form)
    except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
        raise misread(error) from None


def read_query(words: Mapping[str, str], form: type[T]) -> T:
    """What a GET brings. Raises Malformed, naming the place."""
    try:
        return msgspec.convert(dict(words), form, strict=False)
    except msgspec.ValidationError as error:
        raise misread(error) from None
