"""Exact odds of Global War beside a simulation of the same battles: prints a JSON object of milliseconds.

Run with the compiled engine first on the path, as `run.py` does.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from random import Random

from sandtable.games.globalwar.combat.field import Field
from sandtable.games.globalwar.combat.outcomes import Withdrawal
from sandtable.games.globalwar.combat.sequence import LAND
from sandtable.games.globalwar.combat.simulation import Simulation
from sandtable.games.globalwar.combat.troops import read_troops
from sandtable.games.globalwar.edition import read_edition
from sandtable.games.globalwar.odds import engaged, odds

CATALOGUE = read_edition({}).catalogue
TIMES = 5
# a simulation that tells the chance to win to a tenth of a percentage point: 0.5² / 0.001²
BATTLES = 250_000
SAMPLE = 5_000  # of them are played; the rest would take as long each

BATTLES_MEASURED = {
    "17-15": (
        "8*infantry 2*mechanized-infantry 3*medium-armor 2*artillery 2*fighter",
        "9*infantry 2*artillery anti-aircraft-artillery 3*fighter",
    ),
    "40-40": ("25*infantry 5*artillery 10*medium-armor", "30*infantry 5*artillery 5*mechanized-infantry"),
}


def fastest(work: Callable[[], object]) -> float:
    """Milliseconds of the fastest of a few runs."""
    best = float("inf")
    for _ in range(TIMES):
        start = time.perf_counter()
        work()
        best = min(best, time.perf_counter() - start)
    return best * 1000


def main() -> None:
    figures: dict[str, float] = {}
    for name, (attackers, defenders) in BATTLES_MEASURED.items():

        def battle(mine: str = attackers, theirs: str = defenders) -> object:
            return engaged(
                LAND, Field(), read_troops(mine, CATALOGUE, "attacker"), read_troops(theirs, CATALOGUE, "defender")
            )

        figures[f"{name}-exact"] = fastest(lambda make=battle: odds(make()))
        played = fastest(lambda make=battle: Simulation(make(), Withdrawal(), Random("bench")).run(SAMPLE))
        figures[f"{name}-simulated"] = played * BATTLES / SAMPLE
    print(json.dumps(figures))


main()
