"""Straits, canals and the Northern Sea Route: who may pass (1.8, 1.13).

To pass one is to cross the border of two sea zones (gw.1.8.a). Land units cross canals as they cross any border of land
(gw.1.8.c).
"""

from __future__ import annotations

from sandtable.games.globalwar.markers import COMBAT_MOVEMENT, FRESH, NO_UNIT, NOWHERE
from sandtable.games.globalwar.movement.sight import Sight
from sandtable.games.globalwar.numbering import NationNumber, UnitNumber
from sandtable.games.globalwar.pacts.spheres import gives_leave
from sandtable.games.globalwar.relations import at_war, controls, is_neutral_power
from sandtable.games.globalwar.sheets import ALLIES
from sandtable.games.globalwar.state import GlobalWar
from sandtable.games.globalwar.units import SUBMARINE
from sandtable.games.globalwar.world import CANAL, SEA_ROUTE, STRAIT, Link
from sandtable.kernel.refusal import Refusal


def why_no_passage(s: GlobalWar, sight: Sight, u: UnitNumber, link: Link) -> Refusal | None:
    """None when a ship may take a sea link, also if no passage lies on it."""
    if not link.via:
        return None
    passage = s.edition.world.passages[link.via]
    names = {"passage": passage.name}
    if passage.kind == SEA_ROUTE:
        return _why_no_sea_route(s, sight, u, link)
    if any(s.taken >> zone & 1 for zone in passage.control):
        rule = "gw.9.4.g" if s.phase == COMBAT_MOVEMENT else "gw.11.1.a"
        return Refusal(rule, "gw-refused-passage-taken", {**names})
    if link.whole_move:
        return _why_no_white_sea(s, sight, u, link)
    if passage.kind == STRAIT and s.unit(u).kind == SUBMARINE:
        return None  # gw.1.8.e
    if closed(s, sight, u, passage):
        return Refusal(_rule_of(passage), "gw-refused-passage-closed", {**names})
    return None


def _rule_of(passage: Link) -> str:
    own_rules = {"danish-straits": "gw.1.8.f", "kiel-canal": "gw.1.8.h", "turkish-straits": "gw.1.8.j"}
    return own_rules.get(passage.name, "gw.1.8.b")


def closed(s: GlobalWar, sight: Sight, u: UnitNumber, passage: Link) -> bool:
    """Whether who owns the shores of a strait or canal shuts it to a ship, or to supply if it is NO_UNIT (gw.1.8.b)."""
    owner = s.owner[passage.control[0]]
    if at_war(s, sight.nation, owner):
        return True
    if passage.name == "danish-straits":
        return _danish_straits_closed(s, sight, owner)
    if passage.name == "turkish-straits":
        return _turkish_straits_closed(s, sight, u, owner)
    if passage.name == "kiel-canal":
        return not sight.partners >> owner & 1  # gw.1.8.h: leave is given to partners only
    return False


def _danish_straits_closed(s: GlobalWar, sight: Sight, owner: NationNumber) -> bool:
    """gw.1.8.f"""
    if s.alliance[sight.nation] != ALLIES or not sight.own & s.majors:
        return False
    controller = s.controller[owner]
    return s.alliance[owner] != ALLIES and (controller < 0 or s.alliance[controller] != ALLIES)


def _turkish_straits_closed(s: GlobalWar, sight: Sight, u: UnitNumber, owner: NationNumber) -> bool:
    """gw.1.8.j"""
    neutral = s.nation_at(owner).id == "turkey" and is_neutral_power(s, owner)
    if not neutral or controls(s, sight.nation, owner):
        return False
    if _at_war_with_major(s, sight):
        return True
    unit = s.unit(u) if u != NO_UNIT else None
    return unit is not None and (bool(unit.deck) or "battleship" in (unit.id, unit.counts_as))


def _at_war_with_major(s: GlobalWar, sight: Sight) -> bool:
    return sight.enemies & s.majors != 0


def _why_no_white_sea(s: GlobalWar, sight: Sight, u: UnitNumber, link: Link) -> Refusal | None:
    """gw.1.8.i: one submarine a turn, in non-combat, for its whole move, with leave of both shores."""
    passage = s.edition.world.passages[link.via]
    whole = _has_not_sailed(s, u) and not s.crossed.get(link.number, 0)
    if s.unit(u).kind != SUBMARINE or s.phase == COMBAT_MOVEMENT or not whole:
        return Refusal("gw.1.8.i", "gw-refused-one-ship", {"passage": passage.name})
    if not all(_lets_pass(s, sight, s.owner[zone]) for zone in passage.control):
        return Refusal("gw.1.8.i", "gw-refused-passage-closed", {"passage": passage.name})
    return None


def _why_no_sea_route(s: GlobalWar, sight: Sight, u: UnitNumber, link: Link) -> Refusal | None:
    """gw.1.13.a: one ship a turn, for its whole move; the USSR lets its partners use it."""
    if not _has_not_sailed(s, u) or s.crossed.get(link.number, 0):
        return Refusal("gw.1.13.a", "gw-refused-one-ship", {"passage": link.via})
    if not _lets_pass(s, sight, s.edition.nations.number["ussr"]):
        return Refusal("gw.1.13.a", "gw-refused-passage-closed", {"passage": link.via})
    return None


def _has_not_sailed(s: GlobalWar, u: UnitNumber) -> bool:
    """Whether a ship has all its move; it begins in the sea before its port (gw.11.5.c)."""
    return s.left[u] == FRESH or NOWHERE < s.came[u] < s.edition.world.lands


def _lets_pass(s: GlobalWar, sight: Sight, owner: NationNumber) -> bool:
    """Leave is given to partners, and by the pact to Germany (gw.6.4.d)."""
    return sight.partners >> owner & 1 == 1 or gives_leave(s, owner, sight.nation)


def why_no_flight(s: GlobalWar, sight: Sight, link: Link) -> Refusal | None:
    """gw.1.8.d: aircraft cross an enemy's canal only if no enemy fighter stands in its zone."""
    if not link.via:
        return None
    passage = s.edition.world.passages[link.via]
    if passage.kind == CANAL:
        for zone in passage.control:
            if sight.hostile >> zone & 1 and sight.fighters >> zone & 1:
                return Refusal("gw.1.8.d", "gw-refused-canal-fighters", {"passage": passage.name})
    return None
