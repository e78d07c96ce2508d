"""Every worked example of the rulebooks holds, and is told in every language."""

from __future__ import annotations

import re
from typing import Final, cast

import pytest

from sandtable.book.examples import Example, Step, examples
from sandtable.book.rulebook import rules
from sandtable.games import games
from sandtable.kernel.plain import Plain
from sandtable.kernel.refusal import IllegalAction, Refusal
from sandtable.table.trial import ExampleTrial
from sandtable.text import LANGUAGES, Language, language

EVERY = [
    pytest.param(example, marks=pytest.mark.rule(*example.rules), id=f"{title}-{example.id}")
    for title in games()
    for example in examples(title).values()
]


RAW: Final = re.compile(r"[{}]|\?\?\?|\b(?:bk|core|gw|lg|qm)-[a-z]")


def refused_by(trial: ExampleTrial, step: Step) -> Refusal | None:
    try:
        trial.do(step.seat, step.act)
    except IllegalAction as error:
        return error.refusal
    return None


def sound(text: str) -> None:
    assert text == text.strip() != ""
    assert RAW.search(text) is None, text


def tell(lang: Language, title: str, line: dict[str, Plain]) -> None:
    """Everything there is to say about one line of a log."""
    if "act" in line:
        sound(lang.action(title, str(line["act"])))
    for event in cast(list[dict[str, Plain]], line["events"]):
        sound(lang.event(title, event))


def fact(state: Plain, path: str) -> Plain:
    """A fact of a view by its path: ``markers.WE``, ``players.0.points``; None where there is no such."""
    found = state
    for name in path.split("."):
        if isinstance(found, dict):
            found = found.get(name)
        elif isinstance(found, list) and name.isdecimal() and int(name) < len(found):
            found = found[int(name)]
        else:
            return None
    return found


@pytest.mark.parametrize("example", EVERY)
def test_an_example_is_what_the_rules_make_of_it(example: Example) -> None:
    trial = ExampleTrial(example)
    match = trial.table.match
    for step in example.steps:
        before = match.save()
        refusal = refused_by(trial, step)
        assert (refusal and refusal.rule) == step.refused, step.act
        if refusal:
            assert match.save() == before
            for code in LANGUAGES:
                sound(language(code).action(example.title, step.act))
                sound(language(code).refusal(example.title, refusal))
        state = match.view(step.seat)["state"]
        assert {path: fact(state, path) for path in step.then} == step.then, step.act
    for code in LANGUAGES:
        for line in match.log(example.seat):
            tell(language(code), example.title, cast(dict[str, Plain], line))


@pytest.mark.parametrize("example", [parameter.values[0] for parameter in EVERY], ids=lambda example: example.id)
def test_an_example_says_in_every_language_what_it_shows(example: Example) -> None:
    written = rules(example.title, "en")
    assert set(example.rules) <= set(written)
    for told in (example, *example.steps):
        for code in LANGUAGES:
            assert told.words[code].rstrip()[-1] in ".!?"
            assert told.words[code] == told.words[code].strip()
            assert code == "en" or told.words[code] != told.words["en"]
    assert any(step.refused or step.then for step in example.steps), "nothing is promised"


# rules without an example

PRINTED: Final = "it describes printed parts, and nothing is done"

NOT_ON_A_BOARD: Final = {
    "bk.terms.sides": PRINTED,
    "bk.terms.theatre": PRINTED,
    "bk.token.special-mix": PRINTED,
    "bk.nippon.status": PRINTED,
    "bk.nippon.tokens": PRINTED,
    "qm.map.spaces": PRINTED,
    "lg.terms.character": PRINTED,
    "lg.terms.plot": PRINTED,
}


@pytest.mark.parametrize("title", ["blitzkrieg", "quartermaster", "legie"])
def test_every_rule_that_can_be_shown_on_a_board_has_an_example(title: str) -> None:
    """Headings are no sentences and command nothing; a rule that gets an example leaves the list."""
    written = rules(title, "en")
    command = [id for id, words in written.items() if words.endswith(".")]
    shown = {rule for example in examples(title).values() for rule in example.rules}
    prefix = command[0].split(".")[0]
    declared = [id for id in NOT_ON_A_BOARD if id.split(".")[0] == prefix]
    assert [id for id in command if id not in shown] == declared
