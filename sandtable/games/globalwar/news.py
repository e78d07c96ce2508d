"""News: what happens in the war is made known here and nowhere else, and whoever it concerns answers.

The rules that bring something about call ``make_known`` once it is so. ``reactions.py`` lists who answers to what, in
order; nobody else knows. So a rule about incomes, joining, objectives, pacts or text hangs on the news it is about.
"""

from __future__ import annotations

from typing import Final

from sandtable.games.globalwar.markers import NO_UNIT, NOBODY, NOWHERE
from sandtable.games.globalwar.numbering import NationNumber, UnitNumber, ZoneNumber
from sandtable.games.globalwar.state import GlobalWar
from sandtable.kernel.knowledge import Facts

TURN_BEGUN: Final = 0  # the player turn of a nation and those who share it
PHASE_BEGUN: Final = 1  # the phase of the state
COMBAT_OVER: Final = 2
TURN_ENDED: Final = 3
WAR_DECLARED: Final = 4  # by a nation on another; all who are at war by it as sets
ZONE_TAKEN: Final = 5  # by a nation from another, in battle or unopposed
ZONE_ANNEXED: Final = 6  # by a nation from another
JOINED: Final = 7  # a minor power has joined another, with its zones
CAPITAL_FALLEN: Final = 8  # of a nation, to another
SURRENDERED: Final = 9  # a nation to another
BATTLE_WON: Final = 10  # by the attacking nation
BATTLE_HELD: Final = 11  # against the attacking nation
INTERDICTED: Final = 12  # a delivery of a nation, in a sea zone
UNIT_PLACED: Final = 13
TECHNOLOGY: Final = 14  # a power has finished one
PACT_OFFERED: Final = 15  # by a nation to another; which one stands in the words
PACT_SIGNED: Final = 16
PACT_BROKEN: Final = 17  # by a nation
PACT_TRADE: Final = 18  # of the Molotov–Ribbentrop pact, at the end of a calendar turn
AID_DELIVERED: Final = 19  # lend-lease of a nation to another
ZONE_GIVEN: Final = 20  # to a Chinese side, by who has just taken it
KINDS: Final = (
    "turn-begun", "phase-begun", "combat-over", "turn-ended", "war-declared", "zone-taken", "zone-annexed", "joined",
    "capital-fallen", "surrendered", "battle-won", "battle-held", "interdicted", "unit-placed",
    "technology", "pact-offered", "pact-signed", "pact-broken", "pact-trade", "aid-delivered",
    "zone-given",
)  # fmt: skip


class News:
    """One thing that has happened. What is no part of it is NOBODY, NOWHERE, NO_UNIT or an empty set."""

    def __init__(
        self,
        kind: int,
        nation: NationNumber = NOBODY,
        other: NationNumber = NOBODY,
        zone: ZoneNumber = NOWHERE,
        unit: UnitNumber = NO_UNIT,
        ours: int = 0,
        theirs: int = 0,
        words: dict[str, Facts] | None = None,
        zones: int = 0,
    ) -> None:
        self.kind: Final = kind
        self.nation: Final = nation
        self.other: Final = other
        self.zone: Final = zone
        self.unit: Final = unit
        self.ours: Final = ours
        self.theirs: Final = theirs
        self.words: Final = words  # what else the log says of it
        self.zones: Final = zones  # all that change hands by it, where they are several


def make_known(s: GlobalWar, news: News) -> None:
    """Something has happened: all whom it concerns answer, one after the other."""
    from sandtable.games.globalwar.reactions import REACTIONS  # they need to know the rules that make news

    for react in REACTIONS[news.kind]:
        react(s, news)
