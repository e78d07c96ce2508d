"""Overlord (15.8): once, in an American player turn, the USA and the Commonwealth assault a German coast together.

The Commonwealth acts beside the USA in that turn, but only towards the assault: every order to one of its units brings
it nearer to the coast, or into the battle for it.
"""

from __future__ import annotations

from typing import Final

from sandtable.games.globalwar.markers import COMBAT_MOVEMENT, FRESH, NO_UNIT, NON_COMBAT, NOWHERE
from sandtable.games.globalwar.movement.reach import flies_on, movement
from sandtable.games.globalwar.movement.sight import Sight
from sandtable.games.globalwar.news import News
from sandtable.games.globalwar.numbering import NationNumber, UnitNumber, ZoneNumber, zones_in
from sandtable.games.globalwar.relations import at_war, family
from sandtable.games.globalwar.state import GlobalWar
from sandtable.games.globalwar.units import AIR
from sandtable.kernel.action import Action
from sandtable.kernel.refusal import Refusal

OVERLORD: Final = "overlord"
FIRST_OVERLORD: Final = "1943-01"
ATLANTIC: Final = "A"  # the ids of its sea zones begin like this


# the announcement


def landings(s: GlobalWar, nations: list[NationNumber]) -> list[Action]:
    """The coasts that some nations may announce as the goal of Overlord."""
    if not _may_announce(s, nations):
        return []
    zones = s.edition.world.zones
    return [Action(OVERLORD, (zones[zone].id,)) for zone in zones_in(s.rulings.zones) if _is_german_coast(s, zone)]


def why_no_overlord(s: GlobalWar, nations: list[NationNumber], action: Action) -> Refusal | None:
    """gw.15.8.a: once, from January 1943 on, a land zone of Germany on the Atlantic."""
    return None if action in landings(s, nations) else Refusal("gw.15.8.a", "gw-refused-overlord")


def begin_overlord(s: GlobalWar, action: Action) -> None:
    s.overlord = True
    s.beach = s.edition.world.number[action.nouns[0]]
    s.say("gw-overlord", {"zone": action.nouns[0]})


def _may_announce(s: GlobalWar, nations: list[NationNumber]) -> bool:
    numbers = s.edition.nations.number
    if numbers["usa"] not in nations or s.phase != COMBAT_MOVEMENT or s.overlord:
        return False
    allies = at_war(s, numbers["usa"], numbers["germany"]) and at_war(s, numbers["great-britain"], numbers["germany"])
    return allies and s.calendar_turn() >= FIRST_OVERLORD


def _is_german_coast(s: GlobalWar, zone: ZoneNumber) -> bool:
    world = s.edition.world
    if zone >= world.lands or s.owner[zone] != s.edition.nations.number["germany"]:
        return False
    return any(id.startswith(ATLANTIC) for id in world.ids(world.coasts[zone]))


# who takes part


def together(s: GlobalWar, zone: ZoneNumber) -> int:
    """The nations that attack as one in a zone: those of Overlord on its coast and in the seas off it."""
    if s.beach == NOWHERE or not (1 << s.beach | _seas(s)) >> zone & 1:
        return 0
    return s.beside() | 1 << s.edition.nations.number["usa"]


def lifts_together(s: GlobalWar, u: UnitNumber, carrier: UnitNumber) -> bool:
    """gw.15.8.a: the USA and the Commonwealth use each other's transports, those that have not moved before."""
    both = together(s, s.beach)
    return both >> s.nation[u] & 1 == 1 and both >> s.nation[carrier] & 1 == 1 and not s.stirred >> carrier & 1


def why_not_towards(s: GlobalWar, sight: Sight, u: UnitNumber, verb: str, goal: ZoneNumber) -> Refusal | None:
    """gw.15.8.a: what a Commonwealth unit may not do in the turn of Overlord."""
    if not s.beside() >> s.nation[u] & 1:
        return None
    if s.stirred >> u & 1:
        return Refusal("gw.15.8.a", "gw-refused-stirred", {"unit": s.unit(u).id})
    if _leads_ashore(s, sight, u, verb, goal):
        return None
    return Refusal("gw.15.8.a", "gw-refused-ashore", {"zone": s.edition.world.zones[s.beach].id})


def _leads_ashore(s: GlobalWar, sight: Sight, u: UnitNumber, verb: str, goal: ZoneNumber) -> bool:
    here = s.zone[u]
    if s.phase == NON_COMBAT:
        return verb == "move" and s.unit(u).kind == AIR and s.left[u] != FRESH  # it flies home
    if verb == "move":
        return _is_on_the_way(s, sight, u, goal)
    if verb == "unload":
        return goal == s.beach
    if verb in ("attack", "drop", "carpet"):
        return (1 << s.beach | _seas(s)) >> here & 1 == 1
    return verb == "load" or (verb in ("follow", "hunt") and _seas(s) >> here & 1 == 1)


def _is_on_the_way(s: GlobalWar, sight: Sight, u: UnitNumber, goal: ZoneNumber) -> bool:
    """Whether a step leads nearer to the assault and leaves movement enough to get there; leaving port costs none."""
    world = s.edition.world
    here = s.zone[u]
    if s.unit(u).at_sea():
        steps = world.distances(_seas(s), world.next_at_sea)
        if here < world.lands:
            return steps[goal] <= movement(s, sight, u)
        return steps[goal] < min(steps[here], movement(s, sight, u))
    steps = world.distances(1 << s.beach, world.next_by_air)
    return s.unit(u).kind == AIR and steps[goal] < steps[here] and steps[goal] <= flies_on(s, sight, u, goal)


def _seas(s: GlobalWar) -> int:
    """The sea zones off the coast of Overlord."""
    return s.edition.world.coasts[s.beach] & s.edition.world.sea


# who has had his turn


def forget_moved(s: GlobalWar, news: News) -> None:
    """The Commonwealth's next player turn begins."""
    if s.on_turn(s.edition.nations.number["great-britain"]):
        s.stirred = 0


def note_placed(s: GlobalWar, news: News) -> None:
    """A unit was placed: of the Commonwealth it has no part in Overlord in this calendar turn."""
    u = news.unit
    if _counts(s) and _commonwealth(s) >> s.nation[u] & 1:
        s.stirred |= 1 << u


def note_moved(s: GlobalWar, news: News) -> None:
    """The Commonwealth's player turn ends: who moved in it has no part in Overlord in this calendar turn."""
    if not _counts(s) or not s.on_turn(s.edition.nations.number["great-britain"]):
        return
    for u, zone in enumerate(s.zone):
        if zone < 0 or not _commonwealth(s) >> s.nation[u] & 1:
            continue
        if s.left[u] != FRESH or (s.aboard[u] != NO_UNIT and s.left[s.aboard[u]] != FRESH):
            s.stirred |= 1 << u


def _counts(s: GlobalWar) -> bool:
    return not s.overlord and s.calendar_turn() >= FIRST_OVERLORD


def _commonwealth(s: GlobalWar) -> int:
    return family(s, s.edition.nations.number["great-britain"])
