"""Global War 1936–1945 as a title: its scenarios, who plays which nations, and how its states are made."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import ClassVar, Final, cast

from sandtable.games.globalwar.advice.plans import next_order
from sandtable.games.globalwar.advice.worth import worth
from sandtable.games.globalwar.edition import Edition, read_edition
from sandtable.games.globalwar.objectives import points_of_sides
from sandtable.games.globalwar.reading import read_position, read_state
from sandtable.games.globalwar.rulings import Rulings
from sandtable.games.globalwar.seating import SPLITS, alliances_of, seats_of_nations, sides
from sandtable.games.globalwar.setup import set_up
from sandtable.games.globalwar.sheets import ALLIANCES
from sandtable.games.globalwar.state import GlobalWar
from sandtable.games.globalwar.turn import Calendar
from sandtable.kernel.action import Action
from sandtable.kernel.event import Tell
from sandtable.kernel.game import Game, Mode, Setting
from sandtable.kernel.observation import Sampler
from sandtable.kernel.plain import Plain, Record
from sandtable.kernel.state import State

PRINTED: Final = read_edition({})
ALL_SEATS: Final = tuple(SPLITS)
SEATS: Final = {"asia-1937": (2, 3)}  # theatres with few powers
OFFERED: Final = ("asia-1937",)  # the scenarios that can be played from beginning to end
MINUTES: Final = {"asia-1937": 240, "world-1936": 720}


class OpenTable(Sampler):
    """Everything lies open, so there is one state a view allows."""

    def __init__(self, rulings: Rulings, view: dict[str, Plain]) -> None:
        self.state: Final = read_state(rulings, view)

    def sample(self, rng: random.Random) -> GlobalWar:
        return self.state.copy()


class GlobalWarGame(Game):
    ID: ClassVar[str] = "globalwar"
    STANDING: ClassVar[tuple[str, ...]] = ("date", "on-turn", "points")

    def __init__(self, scenarios: tuple[str, ...] = OFFERED) -> None:
        self.printed: Final = PRINTED
        self.modes = tuple(
            [Mode(scenario, SEATS.get(scenario, ALL_SEATS), MINUTES[scenario]) for scenario in scenarios]
        )
        self.options = ()

    def edition(self, setting: Setting) -> Edition:
        return read_edition(setting.packs) if setting.packs else self.printed

    def rulings(self, setting: Setting) -> Rulings:
        edition = self.edition(setting)
        scenario = next(one for one in edition.scenarios if one.id == setting.mode)
        seat_of = seats_of_nations(edition, scenario, SPLITS[setting.seats])
        return Rulings(edition, setting.seats, seat_of, sides(edition, seat_of, setting.seats), scenario)

    def start(self, setting: Setting) -> GlobalWar:
        s = set_up(self.rulings(setting))
        s.stack.append(Calendar())
        s.run()
        return s

    def read_state(self, setting: Setting, data: dict[str, Plain]) -> GlobalWar:
        return read_state(self.rulings(setting), data)

    def read_position(self, setting: Setting, record: Record, tell: Tell | None = None) -> GlobalWar:
        s = read_position(self.rulings(setting), record)
        s.tell = tell
        s.run()
        s.tell = None
        return s

    def read_sampler(self, setting: Setting, seat: int, view: dict[str, Plain]) -> Sampler:
        return OpenTable(self.rulings(setting), view)

    def example(self, mode: str) -> dict[str, Plain]:
        self.mode(mode)
        return {
            "title": self.ID,
            "mode": mode,
            "date": "1938-01",
            "turn": "japan",
            "phase": "combat-movement",
            "wars": [["japan", "kmt"]],
            "owner": {"beiping": "japan"},
            "units": {
                "beiping": {"japan": ["3*infantry", "artillery", "fighter"]},
                "P14": {"japan": ["2*destroyer", "naval-transport+infantry+artillery", "fleet-carrier+fighter"]},
                "shantung": {"kmt": ["2*infantry"]},
            },
        }

    def worth(self, state: State, seat: int) -> float:
        return worth(cast(GlobalWar, state), seat)

    def points(self, state: State) -> tuple[int, ...]:
        return tuple(points_of_sides(cast(GlobalWar, state)))

    def likely(self, state: State, seat: int, legal: Sequence[Action]) -> Sequence[Action]:
        """The one order of the title's own plan: a turn has dozens, too many to look at each of them one by one."""
        return (next_order(cast(GlobalWar, state), seat, legal),)

    def sides(self, state: State, seat: int) -> list[str]:
        """The alliances of a seat, by name."""
        rulings = cast(GlobalWar, state).rulings
        return [ALLIANCES[alliance] for alliance in alliances_of(rulings.edition, rulings.seat_of, seat)]

    def sources(self) -> list[tuple[str, str]]:
        return self.printed.sources()

    def check_packs(self, packs: dict[str, Plain]) -> None:
        read_edition(packs)


GAME: Final = GlobalWarGame()
WORLD: Final = GlobalWarGame((*OFFERED, "world-1936"))  # with the whole world, for positions on it
