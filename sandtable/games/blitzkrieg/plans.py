"""Plans of the virtual opponent: placements, or chains of them through blitz tokens, that win or close something."""

from __future__ import annotations

from typing import Final

from sandtable.games.blitzkrieg.closing import at_end_of_track
from sandtable.games.blitzkrieg.edition import (
    BLITZ,
    BOMBER,
    BOMBING,
    IMPROVED_PRODUCTION,
    IMPROVED_RESEARCH,
    PRODUCTION,
    PROPAGANDA,
    RESEARCH,
    SPY,
    STRATEGIC,
    TACTICAL,
    TASK_FORCE,
)
from sandtable.games.blitzkrieg.resolution import foreseen
from sandtable.games.blitzkrieg.state import EMPTY, FIRST, SECOND, TARGET, Blitzkrieg
from sandtable.games.blitzkrieg.tactics import FEW_TOKENS
from sandtable.games.blitzkrieg.thinking import loses_at_once

NEAR_VICTORY: Final = 20
FAR_BEHIND: Final = 3


class Plan:
    """One way to spend the turn in a theatre, and what it surely brings."""

    def __init__(
        self,
        s: Blitzkrieg,
        after: Blitzkrieg,
        theatre: int,
        placed: tuple[int, ...],
        strength: int,
        goes_on: bool,
    ) -> None:
        """``strength`` is the sum of the effective values: officers count the troops they find on the way.

        A plan that ``goes_on`` ends in a blitz token with a further token to come, so it wins nothing for sure (R27).
        """
        self.placed: Final = placed  # kind, space, kind, space …
        self.theatre: Final = theatre
        self.gain: Final = after.points[FIRST] - s.points[FIRST]
        self.closes_theatre: Final = (after.closed >> theatre) & 1 == 1
        self.by_the_track: Final = self.closes_theatre and at_end_of_track(after, theatre)
        self.closes_campaign: Final = self.closes_theatre or _full_rows(after, theatre) > _full_rows(s, theatre)
        self.loses: Final = loses_at_once(after)
        self.strands: Final = strands(s, after, FIRST, theatre, placed)
        enough = after.points[FIRST] >= TARGET and after.points[FIRST] > after.points[SECOND]
        self.wins: Final = (self.strands or enough) and not self.loses and not goes_on
        self.strength: Final = strength
        self.profit: Final = self.gain - _propaganda(s, placed)

    def text(self, s: Blitzkrieg) -> str:
        """The placements as the trace shows them."""
        actions = [s.edition.place[self.placed[n]][self.placed[n + 1]].text for n in range(0, len(self.placed), 2)]
        return ", ".join(actions)

    def key(self, s: Blitzkrieg) -> tuple[int, ...]:
        """A17: most points, lowest sum of values, fewest tokens, spaces by steps 10 to 19, leftmost tokens.

        R28: spaces are compared in the order in which they are covered, so of two theatres the first one decides.
        """
        row = s.reserves[FIRST]
        ranks = tuple(space_rank(s, self.placed[n]) for n in range(1, len(self.placed), 2))
        places = tuple(row.index(self.placed[n]) for n in range(0, len(self.placed), 2))
        return (-self.gain, self.strength, len(self.placed), *ranks, *places)


def space_rank(s: Blitzkrieg, space: int) -> int:
    """The place of a space in the order of steps 10 to 19."""
    effect = s.edition.space_effect[space]
    wanted: list[tuple[int, ...]] = [(STRATEGIC,)]
    if s.points[FIRST] >= NEAR_VICTORY:
        wanted.insert(0, (PROPAGANDA,))
    if s.points[SECOND] - s.points[FIRST] >= FAR_BEHIND:
        wanted.append((PROPAGANDA,))
    if len(s.reserves[FIRST]) <= FEW_TOKENS:
        wanted.append((PRODUCTION, IMPROVED_PRODUCTION))
    wanted += [(RESEARCH, IMPROVED_RESEARCH), (BOMBING,), (TACTICAL,), (PRODUCTION, IMPROVED_PRODUCTION), (PROPAGANDA,)]
    for rank, effects in enumerate(wanted):
        if effect in effects:
            return rank * 100 + space
    return len(wanted) * 100 + space


def _full_rows(s: Blitzkrieg, theatre: int) -> int:
    edition = s.edition
    return sum(1 for row in edition.theatre_campaigns[theatre] if not edition.campaign_spaces[row] & ~s.occupied)


def _carried_out(s: Blitzkrieg, side: int, kind: int) -> bool:
    """Whether the effect of the space under a token happens: a task force leaves it unused."""
    return s.edition.role_ability[s.role(side, kind)] != TASK_FORCE


def _propaganda(s: Blitzkrieg, placed: tuple[int, ...]) -> int:
    """Points for the covered spaces themselves, which are no reward for closing anything."""
    edition = s.edition
    points = 0
    for n in range(0, len(placed), 2):
        space = placed[n + 1]
        if edition.space_effect[space] == PROPAGANDA and _carried_out(s, FIRST, placed[n]):
            points += edition.space_value[space]
    return points


