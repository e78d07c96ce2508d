"""A person's games as an Atom feed."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Final
from xml.etree import ElementTree as Tree

from sandtable.server.calling import title_of
from sandtable.server.calls_statements import Wishes
from sandtable.server.mails import say
from sandtable.table.records import StoredTable

ATOM: Final = "http://www.w3.org/2005/Atom"
MOST: Final = 50  # entries


def atom(tables: list[StoredTable], wishes: Wishes, home: str) -> bytes:
    """Games in which it is their turn, and those that are over, the last changed first."""
    feed = Tree.Element("feed", xmlns=ATOM)
    _text(feed, "id", f"{home}/feed/{wishes.person}")
    _text(feed, "title", say(wishes.language, "feed-title"))
    Tree.SubElement(feed, "link", href=f"{home}/lobby")
    found = [(table, reason) for table in tables if (reason := _reason(table, wishes.person)) is not None]
    found.sort(key=lambda one: -one[0].record.changed)
    _text(feed, "updated", _when(found[0][0].record.changed if found else 0.0))
    for table, reason in found[:MOST]:
        record = table.record
        entry = Tree.SubElement(feed, "entry")
        _text(entry, "id", f"{home}/table/{record.id}#{record.changed}")
        _text(
            entry, "title", say(wishes.language, f"mail-call-{reason}", title=title_of(record.title, wishes.language))
        )
        _text(entry, "updated", _when(record.changed))
        author = Tree.SubElement(entry, "author")
        names = [seat.name for seat in table.seating.seats if seat.kind == "guest" and seat.who != wishes.person]
        _text(author, "name", ", ".join(name for name in names if name) or "Sandtable")
        Tree.SubElement(entry, "link", href=f"{home}/table/{record.id}")
    text: bytes = Tree.tostring(feed, encoding="utf-8", xml_declaration=True)
    return text


def _reason(table: StoredTable, person: str) -> str | None:
    if table.record.outcome is not None:
        return "over"
    own = {seat.seat for seat in table.seating.seats if seat.kind == "guest" and seat.who == person}
    return "turn" if own & set(table.record.waiting) else None


def _text(parent: Tree.Element, name: str, text: str) -> None:
    Tree.SubElement(parent, name).text = "".join(letter for letter in text if letter.isprintable())


def _when(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="seconds")
