"""A language: renders message ids with their arguments, nouns in their case forms, and lists."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any, Final

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentInt, FluentNone

from sandtable.book.rulebook import LANGUAGES, home, rules
from sandtable.kernel.action import parse_action
from sandtable.kernel.plain import Malformed, Plain
from sandtable.kernel.refusal import Refusal
from sandtable.text.vocabulary import CORE, Vocabulary, of_message, of_title

LOCALES: Final = {"en": "en_GB", "cs": "cs", "pl": "pl"}  # the rulebooks are in British English

TERMINAL: Final = "sandtable.text"  # its words for the terminal lie apart, for the browser does not fetch them

LONGEST: Final = 2_000  # characters of an argument; Fluent would refuse the whole message soon after
HIDDEN: Final = "?"  # what a reader sees of something secret, in events and acts


class Noun(str):
    """A text argument that may name a thing of a title; NOUN() looks it up with that title's prefix."""

    __slots__ = ("prefix",)

    prefix: str

    def __new__(cls, text: str, prefix: str) -> Noun:
        noun = super().__new__(cls, text)
        noun.prefix = prefix
        return noun


class Incomplete(ValueError):
    """A message was asked for without an argument it needs, or refers to a message that does not exist."""


class Language:
    """One language; ``language("cs")`` gives the one object for it. A title's texts are read when one is wanted."""

    def __init__(self, code: str) -> None:
        self.code: Final = code
        functions: dict[str, Any] = {"NOUN": self._declined, "SIGN": _sign, "ABS": _distance}
        self._bundle: Final = FluentBundle([LOCALES[code]], functions, use_isolating=False)
        self._learned: Final[set[Vocabulary]] = set()
        self._learn(CORE)
        self._read(TERMINAL)

    def _learn_of(self, id: str) -> None:
        self._learn(of_message(id))

    def _learn(self, vocabulary: Vocabulary) -> None:
        if vocabulary not in self._learned:
            self._read(home(vocabulary.title))
            self._learned.add(vocabulary)

    def _read(self, package: str) -> None:
        file = files(package) / "locale" / f"{self.code}.ftl"
        self._bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))

    # messages

    def has(self, id: str) -> bool:
        self._learn_of(id)
        return bool(self._bundle.has_message(id))

    def say(self, id: str, args: Mapping[str, object] = {}) -> str:
        """A message with its arguments. KeyError when there is no such message."""
        prefix = of_message(id).prefix
        return self._format(id, "", {name: self._argument(value, prefix) for name, value in args.items()})

    def _format(self, id: str, case: str, args: Mapping[str, object]) -> str:
        self._learn_of(id)
        message = self._bundle.get_message(id)
        pattern = message.attributes.get(case, message.value)
        if pattern is None:
            raise KeyError(id)
        text, errors = self._bundle.format_pattern(pattern, dict(args))
        if errors:
            raise Incomplete(f"{id} ({self.code}): {errors[0]}")
        return str(text)

    def _argument(self, value: object, prefix: str) -> object:
        """Text may be a noun, a list of texts is spoken as one, of any other list only the length is told."""
        if isinstance(value, bool):
            return "true" if value else "false"
        if isinstance(value, str):
            return Noun(value if len(value) <= LONGEST else f"{value[:LONGEST]}…", prefix)
        if isinstance(value, list):
            texts = [item for item in value if isinstance(item, str)]
            return self.list([self._named(text, "", prefix) for text in texts]) if texts else len(value)
        return value

    # nouns

    def noun(self, noun: str, case: str = "nom", title: str = "blitzkrieg") -> str:
        """The name of a thing of a title in a case; an id no locale file knows (from a data pack) stays as it is."""
        return self._named(noun, case, of_title(title).prefix)

    def _declined(self, noun: object, case: str = "nom") -> object:
        """NOUN($token, case: "acc") in the locale files."""
        if isinstance(noun, Noun):
            return self._named(noun, case, noun.prefix)
        return noun

    def _named(self, noun: str, case: str, prefix: str) -> str:
        vocabulary = of_message(f"{prefix}-")
        for pattern, message in vocabulary.composed:
            found = pattern.fullmatch(noun)
            if found is not None:
                parts = {name: _number_or(Noun(part, prefix)) for name, part in found.groupdict().items()}
                return self._format(message, case, parts)
        for id in vocabulary.simple("hidden" if noun == HIDDEN else noun):
            if self.has(id):
                return self._format(id, case, {})
        return noun

    def list(self, items: list[str]) -> str:
        """“a, b and c”"""
        return format_list(items, locale=LOCALES[self.code])

    # what happens at a table

    def event(self, title: str, event: Mapping[str, Plain]) -> str:
        """A plain event, as ``Match.log`` gives it."""
        args = event["args"]
        assert isinstance(args, dict)
        shown: dict[str, object] = {name: "hidden" if value == HIDDEN else value for name, value in args.items()}
        return self.say(str(event["event"]), shown)

    def trace(self, title: str, step: Mapping[str, Plain]) -> str:
        """One step of a thought of the virtual opponent: what was asked and what it left."""
        prefix = of_title(title).prefix
        kept = _texts(step["kept"])
        args: dict[str, object] = {"step": step["step"], "heading": self.say(f"{prefix}-step-{step['step']}")}
        args["kept"] = self.list([self._chain(str(candidate), prefix) for candidate in kept])
        if "die" in step:
            return self.say(f"{prefix}-trace-die", {**args, "die": step["die"]})
        if not step["met"]:
            return self.say(f"{prefix}-trace-unmet" if kept else f"{prefix}-trace-no-plan", args)
        told = len(kept) == 1 or kept != step["had"]
        return self.say(f"{prefix}-trace-kept" if told else f"{prefix}-trace-all", args)

    def _chain(self, text: str, prefix: str) -> str:
        """A candidate: a noun, or a plan of several placements."""
        return self.list([self._named(part, "nom", prefix) for part in text.split(", ")])

    def action(self, title: str, action_text: str) -> str:
        """An act in words: ``place army:2 WE-1-2`` is “Place army 2 on Western Europe 1-2”."""
        action = parse_action(action_text)
        for vocabulary in (of_title(title), of_title("")):
            if action.verb in vocabulary.verbs:
                args = _arguments(vocabulary.verbs[action.verb], action.nouns)
                return self.say(f"{vocabulary.prefix}-act-{action.verb}", args)
        raise KeyError(action.verb)

    def value(self, title: str, option: str, value: bool | int | str) -> str:
        """The value of an option in words."""
        prefix = of_title(title).prefix
        own = f"{prefix}-option-{option}-{str(value).lower()}"
        return self.say(own) if self.has(own) else self.say(f"{prefix}-option-{option}-value", {"value": value})

    # what does not happen

    def refusal(self, title: str, refusal: Refusal) -> str:
        """Why an act is not allowed, in one sentence; its rule is told by ``rule``."""
        return self.say(refusal.message, refusal.args)

    def malformed(self, error: Malformed) -> str:
        """One line: the place, what is wrong there, and what to do."""
        problem = self.say(error.message, error.values)
        return self.say("core-problem", {"place": self._named(error.place, "nom", "core"), "problem": problem})

    def rule(self, title: str, rule_id: str) -> str:
        """The sentence of a rule. KeyError when the rulebook has none of this id."""
        return rules(of_message(rule_id).title, self.code)[rule_id]


