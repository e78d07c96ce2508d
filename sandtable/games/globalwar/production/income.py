"""Incomes: the tracker, what raises it, what the war adds, and what is collected (5.2, 5.3, 12.9)."""

from __future__ import annotations

from sandtable.games.globalwar.capitals import collects
from sandtable.games.globalwar.dice import DiceInTurn, Row
from sandtable.games.globalwar.markers import NOBODY
from sandtable.games.globalwar.news import News
from sandtable.games.globalwar.numbering import NationNumber, ZoneNumber, nations_in, zones_in
from sandtable.games.globalwar.production.works import give_works
from sandtable.games.globalwar.sheets import Bonus
from sandtable.games.globalwar.state import GlobalWar
from sandtable.games.globalwar.treasury import INCOME, receive

# the tracker


def full_income(s: GlobalWar, nation: NationNumber) -> int:
    """gw.5.2.b: where full production lies, with the zones that were won and lost since the start."""
    sheet = s.edition.income_of.get(nation)
    if sheet is None:
        return 0
    if not sheet.full:
        return value_of(s, nation)
    change = 0
    for zone, owner in enumerate(s.owner):
        if owner != s.edition.owner[zone]:
            if owner == nation:
                change += s.edition.world.zones[zone].ipp
            elif s.edition.owner[zone] == nation:
                change -= s.edition.world.zones[zone].ipp
    return max(0, sheet.full + change)


def value_of(s: GlobalWar, nation: NationNumber) -> int:
    """What the zones of a nation are worth, as far as the map is in play."""
    zones = s.edition.world.zones
    total = 0
    for zone, owner in enumerate(s.owner):
        if owner == nation and s.rulings.zones >> zone & 1:
            total += zones[zone].ipp
    return total


def change_hands(s: GlobalWar, zone: ZoneNumber, owner: NationNumber) -> None:
    """A zone goes to a new owner, and the trackers follow (gw.10.10.b).

    gw.15.3.a: what the USSR conquers does not raise its income before full production; what it annexes does.
    """
    before = s.owner[zone]
    ipp = s.edition.world.zones[zone].ipp
    paying = _pays(s, owner, zone)
    if _pays(s, before, zone):
        s.income[before] = max(0, s.income[before] - ipp)
    s.owner[zone] = owner
    give_works(s, zone, owner)
    if paying:
        s.income[owner] += ipp


def _pays(s: GlobalWar, nation: NationNumber, zone: ZoneNumber) -> bool:
    """Whether a zone counts for the income of its owner: gw.15.3.a. What was annexed is told from what was taken in
    war by the peace with its first owner."""
    if nation not in s.edition.income_of:
        return False
    first = s.edition.owner[zone]
    if s.nation_at(nation).id != "ussr" or first == nation or s.income[nation] >= full_income(s, nation):
        return True
    at_peace = not s.enemies[nation] >> first & 1
    return at_peace and any(row.zone == zone and row.nation == "ussr" for row in s.edition.annexations)


# raising it


def raise_income(s: GlobalWar, nation: NationNumber, ipp: int) -> bool:
    """An income rises, at most to full production; True when it reaches war income by that (ruling V42)."""
    before, full = s.income[nation], full_income(s, nation)
    s.income[nation] = max(before, min(full, before + ipp))
    if s.income[nation] > before:
        s.say("gw-income-raised", {"nation": s.nation_at(nation).id, "ipp": s.income[nation]})
    return before < min(s.edition.income_of[nation].war, full) <= s.income[nation]


class IncomeRolls(DiceInTurn):
    """gw.5.2.a: the dice that the calendar adds to incomes, each as a nation and the sides, up to full production."""

    NAME = "income-rolls"
    DIE = "gw-chance-income"
    WIDTH = 2

    def due(self, s: GlobalWar, row: Row) -> bool:
        return s.income[row[0]] < full_income(s, NationNumber(row[0]))

    def sides(self, row: Row) -> int:
        return row[1]

    def rolled(self, s: GlobalWar, row: Row, roll: int) -> None:
        raise_income(s, NationNumber(row[0]), roll)


def calendar_rolls(s: GlobalWar, nations: list[NationNumber]) -> tuple[Row, ...]:
    """The dice that some nations roll in this calendar turn."""
    found: list[Row] = []
    for roll in s.edition.calendar.income_rolls:
        nation = s.edition.nations.number[roll.nation]
        if nation in nations and roll.due(s.calendar_turn()):
            found += [(nation, roll.dice[1])] * roll.dice[0]
    return tuple(found)


