"""What of a while changes most for a reader: wars, zones, units, pacts, incomes, each with a figure."""

from __future__ import annotations

from typing import Final

from sandtable.games.globalwar.markers import NOBODY, NOWHERE
from sandtable.games.globalwar.numbering import NationNumber, ZoneNumber, nations_in
from sandtable.games.globalwar.production.income import collected, value_of
from sandtable.games.globalwar.report.account import Account, Deal, Taken
from sandtable.games.globalwar.report.reader import FOE, FRIEND, MINE, Side
from sandtable.games.globalwar.state import GlobalWar
from sandtable.kernel.plain import Plain
from sandtable.kernel.report import BAD, GOOD, NEITHER, Headline, Told

NAMED: Final = 3  # zones that a headline names
CITY: Final = 25  # what a victory city weighs beside an IPP

IPP_A_TURN: Final = "gw-report-unit-ipp"
IPP_FOR_THEM: Final = "gw-report-unit-them"
IPP_OF_UNITS: Final = "gw-report-unit-value"
UNITS: Final = "gw-report-unit-units"
POINTS: Final = "gw-report-unit-points"
DAMAGE: Final = "gw-report-unit-damage"
TECHNOLOGIES: Final = "gw-report-unit-technologies"
ZONES: Final = "gw-report-unit-zones"

# What deals weigh for whom they touch, for their friends and for the rest of the world
DEALS: Final = {
    "gw-surrender": (95, 60, 45),
    "gw-capital-lost": (85, 55, 40),
    "gw-offered-pact": (75, 0, 0),
    "gw-broken-pact": (65, 30, 12),
    "gw-joined": (50, 22, 18),
    "gw-controlled": (45, 20, 14),
    "gw-signed-pact": (40, 16, 12),
    "gw-objective-met": (38, 30, 26),
    "gw-france-reborn": (35, 30, 25),
    "gw-war": (0, 30, 20),  # those against the reader are told together
    "gw-spain-decided": (30, 24, 20),
    "gw-evolved": (30, 20, 20),
    "gw-developed": (10, 8, 9),
}


