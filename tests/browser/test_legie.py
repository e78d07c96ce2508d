"""Legie at the table: with bots, by keyboard, on the phone, on one screen, as a campaign, and as a first game."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect
from server.house import House

import sandtable
from browser.guests import Guest, Guests, Shown
from browser.hands import Keys
from browser.legie import (
    CHARACTERS,
    LegieTable,
    act,
    asking,
    beside_the_box,
    check,
    crowded,
    enter,
    finished,
    names,
    play_now,
    sit_at,
    start,
    study,
)
from browser.pages import Replay
from browser.test_looks import SCREENS, named, nothing_is_in_the_way
from browser.truth import either, everything_on, truth
from sandtable.kernel.match import Match

OPENING = 7  # acts: past the setting up, into the march
LENGTHS = [pytest.param(OPENING, id="opening"), pytest.param(None, id="whole", marks=pytest.mark.full)]


# with bots


@pytest.mark.parametrize("acts", LENGTHS)
def test_three_players_with_two_bots(guest: Guest, acts: int | None) -> None:
    table = play_now(guest)
    rng = random.Random(31)
    done = 0
    while (acts is None or done < acts) and table.settle_with_bots() == "move":
        act(table, rng)
        done += 1
    table.settle_with_bots()
    match = truth(guest, table.id)
    check(table, match, 0)
    assert sum(entry.plain()[0] == 0 for entry in match.entries) == done  # nothing doubled, nothing left out
    assert acts or match.outcome is not None


def test_the_first_acts_by_keyboard_alone(guests: Guests) -> None:
    guest = guests(hand=Keys())
    table = play_now(guest)
    rng = random.Random(32)
    for _ in range(6):
        assert table.settle_with_bots() == "move"
        act(table, rng)
    table.settle_with_bots()
    check(table, truth(guest, table.id), 0)
    assert guest.pointers() == []  # never a mouse


def test_the_first_acts_on_the_phone(guests: Guests) -> None:
    guest = guests(phone=True)
    table = play_now(guest)
    rng = random.Random(33)
    for _ in range(OPENING):
        if table.settle_with_bots() != "move":
            break
        act(table, rng)
    table.settle_with_bots()
    state: Any = truth(guest, table.id).view(0)["state"]
    standing = {one["character"] for plot in state["plots"] for column in plot["columns"] for one in column}
    assert table.soldiers() == standing - {"?"}


def test_a_phone_turns_from_plot_to_plot_by_name_and_by_swiping(guests: Guests) -> None:
    guest = guests(phone=True)
    table = sit_at(guest, asking("march"))
    plots = table.page.locator(".plot")
    expect(plots.first).to_be_in_viewport(ratio=0.9)
    pager = table.page.get_by_role("navigation", name=guest.words("ui-lg-plots"), exact=True)
    table.press(pager.get_by_role("button").nth(2))
    expect(plots.nth(2)).to_be_in_viewport(ratio=0.9)
    plots.nth(2).hover()
    table.page.mouse.wheel(-2000, 0)  # as a finger does
    expect(plots.first).to_be_in_viewport(ratio=0.9)
    expect(pager.get_by_role("button").first).to_have_attribute("aria-current", "true")


# pointing


def test_a_preview_says_what_comes_of_it_and_a_refusal_why_not(guest: Guest) -> None:
    match = asking("march")
    table = sit_at(guest, match)
    (seat,) = match.to_act
    sends = [action.nouns for action in match.legal(seat) if action.verb == "send"]
    soldier, plot = sends[0]
    table.point(plot, soldier)  # in any order
    expect(table.confirm).to_be_enabled()
    expect(table.prompt).to_contain_text(guest.words.noun(soldier, title="legie"))
    expect(table.page.locator(".card.coming")).to_have_count(1)
    expect(table.inspector).to_contain_text("→")
    table.press(table.undo)
    expect(table.confirm).to_be_disabled()
    table.press(table.undo)
    state: Any = match.view(seat)["state"]
    allowed = {tuple(nouns) for nouns in sends}
    plots = [row["id"] for row in state["plots"]]
    hand = state["players"][seat]["hand"]
    refused = [(one, where) for one in hand for where in plots if (one, where) not in allowed]
    for one, where in refused[:1]:
        table.point(where, one)
        expect(table.why_not).to_be_visible()
    entries = len(truth(guest, table.id).entries)
    table.page.keyboard.press("Escape")
    table.point(soldier)
    name = guest.words.noun(soldier, title="legie")
    expect(table.prompt).to_contain_text(guest.words("ui-which-plot", names=name[0].upper() + name[1:]))
    table.point(plot)
    table.press(table.confirm)
    expect(table.page.locator(f'.plot .card[data-noun="{soldier}"]')).to_be_visible()
    assert len(truth(guest, table.id).entries) > entries


def test_an_order_is_turned_up_or_put_away(guest: Guest) -> None:
    match = asking("orders")
    table = sit_at(guest, match)
    (seat,) = match.to_act
    bearer = next(action.nouns[0] for action in match.legal(seat) if action.verb == "withhold")
    table.point(bearer)
    expect(table.deeds).to_have_count(2)
    away = guest.words.action("legie", f"withhold {bearer}")
    table.press(table.deeds.filter(has_text=away))
    expect(table.prompt).to_contain_text(away)
    table.press(table.confirm)
    table.settle()
    acts = [entry.plain()[1] for entry in truth(guest, table.id).entries]
    assert f"withhold {bearer}" in acts


def test_equipment_lies_as_a_layer_over_the_soldier(guest: Guest) -> None:
    match = asking("recruit")
    table = sit_at(guest, match)
    (seat,) = match.to_act
    equipment, soldier = next(action.nouns for action in match.legal(seat) if action.verb == "equip")
    card = table.page.locator(f'[data-part="hand"] .card[data-noun="{soldier}"]')
    before = card.locator(".layer").count()
    table.point(equipment, soldier)
    table.press(table.confirm)
    table.settle()
    state: Any = truth(guest, table.id).view(seat)["state"]
    assert f"{equipment} {soldier}" in state["players"][seat]["unseen"]
    if table.settle() == "move":  # still the same player's turn
        expect(card.locator(".layer")).to_have_count(before + 1)


def test_how_a_plot_was_decided_can_be_read(guest: Guest) -> None:
    match = finished("standard")
    table = LegieTable(guest)
    table.open(guest.imports(match))
    assert table.settle() == "over"
    table.press(table.button("ui-close", table.page.get_by_role("dialog")))
    accounts = table.tab("ui-lg-account")
    lines: Any = match.log(0)
    events = [event for line in lines for event in line["events"]]
    settled = [event["args"]["plot"] for event in events if event["event"] == "lg-plot-begins"]
    headings = accounts.get_by_role("heading", level=3)
    expect(headings).to_have_count(len(settled))
    for heading, plot in zip(headings.all(), reversed(settled), strict=True):
        expect(heading).to_contain_text(guest.words.noun(plot, title="legie"), ignore_case=True)
    totals = [event["args"]["total"] for event in events if event["event"] == "lg-total"]
    sums = accounts.locator(".sums li")
    expect(sums).to_have_count(len(totals))
    for told in sums.all_text_contents():  # the parts make the total
        parts, _, total = told.rpartition(" = ")
        assert not parts or added_up(parts) == int(total), told
    won = next(event for event in reversed(events) if event["event"] == "lg-won")
    expect(accounts).to_contain_text(guest.words.event("legie", won))


def added_up(parts: str) -> int:
    """Of the numbers at the ends of the parts: Sloboda 5 + Burjak 4 + 2."""
    return sum(int(part.split()[-1]) for part in parts.split(" + "))


# secrets


def characters_on(guest: Guest, shown: list[Shown]) -> set[str]:
    """Everybody the page names, by id or in words."""
    texts = "\n".join({one.value for one in shown}).lower()
    known = names(guest.words)
    return {known[found] for found in either(known).findall(texts)}


def may_know(match: Match, seat: int) -> set[str]:
    """Whom the view and the log of a seat name, and the seat's own faction, which is printed."""
    state: Any = match.view(seat)["state"]
    faction = state["players"][seat]["faction"]
    own = {id for id in CHARACTERS if faction and id in faction_of(faction)}
    seen = str(match.view(seat)) + str(match.log(seat))
    return own | set(either(CHARACTERS).findall(seen))


