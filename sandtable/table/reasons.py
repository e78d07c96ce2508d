"""Why a bot did what it did, for everybody at the table: thought out from what spectators saw, so it tells no secret.

The question is text, so that a host can have it answered elsewhere; a plan for a whole front takes a while.
"""

from __future__ import annotations

from typing import Final

from sandtable.games import game
from sandtable.kernel.match import Match, Moment
from sandtable.kernel.plain import Plain, Record, dump, parse
from sandtable.kernel.reasons import Deed, read_deed

MOST_SEATS: Final = 12


def question(match: Match, bots: frozenset[int], first: int, last: int, now: int) -> str:
    """What the answer is made of: the deeds of a bot among the entries from ``first`` to before ``last``, one for each
    thing that it was asked. Empty where there is nothing to tell.

    A bot that is still at it, after the ``now`` entries that the reader may know of, tells nothing yet: its plan would.
    """
    standing = match.in_force_after(first)
    if match.in_force[: len(standing)] != standing:  # it was taken back
        return ""
    force = [place for place in match.in_force if first <= place < now]
    told = [place for place in force if place < last]
    acts = [place for place in told if match.entries[place].what == "act" and match.entries[place].is_shown_to(None)]
    if not acts or match.entries[acts[0]].seat not in bots:
        return ""
    seat = match.entries[acts[0]].seat
    state = match.at(first).state
    deeds: list[Plain] = []
    prompt = ""
    for place in told:
        entry = match.entries[place]
        assert entry.action is not None
        line = entry.shown_to(None) if entry.what == "act" and entry.seat == seat else None
        if line is not None and "act" in line and state.prompt(seat) != prompt:
            prompt = state.prompt(seat)
            deeds.append(Deed(Moment(match, place, state).view(None), str(line["act"])).plain())
        state.apply(entry.seat, entry.action)
    after = Moment(match, last, state).view(None)
    for place in force[len(told) :]:
        entry = match.entries[place]
        assert entry.action is not None
        if entry.what == "act" and (entry.seat != seat or state.prompt(seat) != prompt):
            break
        state.apply(entry.seat, entry.action)
    else:
        if seat in state.pending() and state.prompt(seat) == prompt:
            deeds.pop()
    if not deeds:
        return ""
    return dump({"title": match.game.ID, **match.setting.plain(), "seat": seat, "deeds": deeds, "after": after})


def answer(question: str) -> list[Plain]:
    """The reasons, as messages."""
    if not question:
        return []
    asked = Record(parse(question))
    title = game(asked.text("title"))
    deeds = [read_deed(deed) for deed in asked.records("deeds")]
    seat = asked.number("seat", 0, MOST_SEATS - 1)
    told = title.reasons(title.read_setting(asked), seat, deeds, asked.record("after").data)
    return [event.plain() for event in told]
