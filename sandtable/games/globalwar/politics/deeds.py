"""Deeds (5.2, 5.4): what nations do to others, and what that does to incomes and treasuries.

Which deed changes which income is told by the rows of ``incomes.json``. ``effects`` says what a deed would change and
changes nothing; ``answer`` carries it out. Dice are put on the list of what is due, and fall before play goes on.
"""

from __future__ import annotations

from typing import Final

from sandtable.games.globalwar.markers import NOBODY, NOWHERE
from sandtable.games.globalwar.news import (
    INTERDICTED,
    JOINED,
    SURRENDERED,
    UNIT_PLACED,
    WAR_DECLARED,
    ZONE_ANNEXED,
    ZONE_TAKEN,
    News,
)
from sandtable.games.globalwar.numbering import NationNumber, ZoneNumber, nations_in, zones_in
from sandtable.games.globalwar.production.income import full_income, raise_income
from sandtable.games.globalwar.relations import (
    CHINA_RANKS,
    at_war,
    chinese,
    family,
    is_bystander,
    is_major,
    is_neutral_power,
    leader_of,
)
from sandtable.games.globalwar.settlements import in_force
from sandtable.games.globalwar.sheets import ALLIES, AXIS, Trigger
from sandtable.games.globalwar.state import GlobalWar
from sandtable.games.globalwar.treasury import FINE, pay

PENALTY: Final = "penalty"
TO_FULL: Final = 999  # more than any income lacks
DECIDES: Final = 0  # in place of a die: the power has reached war income, and may declare war before play goes on


class Deed:
    """Who has done what, to whom or where."""

    def __init__(self, kind: str, doer: NationNumber, other: NationNumber = NOBODY, zone: ZoneNumber = NOWHERE) -> None:
        self.kind: Final = kind
        self.doer: Final = doer
        self.other: Final = other
        self.zone: Final = zone


class Effect:
    """What a deed does to one nation: so many dice, a number, full production, or a fine."""

    def __init__(
        self, nation: NationNumber, id: str, dice: tuple[int, int], add: int, full: bool, fine: int, key: str
    ) -> None:
        self.nation: Final = nation
        self.id: Final = id
        self.dice: Final = dice
        self.add: Final = add
        self.full: Final = full
        self.fine: Final = fine
        self.key: Final = key  # under which it is remembered that it has happened; "" if it may happen again


# what was done


def deeds(s: GlobalWar, news: News) -> list[Deed]:
    """The deeds in a piece of news."""
    kind = news.kind
    if kind == WAR_DECLARED:
        return war_deeds(s, news.nation, news.other)
    if kind == ZONE_TAKEN:
        return [Deed("holds", news.nation, news.other, news.zone)]
    if kind == ZONE_ANNEXED:
        return [Deed("annexes", news.nation, news.other, news.zone), Deed("holds", news.nation, news.other, news.zone)]
    if kind == JOINED:
        return [Deed("holds", news.other, news.nation, zone) for zone in zones_in(news.zones)]
    if kind == SURRENDERED:
        return [Deed("defeats", news.other, news.nation)]
    if kind == UNIT_PLACED:
        return [Deed("completes", news.nation)] if s.unit(news.unit).hits > 1 else []
    if kind == INTERDICTED and news.other != NOBODY and not at_war(s, news.other, news.nation):
        return [Deed("interdicts", news.other, news.nation)]  # gw.12.5.e
    return []


def war_deeds(s: GlobalWar, who: NationNumber, whom: NationNumber) -> list[Deed]:
    """gw.5.1.m: a declaration by a minor power is none; Free France is fined like a major one."""
    leader, victim = leader_of(s, who), leader_of(s, whom)
    kmt = s.edition.nations.number["kmt"]
    if s.nation_at(victim).rank == "warlord" and not chinese(s) >> leader & 1 and kmt in s.owner:
        victim = kmt  # to foreigners he is a part of it: gw.5.1.j
    found = [Deed(PENALTY, leader, victim)]
    return [*found, Deed("war", leader, victim)] if is_major(s, leader) else found


# what it changes


def effects(s: GlobalWar, deed: Deed) -> list[Effect]:
    """What a deed changes: of each nation the first row that fits it; penalties all."""
    found: list[Effect] = []
    answered = 0
    for row in s.edition.triggers:
        if row.deed != deed.kind:
            continue
        nation = s.edition.nations.number[row.nation]
        if not s.rulings.playing >> nation & 1:
            continue
        if answered >> nation & 1 or not _fits(s, row, nation, deed):
            continue
        answered |= 0 if deed.kind == PENALTY else 1 << nation
        key = _key(s, row, deed)
        if key and key in s.diplomacy.once:
            continue
        effect = Effect(nation, row.id, _dice(s, row), row.add, row.full, row.fine, key)
        if row.fine or row.add < 0 or s.income[nation] < full_income(s, nation):
            found.append(effect)
    return found


