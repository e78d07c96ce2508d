"""The virtual opponent (bk.solo.*): its 24 steps, one function each, in the printed order, and its tactical tokens."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, cast

from sandtable.games.blitzkrieg.edition import (
    BLITZ,
    BOMBING,
    IMPROVED_PRODUCTION,
    IMPROVED_RESEARCH,
    NONE,
    PRODUCTION,
    PROPAGANDA,
    RESEARCH,
    STRATEGIC,
    TACTICAL,
    Pick,
)
from sandtable.games.blitzkrieg.plans import FAR_BEHIND, NEAR_VICTORY, Plan, plans
from sandtable.games.blitzkrieg.state import EMPTY, FIRST, Blitzkrieg
from sandtable.games.blitzkrieg.tactics import FEW_TOKENS, NO_TACTIC, STEAMROLL, TACTICS, Tactic
from sandtable.games.blitzkrieg.thinking import Thinking
from sandtable.kernel.action import Action
from sandtable.kernel.chance import ROLLED, Chance, die
from sandtable.kernel.flow import ASK_CHANCE, Frame
from sandtable.kernel.knowledge import Facts

# Which campaign


def winning_move(t: Thinking, mind: Mind) -> None:
    """bk.solo.step-1: Win the game; rather by leaving the human unable to place (A11)."""
    winning = [plan for plan in mind.plans if plan.wins]
    stranding = [plan for plan in winning if plan.strands]
    mind.settle(t, stranding or winning)


def close_theatre_with_profit(t: Thinking, mind: Mind) -> None:
    """bk.solo.step-2: Close a theatre and score for it."""
    last_row_too = t.s.rulings.last_row_is_theatre
    closing = [p for p in mind.profitable() if p.closes_theatre and (last_row_too or p.by_the_track)]
    mind.settle(t, closing)


def close_campaign_with_profit(t: Thinking, mind: Mind) -> None:
    """bk.solo.step-3: Close a campaign and score for it."""
    mind.settle(t, [plan for plan in mind.profitable() if plan.closes_campaign])


def do_not_lose_at_once(t: Thinking, mind: Mind) -> None:
    """bk.solo.step-4: From here on only where a token can be placed without losing the game by that very move."""
    t.keep(t.drop_losing_placements())


def tactical_theatre(t: Thinking, mind: Mind) -> None:
    """bk.solo.step-5: The tactical token's theatre."""
    mind.tactic.theatre(t)


def most_free_spaces(t: Thinking, mind: Mind) -> None:
    """bk.solo.step-6: The active campaign with most unoccupied spaces."""
    t.keep_most([t.free_in_active(n).bit_count() for n in range(len(t.s.markers))])


def most_points(t: Thinking, mind: Mind) -> None:
    """bk.solo.step-7: The active campaign worth most points, bonus ignored."""
    t.keep_most(t.active_points())


def lowest_number(t: Thinking, mind: Mind) -> None:
    """bk.solo.step-8: The theatre with the lowest number; in Nippon as they are listed (bk.nippon.solo.numbers)."""
    t.keep(t.candidates & -t.candidates)


# Which space


def tactical_space(t: Thinking, mind: Mind) -> None:
    """bk.solo.step-9: The tactical token's space."""
    mind.tactic.space(t)


def propaganda_near_victory(t: Thinking, mind: Mind) -> None:
    """bk.solo.step-10: With 20 points or more: propaganda."""
    if t.s.points[FIRST] >= NEAR_VICTORY:
        t.keep(t.s.edition.with_effect[PROPAGANDA])


def strategic_advantage(t: Thinking, mind: Mind) -> None:
    """bk.solo.step-11: Strategic advantage."""
    t.keep(t.s.edition.with_effect[STRATEGIC])


def propaganda_when_behind(t: Thinking, mind: Mind) -> None:
    """bk.solo.step-12: Behind by 3 points or more: propaganda."""
    if t.behind_by() >= FAR_BEHIND:
        t.keep(t.s.edition.with_effect[PROPAGANDA])


def production_when_short(t: Thinking, mind: Mind) -> None:
    """bk.solo.step-13: With at most 4 tokens in the row: production."""
    if len(t.row) <= FEW_TOKENS:  # bk.solo.steps.row-count: before the placement
        t.keep(t.s.edition.with_effect[PRODUCTION] | t.s.edition.with_effect[IMPROVED_PRODUCTION])


def research(t: Thinking, mind: Mind) -> None:
    """bk.solo.step-14: Research."""
    t.keep(t.s.edition.with_effect[RESEARCH] | t.s.edition.with_effect[IMPROVED_RESEARCH])


