"""A trial: one game of a title, played at random by a seed up to a cut, and the acts a stranger might try in it."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import sandtable.kernel
from sandtable.kernel.action import Action
from sandtable.kernel.chance import CHANCE
from sandtable.kernel.game import Game, Setting
from sandtable.kernel.match import Match
from sandtable.kernel.plain import dump
from sandtable.kernel.state import State

KERNEL_RULEBOOK = Path(sandtable.kernel.__file__ or "").parent / "rulebook" / "en.md"
RULE_LINE = re.compile(r"^(?:[-*]|#+) +`([a-z0-9.-]+)`", re.MULTILINE)
FREE_SHARE = 0.15  # how often a free act is tried where one is allowed
GARBAGE = (
    "",
    " ",
    "?",
    "pass pass",
    "PASS",
    "roll 6",
    "draw",
    "move",
    "x" * 3_000,
    "undo 1",
    "ą",
    "pass\n\n\0",
    "a>b,c",
)


def rule_ids(*rulebooks: Path) -> frozenset[str]:
    """The ids that rulebook files give: bullets or headings that start with an id in backquotes."""
    return frozenset(id for book in rulebooks for id in RULE_LINE.findall(book.read_text(encoding="utf-8")))


class Title:
    """A title as the suite needs it.

    ``conserved`` gives what must stay the same in every state of a game; it may also assert that every piece stands
    where it may. ``rulebooks`` are the files with the title's rule ids. ``has_text`` says whether a message id is
    rendered in all languages. ``deepest`` is the latest cut, ``endless`` more decisions than any game has.
    ``telling_ends`` are the reasons of outcomes that depend, by the rules, on what a seat holds in secret: such an end
    tells everybody something of it.
    """

    def __init__(
        self,
        game: Game,
        settings: Sequence[Setting],
        conserved: Callable[[State], object],
        rulebooks: Sequence[Path],
        has_text: Callable[[str], bool] | None = None,
        deepest: int = 120,
        endless: int = 20_000,
        telling_ends: Sequence[str] = (),
    ) -> None:
        self.game = game
        self.settings = settings
        self.conserved = conserved
        self.rules = rule_ids(KERNEL_RULEBOOK, *rulebooks)
        self.has_text = has_text
        self.deepest = deepest
        self.endless = endless
        self.telling_ends = telling_ends


class Trial:
    """One game of a title by a seed, cut after some decisions; ``mutation`` seeds whatever a property tries there."""

    def __init__(self, title: Title, setting: Setting, seed: int, cut: int, mutation: int) -> None:
        self.title = title
        self.game = title.game
        self.setting = setting
        self.seed = seed
        self.cut = cut
        self.rng = random.Random(mutation)
        self.seats = range(setting.seats)
        self.watchers: tuple[int | None, ...] = (*self.seats, None)

    def started(self, manual: bool = False) -> Match:
        return Match(self.game, self.setting, seed=str(self.seed), manual=manual)

    def hosting(self, state: State, manual: bool = False) -> Match:
        """A match that begins with a copy of some state."""
        return Match(self.game, self.setting, seed=str(self.seed), manual=manual, first=state.copy())

    def match(self) -> Match:
        """The match at the cut. Somebody still owes a decision: a cut past the end is taken round the game's length."""
        played = play_on(self.started(), self.walker(), self.cut)
        if played.to_act:
            return played
        # what untold seats do unseen is no decision
        length = sum(entry.what == "act" and not entry.usual for entry in played.entries)
        return play_on(self.started(), self.walker(), self.cut % length)

    def permuted(self, state: State, watcher: int | None) -> State:
        """Another world that the watcher cannot tell from this one. A spectator knows less than any seat does."""
        for seat in self.seats if watcher is None else (watcher,):
            state = self.game.observe(self.setting, state, seat).sample(self.rng)
        return state

    def walker(self) -> random.Random:
        """The generator that chooses the acts of the game."""
        return random.Random(f"acts {self.seed}")


def play_on(match: Match, rng: random.Random, decisions: int) -> Match:
    """Play some decisions at random, free acts among them; stop at the end of the game."""
    for _ in range(decisions):
        if not match.to_act:
            break
        match.play(*any_act(match, rng))
    return match


def any_act(match: Match, rng: random.Random) -> tuple[int, Action]:
    """An act some seat may do now: one that is asked for, sometimes a free one."""
    if rng.random() < FREE_SHARE:
        bold = rng.randrange(match.setting.seats)
        free = match.free(bold)
        if free:
            return bold, any_of(free, rng)
    seat = rng.choice(match.to_act)
    return seat, any_of(match.legal(seat), rng)


def any_of(acts: Sequence[Action], rng: random.Random) -> Action:
    """Half the time each verb is as likely as any other, however many nouns it takes."""
    if rng.random() < 0.5:
        return acts[rng.randrange(len(acts))]
    by_verb: dict[str, list[Action]] = {}
    for act in acts:
        by_verb.setdefault(act.verb, []).append(act)
    return rng.choice(by_verb[rng.choice(list(by_verb))])


def text_of(state: State) -> str:
    """The whole state as canonical text."""
    return dump(state.plain())


def attempts(match: Match, rng: random.Random, most: int = 60) -> Iterator[tuple[int, str]]:
    """What strangers may try: legal acts of any seat, acts of the past, mutations of both, garbage; from every seat."""
    known = [act.text for seat in range(match.setting.seats) for act in (*match.legal(seat), *match.free(seat))]
    known += [entry.action.text for entry in match.entries if entry.action is not None]
    known = list(dict.fromkeys(known)) or ["pass"]
    nouns = [noun for text in known for noun in text.split()[1:]] or ["?"]
    verbs = [text.split()[0] for text in known]
    tried = rng.sample(known, min(len(known), most))
    tried += [_mutated(rng.choice(known).split(), verbs, nouns, rng) for _ in range(most)]
    for text in (*tried, *GARBAGE):
        for seat in (CHANCE, *range(match.setting.seats + 1)):
            yield seat, text


def _mutated(words: list[str], verbs: list[str], nouns: list[str], rng: random.Random) -> str:
    way = rng.randrange(6)
    place = rng.randrange(len(words))
    if way == 0:
        words[0] = rng.choice(verbs)
    elif way == 1:
        words.append(rng.choice(nouns))
    elif way == 2 and len(words) > 1:
        words.pop()
    elif way == 3 and place:
        words[place] = rng.choice(nouns)
    elif way == 4:
        words[place] = words[place][::-1]
    else:
        words[place] += rng.choice(("x", "1", ">" + rng.choice(nouns), "," + rng.choice(nouns), " "))
    return " ".join(words)
