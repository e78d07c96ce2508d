"""The company of a table: who sits there, who may watch, and what is public of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from sandtable.kernel.plain import Plain
from sandtable.table import seating
from sandtable.table.guests import Guest
from sandtable.table.records import Seating, SeatRecord, TableRecord

Message: TypeAlias = dict[str, Plain]


class Company:
    """What follows from the records of a table alone, whether its game can be played or not."""

    closed = False  # the rules it was begun with are gone

    def __init__(self, record: TableRecord, seating: Seating) -> None:
        self.record = record
        self.seating = seating

    @property
    def seats(self) -> tuple[SeatRecord, ...]:
        return self.seating.seats

    @property
    def over(self) -> bool:
        return self.record.outcome is not None

    def holds(self, guest: Guest, seat: int) -> bool:
        return seating.holds(self.seating, guest, seat)

    def belongs(self, guest: Guest) -> bool:
        return guest.id == self.record.host or any(self.holds(guest, seat.seat) for seat in self.seats)

    def may_watch(self, guest: Guest) -> bool:
        return self.belongs(guest) or self.record.spectators is not None

    def may_look(self, guest: Guest, seat: int | None) -> bool:
        """Through one's own seats; after the end through any, for the whole game can be replayed then."""
        if seat is None:
            return self.may_watch(guest)
        return self.holds(guest, seat) or (0 <= seat < len(self.seats) and self.over and self.may_watch(guest))

    def may_export(self, guest: Guest) -> bool:
        """A save tells everything: only after the end, or when nobody but the host and bots plays."""
        if self.over:
            return self.may_watch(guest)
        return guest.id == self.record.host and seating.played_by_one(self.seating, guest.id)

    def delay_for(self, guest: Guest) -> int:
        """How many turns late a spectator sees the game; those who belong to the table see it as it is."""
        return 0 if self.belongs(guest) or self.over else self.record.spectators or 0

    def told_of(
        self,
        guest: Guest,
        mode: str,
        options: Plain,
        manual: bool,
        untold: Sequence[int],
        dealt: Sequence[int],
        commitment: str,
    ) -> Message:
        """The message ``table``."""
        proposal = self.seating.proposal
        asked: Plain = None
        if proposal is not None:
            asked = {
                "n": proposal.n,
                "by": proposal.by,
                "seat": proposal.seat,
                "filling": proposal.filling,
                "waiting": [*proposal.waiting],
            }
        return {
            "type": "table",
            "table": self.record.id,
            "title": self.record.title,
            "mode": mode,
            "options": options,
            "manual": manual,
            "untold": [*untold],
            "dealt": [*dealt],
            "seats": [
                {"seat": seat.seat, "kind": seat.kind, "name": seat.name, "mine": self.holds(guest, seat.seat)}
                for seat in self.seats
            ],
            "host": guest.id == self.record.host,
            "spectators": self.record.spectators,
            "imported": self.record.imported,
            "commitment": commitment,
            "over": self.over,
            "closed": self.closed,
            "proposal": asked,
            "rematch": self.record.rematch,
            "clock": None,
        }
