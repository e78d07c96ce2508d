"""What a seat answers to the single questions of the game: in battle, in council, when France falls."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sandtable.games.globalwar.combat.battle import PRESS, RETREAT, Battle
from sandtable.games.globalwar.combat.field import ATTACKER, DEFENDER
from sandtable.games.globalwar.numbering import Seat
from sandtable.games.globalwar.research.development import RESEARCH, Research, stage_of
from sandtable.games.globalwar.state import GlobalWar
from sandtable.kernel.action import Action

NEARLY_WON: Final = 4.0  # how much stronger an attack is that is over in a round
HOPELESS: Final = 0.55  # an attack that has become so weak is broken off
# by the frame that asks the verbs that are good answers, the best first; elsewhere those of ANYWHERE
GOOD_ANSWERS: Final[dict[str, tuple[str, ...]]] = {
    "balkan-call": ("align",),
    "truce-talks": ("agree",),
    "influence": ("court", "pay"),
    "evacuation": ("ferry", "evacuate", "done"),
    "entry-into-paris": ("enter", "done"),
    "awards": ("place", "build", "promote", "done"),
    "alarm": ("pass",),
    "handover": ("keep",),
    "captured-work": ("adopt",),
    "consignment": ("pass",),
    "rally": ("join", "stand"),
}
ANYWHERE: Final = ("receive", "promote", "fight", "losses", "halt", "ready", "engage", "pass", "stand")


def answer(s: GlobalWar, seat: Seat, legal: Sequence[Action]) -> Action:
    """One of the legal acts."""
    frame = s.stack[-1].NAME
    if frame == "research":
        return _next_technology(s, legal)
    if frame == "battle":
        return _in_battle(s, legal)
    verbs = {action.verb: action for action in reversed(legal)}
    for verb in GOOD_ANSWERS.get(frame, ANYWHERE):
        if verb in verbs:
            return verbs[verb]
    return legal[0]


def _next_technology(s: GlobalWar, legal: Sequence[Action]) -> Action:
    """What an objective of the nation asks for, then what has come furthest, then what is easiest."""
    top = s.stack[-1]
    assert isinstance(top, Research)
    numbers = [s.edition.catalogue.technology_of[action.nouns[0]] for action in legal if action.nouns]
    technologies = s.edition.catalogue.technologies
    sought = 0
    for objective in s.rulings.objectives:
        sought |= objective.technologies if objective.nation == top.power else 0
    best = min(numbers, key=lambda n: (1 - (sought >> n & 1), -stage_of(s, top.power, n), technologies[n].roll, n))
    return Action(RESEARCH, (technologies[best].id,))


def _in_battle(s: GlobalWar, legal: Sequence[Action]) -> Action:
    """Cheap units fall first; an attack goes on while it has a chance and somebody to take the zone."""
    top = s.stack[-1]
    assert isinstance(top, Battle)
    troops = _troops_left(s, top)
    if PRESS not in legal:
        return _losses(s, top, legal, troops)
    if _is_over_land(s, top) and not troops:
        return RETREAT
    return RETREAT if _strength(top, ATTACKER) < HOPELESS * _strength(top, DEFENDER) else PRESS


def _is_over_land(s: GlobalWar, battle: Battle) -> bool:
    return battle.muster.zone < s.edition.world.lands


def _troops_left(s: GlobalWar, battle: Battle) -> int:
    """How many are left of an attack but aircraft, who take no land (gw.10.10.b)."""
    return len([u for u, _ in battle.lines[ATTACKER] if s.unit(u).on_land()])


def _losses(s: GlobalWar, battle: Battle, legal: Sequence[Action], troops: int) -> Action:
    """Cheap ones; the last who could take the zone is not kept with the lives of aircraft when that is not near."""
    attacks = bool(battle.hits) and battle.hits[0].side == ATTACKER and _is_over_land(s, battle)
    if attacks and troops == 1 and _strength(battle, ATTACKER) < NEARLY_WON * _strength(battle, DEFENDER):
        units = s.edition.catalogue.unit_of
        for action in legal:
            number = units.get(action.nouns[0].split(":")[0], -1) if action.verb == "lose" else -1
            if number >= 0 and s.edition.catalogue.units[number].on_land():
                return action
    return next(action for action in legal if action.verb == "losses")


def _strength(battle: Battle, side: int) -> float:
    """What is left of a side, by the square law."""
    counts = battle.counts(side)
    engagement = battle.engagement
    return float(engagement.power(side, counts)) * engagement.rosters[side].total(
        counts, engagement.present(side, counts, 2)
    )
