"""How people play here: pointing at anything that is offered, until the end or for some acts."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Locator

from browser.pages import Table

LENGTHS: Final = [pytest.param(3, id="opening"), pytest.param(None, id="whole", marks=pytest.mark.full)]


def play(
    table: Table,
    rng: random.Random,
    turns: int | None = None,
    after_each: Callable[[], None] = lambda: None,
) -> int:
    """Do what is asked, at random, until the end, until somebody else is asked, or for so many acts."""
    acts = 0
    while turns is None or acts < turns:
        match table.settle():
            case "draw":
                table.press(one_of(table.results, rng))
            case "move":
                act(table, rng)
            case _:
                return acts
        acts += 1
        after_each()
    table.settle()
    return acts


def act(table: Table, rng: random.Random, at_last: Callable[[], None] = lambda: None) -> None:
    """Point at things in any order until an act is meant, then confirm it; or stop, where that is possible. ``at_last``
    is called before the press that does it."""
    offered = table.tokens.or_(table.places)
    if table.stop.is_visible() and (rng.random() < 0.5 or offered.count() == 0):
        at_last()
        table.press(table.stop)
        return
    first = one_of(offered, rng)
    token = table.tokens.and_(first).count() > 0
    table.press(first)
    if not meant(table):
        table.press(one_of(table.places if token else table.tokens, rng))
    at_last()
    table.press(table.confirm)


def meant(table: Table) -> bool:
    return table.confirm.is_visible() and table.confirm.is_enabled()


def one_of(things: Locator, rng: random.Random) -> Locator:
    things.first.wait_for()
    return things.nth(rng.randrange(things.count()))
