"""A match hosts a state: it plays and refuses acts, rolls, keeps the log, undoes, saves and remembers every moment."""

from __future__ import annotations

import random
from collections.abc import Sequence
from itertools import chain
from typing import Final

from sandtable.kernel.action import Action, Choices, NotAnAction
from sandtable.kernel.chance import CHANCE, Chance
from sandtable.kernel.described import Described, view_of
from sandtable.kernel.entry import Entry, shown_lines
from sandtable.kernel.event import Event
from sandtable.kernel.flow import ASK_CHANCE
from sandtable.kernel.foresight import Foresight
from sandtable.kernel.game import Game, Setting
from sandtable.kernel.knowledge import NOBODY, knows, tells_something
from sandtable.kernel.observation import Observation
from sandtable.kernel.outcome import Outcome
from sandtable.kernel.picture import painted
from sandtable.kernel.plain import Plain, Record, dump
from sandtable.kernel.randomness import chained, commitment_to, secret_from, ticket
from sandtable.kernel.refusal import NOT_ASKED, OVER, IllegalAction, Refusal, no_such_act
from sandtable.kernel.state import State

SAVE_FORMAT: Final = 1
CHECKPOINT_EVERY: Final = 32
CHANCE_SAMPLES: Final = 40

NO_UNDO: Final = Refusal("core.undo", "core-refused-undo-nothing")
UNDO_OTHER: Final = Refusal("core.undo", "core-refused-undo-other")
UNDO_ASKED: Final = Refusal("core.undo", "core-refused-undo-asked")
UNDO_CHANCE: Final = Refusal("core.undo", "core-refused-undo-chance")
UNDO_TOLD: Final = Refusal("core.undo", "core-refused-undo-told")
NO_OFFER: Final = Refusal("core.takeback", "core-refused-offer")
NOT_DUE: Final = Refusal("core.chance", "core-refused-not-due")
NOT_YOURS: Final = Refusal("core.chance", "core-refused-not-yours")
NOT_CORRECTED: Final = Refusal("core.correct", "core-refused-correct")


class Moment:
    """A match as it stood after some entries of its log."""

    def __init__(self, match: Match, count: int, state: State) -> None:
        self.match: Final = match
        self.count: Final = count
        self.state: Final = state

    def view(self, seat: int | None) -> dict[str, Plain]:
        resigned = None
        for entry in self.match.entries[: self.count]:
            if entry.what == "resign":
                resigned = entry.seat
        match = self.match
        return view_of(match.game, match.setting, self.state, resigned, seat, Described(self.state, None))

    def log(self, seat: int | None) -> list[Plain]:
        return shown_lines(self.match.entries[: self.count], seat)


