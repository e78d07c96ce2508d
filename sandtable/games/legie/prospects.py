"""What each seat may hope for, in victory points: points, soldiers, supplies, tokens, a dispatch, and the plots."""

from __future__ import annotations

from typing import Final

from sandtable.games.legie.dispatches import CARDS, Keep, Relief
from sandtable.games.legie.march import Placing
from sandtable.games.legie.masks import bits
from sandtable.games.legie.nouns import MOST_PLOTS
from sandtable.games.legie.order_phase import Carrying, Wounding
from sandtable.games.legie.outlook import Outlook
from sandtable.games.legie.setup import FULL_HAND, Officers, Tuck
from sandtable.games.legie.sight import EVERYTHING
from sandtable.games.legie.soldiers import RECRUIT, ROUNDS, rounds_to_come, soldier_worth
from sandtable.games.legie.state import NONE, Legie

SCALE: Final = 1.3  # points of a lead that bring the odds to e to one, at the end
SCALE_OF_A_ROUND: Final = 0.95  # and more for each round to come
TOKEN: Final = 0.17
PLACING: Final = 0.4  # an order about to be placed
CHOICE: Final = 0.4  # an order about to be carried out
RELIEF: Final = 0.8  # an effect of a dispatch about to be chosen
LIKELY: Final = 0.7  # that the condition of a dispatch which holds now will hold at the end
UNLIKELY: Final = 0.25
COVERED: Final = 1.0  # a dispatch that nobody has seen


class Prospects:
    """Parts of what is promised, each a list by seat; ``viewer`` is who judges, and knows no more than he may."""

    def __init__(self, s: Legie, viewer: int = EVERYTHING) -> None:
        seats = s.seats
        self.rounds: Final = rounds_to_come(s)
        self.outlook: Final = Outlook(s, self.rounds, viewer)
        self.points: Final = [float(s.totals[seat] + s.points[seat]) for seat in range(seats)]
        self.soldiers: Final = [0.0] * seats
        self.supplies: Final = [0.0] * seats
        self.tokens: Final = [0.0] * seats
        self.dispatches: Final = [0.0] * seats
        self.pending: Final = [0.0] * seats
        for seat in range(seats):
            if s.factions[seat] != NONE:
                self._means(s, seat)
        if s.plots:
            self.outlook.look_at_plots()
        if s.stack:
            self._pending(s)

    def score(self, seat: int) -> float:
        """All that a seat has and is promised."""
        held = self.points[seat] + self.soldiers[seat] + self.supplies[seat] + self.tokens[seat]
        promised = self.outlook.prizes[seat] + self.outlook.reserves[seat] + self.outlook.harm[seat]
        return held + self.dispatches[seat] + promised + self.pending[seat]

    def scale(self) -> float:
        """The lead that brings the odds to e to one."""
        return SCALE + SCALE_OF_A_ROUND * self.rounds

    def _means(self, s: Legie, seat: int) -> None:
        """What a seat has for later: soldiers in hand and at plots, supplies, tokens, a dispatch."""
        sight = self.outlook.sight
        power = 0.0
        count = s.hands[seat].bit_count()
        if sight.owns(seat):
            for who in bits(s.hands[seat]):
                power += soldier_worth(s, who)
        else:
            power += count * sight.worths[seat]
        for place in range(seat * MOST_PLOTS, seat * MOST_PLOTS + MOST_PLOTS):
            for who in s.columns[place]:
                power += sight.worth(seat, who)
                count += 1
        if count < FULL_HAND:
            power += RECRUIT * min(FULL_HAND - count, len(s.decks[seat]))
        self.soldiers[seat] = power * self.rounds
        self.supplies[seat] = self.outlook.supply_worth(seat) * s.supplies[seat]
        self.tokens[seat] = TOKEN * sight.useful_tokens(seat)
        if s.dispatches[seat] != NONE:
            self.dispatches[seat] = _dispatch(s, seat, s.dispatches[seat]) if sight.owns(seat) else COVERED

    def _pending(self, s: Legie) -> None:
        """What the frame on top is about to bring: orders and effects to be chosen, and choices made in secret."""
        frame = s.stack[-1]
        if isinstance(frame, Placing):
            giver = NONE if frame.plot == NONE else s.column(frame.seat, frame.plot)[-1]
            seen = giver == NONE or self.outlook.sight.sees(frame.seat, giver)
            self.pending[frame.seat] += PLACING * (frame.orders_left(s) if seen else 1)
        elif isinstance(frame, Carrying):
            choice = frame.declared().choice
            self.pending[frame.seat] += CHOICE if choice is None or not choice.AGAIN else 0.0
        elif isinstance(frame, Wounding):
            self.pending[frame.seat] += CHOICE
        elif isinstance(frame, Relief):
            self.pending[frame.seat] += RELIEF
        elif isinstance(frame, Officers | Tuck | Keep):
            for seat, text in enumerate(frame.chosen):
                if text and not s.rulings.untold[seat] and self.outlook.sight.owns(seat):
                    self.pending[seat] += self._chosen(s, frame, seat, text.split(" ")[1:])

    def _chosen(self, s: Legie, frame: Officers | Tuck | Keep, seat: int, ids: list[str]) -> float:
        if isinstance(frame, Officers):
            return ROUNDS * soldier_worth(s, s.edition.character_of[ids[0]])
        if isinstance(frame, Keep):
            return _dispatch(s, seat, s.edition.dispatch_of[ids[0]])
        lost = 0.0
        for id in ids:
            lost += ROUNDS * soldier_worth(s, s.edition.character_of[id])
        return -lost


def _dispatch(s: Legie, seat: int, held: int) -> float:
    dispatch = s.edition.dispatches[held]
    return dispatch.points * (LIKELY if CARDS[dispatch.effect].holds(s, seat) else UNLIKELY)
