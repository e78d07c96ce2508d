"""The locale files: the same messages in all three languages, every id that code uses, every form that is asked for."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import sandtable
from sandtable.games import TITLES
from sandtable.games.blitzkrieg.edition import EFFECTS, TERRAINS
from sandtable.games.blitzkrieg.title import GAME
from sandtable.games.blitzkrieg.virtual import STEPS
from sandtable.games.legie.edition import ABILITIES, EQUIPMENT, FACTIONS, SKILLS
from sandtable.games.legie.locations import KINDS
from sandtable.games.legie.orders import ORDERS
from sandtable.games.legie.title import GAME as LEGIE
from sandtable.kernel.game import Game
from sandtable.text import LANGUAGES, language
from sandtable.text.vocabulary import VOCABULARIES, of_title

PACKAGE = Path(sandtable.__file__ or "").parent
FOLDERS = (PACKAGE / "kernel" / "locale", *(PACKAGE / "games" / title.ID / "locale" for title in TITLES))
USED = re.compile(r"""["']((?:bk|lg|core)-[a-z0-9]+(?:-[a-z0-9]+)*)["']""")

# what the arguments of NOUN stand for; a composed noun is one message, any other kind a family of them
KIND = {"token": "bk-token", "copied": "bk-token", "theatre": "bk-theatre", "side": "bk-side", "tactic": "bk-tactic",
        "drawn": "bk-tactic", "character": "lg-character", "bearer": "lg-character", "helper": "lg-character",
        "one": "lg-character", "other": "lg-character", "plot": "lg-plot", "location": "lg-location",
        "order": "lg-order", "equipment": "lg-equipment", "dispatch": "lg-dispatch", "commander": "lg-commander",
        "faction": "lg-faction", "rival": "lg-faction", "skill": "lg-skill"}  # fmt: skip
COMPOSED = {"space": "bk-space", "place": "bk-row"}
KINDS_OF = {
    "bk": ("token", "theatre", "side", "tactic", "effect", "terrain"),
    "lg": (
        "character", "plot", "location", "order", "equipment", "dispatch", "commander", "faction", "skill", "ability",
        "kind",
    ),
}  # fmt: skip
NAMED = [(prefix, kind) for prefix, kinds in KINDS_OF.items() for kind in kinds]


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
    forms = Forms()
    for entry in entries(code):
        forms.visit(entry)
    assert forms.asked
    for argument, case in forms.asked:
        if argument in COMPOSED:
            nouns = [COMPOSED[argument]]
        else:
            nouns = [*nouns_of(*KIND[argument].split("-"))]
        for id in nouns:
            assert id in found, id
            assert case == "nom" or case in found[id], f"{id}.{case}"
    for id, attribute in forms.references:
        assert id in found
        assert attribute is None or attribute in found[id], f"{id}.{attribute}"


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
    for name in (names_of_blitzkrieg() if prefix == "bk" else names_of_legie())[kind]:
        yield f"{prefix}-{kind}-{name.replace(':', '-')}"


def names_of_blitzkrieg() -> dict[str, list[str]]:
    editions = [GAME.edition("duel"), GAME.edition("nippon")]
    return {
        "token": ["hidden", *(token.id for token in editions[1].tokens)],
        "theatre": editions[0].theatres + editions[1].theatres,
        "side": [*editions[0].sides, *editions[1].sides],
        "tactic": editions[0].tactics,
        "effect": list(EFFECTS),
        "terrain": list(TERRAINS),
    }


def names_of_legie() -> dict[str, list[str]]:
    edition = LEGIE.edition()
    return {
        "character": ["hidden", *edition.characters],
        "plot": [plot.id for plot in edition.plots],
        "location": edition.locations,
        "order": ["hidden", *(order.id for order in ORDERS)],
        "equipment": list(EQUIPMENT),
        "dispatch": ["hidden", *(dispatch.id for dispatch in edition.dispatches)],
        "commander": [commander.id for commander in edition.commanders],
        "faction": list(FACTIONS),
        "skill": list(SKILLS),
        "ability": list(ABILITIES),
        "kind": list(KINDS),
    }


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize(("prefix", "kind"), NAMED)
def test_every_printed_thing_has_a_name(code: str, prefix: str, kind: str) -> None:
    lang = language(code)
    assert [id for id in nouns_of(prefix, kind) if not lang.has(id)] == []


def test_no_name_belongs_to_things_of_two_kinds() -> None:
    for prefix, kinds in KINDS_OF.items():
        spoken = [kind for kind in kinds if kind not in ("effect", "terrain", "ability", "kind")]
        names = [id.split("-", 2)[2] for kind in spoken for id in nouns_of(prefix, kind)]
        assert sorted(set(names) - {"hidden"}) == sorted(name for name in names if name != "hidden")


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
@pytest.mark.parametrize("game", TITLES, ids=lambda game: game.ID)
def test_modes_and_options_are_named(code: str, game: Game) -> None:
    lang = language(code)
    prefix = of_title(game.ID).prefix
    for mode in game.modes:
        assert lang.say(f"{prefix}-mode-{mode.id}")
        assert lang.say(f"{prefix}-mode-{mode.id}-about")
    for option in game.options:
        assert lang.say(f"{prefix}-option-{option.id}")
        assert lang.say(f"{prefix}-option-{option.id}-about")
        values = [lang.value(game.ID, option.id, value) for value in option.values]
        assert len(set(values)) == len(values)


@pytest.mark.parametrize("code", LANGUAGES)
def test_steps_of_the_virtual_opponent_are_named(code: str) -> None:
    for step in range(1, len(STEPS) + 1):
        assert language(code).say(f"bk-step-{step}")


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_verb_has_its_sentence_and_every_message_its_title(code: str) -> None:
    found = messages(code)
    for vocabulary in VOCABULARIES:
        assert all(f"{vocabulary.prefix}-act-{verb}" in found for verb in vocabulary.verbs)
    prefixes = tuple(f"{vocabulary.prefix}-" for vocabulary in VOCABULARIES)
    assert all(id.startswith(prefixes) for id in found)
