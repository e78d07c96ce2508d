"""Full states drawn from what one seat can know: the opponent's reserve and bag, and the pool, filled in."""

from __future__ import annotations

import random
from typing import Final

from sandtable.games.blitzkrieg.edition import Edition
from sandtable.games.blitzkrieg.reading import Reader, regular_on_board, specials_out
from sandtable.games.blitzkrieg.state import SECOND, Blitzkrieg, Rulings
from sandtable.kernel.observation import Sampler
from sandtable.kernel.plain import Plain, Record

NOBODY_HIDES: Final = -1


class BlitzkriegSampler(Sampler):
    """Built from a view alone. In the solo game only the pool is unknown."""

    def __init__(self, edition: Edition, rulings: Rulings, seat: int, view: dict[str, Plain]) -> None:
        record = Record(view)
        reader = Reader(edition, rulings)
        s = Blitzkrieg(edition, rulings)
        reader.public_part(s, record)
        reader.reckoned_part(s, record)
        reader.flow_part(s, record)
        reserve, bag = record.record("reserve"), record.record("bag")
        self.hidden: Final = NOBODY_HIDES if rulings.solo else 1 - seat
        for side, name in enumerate(edition.sides):
            if side == self.hidden:
                s.bags[side] = []
            else:
                reader.read_reserve(s, side, reserve)
                s.bags[side] = sorted(reader.tokens(bag, name))
        self.specials: Final = reader.rest(edition.special, specials_out(s), "pool")
        self.regular: list[int] = []
        self.reserve_size = 0
        if self.hidden != NOBODY_HIDES:
            self.regular = reader.rest(edition.regular, regular_on_board(s, self.hidden), "board")
            self.reserve_size = reserve.number(edition.sides[self.hidden], 0, 99)
        self.base: Final = s

    def sample(self, rng: random.Random) -> Blitzkrieg:
        s = self.base.copy()
        specials = self.specials.copy()
        if self.hidden != NOBODY_HIDES:
            specials = self._fill_hidden_side(s, specials, rng)
        specials.sort()
        s.pool = specials
        return s

    def _fill_hidden_side(self, s: Blitzkrieg, specials: list[int], rng: random.Random) -> list[int]:
        """Deal the hidden reserve and bag; returns the special weapons left for the pool."""
        side = self.hidden
        rng.shuffle(specials)
        if side == SECOND and s.edition.first_side_only in specials:  # bk.nippon.godzilla: Germany never holds it
            specials.remove(s.edition.first_side_only)
            specials.append(s.edition.first_side_only)
        held = specials[: s.held[side]]
        regular = self.regular.copy()
        rng.shuffle(regular)
        count = self._specials_in_reserve(s, rng)
        others = self.reserve_size - count
        s.reserves[side] = sorted(held[:count] + regular[:others])
        s.bags[side] = sorted(held[count:] + regular[others:])
        return specials[s.held[side] :]

    def _specials_in_reserve(self, s: Blitzkrieg, rng: random.Random) -> int:
        """How many special weapons the hidden reserve holds: a possible number, as likely as dealing makes it."""
        held = s.held[self.hidden]
        possible = [
            count
            for count in range(min(held, self.reserve_size) + 1)
            if (s.in_reserve[self.hidden] >> count) & 1 and self.reserve_size - count <= len(self.regular)
        ]
        if len(possible) == 1:
            return possible[0]
        weights = [_ways(held, n) * _ways(len(self.regular), self.reserve_size - n) for n in possible]
        ticket = int(rng.random() * sum(weights))
        for n, weight in enumerate(weights):
            if ticket < weight:
                return possible[n]
            ticket -= weight
        return possible[-1]


def _ways(of: int, choose: int) -> int:
    ways = 1
    for n in range(choose):
        ways = ways * (of - n) // (n + 1)
    return ways