def bombing(t: Thinking, mind: Mind) -> None:
    """bk.solo.step-15: Bombing."""
    t.keep(t.s.edition.with_effect[BOMBING])


def tactical_advantage(t: Thinking, mind: Mind) -> None:
    """bk.solo.step-16: Tactical advantage."""
    t.keep(t.s.edition.with_effect[TACTICAL])


def production(t: Thinking, mind: Mind) -> None:
    """bk.solo.step-17: Production."""
    t.keep(t.s.edition.with_effect[PRODUCTION] | t.s.edition.with_effect[IMPROVED_PRODUCTION])


def propaganda(t: Thinking, mind: Mind) -> None:
    """bk.solo.step-18: Propaganda."""
    t.keep(t.s.edition.with_effect[PROPAGANDA])


def leftmost_space(t: Thinking, mind: Mind) -> None:
    """bk.solo.step-19: From left to right."""
    t.keep(t.candidates & -t.candidates)


# Which token


def tactical_token(t: Thinking, mind: Mind) -> None:
    """bk.solo.step-20: The tactical token's token."""
    mind.tactic.token(t)


def value_on_blank_space(t: Thinking, mind: Mind) -> None:
    """bk.solo.step-21: On a space without effect only tokens of value 1 or more, if possible."""
    if t.s.edition.space_effect[t.space] == NONE:
        t.keep(sum(1 << n for n in range(len(t.row)) if (t.candidates >> n) & 1 and t.strength(n) >= 1))


def no_blitz_on_last_space(t: Thinking, mind: Mind) -> None:
    """bk.solo.step-22: On the last free space of a campaign no blitz tokens, if possible."""
    if t.free_in_active(t.theatre) == 1 << t.space:
        abilities = t.s.edition.role_ability
        t.keep(sum(1 << n for n, role in enumerate(t.roles) if abilities[role] != BLITZ))


def highest_near_victory(t: Thinking, mind: Mind) -> None:
    """bk.solo.step-23: With 20 points or more: the highest value."""
    if t.s.points[FIRST] >= NEAR_VICTORY:
        t.keep_most([t.strength(n) if (t.candidates >> n) & 1 else 0 for n in range(len(t.row))])


def roll_for_token(t: Thinking, mind: Mind) -> None:
    """bk.solo.step-24: The die counts through what is left, from the left; it is rolled by the frame Thought."""


STEPS: Final[tuple[Callable[[Thinking, Mind], None], ...]] = (
    winning_move,
    close_theatre_with_profit,
    close_campaign_with_profit,
    do_not_lose_at_once,
    tactical_theatre,
    most_free_spaces,
    most_points,
    lowest_number,
    tactical_space,
    propaganda_near_victory,
    strategic_advantage,
    propaganda_when_behind,
    production_when_short,
    research,
    bombing,
    tactical_advantage,
    production,
    propaganda,
    leftmost_space,
    tactical_token,
    value_on_blank_space,
    no_blitz_on_last_space,
    highest_near_victory,
    roll_for_token,
)
LAST_FOR_PLANS: Final = 3
LAST_FOR_THEATRE: Final = 8
LAST_FOR_SPACE: Final = 19
LAST_FOR_TOKEN: Final = 23


class Mind:
    """What steps 1 to 3 look ahead to, the tactical token in force, and the plan settled on."""

    def __init__(self, s: Blitzkrieg, theatre: int) -> None:
        self.tactic: Final[Tactic] = NO_TACTIC if s.tactic == EMPTY else TACTICS[s.edition.tactics[s.tactic]]
        # R7: a blitz that goes on without a plan looks for space and token only, unless the option says otherwise
        looks_ahead = theatre == EMPTY or s.rulings.follow_up_all_steps
        within = -1 if theatre == EMPTY else 1 << theatre
        self.plans: Final = plans(s, within) if looks_ahead else []
        self.first_step: Final = 1 if looks_ahead else LAST_FOR_THEATRE + 1
        self.plan: Plan | None = None

    def profitable(self) -> list[Plan]:
        """R2: a closing that loses the game at once is none with profit."""
        return [plan for plan in self.plans if plan.profit > 0 and not plan.loses]

    def settle(self, t: Thinking, fitting: list[Plan]) -> None:
        """Take the best plan that fits, if any does."""
        if fitting:
            self.plan = min(fitting, key=lambda plan: plan.key(t.s))
        if t.s.tell is not None:
            kept = [] if self.plan is None else [self.plan.text(t.s)]
            t.note([plan.text(t.s) for plan in fitting], kept, met=self.plan is not None)


