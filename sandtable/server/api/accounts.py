"""Requests about one's own account: ways to sign in, devices, tokens, and leaving with everything."""

from __future__ import annotations

from collections.abc import AsyncIterator
from datetime import datetime
from itertools import islice
from typing import Final, TypeAlias
from zoneinfo import ZoneInfo

import structlog
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

from sandtable.server import passkeys
from sandtable.server.api.bodies import (
    AccountInfo,
    Away,
    ChosenHolidays,
    Codes,
    DeviceInfo,
    HolidaysInfo,
    Named,
    Nothing,
    PasskeyInfo,
    TokenInfo,
    read_body,
)
from sandtable.server.api.guests import revoke
from sandtable.server.api.replies import answer, sent
from sandtable.server.api.signing import new_codes
from sandtable.server.guard import TurnedAway
from sandtable.server.hall import MAKING_COSTS, Hall, checked_account
from sandtable.server.identity import COOKIE, Caller
from sandtable.server.leaving import kept_of
from sandtable.server.messages import Done
from sandtable.server.storage import StorageFailed
from sandtable.server.time_statements import REMEMBERED
from sandtable.table.clocks import DAY
from sandtable.table.holidays import CALENDARS, Keeping, chosen, coming

TAKING_ALL_COSTS: Final = 20.0
DAYS_AWAY: Final = 30.0  # of a year
YEAR: Final = 365 * DAY
Span: TypeAlias = tuple[float, float]
MOST_CHOICES: Final = 20  # of calendars, in the time that is remembered
DAYS_SHOWN: Final = 3  # of the next holidays
log = structlog.get_logger("sandtable.accounts")
SHOWN: Final = 16  # letters of a hash, by which a device or a token is named


async def account(hall: Hall, request: Request) -> Response:
    """What is known of the guest, and the ways in which they can sign in."""
    caller = await hall.guest(request)
    person = await hall.storage.person(caller.id) if caller.account else None
    try:
        passkeys.site_of(request)
        passkeys_work = True
    except TurnedAway:
        passkeys_work = False
    now = hall.now()
    vacations = await hall.storage.vacations_of(caller.id)
    devices = [
        DeviceInfo(one.hash[:SHOWN], one.device, one.means, one.created, one.seen, one.hash == caller.session)
        for one in await hall.storage.sessions_of(caller.id)
    ]
    return answer(
        AccountInfo(
            account=caller.account,
            name=caller.name,
            mail=None if person is None else person.mail,
            created=None if person is None else person.created,
            passkeys=[
                PasskeyInfo(key.id, key.label, key.created, key.used)
                for key in await hall.storage.passkeys_of(caller.id)
            ],
            devices=sorted(devices, key=lambda device: not device.here),
            tokens=[
                TokenInfo(token.hash[:SHOWN], token.name, [*token.scopes], token.created, token.used)  # type: ignore[list-item]  # checked when made
                for token in await hall.storage.tokens_of(caller.id)
            ],
            codes=await hall.storage.vouchers_left(caller.id, "recovery"),
            away=vacations,
            away_days=DAYS_AWAY - days_in_year(vacations, now),
            holidays=[
                _holidays_told(one, now) for one in still_counting(await hall.storage.keeping_of(caller.id), now)
            ],
            calendars=[*CALENDARS],
            passkeys_work=passkeys_work,
            mail_works=hall.settings.mail is not None,
        )
    )


async def remove_passkey(hall: Hall, request: Request) -> Response:
    """A passkey stops working; not the last way to come in."""
    caller = await hall.guest_who_changes(request)
    wanted = read_body(await sent(hall, request), Named)
    checked_account(caller)
    await _other_way_in(hall, caller, without_passkey=wanted.id)
    await hall.storage.remove_passkey(caller.id, wanted.id)
    return answer(Done())


async def remove_mail(hall: Hall, request: Request) -> Response:
    """The address is forgotten; not when it is the last way to come in."""
    caller = await hall.guest_who_changes(request)
    read_body(await sent(hall, request), Nothing)
    checked_account(caller)
    await _other_way_in(hall, caller, without_mail=True)
    await hall.storage.set_mail(caller.id, None)
    return answer(Done())


async def _other_way_in(hall: Hall, caller: Caller, without_passkey: str = "", without_mail: bool = False) -> None:
    keys = [key for key in await hall.storage.passkeys_of(caller.id) if key.id != without_passkey]
    person = await hall.storage.person(caller.id)
    mail = None if without_mail or person is None or hall.settings.mail is None else person.mail
    if not keys and mail is None:
        raise TurnedAway(409, "last-way-in")


async def make_codes(hall: Hall, request: Request) -> Response:
    """New recovery codes, told only now; those before stop working."""
    caller = await hall.guest_who_changes(request, MAKING_COSTS)
    read_body(await sent(hall, request), Nothing)
    checked_account(caller)
    codes, kept = new_codes(caller.id)
    await hall.storage.add_vouchers(kept, instead=True)
    return answer(Codes(codes), 201)


async def end_device(hall: Hall, request: Request) -> Response:
    """A device is signed out, and whatever it has open is closed."""
    caller = await hall.guest_who_changes(request)
    wanted = read_body(await sent(hall, request), Named)
    checked_account(caller)
    for session in await hall.storage.sessions_of(caller.id):
        if session.hash[:SHOWN] == wanted.id:
            await hall.end_session(caller.id, session.hash)
    return answer(Done())


