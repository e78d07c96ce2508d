"""Legie: three plans."""

from __future__ import annotations

from typing import Any

from sandtable.kernel.action import Action
from scripts.script import Script, printed

POINTS = {plot["id"]: plot["points"] for plot in printed("legie", "plots")["plots"]}
STRENGTH = {who["id"]: who["strength"] for who in printed("legie", "characters")["characters"]}
FACTION = {who["id"]: who["faction"] for who in printed("legie", "characters")["characters"]}


def mine_and_theirs(view: Any, seat: int, plot: str) -> tuple[int, int]:
    """The strength that stands openly on a plot."""
    mine = view["players"][seat]["faction"]
    found = [0, 0]
    for lying in view["plots"]:
        for column in lying["columns"] if lying["id"] == plot else ():
            for soldier in column:
                who = soldier["character"]
                found[FACTION.get(who) != mine] += STRENGTH.get(who, 1)
    return found[0], found[1]


class Marching(Script):
    """A plan says where to send soldiers; orders that help are given, blanks stay hidden, and everybody is equipped."""

    def score(self, view: Any, seat: int, act: Action) -> float:
        if act.verb == "send":
            mine, theirs = mine_and_theirs(view, seat, act.nouns[1])
            return 5.0 + self.plan(POINTS[act.nouns[1]], mine, theirs, STRENGTH[act.nouns[0]])
        if act.verb == "order":
            return {"plus2": 4.0, "blank": 1.0}.get(act.nouns[0], 3.0)
        return {"equip": 4.0, "reveal": 1.0, "withhold": 2.0, "recruit": 3.0, "supply": 2.0, "done": 2.0}.get(
            act.verb, 0
        )

    def plan(self, points: int, mine: int, theirs: int, strength: int) -> float:
        raise NotImplementedError


class Mass(Marching):
    """Everybody where most is to be won, the strongest first."""

    def plan(self, points: int, mine: int, theirs: int, strength: int) -> float:
        return points + 0.1 * mine + 0.1 * strength


class Spread(Marching):
    """Takes what nobody holds, with the weakest that will do."""

    def plan(self, points: int, mine: int, theirs: int, strength: int) -> float:
        return points - 2.0 * mine - 1.0 * theirs - 0.1 * strength


class Overtake(Marching):
    """Goes where one soldier more is enough to lead."""

    def plan(self, points: int, mine: int, theirs: int, strength: int) -> float:
        return points * (2.0 if mine <= theirs < mine + strength else 0.5) - 0.1 * strength
