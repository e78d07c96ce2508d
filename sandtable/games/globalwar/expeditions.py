"""German troops abroad (15.1): the Condor Legion in Spain and the Africa Corps, formed, sent, replaced, called back."""

from __future__ import annotations

from typing import Final

from sandtable.games.globalwar.groups import groups_in
from sandtable.games.globalwar.joining import lives
from sandtable.games.globalwar.lendlease.paths import routes
from sandtable.games.globalwar.lendlease.shipping import Consignment
from sandtable.games.globalwar.markers import CONDOR, CORPS, NO_UNIT, NOWHERE, PLACEMENT, PRODUCTION
from sandtable.games.globalwar.movement.interdiction import Way, danger
from sandtable.games.globalwar.movement.sight import Sight, acting
from sandtable.games.globalwar.movement.supply import by_land
from sandtable.games.globalwar.news import News
from sandtable.games.globalwar.numbering import NationNumber, Seat, ZoneNumber, nations_in, zones_in
from sandtable.games.globalwar.production.chart import CORPS_UNIT, LEGION, Project
from sandtable.games.globalwar.production.delivery import Delivery, arrive
from sandtable.games.globalwar.production.recruiting import Recruiting
from sandtable.games.globalwar.production.yards import Yards
from sandtable.games.globalwar.relations import at_war
from sandtable.games.globalwar.services import FORMED, IN_SPAIN, NEVER, NOT_FORMED, OVER
from sandtable.games.globalwar.sheets import ALLIES
from sandtable.games.globalwar.state import GlobalWar
from sandtable.games.globalwar.treasury import EXPEDITION, pay
from sandtable.games.globalwar.units import ARTILLERY, Unit
from sandtable.kernel.action import Action
from sandtable.kernel.refusal import Refusal

FORM_CONDOR: Final = "condor"
FORM_CORPS: Final = "corps"
DEPLOY: Final = "deploy"
REPATRIATE: Final = "repatriate"
IN_PRODUCTION: Final = (FORM_CONDOR, FORM_CORPS)
IN_PLACING: Final = (DEPLOY, REPATRIATE)
CONDOR_COSTS: Final = 5
CORPS_COSTS: Final = 5  # at most, 1 for each unit
AFRICA: Final = "italian-north-africa"
CORPS_NOTE: Final = "africa-corps"
FIGHTER: Final = "fighter"
# gw.15.1.j: the most of each
INFANTRY_IN: Final = 3
MOTORIZED_IN: Final = 1
ARTILLERY_IN: Final = 2
TANKS_IN: Final = 2
MEDIUM_IN: Final = 1


def _germany(s: GlobalWar) -> NationNumber:
    return s.edition.nations.number["germany"]


def _speaks(s: GlobalWar, seat: Seat) -> bool:
    germany = _germany(s)
    return germany in acting(s) and s.seat_of(germany) == seat


def _taken(s: GlobalWar, zones: int, fits: list[int], verb: str) -> list[Action]:
    """An act for each group of German units of some kinds in some zones."""
    germany = _germany(s)
    found: list[Action] = []
    for zone in zones_in(zones):
        for name, units in groups_in(s, zone, [germany]).items():
            plain = s.aboard[units[0]] == NO_UNIT and not s.marked(units[0], CORPS | CONDOR)
            if plain and s.kind[units[0]] in fits:
                found.append(Action(verb, (name, s.edition.world.zones[zone].id)))
    return found


# forming them, in production


def formations(s: GlobalWar, seat: Seat) -> list[Action]:
    """What a seat may form now."""
    if s.phase != PRODUCTION or not _speaks(s, seat):
        return []
    found: list[Action] = []
    supplied = 0
    if may_form_condor(s) or _open_kinds(s):
        supplied = Yards(s, _germany(s)).in_supply()
    if may_form_condor(s):
        found += _taken(s, supplied, [s.edition.catalogue.unit_of[FIGHTER]], FORM_CONDOR)
    return found + _taken(s, supplied, _open_kinds(s), FORM_CORPS)


def may_form_condor(s: GlobalWar) -> bool:
    """gw.15.1.f"""
    numbers = s.edition.nations.number
    war = at_war(s, numbers["spanish-nationalists"], numbers["spanish-republicans"])
    return war and s.services.condor == NOT_FORMED and s.money[_germany(s)] >= CONDOR_COSTS


def _open_kinds(s: GlobalWar) -> list[int]:
    """gw.15.1.j, gw.15.1.l: the kinds of unit that may still join the Africa Corps, if they can be paid."""
    numbers = s.edition.nations.number
    italy = numbers["italy"]
    allies = [one for one in nations_in(s.majors) if s.alliance[one] == ALLIES]
    if not any(at_war(s, italy, ally) for ally in allies) or s.money[_germany(s)] < _price(s):
        return []
    units = s.edition.catalogue.units
    if _is_forming(s):
        return [unit.number for unit in units if _has_room(s, unit)]
    return [kind for kind, count in s.services.corps.items() if _serving(s, kind) < count]


