"""Learning: equal seeds give equal weights, which are better than nothing, and the file is what titles read."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from sandtable.games.blitzkrieg.features import FEATURES
from sandtable.kernel.learned import read_learned
from sandtable.kernel.plain import Record

pytest.importorskip("numpy")

from sandtable.lab.train import Course, trained

SHORT = Course("blitzkrieg", "duel", [60, 20], 2, "short")


def test_equal_courses_give_equal_weights_and_a_record() -> None:
    told: list[int] = []
    file = trained(SHORT, progress=told.append)
    assert sum(told) == 80
    assert trained(SHORT) == file
    read_learned(Record(file), FEATURES)
    record = Record(file).record("record")
    assert record.number("games", 0, 1000) == 80
    assert set(record.record("without").data) == set(FEATURES)
    assert len(record.records("generations", 9)) == 2


def test_a_course_that_was_stopped_goes_on_in_its_folder(tmp_path: Path) -> None:
    def course(*games: int) -> Course:
        return Course("quartermaster", "standard", games, 0, "kept", (2, 3), at_random=False, folder=tmp_path)

    trained(course(20))
    kept = {path: path.read_bytes() for path in tmp_path.iterdir()}
    whole = trained(course(20, 20))
    assert len(kept) == 1
    assert {path: path.read_bytes() for path in kept} == kept
    assert len(list(tmp_path.iterdir())) == 2
    assert trained(course(20, 20)) == whole


def test_the_shipped_weights_carry_their_record() -> None:
    path = Path("sandtable/games/blitzkrieg/data/learned.json")
    file = json.loads(path.read_text(encoding="utf-8"))
    assert file["record"]["games"] == sum(row["games"] for row in file["record"]["generations"])
    assert file["record"]["generations"][-1]["brier"] < file["record"]["generations"][-1]["base"]
