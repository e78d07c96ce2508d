"""What single nations can do in battle (chapter 15): Blitzkrieg, Barbarossa, the surprise attack, kamikaze."""

from __future__ import annotations

from typing import Final

from sandtable.games.globalwar.markers import (
    ANSWERED,
    ANSWERING,
    AWAITED,
    BATTLE,
    CARPET,
    COMBAT,
    COMBAT_MOVEMENT,
    DROP,
    FIRST_PASS,
    FRESH,
    HASTENED,
    NO_UNIT,
    NON_COMBAT,
    NOWHERE,
    OVER,
    SECOND_PASS,
    SHELL,
    STRIKING,
    UNDECLARED,
    UNUSED,
    USED,
)
from sandtable.games.globalwar.news import News
from sandtable.games.globalwar.numbering import NationNumber, UnitNumber, ZoneNumber, nations_in, zones_in
from sandtable.games.globalwar.relations import war_income
from sandtable.games.globalwar.sheets import ALLIES
from sandtable.games.globalwar.state import GlobalWar
from sandtable.games.globalwar.units import AIR
from sandtable.kernel.action import Action
from sandtable.kernel.refusal import Refusal

BLITZKRIEG: Final = Action("blitzkrieg")
SURPRISE: Final = "surprise"

LAST_BLITZKRIEG: Final = "1941-01"  # the last calendar turn before July 1941: gw.15.1.c
KAMIKAZE_A_TURN: Final = 2
KAMIKAZE_IN_ALL: Final = 6


def _is(s: GlobalWar, nation: NationNumber, id: str) -> bool:
    return nation == s.edition.nations.number[id]


# declarations of war


def note_war(s: GlobalWar, news: News) -> None:
    """A nation is at war by its own word: Barbarossa and the surprise attack begin with that."""
    numbers = s.edition.nations.number
    leader = s.nation_at(news.nation).leader
    who = numbers[leader] if leader else news.nation
    theirs = news.theirs
    if s.barbarossa == UNDECLARED:
        if _is(s, who, "germany") and theirs >> numbers["ussr"] & 1:
            midst = s.phase == COMBAT and s.on_turn(numbers["germany"])
            s.barbarossa = AWAITED if midst else STRIKING
        elif _is(s, who, "ussr") and theirs >> numbers["germany"] & 1:
            s.barbarossa = OVER  # gw.15.1.d
    if _is(s, who, "japan"):
        allied = 0
        for nation in nations_in(s.majors):
            allied |= 1 << nation if s.alliance[nation] == ALLIES else 0
        kmt = 1 << numbers["kmt"]  # it may have been a minor power when war was declared on it
        first = theirs & allied != 0 and not s.declared[who] & allied & ~kmt and not s.services.startled
        s.startling = s.startling or (first and s.on_turn(who) and s.phase <= COMBAT_MOVEMENT)
        s.services.startled = s.services.startled or theirs & allied & kmt != 0


def combat_is_over(s: GlobalWar, news: News) -> None:
    """The end of a combat phase: Barbarossa is one German phase, and one Soviet answer."""
    numbers = s.edition.nations.number
    if s.barbarossa == AWAITED and s.on_turn(numbers["germany"]):
        s.barbarossa = STRIKING
    elif s.barbarossa == STRIKING and s.on_turn(numbers["germany"]):
        s.barbarossa = ANSWERING
    elif s.barbarossa in (ANSWERING, ANSWERED) and s.on_turn(numbers["ussr"]):
        s.barbarossa = OVER


def turn_begins(s: GlobalWar, news: News) -> None:
    """What was announced for one player turn is over."""
    s.startling = False
    s.surprise = 0
    if s.blitzkrieg in (FIRST_PASS, SECOND_PASS):
        s.blitzkrieg = USED
    s.beach = NOWHERE


# Barbarossa


def in_barbarossa(s: GlobalWar, attacker: NationNumber) -> bool:
    """gw.15.1.b"""
    return s.barbarossa == STRIKING and s.phase == COMBAT and _is(s, attacker, "germany")


