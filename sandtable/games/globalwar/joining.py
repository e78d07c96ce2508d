"""Who joins whom: minor powers their patrons, and the warlords of China one of its two sides (4.7, 4.9)."""

from __future__ import annotations

from typing import Final

from sandtable.games.globalwar.combat.fire import SIDES_OF_DIE
from sandtable.games.globalwar.markers import COMBAT, NOBODY, PRODUCTION
from sandtable.games.globalwar.news import JOINED, News, make_known
from sandtable.games.globalwar.production.income import change_hands
from sandtable.games.globalwar.relations import chinese
from sandtable.games.globalwar.state import GlobalWar
from sandtable.games.globalwar.world import members
from sandtable.kernel.action import Action
from sandtable.kernel.chance import ROLLED, Chance, die
from sandtable.kernel.flow import ASK_CHANCE, Frame
from sandtable.kernel.knowledge import Facts

TO_THE_CCP: Final = 6  # a warlord beside it joins the CCP on this or less: gw.4.9.b
SIAM_JOINS: Final = "1939-01"
MONGOLIAN: Final = ("mongolia", "tannu-tuva")


def join(s: GlobalWar, minor: int, power: int) -> None:
    """gw.4.6.c, gw.4.6.d: all zones and units of a minor power are the other's from now on."""
    for zone, owner in enumerate(s.owner):
        if owner == minor:
            change_hands(s, zone, power)
    for u, zone in enumerate(s.zone):
        if zone >= 0 and s.nation[u] == minor:
            s.nation[u] = power
    s.controller[minor] = NOBODY
    make_known(s, News(JOINED, minor, power))


def lives(s: GlobalWar, nation: int) -> bool:
    """Whether a nation has a zone or a unit on the map in play."""
    if any(owner == nation and s.rulings.zones >> zone & 1 for zone, owner in enumerate(s.owner)):
        return True
    return any(zone >= 0 and s.nation[u] == nation for u, zone in enumerate(s.zone))


# patrons


def join_by_calendar(s: GlobalWar, news: News) -> None:
    """gw.4.7.b: Siam joins Japan in the production phase of January 1939 or of the first turn after it."""
    if s.phase != PRODUCTION:
        return
    nations = s.edition.nations.number
    japan, siam = nations["japan"], nations["siam"]
    if s.on_turn(japan) and s.calendar_turn() >= SIAM_JOINS and s.controller[siam] == japan and lives(s, siam):
        join(s, siam, japan)


def join_by_war(s: GlobalWar, news: News) -> None:
    """gw.4.7.a: it is looked at when production begins, and after combat."""
    if s.phase == PRODUCTION:
        join_the_ussr(s)


def join_the_ussr(s: GlobalWar) -> None:
    """gw.4.7.a: Mongolia and Tannu Tuva join the USSR when one is at war, or the USSR is at war with a major power."""
    nations = s.edition.nations.number
    ussr = nations["ussr"]
    for id in MONGOLIAN:
        minor = nations[id]
        if s.controller[minor] == ussr and lives(s, minor) and (s.enemies[minor] or s.enemies[ussr] & s.majors):
            for enemy in members(s.enemies[minor]):
                s.enemies[enemy] |= 1 << ussr
            s.enemies[ussr] |= s.enemies[minor]
            join(s, minor, ussr)


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
            join_the_ussr(s)
            self.warlords = rallying(s)
        kmt = s.edition.nations.number["kmt"]
        while self.warlords:
            warlord = self.warlords[0]
            if lives(s, warlord) and beside_the_ccp(s, warlord):
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
        nations = s.edition.nations.number
        joins = nations["ccp"] if ROLLED[action.text] <= TO_THE_CCP else nations["kmt"]
        join(s, self.warlords[0], joins)
        self.warlords = self.warlords[1:]


def beside_the_ccp(s: GlobalWar, warlord: int) -> bool:
    ccp = s.edition.nations.number["ccp"]
    world = s.edition.world
    for zone, owner in enumerate(s.owner):
        if owner == warlord:
            for beyond in members(world.next_on_land[zone] & world.land):
                if s.owner[beyond] == ccp:
                    return True
    return False


def rallying(s: GlobalWar) -> tuple[int, ...]:
    """gw.4.9.a: the warlords that join somebody now: all, once a foreign nation is at war with China."""
    found: list[int] = []
    for nation in s.edition.nations.nations:
        foreign = s.enemies[nation.number] & ~chinese(s)
        if nation.rank == "warlord" and foreign and lives(s, nation.number):
            found.append(nation.number)
    return tuple(found)
