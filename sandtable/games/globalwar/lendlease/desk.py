"""What the desk of lend-lease shows before anything is announced: to whom a power may lend, and by which ways."""

from __future__ import annotations

from sandtable.games.globalwar.lendlease.paths import routes
from sandtable.games.globalwar.lendlease.shipping import best_ways
from sandtable.games.globalwar.lendlease.terms import recipients, why_no_lender, why_not_to
from sandtable.games.globalwar.movement.interdiction import Trail
from sandtable.games.globalwar.numbering import NationNumber
from sandtable.games.globalwar.production.chart import LENT
from sandtable.games.globalwar.state import GlobalWar
from sandtable.kernel.plain import Plain


def loans_told(s: GlobalWar, sender: NationNumber) -> dict[str, Plain]:
    """For each nation that could get a unit the best ways as they are now; for friends without one, why not."""
    refusal = why_no_lender(s, sender)
    if refusal is not None:
        return {"refusal": refusal.plain()}
    ways: list[Plain] = []
    for recipient in recipients(s):
        if recipient == sender:
            continue
        to = s.nation_at(recipient).id
        shut = why_not_to(s, sender, recipient, LENT)
        if shut is not None:
            if s.alliance[recipient] == s.alliance[sender] and s.rulings.playing >> recipient & 1:
                ways.append({"to": to, "refusal": shut.plain()})
            continue
        trail = Trail()
        found = best_ways(s, sender, routes(s, sender, recipient, False, trail), trail)
        ways += [{"to": to, **one} for one in found] or [{"to": to, "closed": "gw.12.4.a"}]
    return {"ways": ways}