def why_no_answer(s: GlobalWar, nation: NationNumber, zone: ZoneNumber) -> Refusal | None:
    """gw.15.1.d: after Barbarossa the USSR attacks one German land zone, and no second one, by blitz or shells
    neither."""
    numbers = s.edition.nations.number
    if s.barbarossa not in (ANSWERING, ANSWERED) or not _is(s, nation, "ussr") or zone >= s.edition.world.lands:
        return None
    if not _is(s, s.owner[zone], "germany"):
        return None
    answered = _answered(s, numbers["germany"], nation)
    if not answered & ~(1 << zone) and (s.barbarossa == ANSWERING or answered >> zone & 1):
        return None
    return Refusal("gw.15.1.d", "gw-refused-answer", {"zone": s.edition.world.zones[zone].id})


def _answered(s: GlobalWar, germany: NationNumber, ussr: NationNumber) -> int:
    """The German land zones that the USSR attacks now, as far as they are not fought for yet."""
    found = 0
    for u in s.numbers():
        where = s.zone[u]
        if where == NOWHERE or s.nation[u] != ussr or s.task[u] not in (BATTLE, CARPET, DROP, SHELL):
            continue
        goal = s.aim[u] if s.task[u] == SHELL else where
        if goal < s.edition.world.lands and s.owner[goal] == germany:
            found |= 1 << goal
    return found


def note_answer(s: GlobalWar) -> None:
    """gw.15.1.d: a battle begins: after a German zone that is attacked by now no other follows."""
    numbers = s.edition.nations.number
    if s.barbarossa == ANSWERING and s.on_turn(numbers["ussr"]):
        s.barbarossa = ANSWERED if _answered(s, numbers["germany"], numbers["ussr"]) else ANSWERING


# Blitzkrieg


def why_no_blitzkrieg(s: GlobalWar, nations: list[NationNumber], action: Action) -> Refusal | None:
    """gw.15.1.c: announced once, before July 1941."""
    germans = s.edition.nations.number["germany"] in nations and s.phase == COMBAT_MOVEMENT
    if germans and s.blitzkrieg == UNUSED and s.calendar_turn() <= LAST_BLITZKRIEG and action == BLITZKRIEG:
        return None
    return Refusal("gw.15.1.c", "gw-refused-blitzkrieg")


def begin_blitzkrieg(s: GlobalWar) -> None:
    s.blitzkrieg = FIRST_PASS
    s.say("gw-blitzkrieg", {})


def storms_cities(s: GlobalWar, attacker: NationNumber) -> bool:
    """gw.15.1.a"""
    return s.blitzkrieg in (FIRST_PASS, SECOND_PASS) and _is(s, attacker, "germany")


def why_not_again(s: GlobalWar, u: UnitNumber) -> Refusal | None:
    """gw.15.1.c: in the second pass of Blitzkrieg the land and air units of Germany move, and nobody else."""
    if s.blitzkrieg != SECOND_PASS or (_is(s, s.nation[u], "germany") and not s.unit(u).at_sea()):
        return None
    return Refusal("gw.15.1.c", "gw-refused-second-pass", {"unit": s.unit(u).id})


def why_not_over_conquests(s: GlobalWar, zone: ZoneNumber) -> Refusal | None:
    """gw.15.1.c: in the second pass land units enter no zone that was captured in the first."""
    if s.blitzkrieg == SECOND_PASS and s.taken >> zone & 1:
        return Refusal("gw.15.1.c", "gw-refused-conquest", {"zone": s.edition.world.zones[zone].id})
    return None


# the surprise attack


def surprises(s: GlobalWar, nations: list[NationNumber]) -> list[Action]:
    """The surprise attacks that some nations may announce."""
    found: list[Action] = []
    if not _may_surprise(s, nations):
        return found
    zones = s.edition.world.zones
    for zone in zones_in(_surprised(s)):
        found.append(Action(SURPRISE, (zones[zone].id,)))
        if zones[zone].sea:
            for land in zones_in(s.edition.world.coasts[zone] & _surprised(s)):
                found.append(Action(SURPRISE, (zones[zone].id, zones[land].id)))
    return found


