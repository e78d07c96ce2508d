"""Effects of spaces (bk.effect.*): what is drawn, bombed, advanced and scored, and the frames that ask for it."""

from __future__ import annotations

from bisect import bisect_left, insort
from collections.abc import Callable, Sequence
from typing import Final, cast

from sandtable.games.blitzkrieg import reckoning
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
from sandtable.games.blitzkrieg.influence import influence
from sandtable.games.blitzkrieg.state import EMPTY, SECOND, SIGN, Blitzkrieg
from sandtable.kernel.action import Action
from sandtable.kernel.chance import CHANCE, Chance, deal
from sandtable.kernel.flow import ASK_CHANCE, Frame
from sandtable.kernel.knowledge import EVERYBODY, Facts, Secret

BAG: Final = 0  # from the own bag to the reserve
POOL_TO_BAG: Final = 1
POOL_TO_RESERVE: Final = 2
SOURCES: Final = ("bag", "pool-to-bag", "pool-to-reserve")

HIDDEN_DRAW: Final = Action("draw", ("?",))
HIDDEN_RESEARCH: Final = Action("research", ("?",))
HIDDEN_LOSS: Final = Action("lose", ("?",))


def carry_out(s: Blitzkrieg, side: int, space: int) -> None:
    """Carry out the effect printed on a space, for a side."""
    edition = s.edition
    effect = edition.space_effect[space]
    if effect != NONE:
        EFFECT[effect](s, side, edition.space_value[space], edition.space_theatre[space])


def nothing(s: Blitzkrieg, side: int, value: int, theatre: int) -> None:
    """bk.effect.none"""


def production(s: Blitzkrieg, side: int, value: int, theatre: int) -> None:
    """bk.effect.production, bk.effect.improved-production: draw from the own bag at once."""
    if not s.foresight:
        s.push(Draw(side, value, BAG))


def research(s: Blitzkrieg, side: int, value: int, theatre: int) -> None:
    """bk.effect.research, bk.effect.improved-research: special weapons from the pool into the own bag."""
    if not s.foresight:
        s.push(Draw(side, value, POOL_TO_BAG))


def research_industry(s: Blitzkrieg, side: int, value: int, theatre: int) -> None:
    """bk.effect.research-industry: a special weapon straight into the reserve."""
    if not s.foresight:
        s.push(Draw(side, value, POOL_TO_RESERVE))


def bombing(s: Blitzkrieg, side: int, value: int, theatre: int) -> None:
    """bk.effect.bombing: the opponent loses tokens of the reserve to the bag."""
    if not s.foresight:
        s.push(Bombing(side, value))


def tactical(s: Blitzkrieg, side: int, value: int, theatre: int) -> None:
    """bk.effect.tactical: further along the track of this theatre; void once it is closed (A4)."""
    if (s.in_play >> theatre) & 1:
        move_marker(s, side, theatre, value, may_close=True)


def strategic(s: Blitzkrieg, side: int, value: int, theatre: int) -> None:
    """bk.effect.strategic: along the track of one other open theatre, never to its end."""
    if not s.foresight and s.in_play & ~(1 << theatre):
        s.push(Strategic(side, value, theatre))


def propaganda(s: Blitzkrieg, side: int, value: int, theatre: int) -> None:
    """bk.effect.propaganda"""
    score(s, side, value, "bk-scored-propaganda", theatre)


EFFECT: Final[dict[int, Callable[[Blitzkrieg, int, int, int], None]]] = {
    NONE: nothing,
    PRODUCTION: production,
    IMPROVED_PRODUCTION: production,
    RESEARCH: research,
    IMPROVED_RESEARCH: research,
    RESEARCH_INDUSTRY: research_industry,
    BOMBING: bombing,
    TACTICAL: tactical,
    STRATEGIC: strategic,
    PROPAGANDA: propaganda,
}


def score(s: Blitzkrieg, side: int, points: int, why: str, theatre: int, row: int = EMPTY) -> None:
    s.points[side] += points  # bk.end.beyond-track
    if s.tell is not None:
        edition = s.edition
        args: dict[str, Facts] = {"side": edition.sides[side], "points": points, "theatre": edition.theatres[theatre]}
        args["total"] = s.points[side]
        if row != EMPTY:
            args["row"] = row
        s.say(why, args)


def move_marker(s: Blitzkrieg, side: int, theatre: int, distance: int, may_close: bool) -> None:
    """bk.marker.move: a marker goes towards a side; only some moves may reach the end."""
    if distance == 0:
        return
    before = s.markers[theatre]
    after = reach(s, side, theatre, distance, may_close)
    s.markers[theatre] = after
    if s.tell is not None and after != before:
        args: dict[str, Facts] = {"theatre": s.edition.theatres[theatre], "from": before, "to": after}
        args["side"] = s.edition.sides[side]
        args["spaces"] = abs(after - before)
        s.say("bk-marker-moved", args)


def reach(s: Blitzkrieg, side: int, theatre: int, distance: int, may_close: bool) -> int:
    """bk.marker.overshoot: movement beyond the end is lost."""
    after = s.markers[theatre] + SIGN[side] * distance
    limit = s.edition.track_end[theatre] - (0 if may_close else 1)
    return max(-limit, min(limit, after))


