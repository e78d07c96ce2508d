"""One table, two hosts: a game over sockets and one without any are the same, message by message."""

from __future__ import annotations

import json
import random
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest
from server.house import House, Joined

import sandtable
from sandtable.kernel.plain import dump
from sandtable.table.guests import Guest
from sandtable.table.ledger import save_text
from sandtable.table.records import StoredTable
from sandtable.table.seating import seated, taken
from sandtable.table.session import Session
from table.host import Host
from table.wholes import whole

SEED = "two hosts"


def play_served(folder: Path, title: str, mode: str, most: int) -> tuple[str, list[Joined], dict[str, Any]]:
    """Ada, Bob and a bot play at random; gives the save, both connections and what is public of the table."""
    rng = random.Random(5)
    with House(folder, seed=SEED) as house:
        ada, bob = house.visitor("Ada"), house.visitor("Bob")
        table = ada.makes(mode, "me", "open", "bot:beginner", title=title)
        bob.sits(table, 1)
        with ada.joins(table, 0) as first, bob.joins(table, 1) as second:
            people = {0: first, 1: second}
            while first.states[0]["seq"] < most and not first.states[0]["over"]:
                for seat, joined in people.items():
                    joined.ask("why", seat=seat, act="stop")  # after which it has heard everything up to now
                asked = [seat for seat, joined in people.items() if joined.states[seat]["legal"]]
                if asked:
                    seat = rng.choice(asked)
                    people[seat].act(seat, rng.choice(people[seat].states[seat]["legal"]))
            first.ask("chat", text="Good game!")
            first.ask("resign", seat=0)
            for seat, joined in people.items():
                joined.until(lambda seat=seat, joined=joined: joined.states[seat]["over"] and bool(joined.chat))
        return ada.save(table), [first, second], first.table


def play_here(save: str, public: dict[str, Any]) -> tuple[Host, list[Session]]:
    """The same game in one thread: people do what the save says they did, bots decide for themselves."""
    data = json.loads(save)
    ada, bob = Guest("ada", "Ada"), Guest("bob", "Bob")
    seating, keys = seated(["me", "open", "bot:beginner"], ada)
    match = sandtable.game(data["title"]).match(data["mode"], 3, f"{SEED} 1", data["options"])
    host = Host(match, ada, taken(seating, bob, keys["1"]), SEED, public["table"])
    sessions = [host.joins(ada, 0), host.joins(bob, 1)]
    for seat, act in [line for line in data["log"] if isinstance(line[0], int)]:
        if seat in (0, 1):
            answer = host.says(sessions[seat], type="act", id=1, seat=seat, act=act)
            assert answer == {"type": "done", "id": 1}
        elif seat == 2:
            assert host.let_a_bot_play()
    host.says(sessions[0], type="chat", id=2, text="Good game!")
    if data["log"][-1] == ["resign", 0]:
        host.says(sessions[0], type="resign", id=3, seat=0)
    return host, sessions


def as_seen(told: Iterable[Any]) -> dict[int, Any]:
    """By how many lines the reader had been shown; a server may tell of several acts at once."""
    return {state["seq"]: {**state, "since": 0, "lines": []} for state in told if state["type"] == "state"}


@pytest.mark.parametrize(("title", "mode", "most"), [("legie", "standard", 10_000), ("quartermaster", "standard", 120)])
def test_a_game_without_sockets_is_the_same_game(tmp_path: Path, title: str, mode: str, most: int) -> None:
    save, joined, public = play_served(tmp_path, title, mode, most)
    host, sessions = play_here(save, public)
    kept = StoredTable(host.table.record, host.table.seating, tuple(host.lines))
    assert save_text(kept) == save == host.table.match.save()
    for seat, (served, session) in enumerate(zip(joined, sessions, strict=True)):
        sent = json.loads(dump([*host.sent[session]]))
        lines = [line for message in sent if message["type"] in ("state", "update") for line in message["lines"]]
        assert served.lines[seat] == lines
        here, there = as_seen(whole(sent)), as_seen(served.told)
        assert len(there) > 10
        assert there == {seq: here[seq] for seq in there}
        told = [message for message in sent if message["type"] == "table"]
        assert served.table == told[-1]
        assert [line["text"] for line in served.chat] == ["Good game!"]
        assert [message["text"] for message in sent if message["type"] == "chat"] == ["Good game!"]


def test_questions_are_answered_without_a_host_too() -> None:
    ada = Guest("ada", "Ada")
    match = sandtable.game("blitzkrieg").match("duel", seed="ask")
    host = Host(match, ada, seated(["me", "me"], ada)[0])
    session = host.joins(ada, 0)
    act = match.legal(0)[0].text
    assert host.says(session, type="preview", id=1, seat=0, act=act) == {
        "type": "done",
        "id": 1,
        "events": match.preview(0, act),
    }
    why = host.says(session, type="why", id=2, seat=0, act="place nothing")
    assert why is not None
    assert why["refusal"] == (refusal.plain() if (refusal := match.why_not(0, "place nothing")) else None)
    refused = host.says(session, type="act", id=3, seat=1, act=act)  # whose curtain is down
    assert refused is not None
    assert refused["type"] == "refused"
    assert host.lines == [dump(entry.plain()) for entry in match.entries]


def test_bots_are_asked_about_free_acts_on_occasions() -> None:
    ada = Guest("ada", "Ada")
    match = sandtable.game("globalwar").match("asia-1937", 3, "occasion")
    host = Host(match, ada, seated(["bot:beginner", "bot:beginner", "bot:beginner"], ada)[0], SEED)
    asked = []
    while len(asked) < 4 and match.to_act:
        invited = host.table.invited()
        while invited is not None:
            assert invited.seen.free
            asked.append((match.state.occasion().number, invited.seen.seat))
            invited = host.table.invited()
        assert host.let_a_bot_play()
    assert len(set(asked)) == len(asked) >= 4  # each of them once at each occasion
