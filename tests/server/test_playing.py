"""Whole games over the live connection: alone, against a friend, on one screen."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any, cast

import pytest

import sandtable
from sandtable.table.ledger import standing_of
from server.house import House, Visitor, play_at_random

BOARD = Path(sandtable.__file__ or "").parent / "games" / "blitzkrieg" / "data" / "board.json"


def test_a_whole_solo_game(house: House) -> None:
    guest = house.visitor("Ada")
    table = guest.makes("solo", "me", options={"difficulty": "low"})
    with guest.joins(table, 0) as player:
        assert play_at_random({0: player}, random.Random(1))
        assert player.states[0]["over"]
        match = sandtable.load(guest.save(table))  # which proves every step
        assert match.setting.options["difficulty"] == "low"
        assert player.lines[0] == match.log(0)
        assert player.states[0]["view"] == match.view(0)
        assert player.states[0]["seq"] == len(match.log(0))
        assert player.table["over"]


def test_a_duel_with_a_friend_whose_connection_is_lost(house: House) -> None:
    host, friend = house.visitor("Ada"), house.visitor("Bob")
    table = host.makes("duel", "me", "open")
    friend.sits(table, 1)
    rng = random.Random(2)
    first = host.joins(table, 0)
    second = friend.joins(table, 1)
    assert [seat["name"] for seat in second.table["seats"]] == ["Ada", "Bob"]
    assert [seat["mine"] for seat in second.table["seats"]] == [False, True]
    play_at_random({0: first, 1: second}, rng, most=5)
    seen = second.states[1]["seq"]
    second.socket.close()
    while first.states[0]["legal"]:  # what happens while the friend is away
        first.act(0, rng.choice(first.states[0]["legal"]))
    again = friend.joins(table, 1, since=seen)
    assert again.states[1]["since"] == seen
    again.lines[1] = second.lines[1][:seen] + again.lines[1]
    play_at_random({0: first, 1: again}, rng)
    match = sandtable.load(host.save(table))
    assert again.lines[1] == match.log(1)
    assert first.lines[0] == match.log(0)
    assert again.states[1]["view"] == match.view(1)
    first.socket.close()
    again.socket.close()


@pytest.mark.parametrize(
    ("seeds", "alike"), [(("salt", "salt"), True), (("salt", "sand"), False), ((None, None), False)]
)
def test_games_and_bots_repeat_by_a_seed_only(tmp_path: Path, seeds: tuple[str | None, ...], alike: bool) -> None:
    games: list[list[Any]] = []
    for number, seed in enumerate(seeds):
        with House(tmp_path / str(number), seed=seed) as house:
            guest = house.visitor()
            with guest.joins(guest.makes("duel", "me", "bot:beginner"), 0) as player:
                for _ in range(3):
                    player.act(0, player.states[0]["legal"][-1])
                    player.until(lambda player=player: bool(player.states[0]["legal"]))
                games.append(player.lines[0])
    assert (games[0] == games[1]) is alike


def test_a_hot_seat_table_shows_one_seat_at_a_time(house: House) -> None:
    guest = house.visitor()
    table = guest.makes("duel", "me", "me")
    with guest.joins(table, 0) as screen:
        assert screen.states[0]["legal"]
        screen.act(0, screen.states[0]["legal"][0])
        assert set(screen.states) == {0}
        refused = screen.ask("act", seat=1, act="stop")
        assert refused["refusal"]["rule"] == "core.turn"  # not while the curtain of seat 1 is down
        screen.hello()
        assert screen.states[None]["legal"] == []
        screen.hello(1)
        assert screen.states[1]["view"]["seat"] == 1


def test_a_program_plays_without_a_live_connection(house: House) -> None:
    guest = house.visitor("Ada")
    token = guest.post("/api/tokens", {"name": "robot"}).json()["token"]
    program = Visitor(house, token)
    assert program.me["guest"] == guest.me["guest"]
    table = program.makes("solo", "me")
    path = f"/api/tables/{table['table']}"
    state = program.get(f"{path}/view", seat=0).json()
    act = state["legal"][0]
    assert program.post(f"{path}/act", {"seat": 0, "act": act}).json() == {"type": "done"}
    later = program.get(f"{path}/view", seat=0).json()
    assert later["seq"] > state["seq"]
    past = program.get(f"{path}/view", seat=0, at=state["seq"]).json()
    assert (past["view"], past["of"]) == (state["view"], later["seq"])
    assert program.get(f"{path}/view", seat=0, at=later["seq"] + 1).status_code == 404
    assert guest.post("/api/tokens/revoke", {}).status_code == 200
    assert program.get(f"{path}/view", seat=0).status_code == 401


def test_a_preview_a_question_and_what_to_point_at(house: House) -> None:
    guest = house.visitor()
    table = guest.makes("duel", "me", "me")
    match = sandtable.load(guest.save(table))
    with guest.joins(table, 0) as player:
        act = player.states[0]["legal"][0]
        verb, noun, *_ = act.split()
        assert player.ask("preview", seat=0, act=act)["events"] == match.preview(0, act)
        assert player.ask("why", seat=0, act=act)["refusal"] is None
        assert player.ask("why", seat=0, act="place nothing")["refusal"] == (
            refusal.plain() if (refusal := match.why_not(0, "place nothing")) else None
        )
        assert player.ask("choices", seat=0, verb=verb, chosen=[noun])["nouns"] == list(
            match.choices(0, verb, (noun,)).nouns
        )
        assert player.ask("choices", seat=0, verb=verb, chosen=act.split()[1:])["complete"] == act
        assert player.ask("consult", seat=0, about=["weather"])["facts"] == {}


def test_taking_back_by_agreement_and_giving_up(house: House) -> None:
    host, friend = house.visitor("Ada"), house.visitor("Bob")
    table = host.makes("duel", "me", "open")
    friend.sits(table, 1)
    with host.joins(table, 0) as first, friend.joins(table, 1) as second:
        before = first.states[0]["view"]
        first.act(0, first.states[0]["legal"][0])
        assert first.ask("undo", seat=0)["refusal"] == first.states[0]["undo"]
        assert first.ask("offer", seat=0)["type"] == "done"
        second.until(lambda: second.states[1]["offer"] is not None)
        assert second.states[1]["offer"] == {"seat": 0, "waiting": [1]}
        assert second.ask("answer", seat=1, accept=True)["type"] == "done"
        first.until(lambda: first.states[0]["view"] == before)
        assert first.ask("chat", text="Thank you!")["type"] == "done"
        second.until(lambda: bool(second.chat))
        assert (second.chat[0]["name"], second.chat[0]["text"]) == ("Ada", "Thank you!")
        assert second.ask("resign", seat=1)["type"] == "done"
        first.until(lambda: first.states[0]["over"])
        assert first.states[0]["view"]["outcome"]["shares"] == [1.0, 0.0]
    # after the end the whole game may be looked at through any seat
    assert host.get(f"/api/tables/{table['table']}/view", seat=1).json()["view"]["seat"] == 1


def test_a_save_makes_a_new_table(house: House) -> None:
    guest = house.visitor()
    table = guest.makes("solo", "me")
    with guest.joins(table, 0) as player:
        player.act(0, player.states[0]["legal"][0])
        view = player.states[0]["view"]
    text = guest.save(table)
    again = guest.post("/api/import", {"save": text}).json()
    assert guest.save(again) == text
    with guest.joins(again, 0) as player:
        assert player.states[0]["view"] == view
        assert player.table["imported"]
    changed = guest.post("/api/import", {"save": text.replace('"solo"', '"duel"')})
    assert changed.status_code == 400
    assert changed.json()["type"] == "malformed"


def test_a_guests_tables_are_listed_their_turn_first(house: House) -> None:
    host, friend = house.visitor(), house.visitor()
    waiting = host.makes("duel", "open", "me")
    ended = host.makes("solo", "me")
    mine = host.makes("solo", "me")
    with host.joins(ended, 0) as player:
        player.ask("resign", seat=0)
    host.makes("duel", "open", "me")
    listed = host.get("/api/tables").json()["tables"]
    assert [table["your-turn"] for table in listed] == [True, False, False, False]
    assert listed[0]["table"] == mine["table"]
    assert listed[-1]["table"] == ended["table"]
    assert waiting["table"] in [table["table"] for table in listed]
    assert friend.get("/api/tables").json() == {"tables": []}


def test_titles_with_their_modes_and_options(house: House) -> None:
    title = next(one for one in house.visitor().get("/api/titles").json()["titles"] if one["id"] == "blitzkrieg")
    game = sandtable.game(title["id"])
    assert [mode["id"] for mode in title["modes"]] == [mode.id for mode in game.modes]
    difficulty = next(option for option in title["options"] if option["id"] == "difficulty")
    assert difficulty["values"] == ["low", "medium", "high"]
    assert difficulty["modes"] == ["solo"]


def test_the_standing_of_legie_tells_round_factions_and_points_and_nothing_more() -> None:
    match = sandtable.game("legie").match("survival", 3, "tomsk", {"factions": "dealt"})
    state = cast(dict[str, Any], match.view(None)["state"])
    rows = [{key: player[key] for key in ("faction", "points", "total")} for player in state["players"]]
    standing = json.loads(standing_of(match))
    assert standing["facts"] == {"game": 1, "round": 1, "players": rows}
    plain = sandtable.game("legie").match("standard", 2, "tomsk")
    assert json.loads(standing_of(plain))["facts"]["players"] == [{"faction": None, "points": 0}] * 2


def test_the_list_tells_how_every_game_stands_and_how_it_ended(house: House) -> None:
    host, friend = house.visitor("Ada"), house.visitor("Bob")
    table = host.makes("duel", "me", "open", options={"bonus": "exact"}, manual=False)
    friend.sits(table, 1)
    with host.joins(table, 0) as first, friend.joins(table, 1) as second:
        play_at_random({0: first, 1: second}, random.Random(12), most=4)
        newest = max(first.states[0]["seq"], second.states[1]["seq"])
        for guest, joined, seat in ((host, first, 0), (friend, second, 1)):
            joined.until(lambda joined=joined, seat=seat: joined.states[seat]["seq"] == newest)
            (listed,) = guest.get("/api/tables").json()["tables"]
            state = joined.states[seat]["view"]["state"]
            assert listed["standing"] == {"turns": state["turns"], "points": state["points"]}
            assert listed["pending"] == joined.states[seat]["view"]["pending"]
            assert listed["your-turn"] == bool(joined.states[seat]["legal"])
            assert listed["options"]["bonus"] == "exact"
            assert (listed["manual"], listed["outcome"], listed["over"]) == (False, None, False)
            assert [(place["kind"], place["name"]) for place in listed["seats"]] == [("guest", "Ada"), ("guest", "Bob")]
        first.ask("resign", seat=0)
        (listed,) = friend.get("/api/tables").json()["tables"]
        assert listed["over"]
        assert (listed["pending"], listed["your-turn"]) == ([], False)
        assert listed["outcome"] == {"shares": [0.0, 1.0], "points": [0, 0], "reason": "core-outcome-resigned"}


def test_running_tables_are_not_pushed_out_of_the_list_by_ended_ones(house: House) -> None:
    guest = house.visitor()
    running = guest.makes("solo", "me")
    ended = guest.makes("solo", "me")
    with guest.joins(ended, 0) as player:
        player.ask("resign", seat=0)
    assert [one["over"] for one in guest.get("/api/tables").json()["tables"]] == [False, True]
    assert guest.get("/api/tables").json()["tables"][0]["table"] == running["table"]


def test_titles_tell_of_modes_options_and_bots(house: House) -> None:
    told = house.visitor().get("/api/titles").json()
    assert told["bots"] == ["beginner", "casual", "skilled", "expert", "master"]
    assert all(set(title["ratings"]) in (set(), set(told["bots"])) for title in told["titles"])
    assert [title["id"] for title in told["titles"]] == list(sandtable.games())
    for title in told["titles"]:
        game = sandtable.game(title["id"])
        assert title["modes"] == [
            {"id": mode.id, "seats": list(mode.seats), "minutes": mode.minutes} for mode in game.modes
        ]
        drawn = [mode.id for mode in game.modes]
        fitting = [option.id for option in game.options if any(option.applies_to(mode) for mode in drawn)]
        assert [option["id"] for option in title["options"]] == fitting


def test_a_board_from_a_data_pack_can_be_drawn(house: House) -> None:
    guest = house.visitor()
    board = json.loads(BOARD.read_text())
    board["theatres"][0]["campaigns"][0]["points"] += 1
    match = sandtable.game("blitzkrieg").match("solo", packs={"board": board})
    table = guest.post("/api/import", {"save": match.save()}).json()
    path = f"/api/tables/{table['table']}"
    assert guest.get(path).json()["packs"] == {"board": board}
    with guest.joins(table, 0) as player:
        assert "packs" not in player.table  # what never changes is not told again and again
        player.ask("resign", seat=0)
    again = guest.post(f"{path}/rematch", {}).json()["table"]
    assert guest.get(f"/api/tables/{again}").json()["packs"] == {"board": board}
    assert guest.get(f"/api/tables/{guest.makes('solo', 'me')['table']}").json()["packs"] == {}


def test_an_undo_tells_how_many_lines_it_takes_back(house: House) -> None:
    host, friend = house.visitor(), house.visitor()
    table = host.makes("duel", "me", "open", spectators=0)
    friend.sits(table, 1)
    with host.joins(table, 0) as first, friend.joins(table, 1) as second, house.visitor().joins(table) as third:
        before = {0: len(first.lines[0]), 1: len(second.lines[1]), None: len(third.lines[None])}
        first.act(0, first.states[0]["legal"][0])
        after = first.states[0]["seq"]
        first.ask("offer", seat=0)
        second.until(lambda: second.states[1]["offer"] is not None)
        second.ask("answer", seat=1, accept=True)
        for joined, seat in ((first, 0), (second, 1), (third, None)):
            joined.until(lambda joined=joined, seat=seat: "undo" in [line["what"] for line in joined.lines[seat]])
            (undo,) = [line for line in joined.lines[seat] if line["what"] == "undo"]
            assert undo["back"] == after - before[seat]
