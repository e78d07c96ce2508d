"""Global War 1936–1945 as a title: its scenarios, who plays which nations, and how its states are made."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import ClassVar, Final, cast

from sandtable.games.globalwar.advice.plans import next_order, plans, sign, thoughts
from sandtable.games.globalwar.advice.statecraft import free_act
from sandtable.games.globalwar.advice.worth import worth
from sandtable.games.globalwar.edition import Edition, read_edition
from sandtable.games.globalwar.numbering import Seat
from sandtable.games.globalwar.objectives import points_of_sides
from sandtable.games.globalwar.reading import read_position, read_state
from sandtable.games.globalwar.report.page import report
from sandtable.games.globalwar.rulings import Rulings
from sandtable.games.globalwar.seating import (
    CHOSEN,
    SPLITS,
    Split,
    alliances_of,
    read_split,
    seats_of_nations,
    shared,
    sides,
)
from sandtable.games.globalwar.setup import set_up
from sandtable.games.globalwar.sheets import ALLIANCES
from sandtable.games.globalwar.state import GlobalWar
from sandtable.games.globalwar.turn import LAST_PLACE, Calendar
from sandtable.kernel.action import Action
from sandtable.kernel.event import Event, Tell
from sandtable.kernel.game import Game, Mode, Option, Setting, Value
from sandtable.kernel.observation import Sampler
from sandtable.kernel.outcome import Outcome
from sandtable.kernel.plain import Malformed, Plain, Record
from sandtable.kernel.plan import Plan
from sandtable.kernel.reasons import Deed
from sandtable.kernel.report import Report
from sandtable.kernel.state import State

PRINTED: Final = read_edition({})
SEATS: Final = {
    "asia-1937": (2, 3), "world-1936": tuple(seats for seats in SPLITS if seats > 2), "world-1939": (3, 4, 5, 6),
    "europe-1940": (2,),
}  # fmt: skip
OFFERED: Final = tuple(SEATS)
SEATING: Final = "seating"
AS_PRINTED: Final = "printed"
WHOLE_WORLD: Final = ("world-1936", "world-1939")  # where all nations play
MINUTES: Final = {"asia-1937": 240, "world-1936": 720, "world-1939": 600, "europe-1940": 240}


def chosen_split(setting: Setting) -> Split:
    chosen = setting.options.get(SEATING, AS_PRINTED)
    return SPLITS[setting.seats] if chosen == AS_PRINTED else read_split(str(chosen))


class OpenTable(Sampler):
    """Everything lies open, so there is one state a view allows."""

    def __init__(self, rulings: Rulings, view: dict[str, Plain]) -> None:
        self.state: Final = read_state(rulings, view)

    def sample(self, rng: random.Random) -> GlobalWar:
        return self.state.copy()


class GlobalWarGame(Game):
    ID: ClassVar[str] = "globalwar"
    STANDING: ClassVar[tuple[str, ...]] = ("date", "on-turn", "points")
    PLANS: ClassVar[bool] = True

    def __init__(self) -> None:
        self.printed: Final = PRINTED
        self.modes = tuple([Mode(scenario, SEATS[scenario], MINUTES[scenario]) for scenario in OFFERED])
        self.options = (Option(SEATING, (AS_PRINTED, *CHOSEN), AS_PRINTED, "gw.2.1.a", WHOLE_WORLD),)

    def setting(
        self,
        mode: str | None = None,
        seats: int | None = None,
        options: dict[str, Value] | None = None,
        packs: dict[str, Plain] | None = None,
        rules: int | None = None,
    ) -> Setting:
        """A split of the nations must be for as many players as there are."""
        settled = super().setting(mode, seats, options, packs, rules)
        split = chosen_split(settled)
        if len(split) != settled.seats:
            fitting = ", ".join(other for other in CHOSEN if other.count("/") + 1 == settled.seats)
            chosen = str(settled.options[SEATING])
            raise Malformed(f"options.{SEATING}", "core-malformed-choice", value=chosen, choices=fitting)
        return settled

    def edition(self, setting: Setting) -> Edition:
        return read_edition(setting.packs) if setting.packs else self.printed

    def rulings(self, setting: Setting) -> Rulings:
        edition = self.edition(setting)
        scenario = next(one for one in edition.scenarios if one.id == setting.mode)
        seat_of = seats_of_nations(edition, scenario, chosen_split(setting))
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
        return worth(cast(GlobalWar, state), Seat(seat))

    def points(self, state: State) -> tuple[int, ...]:
        return tuple(points_of_sides(cast(GlobalWar, state)))

    def likely(self, state: State, seat: int, legal: Sequence[Action]) -> Sequence[Action]:
        """The one order of the title's own plan: a turn has dozens, too many to look at each of them one by one."""
        return (next_order(cast(GlobalWar, state), Seat(seat), legal),)

    def plans(self, state: State, seat: int) -> list[Plan]:
        return plans(cast(GlobalWar, state), Seat(seat))

    def sign(self, state: State, seat: int) -> int:
        return sign(cast(GlobalWar, state), Seat(seat))

    def turn(self, state: State) -> int:
        """Player turns, those of places that nobody plays counted as well."""
        s = cast(GlobalWar, state)
        return LAST_PLACE * s.date + s.turn

    def report(
        self, setting: Setting, seat: int | None, before: dict[str, Plain], after: dict[str, Plain], lines: list[Plain]
    ) -> Report:
        rulings = self.rulings(setting)
        return report(
            read_state(rulings, before), read_state(rulings, after), None if seat is None else Seat(seat), lines
        )

    def timely(self, state: State, seat: int, free: Sequence[Action]) -> Action | None:
        return free_act(cast(GlobalWar, state), Seat(seat), free)

    def thoughts(self, state: State, seat: int) -> list[Event]:
        return thoughts(cast(GlobalWar, state), Seat(seat))

    def reasons(self, setting: Setting, seat: int, deeds: list[Deed], after: dict[str, Plain]) -> list[Event]:
        """All lies open on the table, so the plan is told, where it was followed."""
        told: list[Event] = []
        for deed in deeds:
            s = read_state(self.rulings(setting), Record(deed.seen).record("state").data)
            why = thoughts(s, Seat(seat))
            if why and next_order(s, Seat(seat), s.legal(seat)).text == deed.act:
                told += why
        return told

    def likely_free(self, state: State, seat: int, free: Sequence[Action]) -> Sequence[Action]:
        """Wars and pacts are for plans alone: what comes of them is not seen at once."""
        return ()

    def sides(self, state: State, seat: int) -> list[str]:
        """The alliances of a seat, by name."""
        rulings = cast(GlobalWar, state).rulings
        return [ALLIANCES[alliance] for alliance in alliances_of(rulings.edition, rulings.seat_of, Seat(seat))]

    def resigned(self, setting: Setting, seat: int) -> Outcome:
        """gw.3.1.b: a side gives up as one, and all other sides share the win."""
        sides = self.rulings(setting).sides
        others = [side for side in dict.fromkeys(sides) if side != sides[seat]]
        return Outcome(shared(sides, others), (0,) * setting.seats, "core-outcome-resigned")

    def sources(self) -> list[tuple[str, str]]:
        return self.printed.sources()

    def check_packs(self, packs: dict[str, Plain]) -> None:
        read_edition(packs)


GAME: Final = GlobalWarGame()
