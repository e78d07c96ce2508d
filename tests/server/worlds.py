"""Two tables that differ only in what a watcher cannot know, played side by side over the wire.

Beside each table runs a match of our own, which knows the whole truth of it: it says what can be done in both worlds
and what the watcher would be told openly. Everything the watcher receives, and every answer it gets, has to be the same
in both, byte for byte and in the same order. Only ids of tables, commitments and times are taken out.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import zip_longest
from typing import Any

import httpx
from properties.trial import any_of, attempts, text_of

from sandtable.kernel.action import MAX_TEXT, Action
from sandtable.kernel.chance import CHANCE, Chance
from sandtable.kernel.game import Game, Setting
from sandtable.kernel.knowledge import hidden_from, knows
from sandtable.kernel.match import Match
from sandtable.kernel.plain import dump
from sandtable.kernel.randomness import chained, ticket
from sandtable.kernel.state import State
from server.house import House, Joined, Message, Visitor

NAMES = ("Ada", "Bob", "Cid", "Dan", "Eva", "Fay", "Gus", "Ida", "Jan", "Kim", "Leo", "Mia")
VARIES = (
    (re.compile(r'"commitment":"[0-9a-f]{64}"'), '"commitment":""'),
    (re.compile(r'"(said|created|made)":[0-9.e+]+'), r'"\1":0'),
)
VARYING_HEADERS = ("date", "set-cookie", "content-length")  # times are not always written equally long
CHANGED = re.compile(r'"changed":([0-9.e+]+)')
FREE_SHARE = 0.1
ALIKE = 0.8  # how often the same is done or drawn in secret, or soon nothing could be done in both worlds
TRIED = 6
MOST_MIXED = 4_000  # texts tried until the dice fall for the watcher as they did in the other world
MOST_SEEDS = 20_000


@dataclass(frozen=True)
class Watcher:
    """A seat, or somebody without one who sees the game ``delay`` turns late; at a hot-seat table all seats are one's
    own, and who looks through none of them stands behind the curtain."""

    seat: int | None
    delay: int = 0
    hot_seat: bool = False


class World:
    """One of the two tables: what is true there, who sits there, and what the watcher has heard."""

    def __init__(self, match: Match, watcher: Watcher, house: House) -> None:
        self.match = match
        self.watcher = watcher
        self.house = house
        self.host = house.visitor(NAMES[0])
        self.players: list[Visitor] = []
        self.connections: dict[int, Joined] = {}
        self.table: Message = {}
        self.marked = 0
        self.times: list[str] = []

    def open_new(self) -> None:
        """A new table, whose draws and rolls are entered by hand."""
        seats = self.match.setting.seats
        fillings = ["me"] * seats if self.watcher.hot_seat else ["me", *["open"] * (seats - 1)]
        setting = self.match.setting
        self.table = self.host.makes(
            setting.mode,
            *fillings,
            title=self.match.game.ID,
            options=setting.options,
            manual=True,
            spectators=self.watcher.delay if self.watches_from_outside else None,
        )
        self._seat_everybody(fillings)

    def open_save(self) -> None:
        """A table from a save. Its host sits there, or only watches."""
        seats = self.match.setting.seats
        fillings = ["open"] * seats if self.watches_from_outside else ["me", *["open"] * (seats - 1)]
        if self.watcher.hot_seat:
            fillings = ["me"] * seats
        answer = self.host.post("/api/import", {"save": self.match.save(), "seats": fillings})
        assert answer.status_code == 201, answer.text
        self.table = answer.json()
        self._seat_everybody(fillings)

    def _seat_everybody(self, fillings: list[str]) -> None:
        for seat, filling in enumerate(fillings):
            player = self.host
            if filling == "open":
                player = self.house.visitor(NAMES[seat])
                player.sits(self.table, seat)
            self.players.append(player)
        for seat, player in enumerate(self.players):
            self.connections[seat] = player.joins(self.table, seat)
        if self.watcher.seat is not None:
            self.looking, self.joined = self.players[self.watcher.seat], self.connections[self.watcher.seat]
        else:
            self.looking = self.host if self.watcher.hot_seat or self.match.entries else self.house.visitor("Zoe")
            self.joined = self.looking.joins(self.table)

    @property
    def watches_from_outside(self) -> bool:
        return self.watcher.seat is None and not self.watcher.hot_seat

    def close(self) -> None:
        for joined in {*self.connections.values(), self.joined}:
            joined.socket.close()
        for visitor in {*self.players, self.host, self.looking}:
            visitor.http.close()

    # what the watcher hears

    def settle(self) -> None:
        """Wait for the answer to a question that changes nothing; whatever was to be told before has come by then."""
        seat = self.watcher.seat
        if seat is None:
            assert self.joined.ask("chat", text="?")["type"] == "refused"
        else:
            assert "refusal" in self.joined.ask("why", seat=seat, act="stop")

    def heard(self) -> list[str]:
        frames = self.joined.frames[self.marked :]
        self.marked = len(self.joined.frames)
        return [self.without_ids(frame) for frame in frames]

    def asked(self, path: str, **params: Any) -> str:
        """The answer to a request of the watcher, with its status and headers."""
        answer: httpx.Response = self.looking.get(path.replace("TABLE", str(self.table["table"])), **params)
        headers = sorted((name, value) for name, value in answer.headers.items() if name not in VARYING_HEADERS)
        return f"{answer.status_code} {headers} {self.without_ids(answer.text)}"

    def without_ids(self, text: str) -> str:
        text = text.replace(str(self.table["table"]), "TABLE")
        for pattern, instead in VARIES:
            text = pattern.sub(instead, text)
        return CHANGED.sub(self._rank, text)

    def _rank(self, found: re.Match[str]) -> str:
        """Times differ; whether a time is another one than before has to be the same."""
        if found[1] not in self.times:
            self.times.append(found[1])
        return f'"changed":{self.times.index(found[1])}'

    # what happens

    def act(self, seat: int, act: Action) -> None:
        self.match.play(seat, act)
        self.done(seat, "act", act=act.text)

    def resolve(self, seat: int, act: Action) -> None:
        self.match.resolve(seat, act)
        self.done(seat, "resolve", act=act.text)

    def done(self, seat: int, type: str, **fields: Any) -> None:
        answer = self.connections[seat].ask(type, seat=seat, **fields)
        assert answer["type"] == "done", answer

    def surface(self) -> str:
        return dump([self.match.view(self.watcher.seat), *self.match.log(self.watcher.seat)])


class Pair:
    """Two worlds that run side by side until the watcher is openly told something that differs."""

    def __init__(self, house: House, one: Match, other: Match, watcher: Watcher, rng: random.Random) -> None:
        self.watcher = watcher
        self.rng = rng
        self.worlds = (World(one, watcher, house), World(other, watcher, house))
        self.steps = 0
        self.compared = 0  # frames and answers
        self.differed = text_of(one.state) != text_of(other.state)  # whether anything hidden ever did
        if one.setting.seats == 1:  # nothing is hidden but what will be rolled
            self.differed = one.secret != other.secret

    @property
    def over(self) -> bool:
        """Whether the game has ended in one of the worlds: everything may be looked at then."""
        return any(world.match.outcome is not None for world in self.worlds)

    def __enter__(self) -> Pair:
        for world in self.worlds:
            if world.match.manual:
                world.open_new()
            else:
                world.open_save()
        self.compare("at the beginning")
        return self

    def __exit__(self, *failure: object) -> None:
        for world in self.worlds:
            world.close()

    def compare(self, when: str) -> None:
        for world in self.worlds:
            world.settle()
        here, there = (world.heard() for world in self.worlds)
        self.compared += len(here)
        if here != there:
            number = next((n for n, (a, b) in enumerate(zip(here, there, strict=False)) if a != b), -1)
            frames = "\n".join(frames[number] for frames in (here, there) if frames)
            raise AssertionError(
                f"{self.watcher} can tell two worlds apart {when}: {len(here)} and {len(there)} frames\n{frames}"
            )

    def compare_answers(self, path: str, **params: Any) -> None:
        here, there = (world.asked(path, **params) for world in self.worlds)
        self.compared += 1
        assert here == there, f"{self.watcher} can tell two worlds apart by {path} {params}:\n{here}\n{there}"

    # going on

    def step(self) -> bool:
        """Go one step on in both; False when the worlds have parted openly, or nothing can be done in both."""
        one, other = (world.match for world in self.worlds)
        before = one.state.copy(), other.state.copy()
        unseen = False
        if one.due is not None:
            what = one.due.cause
            if not self._chance(one.due, other.due):
                return False
        else:
            found = self._acts()
            if found is None:
                return False
            seat, act = found[0]
            what = f"{act} by seat {seat}"
            unseen = one.state.shown(seat, act, self.watcher.seat) is None
            surface = self.worlds[0].surface()
            self.worlds[0].act(seat, act)
            if unseen and self.worlds[0].surface() == surface:  # nothing tells that it was done in one world only
                self.compare(f"while {what} was not done in the other")
                self.look_again()
            self.worlds[1].act(*found[1])
        self.steps += 1
        self.differed |= text_of(one.state) != text_of(other.state)
        parted = self.worlds[0].surface() != self.worlds[1].surface()
        if parted:
            now = one.state, other.state
            told = any(learned(old, new, self.watcher.seat) for old, new in zip(before, now, strict=True))
            assert unseen or told, f"{self.watcher} was told by {what} what it may not know"
        if not parted or self.watcher.delay:
            self.compare(f"after {what}")
        return not parted

    def _chance(self, here: Chance, there: Chance | None) -> bool:
        """The watcher sees the same result in both worlds; what it cannot see may come up differently."""
        assert there is not None, f"{self.watcher} can tell two worlds apart: chance is due in one only"
        one, other = self.worlds
        owner = next(seat for seat in one.connections if knows(here.seen, seat))
        if knows(here.seen, self.watcher.seat):
            shared = [act for act, _ in here.possible() if there.weight(act)]
            if not shared:
                return False
            act = self.rng.choice(shared)
            one.resolve(owner, act)
            other.resolve(owner, act)
        else:
            act = here.pick(self.rng.random)
            one.resolve(owner, act)
            others = [another for another, _ in there.possible() if another != act]
            alike = there.weight(act) and self.differed and self.rng.random() < ALIKE
            other.resolve(owner, act if alike or not others else self.rng.choice(others))
        return True

    def _acts(self) -> tuple[tuple[int, Action], tuple[int, Action]] | None:
        """What somebody does in each world. To the watcher it looks the same; it need not be the same."""
        one, other = (world.match for world in self.worlds)
        seats = [seat for seat in one.to_act if seat in other.to_act]
        self.rng.shuffle(seats)
        for seat in [*seats, *range(one.setting.seats)]:
            free = seat not in seats or self.rng.random() < FREE_SHARE
            here, there = ((match.free(seat) if free else match.legal(seat)) for match in (one, other))
            tried = [any_of(here, self.rng) for _ in range(TRIED if here else 0)]
            tried.sort(key=lambda act, seat=seat: not self._lets_others_answer(seat, act))
            for act in [*tried, *here]:
                look = one.state.shown(seat, act, self.watcher.seat)
                like = self._that_look(look, seat, there)
                if like and (one.manual or self._falls_alike(seat, act)):
                    same = (seat, act) in like and self.rng.random() < ALIKE
                    return (seat, act), (seat, act) if same else self.rng.choice(like)
        return None

    def _lets_others_answer(self, seat: int, act: Action) -> bool:
        """Whether seats may answer this in secret, which is what there is to hide best."""
        state = self.worlds[0].match.state.copy()
        state.apply(seat, act)
        return state.asks_in_secret()

    def _that_look(self, look: Action | None, seat: int, acts: Sequence[Action]) -> list[tuple[int, Action]]:
        """What looks the same to the watcher in the other world; what it does not see may be done by another seat."""
        other, watcher = self.worlds[1].match, self.watcher.seat
        like = [(seat, act) for act in acts if other.state.shown(seat, act, watcher) == look]
        if look is None:
            for another in other.to_act:
                like += [
                    (another, act) for act in other.legal(another) if other.state.shown(another, act, watcher) is None
                ]
        return like

    def _falls_alike(self, seat: int, act: Action) -> bool:
        """Whether the dice, which nobody can steer any more, fall so that the watcher sees the same in both worlds."""
        here, there = (rolled(world.match, seat, act, self.watcher.seat) for world in self.worlds)
        return all(one == other for one, other in zip_longest(here, there))

    # asking

    def ask_about(self, moments: int) -> None:
        """Everything a watcher can ask: acts of every kind, its undo, the past, its tables."""
        one = self.worlds[0].match
        seat = self.watcher.seat
        if seat is not None:
            words = list(dict.fromkeys(text for _, text in attempts(one, self.rng, TRIED)))
            for text in self.rng.sample(words, min(len(words), TRIED)):
                if len(text) > MAX_TEXT:
                    self.both(
                        lambda world, text=text: world.joined.send({"type": "act", "id": 1, "seat": 0, "act": text})
                    )
                    continue
                self.ask("why", seat=seat, act=text)
                self.ask("preview", seat=seat, act=text)
                verb, *nouns = text.split(" ")
                self.ask("choices", seat=seat, verb=verb[:200], chosen=[noun[:200] for noun in nouns[:-1]])
                if one.why_not(seat, text) is not None:
                    self.ask("act", seat=seat, act=text)
                self.ask("resolve", seat=seat + 1, act=text)
            self.ask("answer", seat=seat, accept=True)
            self.ask("chat", text="good morning")
        self.ask("undo", seat=one.setting.seats)
        self.compare("after questions")
        self.look_again()
        own = {} if seat is None else {"seat": seat}
        lines = len(one.log(seat))
        for at in sorted(self.rng.sample(range(lines + 3), min(lines + 3, moments))):
            self.compare_answers("/api/tables/TABLE/view", at=at, **own)
        if not (self.watcher.hot_seat or one.setting.seats == 1):  # who plays alone may have everything
            self.compare_answers("/api/tables/TABLE/view", seat=0 if seat else 1)
            self.compare_answers("/api/tables/TABLE/save")

    def look_again(self) -> None:
        """Come back to the table, and look at what a list and a single request tell."""
        seat = self.watcher.seat
        own = () if seat is None else (seat,)
        since = self.rng.randrange(len(self.worlds[0].match.log(seat)) + 1)
        self.both(lambda world: world.joined.hello(*own, since=since))
        self.compare("coming back")
        self.compare_answers("/api/tables/TABLE/view", **({} if seat is None else {"seat": seat}))
        self.compare_answers("/api/tables/TABLE")
        self.compare_answers("/api/tables")

    def ask(self, type: str, **fields: Any) -> list[Message]:
        return [world.joined.ask(type, **fields) for world in self.worlds]

    def take_back(self) -> None:
        """Undo by the watcher, or an offer of anybody that the others accept or decline, the same in both worlds."""
        seat = self.watcher.seat
        if seat is not None and self.rng.random() < 0.5:
            answers = self.ask("undo", seat=seat)
            if answers[0]["type"] == answers[1]["type"] == "done":
                self.both(lambda world: world.match.undo(seat))
        else:
            proposer = self.rng.randrange(self.worlds[0].match.setting.seats)
            if all(_acted_openly(world.match, proposer, seat) for world in self.worlds):
                accepted = self.rng.random() < 0.5
                self.both(lambda world: _take_back(world, proposer, accepted))
        self.compare("after taking back")

    def both(self, do: Callable[[World], None]) -> None:
        for world in self.worlds:
            do(world)


def _acted_openly(match: Match, seat: int, watcher: int | None) -> bool:
    """Whether the watcher saw the seat's last act. Who offers to take back what nobody saw tells of it, freely."""
    acts = [match.entries[place] for place in match.in_force if match.entries[place].seat == seat]
    line = acts[-1].shown_to(watcher) if acts else None
    return line is not None and line["what"] == "act"


