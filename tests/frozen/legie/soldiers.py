"""What a soldier is worth to a bot in the rounds to come, in victory points."""

from __future__ import annotations

from typing import Final

from sandtable.games.legie.nouns import (
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
PRESENCE: Final = 0.05
STRENGTH: Final = 0.23
SKILL: Final = 0.4  # beyond the first
CHARGING: Final = 0.38
VIOLENT: Final = 0.4
HELPING: Final = 0.05
FRAIL: Final = 0.05
WARM: Final = 0.05
ORDERING: Final = 0.7  # an officer; officer exams are worth less, who has them receives no orders
EXAMS: Final = 0.05
HURT: Final = 0.9  # the share that is left to a soldier with a wound
FROZEN: Final = 0.95  # and with frostbite
RECRUIT: Final = 1.05  # one that will be drawn for an empty place in the hand


def rounds_to_come(s: Legie) -> float:
    """After this one; those of later games count less."""
    later = GAMES - s.game if s.rulings.survival else 0
    return float(ROUNDS - s.round) + LATER_GAMES * ROUNDS * later


def soldier_worth(s: Legie, who: int) -> float:
    """In each round to come."""
    return worth_with(s, who, s.sleeves[who])


def worth_with(s: Legie, who: int, sleeve: int) -> float:
    """In each round to come, with so much in the sleeve."""
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
        value += EXAMS
    if sleeve & WOUNDS:
        value *= HURT
    if sleeve & FROSTBITE:
        value *= FROZEN
    return value
