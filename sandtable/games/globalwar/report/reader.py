"""Who the reader of a report is: which nations are theirs, with them, against them."""

from __future__ import annotations

from typing import Final

from sandtable.games.globalwar.numbering import NationNumber, Seat, nations_in
from sandtable.games.globalwar.sheets import NO_ALLIANCE
from sandtable.games.globalwar.state import GlobalWar
from sandtable.kernel.report import BAD, GOOD, NEITHER

MINE: Final = 0
FRIEND: Final = 1
FOE: Final = 2
OTHER: Final = 3


class Side:
    """How a seat, or a spectator who is nobody's friend, stands to all nations at the end of the time that is told."""

    def __init__(self, s: GlobalWar, seat: Seat | None) -> None:
        self.s: Final = s
        self.seat: Final = seat
        self.mine = 0
        self.foes = 0
        alliances = 0 if seat is None else s.rulings.sides[seat]
        self.friends = 0
        for nation in s.edition.nations.nations:
            number = nation.number
            if seat is not None and s.seat_of(number) == seat:
                self.mine |= 1 << number
            elif s.alliance[number] != NO_ALLIANCE and alliances >> s.alliance[number] & 1:
                self.friends |= 1 << number
        for number in nations_in(self.mine):
            self.foes |= s.enemies[number]

    def relation(self, nation: NationNumber) -> int:
        if nation < 0:
            return OTHER
        if self.mine >> nation & 1:
            return MINE
        if self.friends >> nation & 1:
            return FRIEND
        return FOE if self.foes >> nation & 1 else OTHER

    def ours(self, nation: NationNumber) -> bool:
        return self.relation(nation) in (MINE, FRIEND)

    def mood(self, winner: NationNumber, loser: NationNumber) -> int:
        """Whether it is good for the reader that one nation gains what another loses."""
        if self.ours(loser) or (self.relation(winner) == FOE and not self.ours(winner)):
            return BAD
        if self.ours(winner) or self.relation(loser) == FOE:
            return GOOD
        return NEITHER