class Thought(Frame[Blitzkrieg]):
    """One placement of the virtual opponent being thought out; it waits only for the die of step 24."""

    NAME = "thought"

    theatre: int  # where a blitz goes on, or EMPTY
    space: int
    places: int  # the places of the row among which the die decides, as a mask

    def __init__(self, theatre: int, space: int = EMPTY, places: int = 0) -> None:
        self.theatre = theatre
        self.space = space
        self.places = places

    def copy(self) -> Thought:
        return Thought(self.theatre, self.space, self.places)

    def facts(self, s: Blitzkrieg) -> dict[str, Facts]:
        edition = s.edition
        return {
            "blitz": None if self.theatre == EMPTY else edition.theatres[self.theatre],
            "space": None if self.space == EMPTY else edition.spaces[self.space],
            "places": [n + 1 for n in range(len(s.reserves[FIRST])) if (self.places >> n) & 1],
        }

    def resume(self, s: Blitzkrieg) -> bool:
        if not self.places:
            t = Thinking(s, self.theatre)
            mind = Mind(s, self.theatre)
            think(t, mind)
            if s.tell is not None:
                s.say("bk-thought", {"trace": t.trace})
            if mind.plan is not None:
                s.done()
                s.intent = mind.plan.placed
                return False
            self.space = t.space
            self.places = t.candidates
        if self.places & (self.places - 1):
            return True
        s.done()
        row = s.reserves[FIRST]
        row.insert(
            0, row.pop(self.places.bit_length() - 1)
        )  # lifted out: of equal tokens just this one leaves its place
        s.intent = (row[0], self.space)
        return False

    def asks(self, s: Blitzkrieg) -> tuple[int, ...]:
        return ASK_CHANCE

    def chance(self, s: Blitzkrieg) -> Chance:
        return die(6, "bk-chance-token")

    def take(self, s: Blitzkrieg, seat: int, action: Action) -> None:
        """bk.solo.step-24: count through the candidates from the left, starting over at the left."""
        roll = ROLLED[action.text]
        row = s.reserves[FIRST]
        left = [n for n in range(len(row)) if (self.places >> n) & 1]
        place = left[(roll - 1) % len(left)]
        if s.tell is not None:
            ids = [f"row:{n + 1} {s.edition.tokens[row[n]].id}" for n in left]
            chosen: Facts = [f"row:{place + 1} {s.edition.tokens[row[place]].id}"]
            entry: Facts = {"step": 24, "level": "token", "had": [*ids], "kept": chosen, "met": True, "die": roll}
            s.say("bk-thought", {"trace": [entry]})
        self.places = 1 << place


def think(t: Thinking, mind: Mind) -> None:
    """bk.solo.steps.narrowing: step after step; each level ends as soon as one candidate is left."""
    for number in range(mind.first_step, LAST_FOR_TOKEN + 1):
        if number == LAST_FOR_THEATRE + 1:
            t.consider_spaces()
        elif number == LAST_FOR_SPACE + 1:
            t.consider_tokens()
        if number > LAST_FOR_PLANS + 1 and t.settled():
            continue
        t.step = number
        STEPS[number - 1](t, mind)
        if mind.plan is not None:
            return


class TacticalDraw(Frame[Blitzkrieg]):
    """bk.solo.tactical.draw: a new tactical token from the bank; then the old ones go back."""

    NAME = "tactical-draw"

    def copy(self) -> TacticalDraw:
        return TacticalDraw()

    def resume(self, s: Blitzkrieg) -> bool:
        return True

    def asks(self, s: Blitzkrieg) -> tuple[int, ...]:
        return ASK_CHANCE

    def chance(self, s: Blitzkrieg) -> Chance:
        weights = [1 - ((s.face_up >> n) & 1) for n in range(len(s.edition.tactics))]
        return Chance(s.edition.tactic, weights, "bk-chance-tactic")

    def take(self, s: Blitzkrieg, seat: int, action: Action) -> None:
        s.done()
        drawn = cast(Pick, action).index
        if s.edition.tactics[drawn] == STEAMROLL:  # bk.solo.tactical.steamroll
            s.face_up |= 1 << drawn
        else:
            s.tactic = drawn
            s.face_up = 1 << drawn
        if s.tell is not None:
            s.say("bk-tactic", {"drawn": s.edition.tactics[drawn], "tactic": s.edition.tactics[s.tactic]})


def draw_tactical_token(s: Blitzkrieg) -> None:
    """bk.solo.tactical.first-turn: none works in the first turn; later a new one is drawn each turn."""
    if s.rulings.tactical_tokens and s.turns > 0:
        s.push(TacticalDraw())
