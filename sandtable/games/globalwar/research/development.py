"""Developing technologies (8.2): who has dice, what they may be aimed at, and what a good roll brings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sandtable.games.globalwar.combat.fire import SIDES_OF_DIE
from sandtable.games.globalwar.markers import NOTHING
from sandtable.games.globalwar.news import TECHNOLOGY, News, make_known
from sandtable.games.globalwar.numbering import NationNumber, nations_in
from sandtable.games.globalwar.production.market import DONE
from sandtable.games.globalwar.production.yards import is_spoils
from sandtable.games.globalwar.relations import family, leader_of
from sandtable.games.globalwar.research.refit import refit
from sandtable.games.globalwar.state import GlobalWar
from sandtable.games.globalwar.units import Technology
from sandtable.kernel.action import Action
from sandtable.kernel.chance import ROLLED, Chance, die
from sandtable.kernel.flow import ASK_CHANCE, Frame
from sandtable.kernel.knowledge import Facts
from sandtable.kernel.plain import Plain
from sandtable.kernel.refusal import Refusal, not_asked_for

RESEARCH: Final = "research"
UNCOUNTED: Final = -1  # the dice are counted when their turn comes, after the income rolls
THIRD_STAGE: Final = 3


# dice


def research_sites(s: GlobalWar, power: NationNumber) -> list[int]:
    """gw.8.2.a: the undamaged factories of a power that give a die; captured ones count as minor (gw.13.2.1.d)."""
    found: list[int] = []
    for site, kind in enumerate(s.site_kind):
        zone = s.site_zone[site]
        if zone < 0 or not s.edition.catalogue.facilities[kind].research or s.site_damage[site]:
            continue
        owner = s.owner[zone]
        if family(s, power) >> owner & 1 and s.rulings.zones >> zone & 1 and not is_spoils(s, owner, site):
            found.append(site)
    return found


def may_develop(s: GlobalWar, power: NationNumber) -> bool:
    """gw.8.2.d, gw.8.2.e, gw.8.2.g: major powers, the USA and the USSR from an income on."""
    if not s.majors >> power & 1 or RESEARCH in s.rulings.scenario.rests:
        return False
    return s.income[power] >= s.edition.catalogue.research_income.get(s.nation_at(power).id, 0)


def factory_dice(s: GlobalWar, power: NationNumber) -> int:
    if not may_develop(s, power):
        return 0
    dice = 0
    for site in research_sites(s, power):
        dice += s.facility(site).research
    return max(0, dice - s.laboratory.rolled.get(power, 0))  # gw.8.2.b


def grant_die(s: GlobalWar, power: NationNumber) -> None:
    """gw.8.2.e: a die that an objective or a pact gives, for the next research; it needs neither factory nor income."""
    s.laboratory.granted[power] = s.laboratory.granted.get(power, 0) + 1


# technologies


def stage_of(s: GlobalWar, power: NationNumber, technology: int) -> int:
    """The stage that is reached; all stages once it is finished."""
    if s.technologies[power] >> technology & 1:
        return s.edition.catalogue.stages
    return s.laboratory.stages.get((power, technology), 0)


def why_not_develop(s: GlobalWar, power: NationNumber, technology: Technology) -> Refusal | None:
    """gw.8.2.f: stage III waits for its date, and what is finished stays so."""
    names: dict[str, str | int] = {"nation": s.nation_at(power).id, "technology": technology.id}
    stage = stage_of(s, power, technology.number)
    if stage == s.edition.catalogue.stages:
        return Refusal("gw.8.2.c", "gw-refused-known", names)
    if stage + 1 == THIRD_STAGE and s.calendar_turn() < s.edition.catalogue.third_stage_from:
        return Refusal("gw.8.2.f", "gw-refused-third-stage", names)
    return None


def advance(s: GlobalWar, power: NationNumber, technology: int) -> None:
    """gw.8.2.c: a technology goes up one stage, and can be used at once when it is finished."""
    stage = stage_of(s, power, technology) + 1
    names: dict[str, Facts] = {"technology": s.edition.catalogue.technologies[technology].id}
    if stage < s.edition.catalogue.stages:
        s.laboratory.stages[(power, technology)] = stage
        s.say("gw-researched", {**names, "nation": s.nation_at(power).id, "stage": stage})
        return
    s.laboratory.stages.pop((power, technology), None)
    for nation in nations_in(family(s, power)):
        s.technologies[nation] |= 1 << technology
        refit(s, nation, technology)
    make_known(s, News(TECHNOLOGY, power, words=names))


# the frame


def begin_research(s: GlobalWar, nations: list[NationNumber]) -> None:
    """The powers on turn that may have dice; they are asked one after the other."""
    for power in sorted({leader_of(s, nation) for nation in nations}, reverse=True):
        if s.seat_of(power) >= 0 and (s.majors >> power & 1 or power in s.laboratory.granted):
            s.push(Research(power))


class Research(Frame[GlobalWar]):
    """gw.8.2.b: one power aims its dice and rolls them, one after the other. ``aim``: the technology of the die that
    is rolled now."""

    NAME = "research"
    PROMPT = "gw-prompt-research"

    def __init__(self, power: NationNumber, dice: int = UNCOUNTED, aim: int = NOTHING) -> None:
        self.power = power
        self.dice = dice
        self.aim = aim

    def copy(self) -> Research:
        return Research(self.power, self.dice, self.aim)

    def facts(self, s: GlobalWar) -> dict[str, Facts]:
        aim = s.edition.catalogue.technologies[self.aim].id if self.aim >= 0 else ""
        return {"power": s.nation_at(self.power).id, "dice": self.dice, "aim": aim}

    def left(self, s: GlobalWar) -> int:
        return self.dice + s.laboratory.granted.get(self.power, 0)

    def resume(self, s: GlobalWar) -> bool:
        if self.dice == UNCOUNTED:
            self.dice = factory_dice(s, self.power)
        if self.aim != NOTHING or (self.left(s) and len(self.legal(s, 0)) > 1):
            return True
        s.done()
        return False

    def asks(self, s: GlobalWar) -> tuple[int, ...]:
        return ASK_CHANCE if self.aim != NOTHING else (s.seat_of(self.power),)

    def legal(self, s: GlobalWar, seat: int) -> Sequence[Action]:
        found = [DONE]
        for technology in s.edition.catalogue.technologies:
            if why_not_develop(s, self.power, technology) is None:
                found.append(Action(RESEARCH, (technology.id,)))
        return found

    def why_not(self, s: GlobalWar, seat: int, action: Action) -> Refusal | None:
        if action == DONE:
            return None
        if action.verb != RESEARCH:
            return not_asked_for(action.verb)
        known = s.edition.catalogue.technology_of
        if len(action.nouns) != 1 or action.nouns[0] not in known:
            return Refusal("gw.8.2.c", "gw-refused-technology", {"text": action.text[:60]})
        return why_not_develop(s, self.power, s.edition.catalogue.technology(action.nouns[0]))

    def chance(self, s: GlobalWar) -> Chance:
        return die(SIDES_OF_DIE, "gw-chance-research")

    def take(self, s: GlobalWar, seat: int, action: Action) -> None:
        laboratory = s.laboratory
        if self.aim != NOTHING:
            technology = s.edition.catalogue.technologies[self.aim]
            self.aim = NOTHING
            if ROLLED[action.text] >= technology.roll:
                advance(s, self.power, technology.number)
            else:
                s.say("gw-research-failed", {"nation": s.nation_at(self.power).id, "technology": technology.id})
        elif action == DONE:
            self.dice = 0
            laboratory.granted.pop(self.power, None)
        else:
            self.aim = s.edition.catalogue.technology_of[action.nouns[0]]
            self._use_die(s)

    def _use_die(self, s: GlobalWar) -> None:
        """Dice that were granted go first, so that factories are free to move (gw.8.2.1.ac)."""
        laboratory = s.laboratory
        if laboratory.granted.get(self.power, 0):
            laboratory.granted[self.power] -= 1
            if not laboratory.granted[self.power]:
                del laboratory.granted[self.power]
        else:
            self.dice -= 1
            laboratory.rolled[self.power] = laboratory.rolled.get(self.power, 0) + 1


def forget_rolls(s: GlobalWar, news: News) -> None:
    """A player turn begins: the dice of its factories are new."""
    s.laboratory.rolled = {}


def research_facts(s: GlobalWar, frame: Research) -> dict[str, Plain]:
    """What views tell about the dice: how many, what each technology has reached and needs, and which are shut."""
    rows: list[Plain] = []
    for technology in s.edition.catalogue.technologies:
        refusal = why_not_develop(s, frame.power, technology)
        stage = stage_of(s, frame.power, technology.number)
        rows.append([technology.id, stage, technology.roll, "" if refusal is None else refusal.rule])
    return {"power": s.nation_at(frame.power).id, "dice": frame.left(s), "technologies": rows}
