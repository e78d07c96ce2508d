"""The locale files: the same messages in all three languages, every id that code uses, every form that is asked for."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import sandtable
from sandtable.games.blitzkrieg.edition import EFFECTS, TERRAINS
from sandtable.games.blitzkrieg.title import GAME
from sandtable.games.blitzkrieg.virtual import STEPS
from sandtable.games.quartermaster.board import SPACES
from sandtable.games.quartermaster.cards.card import TRIGGERS
from sandtable.games.quartermaster.catalogue import CARDS, COUNTRY_IDS, KINDS, SIDES
from sandtable.games.quartermaster.title import GAME as QUARTERMASTER
from sandtable.text import LANGUAGES, language
from sandtable.text.vocabulary import VOCABULARIES

PACKAGE = Path(sandtable.__file__ or "").parent
FOLDERS = (
    PACKAGE / "kernel" / "locale",
    PACKAGE / "games" / "blitzkrieg" / "locale",
    PACKAGE / "games" / "quartermaster" / "locale",
)
USED = re.compile(r"""["']((?:bk|qm|core)-[a-z0-9]+(?:-[a-z0-9]+)*)["']""")

# what the arguments of NOUN stand for; a composed noun is one message, any other kind a family of them
KIND = {
    "bk": {"token": "token", "copied": "token", "theatre": "theatre", "side": "side", "tactic": "tactic",
           "drawn": "tactic"},
    "qm": {"card": "card", "space": "space", "country": "country", "whom": "country", "side": "side"},
}  # fmt: skip
COMPOSED = {"bk": {"space": "bk-space", "place": "bk-row"}, "qm": {}}


class Forms(Visitor):
    """Collects which argument NOUN is asked for in which case, and which messages refer to which."""

    def __init__(self) -> None:
        self.asked: set[tuple[str, str]] = set()
        self.references: set[tuple[str, str | None]] = set()
        self.arguments: set[str] = set()

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        if node.id.name == "NOUN":
            (noun,) = node.arguments.positional
            assert isinstance(noun, ast.VariableReference)
            cases = {named.name.name: named.value.value for named in node.arguments.named}
            self.asked.add((noun.id.name, cases.pop("case", "nom")))
            assert not cases
        self.generic_visit(node)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.arguments.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.references.add((node.id.name, node.attribute.name if node.attribute else None))


def entries(code: str) -> Iterator[ast.Message]:
    for folder in FOLDERS:
        for entry in FluentParser().parse((folder / f"{code}.ftl").read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), entry.content
            if isinstance(entry, ast.Message):
                yield entry


def messages(code: str) -> dict[str, set[str]]:
    """Every message with its attributes."""
    return {entry.id.name: {attribute.id.name for attribute in entry.attributes} for entry in entries(code)}


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_message_is_written_twice(code: str) -> None:
    ids = [entry.id.name for entry in entries(code)]
    assert sorted(ids) == sorted(set(ids))


@pytest.mark.parametrize("code", LANGUAGES)
def test_all_languages_have_the_same_messages(code: str) -> None:
    assert messages(code).keys() == messages("en").keys()


@pytest.mark.parametrize("code", LANGUAGES)
def test_nouns_have_every_form_that_is_asked_for(code: str) -> None:
    found = messages(code)
    asked: set[tuple[str, str, str]] = set()
    for entry in entries(code):
        forms = Forms()
        forms.visit(entry)
        prefix = entry.id.name.split("-")[0]
        if prefix in KIND:  # the kernel has no nouns of its own
            asked |= {(prefix, argument, case) for argument, case in forms.asked}
        for id, attribute in forms.references:
            assert id in found
            assert attribute is None or attribute in found[id], f"{id}.{attribute}"
    assert {prefix for prefix, _, _ in asked} == {*KIND}
    for prefix, argument, case in asked:
        if argument in COMPOSED[prefix]:
            nouns = [COMPOSED[prefix][argument]]
        else:
            nouns = [*nouns_of(prefix, KIND[prefix][argument])]
        for id in nouns:
            assert id in found, id
            assert case == "nom" or case in found[id] or id.endswith(("-hidden", "-deck")), f"{id}.{case}"


def arguments(code: str) -> dict[str, set[str]]:
    """The arguments each message needs, with those of the messages it refers to."""
    forms: dict[str, Forms] = {}
    for entry in entries(code):
        forms[entry.id.name] = Forms()
        forms[entry.id.name].visit(entry)

    def needed(id: str) -> set[str]:
        return forms[id].arguments.union(*(needed(other) for other, _ in forms[id].references))

    return {id: needed(id) for id in forms}


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_language_asks_for_more_than_english_is_told(code: str) -> None:
    english = arguments("en")
    assert {id: needed - english[id] for id, needed in arguments(code).items() if needed - english[id]} == {}


def nouns_of(prefix: str, kind: str) -> Iterator[str]:
    """The messages of all printed things of a kind."""
    editions = [GAME.edition("duel"), GAME.edition("nippon")]
    of_quartermaster: dict[str, list[str]] = {
        "card": ["hidden", "deck", *CARDS],
        "text": list(CARDS),
        "space": list(SPACES),
        "country": list(COUNTRY_IDS),
        "side": list(SIDES),
        "kind": list(KINDS),
    }
    of_blitzkrieg: dict[str, list[str]] = {
        "token": ["hidden", *(token.id for token in editions[1].tokens)],
        "theatre": editions[0].theatres + editions[1].theatres,
        "side": [*editions[0].sides, *editions[1].sides],
        "tactic": editions[0].tactics,
        "effect": list(EFFECTS),
        "terrain": list(TERRAINS),
    }
    for name in (of_quartermaster if prefix == "qm" else of_blitzkrieg)[kind]:
        yield f"{prefix}-{kind}-{name.replace(':', '-')}"


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize(
    "kind",
    ["bk-token", "bk-theatre", "bk-side", "bk-tactic", "bk-effect", "bk-terrain",
     "qm-card", "qm-text", "qm-space", "qm-country", "qm-side", "qm-kind"],
)  # fmt: skip
def test_every_printed_thing_has_a_name(code: str, kind: str) -> None:
    lang = language(code)
    assert [id for id in nouns_of(*kind.split("-")) if not lang.has(id)] == []


@pytest.mark.parametrize(
    ("prefix", "kinds"), [("bk", ("token", "theatre", "side", "tactic")), ("qm", ("card", "space", "country", "side"))]
)
def test_no_name_belongs_to_things_of_two_kinds(prefix: str, kinds: tuple[str, ...]) -> None:
    names = [id.split("-", 2)[2] for kind in kinds for id in nouns_of(prefix, kind)]
    assert len(names) == len(set(names))


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_id_in_the_source_has_a_message(code: str) -> None:
    lang = language(code)
    missing = []
    for file in PACKAGE.rglob("*.py"):
        for id in USED.findall(file.read_text(encoding="utf-8")):
            if not lang.has(id):
                missing.append(f"{file.relative_to(PACKAGE)}: {id}")
    assert missing == []


@pytest.mark.parametrize("code", LANGUAGES)
def test_modes_options_and_steps_are_named(code: str) -> None:
    lang = language(code)
    for mode in GAME.modes:
        assert lang.say(f"bk-mode-{mode.id}")
        assert lang.say(f"bk-mode-{mode.id}-about")
    for option in GAME.options:
        assert lang.say(f"bk-option-{option.id}")
        assert lang.say(f"bk-option-{option.id}-about")
        values = [lang.value("blitzkrieg", option.id, value) for value in option.values]
        assert len(set(values)) == len(values)
    for step in range(1, len(STEPS) + 1):
        assert lang.say(f"bk-step-{step}")


@pytest.mark.parametrize("code", LANGUAGES)
def test_mode_options_and_triggers_of_quartermaster_are_named(code: str) -> None:
    lang = language(code)
    assert lang.say("qm-mode-standard")
    assert lang.say("qm-mode-standard-about")
    for option in QUARTERMASTER.options:
        assert lang.say(f"qm-option-{option.id}")
        assert lang.say(f"qm-option-{option.id}-about")
        values = [lang.value("quartermaster", option.id, value) for value in option.values]
        assert len(set(values)) == len(values)
    assert [trigger for trigger in TRIGGERS if not lang.has(f"qm-prompt-{trigger}")] == []


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_verb_has_its_sentence_and_every_message_its_title(code: str) -> None:
    found = messages(code)
    for vocabulary in VOCABULARIES:
        assert all(f"{vocabulary.prefix}-act-{verb}" in found for verb in vocabulary.verbs)
    prefixes = tuple(f"{vocabulary.prefix}-" for vocabulary in VOCABULARIES)
    assert all(id.startswith(prefixes) for id in found)
