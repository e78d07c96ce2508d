"""Volleys die by die: what is still to be rolled, in the order in which losses are taken. Equal salvos exist once."""

from __future__ import annotations

from typing import Final

from sandtable.games.globalwar.combat.engagement import Engagement
from sandtable.games.globalwar.combat.fire import NOBODY, Aim, Shots
from sandtable.games.globalwar.combat.troops import Counts
from sandtable.games.globalwar.odds.hits import Cases, Hits, TooLarge, convolved, of_one_aim, reckon, turn

MOST_DICE: Final = 300  # of one volley

DieKey = tuple[int, int, int, int, int, int, int, int, int]  # by which dice are put in the order they are rolled in
Kind = tuple[int, int, int, int, int, int, int, bool]  # of a shot, its rank, and whether picks fall with other hits
Make = tuple[int, int, int, int, int, bool]  # all that a die is, whoever rolls it


class Die:
    """A die of a volley: when it is rolled, the faces that pick and that hit, the aims of both, the sides it has left.

    It is rolled in the turn of its aim, and among those in the order in which troops would be lost.
    """

    def __init__(
        self, turn: tuple[int, int, int], rank: int, picks: int, pick: int, aim: int, value: int, sides: int
    ) -> None:
        self.picks: Final = picks
        self.pick: Final = pick
        self.aim: Final = aim
        self.value: Final = value
        self.sides: Final = sides
        self.waits: Final = turn[2] == aim  # picks in its place among the other hits
        self.key: Final = (*turn, rank, picks, pick, aim, value, sides)
        self.make: Final = (picks, pick, aim, value, sides, self.waits)


class Salvo:
    """Dice that are still to be rolled. If the first of them hits ``aim``, ``rest`` follows, otherwise ``missed``.

    A die with a ``pick`` may hit that as well, and is rolled once for both.
    """

    def __init__(
        self,
        number: int,
        aim: int,
        chance: float,
        rest: Salvo | None,
        missed: Salvo | None,
        scores: list[float],
        pick: int = NOBODY,
        picks: float = 0.0,
    ) -> None:
        self.number: Final = number  # larger than those of all that follows
        self.aim: Final = aim
        self.chance: Final = chance
        self.pick: Final = pick
        self.picks: Final = picks  # the chance to hit the pick
        self.rest: Final = rest  # None: nothing is left to be rolled
        self.missed: Final = missed  # the same as the rest, but a die that picks its target may still hit another
        self.twin: Final = rest if pick == NOBODY and rest is missed and rest is not None and rest.alike(aim) else None
        self.scores: Final = scores  # the chances of 0, 1, 2, … hits if all dice have one aim, otherwise empty

    def alike(self, aim: int) -> bool:
        """Whether the first die only hits or misses, and has that aim: it may be rolled with one before it."""
        return self.aim == aim and self.pick == NOBODY and self.rest is not None and self.rest is self.missed


class Volley:
    """All the dice of a side, to be rolled one by one or all together.

    Where the hits of the last aim fall apart from all others, ``late`` is the salvo of its dice, ``last`` its hits.
    """

    def __init__(self, salvo: Salvo, hits: Hits, late: Salvo | None, cases: int, work: int) -> None:
        self.salvo: Final = salvo
        self.hits: Final = hits
        self.late: Final = late
        self.last: Final = of_one_aim(hits.aims[-1], hits.late) if late else hits
        self.cases: Final = cases  # the number of the cases of its hits: equal ones leave the same of everybody
        self.work: Final = work  # chances that were multiplied, and dice that were lined up, to find both


