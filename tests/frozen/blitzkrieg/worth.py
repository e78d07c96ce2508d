"""The evaluation bots use: points, leads, what campaigns will pay, and tokens in hand, as a chance to win."""

from __future__ import annotations

import math
from typing import Final

from sandtable.games.blitzkrieg.state import FIRST, SECOND, TARGET, Blitzkrieg

CAMPAIGN_SHARE: Final = 0.55  # of an open campaign's points, for a lead that is likely to hold
TRACK_SHARE: Final = 6.0  # points a track closed by its end is worth when the marker is all the way there
TOKEN_WORTH: Final = 0.55
SPECIAL_WORTH: Final = 0.5
SCALE: Final = 4.5


def worth(s: Blitzkrieg, side: int) -> float:
    """The chance of a side to win, as far as a glance can tell."""
    if s.result is not None:
        won = s.result.shares[0 if s.rulings.solo else side] > 0.5
        return (1.0 if won else 0.0) if not s.rulings.solo or side == SECOND else (0.0 if won else 1.0)
    balance = float(s.points[FIRST] - s.points[SECOND])
    balance += _leads(s)
    balance += TOKEN_WORTH * (len(s.reserves[FIRST]) - len(s.reserves[SECOND]))
    balance += SPECIAL_WORTH * (_specials(s, FIRST) - _specials(s, SECOND))
    nearness = max(s.points[FIRST], s.points[SECOND]) / TARGET
    chance = 1.0 / (1.0 + math.exp(-balance * (1.0 + nearness) / SCALE))
    return chance if side == FIRST else 1.0 - chance


def _leads(s: Blitzkrieg) -> float:
    """What the markers promise: the running campaign, those after it, and the end of the track."""
    edition = s.edition
    total = 0.0
    for theatre, marker in enumerate(s.markers):
        if marker == 0 or not (s.in_play >> theatre) & 1:
            continue
        end = edition.track_end[theatre]
        hold = marker / (abs(marker) + 2.5)
        ahead = 1.0
        for campaign in edition.theatre_campaigns[theatre]:
            free = edition.campaign_spaces[campaign] & ~s.occupied
            if free:
                ripe = 1.0 - 0.12 * free.bit_count()
                total += CAMPAIGN_SHARE * ahead * ripe * hold * (edition.campaign_points[campaign] + s.bonus(theatre))
                ahead *= 0.5
        reached = marker / end
        total += TRACK_SHARE * reached * abs(reached) * abs(reached)
    return total


def _specials(s: Blitzkrieg, side: int) -> float:
    found = 0.0
    for kind in s.reserves[side]:
        if s.edition.is_special[kind]:
            found += 1.0
    for kind in s.bags[side]:
        if s.edition.is_special[kind]:
            found += 0.5
    return found
