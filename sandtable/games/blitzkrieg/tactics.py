"""The eight tactical tokens (bk.solo.tactical.*): each gives priorities for the theatre, the space and the token."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sandtable.games.blitzkrieg.edition import (
    BOMBING,
    IMPROVED_PRODUCTION,
    IMPROVED_RESEARCH,
    PRODUCTION,
    PROPAGANDA,
    RESEARCH,
    RESEARCH_INDUSTRY,
    TACTICAL,
    TASK_FORCE,
)
from sandtable.games.blitzkrieg.effects import reach
from sandtable.games.blitzkrieg.influence import influence
from sandtable.games.blitzkrieg.resolution import foreseen
from sandtable.games.blitzkrieg.state import FIRST, SECOND, Blitzkrieg
from sandtable.games.blitzkrieg.thinking import Thinking

FEW_TOKENS: Final = 4


def production_spaces(s: Blitzkrieg) -> int:
    spaces = s.edition.with_effect[PRODUCTION] | s.edition.with_effect[IMPROVED_PRODUCTION]
    return spaces | (s.edition.with_effect[RESEARCH_INDUSTRY] if s.rulings.industry_is_production else 0)


def research_spaces(s: Blitzkrieg) -> int:
    """bk.solo.tactical.research-industry: it counts as research, unless the option says production (A12)."""
    spaces = s.edition.with_effect[RESEARCH] | s.edition.with_effect[IMPROVED_RESEARCH]
    return spaces | (0 if s.rulings.industry_is_production else s.edition.with_effect[RESEARCH_INDUSTRY])


# theatre


def where_the_human_leads(t: Thinking) -> None:
    """bk.solo.tactical.lead-needed"""
    t.keep_most([-marker for marker in t.s.markers], 1 if t.s.rulings.lead_needed else None)


def where_it_leads_itself(t: Thinking) -> None:
    t.keep_most(t.s.markers, 1 if t.s.rulings.lead_needed else None)


def where_most_can_be_produced_or_bombed(t: Thinking) -> None:
    wanted = production_spaces(t.s) | t.s.edition.with_effect[BOMBING]
    t.keep_most([(t.free_in_active(n) & wanted).bit_count() for n in range(len(t.s.markers))], 1)


def where_most_points_are(t: Thinking) -> None:
    """By the points of the active campaign, then by its free propaganda spaces."""
    t.keep_most(t.active_points())
    if not t.settled():
        wanted = t.s.edition.with_effect[PROPAGANDA]
        t.keep_most([(t.free_in_active(n) & wanted).bit_count() for n in range(len(t.s.markers))], 1)


def where_research_is_free(t: Thinking) -> None:
    wanted = research_spaces(t.s)
    t.keep(sum(1 << n for n in range(len(t.s.markers)) if t.free_in_active(n) & wanted))


# space


def produce_or_bomb(t: Thinking) -> None:
    few = len(t.row) <= FEW_TOKENS
    t.keep(production_spaces(t.s) if few else t.s.edition.with_effect[BOMBING])


def propaganda_space(t: Thinking) -> None:
    t.keep(t.s.edition.with_effect[PROPAGANDA])


def research_space(t: Thinking) -> None:
    t.keep(research_spaces(t.s))


# token


def special_weapons(t: Thinking) -> int:
    return sum(1 << n for n, kind in enumerate(t.row) if t.s.edition.is_special[kind])


def special_weapon_with_greatest_influence(t: Thinking) -> None:
    special = special_weapons(t)
    t.keep(special)
    if t.candidates & special or not t.s.rulings.big_guns_special_only:
        greatest_influence(t)


def greatest_influence(t: Thinking) -> None:
    """The tokens whose placement on the chosen space means most to the virtual opponent."""
    if t.settled():
        return
    s = t.s
    last_space = t.free_in_active(t.theatre) == 1 << t.space
    tactical = s.edition.space_value[t.space] if (s.edition.with_effect[TACTICAL] >> t.space) & 1 else 0
    best = (99, 0, 0)
    kept = 0
    for n, kind in enumerate(t.row):
        if (t.candidates >> n) & 1:
            distance = t.strength(n)
            if s.edition.role_ability[t.roles[n]] != TASK_FORCE:
                distance += tactical
            after = reach(s, FIRST, t.theatre, distance, may_close=True)
            human_scores = last_space and foreseen(s, FIRST, kind, t.space).points[SECOND] > s.points[SECOND]
            key = influence(s.markers[t.theatre], after, human_scores)
            if key < best:
                best, kept = key, 0
            if key == best:
                kept |= 1 << n
    t.keep(kept)


def special_weapon_where_no_research(t: Thinking) -> None:
    if not (research_spaces(t.s) >> t.space) & 1:
        t.keep(special_weapons(t))


def leftmost_token(t: Thinking) -> None:
    t.keep(t.candidates & -t.candidates)


def no_priority(t: Thinking) -> None:
    """This tactical token has no say here."""


Priority = Callable[[Thinking], None]


class Tactic:
    """bk.solo.tactical.priority: which theatre (step 5), which space (9), which token (20), as it is printed."""

    def __init__(
        self, theatre: Priority = no_priority, space: Priority = no_priority, token: Priority = no_priority
    ) -> None:
        self.theatre: Final = theatre
        self.space: Final = space
        self.token: Final = token


STEAMROLL: Final = (
    "steamroll"  # bk.solo.tactical.steamroll: keeps the previous token in force and so has no priorities of its own
)
NO_TACTIC: Final = Tactic()
TACTICS: Final[dict[str, Tactic]] = {
    # bk.solo.tactical.big-guns; bk.solo.tactical.space-stays: for the space already found
    "big-guns": Tactic(token=special_weapon_with_greatest_influence),
    # bk.solo.tactical.counterattack
    "counterattack": Tactic(theatre=where_the_human_leads, token=greatest_influence),
    # bk.solo.tactical.economic-warfare
    "economic-warfare": Tactic(theatre=where_most_can_be_produced_or_bombed, space=produce_or_bomb),
    # bk.solo.tactical.for-the-glory
    "for-the-glory": Tactic(theatre=where_most_points_are, space=propaganda_space),
    # bk.solo.tactical.research-and-development
    "research-and-development": Tactic(
        theatre=where_research_is_free, space=research_space, token=special_weapon_where_no_research
    ),
    # bk.solo.tactical.rapid-deployment
    "rapid-deployment": Tactic(token=leftmost_token),
    # bk.solo.tactical.secure
    "secure": Tactic(theatre=where_it_leads_itself),
}
