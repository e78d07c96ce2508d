"""docs/notation.md on Quartermaster General: the example is the title's own, and nothing is missing or made up."""

from __future__ import annotations

import json
import re
from pathlib import Path

from sandtable.games.quartermaster import reading
from sandtable.games.quartermaster.reading import COUNTRY_FIELDS, POSITION_FIELDS
from sandtable.games.quartermaster.title import GAME
from sandtable.text.vocabulary import QUARTERMASTER

ROOT = Path(__file__).resolve().parents[2]
SECTION = (ROOT / "docs" / "notation.md").read_text(encoding="utf-8").split("\n## Quartermaster General\n")[1]
CODE = "".join(file.read_text(encoding="utf-8") for file in Path(reading.__file__ or "").parent.rglob("*.py"))


def test_the_position_shown_is_the_example_of_the_title() -> None:
    (shown,) = re.findall(r"^```json\n(.*?)^```$", SECTION, re.MULTILINE | re.DOTALL)
    assert json.loads(shown) == GAME.example("standard")


def test_the_example_can_be_played() -> None:
    match = GAME.position(GAME.example("standard"), seed="example")
    assert "play broad-front" in [act.text for act in match.legal(0)]


def test_every_verb_field_frame_and_event_is_named() -> None:
    fields = [field for field in (*POSITION_FIELDS, *COUNTRY_FIELDS) if field not in ("rules", "packs")]
    frames = re.findall(r'^    NAME = "([a-z-]+)"', CODE, re.MULTILINE)
    events = re.findall(r'\bsay\(\s*"(qm-[a-z-]+)"', CODE)
    verbs = [f"`{verb}" for verb in QUARTERMASTER.verbs]
    assert len(frames) > 10
    assert len(events) > 20
    words = [*verbs, *[f"`{word}`" for word in (*fields, *frames, *events)]]
    assert sorted({word for word in words if word not in SECTION}) == []
