"""A snapshot of a match, kept beside its log so that a long game need not be played again to be looked at.

It is never the truth: a save has none, and playing the log again stays the proof (decision 3). Whoever keeps one keeps
with it by which program it was taken, and gives it back to no other.
"""

from __future__ import annotations

from typing import Final, cast

from sandtable.kernel.action import Action, parse_action
from sandtable.kernel.entry import Entry
from sandtable.kernel.event import Event
from sandtable.kernel.game import Game
from sandtable.kernel.knowledge import EVERYBODY, Facts, Secret
from sandtable.kernel.match import Match
from sandtable.kernel.plain import Malformed, Plain, Record, as_list, as_number, as_text
from sandtable.kernel.save import MAX_LOG, begun
from sandtable.kernel.state import State

HIDDEN: Final = "~"  # which no title calls anything
MASK: Final = 1 << 32


def taken(match: Match) -> dict[str, Plain]:
    """What playing its log again would bring: where it stands, and what each entry told whom."""
    before = match.before_last_act()
    return {
        "chain": match.chain,
        "state": match.state.plain(),
        "before": None if before is None else [before[0], before[1].plain()],
        "offer": None if match.offer is None else [match.offer[0], match.offer[1], [*match.offer[2]]],
        "told": [_told(entry) for entry in match.entries],
    }


def taken_up(game: Game, record: Record, lines: list[Plain], kept: Record) -> Match:
    """The match of a save's ``record``, as far as the snapshot goes: the rest of ``lines``, its log, is to be played.

    Raises Malformed when the snapshot is of another log.
    """
    match = begun(game, record)
    told = kept.items("told", MAX_LOG)
    if len(told) > len(lines):
        raise Malformed("told", "core-malformed-list")
    entries: list[Entry] = []
    for n, one in enumerate(told):
        entry = _entry(match, entries, as_list(lines[n], f"log[{n}]", 4), f"log[{n}]")
        _remember(entry, Record(one, f"told[{n}]"), match.setting.seats)
        entries.append(entry)
    before = None
    if kept.raw("before") is not None:
        passed, data = as_list(kept.raw("before"), "before", 2)
        before = as_number(passed, "before", 0, MAX_LOG), _state(match, data)
    offer = None
    if kept.raw("offer") is not None:
        seat, keep, waiting = as_list(kept.raw("offer"), "offer", 3)
        others = tuple(as_number(one, "offer", 0, match.setting.seats - 1) for one in as_list(waiting, "offer", 12))
        offer = as_number(seat, "offer", 0, match.setting.seats - 1), as_number(keep, "offer", 0, MAX_LOG), others
    if not match.take_up(entries, _state(match, kept.raw("state")), kept.text("chain"), before, offer):
        raise Malformed("chain", "core-unproven-step")
    return match


def _state(match: Match, data: Plain) -> State:
    return match.game.read_state(match.setting, Record(data, "state").data)


def _told(entry: Entry) -> dict[str, Plain]:
    """What the log's own line does not tell of an entry, without what is as usual."""
    told: dict[str, Plain] = {}
    if entry.events:
        told["events"] = [[event.id, _covered(event.args), event.seen] for event in entry.events]
    if entry.seen != EVERYBODY:
        told["seen"] = entry.seen
    if entry.cover is not None:
        told["cover"] = entry.cover.text
    if entry.shown:
        told["shown"] = [None if action is None else action.text for action in entry.shown]
    if entry.usual:
        told["usual"] = True
    if entry.back:
        told["back"] = [*entry.back]
    return told


def _remember(entry: Entry, told: Record, seats: int) -> None:
    for one in told.items("events") if told.has("events") else []:
        id, args, seen = as_list(one, told.at("events"), 3)
        found = cast("dict[str, Facts]", _uncovered(args))
        entry.events.append(Event(as_text(id, told.at("events")), found, as_number(seen, told.at("events"), -1, MASK)))
    entry.seen = told.number("seen", -1, MASK, EVERYBODY)
    if told.has("cover"):
        entry.cover = parse_action(told.text("cover"))
    if told.has("shown"):
        for shown in told.items("shown", seats + 1):
            entry.shown.append(None if shown is None else _as_shown(entry, as_text(shown, told.at("shown"))))
    entry.usual = told.flag("usual", False)
    if told.has("back"):
        entry.back += told.numbers("back", 0, MAX_LOG)


def _as_shown(entry: Entry, text: str) -> Action:
    return entry.action if entry.action is not None and entry.action.text == text else parse_action(text)


def _covered(facts: Facts) -> Plain:
    """Facts as plain data that tells what is hidden, and from whom."""
    if isinstance(facts, Secret):
        return {HIDDEN: [facts.value, facts.known, facts.cover]}
    if isinstance(facts, list):
        return [_covered(item) for item in facts]
    if isinstance(facts, dict):
        return {key: _covered(value) for key, value in facts.items()}
    return facts


def _uncovered(data: Plain) -> Facts:
    if isinstance(data, list):
        return [_uncovered(item) for item in data]
    if isinstance(data, dict):
        if HIDDEN in data:
            value, known, cover = as_list(data[HIDDEN], HIDDEN, 3)
            return Secret(value, as_number(known, HIDDEN, -1, MASK), cover)
        return {key: _uncovered(value) for key, value in data.items()}
    return data


def _entry(match: Match, before: list[Entry], line: list[Plain], place: str) -> Entry:
    """An entry as its line in the log says; ``Entry.plain`` writes that line."""
    if len(line) < 2:
        raise Malformed(place, "core-malformed-entry")
    head = line[0]
    if isinstance(head, int):
        action = match.game.parse(as_text(line[1], place), match.setting)
        return Entry("act" if head >= 0 else "chance", as_number(head, place, -1, match.setting.seats - 1), action)
    what = as_text(head, place)
    if what == "again":
        stood = before[as_number(line[1], place, 0, len(before) - 1)]
        return Entry(stood.what, stood.seat, stood.action, again=as_number(line[1], place, 0, MAX_LOG))
    seat = as_number(line[1], place, 0, match.setting.seats - 1)
    if what == "entropy":
        return Entry(what, seat, text=as_text(line[-1], place))
    keep = as_number(line[2], place, 0, MAX_LOG) if len(line) > 2 else 0
    return Entry(what, seat, keep=keep, count=as_number(line[3], place, 0, MAX_LOG) if len(line) > 3 else 0)
