"""An entry of a real table is put right by who sits there: tried first, then changed for everybody at once."""

from __future__ import annotations

from typing import Any

import pytest

import sandtable
from sandtable.kernel.match import Match
from sandtable.kernel.plain import Malformed
from sandtable.kernel.refusal import IllegalAction
from sandtable.table.correcting import Correcting, Fate, Said, Wish
from sandtable.table.guests import Guest
from sandtable.table.seating import seated, taken
from sandtable.table.session import Session
from sandtable.table.table import Overtaken
from sandtable.table.updates import updated
from table.host import Host

ADA, BOB = Guest("ada", "Ada"), Guest("bob", "Bob")
SEATS = ["me", "open", "me", "open", "me", "open"]
PEOPLE = (0, 1, 2, 3, 4, 5)

pytestmark = pytest.mark.rule("core.correct")


def begun() -> tuple[Host, Session, Session]:
    """Ada has three countries, Bob three others; nobody tells their cards."""
    seating, keys = seated(SEATS, ADA)
    for key in keys.values():
        seating = taken(seating, BOB, key)
    match = sandtable.game("quartermaster").match(None, 6, "right", None, None, False, PEOPLE)
    host = Host(match, ADA, seating)
    return host, host.joins(ADA, 0), host.joins(BOB, 3)


def enters(host: Host, seat: int, *acts: str) -> None:
    for act in acts:
        host._keep(host.table.play(ADA if seat in (0, 2, 4) else BOB, seat, act))
        host._tell()


def idles(host: Host) -> None:
    """Whoever is on turn puts a card away, and does nothing more."""
    seat = host.table.match.to_act[0]
    while host.table.match.to_act == (seat,):
        legal = [act.text for act in host.table.match.legal(seat)]
        enters(host, seat, "pass" if "pass" in legal else "discard" if "discard" in legal else "discard ?")


def a_round(host: Host) -> None:
    """Germany builds an army, all others idle, then Germany a navy beside it."""
    enters(host, 0, "play build-army", "build western-europe", "discard")
    while host.table.match.to_act != (0,):
        idles(host)
    enters(host, 0, "play build-navy", "build north-sea", "discard")


def line_of(match: Match, act: str) -> int:
    return [line.get("act") for line in match.log(0) if isinstance(line, dict)].index(act)


def wish(match: Match, *changes: tuple[str, Fate, str], seat: int = 0, seq: int | None = None) -> Wish:
    said = []
    for act, what, other in changes:
        entered = ((0, other),) if other else ()
        said.append(Said(line_of(match, act), what, entered))
    return Wish(seat, line_of(match, "build western-europe"), tuple(said), seq)


def tried(host: Host, *changes: tuple[str, Fate, str], who: Guest = ADA, seat: int = 0) -> Any:
    return Correcting(host.table, who, wish(host.table.match, *changes, seat=seat)).told()


def put_right(host: Host, who: Guest, one: Wish) -> None:
    correcting = Correcting(host.table, who, one, twin=True)
    host._keep(host.table.put_right(who, one.seat, correcting.carried_out(), correcting.known))
    host._tell()


ELSEWHERE = ("build western-europe", "put", "build eastern-europe")


def test_a_trial_shows_what_fits_what_fails_and_what_waits() -> None:
    host, _, _ = begun()
    a_round(host)
    saved = host.table.match.save()
    told = tried(host, ELSEWHERE)
    states = {one["act"]: one["what"] for one in told["entries"]}
    assert states["build western-europe"] == "put"
    assert states["play build-navy"] == "fits"
    assert states["build north-sea"] == "fails"
    assert told["entries"][-1]["what"] == "waits"
    failing = next(one for one in told["entries"] if one["what"] == "fails")
    assert failing["refusal"]["rule"].startswith("qm.")
    assert told["at"] == failing["line"] == line_of(host.table.match, "build north-sea")
    assert told["seats"] == [0]
    assert [one["number"] for one in told["entries"]] == [*range(2, 2 + len(told["entries"]))]
    state = next(message for message in told["heard"] if message["type"] == "state")
    assert any(act.startswith("build ") for act in state["legal"])
    assert "build north-sea" not in state["legal"]
    assert host.table.match.save() == saved


def test_before_anything_is_said_the_moment_itself_is_shown() -> None:
    host, _, _ = begun()
    a_round(host)
    told = tried(host)
    state = next(message for message in told["heard"] if message["type"] == "state")
    assert {"build western-europe", "build eastern-europe"} <= set(state["legal"])
    assert state["view"]["prompt"]
    asked = {"type": "why", "id": 0, "seat": 0, "act": "build north-sea"}
    answered: Any = Correcting(host.table, ADA, wish(host.table.match)).told(asked)["heard"]
    assert answered[-1]["refusal"]["rule"].startswith("qm.")


