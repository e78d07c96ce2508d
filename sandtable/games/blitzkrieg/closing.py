"""Closing campaigns and theatres (bk.campaign.*, bk.theatre.*) and, in Nippon, opening the next theatre."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from sandtable.games.blitzkrieg.edition import (
    BOMBING,
    IMPROVED_PRODUCTION,
    IMPROVED_RESEARCH,
    NONE,
    PRODUCTION,
    PROPAGANDA,
    RESEARCH,
    RESEARCH_INDUSTRY,
    STRATEGIC,
    TACTICAL,
    Pick,
)
from sandtable.games.blitzkrieg.effects import carry_out, score
from sandtable.games.blitzkrieg.state import EMPTY, FIRST, SECOND, Blitzkrieg
from sandtable.kernel.action import Action
from sandtable.kernel.flow import Frame
from sandtable.kernel.knowledge import Facts

TRACK_BONUS: Final = 2  # bk.theatre.bonus
# bk.solo.effect.leftovers, A19: the order in which the virtual opponent carries out what is left
VIRTUAL_ORDER: Final = (
    PROPAGANDA, PRODUCTION, IMPROVED_PRODUCTION, RESEARCH, IMPROVED_RESEARCH, RESEARCH_INDUSTRY, BOMBING, STRATEGIC,
)  # fmt: skip


def at_end_of_track(s: Blitzkrieg, theatre: int) -> bool:
    """bk.marker.flag"""
    return abs(s.markers[theatre]) >= s.edition.track_end[theatre]


def close_theatre(s: Blitzkrieg, side: int, theatre: int, covered: int) -> None:
    """bk.theatre.closing: out of play; what is left is carried out, then everything unscored is paid.

    A campaign that the token on the space just ``covered`` has filled was not scored yet either (A3).
    """
    edition = s.edition
    leftovers = edition.theatre_spaces[theatre] & ~s.occupied
    unscored = leftovers | (1 << covered)
    points = TRACK_BONUS
    for campaign in edition.theatre_campaigns[theatre]:
        if edition.campaign_spaces[campaign] & unscored:  # bk.theatre.campaigns
            points += edition.campaign_points[campaign]
    leave_play(s, theatre)
    s.push(Spoils(side, theatre, _with_effect(s, leftovers), points))


def _with_effect(s: Blitzkrieg, spaces: int) -> int:
    """Spaces whose effect still means something in a closed theatre (A4)."""
    edition = s.edition
    return spaces & ~edition.with_effect[NONE] & ~edition.with_effect[TACTICAL]


def leave_play(s: Blitzkrieg, theatre: int) -> None:
    """bk.theatre.out-of-play, bk.marker.closed"""
    s.in_play &= ~(1 << theatre)
    s.closed |= 1 << theatre
    s.frontier &= ~s.edition.theatre_spaces[theatre]
    if s.tell is not None:
        s.say("bk-theatre-closed", {"theatre": s.edition.theatres[theatre]})


def close_campaign(s: Blitzkrieg, side: int, campaign: int) -> None:
    """bk.campaign.closing: the last space is filled; pay, then go on to the next row or close the theatre."""
    edition = s.edition
    theatre = edition.campaign_theatre[campaign]
    points = edition.campaign_points[campaign]
    row = edition.theatre_campaigns[theatre].index(campaign)
    leader = s.leader(theatre)
    if leader != EMPTY:
        score(s, leader, points, "bk-scored-campaign", theatre, row)
        if s.bonus(theatre):
            score(s, leader, s.bonus(theatre), "bk-scored-bonus", theatre)
    elif s.rulings.neutral_pays_both:  # bk.campaign.neutral
        score(s, FIRST, points, "bk-scored-campaign", theatre, row)
        score(s, SECOND, points, "bk-scored-campaign", theatre, row)
    if edition.theatre_spaces[theatre] & ~s.occupied:
        s.frontier |= s.active_spaces(theatre)  # bk.campaign.next, bk.blitz.next-row
        return
    leave_play(s, theatre)  # bk.theatre.last-row
    # A23: nobody closed it by the track, so the side behind chooses
    behind = FIRST if s.points[FIRST] < s.points[SECOND] else SECOND
    open_next(s, theatre, chooser=behind, acting=side)


def open_next(s: Blitzkrieg, theatre: int, chooser: int, acting: int) -> None:
    """bk.nippon.next: a further theatre comes into play while any is left."""
    waiting = (1 << len(s.markers)) - 1 & ~s.in_play & ~s.closed
    if not waiting or s.foresight:
        return
    marker = s.markers[theatre]
    carried = 0  # bk.nippon.carry-over
    for distance, spaces in s.edition.carry_over:
        if abs(marker) >= distance:
            carried = spaces
    shift = carried if marker > 0 else -carried
    if s.rulings.solo:
        chooser = SECOND  # bk.nippon.solo.next
        if acting == FIRST:
            shift += 1  # bk.nippon.solo.extra-shift
    s.push(NextTheatre(chooser, shift))


class Spoils(Frame[Blitzkrieg]):
    """bk.theatre.leftovers: the side that closed a theatre carries out its open effects, then takes its points."""

    NAME = "spoils"
    PROMPT = "bk-prompt-resolve"
    REFUSED = ("bk.theatre.order", "bk-refused-resolve")

    side: int
    theatre: int
    left: int  # spaces whose effects are still to be carried out, as a mask
    points: int  # campaigns not scored before, and the top bonus of the track once

    def __init__(self, side: int, theatre: int, left: int, points: int) -> None:
        self.side = side
        self.theatre = theatre
        self.left = left
        self.points = points

    def copy(self) -> Spoils:
        return Spoils(self.side, self.theatre, self.left, self.points)

    def facts(self, s: Blitzkrieg) -> dict[str, Facts]:
        edition = s.edition
        return {
            "side": edition.sides[self.side],
            "theatre": edition.theatres[self.theatre],
            "left": [id for n, id in enumerate(edition.spaces) if (self.left >> n) & 1],
            "points": self.points,
        }

    def resume(self, s: Blitzkrieg) -> bool:
        if self.left:
            if self.left & (self.left - 1) and not s.is_virtual(self.side) and not s.foresight:
                return True
            self._carry_out(s, self._next(s))
            return False
        s.done()
        score(s, self.side, self.points, "bk-scored-theatre", self.theatre)
        open_next(s, self.theatre, chooser=1 - self.side, acting=self.side)
        return False

    def _next(self, s: Blitzkrieg) -> int:
        """The only space left, or the next in the virtual opponent's fixed order."""
        for effect in VIRTUAL_ORDER:
            found = self.left & s.edition.with_effect[effect]
            if found:
                return (found & -found).bit_length() - 1
        return self.left.bit_length() - 1

    def _carry_out(self, s: Blitzkrieg, space: int) -> None:
        self.left &= ~(1 << space)
        if s.tell is not None:
            s.say("bk-leftover", {"side": s.edition.sides[self.side], "space": s.edition.spaces[space]})
        carry_out(s, self.side, space)

    def asks(self, s: Blitzkrieg) -> tuple[int, ...]:
        return s.rulings.seats[self.side]

    def legal(self, s: Blitzkrieg, seat: int) -> Sequence[Action]:
        return [act for n, act in enumerate(s.edition.resolve) if (self.left >> n) & 1]

    def take(self, s: Blitzkrieg, seat: int, action: Action) -> None:
        self._carry_out(s, cast(Pick, action).index)


