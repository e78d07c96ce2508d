"""Ships that lay in a port when it fell: lost, or taken by the victor (12.6, gw.11.5.g)."""

from __future__ import annotations

from typing import Final

from sandtable.games.globalwar.dice import DiceInTurn, Row
from sandtable.games.globalwar.movement.sight import acting
from sandtable.games.globalwar.numbering import NationNumber, UnitNumber, ZoneNumber, zones_in
from sandtable.games.globalwar.state import GlobalWar

SUNK: Final = 9  # on this or less the ship is gone


class Prizes(DiceInTurn):
    """gw.12.6.a: a roll for every enemy ship in the ports that were captured in this turn.

    gw.12.6.b: only its owner changes; it stays damaged or a ghost ship.
    """

    NAME = "prizes"
    DIE = "gw-chance-prize"

    def rolled(self, s: GlobalWar, row: Row, roll: int) -> None:
        u = UnitNumber(row[0])
        if roll <= SUNK:
            s.fall(u)
            return
        s.nation[u] = captor(s, s.zone[u])
        s.say("gw-prize", {"unit": s.unit(u).id, "nation": s.nation_at(s.nation[u]).id})


def prizes(s: GlobalWar) -> tuple[Row, ...]:
    """The enemy ships in ports that fell in this turn."""
    found: list[Row] = []
    for zone in zones_in(s.taken):
        for u in s.standing[zone]:
            if s.in_port(u) and s.enemies[captor(s, zone)] >> s.nation[u] & 1:
                found.append((u,))
    return tuple(found)


def captor(s: GlobalWar, zone: ZoneNumber) -> NationNumber:
    """gw.12.6.a: the attacker has the ships, also where the zone went back to an ally (gw.10.10.1.a)."""
    owner = s.owner[zone]
    nations = acting(s)
    return owner if s.on_turn(owner) or not nations else nations[0]