def test_when_all_fits_everybody_sees_it_at_once() -> None:
    host, ada, bob = begun()
    a_round(host)
    states = {session: host.sent[session] for session in (ada, bob)}
    for sent in states.values():
        sent.clear()
    put_right(host, BOB, wish(host.table.match, ELSEWHERE, ("build north-sea", "cut", ""), seat=3))
    match = host.table.match
    assert {act.verb for act in match.legal(0)} >= {"build"}
    for session, seat in ((ada, 0), (bob, 3)):
        (told,) = [message for message in host.sent[session] if message["type"] == "update"]
        lines: Any = told["lines"]
        assert lines[0]["what"] == "correct"
        assert lines[0]["seat"] == 3
        assert lines[1]["act"] == "build eastern-europe"
        assert told["seq"] == len(match.log(seat))
    again = sandtable.load(match.save())
    assert again.save() == match.save()
    assert [*host.lines] == [*(sandtable.kernel.plain.dump(entry.plain()) for entry in match.entries)]


def test_an_update_makes_the_state_that_a_newcomer_is_told() -> None:
    host, ada, _ = begun()
    a_round(host)
    before: Any = next(message for message in reversed(host.sent[ada]) if message["type"] == "state")
    state = before
    put_right(host, ADA, wish(host.table.match, ELSEWHERE, ("build north-sea", "put", "build baltic-sea")))
    for message in host.sent[ada][host.sent[ada].index(before) + 1 :]:
        if message["type"] == "update":
            state = updated(state, message)
    newcomer = host.joins(ADA, 0)
    whole: Any = next(message for message in host.sent[newcomer] if message["type"] == "state")
    assert {key: state[key] for key in ("view", "legal", "undo", "seq")} == {
        key: whole[key] for key in ("view", "legal", "undo", "seq")
    }


def test_of_two_phones_the_slower_is_told_to_look_again() -> None:
    host, _, _ = begun()
    a_round(host)
    seen = len(host.table.match.log(0))
    slow = wish(host.table.match, ELSEWHERE, ("build north-sea", "cut", ""), seq=seen)
    correcting = Correcting(host.table, ADA, slow, twin=True)
    put_right(host, BOB, wish(host.table.match, ELSEWHERE, ("build north-sea", "cut", ""), seat=3))
    with pytest.raises(Overtaken):
        host.table.put_right(ADA, 0, correcting.carried_out(), correcting.known)
    with pytest.raises(IllegalAction) as raised:
        Correcting(host.table, ADA, slow)
    assert raised.value.refusal.message == "core-refused-correct-changed"


def test_nothing_changes_while_something_does_not_fit() -> None:
    host, _, _ = begun()
    a_round(host)
    saved = host.table.match.save()
    with pytest.raises(IllegalAction) as raised:
        put_right(host, ADA, wish(host.table.match, ELSEWHERE))
    assert raised.value.refusal.message == "core-refused-correct-unsettled"
    assert host.table.match.save() == saved


def test_only_who_sits_there_puts_right_and_only_at_a_real_table() -> None:
    host, _, _ = begun()
    a_round(host)
    for who, seat in ((Guest("eve", "Eve"), 0), (ADA, 3), (BOB, 0)):
        with pytest.raises(IllegalAction):
            tried(host, ELSEWHERE, who=who, seat=seat)
    with pytest.raises(Malformed):
        Correcting(host.table, ADA, Wish(0, 999, ()))
    told = sandtable.game("quartermaster").match(None, 6, "told")
    plain = Host(told, ADA, seated(["me"] * 6, ADA)[0])
    plain._keep(plain.table.play(ADA, 0, told.legal(0)[0].text))
    with pytest.raises(IllegalAction):
        Correcting(plain.table, ADA, Wish(0, 0, ()))


def test_a_die_that_was_entered_wrong_is_entered_again() -> None:
    match = sandtable.game("blitzkrieg").match("solo", seed="slip", manual=True)
    host = Host(match, ADA, seated(["me"], ADA)[0])
    for _ in range(30):
        if match.due is None:
            host._keep(host.table.play(ADA, 0, match.legal(0)[0].text))
        else:
            host._keep(host.table.resolve(ADA, 0, match.may_come_up(0)[0].text))
    told: Any = Correcting(host.table, ADA, Wish(0, 0, ())).told()
    state = next(message for message in told["heard"] if message["type"] == "state")
    assert told["seats"] == [-1]
    other = state["due"]["results"][1]
    said = Said(0, "put", ((-1, other),))
    told = Correcting(host.table, ADA, Wish(0, 0, (said,))).told()
    changes: tuple[Said, ...] = (said,)
    if not told["settled"]:
        changes = (said, Said(told["at"], "cut"))
    put_right(host, ADA, Wish(0, 0, changes))
    assert host.table.match.entries[host.table.match.in_force[0]].action == sandtable.kernel.action.parse_action(other)
    assert sandtable.load(host.table.match.save()).save() == host.table.match.save()
