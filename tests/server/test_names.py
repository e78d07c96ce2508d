"""Names can be seen, told apart and are no bot's; those of a private table are for its people."""

from __future__ import annotations

import pytest

from sandtable.bots import BOTS
from sandtable.kernel.plain import Malformed
from sandtable.server.names import likeness, proper
from sandtable.text import LANGUAGES, language
from server.house import House

UNSEEN = "core-malformed-name-unseen"
BLANK = "core-malformed-name-blank"
BOT = "core-malformed-name-bot"
MIXED = "core-malformed-name-mixed"


@pytest.mark.parametrize(
    ("name", "kept"),
    [
        ("Ada", "Ada"),
        ("  Ada   Lovelace ", "Ada Lovelace"),
        ("Ada\u00a0Lovelace", "Ada Lovelace"),
        ("Lišká̌", "Lišká̌"),
        ("Zo\u0065\u0308", "Zoë"),
        ("Łukasz 2", "Łukasz 2"),
        ("אדה", "אדה"),
        ("陈", "陈"),
        ("❤\ufe0f", "❤"),
        ("Abbott", "Abbott"),
        ("robot", "robot"),
    ],
)
def test_names_that_can_be_seen(name: str, kept: str) -> None:
    assert proper(name) == kept


@pytest.mark.parametrize(
    ("name", "problem"),
    [
        (" ", BLANK),
        ("\u2003\u00a0", BLANK),
        ("...", BLANK),
        ("_", BLANK),
        ("A\u200bda", UNSEEN),
        ("\u200d", UNSEEN),
        ("\u2060Ada", UNSEEN),
        ("Ada\u202egnimoc", UNSEEN),
        ("\u2066Ada\u2069", UNSEEN),
        ("Ada\u00ad", UNSEEN),
        ("\u3164", UNSEEN),
        ("\u2800\u2800", UNSEEN),
        ("Ada\ufe01", UNSEEN),
        ("Ada\U000e0041", UNSEEN),
        ("\ue000", UNSEEN),
        ("A\u0301\u0301\u0301\u0301da", UNSEEN),
        ("\u0410da", MIXED),
        ("Ad\u03b1", MIXED),
        ("Ad\ua4ee", MIXED),
        ("bot", BOT),
        ("Strong bot", BOT),
        ("Silný  BOT", BOT),
        ("Ｂｏｔ", BOT),
        ("Greedy", BOT),
        ("ｓｅａｒｃｈ", BOT),
        ("r a n d o m", BOT),
    ],
)
def test_names_that_deceive(name: str, problem: str) -> None:
    with pytest.raises(Malformed) as wrong:
        proper(name)
    assert (wrong.value.place, wrong.value.message) == ("name", problem)


def test_every_problem_can_be_told() -> None:
    for code in LANGUAGES:
        told = [language(code).say(message) for message in (UNSEEN, BLANK, BOT, "core-denied-name")]
        assert len(set(told)) == 4
        assert all(line.endswith(".") for line in told)


def test_what_is_taken_for_each_other() -> None:
    assert likeness("Ada Lovelace") == likeness("ADA  LOVELACE") == likeness("Ａda Lovelace") == likeness("AdaLovelace")
    assert likeness("Coco") == likeness("\u0421\u043e\u0441\u043e") == likeness("C0C0")
    for alike in ("ΑΝΝΑ", "ᎪNNᎪ".replace("N", "Ν"), "ꓮꓠꓠꓮ", "ᴀɴɴᴀ", "ⲀⲚⲚⲀ"):
        assert likeness(alike) == likeness("Anna"), alike
    assert likeness("ᎪᎠᎪ") == likeness("ADA")
    assert likeness("ВОЬ") == likeness("Bob")
    assert likeness("αννα") != likeness("Anna")  # small letters look otherwise
    assert likeness("Νίκος") != likeness("Πάνος")
    assert likeness("Straße") == likeness("STRASSE")
    assert likeness("Ada") != likeness("Áda")


def test_a_name_that_deceives_is_refused_with_its_reason(house: House) -> None:
    guest = house.visitor("Ada")
    for path in ("/api/me", "/api/tokens"):
        for name in ("\u200b", "Greedy", "\u202eadA"):
            answer = guest.post(path, {"name": name})
            assert (answer.status_code, answer.json()["place"]) == (400, "name")
    assert guest.get("/api/me").json()["name"] == "Ada"
    assert guest.post("/api/me", {"name": " Ada  L. "}).json()["name"] == "Ada L."
    for bot in BOTS:
        assert guest.post("/api/me", {"name": bot.title()}).status_code == 400


def test_nobody_at_a_table_can_be_taken_for_another(house: House) -> None:
    host, friend = house.visitor("Ada"), house.visitor("ＡＤＡ")
    table = host.makes("duel", "me", "open")
    path = f"/api/tables/{table['table']}"
    doubled = friend.post(f"{path}/sit", {"key": table["keys"]["1"]})
    assert (doubled.status_code, doubled.json()) == (409, {"type": "denied", "reason": "name"})
    assert host.get(path).json()["seats"][1]["kind"] == "open"
    assert friend.post("/api/me", {"name": "Bob"}).status_code == 200
    friend.sits(table, 1)
    friend.sits(table, 1)  # who comes back by the same link is no stranger
    renamed = friend.post("/api/me", {"name": "ada"})
    assert (renamed.status_code, renamed.json()["reason"]) == (409, "name")
    assert friend.get("/api/me").json()["name"] == "Bob"
    assert [seat["name"] for seat in host.get(path).json()["seats"]] == ["Ada", "Bob"]
    assert host.post("/api/me", {"name": "ADA"}).status_code == 200  # it is the host's own
    house.visitor("ada").makes("solo", "me")  # elsewhere anybody may be called so
    nameless = [house.visitor(), house.visitor()]
    made = nameless[0].makes("duel", "me", "open")
    nameless[1].sits(made, 1)


def test_the_names_of_a_private_table_are_for_its_people(house: House) -> None:
    host, friend, stranger = house.visitor("Ada L."), house.visitor("Bob"), house.visitor("Eve")
    for spectators, seen in ((None, ["", ""]), (0, ["Ada L.", "Bob"])):
        table = host.makes("duel", "me", "open", spectators=spectators)
        friend.sits(table, 1)
        path = f"/api/tables/{table['table']}"
        for person in (host, friend):
            assert [seat["name"] for seat in person.get(path).json()["seats"]] == ["Ada L.", "Bob"]
        answer = stranger.get(path)
        assert [seat["name"] for seat in answer.json()["seats"]] == seen
        assert [seat["kind"] for seat in answer.json()["seats"]] == ["guest", "guest"]
        assert ("Ada L." in answer.text) == (seen != ["", ""])
    robots = host.makes("duel", "me", "bot:skilled")
    assert [seat["name"] for seat in stranger.get(f"/api/tables/{robots['table']}").json()["seats"]] == ["", "skilled"]
