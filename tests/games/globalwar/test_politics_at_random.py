"""Random play of the world with wars declared at random moments: whatever follows, play goes on and is told exactly."""

from __future__ import annotations

import random

import pytest

from sandtable.games.globalwar.markers import COMBAT_MOVEMENT
from sandtable.games.globalwar.reading import read_state
from sandtable.games.globalwar.state import GlobalWar
from sandtable.games.globalwar.title import GAME
from sandtable.kernel.action import Action
from sandtable.kernel.chance import CHANCE
from sandtable.kernel.event import Event

BOLD = 0.06  # how often somebody does a free act
MARCHES = 6  # orders in a phase of combat movement, then it ends


class Chronicle:
    """What happened, by its message, and the wars with who began them."""

    def __init__(self) -> None:
        self.heard: dict[str, int] = {}
        self.wars: list[tuple[str, str]] = []

    def tell(self, event: Event) -> None:
        self.heard[event.id] = self.heard.get(event.id, 0) + 1
        if event.id == "gw-war" and event.args is not None:
            self.wars.append((str(event.args["nation"]), str(event.args["other"])))


def ready_world(seed: str) -> GlobalWar:
    """The world of July 1936 with incomes that allow every war, and treasuries that pay for it."""
    state = GAME.match(mode="world-1936", seats=3, seed=seed).state
    assert isinstance(state, GlobalWar)
    numbers = state.edition.nations.number
    for id, income in (("ussr", 30), ("great-britain", 25), ("france", 16), ("usa", 60)):
        state.income[numbers[id]] = income
        state.money[numbers[id]] = 60
    return state


def pick(s: GlobalWar, seat: int, rng: random.Random, marches: int) -> Action:
    """Something legal: in combat movement, for a while, marches over borders before all else."""
    legal = list(s.legal(seat))
    done = [action for action in legal if action.verb == "done"]
    if s.phase == COMBAT_MOVEMENT and marches < MARCHES:
        legal = [one for one in legal if one.verb in ("move", "annex", "unload", "force")] or legal
    elif done:
        return done[0]
    return legal[int(rng.random() * len(legal))]


def play_on(s: GlobalWar, seed: str, decisions: int) -> Chronicle:
    rng = random.Random(seed)
    chronicle = Chronicle()
    marches = 0
    for n in range(decisions):
        while s.pending() == (CHANCE,):
            s.apply(CHANCE, s.chance().pick(rng.random), chronicle.tell)
        if not s.pending():
            return chronicle
        seat = s.pending()[0]
        bold = int(rng.random() * s.rulings.seats)
        free = s.free(bold) if rng.random() < BOLD else ()
        if free:
            seat, action = bold, free[int(rng.random() * len(free))]
        else:
            action = pick(s, seat, rng, marches)
            marches = 0 if action.verb == "done" else marches + 1
        assert s.why_not(seat, action) is None, action.text
        s.apply(seat, action, chronicle.tell)
        if n % 60 == 0:
            assert read_state(s.rulings, s.plain()).plain() == s.plain()
            s.derived()
    return chronicle


def test_a_world_at_war_goes_on_whatever_is_declared() -> None:
    s = ready_world("gdynia")
    chronicle = play_on(s, "gdynia", 320)
    for id in ("gw-war", "gw-controlled", "gw-joined", "gw-income-raised", "gw-fined"):
        assert chronicle.heard.get(id, 0) > 0, id
    ranks = {(who, s.nation_at(s.edition.nations.number[whom]).rank) for who, whom in chronicle.wars}
    for who in ("germany", "great-britain", "ussr"):
        assert {(who, "major"), (who, "minor")} <= ranks, "by word and by a march over a border"


@pytest.mark.full
@pytest.mark.parametrize("seed", ["bzura", "narvik", "sedan", "tobruk"])
def test_long_wars_of_all_against_all(seed: str) -> None:
    chronicle = play_on(ready_world(seed), seed, 3_000)
    sides = {who for who, _ in chronicle.wars}
    assert sides & {"germany", "italy", "japan"}, "the Axis goes to war"
    assert sides & {"great-britain", "france", "usa"}, "so do the Allies"
    assert chronicle.heard.get("gw-joined", 0) > 0
