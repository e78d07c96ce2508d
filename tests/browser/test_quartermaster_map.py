"""The map of Quartermaster General: names that can be read, its layers, the small map, and what an act would bring."""

from __future__ import annotations

import base64
from collections import Counter
from typing import Any

import pytest
from playwright.sync_api import expect

import sandtable
from browser.games import at_war
from browser.guests import Guest, Guests
from browser.hands import Finger, Hand, Mouse
from browser.quartermaster import War
from browser.truth import truth
from sandtable.games.quartermaster.board import SPACE_OF, SPACES
from sandtable.games.quartermaster.catalogue import COUNTRY_IDS, SIDE
from sandtable.games.quartermaster.state import Quartermaster
from sandtable.games.quartermaster.supply import supplied
from sandtable.games.quartermaster.victory import star_points
from sandtable.kernel.match import Match

GERMANY = 0
LOOKS = ("germany", "uk", "japan", "ussr", "italy", "usa")  # what colours the things of each country
SCREENS: list[dict[str, Any]] = [{}, {"lang": "cs"}, {"lang": "pl", "phone": True}]
WINDOWS = [(1280, 800), (1920, 1080), (2560, 1440), (820, 1180), (390, 844)]

# how much of a name lies under a piece, a star, a strait or another name, where it is more than a fifth
COVERED = """
() => {
  const found = (selector) => [...document.querySelectorAll(selector)];
  const boxes = (selector) => found(selector).map((one) => ({ one, box: one.getBoundingClientRect() }));
  const names = boxes(".on .name");
  const others = [...boxes(".on .zone .pc"), ...boxes(".on .star"), ...boxes(".on .strait .mark"), ...names];
  const shared = (a, b) => {
    const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    return wide > 0 && high > 0 ? wide * high : 0;
  };
  return names.flatMap(({ one, box }) =>
    others.flatMap((other) => {
      const part = other.one === one ? 0 : shared(box, other.box) / (box.width * box.height);
      return part > 0.2 ? [`${one.textContent} ${part.toFixed(2)} ${other.one.className}`] : [];
    }),
  );
}
"""

# what of the board lies beyond the frame of the map, or where a piece would stand under what lies on it
OUT_OF_SIGHT = """
() => {
  const frame = document.querySelector(".map").getBoundingClientRect();
  const piece = document.querySelector(".on .pc").getBoundingClientRect().height;
  const beyond = ({ left, right, top, bottom }) =>
    left < frame.left - 2 || right > frame.right + 2 || top < frame.top - 2 || bottom > frame.bottom + 2;
  const found = [];
  const spaces = [...document.querySelectorAll(".world > g:not([transform]) > :is(.sea, .land)")];
  spaces.forEach((space, n) => beyond(space.getBoundingClientRect()) && found.push(`space ${n} is cut`));
  const places = [...document.querySelectorAll(".on > .zone")];
  for (const place of places) {
    const box = place.getBoundingClientRect();
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    const half = piece / 2;
    if (beyond({ left: x - half, right: x + half, top: y - half, bottom: y + half }))
      found.push(`a piece in ${place.dataset.noun} would be cut`);
    if (!document.elementFromPoint(x, y)?.closest(".map")) found.push(`${place.dataset.noun} is covered`);
  }
  return spaces.length === places.length ? found : ["spaces without a place"];
}
"""

# how much of a picture is white, or nearly
WHITE = """
async (png) => {
  const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
  const { width, height } = await createImageBitmap(new Blob([bytes]));
  const canvas = new OffscreenCanvas(width, height).getContext("2d");
  canvas.drawImage(await createImageBitmap(new Blob([bytes])), 0, 0);
  const { data } = canvas.getImageData(0, 0, width, height);
  let white = 0;
  for (let n = 0; n < data.length; n += 4) white += Math.min(data[n], data[n + 1], data[n + 2]) > 215;
  return white / (width * height);
}
"""


def sit_down(guest: Guest, match: Match) -> War:
    war = War(guest)
    war.open(guest.imports(match))
    war.press(war.lift_curtain)
    war.offered.first.wait_for()
    return war


@pytest.mark.parametrize("screen", SCREENS, ids=["en", "cs", "phone-pl"])
def test_every_name_on_the_map_can_be_read(guests: Guests, screen: dict[str, Any]) -> None:
    guest = guests(**screen)
    sit_down(guest, at_war())
    guest.page.evaluate("document.fonts.ready")
    assert guest.page.evaluate(COVERED) == []
    guest.page.get_by_role("button", name=guest.words("ui-map-in"), exact=True).click()
    guest.page.get_by_role("button", name=guest.words("ui-map-in"), exact=True).click()
    assert guest.page.evaluate(COVERED) == []


