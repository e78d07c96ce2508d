"""How a plan may be carried out: how sure an attack must be, how many stay at home, whether objectives come first.

The usual stance is what every bot plays by; who looks ahead chooses for each movement phase the one that promises most.
"""

from __future__ import annotations

from typing import Final


class Stance:
    """Odds are how much stronger an attack has to be, as ``Front.chances`` reckons it.

    ``good``: anywhere; ``against_a_city``: which must fall in three rounds (gw.1.7.7); ``opening``: as the first attack
    of a war, which sets off more than a battle; ``for_a_raid``: on a zone that is lost again; ``on_a_beach``: from
    which nobody comes back (gw.10.8.3.d). ``for_points``: of all these so much is enough where victory points are won.
    ``holds``: who is no more often stronger does not drive out a garrison. ``seeks``: what objectives lack is gone for
    as a campaign is.
    """

    def __init__(
        self,
        id: str,
        good: float,
        against_a_city: float,
        opening: float,
        for_a_raid: float,
        on_a_beach: float,
        for_points: float,
        holds: float,
        seeks: bool = False,
    ) -> None:
        self.id: Final = id
        self.good: Final = good
        self.against_a_city: Final = against_a_city
        self.opening: Final = opening
        self.for_a_raid: Final = for_a_raid
        self.on_a_beach: Final = on_a_beach
        self.for_points: Final = for_points
        self.holds: Final = holds
        self.seeks: Final = seeks


USUAL: Final = Stance("usual", 1.5, 2.2, 2.0, 2.5, 1.8, 1.0, 1.5)
STANCES: Final = [
    USUAL,
    Stance("bold", 1.1, 1.6, 1.6, 1.7, 1.4, 1.0, 2.5),
    Stance("careful", 2.4, 3.5, 3.0, 5.0, 3.0, 1.0, 1.0),
    Stance("seeking", 1.5, 2.2, 2.0, 2.5, 1.8, 0.5, 1.5, seeks=True),
]