async def end_other_devices(hall: Hall, request: Request) -> Response:
    """All devices but this one are signed out."""
    caller = await hall.guest_who_changes(request)
    read_body(await sent(hall, request), Nothing)
    checked_account(caller)
    for session in await hall.storage.sessions_of(caller.id):
        if session.hash != caller.session:
            await hall.end_session(caller.id, session.hash)
    return answer(Done())


async def revoke_token(hall: Hall, request: Request) -> Response:
    """One token stops working."""
    caller = await hall.guest_who_changes(request)
    wanted = read_body(await sent(hall, request), Named)
    for token in await hall.storage.tokens_of(caller.id):
        if token.hash[:SHOWN] == wanted.id:
            await revoke(hall, caller, token.hash)
    return answer(Done())


# vacations


async def set_away(hall: Hall, request: Request) -> Response:
    """All vacations to come: clocks by the day stand still meanwhile. What has begun cannot be undone, only ended."""
    caller = await hall.guest_who_changes(request)
    wanted = read_body(await sent(hall, request), Away)
    checked_account(caller)
    now = hall.now()
    vacations = planned(await hall.storage.vacations_of(caller.id), wanted.away, now)
    if days_in_year(vacations, now) > DAYS_AWAY:
        raise TurnedAway(409, "away")
    for table in await hall.storage.set_vacations(caller.id, vacations):
        hall.rooms.changed_elsewhere(table)
    return answer(Done())


def planned(known: list[Span], wanted: list[Span], now: float) -> list[Span]:
    """What was is kept, what runs ends when it is wanted to end or now, what is to come is as it is wanted."""
    ends = dict(wanted)
    begun = [(first, min(last, max(now, ends.get(first, now)))) for first, last in known if first <= now]
    kept = {first for first, _ in begun}
    to_come = sorted((max(first, now), last) for first, last in wanted if first not in kept and last > now)
    found: list[Span] = []
    for first, last in sorted([*begun, *to_come]):
        if last <= first:
            continue
        if found and first <= found[-1][1]:
            found[-1] = found[-1][0], max(last, found[-1][1])
        else:
            found.append((first, last))
    return found


def days_in_year(vacations: list[Span], now: float) -> float:
    """The days away from half a year ago until half a year ahead, which is where they may lie."""
    return sum(last - first for first, last in vacations if last > now - YEAR / 2) / DAY


# public holidays


async def set_holidays(hall: Hall, request: Request) -> Response:
    """Whose public holidays are kept. Time that was used is never given back, and who has had a holiday by one calendar
    keeps to it for half a year before another counts."""
    caller = await hall.guest_who_changes(request)
    wanted = read_body(await sent(hall, request), ChosenHolidays)
    checked_account(caller)
    now = hall.now()
    known = await hall.storage.keeping_of(caller.id)
    keeping = still_remembered(chosen(known, wanted.keeping(now), YEAR / 2), now)
    if len(keeping) > MOST_CHOICES:
        raise TurnedAway(409, "holidays")
    for table in await hall.storage.set_keeping(caller.id, keeping):
        hall.rooms.changed_elsewhere(table)
    return answer(Done())


def still_remembered(keeping: list[Keeping], now: float) -> list[Keeping]:
    """Without those that no clock can ask about any more."""
    over = [n for n, later in enumerate(keeping[1:]) if later.since < now - REMEMBERED]
    return keeping[len(over) :]


def still_counting(keeping: list[Keeping], now: float) -> list[Keeping]:
    """The choice that counts now, and the one that will."""
    begun = [n for n, one in enumerate(keeping) if one.since <= now]
    return keeping[begun[-1] if begun else 0 :]


def _holidays_told(one: Keeping, now: float) -> HolidaysInfo:
    begins = datetime.fromtimestamp(max(one.since, now), ZoneInfo(one.zone)).date()
    days = islice(coming(one.calendar, begins), DAYS_SHOWN) if one.calendar else ()
    return HolidaysInfo(one.calendar, one.zone, one.since, [day.isoformat() for day in days])


# leaving


async def export(hall: Hall, request: Request) -> Response:
    """Everything that is kept of the guest, as a file: who they are, what they said, their games."""
    caller = await hall.guest(request, TAKING_ALL_COSTS)
    disposition = {"Content-Disposition": 'attachment; filename="sandtable.json"'}
    pieces = kept_of(hall.storage, caller)
    first = await anext(pieces)  # should storage fail now, it can still be said
    return StreamingResponse(_rest(hall, request, first, pieces), media_type="application/json", headers=disposition)


async def _rest(hall: Hall, request: Request, first: str, pieces: AsyncIterator[str]) -> AsyncIterator[str]:
    """As fast as it is read, and each game in turn with those that the same address opens."""
    piece: str | None = first
    while piece is not None:
        yield piece
        try:
            async with hall.limits.loading(request):
                piece = await anext(pieces, None)
        except StorageFailed as error:  # what was sent is no whole JSON, so nobody takes it for all
            hall.metrics.went_wrong("storage")
            log.error("storage-failed", path=request.url.path, problem=str(error))
            return


async def leave_for_good(hall: Hall, request: Request) -> Response:
    """Everything that is kept of the guest is erased. In games of others a former player has sat."""
    caller = await hall.guest_who_changes(request, TAKING_ALL_COSTS)
    read_body(await sent(hall, request), Nothing)
    ended = [session.hash for session in await hall.storage.sessions_of(caller.id)]
    ended += [token.hash for token in await hall.storage.tokens_of(caller.id)]
    for table in await hall.storage.erase(caller.id):
        hall.rooms.changed_elsewhere(table)
    for session in ended:
        hall.attendance.end(session)
    response = answer(Done())
    response.delete_cookie(COOKIE)
    return response