@pytest.mark.parametrize(("width", "height"), WINDOWS)
def test_the_whole_board_is_shown_in_every_window(guests: Guests, width: int, height: int) -> None:
    guest = guests(phone=width < 400)
    guest.page.set_viewport_size({"width": width, "height": height})
    war = sit_down(guest, at_war())
    war.press(war.button("ui-map-in"))
    assert guest.page.evaluate(OUT_OF_SIGHT) != []
    war.press(war.button("ui-map-whole"))
    assert guest.page.evaluate(OUT_OF_SIGHT) == []


@pytest.mark.parametrize("sight", ["deuteranopia", "protanopia"])
def test_britain_and_japan_are_told_apart_without_red_and_green(guests: Guests, sight: str) -> None:
    """Both are yellow then, and both emblems round: Japan's lies on white."""
    guest = guests(sharpness=3)
    sit_down(guest, at_war())
    guest.context.new_cdp_session(guest.page).send("Emulation.setEmulatedVisionDeficiency", {"type": sight})

    def white(selector: str) -> float:
        picture = guest.page.locator(selector).first.screenshot()
        share: float = guest.page.evaluate(WHITE, base64.b64encode(picture).decode())
        return share

    for emblem in (".on .pc.{} .pe", ".nations .em.{} .i"):
        assert white(emblem.format("japan")) > 0.2
        assert white(emblem.format("uk")) < 0.05


def test_the_layers_tell_what_the_rules_say(guest: Guest) -> None:
    match = at_war()
    state = match.state
    assert isinstance(state, Quartermaster)
    war = sit_down(guest, match)
    for layer in ("points", "threats"):
        war.press(war.layer(layer))
        expect(war.layer(layer)).to_have_attribute("aria-pressed", "true")
    told = guest.page.locator(".vps i").evaluate_all("(all) => all.map((one) => [one.className, one.textContent])")
    points: Counter[str] = Counter()
    for look, number in told:
        points[look] += int(number)
    assert points == Counter({LOOKS[n]: star_points(state, n) for n in range(6) if star_points(state, n)})
    pieces = guest.page.locator(".zone:has(.pc.peril)").evaluate_all("(all) => all.map((one) => one.dataset.noun)")
    assert set(pieces) == in_reach_of_enemies(state, GERMANY)
    expect(guest.page.locator(".strait")).not_to_have_count(0)
    war.press(war.layer("straits"))
    expect(guest.page.locator(".strait")).to_have_count(0)


def in_reach_of_enemies(state: Quartermaster, country: int) -> set[str]:
    """Spaces with a piece of the country beside an enemy piece in supply."""
    enemies = [other for other in range(len(COUNTRY_IDS)) if SIDE[other] != SIDE[country]]
    found = set()
    for other in enemies:
        near = state.neighbours(SIDE[other])
        for space, bit in SPACE_OF.items():
            if (state.pieces[country] >> bit) & 1 and near.of(1 << bit) & supplied(state, other):
                found.add(space)
    assert found < set(SPACES)
    return found


def test_the_small_map_leads_anywhere(guests: Guests) -> None:
    guest = guests(phone=True)
    war = sit_down(guest, at_war())
    expect(war.zone("australia")).not_to_be_in_viewport()
    small = guest.page.locator(".minimap")
    box = small.bounding_box()
    assert box is not None
    x, y = box["width"] * 0.75, box["height"] * 0.75
    small.tap(position={"x": x, "y": y})
    expect(war.zone("australia")).to_be_in_viewport()


def test_cards_tell_what_they_bring_now(guest: Guest) -> None:
    war = sit_down(guest, at_war())
    card = guest.page.locator('.cards .card[data-noun="german-plunder"]')
    expect(card).to_contain_text(guest.words("ui-qm-now", points=6))  # a point for every piece outside Germany
    blockade = guest.page.locator('.cards .card[data-noun="submarines-blockade"]')
    expect(blockade).to_contain_text(guest.words("ui-qm-now", points=3))
    expect(guest.page.locator('.cards .card[data-noun="build-army"] .worth')).to_have_count(0)
    war.press(card)
    war.press(war.way("play"))
    war.press(war.confirm.first)
    expect(card).to_have_count(0)
    events = [event for line in truth(guest, war.id).log(0) for event in line["events"]]
    assert [event["args"]["points"] for event in events if event["event"] == "qm-scored"] == [6]


