"""Blitzkrieg! as a title: its modes, its options and how its states are made."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final, cast

from sandtable.games.blitzkrieg.edition import Edition, read_edition
from sandtable.games.blitzkrieg.example import example_position
from sandtable.games.blitzkrieg.features import FEATURES, features
from sandtable.games.blitzkrieg.reading import read_position, read_state
from sandtable.games.blitzkrieg.sampling import BlitzkriegSampler
from sandtable.games.blitzkrieg.setup import Setup
from sandtable.games.blitzkrieg.state import SECOND, Blitzkrieg, Rulings
from sandtable.games.blitzkrieg.worth import finishing, worth
from sandtable.kernel.action import Action, parse_action
from sandtable.kernel.event import Tell
from sandtable.kernel.game import Game, Mode, Option, Setting
from sandtable.kernel.observation import Sampler
from sandtable.kernel.plain import Malformed, Plain, Record, dump
from sandtable.kernel.state import State

SOLO: Final = ("solo", "nippon-solo")
NIPPON: Final = ("nippon", "nippon-solo")
PACKS: Final = ("board", "nippon", "tokens")

OPTIONS: Final = (
    Option("bonus", ("thresholds", "exact"), "thresholds", "bk.marker.bonus"),
    Option("reserve-limit", (0, 5, 6, 7, 8), 0, "bk.turn.reserve-limit"),
    Option("neutral-campaign", ("both", "nobody"), "both", "bk.campaign.neutral"),
    Option("allies-at-once", (True, False), True, "bk.end.allies-at-once"),
    Option("bombed-special", ("bag", "pool"), "bag", "bk.effect.bombing"),
    Option("difficulty", ("low", "medium", "high"), "medium", "bk.solo.setup.difficulty", ("solo",)),
    Option("shifts", (0, 1, 2, 3, 4, 5, 6), 0, "bk.solo.setup.shifts", SOLO),
    Option("handicap", tuple(range(16)), 0, "bk.solo.setup.handicap", SOLO),
    Option("tactical-tokens", (True, False), False, "bk.solo.tactical.draw", SOLO),
    Option("blitz-follow-up", ("space-and-token", "all-steps"), "space-and-token", "bk.solo.effect.blitz", SOLO),
    Option("big-guns", ("all-tokens", "special-only"), "all-tokens", "bk.solo.tactical.big-guns", SOLO),
    Option("research-industry", ("research", "production"), "research", "bk.solo.tactical.research-industry", SOLO),
    Option("lead-needed", (True, False), True, "bk.solo.tactical.lead-needed", SOLO),
    Option("last-row-theatre", (True, False), True, "bk.solo.step-2", SOLO),
)


class BlitzkriegGame(Game):
    ID: ClassVar[str] = "blitzkrieg"
    STANDING: ClassVar[tuple[str, ...]] = ("turns", "points")
    LOOKAHEAD: ClassVar[int] = 2  # the turn, and what the opponent answers
    FEATURES: ClassVar[tuple[str, ...]] = FEATURES
    DEALT: ClassVar[bool] = True

    def __init__(self) -> None:
        self.modes = (
            Mode("duel", (2,), 20),
            Mode("solo", (1,), 20),
            Mode("nippon", (2,), 20),
            Mode("nippon-solo", (1,), 20),
        )
        self.options = OPTIONS
        self._editions: dict[str, Edition] = {}

    def edition(self, mode: str, packs: dict[str, Plain] | None = None) -> Edition:
        """The printed parts for a mode, with a data pack's files in their place; read once."""
        nippon = mode in NIPPON
        key = f"{nippon} {dump(packs) if packs else ''}"
        if key not in self._editions:
            self._editions[key] = read_edition(nippon, packs or {})
        return self._editions[key]

    def parts(self) -> list[str]:
        return [f"bk.kind.{token.id.replace(':', '-')}" for token in self.edition("nippon").tokens]

    def sources(self) -> list[tuple[str, str]]:
        return list(dict.fromkeys(self.edition("duel").sources + self.edition("nippon").sources))

    def check_packs(self, packs: dict[str, Plain]) -> None:
        for name in packs:
            if name not in PACKS:
                raise Malformed(
                    f"packs.{name[:40]}", "core-malformed-choice", value=name[:40], choices=", ".join(PACKS)
                )
        for mode in ("duel", "nippon"):
            self.edition(mode, packs)

    def rulings(self, setting: Setting) -> Rulings:
        chosen = setting.options
        rulings = Rulings(solo=setting.mode in SOLO, nippon=setting.mode in NIPPON)
        rulings.exact_bonus = chosen["bonus"] == "exact"
        rulings.reserve_limit = cast(int, chosen["reserve-limit"])
        rulings.neutral_pays_both = chosen["neutral-campaign"] == "both"
        rulings.allies_win_at_once = chosen["allies-at-once"] is True
        rulings.bombed_special_to_pool = chosen["bombed-special"] == "pool"
        if rulings.solo:
            rulings.level = cast(str, chosen.get("difficulty", "nippon"))
            rulings.extra_shifts = cast(int, chosen["shifts"])
            rulings.handicap = cast(int, chosen["handicap"])
            rulings.tactical_tokens = chosen["tactical-tokens"] is True
            rulings.follow_up_all_steps = chosen["blitz-follow-up"] == "all-steps"
            rulings.big_guns_special_only = chosen["big-guns"] == "special-only"
            rulings.industry_is_production = chosen["research-industry"] == "production"
            rulings.lead_needed = chosen["lead-needed"] is True
            rulings.last_row_is_theatre = chosen["last-row-theatre"] is True
        return rulings

    def start(self, setting: Setting) -> Blitzkrieg:
        s = Blitzkrieg(self.edition(setting.mode, setting.packs), self.rulings(setting))
        s.stack.append(Setup())
        s.run()
        return s

    def read_state(self, setting: Setting, data: dict[str, Plain]) -> Blitzkrieg:
        return read_state(self.edition(setting.mode, setting.packs), self.rulings(setting), data)

    def read_position(self, setting: Setting, record: Record, tell: Tell | None = None) -> Blitzkrieg:
        return read_position(self.edition(setting.mode, setting.packs), self.rulings(setting), record, tell)

    def read_sampler(self, setting: Setting, seat: int, view: dict[str, Plain]) -> Sampler:
        return BlitzkriegSampler(self.edition(setting.mode, setting.packs), self.rulings(setting), seat, view)

    def parse(self, text: str, setting: Setting | None = None) -> Action:
        """The prepared action of the edition in play, or of the printed boards where none is named."""
        if setting is not None:
            editions = [self.edition(setting.mode, setting.packs)]
        else:
            editions = [self.edition("duel"), self.edition("nippon")]
        plain = parse_action(text)
        for edition in editions:
            found = edition.actions.get(plain.text)
            if found is not None:
                return found
        return plain

    def worth(self, state: State, seat: int) -> float:
        s = cast(Blitzkrieg, state)
        return worth(s, SECOND if s.rulings.solo else seat)

    def features(self, state: State, seat: int) -> list[float]:
        s = cast(Blitzkrieg, state)
        return features(s, SECOND if s.rulings.solo else seat)

    def finishing(self, state: State, seat: int) -> Sequence[Action]:
        return finishing(cast(Blitzkrieg, state), seat)

    def turn(self, state: State) -> int:
        return cast(Blitzkrieg, state).turns

    def points(self, state: State) -> tuple[int, ...]:
        s = cast(Blitzkrieg, state)
        return (s.points[SECOND],) if s.rulings.solo else tuple(s.points)

    def example(self, mode: str) -> dict[str, Plain]:
        """A position some turns into a game; in a solo mode the virtual opponent is to move."""
        self.mode(mode)
        return example_position(mode)


GAME: Final = BlitzkriegGame()
