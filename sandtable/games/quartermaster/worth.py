"""How good a state looks for a side: points, points to come, pieces, supply, threats, cards, and the act in hand."""

from __future__ import annotations

import math
from typing import Final

from sandtable.games.quartermaster.acts import Pick
from sandtable.games.quartermaster.board import LAND, SEA, STARS
from sandtable.games.quartermaster.cards.card import DECLARED, SCORING
from sandtable.games.quartermaster.catalogue import DECKS, HOME, KIND, MEMBERS, SIDE, STATUS
from sandtable.games.quartermaster.reactions import Text
from sandtable.games.quartermaster.state import Quartermaster
from sandtable.games.quartermaster.supply import Reach
from sandtable.games.quartermaster.turn import ROUNDS, star_points

# in points
ARMY: Final = 0.8
NAVY: Final = 0.7
UNSUPPLIED: Final = -0.6
STATUS_ON_TABLE: Final = 1.2
RESPONSE_ON_TABLE: Final = 0.9
HAND_CARD: Final = 0.15
DECK_CARD: Final = 0.12
HOME_LOST: Final = -3.0
STAR_IN_REACH: Final = 0.5  # an enemy star that can be battled, or an empty one that can be taken
LOOKAHEAD: Final = 6  # rounds of income that count
SCALE: Final = 14.0  # a lead of so many points is worth about 73 %


def worth(s: Quartermaster, seat: int) -> float:
    """From 0 (lost) to 1 (won), exact for a finished game."""
    side = 0 if seat in s.rulings.team[0] else 1
    if s.result is not None:
        return 1.0 if s.result.shares[seat] > 0 else 0.0
    lead = _strength(s, 0) - _strength(s, 1) + _promise(s)
    if side:
        lead = -lead
    left = max(1, ROUNDS + 1 - s.round)
    return 1.0 / (1.0 + math.exp(-lead / (SCALE * (0.5 + left / ROUNDS))))


def _promise(s: Quartermaster) -> float:
    """What the card in progress may still bring the side that is asked: the best of its acts, for the Axis positive."""
    if not s.stack:
        return 0.0
    top = s.stack[-1]
    if not isinstance(top, Text):
        return 0.0
    (seat,) = top.asks(s)
    side = 0 if seat in s.rulings.team[0] else 1
    left = min(LOOKAHEAD, ROUNDS + 1 - s.round)
    enemies = s.held_by(1 - side)
    best = 0.0
    for act in top.legal(s, seat):
        if isinstance(act, Pick):
            best = max(best, _gain_of(act, s.stars[side], enemies, left))
    return best if side == 0 else -best


def _gain_of(act: Pick, stars: int, enemies: int, left: int) -> float:
    if act.verb in ("build", "recruit"):
        bit = 1 << act.index
        return (ARMY if bit & LAND else NAVY) + (2 * left if bit & stars else 0)
    if act.verb in ("battle", "eliminate"):
        bit = 1 << act.index
        return (ARMY + (2 * left if bit & stars else 0)) if bit & enemies else 0.1
    return 0.1


def _strength(s: Quartermaster, side: int) -> float:
    left = min(LOOKAHEAD, ROUNDS + 1 - s.round)
    total = float(s.points[side])
    enemies = s.held_by(1 - side)
    for country in MEMBERS[side]:
        total += left * _income(s, country, enemies)
        total += _pieces(s, country, enemies)
        total += _cards(s, country, left)
    return total


def _income(s: Quartermaster, country: int, enemies: int) -> float:
    """Points of a victory step as the board stands."""
    if enemies & HOME[country]:
        return HOME_LOST
    income = float(star_points(s, country))
    for card in SCORING[country]:
        if (s.status >> card) & 1:
            for line in DECLARED[card].victory:
                income += line.worth(s, country)
    return income


def _pieces(s: Quartermaster, country: int, enemies: int) -> float:
    reach = Reach(s, country)
    own = s.pieces[country]
    total = ARMY * (own & LAND).bit_count() + NAVY * (own & SEA).bit_count()
    total += UNSUPPLIED * (own & ~reach.supplied).bit_count()
    stars = s.stars[SIDE[country]] & STARS & ~own
    total += STAR_IN_REACH * (stars & (reach.armies | (reach.battles & enemies))).bit_count()
    return total


def _cards(s: Quartermaster, country: int, left: int) -> float:
    total = HAND_CARD * len(s.hands[country]) + RESPONSE_ON_TABLE * len(s.laid[country])
    total += DECK_CARD * min(len(s.decks[country]), 7 * left)
    return total + STATUS_ON_TABLE * (s.status & STATUSES[country]).bit_count()


def _statuses(country: int) -> int:
    mask = 0
    for card in DECKS[country]:
        if KIND[card] == STATUS:
            mask |= 1 << card
    return mask


STATUSES: Final = tuple(_statuses(country) for country in range(6))
