"""Who sits where at a table, and what may become of a seat: taken, left, given to a bot, opened for a newcomer."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from sandtable.bots import LEVELS
from sandtable.kernel.game import Game, Value
from sandtable.kernel.match import Match
from sandtable.kernel.plain import Malformed
from sandtable.kernel.refusal import NOT_ASKED, IllegalAction, Refusal
from sandtable.table.guests import Guest, hashed, new_key, same_hash
from sandtable.table.records import Proposal, Seating, SeatRecord

ME: Final = "me"
OPEN: Final = "open"
BOT: Final = "bot:"
RULE: Final = "core.seats"

OWN_SEAT: Final = Refusal(RULE, "core-refused-seat-own")
BOTS_SEAT: Final = Refusal(RULE, "core-refused-seat-bot")
OPEN_SEAT: Final = Refusal(RULE, "core-refused-seat-open")
TAKEN_SEAT: Final = Refusal(RULE, "core-refused-seat-taken")
ALONE: Final = Refusal(RULE, "core-refused-seat-alone")
ASKED_ALREADY: Final = Refusal(RULE, "core-refused-seat-asked")
NOT_PROPOSED: Final = Refusal(RULE, "core-refused-seat-answer")


class WrongKey(Exception):
    """No seat has this key, or somebody else has the seat."""


def seated(fillings: list[str], host: Guest) -> tuple[Seating, dict[str, str]]:
    """The seats of a new table, and the keys of the open ones by seat: the host is told them, once."""
    seats: list[SeatRecord] = []
    keys: dict[str, str] = {}
    for number, filling in enumerate(fillings):
        if filling == ME:
            seats.append(SeatRecord(number, "guest", host.id, host.name))
        else:
            key = new_key() if filling == OPEN else None
            seats.append(filled(number, filling, f"seats[{number}]", None if key is None else hashed(key), [ME]))
            if key is not None:
                keys[str(number)] = key
    return Seating(tuple(seats)), keys


def filled(seat: int, filling: str, place: str, key_hash: str | None, others: list[str] | None = None) -> SeatRecord:
    """A seat that is open or a bot's. Raises Malformed, naming the place, for anything else."""
    if filling == OPEN:
        return SeatRecord(seat, "open", key_hash=key_hash)
    name = filling.removeprefix(BOT)
    if filling.startswith(BOT) and name in LEVELS:
        return SeatRecord(seat, "bot", name, name)
    choices = ", ".join([*(others or []), OPEN, *(BOT + bot for bot in LEVELS)])
    raise Malformed(place, "core-malformed-choice", value=filling, choices=choices)


def rotated(seating: Seating) -> tuple[Seating, dict[str, str]]:
    """The same people and bots for another game, each one seat further; what nobody holds is opened."""
    count = len(seating.seats)
    seats: list[SeatRecord] = []
    keys: dict[str, str] = {}
    for number in range(count):
        before = seating.seats[(number + 1) % count]
        if before.kind in ("guest", "bot"):
            seats.append(SeatRecord(number, before.kind, before.who, before.name))
        else:
            keys[str(number)] = new_key()
            seats.append(SeatRecord(number, "open", key_hash=hashed(keys[str(number)])))
    return Seating(tuple(seats)), keys


def people(seating: Seating) -> tuple[int, ...]:
    """The seats that are for people, whoever will sit there."""
    return tuple(seat.seat for seat in seating.seats if seat.kind != "bot")


def begun(
    title: Game,
    seating: Seating,
    mode: str | None,
    seed: str | None,
    options: dict[str, Value],
    manual: bool = False,
    untold: bool = False,
) -> Match:
    """A new match. At a real table the program deals to bots from bags of its own, where the title knows how."""
    printed = people(seating)
    bots = tuple(seat.seat for seat in seating.seats if seat.seat not in printed)
    dealt = bots if manual and title.DEALT else ()
    return title.match(mode, len(seating.seats), seed, options, None, manual, printed if untold else (), dealt)


# who holds what