class Salvos:
    """The salvos of one side, numbered.

    Dice of troops that are lost early are rolled early. So what a side has still to roll is, most of the time, what it
    would roll with fewer troops: volleys that differ only in their first dice end alike. Picked targets fall before all
    others; where that makes no difference, dice that pick are rolled with the others of their aim. Damaged ships roll
    with those of their kind that are whole, while there are any: so a first damage changes nothing behind them.
    """

    def __init__(self, engagement: Engagement, side: int) -> None:
        self.engagement: Final = engagement
        self.enemy: Final = 1 - side
        self.aims: Final = engagement.aims[1 - side]
        self.all: Final = [Salvo(0, NOBODY, 0.0, None, None, [1.0])]
        self._rank: Final = [engagement.orders[side].ranked.index(n) for n in range(engagement.rosters[side].size)]
        self._dice: Final[list[Die]] = []
        self._die_of: Final[dict[Make, int]] = {}
        self._kind_of: Final[dict[Kind, int]] = {}
        self._keys: Final[list[DieKey]] = []  # by kind
        self._dice_of: Final[list[int]] = []  # by kind: the number of its die
        self._turns: Final[dict[tuple[int, ...], list[int]]] = {}  # by kinds: their places in the order of their keys
        self._salvo_of: Final[dict[tuple[int, ...], Salvo]] = {(): self.all[0]}
        self.volleys: Final[dict[int, Volley]] = {}  # by number of the salvo
        self._cases: Final[dict[Cases, int]] = {}
        self._any_order: Final[dict[tuple[int, int], bool]] = {}  # by aims of picks and of other hits

    def volley(self, shots: list[Shots]) -> Volley:
        known = len(self.all)
        dice = self._lined_up(shots)
        salvo = self._salvo(dice)
        if salvo.number not in self.volleys:
            hits = of_one_aim(salvo.aim, salvo.scores) if salvo.scores and shots else reckon(shots, self.aims)
            late: Salvo | None = None
            if hits.early:
                last = sum([one.dice for one in shots if one.aim == hits.aims[-1]])
                late = self._salvo(dice[len(dice) - last :])  # the last aim is rolled last
            cases = self._cases.setdefault(hits.cases, len(self._cases))
            work = hits.work + (len(self.all) - known) * MOST_DICE
            self.volleys[salvo.number] = Volley(salvo, hits, late, cases, work)
        return self.volleys[salvo.number]

    def hits(self, shots: list[Shots]) -> Hits:
        """What a volley scores that is not rolled die by die."""
        for one in shots:
            if one.pick != NOBODY:
                return reckon(shots, self.aims)
        return self.volley(shots).hits

    def _lined_up(self, shots: list[Shots]) -> list[int]:
        """The numbers of all dice in the order in which they are rolled."""
        if sum([one.dice for one in shots]) > MOST_DICE:
            raise TooLarge
        kinds = self._kinds(shots)
        dice: list[int] = []
        for place in self._in_turn(tuple(kinds)):
            dice += [self._dice_of[kinds[place]]] * shots[place].dice
        return dice

    def _in_turn(self, kinds: tuple[int, ...]) -> list[int]:
        if kinds not in self._turns:
            keyed = [(self._keys[kind], place) for place, kind in enumerate(kinds)]
            keyed.sort()
            self._turns[kinds] = [place for _, place in keyed]
        return self._turns[kinds]

    def _kinds(self, shots: list[Shots]) -> list[int]:
        """The kinds of the dice of a volley; they depend on who else fires."""
        found: list[int] = []
        at_once = self._picks_at_once(shots)
        firing = 0
        for one in shots:
            if one.troop != NOBODY:
                firing |= 1 << one.troop
        for one in shots:
            rank = self._place(one.troop, firing)
            kind = (one.troop, rank, one.picks, one.pick, one.aim, one.value, one.sides, at_once)
            number = self._kind_of.get(kind, NOBODY)
            if number == NOBODY:
                when = turn(self.aims[one.aim if one.pick == NOBODY or at_once else one.pick])
                picks = 0 if one.pick == NOBODY else one.picks
                die = Die(when, rank, picks, one.pick, one.aim, one.value, one.sides)
                number = len(self._keys)
                self._kind_of[kind] = number
                self._keys.append(die.key)
                self._dice_of.append(self._number(die))
            found.append(number)
        return found

    def _place(self, troop: int, firing: int) -> int:
        """The rank of a troop, or of one that fires as well and would become it by damage."""
        if troop == NOBODY:
            return NOBODY
        worse = self.engagement.rosters[1 - self.enemy].worse
        for whole in range(len(worse)):
            if worse[whole] == troop and firing >> whole & 1:
                return self._place(whole, firing)
        return self._rank[troop]

    def _picks_at_once(self, shots: list[Shots]) -> bool:
        """Whether it does not matter when the picks of a volley fall: it has one kind of them and of other hits."""
        pick = NOBODY
        for one in shots:
            if one.aim != shots[0].aim or (pick != NOBODY and one.pick != NOBODY and one.pick != pick):
                return False
            if one.pick != NOBODY:
                pick = one.pick
        if pick == NOBODY:
            return False
        key = (pick, shots[0].aim)
        if key not in self._any_order:
            self._any_order[key] = self._agree(self.aims[pick], self.aims[shots[0].aim])
        return self._any_order[key]

    def _agree(self, pick: Aim, aim: Aim) -> bool:
        """Whether a pick and another hit leave the same in any order, whoever is there.

        They fall on different units, or on two of a troop, unless both want the same last unit of a troop. Then all
        depends on whom each would take next: where that is not the same, it shows with three units at most. A hit that
        only does damage brings up somebody new; with such troops the order is kept.
        """
        roster = self.engagement.rosters[self.enemy]
        troops = [n for n in range(roster.size) if (pick.rest | aim.rest) >> n & 1]
        if any(roster.worse[n] >= 0 for n in troops):
            return False
        for first in range(len(troops)):
            for second in range(first):
                for third in range(second + 1):  # the same as the second: there are only two
                    counts = [0] * len(self.engagement.start[self.enemy])
                    for place in (first, second, third):
                        counts[troops[place]] = 1
                    if self._after(tuple(counts), pick, aim) != self._after(tuple(counts), aim, pick):
                        return False
        return True

    def _after(self, counts: Counts, one: Aim, other: Aim) -> Counts:
        return self.engagement.hit(self.enemy, self.engagement.hit(self.enemy, counts, one), other)

    def _number(self, die: Die) -> int:
        if die.make not in self._die_of:
            self._die_of[die.make] = len(self._dice)
            self._dice.append(die)
        return self._die_of[die.make]

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
        die = self._dice[dice[0]]
        others = (die.value - die.picks) / die.sides
        if die.picks and die.waits:
            salvo = Salvo(len(self.all), die.aim, others, rest, rest, [], die.pick, die.picks / die.sides)
        elif die.picks:
            missed = rest
            if die.value > die.picks:  # a die that picks nobody may still hit: the first of all that have this aim
                sides = die.sides - die.picks
                again = Die(turn(self.aims[die.aim]), NOBODY, 0, NOBODY, die.aim, die.value - die.picks, sides)
                missed = self._salvo(self._with(dice[1:], again))
            salvo = Salvo(len(self.all), die.pick, die.picks / die.sides, rest, missed, [])
        else:
            scores: list[float] = []
            if rest.scores and (rest.aim == die.aim or rest.number == 0):
                scores = convolved(rest.scores, [1.0 - others, others])
            salvo = Salvo(len(self.all), die.aim, others, rest, rest, scores)
        self.all.append(salvo)
        self._salvo_of[tuple(dice)] = salvo
        return salvo

    def _with(self, dice: list[int], die: Die) -> list[int]:
        number = self._number(die)
        place = 0
        while place < len(dice) and self._dice[dice[place]].key < die.key:
            place += 1
        return [*dice[:place], number, *dice[place:]]
