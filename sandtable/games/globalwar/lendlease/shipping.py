"""Sending lend-lease (12.4): which loans may go where when units are placed, and what becomes of them on the way."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sandtable.games.globalwar.combat.fire import SIDES_OF_DIE
from sandtable.games.globalwar.dice import DiceInTurn, Row
from sandtable.games.globalwar.groups import first_nation
from sandtable.games.globalwar.lendlease.aid import BY_PATH, Loan
from sandtable.games.globalwar.lendlease.announcing import is_ready, name_of, waiting
from sandtable.games.globalwar.lendlease.paths import routes
from sandtable.games.globalwar.lendlease.terms import recipients, why_no_lender, why_not_to
from sandtable.games.globalwar.markers import CONDOR, NOBODY, NOWHERE
from sandtable.games.globalwar.movement.interdiction import Trail, Way, danger
from sandtable.games.globalwar.movement.reach import harbours
from sandtable.games.globalwar.movement.sight import acting
from sandtable.games.globalwar.news import AID_DELIVERED, INTERDICTED, News, make_known
from sandtable.games.globalwar.numbering import NationNumber, Seat, ZoneNumber, zones_in
from sandtable.games.globalwar.production.chart import (
    BASE,
    LEGION,
    LENT,
    LENT_BASE,
    LENT_REPAIR,
    LENT_UPGRADE,
    OF_UNITS,
    REPAIR,
    UPGRADE,
    Project,
)
from sandtable.games.globalwar.production.delivery import arrive
from sandtable.games.globalwar.relations import at_war
from sandtable.games.globalwar.research.refit import fitted
from sandtable.games.globalwar.state import GlobalWar
from sandtable.kernel.action import Action
from sandtable.kernel.knowledge import Facts
from sandtable.kernel.plain import Plain
from sandtable.kernel.refusal import Refusal, not_asked_for

DELIVER: Final = "deliver"
INTERDICT: Final = Action("interdict")
PASS: Final = Action("pass")
MOST_WAYS: Final = 3  # that views tell for one recipient


class Shipping:
    """What one seat may send. It looks at the state once and is thrown away after the answer."""

    def __init__(self, s: GlobalWar, seat: Seat) -> None:
        self.s: Final = s
        self.nations: Final = [nation for nation in acting(s) if s.seat_of(nation) == seat]
        self._routes: dict[tuple[NationNumber, NationNumber, bool], dict[ZoneNumber, Way]] = {}
        self._trails: dict[tuple[NationNumber, NationNumber, bool], Trail] = {}

    def called(self, nation: NationNumber, name: str) -> str:
        return name if nation == first_nation(self.s) else f"{self.s.nation_at(nation).id}.{name}"

    def loans(self) -> dict[str, Project]:
        """The loans that are ready, by their names, the first of each."""
        found: dict[str, Project] = {}
        for row in self.s.chart:
            if row.nation in self.nations and is_ready(self.s, row):
                found.setdefault(self.called(row.nation, name_of(self.s, row)), row)
        return found

    def ways(self, row: Project, recipient: NationNumber) -> dict[ZoneNumber, Way]:
        """The zones where a loan may arrive, each with its dangers."""
        key = self._key(row, recipient)
        if key not in self._routes:
            self._trails[key] = Trail()
            self._routes[key] = routes(self.s, *key, self._trails[key])
        return self._routes[key]

    def told(self, row: Project, recipient: NationNumber) -> list[dict[str, Plain]]:
        """The best of these ways, for views."""
        ways = self.ways(row, recipient)
        return best_ways(self.s, row.nation, ways, self._trails[self._key(row, recipient)])

    def _key(self, row: Project, recipient: NationNumber) -> tuple[NationNumber, NationNumber, bool]:
        ship = row.form == LENT and self.s.edition.catalogue.units[row.kind].at_sea()
        return (row.nation, recipient, ship)

    def why_not(self, action: Action) -> Refusal | None:
        s = self.s
        if len(action.nouns) != 3:
            return Refusal("gw.7.3.a", "gw-refused-nouns", {"verb": action.verb})
        row = self.loans().get(action.nouns[0])
        recipient = s.edition.nations.number.get(action.nouns[1], NOBODY)
        zone = s.edition.world.number.get(action.nouns[2], NOWHERE)
        if row is None:
            return Refusal("gw.12.4.a", "gw-refused-not-in-box", {"text": action.nouns[0][:40]})
        if recipient < 0 or zone < 0:
            return Refusal("gw.7.3.a", "gw-refused-no-zone", {"text": action.text[:40]})
        refusal = self.why_not_to(row, recipient)
        if refusal is not None:
            return refusal
        if zone in self.ways(row, recipient):
            return None
        return Refusal("gw.12.4.a", "gw-refused-way", {"nation": action.nouns[1], "zone": action.nouns[2]})

    def why_not_to(self, row: Project, recipient: NationNumber) -> Refusal | None:
        s = self.s
        names: dict[str, str | int] = {"nation": s.nation_at(row.nation).id, "other": s.nation_at(recipient).id}
        if row.form == LENT_REPAIR and s.owner[row.zone] != recipient:
            return Refusal("gw.8.7.b", "gw-refused-loan", names)
        return why_no_lender(s, row.nation) or why_not_to(s, row.nation, recipient, row.form)

    def legal(self) -> list[Action]:
        s = self.s
        found: list[Action] = []
        for name, row in self.loans().items():
            for recipient in recipients(s):
                if self.why_not_to(row, recipient) is None:
                    for zone in sorted(self.ways(row, recipient)):
                        nouns = (name, s.nation_at(recipient).id, s.edition.world.zones[zone].id)
                        found.append(Action(DELIVER, nouns))
        return found

    def take(self, action: Action) -> None:
        s = self.s
        row = self.loans()[action.nouns[0]]
        recipient = s.edition.nations.number[action.nouns[1]]
        zone = s.edition.world.number[action.nouns[2]]
        way = self.ways(row, recipient)[zone]
        n = waiting(s, row.nation, name_of(s, row))[0]
        s.chart = [*s.chart[:n], *s.chart[n + 1 :]]
        s.aid.sent.append(Loan(row.nation, recipient, BY_PATH))
        rows = tuple([(*threat, 1 if at_war(s, row.nation, threat[2]) else 0) for threat in way])
        s.push(Consignment(rows, row, recipient, zone))


class Consignment(DiceInTurn):
    """gw.12.5.f: a loan on its way. Enemies strike at it; nations at peace are asked first, once in each sea zone.

    A row is the value that hits, the sea zone, whose unit rolls, and whether it does: 0 until it is known.
    """

    NAME = "consignment"
    PROMPT = "gw-prompt-interdict"
    DIE = "gw-chance-interdiction"
    WIDTH = 4

    def __init__(
        self, rows: tuple[Row, ...], loan: Project, recipient: NationNumber, zone: ZoneNumber, lost: bool = False
    ) -> None:
        super().__init__(rows)
        self.loan = loan
        self.recipient = recipient
        self.zone = zone
        self.lost = lost

    def copy(self) -> Consignment:
        return Consignment(self.rows, self.loan, self.recipient, self.zone, self.lost)

    def facts(self, s: GlobalWar) -> dict[str, Facts]:
        loan = self.loan
        place = s.edition.world.zones[loan.zone].id if loan.zone >= 0 else ""
        catalogue = s.edition.catalogue
        unit = loan.form in OF_UNITS
        kind = catalogue.units[loan.kind].id if unit else catalogue.facilities[loan.kind].id
        names: dict[str, Facts] = {
            "recipient": s.nation_at(self.recipient).id,
            "zone": s.edition.world.zones[self.zone].id,
            "loan": loan.plain(s.nation_at(loan.nation).id, kind, place, []),
        }
        return {**super().facts(s), **names, "lost": self.lost}

    def asks(self, s: GlobalWar) -> tuple[int, ...]:
        return super().asks(s) if self.rows[0][3] else (s.seat_of(NationNumber(self.rows[0][2])),)

    def legal(self, s: GlobalWar, seat: int) -> Sequence[Action]:
        return [INTERDICT, PASS]

    def why_not(self, s: GlobalWar, seat: int, action: Action) -> Refusal | None:
        return None if action in (INTERDICT, PASS) else not_asked_for(action.verb)

    def take(self, s: GlobalWar, seat: int, action: Action) -> None:
        _, sea, striker, willing = self.rows[0]
        if willing:
            super().take(s, seat, action)
            return
        left: list[Row] = []
        for row in self.rows:
            if row[1:3] != (sea, striker):
                left.append(row)
            elif action == INTERDICT:
                left.append((row[0], sea, striker, 1))
        self.rows = tuple(left)

    def due(self, s: GlobalWar, row: Row) -> bool:
        return bool(row[3]) or s.seat_of(NationNumber(row[2])) >= 0

    def rolled(self, s: GlobalWar, row: Row, roll: int) -> None:
        if roll <= row[0]:
            self.rows = ()
            self.lost = True
            words: dict[str, Facts] = {"group": name_of(s, self.loan)}
            make_known(s, News(INTERDICTED, self.loan.nation, NationNumber(row[2]), ZoneNumber(row[1]), words=words))

    def over(self, s: GlobalWar) -> None:
        if not self.lost:
            hand_over(s, self.loan, self.recipient, self.zone)


def hand_over(s: GlobalWar, loan: Project, recipient: NationNumber, zone: ZoneNumber) -> None:
    """gw.12.4.b, gw.12.4.c: a loan has arrived and is the recipient's from now on."""
    if recipient == loan.nation:  # gw.15.1.i: the Condor Legion is home again
        arrive(s, recipient, loan.kind, zone, 1)
        return
    s.say(
        "gw-delivered",
        {
            "nation": s.nation_at(loan.nation).id,
            "other": s.nation_at(recipient).id,
            "group": name_of(s, loan),
            "zone": s.edition.world.zones[zone].id,
        },
    )
    make_known(s, News(AID_DELIVERED, loan.nation, recipient))
    if loan.form == LENT:
        kind = fitted(s, recipient, loan.kind)
        arrive(s, recipient, kind, _berth(s, kind, zone), 1)
    elif loan.form == LEGION:
        arrive(s, recipient, loan.kind, zone, 1, CONDOR)
    elif loan.form == LENT_BASE:
        s.chart.append(Project(recipient, BASE, loan.kind, loan.paid))
    elif loan.form == LENT_UPGRADE:
        s.chart.append(Project(recipient, UPGRADE, loan.kind, 1))
    else:
        s.chart.append(Project(recipient, REPAIR, loan.kind, loan.paid, loan.zone, 0, loan.site))


