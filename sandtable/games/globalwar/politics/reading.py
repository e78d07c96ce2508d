"""Reading: the frames of politics from their plain data."""

from __future__ import annotations

from typing import Final

from sandtable.games.globalwar.combat.reading import number_rows
from sandtable.games.globalwar.numbering import NationNumber, read_seats
from sandtable.games.globalwar.politics.alarm import Alarm
from sandtable.games.globalwar.politics.calls import BalkanCall
from sandtable.games.globalwar.politics.declaring import FirstWord
from sandtable.games.globalwar.state import GlobalWar
from sandtable.kernel.flow import Frame
from sandtable.kernel.plain import Record

PAIR: Final = 2


def politics_frame(s: GlobalWar, record: Record) -> Frame[GlobalWar] | None:
    """The frame that data describe; None when it is none of these."""
    name = record.text("frame")
    if name == BalkanCall.NAME:
        return BalkanCall()
    if name == Alarm.NAME:
        return Alarm(tuple([(NationNumber(row[0]), row[1]) for row in number_rows(record, "rows", PAIR)]))
    if name == FirstWord.NAME:
        nations = s.edition.nations
        who = nations.find(record.text("who"), record.at("who"))
        whom = nations.find(record.text("whom"), record.at("whom"))
        return FirstWord(who, whom, read_seats(record, "seats", s.rulings.seats))
    return None
