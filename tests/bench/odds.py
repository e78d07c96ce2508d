"""Exact odds of Global War beside a simulation of the same battles: prints a JSON object of milliseconds.

Run with the compiled engine first on the path, as `run.py` does.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from random import Random

from sandtable.games.globalwar.combat.engagement import Engagement
from sandtable.games.globalwar.combat.field import Field
from sandtable.games.globalwar.combat.sequence import LAND, NAVAL, Sequence
from sandtable.games.globalwar.combat.troops import read_troops
from sandtable.games.globalwar.edition import read_edition
from sandtable.games.globalwar.odds.odds import engaged, exact
from sandtable.games.globalwar.odds.outcomes import Withdrawal
from sandtable.games.globalwar.odds.reckoning import MOST_WORK
from sandtable.games.globalwar.odds.simulation import Simulation

CATALOGUE = read_edition({}).catalogue
TIMES = 5
# a simulation that tells the chance to win to a tenth of a percentage point: 0.5² / 0.001²
BATTLES = 250_000
SAMPLE = 5_000  # of them are played; the rest would take as long each

# kind, attackers, defenders
BATTLES_MEASURED = {
    "17-15": (
        LAND,
        "8*infantry 2*mechanized-infantry 3*medium-armor 2*artillery 2*fighter",
        "9*infantry 2*artillery anti-aircraft-artillery 3*fighter",
    ),
    "17-15-air": (
        LAND,
        "8*infantry 3*medium-armor 2*artillery 2*fighter 2*tactical-bomber",
        "9*infantry 2*artillery anti-aircraft-artillery 3*fighter",
    ),
    "17-15-fleets": (
        NAVAL,
        "7*destroyer 3*heavy-cruiser 2*battleship 2*submarine 3*fighter:patrol",
        "7*destroyer 3*heavy-cruiser battleship 2*submarine 2*fighter:patrol",
    ),
    "40-40": (LAND, "25*infantry 5*artillery 10*medium-armor", "30*infantry 5*artillery 5*mechanized-infantry"),
    "40-40-fighters": (
        LAND,
        "24*infantry 5*artillery 7*medium-armor 4*fighter",
        "27*infantry 5*artillery 4*mechanized-infantry 4*fighter",
    ),
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
    for name, (kind, attackers, defenders) in BATTLES_MEASURED.items():

        def battle(kind: Sequence = kind, mine: str = attackers, theirs: str = defenders) -> Engagement:
            return engaged(
                kind,
                Field(sea=kind is NAVAL),
                read_troops(mine, CATALOGUE, "attacker"),
                read_troops(theirs, CATALOGUE, "defender"),
            )

        figures[f"{name}-exact"] = fastest(lambda make=battle: exact(make(), Withdrawal(), False, MOST_WORK))
        played = fastest(lambda make=battle: Simulation(make(), Withdrawal(), Random("bench")).run(SAMPLE))
        figures[f"{name}-simulated"] = played * BATTLES / SAMPLE
    print(json.dumps(figures))


main()
