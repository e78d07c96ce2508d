"""The decks of carriers (13.1.6): for which aircraft they have room."""

from __future__ import annotations

from sandtable.games.globalwar.numbering import UnitNumber
from sandtable.games.globalwar.state import GlobalWar
from sandtable.games.globalwar.units import ON_DECK


def room_on(s: GlobalWar, ship: UnitNumber) -> list[str]:
    """gw.13.1.6.e: what an aircraft must count as to find a place on a ship besides those it carries."""
    found: list[str] = []
    ways = s.unit(ship).deck
    if not ways:
        return found
    loads = [s.unit(load).on_deck for load in s.cargo(ship)]
    for way in ways:
        left = [way.takes(word) - loads.count(word) for word in ON_DECK]
        if min(left) >= 0:
            found += [word for n, word in enumerate(ON_DECK) if left[n] > 0]
    return found
