"""The acts of placing units: which piece may stand where, and what it uses up (12.1, 12.3)."""

from __future__ import annotations

from typing import Final

from sandtable.games.globalwar.groups import counted, first_nation, split_count
from sandtable.games.globalwar.markers import CORPS, NOWHERE
from sandtable.games.globalwar.movement.interdiction import Way, danger
from sandtable.games.globalwar.movement.sight import acting
from sandtable.games.globalwar.numbering import NationNumber, Seat, UnitNumber, ZoneNumber, zones_in
from sandtable.games.globalwar.production.chart import BASE, UNIT, UPGRADE, Project
from sandtable.games.globalwar.production.delivery import Delivery, arrive
from sandtable.games.globalwar.production.market import DONE
from sandtable.games.globalwar.production.repairs import slots_for, under_repair
from sandtable.games.globalwar.production.works import works_in
from sandtable.games.globalwar.production.yards import Industry, Yards
from sandtable.games.globalwar.state import GlobalWar
from sandtable.games.globalwar.units import Unit
from sandtable.kernel.action import Action
from sandtable.kernel.refusal import Refusal

Names = dict[str, str | int]
Key = tuple[NationNumber, int]  # a nation and the kind of what waits for it in the box
Box = dict[Key, int]


class Placing:
    """What one seat may place. It looks at the state once and is thrown away after the answer."""

    def __init__(
        self, s: GlobalWar, seat: Seat, made: dict[int, int], raised: dict[tuple[ZoneNumber, int], int]
    ) -> None:
        self.s: Final = s
        self.made: Final = made
        self.raised: Final = raised
        self.nations: Final = [nation for nation in acting(s) if s.seat_of(nation) == seat]
        self._industry: Final = Industry(s)
        self._slots: dict[int, int] = slots_for(s, self._industry, under_repair(s, acting(s)))

    def yards(self, nation: NationNumber) -> Yards:
        return self._industry.of(nation)

    def box(self) -> Box:
        """The units to place, by nation and kind; what is not placed stays (gw.12.1.f)."""
        found: Box = {}
        for project in self.s.chart:
            if project.form != UNIT or project.nation not in self.nations:
                continue
            if project.paid >= len(self.s.edition.catalogue.units[project.kind].cost):
                key = (project.nation, project.kind)
                found[key] = found.get(key, 0) + 1
        return found

    def upgrades(self) -> Box:
        found: Box = {}
        for project in self.s.chart:
            if project.form == UPGRADE and project.nation in self.nations:
                key = (project.nation, project.kind)
                found[key] = found.get(key, 0) + 1
        return found

    def bases(self) -> Box:
        """The bases to place that were lent (gw.12.4.c)."""
        found: Box = {}
        for project in self.s.chart:
            if project.form == BASE and project.nation in self.nations:
                key = (project.nation, project.kind)
                found[key] = found.get(key, 0) + 1
        return found

    def called(self, nation: NationNumber, id: str) -> str:
        return id if nation == first_nation(self.s) else f"{self.s.nation_at(nation).id}.{id}"

    # what may be placed

    def why_not(self, action: Action) -> Refusal | None:
        s = self.s
        if len(action.nouns) != 2:
            return Refusal("gw.7.3.a", "gw-refused-nouns", {"verb": action.verb})
        count, name = split_count(action.nouns[0])
        base = self._base(name)
        if action.verb == "place" and base is not None and count == 1:
            return self._why_not_base(base, action.nouns[1])
        waiting = self.box() if action.verb == "place" else self.upgrades()
        key = self._key(waiting, name)
        if key is None or not 0 < count <= waiting[key]:
            return Refusal("gw.12.1.a", "gw-refused-not-in-box", {"text": action.nouns[0][:40]})
        zone = s.edition.world.number.get(action.nouns[1], NOWHERE)
        if zone < 0:
            return Refusal("gw.7.3.a", "gw-refused-no-zone", {"text": action.nouns[1][:40]})
        unit = s.edition.catalogue.units[key[1]]
        if action.verb == "upgrade":
            return self._why_not_upgrade(key[0], unit, zone, count)
        return self._why_not_place(key[0], unit, zone, count)

    def _base(self, name: str) -> Key | None:
        for nation, kind in self.bases():
            if self.called(nation, self.s.edition.catalogue.facilities[kind].id) == name:
                return (nation, kind)
        return None

    def _why_not_base(self, key: Key, place: str) -> Refusal | None:
        """gw.12.4.c: anywhere in the home country, where such a base may stand."""
        zone = self.s.edition.world.number.get(place, NOWHERE)
        names: Names = {"facility": self.s.edition.catalogue.facilities[key[1]].id, "zone": place[:40]}
        return None if zone in self._base_zones(key) else Refusal("gw.12.4.c", "gw-refused-base", names)

    def _base_zones(self, key: Key) -> list[ZoneNumber]:
        s = self.s
        facility = s.edition.catalogue.facilities[key[1]]
        yards = self.yards(key[0])
        found: list[ZoneNumber] = []
        for zone in zones_in(yards.held() & yards.home):
            standing = sum(1 for site in s.sites[zone] if s.site_kind[site] == facility.number)
            standing += sum(1 for work in works_in(s, zone) if work.kind == facility.number)
            on_coast = facility.where != "coast" or s.edition.world.coasts[zone] != 0
            if on_coast and (not facility.per_zone or standing < facility.per_zone):
                found.append(zone)
        return found

    def _key(self, waiting: Box, name: str) -> Key | None:
        for nation, kind in waiting:
            if self.called(nation, self.s.edition.catalogue.units[kind].id) == name:
                return (nation, kind)
        return None

    def _why_not_place(self, nation: NationNumber, unit: Unit, zone: ZoneNumber, count: int) -> Refusal | None:
        yards = self.yards(nation)
        names: Names = {"unit": unit.id, "zone": self.s.edition.world.zones[zone].id}
        if not yards.zones_for(unit) >> zone & 1:
            rule = "gw.12.1.b" if unit.at_sea() else "gw.12.1.a"
            return Refusal(rule, "gw-refused-place", names)
        makers = yards.makers(unit, zone)
        if makers:
            if count > sum(self.free(yards, site) for site in makers):
                return Refusal("gw.13.2.1.a", "gw-refused-capacity", names)
            return None
        if count > yards.ground_left(unit, zone, self.raised.get((zone, unit.number), 0)):
            rule = "gw.12.1.d" if unit.raised == "militia" else "gw.12.1.e"
            return Refusal(rule, "gw-refused-ground", names)
        return None

    def free(self, yards: Yards, site: int) -> int:
        """What a factory or yard can still make in this turn, with the slots that repairs take."""
        return max(0, yards.capacity(site) - self.made.get(site, 0) - self._slots.get(site, 0))

    def _why_not_upgrade(self, nation: NationNumber, unit: Unit, zone: ZoneNumber, count: int) -> Refusal | None:
        """gw.12.3.b: units in supply, also those that have moved or fought."""
        s = self.s
        names: Names = {"unit": unit.id, "zone": s.edition.world.zones[zone].id}
        if zone >= s.edition.world.lands or not self.yards(nation).in_supply() >> zone & 1:
            return Refusal("gw.12.3.b", "gw-refused-upgrade-supply", names)
        if count > len(self._upgradable(nation, unit, zone)):
            return Refusal("gw.12.3.b", "gw-refused-upgrade-nobody", names)
        return None

    def _upgradable(self, nation: NationNumber, unit: Unit, zone: ZoneNumber) -> list[UnitNumber]:
        s = self.s
        return [u for u in s.standing[zone] if s.nation[u] == nation and s.kind[u] == unit.number]

    # listing acts

    def legal(self) -> list[Action]:
        s = self.s
        found = [DONE]
        for (nation, kind), waiting in self.box().items():
            unit = s.edition.catalogue.units[kind]
            name = self.called(nation, unit.id)
            for zone in zones_in(self.yards(nation).zones_for(unit)):
                for count in range(1, waiting + 1):
                    if self._why_not_place(nation, unit, zone, count) is not None:
                        break
                    found.append(Action("place", (counted(count, name), s.edition.world.zones[zone].id)))
        for (nation, kind), waiting in self.upgrades().items():
            unit = s.edition.catalogue.units[kind]
            name = self.called(nation, unit.id)
            for zone in zones_in(self.yards(nation).in_supply()):
                for count in range(1, waiting + 1):
                    if self._why_not_upgrade(nation, unit, zone, count) is not None:
                        break
                    found.append(Action("upgrade", (counted(count, name), s.edition.world.zones[zone].id)))
        for key in self.bases():
            name = self.called(key[0], s.edition.catalogue.facilities[key[1]].id)
            found += [Action("place", (name, s.edition.world.zones[zone].id)) for zone in self._base_zones(key)]
        return found

    # carrying out an act

    def take(self, action: Action) -> None:
        s = self.s
        count, name = split_count(action.nouns[0])
        zone = s.edition.world.number[action.nouns[1]]
        base = self._base(name)
        if action.verb == "place" and base is not None:
            facility = s.edition.catalogue.facilities[base[1]]
            s.build(facility.number, zone, s.edition.world.coasts[zone] if facility.where == "coast" else 0)
            s.say("gw-opened", {"facility": facility.id, "zone": action.nouns[1]})
            self._strike_off(BASE, base, 1)
        elif action.verb == "place":
            key = self._key(self.box(), name)
            assert key is not None
            self._place(key[0], s.edition.catalogue.units[key[1]], zone, count)
            self._strike_off(UNIT, key, count)
        else:
            key = self._key(self.upgrades(), name)
            assert key is not None
            unit = s.edition.catalogue.units[key[1]]
            into = s.edition.catalogue.unit_of[unit.upgrade_to]
            for u in self._upgradable(key[0], unit, zone)[:count]:
                s.kind[u] = into
                if s.marked(u, CORPS):
                    s.services.retrain(unit.number, into)
            self._strike_off(UPGRADE, key, count)

    def _place(self, nation: NationNumber, unit: Unit, zone: ZoneNumber, count: int) -> None:
        s = self.s
        yards = self.yards(nation)
        makers = yards.makers(unit, zone)
        if not makers:
            self.raised[(zone, unit.number)] = self.raised.get((zone, unit.number), 0) + count
            arrive(s, nation, unit.number, zone, count)
            return
        for site in sorted(makers, key=lambda one: danger(yards.way_to(s.site_zone[one]))):
            part = min(count, self.free(yards, site))
            if part:
                self.made[site] = self.made.get(site, 0) + part
                count -= part
                self._deliver(nation, unit, zone, part, yards.way_to(s.site_zone[site]))

    def _deliver(self, nation: NationNumber, unit: Unit, zone: ZoneNumber, count: int, way: Way) -> None:
        """gw.12.5: what comes by a way that enemies lie in wait on has to get past them first."""
        if way:
            self.s.push(Delivery(way, nation, unit.number, zone, count))
        else:
            arrive(self.s, nation, unit.number, zone, count)

    def _strike_off(self, form: int, key: Key, count: int) -> None:
        """The pieces leave the box."""
        left: list[Project] = []
        for project in self.s.chart:
            paid = form != UNIT or (
                project.form == UNIT and project.paid >= len(self.s.edition.catalogue.units[project.kind].cost)
            )
            if count and project.form == form and (project.nation, project.kind) == key and paid:
                count -= 1
            else:
                left.append(project)
        self.s.chart = left
