"""Strategic bombing (10.6.2): the bombers that got through roll for damage, then the facility's own flak fires."""

from __future__ import annotations

from typing import Final

from sandtable.games.globalwar.combat.fire import HEAVY_FLAK_AT, SIDES_OF_DIE
from sandtable.games.globalwar.state import NOWHERE, GlobalWar
from sandtable.kernel.action import Action
from sandtable.kernel.chance import ROLLED, Chance, die
from sandtable.kernel.flow import ASK_CHANCE, Frame
from sandtable.kernel.knowledge import Facts

BOMB_SIDES: Final = 6

Run = tuple[int, int]  # a bomber and the facility it bombs


class BombRun(Frame[GlobalWar]):
    """The bombs fall, facility by facility. ``dice`` are the rolls still due, as facilities; ``flak`` turns to guns."""

    NAME = "bombing"

    def __init__(
        self,
        runs: tuple[Run, ...],
        begun: bool = False,
        flak: bool = False,
        dice: tuple[int, ...] = (),
        damage: tuple[tuple[int, int], ...] = (),
    ) -> None:
        self.runs = runs
        self.begun = begun
        self.flak = flak
        self.dice = dice
        self.damage = damage  # of each facility so far

    def copy(self) -> BombRun:
        return BombRun(self.runs, self.begun, self.flak, self.dice, self.damage)

    def facts(self, s: GlobalWar) -> dict[str, Facts]:
        return {
            "runs": [[*run] for run in self.runs],
            "begun": self.begun,
            "flak": self.flak,
            "dice": [*self.dice],
            "damage": [[*one] for one in self.damage],
        }

    def resume(self, s: GlobalWar) -> bool:
        self.runs = tuple([run for run in self.runs if s.zone[run[0]] != NOWHERE])
        if not self.begun:
            self.begun = True
            self.dice = tuple([site for u, site in self.runs for _ in range(s.unit(u).bombs)])
        if self.dice:
            return True
        if not self.flak:
            self._explode(s)
            self.flak = True
            self.dice = tuple([site for _, site in self.runs if s.facility(site).flak])
            return len(self.dice) > 0
        for u, _ in self.runs:
            s.fight_no_more(u)
        s.done()
        return False

    def asks(self, s: GlobalWar) -> tuple[int, ...]:
        return ASK_CHANCE

    def chance(self, s: GlobalWar) -> Chance:
        return die(SIDES_OF_DIE, "gw-chance-flak") if self.flak else die(BOMB_SIDES, "gw-chance-bombs")

    def take(self, s: GlobalWar, seat: int, action: Action) -> None:
        site = self.dice[0]
        self.dice = self.dice[1:]
        roll = ROLLED[action.text]
        if self.flak:
            if roll <= flak_at(s, site, self.runs[0][0]):
                self._shot_down(s, site)
        else:
            totals = dict(self.damage)
            totals[site] = totals.get(site, 0) + roll
            self.damage = tuple(totals.items())

    def _explode(self, s: GlobalWar) -> None:
        """gw.10.6.2.e: damage stops at the maximum; improved construction keeps its share away first (gw.8.2.1)."""
        for site, rolled in self.damage:
            facility = s.facility(site)
            shield = facility.shield if s.has(s.owner[s.site_zone[site]], "improved-construction") else 0
            before = s.site_damage[site]
            s.site_damage[site] = min(facility.damage, before + max(0, rolled - shield))
            s.say("gw-bombed", {"facility": facility.id, "damage": s.site_damage[site] - before})

    def _shot_down(self, s: GlobalWar, site: int) -> None:
        """The attacker loses the cheapest bomber over the facility."""
        over = [u for u, target in self.runs if target == site and s.zone[u] != NOWHERE]
        if over:
            u = min(over, key=lambda one: sum(s.unit(one).cost))
            s.fall(u)


def flak_at(s: GlobalWar, site: int, bomber: int) -> int:
    """What a facility's flak rolls at: less against who has heavy strategic bombers (gw.8.2.1)."""
    if s.has(s.nation[bomber], "heavy-strategic-bombers"):
        return HEAVY_FLAK_AT
    return s.facility(site).flak
