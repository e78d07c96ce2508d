"""Joining (4.6): what becomes of a minor power that joins another, and the warlords of China (4.9)."""

from __future__ import annotations

from typing import Final

from sandtable.games.globalwar.combat.fire import SIDES_OF_DIE
from sandtable.games.globalwar.markers import COMBAT, NO_TASK, NOBODY
from sandtable.games.globalwar.news import JOINED, News, make_known
from sandtable.games.globalwar.numbering import NationNumber, ZoneNumber, nations_in, zones_in
from sandtable.games.globalwar.production.income import change_hands
from sandtable.games.globalwar.relations import china_against, chinese, declare_war, family, leader_of
from sandtable.games.globalwar.state import GlobalWar
from sandtable.games.globalwar.treasury import JOINING, hand_on
from sandtable.kernel.action import Action
from sandtable.kernel.chance import ROLLED, Chance, die
from sandtable.kernel.flow import ASK_CHANCE, Frame
from sandtable.kernel.knowledge import Facts

TO_DADAO: Final = 11  # and beside both the Dadao government on this or more: gw.4.9.c
TO_THE_CCP: Final = 6  # a warlord beside it joins the CCP on this or less: gw.4.9.b


def join(s: GlobalWar, minor: NationNumber, power: NationNumber) -> None:
    """gw.4.6.c, gw.4.6.d: all that a minor power has is the other's from now on: zones, units, ships on the chart.

    gw.4.6.e: its militia as well, where it stands and however much it is.
    """
    zones = 0
    for zone in zones_in(s.edition.world.land):
        owner = s.owner[zone]
        if owner == minor:
            change_hands(s, zone, power)
            zones |= 1 << zone
    s.diplomacy.entered |= zones
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


def _take_over_wars(s: GlobalWar, minor: NationNumber, power: NationNumber) -> None:
    """Ruling P10: who is at war with a minor power is at war with whom it joins; not the USSR over a country of its
    sphere (gw.4.8.c), nor Italy over Abyssinia (gw.14.2.c), and nobody with his own alliance."""
    if s.nation_at(minor).rank == "warlord":
        return
    italy = s.edition.nations.number["italy"]
    in_africa = s.nation_at(minor).id == "abyssinia"
    ussr = s.edition.nations.number["ussr"]
    in_sphere = s.edition.originally[minor] & s.edition.sphere != 0
    ours = family(s, power)
    for enemy in nations_in(s.enemies[minor] & ~s.enemies[power] & ~ours):
        if s.alliance[enemy] == s.alliance[power] or (in_sphere and enemy == ussr) or (in_africa and enemy == italy):
            continue
        for one in nations_in(ours):
            s.enemies[one] |= family(s, enemy)
        for other in nations_in(family(s, enemy)):
            s.enemies[other] |= ours
        s.say("gw-war-taken-over", {"nation": s.nation_at(power).id, "other": s.nation_at(enemy).id})


def lives(s: GlobalWar, nation: NationNumber) -> bool:
    """Whether a nation has a zone or a unit on the map in play."""
    if any(owner == nation and s.rulings.zones >> zone & 1 for zone, owner in enumerate(s.owner)):
        return True
    return any(zone >= 0 and s.nation[u] == nation for u, zone in enumerate(s.zone))


# China


def unite_china(s: GlobalWar, news: News) -> None:
    """gw.5.1.j: the combat phase begins: a foreign power on which a part of China has declared war attacks Chinese
    land, and is at war with all China by that."""
    if s.phase != COMBAT:
        return
    china = chinese(s)
    for zone in zones_in(s.edition.world.land):
        if not china >> s.owner[zone] & china >> s.edition.owner[zone] & 1:
            continue
        for u in s.standing[zone]:
            power = leader_of(s, s.nation[u])
            if s.task[u] == NO_TASK or china >> power & 1 or not s.majors >> power & 1:
                continue
            for side in nations_in(china_against(s, power) & ~s.enemies[power]):
                if side in s.owner:
                    declare_war(s, power, side)
                    break


def rally_after_combat(s: GlobalWar, news: News) -> None:
    """gw.4.9.a: a combat phase begins, and under it lies what warlords do when it is over."""
    if s.phase == COMBAT:
        s.push(Rally())


