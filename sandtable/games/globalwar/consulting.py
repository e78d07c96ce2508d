"""What faces ask while somebody looks at a desk: what follows from the state but is too dear for every view."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sandtable.games.globalwar.combat.standoff import losses_told
from sandtable.games.globalwar.france.screen import france_told
from sandtable.games.globalwar.lendlease.desk import loans_told
from sandtable.games.globalwar.numbering import NationNumber
from sandtable.games.globalwar.objectives import objectives_told
from sandtable.games.globalwar.politics.desk import attack_told, politics_told, targets_told
from sandtable.games.globalwar.research.desk import research_told
from sandtable.games.globalwar.state import GlobalWar
from sandtable.games.globalwar.victory.ending import ending_told
from sandtable.kernel.plain import Malformed, Plain

ABOUT: Final = "about"
_ALONE: Final[dict[str, Callable[[GlobalWar], dict[str, Plain]]]] = {
    "politics": politics_told,
    "research": research_told,
    "objectives": objectives_told,
    "ending": ending_told,
    "france": france_told,
}

_OF_ONE: Final[dict[str, Callable[[GlobalWar, NationNumber], dict[str, Plain]]]] = {
    "targets": targets_told,
    "loans": loans_told,
}


def consult(s: GlobalWar, about: tuple[str, ...]) -> dict[str, Plain]:
    """Of nobody: ``politics``, ``research``, ``objectives``, ``ending``, ``france``; of one nation: ``targets``,
    ``loans``; of two: ``attack germany poland``; of a choice in battle: ``losses weakest``, ``losses 2*infantry``."""
    question = about[0] if about else ""
    if question == "losses":
        return losses_told(s, about[1:])
    nations = [s.edition.nations.find(id, f"{ABOUT}[{n + 1}]") for n, id in enumerate(about[1:])]
    if question in _ALONE and not nations:
        return _ALONE[question](s)
    if question in _OF_ONE and len(nations) == 1:
        return _OF_ONE[question](s, nations[0])
    if question == "attack" and len(nations) == 2 and nations[0] != nations[1]:
        return attack_told(s, nations[0], nations[1])
    raise Malformed(ABOUT, "core-malformed-id", value=question[:40])