def _take_back(world: World, proposer: int, accepted: bool) -> None:
    world.match.offer_takeback(proposer)
    world.done(proposer, "offer")
    for seat in world.connections:
        if world.match.offer is not None and seat in world.match.offer[2]:
            world.match.answer_takeback(seat, accepted)
            world.done(seat, "answer", accept=accepted)


def learned(before: State, after: State, watcher: int | None) -> bool:
    """Whether something hidden from the watcher before is open to it, or gone, after."""
    hidden = hidden_from(after.facts(), watcher)
    return any(hidden.get(value, 0) < count for value, count in hidden_from(before.facts(), watcher).items())


# worlds whose dice are the host's


def steered(game: Game, setting: Setting, watcher: int | None, acts: int, rng: random.Random) -> tuple[Match, Match]:
    """Two matches with secrets of their own that read the same to the watcher, line by line, after some acts.

    In the second of them players mix in entropy of their own until the dice fall, for the watcher, as in the first.
    """
    one, other = _begun(game, setting, watcher, rng)
    for _ in range(acts):
        shared = [
            (seat, act) for seat in one.to_act if seat in other.to_act for act in one.legal(seat)
            if other.why_not(seat, act) is None and one.state.shown(seat, act, watcher) is not None
        ]  # fmt: skip
        mixed = None
        if shared:
            seat, act = rng.choice(shared)
            alike = seat != watcher and rng.random() < ALIKE
            mixed = _mixed(one, other, seat, act, (watcher, seat) if alike else (watcher,))
        if mixed is None or dump(one.log(watcher)) != dump(other.log(watcher)):
            return steered(game, setting, watcher, acts - 1, rng)  # these two go no further together
        for match, text in ((one, "0"), (other, mixed)):
            match.mix(seat, text)
            match.play(seat, act)
    return one, other


