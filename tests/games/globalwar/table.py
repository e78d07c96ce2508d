"""Positions of Global War in one line each, and what stands in them."""

from __future__ import annotations

from sandtable.games.globalwar.groups import label
from sandtable.games.globalwar.state import GlobalWar
from sandtable.games.globalwar.title import GAME
from sandtable.kernel.plain import Plain

Units = dict[str, dict[str, list[str]]]


def position(units: Units, turn: str, phase: str = "combat-movement", **more: Plain) -> GlobalWar:
    """The whole world in July 1936, with these units: ``{"korea": {"japan": ["2*infantry"]}}``."""
    places: dict[str, Plain] = {zone: {nation: [*names] for nation, names in by.items()} for zone, by in units.items()}
    data: dict[str, Plain] = {"mode": "world-1936", "seats": 3, "turn": turn, "phase": phase, "units": places, **more}
    state = GAME.position(data, seed="test").state
    assert isinstance(state, GlobalWar)
    return state


def zone(s: GlobalWar, id: str) -> int:
    return s.edition.world.number[id]


def nation(s: GlobalWar, id: str) -> int:
    return s.edition.nations.number[id]


def units(s: GlobalWar, where: str) -> list[str]:
    """The labels of all units in a zone, in order."""
    return [label(s, u) for u in s.standing[zone(s, where)]]


def find(s: GlobalWar, where: str, kind: str) -> int:
    """The first unit of a kind in a zone."""
    return next(u for u in s.standing[zone(s, where)] if s.unit(u).id == kind)
