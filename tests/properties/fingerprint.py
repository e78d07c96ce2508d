"""A hash of every state of a seeded game, so that two interpreters can be compared step by step.

python -m properties.fingerprint drill.title DrillGame '{"mode": "standard", "seats": 3}' 7 100

prints one game. Without words it reads such lists of words from its input, as JSON, and prints a list for each.
"""

from __future__ import annotations

import hashlib
import importlib
import json
import random
import sys

from properties.trial import any_act, text_of
from sandtable.kernel.match import Match
from sandtable.kernel.plain import Record, dump, parse


def fingerprints(module: str, name: str, setting: str, seed: str, decisions: str) -> list[str]:
    game = getattr(importlib.import_module(module), name)()
    match = Match(game, game.read_setting(Record(parse(setting))), seed=seed)
    rng = random.Random(f"acts {seed}")
    found: list[str] = []
    for _ in range(int(decisions)):
        watchers = (*range(match.setting.seats), None)
        seen = dump([[match.view(watcher), match.log(watcher)[-5:]] for watcher in watchers])
        legal = dump([[act.text for act in match.legal(seat)] for seat in watchers[:-1] if seat is not None])
        found.append(hashlib.sha256((text_of(match.state) + seen + legal).encode()).hexdigest())
        if not match.to_act:
            break
        match.play(*any_act(match, rng))
    return found


def main() -> None:
    if sys.argv[1:]:
        print(*fingerprints(*sys.argv[1:]), sep="\n")
        return
    for line in sys.stdin:
        print(json.dumps(fingerprints(*json.loads(line))), flush=True)


if __name__ == "__main__":
    main()
