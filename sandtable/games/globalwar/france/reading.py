"""Reading: the frames of the French surrender from their plain data."""

from __future__ import annotations

from sandtable.games.globalwar.france.armistice import STEPS, Armistice
from sandtable.games.globalwar.france.evacuation import Evacuation
from sandtable.games.globalwar.france.navy import Berths
from sandtable.games.globalwar.france.paris import EntryIntoParis
from sandtable.games.globalwar.france.vichy import VichyIncome
from sandtable.games.globalwar.markers import MOST_UNITS
from sandtable.games.globalwar.numbering import read_units
from sandtable.games.globalwar.state import GlobalWar
from sandtable.kernel.flow import Frame
from sandtable.kernel.plain import Record


def french_frame(s: GlobalWar, record: Record) -> Frame[GlobalWar] | None:
    """The frame that data describe; None when it is none of these."""
    name = record.text("frame")
    if name == Armistice.NAME:
        return Armistice(STEPS.index(record.one_of("step", STEPS)))
    if name == Berths.NAME:
        return Berths()
    if name == Evacuation.NAME:
        return Evacuation(read_units(record, "boarded", MOST_UNITS))
    if name == EntryIntoParis.NAME:
        return EntryIntoParis(s.edition.nations.find(record.text("nation"), record.at("nation")))
    return VichyIncome() if name == VichyIncome.NAME else None
