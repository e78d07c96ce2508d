"""How a bot spends and places: troops that can reach the front, where the danger is greatest."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sandtable.games.globalwar.advice.front import Front
from sandtable.games.globalwar.groups import split_count
from sandtable.games.globalwar.production.market import DONE
from sandtable.games.globalwar.production.phases import Production
from sandtable.games.globalwar.production.yards import Yards, decentralised
from sandtable.games.globalwar.state import GlobalWar
from sandtable.games.globalwar.units import AIR
from sandtable.games.globalwar.world import FAR, members
from sandtable.kernel.action import Action

# what a nation with factories buys for the front and for its islands, the best first
GROUND: Final = ("artillery", "infantry")
WINGS: Final = ("tactical-bomber", "fighter")
CHINESE: Final = ("artillery", "infantry")
SPARE: Final = ("militia",)


class Spending:
    """The orders of production and placement for one seat."""

    def __init__(self, s: GlobalWar, seat: int, legal: Sequence[Action]) -> None:
        self.s: Final = s
        self.front: Final = Front(s, seat)
        self.legal: Final = legal

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
            return self._buy(CHINESE, prefix, ordered, (99, 99))
        yards = Yards(s, nation)
        near = far = 0
        for zone in members(yards.held() & yards.in_supply()):
            makes = sum(yards.capacity(site) for site in yards.factories(zone))
            if self.front.steps[zone] < FAR:
                near += makes
            else:
                far += makes
        waiting = 0
        for project in s.chart:
            if project.nation == nation and project.form == 0 and s.edition.catalogue.units[project.kind].on_land():
                waiting += 1
        guns = sum(
            1 for u, at in enumerate(s.zone) if at >= 0 and s.nation[u] == nation and s.unit(u).id == "artillery"
        )
        room = near - waiting
        found = self._buy(GROUND if guns < 6 else GROUND[1:], prefix, ordered, (room, room))
        if found is None and far:
            found = self._buy(WINGS, prefix, ordered, (1, 2))
        return found if found is not None else self._buy(SPARE, prefix, ordered, (2, 2))

    def _buy(
        self, kinds: tuple[str, ...], prefix: str, ordered: dict[str, int], most: tuple[int, int]
    ) -> Action | None:
        """One more of the first kind that can be bought; of all kinds together no more than so many."""
        total = 0
        for kind in kinds:
            total += ordered.get(f"buy {kind}", 0) + ordered.get(f"buy {prefix}{kind}", 0)
        if total >= most[-1]:
            return None
        for n, kind in enumerate(kinds):
            bought = ordered.get(f"buy {kind}", 0) + ordered.get(f"buy {prefix}{kind}", 0)
            if n + 1 < len(kinds) and bought * 3 > total:
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
        use += 20.0 / (1 + steps) if steps < FAR else 0.1
        return use + min(self.front.danger(zone), 4.0) * self.front.value(zone)
