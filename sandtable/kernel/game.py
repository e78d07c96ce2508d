"""A title: its modes and options, and how its states are started, read from data and drawn from a view."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, Final, TypeAlias, cast

from sandtable.kernel.action import Action, NotAnAction, parse_action
from sandtable.kernel.event import Event, Tell
from sandtable.kernel.observation import Observation, Sampler, Untold
from sandtable.kernel.outcome import Outcome
from sandtable.kernel.plain import Malformed, Plain, Record
from sandtable.kernel.plan import Plan
from sandtable.kernel.reasons import Deed
from sandtable.kernel.report import Report, by_seats
from sandtable.kernel.state import State

if TYPE_CHECKING:
    from sandtable.kernel.match import Match

Value: TypeAlias = bool | int | str


class OtherRules(Malformed):
    """A game by a rules version that this program does not play: it is gone, or newer than the program."""

    def __init__(self, version: int, newest: int) -> None:
        if version > newest:
            super().__init__("rules", "core-malformed-rules-newer", version=version, newest=newest)
        else:
            super().__init__("rules", "core-malformed-rules-gone", version=version)


class Mode:
    """A way to play a title, how many seats (people) it takes, and how long people usually sit over it."""

    id: Final[str]
    seats: Final[tuple[int, ...]]
    minutes: Final[int]

    def __init__(self, id: str, seats: tuple[int, ...], minutes: int) -> None:
        self.id = id
        self.seats = seats
        self.minutes = minutes


class Option:
    """Something to settle before the game. A ruling is an option whose ``rule`` says which rule it decides.

    ``since`` is the first rules version that has the option: what an older game agreed on stays as it was.
    """

    id: Final[str]
    values: Final[tuple[Value, ...]]
    default: Final[Value]
    rule: Final[str]
    modes: Final[tuple[str, ...]]
    since: Final[int]

    def __init__(
        self,
        id: str,
        values: tuple[Value, ...],
        default: Value,
        rule: str,
        modes: tuple[str, ...] = (),
        since: int = 1,
    ) -> None:
        self.id = id
        self.values = values
        self.default = default
        self.rule = rule
        self.modes = modes
        self.since = since

    def applies_to(self, mode: str) -> bool:
        return not self.modes or mode in self.modes


class Setting:
    """What was settled before the first move: it never changes during a game.

    ``rulings`` is how the rules version decides what versions decide differently. It follows from ``rules``, so it
    stands in no save. ``untold`` are the seats of people with printed cards, whose secrets the program is never told.
    ``dealt`` are those whom the program deals to from a bag of its own while people at the table draw from theirs.
    """

    mode: Final[str]
    seats: Final[int]
    options: Final[dict[str, Value]]
    packs: Final[dict[str, Plain]]
    rules: Final[int]
    rulings: Final[dict[str, Value]]
    untold: Final[tuple[int, ...]]
    dealt: Final[tuple[int, ...]]

    def __init__(
        self,
        mode: str,
        seats: int,
        options: dict[str, Value],
        packs: dict[str, Plain],
        rules: int,
        rulings: dict[str, Value],
        untold: tuple[int, ...] = (),
        dealt: tuple[int, ...] = (),
    ) -> None:
        self.mode = mode
        self.seats = seats
        self.options = options
        self.packs = packs
        self.rules = rules
        self.rulings = rulings
        self.untold = untold
        self.dealt = dealt

    def plain(self) -> dict[str, Plain]:
        data: dict[str, Plain] = {
            "rules": self.rules,
            "mode": self.mode,
            "seats": self.seats,
            "options": {**self.options},
            "packs": {**self.packs},
        }
        if self.untold:
            data["untold"] = [*self.untold]
        if self.dealt:
            data["dealt"] = [*self.dealt]
        return data


def some_seats(name: str, setting: Setting, seats: tuple[int, ...]) -> tuple[int, ...]:
    """These seats in order, each once; raises Malformed."""
    found = tuple(sorted({*seats}))
    if len(found) != len(seats) or any(not 0 <= seat < setting.seats for seat in found):
        raise Malformed(name, "core-malformed-range", least=0, most=setting.seats - 1)
    return found


class Game(ABC):
    """One of the titles. Stateless: everything about a running game is in its State."""

    ID: ClassVar[str] = ""

    # the rules versions that can be played, each a row of ruling switches: how it decides what versions differ on
    VERSIONS: ClassVar[dict[int, dict[str, Value]]] = {1: {}}

    # which facts of a view tell in a list how a game stands; "players.points" is a field of each row of "players"
    STANDING: ClassVar[tuple[str, ...]] = ()

    # how many turns ahead the bot `search` plays out what comes of an act; 0: it looks at single decisions instead
    LOOKAHEAD: ClassVar[int] = 0

    # whether turns are made of plans, so that the bot `search` plays out these instead of acts
    PLANS: ClassVar[bool] = False

    # the event that begins a part of a game where none is called a turn: those end with `-turn`
    ROUND: ClassVar[str] = ""

    # the names of the numbers that `features` gives, for titles whose evaluation is learned
    FEATURES: ClassVar[tuple[str, ...]] = ()

    # whether people with printed cards can sit among others without telling what they hold: see State.leave_untold
    UNTOLD: ClassVar[bool] = False

    # whether the program can deal to some seats at a table where people draw from their own bags: see State.lies_with
    DEALT: ClassVar[bool] = False

    modes: tuple[Mode, ...]
    options: tuple[Option, ...]

    @abstractmethod
    def start(self, setting: Setting) -> State:
        """The state before anything was drawn."""

    @abstractmethod
    def read_state(self, setting: Setting, data: dict[str, Plain]) -> State:
        """The state that ``State.plain`` gave."""

    @abstractmethod
    def read_position(self, setting: Setting, record: Record, tell: Tell | None = None) -> State:
        """A state from a position file, checked as everything from strangers is.

        ``tell`` hears what happens before anybody is asked: a virtual opponent may be the first to move.
        """

    @abstractmethod
    def read_sampler(self, setting: Setting, seat: int, view: dict[str, Plain]) -> Sampler: ...

    @abstractmethod
    def example(self, mode: str) -> dict[str, Plain]:
        """A position file to start from."""

    @abstractmethod
    def worth(self, state: State, seat: int) -> float:
        """How good a state looks for a seat, from 0 (lost) to 1 (won): the evaluation bots use.

        It should follow from what the seat may know, whatever others hold in secret: then nobody acts on cards that he
        cannot see in imagined games either.
        """

    def finishing(self, state: State, seat: int) -> Sequence[Action]:
        """Where something is under way, the few acts of whoever is asked that finish it; none where all is at rest.

        Bots finish it before they judge: what is half carried out looks like anything.
        """
        return ()

    def may_end(self, state: State) -> bool:
        """Whether the game may end before anybody else's turn: bots then follow their own acts to the end."""
        return False

    def features(self, state: State, seat: int) -> list[float]:
        """What a learned evaluation judges a state at rest by; it follows from what the seat may know."""
        return []

    @abstractmethod
    def points(self, state: State) -> tuple[int, ...]:
        """The victory points of each seat in a game that is not over; whoever shares a side has the side's."""

    def likely(self, state: State, seat: int, legal: Sequence[Action]) -> Sequence[Action]:
        """Of the legal acts those worth a thought: bots look at no others. One alone is done without a thought."""
        return legal

    def likely_free(self, state: State, seat: int, free: Sequence[Action]) -> Sequence[Action]:
        """Of the free acts those worth a thought, likely ones first."""
        return free

    def timely(self, state: State, seat: int, free: Sequence[Action]) -> Action | None:
        """The free act that the title's own plans ask for now; None: bots weigh the likely ones."""
        return None

    def plans(self, state: State, seat: int) -> Sequence[Plan]:
        """The different plans that a seat may follow from here on, the usual one first; none where none is made.

        A title ``PLANS`` its turns: whoever looks ahead then plays out plans instead of acts.
        """
        return ()

    def sign(self, state: State, seat: int) -> int:
        """What tells a table on which a plan is followed from all others; 0 where none is made."""
        return 0

    def thoughts(self, state: State, seat: int) -> list[Event]:
        """Why the title's own plan does what it does next for a seat, as messages; nothing where it has none."""
        return []

    def reasons(self, setting: Setting, seat: int, deeds: list[Deed], after: dict[str, Plain]) -> list[Event]:
        """Why a bot did something, told to everybody at the table; ``after`` is what a spectator saw when it was done.

        It is made of what spectators saw and of nothing else: what the seat holds in secret is no reason.
        """
        return []

    def turn(self, state: State) -> int:
        """A number that grows by one with every turn. Asked only of a title that looks ahead by turns."""
        return 0

    def resigned(self, setting: Setting, seat: int) -> Outcome:
        """How the game ends when a seat gives up: all others share the win. Titles with teams say otherwise."""
        others = setting.seats - 1
        shares = tuple(0.0 if other == seat or not others else 1.0 / others for other in range(setting.seats))
        return Outcome(shares, (0,) * setting.seats, "core-outcome-resigned")

    def sides(self, state: State, seat: int) -> list[str]:
        """What a seat leads in this game, from large to small (faction, commander): wins are counted by it."""
        return []

    def report(
        self, setting: Setting, seat: int | None, before: dict[str, Plain], after: dict[str, Plain], lines: list[Plain]
    ) -> Report:
        """What happened between two views of a reader, told in a page; ``lines`` is what it read in between."""
        return Report([], [], by_seats(lines))

    def parts(self) -> list[str]:
        """Ids of printed parts (tokens, cards, units …) that conformance asks a test of, besides the rulebook's ids."""
        return []

    def sources(self) -> list[tuple[str, str]]:
        """Every printed fact with its source: ``rulebook``, ``public`` or ``reconstruction``."""
        return []

    def check_packs(self, packs: dict[str, Plain]) -> None:
        """Refuse data packs that do not fit; a title without replaceable data takes none."""
        for name in packs:
            raise Malformed(f"packs.{name}", "core-malformed-unknown")

    def parse(self, text: str, setting: Setting | None = None) -> Action:
        """The action a text stands for, as a title prepares it for the parts a game is played with."""
        return parse_action(text)

    def mode(self, id: str) -> Mode:
        for mode in self.modes:
            if mode.id == id:
                return mode
        raise Malformed("mode", "core-malformed-choice", value=id[:40], choices=", ".join(m.id for m in self.modes))

    def setting(
        self,
        mode: str | None = None,
        seats: int | None = None,
        options: dict[str, Value] | None = None,
        packs: dict[str, Plain] | None = None,
        rules: int | None = None,
    ) -> Setting:
        """Fill in what is not said and refuse what does not fit."""
        newest = max(self.VERSIONS)
        version = newest if rules is None else rules
        if version not in self.VERSIONS:
            raise OtherRules(version, newest)
        found = self.mode(mode) if mode is not None else self.modes[0]
        people = found.seats[0] if seats is None else seats
        if people not in found.seats:
            fitting = ", ".join(str(n) for n in found.seats)
            raise Malformed("seats", "core-malformed-choice", value=people, choices=fitting)
        settled: dict[str, Value] = {
            o.id: o.default for o in self.options if o.applies_to(found.id) and o.since <= version
        }
        for key, value in cast("dict[str, object]", options or {}).items():  # from callers that check no types
            if key not in settled:
                raise Malformed(f"options.{key[:40]}", "core-malformed-unknown")
            option = next(o for o in self.options if o.id == key)
            offered = [allowed for allowed in option.values if type(value) is type(allowed) and value == allowed]
            if not offered:
                choices = ", ".join(str(v) for v in option.values)
                raise Malformed(f"options.{key}", "core-malformed-choice", value=str(value)[:40], choices=choices)
            settled[key] = offered[0]
        if packs:
            self.check_packs(packs)
        return Setting(found.id, people, settled, packs or {}, version, self.VERSIONS[version])

    def read_setting(self, record: Record) -> Setting:
        options = record.record("options") if record.has("options") else Record({}, "options")
        chosen: dict[str, Value] = {}
        for key, value in options.data.items():
            if not isinstance(value, bool | int | str):
                raise Malformed(options.at(key[:40]), "core-malformed-option")
            chosen[key] = value
        packs = record.record("packs").data if record.has("packs") else {}
        mode = record.text("mode", self.modes[0].id)
        seats = record.number("seats", 1, 12) if record.has("seats") else None
        rules = record.number("rules", 1, 1_000_000) if record.has("rules") else None
        settled = self.setting(mode, seats, chosen, packs, rules)
        for name, agreed in (("untold", self.with_untold), ("dealt", self.with_dealt)):
            if record.has(name):
                settled = agreed(settled, tuple(record.numbers(name, 0, settled.seats - 1)))
        return settled

    def with_untold(self, setting: Setting, untold: tuple[int, ...]) -> Setting:
        """The same agreement with these seats untold; refused where they do not fit or the title does not know how."""
        if untold and not self.UNTOLD:
            raise Malformed("untold", "core-malformed-untold")
        chosen = setting.options, setting.packs, setting.rules, setting.rulings
        return Setting(setting.mode, setting.seats, *chosen, some_seats("untold", setting, untold), setting.dealt)

    def with_dealt(self, setting: Setting, dealt: tuple[int, ...]) -> Setting:
        """The same agreement where the program deals to these seats; refused where that is not possible."""
        if dealt and not self.DEALT:
            raise Malformed("dealt", "core-malformed-dealt")
        chosen = setting.options, setting.packs, setting.rules, setting.rulings
        return Setting(setting.mode, setting.seats, *chosen, setting.untold, some_seats("dealt", setting, dealt))

    def match(
        self,
        mode: str | None = None,
        seats: int | None = None,
        seed: str | int | None = None,
        options: dict[str, Value] | None = None,
        packs: dict[str, Plain] | None = None,
        manual: bool = False,
        untold: tuple[int, ...] = (),
        dealt: tuple[int, ...] = (),
    ) -> Match:
        """A new match. Without a seed the secret behind its dice comes from the system's generator.

        ``untold`` are the seats of people at a real table whose cards the program is never told, ``dealt`` those
        whom the program deals to where chance is else entered by hand.
        """
        from sandtable.kernel.match import Match  # a match needs to know its game, so it is imported late

        setting = self.with_untold(self.setting(mode, seats, options, packs), untold)
        setting = self.with_dealt(setting, dealt)
        return Match(self, setting, seed=seed, manual=manual)

    def position(self, data: dict[str, Plain], seed: str | int | None = None, manual: bool = False) -> Match:
        """A match set up in a position; see docs/notation.md for the format of each title."""
        from sandtable.kernel.match import Match

        record = Record(data)
        if record.text("title", self.ID) != self.ID:
            raise Malformed("title", "core-malformed-choice", value=record.text("title")[:40], choices=self.ID)
        return Match(self, self.read_setting(record), seed=seed, manual=manual, position=data)

    def observe(self, setting: Setting, state: State, seat: int) -> Observation:
        """All that the seat may know now, with what it may do."""
        legal = list(state.legal(seat))
        free = list(state.free(seat))
        view = state.view(seat)
        data: dict[str, Plain] = {"title": self.ID, **setting.plain(), "seat": seat, "view": view}
        data["legal"] = [action.text for action in legal]
        data["free"] = [action.text for action in free]
        return self._observation(setting, data, seat, view, legal, free)

    def observation(self, data: dict[str, Plain]) -> Observation:
        """An observation from its plain data alone, as a bot in another process gets it."""
        record = Record(data)
        if record.text("title") != self.ID:
            raise Malformed("title", "core-malformed-choice", value=record.text("title")[:40], choices=self.ID)
        setting = self.read_setting(record)
        seat = record.number("seat", 0, setting.seats - 1)
        legal = self._read_actions(setting, record, "legal")
        free = self._read_actions(setting, record, "free")
        return self._observation(setting, data, seat, record.record("view").data, legal, free)

    def _read_actions(self, setting: Setting, record: Record, key: str) -> list[Action]:
        try:
            return [self.parse(text, setting) for text in record.texts(key)]
        except NotAnAction:
            raise Malformed(record.at(key), "core-malformed-entry") from None

    def _observation(
        self,
        setting: Setting,
        data: dict[str, Plain],
        seat: int,
        view: dict[str, Plain],
        legal: list[Action],
        free: list[Action],
    ) -> Observation:
        return Observation(data, seat, view, legal, free, lambda who, seen: self._sampler(setting, who, seen))

    def _sampler(self, setting: Setting, seat: int, view: dict[str, Plain]) -> Sampler:
        """Whoever has cards of his own to go by reckons with untold seats as with any hidden hand."""
        sampler = self.read_sampler(setting, seat, view)
        return Untold(sampler, setting.untold) if seat in setting.untold else sampler