class NextTheatre(Frame[Blitzkrieg]):
    """bk.nippon.next: somebody chooses the theatre that comes into play; its marker may start off the centre."""

    NAME = "next-theatre"
    PROMPT = "bk-prompt-open"
    REFUSED = ("bk.nippon.next", "bk-refused-open")

    chooser: int
    shift: int

    def __init__(self, chooser: int, shift: int) -> None:
        self.chooser = chooser
        self.shift = shift

    def copy(self) -> NextTheatre:
        return NextTheatre(self.chooser, self.shift)

    def facts(self, s: Blitzkrieg) -> dict[str, Facts]:
        return {"chooser": s.edition.sides[self.chooser], "shift": self.shift}

    def resume(self, s: Blitzkrieg) -> bool:
        return True

    def asks(self, s: Blitzkrieg) -> tuple[int, ...]:
        return s.rulings.seats[self.chooser]

    def legal(self, s: Blitzkrieg, seat: int) -> Sequence[Action]:
        taken = s.in_play | s.closed
        return [act for n, act in enumerate(s.edition.open) if not (taken >> n) & 1]

    def take(self, s: Blitzkrieg, seat: int, action: Action) -> None:
        theatre = cast(Pick, action).index
        s.done()
        s.in_play |= 1 << theatre
        limit = s.edition.track_end[theatre] - 1
        s.markers[theatre] = max(-limit, min(limit, self.shift))
        s.frontier |= s.active_spaces(theatre)
        if s.tell is not None:
            args: dict[str, Facts] = {"theatre": s.edition.theatres[theatre], "marker": s.markers[theatre]}
            s.say("bk-theatre-opened", args)
