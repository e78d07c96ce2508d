"""Lend-lease: whom a nation helps, with what, and by which way.

Aid is a trade: whoever fights our enemies is helped while he is hard pressed, and a faction of the Spanish war while it
is not clearly ahead; more would starve the own army. Nothing is made to be lent that no way leads to.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sandtable.games.globalwar.advice.campaigns import NEVER
from sandtable.games.globalwar.advice.intent import is_pressed, weight
from sandtable.games.globalwar.civil.factions import is_fought
from sandtable.games.globalwar.combat.fire import SIDES_OF_DIE
from sandtable.games.globalwar.expeditions import DEPLOY, FORM_CONDOR
from sandtable.games.globalwar.groups import first_nation
from sandtable.games.globalwar.lendlease.announcing import LEND, RETAIN, is_ready
from sandtable.games.globalwar.lendlease.paths import routes
from sandtable.games.globalwar.lendlease.shipping import DELIVER
from sandtable.games.globalwar.lendlease.terms import FACTIONS, why_not_to
from sandtable.games.globalwar.movement.interdiction import Way
from sandtable.games.globalwar.numbering import NationNumber, ZoneNumber, nations_in
from sandtable.games.globalwar.production.chart import LENT
from sandtable.games.globalwar.relations import at_war
from sandtable.games.globalwar.state import GlobalWar
from sandtable.kernel.action import Action

# What has to be so before something is lent
PRESSED: Final = "pressed"  # an army that could break through stands at their border
NOT_AHEAD: Final = "not-ahead"  # their side of a civil war is not clearly the stronger one
BEHIND: Final = "behind"  # theirs is the weaker one
UNDECIDED: Final = "undecided"  # their civil war is still fought
IDLE: Final = "idle"  # they fight, and the lender's own army does not yet
AHEAD: Final = 1.3  # a side that much stronger wins by itself
LEGION_UNTIL: Final = "1938-01"
SURE_ENOUGH: Final = 0.6  # the chance to arrive that a loan needs


class Aid:
    """A row of the table: who lends what to whom, what must be so, from which income on and until when."""

    def __init__(self, lender: str, recipient: str, kind: str, needs: str, income: int = 0, until: str = NEVER) -> None:
        self.lender: Final = lender
        self.recipient: Final = recipient
        self.kind: Final = kind
        self.needs: Final = needs
        self.income: Final = income
        self.until: Final = until


AID: Final = (
    # Spain: Germany needs nearly all it has to be ready for France in time, so it helps before it rearms, and only
    # those who are behind; Italy helps for a while; the USSR, whose own war is far away, sees it through, for Spain is
    # one of the few points that it can win by then
    Aid("germany", "spanish-nationalists", "infantry", BEHIND, until="1938-01"),
    Aid("italy", "spanish-nationalists", "infantry", NOT_AHEAD, until="1939-01"),
    Aid("ussr", "spanish-republicans", "artillery", UNDECIDED, until="1942-01"),
    # the arsenal of democracy
    Aid("usa", "ussr", "fighter", PRESSED, income=50),
    Aid("usa", "kmt", "artillery", PRESSED, income=30),
    Aid("usa", "great-britain", "fighter", IDLE, income=20),
    Aid("great-britain", "ussr", "fighter", PRESSED, income=25),
    Aid("great-britain", "kmt", "infantry", PRESSED, income=25),
)


class Lending:
    """What one seat lends, in production and when units are placed."""

    def __init__(self, s: GlobalWar, legal: Sequence[Action]) -> None:
        self.s: Final = s
        self.legal: Final = legal

    def announced(self, nation: NationNumber, ordered: dict[str, int]) -> Action | None:
        """The next loan to announce: one for each of those who are helped, whatever waits already; what waits for
        nobody is kept."""
        if not any(action.verb in (LEND, RETAIN) for action in self.legal):
            return None
        made = len([row for row in self.s.chart if row.nation == nation and row.form == LENT])
        for order, count in ordered.items():
            if order.startswith((f"{LEND} {self._called(nation)}", f"{RETAIN} {self._called(nation)}")):
                made += count if order.startswith(LEND) else -count
        for row in AID:
            if row.lender == self.s.nation_at(nation).id and self._is_helped(nation, row):
                made -= 1
                action = Action(LEND, (f"{self._called(nation)}{row.kind}",))
                if made < 0 and action in self.legal:
                    return action
        return self._kept(nation) if made > 0 else None

    def legion(self) -> Action | None:
        """The Condor Legion is formed while its side is behind and Germany does not need the money for its own army."""
        nationalists = self.s.edition.nations.number[FACTIONS[0]]
        if self.s.calendar_turn() > LEGION_UNTIL or not is_weaker(self.s, nationalists, 1.0):
            return None
        return next((action for action in self.legal if action.verb == FORM_CONDOR), None)

    def _kept(self, nation: NationNumber) -> Action | None:
        ready = any(row.nation == nation and is_ready(self.s, row) for row in self.s.chart)
        for action in self.legal if ready else ():
            if action.verb == RETAIN and action.nouns[0].startswith(self._called(nation)):
                return action
        return None

    def _called(self, nation: NationNumber) -> str:
        """What stands before the kinds of a nation that is not the first on turn."""
        return "" if nation == first_nation(self.s) else f"{self.s.nation_at(nation).id}."

    def sent(self) -> Action | None:
        """The Condor Legion flies to Spain; a loan that is ready goes to the first of those who are helped, by the
        safest way."""
        for flight in self.legal:
            if flight.verb == DEPLOY:
                return flight
        if not any(action.verb == DELIVER for action in self.legal):
            return None
        numbers = self.s.edition.nations.number
        for row in AID:
            sender = numbers[row.lender]
            if not self.s.on_turn(sender):
                continue
            what = (f"{self._called(sender)}{row.kind}", row.recipient)
            loans = [action for action in self.legal if action.verb == DELIVER and action.nouns[:2] == what]
            found = {action.nouns[2]: action for action in loans}
            ways = self._ways(sender, row) if found else {}
            zones = sorted(ways, key=lambda zone: (-self._chance(sender, ways[zone]), zone))
            for zone in zones:
                action = found.get(self.s.edition.world.zones[zone].id)
                if action is not None:
                    return action
        return None

    # who is helped

    def _is_helped(self, nation: NationNumber, row: Aid) -> bool:
        s = self.s
        recipient = s.edition.nations.number[row.recipient]
        if s.calendar_turn() > row.until or s.income[nation] < row.income or s.surrendered >> recipient & 1:
            return False
        if why_not_to(s, nation, recipient, LENT) is not None:
            return False
        if row.needs == NOT_AHEAD:
            needy = is_weaker(s, recipient, AHEAD)
        elif row.needs == BEHIND:
            needy = is_weaker(s, recipient, 1.0)
        elif row.needs == UNDECIDED:
            needy = is_fought(s)
        elif row.needs == IDLE:
            needy = not s.enemies[nation] & s.majors
        else:
            needy = _is_pressed(s, nation, recipient)
        return needy and any(self._chance(nation, way) >= SURE_ENOUGH for way in self._ways(nation, row).values())

    def _ways(self, nation: NationNumber, row: Aid) -> dict[ZoneNumber, Way]:
        return routes(self.s, nation, self.s.edition.nations.number[row.recipient])

    def _chance(self, nation: NationNumber, way: Way) -> float:
        """That no enemy hits a loan on its way."""
        found = 1.0
        for value, _, whose in way:
            if at_war(self.s, nation, whose):
                found *= (SIDES_OF_DIE - value) / SIDES_OF_DIE
        return found


def is_weaker(s: GlobalWar, faction: NationNumber, times: float) -> bool:
    """Whether one of the two sides of the war in Spain is less than so many times as strong as the other."""
    numbers = s.edition.nations.number
    rival = next(numbers[id] for id in FACTIONS if numbers[id] != faction)
    strength = [weight(s, 1 << side, s.edition.world.land, False) for side in (faction, rival)]
    return at_war(s, faction, rival) and strength[0] < times * strength[1]


def _is_pressed(s: GlobalWar, lender: NationNumber, recipient: NationNumber) -> bool:
    """Whether a power that is the lender's enemy, or of no alliance of his, stands strong at their border."""
    enemies = 0
    for enemy in nations_in(s.enemies[recipient] & s.majors):
        enemies |= 1 << enemy if s.alliance[enemy] != s.alliance[lender] else 0
    return is_pressed(s, recipient, enemies)
