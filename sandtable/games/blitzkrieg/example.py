"""A position file to start from, for each mode: the rulebook's first worked example, and one of Nippon."""

from __future__ import annotations

from sandtable.kernel.plain import Plain

EUROPE: dict[str, Plain] = {
    "to-move": "axis",
    "turns": 10,
    "points": {"axis": 4, "allies": 4},
    "markers": {"WE": 2, "PO": -1, "EE": 0, "AME": 3, "SEA": 0},
    "board": {
        "WE-1-1": "axis navy:1",
        "WE-1-2": "allies army:1",
        "WE-1-3": "axis air:1",
        "PO-1-1": "allies navy:2",
        "PO-1-2": "axis navy:1",
        "EE-1-1": "axis army:2",
        "EE-1-2": "allies army:2",
        "AME-1-1": "axis army:1",
    },
    "reserve": {
        "axis": ["navy:1", "navy:2", "air:2", "navy:3", "army:3"],
        "allies": ["army:1", "navy:1", "air:1"],
    },
    "last": {"axis": "army:1", "allies": "army:2"},
}
AMERICA: dict[str, Plain] = {
    "to-move": "japan",
    "turns": 4,
    "points": {"japan": 1, "germany": 0},
    "markers": {"SEAT": -1, "SFR": 1, "LAX": 2, "HOU": -1},
    "board": {
        "SFR-1-2": "japan air:1",
        "LAX-1-1": "japan navy:2",
        "HOU-1-1": "germany army:1",
        "SEAT-1-2": "germany air:1",
    },
    "reserve": {
        "japan": ["navy:1", "army:2", "air:2", "general", "army:3"],
        "germany": ["army:1", "navy:1", "navy:2"],
    },
    "last": {"japan": "navy:2", "germany": "army:1"},
}


def example_position(mode: str) -> dict[str, Plain]:
    data: dict[str, Plain] = {"title": "blitzkrieg", "mode": mode, "options": {}}
    data.update(AMERICA if mode in ("nippon", "nippon-solo") else EUROPE)
    if mode == "solo":
        data["options"] = {"tactical-tokens": True}
        data["tactic"] = "research-and-development"
    return data
