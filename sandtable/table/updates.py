"""Updates: after its first state a reader is told what changed of it, part by part."""

from __future__ import annotations

from typing import Final, cast

from sandtable.kernel.plain import Record
from sandtable.table.patch import difference, packed, patched, unpacked
from sandtable.table.table import Message

ACTS: Final = ("legal", "free")
WHOLE: Final = ("undo", "due", "offer", "over")


def changes(before: Message, now: Message) -> Message:
    """The parts of a state that changed; those that did not are left out."""
    told: Message = {}
    if before["view"] != now["view"]:
        told["view"] = difference(before["view"], now["view"])
    for part in ACTS:
        if before[part] != now[part]:
            told[part] = packed(cast("list[str]", before[part]), cast("list[str]", now[part]))
    for part in WHOLE:
        if before[part] != now[part]:
            told[part] = now[part]
    return told


def updated(state: Message, update: Message) -> Message:
    """The state that an update makes of the one before, as it would have been told whole."""
    record = Record(update)
    now = {key: value for key, value in state.items() if key != "opening"}
    now.update({key: update[key] for key in ("seq", "since", "lines", *WHOLE) if key in update})
    if "view" in update:
        now["view"] = patched(state["view"], record.record("view").data)
    for part in ACTS:
        if part in update:
            now[part] = [*unpacked(Record(state).texts(part), record.items(part))]
    return now
