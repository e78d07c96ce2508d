"""Taking back: one step or many in one request, whole or not at all."""

from __future__ import annotations

from typing import Any

import pytest

import sandtable
from sandtable.kernel.match import Match
from sandtable.kernel.plain import Plain
from sandtable.kernel.refusal import IllegalAction
from sandtable.table.guests import Guest
from sandtable.table.seating import seated
from sandtable.table.session import Session
from sandtable.table.table import HalfDone
from table.host import Host

ADA = Guest("ada", "Ada")


def begun(match: Match) -> tuple[Host, Session]:
    host = Host(match, ADA, seated(["me"] * match.setting.seats, ADA)[0])
    return host, host.joins(ADA, *range(match.setting.seats))


def seen(match: Match, seat: int) -> Any:
    return match.view(seat), [act.text for act in match.legal(seat)], match.due and match.due.cause


@pytest.mark.rule("core.undo")
def test_a_slip_at_a_real_table_is_one_step() -> None:
    match = sandtable.game("blitzkrieg").match("solo", seed="slip", manual=True)
    host, session = begun(match)
    moments = []
    done: list[str] = []
    while done[-3:] != ["act", "chance", "chance"]:  # an undo by itself would go back to before the act
        moments.append(seen(match, 0))
        if match.due is None:
            host.says(session, type="act", id=1, seat=0, act=match.legal(0)[0].text)
        else:
            host.says(session, type="resolve", id=1, seat=0, act=match.may_come_up(0)[0].text)
        done = [entry.what for entry in match.entries]
    lines = len(match.log(0))
    answer = host.says(session, type="undo", id=2, seat=0, to=lines - 1)
    assert answer == {"type": "done", "id": 2}
    assert seen(match, 0) == moments[-1]
    host.says(session, type="undo", id=3, seat=0, to=3)
    assert seen(match, 0) == moments[3]
    sandtable.verify(match.save())


def orders_given() -> tuple[Match, int]:
    """A seat that has given several orders since the dice were thrown, and how many lines there were then."""
    match = sandtable.game("globalwar").match("asia-1937", 2, "undo")
    for _ in range(3):
        match.play(0, "done")
    thrown = len(match.log(1))
    for _ in range(4):
        match.play(1, match.legal(1)[0])
    return match, thrown


@pytest.mark.rule("core.undo")
def test_many_steps_are_taken_back_at_once() -> None:
    match, thrown = orders_given()
    host, session = begun(match)
    wanted = match.at(len(match.entries) - 4).view(1)
    told = host.says(session, type="undo", id=1, seat=1, to=thrown)
    assert told == {"type": "done", "id": 1}
    assert match.view(1) == wanted
    again = host.says(session, type="undo", id=2, seat=1, to=thrown)
    assert again is not None
    assert again["type"] == "refused"  # there is nothing after that line any more


@pytest.mark.rule("core.undo")
def test_what_cannot_be_taken_back_whole_is_not_taken_back() -> None:
    match, thrown = orders_given()
    host, _ = begun(match)
    with pytest.raises(HalfDone) as raised:  # after which a host plays the log again
        host.table.undo(ADA, 1, thrown - 1)
    assert raised.value.refusal.rule == "core.undo"
    other, _ = begun(orders_given()[0])
    with pytest.raises(IllegalAction):
        other.table.undo(ADA, 0, 1)
    assert len(other.table.match.entries) == len(orders_given()[0].entries)


@pytest.mark.rule("core.undo")
def test_one_order_is_left_out_and_the_later_ones_stand() -> None:
    match, thrown = orders_given()
    host, session = begun(match)
    given = [entry.action.text for entry in match.entries[-4:] if entry.action is not None]
    told = host.says(session, type="undo", id=1, seat=1, to=thrown + 1, only=True)
    assert told == {"type": "done", "id": 1}
    kept = [match.entries[place].action for place in match.in_force[-3:]]
    assert [action.text for action in kept if action is not None] == [given[0], given[2], given[3]]
    sandtable.verify(match.save())


@pytest.mark.rule("core.undo")
def test_an_order_that_others_build_upon_stays() -> None:
    units: dict[str, Plain] = {"korea": {"japan": ["motorized-infantry"]}}
    stand: dict[str, Plain] = {"mode": "asia-1937", "seats": 2, "turn": "japan", "phase": "non-combat", "units": units}
    match = sandtable.game("globalwar").position(stand)
    (seat,) = match.to_act
    for _ in range(2):  # the same unit goes on from where the first order has brought it
        match.play(seat, next(act for act in match.legal(seat) if act.verb == "move"))
    host, session = begun(match)
    before = match.save()
    told = host.says(session, type="undo", id=1, seat=seat, to=0, only=True)
    assert told is not None
    assert told["type"] == "refused"
    assert match.save() == before, "nothing has changed"


def test_a_preview_is_of_the_moment_it_was_asked_for() -> None:
    """So whoever works it out needs nothing of the table, which goes on meanwhile."""
    match = sandtable.game("blitzkrieg").match("duel", seed="preview")
    host, session = begun(match)
    act = match.legal(0)[0].text
    expected = match.preview(0, act)
    assert expected
    heard = session.hear({"type": "preview", "id": 1, "seat": 0, "act": act})
    assert heard.answer is None
    assert host.says(session, type="act", id=2, seat=0, act=match.legal(0)[-1].text) == {"type": "done", "id": 2}
    assert heard.foreseen() == {"type": "done", "id": 1, "events": expected}
