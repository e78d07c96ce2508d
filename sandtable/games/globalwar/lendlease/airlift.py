"""International Red Aid (15.3): a Soviet air transport flies a militia upgrade to the CCP and home again."""

from __future__ import annotations

from typing import Final

from sandtable.games.globalwar.groups import groups_in
from sandtable.games.globalwar.lendlease.aid import BY_AIR, Loan
from sandtable.games.globalwar.lendlease.announcing import MILITIA, TRAINED, waiting
from sandtable.games.globalwar.lendlease.shipping import hand_over
from sandtable.games.globalwar.lendlease.terms import why_no_lender, why_not_to
from sandtable.games.globalwar.markers import FRESH, NO_UNIT, NOWHERE
from sandtable.games.globalwar.movement.reach import movement
from sandtable.games.globalwar.movement.sight import Sight, acting
from sandtable.games.globalwar.numbering import NationNumber, Seat, UnitNumber, ZoneNumber, zones_in
from sandtable.games.globalwar.production.chart import LENT_UPGRADE
from sandtable.games.globalwar.production.yards import Yards
from sandtable.games.globalwar.state import GlobalWar
from sandtable.kernel.action import Action
from sandtable.kernel.refusal import Refusal

AIRLIFT: Final = "airlift"
TRANSPORT: Final = "air-transport"


def airlifts(s: GlobalWar, seat: Seat) -> list[Action]:
    """gw.15.3.e: the flights that a seat may order."""
    numbers = s.edition.nations.number
    ussr, ccp = numbers["ussr"], numbers["ccp"]
    if ussr not in acting(s) or s.seat_of(ussr) != seat or not waiting(s, ussr, MILITIA + TRAINED):
        return []
    if why_no_lender(s, ussr) is not None or why_not_to(s, ussr, ccp, LENT_UPGRADE) is not None:
        return []
    zones = s.edition.world.zones
    supplied = Yards(s, ussr).in_supply()
    found: list[Action] = []
    for start in zones_in(supplied):
        for name, units in groups_in(s, start, [ussr]).items():
            if _is_ready(s, units[0]):
                found += [Action(AIRLIFT, (name, zones[start].id, zones[goal].id)) for goal in _goals(s, units[0])]
    return found


def _is_ready(s: GlobalWar, u: UnitNumber) -> bool:
    unit = s.unit(u)
    return TRANSPORT in (unit.id, unit.counts_as) and s.left[u] == FRESH and s.aboard[u] == NO_UNIT


def _goals(s: GlobalWar, u: UnitNumber) -> list[ZoneNumber]:
    ccp = s.edition.nations.number["ccp"]
    return [zone for zone in zones_in(s.rulings.zones) if _owned(s, zone, ccp) and _landing(s, u, zone) != NOWHERE]


def _owned(s: GlobalWar, zone: ZoneNumber, nation: NationNumber) -> bool:
    return zone < s.edition.world.lands and s.owner[zone] == nation


def _landing(s: GlobalWar, u: UnitNumber, goal: ZoneNumber) -> ZoneNumber:
    """Where a transport lands after the delivery: where it started if it can, else on the nearest Soviet land."""
    sight = Sight(s, s.nation[u])
    far = movement(s, sight, u)
    out = _steps(s, sight, s.zone[u], far)
    if goal not in out:
        return NOWHERE
    back = _steps(s, sight, goal, far - out[goal])
    if s.zone[u] in back:
        return s.zone[u]
    homes = [zone for zone in back if _owned(s, zone, s.nation[u]) and not s.taken >> zone & 1]
    return min(homes, key=lambda zone: (back[zone], zone)) if homes else NOWHERE


def _steps(s: GlobalWar, sight: Sight, start: ZoneNumber, far: int) -> dict[ZoneNumber, int]:
    """The zones in range with their distance, over friends, enemies without fighters, the CCP and warlords."""
    numbers = s.edition.nations.number
    over = sight.open_air(s)
    for zone, owner in enumerate(s.owner):
        if owner == numbers["ccp"] or s.nation_at(owner).rank == "warlord":
            over |= 1 << zone
    found = {start: 0}
    front = 1 << start
    reached = front
    for step in range(1, far + 1):
        front = s.edition.world.spread(front, sight.skies) & over & s.rulings.zones & ~reached
        reached |= front
        for zone in zones_in(front):
            found[zone] = step
    return found


def why_no_airlift(s: GlobalWar, seat: Seat, action: Action) -> Refusal | None:
    return None if action in airlifts(s, seat) else Refusal("gw.15.3.e", "gw-refused-airlift")


def fly(s: GlobalWar, action: Action) -> None:
    """The upgrade is the CCP's, and the transport has had its move."""
    numbers = s.edition.nations.number
    ussr, ccp = numbers["ussr"], numbers["ccp"]
    start, goal = [s.edition.world.number[id] for id in action.nouns[1:]]
    u = groups_in(s, start, [ussr])[action.nouns[0]][0]
    landing = _landing(s, u, goal)
    n = waiting(s, ussr, MILITIA + TRAINED)[0]
    loan = s.chart[n]
    s.chart = [*s.chart[:n], *s.chart[n + 1 :]]
    s.aid.sent.append(Loan(ussr, ccp, BY_AIR))
    s.put(u, landing)
    s.left[u] = 0
    hand_over(s, loan, ccp, goal)
