"""Scorched earth (15.3): the USSR destroys its own facilities before an enemy can have them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sandtable.games.globalwar.markers import COMBAT_MOVEMENT, NOTHING
from sandtable.games.globalwar.movement.rail import rail_borders
from sandtable.games.globalwar.movement.reach import harbours
from sandtable.games.globalwar.numbering import NationNumber, ZoneNumber, zones_in
from sandtable.games.globalwar.production.chart import EXTENSION, REPAIR
from sandtable.games.globalwar.state import GlobalWar
from sandtable.games.globalwar.world import NO_RAIL
from sandtable.kernel.action import Action
from sandtable.kernel.flow import Frame
from sandtable.kernel.knowledge import Facts
from sandtable.kernel.refusal import Refusal

SCORCH: Final = "scorch"
RAILWAY: Final = "railway"


def burnings(s: GlobalWar, nations: list[NationNumber]) -> list[Action]:
    """The facilities that some nations may destroy, one of a kind and zone at a time."""
    found: list[Action] = []
    if not _may_scorch(s, nations):
        return found
    ussr = s.edition.nations.number["ussr"]
    for zone in zones_in(s.edition.world.land):
        owner = s.owner[zone]
        for id in dict.fromkeys([s.facility(site).id for site in s.sites[zone]]) if owner == ussr else ():
            if _site(s, id, zone) != NOTHING:
                found.append(Action(SCORCH, (id, s.edition.world.zones[zone].id)))
        if _is_held(s, zone) and rail_borders(s, zone):
            found.append(Action(SCORCH, (RAILWAY, s.edition.world.zones[zone].id)))
    return found


def why_no_burning(s: GlobalWar, nations: list[NationNumber], action: Action) -> Refusal | None:
    """gw.15.3.b"""
    return None if action in burnings(s, nations) else Refusal("gw.15.3.b", "gw-refused-scorch")


def burn(s: GlobalWar, action: Action) -> None:
    """A facility is gone for good, and with it what was ordered for it."""
    id, place = action.nouns
    if id == RAILWAY:
        s.push(BurntTrack(s.edition.world.number[place]))
        return
    site = _site(s, id, s.edition.world.number[place])
    s.chart = [
        project
        for project in s.chart
        if project.form not in (EXTENSION, REPAIR) or (project.kind, project.site) != (s.site_kind[site], site)
    ]
    s.tear_down(site)
    s.say("gw-scorched", {"facility": id, "zone": place})


def _may_scorch(s: GlobalWar, nations: list[NationNumber]) -> bool:
    return s.edition.nations.number["ussr"] in nations and s.phase == COMBAT_MOVEMENT


def _is_held(s: GlobalWar, zone: ZoneNumber) -> bool:
    return (
        s.owner[zone] == s.edition.nations.number["ussr"]
        and not s.taken >> zone & 1
        and s.rulings.zones >> zone & 1 == 1
    )


def _site(s: GlobalWar, id: str, zone: ZoneNumber) -> int:
    """The facility of a kind that can be destroyed in a zone: owned since the turn began, and no ship's berth."""
    if not _is_held(s, zone):
        return NOTHING
    for site in s.sites[zone]:
        berth = any(s.in_port(u) and harbours(s.facility(site), s.unit(u)) for u in s.standing[zone])
        if s.facility(site).id == id and not berth:
            return site
    return NOTHING


class BurntTrack(Frame[GlobalWar]):
    """gw.13.2.8.d: on which border of the zone the railways are destroyed."""

    NAME = "burnt-track"
    PROMPT = "gw-prompt-burnt-track"
    REFUSED = ("gw.13.2.8.d", "gw-refused-track")

    def __init__(self, zone: ZoneNumber) -> None:
        self.zone = zone

    def copy(self) -> BurntTrack:
        return BurntTrack(self.zone)

    def facts(self, s: GlobalWar) -> dict[str, Facts]:
        return {"zone": s.edition.world.zones[self.zone].id}

    def resume(self, s: GlobalWar) -> bool:
        return True

    def asks(self, s: GlobalWar) -> tuple[int, ...]:
        return (s.seat_of(s.edition.nations.number["ussr"]),)

    def legal(self, s: GlobalWar, seat: int) -> Sequence[Action]:
        return [Action("tear", (id,)) for id in s.edition.world.ids(rail_borders(s, self.zone))]

    def take(self, s: GlobalWar, seat: int, action: Action) -> None:
        s.done()
        world = s.edition.world
        link = world.between(self.zone, world.number[action.nouns[0]])
        assert link is not None
        s.laid[link.number] = NO_RAIL
        railway = s.edition.catalogue.facility_of[RAILWAY]
        torn = (REPAIR, railway, link.number)
        s.chart = [project for project in s.chart if (project.form, project.kind, project.site) != torn]
        s.say("gw-burnt-track", {"zone": world.zones[self.zone].id, "goal": action.nouns[0]})
