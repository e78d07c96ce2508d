"""What national abilities (15) remember of a game: calls, moved factories, Condor, Africa Corps, surprise."""

from __future__ import annotations

from typing import Final

from sandtable.games.globalwar.edition import Edition
from sandtable.games.globalwar.markers import MOST_SITES
from sandtable.games.globalwar.part import Part
from sandtable.kernel.knowledge import Facts
from sandtable.kernel.plain import Malformed, Record

# Calls that make infantry cheap for one production phase
MOTHERLAND: Final = "for-the-motherland"  # gw.15.3.d
WANTED: Final = "i-want-you"  # gw.15.8.b
TO_ARMS: Final = "call-to-arms"  # gw.15.5.b
CALLS: Final = (MOTHERLAND, WANTED, TO_ARMS)
DUE: Final = -1  # the phase has not come yet

NEVER: Final = -1

# The Condor Legion
NOT_FORMED: Final = 0
FORMED: Final = 1  # in this player turn
IN_SPAIN: Final = 2
OVER: Final = 3


class Services(Part):
    KEY = "services"

    def __init__(self) -> None:
        self.calls: dict[str, int] = {}  # the calendar turn of each call that has come up, or DUE
        self.moved: tuple[int, ...] = ()  # the factories that were moved or founded in this player turn
        self.condor: int = NOT_FORMED
        self.corps: dict[int, int] = {}  # the Africa Corps as it was formed: how many of each kind of unit
        self.corps_paid: int = 0  # IPP that forming it has cost
        self.corps_date: int = NEVER  # the calendar turn in which it was formed
        self.startled: bool = False  # Japan has declared war on a KMT that was a major power: gw.15.4.a

    def copy(self) -> Services:
        twin = Services()
        twin.calls = self.calls.copy()
        twin.moved = self.moved
        twin.condor = self.condor
        twin.corps = self.corps.copy()
        twin.corps_paid = self.corps_paid
        twin.corps_date = self.corps_date
        twin.startled = self.startled
        return twin

    def discharge(self, kind: int) -> None:
        """A unit of the Africa Corps is none of it any more, and nobody replaces it."""
        left = self.corps.get(kind, 0) - 1
        if left > 0:
            self.corps[kind] = left
        else:
            self.corps.pop(kind, None)

    def retrain(self, kind: int, into: int) -> None:
        """A unit of the Africa Corps becomes one of another kind (gw.12.3.a)."""
        self.discharge(kind)
        self.corps[into] = self.corps.get(into, 0) + 1

    def facts(self, edition: Edition) -> dict[str, Facts]:
        found: dict[str, Facts] = {}
        if self.calls:
            turns = edition.calendar.turns
            found["calls"] = {call: turns[date] if date != DUE else "" for call, date in self.calls.items()}
        if self.moved:
            found["moved"] = [*self.moved]
        if self.condor:
            found["condor"] = self.condor
        if self.corps:
            units = edition.catalogue.units
            found["corps"] = {units[kind].id: count for kind, count in self.corps.items()}
        if self.corps_date != NEVER:
            found["corps-paid"] = self.corps_paid
            found["corps-date"] = edition.calendar.turns[self.corps_date]
        if self.startled:
            found["startled"] = True
        return found

    def read(self, record: Record, edition: Edition) -> None:
        record.only("calls", "moved", "condor", "corps", "corps-paid", "corps-date", "startled")
        if record.has("calls"):
            table = record.record("calls")
            for call in table.data:
                if call not in CALLS:
                    raise Malformed(table.at(call[:40]), "core-malformed-id", value=call[:40])
                turn = table.one_of(call, ("", *edition.calendar.turns))
                self.calls[call] = edition.calendar.turns.index(turn) if turn else DUE
        self.moved = tuple(record.numbers("moved", 0, MOST_SITES)) if record.has("moved") else ()
        self.condor = record.number("condor", 0, OVER, NOT_FORMED)
        if record.has("corps"):
            table = record.record("corps")
            for id in table.data:
                if id not in edition.catalogue.unit_of:
                    raise Malformed(table.at(id[:40]), "core-malformed-id", value=id[:40])
                self.corps[edition.catalogue.unit_of[id]] = table.number(id, 1, 9)
        self.corps_paid = record.number("corps-paid", 0, 9, 0)
        if record.has("corps-date"):
            turns = edition.calendar.turns
            self.corps_date = turns.index(record.one_of("corps-date", tuple(turns)))
        self.startled = record.flag("startled", False)
