"""What a position is judged by: named numbers that follow from what one seat may know (docs/bots.md)."""

from __future__ import annotations

from typing import Final

from sandtable.games.quartermaster.catalogue import BUILD_ARMY, COUNTRY_IDS, LAND_BATTLE, SIDE
from sandtable.games.quartermaster.outlook import (
    PARTS,
    SCALE,
    board_parts,
    cards_of,
    hand_worth,
    in_progress,
    sees_cards,
)
from sandtable.games.quartermaster.state import Quartermaster
from sandtable.games.quartermaster.turn import LEAD, ROUNDS

# Ours are counted as good, theirs as bad; those in the scale of the odds weigh more the less time is left.
FEATURES: Final = (
    "our side is the Axis",
    "rounds to come",
    "our turn",
    "lead in points",
    "lead in points, in the scale of the odds",
    "lead in points, near the one that wins",
    "lead with all that is promised, in the scale of the odds",
    "what is in progress",
    "our hands",
    "no army to build in our hands",
    "no land battle in our hands",
    *[f"{part} of {country}" for country in COUNTRY_IDS for part in ("pieces", "income", "reach", "cards")],
)

_OF_COUNTRIES: Final = 11
_OF_A_COUNTRY: Final = PARTS + 1
_UNITS: Final = (5.0, 10.0, 10.0)  # of what the board promises a country, part by part


def features(s: Quartermaster, seat: int) -> list[float]:
    """The numbers that ``FEATURES`` names, for a seat."""
    found = [0.0] * len(FEATURES)
    ours = 0 if seat in s.rulings.team[0] else 1
    sign = 1.0 if ours == 0 else -1.0
    left = (ROUNDS + 1 - s.round) / ROUNDS
    scale = SCALE * (0.5 + left)
    lead = sign * (s.points[0] - s.points[1])
    going_on = sign * in_progress(s)
    promised = lead + going_on
    parts = board_parts(s)
    for country in range(6):
        friend = 1.0 if SIDE[country] == ours else -1.0
        place = _OF_COUNTRIES + country * _OF_A_COUNTRY
        for n in range(PARTS):
            part = friend * parts[country * PARTS + n]
            promised += part
            found[place + n] = part / _UNITS[n]
        cards = friend * cards_of(s, country, seat)
        promised += cards
        found[place + PARTS] = cards / 10.0
        if friend > 0.0 and sees_cards(s, country, seat):
            _hand(s, country, found)
    found[0] = sign
    found[1] = left
    if s.turn >= 0:
        found[2] = 1.0 if SIDE[s.turn] == ours else -1.0
    found[3] = lead / 10.0
    found[4] = lead / scale
    near = lead / LEAD
    found[5] = near * near * near
    found[6] = promised / scale
    found[7] = going_on / 5.0
    return found


def _hand(s: Quartermaster, country: int, found: list[float]) -> None:
    hand = s.hands[country]
    found[8] += hand_worth(country, hand) / 10.0
    if BUILD_ARMY not in hand:
        found[9] += 1.0
    if LAND_BATTLE not in hand:
        found[10] += 1.0
