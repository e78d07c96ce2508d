"""The evaluation bots use: points, what the plots of the round promise, soldiers, tokens and supplies."""

from __future__ import annotations

import math
from typing import Final

from sandtable.games.legie.edition import GAMES
from sandtable.games.legie.state import ALL_EQUIPMENT, FROSTBITE, MUTILATED, NONE, WOUNDS, Legie, bits

SUPPLY: Final = 0.35
HAND_STRENGTH: Final = 0.12  # of a character that can still be used in each round to come
AT_RISK: Final = 0.8  # strength of a character with a wound or with frostbite counts less
TOKEN: Final = 0.15
DISPATCH: Final = 1.2
HIDDEN_ORDER: Final = 0.5  # strength that an order lying face down may bring
SCALE: Final = 4.0


def worth(s: Legie, seat: int) -> float:
    """The share of the win a seat may hope for, as far as a glance can tell."""
    if s.result is not None:
        return s.result.shares[seat]
    scores = [_score(s, other) for other in range(s.seats)]
    rounds_left = 4 - s.round + 4 * (GAMES - s.game if s.rulings.survival else 0)
    scale = SCALE + 0.6 * rounds_left
    best = max(scores)
    weights = [math.exp((score - best) / scale) for score in scores]
    return weights[seat] / sum(weights)


def _score(s: Legie, seat: int) -> float:
    if s.factions[seat] < 0:
        return 0.0
    score = float(s.totals[seat] + s.points[seat])
    score += SUPPLY * s.supplies[seat]
    rounds = 4 - s.round + (1 if s.plots else 0)
    power = 0.0
    for who in bits(s.living(seat)):
        value = 1.0 + s.edition.strength[who] + 0.5 * s.active_skills(who).bit_count()
        sleeve = s.sleeves[who]
        value += 0.4 * (sleeve & ALL_EQUIPMENT).bit_count()
        if sleeve & (WOUNDS | FROSTBITE):
            value *= AT_RISK
        power += value - 0.3 * ((sleeve >> MUTILATED) & 7).bit_count()
    score += HAND_STRENGTH * power * (0.25 + 0.25 * rounds)
    score += TOKEN * s.available[seat].bit_count()
    if s.dispatches[seat] >= 0:
        score += DISPATCH
    for plot in range(len(s.plots)):
        score += _promise(s, seat, plot)
    return score


def _promise(s: Legie, seat: int, plot: int) -> float:
    """What a plot may pay: the nearer the own total to the highest of the others, the surer."""
    mine = s.column(seat, plot)
    if not mine:
        return 0.0
    total = float(s.total(seat, plot))
    for who in mine:
        if s.token_on[who] != NONE and not (s.token_up >> who) & 1:
            total += HIDDEN_ORDER
    strongest = 0.0
    for rival in range(s.seats):
        if rival != seat and s.column(rival, plot):
            strongest = max(strongest, float(s.total(rival, plot)))
    printed = s.edition.plots[s.plots[plot]]
    chance = 1.0 / (1.0 + math.exp(-(total - strongest) / 1.5))
    return chance * printed.points + (1.0 - chance) * SUPPLY * printed.supplies
