"""Being called in real browsers: wishes, a letter's link, no more letters; what was missed; the app without network."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect
from server.browser_push import Subscription
from server.chatroom import ChatRoom
from server.house import House
from server.postoffice import PostOffice, link_in
from server.test_calls import QUICK, acts, duel, with_mail
from server.test_ratings import person

from browser.guests import Guests
from browser.pages import Table
from browser.test_accounts import Account, by_name
from browser.test_looks import nothing_is_in_the_way
from browser.test_people import comes_as
from sandtable.text import LANGUAGES


@pytest.fixture
def office() -> Iterator[PostOffice]:
    with PostOffice() as open:
        yield open


@pytest.fixture
def house(tmp_path: Path, printed: list[str], office: PostOffice) -> Iterator[House]:
    with House(tmp_path, office, **QUICK) as running:
        yield running


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_letter_opens_the_table_by_one_press(guests: Guests, house: House, office: PostOffice, lang: str) -> None:
    ada, bob = person(house, "Ada"), with_mail(house, office, "Bob", "off", lang)
    laptop = comes_as(guests(lang, address=by_name(house)), bob)
    account = Account(laptop).open()
    account.press(account.button("ui-people-letters-turns"))
    expect(account.button("ui-people-letters-turns")).to_have_attribute("aria-pressed", "true")
    nothing_is_in_the_way(laptop)
    made = duel(ada, bob)
    acts(ada, made)
    letter = office.next()
    phone = guests(lang, address=by_name(house), phone=True)
    phone.page.goto(link_in(letter))
    page = Account(phone)
    page.button("ui-people-call-open").wait_for()
    nothing_is_in_the_way(phone)
    assert "#" not in phone.page.url, "the code is not left in the address"
    page.press(page.button("ui-people-call-open"))
    Table(phone).arrive().settle()
    thief = guests(lang, address=by_name(house))
    thief.expects("403")
    thief.page.goto(link_in(letter))
    late = Account(thief)
    late.press(late.button("ui-people-call-open"))
    expect(thief.page.get_by_role("alert")).to_contain_text(thief.words("core-denied-sign-in"))
    stop = next(word for word in letter.get_content().split() if "/stop#" in word)
    thief.page.goto(stop)
    late.press(late.button("ui-people-stop-now"))
    expect(thief.page.get_by_text(thief.words("ui-people-stopped"))).to_be_visible()
    nothing_is_in_the_way(thief)
    assert bob.get("/api/calls").json()["mail"] == "off"


def test_feeds_and_chat_rooms_are_made_and_ended(guests: Guests, house: House) -> None:
    ada, bob = person(house, "<script>alert(1)</script>"), person(house, "Bob")
    duel(ada, bob)
    laptop = comes_as(guests(address=by_name(house)), ada)
    account = Account(laptop).open()
    account.press(account.button("ui-people-feed"))
    address = laptop.page.get_by_label(laptop.words("ui-people-feed-address")).input_value()
    assert laptop.context.request.get(address).status == 200
    with ChatRoom() as room:
        account.press(laptop.page.get_by_text(laptop.words("ui-people-hooks"), exact=True))
        nothing_is_in_the_way(laptop)
        account.field("ui-people-hook-url").fill(f"{room.address}/room")
        account.press(account.button("ui-people-hook-add"))
        expect(laptop.page.get_by_text(laptop.words("ui-people-hook-once"))).to_be_visible()
        laptop.secrets.add(laptop.page.locator("code").inner_text())
        expect(account.region("ui-people-calls").get_by_role("listitem")).to_contain_text("127.0.0.1")
        room.next()
    account.press(account.button("ui-people-feed-end"))
    account.button("ui-people-feed").wait_for()
    assert laptop.context.request.get(address).status == 404


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_table_opens_with_what_was_missed(guests: Guests, house: House, lang: str) -> None:
    ada, bob = person(house, "Ada"), person(house, "Bob")
    made = duel(ada, bob)
    laptop = comes_as(guests(lang, address=by_name(house)), bob)
    table = Table(laptop).open(made["table"])
    table.settle()
    missed = laptop.page.get_by_role("heading", name=laptop.words("ui-people-missed"))
    expect(missed).to_have_count(0)
    laptop.page.goto("/lobby")
    while _visits(house) != 1:  # it is noticed that they have gone
        time.sleep(0.05)
    acts(ada, made)
    table = Table(laptop).open(made["table"])
    table.settle()
    expect(missed).to_be_visible()
    nothing_is_in_the_way(laptop)
    watch = laptop.page.locator(".missed a")
    table.press(watch)
    laptop.page.wait_for_url("**/replay/**")
    laptop.page.go_back()
    table.press(laptop.page.locator(".missed button.icon"))
    expect(missed).to_have_count(0)


def _visits(house: House) -> int:
    """Those who have left are made to have left long ago."""
    with sqlite3.connect(house.settings.database) as database:
        statement = "UPDATE visits SET seen = 1 WHERE lines > 0 RETURNING seat"
        return len(database.execute(statement).fetchall())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_app_opens_without_the_network(guests: Guests, house: House, lang: str) -> None:
    ada, bob = person(house, "Ada"), person(house, "Bob")
    duel(ada, bob)
    phone = comes_as(guests(lang, address=by_name(house), phone=True, installed=True), ada)
    phone.expects("Failed to load resource|net::ERR|FetchEvent|WebSocket")
    phone.page.goto("/lobby")
    phone.page.locator(".run").first.wait_for()
    phone.page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
    phone.page.wait_for_function(
        "async () => (await (await caches.open('reading')).keys())"
        ".filter((one) => one.url.includes('rulebook')).length === 4"
    )
    phone.page.reload()
    phone.page.locator(".run").first.wait_for()
    phone.page.wait_for_function("async () => (await (await caches.open('own')).keys()).length >= 2")
    manifest = phone.get("/manifest.json")
    assert (manifest["start_url"], manifest["display"]) == ("/lobby", "standalone")
    phone.context.set_offline(True)
    phone.page.goto("/")
    expect(phone.page.locator(".run")).to_have_count(1)
    expect(phone.page.locator(".absence")).to_be_visible()
    nothing_is_in_the_way(phone)
    phone.page.goto("/rulebook/blitzkrieg")
    phone.page.get_by_role("heading", level=1).first.wait_for()
    phone.context.set_offline(False)


def test_a_push_is_asked_for_by_the_servers_key(house: House) -> None:
    """What a browser is told to subscribe with is what the push service sees."""
    bob = person(house, "Bob")
    assert len(bob.get("/api/calls").json()["push-key"]) == 87
    assert bob.post("/api/calls/push", Subscription("https://example.org/1").wish).status_code == 201


# a push service that tells a browser's worker of a change, in the ways in which browsers tell it
CHANGED = """async ([before, after, way]) => {
  const subscription = (one) => ({
    endpoint: one.endpoint,
    toJSON: () => ({ endpoint: one.endpoint, keys: { p256dh: one.key, auth: one.auth } }),
  });
  const event = new Event("pushsubscriptionchange");
  const asked = [];
  if (way !== "untold") event.oldSubscription = subscription(before);
  if (way === "told") event.newSubscription = subscription(after);
  else
    self.registration.pushManager.subscribe = async (wish) => {
      asked.push(wish);
      return subscription(after);
    };
  const done = new Promise((settle) => { event.waitUntil = settle; });
  self.dispatchEvent(event);
  await (await done);
  return asked;
}"""


@pytest.mark.parametrize("way", ["told", "half told", "untold"])
def test_a_push_follows_when_its_service_moves(guests: Guests, house: House, way: str) -> None:
    """In the language of before; where nobody listens any more is forgotten if the browser tells where that was."""
    bob, eve = person(house, "Bob"), person(house, "Eve")
    phone = comes_as(guests(address=by_name(house), phone=True, installed=True), bob)
    phone.page.goto("/lobby")
    phone.page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
    (worker,) = phone.context.service_workers
    before, after, later = (Subscription(f"https://example.org/{n}").wish for n in range(3))
    worker.evaluate(CHANGED, [before, after, way])
    assert bob.get("/api/calls").json()["pushes"] == []  # who was not called by push is not from now on
    assert bob.post("/api/calls/push", {**before, "language": "pl"}).status_code == 201
    asked = worker.evaluate(CHANGED, [before, after, way])
    told = bob.get("/api/calls").json()
    kept = [before["endpoint"]] if way == "untold" else []
    assert sorted(told["pushes"]) == [*kept, after["endpoint"]]
    assert told["language"] == "pl"
    wish = {"userVisibleOnly": True, "applicationServerKey": told["push-key"]}
    assert asked == ([] if way == "told" else [wish])
    assert eve.get("/api/calls").json()["pushes"] == []
    if way != "untold":
        worker.evaluate(CHANGED, [before, later, way])
        assert bob.get("/api/calls").json()["pushes"] == [after["endpoint"]]  # it was told of somewhere else
