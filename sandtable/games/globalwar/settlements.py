"""What is settled between nations besides their wars: pacts in force (chapter 6) and surrenders (5.7)."""

from __future__ import annotations

from sandtable.games.globalwar.numbering import nations_in
from sandtable.games.globalwar.sheets import PACTS
from sandtable.games.globalwar.state import GlobalWar
from sandtable.kernel.knowledge import Facts
from sandtable.kernel.plain import Record


def in_force(s: GlobalWar, pact: str) -> bool:
    return s.treaties.holds(PACTS.index(pact))


def was_signed(s: GlobalWar, pact: str) -> bool:
    """Whether a pact was signed in this game, also if it is over by now."""
    return s.treaties.was_signed(PACTS.index(pact))


def settled_facts(s: GlobalWar) -> dict[str, Facts]:
    """Surrenders, as far as there are any."""
    found: dict[str, Facts] = {}
    if s.surrendered:
        found["surrendered"] = [s.nation_at(nation).id for nation in nations_in(s.surrendered)]
    return found


def read_settled(s: GlobalWar, record: Record) -> None:
    """The same from plain data; what is not mentioned is not settled."""
    for n, id in enumerate(record.texts("surrendered", 99) if record.has("surrendered") else []):
        s.surrendered |= 1 << s.edition.nations.find(id, f"{record.at('surrendered')}[{n}]")
