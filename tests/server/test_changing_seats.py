"""Seats that change hands: left, given to a bot or to a newcomer by agreement, and links made anew."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from sandtable.kernel.refusal import IllegalAction
from sandtable.table import seating
from sandtable.table.guests import Guest, hashed
from sandtable.table.records import Proposal, Seating, SeatRecord
from server.house import House, Joined, Message, Visitor
from server.test_restart import come_back

pytestmark = pytest.mark.rule("core.seats")


def duel(house: House, **more: Any) -> tuple[Visitor, Visitor, Message, str]:
    host, friend = house.visitor("Ada"), house.visitor("Bob")
    table = host.makes("duel", "me", "open", **more)
    friend.sits(table, 1)
    return host, friend, table, f"/api/tables/{table['table']}"


def closed(joined: Joined) -> int:
    """The code with which a connection is closed, once everything before it was heard."""
    with pytest.raises(ConnectionClosed) as ended:
        joined.until(lambda: False)
    assert ended.value.rcvd is not None
    return ended.value.rcvd.code


def test_a_seat_that_was_left_goes_to_a_newcomer(house: House) -> None:
    host, friend, table, path = duel(house)
    newcomer = house.visitor("Cyd")
    first, second = host.joins(table, 0), friend.joins(table, 1)
    while first.states[0]["legal"]:  # the first token may ask for more
        first.act(0, first.states[0]["legal"][0])
    second.until(lambda: bool(second.states[1]["legal"]))
    view = second.states[1]["view"]
    lines = second.lines[1]
    assert friend.post(f"{path}/leave", {"seat": 1}).json() == {"type": "done"}
    assert closed(second) == 4403
    first.until(lambda: first.table["seats"][1]["kind"] == "left")
    # who left has no way back: not by the seat, not by the key, not by looking
    assert friend.get(f"{path}/view", seat=1).status_code == 403
    assert friend.post(f"{path}/act", {"seat": 1, "act": "stop"}).json()["refusal"]["rule"] == "core.turn"
    assert friend.post(f"{path}/sit", {"key": table["keys"]["1"]}).status_code == 403
    assert friend.get("/api/tables").json() == {"tables": []}
    proposed = host.post(f"{path}/propose", {"seat": 0, "about": 1, "filling": "open"}).json()
    assert proposed["settled"]
    assert host.get(path).json()["seats"][1] == {"seat": 1, "kind": "open", "name": "", "mine": False}
    sat = newcomer.post(f"{path}/sit", {"key": proposed["key"]})
    assert sat.json() == {"table": table["table"], "seat": 1}
    with newcomer.joins(table, 1) as third:  # who knows what the seat knows, all of it and no more
        assert third.states[1]["view"] == view
        assert third.lines[1] == lines
        third.act(1, third.states[1]["legal"][0])
        first.until(lambda: first.states[0]["seq"] == third.states[1]["seq"])
        assert first.table["seats"][1]["name"] == "Cyd"
    assert friend.post(f"{path}/sit", {"key": proposed["key"]}).status_code == 403
    first.socket.close()


def test_a_seat_that_was_left_goes_to_a_bot(house: House) -> None:
    host, friend, table, path = duel(house)
    with host.joins(table, 0) as player:
        assert friend.post(f"{path}/leave", {"seat": 1}).status_code == 200
        player.act(0, player.states[0]["legal"][0])
        assert player.ask("offer", seat=0)["type"] == "done"  # an empty seat does not stand in the way
        player.until(lambda: player.states[0]["view"]["state"]["board"] == {})
        assert host.get(f"{path}/save").status_code == 403
        proposed = host.post(f"{path}/propose", {"seat": 0, "about": 1, "filling": "bot:beginner"}).json()
        assert proposed == {"proposal": 1, "settled": True, "key": None}
        player.act(0, player.states[0]["legal"][0])
        player.until(lambda: bool(player.states[0]["legal"]) or player.states[0]["over"])
        assert any(line.get("seat") == 1 for line in player.lines[0])
        # the host may have the save from now on, so nobody comes to this table any more
        host.save(table)
        again = host.post(f"{path}/propose", {"seat": 0, "about": 1, "filling": "open"})
        assert again.json()["refusal"]["message"] == "core-refused-seat-bot"
        assert host.post(f"{path}/leave", {"seat": 0}).json()["refusal"]["message"] == "core-refused-seat-alone"


def test_who_has_not_left_is_asked_too(house: House) -> None:
    host, friend, table, path = duel(house)
    with host.joins(table, 0) as first, friend.joins(table, 1) as second:
        for accept in (False, True):
            proposed = host.post(f"{path}/propose", {"seat": 0, "about": 1, "filling": "bot:skilled"}).json()
            assert not proposed["settled"]
            n = proposed["proposal"]
            second.until(lambda n=n: (second.table["proposal"] or {}).get("n") == n)
            told = second.table["proposal"]
            assert told == {"n": n, "by": 0, "seat": 1, "filling": "bot:skilled", "waiting": [1]}
            late = friend.post(f"{path}/agree", {"seat": 1, "proposal": n - 1, "accept": True})
            assert late.json()["refusal"]["message"] == "core-refused-seat-answer"  # nobody agrees to another one
            own = host.post(f"{path}/agree", {"seat": 0, "proposal": n, "accept": True})
            assert own.json()["refusal"]["message"] == "core-refused-seat-answer"
            answer = {"seat": 1, "proposal": n, "accept": accept}
            assert friend.post(f"{path}/agree", answer).json() == {"type": "done"}
            first.until(lambda: first.table["proposal"] is None)
            kind = "bot" if accept else "guest"
            first.until(lambda kind=kind: first.table["seats"][1]["kind"] == kind)
        assert closed(second) == 4403


def test_a_proposal_can_be_taken_back_and_stands_alone(house: House) -> None:
    host, friend, table, path = duel(house)
    proposed = host.post(f"{path}/propose", {"seat": 0, "about": 1, "filling": "open"}).json()
    newcomer = house.visitor()
    assert newcomer.post(f"{path}/sit", {"key": proposed["key"]}).status_code == 403  # not before all agree
    other = friend.post(f"{path}/propose", {"seat": 1, "about": 0, "filling": "bot:beginner"})
    assert other.json()["refusal"]["message"] == "core-refused-seat-asked"
    back = {"seat": 0, "proposal": proposed["proposal"], "accept": False}
    assert host.post(f"{path}/agree", back).status_code == 200
    assert newcomer.post(f"{path}/sit", {"key": proposed["key"]}).status_code == 403
    with friend.joins(table, 1) as second:
        second.ask("resign", seat=1)
    over = host.post(f"{path}/propose", {"seat": 0, "about": 1, "filling": "open"})
    assert over.json()["refusal"]["rule"] == "core.over"


def test_who_stays_away_counts_as_having_left(tmp_path: Path, printed: list[str]) -> None:
    away = {"seat": 0, "about": 1, "filling": "bot:beginner"}
    with House(tmp_path, absence_seconds=3600.0) as house:
        host, friend, table, path = duel(house)
        assert not host.post(f"{path}/propose", away).json()["settled"]
        soon = host.post(f"{path}/propose", away).json()["refusal"]
        assert (soon["message"], soon["args"]) == ("core-refused-seat-away", {"minutes": 60})
    with House(tmp_path, absence_seconds=0.0) as house:  # and an hour later
        host, friend = come_back(host, house), come_back(friend, house)
        with friend.joins(table, 1) as second:  # they are there after all
            second.until(lambda: second.table["proposal"] is not None)
            refused = host.post(f"{path}/propose", away).json()
            assert refused["refusal"]["message"] == "core-refused-seat-asked"
            assert friend.post(f"{path}/agree", {"seat": 1, "proposal": 1, "accept": False}).status_code == 200
        assert not host.post(f"{path}/propose", away).json()["settled"]
        assert host.post(f"{path}/propose", away).json()["settled"]
        assert host.get(path).json()["seats"][1]["kind"] == "bot"


def test_the_host_makes_a_new_link_for_an_open_seat(house: House) -> None:
    host, friend = house.visitor(), house.visitor()
    table = host.makes("duel", "me", "open")
    path = f"/api/tables/{table['table']}"
    fresh = host.post(f"{path}/key", {"seat": 1}).json()
    assert (fresh["table"], fresh["seat"]) == (table["table"], 1)
    assert friend.post(f"{path}/sit", {"key": table["keys"]["1"]}).status_code == 403
    assert friend.post(f"{path}/key", {"seat": 1}).json() == {"type": "denied", "reason": "host"}
    assert friend.post(f"{path}/sit", {"key": fresh["key"]}).json() == {"table": table["table"], "seat": 1}
    taken = host.post(f"{path}/key", {"seat": 1})
    assert (taken.status_code, taken.json()["refusal"]["message"]) == (409, "core-refused-seat-taken")
    assert host.post(f"{path}/key", {"seat": 7}).status_code == 409


def test_what_makes_no_sense_is_refused(house: House) -> None:
    host, friend, _, path = duel(house)
    stranger = house.visitor()
    for guest, wish, message in (
        (host, {"seat": 0, "about": 0, "filling": "open"}, "core-refused-seat-own"),
        (friend, {"seat": 0, "about": 1, "filling": "open"}, "core-refused-turn"),
        (stranger, {"seat": 0, "about": 1, "filling": "open"}, "core-refused-turn"),
    ):
        refused = guest.post(f"{path}/propose", wish)
        assert (refused.status_code, refused.json()["refusal"]["message"]) == (409, message)
    for wish, place in (
        ({"seat": 0, "about": 5, "filling": "open"}, "about"),
        ({"seat": 0, "about": 1, "filling": "bot:genius"}, "filling"),
        ({"seat": 0, "about": 1, "filling": "me"}, "filling"),
    ):
        malformed = host.post(f"{path}/propose", wish)
        assert (malformed.status_code, malformed.json()["place"]) == (400, place)
    assert stranger.post(f"{path}/leave", {"seat": 0}).status_code == 409
    assert host.get(path).json()["proposal"] is None


def test_a_spectator_who_was_a_player_sees_the_game_late_again(house: House) -> None:
    _, friend, table, path = duel(house, spectators=2)
    with friend.joins(table) as curtain:  # a player behind the curtain sees what is public without delay
        assert friend.post(f"{path}/leave", {"seat": 1}).status_code == 200
        assert closed(curtain) == 4403
    with friend.joins(table) as watching:
        assert watching.table["seats"][1]["mine"] is False


# the rules of seats on their own, where more than two people sit

ADA, BOB, CYD = Guest("ada", "Ada"), Guest("bob", "Bob"), Guest("cyd", "Cyd")


def four(*who: Guest) -> Seating:
    return Seating(tuple(SeatRecord(n, "guest", guest.id, guest.name) for n, guest in enumerate(who)))


def wish(by: int, about: int, made: float = 0.0, filling: str = "open") -> Proposal:
    return Proposal(0, by, about, filling, (), made, hashed("key") if filling == "open" else None)


def test_all_others_have_to_agree_each_person_once() -> None:
    now = four(ADA, BOB, CYD, CYD)
    now = seating.proposed(now, ADA, wish(0, 1), 60.0)
    assert now.proposal is not None
    assert now.proposal.waiting == (1, 2, 3)
    now = seating.answered(now, CYD, 3, 1, True)  # one person answers for both seats
    assert now.proposal is not None
    assert now.proposal.waiting == (1,)
    with pytest.raises(IllegalAction):
        seating.answered(now, CYD, 2, 1, True)
    now = seating.left(now, BOB, 1)  # which is an answer too
    assert now.proposal is None
    assert now.seats[1] == SeatRecord(1, "open", key_hash=hashed("key"))
    assert now.version == 3
    with pytest.raises(seating.WrongKey):
        seating.taken(now, BOB, "other")
    assert seating.holds(seating.taken(now, BOB, "key"), BOB, 1)


def test_a_proposal_falls_with_its_proposer_and_its_subject() -> None:
    now = seating.proposed(four(ADA, BOB, CYD, CYD), ADA, wish(0, 1), 60.0)
    assert seating.left(now, ADA, 0).proposal is None
    open_seat = Seating((*four(ADA, BOB).seats, SeatRecord(2, "open", key_hash=hashed("friend"))))
    now = seating.proposed(open_seat, ADA, wish(0, 2, filling="bot:beginner"), 60.0)
    assert now.proposal is not None
    taken = seating.taken(now, CYD, "friend")  # the friend comes before all have agreed
    assert taken.proposal is None
    assert taken.seats[2].kind == "guest"


def test_absence_counts_for_the_seat_alone() -> None:
    now = seating.proposed(four(ADA, BOB, CYD), ADA, wish(0, 1, 0.0), 60.0)
    with pytest.raises(IllegalAction):
        seating.proposed(now, ADA, wish(0, 1, 59.0), 60.0)
    later = seating.proposed(now, ADA, wish(0, 1, 61.0), 60.0)
    assert later.proposal is not None
    assert later.proposal.waiting == (2,)  # the others have to agree all the same
    with pytest.raises(IllegalAction):
        seating.proposed(later, ADA, wish(0, 1, 200.0), 60.0)
    seen = seating.noticed(now, BOB)
    assert seating.noticed(seen, BOB) is seen
    with pytest.raises(IllegalAction):
        seating.proposed(seen, ADA, wish(0, 1, 61.0), 60.0)
    assert seating.answered(later, CYD, 2, 2, True).seats[1].kind == "open"


def test_the_last_player_does_not_leave() -> None:
    for alone in (four(ADA, ADA), Seating((four(ADA).seats[0], SeatRecord(1, "bot", "beginner", "beginner")))):
        with pytest.raises(IllegalAction):
            seating.left(alone, ADA, 0)
    assert seating.left(four(ADA, BOB), ADA, 0).seats[0] == SeatRecord(0, "left", name="Ada")


def test_a_name_that_changes_later_changes_at_every_table(house: House) -> None:
    host, friend, table, path = duel(house)
    other = friend.makes("solo", "me")
    with host.joins(table, 0) as first:
        assert first.table["seats"][1]["name"] == "Bob"
        friend.post("/api/me", {"name": "Robert"})
        first.until(lambda: first.table["seats"][1]["name"] == "Robert")
        assert first.table["seats"][0]["name"] == "Ada"
        first.act(0, first.states[0]["legal"][0])  # and the game goes on
        friend.post("/api/me", {"name": "Robert"})  # which changes nothing
        assert host.get(path).json()["seats"][1]["name"] == "Robert"
    assert friend.get(f"/api/tables/{other['table']}").json()["seats"][0]["name"] == "Robert"


def test_a_seat_that_was_left_keeps_the_name_under_which_it_was_held(house: House) -> None:
    host, friend, _, path = duel(house)
    friend.post(f"{path}/leave", {"seat": 1})
    friend.post("/api/me", {"name": "Robert"})
    assert host.get(path).json()["seats"][1]["name"] == "Bob"
