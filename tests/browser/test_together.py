"""Together over the network: an invitation, two browsers, lost connections, and somebody who only watches."""

from __future__ import annotations

import json
import random
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import expect
from server.house import House

import sandtable
from browser.guests import PATIENCE, Guest, Guests
from browser.pages import Home, Table
from browser.players import LENGTHS, act
from browser.truth import check_frames, log_in_words, tokens_in, tokens_named, truth
from browser.wire import Wire
from sandtable.kernel.match import Match


@pytest.fixture
def wire(house: House) -> Iterator[Wire]:
    with Wire(house.address) as made:
        yield made


def sit_down(host: Guest, friend: Guest) -> tuple[Table, Table]:
    """The host invites, the friend opens the link."""
    first = Home(host).open().begin("invite", "duel")
    address = first.invitation.replace(host.address, friend.address)
    friend.page.goto(address)
    second = Table(friend).arrive()
    assert second.settle() == "wait"
    assert "key" not in friend.page.url  # it has done its work and is not shown any more
    return first, second


def acts_of(match: Match, seat: int) -> int:
    return sum(entry.plain()[0] == seat for entry in match.entries)


def lines_heard(frames: list[str]) -> list[Any]:
    """The log as the frames told it, put together by its numbers."""
    lines: list[Any] = []
    for message in map(json.loads, frames):
        if message["type"] in ("state", "update"):
            lines[message["since"] :] = message["lines"]
    return lines


def at_the_server(host: Guest, table: Table) -> Any:
    """What the server tells the host's seat, beside the page."""
    return host.get(f"/api/tables/{table.id}/view", seat=0)


def asked(host: Guest, table: Table) -> int | None:
    """Whose act the server waits for; None when the game is over."""
    pending = at_the_server(host, table)["view"]["pending"]
    return pending[0] if pending else None


@contextmanager
def heard(guest: Guest, seq: int) -> Iterator[None]:
    """What is done meanwhile reaches this guest, on whatever connection: the log grows beyond ``seq`` lines."""

    def tells(frame: str) -> bool:
        message = json.loads(frame)
        return bool(message["type"] in ("state", "update") and message["seq"] > seq)

    known = len(guest.frames)
    yield
    give_up = time.monotonic() + PATIENCE / 1000
    while not any(map(tells, guest.frames[known:])):
        assert time.monotonic() < give_up, "it never came"
        guest.page.evaluate("() => new Promise(requestAnimationFrame)")


@pytest.mark.parametrize("turns", LENGTHS)
def test_a_duel_in_which_one_browser_loses_its_connection_twice(guests: Guests, wire: Wire, turns: int | None) -> None:
    host, friend = guests(), guests(address=wire.address)
    tables = sit_down(host, friend)
    rng = random.Random(5)
    losses = iter(("up", "down"))
    acts = [0, 0]
    while turns is None or acts[1] < turns:
        seat = asked(host, tables[0])
        if seat is None:
            break
        tables[seat].offered.first.wait_for()
        lost = next(losses, None) if seat == 1 else None
        if lost is None:
            act(tables[seat], rng)
        else:
            act_while_the_connection_breaks(friend, tables[1], host, wire, rng, lost)
        acts[seat] += 1
        tables[seat].settle()
    assert next(losses, None) is None
    if turns is not None:
        tables[0].resign()
    for table in tables:
        table.ended.wait_for()
    match = truth(host, tables[0].id)
    assert [acts_of(match, 0), acts_of(match, 1)] == acts  # nothing lost, nothing doubled
    for seat, guest in enumerate((host, friend)):
        assert check_frames(guest.frames, match, (seat,))
        assert lines_heard(guest.frames) == match.log(seat)
        told = log_in_words(match, seat, guest.words)
        assert Counter(line for line in tables[seat].log() if line in told) == told


def act_while_the_connection_breaks(
    friend: Guest, table: Table, host: Guest, wire: Wire, rng: random.Random, lost: str
) -> None:
    """Either the act never reaches the server, or its answer never comes back."""
    friend.expects("WebSocket connection|Failed to load resource")
    before = at_the_server(host, table)["seq"]
    # not before everything is pointed at: the page soon notices that nobody answers, and then says nothing
    if lost == "up":
        act(table, rng, at_last=lambda: wire.lose(lost))
    else:
        with heard(host, before):
            act(table, rng, at_last=lambda: wire.lose(lost))
        friend.context.set_offline(True)
    wire.cut()
    expect(table.connection_lost).to_contain_text(friend.words.pattern("ui-act-waits"))  # the act waits in sight
    assert (at_the_server(host, table)["seq"] > before) == (lost == "down")
    wire.mend()
    friend.context.set_offline(False)
    table.connection_lost.wait_for(state="detached")


