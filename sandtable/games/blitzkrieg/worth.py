"""The evaluation bots use: a chance to win, learned from self-play (docs/bots.md), and what must be over first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sandtable.games.blitzkrieg.closing import Spoils
from sandtable.games.blitzkrieg.edition import read_data
from sandtable.games.blitzkrieg.features import FEATURES, features
from sandtable.games.blitzkrieg.state import EMPTY, Blitzkrieg
from sandtable.games.blitzkrieg.turn import STOP, Turn
from sandtable.kernel.action import Action
from sandtable.kernel.learned import read_learned
from sandtable.kernel.plain import Record

LEARNED: Final = read_learned(Record(read_data("learned"), "learned"), FEATURES)


def worth(s: Blitzkrieg, side: int) -> float:
    """The chance of a side to win, as far as it can know."""
    if s.result is not None:
        won = s.result.shares[0 if s.rulings.solo else side] > 0.5
        return 1.0 if won else 0.0
    return LEARNED.chance(features(s, side))


def finishing(s: Blitzkrieg, seat: int) -> Sequence[Action]:
    """A turn is judged when it is over: a blitz stops, leftovers come in any order, other choices are weighed."""
    top = s.stack[-1]
    if isinstance(top, Turn):
        return () if top.theatre == EMPTY else (STOP,)
    legal = top.legal(s, seat)
    return legal[:1] if isinstance(top, Spoils) else legal
