"""Print a hash of every state of a seeded game, so that two interpreters can be compared step by step.

python -m properties.fingerprint drill.title DrillGame '{"mode": "standard", "seats": 3}' 7 100
"""

from __future__ import annotations

import hashlib
import importlib
import random
import sys

from properties.trial import any_act, text_of
from sandtable.kernel.match import Match
from sandtable.kernel.plain import Record, dump, parse


def main(module: str, name: str, setting: str, seed: str, decisions: str) -> None:
    game = getattr(importlib.import_module(module), name)()
    match = Match(game, game.read_setting(Record(parse(setting))), seed=seed)
    rng = random.Random(f"acts {seed}")
    for _ in range(int(decisions)):
        watchers = (*range(match.setting.seats), None)
        seen = dump([[match.view(watcher), match.log(watcher)[-5:]] for watcher in watchers])
        legal = dump([[act.text for act in match.legal(seat)] for seat in watchers[:-1] if seat is not None])
        print(hashlib.sha256((text_of(match.state) + seen + legal).encode()).hexdigest())
        if not match.to_act:
            break
        match.play(*any_act(match, rng))


if __name__ == "__main__":
    main(*sys.argv[1:])
