"""Pacts as the desk of politics shows them: in force, on offer, to be had or ended, with what they forbid and bring."""

from __future__ import annotations

from sandtable.games.globalwar.markers import NOBODY
from sandtable.games.globalwar.pacts.signing import why_no_pact
from sandtable.games.globalwar.pacts.spheres import parties
from sandtable.games.globalwar.pacts.terms import TERMS
from sandtable.games.globalwar.state import GlobalWar
from sandtable.kernel.plain import Plain


def pacts_at_a_glance(s: GlobalWar) -> list[Plain]:
    """One row for each pact that means something now; terms are ids of rules."""
    found: list[Plain] = []
    for pact, terms in enumerate(TERMS):
        stands = standing(s, pact)
        if stands:
            row: dict[str, Plain] = {"pact": terms.pact, "stands": stands, "parties": [*terms.parties]}
            if s.treaties.offered[pact] != NOBODY:
                row["by"] = s.nation_at(s.treaties.offered[pact]).id
            if stands == "closed":
                row["rule"] = terms.rule
            if stands == "closed" and s.calendar_turn() < terms.since:
                row["since"] = terms.since
            if stands != "ended":
                row.update({"fee": terms.fee, "forbids": [*terms.forbids], "brings": [*terms.brings]})
            found.append(row)
    return found


def standing(s: GlobalWar, pact: int) -> str:
    if s.treaties.holds(pact):
        return "in-force"
    if s.treaties.ended >> pact & 1:
        return "ended"
    if s.treaties.offered[pact] != NOBODY:
        return "offered"
    if why_no_pact(s, pact) is None:
        return "open"
    return "closed" if all(s.rulings.playing >> party & 1 for party in parties(s, pact)) else ""
