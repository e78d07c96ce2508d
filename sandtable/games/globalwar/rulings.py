"""What was settled before a game of Global War: the edition, who plays which nations, where and how long."""

from __future__ import annotations

from typing import Final

from sandtable.games.globalwar.edition import Edition, Scenario
from sandtable.games.globalwar.numbering import NationNumber, Seat, nations_in
from sandtable.games.globalwar.victory.declared import Objective


class Rulings:
    """The same for every state of a game."""

    def __init__(self, edition: Edition, seats: int, seat_of: list[Seat], sides: list[int], scenario: Scenario) -> None:
        self.edition: Final = edition
        self.seats: Final = seats
        self.seat_of: Final = seat_of  # of each nation; NO_SEAT for nations that nobody plays
        self.scenario: Final = scenario
        self.zones: Final = scenario.zones  # the part of the map in play
        self.first: Final = scenario.first  # the first and the last calendar turn, by their places in the calendar
        self.last: Final = scenario.last  # -1: a roll ends the game
        self.playing: Final = scenario.nations  # the nations that take turns in this game
        self.sides: Final = sides  # by seat the alliances that win together with it, as a set
        self.objectives: Final = [one for one in edition.objectives if scenario.id in one.scenarios]
        self.objectives_of: Final = self._by_nation()

    def _by_nation(self) -> dict[NationNumber, list[Objective]]:
        """The objectives with bonuses, by all nations that enjoy them: the Commonwealth has its own together."""
        found: dict[NationNumber, list[Objective]] = {}
        for one in self.edition.objectives:  # also in a theatre, which has points of its own
            if one.boons:
                for nation in nations_in(self.edition.families[one.nation]):
                    found.setdefault(nation, []).append(one)
        return found
