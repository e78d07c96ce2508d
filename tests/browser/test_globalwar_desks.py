"""The desks of Global War: politics in anybody's turn, research and lend-lease, objectives, the fall of France."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

import sandtable
from browser.globalwar import TITLE, Front, attack
from browser.guests import Guest, Guests
from browser.test_globalwar import nothing_is_in_the_way
from browser.test_globalwar_decisions import done, sit
from browser.test_looks import SCREENS, named
from browser.truth import truth
from sandtable.kernel.match import Match
from sandtable.kernel.plain import Plain
from sandtable.server.identity import CSRF_HEADER

POLITICS, RESEARCH, GOALS, FRANCE = "politics", "research", "objectives", "france"
LABELS = {POLITICS: "ui-gw-screen-politics", RESEARCH: "ui-gw-screen-research", GOALS: "ui-gw-aims",
          FRANCE: "ui-gw-screen-france"}  # fmt: skip
KEYS = {POLITICS: "o", RESEARCH: "t", GOALS: "g", FRANCE: "f"}
GERMANY, JAPAN, SOVIETS = 0, 2, 5


class Desks(Front):
    """A table whose desks are opened and read."""

    def desk(self, id: str) -> Locator:
        """One of the desks, opened if it is not."""
        dialog = self.dialog(LABELS[id])
        if not dialog.is_visible():
            self.press(self.opener(id))
        return dialog

    def opener(self, id: str) -> Locator:
        screens = self.page.get_by_role("navigation", name=self.guest.words("ui-gw-screens"), exact=True)
        return self.button(LABELS[id], screens)

    def by_key(self, id: str) -> Locator:
        self.opener(id).wait_for()  # then the table listens
        self.page.keyboard.press(KEYS[id])
        dialog = self.dialog(LABELS[id])
        dialog.wait_for()
        return dialog

    def pact(self, id: str) -> Locator:
        name = self.guest.words.noun(id, title=TITLE)
        return self.desk(POLITICS).get_by_role("article", name=name)

    def cell(self, one: str, other: str, stand: str) -> Locator:
        return self.button("ui-gw-desk-cell", self.desk(POLITICS), a=one, b=other, stand=stand)

    def panel(self, name: str, id: str) -> Locator:
        return self.desk(id).get_by_role("region", name=name, exact=True)


def at_desk(guest: Guest, match: Match) -> Desks:
    return Desks(sit(guest, match).guest)


def world(turn: str, phase: str, **more: Plain) -> Match:
    data: dict[str, Plain] = {"title": TITLE, "mode": "world-1936", "seats": 3, "turn": turn, "phase": phase, **more}
    return sandtable.game(TITLE).position(data, seed="desk 0")


@cache
def on_the_eve() -> Match:
    """July 1939, Germany before its attack on Poland."""
    return world(
        "germany", "combat-movement", date="1939-07",
        income={"great-britain": 15, "france": 9, "ussr": 17, "usa": 11}, money={"ussr": 9},
        treaties={"in-force": ["japanese-soviet"]}, units={"berlin": {"germany": ["3*infantry"]}},
    )  # fmt: skip


FORCE = ("2*infantry", "artillery", "light-armor")


@cache
def before_poland() -> Match:
    """July 1939: whatever the dice say, Britain and France may go to war when Germany marches into Poland."""
    return world(
        "germany", "combat-movement", date="1939-07", income={"great-britain": 24, "france": 17, "usa": 11},
        units={"eastern-germany": {"germany": [*FORCE]}, "west-poland": {"poland": ["infantry"]}},
    )  # fmt: skip


@cache
def fallen() -> Match:
    """German infantry has walked into an empty Paris, and the dice for the French navy are thrown."""
    match = world(
        "germany", "combat-movement", date="1940-07", wars=[["germany", "france"], ["germany", "great-britain"]],
        owner={"picardy": "germany"},
        units={"picardy": {"germany": ["infantry"]}, "A21": {"france": ["3*destroyer"]}},
    )  # fmt: skip
    match.play(0, "move infantry picardy paris")
    match.play(0, "done")
    return match


# politics


def three_sit_down(guests: Guests) -> list[Desks]:
    """A game of six seats: Germany, Japan and the USSR in three browsers, bots in the others."""
    host, *friends = [guests(), guests("cs"), guests("pl")]
    csrf = host.get("/api/me")["csrf"]
    seats = ["me", "bot:casual", "open", "bot:casual", "bot:casual", "open"]
    wish = {"title": TITLE, "mode": "world-1936", "seats": seats}
    answer = host.context.request.post("/api/tables", data=wish, headers={CSRF_HEADER: csrf})
    assert answer.status == 201, answer.text()
    table: dict[str, Any] = answer.json()
    host.page.goto(f"/table/{table['table']}")
    for friend, seat in zip(friends, (JAPAN, SOVIETS), strict=True):
        friend.page.goto(f"/table/{table['table']}#key={table['keys'][str(seat)]}")
    desks = [Desks(one) for one in (host, *friends)]
    for one in desks:
        one.page.get_by_role("navigation", name=one.guest.words("ui-gw-screens"), exact=True).wait_for()
    return desks


def test_a_pact_and_a_war_in_anothers_turn(guests: Guests) -> None:
    germany, japan, ussr = three_sit_down(guests)
    ussr.press(ussr.button("ui-gw-desk-offer", ussr.pact("japanese-soviet")))
    expect(ussr.button("ui-gw-desk-withdraw", ussr.pact("japanese-soviet"))).to_be_visible()
    japan.press(japan.button("ui-gw-desk-sign", japan.pact("japanese-soviet")))
    expect(germany.cell("japan", "ussr", "pact")).to_be_visible()
    germany.press(germany.cell("japan", "ussr", "pact"))
    expect(germany.desk(POLITICS)).to_contain_text(germany.guest.words.noun("japanese-soviet", title=TITLE))
    japan.press(japan.cell("japan", "france", "can"))
    japan.press(japan.button("ui-gw-desk-declare", japan.desk(POLITICS), who="japan", whom="france"))
    expect(germany.cell("japan", "france", "war")).to_be_visible()
    view: Any = germany.guest.get(f"/api/tables/{germany.id}/view", seat=GERMANY)["view"]["state"]
    assert view["treaties"]["in-force"] == ["japanese-soviet"]
    assert "france" in view["nations"]["japan"]["wars"]
    assert view["on-turn"][0] == "germany", "all of it in another's turn"


def test_what_an_attack_sets_off_is_told_before_it_is_done(guest: Guest) -> None:
    front = at_desk(guest, on_the_eve())
    desk = front.by_key(POLITICS)
    desk.get_by_role("combobox", name=guest.words("ui-gw-desk-others")).select_option("poland")
    row = desk.get_by_role("row").filter(has_text=guest.words.noun("great-britain", title=TITLE))
    expect(row.filter(has_text="2D12")).to_contain_text("75")
    expect(row.filter(has_text="2D12")).to_contain_text("25")  # with the pact
    front.page.keyboard.press("Escape")
    expect(front.dialog(LABELS[POLITICS])).to_be_hidden()
    assert done(guest, front) == []


@pytest.mark.parametrize("screen", [{}, {"lang": "cs", "phone": True}], ids=["day", "phone-cs"])
def test_an_order_that_declares_war_tells_what_it_sets_off(guests: Guests, screen: dict[str, Any]) -> None:
    guest = guests(**screen)
    front = at_desk(guest, before_poland())
    front.press(front.zone("eastern-germany"))
    front.units.first.wait_for()
    front.press(front.zone("west-poland"))
    war = guest.words("gw-war", nation="germany", other="poland")
    expect(guest.page.get_by_text(war).filter(visible=True).first).to_be_visible()  # beside the button that confirms it
    if screen:
        front.press(front.button("ui-inspect"))
    told = guest.page.get_by_role("region", name=guest.words("ui-gw-desk-sets-off", whom="poland"), exact=True)
    britain = guest.words.noun("great-britain", title=TITLE)
    row = told.get_by_role("listitem").filter(has_text=britain).filter(has_text="2D12")
    expect(row).to_contain_text("100")
    nothing_is_in_the_way(guest)
    assert done(guest, front) == []


def test_all_that_was_ordered_goes_though_others_answer_the_war(guest: Guest) -> None:
    """The first group declares war and the West is asked; at one screen, which goes round, the others follow then."""
    front = at_desk(guest, before_poland())
    attack(front, "eastern-germany", "west-poland")
    front.press(front.close_curtain)
    front.press(front.lift_curtain)
    for power in ("great-britain", "france"):
        stays = front.option(f"declare {power} germany")
        stays.wait_for()
        front.press(front.button("core-act-pass").filter(visible=True).first)
        stays.wait_for(state="detached")
    front.press(front.close_curtain)
    front.press(front.lift_curtain)
    expect(front.takes_back(f"move {FORCE[-1]} eastern-germany west-poland")).to_be_visible()
    orders = [act for act in done(guest, front) if act.startswith("move ")]
    assert sorted(orders) == sorted(f"move {group} eastern-germany west-poland" for group in FORCE)


def test_breaking_a_pact_shows_its_price_first(guests: Guests) -> None:
    front = at_desk(guests("cs"), world("ussr", "combat-movement", money={"ussr": 9},
                                        treaties={"in-force": ["japanese-soviet"]}))  # fmt: skip
    pact = front.pact("japanese-soviet")
    front.press(front.button("ui-gw-desk-break", pact))
    expect(pact).to_contain_text(front.guest.words("ui-gw-desk-break-price", fee=5))
    assert done(front.guest, front) == []
    front.press(front.button("ui-gw-desk-break-now", pact))
    expect(pact).to_contain_text(front.guest.words("ui-gw-desk-stands-ended"))
    assert done(front.guest, front) == ["break ussr japanese-soviet"]


# research


def test_dice_are_aimed_by_letter_and_thrown(guest: Guest) -> None:
    front = at_desk(guest, world("germany", "production", laboratory={"granted": {"germany": 1}}))
    desk = front.by_key(RESEARCH)
    technology = desk.locator("[data-technology=radar]")
    technology.wait_for()
    for letter in "ab":
        front.page.keyboard.press(letter)
        technology.press("Enter")
    front.press(front.button("ui-gw-desk-throw", desk, count=2))
    expect(desk.get_by_text(guest.words("ui-gw-desk-thrown"), exact=True)).to_have_count(2)
    assert [act for act in done(guest, front) if act.startswith("research")] == ["research radar"] * 2


# the fall of France


def test_france_falls_and_vichy_is_made_die_by_die(guest: Guest) -> None:
    front = at_desk(guest, fallen())
    desk = front.by_key(FRANCE)
    expect(front.button("ui-gw-desk-throw-all", desk, count=3)).to_be_visible()
    front.button("ui-gw-desk-throw-one", desk).press("Enter")
    expect(front.button("ui-gw-desk-throw-all", desk, count=2)).to_be_visible()
    front.page.keyboard.press("Shift+Enter")
    berth = "berth destroyer A21 western-germany"
    front.press(desk.get_by_role("button", name=guest.words.action(TITLE, berth), exact=True))
    expect(front.button("ui-gw-desk-throw-all", desk, count=8)).to_be_visible()
    japan = desk.get_by_role("listitem").filter(has_text=guest.words("ui-gw-desk-group-french-pacific"))
    expect(japan).to_contain_text("1–6")
    front.page.keyboard.press("Shift+Enter")
    expect(desk).to_contain_text(guest.words("ui-gw-desk-france-over"))
    match = truth(guest, front.id)
    state: Any = match.view(0)["state"]
    assert state["owner"]["southern-france"] == "vichy-france"
    assert state["phase"] == "non-combat", "all dice have fallen and play goes on"
    pacific = next(row for row in state["france"]["colonies"] if row[0] == "annam-tonkin")
    expect(japan).to_contain_text(guest.words.noun(pacific[2], title=TITLE))


# for those who look on


def test_desks_open_in_a_replay(guest: Guest) -> None:
    front = at_desk(guest, on_the_eve())
    front.page.goto(f"/replay/{front.id}")
    goals = front.desk(GOALS)
    expect(goals.get_by_role("listitem").first).to_be_visible()
    front.page.keyboard.press("Escape")
    expect(front.pact("japanese-soviet")).to_be_visible()


# looks


@pytest.mark.parametrize("screen", SCREENS, ids=named)
@pytest.mark.parametrize("desk", [POLITICS, RESEARCH, GOALS, FRANCE])
def test_nothing_is_in_anybodys_way_at_a_desk(guests: Guests, screen: dict[str, Any], desk: str) -> None:
    guest = guests(**screen)
    front = at_desk(guest, fallen() if desk == FRANCE else on_the_eve())
    front.desk(desk).locator(".desk").wait_for()
    nothing_is_in_the_way(guest)
    assert front.desk(desk).locator(".page").evaluate("(page) => page.scrollWidth <= page.clientWidth")
