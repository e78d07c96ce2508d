"""The acts of the production phase: which there are, what each asks of the rules, what it costs and what it brings.

Everything that is ordered is paid at once and can be taken back until the phase ends; only then it goes on the chart.
An order is an act without its count, ``buy infantry``, and the orders of a phase are counted: ``buy 2*infantry`` twice
is four of it. ``why_not`` is the one place that decides; ``offers`` lists what it lets through.
"""

from __future__ import annotations

from typing import Final

from sandtable.games.globalwar.calls import is_unlimited
from sandtable.games.globalwar.groups import first_nation, groups_in, split_count
from sandtable.games.globalwar.lendlease.announcing import (
    LEND,
    RETAIN,
    TRAINED,
    goods_of,
    is_ready,
    lendable,
    name_of,
    waiting,
    why_not_lend,
)
from sandtable.games.globalwar.markers import NOBODY, NOTHING, NOWHERE
from sandtable.games.globalwar.mobilisation import why_demilitarised
from sandtable.games.globalwar.movement.land import border
from sandtable.games.globalwar.movement.rail import is_rough
from sandtable.games.globalwar.movement.sight import acting
from sandtable.games.globalwar.numbering import NationNumber, Seat, UnitNumber, ZoneNumber, members, zones_in
from sandtable.games.globalwar.production.chart import (
    EXTENSION,
    FACILITY,
    LENT,
    LENT_BASE,
    UNIT,
    Project,
)
from sandtable.games.globalwar.production.prices import (
    counted_with,
    is_going_on,
    limit_rule,
    merged_price,
    ship_discount,
    stage_price,
    stages_of,
    unit_price,
    work_price,
)
from sandtable.games.globalwar.production.repairs import slots_for, under_repair
from sandtable.games.globalwar.production.works import BEGUN, works_in
from sandtable.games.globalwar.production.yards import (
    Industry,
    decentralised,
    effect,
    gun_zones,
    gurkhas_serve,
    works_of,
)
from sandtable.games.globalwar.relations import VICHY, is_major
from sandtable.games.globalwar.research.refit import why_outdated
from sandtable.games.globalwar.state import GlobalWar
from sandtable.games.globalwar.units import Facility, Unit
from sandtable.games.globalwar.world import LAND, NO_RAIL, Link
from sandtable.kernel.action import Action
from sandtable.kernel.refusal import Refusal, not_asked_for

DONE: Final = Action("done")
REFUND: Final = "refund"

SPONSOR: Final = "sponsor"  # Germany pays for a ship of Vichy
# The verbs with the numbers of nouns they may have
VERBS: Final[dict[str, tuple[int, ...]]] = {
    "buy": (1,), "advance": (1, 2, 3), "build": (2, 3), "upgrade": (1, 2), "repair": (2, 3), "hasten": (1, 2, 3),
    LEND: (1, 2), RETAIN: (1,), SPONSOR: (1,),
}  # fmt: skip
# may have a count before the first noun
COUNTED: Final = ("buy", "advance", "upgrade", "repair", "hasten", SPONSOR)
STAGES: Final = ("advance", SPONSOR)  # orders for what is on the chart already
BORDERED: Final = ("fortification", "coastal-artillery", "railway")  # stand on a border that is named
RAILWAY: Final = "railway"
MERGED: Final = ":merged"  # a row of the chart whose first two stages were paid as one
LENT_NOTE: Final = ":lent"  # one that is made to be lent
CANADA: Final = "canada"
MANY: Final = 20  # no single order is larger

Names = dict[str, str | int]


