"""Positions of Global War in one line each, and what stands in them."""

from __future__ import annotations

from sandtable.games.globalwar.civil.influence import Influence
from sandtable.games.globalwar.groups import label
from sandtable.games.globalwar.politics.alarm import Alarm
from sandtable.games.globalwar.politics.declaring import FirstWord
from sandtable.games.globalwar.research.development import Research
from sandtable.games.globalwar.state import GlobalWar
from sandtable.games.globalwar.title import GAME
from sandtable.kernel.action import Action, parse_action
from sandtable.kernel.chance import CHANCE
from sandtable.kernel.plain import Plain

Units = dict[str, dict[str, list[str]]]

AXIS, ALLIES, COMINTERN = 0, 1, 2  # the seats of a game of three
WARLORDS = ("kwangsi", "ma", "meng", "shanxi", "sikang", "sinkiang", "yunnan")
PARTS_OF_CHINA = ("kmt", "ccp", *(f"warlord-{id}" for id in WARLORDS))
JAPAN_IN_CHINA: Plain = [["japan", part] for part in PARTS_OF_CHINA]  # who attacks a part of it has war with all


def position(units: Units, turn: str, phase: str = "combat-movement", **more: Plain) -> GlobalWar:
    """The whole world in July 1936, with these units: ``{"korea": {"japan": ["2*infantry"]}}``.

    Who would have research dice before a production phase lets them lie; ``researching`` stops before that.
    """
    s = researching(units, turn, phase, **more)
    while isinstance(s.stack[-1], Research):
        play(s, "done")
    return s


def researching(units: Units, turn: str, phase: str = "production", **more: Plain) -> GlobalWar:
    """The same position, before anybody has let research dice lie."""
    places: dict[str, Plain] = {zone: {nation: [*names] for nation, names in by.items()} for zone, by in units.items()}
    data: dict[str, Plain] = {"mode": "world-1936", "seats": 3, "turn": turn, "phase": phase, "units": places, **more}
    state = GAME.position(data, seed="test").state
    assert isinstance(state, GlobalWar)
    return state


def zone(s: GlobalWar, id: str) -> int:
    return s.edition.world.number[id]


def nation(s: GlobalWar, id: str) -> int:
    return s.edition.nations.number[id]


def units(s: GlobalWar, where: str) -> list[str]:
    """The labels of all units in a zone, in order."""
    return [label(s, u) for u in s.standing[zone(s, where)]]


def find(s: GlobalWar, where: str, kind: str) -> int:
    """The first unit of a kind in a zone."""
    return next(u for u in s.standing[zone(s, where)] if s.unit(u).id == kind)


def play(s: GlobalWar, *acts: str) -> None:
    """Whoever is asked does these things, each of which must be legal. ``2: declare ussr japan`` names the seat.
    What they do to incomes is passed over; ``act`` leaves it open."""
    for text in acts:
        act(s, text)
        calm(s)


def act(s: GlobalWar, text: str) -> None:
    s.kept = None  # tests change positions by hand
    seat, action = _read(s, text)
    refusal = s.why_not(seat, action)
    assert refusal is None, f"{text}: {refusal}"
    s.apply(seat, action)


def calm(s: GlobalWar) -> None:
    """The dice that a deed has set off show 1, and nobody goes to war over it (gw.5.2.d), or before others do
    (gw.5.1.s)."""
    while s.stack and isinstance(s.stack[-1], Alarm | FirstWord):
        if s.pending() == (CHANCE,):
            roll(s, 1)
        else:
            act(s, "pass")


def roll(s: GlobalWar, *numbers: int) -> None:
    """The dice fall like this."""
    for number in numbers:
        assert s.pending() == (CHANCE,), "no die is due"
        s.apply(CHANCE, Action("roll", (str(number),)))


def settle(s: GlobalWar, number: int = 12, courting: bool = False) -> None:
    """All dice that are due show this number, until somebody is asked; nobody courts warlords unless that is wanted."""
    while s.pending() == (CHANCE,) or (s.stack and isinstance(s.stack[-1], Influence) and not courting):
        if s.pending() == (CHANCE,):
            roll(s, min(number, len(s.chance().results)))
        else:
            play(s, "pass")


def refused(s: GlobalWar, text: str) -> str:
    """The rule that forbids an act; "" when it is allowed."""
    s.kept = None
    seat, action = _read(s, text)
    refusal = s.why_not(seat, action)
    listed = [*s.legal(seat), *s.free(seat)]
    assert (refusal is None) == (action in listed), f"{text}: {refusal}, but the list says otherwise"
    return "" if refusal is None else refusal.rule


def _read(s: GlobalWar, text: str) -> tuple[int, Action]:
    who, colon, act = text.partition(": ")
    return (int(who), parse_action(act)) if colon else (s.pending()[0], parse_action(text))


def offered(s: GlobalWar, start: str) -> list[str]:
    """What is legal and begins like this."""
    s.kept = None
    return [action.text for action in s.legal(s.pending()[0]) if action.text.startswith(start)]
