"""The map at the start of a scenario: the pieces of the set-up where they are printed, aircraft of carriers on deck."""

from __future__ import annotations

from sandtable.games.globalwar.state import NOBODY, GlobalWar, Rulings


def set_up(rulings: Rulings) -> GlobalWar:
    s = GlobalWar(rulings)
    numbers = s.edition.nations.number
    for pieces in s.edition.pieces:
        if not rulings.zones >> pieces.zone & 1:
            continue
        raised: list[int] = []
        for kind, count in pieces.units:
            for _ in range(count):
                raised.append(s.raise_unit(numbers[pieces.nation], kind, pieces.zone))
        if s.edition.world.zones[pieces.zone].sea:
            _fill_decks(s, raised)
    return s


def _fill_decks(s: GlobalWar, raised: list[int]) -> None:
    """The aircraft of a fleet stand on its carriers."""
    decks: list[int] = []
    for u in raised:
        if s.unit(u).deck:
            decks += [u] * s.unit(u).deck[0].takes("carrier-borne")
    for u in raised:
        if s.unit(u).carrier_borne and s.aboard[u] == NOBODY and decks:
            s.aboard[u] = decks.pop(0)