def faction_of(faction: str) -> list[str]:
    number = ["legion", "whites", "reds", "militia"].index(faction)
    return CHARACTERS[15 * number : 15 * number + 15]


@pytest.mark.parametrize("acts", [10, pytest.param(None, marks=pytest.mark.full)], ids=["opening", "whole"])
def test_nothing_secret_is_there_before_the_curtain_is_lifted(guest: Guest, acts: int | None) -> None:
    table = start(guest, "hotseat", "standard", 2)
    rng = random.Random(34)
    lifted: set[int] = set()
    done = 0
    now = table.settle()
    while now != "over" and (acts is None or done < acts):
        assert now == "curtain"
        frames = len(guest.frames)
        guest.shown()
        assert characters_on(guest, everything_on(guest)) == set()
        assert len(guest.frames) == frames  # and nothing is said meanwhile
        match = truth(guest, table.id)
        expect(table.lift_curtain).to_be_visible()
        table.press(table.lift_curtain)
        now = table.settle()
        seat = guest.states()[-1]["seat"]
        lifted.add(seat)
        assert seat in match.to_act
        while now == "move":
            act(table, rng)
            done += 1
            now = table.settle()
            assert characters_on(guest, everything_on(guest)) <= may_know(truth(guest, table.id), seat)
        if now == "hand over":
            table.press(table.close_curtain)
            now = table.settle()
            guest.shown()
    assert lifted == {0, 1}


