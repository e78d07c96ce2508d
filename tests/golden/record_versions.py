"""Record a game of the test title by each of its rules versions.

    PYTHONPATH=tests:tests/titles python tests/golden/record_versions.py

What was recorded by a version that is gone stays as it is: it shows what a player is told then.
"""

from __future__ import annotations

import json
import random

from drill import GAME
from properties.trial import play_on

from golden.record import FOLDER, views
from sandtable.kernel.match import Match

DRILL = FOLDER / "drill"
LONGEST = 1_000  # decisions, more than any game has


def main() -> None:
    DRILL.mkdir(exist_ok=True)
    for version in GAME.VERSIONS:
        match = Match(GAME, GAME.setting(seats=4, rules=version), seed="versions")
        play_on(match, random.Random("versions"), LONGEST)
        golden = {"save": json.loads(match.save()), "views": views(match)}
        text = json.dumps(golden, ensure_ascii=False, separators=(",", ":")) + "\n"
        (DRILL / f"rules-{version}.json").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
