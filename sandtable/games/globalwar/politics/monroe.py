"""The Monroe Doctrine (5.5): what the USA take for a declaration of war in and off the Americas."""

from __future__ import annotations

from sandtable.games.globalwar.markers import COMBAT, NO_TASK, PLACEMENT
from sandtable.games.globalwar.news import News
from sandtable.games.globalwar.numbering import NationNumber, nations_in, zones_in
from sandtable.games.globalwar.relations import at_war, declare_war, family, stay_out
from sandtable.games.globalwar.sheets import AXIS
from sandtable.games.globalwar.state import GlobalWar
from sandtable.games.globalwar.units import SURFACE


def invoke_monroe(s: GlobalWar, news: News) -> None:
    """gw.5.5.a: a movement phase is over: whoever of the Axis has gone too far is at war with the USA. The
    Comintern is not, nor does it raise an income by it (gw.5.5.c)."""
    usa = s.edition.nations.number["usa"]
    if s.phase not in (COMBAT, PLACEMENT) or not s.rulings.playing >> usa & 1:
        return
    for power in nations_in(s.majors):
        if s.alliance[power] == AXIS and s.on_turn(power) and not at_war(s, power, usa) and trespasses(s, power):
            s.say("gw-monroe", {"nation": s.nation_at(power).id})
            declare_war(s, power, usa)
            if s.phase == COMBAT:
                stay_out(s, family(s, usa))  # gw.0.3.g


def trespasses(s: GlobalWar, power: NationNumber) -> bool:
    """Whether a power attacks American land, or a surface ship of it has ended its move in marked waters."""
    for zone in zones_in(s.edition.americas):
        if any(s.task[u] != NO_TASK for u in s.units_of(1 << power, zone)):
            return True
    for zone in zones_in(s.edition.monroe):
        if any(s.unit(u).kind == SURFACE for u in s.units_of(1 << power, zone)):
            return True
    return False
