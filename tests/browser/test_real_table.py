"""At a real table: people draw and roll with their own box, and the page is told what came up."""

from __future__ import annotations

import random

import pytest

from browser.guests import Guest
from browser.pages import Home
from browser.players import LENGTHS, play
from browser.truth import truth
from sandtable.kernel.chance import CHANCE


@pytest.mark.parametrize("turns", LENGTHS)
def test_a_solo_game_whose_draws_and_dice_are_entered_by_hand(guest: Guest, turns: int | None) -> None:
    table = Home(guest).open().begin("real", "solo")
    entered = 0

    def note() -> None:
        nonlocal entered
        entered += 1

    play(table, random.Random(8), None if turns is None else turns * 5, after_each=note)
    match = truth(guest, table.id)
    assert len(match.entries) == entered  # every act and every result just once
    drawn = [entry.plain()[1] for entry in match.entries if entry.plain()[0] == CHANCE]
    assert {str(result).split()[0] for result in drawn} >= {"draw"}
    assert turns or match.outcome is not None
