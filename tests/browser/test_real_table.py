"""At a real table: people draw and roll with their own box, and the page is told what came up."""

from __future__ import annotations

import random
from typing import Final

import pytest
from playwright.sync_api import expect

from browser.guests import Guest
from browser.pages import Home, Table
from browser.players import LENGTHS, act, one_of, play
from browser.truth import everything_on, tokens_named, truth
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


def test_a_slip_is_taken_back(guest: Guest) -> None:
    table = Home(guest).open().begin("real", "solo")

    def enter(result: int) -> None:
        assert table.settle() == "draw"
        table.press(table.results.nth(result))
        table.settle()

    def drawn() -> list[str]:
        tokens: list[str] = truth(guest, table.id).view(0)["state"]["reserve"]["allies"]
        return tokens

    enter(0)
    first = drawn()
    enter(1)
    slip = drawn()
    assert len(slip) == 2
    table.press(table.undo)
    expect(table.tab("ui-log")).to_contain_text(guest.words("core-ui-undone"))
    assert drawn() == first
    enter(2)
    assert len(drawn()) == 2
    assert drawn() != slip


@pytest.mark.parametrize("turns", LENGTHS)
def test_a_duel_at_a_real_table_goes_round_behind_curtains(guest: Guest, turns: int | None) -> None:
    home = Home(guest).open()
    guest.shown()
    table = home.begin("real", "duel")
    rng = random.Random(20)
    entered = 0
    while (now := table.settle()) != "over" and (turns is None or entered < turns * 5):
        match now:
            case "curtain":
                assert tokens_named(everything_on(guest), guest.words) == set()
                table.press(table.lift_curtain)
            case "hand over":
                guest.shown()
                table.press(table.close_curtain)
            case "draw":
                table.press(one_of(table.results, rng))
                entered += 1
            case "move":
                act(table, rng)
                entered += 1
    match_ = truth(guest, table.id)
    assert len(match_.entries) == entered
    assert turns or match_.outcome is not None


AT_ITS_END: Final = """
() => {
  const lines = document.querySelectorAll(".log li");
  let box = lines[lines.length - 1];
  while (!/auto|scroll/.test(getComputedStyle(box).overflowY)) box = box.parentElement;
  return box.scrollHeight - box.scrollTop - box.clientHeight < 2;
}
"""


def settle_with_bot(table: Table) -> str:
    table.offered.or_(table.results).or_(table.ended).first.wait_for()
    return table.settle()


@pytest.mark.rule("core.dealt")
@pytest.mark.parametrize("turns", LENGTHS)
def test_a_duel_against_a_bot_that_has_its_own_bag(guest: Guest, turns: int | None) -> None:
    """Only what the person draws is entered; what the bot holds and draws is never asked for, nor shown."""
    home = Home(guest).open()
    dialog = home.setup("real")
    dialog.get_by_role("radio", name=guest.words.pattern("bk-mode-duel")).first.check()
    dialog.locator("#seat-1").select_option("bot:beginner")
    home.press(home.button("ui-begin", dialog))
    table = Table(guest).arrive()
    prepared = table.page.get_by_role("region", name=guest.words("ui-real-do"), exact=True)
    expect(prepared).to_contain_text(guest.words("ui-bk-do-bags-dealt"))
    expect(table.page.locator(".log a.correct")).to_have_count(0)  # nobody has entered what the bot drew
    rng = random.Random(21)
    entered = 0
    while settle_with_bot(table) != "over" and (turns is None or entered < turns * 5):
        guest.page.wait_for_function(AT_ITS_END)  # though what is to be done above it takes more and less room
        entered += play(table, rng, 1)
    match = truth(guest, table.id)
    assert match.setting.dealt == (1,)
    of_the_bot = [entry for entry in match.entries if entry.seat == 1 or entry.seen == 1 << 1]
    assert any(entry.seat == CHANCE for entry in of_the_bot)
    if match.outcome is None:
        for state in guest.states():
            told = state["view"]["state"]
            assert isinstance(told["reserve"]["allies"], int)
            assert isinstance(told["bag"]["allies"], int)
        placed = [entry for entry in match.entries if entry.seat == 1 and str(entry.action).startswith("place ")][-1]
        token, where = str(placed.action).split()[1:]
        assert where in match.view(0)["state"]["board"]
        expect(prepared).to_contain_text(guest.words.noun(token, title="blitzkrieg"))
    assert turns or match.outcome is not None
