"""Ships in the port of a captured zone (11.5.g): each is rolled for, and sunk by its crew or taken as a prize."""

from __future__ import annotations

from typing import Final

from sandtable.games.globalwar.relations import at_war
from sandtable.games.globalwar.state import NOWHERE, GlobalWar
from sandtable.games.globalwar.world import members
from sandtable.kernel.action import Action
from sandtable.kernel.chance import ROLLED, Chance, die
from sandtable.kernel.flow import ASK_CHANCE, Frame
from sandtable.kernel.knowledge import Facts

PRIZE_FROM: Final = 10  # the lowest roll that takes a ship


def take_prizes(s: GlobalWar) -> None:
    """Ask for the rolls that are due; they fall when units are placed."""
    ships: list[int] = []
    for zone in members(s.taken & s.edition.world.land):
        ships += [u for u in s.standing[zone] if s.in_port(u) and at_war(s, s.owner[zone], s.nation[u])]
    if ships:
        s.push(Prizes(tuple(ships)))


class Prizes(Frame[GlobalWar]):
    """One die for each ship. A prize keeps its damage and its ghost mark; its cargo is lost."""

    NAME = "prizes"

    def __init__(self, ships: tuple[int, ...]) -> None:
        self.ships = ships

    def copy(self) -> Prizes:
        return Prizes(self.ships)

    def facts(self, s: GlobalWar) -> dict[str, Facts]:
        return {"ships": [*self.ships]}

    def resume(self, s: GlobalWar) -> bool:
        self.ships = tuple([u for u in self.ships if s.zone[u] != NOWHERE])
        if self.ships:
            return True
        s.done()
        return False

    def asks(self, s: GlobalWar) -> tuple[int, ...]:
        return ASK_CHANCE

    def chance(self, s: GlobalWar) -> Chance:
        return die(12, "gw-chance-prize")

    def take(self, s: GlobalWar, seat: int, action: Action) -> None:
        u = self.ships[0]
        self.ships = self.ships[1:]
        for load in s.cargo(u):
            s.fall(load)
        if ROLLED[action.text] < PRIZE_FROM:
            s.fall(u)
            return
        s.nation[u] = s.owner[s.zone[u]]
        s.say("gw-prize", {"unit": s.unit(u).id, "nation": s.nation_at(s.nation[u]).id})
