"""Requests about signing in: with a passkey, by a link in a letter, with a recovery code; and signing out."""

from __future__ import annotations

import re
import secrets
import time
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from sandtable.server import passkeys, ratings_statements
from sandtable.server.accounts import FOR_EVER, Means, NameTaken, Passkey, Person, Purpose, Session, Voucher
from sandtable.server.api.bodies import ByMail, Code, Credential, NewPasskey, Nothing, Wish, read_body
from sandtable.server.api.guests import introduced
from sandtable.server.api.replies import answer, sent
from sandtable.server.guard import TurnedAway
from sandtable.server.hall import MAKING_COSTS, Hall, checked_account
from sandtable.server.identity import COOKIE, Caller, new_person_id, new_ticket
from sandtable.server.mails import MAIL, proper_address, sign_in_letter
from sandtable.server.messages import Done
from sandtable.server.names import likeness, proper
from sandtable.table.guests import hashed

WISH_SECONDS: Final = 300.0  # for which a challenge is good
NAMES_TRIED: Final = 20
MOST_PASSKEYS: Final = 20  # of one person
MOST_DEVICES: Final = 50
DEVICE: Final = re.compile(r"(Firefox|Edg|OPR|Chrome|Safari|curl|python)\S*", re.IGNORECASE)
SYSTEM: Final = re.compile(r"(Android|iPhone|iPad|Windows|Mac OS X|Linux)")
SPOKEN: Final = {"Edg": "Edge", "OPR": "Opera", "Mac OS X": "macOS"}
NOT_TAKEN: Final = TurnedAway(403, "sign-in")


# passkeys


async def wish_new_passkey(hall: Hall, request: Request) -> Response:
    """What to make a passkey by: for a guest it will be an account, for somebody with one another way to sign in."""
    caller = await hall.guest_who_changes(request, MAKING_COSTS)
    wanted = read_body(await sent(hall, request), NewPasskey)
    site = passkeys.site_of(request)
    known: list[Passkey] = []
    if caller.account:
        person, name = caller.id, caller.name
        known = await hall.storage.passkeys_of(person)
        _check_passkeys(known)
    else:
        person, name = new_person_id(), proper(wanted.name or caller.name)
        if await hall.storage.person_like(likeness(name)) is not None:
            raise TurnedAway(409, "name-taken")
    challenge = await _challenge(hall, "passkey", person, name)
    return answer(Wish(passkeys.wish_for_new(site, person, name, known, challenge)))


async def new_passkey(hall: Hall, request: Request) -> Response:
    """A new passkey. With it a guest has an account, and keeps every game."""
    caller = await hall.guest_who_changes(request, MAKING_COSTS)
    credential = read_body(await sent(hall, request), Credential).credential
    site = passkeys.site_of(request)
    challenge = passkeys.challenge_in(credential)
    voucher = await redeemed(hall, hashed(challenge.hex()), "passkey")
    if caller.account and voucher.person != caller.id:
        raise NOT_TAKEN
    now = time.time()
    key = passkeys.made(site, credential, challenge, voucher.person, device_of(request), now)
    if await hall.storage.passkey(key.id) is not None:
        raise NOT_TAKEN
    if caller.account:
        _check_passkeys(await hall.storage.passkeys_of(caller.id))
        await hall.storage.add_passkey(key)
        return introduced(hall, request, caller, 201)
    person = Person(voucher.person, voucher.about, likeness(voucher.about), now)
    return await _begun(hall, request, caller, person, "passkey", key)


def _check_passkeys(known: list[Passkey]) -> None:
    if len(known) >= MOST_PASSKEYS:
        raise TurnedAway(409, "passkeys")


async def wish_passkey(hall: Hall, request: Request) -> Response:
    """What to sign in by with a passkey; nobody says who they are."""
    await hall.guest_who_changes(request)
    read_body(await sent(hall, request), Nothing)
    site = passkeys.site_of(request)
    return answer(Wish(passkeys.wish_for_known(site, await _challenge(hall, "sign-in", "", ""))))


async def sign_in_by_passkey(hall: Hall, request: Request) -> Response:
    """Sign in. What the guest has played so far goes along."""
    caller = await hall.guest_who_changes(request, MAKING_COSTS)
    credential = read_body(await sent(hall, request), Credential).credential
    site = passkeys.site_of(request)
    challenge = passkeys.challenge_in(credential)
    await redeemed(hall, hashed(challenge.hex()), "sign-in")
    key = await hall.storage.passkey(str(credential.get("id", "")))
    uses = passkeys.uses_proven(site, credential, challenge, key)
    assert key is not None
    await hall.storage.passkey_used(key.id, uses, time.time())
    person = await hall.storage.person(key.person)
    if person is None:
        raise NOT_TAKEN
    return await signed_in(hall, request, caller, person, "passkey")


async def _challenge(hall: Hall, purpose: Purpose, person: str, about: str) -> bytes:
    challenge = secrets.token_bytes(32)
    until = time.time() + WISH_SECONDS
    await hall.storage.add_vouchers([Voucher(hashed(challenge.hex()), purpose, person, about, until)])
    return challenge


async def redeemed(hall: Hall, hash: str, purpose: Purpose) -> Voucher:
    voucher = await hall.storage.redeem(hash, purpose, time.time())
    if voucher is None:
        raise NOT_TAKEN
    return voucher


# by mail


