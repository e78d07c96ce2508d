"""The evaluation bots use: points, what the plots of the round promise, soldiers, supplies, tokens and a dispatch."""

from __future__ import annotations

import math
from typing import Final

from frozen.legie.outlook import Outlook
from frozen.legie.soldiers import RECRUIT, ROUNDS, rounds_to_come, soldier_worth
from sandtable.games.legie.dispatches import CARDS, Keep, Relief
from sandtable.games.legie.march import Placing
from sandtable.games.legie.masks import bits
from sandtable.games.legie.nouns import MOST_PLOTS
from sandtable.games.legie.order_phase import Carrying, Wounding
from sandtable.games.legie.orders import ORDERS
from sandtable.games.legie.setup import FULL_HAND, Officers, Tuck
from sandtable.games.legie.state import NONE, Legie

SCALE: Final = 1.3  # points of a lead that bring the odds to e to one, at the end
SCALE_OF_A_ROUND: Final = 0.95  # and more for each round to come
TOKEN: Final = 0.17
PLACING: Final = 0.4  # an order about to be placed
CHOICE: Final = 0.4  # an order about to be carried out
RELIEF: Final = 0.8  # an effect of a dispatch about to be chosen
LIKELY: Final = 0.7  # that the condition of a dispatch which holds now will hold at the end
UNLIKELY: Final = 0.25


def worth(s: Legie, seat: int) -> float:
    """The share of the win a seat may hope for, as far as a glance can tell."""
    if s.result is not None:
        return s.result.shares[seat]
    rounds = rounds_to_come(s)
    outlook = Outlook(s, rounds)
    scores = [float(s.totals[other] + s.points[other]) for other in range(s.seats)]
    for other in range(s.seats):
        if s.factions[other] != NONE:
            scores[other] += _means(s, other, rounds, outlook)
    if s.plots:
        outlook.add_promises(scores)
    if s.stack:
        _add_pending(s, scores)
    scale = SCALE + SCALE_OF_A_ROUND * rounds
    mine = scores[seat]
    odds = 0.0
    for score in scores:
        odds += math.exp((score - mine) / scale)
    return 1.0 / odds


def _means(s: Legie, seat: int, rounds: float, outlook: Outlook) -> float:
    """What a seat has for later: soldiers in hand and at plots, supplies, tokens, a dispatch."""
    power = 0.0
    count = 0
    for who in bits(s.hands[seat]):
        power += soldier_worth(s, who)
        count += 1
    for place in range(seat * MOST_PLOTS, seat * MOST_PLOTS + MOST_PLOTS):
        for who in s.columns[place]:
            power += soldier_worth(s, who)
            count += 1
    if count < FULL_HAND:
        power += RECRUIT * min(FULL_HAND - count, len(s.decks[seat]))
    value = power * rounds + outlook.supply_worth(seat) * s.supplies[seat]
    for token in bits(s.available[seat]):
        if ORDERS[s.order_of(seat, token)].id != "blank":
            value += TOKEN
    if s.dispatches[seat] != NONE:
        value += _dispatch(s, seat, s.dispatches[seat])
    return value


def _dispatch(s: Legie, seat: int, held: int) -> float:
    dispatch = s.edition.dispatches[held]
    return dispatch.points * (LIKELY if CARDS[dispatch.effect].holds(s, seat) else UNLIKELY)


def _add_pending(s: Legie, scores: list[float]) -> None:
    """What the frame on top is about to bring: orders and effects about to be chosen, and choices made in secret."""
    frame = s.stack[-1]
    if isinstance(frame, Placing):
        scores[frame.seat] += PLACING * frame.orders_left(s)
    elif isinstance(frame, Carrying):
        choice = frame.declared().choice
        scores[frame.seat] += CHOICE if choice is None or not choice.AGAIN else 0.0
    elif isinstance(frame, Wounding):
        scores[frame.seat] += CHOICE
    elif isinstance(frame, Relief):
        scores[frame.seat] += RELIEF
    elif isinstance(frame, Officers):
        for seat, text in enumerate(frame.chosen):
            if text:
                scores[seat] += ROUNDS * soldier_worth(s, s.edition.character_of[text.split(" ")[1]])
    elif isinstance(frame, Tuck):
        for seat, text in enumerate(frame.chosen):
            if text:
                for id in text.split(" ")[1:]:
                    scores[seat] -= ROUNDS * soldier_worth(s, s.edition.character_of[id])
    elif isinstance(frame, Keep):
        for seat, text in enumerate(frame.chosen):
            if text:
                scores[seat] += _dispatch(s, seat, s.edition.dispatch_of[text.split(" ")[1]])
