"""How France goes to war (15.6): it mobilises slowly, and leaves its border with a neutral Belgium without works."""

from __future__ import annotations

from typing import Final

from sandtable.games.globalwar.markers import AT_PEACE, MOBILISED, MOBILISING
from sandtable.games.globalwar.news import News
from sandtable.games.globalwar.numbering import UnitNumber, ZoneNumber
from sandtable.games.globalwar.relations import is_neutral_power
from sandtable.games.globalwar.state import GlobalWar
from sandtable.kernel.refusal import Refusal

FORTIFICATION: Final = "fortification"


def begin_mobilisation(s: GlobalWar, news: News) -> None:
    """A player turn begins: of a French one it counts whether France is at war."""
    france = s.edition.nations.number["france"]
    if s.on_turn(france) and (s.mobilisation == AT_PEACE or is_neutral_power(s, france)):
        s.mobilisation = AT_PEACE if is_neutral_power(s, france) else MOBILISING


def end_mobilisation(s: GlobalWar, news: News) -> None:
    """A French player turn that began and ended at war is over: France has mobilised."""
    france = s.edition.nations.number["france"]
    if s.on_turn(france) and s.mobilisation == MOBILISING:
        s.mobilisation = AT_PEACE if is_neutral_power(s, france) else MOBILISED


def why_not_mobilised(s: GlobalWar, u: UnitNumber, zone: ZoneNumber) -> Refusal | None:
    """gw.15.6.a: until then French land units attack no zone of the German or the Italian home country."""
    numbers = s.edition.nations.number
    if s.mobilisation == MOBILISED or s.nation[u] != numbers["france"]:
        return None
    if not (s.home(numbers["germany"]) | s.home(numbers["italy"])) >> zone & 1:
        return None
    return Refusal("gw.15.6.a", "gw-refused-mobilising", {"zone": s.edition.world.zones[zone].id})


def why_demilitarised(s: GlobalWar, facility: str, zone: ZoneNumber, side: ZoneNumber) -> Refusal | None:
    """gw.15.6.b: France fortifies no border with Belgium while Belgium is neutral."""
    numbers = s.edition.nations.number
    belgium = numbers["belgium"]
    if facility != FORTIFICATION or s.owner[zone] != numbers["france"] or side >= s.edition.world.lands:
        return None
    if s.owner[side] != belgium or not is_neutral_power(s, belgium):
        return None
    return Refusal("gw.15.6.b", "gw-refused-demilitarised", {"zone": s.edition.world.zones[zone].id})
