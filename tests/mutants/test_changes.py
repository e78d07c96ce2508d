"""Changes are one small step, fit where they are made, and are the same ones every time."""

from __future__ import annotations

import ast
import json
from collections import Counter
from pathlib import Path

import pytest

from mutants.changes import OF_EACH_KIND, Code, Data, sample
from mutants.run import JUDGED

PACKAGE = Path(__file__).parents[2] / "sandtable"


def steps(text: str, inside_functions: bool) -> list[str]:
    return [text[:start] + instead + text[end:] for _, start, end, instead, _ in Code(text, inside_functions).places()]


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("a < 3", ["(a <= 3)", "a < 4"]),
        ("a and not b", ["(a or not b)", "a and bool(b)"]),
        ("x - y", ["(x + y)"]),
        ("True", ["False"]),
        ("'text'", []),
    ],
)
def test_a_function_is_changed_by_one_step(before: str, after: list[str]) -> None:
    text = f'def f():\n    """Says 7."""\n    return {before}\n'
    assert steps(text, True) == [text.replace(before, step) for step in after]
    assert steps(text, False) == []


def test_a_declaration_loses_a_part_or_changes_a_number() -> None:
    assert steps('CARD = Card("ž", cost=2)\n', False) == ["CARD = Card('ž')\n", 'CARD = Card("ž", cost=3)\n']
    assert steps('ALL = ("a", "b", "c")\n', False) == ["ALL = ('a', 'b')\n"]
    assert steps("Name: TypeAlias = int | str\n", False) == []
    assert steps("Answer = Callable[[int, str], None]\n", False) == []


def test_data_changes_what_is_played_and_not_where_it_comes_from() -> None:
    text = json.dumps(
        [
            {"id": "a", "kind": "x", "n": 1, "source": "s", "sources": {"kind": "t"}},
            {"id": "b", "kind": "y", "n": 1, "source": "t"},
        ]
    )
    found = [(text[start:end], instead) for _, start, end, instead, _ in Data(text).places()]
    assert found == [('"x"', '"y"'), ("1", "2"), ('"y"', '"x"'), ("1", "2")]


def test_the_sample_is_fixed_and_every_change_of_it_can_be_made() -> None:
    chosen = sample(PACKAGE)
    assert Counter(change.kind for change in chosen) == dict.fromkeys(("function", "declaration", "data"), OF_EACH_KIND)
    assert len({change.id for change in chosen}) == len(chosen)
    for change in chosen:
        changed = change.applied((PACKAGE / change.path).read_text(encoding="utf-8"))
        if change.kind == "data":
            json.loads(changed)
        else:
            ast.parse(changed)
    assert JUDGED.keys() <= {change.id for change in chosen}, "what left the sample need not be judged"
