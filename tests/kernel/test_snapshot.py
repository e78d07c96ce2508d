"""Snapshots: a match taken up where it stood is the match that was played, and one of another log is none."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from drill import GAME

from kernel.table import EMPTY, at_turn, play, snapshot, table
from kernel.test_correction import fought, place_of, tried
from sandtable.kernel.correction import LEFT, PUT, Change
from sandtable.kernel.match import Match
from sandtable.kernel.plain import Malformed, Plain, Record, dump, parse
from sandtable.kernel.save import go_on, read_save
from sandtable.kernel.snapshot import taken, taken_up


def again(match: Match, kept: dict[str, Plain]) -> Match:
    """The match of a save taken up by a snapshot that was written down, and the rest of its log played."""
    record = read_save(match.save())
    lines = record.items("log")
    found = taken_up(GAME, record, lines, Record(parse(dump(kept))))
    go_on(found, len(found.entries), lines[len(found.entries) :])
    return found


def same(one: Match, other: Match) -> bool:
    """For all that anybody may read or do."""
    seats = (*range(one.setting.seats), None)
    return (
        (one.save(), one.chain, snapshot(one), one.offer) == (other.save(), other.chain, snapshot(other), other.offer)
        and all(dump([one.view(seat), *one.log(seat)]) == dump([other.view(seat), *other.log(seat)]) for seat in seats)
        and [one.why_no_undo(seat) for seat in seats[:-1]] == [other.why_no_undo(seat) for seat in seats[:-1]]
    )


def offered() -> Match:
    """Somebody has mixed in entropy, cards are hidden, an act was undone, and a takeback is asked for."""
    match = GAME.match(seats=3, seed="snapshot")
    match.mix(1, "a coin under the table")
    at_turn(match)
    play(match, "0 march ash>fir")
    match.undo(0)
    play(match, "0 pass")
    match.offer_takeback(0)
    return match


def put_right() -> Match:
    """A wrong die was entered; what stood after it stands in the log again."""
    match = fought()
    die, lost = place_of(match, "roll 6"), place_of(match, "lose seat-1")
    return tried(match, die, {die: Change(PUT, [(-1, "roll 1")]), lost: Change(LEFT)}).carried_out(0)


def resigned() -> Match:
    match = at_turn(table(EMPTY, EMPTY), 1)
    match.resign(1)
    return match


@pytest.mark.parametrize("played", [fought, offered, put_right, resigned])
def test_a_match_is_taken_up_where_it_stood(played: Callable[[], Match]) -> None:
    match = played()
    assert same(again(match, taken(match)), match)


def test_what_came_after_a_snapshot_is_played() -> None:
    match = put_right()
    kept = taken(match)
    play(match, *(f"{seat} {match.legal(seat)[0].text}" for seat in match.to_act[:1]))
    assert same(again(match, kept), match)


def test_a_snapshot_of_another_log_is_refused() -> None:
    match, other = fought(), fought()
    match.undo(1)
    other.undo(1)
    play(match, "1 pass")
    play(other, "1 march birch>cedar")
    with pytest.raises(Malformed) as error:
        again(match, taken(other))
    assert error.value.place == "chain"
    with pytest.raises(Malformed) as error:
        again(fought(), taken(put_right()))
    assert error.value.place == "told"
