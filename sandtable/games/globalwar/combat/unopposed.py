"""Attacks that nobody resists: the attacker walks in, if he does not lose heart (10.10, 15.7)."""

from __future__ import annotations

from sandtable.games.globalwar.combat.aftermath import go_back
from sandtable.games.globalwar.combat.blitz import Blitz
from sandtable.games.globalwar.combat.conquest import take_zone
from sandtable.games.globalwar.combat.fire import FLEES_AT, SIDES_OF_DIE
from sandtable.games.globalwar.combat.muster import is_shaky
from sandtable.games.globalwar.state import NOBODY, GlobalWar
from sandtable.kernel.action import Action
from sandtable.kernel.chance import ROLLED, Chance, die
from sandtable.kernel.flow import ASK_CHANCE, Frame
from sandtable.kernel.knowledge import Facts


def unopposed(s: GlobalWar, kind: str, zone: int, attackers: list[int]) -> None:
    """Nobody defends: a land unit takes the zone (gw.10.10.b); shaky ones roll first (gw.15.7.a)."""
    shaky = [u for u in attackers if is_shaky(s, u)]
    if shaky and kind == "land":
        s.push(Wavering(zone, tuple(shaky), tuple(attackers)))
    else:
        walk_in(s, kind, zone, attackers)


def walk_in(s: GlobalWar, kind: str, zone: int, attackers: list[int]) -> None:
    """The attackers have nobody to fight; with a land unit among them the zone is theirs, and some may go on."""
    lands = False
    for u in attackers:
        s.fight_no_more(u)
        if s.unit(u).on_land():
            s.aboard[u] = NOBODY
            lands = True
    if lands and kind == "land":
        take_zone(s, s.nation[attackers[0]], zone)
        s.push(Blitz(zone, s.nation[attackers[0]]))


class Wavering(Frame[GlobalWar]):
    """gw.15.7.a: shaky attackers roll also where nobody defends; who rolls 10 or more goes back."""

    NAME = "wavering"

    def __init__(self, zone: int, shaky: tuple[int, ...], attackers: tuple[int, ...]) -> None:
        self.zone = zone
        self.shaky = shaky  # those that still have to roll
        self.attackers = attackers

    def copy(self) -> Wavering:
        return Wavering(self.zone, self.shaky, self.attackers)

    def facts(self, s: GlobalWar) -> dict[str, Facts]:
        zone = s.edition.world.zones[self.zone].id
        return {"zone": zone, "shaky": [*self.shaky], "attackers": [*self.attackers]}

    def resume(self, s: GlobalWar) -> bool:
        if self.shaky:
            return True
        s.done()
        if self.attackers:
            walk_in(s, "land", self.zone, list(self.attackers))
        return False

    def asks(self, s: GlobalWar) -> tuple[int, ...]:
        return ASK_CHANCE

    def chance(self, s: GlobalWar) -> Chance:
        return die(SIDES_OF_DIE, "gw-chance-morale")

    def take(self, s: GlobalWar, seat: int, action: Action) -> None:
        u = self.shaky[0]
        self.shaky = self.shaky[1:]
        if ROLLED[action.text] >= FLEES_AT:
            self.attackers = tuple([other for other in self.attackers if other != u])
            s.fight_no_more(u)
            s.say("gw-fled", {"unit": s.unit(u).id})
            go_back(s, u, self.zone)
