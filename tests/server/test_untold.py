"""Tables beside the printed game: people enter what the table sees, bots have the other seats."""

from __future__ import annotations

import pytest

import sandtable
from server.house import House, Joined, Message, Visitor

pytestmark = pytest.mark.rule("core.untold")

BOT = "bot:beginner"
SEATS = ["me", BOT, BOT, "open", BOT, BOT]


def makes(guest: Visitor, *seats: str) -> Message:
    return guest.makes("standard", *(seats or SEATS), title="quartermaster", untold=True)


def test_people_enter_their_plays_and_bots_play_on(house: House) -> None:
    host, friend = house.visitor("Ada"), house.visitor("Bob")
    table = makes(host)
    friend.sits(table, 3)
    with host.joins(table, 0) as first, friend.joins(table, 3) as second:
        assert first.table["untold"] == [0, 3]
        first.until(lambda: bool(first.states[0]["legal"]))
        rows = first.states[0]["view"]["state"]["countries"]
        assert [rows[person]["hand"] for person in (0, 3)] == [7, 7]  # nobody was asked what to put away
        first.act(0, "play atlantic-wall")
        first.until(lambda: "discard" in first.states[0]["legal"])
        first.act(0, "discard ? ?")
        second.until(lambda: bool(second.states[3]["legal"]))
        assert second.states[3]["view"]["state"]["status"][0] == "atlantic-wall"
        assert "play guards" in second.states[3]["legal"]
        assert "atlantic-wall" in host.get(f"/api/tables/{table['table']}/view", seat=0).text
    assert host.get(f"/api/tables/{table['table']}/save").status_code == 403


def test_orders_of_bots_lie_there_as_numbered_dummies(house: House) -> None:
    host = house.visitor("Ada")
    people, bots = ("me", "me"), (BOT, BOT)
    table = host.makes("standard", *people, *bots, title="legie", untold=True, options={"factions": "dealt"})
    with host.joins(table, 0, 1) as player:
        assert player.table["untold"] == [0, 1]
        while not _numbered(player):
            player.until(lambda: any(player.states[seat]["legal"] for seat in (0, 1)) or _numbered(player))
            seat = 0 if player.states[0]["legal"] else 1
            if player.states[seat]["legal"]:
                assert player.states[seat]["view"]["state"]["players"][seat]["hand"] in range(15)
                player.act(seat, player.states[seat]["legal"][0])  # who passes leaves the field to the bots
        rows = player.states[0]["view"]["state"]["players"]
    factions = [row["faction"] for row in rows]
    assert {factions.index(args["faction"]) for args in _numbered(player)} <= {2, 3}


def _numbered(player: Joined) -> list[Message]:
    """The orders that were given face down under a number."""
    events = [event for line in player.lines[0] for event in line["events"] if event["event"] == "lg-ordered"]
    return [event["args"] for event in events if event["args"]["number"]]


def test_a_bot_cannot_go_on_with_printed_cards(house: House) -> None:
    host = house.visitor("Ada")
    table = makes(host)
    proposed = host.post(f"/api/tables/{table['table']}/propose", {"seat": 0, "about": 3, "filling": BOT})
    assert proposed.status_code == 409
    assert proposed.json()["refusal"]["rule"] == "core.untold"
    seats = host.get(f"/api/tables/{table['table']}").json()["seats"]
    assert seats[3]["kind"] == "open"


def test_whoever_plays_alone_with_bots_keeps_a_file_of_it(house: House) -> None:
    host = house.visitor("Ada")
    table = makes(host, "me", BOT, BOT, "me", BOT, BOT)
    with host.joins(table, 0) as player:
        player.until(lambda: bool(player.states[0]["legal"]))
        player.act(0, "discard ?")
    match = sandtable.load(host.save(table))
    assert match.setting.untold == (0, 3)


def test_a_clock_is_nothing_for_a_real_table_and_not_every_title_has_one(house: House) -> None:
    host = house.visitor("Ada")
    wish = {"title": "quartermaster", "seats": SEATS, "untold": True, "clock": {"kind": "live"}}
    assert host.post("/api/tables", wish).status_code == 400
    assert host.post("/api/tables", {"title": "blitzkrieg", "seats": ["me", BOT], "untold": True}).status_code == 400


def test_people_take_their_printed_cards_along_when_they_play_again(house: House) -> None:
    host = house.visitor("Ada")
    table = makes(host, "me", BOT, BOT, "me", BOT, BOT)
    with host.joins(table, 0) as player:
        assert player.ask("resign", seat=0)["type"] == "done"
    again = host.post(f"/api/tables/{table['table']}/rematch", {}).json()
    about = host.get(f"/api/tables/{again['table']}").json()
    assert about["untold"] == [seat["seat"] for seat in about["seats"] if seat["kind"] == "guest"] == [2, 5]
