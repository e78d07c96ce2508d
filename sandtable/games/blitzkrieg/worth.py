"""The evaluation bots use: a chance to win, learned from self-play (docs/bots.md), and what must be over first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sandtable.games.blitzkrieg.closing import TRACK_BONUS, Spoils
from sandtable.games.blitzkrieg.edition import BLITZ, PROPAGANDA, read_data
from sandtable.games.blitzkrieg.features import FEATURES, features
from sandtable.games.blitzkrieg.plans import may_strand, strands
from sandtable.games.blitzkrieg.resolution import foreseen
from sandtable.games.blitzkrieg.state import EMPTY, FIRST, SECOND, TARGET, Blitzkrieg
from sandtable.games.blitzkrieg.thinking import loses_at_once
from sandtable.games.blitzkrieg.turn import STOP, Turn
from sandtable.kernel.action import Action
from sandtable.kernel.learned import read_learned
from sandtable.kernel.plain import Record

LEARNED: Final = read_learned(Record(read_data("learned"), "learned"), FEATURES)


def worth(s: Blitzkrieg, side: int) -> float:
    """The chance of a side to win, as far as it can know."""
    if s.result is not None:
        won = s.result.shares[0 if s.rulings.solo else side] > 0.5
        return 1.0 if won else 0.0
    return LEARNED.chance(features(s, side))


def finishing(s: Blitzkrieg, seat: int) -> Sequence[Action]:
    """A turn is judged when it is over: leftovers come in any order, other choices are weighed.

    A blitz stops, unless its further token wins the game.
    """
    top = s.stack[-1]
    if isinstance(top, Turn):
        return () if top.theatre == EMPTY else (winning_blitz(s, top.side, top.theatre) or STOP,)
    legal = top.legal(s, seat)
    return legal[:1] if isinstance(top, Spoils) else legal


def winning_blitz(s: Blitzkrieg, side: int, theatre: int) -> Action | None:
    """A further placement that wins, perhaps through another blitz: it strands the rival, or brings points enough.

    Only the second side wins by points at once (bk.end.last-turn).
    """
    enough = max(TARGET, s.points[FIRST])
    by_points = side == SECOND and s.points[SECOND] + _most_to_gain(s, theatre) >= enough
    if not by_points and not may_strand(s, side, theatre):
        return None
    edition = s.edition
    tried = EMPTY
    for kind in sorted(s.reserves[side]):
        if kind == tried:
            continue
        tried = kind
        spaces = s.spaces_for(side, kind) & edition.theatre_spaces[theatre]
        goes_on = edition.role_ability[s.role(side, kind)] == BLITZ
        while spaces:
            bit = spaces & -spaces
            spaces ^= bit
            space = bit.bit_length() - 1
            after = foreseen(s, side, kind, space)
            if side == SECOND and after.points[SECOND] >= max(TARGET, after.points[FIRST]):
                return edition.place[kind][space]
            if strands(s, after, side, theatre, (kind, space)) and not _lost(after, side):
                return edition.place[kind][space]
            if goes_on and (after.in_play >> theatre) & 1 and winning_blitz(after, side, theatre) is not None:
                return edition.place[kind][space]
    return None


def _lost(s: Blitzkrieg, side: int) -> bool:
    """Whether the rival of a side wins by points at the end of this turn, before anybody is stranded."""
    if side == FIRST:
        return loses_at_once(s)
    return s.points[FIRST] >= TARGET and s.points[FIRST] > s.points[SECOND]


def _most_to_gain(s: Blitzkrieg, theatre: int) -> int:
    """All that is left in a theatre: its unscored campaigns with their bonus, and its propaganda."""
    edition = s.edition
    free = edition.theatre_spaces[theatre] & ~s.occupied
    points = TRACK_BONUS
    for campaign in edition.theatre_campaigns[theatre]:
        if edition.campaign_spaces[campaign] & free:
            points += edition.campaign_points[campaign] + TRACK_BONUS
    propaganda = free & edition.with_effect[PROPAGANDA]
    while propaganda:
        bit = propaganda & -propaganda
        propaganda ^= bit
        points += edition.space_value[bit.bit_length() - 1]
    return points
