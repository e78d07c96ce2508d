"""Global War 1936–1945 as a title: its scenarios, who plays which nations, and how its states are made."""

from __future__ import annotations

import random
from typing import ClassVar, Final, cast

from sandtable.games.globalwar.edition import Edition, read_edition
from sandtable.games.globalwar.reading import read_position, read_state
from sandtable.games.globalwar.setup import set_up
from sandtable.games.globalwar.sheets import ALLIES, AXIS, COMINTERN
from sandtable.games.globalwar.state import NOBODY, GlobalWar, Rulings
from sandtable.games.globalwar.turn import Calendar
from sandtable.kernel.event import Tell
from sandtable.kernel.game import Game, Mode, Setting
from sandtable.kernel.observation import Sampler
from sandtable.kernel.plain import Plain, Record
from sandtable.kernel.state import State

# The alliances of each seat, by the number of seats
SPLITS: Final[dict[int, tuple[tuple[int, ...], ...]]] = {
    2: ((AXIS,), (ALLIES, COMINTERN)),
    3: ((AXIS,), (ALLIES,), (COMINTERN,)),
}


class OpenTable(Sampler):
    """Everything lies open, so there is one state a view allows."""

    def __init__(self, rulings: Rulings, view: dict[str, Plain]) -> None:
        self.rulings: Final = rulings
        self.view: Final = view

    def sample(self, rng: random.Random) -> GlobalWar:
        return read_state(self.rulings, self.view)


class GlobalWarGame(Game):
    ID: ClassVar[str] = "globalwar"

    def __init__(self) -> None:
        self.printed: Final = read_edition({})
        self.modes = tuple([Mode(scenario.id, tuple(SPLITS)) for scenario in self.printed.scenarios])
        self.options = ()

    def edition(self, setting: Setting) -> Edition:
        return read_edition(setting.packs) if setting.packs else self.printed

    def rulings(self, setting: Setting) -> Rulings:
        edition = self.edition(setting)
        scenario = next(one for one in edition.scenarios if one.id == setting.mode)
        split = SPLITS[setting.seats]
        seat_of = [NOBODY] * len(edition.nations.nations)
        for nation in edition.nations.nations:
            for seat, alliances in enumerate(split):
                if nation.alliance in alliances and scenario.nations >> nation.number & 1:
                    seat_of[nation.number] = seat
        return Rulings(edition, setting.seats, seat_of, scenario)

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
        """The share of all values on the map that the seat's nations own."""
        s = cast(GlobalWar, state)
        if s.result is not None:
            return s.result.shares[seat]
        own = whole = 0
        for zone in s.edition.world.zones[: s.edition.world.lands]:
            if s.rulings.zones >> zone.number & 1:
                whole += zone.ipp
                own += zone.ipp if s.seat_of(s.owner[zone.number]) == seat else 0
        return own / whole if whole else 0.0

    def sources(self) -> list[tuple[str, str]]:
        return self.printed.sources()

    def check_packs(self, packs: dict[str, Plain]) -> None:
        read_edition(packs)


GAME: Final = GlobalWarGame()
