"""Looking at a game again: any moment, as it was, through the eyes one may look through."""

from __future__ import annotations

import random
import re

from playwright.sync_api import expect

from browser.games import solo, whole
from browser.guests import Guest, Guests
from browser.hands import Keys
from browser.pages import Home, Replay, Table
from browser.players import act
from browser.truth import moments, tokens_in, tokens_named, truth
from sandtable.kernel.match import Match
from sandtable.table.table import count_of


def shows(guest: Guest, replay: Replay, match: Match, moment: int) -> None:
    """The board is that of the match at that moment, as its first seat saw it."""
    seqs = moments(match.log(0))
    replay.stands_at(moment, len(seqs) - 1)
    seq = seqs[moment]
    assert seq is not None
    board = match.at(count_of(match, 0, seq)).view(0)["state"]["board"]
    free = re.compile(f": {re.escape(guest.words('bk-ui-free'))}$")
    spaces = replay.page.get_by_role("main").get_by_role("button", name=free)
    expect(spaces).to_have_count(len(match.state.edition.spaces) - len(board))
    for space, holder in board.items():
        side, token = holder.split(" ")
        held = guest.words("ui-bk-token-of", side=side, token=guest.words.noun(token))
        expect(replay.table.space(space)).to_have_accessible_name(re.compile(f": {re.escape(held)}"))


def test_any_moment_is_shown_as_it_was(guest: Guest) -> None:
    match = whole("dune")
    seqs = moments(match.log(0))
    last = len(seqs) - 1
    after_lines = [moment for moment, seq in enumerate(seqs) if seq is not None]
    replay = Replay(guest).open(guest.imports(match))
    shows(guest, replay, match, last)
    for moment in (after_lines[9], after_lines[len(after_lines) // 2], 1):
        replay.go_to(moment)
        shows(guest, replay, match, moment)
    replay.press(replay.button("ui-replay-back"))
    shows(guest, replay, match, 0)
    replay.press(replay.button("ui-replay-on"))
    shows(guest, replay, match, 1)
    replay.press(replay.button("ui-replay-last"))
    shows(guest, replay, match, last)
    replay.press(replay.button("ui-replay-first"))
    shows(guest, replay, match, 0)


def test_every_line_of_the_log_leads_to_its_moment_and_has_an_address(guests: Guests) -> None:
    guest = guests()
    match = whole("dune")
    replay = Replay(guest).open(guest.imports(match), 0)
    count, drawn = next(
        (count, line) for count, line in enumerate(match.log(0), 1) if count > 20 and line["what"] == "chance"
    )
    moment = moments(match.log(0)).index(count)
    text = guest.words.event("blitzkrieg", drawn["events"][-1])
    entries = replay.page.get_by_role("tabpanel").get_by_role("link", name=text, exact=True)
    entry = entries.and_(replay.page.locator(f'[href*="/{moment}?"]'))
    replay.press(entry)
    shows(guest, replay, match, moment)
    expect(replay.page).to_have_url(re.compile(rf"/{moment}\?"))
    address = guest.page.url
    guest.page.goto("/")
    guest.page.goto(address)
    shows(guest, replay.arrive(), match, moment)


def test_a_replay_by_keys(guests: Guests) -> None:
    guest = guests(hand=Keys())
    match = whole("dune")
    replay = Replay(guest).open(guest.imports(match), 10)
    total = len(moments(match.log(0))) - 1
    replay.stands_at(10, total)
    for key, moment in (("ArrowRight", 11), ("ArrowLeft", 10), ("Home", 0), ("End", total), ("ArrowLeft", total - 1)):
        guest.page.keyboard.press(key)
        replay.stands_at(moment, total)
    guest.page.keyboard.press("Home")
    guest.page.keyboard.press("Space")  # it plays by itself
    expect(replay.slider).not_to_have_attribute("aria-valuetext", guest.words("core-ui-moment", count=0, total=total))
    guest.page.keyboard.press("Space")
    expect(replay.page.get_by_title(guest.words("ui-replay-play"))).to_be_visible()
    assert guest.pointers() == []


def test_the_past_of_a_running_duel_tells_nothing_secret(guests: Guests) -> None:
    host, friend = guests(), guests()
    first = Home(host).open().begin("invite", "duel")
    friend.page.goto(first.invitation)
    rng = random.Random(17)
    first.offered.first.wait_for()
    act(first, rng)
    first.settle()
    table = first.id
    replay = Replay(friend).open(table, 0)
    expect(replay.eyes.get_by_role("option")).to_have_count(2)  # the own ones and everybody's
    total = len(moments(friend.get(f"/api/tables/{table}/view", seat=1)["lines"])) - 1
    for moment in range(total + 1):
        replay.go_to(moment)
        replay.stands_at(moment, total)
    replay.eyes.select_option("public")
    expect(replay.table.row.get_by_role("button")).to_have_count(0)
    expect(replay.page.get_by_role("main").get_by_role("button").first).to_be_visible()
    shown = friend.shown()
    first.resign()
    match = truth(host, table)
    assert tokens_named(shown, friend.words) <= tokens_in([match.view(1), match.log(1)])


def test_from_the_end_of_a_game_to_its_replay_and_a_save(guest: Guest) -> None:
    home = Home(guest).open()
    table = Table(guest).open(guest.imports(solo("dune", 3)))
    table.settle()
    table.resign()
    ended = table.id
    with guest.page.expect_download() as saved:
        table.press(table.link("ui-save", table.menu))
    match = truth(guest, ended)
    text = saved.value.path().read_text(encoding="utf-8")
    assert text == match.save()
    table.close(table.menu)
    table.press(table.ended)
    replay = Replay(guest).arrive()
    last = len(moments(match.log(0))) - 1
    replay.stands_at(last, last)
    home.open()
    with guest.page.expect_file_chooser() as chooser:
        home.press(home.button("ui-open-save"))
    chooser.value.set_files({"name": "game.json", "mimeType": "application/json", "buffer": text.encode()})
    again = Table(guest).arrive()
    assert again.settle() == "over"
    assert again.id != ended
    assert truth(guest, again.id).save() == text


def test_a_file_that_is_no_save_is_refused_with_the_place(guest: Guest) -> None:
    guest.expects("400")
    home = Home(guest).open()
    text = solo("dune", 3).save().replace('"solo"', '"duel"')
    with guest.page.expect_file_chooser() as chooser:
        home.press(home.button("ui-open-save"))
    chooser.value.set_files({"name": "game.json", "mimeType": "application/json", "buffer": text.encode()})
    expect(guest.page.get_by_role("alert")).to_contain_text(guest.words("ui-open-refused"))
