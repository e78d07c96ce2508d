"""Surrender (5.7): when France gives up, and who has its IPP then (10.10.2)."""

from __future__ import annotations

from sandtable.games.globalwar.sheets import AXIS
from sandtable.games.globalwar.state import GlobalWar
from sandtable.games.globalwar.world import members


def surrender_of_france(s: GlobalWar, victor: int) -> None:
    """gw.10.10.2.b: France surrenders once in a game; a victor of the Axis keeps its IPP as booty."""
    france = s.edition.nations.number["france"]
    if s.surrendered >> france & 1 or not _is_beaten(s, france):
        return
    s.surrendered |= 1 << france
    names = {"nation": s.nation_at(france).id, "other": s.nation_at(victor).id}
    s.say("gw-surrender", {**names})
    if s.alliance[victor] == AXIS and s.money[france]:
        s.say("gw-booty", {"nation": names["other"], "other": names["nation"], "ipp": s.money[france]})
        s.money[victor] += s.money[france]
        s.money[france] = 0


def _is_beaten(s: GlobalWar, france: int) -> bool:
    """Whether enemies own Paris, or all land zones around it."""
    world = s.edition.world
    paris = s.edition.capital[france]
    enemies = s.enemies[france]
    if enemies >> s.owner[paris] & 1:
        return True
    return all(enemies >> s.owner[zone] & 1 for zone in members(world.next_on_land[paris] & world.land))
