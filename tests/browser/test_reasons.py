"""Why a bot did something: closed at first, asked for when it is opened, in the reader's words."""

from __future__ import annotations

import pytest
from playwright.sync_api import Request, expect

from browser.globalwar import BOTS, TITLE
from browser.guests import Guests
from browser.pages import Home
from browser.test_globalwar_real import Bookkeeper, real_table


def test_the_log_of_any_table_tells_why_as_well(guests: Guests) -> None:
    guest = guests("pl")
    Home(guest).open()
    front = Bookkeeper(guest)
    front.open(real_table(guest, ["bot:skilled", "me"], manual=False)["table"])
    front.deeds.or_(front.losses).first.wait_for(timeout=BOTS)
    log = front.tab("ui-log")
    why = log.locator("details").first
    expect(why.get_by_role("listitem")).to_have_count(0)
    front.press(why.locator("summary"))
    takes = guest.words.pattern("gw-thought-attack")
    expect(why.get_by_role("listitem").filter(has_text=takes).first).to_be_visible()


@pytest.mark.parametrize("lang", ["cs", pytest.param("en", marks=pytest.mark.full)])
@pytest.mark.parametrize("phone", [False, True], ids=["screen", "phone"])
def test_a_bot_tells_why_when_somebody_asks(guests: Guests, lang: str, phone: bool) -> None:
    guest = guests(lang, phone=phone)
    Home(guest).open()
    front = Bookkeeper(guest)
    asked: list[str] = []

    def note(request: Request) -> None:
        if "/reasons?" in request.url:
            asked.append(request.url)

    guest.page.on("request", note)
    front.open(real_table(guest, ["bot:skilled", "me"])["table"])
    front.here.or_(front.deeds).first.wait_for(timeout=BOTS)
    why = front.doings.locator("details").first
    closed = why.locator("summary")
    expect(closed).to_have_text(guest.words("ui-real-why"))
    assert not asked, "nobody has asked yet"
    front.press(closed)
    reasons = why.get_by_role("listitem")
    reasons.first.wait_for()
    assert len(asked) == 1
    answer = guest.get(asked[0])
    assert answer["reasons"]
    said = [guest.words.event(TITLE, one) for one in answer["reasons"]]
    assert reasons.all_inner_texts() == said
