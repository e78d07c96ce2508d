"""`sandtable rule`: the words of a rule, where the code enforces it, and the tests that prove it."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Final, TypeGuard

import typer

import sandtable
from sandtable.book.rulebook import home, rules
from sandtable.cli.faults import Fault
from sandtable.cli.near import near
from sandtable.cli.paper import paper, print_json
from sandtable.cli.speech import Json, Lang, spoken
from sandtable.games import TITLES
from sandtable.text.vocabulary import VOCABULARIES

PACKAGE: Final = Path(sandtable.__file__).parent


def _begun(incomplete: str) -> list[str]:
    return [id for title in ("", *(one.ID for one in TITLES)) for id in rules(title, "en") if id.startswith(incomplete)]


def rule(
    id: Annotated[str, typer.Argument(help="The id of a rule, as refusals name it.", autocompletion=_begun)],
    lang: Lang = None,
    as_json: Json = False,
) -> None:
    """Print a rule, its place in the code and its tests."""
    speech = spoken(lang)
    title = _title(id)
    words = rules(title, speech.code).get(id)
    if words is None:
        others = near(id, rules(title, "en"))
        raise Fault("core-ui-no-rule-near" if others else "core-ui-no-rule", rule=id[:60], names=", ".join(others))
    code, tests = places_in_code(title, id), tests_of(id)
    if as_json:
        print_json({"rule": id, "text": words, "code": [*code], "tests": [*tests]})
        return
    console = paper()
    console.print(speech.say("core-ui-rule", {"rule": id, "text": words}), soft_wrap=True)
    for message, found in (("core-ui-rule-code", code), ("core-ui-rule-tests", tests)):
        console.print(speech.say(message if found else f"{message}-none"), style="bold")
        for place in found:
            console.print(f"  {place}", soft_wrap=True, highlight=False)


def _title(id: str) -> str:
    """The title whose rulebook has such ids; the kernel's where no title has."""
    start = id.partition(".")[0]
    return next((words.title for words in VOCABULARIES if words.prefix == start), "")


def places_in_code(title: str, id: str) -> list[str]:
    """``sandtable/games/…/turn.py:120``, wherever the sources name the id."""
    folder = PACKAGE.parent.joinpath(*home(title).split("."))
    return [f"{path.relative_to(PACKAGE.parent)}:{line}" for path, line in _naming(id, folder)]


def tests_of(id: str) -> list[str]:
    """``tests/…/test_turn.py:12 test_name``: tests with the id among their marks; none where no checkout is."""
    checkout = next(
        (one for one in (PACKAGE.parent, PACKAGE.parent.parent) if (one / "tests" / "games").is_dir()), None
    )
    if checkout is None:
        return []
    return [
        f"{path.relative_to(checkout)}:{test.lineno} {test.name}"
        for path in dict.fromkeys(path for path, _ in _naming(id, checkout / "tests"))
        for test in _proving(id, path)
    ]


def _naming(id: str, folder: Path) -> Iterator[tuple[Path, int]]:
    """The lines of Python files that name a rule, not one whose id only begins like it."""
    whole = re.compile(rf"(?<![\w.-]){re.escape(id)}(?![\w-]|\.\w)")
    for path in sorted(folder.rglob("*.py")):
        text = path.read_text(encoding="utf-8")
        if id in text:
            yield from ((path, n) for n, line in enumerate(text.splitlines(), 1) if whole.search(line))


def _proving(id: str, path: Path) -> list[ast.FunctionDef]:
    """The tests of a file that are marked with a rule."""
    functions = [node for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))) if _is_test(node)]
    return [
        test for test in functions if any(_marks(id, node) for one in test.decorator_list for node in ast.walk(one))
    ]


def _is_test(node: ast.AST) -> TypeGuard[ast.FunctionDef]:
    return isinstance(node, ast.FunctionDef) and node.name.startswith("test_")


def _marks(id: str, node: ast.AST) -> bool:
    """``rule("bk.end.tie")``, also in the long form."""
    if not isinstance(node, ast.Call):
        return False
    name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
    return name == "rule" and any(isinstance(one, ast.Constant) and one.value == id for one in node.args)
