"""A table of Drill for kernel tests: a position in one line, and a script of acts as players would say them."""

from __future__ import annotations

import pytest
from drill import GAME
from drill.state import Drill

from sandtable.kernel.match import Match
from sandtable.kernel.plain import Plain, dump
from sandtable.kernel.refusal import IllegalAction, Refusal

EMPTY: list[str] = []


def table(
    *hands: list[str], squads: list[dict[str, int]] | None = None, manual: bool = False, rounds: int = 2
) -> Match:
    """One seat for each hand, two squads each in ash (even seats) and birch (odd seats), before the first orders."""
    seats = len(hands)
    homes: list[dict[str, int]] = squads or [{"ash": 2} if seat % 2 == 0 else {"birch": 2} for seat in range(seats)]
    data: dict[str, Plain] = {
        "seats": seats,
        "options": {"rounds": rounds},
        "squads": [dict(home) for home in homes],
        "reserve": [2] * seats,
        "hands": [[*hand] for hand in hands],
        "discards": [],
    }
    return GAME.position(data, seed="kernel", manual=manual)


def at_turn(match: Match, seat: int = 0) -> Match:
    """Everybody bluffs and puts the order away; seats before this one pass."""
    seats = range(match.setting.seats)
    play(match, *(f"{n} order blank" for n in seats), *(f"{n} withhold" for n in seats))
    play(match, *(f"{n} pass" for n in range(seat)))
    return match


def play(match: Match, *script: str) -> None:
    """``play(match, "0 attack birch", "1 play guard")``: the seat, then the act."""
    for line in script:
        seat, act = line.split(" ", 1)
        match.play(int(seat), act)


def refused(match: Match, line: str) -> Refusal:
    seat, act = line.split(" ", 1)
    before = dump(match.state.plain()), len(match.entries)
    with pytest.raises(IllegalAction) as raised:
        match.play(int(seat), act)
    assert (dump(match.state.plain()), len(match.entries)) == before
    return raised.value.refusal


def state_of(match: Match) -> Drill:
    assert isinstance(match.state, Drill)
    return match.state


def snapshot(match: Match) -> str:
    return dump(match.state.plain())


def events(match: Match, seat: int | None) -> list[str]:
    """The ids of everything a watcher was told, in order."""
    told: list[str] = []
    for line in match.log(seat):
        assert isinstance(line, dict)
        happened = line["events"]
        assert isinstance(happened, list)
        for event in happened:
            assert isinstance(event, dict)
            told.append(str(event["event"]))
    return told


def acts(match: Match, seat: int | None) -> list[str]:
    """The acts and results in the log as a watcher reads them: ``0 order ?``."""
    read: list[str] = []
    for line in match.log(seat):
        assert isinstance(line, dict)
        if "act" in line:
            read.append(f"{line['seat']} {line['act']}")
    return read
