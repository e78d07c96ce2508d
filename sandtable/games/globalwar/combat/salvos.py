"""Volleys die by die: what is still to be rolled, in the order in which losses are taken. Equal salvos exist once."""

from __future__ import annotations

from typing import Final

from sandtable.games.globalwar.combat.engagement import Engagement
from sandtable.games.globalwar.combat.fire import NOBODY, Shots
from sandtable.games.globalwar.combat.hits import Hits, TooLarge, convolved, of_one_aim, reckon, turn

MOST_DICE: Final = 300  # of one volley

# When it is rolled (the turn of its aim, three numbers, and when its troop would be lost), the faces that pick, the aim
# of other hits, the faces that hit and the sides that are left.
Die = tuple[int, int, int, int, int, int, int, int]


class Salvo:
    """Dice that are still to be rolled. If the first of them hits ``aim``, ``rest`` follows, otherwise ``missed``."""

    def __init__(
        self, number: int, aim: int, chance: float, rest: Salvo | None, missed: Salvo | None, scores: list[float]
    ) -> None:
        self.number: Final = number  # larger than those of all that follows
        self.aim: Final = aim
        self.chance: Final = chance
        self.rest: Final = rest  # None: nothing is left to be rolled
        self.missed: Final = missed  # the same as the rest, but a die that picks its target may still hit another
        self.scores: Final = scores  # the chances of 0, 1, 2, … hits if all dice have one aim, otherwise empty


class Volley:
    """All the dice of a side, to be rolled one by one or all together."""

    def __init__(self, salvo: Salvo, hits: Hits, work: int) -> None:
        self.salvo: Final = salvo
        self.hits: Final = hits
        self.work: Final = work  # chances that were multiplied, and dice that were lined up, to find both


class Salvos:
    """The salvos of one side, numbered.

    Dice of troops that are lost early are rolled early. So what a side has still to roll is, most of the time, what it
    would roll with fewer troops: volleys that differ only in their first dice end alike.
    """

    def __init__(self, engagement: Engagement, side: int) -> None:
        self.aims: Final = engagement.aims[1 - side]
        self.all: Final = [Salvo(0, NOBODY, 0.0, None, None, [1.0])]
        self._rank: Final = [engagement.orders[side].ranked.index(n) for n in range(engagement.rosters[side].size)]
        self._dice: Final[list[Die]] = []
        self._die_of: Final[dict[Die, int]] = {}
        self._salvo_of: Final[dict[tuple[int, ...], Salvo]] = {(): self.all[0]}
        self._volleys: Final[dict[int, Volley]] = {}  # by number of the salvo

    def volley(self, shots: list[Shots]) -> Volley:
        known = len(self.all)
        salvo = self._salvo([self._number(die) for die in self._lined_up(shots)])
        if salvo.number not in self._volleys:
            hits = of_one_aim(salvo.aim, salvo.scores) if salvo.scores and shots else reckon(shots, self.aims)
            self._volleys[salvo.number] = Volley(salvo, hits, hits.work + (len(self.all) - known) * MOST_DICE)
        return self._volleys[salvo.number]

    def hits(self, shots: list[Shots]) -> Hits:
        """What a volley scores that is not rolled die by die."""
        if any(one.pick != NOBODY for one in shots):
            return reckon(shots, self.aims)
        return self.volley(shots).hits

    def _lined_up(self, shots: list[Shots]) -> list[Die]:
        """All dice in the order in which they are rolled."""
        dice: list[Die] = []
        for one in shots:
            picked, width, number = turn(self.aims[one.aim if one.pick == NOBODY else one.pick])
            rank = NOBODY if one.troop == NOBODY else self._rank[one.troop]
            picks = 0 if one.pick == NOBODY else one.picks
            dice += [(picked, width, number, rank, picks, one.aim, one.value, one.sides)] * one.dice
        if len(dice) > MOST_DICE:
            raise TooLarge
        dice.sort()
        return dice

    def _number(self, die: Die) -> int:
        if die not in self._die_of:
            self._die_of[die] = len(self._dice)
            self._dice.append(die)
        return self._die_of[die]

    def _salvo(self, dice: list[int]) -> Salvo:
        first = 0
        while tuple(dice[first:]) not in self._salvo_of:
            first += 1
        salvo = self._salvo_of[tuple(dice[first:])]
        while first > 0:
            first -= 1
            salvo = self._one_more(dice[first:], salvo)
        return salvo

    def _one_more(self, dice: list[int], rest: Salvo) -> Salvo:
        """A new salvo of one die and a rest that is known."""
        _, _, number, _, picks, aim, value, sides = self._dice[dice[0]]
        missed = rest
        chance = value / sides
        if picks:
            chance = picks / sides
            if value > picks:  # a die that picks nobody may still hit: the first of all that have this aim
                picked, width, plain = turn(self.aims[aim])
                die = (picked, width, plain, NOBODY, 0, aim, value - picks, sides - picks)
                missed = self._salvo(self._with(dice[1:], die))
        scores: list[float] = []
        if not picks and rest.scores and (rest.aim == number or rest.number == 0):
            scores = convolved(rest.scores, [1.0 - chance, chance])
        salvo = Salvo(len(self.all), number, chance, rest, missed, scores)
        self.all.append(salvo)
        self._salvo_of[tuple(dice)] = salvo
        return salvo

    def _with(self, dice: list[int], die: Die) -> list[int]:
        number = self._number(die)
        place = 0
        while place < len(dice) and self._dice[dice[place]] < die:
            place += 1
        return [*dice[:place], number, *dice[place:]]