@cache
def language(code: str) -> Language:
    """A language by its code."""
    if code not in LANGUAGES:
        raise Malformed("lang", "core-malformed-choice", value=code[:40], choices=", ".join(LANGUAGES))
    return Language(code)


def _number_or(text: str) -> int | str:
    return int(text) if text.isdecimal() else text


def _arguments(names: tuple[str, ...], nouns: tuple[str, ...]) -> dict[str, object]:
    """The nouns of an act by their names in its message; see ``Vocabulary``."""
    spoken: list[int | str] = ["hidden" if noun == HIDDEN else _number_or(noun) for noun in nouns]
    args: dict[str, object] = {}
    for place, name in enumerate(names):
        if name.endswith("*"):
            args[name[:-1]] = spoken[place:]
            return args
        args[name] = spoken[place] if place < len(spoken) else "none"
    if len(nouns) > len(names):
        raise Incomplete(f"{len(nouns)} nouns, {len(names)} names")
    return args


def _texts(items: Plain) -> list[Plain]:
    assert isinstance(items, list)
    return items


def _sign(number: object) -> object:
    """SIGN($marker): which half of a track a marker stands on, to choose a sentence by."""
    if isinstance(number, int):
        return "zero" if number == 0 else ("plus" if number > 0 else "minus")
    return FluentNone("SIGN")


def _distance(number: object) -> object:
    """ABS($marker): how far it stands from the centre."""
    return FluentInt(abs(number)) if isinstance(number, int) else FluentNone("ABS")