def bluffs() -> tuple[Match, Match]:
    """One game with two ends: the same soldier gets the blank, or another order, and the next player is asked."""
    ends = []
    for order in ("blank", "retreat"):
        match = sandtable.load(crowded().save())
        for text in ("send kopecky hospital-car", f"order {order} cil"):
            match.play(0, text)
        ends.append(match)
    return ends[0], ends[1]


def test_a_bluff_looks_like_any_order_to_the_other_player(guests: Guests) -> None:
    blank, real = bluffs()
    looks: list[list[str]] = []
    for match in (blank, real):
        guest = guests()
        table = sit_at(guest, match)
        assert guest.states()[-1]["seat"] == match.to_act[0]
        table.log()
        parts = ("main", ".hand", ".side", "header")
        looks.append([guest.page.locator(part).first.evaluate("(one) => one.outerHTML") for part in parts])
    assert looks[0] == looks[1]


# beside the printed game


@pytest.mark.parametrize("most", [14, pytest.param(24, marks=pytest.mark.full)], ids=["opening", "rounds"])
def test_two_people_with_printed_cards_among_two_bots(guests: Guests, most: int) -> None:
    guest = guests("cs")
    table = beside_the_box(guest, 0, 2, seats=4)
    enter(table, random.Random(37), most)
    match = truth(guest, table.id)
    assert not match.manual
    assert match.setting.untold == (0, 2)
    entered = [entry for entry in match.entries if entry.what == "act" and entry.seat in (0, 2) and not entry.usual]
    assert len(entered) == most
    for entry in entered:
        assert entry.action is not None
        assert match.state.shown(entry.seat, entry.action, None) == entry.action
    for line in guest.states()[-1]["view"]["state"]["players"]:
        assert isinstance(line["hand"], int)  # the page knows no hand


# a campaign


