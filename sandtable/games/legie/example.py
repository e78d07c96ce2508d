"""A position file to start from, for each mode: the second round, all soldiers sent, orders lying face down."""

from __future__ import annotations

from sandtable.kernel.plain import Plain

LEGION: dict[str, Plain] = {
    "faction": "legion",
    "commander": "topol",
    "officer": "kopecky",
    "hand": ["barton"],
    "points": 4,
    "supplies": 1,
    "used": ["retreat"],
}
WHITES: dict[str, Plain] = {
    "faction": "whites",
    "commander": "konovalov",
    "officer": "gorodskij",
    "hand": ["tamara"],
    "points": 3,
    "supplies": 2,
}


def example_position(mode: str) -> dict[str, Plain]:
    data: dict[str, Plain] = {
        "title": "legie",
        "mode": mode,
        "seats": 2,
        "options": {},
        "phase": "orders",
        "round": 2,
        "first": "whites",
        "location": "army-depot",
        "plots": ["graves-of-the-nobles", "supply-run", "rousing-speech"],
        "at": {
            "graves-of-the-nobles": ["vodicka plus2", "havrda blank", "kopecky", "klepetko", "zembajijev", "gorodskij"],
            "supply-run": ["keler get-down", "koloman swap"],
            "rousing-speech": ["orlovskij move"],
        },
        "sleeves": {"keler": ["wound"], "koloman": ["coat"]},
    }
    legion, whites = dict(LEGION), dict(WHITES)
    if mode == "dispatches":
        legion["dispatch"] = "life-above-all"
        whites["dispatch"] = "winter-campaign"
    data["players"] = [legion, whites]
    return data
