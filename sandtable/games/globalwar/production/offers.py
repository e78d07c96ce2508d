"""The list of what may be ordered, kept up while orders are given: an order makes anew only what it can have changed.

Orders and what is paid for them are all that changes until the phase ends, and both only take away from the list. It
hangs on the state as what is worked out from it, belongs to no facts, and is dropped by every act but an order.
"""

from __future__ import annotations

from typing import Final

from sandtable.games.globalwar.groups import counted
from sandtable.games.globalwar.numbering import NationNumber, Seat, ZoneNumber, zones_in
from sandtable.games.globalwar.production.market import BORDERED, DONE, MANY, RAILWAY, STAGES, Market
from sandtable.games.globalwar.production.prices import counted_with, merged_price, work_price
from sandtable.games.globalwar.production.yards import effect, works_of
from sandtable.games.globalwar.state import GlobalWar, Kept
from sandtable.games.globalwar.units import Facility
from sandtable.kernel.action import Action


class Offer:
    """One order, who pays for it and how much, and the acts that order one of it, two of it, and so on."""

    def __init__(self, verb: str, words: list[str], counts: bool, payer: NationNumber, price: int) -> None:
        self.verb: Final = verb
        self.words: Final = words
        self.counts: Final = counts
        self.payer: Final = payer
        self.price: Final = price
        self.acts: list[Action] = []

    def fill(self, market: Market, known: int = 0) -> bool:
        """List its acts; False when there are none. ``known``: so many are allowed for certain, money apart."""
        most = min(market.affordable(self.payer, self.price), MANY if self.counts else 1)
        for count in range(1, most + 1):
            if count > known and market.why_not_at_any_price(self.verb, self.words, count) is not None:
                break
            self.acts.append(Action(self.verb, (counted(count, self.words[0]), *self.words[1:])))
        return len(self.acts) > 0

    def concerns(self, words: list[str], mends: bool) -> bool:
        """Whether an order of these words is about the same thing: a border may be named from both sides, and ships
        share the slots of yards (gw.8.6.b)."""
        return sorted(self.words) == words or (mends and self.verb == "repair")


class Offers(Kept):
    """All that a seat may order now. Offers are shared between lists and never change."""

    def __init__(self, s: GlobalWar, seat: Seat, orders: tuple[tuple[str, int], ...], found: list[Offer]) -> None:
        self.seat: Final = seat
        self.date: Final = s.date
        self.turn: Final = s.turn
        self.orders: Final = orders
        self.found: Final = found

    def hold_for(self, s: GlobalWar, seat: Seat, orders: tuple[tuple[str, int], ...]) -> bool:
        return self.seat == seat and self.date == s.date and self.turn == s.turn and self.orders == orders

    def legal(self, market: Market) -> list[Action]:
        acts = [DONE]
        for offer in self.found:
            most = market.affordable(offer.payer, offer.price)
            acts += offer.acts if most >= len(offer.acts) else offer.acts[:most]
        return acts

    def after(self, market: Market, order: str, orders: tuple[tuple[str, int], ...]) -> Offers:
        """What is left when an order has been given and paid; the market knows of it."""
        verb, *words = order.split(" ")
        alike = counted_with(market.s, words[0]) if len(words) == 1 else []
        words.sort()
        found: list[Offer] = []
        for offer in self.found:
            if offer.concerns(words, verb == "repair") or (len(offer.words) == 1 and offer.words[0] in alike):
                offer = Offer(offer.verb, offer.words, offer.counts, offer.payer, offer.price)
                if not offer.fill(market):
                    continue
            found.append(offer)
        return Offers(market.s, self.seat, orders, found)


def offers(market: Market, seat: Seat, orders: tuple[tuple[str, int], ...]) -> Offers:
    """The whole list, made anew."""
    return Offers(market.s, seat, orders, Enquiry(market).found)


class Enquiry:
    """All orders that there are, one by one, for what the market lets through."""

    def __init__(self, market: Market) -> None:
        self.market: Final = market
        self.found: Final[list[Offer]] = []
        self._works: Final[dict[NationNumber, list[Work]]] = {}
        s = market.s
        for nation in market.nations:
            self._ask_units(s, nation)
        for words in market.rows_of_chart():
            for verb in STAGES:
                self._ask(verb, words, len(words) == 1)
        for zone in zones_in(s.edition.world.land):
            if s.owner[zone] in market.nations and market.place_of(s.edition.world.zones[zone].id) == zone:
                self._ask_works(s, zone)
        for words in market.damaged_works() + market.damaged_ships():
            self._ask("repair", words, True)

    def _ask(self, verb: str, words: list[str], counts: bool) -> None:
        """What cannot be had at any price may have none, so the price is asked last."""
        market = self.market
        if market.why_not_at_any_price(verb, words, 1) is None:
            order = " ".join((verb, *words))
            self._put(Offer(verb, words, counts, market.payer(order), market.price(order)))

    def _put(self, offer: Offer) -> None:
        if offer.fill(self.market, 1):
            self.found.append(offer)

    def _ask_units(self, s: GlobalWar, nation: NationNumber) -> None:
        hastens = effect(s, nation, "merged-stages") > 0
        for id in s.nation_at(nation).buys:
            self._ask("buy", [self.market.called(nation, id)], True)
            if hastens:
                self._ask("hasten", [self.market.called(nation, id)], True)
        for unit in s.edition.catalogue.units:
            if unit.upgrade_to:
                self._ask("upgrade", [self.market.called(nation, unit.id)], True)
        for verb, words in self.market.loans(nation):
            self._ask(verb, words, False)

    def _ask_works(self, s: GlobalWar, zone: ZoneNumber) -> None:
        """What can be built in a zone, and what stands there and can be larger or repaired."""
        market = self.market
        world = s.edition.world
        place = world.zones[zone].id
        owner = s.owner[zone]
        for work in self._within_means(s, owner):
            id = work.facility.id
            sides: list[list[str]] = [[side] for side in market.sides(work.facility, zone)] if id in BORDERED else [[]]
            for side in sides:
                words = [id, place, *side]
                if id == RAILWAY:
                    self._ask(work.verb, words, False)
                elif market.why_not_at_any_price(work.verb, words, 1) is None:
                    self._put(Offer(work.verb, words, False, owner, work.price))
        for id in dict.fromkeys([s.facility(site).id for site in s.sites[zone]]):
            self._ask("upgrade", [id, place], False)
            self._ask("repair", [id, place], True)
        if s.torn:
            for beyond in world.ids(world.next_on_land[zone]):
                self._ask("repair", [RAILWAY, place, beyond], True)

    def _within_means(self, s: GlobalWar, nation: NationNumber) -> list[Work]:
        """The works that a nation builds and can pay, with both ways to pay for them (gw.8.2.1.k)."""
        found = self._works.get(nation)
        if found is None:
            found = self._works[nation] = []
            merged = effect(s, nation, "merged-stages")
            for id in works_of(s, nation):
                facility = s.edition.catalogue.facility(id)
                prices = [("build", work_price(s, nation, facility, False))]
                if merged:
                    prices.append(("hasten", merged_price(s, nation, facility.cost, None)))
                for verb, price in prices:
                    if id == RAILWAY or self.market.affordable(nation, price):
                        found.append(Work(facility, verb, price))
        return found


class Work:
    """A kind of facility that a nation builds, by a verb and for a price; a railway's depends on its place."""

    def __init__(self, facility: Facility, verb: str, price: int) -> None:
        self.facility: Final = facility
        self.verb: Final = verb
        self.price: Final = price