@pytest.mark.full
def test_a_campaign_of_three_games_over_a_restart_in_czech(browser: Browser, tmp_path: Path) -> None:
    rng = random.Random(35)
    with House(tmp_path) as house:
        guest = Guest(browser, house.address, "cs")
        table = start(guest, "bots", "survival", 3)
        while table.page.get_by_text(guest.words("ui-lg-game", game=1), exact=True).count() == 0:
            assert table.settle_with_bots() == "move"
            act(table, rng)
        id = table.id
        cookies = guest.context.cookies()
        table.settle_with_bots()
        assert guest.mistakes() == []
        guest.leave()
    with House(tmp_path) as house:  # the same folder, another address
        guest = Guest(browser, house.address, "cs")
        # Playwright gives cookies as one type and takes them as another with the same fields
        guest.context.add_cookies([{**cookie, "domain": "127.0.0.1"} for cookie in cookies])  # type: ignore[typeddict-item]
        table = LegieTable(guest)
        table.open(id)
        while table.settle_with_bots() == "move":
            act(table, rng)
        match = truth(guest, id)
        assert match.outcome is not None
        check(table, match, 0)
        state: Any = match.view(0)["state"]
        assert len(state["diary"]) == 9
        dialog = table.page.get_by_role("dialog")
        if dialog.is_visible():
            table.press(table.button("ui-close", dialog))
        diary = table.tab("ui-lg-diary")
        for row in state["diary"]:
            told = guest.words("ui-lg-chart-row", game=row["game"], faction=row["faction"], points=row["left"])
            name = diary.get_by_role("img").first.get_attribute("aria-label") or ""
            assert told in name
        assert guest.mistakes() == []
        guest.leave()


def test_the_diary_can_be_printed(guest: Guest) -> None:
    table = sit_at(guest, asking("camp", "survival"))
    diary = table.tab("ui-lg-diary")
    expect(diary.get_by_role("table")).to_have_count(2)
    expect(table.button("ui-lg-print", diary)).to_be_visible()
    guest.page.emulate_media(media="print")
    expect(diary.get_by_role("heading", name=guest.words("lg-title"), exact=True)).to_be_visible()
    expect(table.prompt).to_be_hidden()
    expect(guest.page.get_by_role("main")).to_be_hidden()


# looks and words


OPEN = ("faction", "recruit", "march", "orders")  # moments that every run looks at
MORE = ("commander", "officer", "tuck", "place", "charge", "suffer", "warm")


@pytest.mark.parametrize("screen", SCREENS, ids=named)
@pytest.mark.parametrize("prompts", [OPEN, pytest.param(MORE, marks=pytest.mark.full)], ids=["some", "others"])
def test_nothing_is_in_anybodys_way(guests: Guests, screen: dict[str, Any], prompts: tuple[str, ...]) -> None:
    guest = guests(**screen)
    for prompt in prompts:
        table = sit_at(guest, asking(prompt))
        table.press(table.things.first)
        nothing_is_in_the_way(guest)
    if prompts == MORE:
        sit_at(guest, asking("camp", "survival"))
        nothing_is_in_the_way(guest)
        sit_at(guest, asking("keep", "dispatches"))
        nothing_is_in_the_way(guest)
        sit_at(guest, finished("survival"))
        nothing_is_in_the_way(guest)


@pytest.mark.parametrize("lang", ["cs", "pl"])
def test_every_moment_speaks_the_language_of_the_reader(guests: Guests, lang: str) -> None:
    guest = guests(lang)
    for prompt in ("recruit", "place", "orders"):
        table = sit_at(guest, asking(prompt))
        for thing in table.page.locator("[data-noun]").filter(visible=True).all()[:6]:
            table.press(thing)
            table.page.keyboard.press("Escape")
        for tab in ("ui-lg-diary", "ui-lg-account", "ui-log"):
            table.tab(tab)


# the guided first game

IN_ORDER = ("goal", "faction", "commander", "officer", "tuck", "plots", "location", "soldier", "send", "confirm")


# what is surely taught when something is asked for the first time
TAUGHT = {
    "lg-prompt-faction": "goal",
    "lg-prompt-commander": "commander",
    "lg-prompt-officer": "officer",
    "lg-prompt-tuck": "tuck",
    "lg-prompt-recruit": "plots",
    "lg-prompt-march": "soldier",
}