def _is_forming(s: GlobalWar) -> bool:
    """gw.15.1.j: it is formed in one production phase of the game; later there are replacements only."""
    return s.services.corps_date in (NEVER, s.date)


def _has_room(s: GlobalWar, unit: Unit) -> bool:
    units = s.edition.catalogue.units
    corps = {units[kind].id: count for kind, count in s.services.corps.items()}
    guns = sum(count for kind, count in s.services.corps.items() if units[kind].kind == ARTILLERY)
    tanks = corps.get("light-armor", 0) + corps.get("medium-armor", 0)
    if unit.id == "infantry":
        return corps.get(unit.id, 0) < INFANTRY_IN
    if unit.id == "motorized-infantry":
        return corps.get(unit.id, 0) < MOTORIZED_IN
    if unit.kind == ARTILLERY:
        return guns < ARTILLERY_IN
    if unit.id == "medium-armor":
        return tanks < TANKS_IN and corps.get(unit.id, 0) < MEDIUM_IN
    return unit.id == "light-armor" and tanks < TANKS_IN


def _serving(s: GlobalWar, kind: int) -> int:
    """Units of the Africa Corps of a kind, in Africa or on their way."""
    there = sum(1 for u in s.numbers() if s.zone[u] >= 0 and s.kind[u] == kind and s.marked(u, CORPS))
    return there + sum(1 for row in s.chart if row.form == CORPS_UNIT and row.kind == kind)


def _price(s: GlobalWar) -> int:
    """1 IPP for a unit; whoever forms the Africa Corps pays no more than 5 in all."""
    return 0 if _is_forming(s) and s.services.corps_paid >= CORPS_COSTS else 1


def why_no_formation(s: GlobalWar, seat: Seat, action: Action) -> Refusal | None:
    if action in formations(s, seat):
        return None
    condor = action.verb == FORM_CONDOR
    return Refusal("gw.15.1.f", "gw-refused-condor") if condor else Refusal("gw.15.1.j", "gw-refused-corps")


def form(s: GlobalWar, action: Action) -> None:
    """A unit leaves the map for the chart, and is paid for; it cannot be taken back."""
    germany = _germany(s)
    zone = s.edition.world.number[action.nouns[1]]
    u = groups_in(s, zone, [germany])[action.nouns[0]][0]
    kind = s.kind[u]
    price = CONDOR_COSTS
    if action.verb == FORM_CONDOR:
        s.services.condor = FORMED
    else:
        price = _price(s)
        if _is_forming(s):
            s.services.corps[kind] = s.services.corps.get(kind, 0) + 1
            s.services.corps_date = s.date
            s.services.corps_paid += price
    pay(s, germany, price, EXPEDITION)
    s.lose(u)
    s.chart.append(Project(germany, LEGION if action.verb == FORM_CONDOR else CORPS_UNIT, kind, 1))
    message = "gw-formed-condor" if action.verb == FORM_CONDOR else "gw-formed-corps"
    s.say(message, {"unit": s.edition.catalogue.units[kind].id, "ipp": price})


def alarm_republicans(s: GlobalWar, news: News) -> None:
    """gw.15.1.h: below the placing of units lies one more roll of the Republicans."""
    republicans = s.edition.nations.number["spanish-republicans"]
    if s.phase == PLACEMENT and s.on_turn(_germany(s)) and s.services.condor == FORMED:
        s.services.condor = IN_SPAIN
        if lives(s, republicans) and s.seat_of(republicans) >= 0:
            s.push(Recruiting(republicans))


# sending them and calling them back, when units are placed


def transfers(s: GlobalWar, seat: Seat) -> list[Action]:
    if s.phase != PLACEMENT or not _speaks(s, seat):
        return []
    return _sendings(s) + _returns(s)


def _sendings(s: GlobalWar) -> list[Action]:
    zones = s.edition.world.zones
    units = s.edition.catalogue.units
    found: list[Action] = []
    for form, kind in dict.fromkeys([(row.form, row.kind) for row in s.chart if row.form in (CORPS_UNIT, LEGION)]):
        goals = _landfalls(s) if form == LEGION else zones_in(_africa(s))
        note = FORM_CONDOR if form == LEGION else CORPS_NOTE
        found += [Action(DEPLOY, (f"{units[kind].id}:{note}", zones[goal].id)) for goal in goals]
    return found


def _africa(s: GlobalWar) -> int:
    """gw.15.1.k: friendly zones in North Africa that are originally Italian, on a supply path."""
    return s.edition.place[AFRICA] & Yards(s, _germany(s)).in_supply()


def _landfalls(s: GlobalWar) -> list[ZoneNumber]:
    """gw.15.1.g: where the Condor Legion may go; to the German capital if there are no Nationalists to join (P42)."""
    if lives(s, s.edition.nations.number["spanish-nationalists"]):
        return list(_ways_to_spain(s))
    home = _home(s)
    return [home] if home != NOWHERE else []


