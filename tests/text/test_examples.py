"""Every worked example of the rulebooks holds, and is told in every language."""

from __future__ import annotations

from typing import Final

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
