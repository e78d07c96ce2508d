"""What a turn brought, as reasons for it: points to come, supply, battles that open or are averted, cards.

All of it follows from what everybody saw before and after.
"""

from __future__ import annotations

from typing import Final

from sandtable.games.quartermaster.board import LAND, NEAR, SPACE_OF, STARS, names
from sandtable.games.quartermaster.catalogue import COUNTRY_IDS, MEMBERS
from sandtable.kernel.event import Event
from sandtable.kernel.knowledge import Facts
from sandtable.kernel.plain import Plain, Record

MOST_COUNTED: Final = 1_000
LAID_DOWN: Final = "play ?"
MOST_REASONS: Final = 4


class Board:
    """What follows from the board for each country, from a view of it."""

    def __init__(self, view: dict[str, Plain]) -> None:
        record = Record(view)
        derived = record.record("derived")
        self._rows: Final = derived.records("countries")
        self._sums: Final = derived.records("sums")
        state = record.record("state")
        self.status: Final = state.texts("status")  # cards that lie open
        self._countries: Final = state.records("countries")

    def pieces(self, country: int) -> list[str]:
        return self._countries[country].texts("pieces")

    def cut(self, country: int) -> list[str]:
        return self._rows[country].texts("cut")

    def threatened(self, country: int) -> list[str]:
        return list(self._rows[country].record("threats").data)

    def to_come(self, country: int) -> int:
        return self._sums[country].number("victory", 0, MOST_COUNTED)

    def cards(self, country: int) -> int:
        """In deck and hand: what is left to play."""
        sums = self._sums[country]
        return sums.number("deck", 0, MOST_COUNTED) + sums.number("hand", 0, MOST_COUNTED)

    def in_reach(self, country: int) -> list[str]:
        """Supply spaces where nobody stands, beside a piece in supply: the next army could go there."""
        held = 0
        for other in range(len(COUNTRY_IDS)):
            for space in self.pieces(other):
                held |= 1 << SPACE_OF[space]
        near = 0
        for space in self.pieces(country):
            if space not in self.cut(country):
                near |= NEAR[SPACE_OF[space]]
        return names(near & STARS & LAND & ~held)


def brought(side: int, act: str, before: dict[str, Plain], after: dict[str, Plain]) -> list[Event]:
    """The most important first: points for the side, points taken from the other, supply, battles, cards."""
    then, now = Board(before), Board(after)
    found: list[Event] = []
    for country in MEMBERS[side]:
        more = now.to_come(country) - then.to_come(country)
        if more > 0:
            found.append(Event("qm-reason-points", {"country": COUNTRY_IDS[country], "points": more}))
    for country in MEMBERS[1 - side]:
        less = then.to_come(country) - now.to_come(country)
        if less > 0:
            found.append(Event("qm-reason-taken", {"country": COUNTRY_IDS[country], "points": less}))
        _tell(found, "qm-reason-cut", country, now.cut(country), then.cut(country))
    for country in MEMBERS[side]:
        again = [space for space in then.cut(country) if space in now.pieces(country)]
        _tell(found, "qm-reason-supplied", country, again, now.cut(country))
        safe = [space for space in then.threatened(country) if space in now.pieces(country)]
        _tell(found, "qm-reason-safe", country, safe, now.threatened(country))
    for country in MEMBERS[1 - side]:
        _tell(found, "qm-reason-battle", country, now.threatened(country), then.threatened(country))
        fewer = then.cards(country) - now.cards(country)
        if fewer > 0:
            found.append(Event("qm-reason-cards", {"country": COUNTRY_IDS[country], "cards": fewer}))
    for country in MEMBERS[side]:
        _tell(found, "qm-reason-reach", country, now.in_reach(country), then.in_reach(country))
    for card in now.status:
        if card not in then.status:
            found.append(Event("qm-reason-status", {"card": card}))
    if act == LAID_DOWN:
        found.append(Event("qm-reason-unseen"))
    return found[:MOST_REASONS]


def _tell(found: list[Event], id: str, country: int, spaces: list[str], without: list[str]) -> None:
    named: list[Facts] = [space for space in spaces if space not in without]
    if named:
        found.append(Event(id, {"country": COUNTRY_IDS[country], "spaces": named}))
