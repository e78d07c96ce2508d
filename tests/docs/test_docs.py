"""The documents: every example runs, every link leads somewhere, and nothing they list is missing or made up."""

from __future__ import annotations

import doctest
import inspect
import json
import re
from pathlib import Path

import pytest

import sandtable
from sandtable.cli.app import app
from sandtable.games.blitzkrieg.reading import POSITION_FIELDS
from sandtable.games.blitzkrieg.title import GAME
from sandtable.games.legie.positions import FIELDS as LEGIE_FIELDS
from sandtable.games.legie.positions import PLAYER_FIELDS
from sandtable.games.legie.title import GAME as LEGIE_GAME
from sandtable.kernel.save import FIELDS
from sandtable.text.vocabulary import BLITZKRIEG, CORE, LEGIE

ROOT = Path(__file__).resolve().parents[2]
DOCS = ROOT / "docs"
PAGES = [ROOT / name for name in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md")] + sorted(DOCS.rglob("*.md"))
WITH_EXAMPLES = [ROOT / "README.md", *sorted(DOCS.glob("*.md"))]
MUST_HAVE_EXAMPLES = ("README.md", "api.md", "notation.md", "howto-add-a-title.md", "adapters.md")
NEEDED = {"adapters.md": "pettingzoo"}  # by the examples of a page, beside what is always there
FLAGS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE

FENCE = re.compile(r"^```.*$", re.MULTILINE)
BLOCK = re.compile(r"^```(?P<kind>[a-z]*)\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\((?P<target>[^)#\s]+)(?:#[^)]*)?\)")
EXCERPT = re.compile(r"# (?P<path>[\w/.-]+\.py)\n(?P<code>.*)", re.DOTALL)
LEFT_OUT = re.compile(r"^ *# …\n", re.MULTILINE)


class Fenced(doctest.DocTestParser):
    """Reads examples in Markdown: the fence that ends a block of code is no expected output."""

    def parse(self, string: str, name: str = "<string>") -> list[str | doctest.Example]:
        return super().parse(FENCE.sub("", string), name)


def name_of(page: Path) -> str:
    return str(page.relative_to(ROOT))


def blocks(page: Path, kind: str) -> list[str]:
    return [found["text"] for found in BLOCK.finditer(page.read_text(encoding="utf-8")) if found["kind"] == kind]


@pytest.mark.parametrize("page", WITH_EXAMPLES, ids=name_of)
def test_examples_run(page: Path) -> None:
    if page.name in NEEDED:
        pytest.importorskip(NEEDED[page.name], reason="the extra “adapters” is not installed")
    found = doctest.testfile(str(page), module_relative=False, optionflags=FLAGS, parser=Fenced(), encoding="utf-8")
    assert found.failed == 0
    assert found.attempted > 0 or page.name not in MUST_HAVE_EXAMPLES


def test_the_example_of_the_package_runs() -> None:
    found = doctest.testmod(sandtable, optionflags=FLAGS)
    assert found.attempted > 0
    assert found.failed == 0


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_links_lead_somewhere(page: Path) -> None:
    targets = [found["target"] for found in LINK.finditer(page.read_text(encoding="utf-8"))]
    lost = [target for target in targets if "://" not in target and not (page.parent / target).exists()]
    assert not lost


def test_excerpts_stand_in_the_files_they_name() -> None:
    """A block of code that begins with the name of a file is a part of it; ``# …`` stands for what is left out."""
    excerpts = [found for block in blocks(DOCS / "howto-add-a-title.md", "python") if (found := EXCERPT.match(block))]
    assert excerpts
    for excerpt in excerpts:
        source = (ROOT / excerpt["path"]).read_text(encoding="utf-8")
        for part in LEFT_OUT.split(excerpt["code"]):
            assert part.strip("\n") in source, f"not in {excerpt['path']}:\n{part}"


def test_the_positions_shown_are_the_examples_of_the_title() -> None:
    shown = [json.loads(block) for block in blocks(DOCS / "notation.md", "json")]
    by_mode = {data["mode"]: data for data in shown if data.get("title") == GAME.ID and "markers" in data}
    assert by_mode == {mode.id: GAME.example(mode.id) for mode in GAME.modes}
    by_mode = {data["mode"]: data for data in shown if data.get("title") == LEGIE_GAME.ID}
    assert by_mode == {mode.id: LEGIE_GAME.example(mode.id) for mode in LEGIE_GAME.modes}


def test_notation_names_every_verb_field_and_event() -> None:
    text = (DOCS / "notation.md").read_text(encoding="utf-8")
    verbs = {f"| `{verb}" for verb in (*BLITZKRIEG.verbs, *CORE.verbs)}
    verbs |= {f"`{verb}" for verb in LEGIE.verbs}
    fields = {f"`{field}`" for field in (*POSITION_FIELDS, *FIELDS, *LEGIE_FIELDS, *PLAYER_FIELDS)}
    events = {f"`{id}`" for id in events_of(Path(inspect.getfile(type(GAME))).parent)}
    events |= {f"`{id}`" for id in told_in(Path(inspect.getfile(type(LEGIE_GAME))).parent)}
    assert events
    assert sorted(word for word in verbs | fields | events if word not in text) == []


def events_of(title: Path) -> set[str]:
    """What is told or scored in the code of a title."""
    code = "".join(file.read_text(encoding="utf-8") for file in title.glob("*.py"))
    events = "turn|placed|drew|researched|bombed|scored|marker|leftover|theatre|tactic|thought|won"
    return set(re.findall(rf'"(bk-(?:{events})(?:-[a-z-]+)?)"', code))


def told_in(title: Path) -> set[str]:
    """What is told in the code of a title."""
    code = "".join(file.read_text(encoding="utf-8") for file in title.glob("*.py"))
    return set(re.findall(r'say\(\s*"([a-z-]+)"', code))


def test_every_command_is_named() -> None:
    named = set(re.findall(r"`sandtable ([a-z]+)", (DOCS / "terminal.md").read_text(encoding="utf-8")))
    groups = {group.name for group in app.registered_groups}
    assert named == {command.name for command in app.registered_commands} | groups