class Writer:
    """Looks at all that happened between two states with the eyes of a reader."""

    def __init__(self, before: GlobalWar, after: GlobalWar, side: Side) -> None:
        self.before: Final = before
        self.after: Final = after
        self.side: Final = side
        self.edition: Final = after.edition
        self.found: list[Headline] = []

    def headlines(self, turns: list[Account]) -> list[Headline]:
        self._new_enemies()
        for turn in turns:
            self._zones(turn)
            self._blows(turn)
            for deal in turn.deals:
                self._deal(deal)
        self._incomes(turns)
        return self.found

    def _add(self, weight: int, mood: int, who: NationNumber, what: Told, figure: int, unit: str) -> Headline:
        named = self.after.nation_at(who).id if who != NOBODY else ""
        headline = Headline(weight, mood, named, what, figure, unit)
        self.found.append(headline)
        return headline

    def _ids(self, zones: list[ZoneNumber]) -> list[Plain]:
        return [self.edition.world.zones[zone].id for zone in zones if zone != NOWHERE]

    # wars

    def _new_enemies(self) -> None:
        """All who are at war with the reader now and were not before, as one thing."""
        known = 0
        for nation in nations_in(self.side.mine):
            known |= self.before.enemies[nation]
        fresh = [one for one in nations_in(self.side.foes & ~known) if self.after.playing() >> one & 1]
        if not fresh:
            return
        income = sum([collected(self.after, one) for one in fresh])
        names: list[Plain] = [self.after.nation_at(one).id for one in fresh]
        told = Told("gw-report-war-you", {"nations": names, "count": len(names)})
        headline = self._add(60 + income, BAD, fresh[0], told, income, IPP_FOR_THEM)
        headline.places = self._capitals(fresh)

    def _capitals(self, nations: list[NationNumber]) -> list[str]:
        zones = self.edition.world.zones
        return [zones[self.after.capital[one]].id for one in nations if self.after.capital[one] != NOWHERE]

    # zones

    def _zones(self, turn: Account) -> None:
        """What one nation took from one other in a turn."""
        pairs: dict[tuple[NationNumber, NationNumber], list[Taken]] = {}
        for one in turn.taken:
            pairs.setdefault((one.winner, one.loser), []).append(one)
        for (winner, loser), taken in pairs.items():
            if self.side.relation(winner) != MINE:
                self._took(turn, winner, loser, [one.zone for one in taken])

    def _took(self, turn: Account, winner: NationNumber, loser: NationNumber, zones: list[ZoneNumber]) -> None:
        world = self.edition.world.zones
        zones = sorted(zones, key=lambda zone: -world[zone].ipp)
        ipp = sum([world[zone].ipp for zone in zones])
        cities = sum([1 for zone in zones if self.edition.place["victory-cities"] >> zone & 1])
        share = {MINE: 100, FRIEND: 60, FOE: 50}.get(self.side.relation(loser), 25)
        if self.side.relation(winner) == FRIEND:
            share = max(share, 40)
        weight = (6 + 3 * ipp + CITY * cities) * share // 100
        mood = self.side.mood(winner, loser)
        sign = -1 if mood == BAD else 1
        named: dict[str, Plain] = {
            "nation": self.after.nation_at(winner).id,
            "zones": self._ids(zones[:NAMED]),
            "more": max(0, len(zones) - NAMED),
        }
        figure, unit = (ipp, IPP_A_TURN) if ipp else (len(zones), ZONES)
        headline = self._add(weight, mood, winner, Told("gw-report-took", named), sign * figure, unit)
        headline.places = [world[zone].id for zone in zones]
        self._tell_losses(headline, turn)

    def _tell_losses(self, headline: Headline, turn: Account) -> None:
        lost, beaten = self._toll(turn)
        if lost or beaten:
            headline.more.append(Told("gw-report-losses", {"lost": lost, "beaten": beaten}))

    def _toll(self, turn: Account) -> tuple[int, int]:
        """How many units the reader's nations lost in a turn, and how many those lost who took it."""
        mine = sum([len(units) for nation, units in turn.losses.items() if self.side.relation(nation) == MINE])
        theirs = sum([len(units) for nation, units in turn.losses.items() if self.side.relation(nation) != MINE])
        return mine, theirs

    # blows that took no zone

    def _blows(self, turn: Account) -> None:
        if self.side.relation(turn.nation) == MINE:
            return
        held = [one.zone for one in turn.held if self.side.relation(one.loser) == MINE]
        taken = any(self.side.relation(one.loser) == MINE for one in turn.taken)
        lost, beaten = self._toll(turn)
        if held:
            value = self._value(turn, False)
            told = Told("gw-report-held", {"zones": self._ids(held[:NAMED])})
            headline = self._add(8 + value, GOOD, turn.nation, told, value, IPP_OF_UNITS)
            headline.places = [self.edition.world.zones[zone].id for zone in held]
            self._tell_losses(headline, turn)
        elif lost and not taken:
            self._struck(turn, lost, beaten)
        self._bombed(turn)
        self._raided(turn)

    def _struck(self, turn: Account, lost: int, beaten: int) -> None:
        value = self._value(turn, True)
        told = Told("gw-report-struck", {"nation": self.after.nation_at(turn.nation).id, "count": lost})
        headline = self._add(6 + value, BAD, turn.nation, told, -value, IPP_OF_UNITS)
        where = [turn.sunk_at[nation] for nation in turn.losses if self.side.relation(nation) == MINE]
        headline.places = [self.edition.world.zones[zone].id for zone in where if zone != NOWHERE]
        if beaten:
            headline.more.append(Told("gw-report-losses", {"lost": 0, "beaten": beaten}))

    def _value(self, turn: Account, mine: bool) -> int:
        units = self.edition.catalogue.units
        total = 0
        for nation, lost in turn.losses.items():
            if (self.side.relation(nation) == MINE) == mine:
                total += sum([sum(units[kind].cost) for kind in lost])
        return total

    def _bombed(self, turn: Account) -> None:
        hit = [(zone, damage) for zone, damage in turn.damage if zone != NOWHERE and damage]
        mine = [one for one in hit if self.side.relation(self.after.owner[one[0]]) == MINE]
        if not mine:
            return
        damage = sum([one[1] for one in mine])
        zones = list(dict.fromkeys([one[0] for one in mine]))
        named: dict[str, Plain] = {"nation": self.after.nation_at(turn.nation).id, "zones": self._ids(zones[:NAMED])}
        headline = self._add(5 + 2 * damage, BAD, turn.nation, Told("gw-report-bombed", named), -damage, DAMAGE)
        headline.places = [self.edition.world.zones[zone].id for zone in zones]

    def _raided(self, turn: Account) -> None:
        owners = {convoy.id: convoy for convoy in self.edition.convoys}
        number = self.edition.nations.number
        mine = [(line, ipp) for line, ipp in turn.raids if self.side.relation(number[owners[line].owner]) == MINE]
        if not mine:
            return
        ipp = sum([one[1] for one in mine])
        named: dict[str, Plain] = {"nation": self.after.nation_at(turn.nation).id, "line": mine[0][0], "ipp": ipp}
        headline = self._add(5 + 2 * ipp, BAD, turn.nation, Told("gw-report-raided", named), -ipp, IPP_A_TURN)
        seas = [zone for zone in owners[mine[0][0]].path if zone >= self.edition.world.lands]
        headline.places = [self.edition.world.zones[zone].id for zone in seas[:1]]

    # deals

    def _deal(self, deal: Deal) -> None:
        """A war, a pact, a nation that joins or falls: the log's own words, with what it weighs."""
        touched = {self.side.relation(deal.nation), self.side.relation(deal.other)}
        mine, friends, others = DEALS[deal.event]
        weight = mine if MINE in touched else friends if FRIEND in touched else others
        if not weight or (deal.event == "gw-war" and MINE in touched):
            return
        figure, unit = self._figure(deal)
        headline = self._add(weight, self._mood(deal), self._actor(deal), self._words(deal), figure, unit)
        if deal.event == "gw-capital-lost":
            headline.places = [deal.about]
        else:
            headline.places = self._capitals([deal.nation])

    def _actor(self, deal: Deal) -> NationNumber:
        return deal.other if deal.event in ("gw-surrender", "gw-controlled") and deal.other != NOBODY else deal.nation

    def _words(self, deal: Deal) -> Told:
        args: dict[str, Plain] = {"nation": self.after.nation_at(deal.nation).id}
        if deal.other != NOBODY:
            args["other"] = self.after.nation_at(deal.other).id
        if deal.about:
            args[ABOUT[deal.event]] = deal.about
        return Told(deal.event, args)

    def _mood(self, deal: Deal) -> int:
        event, nation, other = deal.event, deal.nation, deal.other
        if event in ("gw-surrender", "gw-capital-lost"):
            return self.side.mood(other, nation)
        if event in ("gw-joined", "gw-controlled"):
            return self.side.mood(other, NOBODY)
        if event == "gw-war":
            return BAD if self.side.ours(other) else NEITHER
        if event == "gw-broken-pact":
            return BAD if self.side.relation(other) == MINE else NEITHER
        if event in ("gw-offered-pact", "gw-signed-pact"):
            return NEITHER
        return self.side.mood(nation, NOBODY)

    def _figure(self, deal: Deal) -> tuple[int, str]:
        event, nation = deal.event, deal.nation
        if event in ("gw-joined", "gw-controlled"):
            worth = value_of(self.before, nation)
            return (-worth if self._mood(deal) == BAD else worth), IPP_A_TURN
        if event == "gw-surrender":
            return -self._units(self.before, nation), UNITS
        if event == "gw-capital-lost":
            return collected(self.after, nation) - collected(self.before, nation), IPP_A_TURN
        if event == "gw-objective-met":
            points = [one.points for one in self.after.rulings.objectives if one.id == deal.about]
            return sum(points), POINTS
        if event == "gw-developed":
            return self.after.technologies[nation].bit_count(), TECHNOLOGIES
        return collected(self.after, nation), IPP_FOR_THEM

    def _units(self, s: GlobalWar, nation: NationNumber) -> int:
        return sum([1 for u, zone in enumerate(s.zone) if zone != NOWHERE and s.nation[u] == nation])

    # incomes

    def _incomes(self, turns: list[Account]) -> None:
        """The tracker of a power that grew by other things than zones."""
        raised = 0
        for turn in turns:
            raised |= turn.raised
        for nation in nations_in(raised & ~self.side.mine):
            grown = collected(self.after, nation) - collected(self.before, nation)
            if grown > 1:
                now = collected(self.after, nation)
                named: dict[str, Plain] = {"nation": self.after.nation_at(nation).id, "ipp": now}
                mood = self.side.mood(nation, NOBODY)
                self._add(grown + 2, mood, nation, Told("gw-income-raised", named), grown, IPP_FOR_THEM)
                self.found[-1].places = self._capitals([nation])


ABOUT: Final = {
    "gw-offered-pact": "pact", "gw-signed-pact": "pact", "gw-broken-pact": "pact", "gw-capital-lost": "zone",
    "gw-developed": "technology", "gw-objective-met": "objective",
}  # fmt: skip
