"""The nouns of Drill: six zones in a ring, five kinds of cards, and every act a player can write, made once."""

from __future__ import annotations

from typing import Final

from sandtable.kernel.action import Action
from sandtable.kernel.frames import ACCEPT, DECLINE, PASS

ZONES: Final = ("ash", "birch", "cedar", "dogwood", "elm", "fir")
ZONE_OF: Final[dict[str, int]] = {id: zone for zone, id in enumerate(ZONES)}
HOME: Final = (0, 1, 0, 1)  # where the squads of each seat start: the teams face each other

CARDS: Final = ("raid", "guard", "parry", "scout", "drum")
CARD_OF: Final[dict[str, int]] = {id: card for card, id in enumerate(CARDS)}
RAID: Final = 0
GUARD: Final = 1
PARRY: Final = 2
COPIES: Final = (4, 4, 4, 3, 3)

SEATS: Final = ("seat-0", "seat-1", "seat-2", "seat-3")
SEAT_OF: Final[dict[str, int]] = {id: seat for seat, id in enumerate(SEATS)}

SQUADS: Final = 4  # of each seat, on the board, in reserve and lost together
ON_BOARD: Final = 2  # of them at the start
FIRST_HAND: Final = 2
LONGEST_MARCH: Final = 3
LOOK: Final = 2

DRAW: Final = Action("draw")
LOOK_UP: Final = Action("look")
SHUFFLE: Final = Action("shuffle")
LEAVE: Final = Action("leave")
ONWARD: Final = Action("onward")
HALT: Final = Action("halt")
REVEAL: Final = Action("reveal")
WITHHOLD: Final = Action("withhold")
DECLARE: Final = Action("declare")
BLANK: Final = Action("order", ("blank",))

DISCARDS: Final = tuple(Action("discard", (card,)) for card in CARDS)
RETURNS: Final = tuple(Action("return", (card,)) for card in CARDS)
PLAYS: Final = tuple(Action("play", (card,)) for card in CARDS)
DRAWN: Final = tuple(Action("draw", (card,)) for card in CARDS)
DRAWN_UNSEEN: Final = Action("draw", ("?",))
TUCKS: Final = tuple(Action("tuck", (str(n),)) for n in range(1, LOOK + 1))
ATTACKS: Final = tuple(Action("attack", (zone,)) for zone in ZONES)
REMOVALS: Final = tuple(Action("remove", (zone,)) for zone in ZONES)
ORDERS: Final = (BLANK, *[Action("order", (zone,)) for zone in ZONES])
OFFERS: Final = tuple(Action("offer", (seat,)) for seat in SEATS)
LOSSES: Final = tuple(Action("lose", (seat,)) for seat in SEATS)


def _marches() -> tuple[Action, ...]:
    """Up to three steps one way round the ring."""
    found: list[Action] = []
    for start in range(len(ZONES)):
        for turn in (1, -1):
            for steps in range(1, LONGEST_MARCH + 1):
                path = [ZONES[(start + turn * step) % len(ZONES)] for step in range(steps + 1)]
                found.append(Action("march", (">".join(path),)))
    return tuple(found)


MARCHES: Final = _marches()

TURN_ACTS: Final[tuple[Action, ...]] = (
    PASS, DRAW, LOOK_UP, SHUFFLE, *DISCARDS, *RETURNS, *MARCHES, *ATTACKS, *OFFERS,
)  # fmt: skip

EVERY_ACT: Final[dict[str, Action]] = {
    act.text: act
    for act in (
        *TURN_ACTS, LEAVE, ONWARD, HALT, REVEAL, WITHHOLD, DECLARE, ACCEPT, DECLINE,
        *PLAYS, *DRAWN, *TUCKS, *REMOVALS, *ORDERS, *LOSSES,
    )
}  # fmt: skip


def path_of(march: Action) -> tuple[int, ...]:
    return tuple(ZONE_OF[zone] for zone in march.nouns[0].split(">"))


def neighbours(zone: int) -> tuple[int, int, int]:
    """The zone itself and the two beside it."""
    return (zone, (zone + 1) % len(ZONES), (zone - 1) % len(ZONES))


def names(counts: list[int]) -> list[str]:
    """The ids of some cards, kind by kind."""
    found: list[str] = []
    for card, count in enumerate(counts):
        found += [CARDS[card]] * count
    return found
