"""At the table: what cannot be done tells why, what was done can be taken back, and a reload changes nothing."""

from __future__ import annotations

import random
import re

from playwright.sync_api import expect

from browser.games import almost_over, before_a_blitz, solo
from browser.guests import Guest, Guests
from browser.pages import Home, Table
from browser.players import act, play
from browser.truth import truth


def test_what_cannot_be_done_tells_why_with_its_rule(guest: Guest) -> None:
    match = before_a_blitz()
    table = Table(guest).open(guest.imports(match))
    table.press(table.token("army:2"))
    sea = "WE-1-1"
    refusal = match.why_not(0, f"place army:2 {sea}")
    assert refusal is not None
    table.press(table.space(sea))
    expect(table.why_not).to_contain_text(guest.words.refusal("blitzkrieg", refusal))
    expect(table.why_not).to_contain_text(guest.words.rule("blitzkrieg", refusal.rule))
    with guest.page.expect_popup() as opened:
        table.link("ui-rule", table.why_not).click()
    rule = opened.value.locator(f'[id="{refusal.rule}"]')
    expect(rule).to_be_in_viewport()
    expect(rule).to_contain_text(guest.words.rule("blitzkrieg", refusal.rule))
    table.press(table.why_not.get_by_text(refusal.rule, exact=True).first)  # who wants it exactly
    with guest.page.expect_popup() as opened:
        table.why_not.get_by_role("link", name=refusal.rule, exact=True).click()
    expect(opened.value.locator(f'[id="{refusal.rule}"]')).to_be_in_viewport()
    expect(table.why_not.get_by_text(f"sandtable rule {refusal.rule}")).to_be_visible()
    with guest.page.expect_popup() as opened:
        table.link("ui-rule-example", table.why_not).click()
    expect(opened.value.get_by_role("button", name=guest.words("ui-try-refused"), exact=True)).to_be_visible()
    expect(table.token("army:2")).to_have_accessible_name(guest.words.ending("ui-bk-token", "chosen"))
    assert len(truth(guest, table.id).entries) == len(match.entries)  # asking changes nothing


def test_a_move_is_taken_back_until_something_is_drawn(guest: Guest) -> None:
    table = Table(guest).open(guest.imports(before_a_blitz()))
    table.settle()
    before = guest.page.get_by_role("main").aria_snapshot()
    table.press(table.token("air:0"))
    table.press(table.space("SEA-1-2"))
    table.press(table.confirm)
    expect(table.stop).to_be_enabled()
    table.press(table.undo)
    table.tokens.first.wait_for()
    expect(table.stop).to_have_count(0)
    assert guest.page.get_by_role("main").aria_snapshot() == before
    table.press(table.token("army:2"))  # what was only pointed at is let go first
    expect(table.chosen).to_have_count(1)
    table.press(table.undo)
    expect(table.chosen).to_have_count(0)
    table.press(table.token("army:2"))
    table.press(table.space("SEA-1-2"))
    table.press(table.confirm)
    table.settle()
    expect(table.undo).to_be_disabled()  # it looks like that; who presses it nevertheless is told why
    table.undo.click(force=True)
    expect(table.why_not).to_contain_text(guest.words("core-refused-undo-chance"))


def test_pointing_in_any_order_previews_what_will_surely_happen(guest: Guest) -> None:
    match = before_a_blitz()
    table = Table(guest).open(guest.imports(match))
    table.press(table.space("WE-1-3"))
    expect(table.confirm).to_be_disabled()
    table.press(table.token("army:2"))
    expect(table.confirm).to_be_enabled()
    expect(table.prompt).to_contain_text(guest.words.action("blitzkrieg", "place army:2 WE-1-3"))
    preview = table.inspector.get_by_role("list", name=guest.words("core-ui-preview"))
    scored = [event for event in match.preview(0, "place army:2 WE-1-3") if event["event"].startswith("bk-scored")]
    assert scored
    expect(preview).to_contain_text(guest.words("ui-bk-for-propaganda"))
    assert len(truth(guest, table.id).entries) == len(match.entries)


def test_a_reload_brings_back_exactly_what_was_there(guest: Guest) -> None:
    table = Table(guest).open(guest.imports(solo("dune", 5)))
    play(table, random.Random(9), 2)
    guest.page.reload()
    table.settle()
    before = everything(table)
    guest.page.reload()
    table.settle()
    assert everything(table) == before
    state = truth(guest, table.id).view(0)["state"]
    for side, points in state["points"].items():
        expect(guest.page.get_by_role("main")).to_contain_text(str(points))
        assert side


def everything(table: Table) -> list[str]:
    """All that is spoken of the table, the log and the reasoning included."""
    log = "\n".join(table.log())
    table.tab("ui-bk-reasoning")
    return [table.page.title(), table.page.locator("body").aria_snapshot(), log]


def test_the_end_is_told_and_another_game_begins(guest: Guest) -> None:
    table = Table(guest).open(guest.imports(almost_over("dune")))
    play(table, random.Random(10))
    match = truth(guest, table.id)
    assert match.outcome is not None
    expect(table.prompt).to_contain_text(guest.words(match.outcome.reason))
    expect(table.offered).to_have_count(0)
    ended = table.id
    table.press(table.again)
    guest.page.wait_for_url(re.compile(f"/table/(?!{ended})"))
    assert table.settle() == "move"
    home = Home(guest).open()
    expect(home.running).to_have_count(1)
    expect(home.finished).to_have_count(1)
    table.press(home.running.get_by_role("link", name=guest.words.pattern("ui-continue")))
    assert Table(guest).arrive().settle() == "move"


def test_events_are_shown_one_by_one_and_can_be_skipped(guests: Guests) -> None:
    guest = guests(motion=True, pace="fast")
    table = Table(guest).open(guest.imports(solo("dune", 3)))
    table.settle()
    guest.shown()
    act(table, random.Random(11))
    table.settle()
    texts = {one.value for one in guest.shown()}
    match = truth(guest, table.id)
    newest = match.log(0)[len(solo("dune", 3).log(0)) :]
    placed = [event for line in newest for event in line["events"] if event["event"].startswith("bk-placed")]
    assert len(placed) > 1  # the player's token and the virtual opponent's
    for event in placed:
        assert guest.words.event("blitzkrieg", event) in texts  # in the prompt, each for a while
    act(table, random.Random(12))
    guest.page.keyboard.press("Escape")
    table.settle()


def test_the_virtual_opponent_shows_how_it_thought(guest: Guest) -> None:
    match = solo("dune", 5)
    table = Table(guest).open(guest.imports(match))
    table.settle()
    thoughts = [event for line in match.log(0) for event in line["events"] if event["event"] == "bk-thought"]
    steps = table.tab("ui-bk-reasoning").get_by_role("listitem")
    told = "\n".join(steps.all_text_contents())
    for step in thoughts[-1]["args"]["trace"]:
        assert guest.words.trace("blitzkrieg", step) in told
