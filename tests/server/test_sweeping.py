"""Memory is swept a little at a time: what only holds itself goes, and no act waits until everything is looked at."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator
from pathlib import Path

import pytest

from sandtable.server.door import Door
from sandtable.server.settings import Settings
from sandtable.server.sweeping import MANY, SELDOM, Sweeper, leave_to_sweeping
from server.house import House


class Loop:
    """Something that only holds itself."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture
def door(tmp_path: Path) -> Iterator[Door]:
    thresholds = gc.get_threshold()
    leave_to_sweeping()
    yield Door(Settings(tmp_path))
    gc.set_threshold(*thresholds)
    gc.unfreeze()


def many_come_and_go(door: Door) -> None:
    for _ in range(MANY + 1):
        assert door.enter("192.0.2.1")
        door.leave("192.0.2.1")


def test_what_is_new_and_holds_itself_goes_at_once(door: Door) -> None:
    gone = weakref.ref(Loop())
    Sweeper(door).sweep()
    assert gone() is None


def test_what_has_been_there_goes_after_many_have_gone(door: Door) -> None:
    sweeper, loop = Sweeper(door), Loop()
    gone = weakref.ref(loop)
    sweeper.sweep()
    del loop
    sweeper.sweep()
    assert gone() is not None  # it is left alone, with all that stays
    many_come_and_go(door)
    sweeper.sweep()
    assert gone() is None


def test_everything_is_looked_through_once_in_a_while(door: Door, monkeypatch: pytest.MonkeyPatch) -> None:
    looked: list[None] = []
    monkeypatch.setattr(gc, "collect", lambda: None)
    monkeypatch.setattr(gc, "unfreeze", lambda: looked.append(None))
    sweeper = Sweeper(door)
    for _ in range(2 * SELDOM):
        sweeper.sweep()
    assert len(looked) == 2


def test_a_server_with_many_lines_waits_until_as_many_have_gone(door: Door) -> None:
    sweeper, loop = Sweeper(door), Loop()
    gone = weakref.ref(loop)
    sweeper.sweep()
    del loop
    door.open += 2 * MANY
    many_come_and_go(door)
    sweeper.sweep()
    assert gone() is not None
    many_come_and_go(door)
    sweeper.sweep()
    assert gone() is None


def test_a_line_that_becomes_a_live_connection_has_not_gone(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        ada = house.visitor("Ada")
        table = ada.makes("duel", "me", "open")
        door = house.server.config.door
        before = door.open, door.gone
        with ada.joins(table, 0):
            assert (door.open, door.gone) == (before[0] + 1, before[1])