def _dice(s: GlobalWar, row: Trigger) -> tuple[int, int]:
    """gw.6.4.g: with the pact Poland raises less alarm."""
    return row.with_pact if row.with_pact[0] and in_force(s, "molotov-ribbentrop") else row.dice


def _fits(s: GlobalWar, row: Trigger, nation: NationNumber, deed: Deed) -> bool:
    doer = s.nation_at(deed.doer).id
    if doer not in row.by and not ("any-major" in row.by and is_major(s, deed.doer)) and "any-neutral" not in row.by:
        return False
    if row.on and not any(_is_victim(s, word, nation, deed.other) for word in row.on):
        return False
    if row.at_peace and not is_neutral_power(s, nation):
        return False
    if row.below_full and s.income[nation] >= full_income(s, nation):
        return False
    return _is_place(s, row, nation, deed.zone)


def _is_place(s: GlobalWar, row: Trigger, nation: NationNumber, zone: ZoneNumber) -> bool:
    if row.zones and not row.zones >> zone & 1:
        return False
    if row.spared and row.spared >> zone & 1 and in_force(s, "molotov-ribbentrop"):
        return False
    home = s.edition.home[nation]
    return not row.border or (s.edition.world.next_on_land[zone] & home != 0 and not home >> zone & 1)


def _is_victim(s: GlobalWar, word: str, nation: NationNumber, other: NationNumber) -> bool:
    """Whether somebody is one of those that a row names."""
    if word == "self":
        return family(s, nation) >> other & 1 == 1
    if word == "ally":
        return s.alliance[other] == ALLIES
    if word == "neutral":
        return is_bystander(s, other)
    if word == "china":
        return s.nation_at(other).rank in CHINA_RANKS
    return s.nation_at(other).id == word


def _key(s: GlobalWar, row: Trigger, deed: Deed) -> str:
    if row.once:
        return f"{row.nation} {row.id}"
    if row.per == "zone":
        return f"{row.nation} {row.id} {s.edition.world.zones[deed.zone].id}"
    if row.per == "area":
        return f"{row.nation} {row.id} {s.nation_at(s.edition.owner[deed.zone]).id}"
    return f"{row.nation} {row.id} {s.nation_at(deed.other).id}" if row.per == "victim" else ""


def mobilised(s: GlobalWar, ours: int, theirs: int) -> int:
    """The nations that go to full production by a declaration of war: a major power on which a major one declares it
    (gw.5.1.k), and the Commonwealth as a whole when Great Britain goes to war with a major power (gw.5.1.l)."""
    found = 0
    for attackers, victims in ((ours, theirs), (theirs, ours)):
        if not attackers & s.majors or not victims & s.majors:
            continue
        for nation in nations_in(victims):
            part = s.nation_at(nation).leader != ""
            if part or (victims == theirs and s.majors >> nation & 1):
                found |= 1 << nation
    return found


# carrying it out


def answer(s: GlobalWar, news: News) -> None:
    """gw.5.2.c, gw.5.4: incomes and treasuries answer at once; dice are due before play goes on (gw.5.2.d)."""
    for deed in deeds(s, news):
        for effect in effects(s, deed):
            _carry_out(s, effect)


def _carry_out(s: GlobalWar, effect: Effect) -> None:
    nation = effect.nation
    name = s.nation_at(nation).id
    if effect.key:
        s.diplomacy.once = (*s.diplomacy.once, effect.key)
    if effect.fine:
        pay(s, nation, min(s.money[nation], effect.fine), FINE)
        s.say("gw-fined", {"nation": name, "ipp": effect.fine})
    if effect.add < 0:  # gw.5.4.b, gw.5.4.c
        s.income[nation] = max(0, s.income[nation] + effect.add)
        s.say("gw-income-lowered", {"nation": name, "ipp": s.income[nation]})
    elif (effect.full or effect.add) and raise_income(s, nation, TO_FULL if effect.full else effect.add):
        s.diplomacy.due = (*s.diplomacy.due, (nation, DECIDES))
    s.diplomacy.due = (*s.diplomacy.due, *(((nation, effect.dice[1]),) * effect.dice[0]))


def full_production(s: GlobalWar, news: News) -> None:
    """gw.5.1.k, gw.5.1.l"""
    for nation in nations_in(mobilised(s, news.ours, news.theirs)):
        raise_income(s, nation, TO_FULL)


def note_blocked(s: GlobalWar, news: News) -> None:
    """gw.5.1.h: an Axis power at peace has blocked lend-lease of an Ally."""
    blocker = news.other
    if blocker != NOBODY and s.alliance[blocker] == AXIS and s.alliance[news.nation] == ALLIES:
        s.diplomacy.causes |= 1 << blocker


def note_aid(s: GlobalWar, news: News) -> None:
    """gw.5.1.h: an Axis power has lent to an enemy of an allied major power."""
    allied = sum(1 << power for power in nations_in(s.majors) if s.alliance[power] == ALLIES)
    if s.alliance[news.nation] == AXIS and s.enemies[news.other] & allied:
        s.diplomacy.causes |= 1 << news.nation
