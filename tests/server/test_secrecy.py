"""What goes over the wire: nothing that a seat or a spectator may not know."""

from __future__ import annotations

import json
import random
import re
from typing import Any

import pytest
from drill import GAME as DRILL
from kernel.table import at_turn, play
from kernel.table import table as drill_table

import sandtable
from sandtable.kernel.match import Match
from sandtable.table.ledger import appended, header_of
from sandtable.table.reader import Reader
from sandtable.table.records import Seating, SeatRecord, StoredTable, TableRecord
from sandtable.table.table import Table, count_of
from server.house import House, Joined, play_at_random

TOKEN = re.compile(r"\b(?:army|navy|air|bombers|industry|research|nuclear|general|admiral|spy)\b[^\"]*")


def check_frames(joined: Joined, seat: int | None, match: Match) -> int:
    """Every frame is just what the match, replayed from its save, gives that seat at that moment."""
    for frame in joined.frames:
        message: dict[str, Any] = json.loads(frame)
        for part in ("view", "legal", "lines"):  # which are compared below
            message.pop(part, None)
        assert TOKEN.search(json.dumps(message)) is None  # and nothing else tells of tokens
    for message in joined.told:
        assert message["seat"] == seat
        seq = message["seq"]
        moment = match.at(count_of(match, seat, seq))
        assert message["view"] == moment.view(seat)
        assert message["lines"] == match.log(seat)[message["since"] : seq]
        legal = [] if seat is None else [action.text for action in moment.state.legal(seat)]
        assert message["legal"] == legal
    return len(joined.told)


@pytest.mark.parametrize("seed", range(3))
def test_no_frame_tells_a_seat_or_a_spectator_more_than_its_view(house: House, seed: int) -> None:
    host, friend, stranger = house.visitor("Ada"), house.visitor("Bob"), house.visitor()
    table = host.makes("duel", "me", "open", spectators=0)
    friend.sits(table, 1)
    with host.joins(table, 0) as first, friend.joins(table, 1) as second, stranger.joins(table) as third:
        play_at_random({0: first, 1: second}, random.Random(seed))
        third.until(lambda: third.states[None]["over"])
        text = host.save(table)
        match = sandtable.load(text)
        for joined, seat in ((first, 0), (second, 1), (third, None)):
            assert check_frames(joined, seat, match) > 10
            frames = "".join(joined.frames)
            assert json.loads(text)["secret"] not in frames
            assert table["keys"]["1"] not in frames
            assert host.me["guest"] not in frames
    hidden = [line for line in match.log(None) if isinstance(line, dict) and line["act"] == "draw ?"]
    assert len(hidden) > 10  # there was something to hide


def test_a_running_duel_is_not_given_away(house: House) -> None:
    host, friend, stranger = house.visitor(), house.visitor(), house.visitor()
    table = host.makes("duel", "me", "open")
    path = f"/api/tables/{table['table']}"
    friend.sits(table, 1)
    assert host.get(f"{path}/save").status_code == 403
    assert host.get(f"{path}/view", seat=1).status_code == 403
    assert friend.get(f"{path}/view", seat=0).status_code == 403
    assert stranger.get(f"{path}/view").status_code == 403  # no spectators here
    assert friend.get(f"{path}/view", seat=1).json()["view"]["seat"] == 1
    public = stranger.get(path).json()
    assert "header" not in public
    assert host.me["guest"] not in json.dumps(public)
    with host.joins(table, 0) as player:
        player.send({"type": "hello", "seats": [1]})
        player.until(lambda: bool(player.malformed))
        assert player.malformed[0]["place"] == "seats"
        assert 1 not in player.states


def test_delayed_spectators_see_the_game_some_turns_late(house: House) -> None:
    host, stranger = house.visitor("Ada"), house.visitor()
    table = host.makes("duel", "me", "me", spectators=2)
    with host.joins(table, 0, 1) as players, stranger.joins(table) as watcher:
        while len([line for line in players.lines[0] if line["what"] == "act"]) < 6:
            seat = next(seat for seat in (0, 1) if players.states[seat]["legal"])
            players.act(seat, players.states[seat]["legal"][0])
            other = 1 - seat
            players.until(lambda seat=seat, other=other: players.states[other]["seq"] == players.states[seat]["seq"])
        players.ask("chat", text="army!")
        lines = players.lines[0]
        acts = [n for n, line in enumerate(lines) if line["what"] == "act"]
        turns = [n for k, n in enumerate(acts) if k == 0 or lines[n]["seat"] != lines[acts[k - 1]]["seat"]]
        watcher.until(lambda: watcher.states[None]["seq"] == turns[-2])
        late = stranger.get(f"/api/tables/{table['table']}/view").json()
        assert late["seq"] == turns[-2]
        assert stranger.get(f"/api/tables/{table['table']}/view", at=turns[-2] + 1).status_code == 404
        assert not watcher.chat
        assert stranger.get(f"/api/tables/{table['table']}/save").status_code == 403
        players.ask("resign", seat=0)
        watcher.until(lambda: watcher.states[None]["over"])
        players.until(lambda: players.states[0]["over"])
        assert watcher.states[None]["seq"] == players.states[0]["seq"]
    refused = stranger.joins(table)
    refused.ask("chat", text="hello")
    assert "core.turn" in refused.frames[-1]  # who does not sit here does not speak
    refused.socket.close()


def table_of(match: Match) -> Table:
    """A table of the drill title, whose response windows hide passes."""
    record = TableRecord("drill", DRILL.ID, header_of(match), "host", 0.0)
    seats = tuple(SeatRecord(seat, "guest", str(seat)) for seat in range(match.setting.seats))
    return Table(StoredTable(record, Seating(seats)), match, longest_log=1000)


def test_a_hidden_pass_is_not_even_a_silence_that_can_be_noticed() -> None:
    match = at_turn(drill_table(["guard"], ["guard"], ["guard"], ["guard"]))
    play(match, "0 attack birch")
    assert match.state.asks_in_secret()
    table = table_of(match)
    asked = match.to_act
    readers = {seat: Reader(seat) for seat in range(match.setting.seats)}
    spectator = Reader(None)
    for reader in (*readers.values(), spectator):
        assert reader.news(table) is not None
        assert reader.news(table) is None
    before = len(match.entries)
    match.play(asked[0], "pass")
    assert len(match.entries) == before + 1
    assert appended(match, before, 1.0, 2.0).changed == 1.0  # nor does a list of tables tell of it
    assert appended(match, before - 1, 1.0, 2.0).changed == 2.0
    own = readers[asked[0]].news(table)
    assert own is not None
    assert len(own["lines"]) == 1
    for seat, reader in readers.items():
        if seat != asked[0]:
            assert reader.news(table) is None
            assert reader.seq == len(match.log(seat))
    assert spectator.news(table) is None


def test_who_comes_back_is_shown_what_was_missed_and_nothing_twice() -> None:
    match = at_turn(drill_table(["guard"], ["guard"]))
    table = table_of(match)
    reader = Reader(1)
    first = reader.news(table)
    assert first is not None
    play(match, "0 attack birch")
    again = Reader(1, since=first["seq"]).news(table)
    assert again is not None
    assert again["since"] == first["seq"]
    assert [*first["lines"], *again["lines"]] == match.log(1)
    lost = Reader(1, since=10_000).news(table)  # a number from nowhere: everything from the beginning
    assert lost is not None
    assert (lost["since"], lost["lines"]) == (0, match.log(1))
