"""Scorched earth (15.3): the USSR destroys its own facilities before an enemy can have them."""

from __future__ import annotations

from typing import Final

from sandtable.games.globalwar.markers import COMBAT_MOVEMENT, NOBODY
from sandtable.games.globalwar.movement.reach import harbours
from sandtable.games.globalwar.production.chart import EXTENSION, REPAIR
from sandtable.games.globalwar.state import GlobalWar
from sandtable.kernel.action import Action
from sandtable.kernel.refusal import Refusal

SCORCH: Final = "scorch"


def burnings(s: GlobalWar, nations: list[int]) -> list[Action]:
    """The facilities that some nations may destroy, one of a kind and zone at a time."""
    found: list[Action] = []
    if not _may_scorch(s, nations):
        return found
    ussr = s.edition.nations.number["ussr"]
    for zone, owner in enumerate(s.owner):
        for id in dict.fromkeys([s.facility(site).id for site in s.sites[zone]]) if owner == ussr else ():
            if _site(s, id, zone) != NOBODY:
                found.append(Action(SCORCH, (id, s.edition.world.zones[zone].id)))
    return found


def why_no_burning(s: GlobalWar, nations: list[int], action: Action) -> Refusal | None:
    """gw.15.3.b"""
    return None if action in burnings(s, nations) else Refusal("gw.15.3.b", "gw-refused-scorch")


def burn(s: GlobalWar, action: Action) -> None:
    """A facility is gone for good, and with it what was ordered for it."""
    id, place = action.nouns
    site = _site(s, id, s.edition.world.number[place])
    s.chart = [
        project
        for project in s.chart
        if project.form not in (EXTENSION, REPAIR) or (project.kind, project.site) != (s.site_kind[site], site)
    ]
    s.tear_down(site)
    s.say("gw-scorched", {"facility": id, "zone": place})


def _may_scorch(s: GlobalWar, nations: list[int]) -> bool:
    return s.edition.nations.number["ussr"] in nations and s.phase == COMBAT_MOVEMENT


def _site(s: GlobalWar, id: str, zone: int) -> int:
    """The facility of a kind that can be destroyed in a zone: owned since the turn began, and no ship's berth."""
    if s.owner[zone] != s.edition.nations.number["ussr"] or s.taken >> zone & 1 or not s.rulings.zones >> zone & 1:
        return NOBODY
    for site in s.sites[zone]:
        berth = any(s.in_port(u) and harbours(s.facility(site), s.unit(u)) for u in s.standing[zone])
        if s.facility(site).id == id and not berth:
            return site
    return NOBODY
