"""What a soldier is worth to a bot in the rounds to come, in victory points."""

from __future__ import annotations

from typing import Final

from sandtable.games.legie.edition import (
    CHARGE,
    COAT,
    FIRST_AID,
    FIRST_AID_KIT,
    FRAILTY,
    GAMES,
    OFFICER_EXAMS,
    PROMOTION_CARD,
    SABRE,
    VIOLENCE,
)
from sandtable.games.legie.state import ALL_SKILLS, FROSTBITE, MUTILATED, WOUNDS, Legie

ROUNDS: Final = 4
LATER_GAMES: Final = 0.4  # the weight of a round of a later game of the campaign

# in each round
PRESENCE: Final = 0.2
STRENGTH: Final = 0.26
SKILL: Final = 0.1  # beyond the first
CHARGING: Final = 0.2
VIOLENT: Final = 0.1
HELPING: Final = 0.1
FRAIL: Final = 0.2
WARM: Final = 0.1
ORDERING: Final = 0.5
HURT: Final = 0.8  # the share that is left to a soldier with a wound, and likewise with frostbite
RECRUIT: Final = 0.75  # one that will be drawn for an empty place in the hand


def rounds_to_come(s: Legie) -> float:
    """After this one; those of later games count less."""
    later = GAMES - s.game if s.rulings.survival else 0
    return float(ROUNDS - s.round) + LATER_GAMES * ROUNDS * later


def soldier_worth(s: Legie, who: int) -> float:
    """In each round to come."""
    sleeve = s.sleeves[who]
    abilities = s.edition.abilities[who]
    skills = (s.edition.skills[who] | sleeve & ALL_SKILLS) & ~(sleeve >> MUTILATED)
    value = PRESENCE + STRENGTH * (s.edition.strength[who] + ((sleeve >> PROMOTION_CARD) & 1))
    value += SKILL * (skills.bit_count() - 1)
    if abilities & CHARGE or (sleeve >> SABRE) & 1:
        value += CHARGING
    if abilities & VIOLENCE:
        value += VIOLENT
    if abilities & FIRST_AID or (sleeve >> FIRST_AID_KIT) & 1:
        value += HELPING
    if abilities & FRAILTY:
        value -= FRAIL
    if (sleeve >> COAT) & 1:
        value += WARM
    if s.edition.is_officer[who]:
        value += ORDERING
    elif (sleeve >> OFFICER_EXAMS) & 1:
        value += ORDERING / 2
    if sleeve & WOUNDS:
        value *= HURT
    if sleeve & FROSTBITE:
        value *= HURT
    return value
