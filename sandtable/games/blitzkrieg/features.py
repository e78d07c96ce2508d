"""What a position is judged by: named numbers that follow from what one side may know (docs/bots.md)."""

from __future__ import annotations

from typing import Final

from sandtable.games.blitzkrieg.state import FIRST, SIGN, TARGET, Blitzkrieg
from sandtable.games.blitzkrieg.turn import Turn

MOST_FREE: Final = 4  # free spaces of a campaign that are told apart
LATER: Final = 0.6  # of a campaign's points, for each one that comes before it
CLOSE: Final = 3  # spaces from the end of a track that one token may cover
STUCK: Final = 2  # tokens with a place to go, from which on a side need not fear to have none (bk.end.no-placement)
DEPTH: Final = 2.0  # of a lead: a marker so far out is half as good as won

FEATURES: Final = (
    "first side",
    "our turn",
    "points",
    "our points near the target",
    "their points near the target",
    # what the running campaigns pay the side that leads, by free spaces (one to four) and whose turn it is
    "campaign with 1 space, ours to place",
    "campaign with 2 spaces, ours to place",
    "campaign with 3 spaces, ours to place",
    "campaign with 4 spaces, ours to place",
    "campaign with 1 space, theirs to place",
    "campaign with 2 spaces, theirs to place",
    "campaign with 3 spaces, theirs to place",
    "campaign with 4 spaces, theirs to place",
    "later campaigns",
    "way to the ends of tracks",
    "ends that we may reach now",
    "ends that they may reach now",
    "ends that we may reach later",
    "ends that they may reach later",
    "tokens in reserve",
    "few tokens of ours",
    "few tokens of theirs",
    "strength in our reserve",
    "special weapons in our reserve",
    "special weapons in our bag",
    "special weapons of theirs",
    "tokens with a place to go",
    "hardly a place to go",
)

_CAMPAIGNS: Final = 5
_LATER: Final = _CAMPAIGNS + 2 * MOST_FREE
_TOKENS: Final = _LATER + 6


def features(s: Blitzkrieg, side: int) -> list[float]:
    """The numbers that ``FEATURES`` names, for a side; points and tokens count as ours less theirs."""
    found = [0.0] * len(FEATURES)
    other = 1 - side
    ours = _to_move(s) == side
    found[0] = 1.0 if side == FIRST else -1.0
    found[1] = 1.0 if ours else -1.0
    found[2] = (s.points[side] - s.points[other]) / 10.0
    found[3] = _cube(s.points[side] / TARGET)
    found[4] = _cube(s.points[other] / TARGET)
    for theatre, marker in enumerate(s.markers):
        if (s.in_play >> theatre) & 1:
            _theatre(s, theatre, marker * SIGN[side], ours, found)
    _tokens(s, side, found)
    return found


def _to_move(s: Blitzkrieg) -> int:
    for frame in s.stack:
        if isinstance(frame, Turn):
            return frame.side
    return FIRST


def _cube(share: float) -> float:
    return share * share * share


def _theatre(s: Blitzkrieg, theatre: int, lead: int, ours: bool, found: list[float]) -> None:
    """``lead`` is how far the marker is out on our half of the track."""
    edition = s.edition
    hold = lead / (abs(lead) + DEPTH)
    share = 1.0
    prize = 2.0
    for campaign in edition.theatre_campaigns[theatre]:
        free = (edition.campaign_spaces[campaign] & ~s.occupied).bit_count()
        if not free:
            continue
        points = float(edition.campaign_points[campaign])
        prize += points
        points += s.bonus(theatre)
        if share == 1.0:
            place = min(free, MOST_FREE) - 1 + (0 if ours else MOST_FREE)
            found[_CAMPAIGNS + place] += points * hold / 5.0
        else:
            found[_LATER] += share * points * hold / 5.0
        share *= LATER
    end = edition.track_end[theatre]
    found[_LATER + 1] += prize * _cube(lead / end) / 5.0
    if end - lead <= CLOSE:
        found[_LATER + (2 if ours else 4)] += prize / 5.0
    if end + lead <= CLOSE:
        found[_LATER + (5 if ours else 3)] += prize / 5.0


def _tokens(s: Blitzkrieg, side: int, found: list[float]) -> None:
    """Of the other side only numbers are known, whatever this state says."""
    edition = s.edition
    reserve = s.reserves[side]
    theirs = len(s.reserves[1 - side])
    strength = 0
    specials = 0
    going = 0
    for kind in reserve:
        strength += edition.role_value[kind]
        specials += edition.is_special[kind]
        going += s.spaces_for(side, kind) != 0
    bagged = 0
    for kind in s.bags[side]:
        bagged += edition.is_special[kind]
    found[_TOKENS] = (len(reserve) - theirs) / 3.0
    found[_TOKENS + 1] = 1.0 / (1.0 + len(reserve))
    found[_TOKENS + 2] = 1.0 / (1.0 + theirs)
    found[_TOKENS + 3] = strength / 10.0
    found[_TOKENS + 4] = float(specials)
    found[_TOKENS + 5] = float(bagged)
    found[_TOKENS + 6] = float(s.held[1 - side])
    found[_TOKENS + 7] = going / 4.0
    found[_TOKENS + 8] = 1.0 if going < STUCK else 0.0