def test_what_is_said_is_neither_lost_nor_doubled(guests: Guests, wire: Wire) -> None:
    host, friend = guests(), guests(address=wire.address)
    tables = sit_down(host, friend)
    tables[0].say("Good luck!")
    expect(tables[1].tab("ui-chat").get_by_role("listitem")).to_contain_text(["Good luck!"])
    friend.expects("WebSocket connection|Failed to load resource")
    wire.cut()
    tables[1].connection_lost.wait_for()
    tables[0].say("Are you there?")
    wire.mend()
    spoken = ["Good luck!", "Are you there?"]
    expect(tables[1].tab("ui-chat").get_by_role("listitem")).to_contain_text(spoken)
    tables[1].say("Yes.")
    expect(tables[0].tab("ui-chat").get_by_role("listitem")).to_contain_text([*spoken, "Yes."])


def test_a_spectator_sees_only_what_is_public(guests: Guests) -> None:
    host, friend, stranger = guests(), guests(), guests()
    tables = sit_down(host, friend)
    watching = Table(stranger).open(tables[0].id)
    assert watching.settle() == "wait"
    rng = random.Random(6)
    for _ in range(6):
        seat = asked(host, tables[0])
        assert seat is not None
        tables[seat].offered.first.wait_for()
        with heard(stranger, at_the_server(host, tables[0])["seq"]):
            act(tables[seat], rng)
        tables[seat].settle()
    watching.settle()
    expect(watching.hand.get_by_role("button")).to_have_count(0)
    expect(watching.row.get_by_role("button")).to_have_count(0)
    for nothing in (watching.confirm, watching.undo, watching.button("core-act-pass")):
        expect(nothing).to_have_count(0)
    expect(watching.offered).to_have_count(0)
    watching.press(watching.space("WE-1-1"))  # asks for nothing, tells what stands there
    expect(watching.inspector).to_contain_text(stranger.words.noun("WE-1-1"))
    log = watching.log()
    seen, now = stranger.shown(), stranger.states()[-1]
    tables[0].resign()
    watching.ended.wait_for()
    match = truth(host, tables[0].id)
    check_frames(stranger.frames, match, (None,))
    lines = match.log(None)[: now["seq"]]
    assert tokens_named(seen, stranger.words) <= tokens_in([lines, now["view"]])
    drawn = stranger.words("bk-drew", side="axis", token="hidden")
    assert drawn in log
    assert len(log) > 6


# a button that changes nothing of what is seen does nothing
SEEN = "document.body.outerHTML + location.href"
CONTROLS = ":is(header, aside, nav, .panel) button:not(:disabled, [aria-selected=true], [aria-pressed=true])"
TITLES = [
    ("legie", "standard", 3),
    pytest.param("blitzkrieg", "duel", 2, marks=pytest.mark.full),
    pytest.param("quartermaster", "standard", 6, marks=pytest.mark.full),
    pytest.param("globalwar", "asia-1937", 2, marks=pytest.mark.full),
]


def press_every_control(table: Table, made: str) -> None:
    """Each at the table as it was opened; nothing may be left to press that does nothing."""
    page = table.page
    page.add_init_script("window.print = () => document.body.append('printed')")
    table.open(made).settle()
    for nothing in (table.confirm, table.undo, table.button("core-act-pass")):
        expect(nothing).to_have_count(0)
    for n in range(page.locator(CONTROLS).count()):
        one = page.locator(CONTROLS).nth(n)
        if one.is_visible():
            before = page.evaluate(SEEN)
            table.press(one)
            page.wait_for_function(f"before => {SEEN} !== before", arg=before)
            table.open(made).settle()


@pytest.mark.parametrize(("title", "mode", "seats"), TITLES)
def test_no_button_is_dead_for_who_only_watches(guests: Guests, title: str, mode: str, seats: int) -> None:
    host, stranger = guests(), guests()
    made = host.makes(title, mode, ["me", *["open"] * (seats - 1)])
    press_every_control(Table(stranger), made)


@pytest.mark.parametrize(("title", "mode", "seats"), TITLES)
def test_no_button_is_dead_after_the_end(guest: Guest, title: str, mode: str, seats: int) -> None:
    match = sandtable.game(title).match(mode, seats, seed="over")
    match.resign(0)
    press_every_control(Table(guest), guest.imports(match))
