"""Which acts are worth a bot's thought: which cards to part with follows from their worth, so it is settled here."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from sandtable.games.quartermaster.acts import Discard
from sandtable.games.quartermaster.outlook import CARD_WORTH, SPARE, hand_worth, plays_left, to_be_played
from sandtable.games.quartermaster.payments import HandPayment
from sandtable.games.quartermaster.playing import Play, Reallocation
from sandtable.games.quartermaster.state import Quartermaster
from sandtable.games.quartermaster.turn import DiscardStep, PutAway
from sandtable.games.quartermaster.uses import StatusUse
from sandtable.kernel.action import Action

MOST_DISCARDED: Final = 4  # cards in one discard step
WEAK: Final = 0.75  # of the average worth


def likely(s: Quartermaster, seat: int, legal: Sequence[Action]) -> Sequence[Action]:
    top = s.stack[-1]
    if len(legal) == 1:
        return [legal[0]]
    if isinstance(top, StatusUse):
        return [legal[0]]  # all of them
    if isinstance(top, DiscardStep):
        return [_best_discard(s, seat, top.country)]
    if isinstance(top, Play):
        return _without_most_drops(s, top.country, legal)
    if isinstance(top, PutAway):
        return [_weakest(s, top.country(s, seat), legal)]
    if isinstance(top, HandPayment) or (isinstance(top, Reallocation) and not top.paid):
        return [_weakest(s, top.country, legal)]
    return legal


def _best_discard(s: Quartermaster, seat: int, country: int) -> Discard:
    """Cards much weaker than the average of all to come, as long as there are enough for all turns."""
    worths = CARD_WORTH[country]
    sum, count = to_be_played(s, country, seat)
    enough = plays_left(s, country) + SPARE
    gone: list[int] = []
    for card in sorted(s.hands[country], key=lambda card: worths[card]):
        if count <= enough or len(gone) == MOST_DISCARDED or worths[card] * count >= WEAK * sum:
            break
        gone.append(card)
        sum -= worths[card]
        count -= 1
    return Discard(tuple(sorted(gone)))


def _without_most_drops(s: Quartermaster, country: int, legal: Sequence[Action]) -> list[Action]:
    """All ways to play a card, and of the ways to discard one instead only the cheapest."""
    drops = [act for act in legal if isinstance(act, Discard)]
    acts = [act for act in legal if not isinstance(act, Discard)]
    if drops:
        acts.append(_weakest(s, country, drops))
    return acts


def _weakest(s: Quartermaster, country: int, legal: Sequence[Action]) -> Action:
    """The choice of cards after which the hand is best."""
    best = legal[0]
    best_worth = -1.0
    for act in legal:
        hand = s.hands[country].copy()
        for card in cast(Discard, act).cards:
            hand.remove(card)
        worth = hand_worth(country, hand)
        if worth > best_worth:
            best, best_worth = act, worth
    return best
