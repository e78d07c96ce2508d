"""Global War at the web table: decisions beside orders, what nations announce, and the odds of battles."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

import sandtable
from browser.globalwar import TITLE, Front, before_retreat, play_now, sides, stands
from browser.guests import Guest, Guests
from browser.hands import Keys
from browser.test_globalwar import nothing_is_in_the_way, open_turn
from browser.truth import truth
from sandtable.kernel.match import Match
from sandtable.kernel.plain import Plain
from sandtable.lab.odds import Question

CHINA = [["japan", "kmt"]]


def sit(guest: Guest, match: Match) -> Front:
    front = Front(guest)
    front.open(guest.imports(match))
    front.press(front.lift_curtain)
    if match.to_act[0] != 0:  # the screen goes round
        front.press(front.close_curtain)
        front.press(front.lift_curtain)
    return front


def done(guest: Guest, front: Front) -> list[str]:
    """All that has been done at the table."""
    return [str(entry.plain()[1]) for entry in truth(guest, front.id).entries]


def handover() -> Match:
    """The USSR has taken a zone of China."""
    match = stands("ussr", {"primorsky-krai": {"ussr": ["infantry"]}}, wars=[["ussr", "japan"]])
    match.play(1, "move infantry primorsky-krai eastern-manchuria")
    match.play(1, "done")
    return match


def bombed(target: str) -> Match:
    """Japan has bombed Nanking, where ships lie in port."""
    units = {"shantung": {"japan": ["medium-bomber"]}, "nanking": {"kmt": ["2*destroyer"]}}
    match = stands(
        "japan", units, wars=CHINA, owner={"shantung": "japan"}, facilities={"nanking": [{"kind": "major-port"}]}
    )
    match.play(0, "move medium-bomber shantung nanking")
    match.play(0, f"bomb medium-bomber:4 nanking {target}")
    match.play(0, "done")
    return match


def kamikaze() -> Match:
    """Japanese ships are attacked next to their home, and the United States are on a war footing."""
    units = {"P15": {"japan": ["destroyer"]}, "P33": {"fec": ["2*destroyer"]}}
    match = stands("fec", units, wars=[["japan", "fec"]], income={"usa": 99})
    match.play(1, "move 2*fec.destroyer P33 P15")
    match.play(1, "done")
    return match


def recruits() -> Match:
    """The CCP has found recruits."""
    data: dict[str, Plain] = {
        "title": TITLE,
        "mode": "asia-1937",
        "date": "1938-01",
        "turn": "ccp",
        "phase": "non-combat",
    }
    match = sandtable.game(TITLE).position(data, seed="recruits 1")
    match.play(1, "done")
    return match


DECISIONS: dict[str, tuple[Callable[[], Match], str]] = {
    "keep": (handover, "keep"),
    "give": (handover, "give ccp"),
    "tear": (lambda: bombed("railway"), "tear hunan"),
    "leave": (lambda: bombed("major-port"), "leave destroyer nanking P32"),
    "stay": (lambda: bombed("major-port"), "stay"),
    "kamikaze": (kamikaze, "kamikaze 2"),
    "recruit": (recruits, "recruit militia shensi"),
    "pass": (recruits, "pass"),
}


SECOND_ANSWERS = ("keep", "stay", "pass")  # to what another of the decisions asks as well


@pytest.mark.parametrize(
    "decision", [pytest.param(id, marks=pytest.mark.full if id in SECOND_ANSWERS else ()) for id in DECISIONS]
)
def test_every_choice_is_offered_by_its_own_words(guests: Guests, decision: str) -> None:
    begin, act = DECISIONS[decision]
    match = begin()
    seat = match.to_act[0]
    guest = guests("cs" if decision == "give" else "en", hand=Keys() if decision == "leave" else None)
    front = sit(guest, match)
    for offered in match.legal(seat):
        expect(front.option(offered.text)).to_be_visible()
    expect(front.deeds).to_have_count(len(match.legal(seat)))
    front.press(front.option(act))
    expect(front.option(act)).to_have_attribute("aria-pressed", "true")
    nothing_is_in_the_way(guest)
    front.press(front.confirm)
    expect(front.confirm).to_be_disabled()
    front.deeds.or_(front.close_curtain).or_(front.end_phase).or_(front.ended).first.wait_for()
    assert act in done(guest, front)


def test_the_border_of_bombed_railways_is_pointed_at(guest: Guest) -> None:
    front = sit(guest, bombed("railway"))
    front.press(front.zone("shantung"))
    front.press(front.confirm)
    front.close_curtain.or_(front.end_phase).or_(front.ended).first.wait_for()
    assert "tear shantung" in done(guest, front)


def test_a_surprise_attack_is_announced_at_its_zone(guest: Guest) -> None:
    match = stands("japan", {"P33": {"japan": ["2*destroyer"]}, "P41": {"fec": ["destroyer"]}}, wars=CHINA)
    match.play(0, "declare japan great-britain")
    front = sit(guest, match)
    front.press(front.page.get_by_role("button", name=guest.words.pattern("ui-gw-surprise")).first)
    expect(front.prompt).to_contain_text(guest.words("ui-gw-surprise-where"))
    front.zone("P41").focus()  # the map goes there
    front.press(front.zone("P41"))
    front.press(front.zone("hong-kong"))
    front.press(front.confirm)
    expect(front.page.get_by_role("group", name=guest.words("ui-gw-announce"))).to_be_hidden()
    assert "surprise P41 hong-kong" in done(guest, front)


def give(front: Front, order: Locator) -> None:
    """An order is confirmed, and the page has been told that it was carried out."""
    told = front.tab("ui-log").get_by_role("listitem")
    before = told.count()
    front.press(order)
    front.press(front.confirm)
    expect(told).not_to_have_count(before)


def test_scorched_earth_is_announced_at_its_zone(guest: Guest) -> None:
    works = {"primorsky-krai": [{"kind": "minor-factory"}]}
    front = sit(guest, stands("ussr", {"primorsky-krai": {"ussr": ["infantry"]}}, facilities=works))
    announced = front.page.get_by_role("group", name=guest.words("ui-gw-announce"))
    expect(announced).to_be_hidden()
    front.press(front.zone("primorsky-krai"))
    factory = announced.get_by_role("button", name=guest.words.action(TITLE, "scorch minor-factory primorsky-krai"))
    give(front, factory)
    expect(factory).to_be_hidden()
    assert done(guest, front)[-1] == "scorch minor-factory primorsky-krai"


def test_fighters_cover_bombers_and_rockets_choose_their_target(guest: Guest) -> None:
    units = {"shantung": {"japan": ["strategic-rocket", "medium-bomber", "fighter"]}}
    works = {"nanking": [{"kind": "major-port"}, {"kind": "minor-factory"}]}
    match = stands("japan", units, wars=CHINA, owner={"shantung": "japan"}, facilities=works)
    for act in ("move medium-bomber shantung nanking", "bomb medium-bomber:4 nanking major-port"):
        match.play(0, act)
    match.play(0, "move fighter shantung nanking")
    front = sit(guest, match)
    front.press(front.zone("nanking"))
    give(front, front.order("cover fighter:3 nanking"))
    front.press(front.zone("shantung"))  # which picks who can go somewhere from there
    expect(front.units.first).to_have_attribute("aria-pressed", "true")
    front.press(front.zone("nanking"))
    give(front, front.order("launch strategic-rocket shantung nanking minor-factory"))
    assert done(guest, front)[-2:] == [
        "cover fighter:3 nanking",
        "launch strategic-rocket shantung nanking minor-factory",
    ]


# odds


def chance(guest: Guest, front: Front, attacker: str, defender: str, asked: Question) -> None:
    """The bar of the odds says what the library says."""
    found = asked.odds()
    names = {"attacker": guest.words(f"gw-nation-{attacker}"), "defender": guest.words(f"gw-nation-{defender}")}
    said = {"mine": f"{found.taken:.0%}", "theirs": f"{found.held + found.broken:.0%}"}
    bar = front.outlook.get_by_role("img", name=guest.words("ui-gw-outlook-bar", **names, **said), exact=True)
    expect(bar).to_be_visible()
    for side in (0, 1):
        losses = guest.words("ui-gw-ipp", ipp=round(found.mean_loss(side)))
        expect(front.outlook.get_by_text(losses, exact=True).first).to_be_visible()
    expect(front.outlook).to_contain_text(guest.words("ui-gw-outlook-exact"))


def test_a_planned_attack_shows_its_odds_with_all_who_go(guest: Guest) -> None:
    front = play_now(guest)
    open_turn(front)
    front.press(front.zone("rehe"))
    front.press(front.zone("beiping"))
    all_who_go = Question("3*infantry artillery cavalry", "2*infantry militia", circumstances=("city",))
    chance(guest, front, "japan", "warlord-shanxi", all_who_go)
    front.press(front.confirm)
    expect(front.units).to_have_count(1)
    front.press(front.button("ui-gw-let-go"))
    front.press(front.zone("beiping"))  # what is ordered already
    chance(guest, front, "japan", "warlord-shanxi", all_who_go)


def test_whoever_may_retreat_sees_the_odds_of_the_next_round(guest: Guest) -> None:
    match = before_retreat()
    front = sit(guest, match)
    expect(front.option("press")).to_be_visible()
    attackers, defenders = sides(match)
    chance(guest, front, "japan", "kmt", Question(attackers, defenders, circumstances=("city",), round=2))
    expect(front.outlook).to_contain_text(guest.words("ui-gw-outlook-from", round=2))


def test_a_retreat_is_told_with_where_to(guest: Guest) -> None:
    front = sit(guest, before_retreat())
    front.press(front.option("retreat"))
    front.press(front.confirm)
    front.end_phase.first.wait_for()
    assert "retreat" in done(guest, front)
    front.tab("ui-log")
    told = front.page.get_by_role("listitem").filter(has_text=guest.words.pattern("gw-retreated"))
    expect(told.first).to_contain_text(guest.words("gw-zone-shantung"))
    infantry = re.compile(re.escape(guest.words("gw-unit-infantry")))
    expect(front.zone("shantung")).to_have_accessible_name(infantry)