def test_the_first_lessons_come_up_in_their_turn(guest: Guest) -> None:
    table, lessons = study(guest)
    rng = random.Random(36)
    had: list[str] = []
    while had[-1:] != ["confirm"]:
        lessons.card.or_(table.offered).first.wait_for()
        lesson = lessons.now()
        if lesson is None:
            if table.settle_with_bots() == "move":
                prompt = guest.states()[-1]["view"]["prompt"]
                if prompt in TAUGHT and TAUGHT[prompt] not in had:
                    expect(lessons.card).to_be_visible()
                else:
                    act(table, rng)
            continue
        if lesson == "soldier":
            table.press(table.page.locator('[data-part="hand"] .card.legal').first)
        elif lesson == "send":
            table.press(table.page.locator(".plotname.legal").first)
        elif lesson == "confirm":
            table.press(table.confirm)
        elif lesson in ("faction", "commander", "officer", "tuck"):
            act(table, rng)
        else:
            table.press(lessons.go_on)
        expect(lessons.text(lesson)).to_be_hidden()
        had.append(lesson)
    assert [lesson for lesson in had if lesson in IN_ORDER] == list(IN_ORDER)


# room

OUT_OF_PLACE = """() => {
  const found = [];
  const within = (inner, outer, what) => {
    const [a, b] = [inner.getBoundingClientRect(), outer.getBoundingClientRect()];
    if (a.width && (a.left < b.left - 1 || a.right > b.right + 1 || a.top < b.top - 1 || a.bottom > b.bottom + 1))
      found.push(`${what} ${outer.dataset.noun ?? outer.id}`);
  };
  const page = document.scrollingElement;
  if (page.scrollHeight > innerHeight || page.scrollWidth > innerWidth) found.push("the page scrolls");
  const board = document.querySelector(".board");
  if (board.scrollHeight > board.clientHeight + 1) found.push("the board scrolls");
  for (const card of document.querySelectorAll(".plot .card")) {
    within(card, card.closest(".plot"), "a card leaves its plot");
    for (const part of card.querySelectorAll(".ot, .ex > *")) within(part, card, "a badge leaves its card");
  }
  for (const tab of document.querySelectorAll("[role=tab]")) within(tab, tab.parentElement, "a tab leaves its row");
  const text = document.querySelector(".locname .text");
  within(text, document.querySelector(".loc"), "the location is cut");
  return found;
}"""
DESKS = [(1280, 800), (1920, 1080), (2560, 1440)]
TABLETS = [(820, 1180), (1180, 820)]


@pytest.mark.parametrize(("width", "height"), [*DESKS, *TABLETS])
@pytest.mark.parametrize("lang", ["en", "cs", "pl"])
def test_everything_has_its_place(guests: Guests, lang: str, width: int, height: int) -> None:
    """Three and more soldiers of a faction at one plot, badges on them, and a location with a long text."""
    guest = guests(lang)
    guest.page.set_viewport_size({"width": width, "height": height})
    table = sit_at(guest, crowded())
    table.page.locator(".plot .crowd").first.wait_for()
    assert guest.page.evaluate(OUT_OF_PLACE) == []


@pytest.mark.parametrize(("width", "height"), DESKS)
@pytest.mark.parametrize("lang", ["en", "cs", "pl"])
def test_everything_has_its_place_in_a_replay(guests: Guests, lang: str, width: int, height: int) -> None:
    guest = guests(lang)
    guest.page.set_viewport_size({"width": width, "height": height})
    match = finished("standard", 4)
    Replay(guest).open(guest.imports(match), len(match.log(None)) * 3 // 4)
    guest.page.locator(".plot").first.wait_for()
    assert guest.page.evaluate(OUT_OF_PLACE) == []


@pytest.mark.parametrize(("width", "height", "across"), [(820, 1180, 2), (1180, 820, 4)])
def test_a_tablet_shows_all_plots(guests: Guests, width: int, height: int, across: int) -> None:
    """Upright two by two, with a strip of the seats in sight; lying side by side. Tokens and hand are both there."""
    guest = guests()
    guest.page.set_viewport_size({"width": width, "height": height})
    sit_at(guest, crowded())
    places = guest.page.locator(".plot").evaluate_all("all => all.map(one => one.getBoundingClientRect().x)")
    assert len(places) == 4
    assert len(set(places)) == across
    assert max(places) < width
    strip = guest.page.locator(".seatstrip")
    expect(strip).to_be_visible(visible=across == 2)
    for part in ("tokens", "hand"):
        expect(guest.page.locator(f"[data-part={part}]")).to_be_visible()
    expect(strip.locator(".sofar")).to_have_count(strip.locator("li").count())