def holds(seating: Seating, guest: Guest, seat: int) -> bool:
    """Whether the seat is this guest's own."""
    return 0 <= seat < len(seating.seats) and _is_of(seating.seats[seat], guest.id)


def played_by_one(seating: Seating, guest: str) -> bool:
    """Whether nobody but this guest and bots plays."""
    return all(seat.kind == "bot" or _is_of(seat, guest) for seat in seating.seats)


def alone(seating: Seating, guest: str) -> bool:
    """Whether this guest has one seat and bots all the others."""
    return played_by_one(seating, guest) and sum(seat.kind == "guest" for seat in seating.seats) == 1


def _is_of(seat: SeatRecord, guest: str) -> bool:
    return seat.kind == "guest" and seat.who == guest


def _checked(seating: Seating, guest: Guest, seat: int) -> None:
    if not holds(seating, guest, seat):
        raise IllegalAction(NOT_ASKED)


# what may become of a seat: each gives the next seating, or the same when nothing is to be changed


def taken(seating: Seating, guest: Guest, key: str) -> Seating:
    """The guest in the open seat with this key. Raises WrongKey.

    The key stays with the seat, so that the same guest may come back by the same link.
    """
    seat = seat_of(seating, key)
    if seat is None or (seat.kind != "open" and not _is_of(seat, guest.id)):
        raise WrongKey
    if seat.kind != "open":
        return seating
    return _changed(seating, replace(seat, kind="guest", who=guest.id, name=guest.name))


def seat_of(seating: Seating, key: str) -> SeatRecord | None:
    """The seat that a key leads to."""
    return next((seat for seat in seating.seats if same_hash(seat.key_hash, key)), None)


def opened_anew(seating: Seating, seat: int, key_hash: str) -> Seating:
    """An open seat with another key: the one before stops working."""
    if not 0 <= seat < len(seating.seats) or seating.seats[seat].kind != "open":
        raise IllegalAction(TAKEN_SEAT)
    return _changed(seating, SeatRecord(seat, "open", key_hash=key_hash))


def left(seating: Seating, guest: Guest, seat: int) -> Seating:
    """The seat without its player, and without the key that led to it.

    Nobody leaves when there is no other player. So nobody ever comes to a table whose host, alone with bots, may have
    read the save and knows every roll to come.
    """
    _checked(seating, guest, seat)
    if not any(other.kind in ("guest", "open") and other.who != guest.id for other in seating.seats):
        raise IllegalAction(ALONE)
    return _changed(seating, SeatRecord(seat, "left", name=seating.seats[seat].name))


def joined(seating: Seating, guest: Guest, seat: int | None) -> Seating:
    """The guest in a free seat of a table that anybody may join; the link to the seat stops working."""
    if any(_is_of(other, guest.id) for other in seating.seats):
        return seating
    free = [other.seat for other in seating.seats if other.kind == "open" and seat in (None, other.seat)]
    if not free:
        raise IllegalAction(TAKEN_SEAT)
    return _changed(seating, SeatRecord(free[0], "guest", guest.id, guest.name))


def sat_down(seating: Seating, guest: Guest, seats: list[int]) -> Seating:
    """The guest in all of these seats, each of them free or theirs already; the links to them stop working."""
    now = seating
    for seat in seats:
        if holds(seating, guest, seat):
            continue
        if not 0 <= seat < len(seating.seats) or seating.seats[seat].kind != "open":
            raise IllegalAction(TAKEN_SEAT)
        now = _changed(now, SeatRecord(seat, "guest", guest.id, guest.name))
    return now if now is seating else replace(now, version=seating.version + 1)


def given_to_bot(seating: Seating, seat: int, bot: str) -> Seating:
    """A bot takes the seat of somebody whose time is over."""
    return _changed(seating, SeatRecord(seat, "bot", bot, bot))


