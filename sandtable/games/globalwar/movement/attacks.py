"""What attackers declare in combat movement: battles, bombing, raids and the like, each a task of its units (9.1)."""

from __future__ import annotations

from typing import Final

from sandtable.games.globalwar.abilities import why_no_answer
from sandtable.games.globalwar.catapult import struck_in_peace
from sandtable.games.globalwar.markers import (
    BATTLE,
    BOMB,
    CAUGHT,
    DECLINED,
    ESCORT,
    FOLLOW,
    FRESH,
    GHOST,
    NO_TASK,
    NO_UNIT,
    NOTHING,
    NOWHERE,
    PATROL,
    RAIDER,
    UNLOADED,
)
from sandtable.games.globalwar.movement.land import border, is_battle, why_not_together
from sandtable.games.globalwar.movement.sight import Sight
from sandtable.games.globalwar.movement.targets import bomb_targets, is_work_of_defence, target_at
from sandtable.games.globalwar.numbering import UnitNumber, ZoneNumber, zones_in
from sandtable.games.globalwar.relations import at_war, local_foes
from sandtable.games.globalwar.restraints import why_not_attack
from sandtable.games.globalwar.settlements import in_force
from sandtable.games.globalwar.state import GlobalWar
from sandtable.games.globalwar.units import AIR, SUBMARINE
from sandtable.games.globalwar.world import LAND
from sandtable.kernel.refusal import Refusal

CLASHING: Final = ("japan", "ussr")  # gw.10.5.2.a
PHONEY_WAR: Final = {"france": "alsace-lorraine", "germany": "bavaria"}  # who clashes from which zone: gw.10.5.2.c


def _names(s: GlobalWar, u: UnitNumber, zone: ZoneNumber) -> dict[str, str | int]:
    return {"unit": s.unit(u).id, "zone": s.edition.world.zones[zone].id}


def why_no_attack(s: GlobalWar, sight: Sight, u: UnitNumber) -> Refusal | None:
    """None when a ship or aircraft may fight whom it meets in its zone (gw.0.3.d, gw.9.3.1.b)."""
    zone = s.zone[u]
    unit = s.unit(u)
    names = _names(s, u, zone)
    at_sea = zone >= s.edition.world.lands
    if s.task[u] not in (NO_TASK, FOLLOW) or s.marks[u] & (ESCORT | GHOST | UNLOADED) or unit.on_land():
        return Refusal("gw.9.1.a", "gw-refused-attack", names)
    if s.in_port(u) or not unit.attack:
        return Refusal("gw.9.1.a", "gw-refused-attack", names)
    if not enemies_in(s, sight, zone):
        return Refusal("gw.9.1.a", "gw-refused-attack-nobody", names)
    if at_sea and _raiders_mixed(s, sight, u):
        return Refusal("gw.9.4.4.d", "gw-refused-raider-alone", names)
    return why_not_together(s, sight, zone)


def enemies_in(s: GlobalWar, sight: Sight, zone: ZoneNumber) -> list[UnitNumber]:
    """The enemies that can be attacked in a zone; ships in port can not (gw.11.5.d)."""
    enemies = sight.enemies | local_foes(s, sight.nation, zone)
    return [u for u in s.units_of(enemies, zone) if not s.in_port(u) and s.aboard[u] == NO_UNIT]


def _raiders_mixed(s: GlobalWar, sight: Sight, u: UnitNumber) -> bool:
    """gw.9.4.4.d: a raider does not attack together with other units."""
    for other in s.units_of(sight.own, s.zone[u]):
        if other != u and s.task[other] == BATTLE and (s.marked(other, RAIDER) or s.marked(u, RAIDER)):
            return True
    return False


def elusive(s: GlobalWar, sight: Sight, zone: ZoneNumber) -> list[UnitNumber]:
    """The raiders and escorts in a zone that are attacked only if the attacker says so (gw.9.4.4.c, gw.9.4.5.c)."""
    enemies = s.units_of(sight.enemies, zone)
    return [u for u in enemies if s.marked(u, RAIDER | ESCORT) and not s.marked(u, CAUGHT | DECLINED)]


def why_no_hunt(s: GlobalWar, sight: Sight, u: UnitNumber) -> Refusal | None:
    """None when a warship or aircraft may go after raiders and escorts in its zone."""
    if elusive(s, sight, s.zone[u]) and s.unit(u).attack and not s.unit(u).on_land():
        return None if s.task[u] == BATTLE else why_no_attack(s, sight, u)
    return Refusal("gw.9.4.4.c", "gw-refused-hunt", _names(s, u, s.zone[u]))


