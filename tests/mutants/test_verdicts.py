"""What was found out once is not asked again until something changes that it stands on."""

from __future__ import annotations

from pathlib import Path

import pytest

from mutants.changes import Change
from mutants.verdicts import Verdict, verdict

CHANGE = Change("1", "function", "games/drill", "games/drill/play.py", 1, (), "a", "b", 0, 1)
ENGINE, OTHER, DATA = "sandtable/games/drill/play.py", "sandtable/kernel/flow.py", "sandtable/games/drill/data/a.json"
NOTICING, NEAR, FAR = "tests/games/drill/test_a.py", "tests/games/drill/test_b.py", "tests/games/else/test_c.py"
FILES = (ENGINE, OTHER, DATA, NOTICING, NEAR, FAR)


def checkout(folder: Path, *edited: str) -> Path:
    for name in FILES:
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(f"edited = {name in edited}")
    return folder


def holds_after(tmp_path: Path, noticed: bool, edited: str) -> bool:
    by = f"FAILED {NOTICING}::test_it[1] - assert 1 == 2" if noticed else "3 passed"
    found: Verdict = verdict(CHANGE, noticed, by, checkout=checkout(tmp_path / "before"))
    return found.holds(CHANGE, checkout(tmp_path / "after", edited))


@pytest.mark.parametrize(("edited", "holds"), [(name, name not in (ENGINE, NOTICING)) for name in FILES])
def test_that_a_test_notices_a_change_holds_while_both_files_are_the_same(
    edited: str, holds: bool, tmp_path: Path
) -> None:
    assert holds_after(tmp_path, True, edited) == holds


@pytest.mark.parametrize(("edited", "holds"), [(name, name == FAR) for name in FILES])
def test_that_no_test_notices_it_holds_while_the_part_and_its_tests_are_the_same(
    edited: str, holds: bool, tmp_path: Path
) -> None:
    assert holds_after(tmp_path, False, edited) == holds
