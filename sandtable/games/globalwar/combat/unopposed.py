"""Attacks that nobody resists: the attacker walks in, if he does not lose heart (10.10, 15.7)."""

from __future__ import annotations

from sandtable.games.globalwar.combat.blitz import Blitz
from sandtable.games.globalwar.combat.conquest import take_zone
from sandtable.games.globalwar.combat.fire import FLEES_AT
from sandtable.games.globalwar.combat.landfall import may_go_on_board, on_board
from sandtable.games.globalwar.combat.muster import is_shaky
from sandtable.games.globalwar.combat.retreat import go_back, tell_retreat
from sandtable.games.globalwar.dice import DiceInTurn, Row
from sandtable.games.globalwar.markers import NO_UNIT
from sandtable.games.globalwar.numbering import UnitNumber, ZoneNumber
from sandtable.games.globalwar.state import GlobalWar
from sandtable.kernel.knowledge import Facts


def unopposed(s: GlobalWar, kind: str, zone: ZoneNumber, attackers: list[UnitNumber]) -> None:
    """Nobody defends: a land unit takes the zone (gw.10.10.b); shaky ones roll first (gw.15.7.a)."""
    shaky = [u for u in attackers if is_shaky(s, u)]
    if shaky and kind == "land":
        s.push(Wavering(tuple([(u,) for u in shaky]), zone, tuple(attackers)))
    else:
        walk_in(s, kind, zone, attackers)


def walk_in(s: GlobalWar, kind: str, zone: ZoneNumber, attackers: list[UnitNumber]) -> None:
    """The attackers have nobody to fight; with a land unit among them the zone is theirs, and some may go on."""
    lands = False
    for u in attackers:
        s.fight_no_more(u)
        if s.unit(u).on_land():
            s.aboard[u] = NO_UNIT
            lands = True
    if lands and kind == "land":
        take_zone(s, s.nation[attackers[0]], zone)
        s.push(Blitz(zone, s.nation[attackers[0]]))


class Wavering(DiceInTurn):
    """gw.15.7.a: shaky attackers roll also where nobody defends; who rolls 10 or more goes back."""

    NAME = "wavering"
    DIE = "gw-chance-morale"

    def __init__(self, rows: tuple[Row, ...], zone: ZoneNumber, attackers: tuple[UnitNumber, ...]) -> None:
        super().__init__(rows)
        self.zone = zone
        self.attackers = attackers

    def copy(self) -> Wavering:
        return Wavering(self.rows, self.zone, self.attackers)

    def facts(self, s: GlobalWar) -> dict[str, Facts]:
        zone = s.edition.world.zones[self.zone].id
        return {**super().facts(s), "zone": zone, "attackers": [*self.attackers]}

    def rolled(self, s: GlobalWar, row: Row, roll: int) -> None:
        u = UnitNumber(row[0])
        if roll >= FLEES_AT:
            self.attackers = tuple([other for other in self.attackers if other != u])
            s.fight_no_more(u)
            s.say("gw-fled", {"unit": s.unit(u).id})
            if may_go_on_board(s, u):
                on_board(s, u)  # ruling C52
            else:
                go_back(s, u, self.zone)
            tell_retreat(s, self.zone, [u])

    def over(self, s: GlobalWar) -> None:
        if self.attackers:
            walk_in(s, "land", self.zone, list(self.attackers))