# collecting


def collect_all(s: GlobalWar, news: News) -> None:
    """gw.12.9.a: a player turn ends for all who had it."""
    for nation in nations_in(s.rulings.playing):
        if s.on_turn(nation):
            collect(s, nation)


def collect(s: GlobalWar, nation: NationNumber) -> None:
    """gw.12.9.a: the last thing in a player turn."""
    if nation not in s.edition.income_of or s.controller[nation] != NOBODY:
        return  # gw.4.5.e: nor does who controls it; for Vichy gw.4.11.3.b
    ipp = collected(s, nation)
    receive(s, nation, ipp, INCOME)
    s.say("gw-collected", {"nation": s.nation_at(nation).id, "ipp": ipp})


def collected(s: GlobalWar, nation: NationNumber) -> int:
    """What a nation collects: its income and its war bonuses, of a theatre no more than its zones there are worth."""
    if not collects(s, nation):
        return 0
    return min(s.income[nation], value_of(s, nation)) + war_bonus(s, nation)


# war bonuses


def war_bonus(s: GlobalWar, nation: NationNumber) -> int:
    """gw.5.3.a, gw.0.2.q: for nations at war with a major power, and a few in peace."""
    at_war = s.enemies[nation] & s.majors != 0
    id = s.nation_at(nation).id
    total = 0
    for bonus in s.edition.bonuses:
        if bonus.nation == id and (at_war or bonus.at_peace):
            total += _worth(s, nation, bonus)
    return total


def _worth(s: GlobalWar, nation: NationNumber, bonus: Bonus) -> int:
    kind = bonus.kind
    if bonus.barred and any(s.owner[zone] == s.edition.nations.number[bonus.other] for zone in zones_in(bonus.barred)):
        return 0  # gw.4.7.g, gw.6.4.l
    if kind == "each-zone":
        owned = sum(1 for zone in zones_in(bonus.zones) if s.owner[zone] == nation)
        found = owned * (bonus.each or bonus.value)
        return min(found, bonus.maximum) if bonus.maximum else found
    if kind == "convoy-line":
        return bonus.value if _line_is_free(s, nation, bonus.line) else 0
    if kind == "road-open":
        from sandtable.games.globalwar.movement.supply import road_is_open  # relations need the tracker

        return bonus.value if road_is_open(s, "burma-road") else 0
    if kind == "adjacent-owner":
        return bonus.value if _touches(s, nation, s.edition.nations.number[bonus.other]) else 0
    if kind == "treaty":
        return 0
    return bonus.value if _all_held(s, nation, bonus) and not _enemies_at_sea(s, nation, bonus.seas) else 0


def _all_held(s: GlobalWar, nation: NationNumber, bonus: Bonus) -> bool:
    """Whether every zone of a bonus is the nation's, its alliance's, or at least no enemy's, as its kind asks."""
    for zone in zones_in(bonus.zones):
        owner = s.owner[zone]
        if bonus.kind == "alliance-owns":
            if s.alliance[owner] != s.alliance[nation]:
                return False
        elif bonus.kind == "not-enemy-held":
            if s.enemies[nation] >> owner & 1:
                return False
        elif not s.edition.families[nation] >> owner & 1:
            return False
    return True


def _enemies_at_sea(s: GlobalWar, nation: NationNumber, seas: int) -> bool:
    for sea in zones_in(seas):
        for u in s.standing[sea]:
            if s.enemies[nation] >> s.nation[u] & 1 and s.unit(u).warship():
                return True
    return False


def _line_is_free(s: GlobalWar, nation: NationNumber, line: str) -> bool:
    for convoy in s.edition.convoys:
        if convoy.id == line:
            lands = [zone for zone in convoy.path if zone < s.edition.world.lands]
            return not any(s.enemies[nation] >> s.owner[zone] & 1 for zone in lands)
    return False


def _touches(s: GlobalWar, nation: NationNumber, other: NationNumber) -> bool:
    """Whether a zone of the nation lies next to a zone of another."""
    world = s.edition.world
    for zone, owner in enumerate(s.owner):
        if owner == nation:
            for beyond in zones_in(world.next_on_land[zone] & world.land):
                if s.owner[beyond] == other or (s.owner[beyond] != NOBODY and s.controller[s.owner[beyond]] == other):
                    return True
    return False
