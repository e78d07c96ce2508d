"""Quartermaster General WW2 as a title: its mode, its options and how its states are made."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final, cast

from sandtable.games.quartermaster.acts import prepared
from sandtable.games.quartermaster.board import ALLIES, AXIS
from sandtable.games.quartermaster.cards.box import declare_all
from sandtable.games.quartermaster.catalogue import (
    BASIC,
    CARDS,
    COUNTRY_IDS,
    COUNTRY_OF,
    MEMBERS,
    PRINTED_SPLITS,
    SIDE,
    USA,
    sources,
)
from sandtable.games.quartermaster.example import example_position
from sandtable.games.quartermaster.features import FEATURES, features
from sandtable.games.quartermaster.likely import likely
from sandtable.games.quartermaster.reading import read_position, read_state
from sandtable.games.quartermaster.reasons import brought
from sandtable.games.quartermaster.sampling import QuartermasterSampler
from sandtable.games.quartermaster.state import Quartermaster, Rulings
from sandtable.games.quartermaster.turn import LEAD, ROUNDS
from sandtable.games.quartermaster.turn import Game as SequenceOfPlay
from sandtable.games.quartermaster.worth import worth
from sandtable.kernel.action import Action, parse_action
from sandtable.kernel.event import Event, Tell
from sandtable.kernel.game import Game, Mode, Option, Setting, Value
from sandtable.kernel.observation import Sampler
from sandtable.kernel.outcome import Outcome
from sandtable.kernel.plain import Malformed, Plain, Record
from sandtable.kernel.reasons import Deed
from sandtable.kernel.state import State

declare_all()

PRINTED: Final = "printed"
MOST_IN_A_TURN: Final = 20  # points, at the most, that a turn brings


def _partitions(members: tuple[int, ...]) -> list[list[tuple[int, ...]]]:
    """The ways to share out the three countries of a side."""
    one, two, three = members
    return [
        [members],
        [(one,), (two, three)],
        [(one, two), (three,)],
        [(one, three), (two,)],
        [(one,), (two,), (three,)],
    ]


def _splits() -> tuple[str, ...]:
    """Every split of both sides, written in the order of seats: by the first country in turn order."""
    found: list[str] = []
    for axis in _partitions(MEMBERS[0]):
        for allies in _partitions(MEMBERS[1]):
            seats = sorted(axis + allies)
            found.append("/".join("+".join(COUNTRY_IDS[country] for country in seat) for seat in seats))
    return tuple(sorted(found, key=lambda split: (split.count("/"), split)))


SPLITS: Final = _splits()


class QuartermasterGame(Game):
    ID: ClassVar[str] = "quartermaster"
    STANDING: ClassVar[tuple[str, ...]] = ("round", "points")
    UNTOLD: ClassVar[bool] = True
    LOOKAHEAD: ClassVar[int] = 2  # to the end of the next turn, which is an enemy's
    FEATURES: ClassVar[tuple[str, ...]] = FEATURES

    def __init__(self) -> None:
        self.modes = (Mode("standard", (2, 3, 4, 5, 6), 90),)
        self.options = (
            Option("sides", (PRINTED, *SPLITS), PRINTED, "qm.setup.seats"),
            Option("reallocate", (True, False), False, "qm.reallocate"),
            Option("recruited-too", (True, False), False, "qm.react.recruited"),
            Option("play-useless", (True, False), False, "qm.play.possible"),
        )

    def setting(
        self,
        mode: str | None = None,
        seats: int | None = None,
        options: dict[str, Value] | None = None,
        packs: dict[str, Plain] | None = None,
        rules: int | None = None,
    ) -> Setting:
        """A split of the sides must be for as many players as there are."""
        settled = super().setting(mode, seats, options, packs, rules)
        split = cast(str, settled.options["sides"])
        if split != PRINTED and split.count("/") + 1 != settled.seats:
            fitting = ", ".join(other for other in SPLITS if other.count("/") + 1 == settled.seats)
            raise Malformed("options.sides", "core-malformed-choice", value=split, choices=fitting)
        return settled

    def rulings(self, setting: Setting) -> Rulings:
        split = cast(str, setting.options["sides"])
        if split == PRINTED:
            split = PRINTED_SPLITS[setting.seats - 2]
        countries = tuple([tuple([COUNTRY_OF[id] for id in seat.split("+")]) for seat in split.split("/")])
        chosen = setting.options
        return Rulings(
            countries,
            reallocate=chosen["reallocate"] is True,
            recruited_too=chosen["recruited-too"] is True,
            play_useless=chosen["play-useless"] is True,
            numbered=len(setting.untold) > 0,
        )

    def start(self, setting: Setting) -> Quartermaster:
        s = Quartermaster(self.rulings(setting))
        s.stack.append(SequenceOfPlay())
        s.run()
        return s

    def read_state(self, setting: Setting, data: dict[str, Plain]) -> Quartermaster:
        return read_state(self.rulings(setting).leaving_untold(setting.untold), data)

    def read_position(self, setting: Setting, record: Record, tell: Tell | None = None) -> Quartermaster:
        return read_position(self.rulings(setting), record, tell)

    def read_sampler(self, setting: Setting, seat: int, view: dict[str, Plain]) -> Sampler:
        return QuartermasterSampler(self.rulings(setting), seat, view)

    def example(self, mode: str) -> dict[str, Plain]:
        self.mode(mode)
        return example_position()

    def worth(self, state: State, seat: int) -> float:
        return worth(cast(Quartermaster, state), seat)

    def features(self, state: State, seat: int) -> list[float]:
        return features(cast(Quartermaster, state), seat)

    def points(self, state: State) -> tuple[int, ...]:
        s = cast(Quartermaster, state)
        return tuple([s.points[0 if seat in s.rulings.team[0] else 1] for seat in range(s.rulings.seats)])

    def may_end(self, state: State) -> bool:
        """With the turn of the United States, if the lead may be enough or the rounds are over (qm.end.lead)."""
        s = cast(Quartermaster, state)
        if s.turn != USA:
            return False
        return s.round == ROUNDS or abs(s.points[AXIS] - s.points[ALLIES]) >= LEAD - MOST_IN_A_TURN

    def likely(self, state: State, seat: int, legal: Sequence[Action]) -> Sequence[Action]:
        return likely(cast(Quartermaster, state), seat, legal)

    def reasons(self, setting: Setting, seat: int, deeds: list[Deed], after: dict[str, Plain]) -> list[Event]:
        """What came of it on the table; the cards it was chosen from are the seat's own affair (qm.hidden.hand)."""
        side = SIDE[self.rulings(setting).countries[seat][0]]
        return brought(side, deeds[0].act, deeds[0].seen, after)

    def turn(self, state: State) -> int:
        s = cast(Quartermaster, state)
        return 6 * s.round + s.turn

    def resigned(self, setting: Setting, seat: int) -> Outcome:
        """A side wins or loses as a whole (qm.terms.team)."""
        team = self.rulings(setting).team
        winners = team[1] if seat in team[0] else team[0]
        shares = tuple([1.0 / len(winners) if other in winners else 0.0 for other in range(setting.seats)])
        return Outcome(shares, (0,) * setting.seats, "core-outcome-resigned")

    def parts(self) -> list[str]:
        return [f"qm.card.{id}" for id in CARDS[BASIC:]]

    def sources(self) -> list[tuple[str, str]]:
        return sources()

    def parse(self, text: str, setting: Setting | None = None) -> Action:
        return prepared(parse_action(text))


GAME: Final = QuartermasterGame()