def proposed(seating: Seating, guest: Guest, proposal: Proposal, absence_seconds: float) -> Seating:
    """A proposal of a seat's holder about somebody else's seat. It is carried out at once if nobody has to be asked.

    The player of that seat is asked too. One who does not come counts as having left: the same proposal, made again
    after so many seconds, goes on without them.
    """
    _checked(seating, guest, proposal.by)
    about = _subject(seating, guest, proposal)
    asked = tuple(seat.seat for seat in seating.seats if seat.kind == "guest" and seat.who != guest.id)
    made = proposal.made
    before = seating.proposal
    if before is not None:
        if (before.by, before.seat, before.filling) != (proposal.by, proposal.seat, proposal.filling):
            raise IllegalAction(ASKED_ALREADY)
        remaining = before.made + absence_seconds - proposal.made
        if before.noticed or about.kind != "guest" or before.seat not in before.waiting:
            raise IllegalAction(ASKED_ALREADY)
        if remaining > 0:
            minutes = max(1, round(remaining / 60))
            raise IllegalAction(Refusal(RULE, "core-refused-seat-away", {"minutes": minutes}))
        asked = tuple(seat for seat in before.waiting if seating.seats[seat].who != about.who)
        made = before.made
    fresh = replace(proposal, n=seating.proposals + 1, waiting=asked, made=made)
    return _settled(replace(seating, version=seating.version + 1, proposal=fresh, proposals=fresh.n))


def _subject(seating: Seating, guest: Guest, proposal: Proposal) -> SeatRecord:
    if not 0 <= proposal.seat < len(seating.seats):
        raise Malformed("about", "core-malformed-range", least=0, most=len(seating.seats) - 1)
    about = seating.seats[proposal.seat]
    if _is_of(about, guest.id):
        raise IllegalAction(OWN_SEAT)
    if about.kind == "bot":
        raise IllegalAction(BOTS_SEAT)
    if about.kind == "open" and proposal.filling == OPEN:
        raise IllegalAction(OPEN_SEAT)
    filled(proposal.seat, proposal.filling, "filling", proposal.key_hash)  # which raises for what no seat can be
    return about


def answered(seating: Seating, guest: Guest, seat: int, n: int, accept: bool) -> Seating:
    """One refusal ends a proposal, and so does its proposer; with the last agreement it is carried out."""
    _checked(seating, guest, seat)
    proposal = seating.proposal
    if proposal is None or proposal.n != n:
        raise IllegalAction(NOT_PROPOSED)
    own = [other.seat for other in seating.seats if _is_of(other, guest.id)]
    if not set(own) & {*proposal.waiting, *(() if accept else (proposal.by,))}:
        raise IllegalAction(NOT_PROPOSED)
    if not accept:
        return replace(seating, version=seating.version + 1, proposal=None)
    waiting = tuple(other for other in proposal.waiting if other not in own)
    return _settled(replace(seating, version=seating.version + 1, proposal=replace(proposal, waiting=waiting)))


def noticed(seating: Seating, guest: Guest) -> Seating:
    """The player of a seat that the others want to give away has been here."""
    proposal = seating.proposal
    if proposal is None or proposal.noticed or not _is_of(seating.seats[proposal.seat], guest.id):
        return seating
    return replace(seating, version=seating.version + 1, proposal=replace(proposal, noticed=True))


def _changed(seating: Seating, seat: SeatRecord) -> Seating:
    """With another record for one seat; a proposal that this answers or makes pointless goes on or falls."""
    seats = tuple(seat if other.seat == seat.seat else other for other in seating.seats)
    proposal = seating.proposal
    if proposal is not None:
        if proposal.by == seat.seat or (proposal.seat == seat.seat and seat.kind == "guest"):
            proposal = None
        else:
            waiting = tuple(other for other in proposal.waiting if other != seat.seat)
            proposal = replace(proposal, waiting=waiting)
    return _settled(replace(seating, seats=seats, version=seating.version + 1, proposal=proposal))


def _settled(seating: Seating) -> Seating:
    proposal = seating.proposal
    if proposal is None or proposal.waiting:
        return seating
    given = filled(proposal.seat, proposal.filling, "filling", proposal.key_hash)
    seats = tuple(given if seat.seat == given.seat else seat for seat in seating.seats)
    return replace(seating, seats=seats, proposal=None)
