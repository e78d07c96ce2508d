"""Alone against the virtual opponent: by mouse, by keyboard, on the phone, away and back."""

from __future__ import annotations

import random
import re
from collections import Counter

import pytest
from playwright.sync_api import expect

from browser.guests import Guest, Guests
from browser.hands import Keys
from browser.pages import Home, Table
from browser.players import LENGTHS, act, play
from browser.truth import log_in_words, truth
from sandtable.kernel.match import Match


def check_against_the_truth(guest: Guest, table: Table) -> Match:
    """What the page shows is what the server has written down: points, board, log and end."""
    match = truth(guest, table.id)
    if match.outcome is not None:
        won = "core-ui-you-win" if match.outcome.winners == (0,) else "core-ui-you-lose"
        expect(table.prompt).to_contain_text(guest.words(won))
        expect(table.prompt).to_contain_text(guest.words(match.outcome.reason))
    state = match.view(0)["state"]
    for space, holder in state["board"].items():
        side, token = holder.split(" ")
        held = guest.words("ui-bk-token-of", side=side, token=guest.words.noun(token))
        expect(table.space(space)).to_have_accessible_name(re.compile(f": {re.escape(held)}"))
    assert Counter(table.log()) == log_in_words(match, 0, guest.words)
    return match


@pytest.mark.parametrize("turns", LENGTHS)
def test_a_solo_game_by_mouse(guest: Guest, turns: int | None) -> None:
    table = Home(guest).open().play_now()
    acts = play(table, random.Random(1), turns)
    match = check_against_the_truth(guest, table)
    assert sum(entry.plain()[0] == 0 for entry in match.entries) == acts  # nothing doubled, nothing left out
    assert turns or match.outcome is not None


@pytest.mark.parametrize("turns", LENGTHS)
def test_a_solo_game_by_keyboard_alone(guests: Guests, turns: int | None) -> None:
    guest = guests(hand=Keys())
    table = Home(guest).open().play_now()
    acts = play(table, random.Random(2), turns)
    match = check_against_the_truth(guest, table)
    assert sum(entry.plain()[0] == 0 for entry in match.entries) == acts
    assert guest.pointers() == []  # never a mouse


@pytest.mark.parametrize("turns", LENGTHS)
def test_a_solo_game_on_the_phone(guests: Guests, turns: int | None) -> None:
    guest = guests(phone=True)
    home = Home(guest).open()
    nothing_beside_the_screen(guest)
    table = home.play_now()
    play(table, random.Random(3), turns, after_each=lambda: nothing_beside_the_screen(guest))
    match = truth(guest, table.id)
    assert turns or match.outcome is not None


def nothing_beside_the_screen(guest: Guest) -> None:
    """No sideways scrolling, of the page or of anything in it."""
    guest.page.evaluate("document.fonts.ready")
    wide = guest.page.evaluate(
        """() => [document.scrollingElement, ...document.querySelectorAll("body *")]
          .filter((one) => one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 0)
          .filter((one) => one === document.scrollingElement || /auto|scroll/.test(getComputedStyle(one).overflowX))
          .map((one) => one.outerHTML.slice(0, 150))"""
    )
    assert wide == []


def test_letter_keys_take_confirm_and_let_go(guests: Guests) -> None:
    guest = guests(hand=Keys())
    table = Home(guest).open().play_now()
    until_tokens_are_asked_for(table, random.Random(4))
    keyboard = guest.page.keyboard
    keyboard.press("1")
    expect(table.chosen).to_have_count(1)
    keyboard.press("Escape")
    expect(table.chosen).to_have_count(0)
    keyboard.press("1")
    keyboard.press("n")  # the next thing that glows
    expect(table.places.and_(guest.page.locator(":focus"))).to_have_count(1)
    keyboard.press("Enter")
    expect(table.chosen).to_have_count(2)
    expect(table.confirm).to_be_enabled()
    keyboard.press("u")
    expect(table.chosen).to_have_count(1)
    expect(table.confirm).to_be_disabled()
    keyboard.press("n")
    keyboard.press("Enter")
    entries = len(truth(guest, table.id).entries)
    keyboard.press("c")
    expect(table.confirm).to_be_disabled()
    table.settle()
    assert len(truth(guest, table.id).entries) > entries
    keyboard.press("m")
    expect(table.dialog("ui-menu")).to_be_visible()
    keyboard.press("Escape")
    expect(table.dialog("ui-menu")).to_be_hidden()
    assert guest.pointers() == []


def until_tokens_are_asked_for(table: Table, rng: random.Random) -> None:
    """The first roll may give the player a marker to move before anything is placed."""
    while table.settle() == "move" and table.tokens.count() == 0:
        act(table, rng)


def test_arrows_walk_the_board(guests: Guests) -> None:
    guest = guests(hand=Keys())
    table = Home(guest).open().play_now()
    table.settle()
    focused = guest.page.locator(":focus")
    seen = set()
    for key in ("ArrowDown", "ArrowRight", "ArrowDown", "ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"):
        guest.page.keyboard.press(key)
        expect(focused).to_have_role("button")
        seen.add(focused.get_attribute("data-noun"))
    assert len(seen) > 3
    assert guest.pointers() == []
