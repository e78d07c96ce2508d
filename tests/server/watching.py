"""Who watches which table in two worlds, and how such a game goes: to a random cut, questions, and on from there."""

from __future__ import annotations

import random
from dataclasses import dataclass

from drill import GAME as DRILL

from sandtable.games.blitzkrieg.title import GAME as BLITZKRIEG
from sandtable.games.legie.title import GAME as LEGIE
from sandtable.games.quartermaster.title import GAME as QUARTERMASTER
from sandtable.kernel.game import Game, Setting
from sandtable.kernel.match import Match
from server.house import House
from server.worlds import Pair, Watcher, steered

DEEPEST = {BLITZKRIEG.ID: 60, LEGIE.ID: 40, QUARTERMASTER.ID: 80, DRILL.ID: 45}
STEERED = 12  # acts at most before the cut where the host rolls
ON = 8  # steps after the cut

DUEL = BLITZKRIEG.setting("duel")
VARIANT = BLITZKRIEG.setting(
    "duel", options={"bombed-special": "pool", "neutral-campaign": "nobody", "reserve-limit": 5}
)
NIPPON = BLITZKRIEG.setting("nippon")
SOLO = BLITZKRIEG.setting("solo")
NIPPON_SOLO = BLITZKRIEG.setting("nippon-solo")


@dataclass(frozen=True)
class Case:
    """A kind of table and somebody who watches it; ``by_hand`` when people enter what is drawn."""

    game: Game
    setting: Setting
    watcher: Watcher
    by_hand: bool = True

    def __str__(self) -> str:
        watcher = self.watcher
        who = "outside" if watcher.seat is None else f"seat-{watcher.seat}"
        if watcher.hot_seat:
            who = "curtain" if watcher.seat is None else f"hot-{who}"
        late = f"-late-{watcher.delay}" if watcher.delay else ""
        options = "-variant" if self.setting is VARIANT else ""
        chance = "by-hand" if self.by_hand else "rolled"
        return f"{self.game.ID}-{self.setting.mode}{options}-{self.setting.seats}-{who}{late}-{chance}"


CASES = (
    Case(BLITZKRIEG, DUEL, Watcher(0)),
    Case(BLITZKRIEG, VARIANT, Watcher(1)),
    Case(BLITZKRIEG, DUEL, Watcher(None)),
    Case(BLITZKRIEG, DUEL, Watcher(None, delay=2)),
    Case(BLITZKRIEG, NIPPON, Watcher(1)),
    Case(BLITZKRIEG, NIPPON, Watcher(None, delay=1)),
    Case(BLITZKRIEG, DUEL, Watcher(0, hot_seat=True)),
    Case(BLITZKRIEG, DUEL, Watcher(None, hot_seat=True)),
    Case(BLITZKRIEG, DUEL, Watcher(0), by_hand=False),
    Case(BLITZKRIEG, NIPPON, Watcher(1), by_hand=False),
    Case(BLITZKRIEG, VARIANT, Watcher(None), by_hand=False),
    Case(BLITZKRIEG, DUEL, Watcher(None, hot_seat=True), by_hand=False),
    Case(BLITZKRIEG, SOLO, Watcher(0), by_hand=False),
    Case(BLITZKRIEG, NIPPON_SOLO, Watcher(None), by_hand=False),
)
# response windows with hidden answers, and secret orders
HIDDEN_ANSWERS = tuple(
    Case(DRILL, DRILL.setting(seats=seats), watcher)
    for seats in (3, 4)
    for watcher in (Watcher(0), Watcher(seats - 1), Watcher(None), Watcher(None, delay=1))
)


# the hands and responses of six countries, and what legionaries draw, in long games
LONG = (
    Case(QUARTERMASTER, QUARTERMASTER.setting(seats=3), Watcher(0)),
    Case(QUARTERMASTER, QUARTERMASTER.setting(seats=3), Watcher(None, delay=1)),
    Case(LEGIE, LEGIE.setting("standard", seats=3), Watcher(None)),
    Case(LEGIE, LEGIE.setting("dispatches", seats=2), Watcher(0)),
    Case(LEGIE, LEGIE.setting("survival", seats=4), Watcher(2)),
)
LONGER = tuple(
    Case(QUARTERMASTER, QUARTERMASTER.setting(seats=seats), watcher)
    for seats in (2, 4, 6)
    for watcher in (Watcher(0), Watcher(seats - 1), Watcher(None))
)
ALL = (*CASES, *HIDDEN_ANSWERS, *LONG, *LONGER)


def hosts_everything() -> tuple[Game, ...]:
    """The titles of a server for all cases, the test title among them."""
    return BLITZKRIEG, LEGIE, QUARTERMASTER, DRILL


def watch(house: House, case: Case, seed: int) -> Pair:
    """One game in two worlds. What is drawn is settled by the seed, so a game that fails fails again."""
    rng = random.Random(f"{case} {seed}")
    cut = rng.randrange(DEEPEST[case.game.ID])
    if case.by_hand:
        one, other = (Match(case.game, case.setting, seed="", manual=True) for _ in range(2))
    else:
        one, other = steered(case.game, case.setting, case.watcher.seat, cut % STEERED, rng)
    with Pair(house, one, other, case.watcher, rng) as pair:
        for _ in range(cut if case.by_hand else 0):
            chance = rng.random()
            if chance < 0.05:
                pair.take_back()
            elif chance > 0.95:
                pair.ask_about(moments=1)
            if not pair.step() or pair.over:
                return pair
        pair.ask_about(moments=8)
        for _ in range(ON):
            if not pair.step() or pair.over:
                break
            pair.take_back()
            pair.ask_about(moments=1)
    return pair
