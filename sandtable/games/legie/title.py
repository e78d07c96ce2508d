"""Legie: Sibiřská cesta as a title: its modes, its options and how its states are made."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final, cast

from sandtable.games.legie.edition import PACKS, Edition, read_edition
from sandtable.games.legie.example import example_position
from sandtable.games.legie.features import FEATURES, features
from sandtable.games.legie.likely import likely
from sandtable.games.legie.march import DONE, RECLAIM
from sandtable.games.legie.nouns import GAMES, ROUNDS
from sandtable.games.legie.order_parts import WITHDRAW
from sandtable.games.legie.order_phase import FORGO, OrderPhase
from sandtable.games.legie.plots import PlotPhase
from sandtable.games.legie.positions import read_position
from sandtable.games.legie.reading import read_state
from sandtable.games.legie.reckoning import SUPPLY
from sandtable.games.legie.recruiting import RECOVER_ALL, RECRUIT
from sandtable.games.legie.rulings import Rulings
from sandtable.games.legie.sampling import LegieSampler
from sandtable.games.legie.setup import Setup
from sandtable.games.legie.state import Legie
from sandtable.games.legie.worth import worth
from sandtable.kernel.action import Action, parse_action
from sandtable.kernel.event import Tell
from sandtable.kernel.frames import PASS
from sandtable.kernel.game import Game, Mode, Option, Setting
from sandtable.kernel.observation import Sampler
from sandtable.kernel.plain import Malformed, Plain, Record, dump
from sandtable.kernel.state import State

OPTIONS: Final = (
    Option("factions", ("chosen", "dealt"), "chosen", "lg.setup.faction"),
    Option("recruiting", ("in-turn", "at-once"), "in-turn", "lg.recruit.turns"),
    Option("recover", ("one", "all"), "one", "lg.recruit.recover"),
    Option("exams-receive", (True, False), False, "lg.place.giver"),
)
PLAYERS: Final = (2, 3, 4)
PLAIN_ACTIONS: Final[dict[str, Action]] = {
    action.text: action for action in (PASS, DONE, FORGO, RECLAIM, RECRUIT, RECOVER_ALL, SUPPLY, WITHDRAW)
}


class LegieGame(Game):
    ID: ClassVar[str] = "legie"
    STANDING: ClassVar[tuple[str, ...]] = ("game", "round", "players.faction", "players.points", "players.total")
    LOOKAHEAD: ClassVar[int] = 1  # to the end of the round
    ROUND: ClassVar[str] = "lg-location"
    FEATURES: ClassVar[tuple[str, ...]] = FEATURES
    UNTOLD: ClassVar[bool] = True

    def __init__(self) -> None:
        self.modes = (
            Mode("standard", PLAYERS, 60),
            Mode("dispatches", PLAYERS, 60),
            Mode("survival", PLAYERS, 180),
        )
        self.options = OPTIONS
        self._editions: dict[str, Edition] = {}

    def edition(self, packs: dict[str, Plain] | None = None) -> Edition:
        """The printed parts, with a data pack's files in their place; read once."""
        key = dump(packs) if packs else ""
        if key not in self._editions:
            self._editions[key] = read_edition(packs or {})
        return self._editions[key]

    def sides(self, state: State, seat: int) -> list[str]:
        s = cast(Legie, state)
        return [s.faction_id(seat), s.edition.commanders[s.commanders[seat]].id]

    def parts(self) -> list[str]:
        return [f"lg.commander.{commander.id}" for commander in self.edition().commanders]

    def sources(self) -> list[tuple[str, str]]:
        return self.edition().sources

    def check_packs(self, packs: dict[str, Plain]) -> None:
        for name in packs:
            if name not in PACKS:
                choices = ", ".join(PACKS)
                raise Malformed(f"packs.{name[:40]}", "core-malformed-choice", value=name[:40], choices=choices)
        self.edition(packs)

    def rulings(self, setting: Setting) -> Rulings:
        rulings = Rulings(setting.seats, setting.mode == "dispatches", setting.mode == "survival")
        rulings.dealt_factions = setting.options["factions"] == "dealt"
        rulings.simultaneous = setting.options["recruiting"] == "at-once"
        rulings.recover_all = setting.options["recover"] == "all"
        rulings.exams_receive = setting.options["exams-receive"] is True
        rulings.numbered = len(setting.untold) > 0
        return rulings

    def start(self, setting: Setting) -> Legie:
        s = Legie(self.edition(setting.packs), self.rulings(setting))
        s.stack.append(Setup())
        s.run()
        return s

    def read_state(self, setting: Setting, data: dict[str, Plain]) -> Legie:
        return read_state(self.edition(setting.packs), self.rulings(setting).leaving_untold(setting.untold), data)

    def read_position(self, setting: Setting, record: Record, tell: Tell | None = None) -> Legie:
        return read_position(self.edition(setting.packs), self.rulings(setting), record, tell)

    def read_sampler(self, setting: Setting, seat: int, view: dict[str, Plain]) -> Sampler:
        return LegieSampler(self.edition(setting.packs), self.rulings(setting), seat, view)

    def parse(self, text: str, setting: Setting | None = None) -> Action:
        """The prepared action of the edition in play."""
        plain = parse_action(text)
        found = PLAIN_ACTIONS.get(plain.text)
        if found is None:
            found = self.edition(setting.packs if setting is not None else None).actions.get(plain.text)
        return plain if found is None else found

    def worth(self, state: State, seat: int) -> float:
        return worth(cast(Legie, state), seat)

    def features(self, state: State, seat: int) -> list[float]:
        return features(cast(Legie, state), seat)

    def points(self, state: State) -> tuple[int, ...]:
        s = cast(Legie, state)
        return tuple([s.totals[seat] + s.points[seat] for seat in range(s.seats)])

    def likely(self, state: State, seat: int, legal: Sequence[Action]) -> Sequence[Action]:
        return likely(cast(Legie, state), seat, legal)

    def may_end(self, state: State) -> bool:
        """In the last round, once everybody has marched; of a campaign in its last game."""
        s = cast(Legie, state)
        if s.round < ROUNDS or (s.rulings.survival and s.game < GAMES):
            return False
        for frame in s.stack:
            if frame.NAME in (OrderPhase.NAME, PlotPhase.NAME):
                return True
        return False

    def turn(self, state: State) -> int:
        s = cast(Legie, state)
        return ROUNDS * s.game + s.round

    def example(self, mode: str) -> dict[str, Plain]:
        """A position in the second round, with orders lying face down."""
        self.mode(mode)
        return example_position(mode)


GAME: Final = LegieGame()