def why_no_surprise(s: GlobalWar, nations: list[NationNumber], action: Action) -> Refusal | None:
    return None if action in surprises(s, nations) else Refusal("gw.15.4.a", "gw-refused-surprise")


def begin_surprise(s: GlobalWar, action: Action) -> None:
    for id in action.nouns:
        s.surprise |= 1 << s.edition.world.number[id]
    s.startling = False
    s.say("gw-surprise", {"zone": action.nouns[0]})


def _may_surprise(s: GlobalWar, nations: list[NationNumber]) -> bool:
    return s.startling and s.edition.nations.number["japan"] in nations


def _surprised(s: GlobalWar) -> int:
    """The zones that Japan could surprise: those of its enemies, and seas with their units."""
    enemies = s.enemies[s.edition.nations.number["japan"]]
    found = 0
    for zone in zones_in(s.rulings.zones):
        if s.units_of(enemies, zone) or (zone < s.edition.world.lands and enemies >> s.owner[zone] & 1):
            found |= 1 << zone
    return found


def is_surprise(s: GlobalWar, attacker: NationNumber, zone: ZoneNumber) -> bool:
    """gw.15.4.a"""
    return s.surprise >> zone & 1 == 1 and _is(s, attacker, "japan")


def hastens(s: GlobalWar, u: UnitNumber) -> bool:
    """gw.15.4.e: ships of Japan, and aircraft that start from its carriers, on their way to the surprise attack."""
    if not s.surprise or s.phase == NON_COMBAT or not _is(s, s.nation[u], "japan"):
        return False
    return s.unit(u).at_sea() or (s.unit(u).kind == AIR and s.aboard[u] != NO_UNIT)


def is_hastened(s: GlobalWar, u: UnitNumber) -> bool:
    """Whether the movement of a unit holds the one point more that leads into the zone of the surprise attack."""
    return s.marked(u, HASTENED) if s.left[u] != FRESH else hastens(s, u)


def why_not_hastened(s: GlobalWar, u: UnitNumber, left: int, goal: ZoneNumber) -> Refusal | None:
    """gw.15.4.e: the last point of who moves further leads into the zone of the surprise attack only."""
    if left > 1 or s.surprise >> goal & 1 or not is_hastened(s, u):
        return None
    return Refusal("gw.15.4.e", "gw-refused-hastened", {"unit": s.unit(u).id})


def hasten(s: GlobalWar, u: UnitNumber, goal: ZoneNumber) -> None:
    """A unit starts with one point more, and has used it when it gets there."""
    if s.surprise >> goal & 1:
        s.marks[u] &= ~HASTENED
    elif s.left[u] == FRESH and hastens(s, u):
        s.marks[u] |= HASTENED


# kamikaze


def kamikaze_left(s: GlobalWar) -> int:
    """gw.15.4.f: how many attacks Japan may still fly in this calendar turn."""
    numbers = s.edition.nations.number
    usa, japan = numbers["usa"], numbers["japan"]
    at_home = any(s.owner[zone] == japan for zone in zones_in(s.home(japan)))  # where they start: ruling C26
    if s.income[usa] < war_income(s, usa) or not at_home or s.is_out(japan):
        return 0
    return max(0, min(KAMIKAZE_A_TURN - s.kamikaze.count(s.date), KAMIKAZE_IN_ALL - len(s.kamikaze)))


def kamikaze_reach(s: GlobalWar, zone: ZoneNumber, attacking: bool) -> bool:
    """gw.15.4.f: marked seas in attack, seas next to the home country in defence, the home country itself."""
    world = s.edition.world
    home = s.home(s.edition.nations.number["japan"])
    if zone < world.lands:
        return not attacking and home >> zone & 1 == 1
    return world.zones[zone].kamikaze if attacking else world.coasts[zone] & home != 0
