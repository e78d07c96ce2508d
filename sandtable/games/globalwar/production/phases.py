"""The frames of production and of placing units: who is asked, and what is done when the phase ends (8, 12)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sandtable.games.globalwar.expeditions import (
    IN_PLACING,
    IN_PRODUCTION,
    form,
    formations,
    transfer,
    transfers,
    why_no_formation,
    why_no_transfer,
)
from sandtable.games.globalwar.groups import counted
from sandtable.games.globalwar.lendlease.airlift import AIRLIFT, airlifts, fly, why_no_airlift
from sandtable.games.globalwar.lendlease.shipping import DELIVER, Shipping
from sandtable.games.globalwar.movement.sight import acting
from sandtable.games.globalwar.numbering import NationNumber, Seat, ZoneNumber
from sandtable.games.globalwar.production.chart import EXTENSION, FACILITY, MENDING, REPAIR, Project
from sandtable.games.globalwar.production.commitment import commit
from sandtable.games.globalwar.production.market import DONE, RAILWAY, REFUND, Market, read_order
from sandtable.games.globalwar.production.offers import Offers, offers
from sandtable.games.globalwar.production.placing import Placing
from sandtable.games.globalwar.production.prices import stages_of
from sandtable.games.globalwar.production.repairs import mend_ships
from sandtable.games.globalwar.production.shop import Shop
from sandtable.games.globalwar.production.works import BEGUN, mend_works
from sandtable.games.globalwar.production.yards import Industry, newly_owned
from sandtable.games.globalwar.state import GlobalWar
from sandtable.games.globalwar.treasury import ORDERS, pay, receive
from sandtable.games.globalwar.treasury import REFUND as REFUNDED
from sandtable.kernel.action import Action
from sandtable.kernel.flow import Frame
from sandtable.kernel.knowledge import Facts
from sandtable.kernel.refusal import Refusal, not_asked_for

Counts = tuple[tuple[str, int], ...]
MOST_ORDERS: Final = 500


class Production(Frame[GlobalWar]):
    """gw.8.3: the seats on turn order what they like and can pay, until each is done. ``orders`` are of the first."""

    NAME = "production"
    PROMPT = "gw-prompt-production"

    def __init__(self, seats: tuple[Seat, ...], orders: Counts = ()) -> None:
        self.seats = seats
        self.orders = orders
        self.told: tuple[tuple[int, ...], list[tuple[str, int]]] = ((), [])  # what was last in the shop, and of what

    def copy(self) -> Production:
        twin = Production(self.seats, self.orders)
        twin.told = self.told
        return twin

    def facts(self, s: GlobalWar) -> dict[str, Facts]:
        return {"seats": [*self.seats], "orders": [[order, count] for order, count in self.orders]}

    def market(self, s: GlobalWar, seat: Seat) -> Market:
        return Market(s, seat, dict(self.orders))

    def shop(self, s: GlobalWar) -> list[tuple[str, int]]:
        """What the first seat could order at any price. Of all that it depends on, wars and owners alone can change
        while orders are given, so it is kept: after one act many readers ask."""
        key = (self.seats[0], *s.owner, *s.enemies)
        if key != self.told[0]:
            self.told = (key, Shop(s, self.seats[0]).goods)
        return self.told[1]

    def resume(self, s: GlobalWar) -> bool:
        while self.seats:
            if self.orders:
                return True
            s.kept = found = offers(self.market(s, self.seats[0]), self.seats[0], ())
            if found.found or formations(s, self.seats[0]):
                return True
            self.seats = self.seats[1:]  # whoever can order nothing is not asked
        s.done()
        return False

    def asks(self, s: GlobalWar) -> tuple[int, ...]:
        return self.seats[:1]

    def legal(self, s: GlobalWar, seat: int) -> Sequence[Action]:
        buyer = Seat(seat)
        kept = s.kept
        market = self.market(s, buyer)
        if not isinstance(kept, Offers) or not kept.hold_for(s, buyer, self.orders):
            s.kept = kept = offers(market, buyer, self.orders)
        return kept.legal(market) + formations(s, buyer)

    def why_not(self, s: GlobalWar, seat: int, action: Action) -> Refusal | None:
        if action.verb in IN_PRODUCTION:
            return why_no_formation(s, Seat(seat), action)
        return None if action == DONE else self.market(s, Seat(seat)).why_not(action)

    def take(self, s: GlobalWar, seat: int, action: Action) -> None:
        buyer = Seat(seat)
        market = self.market(s, buyer)
        if action == DONE:
            if self.orders and s.tell is not None:
                ordered: list[Facts] = [counted(count, order.split(" ")[1]) for order, count in self.orders]
                s.say("gw-bought", {"nation": s.nation_at(market.payer(self.orders[0][0])).id, "orders": ordered})
            commit(market)
            self.seats = self.seats[1:]
            self.orders = ()
            return
        if action.verb in IN_PRODUCTION:
            form(s, action)
            return
        order, count = read_order(action.verb, action.nouns)
        pay(s, market.payer(order), market.price(order) * count, ORDERS)
        kept = s.kept if isinstance(s.kept, Offers) and s.kept.hold_for(s, buyer, self.orders) else None
        orders = dict(self.orders)
        orders[order] = orders.get(order, 0) + count
        self.orders = tuple(orders.items())
        s.kept = kept.after(self.market(s, buyer), order, self.orders) if kept is not None else None


# what was ordered can be taken back, a free act while orders are given


def refunds(s: GlobalWar, seat: Seat) -> list[Action]:
    production = s.stack[-1]
    found: list[Action] = []
    if isinstance(production, Production) and seat in production.asks(s):
        for order, count in production.orders:
            verb, name, *rest = order.split(" ")
            for part in range(1, count + 1):
                found.append(Action(REFUND, (verb, name if part == 1 else f"{part}*{name}", *rest)))
    return found


def why_no_refund(s: GlobalWar, seat: Seat, action: Action) -> Refusal | None:
    if action in refunds(s, seat):
        return None
    if not isinstance(s.stack[-1], Production):
        return not_asked_for(REFUND)
    return Refusal("gw.8.3.b", "gw-refused-refund", {"text": action.text[:60]})


def refund(s: GlobalWar, seat: Seat, action: Action) -> None:
    production = s.stack[-1]
    if isinstance(production, Production):
        market = production.market(s, seat)
        order, count = read_order(action.nouns[0], action.nouns[1:])
        receive(s, market.payer(order), market.price(order) * count, REFUNDED)
        orders = dict(production.orders)
        orders[order] -= count
        production.orders = tuple([(one, left) for one, left in orders.items() if left])


class Placement(Frame[GlobalWar]):
    """gw.12.1: the seats on turn place what lies in the box, piece by piece, until each is done; the rest waits there.

    ``made`` counts what each factory and yard has made, ``raised`` by zone and kind what was raised without one.
    ``begun``: the first seat has placed something, so it is asked until it says that it is done (ruling P19).
    """

    NAME = "placement"
    PROMPT = "gw-prompt-placement"

    def __init__(
        self,
        seats: tuple[Seat, ...],
        made: tuple[tuple[int, int], ...] = (),
        raised: tuple[tuple[ZoneNumber, int, int], ...] = (),
        begun: bool = False,
    ) -> None:
        self.seats = seats
        self.made = made
        self.raised = raised
        self.begun = begun
        self.listed: list[Action] = []  # what the first seat may do, worked out whenever the frame goes on

    def copy(self) -> Placement:
        twin = Placement(self.seats, self.made, self.raised, self.begun)
        twin.listed = self.listed
        return twin

    def facts(self, s: GlobalWar) -> dict[str, Facts]:
        return {
            "seats": [*self.seats],
            "made": [[*one] for one in self.made],
            "raised": [[*one] for one in self.raised],
            "begun": self.begun,
        }

    def placing(self, s: GlobalWar, seat: Seat) -> Placing:
        return Placing(s, seat, dict(self.made), {(zone, kind): count for zone, kind, count in self.raised})

    def resume(self, s: GlobalWar) -> bool:
        while self.seats:
            self.listed = self.possible(s, self.seats[0])
            if self.begun or len(self.listed) > 1:
                return True
            self.seats = self.seats[1:]  # whoever can place nothing is not asked
        s.done()
        finish_works(s, acting(s))
        mend_ships(s, acting(s))
        return False

    def asks(self, s: GlobalWar) -> tuple[int, ...]:
        return self.seats[:1]

    def legal(self, s: GlobalWar, seat: int) -> Sequence[Action]:
        return self.listed or self.possible(s, Seat(seat))

    def possible(self, s: GlobalWar, seat: Seat) -> list[Action]:
        """gw.7.3.c: what is placed, and the loans that are sent."""
        return self.placing(s, seat).legal() + Shipping(s, seat).legal() + airlifts(s, seat) + transfers(s, seat)

    def why_not(self, s: GlobalWar, seat: int, action: Action) -> Refusal | None:
        if action == DONE:
            return None
        if action.verb == DELIVER:
            return Shipping(s, Seat(seat)).why_not(action)
        if action.verb == AIRLIFT:
            return why_no_airlift(s, Seat(seat), action)
        if action.verb in IN_PLACING:
            return why_no_transfer(s, Seat(seat), action)
        if action.verb not in ("place", "upgrade"):
            return not_asked_for(action.verb)
        return self.placing(s, Seat(seat)).why_not(action)

    def take(self, s: GlobalWar, seat: int, action: Action) -> None:
        self.begun = action != DONE
        if action == DONE:
            self.seats = self.seats[1:]
            return
        if action.verb == DELIVER:
            Shipping(s, Seat(seat)).take(action)
            return
        if action.verb == AIRLIFT:
            fly(s, action)
            return
        if action.verb in IN_PLACING:
            transfer(s, action)
            return
        placing = self.placing(s, Seat(seat))
        placing.take(action)
        self.made = tuple(placing.made.items())
        self.raised = tuple([(zone, kind, count) for (zone, kind), count in placing.raised.items()])


# works are finished where they were begun


def finish_works(s: GlobalWar, nations: list[NationNumber]) -> None:
    """gw.12.1.c, gw.12.1.h, gw.12.2.a: what is paid for is ready once units have been placed; larger facilities only
    where a supply path leads."""
    for project in s.chart:
        if project.form == MENDING and project.nation in nations and s.owner[project.zone] == project.nation:
            mend_works(s, project.zone, project.kind, project.paid)
            facility = s.edition.catalogue.facilities[project.kind].id + BEGUN
            s.say("gw-repaired", {"facility": facility, "zone": s.edition.world.zones[project.zone].id})
    industry = Industry(s)
    left: list[Project] = []
    for project in s.chart:
        if project.nation not in nations or project.form not in (FACILITY, EXTENSION, REPAIR, MENDING):
            left.append(project)
        elif project.form == MENDING or s.owner[project.zone] != project.nation:
            continue
        elif project.form == EXTENSION and not industry.of(project.nation).in_supply() >> project.zone & 1:
            left.append(project)  # gw.12.3.b
        elif project.form != FACILITY:
            _finish_site(s, project)
        elif project.paid < len(stages_of(s, project)) or newly_owned(s) >> project.zone & 1:
            left.append(project)
        else:
            _open(s, project)
    s.chart = left


def _open(s: GlobalWar, project: Project) -> None:
    """A facility is ready; a railway is laid in the gauge of the land it begins in (gw.13.2.8.c)."""
    world = s.edition.world
    facility = s.edition.catalogue.facilities[project.kind]
    s.say("gw-opened", {"facility": facility.id, "zone": world.zones[project.zone].id})
    if facility.id != RAILWAY:
        s.build(project.kind, project.zone, project.opens)
        return
    link = world.between(project.zone, ZoneNumber(project.opens.bit_length() - 1))
    if link is not None:
        s.laid[link.number] = s.nation_at(s.edition.owner[project.zone]).gauge


def _finish_site(s: GlobalWar, project: Project) -> None:
    facility = s.edition.catalogue.facilities[project.kind]
    zone = s.edition.world.zones[project.zone].id
    if project.form == EXTENSION:
        larger = s.edition.catalogue.facility_of[facility.upgrade_to]
        s.site_kind[project.site] = larger
        s.say("gw-opened", {"facility": facility.upgrade_to, "zone": zone})
        return
    if facility.id == RAILWAY:
        torn = s.torn.get(project.site, 0) - project.paid
        s.torn.pop(project.site, None)
        if torn > 0:
            s.torn[project.site] = torn
    else:
        s.site_damage[project.site] = max(0, s.site_damage[project.site] - project.paid)
    s.say("gw-repaired", {"facility": facility.id, "zone": zone})
