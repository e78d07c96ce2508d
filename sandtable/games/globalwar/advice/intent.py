"""What a nation wants at one moment: which campaigns it is in or gathers for, and whom it has to fear."""

from __future__ import annotations

from typing import Final

from sandtable.games.globalwar.advice.campaigns import (
    CAMPAIGNS,
    COMRADES,
    FULL,
    PACT,
    PROVOKED,
    READY,
    SECURE,
    STRONGER,
    WARSAW,
    Campaign,
)
from sandtable.games.globalwar.numbering import NationNumber, nations_in, zones_in
from sandtable.games.globalwar.pacts.spheres import why_out_of_sphere
from sandtable.games.globalwar.pacts.treaties import MOLOTOV_RIBBENTROP
from sandtable.games.globalwar.production.income import full_income
from sandtable.games.globalwar.relations import contested, family, is_major, war_income
from sandtable.games.globalwar.sheets import NO_ALLIANCE
from sandtable.games.globalwar.state import GlobalWar
from sandtable.games.globalwar.units import AIR
from sandtable.games.globalwar.victory.conditions import is_met

AHEAD: Final = 1  # calendar turns before a campaign in which troops gather for it
OUTWEIGHS: Final = 0.9  # of their defence, what an army needs in attack that strikes first
BREAKS_THROUGH: Final = 0.8  # how heavy an army at the border is, as a share of theirs, that presses them
NEAR: Final = 2  # zones from a border that count
HEAVIER: Final = 1.0  # the same of an army that leaves nobody to be sent elsewhere
GARRISONS: Final = "garrisons"  # the condition of objectives that ask for troops in every zone


class Intent:
    """For the nations of one player turn, or for one: sets of nations and zones."""

    def __init__(self, s: GlobalWar, nations: int, seeks: bool = False) -> None:
        self.s: Final = s
        self.nations: Final = nations
        self.begun: Final[list[Campaign]] = []  # to be carried on now
        self.wanted: int = 0  # land zones to attack now, of nations at peace
        self.taken_over: int = 0  # land zones to annex
        self.gathered_for: int = 0  # land zones that are attacked soon
        self.effort: int = 0  # land zones of the campaigns that are carried on, of enemies too
        # land zones of own objectives: those that are held, and those in which one asks for troops
        self.manned: int = 0
        for nation in nations_in(nations):
            self.wanted |= contested(s, nation) if s.majors >> nation & 1 else 0
        self.land_at_peace: Final = self._land_at_peace()
        number = s.edition.nations.number
        soon = s.edition.calendar.name(min(s.date + AHEAD, s.edition.calendar.most - 1))
        now = s.calendar_turn()
        for campaign in CAMPAIGNS:
            if not nations >> number[campaign.nation] & 1 or now > campaign.until:
                continue
            if now >= campaign.since and self.is_fit(campaign):
                self.begun.append(campaign)
                if campaign.by_hand:
                    self.taken_over |= self.land_of(campaign)
                else:
                    self.wanted |= self.land_of(campaign) & ~self.land_at_peace
                    self.effort |= self.land_of(campaign)
            elif soon >= campaign.since and not campaign.by_hand and self.is_cleared(campaign):
                self.gathered_for |= self.land_of(campaign)
        for one in s.rulings.objectives:
            if one.nation >= 0 and nations >> one.nation & 1:
                self.manned |= one.zones if one.condition == GARRISONS else one.zones & self._land_held(one.nation)
        if seeks:
            sought = self._sought()
            self.wanted |= sought
            self.effort |= sought

    def _sought(self) -> int:
        """What the objectives of these nations lack, and victory cities: of enemies and of minor powers."""
        s = self.s
        own = 0
        for nation in nations_in(self.nations):
            own |= 1 << s.alliance[nation] if s.alliance[nation] != NO_ALLIANCE else 0
        zones = s.edition.place["victory-cities"]
        for one in s.rulings.objectives:
            ours = self.nations >> one.nation & 1 if one.nation >= 0 else own >> one.alliance & 1
            if ours and not is_met(s, one):
                zones |= one.zones
        found = 0
        for zone in zones_in(zones & s.rulings.zones & ~self.land_at_peace):
            found |= 1 << zone if not own >> s.alliance[s.owner[zone]] & 1 else 0
        return found

    def _land_held(self, nation: NationNumber) -> int:
        found = 0
        for zone in zones_in(self.s.rulings.zones & self.s.edition.world.land):
            found |= 1 << zone if family(self.s, nation) >> self.s.owner[zone] & 1 else 0
        return found

    def _land_at_peace(self) -> int:
        """The land of major powers at peace: war on them is declared by word, not by marching (gw.5.1.a)."""
        s = self.s
        enemies = 0
        for nation in nations_in(self.nations):
            enemies |= s.enemies[nation]
        found = 0
        for zone, owner in enumerate(s.owner):
            if is_major(s, owner) and not enemies >> owner & 1:
                found |= 1 << zone
        return found

    def land_of(self, campaign: Campaign) -> int:
        """What is left to take of a campaign's land."""
        s = self.s
        numbers = s.edition.nations.number
        victims = 0
        for id in campaign.against:
            victims |= 1 << numbers[id]
        if campaign.zones:
            zones = 0
            for id in campaign.zones:
                zones |= 1 << s.edition.world.number[id]
        else:
            zones = s.edition.world.land
        found = 0
        nation = numbers[campaign.nation]
        for zone in zones_in(zones & s.rulings.zones):
            if victims >> s.owner[zone] & 1 and why_out_of_sphere(s, nation, zone) is None:
                found |= 1 << zone
        return found

    def is_fit(self, campaign: Campaign) -> bool:
        nation = self.s.edition.nations.number[campaign.nation]
        for word in campaign.needs:
            if not holds(self.s, word, nation, campaign.rival):
                return False
        return self.is_cleared(campaign)

    def is_cleared(self, campaign: Campaign) -> bool:
        """Whether all that has to be done before a campaign is done."""
        nation = self.s.edition.nations.number[campaign.nation]
        return not campaign.after or are_behind(self.s, nation, campaign.after)