class Draw(Frame[Blitzkrieg]):
    """Drawing tokens one by one from bag or pool, until enough are drawn or none is left (bk.effect.impossible)."""

    NAME = "draw"

    side: int
    left: int
    source: int

    def __init__(self, side: int, left: int, source: int) -> None:
        self.side = side
        self.left = left
        self.source = source

    def copy(self) -> Draw:
        return Draw(self.side, self.left, self.source)

    def facts(self, s: Blitzkrieg) -> dict[str, Facts]:
        return {"side": s.edition.sides[self.side], "left": self.left, "source": SOURCES[self.source]}

    def resume(self, s: Blitzkrieg) -> bool:
        if self.left > 0:
            if self.source == BAG:
                if s.bags[self.side] or (s.unseen > 0 and s.is_virtual(self.side)):
                    limit = s.rulings.reserve_limit  # bk.turn.reserve-limit
                    if limit == 0 or len(s.reserves[self.side]) < limit:
                        return True
            elif self._pool_for(s) > 0:
                if self.source == POOL_TO_RESERVE or not s.is_virtual(self.side):
                    return True
                self._research_unseen(s)
                return False
        s.done()
        return False

    def _pool_for(self, s: Blitzkrieg) -> int:
        """How many special weapons this side can draw from the pool."""
        return min(len(s.pool) - s.unseen, len(self._drawable(s)))

    def _drawable(self, s: Blitzkrieg) -> list[int]:
        """bk.nippon.godzilla: Germany puts it back and draws another."""
        kept_back = s.edition.first_side_only
        if self.side == SECOND and kept_back != EMPTY:
            return [kind for kind in s.pool if kind != kept_back]
        return s.pool

    def _research_unseen(self, s: Blitzkrieg) -> None:
        """bk.solo.effect.research: nobody looks at what goes into the virtual opponent's bag."""
        s.unseen += 1
        self.left -= 1
        if s.tell is not None:
            s.say("bk-researched-unseen", {"side": s.edition.sides[self.side], **unseen_told(s)})

    def asks(self, s: Blitzkrieg) -> tuple[int, ...]:
        return ASK_CHANCE

    def chance(self, s: Blitzkrieg) -> Chance:
        side = self.side
        seen = s.private_to(side)
        if self.source == BAG:
            lots = s.bags[side]
            if s.unseen > 0 and s.is_virtual(side):
                # each special weapon of the pool is as likely as any other to be one that went into the bag unseen
                lots = lots * len(s.pool) + s.pool * s.unseen
                lots.sort()
            return deal(s.edition.draw, lots, "bk-chance-draw", seen, HIDDEN_DRAW)
        return deal(s.edition.research, self._drawable(s), "bk-chance-research", seen, HIDDEN_RESEARCH)

    def lies_with(self, s: Blitzkrieg, seats: int) -> bool:
        """The pool is shared: what a bag that the program holds took out of it still lies in the printed one."""
        return self.source != BAG or s.belongs_to(self.side, seats)

    def take(self, s: Blitzkrieg, seat: int, action: Action) -> None:
        kind = cast(Pick, action).index
        side = self.side
        self.left -= 1
        if self.source == BAG:
            bag = s.bags[side]
            reckoning.drew_from_bag(s, side)
            if s.unseen and kind not in bag:  # nobody had looked at it: only now is it known to have left the pool
                s.unseen -= 1
                bag = s.pool
            bag.remove(kind)
            add_to_reserve(s, side, kind)
        else:
            s.pool.pop(bisect_left(s.pool, kind))
            reckoning.researched(s, side, self.source == POOL_TO_RESERVE)
            if self.source == POOL_TO_RESERVE:
                add_to_reserve(s, side, kind)
            else:
                insort(s.bags[side], kind)
        if s.tell is not None:
            what = Secret(s.edition.tokens[kind].id, s.private_to(side), "?")
            event = ("bk-drew", "bk-researched", "bk-researched-to-reserve")[self.source]
            s.say(event, {"side": s.edition.sides[side], "token": what, **unseen_told(s)})


def unseen_told(s: Blitzkrieg) -> dict[str, Facts]:
    """How many special weapons are left to draw, and how many lie in the virtual opponent's bag, as events tell it."""
    told: dict[str, Facts] = {"pool": len(s.pool) - s.unseen}
    if s.rulings.solo:
        told["unseen"] = s.unseen
    return told


def add_to_reserve(s: Blitzkrieg, side: int, kind: int) -> None:
    """bk.solo.effect.production, bk.solo.effect.research-industry: at the right end of the virtual opponent's row.

    Other reserves are kept sorted, their order means nothing.
    """
    reserve = s.reserves[side]
    place = len(reserve)
    if not s.is_virtual(side):
        while place and reserve[place - 1] > kind:
            place -= 1
    reserve.insert(place, kind)


