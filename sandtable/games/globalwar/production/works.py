"""Facilities under construction: bombs set them back, and whoever takes their zone decides on them (8.3.2)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sandtable.games.globalwar.markers import NOTHING
from sandtable.games.globalwar.news import News
from sandtable.games.globalwar.numbering import NationNumber, ZoneNumber
from sandtable.games.globalwar.production.chart import FACILITY, Project
from sandtable.games.globalwar.state import GlobalWar
from sandtable.kernel.action import Action
from sandtable.kernel.flow import Frame
from sandtable.kernel.knowledge import Facts

BEGUN: Final = ":begun"  # what a facility under construction is called: major-factory:begun
ADOPT: Final = "adopt"
RAZE: Final = "raze"


def works_in(s: GlobalWar, zone: ZoneNumber) -> list[Project]:
    """The facilities under construction in a zone."""
    return [project for project in s.chart if project.form == FACILITY and project.zone == zone]


def begun_at(s: GlobalWar, zone: ZoneNumber, kind: int) -> int:
    """The first row of the chart with such a facility in a zone; NOTHING if there is none."""
    for n, project in enumerate(s.chart):
        if project.form == FACILITY and project.zone == zone and project.kind == kind:
            return n
    return NOTHING


def bomb_work(s: GlobalWar, zone: ZoneNumber, kind: int, damage: int) -> None:
    """gw.8.3.2.e: it bears three points; more set it back, and beyond its first stage it is gone."""
    n = begun_at(s, zone, kind)
    if n == NOTHING:
        return
    before = s.chart[n]
    after = before.bombed(damage)
    names: dict[str, Facts] = {
        "facility": s.edition.catalogue.facilities[kind].id + BEGUN,
        "zone": s.edition.world.zones[zone].id,
    }
    s.chart = [*s.chart[:n], *([] if after is None else [after]), *s.chart[n + 1 :]]
    s.say("gw-bombed", {"facility": names["facility"], "damage": damage})
    if after is None:
        s.say("gw-razed", names)
    elif after.paid < before.paid:
        s.say("gw-set-back", names)


def mend_works(s: GlobalWar, zone: ZoneNumber, kind: int, points: int) -> None:
    """gw.8.3.2.f: points of repair are spread over the facilities of a kind, one after the other."""
    for n, project in enumerate(s.chart):
        if project.form == FACILITY and (project.zone, project.kind) == (zone, kind):
            part = min(points, project.damage)
            s.chart[n] = project.mended(part)
            points -= part


def give_works(s: GlobalWar, zone: ZoneNumber, owner: NationNumber) -> None:
    """A zone changes hands, and with it what is built there."""
    for n, project in enumerate(s.chart):
        if project.form == FACILITY and project.zone == zone:
            s.chart[n] = project.handed_to(owner)


def drop_defences(s: GlobalWar, zone: ZoneNumber) -> None:
    """gw.13.2.6.b: works of defence do not fall into other hands, half built ones neither (ruling P3)."""
    facilities = s.edition.catalogue.facilities
    s.chart = [
        project
        for project in s.chart
        if project.form != FACILITY or project.zone != zone or facilities[project.kind].group != "defence"
    ]


def offer_works(s: GlobalWar, news: News) -> None:
    """gw.8.3.2.d: who has taken a zone is asked about each kind of facility that is being built there."""
    if s.seat_of(news.nation) >= 0:
        for kind in dict.fromkeys([project.kind for project in works_in(s, news.zone)]):
            s.push(CapturedWork(news.zone, kind))


class CapturedWork(Frame[GlobalWar]):
    """The conqueror goes on with what was begun, or removes it."""

    NAME = "captured-work"
    PROMPT = "gw-prompt-captured-work"
    REFUSED = ("gw.8.3.2.d", "gw-refused-captured-work")

    def __init__(self, zone: ZoneNumber, kind: int) -> None:
        self.zone = zone
        self.kind = kind

    def copy(self) -> CapturedWork:
        return CapturedWork(self.zone, self.kind)

    def facts(self, s: GlobalWar) -> dict[str, Facts]:
        return {"facility": s.edition.catalogue.facilities[self.kind].id, "zone": s.edition.world.zones[self.zone].id}

    def resume(self, s: GlobalWar) -> bool:
        if s.seat_of(s.owner[self.zone]) >= 0 and begun_at(s, self.zone, self.kind) != NOTHING:
            return True
        s.done()
        return False

    def asks(self, s: GlobalWar) -> tuple[int, ...]:
        return (s.seat_of(s.owner[self.zone]),)

    def legal(self, s: GlobalWar, seat: int) -> Sequence[Action]:
        nouns = (s.edition.catalogue.facilities[self.kind].id, s.edition.world.zones[self.zone].id)
        return [Action(ADOPT, nouns), Action(RAZE, nouns)]

    def take(self, s: GlobalWar, seat: int, action: Action) -> None:
        s.done()
        if action.verb == RAZE:
            here = (FACILITY, self.zone, self.kind)
            s.chart = [project for project in s.chart if (project.form, project.zone, project.kind) != here]
            s.say("gw-razed", {"facility": action.nouns[0] + BEGUN, "zone": action.nouns[1]})
