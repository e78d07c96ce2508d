"""What the shop of a seat holds in its production phase, for faces that know no rules.

The list stays the same while orders are given, so nothing moves under a pointer: what has become too dear or too many
is still in it, and ``Market.why_not`` says why it cannot be had.
"""

from __future__ import annotations

from typing import Final

from sandtable.games.globalwar.numbering import NationNumber, Seat, ZoneNumber, zones_in
from sandtable.games.globalwar.production.market import BORDERED, RAILWAY, STAGES, Market
from sandtable.games.globalwar.production.yards import effect, works_of
from sandtable.games.globalwar.state import GlobalWar


class Shop:
    """The orders that a seat could give if it had the money, with what one of each costs (gw.8.3.a)."""

    def __init__(self, s: GlobalWar, seat: Seat) -> None:
        self.s: Final = s
        self.market: Final = Market(s, seat, {})  # as if nothing were ordered yet
        self.goods: Final[list[tuple[str, int]]] = []
        for nation in self.market.nations:
            self._put_units(nation)
        for nation in self.market.nations:
            self._put_works(nation)
        for words in self.market.rows_of_chart():
            for verb in STAGES:
                self._put(verb, words)
        self._put_repairs()

    def _put(self, verb: str, words: list[str]) -> bool:
        if self.market.why_not_at_any_price(verb, words, 1) is not None:
            return False
        order = " ".join((verb, *words))
        self.goods.append((order, self.market.price(order)))
        return True

    def _put_units(self, nation: NationNumber) -> None:
        s = self.s
        for id in s.nation_at(nation).buys:
            self._put("buy", [self.market.called(nation, id)])
        if effect(s, nation, "merged-stages"):
            for id in s.nation_at(nation).buys:
                self._put("hasten", [self.market.called(nation, id)])
        for unit in s.edition.catalogue.units:
            if unit.upgrade_to:
                self._put("upgrade", [self.market.called(nation, unit.id)])
        for verb, words in self.market.loans(nation):
            self._put(verb, words)

    def _put_works(self, nation: NationNumber) -> None:
        """Each kind of facility once, in the first place where it could be begun."""
        for id in works_of(self.s, nation):
            for zone in zones_in(self.s.edition.world.land):
                owner = self.s.owner[zone]
                if owner == nation and self._put_work(id, zone):
                    break

    def _put_work(self, id: str, zone: ZoneNumber) -> bool:
        facility = self.s.edition.catalogue.facility(id)
        place = self.s.edition.world.zones[zone].id
        if id not in BORDERED:
            return self._put("build", [id, place])
        for side in self.market.sides(facility, zone):
            if self._put("build", [id, place, side]):
                return True
        return False

    def _put_repairs(self) -> None:
        """What stands and is damaged or can be larger: facilities, torn railways, ships."""
        s = self.s
        world = s.edition.world
        for zone, owner in enumerate(s.owner):
            if owner not in self.market.nations:
                continue
            place = world.zones[zone].id
            for id in dict.fromkeys([s.facility(site).id for site in s.sites[zone]]):
                self._put("upgrade", [id, place])
                self._put("repair", [id, place])
            for beyond in world.ids(world.next_on_land[zone]) if s.torn else []:
                self._put("repair", [RAILWAY, place, beyond])
        for words in self.market.damaged_works() + self.market.damaged_ships():
            self._put("repair", words)