def why_no_follow(s: GlobalWar, sight: Sight, units: list[UnitNumber]) -> Refusal | None:
    """gw.9.4.1: None when units in a battle may be the continuing force, because others are left to screen."""
    u = units[0]
    zone = s.zone[u]
    names = _names(s, u, zone)
    fighters_only = sight.fighters >> zone & 1 and s.unit(u).kind == AIR
    if not (s.task[u] == BATTLE or (fighters_only and _waits(s, u))) or s.unit(u).on_land():
        return Refusal("gw.9.4.1.a", "gw-refused-follow", names)
    if zone < s.edition.world.lands and not fighters_only:
        return Refusal("gw.9.4.1.e", "gw-refused-follow", names)
    for other in s.units_of(sight.own, zone):
        if other not in units and s.task[other] == BATTLE:
            return None
    return Refusal("gw.9.4.1.a", "gw-refused-follow-alone", names)


def _waits(s: GlobalWar, u: UnitNumber) -> bool:
    """Strategic bombers fight nobody on their way; without troops they may go on to their target (gw.9.4.1.e)."""
    return s.task[u] == NO_TASK and s.unit(u).bombs > 0 and not s.unit(u).attack and not s.cargo(u)


def why_no_bombing(s: GlobalWar, sight: Sight, u: UnitNumber, facility: str) -> Refusal | None:
    """gw.10.6.2: None when a bomber may bomb a facility of the zone it is over."""
    zone = s.zone[u]
    names: dict[str, str | int] = {**_names(s, u, zone), "facility": facility}
    if not s.unit(u).bombs or s.unit(u).kind != AIR or s.task[u] != NO_TASK or not sight.hostile >> zone & 1:
        return Refusal("gw.10.6.2.a", "gw-refused-bomb", names)
    if target_at(s, zone, facility) < 0:
        rule = "gw.8.3.2.c" if is_work_of_defence(s, facility) else "gw.10.6.2.a"
        return Refusal(rule, "gw-refused-bomb-target", names)
    return None


def why_no_cover(s: GlobalWar, sight: Sight, u: UnitNumber) -> Refusal | None:
    """gw.10.6.2.b: None when a fighter may go along with bombers that it has caught up with."""
    zone = s.zone[u]
    bombers = [one for one in s.units_of(sight.own, zone) if s.task[one] == BOMB and s.unit(one).kind == AIR]
    if s.unit(u).fighter() and s.task[u] == NO_TASK and s.aboard[u] == NO_UNIT and bombers:
        return None
    return Refusal("gw.10.6.2.b", "gw-refused-cover", _names(s, u, zone))


def why_no_launch(s: GlobalWar, sight: Sight, u: UnitNumber, goal: str, facility: str) -> Refusal | None:
    """gw.10.6.2.d, gw.13.1.7.a: None when a rocket that has not moved reaches a facility of the enemy."""
    names: dict[str, str | int] = {"unit": s.unit(u).id, "facility": facility}
    if not s.unit(u).rocket_range or s.left[u] != FRESH or s.aboard[u] != NO_UNIT:
        return Refusal("gw.13.1.7.a", "gw-refused-launch", names)
    zone = s.edition.world.number.get(goal, NOWHERE)
    if zone == NOWHERE or not in_rocket_range(s, sight, u) >> zone & 1 or target_at(s, zone, facility) < 0:
        return Refusal("gw.10.6.2.d", "gw-refused-launch", names)
    return None


def in_rocket_range(s: GlobalWar, sight: Sight, u: UnitNumber) -> int:
    """The enemy land zones that a rocket reaches, over friendly and enemy land and the sea (gw.8.2.1.af)."""
    world = s.edition.world
    flown = sight.friendly | sight.hostile | world.sea
    reached = 1 << s.zone[u]
    for _ in range(s.unit(u).rocket_range):
        reached |= world.spread(reached & flown, world.next_by_air)
    return reached & sight.hostile & s.rulings.zones


def rocket_targets(s: GlobalWar, sight: Sight, u: UnitNumber) -> list[tuple[str, ...]]:
    """Zones in range with the kinds of facilities in them."""
    if not s.unit(u).rocket_range:
        return []
    found: list[tuple[str, ...]] = []
    for zone in zones_in(in_rocket_range(s, sight, u)):
        found += [(s.edition.world.zones[zone].id, kind) for kind in bomb_targets(s, zone)]
    return found


def why_no_port_attack(s: GlobalWar, sight: Sight, u: UnitNumber) -> Refusal | None:
    """gw.10.6.4, gw.15.5.a: None when an aircraft may attack ships in the port it is over."""
    zone = s.zone[u]
    able = s.unit(u).port_attack and s.task[u] == NO_TASK and zone < s.edition.world.lands
    enemies = sight.enemies | struck_in_peace(s, s.nation[u], zone)
    if able and any(s.in_port(other) for other in s.units_of(enemies, zone)):
        return None
    return Refusal("gw.10.6.4.a", "gw-refused-port-attack", _names(s, u, zone))


def why_no_carpet(s: GlobalWar, sight: Sight, u: UnitNumber) -> Refusal | None:
    """gw.10.6.5: None when a strategic bomber may bomb the land units it is over."""
    zone = s.zone[u]
    able = s.unit(u).carpet_dice and s.task[u] == NO_TASK and is_battle(s, sight, zone)
    if able and any(s.unit(other).on_land() for other in s.units_of(sight.enemies, zone)):
        return why_no_answer(s, s.nation[u], zone)
    return Refusal("gw.10.6.5.a", "gw-refused-carpet", _names(s, u, zone))