def _berth(s: GlobalWar, kind: int, zone: ZoneNumber) -> ZoneNumber:
    """Where a unit comes to stand: a ship in the port it came to, or before it."""
    unit = s.edition.catalogue.units[kind]
    if not unit.at_sea() or any(harbours(s.facility(site), unit) for site in s.sites[zone]):
        return zone
    for site in s.sites[zone]:
        if s.facility(site).naval():
            return zones_in(s.site_opens[site] & s.rulings.zones)[0]
    return zone


# what views tell


def shipping_facts(s: GlobalWar, seat: Seat) -> list[Plain]:
    """The ways of the loans that wait: the best zones to send each to, with every danger as sea zone, value, whose and
    whether it is an enemy's; where there is no way, the rule that shuts it."""
    shipping = Shipping(s, seat)
    told: list[Plain] = []
    for name, row in shipping.loans().items():
        for recipient in recipients(s):
            if shipping.why_not_to(row, recipient) is None:
                to = s.nation_at(recipient).id
                found: list[Plain] = [{"loan": name, "to": to, **one} for one in shipping.told(row, recipient)]
                told += found or [{"loan": name, "to": to, "closed": "gw.12.4.a"}]
    return told


def best_ways(s: GlobalWar, sender: NationNumber, ways: dict[ZoneNumber, Way], trail: Trail) -> list[dict[str, Plain]]:
    """The best zones to send something to, each with its dangers as sea zone, value, whose and whether an enemy's, the
    chance in per cent that no enemy hits, and the zones it passes."""
    zones = s.edition.world.zones
    told: list[dict[str, Plain]] = []
    for zone in sorted(ways, key=lambda zone: (danger(ways[zone]), zone))[:MOST_WAYS]:
        dangers: list[Plain] = []
        chance = 1.0
        for value, sea, whose in ways[zone]:
            enemy = at_war(s, sender, whose)
            dangers.append([zones[sea].id, value, s.nation_at(whose).id, enemy])
            chance *= (SIDES_OF_DIE - value) / SIDES_OF_DIE if enemy else 1
        path: list[Plain] = [zones[one].id for one in trail.to(zone)]
        told.append({"at": zones[zone].id, "dangers": dangers, "chance": round(100 * chance), "path": path})
    return told
