"""Everything true about a game of Global War: who stands where, who owns what, who is at war with whom, and when.

Everything lies open in this game, so nothing here is secret.

Units have numbers. What is true of unit ``u`` stands at place ``u`` of the lists by unit (``nation``, ``kind``,
``zone``, ``left``, ``damage``, ``marks``, ``aboard``, ``came``, ``task``, ``aim``); a lost unit has the zone NOWHERE
and its number is given to the next unit that is raised. ``standing`` holds for each zone the numbers of the units in
it, smallest first. Move units with ``put``, raise them with ``raise_unit`` and lose them with ``lose``, which keep both
in step and let cargo share the fate of what carries it. Facilities are kept the same way: ``site_kind``,
``site_zone``, ``site_damage``, ``site_opens`` and, by zone, ``sites``.

- A ship in port has the number of the land zone as its zone (gw.11.5).
- A land unit or an aircraft on board has the number of what carries it in ``aboard``, and its zone.
- An attacker stands in the zone it attacks; ``came`` is the zone it entered from: another land zone, or a sea zone for
  a landing, or the own zone for who was there already. ``task`` says what it is there for and ``aim`` against what.
- A ship without a task that took part in an assault keeps the zone of it as its ``aim`` until the turn ends, its own
  sea zone if it took part in two.
- ``left`` is the movement a unit has left, FRESH if it has not moved in this player turn.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence

from sandtable.games.globalwar.edition import Edition
from sandtable.games.globalwar.france.affairs import FrenchAffairs
from sandtable.games.globalwar.lendlease.aid import Aid
from sandtable.games.globalwar.markers import (
    AT_PEACE,
    COMBAT,
    COMBAT_MOVEMENT,
    FOUGHT,
    FRESH,
    NO_TASK,
    NO_UNIT,
    NOBODY,
    NON_COMBAT,
    NOWHERE,
    PRODUCTION,
    UNDECLARED,
    UNUSED,
)
from sandtable.games.globalwar.numbering import NationNumber, Number, Seat, UnitNumber, ZoneNumber, units_in
from sandtable.games.globalwar.pacts.treaties import Treaties
from sandtable.games.globalwar.part import Part
from sandtable.games.globalwar.politics.diplomacy import Diplomacy
from sandtable.games.globalwar.production.chart import Project
from sandtable.games.globalwar.research.laboratory import Laboratory
from sandtable.games.globalwar.rulings import Rulings
from sandtable.games.globalwar.services import Services
from sandtable.games.globalwar.sheets import AXIS, Nation
from sandtable.games.globalwar.units import Facility, Unit
from sandtable.games.globalwar.victory.goals import Goals
from sandtable.kernel.action import Action
from sandtable.kernel.event import Tell
from sandtable.kernel.flow import ASK_CHANCE, Flow
from sandtable.kernel.knowledge import Facts
from sandtable.kernel.outcome import Outcome
from sandtable.kernel.plain import Plain
from sandtable.kernel.refusal import Refusal
from sandtable.kernel.state import NO_ACTIONS, Occasion


class Book(ABC):
    """Who keeps accounts of all IPP that come and go (see ``treasury``). It is no part of the state."""

    @abstractmethod
    def enter(self, nation: NationNumber, reason: str, ipp: int) -> None: ...


class Kept:
    """What was worked out from a state and holds until it changes. It is no part of the state."""


class GlobalWar(Flow["GlobalWar"]):
    """The state. Sets of zones and of nations are masks."""

    rulings: Rulings
    edition: Edition
    date: int  # the calendar turn, by its place in the calendar
    turn: int  # whose player turn it is, by the place in the order of play (gw.7.1); 0 before the first
    phase: int
    # by unit
    nation: list[NationNumber]
    kind: list[int]
    zone: list[ZoneNumber]
    left: list[int]
    damage: list[int]
    marks: list[int]
    aboard: list[UnitNumber]
    came: list[ZoneNumber]
    task: list[int]
    aim: list[int]
    standing: list[tuple[UnitNumber, ...]]  # by zone
    # by facility
    site_kind: list[int]
    site_zone: list[ZoneNumber]
    site_damage: list[int]
    site_opens: list[int]  # the sea zones a facility opens on, the borders that a work guards
    sites: list[tuple[int, ...]]  # by zone
    # by land zone
    owner: list[NationNumber]  # gw.0.2.n
    taken: int  # the zones that were captured in this player turn
    capital: list[ZoneNumber]  # by nation the zone of its capital, NOWHERE if it has none: gw.10.10.3
    # by nation
    enemies: list[int]  # the nations it is at war with: gw.0.2.i
    declared: list[int]  # the nations it has declared war on
    alliance: list[int]
    controller: list[NationNumber]  # of a minor power: gw.4.5
    majors: int  # the major powers: gw.4.1.a; all others are minor ones: gw.4.2.a
    money: list[int]
    income: list[int]
    technologies: list[int]
    chart: list[Project]  # what is ordered and not on the map yet, of all nations: gw.8.3
    surrendered: int  # the nations that have surrendered in this game: gw.5.7
    # what is used up in a player turn
    rail_used: list[int]  # by region: gw.11.2
    naval_used: int  # strategic naval moves: gw.11.4.2
    crossed: dict[int, int]  # units over a narrow crossing, enemy works or a passage of one ship, by link
    fired: dict[int, int]  # shots of coastal guns (gw.13.2.7) and units sent up by bases (gw.10.4), by facility
    sunk: dict[int, int]  # IPP that convoy lines have lost, by line: gw.10.9.e
    ferried: dict[UnitNumber, UnitNumber]  # the ship of each unit that lands in this combat phase: gw.9.4.3.b
    # railways that differ from the printed ones, by the number of the link
    laid: dict[int, int]  # the gauge of new ones, none of destroyed ones
    torn: dict[int, int]  # damage
    # abilities of nations: gw.15
    barbarossa: int
    blitzkrieg: int
    startling: bool  # Japan has declared its first war on an allied major power in this turn
    surprise: int  # the zones of the surprise attack
    kamikaze: list[int]  # the calendar turn of each attack so far
    mobilisation: int
    overlord: bool  # it has been announced in this game: gw.15.8.a
    beach: ZoneNumber  # the zone of Overlord while it is its turn, else NOWHERE
    stirred: int  # the Commonwealth's units that moved or were placed before it in this calendar turn, as a mask
    # what chapters of the rules remember, each in a part of its own
    goals: Goals
    diplomacy: Diplomacy
    treaties: Treaties
    france: FrenchAffairs
    laboratory: Laboratory
    aid: Aid
    services: Services
    result: Outcome | None
    book: Book | None  # whoever keeps accounts
    kept: Kept | None  # the list of legal orders in a movement phase

    def __init__(self, rulings: Rulings, source: GlobalWar | None = None) -> None:
        self.tell = None
        self.book = None
        self.kept = None if source is None else source.kept
        self.rulings = rulings
        self.edition = rulings.edition
        if source is None:
            self._begin()
            return
        self.stack = source.copied_stack()
        self.date = source.date
        self.turn = source.turn
        self.phase = source.phase
        self.nation = source.nation.copy()
        self.kind = source.kind.copy()
        self.zone = source.zone.copy()
        self.left = source.left.copy()
        self.damage = source.damage.copy()
        self.marks = source.marks.copy()
        self.aboard = source.aboard.copy()
        self.came = source.came.copy()
        self.task = source.task.copy()
        self.aim = source.aim.copy()
        self.standing = source.standing.copy()
        self.site_kind = source.site_kind.copy()
        self.site_zone = source.site_zone.copy()
        self.site_damage = source.site_damage.copy()
        self.site_opens = source.site_opens.copy()
        self.sites = source.sites.copy()
        self.owner = source.owner.copy()
        self.taken = source.taken
        self.capital = source.capital.copy()
        self.enemies = source.enemies.copy()
        self.declared = source.declared.copy()
        self.alliance = source.alliance.copy()
        self.controller = source.controller.copy()
        self.majors = source.majors
        self.money = source.money.copy()
        self.income = source.income.copy()
        self.technologies = source.technologies.copy()
        self.chart = source.chart.copy()
        self.surrendered = source.surrendered
        self.rail_used = source.rail_used.copy()
        self.naval_used = source.naval_used
        self.crossed = source.crossed.copy()
        self.fired = source.fired.copy()
        self.sunk = source.sunk.copy()
        self.ferried = source.ferried.copy()
        self.laid = source.laid.copy()
        self.torn = source.torn.copy()
        self.barbarossa = source.barbarossa
        self.blitzkrieg = source.blitzkrieg
        self.startling = source.startling
        self.surprise = source.surprise
        self.kamikaze = source.kamikaze.copy()
        self.mobilisation = source.mobilisation
        self.overlord = source.overlord
        self.beach = source.beach
        self.stirred = source.stirred
        self.goals = source.goals.copy()
        self.diplomacy = source.diplomacy.copy()
        self.treaties = source.treaties.copy()
        self.france = source.france.copy()
        self.laboratory = source.laboratory.copy()
        self.aid = source.aid.copy()
        self.services = source.services.copy()
        self.result = source.result

    def _begin(self) -> None:
        """The map as it is printed, without units."""
        edition = self.edition
        nations = edition.nations.nations
        self.stack = []
        self.date = self.rulings.first  # gw.2.5.a
        self.turn = 0
        self.phase = PRODUCTION
        self.nation = []
        self.kind = []
        self.zone = []
        self.left = []
        self.damage = []
        self.marks = []
        self.aboard = []
        self.came = []
        self.task = []
        self.aim = []
        self.standing = [()] * edition.world.size
        self.site_kind = []
        self.site_zone = []
        self.site_damage = []
        self.site_opens = []
        self.sites = [()] * edition.world.size
        for site in edition.sites:
            self.build(site.kind, site.zone, site.opens)
        self.owner = edition.owner.copy()
        self.taken = 0
        self.capital = edition.capital.copy()
        self.enemies = [0] * len(nations)
        self.declared = [0] * len(nations)
        self.alliance = [nation.alliance for nation in nations]  # gw.4.3.a
        self.controller = [
            edition.nations.number[nation.controller] if nation.controller else NOBODY for nation in nations
        ]
        self.majors = sum(1 << nation.number for nation in nations if nation.rank == "major")
        self.money = [0] * len(nations)
        self.income = [0] * len(nations)
        for income in edition.incomes:
            self.income[edition.nations.number[income.nation]] = income.start
        self.technologies = [0] * len(nations)
        self.chart = []
        self.surrendered = 0
        self.rail_used = [0] * len(edition.world.regions)
        self.naval_used = 0
        self.crossed = {}
        self.fired = {}
        self.sunk = {}
        self.ferried = {}
        self.laid = {}
        self.torn = {}
        self.barbarossa = UNDECLARED
        self.blitzkrieg = UNUSED
        self.startling = False
        self.surprise = 0
        self.kamikaze = []
        self.mobilisation = AT_PEACE
        self.overlord = False
        self.beach = NOWHERE
        self.stirred = 0
        self.goals = Goals()
        self.diplomacy = Diplomacy()
        self.treaties = Treaties()
        self.france = FrenchAffairs()
        self.laboratory = Laboratory()
        self.aid = Aid()
        self.services = Services()
        self.result = None

    def apply(self, seat: int, action: Action, tell: Tell | None = None) -> None:
        before = self.kept
        super().apply(seat, action, tell)
        if self.kept is before:
            self.kept = None  # nobody has looked after it

    def run(self) -> None:
        """gw.5.2.d: dice that a deed has set off fall before play goes on."""
        while self.stack:
            if self.diplomacy.due:
                from sandtable.games.globalwar.politics.alarm import Alarm  # it needs to know the state

                rows = self.diplomacy.due
                self.diplomacy.due = ()
                self.push(Alarm(rows))
            if self.stack[-1].resume(self):
                return

    def copy(self) -> GlobalWar:
        return GlobalWar(self.rulings, self)

    def parts(self) -> tuple[Part, ...]:
        chapters = (self.goals, self.diplomacy, self.treaties, self.france, self.laboratory, self.aid)
        return (*chapters, self.services)

    def outcome(self) -> Outcome | None:
        return self.result

    # units

    def unit(self, u: UnitNumber) -> Unit:
        """What is printed about a unit."""
        return self.edition.catalogue.units[self.kind[u]]

    def raise_unit(self, nation: NationNumber, kind: int, zone: ZoneNumber) -> UnitNumber:
        """A new unit; gives its number."""
        u = UnitNumber(self.zone.index(NOWHERE)) if NOWHERE in self.zone else self.new_number()
        self.nation[u] = nation
        self.kind[u] = kind
        self.left[u] = FRESH
        self.damage[u] = 0
        self.marks[u] = 0
        self.aboard[u] = NO_UNIT
        self.came[u] = NOWHERE
        self.task[u] = NO_TASK
        self.aim[u] = NOWHERE
        self.zone[u] = zone
        self.standing[zone] = with_number(self.standing[zone], u)
        return u

    def new_number(self) -> UnitNumber:
        """A number that no unit has had yet; it stands for a lost one."""
        self.zone.append(NOWHERE)
        self.nation.append(NationNumber(0))
        self.aboard.append(UnitNumber(0))
        self.came.append(ZoneNumber(0))
        for row in (self.kind, self.left, self.damage, self.marks, self.task, self.aim):
            row.append(0)
        return UnitNumber(len(self.zone) - 1)

    def numbers(self) -> tuple[UnitNumber, ...]:
        """The numbers of all units, smallest first, also of lost ones."""
        return units_in((1 << len(self.zone)) - 1)

    def put(self, u: UnitNumber, zone: ZoneNumber) -> None:
        """Bring a unit to a zone, and with it what it carries."""
        for load in self.cargo(u):
            self._shift(load, zone)
        self._shift(u, zone)

    def _shift(self, u: UnitNumber, zone: ZoneNumber) -> None:
        before = self.zone[u]
        self.standing[before] = without_number(self.standing[before], u)
        self.zone[u] = zone
        self.standing[zone] = with_number(self.standing[zone], u)

    def lose(self, u: UnitNumber) -> None:
        """A unit leaves the game, and with it what it carries (gw.9.4.3)."""
        for load in self.cargo(u):
            self.lose(load)
        zone = self.zone[u]
        self.standing[zone] = without_number(self.standing[zone], u)
        self.zone[u] = NOWHERE
        self.aboard[u] = NO_UNIT

    def fall(self, u: UnitNumber, told: dict[str, Facts] | None = None) -> None:
        """A unit is lost by an enemy's hand, and everybody is told; ``told`` says more about it."""
        self.say("gw-lost", self._struck(u, told))
        self.lose(u)

    def suffer(self, u: UnitNumber, told: dict[str, Facts] | None = None) -> None:
        """A unit is hit: it is damaged, or falls when it can take no more (gw.0.2.f)."""
        if self.damage[u] + 1 < self.unit(u).hits:
            self.damage[u] += 1
            self.say("gw-hit", self._struck(u, told))
        else:
            self.fall(u, told)

    def _struck(self, u: UnitNumber, told: dict[str, Facts] | None) -> dict[str, Facts]:
        names: dict[str, Facts] = {"unit": self.unit(u).id, "nation": self.nation_at(self.nation[u]).id, "number": u}
        return names if told is None else {**names, **told}

    def fight_no_more(self, u: UnitNumber) -> None:
        """A unit fights once in a player turn: its task is done (gw.10.1)."""
        self.task[u] = NO_TASK
        self.aim[u] = NOWHERE
        self.marks[u] |= FOUGHT

    def cargo(self, u: UnitNumber) -> list[UnitNumber]:
        """What a ship or aircraft carries."""
        return [load for load in self.standing[self.zone[u]] if self.aboard[load] == u]

    def units_of(self, nations: int, zone: ZoneNumber) -> list[UnitNumber]:
        """The units in a zone that belong to one of the nations."""
        return [u for u in self.standing[zone] if nations >> self.nation[u] & 1]

    def in_port(self, u: UnitNumber) -> bool:
        """gw.11.5: the zone of a ship in port is the land zone."""
        return self.zone[u] < self.edition.world.lands and self.unit(u).at_sea()

    def marked(self, u: UnitNumber, mark: int) -> bool:
        return self.marks[u] & mark != 0

    # facilities

    def facility(self, site: int) -> Facility:
        """What is printed about a facility."""
        return self.edition.catalogue.facilities[self.site_kind[site]]

    def build(self, kind: int, zone: ZoneNumber, opens: int) -> int:
        site = len(self.site_kind)
        self.site_kind.append(kind)
        self.site_zone.append(zone)
        self.site_damage.append(0)
        self.site_opens.append(opens)
        self.sites[zone] = (*self.sites[zone], site)
        return site

    def tear_down(self, site: int) -> None:
        zone = self.site_zone[site]
        self.sites[zone] = without_number(self.sites[zone], site)
        self.site_zone[site] = NOWHERE

    def move_site(self, site: int, zone: ZoneNumber) -> None:
        self.tear_down(site)
        self.site_zone[site] = zone
        self.sites[zone] = with_number(self.sites[zone], site)

    # nations and time

    def nation_at(self, number: NationNumber) -> Nation:
        return self.edition.nations.nations[number]

    def has(self, nation: NationNumber, technology: str) -> bool:
        return self.technologies[nation] >> self.edition.catalogue.technology_of[technology] & 1 == 1

    def home(self, nation: NationNumber) -> int:
        """The home country; a capital that was moved belongs to it (gw.10.10.3.a)."""
        zone = self.capital[nation]
        home = self.edition.home[nation]
        return home | 1 << zone if zone != NOWHERE and home else home

    def calendar_turn(self) -> str:
        """``1937-07``"""
        return self.edition.calendar.name(self.date)

    def playing(self) -> int:
        """The nations that take turns: those of the scenario, and minor powers that came under control (gw.4.5.b)."""
        return self.rulings.playing | self.diplomacy.drawn_in

    def is_out(self, nation: NationNumber) -> bool:
        """gw.5.7.a, gw.4.11.1.d: whether a nation has surrendered and is not back, or has not arisen yet."""
        france = self.france
        if self.surrendered >> nation & 1:
            return not (france.reborn and self.nation_at(nation).id == "france")
        if self.nation_at(nation).rank != "later":
            return False
        return not (france.vichy if self.alliance[nation] == AXIS else france.free())

    def on_turn(self, nation: NationNumber) -> bool:
        """Whether a nation may act in this player turn: its own, its controller's, its leader's (gw.7.1), or beside
        another. Whoever acts is the attacker (gw.0.2.c)."""
        if not self.playing() >> nation & 1:
            return False
        controller = self.controller[nation]
        if self.nation_at(controller if controller >= 0 else nation).turn == self.turn:
            return not self.is_out(nation)
        return self.beside() >> nation & 1 == 1 and COMBAT_MOVEMENT <= self.phase <= NON_COMBAT

    def beside(self) -> int:
        """gw.15.8.a: the nations that move and fight beside the USA in the turn of Overlord."""
        return self.edition.families[self.edition.nations.number["great-britain"]] if self.beach != NOWHERE else 0

    def seat_of(self, nation: NationNumber) -> Seat:
        """Who decides for a nation: its player, or its controller's (gw.4.5.a), in the combat phase also who will come
        to be that (gw.4.5.i); KMT, CCP and Free France have players of their own (gw.4.5.g)."""
        power = self.controller[nation]
        seat = self.rulings.seat_of[nation if power == NOBODY else power]
        if seat >= 0:
            return seat
        if power == NOBODY and self.phase == COMBAT and nation in self.diplomacy.attacked:
            from sandtable.games.globalwar.politics.patrons import spokesman  # it needs to know the state

            power = spokesman(self, nation)
            return self.rulings.seat_of[power] if power != NOBODY else seat
        return self.rulings.seat_of[nation]

    # free acts, declared in free_acts.py

    def free(self, seat: int) -> Sequence[Action]:
        from sandtable.games.globalwar.free_acts import offered  # they need to know the state

        return offered(self, Seat(seat)) if self.stack and self.pending() != ASK_CHANCE else NO_ACTIONS

    def occasion(self) -> Occasion:
        """Bots think of war whenever a player turn begins, whosever it is."""
        return Occasion(10 * self.date + self.turn, tuple(range(self.rulings.seats)))

    def acts_freely(self, seat: int, action: Action) -> bool:
        from sandtable.games.globalwar.free_acts import FREE_ACTS

        return action.verb in FREE_ACTS

    def take_free(self, seat: int, action: Action) -> None:
        from sandtable.games.globalwar.free_acts import FREE_ACTS

        FREE_ACTS[action.verb].take(self, Seat(seat), action)

    def why_not(self, seat: int, action: Action) -> Refusal | None:
        from sandtable.games.globalwar.free_acts import FREE_ACTS

        if action.verb in FREE_ACTS and self.stack and self.pending() != ASK_CHANCE:
            return FREE_ACTS[action.verb].why_not(self, Seat(seat), action)
        return super().why_not(seat, action)

    def derived(self) -> dict[str, Plain]:
        from sandtable.games.globalwar.review import derived  # it needs to know the state

        return derived(self)

    def consult(self, about: tuple[str, ...]) -> dict[str, Plain]:
        from sandtable.games.globalwar.consulting import consult  # it needs to know the state

        return consult(self, about)

    def facts(self) -> dict[str, Facts]:
        from sandtable.games.globalwar.describing import facts  # it needs to know the state

        return facts(self)


def with_number(numbers: tuple[Number, ...], number: Number) -> tuple[Number, ...]:
    """The numbers and one more, smallest first."""
    if not numbers or numbers[-1] < number:
        return (*numbers, number)
    return tuple(sorted((*numbers, number)))


def without_number(numbers: tuple[Number, ...], number: Number) -> tuple[Number, ...]:
    return tuple([other for other in numbers if other != number])
