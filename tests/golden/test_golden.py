"""Golden games replay: the same acts and rolls bring the same outcome and the same final views."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import sandtable
from golden.record import FOLDER, views
from golden.record import GAMES as RECORDED

GAMES = sorted(path for id in RECORDED for path in FOLDER.glob(f"{id}/*.json"))


@pytest.mark.parametrize("path", GAMES, ids=[f"{path.parent.name}-{path.stem}" for path in GAMES])
def test_a_golden_game_replays(path: Path) -> None:
    golden = json.loads(path.read_text(encoding="utf-8"))
    text = json.dumps(golden["save"], ensure_ascii=False, separators=(",", ":"))
    match = sandtable.load(text)
    assert match.save() == text
    assert match.outcome is not None
    assert views(match) == golden["views"]


@pytest.mark.parametrize("id", RECORDED)
def test_there_is_a_golden_game_of_every_mode(id: str) -> None:
    saves = [json.loads(path.read_text(encoding="utf-8"))["save"] for path in GAMES if path.parent.name == id]
    played = {(save["mode"], save["seats"]) for save in saves}
    assert played == {(mode.id, seats) for mode in sandtable.game(id).modes for seats in mode.seats}