def may_strand(s: Blitzkrieg, side: int, theatre: int) -> bool:
    """Whether placements of a side in a theatre might leave its rival without one: a first look at what ``strands``."""
    edition = s.edition
    rival = 1 - side
    spaces = edition.theatre_spaces[theatre]
    bombs = (spaces & ~s.occupied & edition.with_effect[BOMBING]).bit_count()
    for kind in s.reserves[side]:
        bombs += edition.role_ability[s.role(side, kind)] == BOMBER
    if len(s.reserves[rival]) <= bombs:
        return True
    for kind in s.reserves[rival]:
        # a spy will copy what is about to be placed
        if edition.role_ability[kind] != SPY and s.spaces_for(rival, kind) & ~spaces:
            return False
    return True


def strands(s: Blitzkrieg, after: Blitzkrieg, side: int, theatre: int, placed: tuple[int, ...]) -> bool:
    """A11: whether the rival of a side is certain to have no placement next turn."""
    edition = s.edition
    bombs = 0
    for n in range(0, len(placed), 2):
        bombs += edition.role_ability[s.role(side, placed[n])] == BOMBER
        bombs += edition.space_effect[placed[n + 1]] == BOMBING and _carried_out(s, side, placed[n])
    if (after.closed >> theatre) & 1:
        free = edition.theatre_spaces[theatre] & ~after.occupied
        bombs += (free & edition.with_effect[BOMBING]).bit_count()
    one_closed = (after.closed >> theatre) & 1 == 1
    return len(s.reserves[1 - side]) <= bombs or not _can_place_somewhere(after, 1 - side, one_closed)


def _can_place_somewhere(after: Blitzkrieg, side: int, one_closed: bool) -> bool:
    """Whether a side has a placement; in Nippon a theatre of its choice may open when one has closed."""
    if after.can_place(side):
        return True
    waiting = (1 << len(after.markers)) - 1 & ~after.in_play & ~after.closed
    for theatre in range(len(after.markers)):
        if one_closed and (waiting >> theatre) & 1:
            opened = after.copy()
            opened.in_play |= 1 << theatre
            opened.frontier |= opened.active_spaces(theatre)
            if opened.can_place(side):
                return True
    return False


def plans(s: Blitzkrieg, within: int) -> list[Plan]:
    """Every plan inside the theatres of the mask that might win the game or close a theatre or a campaign."""
    found: list[Plan] = []
    for theatre in range(len(s.markers)):
        if (within & s.in_play) >> theatre & 1:
            explore(s, s, theatre, (), 0, may_strand(s, FIRST, theatre), found)
    return found


def explore(
    s: Blitzkrieg,
    now: Blitzkrieg,
    theatre: int,
    placed: tuple[int, ...],
    strength: int,
    thorough: bool,
    found: list[Plan],
) -> None:
    """Try every token of the row on every space; after a blitz token go on from there.

    A ``thorough`` search passes nothing over, else what can neither close nor score enough is.
    """
    edition = now.edition
    mask = edition.theatre_spaces[theatre]
    before = EMPTY
    for kind in sorted(now.reserves[FIRST]):
        if kind == before:
            continue
        before = kind
        spaces = now.spaces_for(FIRST, kind) & mask
        if not spaces:
            continue
        role = now.role(FIRST, kind)
        is_blitz = edition.role_ability[role] == BLITZ and len(now.reserves[FIRST]) > 1
        while spaces:
            bit = spaces & -spaces
            spaces ^= bit
            space = bit.bit_length() - 1
            promising = thorough or _promising(now, theatre, role, space) or _adds_to_closing(s, now, theatre, space)
            if not promising and not is_blitz:
                continue
            after = foreseen(now, FIRST, kind, space)
            chain = (*placed, kind, space)
            spent = strength + now.strength(FIRST, role, space)
            goes_on = is_blitz and _can_go_on(after, theatre)
            if promising:
                found.append(Plan(s, after, theatre, chain, spent, goes_on))
            if goes_on:
                explore(s, after, theatre, chain, spent, thorough, found)


def _can_go_on(s: Blitzkrieg, theatre: int) -> bool:
    """Whether a blitz has a further token to place; then it must (bk.solo.effect.blitz)."""
    mask = s.edition.theatre_spaces[theatre]
    for kind in s.reserves[FIRST]:
        if s.spaces_for(FIRST, kind) & mask:
            return True
    return False


def _promising(s: Blitzkrieg, theatre: int, role: int, space: int) -> bool:
    """Whether a placement can close something or win on points; most cannot, and are not looked into."""
    edition = s.edition
    if not edition.campaign_spaces[edition.space_campaign[space]] & ~s.occupied & ~(1 << space):
        return True
    effect = edition.space_effect[space]
    value = edition.space_value[space]
    distance = s.strength(FIRST, role, space) + (value if effect == TACTICAL else 0)
    if s.markers[theatre] + distance >= edition.track_end[theatre]:
        return True
    return s.points[FIRST] + (value if effect == PROPAGANDA else 0) >= TARGET


def _adds_to_closing(s: Blitzkrieg, now: Blitzkrieg, theatre: int, space: int) -> bool:
    """bk.solo.steps.chains: once a blitz token of the chain has closed a row, propaganda after it adds points."""
    if now is s or s.edition.space_effect[space] != PROPAGANDA:
        return False
    return _full_rows(now, theatre) > _full_rows(s, theatre)
