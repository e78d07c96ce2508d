"""Whether the engine of the site plays the games that Python plays here: ``soak_pocket.py [GAMES]``, act by act."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Final

from bench.pocket_games import fingerprints

TOP: Final = Path(__file__).resolve().parents[2]
GAMES: Final = 500


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    script = str(TOP / "tests" / "bench" / "pocket_games.py")
    command = ["node", str(TOP / "web" / "pocket" / "games.mjs"), script, "0", str(games)]
    acts = 0
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as site:
        assert site.stdout is not None
        for number, line in enumerate(site.stdout):
            here, there = fingerprints(number), json.loads(line)
            if here != there:
                act = next(n for n, (one, other) in enumerate(zip(here, there, strict=False)) if one != other)
                raise SystemExit(f"game {number} differs at act {act}")
            acts += len(here) - 1
    if site.returncode:
        raise SystemExit(site.returncode)
    print(f"{games} games, {acts} acts: the same on the site as here")


if __name__ == "__main__":
    main()
