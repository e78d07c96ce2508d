"""Hints: what the strongest bot would do, for whoever plays alone, told to everybody, one at a time."""

from __future__ import annotations

import random
from dataclasses import replace
from pathlib import Path

import pytest
from properties.trial import any_of
from table.host import Host

import sandtable
from sandtable.kernel.plain import dump
from sandtable.kernel.refusal import IllegalAction
from sandtable.lab.hint import hint
from sandtable.table.guests import Guest
from sandtable.table.hints import AGAINST_BOTS
from sandtable.table.seating import seated
from sandtable.table.thinking import PATIENCE
from server.house import House, Joined, Message

rule = pytest.mark.rule
ADA = Guest("ada", "Ada")
NOTED = {"what": "hint", "seat": 0, "events": []}
QUICK = 4  # iterations
ENDLESS = 10_000_000


def hints_in(joined: Joined, seat: int | None) -> list[Message]:
    return [line for line in joined.lines[seat] if line["what"] == "hint"]


@rule("core.hint")
def test_a_hint_is_what_the_strongest_bot_decides_and_the_log_tells_of_it(tmp_path: Path, printed: list[str]) -> None:
    with House(tmp_path, bot_budget=QUICK) as house:
        ada, eve = house.visitor("Ada"), house.visitor("Eve")
        table = ada.makes("duel", "me", "bot:beginner", spectators=0)
        with ada.joins(table, 0) as player, eve.joins(table) as spectator:
            player.until(lambda: bool(player.states[0]["legal"]))
            match = sandtable.load(ada.save(table))
            told = player.ask("hint", seat=0)["hint"]
            assert told == hint(dump(match.observe(0).data), QUICK, house.settings.seed, PATIENCE)
            assert told["act"] in player.states[0]["legal"]
            player.until(lambda: hints_in(player, 0) == [NOTED])
            spectator.until(lambda: hints_in(spectator, None) == [NOTED])
            assert player.ask("hint", seat=0)["hint"] == told  # for what is asked now it is told once
            player.act(0, told["act"])
            assert len(hints_in(player, 0)) == 1
            assert not any('"hint":{' in frame for frame in spectator.frames)  # what it says, nobody else reads
        again = sandtable.load(ada.save(table))  # which proves every step
        assert [entry.seat for entry in again.entries if entry.what == "hint"] == [0]


@rule("core.hint")
@pytest.mark.parametrize("seats", [("me", "open"), ("me", "me")])
def test_nobody_who_plays_with_people_is_given_one(house: House, seats: tuple[str, str]) -> None:
    ada = house.visitor("Ada")
    table = ada.makes("duel", *seats)
    with ada.joins(table, 0) as player:
        assert player.ask("hint", seat=0)["refusal"] == AGAINST_BOTS.plain()
        assert hints_in(player, 0) == []


@rule("core.hint")
def test_who_is_not_asked_and_who_plays_for_a_rating_is_given_none() -> None:
    match = sandtable.game("blitzkrieg").match("solo", seed="a hint")
    host = Host(match, ADA, seated(["me"], ADA)[0])
    known = len(match.entries)
    host.table.record = replace(host.table.record, rated=True)
    with pytest.raises(IllegalAction) as refused:
        host.table.hint(ADA, 0)
    assert refused.value.refusal == AGAINST_BOTS
    host.table.record = replace(host.table.record, rated=False)
    match.resign(0)
    with pytest.raises(IllegalAction) as over:
        host.table.hint(ADA, 0)
    assert over.value.refusal.rule == "core.turn"
    assert len(match.entries) == known + 1


@rule("core.hint")
def test_one_at_a_time_and_who_does_not_wait_stops_it(tmp_path: Path, printed: list[str]) -> None:
    with House(tmp_path, bot_budget=ENDLESS) as house:
        ada = house.visitor("Ada")
        table, other = ada.makes("solo", "me"), ada.makes("solo", "me")
        with ada.joins(table, 0) as player, ada.joins(other, 0) as elsewhere:
            player.send({"type": "hint", "id": 1000, "seat": 0})
            player.until(lambda: hints_in(player, 0) == [NOTED])
            for id in range(1001, 1100):  # somebody hostile
                player.send({"type": "hint", "id": id, "seat": 0})
            player.until(lambda: 1099 in player.answers)
            said = [player.answers[id]["refusal"]["message"] for id in range(1001, 1100)]
            assert set(said) == {"core-refused-hint-one"}
            assert elsewhere.ask("hint", seat=0)["refusal"]["message"] == "core-refused-hint-one"
            assert 1000 not in player.answers
            assert player.ask("hint", seat=0, stop=True)["type"] == "done"
            assert player.answers.pop(1000)["refusal"]["message"] == "core-refused-hint-let-go"
            assert len(hints_in(player, 0)) == 1

            player.send({"type": "hint", "id": 2000, "seat": 0})
            player.act(0, player.states[0]["legal"][0])  # who acts without it needs it no more
            player.until(lambda: 2000 in player.answers)
            assert player.answers[2000]["refusal"]["message"] == "core-refused-hint-let-go"


@rule("core.hint")
def test_too_many_who_ask_are_told_to_come_again(tmp_path: Path, printed: list[str]) -> None:
    with House(tmp_path, hints_waiting=0) as house:
        ada = house.visitor("Ada")
        with ada.joins(ada.makes("solo", "me"), 0) as player:
            assert player.ask("hint", seat=0)["refusal"]["message"] == "core-refused-hint-busy"


@rule("core.hint")
@pytest.mark.parametrize("title", ["blitzkrieg", "quartermaster", "legie"])
def test_another_world_behind_the_same_cards_gives_the_same_hint(title: str) -> None:
    rng = random.Random(3)
    match = sandtable.game(title).match(seed="two worlds")
    for _ in range(12):
        match.play(match.to_act[0], any_of(match.legal(match.to_act[0]), rng))
    seat = match.to_act[0]
    other = match.copy()
    other.state = match.observe(seat).sample(rng)
    assert dump(other.state.plain()) != dump(match.state.plain())
    bots = ["bot:beginner"] * match.setting.seats
    seating, _ = seated([*bots[:seat], "me", *bots[seat + 1 :]], ADA)
    told = []
    for world in (match, other):
        host = Host(world, ADA, seating)
        seen, change = host.table.hint(ADA, seat)
        assert change is not None
        told.append((hint(dump(seen.data), QUICK, "a seed", PATIENCE), change.lines))
    assert told[0] == told[1]
