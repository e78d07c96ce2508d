"""Joining (4.6): what becomes of a minor power that joins another, and the warlords of China (4.9)."""

from __future__ import annotations

from typing import Final

from sandtable.games.globalwar.combat.fire import SIDES_OF_DIE
from sandtable.games.globalwar.markers import COMBAT, NOBODY
from sandtable.games.globalwar.news import JOINED, News, make_known
from sandtable.games.globalwar.production.income import change_hands
from sandtable.games.globalwar.relations import chinese, family
from sandtable.games.globalwar.state import GlobalWar
from sandtable.games.globalwar.treasury import JOINING, hand_on
from sandtable.games.globalwar.world import members
from sandtable.kernel.action import Action
from sandtable.kernel.chance import ROLLED, Chance, die
from sandtable.kernel.flow import ASK_CHANCE, Frame
from sandtable.kernel.knowledge import Facts

TO_DADAO: Final = 11  # and beside both the Dadao government on this or more: gw.4.9.c
TO_THE_CCP: Final = 6  # a warlord beside it joins the CCP on this or less: gw.4.9.b


def join(s: GlobalWar, minor: int, power: int) -> None:
    """gw.4.6.c, gw.4.6.d: all that a minor power has is the other's from now on: zones, units, ships on the chart."""
    zones = 0
    for zone, owner in enumerate(s.owner):
        if owner == minor:
            change_hands(s, zone, power)
            zones |= 1 << zone
    for u, zone in enumerate(s.zone):
        if zone >= 0 and s.nation[u] == minor:
            s.nation[u] = power
    s.chart = [project.handed_to(power) if project.nation == minor else project for project in s.chart]
    hand_on(s, minor, power, JOINING)
    s.controller[minor] = NOBODY
    s.diplomacy.drawn_in &= ~(1 << minor)
    s.diplomacy.attacked.pop(minor, None)
    if s.edition.originally[minor] & s.edition.sphere:
        s.diplomacy.joined[minor] = power
    _take_over_wars(s, minor, power)
    make_known(s, News(JOINED, minor, power, zones=zones))


def _take_over_wars(s: GlobalWar, minor: int, power: int) -> None:
    """Ruling P10: who is at war with a minor power is at war with whom it joins; not the USSR over a country of its
    sphere (gw.4.8.c), and nobody with his own alliance."""
    if s.nation_at(minor).rank == "warlord":
        return
    ussr = s.edition.nations.number["ussr"]
    in_sphere = s.edition.originally[minor] & s.edition.sphere != 0
    ours = family(s, power)
    for enemy in members(s.enemies[minor] & ~s.enemies[power] & ~ours):
        if s.alliance[enemy] == s.alliance[power] or (in_sphere and enemy == ussr):
            continue
        for one in members(ours):
            s.enemies[one] |= family(s, enemy)
        for other in members(family(s, enemy)):
            s.enemies[other] |= ours
        s.say("gw-war-taken-over", {"nation": s.nation_at(power).id, "other": s.nation_at(enemy).id})


def lives(s: GlobalWar, nation: int) -> bool:
    """Whether a nation has a zone or a unit on the map in play."""
    if any(owner == nation and s.rulings.zones >> zone & 1 for zone, owner in enumerate(s.owner)):
        return True
    return any(zone >= 0 and s.nation[u] == nation for u, zone in enumerate(s.zone))


# China


def rally_after_combat(s: GlobalWar, news: News) -> None:
    """gw.4.9.a: a combat phase begins, and under it lies what warlords do when it is over."""
    if s.phase == COMBAT:
        s.push(Rally())


class Rally(Frame[GlobalWar]):
    """gw.4.9: after an attack from abroad every warlord joins the KMT or, when the die says so, a CCP beside him.

    It lies under the combat phase, and looks who is left when that is over.
    """

    NAME = "rally"

    def __init__(self, begun: bool = False, warlords: tuple[int, ...] = ()) -> None:
        self.begun = begun
        self.warlords = warlords

    def copy(self) -> Rally:
        return Rally(self.begun, self.warlords)

    def facts(self, s: GlobalWar) -> dict[str, Facts]:
        return {"begun": self.begun, "warlords": [s.nation_at(one).id for one in self.warlords]}

    def resume(self, s: GlobalWar) -> bool:
        if not self.begun:
            self.begun = True
            self.warlords = rallying(s)
            _change_sides(s)
        kmt = s.edition.nations.number["kmt"]
        while self.warlords:
            warlord = self.warlords[0]
            if lives(s, warlord) and _suitors(s, warlord):
                return True
            self.warlords = self.warlords[1:]
            if lives(s, warlord):
                join(s, warlord, kmt)
        s.done()
        return False

    def asks(self, s: GlobalWar) -> tuple[int, ...]:
        return ASK_CHANCE

    def chance(self, s: GlobalWar) -> Chance:
        return die(SIDES_OF_DIE, "gw-chance-rally")

    def take(self, s: GlobalWar, seat: int, action: Action) -> None:
        join(s, self.warlords[0], _chosen(s, self.warlords[0], ROLLED[action.text]))
        self.warlords = self.warlords[1:]


def _suitors(s: GlobalWar, warlord: int) -> list[int]:
    """Of the CCP and the Dadao government those beside a warlord."""
    world = s.edition.world
    around = 0
    for zone, owner in enumerate(s.owner):
        if owner == warlord:
            around |= world.next_on_land[zone] & world.land
    owners = {s.owner[zone] for zone in members(around)}
    return [s.edition.nations.number[id] for id in ("ccp", "dadao") if s.edition.nations.number[id] in owners]


def _chosen(s: GlobalWar, warlord: int, roll: int) -> int:
    """gw.4.9.b, gw.4.9.c: whom the die gives a warlord to."""
    suitors = _suitors(s, warlord)
    kmt = s.edition.nations.number["kmt"]
    if len(suitors) > 1:
        return suitors[0] if roll <= TO_THE_CCP - 1 else suitors[1] if roll >= TO_DADAO else kmt
    return suitors[0] if roll <= TO_THE_CCP else kmt


def _change_sides(s: GlobalWar) -> None:
    """gw.4.9.d, gw.4.9.e: whom a Chinese side or the Dadao government has attacked joins its rival."""
    numbers = s.edition.nations.number
    kmt, ccp = numbers["kmt"], numbers["ccp"]
    for warlord in s.edition.nations.nations:
        if warlord.rank != "warlord" or not lives(s, warlord.number):
            continue
        enemies = s.enemies[warlord.number]
        if enemies >> kmt & 1:
            join(s, warlord.number, ccp)
        elif kmt in s.owner and enemies & (1 << ccp | 1 << numbers["dadao"]):
            join(s, warlord.number, kmt)


def rallying(s: GlobalWar) -> tuple[int, ...]:
    """gw.4.9.a: the warlords that join somebody now: all, once a foreign nation is at war with China."""
    found: list[int] = []
    for nation in s.edition.nations.nations:
        foreign = s.enemies[nation.number] & ~chinese(s) & ~(1 << s.edition.nations.number["dadao"])
        if nation.rank == "warlord" and foreign and lives(s, nation.number):
            found.append(nation.number)
    return tuple(found)