class Bombing(Frame[Blitzkrieg]):
    """bk.solo.effect.bombing-you: tokens go back to the bag at random; from the row the human chooses."""

    NAME = "bombing"
    PROMPT = "bk-prompt-bomb"
    REFUSED = ("bk.solo.effect.bombing-the-row", "bk-refused-bomb")

    side: int  # who bombs
    left: int

    def __init__(self, side: int, left: int) -> None:
        self.side = side
        self.left = left

    def copy(self) -> Bombing:
        return Bombing(self.side, self.left)

    def facts(self, s: Blitzkrieg) -> dict[str, Facts]:
        return {"side": s.edition.sides[self.side], "left": self.left}

    def resume(self, s: Blitzkrieg) -> bool:
        if self.left > 0 and s.reserves[1 - self.side]:
            return True
        s.done()
        return False

    def asks(self, s: Blitzkrieg) -> tuple[int, ...]:
        return s.rulings.seats[self.side] if s.is_virtual(1 - self.side) else ASK_CHANCE

    def legal(self, s: Blitzkrieg, seat: int) -> Sequence[Action]:
        """bk.solo.effect.bombing-the-row: a special weapon only where the row holds nothing else."""
        row = s.reserves[1 - self.side]
        is_special = s.edition.is_special
        regular = [s.edition.bomb[n] for n, kind in enumerate(row) if not is_special[kind]]
        return regular or s.edition.bomb[: len(row)]

    def chance(self, s: Blitzkrieg) -> Chance:
        victim = 1 - self.side
        return deal(s.edition.lose, s.reserves[victim], "bk-chance-bombing", self._seen(s), HIDDEN_LOSS)

    def lies_with(self, s: Blitzkrieg, seats: int) -> bool:
        return s.belongs_to(1 - self.side, seats)

    def _seen(self, s: Blitzkrieg) -> int:
        """bk.secret.bombed: the owner alone; but where special weapons return to the pool, all see what was hit."""
        return EVERYBODY if s.rulings.bombed_special_to_pool else s.private_to(1 - self.side)

    def take(self, s: Blitzkrieg, seat: int, action: Action) -> None:
        self.left -= 1
        victim = 1 - self.side
        reserve = s.reserves[victim]
        index = cast(Pick, action).index
        place = reserve.index(index) if seat == CHANCE else index
        kind = reserve.pop(place)
        to_pool = s.edition.is_special[kind] and s.rulings.bombed_special_to_pool
        if s.rulings.bombed_special_to_pool:
            reckoning.bombed_openly(s, victim, to_pool, len(reserve) + 1)
        else:
            reckoning.bombed(s, victim, len(reserve) + 1)
        insort(s.pool if to_pool else s.bags[victim], kind)
        if s.tell is not None:
            what = Secret(s.edition.tokens[kind].id, self._seen(s), "?")
            event = "bk-bombed-to-pool" if to_pool else "bk-bombed"
            s.say(event, {"side": s.edition.sides[victim], "token": what, **unseen_told(s)})


class Strategic(Frame[Blitzkrieg]):
    """bk.effect.strategic: one other open theatre is chosen, and its marker moves."""

    NAME = "strategic"
    PROMPT = "bk-prompt-advance"
    REFUSED = ("bk.effect.strategic", "bk-refused-advance")

    side: int
    value: int
    theatre: int  # where the space lies, which therefore cannot be chosen

    def __init__(self, side: int, value: int, theatre: int) -> None:
        self.side = side
        self.value = value
        self.theatre = theatre

    def copy(self) -> Strategic:
        return Strategic(self.side, self.value, self.theatre)

    def facts(self, s: Blitzkrieg) -> dict[str, Facts]:
        edition = s.edition
        return {"side": edition.sides[self.side], "value": self.value, "theatre": edition.theatres[self.theatre]}

    def resume(self, s: Blitzkrieg) -> bool:
        others = s.in_play & ~(1 << self.theatre)
        if others and not s.is_virtual(self.side):
            return True
        s.done()
        if others:
            self._advance(s, self._most_influential(s, others))
        return False

    def _most_influential(self, s: Blitzkrieg, others: int) -> int:
        """bk.solo.effect.strategic: greatest influence, then the lowest theatre number (A14)."""
        best = EMPTY
        best_key = (99, 0, 0)
        for theatre in range(len(s.markers)):
            if (others >> theatre) & 1:
                after = reach(s, self.side, theatre, self.value, may_close=False)
                key = influence(s.markers[theatre], after, human_scores=False)
                if key < best_key:
                    best, best_key = theatre, key
        return best

    def _advance(self, s: Blitzkrieg, theatre: int) -> None:
        move_marker(s, self.side, theatre, self.value, may_close=False)

    def asks(self, s: Blitzkrieg) -> tuple[int, ...]:
        return s.rulings.seats[self.side]

    def legal(self, s: Blitzkrieg, seat: int) -> Sequence[Action]:
        others = s.in_play & ~(1 << self.theatre)
        return [act for n, act in enumerate(s.edition.advance) if (others >> n) & 1]

    def take(self, s: Blitzkrieg, seat: int, action: Action) -> None:
        s.done()
        self._advance(s, cast(Pick, action).index)
