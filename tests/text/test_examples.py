"""Every worked example of the rulebooks holds, and is told in every language."""

from __future__ import annotations

import pytest

from sandtable.book.examples import Example, Step, examples, fact
from sandtable.book.rulebook import rules
from sandtable.games import games
from sandtable.kernel.refusal import IllegalAction
from sandtable.table.trial import ExampleTrial
from sandtable.text import LANGUAGES

EVERY = [
    pytest.param(example, marks=pytest.mark.rule(*example.rules), id=f"{title}-{example.id}")
    for title in games()
    for example in examples(title).values()
]


def refused_by(trial: ExampleTrial, step: Step) -> str | None:
    try:
        trial.do(step.seat, step.act)
    except IllegalAction as error:
        return error.refusal.rule
    return None


@pytest.mark.parametrize("example", EVERY)
def test_an_example_is_what_the_rules_make_of_it(example: Example) -> None:
    trial = ExampleTrial(example)
    match = trial.table.match
    for step in example.steps:
        before = match.save()
        assert refused_by(trial, step) == step.refused, step.act
        if step.refused:
            assert match.save() == before
        state = match.view(step.seat)["state"]
        assert {path: fact(state, path) for path in step.then} == step.then, step.act


@pytest.mark.parametrize("example", [parameter.values[0] for parameter in EVERY], ids=lambda example: example.id)
def test_an_example_says_in_every_language_what_it_shows(example: Example) -> None:
    written = rules(example.title, "en")
    assert set(example.rules) <= set(written)
    for told in (example, *example.steps):
        for language in LANGUAGES:
            assert told.words[language].rstrip()[-1] in ".!?"
            assert told.words[language] == told.words[language].strip()
    assert any(step.refused or step.then for step in example.steps), "nothing is promised"