def _home(s: GlobalWar) -> ZoneNumber:
    """Where units come that are called back: the German capital, or the zone of the home country next to it that is
    left (ruling P42)."""
    germany = _germany(s)
    steps = s.edition.world.steps_by_air(s.edition.capital[germany])
    left = zones_in(Yards(s, germany).held() & s.home(germany))
    return min(left, key=lambda zone: steps[zone]) if left else NOWHERE


def _ways_to_spain(s: GlobalWar) -> dict[ZoneNumber, Way]:
    """gw.15.1.g"""
    return routes(s, _germany(s), s.edition.nations.number["spanish-nationalists"])


def _returns(s: GlobalWar) -> list[Action]:
    """gw.15.1.i, gw.15.1.m: those abroad that a supply path leads home."""
    numbers = s.edition.nations.number
    abroad = [u for u in s.numbers() if s.zone[u] >= 0 and s.marked(u, CORPS | CONDOR)]
    if not abroad or _home(s) == NOWHERE:
        return []
    supplied = Yards(s, _germany(s)).in_supply()
    won = not lives(s, numbers["spanish-republicans"])
    spain = _spain(s) if won else 0
    found: list[Action] = []
    for u in abroad:
        zone = s.zone[u]
        home = spain if s.marked(u, CONDOR) else supplied & ~s.home(_germany(s))
        if zone < s.edition.world.lands and home >> zone & 1 and s.aboard[u] == NO_UNIT:
            note = FORM_CONDOR if s.marked(u, CONDOR) else CORPS_NOTE
            found.append(Action(REPATRIATE, (f"{s.unit(u).id}:{note}", s.edition.world.zones[zone].id)))
    return list(dict.fromkeys(found))


def _spain(s: GlobalWar) -> int:
    """The zones of the Nationalists that German supply paths reach."""
    reached = 0
    for zone in _ways_to_spain(s):
        reached |= 1 << zone
    return by_land(s, Sight(s, s.edition.nations.number["spanish-nationalists"]), reached)


def why_no_transfer(s: GlobalWar, seat: Seat, action: Action) -> Refusal | None:
    if action in transfers(s, seat):
        return None
    return Refusal("gw.15.1.k" if action.verb == DEPLOY else "gw.15.1.m", "gw-refused-expedition")


def transfer(s: GlobalWar, action: Action) -> None:
    germany = _germany(s)
    id, _, note = action.nouns[0].partition(":")
    kind = s.edition.catalogue.unit_of[id]
    zone = s.edition.world.number[action.nouns[1]]
    if action.verb == REPATRIATE:
        _call_back(s, kind, zone, CONDOR if note == FORM_CONDOR else CORPS)
        return
    form = LEGION if note == FORM_CONDOR else CORPS_UNIT
    n = next(n for n, row in enumerate(s.chart) if (row.form, row.kind) == (form, kind))
    row = s.chart[n]
    s.chart = [*s.chart[:n], *s.chart[n + 1 :]]
    if form == CORPS_UNIT:
        _deliver(s, kind, zone, Yards(s, germany).way_to(zone), CORPS)
        return
    nationalists = s.edition.nations.number["spanish-nationalists"]
    if lives(s, nationalists):
        _consign(s, row, nationalists, zone, _ways_to_spain(s)[zone])
    else:
        s.services.condor = OVER
        _consign(s, row, germany, zone, ())


def _consign(s: GlobalWar, legion: Project, recipient: NationNumber, zone: ZoneNumber, way: Way) -> None:
    """gw.15.1.g, gw.15.1.i: the Condor Legion is on its way, and nations at peace are asked whether they interdict
    it."""
    rows = tuple([(*threat, 1 if at_war(s, legion.nation, threat[2]) else 0) for threat in way])
    s.push(Consignment(rows, legion, recipient, zone))


def _deliver(s: GlobalWar, kind: int, zone: ZoneNumber, way: Way, mark: int) -> None:
    """gw.12.5: each unit is a delivery of its own."""
    if way:
        s.push(Delivery(way, _germany(s), kind, zone, 1, mark))
    else:
        arrive(s, _germany(s), kind, zone, 1, mark)


def _call_back(s: GlobalWar, kind: int, zone: ZoneNumber, mark: int) -> None:
    """A unit goes home by the way it would have come."""
    u = next(u for u in s.standing[zone] if s.kind[u] == kind and s.marked(u, mark))
    germany = _germany(s)
    home = _home(s)
    if mark == CONDOR:
        ways = _ways_to_spain(s)
        s.services.condor = OVER
        s.lose(u)
        way = ways[zone] if zone in ways else min(ways.values(), key=danger)
        _consign(s, Project(germany, LEGION, kind, 1), germany, home, way)
        return
    way = Yards(s, germany).way_to(zone)
    s.services.discharge(kind)
    s.lose(u)
    _deliver(s, kind, home, way, 0)