def _mixed(one: Match, other: Match, seat: int, act: Action, watchers: tuple[int | None, ...]) -> str | None:
    """What to mix in, so that an act brings up for the watchers what it brings up in the other match."""
    wanted = [tuple(rolled(one, seat, act, watcher, "0")) for watcher in watchers]
    for n in range(MOST_MIXED):
        if all(
            _comes(other, seat, act, watcher, str(n), looks) for watcher, looks in zip(watchers, wanted, strict=True)
        ):
            return str(n)
    return None


def _comes(match: Match, seat: int, act: Action, watcher: int | None, mixed: str, wanted: tuple[str, ...]) -> bool:
    """Whether just this comes up; most texts are out after the first draw."""
    return all(came == look for came, look in zip_longest(rolled(match, seat, act, watcher, mixed), wanted))


def _begun(game: Game, setting: Setting, watcher: int | None, rng: random.Random) -> tuple[Match, Match]:
    def begin() -> Match:
        seed = str(rng.random())
        if setting.seats == 1:  # everything is drawn openly, so only a position begins with few draws
            return game.position(game.example(setting.mode), seed=seed)
        return Match(game, setting, seed=seed)

    one = begin()
    wanted = dump(one.log(watcher))
    for _ in range(MOST_SEEDS):
        other = begin()
        if dump(other.log(watcher)) == wanted:
            return one, other
    return _begun(game, setting, watcher, rng)


def rolled(match: Match, seat: int, act: Action, watcher: int | None, mixed: str | None = None) -> Iterator[str]:
    """What an act will bring up, as the watcher will read it."""
    chain = match.chain
    if mixed is not None:
        chain = chained(chain, dump(["entropy", seat, mixed]))
    chain = chained(chain, dump([seat, act.text]))
    state = match.state.copy()
    state.apply(seat, match.game.parse(act.text, match.setting))
    while state.pending() == (CHANCE,):
        due = state.chance()
        result = due.nth(ticket(match.secret, chain, due.total))
        yield str(result if knows(due.seen, watcher) else due.cover)
        chain = chained(chain, dump([CHANCE, result.text]))
        state.apply(CHANCE, result)
