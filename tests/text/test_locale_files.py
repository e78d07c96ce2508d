"""The locale files: the same messages in all three languages, every id that code uses, every form that is asked for."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import sandtable
from sandtable.games import TITLES
from sandtable.games.blitzkrieg.virtual import STEPS
from sandtable.games.quartermaster.cards.card import TRIGGERS
from sandtable.kernel.game import Game
from sandtable.text import LANGUAGES, language
from sandtable.text.vocabulary import VOCABULARIES, of_title
from text.printed import PRINTED, UNSPOKEN

PACKAGE = Path(sandtable.__file__ or "").parent
CLIENT = Path(__file__).resolve().parents[2] / "web" / "src"
FOLDERS = (PACKAGE / "kernel" / "locale", PACKAGE / "text" / "locale", *sorted((PACKAGE / "games").glob("*/locale")))
USED = re.compile(r"""["']((?:bk|qm|lg|gw|core)-[a-z0-9]+(?:-[a-z0-9]+)*)["']""")

# what the arguments of NOUN stand for; a composed noun is one message, any other kind a family of them
KIND = {
    "bk": {"token": "token", "copied": "token", "theatre": "theatre", "side": "side", "tactic": "tactic",
           "drawn": "tactic"},
    "qm": {"card": "card", "space": "space", "one": "space", "other": "space", "country": "country",
           "whom": "country", "side": "side"},
    "lg": {"character": "character", "bearer": "character", "helper": "character", "one": "character",
           "other": "character", "plot": "plot", "location": "location", "order": "order", "equipment": "equipment",
           "dispatch": "dispatch", "commander": "commander", "faction": "faction", "rival": "faction",
           "skill": "skill"},
    "gw": {"zone": "zone", "a": "zone", "b": "zone", "from": "zone", "to": "zone", "at": "zone", "goal": "zone",
           "nation": "nation", "other": "nation", "unit": "unit", "facility": "facility", "passage": "passage",
           "line": "convoy", "note": "note", "technology": "technology", "battle": "battle", "preset": "preset",
           "border": "zone", "pact": "pact", "objective": "objective", "second": "technology"},
}  # fmt: skip
COMPOSED = {
    "bk": {"space": "bk-space", "place": "bk-row"},
    "gw": {"group": "gw-group-counted", "cargo": "gw-group-laden", "carrier": "gw-group-noted"},
}
NAMED = [(prefix, kind) for prefix, kinds in PRINTED.items() for kind in kinds]


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


@cache
def entries(code: str) -> list[ast.Message]:
    found: list[ast.Message] = []
    for folder in FOLDERS:
        for entry in FluentParser().parse((folder / f"{code}.ftl").read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), entry.content
            if isinstance(entry, ast.Message):
                found.append(entry)
    return found


@cache
def messages(code: str) -> dict[str, set[str]]:
    """Every message with its attributes."""
    return {entry.id.name: {attribute.id.name for attribute in entry.attributes} for entry in entries(code)}


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_message_is_written_twice(code: str) -> None:
    ids = [entry.id.name for entry in entries(code)]
    assert sorted(ids) == sorted(set(ids))


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_message_of_the_client_is_written_twice(code: str) -> None:
    """The second would be shown in the place of the first as well."""
    ids: list[str] = []
    for path in sorted(CLIENT.glob(f"**/locale/{code}.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), entry.content
            ids += [entry.id.name] if isinstance(entry, ast.Message) else []
    assert len(ids) > 1000
    assert [id for id, count in Counter(ids).items() if count > 1] == []


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
        if argument in COMPOSED.get(prefix, {}):
            nouns = [COMPOSED[prefix][argument]]
        elif prefix in PRINTED:
            nouns = nouns_of(prefix, KIND[prefix][argument])
        else:
            start = f"{prefix}-{KIND[prefix][argument]}-"
            nouns = [id for id in found if id.startswith(start)]
        for id in nouns:
            assert id in found, id
            assert case == "nom" or case in found[id] or id.endswith(("-hidden", "-deck")), f"{id}.{case}"


@cache
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


def nouns_of(prefix: str, kind: str) -> list[str]:
    """The messages of all printed things of a kind."""
    return [f"{prefix}-{kind}-{name.replace(':', '-')}" for name in PRINTED[prefix][kind]]


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize(("prefix", "kind"), NAMED)
def test_every_printed_thing_has_a_name(code: str, prefix: str, kind: str) -> None:
    lang = language(code)
    assert [id for id in nouns_of(prefix, kind) if not lang.has(id)] == []


@pytest.mark.parametrize("prefix", PRINTED)
def test_no_name_belongs_to_things_of_two_kinds(prefix: str) -> None:
    spoken = [kind for kind in PRINTED[prefix] if kind not in UNSPOKEN]
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
def test_triggers_of_quartermaster_have_their_prompts(code: str) -> None:
    assert [trigger for trigger in TRIGGERS if not language(code).has(f"qm-prompt-{trigger}")] == []


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_verb_has_its_sentence_and_every_message_its_title(code: str) -> None:
    found = messages(code)
    for vocabulary in VOCABULARIES:
        assert all(f"{vocabulary.prefix}-act-{verb}" in found for verb in vocabulary.verbs)
    prefixes = tuple(f"{vocabulary.prefix}-" for vocabulary in VOCABULARIES)
    assert all(id.startswith(prefixes) for id in found)


def test_the_browser_needs_no_word_of_the_terminal() -> None:
    """The client fetches the words of the kernel and of a title."""
    client = Path(__file__).parents[2] / "web" / "src"
    asked = {id for file in client.rglob("*.ts*") for id in USED.findall(file.read_text(encoding="utf-8"))}
    body = FluentParser().parse((PACKAGE / "text" / "locale" / "en.ftl").read_text(encoding="utf-8")).body
    of_the_terminal = {entry.id.name for entry in body if isinstance(entry, ast.Message)}
    assert len(asked) > 50
    assert asked & of_the_terminal == set()
