"""What keeps land units from attacking a zone though their nation is at war: slow mobilisation, pacts, civil wars."""

from __future__ import annotations

from sandtable.games.globalwar.civil.abyssinia import why_not_there
from sandtable.games.globalwar.civil.factions import why_out_of_bounds
from sandtable.games.globalwar.mobilisation import why_not_mobilised
from sandtable.games.globalwar.numbering import UnitNumber, ZoneNumber
from sandtable.games.globalwar.pacts.spheres import why_out_of_sphere
from sandtable.games.globalwar.state import GlobalWar
from sandtable.kernel.refusal import Refusal


def why_not_attack(s: GlobalWar, u: UnitNumber, zone: ZoneNumber) -> Refusal | None:
    """None when nothing of this kind holds a land unit back."""
    nation = s.nation[u]
    refusal = why_not_mobilised(s, u, zone) or why_out_of_sphere(s, nation, zone) or why_not_there(s, nation, zone)
    return refusal or why_out_of_bounds(s, nation, zone)
