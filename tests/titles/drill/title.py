"""Drill, a small invented game for two teams: it is played by tests only, to prove what the kernel promises."""

from __future__ import annotations

from typing import ClassVar

from drill.board import COPIES, EVERY_ACT, FIRST_HAND, SQUADS
from drill.reading import DrillSampler, empty, read_plain, read_start
from drill.rounds import deal
from drill.state import Drill
from sandtable.kernel.action import Action, parse_action
from sandtable.kernel.event import Tell
from sandtable.kernel.game import Game, Mode, Option, Setting, Value
from sandtable.kernel.observation import Sampler
from sandtable.kernel.plain import Plain, Record, as_number
from sandtable.kernel.state import State


class DrillGame(Game):
    ID = "drill"

    # version 1 is gone; tests/golden/drill holds games of all three
    VERSIONS: ClassVar[dict[int, dict[str, Value]]] = {
        2: {"hit": 5, "declaring-ends-truce": False},
        3: {"hit": 4, "declaring-ends-truce": True},
    }

    def __init__(self) -> None:
        self.modes = (Mode("standard", (2, 3, 4), 5),)
        self.options = (
            Option("rounds", (1, 2, 3, 60), 2, "drill.end.rounds"),
            Option("hand", (2, 3), 2, "drill.deck.cards", since=3),
        )

    def start(self, setting: Setting) -> Drill:
        s = empty(setting)
        deal(s, as_number(setting.options.get("hand", FIRST_HAND), "hand", 2, 3))
        s.run()
        return s

    def read_state(self, setting: Setting, data: dict[str, Plain]) -> Drill:
        return read_plain(setting, Record(data))

    def read_position(self, setting: Setting, record: Record, tell: Tell | None = None) -> Drill:
        return read_start(setting, record, tell)

    def read_sampler(self, setting: Setting, seat: int, view: dict[str, Plain]) -> Sampler:
        return DrillSampler(setting, seat, view)

    def example(self, mode: str) -> dict[str, Plain]:
        return {
            "title": "drill",
            "round": 1,
            "squads": [{"ash": 2}, {"birch": 2}],
            "reserve": [2, 2],
            "hands": [["raid", "parry"], ["guard", "scout"]],
            "discards": [],
        }

    def worth(self, state: State, seat: int) -> float:
        """Zones held, squads not yet lost and one on the march, against those of the other team."""
        assert isinstance(state, Drill)
        strength = [0, 0]
        for side in (0, 1):
            alive = sum(SQUADS - state.lost[member] for member in state.team(side))
            strength[side] = 1 + 2 * state.points(side) + alive + (state.marcher >= 0 and state.marcher % 2 == side)
        return strength[seat % 2] / (strength[0] + strength[1])

    def points(self, state: State) -> tuple[int, ...]:
        assert isinstance(state, Drill)
        return tuple([state.points(seat % 2) for seat in range(state.seats)])

    def parse(self, text: str, setting: Setting | None = None) -> Action:
        return EVERY_ACT.get(text) or parse_action(text)


def conserved(state: State) -> object:
    """What a game of Drill never makes or loses: each kind of card, and the squads of each seat."""
    assert isinstance(state, Drill)
    cards = state.deck.contents()
    for card, _ in enumerate(COPIES):
        cards[card] += sum(hand[card] for hand in state.hands) + state.discards.count(card)
    assert min(cards) >= 0
    assert min(min(zones) for zones in state.squads) >= 0
    squads = [sum(state.squads[n]) + state.reserve[n] + state.lost[n] for n in range(state.seats)]
    return cards, squads


GAME = DrillGame()