class Match:
    """A game being played. ``Game.match`` starts one; ``sandtable.load`` reads one back."""

    def __init__(
        self,
        game: Game,
        setting: Setting,
        seed: str | int | None = None,
        secret: bytes | None = None,
        manual: bool = False,
        position: dict[str, Plain] | None = None,
        first: State | None = None,
    ) -> None:
        self.game: Final = game
        self.setting: Final = setting
        self.secret: Final = secret if secret is not None else secret_from(seed)
        self.commitment: Final = commitment_to(self.secret)
        self.manual: Final = manual
        self._dealt: Final = sum(1 << seat for seat in setting.dealt)  # a mask
        self.position: Final = position
        self.entries: list[Entry] = []
        self.in_force: list[int] = []  # the places in the log of the acts and results that were not undone
        # the hash chain of settings and log: whoever changes anything changes every later roll
        agreed: dict[str, Plain] = {"title": game.ID, **setting.plain(), "manual": manual, "position": position}
        self._root: Final = chained("", dump(agreed))
        self.chain = self._root
        self.resigned: int | None = None
        self.offer: tuple[int, int, tuple[int, ...]] | None = None  # seat, keep, seats still to answer
        self.missing = 0  # entries of a correction that is being written; until they are there nothing is rolled
        self._standing: list[int] = []  # the places of entries that it took back and that may stand again
        self._checkpoints: list[tuple[int, int, State]] = []  # how many entries in force, the last of them, the state
        self._before: list[tuple[int, int, State]] = []  # likewise, before the last act: what its undo goes back to
        self.opening: Final[list[Event]] = []  # what happened before the first entry of the log
        self.unsaveable: Final = first is not None
        self._first: Final = first if first is not None else self._started()
        if setting.untold:
            self._first.leave_untold(setting.untold)
        self.state = self._first.copy()
        self._go_on()

    def __repr__(self) -> str:
        acts = sum(self.entries[place].what == "act" for place in self.in_force)
        outcome = self.outcome
        if outcome is not None:
            stands = f"over with shares {outcome.shares}"
        elif self.to_act:
            stands = f"{self.to_act} to act"
        else:
            stands = "chance is due"
        seats = self.setting.seats
        return f"<Match {self.game.ID} {self.setting.mode}, {seats} seats, {acts} acts, {stands}>"

    def copy(self) -> Match:
        """A twin that goes on by itself: played alike it rolls alike."""
        first = self._first if self.unsaveable else None
        twin = Match(self.game, self.setting, None, self.secret, self.manual, self.position, first)
        twin.entries = self.entries.copy()  # what is written never changes, nor do the states that are kept
        twin.in_force = self.in_force.copy()
        twin.chain = self.chain
        twin.resigned = self.resigned
        twin.offer = self.offer
        twin.state = self.state.copy()
        twin._checkpoints = self._checkpoints.copy()
        twin._before = self._before
        return twin

    def _started(self) -> State:
        if self.position is not None:
            record = Record(self.position, "position")
            return self.game.read_position(self.setting, record, self.opening.append)
        return self.game.start(self.setting)

    # asking

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that owe a decision; empty when the game is over or chance is due by hand."""
        if self.resigned is not None:
            return ()
        pending = self.state.pending()
        return () if pending == ASK_CHANCE else pending

    @property
    def due(self) -> Chance | None:
        """The roll or draw that people have to make, in a match with manual chance."""
        if self.resigned is None and self.state.pending() == ASK_CHANCE:
            return self.state.chance()
        return None

    @property
    def outcome(self) -> Outcome | None:
        return self.state.outcome() if self.resigned is None else self.game.resigned(self.setting, self.resigned)

    @property
    def points(self) -> tuple[int, ...]:
        """The victory points of each seat, now or at the end."""
        outcome = self.state.outcome()
        return self.game.points(self.state) if outcome is None else outcome.points

    def legal(self, seat: int) -> Sequence[Action]:
        return self.state.legal(seat) if self.resigned is None else ()

    def free(self, seat: int) -> Sequence[Action]:
        return self.state.free(seat) if self.resigned is None and self.to_act else ()

    def choices(self, seat: int, verb: str, chosen: tuple[str, ...] = ()) -> Choices:
        return self.state.choices(seat, verb, chosen) if self.resigned is None else Choices((), None)

    def consult(self, about: tuple[str, ...]) -> dict[str, Plain]:
        """What the rules say about something that everybody knows; see ``State.consult``."""
        return self.state.consult(about)

    def why_not(self, seat: int, act: str | Action) -> Refusal | None:
        judged = self._judged(seat, act)
        return judged if isinstance(judged, Refusal) else None

    def _judged(self, seat: int, act: str | Action) -> Action | Refusal:
        """The act as the title reads it, or why it may not be done."""
        if self.resigned is not None:
            return OVER
        try:
            action = self._parsed(act)
        except NotAnAction:
            return no_such_act(str(act))
        refusal = self.state.why_not(seat, action) if self._sits(seat) else NOT_ASKED
        return action if refusal is None else refusal

    def observe(self, seat: int) -> Observation:
        return self.game.observe(self.setting, self.state, seat)

    def described(self, before: Described | None = None) -> Described:
        """The state as it is now; whoever asks for many views asks for this once, and tells what it was ``before``."""
        return Described(self.state, self._last_of(len(self.in_force)), before)

    def _last_of(self, count: int) -> Entry | None:
        """Of the first so many entries in force."""
        return self.entries[self.in_force[count - 1]] if count else None

    def view(self, seat: int | None, described: Described | None = None) -> dict[str, Plain]:
        """What a seat may know, as plain data; None is a spectator."""
        known = described or self.described()
        return view_of(self.game, self.setting, self.state, self.resigned, seat, known)

    def log(self, seat: int | None) -> list[Plain]:
        """The log as a seat, or a spectator, may read it."""
        return shown_lines(self.entries, seat)

    def svg(self, seat: int | None = None, lang: str = "en") -> str:
        """The board as a seat, or everybody, may see it, as a picture."""
        return painted(self.view(seat), lang)

    def _repr_html_(self) -> str:
        return self.svg()

    def foresee(self, seat: int, act: str | Action) -> Foresight:
        """What an act will surely bring, to be worked out when there is time. Raises IllegalAction."""
        action = self._checked(seat, act)
        return Foresight(self.observe(seat), action)

    def preview(self, seat: int, act: str | Action) -> list[Plain]:
        """The events that an act will surely bring, computed from what the seat knows and from nothing else."""
        return self.foresee(seat, act).events()

    def may_come_up(self, seat: int) -> list[Action]:
        """What the due roll or draw may bring for all that a seat knows, for whoever enters it by hand.

        It is computed from samples of what the seat knows: what cannot come up because of another's secret is in it.
        """
        if self.due is None:
            return []
        observation = self.observe(seat)
        rng = random.Random(0)
        found: dict[str, tuple[int, Action]] = {}
        for _ in range(CHANCE_SAMPLES):
            chance = observation.sample(rng).chance()
            weights = chance.weights
            for place, action in enumerate(chance.results):
                if weights[place]:
                    found[action.text] = place, action
        return [action for _, action in sorted(found.values(), key=lambda placed: placed[0])]

    # acting

    def play(self, seat: int, act: str | Action) -> None:
        """Carry out an act, then roll what is due. Raises IllegalAction, with nothing changed."""
        action = self._checked(seat, act)
        if not self.state.asks_in_secret():  # an offer that falls would tell of a hidden answer
            self.offer = None
        self._carry_out(seat, action)
        self._go_on()

    def resolve(self, seat: int, act: str | Action) -> None:
        """Enter what came up at a real table; a private draw is entered by one who may see it."""
        due = self.due
        if due is None:
            raise IllegalAction(NOT_DUE)
        if not self._sits(seat) or not knows(due.seen, seat):
            raise IllegalAction(NOT_YOURS)
        try:
            action = self._parsed(act)
        except NotAnAction:
            raise IllegalAction(no_such_act(str(act))) from None
        if due.weight(action) == 0:
            raise IllegalAction(impossible(action))
        self._carry_out(CHANCE, action)
        self._go_on()

    def mix(self, seat: int, text: str) -> None:
        """Let a seat add its own entropy to all that is rolled from now on."""
        if not self._sits(seat):
            raise IllegalAction(NOT_ASKED)
        self._write(Entry("entropy", seat, text=text))

    def note_hint(self, seat: int) -> None:
        """Everybody reads that a seat was given a hint."""
        if not self._sits(seat):
            raise IllegalAction(NOT_ASKED)
        self._write(Entry("hint", seat))

    def resign(self, seat: int) -> None:
        if not self._sits(seat):
            raise IllegalAction(NOT_ASKED)
        if self.outcome is not None:
            raise IllegalAction(OVER)
        self.resigned = seat
        self.offer = None
        self._write(Entry("resign", seat))

    def _write(self, entry: Entry) -> None:
        self.entries.append(entry)
        self.chain = chained(self.chain, entry.line())

    def _sits(self, seat: int) -> bool:
        return 0 <= seat < self.setting.seats

    def _parsed(self, act: str | Action) -> Action:
        return self.game.parse(act if isinstance(act, str) else act.text, self.setting)

    def _checked(self, seat: int, act: str | Action) -> Action:
        judged = self._judged(seat, act)
        if isinstance(judged, Refusal):
            raise IllegalAction(judged)
        return judged

    def _carry_out(self, seat: int, action: Action, again: int | None = None) -> None:
        """Write an act or a result of chance into the log and apply it."""
        entry = Entry("chance" if seat == CHANCE else "act", seat, action, again=again)
        if seat == CHANCE:
            due = self.state.chance()
            entry.seen = due.seen
            entry.cover = due.cover
        else:
            watchers: list[int | None] = [*range(self.setting.seats), None]
            shown = [self.state.shown(seat, action, watcher) for watcher in watchers]
            if any(act is not action for act in shown):
                entry.shown = shown
            entry.usual = action == self.state.usual(seat) or action == self.state.unseen_act(seat)
            if self.in_force:
                self._before = [(len(self.in_force), self.in_force[-1], self.state.copy())]
        self.state.apply(seat, action, entry.events.append)
        self.in_force.append(len(self.entries))
        self._write(entry)
        self.missing = max(0, self.missing - 1)
        if len(self.entries) % CHECKPOINT_EVERY == 0:
            self._checkpoints.append((len(self.in_force), self.in_force[-1], self.state.copy()))

    def _go_on(self) -> None:
        """Roll what is due, and let untold seats do what nobody sees, until somebody must say something."""
        while not self.missing and (self._rolled() or self._went_unseen()):
            pass

    def rolls(self, state: State) -> bool:
        """Whether the match rolls what is due. People do at a real table, but never what nobody sees, as draws of
        untold seats, nor what comes from a bag that the program holds."""
        if not self.manual or state.chance().seen == NOBODY:
            return True
        return self._dealt != NOBODY and state.lies_with(self._dealt)  # core.dealt

    def _rolled(self) -> bool:
        if self.state.pending() != ASK_CHANCE:
            return False
        if not self.rolls(self.state):
            return False
        due = self.state.chance()
        self._carry_out(CHANCE, due.nth(ticket(self.secret, self.chain, due.total)))
        return True

    def _went_unseen(self) -> bool:
        if self.setting.untold:
            for seat in self.state.pending():
                act = self.state.unseen_act(seat) if seat in self.setting.untold else None
                if act is not None:
                    self._carry_out(seat, act)
                    return True
        return False

    # keeping

    def save(self) -> str:
        """The whole match as canonical text: the host's file, secret included. ``sandtable.load`` reads it.

        A match that was hosted from a state in memory (``first``) has no beginning to go back to and cannot be saved.
        """
        if self.unsaveable:
            raise ValueError("this match began from a state in memory")
        outcome = self.outcome
        data: dict[str, Plain] = {
            "sandtable": SAVE_FORMAT,
            "title": self.game.ID,
            **self.setting.plain(),
            "manual": self.manual,
            "secret": self.secret.hex(),
            "commitment": self.commitment,
            "position": self.position,
            "log": [entry.plain() for entry in self.entries],
            "outcome": outcome.plain() if outcome is not None else None,
        }
        return dump(data)

    def before_last_act(self) -> tuple[int, State] | None:
        """How many entries were in force before the last act, and the state then; None where nobody needs it."""
        for passed, last, state in self._before:
            if passed <= len(self.in_force) and self.in_force[passed - 1] == last:
                return passed, state
        return None

    def take_up(
        self,
        entries: list[Entry],
        state: State,
        chain: str,
        before: tuple[int, State] | None,
        offer: tuple[int, int, tuple[int, ...]] | None,
    ) -> bool:
        """Stand where this match stood after ``entries``, instead of at its beginning; see ``snapshot``.

        False, and nothing is changed, when these are not the entries that had come to the ``chain``.
        """
        found = self._root
        for entry in entries:
            found = chained(found, entry.line())
        if found != chain:
            return False
        self.entries = entries
        self.in_force = self.in_force_after(len(entries))
        self.chain = chain
        self.state = state
        self.offer = offer
        self.resigned = next((entry.seat for entry in entries if entry.what == "resign"), None)
        self._checkpoints = []
        self._before = []
        if before is not None:
            self._before = [(before[0], self.in_force[before[0] - 1], before[1])]
        return True

    # the past

    def at(self, count: int) -> Moment:
        """The match as it stood after ``count`` entries of the log."""
        if not 0 <= count <= len(self.entries):
            raise IndexError(count)
        places = self.in_force_after(count)
        return Moment(self, count, self._state_of(places, len(places)))

    def in_force_after(self, count: int) -> list[int]:
        """The places of the entries that were in force after ``count`` entries of the log."""
        places: list[int] = []
        for place in range(count):
            entry = self.entries[place]
            if entry.takes_back:
                del places[entry.keep :]
            elif entry.action is not None:
                places.append(place)
        return places

    def _state_of(self, places: list[int], count: int) -> State:
        """The state after the first so many entries in force, replayed from the last checkpoint on their way.

        An entry always has the same entries in force before it, so it alone tells whether a checkpoint lies on the way.
        """
        done = 0
        state = self._first
        for passed, last, snapshot in chain(self._before, reversed(self._checkpoints)):
            if done < passed <= count and places[passed - 1] == last:
                done, state = passed, snapshot
        state = state.copy()
        for n in range(done, count):
            entry = self.entries[places[n]]
            assert entry.action is not None
            state.apply(entry.seat, entry.action)
            if n + 1 - done == CHECKPOINT_EVERY:  # a match that was taken up has none of its own
                done = n + 1
                self._checkpoints.append((done, places[n], state.copy()))
        return state

    # taking back

    def why_no_undo(self, seat: int, described: Described | None = None) -> Refusal | None:
        """None when the seat may undo its last act: nobody has learned anything since, and nobody else has acted."""
        if self.resigned is not None:
            return OVER
        if self.state.asks_in_secret() and any(other != seat for other in self.state.pending_seen_by(seat)):
            return UNDO_ASKED  # whether another has answered meanwhile is itself a secret
        found = self._own_last_act(seat)
        if isinstance(found, Refusal):
            return found
        if self._by_hand(seat):  # people mistype, and they see the table anyway
            return None
        before = None if described is None else described.facts_after(self._last_of(found))
        if before is None:
            before = self._state_of(self.in_force, found).facts()
        facts = self.state.facts() if described is None else described.facts
        return UNDO_TOLD if tells_something(before, facts, self.setting.seats) else None

    def _own_last_act(self, seat: int) -> int | Refusal:
        """The place in ``in_force`` that an undo goes back to: the seat's last act; or why it cannot.

        An act that was given for the seat as usual is taken back with the one before it: else it would be given again.
        """
        for n in range(len(self.in_force) - 1, -1, -1):
            entry = self.entries[self.in_force[n]]
            if entry.what == "chance":
                if not self._by_hand(seat) or (self._dealt and self.rolls(self._state_of(self.in_force, n))):
                    return UNDO_CHANCE
            elif entry.seat != seat:
                return UNDO_OTHER
            elif not entry.usual:
                return n
        # alone at a real table even the setting up is typed in by hand, so a slip in it goes back to the beginning
        return 0 if self.manual and self.setting.seats == 1 and self.in_force else NO_UNDO

    def _by_hand(self, seat: int) -> bool:
        """Whether what a seat does is typed in after it was done at a real table."""
        return self.manual or seat in self.setting.untold

    @property
    def at_real_table(self) -> bool:
        """Whether people enter what happens elsewhere, and may mistype it."""
        return self.manual or len(self.setting.untold) > 0

    def undo(self, seat: int) -> None:
        """Take back the seat's last act, or raise IllegalAction. What was entered by hand goes back across chance."""
        refusal = self.why_no_undo(seat)
        if refusal is not None:
            raise IllegalAction(refusal)
        found = self._own_last_act(seat)
        assert isinstance(found, int)
        self._take_back(Entry("undo", seat, keep=found))

    def _take_back(self, entry: Entry) -> None:
        taken = [self.entries[place] for place in self.in_force[entry.keep :]]
        watchers: list[int | None] = [*range(self.setting.seats), None]
        for watcher in watchers:
            entry.back.append(sum(one.is_shown_to(watcher) for one in taken))
        del self.in_force[entry.keep :]
        self.state = self._state_of(self.in_force, entry.keep)
        self._write(entry)
        self.offer = None
        self._go_on()

    # putting right

    def correct(self, seat: int, keep: int, count: int) -> None:
        """At a real table: all in force after the first ``keep`` entries is taken back, and the next ``count`` entries
        take its place, one by one: ``again``, or ``enter``. ``Correction`` finds out which."""
        if not self._sits(seat) or not self._by_hand(seat) or self.missing:
            raise IllegalAction(NOT_CORRECTED)
        if self.resigned is not None:
            raise IllegalAction(OVER)
        if not 0 <= keep < len(self.in_force) or count < 0:
            raise IllegalAction(NO_UNDO)
        self._standing = self.in_force[keep:]
        self.missing = count
        self._take_back(Entry("correct", seat, keep=keep, count=count))

    def again(self, place: int) -> None:
        """What entry ``place`` did stands in a correction. The order of what stands does not change."""
        if not self.missing or place not in self._standing:
            raise IllegalAction(NOT_CORRECTED)
        entry = self.entries[place]
        refusal = why_not_again(self.state, entry)
        if refusal is not None:
            raise IllegalAction(refusal)
        assert entry.action is not None
        del self._standing[: self._standing.index(place) + 1]
        self._carry_out(entry.seat, entry.action, place)
        self._go_on()

    def enter(self, seat: int, act: str | Action) -> None:
        """Within a correction: an act of a seat; or what came up, where people roll, or else is rolled now."""
        if not self.missing:
            raise IllegalAction(NOT_CORRECTED)
        if seat != CHANCE:
            self.play(seat, act)
        elif self._rolled():
            self._go_on()
        else:
            due = self.due
            if due is None:
                raise IllegalAction(NOT_DUE)
            self.resolve(next(one for one in range(self.setting.seats) if knows(due.seen, one)), act)

    def offer_takeback(self, seat: int) -> None:
        """Ask the other seats to take back everything since this seat's last act, whatever has been rolled."""
        if not self._sits(seat):
            raise IllegalAction(NOT_ASKED)
        if self.resigned is not None:
            raise IllegalAction(OVER)
        for n in range(len(self.in_force) - 1, -1, -1):
            entry = self.entries[self.in_force[n]]
            if entry.seat == seat and not entry.usual:
                others = tuple(other for other in range(self.setting.seats) if other != seat)
                self._write(Entry("offer", seat, keep=n))
                self.offer = (seat, n, others)
                self._settle_offer()
                return
        raise IllegalAction(NO_UNDO)

    def answer_takeback(self, seat: int, accept: bool) -> None:
        if self.offer is None or seat not in self.offer[2]:
            raise IllegalAction(NO_OFFER)
        self._write(Entry("accept" if accept else "decline", seat))
        proposer, keep, waiting = self.offer
        self.offer = (proposer, keep, tuple(other for other in waiting if other != seat)) if accept else None
        self._settle_offer()

    def _settle_offer(self) -> None:
        if self.offer is not None and not self.offer[2]:
            self._take_back(Entry("undo", self.offer[0], keep=self.offer[1]))


def why_not_again(state: State, entry: Entry) -> Refusal | None:
    """None when what an entry did can be done in a state as well: the act is legal, or the result may come up."""
    assert entry.action is not None
    if entry.what == "act":
        return state.why_not(entry.seat, entry.action)
    if state.pending() != ASK_CHANCE:
        return NOT_DUE
    due = state.chance()
    return None if due.seen == entry.seen and due.weight(entry.action) else impossible(entry.action)


def impossible(result: Action) -> Refusal:
    return Refusal("core.chance", "core-refused-impossible", {"text": result.text[:60]})