class Market:
    """What one seat may order. It looks at the state once and is thrown away after the answer."""

    def __init__(self, s: GlobalWar, seat: Seat, orders: dict[str, int]) -> None:
        self.s: Final = s
        self.orders: Final = orders
        self.nations: Final = [nation for nation in acting(s) if s.seat_of(nation) == seat]
        self._industry: Final = Industry(s)

    # reading an act

    def why_not(self, action: Action) -> Refusal | None:
        if action.verb not in VERBS:
            return not_asked_for(action.verb)
        if len(action.nouns) not in VERBS[action.verb]:
            return Refusal("gw.7.3.a", "gw-refused-nouns", {"verb": action.verb})
        order, count = read_order(action.verb, action.nouns)
        if not 0 < count <= MANY or (count > 1 and action.verb not in COUNTED):
            return Refusal("gw.7.3.a", "gw-refused-nouns", {"verb": action.verb})
        refusal = self.why_not_at_any_price(action.verb, order.split(" ")[1:], count)
        if refusal is not None:
            return refusal
        nation = self.payer(order)
        price = self.price(order)
        if count > self.affordable(nation, price):
            names: Names = {"nation": self.s.nation_at(nation).id, "ipp": price * count, "money": self.s.money[nation]}
            return Refusal("gw.8.3.a", "gw-refused-money", names)
        return None

    def why_not_at_any_price(self, verb: str, words: list[str], count: int) -> Refusal | None:
        """Everything but the money."""
        if verb == "buy":
            return self._why_not_buy(words[0], count) or why_outdated(self.s, *self.named_unit(words[0]))
        if verb == "build":
            return self._why_not_build(words)
        if verb == "hasten":
            return self._why_not_hasten(words, count)
        if verb in (LEND, RETAIN):
            return self._why_not_lend(verb, words, count)
        if verb == "advance":
            return self._why_not_advance(words, count)
        if verb == SPONSOR:
            return self._why_not_sponsor(words, count)
        if verb == "upgrade":
            return self._why_not_train(words[0], count) if len(words) == 1 else self._why_not_extend(words, count)
        return self._why_not_repair(words, count)

    def named_unit(self, word: str) -> tuple[NationNumber, Unit | None]:
        """The nation and the kind that ``fec.infantry`` names; NOBODY or None where there is no such."""
        s = self.s
        name, dot, id = word.partition(".")
        nation = first_nation(s)
        if dot:
            nation = s.edition.nations.number.get(name, NOBODY)
        else:
            id = word
        if nation not in self.nations or (dot and nation == first_nation(s)):
            nation = NOBODY
        number = s.edition.catalogue.unit_of.get(id, NOTHING)
        return nation, s.edition.catalogue.units[number] if number >= 0 else None

    def called(self, nation: NationNumber, id: str) -> str:
        return id if nation == first_nation(self.s) else f"{self.s.nation_at(nation).id}.{id}"

    # units

    def _why_not_buy(self, word: str, count: int) -> Refusal | None:
        s = self.s
        nation, unit = self.named_unit(word)
        if unit is None or nation < 0:
            return Refusal("gw.8.3.1.a", "gw-refused-no-kind", {"text": word[:40]})
        names: Names = {"unit": unit.id, "nation": s.nation_at(nation).id}
        if not unit.can_be_bought():
            return Refusal("gw.13.1.6.a", "gw-refused-buy", names)
        if unit.id not in s.nation_at(nation).buys:
            return Refusal("gw.8.3.1.a", "gw-refused-buy", names)
        # what technologies open: gw.8.2.1.a, gw.8.2.1.b, gw.8.2.1.h, gw.8.2.1.m, gw.8.2.1.p, gw.8.2.1.r, gw.8.2.1.s,
        # gw.8.2.1.w, gw.8.2.1.x, gw.8.2.1.y, gw.8.2.1.z
        known = [s.edition.catalogue.technologies[one].id for one in members(s.technologies[nation])]
        if not unit.available(s.nation_at(nation).id, s.calendar_turn(), known, is_major(s, nation)):
            return Refusal("gw.8.3.1.b", "gw-refused-buy-now", names)
        if unit.raised == "himalaya" and not gurkhas_serve(s):
            return Refusal("gw.13.1.1.g", "gw-refused-buy-now", names)
        chinese = s.nation_at(nation).rank == "evolving"
        if chinese and decentralised(s, nation) and unit.kind not in (0, 1) and not gun_zones(s, nation):
            rule = "gw.1.12.b" if s.nation_at(nation).id == "kmt" else "gw.15.2.c"
            return Refusal(rule, "gw-refused-buy-guns", names)
        if unit.limit and self._bought(word) + count > unit.limit and not is_unlimited(s, nation, unit):
            return Refusal(limit_rule(unit), "gw-refused-buy-limit", {**names, "number": unit.limit})
        return None

    def _bought(self, word: str) -> int:
        """How many of a kind are ordered, and of those that are counted with it."""
        orders = [f"{verb} {name}" for name in counted_with(self.s, word) for verb in ("buy", "hasten", LEND)]
        return sum(self.orders.get(order, 0) for order in orders)

    def _why_not_hasten(self, words: list[str], count: int) -> Refusal | None:
        """gw.8.2.1.k: a ship or facility whose first two stages are paid as one, at their full price."""
        refusal = self._why_not_buy(words[0], count) if len(words) == 1 else self._why_not_build(words)
        if refusal is not None:
            return refusal
        nation, stages = self._stages(words)
        merged = effect(self.s, nation, "merged-stages")
        if not merged or merged > len(stages) or (len(words) > 1 and count > 1):
            return Refusal("gw.8.2.1.k", "gw-refused-hasten", {"text": " ".join(words)[:60]})
        return None

    def _why_not_lend(self, verb: str, words: list[str], count: int) -> Refusal | None:
        """gw.8.7: what is made to be lent is bought like any other; what came back may be kept (gw.12.4.f)."""
        nation, name = self.sender(words[0])
        if nation < 0 or count > 1:
            return Refusal("gw.8.7.a", "gw-refused-lend", {"text": " ".join(words)[:60]})
        if verb == RETAIN:
            left = len(waiting(self.s, nation, name)) - self.orders.get(f"{RETAIN} {words[0]}", 0)
            if left <= 0:
                return Refusal("gw.12.4.f", "gw-refused-retain", {"text": words[0][:60]})
            return self._why_not_train_more(words[0].removesuffix(TRAINED), 1) if name.endswith(TRAINED) else None
        refusal = why_not_lend(self.s, nation, [name, *words[1:]])
        if refusal is None and len(words) == 1 and name in self.s.edition.catalogue.unit_of:
            refusal = self._why_not_buy(words[0], count)
        if refusal is None and len(words) == 2 and self.orders.get(f"{LEND} {' '.join(words)}", 0):
            refusal = Refusal("gw.8.7.b", "gw-refused-lend", {"text": " ".join(words)[:60]})
        return refusal

    def sender(self, word: str) -> tuple[NationNumber, str]:
        """The nation before a dot and what stands behind it; NOBODY where it is none of those on turn."""
        name, dot, id = word.partition(".")
        nation = self.s.edition.nations.number.get(name, NOBODY) if dot else first_nation(self.s)
        known = nation in self.nations and (not dot or nation != first_nation(self.s))
        return nation if known else NOBODY, id if dot else word

    def _stages(self, words: list[str]) -> tuple[NationNumber, list[int]]:
        """Who would pay for a new ship or facility, and what its stages cost; none for what has no stages."""
        s = self.s
        if len(words) == 1:
            nation, unit = self.named_unit(words[0])
            return nation, unit.cost if unit is not None and unit.at_sea() else []
        facility = self.facility_named(words[0])
        return s.owner[s.edition.world.number[words[1]]], facility.cost if facility is not None else []

    def _why_not_train(self, word: str, count: int) -> Refusal | None:
        """gw.12.3.a: militia into infantry, infantry into motorized infantry, two of each in a turn."""
        s = self.s
        nation, unit = self.named_unit(word)
        if unit is None or nation < 0:
            return Refusal("gw.8.3.1.a", "gw-refused-no-kind", {"text": word[:40]})
        names: Names = {"unit": unit.id, "nation": s.nation_at(nation).id}
        if not unit.upgrade_to or unit.upgrade_to not in s.nation_at(nation).buys:
            return Refusal("gw.12.3.a", "gw-refused-upgrade", names)
        refusal = self._why_not_train_more(word, count)
        if refusal is not None:
            return refusal
        there = [u for u, zone in enumerate(s.zone) if zone >= 0 and s.nation[u] == nation and s.kind[u] == unit.number]
        if self.orders.get(f"upgrade {word}", 0) + count > len(there):
            return Refusal("gw.8.4.a", "gw-refused-upgrade", names)
        return None

    def _why_not_train_more(self, word: str, count: int) -> Refusal | None:
        """gw.12.3.a: two in a turn, those that were made to be lent and are kept among them."""
        nation, unit = self.named_unit(word)
        assert unit is not None
        ordered = self.orders.get(f"upgrade {word}", 0) + self.orders.get(f"{RETAIN} {word}{TRAINED}", 0)
        if ordered + count <= unit.upgrade_limit:
            return None
        names: Names = {"unit": unit.id, "nation": self.s.nation_at(nation).id, "number": unit.upgrade_limit}
        return Refusal("gw.12.3.a", "gw-refused-buy-limit", names)

    def _why_not_advance(self, words: list[str], count: int) -> Refusal | None:
        found = self.rows(words)
        if not found and self._is_damaged(words):
            return Refusal("gw.8.3.2.f", "gw-refused-advance-damaged", {"facility": words[0], "zone": words[1]})
        ordered = sum(self.orders.get(f"{verb} {' '.join(words)}", 0) for verb in STAGES)
        if ordered + count > len(found):
            return Refusal("gw.8.3.c", "gw-refused-advance", {"text": " ".join(words)[:60]})
        if len(words) > 1 and count > 1:
            return Refusal("gw.7.3.a", "gw-refused-nouns", {"verb": "advance"})
        return None

    def _why_not_sponsor(self, words: list[str], count: int) -> Refusal | None:
        """gw.4.11.2.n: Germany pays for the next stage of a ship of Vichy."""
        rows = self.rows(words)
        if len(words) > 1 or not rows or self.s.nation_at(self.s.chart[rows[0]].nation).id != VICHY:
            return Refusal("gw.4.11.2.n", "gw-refused-sponsor", {"text": " ".join(words)[:60]})
        return self._why_not_advance(words, count)

    def _is_damaged(self, words: list[str]) -> bool:
        """gw.8.3.2.f: a facility under construction is repaired before it goes on."""
        return any(row.damage and row.nation in self.nations and self.row_words(row) == words for row in self.s.chart)

    def rows(self, words: list[str]) -> list[int]:
        """The rows of the chart that words name, which can go on: their places in it."""
        s = self.s
        found: list[int] = []
        for n, project in enumerate(s.chart):
            if project.nation in self.nations and is_going_on(s, project) and self.row_words(project) == words:
                found.append(n)
        return found

    def row_words(self, project: Project) -> list[str]:
        """``fleet-carrier:p2`` or ``airbase korea``."""
        s = self.s
        if project.form in (LENT, LENT_BASE):
            return [f"{self.called(project.nation, name_of(s, project))}:p{project.paid}{LENT_NOTE}"]
        if project.form == UNIT:
            id = s.edition.catalogue.units[project.kind].id
            return [f"{self.called(project.nation, id)}:p{project.paid}{MERGED if project.hastened else ''}"]
        zones = s.edition.world.zones
        id = s.edition.catalogue.facilities[project.kind].id
        words = [f"{id}{MERGED if project.hastened else ''}", zones[project.zone].id]
        if id in BORDERED:
            words.append(zones[zones_in(project.opens)[0]].id)
        return words

    # facilities

    def place_of(self, word: str) -> ZoneNumber:
        """The land zone of a nation on turn that a word names; NOWHERE if it is none."""
        s = self.s
        zone = s.edition.world.number.get(word, NOWHERE)
        if zone < 0 or zone >= s.edition.world.lands or not s.rulings.zones >> zone & 1:
            return NOWHERE
        return zone if s.owner[zone] in self.nations and not s.taken >> zone & 1 else NOWHERE

    def facility_named(self, word: str) -> Facility | None:
        number = self.s.edition.catalogue.facility_of.get(word, NOTHING)
        return self.s.edition.catalogue.facilities[number] if number >= 0 else None

    def begun_named(self, word: str) -> Facility | None:
        """The kind of a facility under construction that a word names."""
        return self.facility_named(word.removesuffix(BEGUN)) if word.endswith(BEGUN) else None

    def _why_not_build(self, words: list[str]) -> Refusal | None:
        s = self.s
        facility = self.facility_named(words[0])
        zone = self.place_of(words[1])
        if facility is None:
            return Refusal("gw.8.3.2.a", "gw-refused-no-facility", {"text": words[0][:40]})
        if zone < 0:
            return Refusal("gw.8.3.2.a", "gw-refused-build-zone", {"text": words[1][:40]})
        names: Names = {"facility": facility.id, "zone": words[1]}
        if facility.id not in works_of(s, s.owner[zone]):
            owner = s.nation_at(s.owner[zone])
            rule = "gw.14.3.1.d" if facility.id in owner.builds else "gw.8.3.2.a"
            return Refusal(rule, "gw-refused-build", {**names, "nation": owner.id})
        if (facility.id in BORDERED) != (len(words) == 3):
            return Refusal("gw.8.3.2.b", "gw-refused-build-border", names)
        if not self._fits(facility, zone):
            return Refusal("gw.8.3.2.b", "gw-refused-build-place", names)
        if len(words) == 3:
            return self._why_not_on_border(facility, zone, words)
        # gw.13.2.1.f: of other kinds several may stand in a zone
        if facility.per_zone and self.standing(facility, zone, 0) + self._ordered(words) >= facility.per_zone:
            return Refusal("gw.13.2.2.a", "gw-refused-build-more", names)
        return None

    def _fits(self, facility: Facility, zone: ZoneNumber) -> bool:
        """gw.8.3.2.b: larger works stand at home only, naval ones on a coast."""
        s = self.s
        coast = s.edition.world.coasts[zone] != 0
        home = building_ground(s, s.owner[zone]) >> zone & 1 == 1
        if facility.where == "coast":
            return coast
        if facility.where == "home":
            return home
        return coast and home if facility.where == "home-coast" else True

    def _why_not_on_border(self, facility: Facility, zone: ZoneNumber, words: list[str]) -> Refusal | None:
        s = self.s
        world = s.edition.world
        side = world.number.get(words[2], NOWHERE)
        names: Names = {"facility": facility.id, "zone": words[1]}
        if words[2] not in self.sides(facility, zone):
            return Refusal("gw.8.3.2.b", "gw-refused-build-border", names)
        # gw.13.2.7.c: guns may be as many as anybody pays for
        if facility.per_border and self.standing(facility, zone, 1 << side) + self._ordered(words):
            return Refusal("gw.13.2.6.d", "gw-refused-build-more", names)
        refusal = why_demilitarised(s, facility.id, zone, side)
        if refusal is not None:
            return refusal
        if facility.id == RAILWAY and self._ordered([words[0], words[2], words[1]]):
            return Refusal("gw.13.2.8.a", "gw-refused-build-more", names)
        return None

    def sides(self, facility: Facility, zone: ZoneNumber) -> list[str]:
        """The zones on whose border to a zone a work can stand."""
        s = self.s
        world = s.edition.world
        if facility.id == "coastal-artillery":
            return world.ids(world.coasts[zone] & world.sea & s.rulings.zones)
        if facility.id != RAILWAY:
            return world.ids((world.next_on_land[zone] | world.coasts[zone]) & s.rulings.zones)
        found: list[str] = []
        for beyond in zones_in(world.next_on_land[zone] & s.rulings.zones):
            link = world.between(zone, beyond)
            if link is None or link.kind != LAND or s.laid.get(link.number, link.gauge) != NO_RAIL:
                continue
            if s.edition.families[s.owner[zone]] >> s.owner[beyond] & 1:  # gw.13.2.8.b
                found.append(world.zones[beyond].id)
        return found

    def standing(self, facility: Facility, zone: ZoneNumber, side: int) -> int:
        """How many stand there or are under construction already, on one border if it is named."""
        s = self.s
        found = 0
        for site in s.sites[zone]:
            if s.site_kind[site] == facility.number and (not side or s.site_opens[site] & side):
                found += 1
        for project in s.chart:
            alike = project.form == FACILITY and project.kind == facility.number and project.zone == zone
            if alike and (not side or project.opens & side):
                found += 1
        return found

    def _ordered(self, words: list[str]) -> int:
        named = " ".join(words)
        return self.orders.get(f"build {named}", 0) + self.orders.get(f"hasten {named}", 0)

    def _why_not_extend(self, words: list[str], count: int) -> Refusal | None:
        """gw.8.4.a: a facility into the next larger one."""
        s = self.s
        facility = self.facility_named(words[0])
        zone = self.place_of(words[1])
        if facility is None or count > 1:
            return Refusal("gw.8.4.a", "gw-refused-no-facility", {"text": words[0][:40]})
        if zone < 0:
            return Refusal("gw.8.4.a", "gw-refused-build-zone", {"text": words[1][:40]})
        names: Names = {"facility": facility.id, "zone": words[1]}
        larger = self.facility_named(facility.upgrade_to) if facility.upgrade_to else None
        if larger is None or larger.id not in works_of(s, s.owner[zone]) or not self._fits(larger, zone):
            return Refusal("gw.8.4.a", "gw-refused-extend", names)
        taken = [project.site for project in s.chart if project.form == EXTENSION]
        sites = [one for one in s.sites[zone] if s.site_kind[one] == facility.number and one not in taken]
        if self.orders.get(f"upgrade {' '.join(words)}", 0) >= len(sites):
            return Refusal("gw.8.4.a", "gw-refused-extend", names)
        return None

    def _why_not_repair(self, words: list[str], count: int) -> Refusal | None:
        s = self.s
        facility = self.facility_named(words[0])
        ordered = self.orders.get(f"repair {' '.join(words)}", 0) + count
        work = self.begun_named(words[0])
        if facility is None and work is None and len(words) == 2:
            return self._why_not_mend(words, ordered)
        zone = self.place_of(words[1])
        if work is not None:
            broken = sum(row.damage for row in works_in(s, zone) if row.kind == work.number) if len(words) == 2 else 0
            named: Names = {"facility": words[0], "zone": words[1]}
            return None if ordered <= broken else Refusal("gw.8.3.2.f", "gw-refused-repair", named)
        if zone < 0 or facility is None:
            return Refusal("gw.8.6.a", "gw-refused-build-zone", {"text": words[1][:40]})
        names: Names = {"facility": facility.id, "zone": words[1]}
        if (facility.id == RAILWAY) != (len(words) == 3):
            return Refusal("gw.8.6.a", "gw-refused-repair", names)
        if facility.id == RAILWAY:
            link = self.torn_link(zone, words[2])
            broken = s.torn.get(link.number, 0) if link is not None else 0
        else:
            broken = sum(s.site_damage[site] for site in self.sites_of(facility, zone))
        return None if ordered <= broken else Refusal("gw.8.6.a", "gw-refused-repair", names)

    def sites_of(self, facility: Facility, zone: ZoneNumber) -> list[int]:
        return [site for site in self.s.sites[zone] if self.s.site_kind[site] == facility.number]

    def torn_link(self, zone: ZoneNumber, word: str) -> Link | None:
        beyond = self.s.edition.world.number.get(word, NOWHERE)
        return border(self.s, zone, beyond) if 0 <= beyond < self.s.edition.world.lands else None

    # ships under repair

    def _why_not_mend(self, words: list[str], ordered: int) -> Refusal | None:
        """gw.8.6.b: capital ships beside docks and yards, as far as their slots reach."""
        s = self.s
        zone = s.edition.world.number.get(words[1], NOWHERE)
        ships = groups_in(s, zone, self.nations).get(words[0], []) if zone >= 0 else []
        if not ships or ordered > len(ships) or not s.damage[ships[0]] or not s.unit(ships[0]).capital:
            return Refusal("gw.8.6.b", "gw-refused-mend", {"text": " ".join(words)[:60]})
        others = under_repair(s, [nation for nation in acting(s) if nation not in self.nations])
        begun = others + self.mending(without=" ".join(words)) + ships[:ordered]
        if not slots_for(s, self._industry, begun):
            return Refusal("gw.8.6.b", "gw-refused-mend-full", {"unit": s.unit(ships[0]).id, "zone": words[1]})
        return None

    def mending(self, without: str = "") -> list[UnitNumber]:
        """The ships whose repair has been ordered."""
        s = self.s
        found: list[UnitNumber] = []
        for order, count in self.orders.items():
            words = order.split(" ")[1:]
            ship = self.facility_named(words[0]) is None and self.begun_named(words[0]) is None
            if order.startswith("repair ") and ship and " ".join(words) != without:
                found += groups_in(s, s.edition.world.number[words[1]], self.nations)[words[0]][:count]
        return found

    # what it costs, and who pays

    def payer(self, order: str) -> NationNumber:
        s = self.s
        verb, *words = order.split(" ")
        if verb in (LEND, RETAIN):
            return self.sender(words[0])[0]
        if verb == SPONSOR:
            return s.edition.nations.number["germany"]
        if verb in ("buy", "upgrade", "advance", "hasten") and len(words) == 1:
            return self.named_unit(words[0].partition(":")[0])[0]
        zone = s.edition.world.number[words[1]]
        if zone >= s.edition.world.lands or s.owner[zone] not in self.nations:
            return self.nations[0]  # a ship at sea is repaired for nothing
        return s.owner[zone]

    def affordable(self, nation: NationNumber, price: int) -> int:
        """How many of something a nation can pay (gw.8.3.a)."""
        return self.s.money[nation] // price if price else MANY

    def price(self, order: str) -> int:
        """What one of an order costs now."""
        s = self.s
        verb, *words = order.split(" ")
        if verb in ("buy", "upgrade") and len(words) == 1:
            nation, unit = self.named_unit(words[0])
            assert unit is not None
            if verb == "upgrade":
                return unit.upgrade_cost
            return unit_price(s, nation, unit) - ship_discount(s, nation, unit)
        if verb in (LEND, RETAIN):
            return self._price_of_loan(words) if verb == LEND else 0
        if verb in STAGES:
            project = s.chart[self.rows(words)[0]]
            ship = None if project.form in (FACILITY, LENT_BASE) else s.edition.catalogue.units[project.kind]
            cheaper = (ship is None or ship.at_sea()) and not project.hastened
            price = stage_price(s, project.nation, stages_of(s, project)[project.paid], cheaper)
            return price - ship_discount(s, project.nation, ship) if ship is not None else price
        if verb == "hasten":
            nation, stages = self._stages(words)
            merged = self.named_unit(words[0])[1] if len(words) == 1 else None
            return merged_price(s, nation, stages, merged)
        facility = self.facility_named(words[0])
        if verb == "repair":
            return 0 if facility is None and self.begun_named(words[0]) is None else 1
        assert facility is not None
        if verb == "upgrade":
            return facility.upgrade_cost
        rough = facility.id == RAILWAY and self._is_rough(words)
        return work_price(s, s.owner[s.edition.world.number[words[1]]], facility, rough)

    def _price_of_loan(self, words: list[str]) -> int:
        nation, name = self.sender(words[0])
        goods = goods_of(self.s, [name, *words[1:]])
        assert goods is not None
        if goods.form == LENT:
            unit = self.s.edition.catalogue.units[goods.kind]
            return unit_price(self.s, nation, unit) - ship_discount(self.s, nation, unit)
        return stage_price(self.s, nation, goods.cost, goods.form == LENT_BASE)

    def _is_rough(self, words: list[str]) -> bool:
        world = self.s.edition.world
        link = world.between(world.number[words[1]], world.number[words[2]])
        return link is not None and is_rough(self.s, link)

    # what there is to order

    def loans(self, nation: NationNumber) -> list[tuple[str, list[str]]]:
        """What a nation might lend, and what it made for others and might keep."""
        s = self.s
        found = [(LEND, [self.called(nation, id), *place]) for id, *place in lendable(s, nation)]
        kept = dict.fromkeys([name_of(s, row) for row in s.chart if row.nation == nation and is_ready(s, row)])
        return found + [(RETAIN, [self.called(nation, name)]) for name in kept]

    def rows_of_chart(self) -> list[list[str]]:
        rows: list[list[str]] = []
        for project in self.s.chart:
            if project.nation in self.nations and is_going_on(self.s, project):
                words = self.row_words(project)
                if words not in rows:
                    rows.append(words)
        return rows

    def damaged_works(self) -> list[list[str]]:
        """The kinds of facilities under construction with damage, and where they are."""
        s = self.s
        found: list[list[str]] = []
        for row in s.chart:
            if row.damage and row.nation in self.nations:
                words = [s.edition.catalogue.facilities[row.kind].id + BEGUN, s.edition.world.zones[row.zone].id]
                if words not in found:
                    found.append(words)
        return found

    def damaged_ships(self) -> list[list[str]]:
        """Groups of ships with damage, and where they are."""
        s = self.s
        damaged: dict[ZoneNumber, None] = {}
        for u, zone in enumerate(s.zone):
            if zone >= 0 and s.damage[u] and s.nation[u] in self.nations:
                damaged[zone] = None
        found: list[list[str]] = []
        for zone in damaged:
            for name, units in groups_in(s, zone, self.nations).items():
                if s.damage[units[0]]:
                    found.append([name, s.edition.world.zones[zone].id])
        return found


def read_order(verb: str, nouns: tuple[str, ...]) -> tuple[str, int]:
    """An act as the order it stands for and how many of it; 0 where the count is not as we write it."""
    count, name = split_count(nouns[0])
    return " ".join((verb, name, *nouns[1:])), count


def building_ground(s: GlobalWar, nation: NationNumber) -> int:
    """Where larger works stand: the home country, and for Great Britain Canada (gw.15.5.c)."""
    return s.home(nation) | (s.edition.place[CANADA] if s.nation_at(nation).id == "great-britain" else 0)
