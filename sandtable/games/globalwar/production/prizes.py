"""Ships that lay in a port when it fell: lost, or taken by the victor (12.6)."""

from __future__ import annotations

from typing import Final

from sandtable.games.globalwar.state import GlobalWar
from sandtable.games.globalwar.world import members
from sandtable.kernel.action import Action
from sandtable.kernel.chance import ROLLED, Chance, die
from sandtable.kernel.flow import ASK_CHANCE, Frame
from sandtable.kernel.knowledge import Facts

SIDES: Final = 12
SUNK: Final = 9  # on this or less the ship is gone


class Prizes(Frame[GlobalWar]):
    """gw.12.6.a: a roll for every enemy ship in the ports that were captured in this turn."""

    NAME = "prizes"

    def __init__(self, ships: tuple[int, ...]) -> None:
        self.ships = ships

    def copy(self) -> Prizes:
        return Prizes(self.ships)

    def facts(self, s: GlobalWar) -> dict[str, Facts]:
        return {"ships": [*self.ships]}

    def resume(self, s: GlobalWar) -> bool:
        if self.ships:
            return True
        s.done()
        return False

    def asks(self, s: GlobalWar) -> tuple[int, ...]:
        return ASK_CHANCE

    def chance(self, s: GlobalWar) -> Chance:
        return die(SIDES, "gw-chance-prize")

    def take(self, s: GlobalWar, seat: int, action: Action) -> None:
        u = self.ships[0]
        self.ships = self.ships[1:]
        if ROLLED[action.text] <= SUNK:
            s.fall(u)
            return
        s.nation[u] = s.owner[s.zone[u]]
        s.say("gw-prize", {"unit": s.unit(u).id, "nation": s.nation_at(s.nation[u]).id})


def prizes(s: GlobalWar) -> tuple[int, ...]:
    """The enemy ships in ports that fell in this turn."""
    found: list[int] = []
    for zone in members(s.taken):
        for u in s.standing[zone]:
            if s.in_port(u) and s.enemies[s.owner[zone]] >> s.nation[u] & 1:
                found.append(u)
    return tuple(found)
