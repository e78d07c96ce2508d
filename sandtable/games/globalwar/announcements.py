"""What nations announce while they move: Blitzkrieg, surprise attack, Overlord, scorched earth, factories by rail."""

from __future__ import annotations

from typing import Final

from sandtable.games.globalwar.abilities import (
    BLITZKRIEG,
    SURPRISE,
    begin_blitzkrieg,
    begin_surprise,
    surprises,
    why_no_blitzkrieg,
    why_no_surprise,
)
from sandtable.games.globalwar.markers import COMBAT_MOVEMENT
from sandtable.games.globalwar.numbering import NationNumber
from sandtable.games.globalwar.overlord import OVERLORD, begin_overlord, landings, why_no_overlord
from sandtable.games.globalwar.relocation import RELOCATE, relocate, relocations, why_no_relocation
from sandtable.games.globalwar.scorched import SCORCH, burn, burnings, why_no_burning
from sandtable.games.globalwar.state import GlobalWar
from sandtable.kernel.action import Action
from sandtable.kernel.refusal import Refusal

ANNOUNCED: Final = (BLITZKRIEG.verb, SURPRISE, OVERLORD, SCORCH, RELOCATE)  # acts of movement that name no units


def announcements(s: GlobalWar, nations: list[NationNumber]) -> list[Action]:
    """What some nations may announce now."""
    if s.phase != COMBAT_MOVEMENT:
        return relocations(s, nations)
    found = [BLITZKRIEG] if why_no_blitzkrieg(s, nations, BLITZKRIEG) is None else []
    return found + surprises(s, nations) + landings(s, nations) + burnings(s, nations)


def why_no_announcement(s: GlobalWar, nations: list[NationNumber], action: Action) -> Refusal | None:
    if action.verb == RELOCATE:
        return why_no_relocation(s, nations, action)
    if action.verb == BLITZKRIEG.verb:
        return why_no_blitzkrieg(s, nations, action)
    if action.verb == OVERLORD:
        return why_no_overlord(s, nations, action)
    if action.verb == SCORCH:
        return why_no_burning(s, nations, action)
    return why_no_surprise(s, nations, action)


def announce(s: GlobalWar, action: Action) -> None:
    if action.verb == BLITZKRIEG.verb:
        begin_blitzkrieg(s)
    elif action.verb == OVERLORD:
        begin_overlord(s, action)
    elif action.verb == SCORCH:
        burn(s, action)
    elif action.verb == RELOCATE:
        relocate(s, action)
    else:
        begin_surprise(s, action)
