"""Places on decks: whether all aircraft in the air that reach no land find one, each its own (9.3, 13.1.6)."""

from __future__ import annotations

from typing import Final

from sandtable.games.globalwar.markers import FRESH, NO_UNIT, NOWHERE, PATROL
from sandtable.games.globalwar.movement.sight import Sight
from sandtable.games.globalwar.numbering import UnitNumber, ZoneNumber, nations_in, zones_in
from sandtable.games.globalwar.state import GlobalWar
from sandtable.games.globalwar.units import ON_DECK, Load, fits
from sandtable.kernel.refusal import Refusal

EVERYWHERE: Final = ON_DECK[0]  # what most aircraft count as, which every carrier takes


class Waiting:
    """An aircraft that needs a deck: the zones it can still reach, and what it counts as there."""

    def __init__(self, reach: int, word: str) -> None:
        self.reach: Final = reach
        self.word: Final = word


class Deck:
    """A carrier: where it is, the ways to fill it, and what is on it."""

    def __init__(self, zone: ZoneNumber, ways: list[Load], loads: list[str]) -> None:
        self.zone: Final = zone
        self.ways: Final = ways
        self.loads: Final = loads


def why_no_deck(s: GlobalWar, sight: Sight, units: list[UnitNumber], goal: ZoneNumber, left: int) -> Refusal | None:
    """gw.9.3.c: None when aircraft that fly to a zone have each a place to land within what is left of their move."""
    unit = s.unit(units[0])
    if sight.way_ashore(s, left) >> goal & 1:
        return None
    word = unit.on_deck
    if (
        word
        and sight.way_home(s, left, unit, s.zone[units[0]] if s.aboard[units[0]] != NO_UNIT else NOWHERE) >> goal & 1
    ):
        waiting = waiting_for_decks(s, sight, units)
        waiting += [Waiting(sight.reach(s, goal, left), word)] * len(units)
        if all_find_decks(waiting, decks(s, sight, units, [], NOWHERE)):
            return None
    return Refusal("gw.9.3.c", "gw-refused-no-landing", {"unit": unit.id, "zone": s.edition.world.zones[goal].id})


def why_not_leave(s: GlobalWar, sight: Sight, ships: list[UnitNumber], goal: ZoneNumber) -> Refusal | None:
    """gw.9.3.c: carriers do not sail away from aircraft that count on them, nor into port (``goal`` on land)."""
    carriers = [ship for ship in ships if s.unit(ship).deck]
    if not carriers:
        return None
    waiting = waiting_for_decks(s, sight, [])
    if not waiting or not all_find_decks(waiting, decks(s, sight, [], [], NOWHERE)):
        return None
    if all_find_decks(waiting, decks(s, sight, [], carriers, goal)):
        return None
    return Refusal("gw.9.3.c", "gw-refused-deck-needed", {"unit": s.unit(carriers[0]).id})


def waiting_for_decks(s: GlobalWar, sight: Sight, besides: list[UnitNumber]) -> list[Waiting]:
    """The aircraft in the air that reach no land, but for some."""
    found: list[Waiting] = []
    for u in _in_the_air(s, sight):
        if u not in besides and not sight.way_ashore(s, s.left[u]) >> s.zone[u] & 1:
            found.append(Waiting(sight.reach(s, s.zone[u], s.left[u]), s.unit(u).on_deck))
    return found


def _in_the_air(s: GlobalWar, sight: Sight) -> list[UnitNumber]:
    """The aircraft of a family that have flown, are on no patrol and could land on a deck."""
    found: list[UnitNumber] = []
    for nation in nations_in(sight.own):
        for u in sight.aircraft.get(nation, ()):
            if s.left[u] != FRESH and s.aboard[u] == NO_UNIT and s.zone[u] != NOWHERE and not s.marked(u, PATROL):
                found.append(u)
    return found


def decks(
    s: GlobalWar, sight: Sight, flying: list[UnitNumber], sailing: list[UnitNumber], goal: ZoneNumber
) -> list[Deck]:
    """The carriers of a nation and its family, without aircraft that fly now, and with those that sail in ``goal``."""
    found: list[Deck] = []
    for zone in zones_in(sight.carriers):
        for ship in s.units_of(sight.own, zone):
            ways = s.unit(ship).deck
            where = goal if ship in sailing else zone
            if ways and where >= s.edition.world.lands:
                loads = [s.unit(load).on_deck for load in s.cargo(ship) if load not in flying]
                found.append(Deck(where, ways, loads))
    return found


def all_find_decks(waiting: list[Waiting], ships: list[Deck]) -> bool:
    """Whether every aircraft has its own place: those that fit on few decks are tried everywhere, then the others."""
    for n, one in enumerate(waiting):
        if one.word != EVERYWHERE:
            others = waiting[:n] + waiting[n + 1 :]
            for m, ship in enumerate(ships):
                if one.reach >> ship.zone & 1 and fits(ship.ways, [*ship.loads, one.word]):
                    filled = Deck(ship.zone, ship.ways, [*ship.loads, one.word])
                    if all_find_decks(others, [*ships[:m], filled, *ships[m + 1 :]]):
                        return True
            return False
    taken: list[list[Waiting]] = [[] for _ in ships]
    return all(_settles(one, ships, taken, [False] * len(ships)) for one in waiting)


def _settles(one: Waiting, ships: list[Deck], taken: list[list[Waiting]], tried: list[bool]) -> bool:
    """Give an aircraft a place, and another place to who had it, where that is needed."""
    for m, ship in enumerate(ships):
        if tried[m] or not one.reach >> ship.zone & 1:
            continue
        tried[m] = True
        if fits(ship.ways, [*ship.loads, *[EVERYWHERE] * (len(taken[m]) + 1)]):
            taken[m].append(one)
            return True
        for n, other in enumerate(taken[m]):
            if _settles(other, ships, taken, tried):
                taken[m][n] = one
                return True
    return False
