"""Canned protocol messages of a seeded solo game, played with the real library: python canned.py > canned.json."""

from __future__ import annotations

import json
import sys

import sandtable
from sandtable.bots import bot
from sandtable.kernel.match import Match

STEPS = 16


def state(match: Match, since: int) -> dict[str, object]:
    lines = match.log(0)
    undo = match.why_no_undo(0)
    return {
        "type": "state",
        "seat": 0,
        "seq": len(lines),
        "since": since,
        "view": match.view(0),
        "legal": [action.text for action in match.legal(0)],
        "free": [],
        "lines": lines[since:],
        "undo": undo.plain() if undo else None,
        "due": None,
        "offer": None,
        "over": match.outcome is not None,
    }


def main() -> None:
    game = sandtable.game("blitzkrieg")
    match = game.match("solo", seed=sys.argv[1] if len(sys.argv) > 1 else "sand", options={"tactical-tokens": True})
    player = bot("greedy", game, "sand")
    steps = []
    while len(steps) < STEPS and match.outcome is None:
        legal = [action.text for action in match.legal(0)]
        previews = {act: match.preview(0, act) for act in legal}
        spaces = [f"{t}-{c}-{s}" for t in ("WE", "PO", "EE", "AME", "SEA") for c in (1, 2, 3) for s in (1, 2, 3, 4, 5)]
        tried = [f"place {token} {space}" for token in match.view(0)["state"]["reserve"]["allies"] for space in spaces]
        why = {}
        for act in tried:
            refusal = match.why_not(0, act)
            if refusal is not None and refusal.message != "core-refused-notation":
                why[act] = refusal.plain()
        message = state(match, 0)
        act = player.decide(match.observe(0)).text
        steps.append({"state": message, "previews": previews, "why": why, "act": act})
        match.play(0, act)
    steps.append({"state": state(match, 0), "previews": {}, "why": {}, "act": None})
    options = [
        {"id": o.id, "values": list(o.values), "default": o.default, "rule": o.rule, "modes": list(o.modes)}
        for o in game.options
    ]
    titles = [
        {"id": "blitzkrieg", "modes": [{"id": m.id, "seats": list(m.seats)} for m in game.modes], "options": options}
    ]
    table = {
        "table": "canned",
        "title": "blitzkrieg",
        "mode": "solo",
        "options": {},
        "seats": [{"seat": 0, "kind": "guest", "name": "", "mine": True}],
        "manual": False,
        "host": True,
        "spectators": 0,
        "imported": False,
        "over": False,
        "closed": False,
        "proposal": None,
        "rematch": None,
    }
    json.dump({"titles": titles, "table": table, "steps": steps}, sys.stdout)


if __name__ == "__main__":
    main()