async def send_link(hall: Hall, request: Request) -> Response:
    """A link by mail, which works once. Whether somebody has this address here is not told, by nothing.

    Opened by somebody signed in it gives their account the address; else it signs in, and makes an account for who has
    none yet.
    """
    caller = await hall.guest_who_changes(request, MAKING_COSTS)
    wanted = read_body(await sent(hall, request), ByMail)
    mail = hall.settings.mail
    if mail is None:
        raise TurnedAway(409, "no-mail")
    address = proper_address(wanted.mail)
    hall.limits.mail(request, address)
    code = secrets.token_urlsafe(24)
    seconds = hall.settings.link_seconds
    person = caller.id if caller.account else ""
    await hall.storage.add_vouchers([Voucher(hashed(code), "mail", person, address, time.time() + seconds)])
    link = f"{mail.home}/sign-in#{code}"
    letter = sign_in_letter(address, wanted.language, link, round(seconds / 60))
    await hall.jobs.ask(MAIL, f"to {hashed(address)[:16]}", msgspec.json.encode(letter).decode())
    return answer(Done())


async def sign_in_by_link(hall: Hall, request: Request) -> Response:
    """Sign in by what a link ends with. It works once."""
    caller = await hall.guest_who_changes(request, MAKING_COSTS)
    code = read_body(await sent(hall, request), Code).code
    voucher = await redeemed(hall, hashed(code), "mail")
    if voucher.person:  # of somebody who wanted to add this address; nobody else's account is opened by it
        if voucher.person != caller.id:
            raise NOT_TAKEN
        if not await hall.storage.set_mail(caller.id, voucher.about):
            raise TurnedAway(409, "mail-taken")
        return introduced(hall, request, caller)
    person = await hall.storage.person_by_mail(voucher.about)
    if person is None:
        return await _begun_by_mail(hall, request, caller, voucher.about)
    return await signed_in(hall, request, caller, person, "mail")


async def _begun_by_mail(hall: Hall, request: Request, caller: Caller, mail: str) -> Response:
    """Somebody new; should their name be taken, a number makes it theirs."""
    id, wished, now = new_person_id(), caller.name or "Player", time.time()
    for attempt in range(NAMES_TRIED):
        name = wished if attempt == 0 and caller.name else f"{wished[:30]} {secrets.randbelow(10_000) + 2}"
        try:
            return await _begun(hall, request, caller, Person(id, name, likeness(name), now, mail), "mail", status=200)
        except TurnedAway:
            continue
    raise TurnedAway(409, "name-taken")


# recovery


async def sign_in_by_code(hall: Hall, request: Request) -> Response:
    """Sign in with a recovery code. It works once."""
    caller = await hall.guest_who_changes(request, MAKING_COSTS)
    code = read_body(await sent(hall, request), Code).code
    voucher = await redeemed(hall, hashed(plain_code(code)), "recovery")
    person = await hall.storage.person(voucher.person)
    if person is None:
        raise NOT_TAKEN
    return await signed_in(hall, request, caller, person, "code")


LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"  # none that is taken for another
CODES: Final = 10
CODE_LENGTH: Final = 20


def new_codes(person: str) -> tuple[list[str], list[Voucher]]:
    """Recovery codes as they are shown, and as they are kept."""
    codes = ["".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH)) for _ in range(CODES)]
    kept = [Voucher(hashed(code), "recovery", person, "", FOR_EVER) for code in codes]
    return ["-".join(re.findall(".{5}", code)) for code in codes], kept


def plain_code(text: str) -> str:
    return re.sub(r"[\s-]+", "", text).lower()


# in and out


async def sign_out(hall: Hall, request: Request) -> Response:
    """This device is signed out; the browser will be a new guest's."""
    caller = await hall.guest_who_changes(request)
    read_body(await sent(hall, request), Nothing)
    checked_account(caller)
    await hall.end_session(caller.id, caller.session)
    response = answer(Done())
    response.delete_cookie(COOKIE)
    return response


async def _begun(
    hall: Hall,
    request: Request,
    caller: Caller,
    person: Person,
    means: Means,
    key: Passkey | None = None,
    status: int = 201,
) -> Response:
    """Somebody new has an account."""
    ticket = new_ticket()
    session = Session(hashed(ticket), person.id, means, device_of(request), person.created, person.created)
    try:
        await hall.storage.add_person(person, session, key)
    except NameTaken:
        raise TurnedAway(409, "name-taken") from None
    return await _moved_in(hall, request, caller, person, ticket, status)


async def signed_in(hall: Hall, request: Request, caller: Caller, person: Person, means: Means) -> Response:
    """On another device, or again. The ticket is always a new one: who knew the one before knows nothing now. Where
    there are too many devices, the one that was not seen for longest is signed out."""
    ticket, now = new_ticket(), time.time()
    await hall.storage.add_session(Session(hashed(ticket), person.id, means, device_of(request), now, now))
    for forgotten in (await hall.storage.sessions_of(person.id))[MOST_DEVICES:]:
        await hall.end_session(person.id, forgotten.hash)
    return await _moved_in(hall, request, caller, person, ticket, 200)


async def _moved_in(hall: Hall, request: Request, caller: Caller, person: Person, ticket: str, status: int) -> Response:
    if caller.account:
        if caller.id != person.id:  # this browser was somebody's already
            await hall.storage.do(ratings_statements.add_kin(caller.id, person.id))
        await hall.end_session(caller.id, caller.session)
    else:
        for table in await hall.storage.adopt(caller.id, person):
            hall.rooms.changed_elsewhere(table)
    return introduced(hall, request, Caller(person.id, person.name, ticket=ticket, account=True), status)


def device_of(request: Request) -> str:
    """What a browser says it is, in two words."""
    said = request.headers.get("user-agent", "")
    found = [pattern.search(said) for pattern in (DEVICE, SYSTEM)]
    return ", ".join(SPOKEN.get(one[1], one[1]) for one in found if one is not None)
