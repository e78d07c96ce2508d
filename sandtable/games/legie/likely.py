"""Which acts are worth a bot's thought: of those that differ only in who gets the thing, the best bearer's."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from sandtable.games.legie.march import Placing
from sandtable.games.legie.nouns import MOST_PLOTS, SKILLS, Pair, Pick
from sandtable.games.legie.order_phase import OrderPhase
from sandtable.games.legie.orders import ORDERS
from sandtable.games.legie.outlook import Outlook
from sandtable.games.legie.setup import Tuck
from sandtable.games.legie.soldiers import rounds_to_come, worth_with
from sandtable.games.legie.state import MUTILATED, NONE, WOUNDS, Legie
from sandtable.kernel.action import Action

FEW: Final = 8  # acts that are not worth the trouble of choosing among them

# orders that do the same whoever bears them at a plot; the bearer only has to live
FOR_ANYBODY: Final = (
    "plus2", "retreat", "move", "blank", "lure", "muster", "sacrifice", "theft", "no-medics", "sabotage", "take-all",
    "camouflage", "ceasefire",
)  # fmt: skip


def likely(s: Legie, seat: int, legal: Sequence[Action]) -> Sequence[Action]:
    if s.stack and isinstance(s.stack[-1], OrderPhase):
        return _tokens(s, seat, legal)
    if len(legal) < FEW or not s.stack:
        return legal
    if isinstance(s.stack[-1], Placing):
        return _orders(s, legal)
    if isinstance(s.stack[-1], Tuck):  # which of the two lies lowest hardly ever matters
        return [act for act in legal if cast(Pair, act).one < cast(Pair, act).other]
    for act in legal:
        if act.verb == "equip":
            return _equipment(s, legal)
    return legal


def _tokens(s: Legie, seat: int, legal: Sequence[Action]) -> list[Action]:
    """Tokens that do nothing are put away as they lie: nobody need know which they were."""
    kept: list[Action] = []
    for act in legal:
        if act.verb == "reveal" and ORDERS[s.order_of(seat, s.token_on[cast(Pick, act).index])].id == "blank":
            continue
        kept.append(act)
    return kept


def _orders(s: Legie, legal: Sequence[Action]) -> list[Action]:
    """Of the bearers at a plot for whom an order does the same, the first who does not die of a wound."""
    kept: list[Action] = []
    places: dict[int, int] = {}  # of an order at a plot, in what is kept
    for act in legal:
        if act.verb != "order" or ORDERS[cast(Pair, act).one].id not in FOR_ANYBODY:
            kept.append(act)
            continue
        order, who = cast(Pair, act).one, cast(Pair, act).other
        key = order * MOST_PLOTS + s.standing[who]
        if key not in places:
            places[key] = len(kept)
            kept.append(act)
        elif _sturdy(s, who) and not _sturdy(s, cast(Pair, kept[places[key]]).other):
            kept[places[key]] = act
    return kept


def _sturdy(s: Legie, who: int) -> bool:
    return not s.sleeves[who] & WOUNDS and not s.is_frail(who)


def _equipment(s: Legie, legal: Sequence[Action]) -> list[Action]:
    """Each kind of equipment for the one whom it serves most."""
    rounds = rounds_to_come(s)
    outlook = Outlook(s, rounds)
    kept: list[Action] = []
    kind = NONE
    best = 0.0
    for act in legal:
        if act.verb != "equip":
            kept.append(act)
            continue
        equipment, who = cast(Pair, act).one, cast(Pair, act).other
        served = _service(s, outlook, equipment, who)
        if equipment != kind:  # they come kind by kind
            kind = equipment
            best = served
            kept.append(act)
        elif served > best:
            best = served
            kept[-1] = act
    return kept


def _service(s: Legie, outlook: Outlook, equipment: int, who: int) -> float:
    """What a piece of equipment adds to a soldier in hand, this round and later."""
    bare = s.sleeves[who]
    worn = bare | 1 << equipment
    if equipment < len(SKILLS):
        worn &= ~(1 << (MUTILATED + equipment))
    later = outlook.rounds * (worth_with(s, who, worn) - worth_with(s, who, bare))
    return later + outlook.reserve(who, worn) - outlook.reserve(who, bare)
