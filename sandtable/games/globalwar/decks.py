"""The decks of carriers (13.1.6): whether they have a place for an aircraft."""

from __future__ import annotations

from sandtable.games.globalwar.state import GlobalWar
from sandtable.games.globalwar.units import fits


def has_place(s: GlobalWar, ship: int, word: str) -> bool:
    """gw.13.1.6.e: whether a ship takes an aircraft that counts as this on deck, besides those it carries."""
    if not word or not s.unit(ship).deck:
        return False
    return fits(s.unit(ship).deck, [*[s.unit(load).on_deck for load in s.cargo(ship)], word])