def why_no_shelling(s: GlobalWar, sight: Sight, u: UnitNumber, goal: ZoneNumber) -> Refusal | None:
    """gw.10.5.3: None when advanced artillery may fire into a land zone it has been next to all turn."""
    names = _names(s, u, goal)
    link = border(s, s.zone[u], goal) if goal < s.edition.world.lands else None
    if not s.unit(u).shells or s.left[u] != FRESH or s.task[u] != NO_TASK or s.aboard[u] != NO_UNIT:
        return Refusal("gw.10.5.3.a", "gw-refused-shell", names)
    if link is None or link.kind != LAND or not s.units_of(sight.enemies, goal):
        return Refusal("gw.10.5.3.a", "gw-refused-shell", names)
    return why_no_answer(s, s.nation[u], goal) or why_not_attack(s, u, goal)


def may_clash(s: GlobalWar, u: UnitNumber) -> bool:
    """Whether the nation of a unit is one that clashes."""
    id = s.nation_at(s.nation[u]).id
    return id in CLASHING or id in PHONEY_WAR


def why_no_clash(s: GlobalWar, sight: Sight, u: UnitNumber, goal: ZoneNumber) -> Refusal | None:
    """gw.10.5.2: None when a unit may clash with those of a nation at peace over the border of its land zone."""
    names = _names(s, u, goal)
    unit = s.unit(u)
    link = border(s, s.zone[u], goal) if goal < s.edition.world.lands else None
    fights = unit.attack and (unit.on_land() or unit.kind == AIR) and not unit.home_bound
    if not fights or s.left[u] != FRESH or s.task[u] != NO_TASK or s.aboard[u] != NO_UNIT:
        return Refusal("gw.10.5.2.b", "gw-refused-clash", names)
    rule = "gw.10.5.2.c" if s.nation_at(s.nation[u]).id in PHONEY_WAR else "gw.10.5.2.a"
    if link is None or link.kind != LAND or at_war(s, s.nation[u], s.owner[goal]) or not _is_tense(s, u, goal):
        return Refusal(rule, "gw-refused-clash", names)
    if not any(s.unit(other).on_land() for other in s.units_of(1 << s.owner[goal], goal)):
        return Refusal(rule, "gw-refused-clash", names)
    return None


def _is_tense(s: GlobalWar, u: UnitNumber, goal: ZoneNumber) -> bool:
    """Whether the nation of a unit and the owner of the zone next door may clash over this border now."""
    own, other = s.nation_at(s.nation[u]).id, s.nation_at(s.owner[goal]).id
    if own == other:
        return False
    if own in CLASHING:
        return other in CLASHING and not in_force(s, "japanese-soviet")
    if own not in PHONEY_WAR or other not in PHONEY_WAR or not in_force(s, "molotov-ribbentrop"):
        return False
    zones = s.edition.world.zones
    here = (zones[s.zone[u]].id, zones[goal].id) == (PHONEY_WAR[own], PHONEY_WAR[other])
    numbers = s.edition.nations.number
    return here and s.declared[numbers["germany"]] >> numbers["poland"] & 1 == 1


# convoys


def why_no_raid(s: GlobalWar, sight: Sight, u: UnitNumber, line: str) -> Refusal | None:
    """gw.10.9.a: None when a battlecruiser, submarine or patrol may raid an open enemy line in its sea zone."""
    zone = s.zone[u]
    names: dict[str, str | int] = {**_names(s, u, zone), "line": line}
    unit = s.unit(u)
    able = unit.convoy and (unit.kind != AIR or s.marked(u, PATROL)) and not s.in_port(u)
    if not able or s.task[u] != NO_TASK or (unit.kind != SUBMARINE and s.marked(u, ESCORT)):
        return Refusal("gw.10.9.a", "gw-refused-raid", names)
    number = convoy_line(s, line)
    if number < 0 or zone not in s.edition.convoys[number].path or not is_open(s, number):
        return Refusal("gw.1.5.b", "gw-refused-raid-line", names)
    owner = s.edition.nations.number[s.edition.convoys[number].owner]
    if not sight.enemies >> owner & 1:
        return Refusal("gw.10.9.a", "gw-refused-raid-line", names)
    if unit.kind == AIR and sight.any_patrols >> zone & 1:
        return Refusal("gw.10.9.g", "gw-refused-raid-patrol", names)
    return None


def convoy_line(s: GlobalWar, id: str) -> int:
    for number, line in enumerate(s.edition.convoys):
        if line.id == id:
            return number
    return NOTHING


def is_open(s: GlobalWar, line: int) -> bool:
    """gw.1.5.b: a line is closed while an enemy of its owner holds an end of it on land."""
    convoy = s.edition.convoys[line]
    owner = s.edition.nations.number[convoy.owner]
    for end in (convoy.path[0], convoy.path[-1]):
        if end < s.edition.world.lands and at_war(s, owner, s.owner[end]):
            return False
    return True
