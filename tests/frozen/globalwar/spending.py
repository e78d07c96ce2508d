"""How a bot spends and places: troops that can reach the front, where the danger is greatest."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from frozen.globalwar.front import Front
from frozen.globalwar.waters import GARRISON
from sandtable.games.globalwar.groups import split_count
from sandtable.games.globalwar.numbering import members
from sandtable.games.globalwar.production.chart import UNIT
from sandtable.games.globalwar.production.market import DONE
from sandtable.games.globalwar.production.phases import Production
from sandtable.games.globalwar.production.yards import ANY_NUMBER, Yards, decentralised
from sandtable.games.globalwar.state import GlobalWar
from sandtable.games.globalwar.units import AIR
from sandtable.games.globalwar.world import FAR
from sandtable.kernel.action import Action

# what a nation with factories buys for the front and for its islands, the best first
GROUND: Final = ("artillery", "cavalry", "infantry")
WINGS: Final = ("tactical-bomber", "fighter")
CHINESE: Final = ("artillery", "infantry")
SPARE: Final = ("militia",)
HOLD: Final = 2  # troops that a transport takes
AHEAD: Final = 2  # troops that may wait a turn for a ship


class Spending:
    """The orders of production and placement for one seat."""

    def __init__(self, s: GlobalWar, seat: int, legal: Sequence[Action]) -> None:
        self.s: Final = s
        self.front: Final = Front(s, seat)
        self.legal: Final = legal
        self.by_air: Final = s.edition.world.distances(self.front.hostile, s.edition.world.next_by_air)

    # production

    def order(self) -> Action:
        """Repairs, then ships that are nearly ready, then troops as far as they can be placed near the front."""
        top = self.s.stack[-1]
        assert isinstance(top, Production)
        ordered = dict(top.orders)
        for action in self.legal:
            if action.verb == "repair":
                return action
        if not self.front.enemies:
            return DONE  # in peace the money is kept
        for nation in top.market(self.s, self.front.seat).nations:
            found = self._troops(nation, ordered)
            if found is not None:
                return found
        return DONE

    def _troops(self, nation: int, ordered: dict[str, int]) -> Action | None:
        s = self.s
        name = s.nation_at(nation).id
        prefix = f"{name}."
        if decentralised(s, nation):
            return self._buy(CHINESE, prefix, ordered, ANY_NUMBER)
        found = self._buy(GROUND, prefix, ordered, self._room(nation))
        if found is None:
            found = self._buy(WINGS, prefix, ordered, 2)
        return found if found is not None else self._buy(SPARE, prefix, ordered, 2)

    def _room(self, nation: int) -> int:
        """How many troops can be made where they walk to the war, or be shipped there."""
        s = self.s
        yards = Yards(s, nation)
        near = far = 0
        for zone in members(yards.held() & yards.in_supply()):
            makes = 0
            for site in yards.factories(zone):
                makes += yards.capacity(site)
            if self.front.steps[zone] < FAR:
                near += makes
            else:
                far += makes
        lift = 0  # what all transports together take over in one turn, less what waits for them
        for u, zone in enumerate(s.zone):
            if zone >= 0 and s.nation[u] == nation and s.unit(u).hold:
                lift += HOLD
        for zone in members(self.front.land):
            if self.front.steps[zone] == FAR:
                troops = [u for u in s.units_of(1 << nation, zone) if s.unit(u).on_land()]
                lift -= max(0, len(troops) - GARRISON)
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
        """One piece at a time, where it helps most."""
        best: Action | None = None
        most = 0.0
        for action in self.legal:
            if action.verb in ("place", "upgrade", "recruit") and split_count(action.nouns[0])[0] == 1:
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
        steps = self.front.steps[zone]
        if unit >= 0 and s.edition.catalogue.units[unit].kind == AIR:
            return use + (10.0 / (1 + steps) if steps < FAR else 0.1)
        use += 20.0 / (1 + steps) if steps < FAR else 1.0 / (1 + self.by_air[zone])
        return use + min(self.front.danger(zone), 4.0) * self.front.value(zone)
