"""An account in real browsers: a guest becomes one, a second device, a link by mail, recovery, leaving."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import CDPSession, Locator, expect
from server.house import House
from server.postoffice import PostOffice, link_in

import sandtable
from browser.guests import Guest, Guests
from browser.pages import Home, Page, Table
from browser.test_looks import nothing_is_in_the_way
from sandtable.text import LANGUAGES


@pytest.fixture
def office() -> Iterator[PostOffice]:
    with PostOffice() as open:
        yield open


@pytest.fixture
def house(tmp_path: Path, printed: list[str], office: PostOffice) -> Iterator[House]:
    with House(tmp_path, office) as running:
        yield running


class Device:
    """The part of a phone or laptop that keeps passkeys, as Chromium plays it."""

    def __init__(self, guest: Guest) -> None:
        self.session: CDPSession = guest.context.new_cdp_session(guest.page)
        self.session.send("WebAuthn.enable")
        options = {
            "protocol": "ctap2",
            "transport": "internal",
            "hasResidentKey": True,
            "hasUserVerification": True,
            "isUserVerified": True,
        }
        self.id = self.session.send("WebAuthn.addVirtualAuthenticator", {"options": options})["authenticatorId"]

    def keys(self) -> list[dict[str, Any]]:
        kept: list[dict[str, Any]] = self.session.send("WebAuthn.getCredentials", {"authenticatorId": self.id})[
            "credentials"
        ]
        return kept

    def take(self, keys: list[dict[str, Any]]) -> None:
        """As passkeys come to another device of the same person."""
        for key in keys:
            self.session.send("WebAuthn.addCredential", {"authenticatorId": self.id, "credential": key})


class Account(Page):
    def open(self) -> Account:
        self.page.goto("/account")
        self.title.wait_for()
        return self

    @property
    def title(self) -> Locator:
        return self.page.get_by_role("heading", name=self.guest.words("ui-people-account"), exact=True, level=1)

    def field(self, id: str) -> Locator:
        return self.page.get_by_label(self.guest.words(id), exact=True)

    def region(self, id: str) -> Locator:
        return self.page.get_by_role("region", name=self.guest.words(id), exact=True)

    def becomes(self, name: str) -> None:
        self.field("ui-name").fill(name)
        self.press(self.button("ui-people-passkey-make"))
        self.is_called(name)

    def is_called(self, name: str) -> None:
        expect(self.page.get_by_role("heading", name=name, exact=True, level=2)).to_be_visible()


def by_name(house: House) -> str:
    return house.address.replace("127.0.0.1", "localhost")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_guest_becomes_an_account_and_comes_back_by_every_way(
    guests: Guests, house: House, office: PostOffice, lang: str
) -> None:
    laptop = guests(lang, address=by_name(house))
    table = Home(laptop).open().play_now()
    table.settle()
    game = table.id
    device = Device(laptop)
    account = Account(laptop).open()
    nothing_is_in_the_way(laptop)
    account.becomes("Žofie")
    nothing_is_in_the_way(laptop)
    expect(account.region("ui-people-devices").get_by_role("listitem")).to_have_count(1)
    account.press(account.button("ui-people-codes", count=0))
    codes = account.page.locator(".codes li")
    expect(codes).to_have_count(10)
    code = codes.first.inner_text()
    expect(Home(laptop).open().running).to_have_count(1)

    phone = guests(lang, address=by_name(house), phone=True)
    Device(phone).take(device.keys())
    second = Account(phone).open()
    nothing_is_in_the_way(phone)
    second.press(second.button("ui-people-passkey-use"))
    second.is_called("Žofie")
    expect(second.region("ui-people-devices").get_by_role("listitem")).to_have_count(2)
    nothing_is_in_the_way(phone)
    Table(phone).open(game).settle()
    Account(phone).open().press(second.button("ui-people-sign-out-others"))
    expect(second.region("ui-people-devices").get_by_role("listitem")).to_have_count(1)
    expect(account.open().button("ui-people-passkey-make")).to_be_visible()  # a guest again

    account.field("ui-people-code").fill(code)
    account.press(account.button("ui-people-sign-in"))
    account.is_called("Žofie")
    account.field("ui-people-mail-add").fill("zofie@example.org")
    account.press(account.button("ui-people-mail-send"))
    laptop.page.goto(link_in(office.next()))
    account.press(account.button("ui-people-sign-in"))
    expect(account.region("ui-people-ways")).to_contain_text("zofie@example.org")


def test_a_link_from_a_letter_is_used_once(guests: Guests, house: House, office: PostOffice) -> None:
    guest = guests(address=by_name(house))
    account = Account(guest).open()
    account.field("ui-people-mail-sign-in").fill("ada@example.org")
    account.press(account.button("ui-people-mail-send"))
    link = link_in(office.next())
    guest.page.goto(link)
    account.button("ui-people-sign-in").wait_for()
    nothing_is_in_the_way(guest)
    guest.page.wait_for_url(lambda url: "#" not in url)  # the code is not left in the address
    account.press(account.button("ui-people-sign-in"))
    expect(account.region("ui-people-devices")).to_be_visible()
    other = guests(address=by_name(house))
    other.expects("403")
    other.page.goto(link)
    late = Account(other)
    late.press(late.button("ui-people-sign-in"))
    expect(other.page.get_by_role("alert")).to_contain_text(other.words("core-denied-sign-in"))
    late.press(late.link("ui-people-other-way"))
    late.title.wait_for()


def test_names_with_scripts_in_them_are_only_names(guests: Guests, house: House) -> None:
    guest, other = guests(address=by_name(house)), guests(address=by_name(house))
    Device(guest)
    name = "<img src=x onerror=alert(1)>"
    guest.page.on("dialog", lambda dialog: guest.errors.append(dialog.message))
    account = Account(guest).open()
    account.becomes(name)
    account.field("ui-people-token-name").fill(name)
    account.press(account.button("ui-people-token-make"))
    expect(account.region("ui-people-tokens").get_by_role("listitem")).to_contain_text(name)
    table = Home(guest).open().begin("invite", "duel")
    table.settle()
    watching = Table(other).open(table.id)
    watching.settle()
    expect(other.page.get_by_text(name).first).to_be_attached()
    assert guest.page.locator("img[src=x]").count() == other.page.locator("img[src=x]").count() == 0


def test_scripts_in_chat_and_saves_are_only_words(guests: Guests, house: House) -> None:
    ada, bob = guests(address=by_name(house)), guests(address=by_name(house))
    words = "<img src=x onerror=alert(1)><script>alert(2)</script>"
    for guest in (ada, bob):
        guest.page.on("dialog", lambda dialog, guest=guest: guest.errors.append(dialog.message))
    table = Home(ada).open().begin("invite", "duel")
    table.settle()
    bob.page.goto(table.invitation)
    friend = Table(bob).arrive()
    friend.settle()
    table.say(words)
    expect(ada.page.get_by_text(words)).to_be_visible()
    friend.tab("ui-chat")
    expect(bob.page.get_by_text(words)).to_be_visible()
    save = json.loads(sandtable.game("blitzkrieg").match("duel", seed="1").save())
    ada.expects("400")
    for place in ("title", "mode", "version", "log"):
        home = Home(ada).open()
        spoiled = json.dumps({**save, place: [words] if place == "log" else words}).encode()
        with ada.page.expect_file_chooser() as chosen:
            home.press(home.button("ui-open-save"))
        chosen.value.set_files({"name": f"{words}.json", "mimeType": "application/json", "buffer": spoiled})
        expect(ada.page.get_by_role("alert").filter(has_text=re.compile(r"\S"))).to_be_visible()
    for guest in (ada, bob):
        assert guest.page.locator("img[src=x], main script").count() == 0


def test_who_leaves_takes_a_file_along_and_is_a_former_player(guests: Guests, house: House) -> None:
    ada, bob = guests(address=by_name(house)), guests(address=by_name(house))
    Device(ada)
    Account(ada).open().becomes("Ada")
    table = Home(ada).open().begin("invite", "duel")
    table.settle()
    game = table.id
    bob.page.goto(table.invitation)
    friend = Table(bob).arrive()
    friend.settle()
    account = Account(ada).open()
    with ada.page.expect_download() as download:
        account.press(account.link("ui-people-export"))
    told = json.loads(Path(download.value.path()).read_text(encoding="utf-8"))
    assert [one["table"] for one in told["tables"]] == [game]
    account.press(account.button("ui-people-leave"))
    account.press(account.button("ui-people-leave-sure"))
    expect(account.button("ui-people-passkey-make")).to_be_visible()
    expect(bob.page.get_by_text("Ada", exact=True)).to_have_count(0)
