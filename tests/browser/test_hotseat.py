"""On one screen: what one player may not see of the other is never on it, nor sent to it."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect

from browser.guests import Guest
from browser.pages import Home, Table
from browser.players import LENGTHS, act
from browser.truth import check_frames, everything_on, hidden_tokens, tokens_in, tokens_named, truth

SIDES = ("axis", "allies")


@pytest.mark.parametrize("turns", LENGTHS)
def test_nothing_secret_is_there_before_the_curtain_is_lifted(guest: Guest, turns: int | None) -> None:
    home = Home(guest).open()
    guest.shown()  # titles of games have words in them that are tokens here
    table = home.begin("hotseat", "duel")
    rng = random.Random(7)
    seats: list[int] = []  # who has lifted the curtain
    acts = 0
    now = table.settle()
    while now != "over" and (turns is None or acts < 2 * turns):
        assert now == "curtain"
        seats.append(behind_the_curtain(guest, table))
        frames = len(guest.frames)
        table.press(table.lift_curtain)
        now = table.settle()
        while now == "move":
            before_the_eyes_of(guest, table, seats[-1])
            act(table, rng)
            acts += 1
            now = table.settle()
        before_the_eyes_of(guest, table, seats[-1])
        looked = check_frames(guest.frames[frames:], truth(guest, table.id), seats[-1:])
        assert set(looked) == {seats[-1]}
        if now == "hand over":
            guest.shown()
            table.press(table.close_curtain)
            now = table.settle()
    assert set(seats) == {0, 1}
    assert turns or truth(guest, table.id).outcome is not None


def behind_the_curtain(guest: Guest, table: Table) -> int:
    """Nothing that anybody may not know; tells who is to lift it."""
    match = truth(guest, table.id)
    (seat,) = match.to_act
    table.lift_curtain.wait_for()
    assert guest.words.noun(SIDES[seat]) in table.lift_curtain.inner_text()
    frames = len(guest.frames)
    assert hidden_tokens(match, None)  # there is something to hide
    assert tokens_named(everything_on(guest), guest.words) == set()
    assert len(guest.frames) == frames  # and nothing is said meanwhile
    return seat


def before_the_eyes_of(guest: Guest, table: Table, seat: int) -> None:
    """The own tokens, the backs of the other's, and nothing that the view and the log of this seat do not tell."""
    match = truth(guest, table.id)
    mine, theirs = SIDES[seat], SIDES[1 - seat]
    reserve = match.view(seat)["state"]["reserve"]
    assert table.reserve.evaluate_all("(all) => all.map((one) => one.dataset.noun)") == reserve[mine]
    expect(table.row.get_by_role("button")).to_have_count(0)
    expect(table.row.get_by_role("listitem")).to_have_count(reserve[theirs])
    known = tokens_in([match.view(seat), match.log(seat)])
    assert tokens_named(everything_on(guest), guest.words) <= known


def test_a_reload_puts_the_curtain_up_again(guest: Guest) -> None:
    table = Home(guest).open().begin("hotseat", "duel")
    table.press(table.lift_curtain)
    assert table.settle() == "move"
    frames = len(guest.frames)
    guest.page.reload()
    assert table.settle() == "curtain"
    assert tokens_named(everything_on(guest), guest.words) == set()
    assert len(guest.frames) == frames
    table.press(table.lift_curtain)
    assert table.settle() == "move"