def are_behind(s: GlobalWar, nation: NationNumber, others: tuple[str, ...]) -> bool:
    """Whether nations that must be beaten first have surrendered, or neither they nor an enemy hold their capital."""
    for id in others:
        other = s.edition.nations.number[id]
        zone = s.edition.capital[other]
        if s.surrendered >> other & 1 or zone < 0 or not s.rulings.zones >> zone & 1:
            continue
        owner = s.owner[zone]
        if owner == other or s.enemies[nation] >> owner & 1:
            return False
    return True


def holds(s: GlobalWar, word: str, nation: NationNumber, other: str) -> bool:
    """Whether something is so that a plan asks for."""
    numbers = s.edition.nations.number
    whom = numbers[other]
    if word == PACT:
        return s.treaties.holds(MOLOTOV_RIBBENTROP)
    if word == WARSAW:
        return all(s.owner[zone] != numbers["poland"] for zone in zones_in(s.edition.place["warsaw"]))
    if word == READY:
        return s.income[nation] >= war_income(s, nation)
    if word == FULL:
        return s.income[nation] >= full_income(s, nation)
    if word == STRONGER:
        return outweighs(s, nation, whom) >= OUTWEIGHS
    if word == SECURE:
        return not is_pressed(s, nation, s.enemies[nation] & s.majors & ~family(s, whom), HEAVIER)
    if word == COMRADES:
        return comrades_fight(s, nation, whom)
    assert word == PROVOKED
    return is_provoked(s, nation, whom)


def comrades_fight(s: GlobalWar, nation: NationNumber, whom: NationNumber) -> bool:
    """Whether another major power of the alliance is at war with them."""
    for other in nations_in(s.majors & s.enemies[whom]):
        if s.alliance[other] == s.alliance[nation] != NO_ALLIANCE and not family(s, nation) >> other & 1:
            return True
    return False


def is_pressed(s: GlobalWar, nation: NationNumber, enemies: int, share: float = BREAKS_THROUGH) -> bool:
    """Whether the army of one of some enemies is at the border as heavy as such a share of the own one."""
    return any(outweighs(s, enemy, nation) >= share for enemy in nations_in(enemies))


def is_provoked(s: GlobalWar, nation: NationNumber, whom: NationNumber) -> bool:
    """Whether they fight a friend, or have opened a war on a nation of Europe or Asia that was at peace."""
    return comrades_fight(s, nation, whom) or s.declared[whom] & ~s.edition.families[whom] != 0


def outweighs(s: GlobalWar, nation: NationNumber, other: NationNumber) -> float:
    """How much heavier the own army near the common border is than theirs."""
    world = s.edition.world
    ours = theirs = 0
    for zone, owner in enumerate(s.owner):
        if family(s, nation) >> owner & 1:
            ours |= 1 << zone
        elif family(s, other) >> owner & 1:
            theirs |= 1 << zone
    near_them = world.within(theirs, NEAR, world.next_on_land) & ours
    near_us = world.within(ours, NEAR, world.next_on_land) & theirs
    if not near_them:
        return 0.0
    return weight(s, family(s, nation), near_them, True) / max(1.0, weight(s, family(s, other), near_us, False))


def weight(s: GlobalWar, nations: int, zones: int, attacking: bool) -> float:
    """The combat values of all troops and aircraft in some zones."""
    total = 0.0
    for zone in zones_in(zones & s.edition.world.land):
        for u in s.units_of(nations, zone):
            unit = s.unit(u)
            if unit.on_land() or unit.kind == AIR:
                total += unit.attack if attacking else unit.defence
    return total
