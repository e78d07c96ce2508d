"""How a bot spends and places: troops that can reach the front, where the danger is greatest."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sandtable.games.globalwar.advice.front import Front
from sandtable.games.globalwar.advice.garrison import Garrison
from sandtable.games.globalwar.advice.intent import Intent, is_pressed
from sandtable.games.globalwar.advice.lending import Lending
from sandtable.games.globalwar.advice.shopping import Shares, shopping_of
from sandtable.games.globalwar.advice.waters import ISLAND
from sandtable.games.globalwar.groups import first_nation, split_count
from sandtable.games.globalwar.movement.sight import acting_mask
from sandtable.games.globalwar.numbering import NationNumber, Seat, zones_in
from sandtable.games.globalwar.production.chart import UNIT
from sandtable.games.globalwar.production.market import DONE
from sandtable.games.globalwar.production.phases import Production
from sandtable.games.globalwar.production.yards import ANY_NUMBER, Yards, decentralised
from sandtable.games.globalwar.state import GlobalWar
from sandtable.games.globalwar.units import AIR
from sandtable.games.globalwar.world import FAR
from sandtable.kernel.action import Action

CHINESE: Final = ("artillery", "infantry")
NAVAL: Final = ("great-britain", "usa")  # who finishes ships first
AIRCRAFT_A_TURN: Final = 2
PER_TRANSPORT: Final = 2  # troops that a transport takes in one turn
PLACING: Final = ("place", "upgrade", "recruit")
TRANSPORT: Final = "naval-transport"
HOLD: Final = 2  # troops that a transport takes
AHEAD: Final = 2  # troops that may wait a turn for a ship


class Spending:
    """The orders of production and placement for one seat."""

    def __init__(self, s: GlobalWar, seat: Seat, legal: Sequence[Action]) -> None:
        self.s: Final = s
        nations = acting_mask(s) & s.edition.families[first_nation(s)]
        intent = Intent(s, nations)
        self.front: Final = Front(s, seat, nations, intent.wanted | intent.gathered_for)
        self.legal: Final = legal
        self.alarmed: Final = Garrison(s, self.front).alarmed  # how far the war is, or whoever may begin one
        self.by_air: Final = s.edition.world.distances(self.front.hostile, s.edition.world.next_by_air)

    # production

    def order(self) -> Action:
        """Repairs, then ships that are begun, then loans, then what the nation's row asks for, as far as it can be
        used."""
        top = self.s.stack[-1]
        assert isinstance(top, Production)
        ordered = dict(top.orders)
        market = top.market(self.s, self.front.seat)
        naval = any(self.s.nation_at(nation).id in NAVAL for nation in market.nations)
        found = self._one("repair") or (self._one("advance") if naval else None)
        lending = Lending(self.s, self.legal)
        found = found or lending.legion()
        for nation in market.nations:
            if found is None:
                found = lending.announced(nation, ordered) or self._purchase(nation, ordered)
        return found or self._one("advance") or DONE

    def _one(self, verb: str) -> Action | None:
        for action in self.legal:
            if action.verb == verb and split_count(action.nouns[0])[0] == 1:
                return action
        return None

    def _purchase(self, nation: NationNumber, ordered: dict[str, int]) -> Action | None:
        s = self.s
        prefix = f"{s.nation_at(nation).id}."
        if decentralised(s, nation):
            return self._buy(CHINESE, prefix, ordered, ANY_NUMBER)
        row = shopping_of(s.nation_at(s.edition.nations.number[prefix[:-1]]).leader or prefix[:-1], s.calendar_turn())
        found: Action | None = None
        if row.sea and s.enemies[nation] & s.majors and self._lacks_ships(nation, ordered):
            found = self._share(row.sea, prefix, nation, ordered, ANY_NUMBER)
        if found is None and row.pressed and is_pressed(s, nation, s.enemies[nation] & s.majors):
            found = self._share(row.pressed, prefix, nation, ordered, self._room(nation))
        if found is None:
            found = self._share(row.land, prefix, nation, ordered, self._room(nation))
        if found is None:
            found = self._share(row.air, prefix, nation, ordered, AIRCRAFT_A_TURN)
        if found is None:
            found = self._share(row.sea, prefix, nation, ordered, ANY_NUMBER)
        return found

    def _share(
        self, shares: Shares, prefix: str, nation: NationNumber, ordered: dict[str, int], most: int
    ) -> Action | None:
        """One more of the kind that is furthest behind its share, of those that can be bought."""
        total = 0
        for kind, _ in shares:
            total += self._ordered(kind, prefix, ordered)
        if total >= most:
            return None
        best: Action | None = None
        least = float("inf")
        for kind, share in shares:
            if kind == TRANSPORT and self._has_enough_transports(nation, prefix, ordered):
                continue
            have = (self._count(nation, kind) + self._ordered(kind, prefix, ordered)) / share
            if have < least:
                for action in self.legal:
                    if action.verb == "buy" and action.nouns[0] in (kind, f"{prefix}{kind}"):
                        best, least = action, have
                        break
        return best

    def _has_enough_transports(self, nation: NationNumber, prefix: str, ordered: dict[str, int]) -> bool:
        """Whether the holds that a nation has or has ordered take all its troops at once."""
        s = self.s
        troops = len([u for u in s.numbers() if s.zone[u] >= 0 and s.nation[u] == nation and s.unit(u).on_land()])
        return HOLD * (self._count(nation, TRANSPORT) + self._ordered(TRANSPORT, prefix, ordered)) >= troops

    def _ordered(self, kind: str, prefix: str, ordered: dict[str, int]) -> int:
        return ordered.get(f"buy {kind}", 0) + ordered.get(f"buy {prefix}{kind}", 0)

    def _count(self, nation: NationNumber, kind: str) -> int:
        """How many of a kind a nation has, on the map and on its chart."""
        s = self.s
        number = s.edition.catalogue.unit_of[kind]
        found = 0
        for u, zone in enumerate(s.zone):
            if zone >= 0 and s.kind[u] == number and s.nation[u] == nation:
                found += 1
        for project in s.chart:
            if project.nation == nation and project.form == UNIT and project.kind == number:
                found += 1
        return found

    def _lacks_ships(self, nation: NationNumber, ordered: dict[str, int]) -> bool:
        """Whether troops wait on coasts from which no way leads to the war, more than ships can take."""
        s = self.s
        waiting = 0
        for zone in zones_in(self.front.land):
            if self.alarmed[zone] == FAR and s.edition.world.coasts[zone]:
                waiting += len([u for u in s.units_of(1 << nation, zone) if s.unit(u).on_land()]) // 2
        ships = self._count(nation, TRANSPORT) + sum(
            [count for order, count in ordered.items() if "transport" in order]
        )
        return waiting > PER_TRANSPORT * ships

    def _room(self, nation: NationNumber) -> int:
        """How many troops can be made where they walk to the war, or be shipped there."""
        s = self.s
        yards = Yards(s, nation)
        near = far = 0
        for zone in zones_in(yards.held() & yards.in_supply()):
            makes = 0
            for site in yards.factories(zone):
                makes += yards.capacity(site)
            if self.alarmed[zone] < FAR:
                near += makes
            else:
                far += makes
        lift = 0  # what all transports together take over in one turn, less what waits for them
        for u in s.numbers():
            zone = s.zone[u]
            if zone >= 0 and s.nation[u] == nation and s.unit(u).hold:
                lift += HOLD
        for zone in zones_in(self.front.land):
            if self.alarmed[zone] == FAR:
                troops = [u for u in s.units_of(1 << nation, zone) if s.unit(u).on_land()]
                lift -= max(0, len(troops) - ISLAND)
        for project in s.chart:
            if project.nation == nation and project.form == UNIT and s.edition.catalogue.units[project.kind].on_land():
                near -= 1
        return near + max(0, min(far, lift + AHEAD))

    def _buy(self, kinds: tuple[str, ...], prefix: str, ordered: dict[str, int], most: int) -> Action | None:
        """One more of the first kind that can be bought; of all kinds together no more than so many."""
        total = 0
        for kind in kinds:
            total += ordered.get(f"buy {kind}", 0) + ordered.get(f"buy {prefix}{kind}", 0)
        if total >= most:
            return None
        for n, kind in enumerate(kinds):
            bought = ordered.get(f"buy {kind}", 0) + ordered.get(f"buy {prefix}{kind}", 0)
            if n + 1 < len(kinds) and bought * len(kinds) > total:
                continue
            for action in self.legal:
                if action.verb == "buy" and action.nouns[0] in (kind, f"{prefix}{kind}"):
                    return action
        return None

    # placement and recruits

    def place(self) -> Action:
        """Loans leave first; then one piece at a time, where it helps most."""
        best = Lending(self.s, self.legal).sent()
        if best is not None:
            return best
        most = 0.0
        for action in self.legal:
            if action.verb in PLACING and len(action.nouns) > 1 and split_count(action.nouns[0])[0] == 1:
                use = self._use(action)
                if use > most:
                    best, most = action, use
        return best if best is not None else self.legal[0]

    def _use(self, action: Action) -> float:
        """How much a piece helps in a zone: near the enemy, where land is worth something and in danger."""
        s = self.s
        zone = s.edition.world.number[action.nouns[1]]
        name = action.nouns[0].split(".")[-1]
        use = 1.0 if name != "militia" else 0.5
        if zone >= s.edition.world.lands:
            return use
        unit = s.edition.catalogue.unit_of.get(name, -1)
        steps = min(self.front.steps[zone], self.alarmed[zone] + 1)
        if unit >= 0 and s.edition.catalogue.units[unit].kind == AIR:
            return use + (10.0 / (1 + steps) if steps < FAR else 0.1)
        use += 20.0 / (1 + steps) if steps < FAR else 1.0 / (1 + self.by_air[zone])
        return use + min(self.front.danger(zone), 4.0) * self.front.value(zone)