def test_a_battle_tells_what_it_would_cut_off(guests: Guests) -> None:
    for match, told in ((at_war(), "ui-qm-brief-cut"), (at_war(USSR="moscow-holds"), "ui-qm-brief-cut-unless")):
        guest = guests()
        war = sit_down(guest, match)
        war.press(guest.page.locator('.cards .card[data-noun="land-battle"]'))
        war.press(war.way("play"))
        war.press(war.confirm.first)
        war.spaces.first.wait_for()
        war.press(war.zone("moscow"))
        russia = guest.words.noun("russia", title="quartermaster")
        expect(war.prompt).to_contain_text(guest.words(told, spaces=[russia]))
        expect(guest.page.locator('.zone[data-noun="russia"] .pc.cut.soon')).to_be_visible()
        expect(war.inspector.get_by_text(guest.words("ui-qm-unless"))).to_have_count(int(told.endswith("unless")))


# which of these words a card of the hand cannot hold, though it has dropped its picture and taken its smallest letters
TOO_LONG = """
(cards) => {
  const card = document.querySelector(".cards .card");
  const [name, text] = [card.querySelector(".cn"), card.querySelector(".ct")];
  card.dataset.fit = "3";
  return cards.filter((words) => {
    [name.textContent, text.textContent] = words;
    return text.scrollHeight > text.clientHeight + 1;
  });
}
"""


@pytest.mark.parametrize("screen", [{}, {"lang": "cs"}, {"lang": "pl"}, {"lang": "pl", "phone": True}])
@pytest.mark.parametrize("cards", [7, 10])
def test_no_card_cuts_its_words(guests: Guests, screen: dict[str, Any], cards: int) -> None:
    guest = guests(**screen)
    sit_down(guest, at_war() if cards == 7 else sandtable.game("quartermaster").match(seats=6, seed="words"))
    guest.page.evaluate("document.fonts.ready")
    named = [part.removeprefix("qm.card.") for part in sandtable.game("quartermaster").parts()]
    words = [[guest.words.noun(card, title="quartermaster"), guest.words(f"qm-text-{card}")] for card in named]
    assert guest.page.evaluate(TOO_LONG, words) == []


def test_a_card_lights_where_it_would_work_before_it_is_played(guest: Guest) -> None:
    match = at_war()
    war = sit_down(guest, match)
    war.press(guest.page.locator('.cards .card[data-noun="land-battle"]'))
    battles = match.choices(GERMANY, "play", ("land-battle",)).ahead
    assert battles
    lit = guest.page.locator(".zone.legal")
    expect(lit).to_have_count(len(battles))
    war.press(war.zone(battles[0]))
    expect(war.zone(battles[0])).to_have_attribute("aria-pressed", "true")
    war.press(war.confirm)
    war.settle()
    acts = [line["act"] for line in truth(guest, war.id).log(GERMANY) if line["what"] == "act"]
    assert acts[:2] == ["play land-battle", f"battle {battles[0]}"]


@pytest.mark.parametrize("lang", ["en", "cs", "pl"])
def test_a_card_tells_what_is_at_stake_where_it_would_work(guests: Guests, lang: str) -> None:
    guest = guests(lang)
    match = at_war()
    war = sit_down(guest, match)
    war.press(guest.page.locator('.cards .card[data-noun="land-battle"]'))
    assert set(match.choices(GERMANY, "play", ("land-battle",)).ahead) >= {"moscow", "russia", "kazakhstan"}
    rows = war.inspector.get_by_role("list", name=guest.words("ui-qm-targets"), exact=True).get_by_role("button")
    row = {space: rows.filter(has_text=guest.words.noun(space, title="quartermaster")) for space in SPACES}
    expect(row["kazakhstan"]).to_have_count(0)  # nobody is there, nor anything to be had
    moscow = row["moscow"]
    expect(moscow).to_contain_text(guest.words("ui-qm-scores", country="USSR", points=2))
    war.press(moscow)
    expect(war.zone("moscow")).to_have_attribute("aria-pressed", "true")


@pytest.mark.parametrize("hand", [Finger(), Mouse()], ids=["finger", "mouse"])
def test_the_map_stays_under_a_press_and_follows_the_focus(guests: Guests, hand: Hand) -> None:
    guest = guests(phone=True, hand=hand)
    war = sit_down(guest, at_war())
    war.press(guest.page.locator('.cards .card[data-noun="land-battle"]'))
    target = war.zone("middle-east")
    expect(target).to_have_attribute("aria-pressed", "false")
    war.drag_to_the_edge(target)
    war.press(target)
    expect(target).to_have_attribute("aria-pressed", "true")
    far = war.zone("australia")
    expect(far).not_to_be_in_viewport()
    far.focus()
    expect(far).to_be_in_viewport()