Suitors = tuple[ZoneNumber, tuple[NationNumber, ...]]  # a zone and the nations beside it that it may join


class Rally(Frame[GlobalWar]):
    """gw.4.9: after an attack from abroad every warlord joins the KMT; a zone beside the CCP or the Dadao government
    goes where the die says.

    It lies under the combat phase, and looks who is left when that is over.
    """

    NAME = "rally"

    def __init__(self, begun: bool = False, rows: tuple[Suitors, ...] = ()) -> None:
        self.begun = begun
        self.rows = rows

    def copy(self) -> Rally:
        return Rally(self.begun, self.rows)

    def facts(self, s: GlobalWar) -> dict[str, Facts]:
        zones = s.edition.world.zones
        rows: dict[str, Facts] = {zones[row[0]].id: [s.nation_at(one).id for one in row[1]] for row in self.rows}
        return {"begun": self.begun, "zones": rows}

    def resume(self, s: GlobalWar) -> bool:
        if not self.begun:
            self.begun = True
            rows = rallying(s)
            _change_sides(s)
            self.rows = tuple([row for row in rows if row[1]])
            for row in rows:
                if not row[1]:
                    join_zone(s, row[0], s.edition.nations.number["kmt"])
        self.rows = tuple([row for row in self.rows if _is_warlords(s, row[0])])
        if self.rows:
            return True
        s.done()
        return False

    def asks(self, s: GlobalWar) -> tuple[int, ...]:
        return ASK_CHANCE

    def chance(self, s: GlobalWar) -> Chance:
        return die(SIDES_OF_DIE, "gw-chance-rally")

    def take(self, s: GlobalWar, seat: int, action: Action) -> None:
        zone, suitors = self.rows[0]
        self.rows = self.rows[1:]
        join_zone(s, zone, _chosen(s, suitors, ROLLED[action.text]))


def _is_warlords(s: GlobalWar, zone: ZoneNumber) -> bool:
    return s.nation_at(s.owner[zone]).rank == "warlord"


def join_zone(s: GlobalWar, zone: ZoneNumber, side: NationNumber) -> None:
    """A zone of a warlord joins a side of China with its units, the last one with all he has; if it would join a KMT
    that is gone, he stays neutral (gw.4.9.d)."""
    kmt = s.edition.nations.number["kmt"]
    warlord = s.owner[zone]
    if not _is_warlords(s, zone) or (side == kmt and kmt not in s.owner):
        return
    if s.owner.count(warlord) == 1:
        join(s, warlord, side)
        return
    change_hands(s, zone, side)
    s.diplomacy.entered |= 1 << zone
    for u in s.units_of(1 << warlord, zone):
        s.nation[u] = side
    make_known(s, News(JOINED, warlord, side, zone, zones=1 << zone))


def _suitors(s: GlobalWar, zone: ZoneNumber) -> tuple[NationNumber, ...]:
    """Of the CCP and the Dadao government those beside a zone."""
    world = s.edition.world
    owners = {s.owner[beyond] for beyond in zones_in(world.next_on_land[zone] & world.land)}
    numbers = s.edition.nations.number
    return tuple([numbers[id] for id in ("ccp", "dadao") if numbers[id] in owners])


def _chosen(s: GlobalWar, suitors: tuple[NationNumber, ...], roll: int) -> NationNumber:
    """gw.4.9.b, gw.4.9.c: whom the die gives a zone to."""
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


def rallying(s: GlobalWar) -> tuple[Suitors, ...]:
    """gw.4.9.a: the zones of warlords that join somebody now, with those beside them: all, when the combat phase of a
    foreign nation that is at war with China is over."""
    found: list[Suitors] = []
    for zone in zones_in(s.edition.world.land):
        if not _is_warlords(s, zone) or not s.rulings.zones >> zone & 1:
            continue
        foreign = s.enemies[s.owner[zone]] & ~chinese(s) & ~(1 << s.edition.nations.number["dadao"])
        if any(s.on_turn(enemy) for enemy in nations_in(foreign)):
            found.append((zone, _suitors(s, zone)))
    return tuple(found)
