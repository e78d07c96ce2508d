"""Somebody by whatever whoever runs a server knows of them: taken out as a file, or erased."""

from __future__ import annotations

from collections.abc import Callable

from sandtable.server.leaving import kept_of
from sandtable.server.names import likeness
from sandtable.server.storage import Storage
from sandtable.server.upkeep.books import Hindered
from sandtable.table.guests import Guest


async def known_as(storage: Storage, who: str) -> Guest:
    """A person by id, mail address or name, or a guest by id: names of guests are anybody's."""
    person = await storage.person(who) or await storage.person_by_mail(who) or await storage.person_like(likeness(who))
    if person is not None:
        return Guest(person.id, person.name)
    for table in await storage.every_table_of(who):
        stored = await storage.load_table(table)
        seats = () if stored is None else stored.seating.seats
        return Guest(who, next((seat.name for seat in seats if seat.who == who), ""))
    if await storage.tokens_of(who):
        return Guest(who)
    raise Hindered("core-ui-admin-nobody", who=who)


async def exported(storage: Storage, guest: Guest, write: Callable[[str], object]) -> None:
    """Piece by piece, as JSON."""
    async for piece in kept_of(storage, guest):
        write(piece)


async def erased(storage: Storage, guest: Guest) -> int:
    """Gives at how many tables they were: their own are gone, at others a former player has sat."""
    return len(await storage.erase(guest.id))
