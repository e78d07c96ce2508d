"""Saves of earlier versions of the program are loaded and proved, and go on."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import sandtable
from sandtable.games import TITLES
from upgrade.record import FOLDER

SAVES = sorted(FOLDER.glob("*/*.json"))


@pytest.mark.parametrize("path", SAVES, ids=[f"{path.parent.name}-{path.stem}" for path in SAVES])
def test_a_save_of_an_earlier_version_loads(path: Path) -> None:
    match = sandtable.load(path)
    assert json.loads(match.save()) == json.loads(path.read_text(encoding="utf-8"))
    assert (match.outcome is not None) == path.stem.endswith("-over")
    twin = match.copy()
    for seat in twin.to_act[:1]:
        twin.play(seat, twin.legal(seat)[0])
        assert sandtable.load(twin.save()).save() == twin.save()


def test_every_version_left_saves_of_what_it_could_play() -> None:
    for folder in {path.parent for path in SAVES}:
        titles = {json.loads(path.read_text(encoding="utf-8"))["title"] for path in folder.glob("*.json")}
        for title in TITLES:
            if title.ID in titles:
                assert {path.stem for path in folder.glob(f"{title.ID}-*.json")} >= {
                    f"{title.ID}-{mode.id}-{moment}" for mode in title.modes for moment in ("midway", "manual", "over")
                }
    assert (FOLDER / sandtable.__version__).exists()
