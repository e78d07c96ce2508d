"""Reading: states from their plain data, and positions from strangers."""

from __future__ import annotations

from typing import Final

from sandtable.games.globalwar.calls import forget_old_wars
from sandtable.games.globalwar.civil.china import Founding
from sandtable.games.globalwar.civil.influence import Influence
from sandtable.games.globalwar.combat.fire import SIDES_OF_DIE
from sandtable.games.globalwar.combat.reading import combat_frame, number_rows
from sandtable.games.globalwar.dice import DiceInTurn
from sandtable.games.globalwar.france.colonies import ColonyRolls
from sandtable.games.globalwar.france.navy import FleetRolls, KeelRolls
from sandtable.games.globalwar.france.reading import french_frame
from sandtable.games.globalwar.groups import ABOARD, split_count
from sandtable.games.globalwar.joining import Rally, Suitors
from sandtable.games.globalwar.markers import (
    AT_PEACE,
    AWAITED,
    FRESH,
    MARKS,
    MOBILISED,
    MOST_SITES,
    MOST_UNITS,
    NO_UNIT,
    NOBODY,
    NOWHERE,
    PHASES,
    TASKS,
    USED,
)
from sandtable.games.globalwar.movement.cargo import is_laden_rightly
from sandtable.games.globalwar.movement.challenge import Challenge, Skirmish
from sandtable.games.globalwar.movement.encounter import Encounter, RaiderRoll, Sighting
from sandtable.games.globalwar.movement.narrows import CrossingFire, Gauntlet
from sandtable.games.globalwar.movement.reach import harbours
from sandtable.games.globalwar.numbering import NationNumber, UnitNumber, ZoneNumber, nations_in, read_seats, read_units
from sandtable.games.globalwar.pacts.truce import TruceTalks
from sandtable.games.globalwar.politics.reading import politics_frame
from sandtable.games.globalwar.production.chart import MOST_ROWS
from sandtable.games.globalwar.production.income import IncomeRolls
from sandtable.games.globalwar.production.prizes import Prizes
from sandtable.games.globalwar.production.reading import production_frame, read_project
from sandtable.games.globalwar.relations import is_neutral_power
from sandtable.games.globalwar.rulings import Rulings
from sandtable.games.globalwar.settlements import read_settled
from sandtable.games.globalwar.sheets import ALLIANCES
from sandtable.games.globalwar.state import GlobalWar
from sandtable.games.globalwar.surrender import Spoils
from sandtable.games.globalwar.turn import Calendar, Movement, PlayerTurn
from sandtable.games.globalwar.victory.awards import Awards
from sandtable.games.globalwar.victory.ending import EndRoll
from sandtable.games.globalwar.victory.goals import read_owed
from sandtable.kernel.flow import Frame
from sandtable.kernel.outcome import Outcome
from sandtable.kernel.plain import Malformed, Plain, Record, as_list, as_number, as_text

MOST_MONEY: Final = 10_000
MOST_LINKS: Final = 5_000
MOST_OF_A_UNIT: Final = (1 << len(MARKS)) - 1  # all marks at once; nothing else about a unit is a larger number
DICE_IN_TURN: Final[tuple[type[DiceInTurn], ...]] = (
    CrossingFire, Gauntlet, IncomeRolls, Prizes, EndRoll, FleetRolls, KeelRolls, ColonyRolls, Spoils,
)  # fmt: skip
POSITION_FIELDS: Final = (
    "title", "rules", "mode", "seats", "options", "packs", "date", "turn", "phase", "units", "facilities", "owner",
    "wars", "surrendered", "major", "control", "money", "income", "technologies", "chart", "goals",
    "diplomacy", "treaties", "france", "laboratory", "aid",
    "services",
)  # fmt: skip


# states


def read_state(rulings: Rulings, data: dict[str, Plain]) -> GlobalWar:
    """The state that ``GlobalWar.plain`` gave."""
    record = Record(data)
    s = GlobalWar(rulings)
    _read_time(s, record)
    for n, row in enumerate(record.items("units", MOST_UNITS)):
        _read_unit(s, row, f"{record.at('units')}[{n}]")
    _read_sites(s, record)
    _read_owners(s, record)
    s.taken = s.edition.world.mask(record, "taken")
    nations = record.record("nations")
    for id in nations.data:
        _read_nation(s, s.edition.nations.find(id, nations.at(id[:40])), nations.record(id))
    _read_chart(s, record)
    read_settled(s, record)
    for part in s.parts():
        if record.has(part.KEY):
            part.read(record.record(part.KEY), s.edition)
    s.rail_used = record.numbers("rail-used", 0, 99)
    s.naval_used = record.number("naval-used", 0, 99)
    s.crossed = _pairs(record, "crossed")
    s.laid = _pairs(record, "laid")
    s.torn = _pairs(record, "torn")
    s.fired = _pairs(record, "fired")
    _read_capitals(s, record.record("capitals"))
    _read_abilities(s, record)
    for frame in record.records("stack"):
        s.stack.append(_frame(s, frame))
    if record.raw("result") is not None:
        result = record.record("result")
        shares = tuple([float(share) for share in result.items("shares") if isinstance(share, int | float)])
        s.result = Outcome(shares, tuple(result.numbers("points", -999, 999)), result.text("reason"))
    return s


def _read_capitals(s: GlobalWar, table: Record) -> None:
    for id in table.data:
        nation = s.edition.nations.find(id, table.at(id[:40]))
        s.capital[nation] = s.edition.world.zone_at(table, id)


def _read_abilities(s: GlobalWar, record: Record) -> None:
    s.barbarossa = record.number("barbarossa", 0, AWAITED)
    s.blitzkrieg = record.number("blitzkrieg", 0, USED)
    s.startling = record.flag("startling")
    s.surprise = s.edition.world.mask(record, "surprise")
    s.kamikaze = record.numbers("kamikaze", 0, s.edition.calendar.most)
    s.mobilisation = record.number("mobilisation", 0, MOBILISED, AT_PEACE)
    s.overlord = record.flag("overlord", False)
    s.beach = s.edition.world.zone_at(record, "beach") if record.has("beach") else NOWHERE
    if s.beach != NOWHERE and (not s.overlord or s.beach >= s.edition.world.lands):
        raise Malformed(record.at("beach"), "core-malformed-unknown")
    for u in record.numbers("stirred", 0, MOST_UNITS) if record.has("stirred") else []:
        s.stirred |= 1 << u
    if record.has("sunk"):
        s.sunk = _pairs(record, "sunk")
    if record.has("ferried"):
        pairs = _pairs(record, "ferried", MOST_UNITS)
        s.ferried = {UnitNumber(u): UnitNumber(ship) for u, ship in pairs.items()}


def _read_time(s: GlobalWar, record: Record) -> None:
    if record.has("date"):
        calendar = s.edition.calendar.names()
        s.date = calendar.index(record.one_of("date", calendar))
    s.turn = record.number("turn", 0, 20, 0) if not isinstance(record.data.get("turn"), str) else _place(s, record)
    s.phase = PHASES.index(record.one_of("phase", PHASES, PHASES[0]))


def _place(s: GlobalWar, record: Record) -> int:
    """A nation's place in the order of play, by its name."""
    return s.nation_at(s.edition.nations.find(record.text("turn"), record.at("turn"))).turn


def _read_unit(s: GlobalWar, row: Plain, place: str) -> None:
    edition = s.edition
    u = s.new_number()  # lost units keep their numbers
    if row is None:
        return
    words = as_list(row, place, 10)
    if len(words) not in (3, 10):
        raise Malformed(place, "core-malformed-list")
    nation = edition.nations.find(as_text(words[0], place), place)
    kind = as_text(words[1], place)
    if kind not in edition.catalogue.unit_of:
        raise Malformed(place, "core-malformed-id", value=kind[:40])
    s.nation[u] = nation
    s.kind[u] = edition.catalogue.unit_of[kind]
    s.zone[u] = edition.world.find(as_text(words[2], place), place)
    s.standing[s.zone[u]] = (*s.standing[s.zone[u]], u)
    more = [as_number(word, place, -1, MOST_OF_A_UNIT) for word in words[3:]] or [
        FRESH,
        0,
        0,
        NO_UNIT,
        NOWHERE,
        0,
        NOWHERE,
    ]
    s.left[u], s.damage[u], s.marks[u], aboard, came, s.task[u], s.aim[u] = more
    s.aboard[u] = UnitNumber(aboard)
    s.came[u] = ZoneNumber(came)


def _read_sites(s: GlobalWar, record: Record) -> None:
    world = s.edition.world
    for n, item in enumerate(record.items("sites", MOST_SITES)):
        place = f"{record.at('sites')}[{n}]"
        words = as_list(item, place, 5)
        if len(words) != 5:
            raise Malformed(place, "core-malformed-list")
        site = as_number(words[0], place, 0, len(s.site_kind))
        kind = as_text(words[1], place)
        if kind not in s.edition.catalogue.facility_of:
            raise Malformed(place, "core-malformed-id", value=kind[:40])
        where = as_text(words[2], place)
        opens = 0
        for id in as_list(words[4], place, world.size):
            opens |= 1 << world.find(as_text(id, place), place)
        if site == len(s.site_kind):
            s.build(s.edition.catalogue.facility_of[kind], world.find(where, place) if where else ZoneNumber(0), opens)
        s.site_kind[site] = s.edition.catalogue.facility_of[kind]
        s.site_opens[site] = opens
        s.site_damage[site] = as_number(words[3], place, 0, 99)
        if not where:
            s.tear_down(site)
        elif s.site_zone[site] != world.find(where, place):
            s.move_site(site, world.find(where, place))


def _read_owners(s: GlobalWar, record: Record) -> None:
    world = s.edition.world
    table = record.record("owner")
    for id in table.data:
        zone = world.find(id, table.at(id[:40]))
        if zone >= world.lands:
            raise Malformed(table.at(id), "core-malformed-id", value=id)
        s.owner[zone] = s.edition.nations.find(table.text(id), table.at(id))


def _read_chart(s: GlobalWar, record: Record) -> None:
    for n, item in enumerate(record.items("chart", MOST_ROWS)):
        s.chart.append(read_project(s, item, f"{record.at('chart')}[{n}]"))


def _read_nation(s: GlobalWar, nation: NationNumber, row: Record) -> None:
    nations = s.edition.nations
    s.alliance[nation] = row.number("alliance", 0, len(ALLIANCES) - 1)
    controller = row.text("controller")
    s.controller[nation] = nations.find(controller, row.at("controller")) if controller else NOBODY
    bit = 1 << nation
    s.majors = s.majors | bit if row.flag("major") else s.majors & ~bit
    s.enemies[nation] = sum(1 << nations.find(id, row.at("wars")) for id in row.texts("wars"))
    s.declared[nation] = sum(1 << nations.find(id, row.at("declared")) for id in row.texts("declared"))
    s.money[nation] = row.number("money", 0, MOST_MONEY)
    s.income[nation] = row.number("income", 0, MOST_MONEY)
    s.technologies[nation] = _technologies(s, row, "technologies")


def _technologies(s: GlobalWar, row: Record, key: str) -> int:
    known = 0
    for n, id in enumerate(row.texts(key, 99)):
        if id not in s.edition.catalogue.technology_of:
            raise Malformed(f"{row.at(key)}[{n}]", "core-malformed-id", value=id[:40])
        known |= 1 << s.edition.catalogue.technology_of[id]
    return known


def _pairs(record: Record, key: str, most: int = 99) -> dict[int, int]:
    found: dict[int, int] = {}
    for n, item in enumerate(record.items(key, MOST_LINKS)):
        place = f"{record.at(key)}[{n}]"
        pair = as_list(item, place, 2)
        if len(pair) != 2:
            raise Malformed(place, "core-malformed-list")
        found[as_number(pair[0], place, 0, MOST_LINKS)] = as_number(pair[1], place, 0, most)
    return found


def _frame(s: GlobalWar, record: Record) -> Frame[GlobalWar]:
    name = record.text("frame")
    world = s.edition.world
    nations = s.edition.nations
    if name == Calendar.NAME:
        return Calendar()
    if name == PlayerTurn.NAME:
        return PlayerTurn(record.number("next", 0, len(PHASES)))
    if name == Movement.NAME:
        seats = read_seats(record, "seats", s.rulings.seats)
        return Movement(seats, read_units(record, "units", MOST_UNITS))
    if name == Encounter.NAME:
        movers = read_units(record, "movers", MOST_UNITS)
        return Encounter(world.zone_at(record, "zone"), movers, record.number("step", 0, MOST_UNITS))
    if name == Sighting.NAME:
        powers = tuple([nations.find(id, record.at("powers")) for id in record.texts("powers")])
        return Sighting(world.zone_at(record, "zone"), nations.find(record.text("mover"), record.at("mover")), powers)
    if name in (Challenge.NAME, Skirmish.NAME):
        movers = read_units(record, "movers", MOST_UNITS)
        hunters = read_units(record, "hunters", MOST_UNITS)
        make = Challenge if name == Challenge.NAME else Skirmish
        return make(world.zone_at(record, "zone"), movers, hunters)
    if name == RaiderRoll.NAME:
        raider = UnitNumber(record.number("raider", 0, MOST_UNITS))
        return RaiderRoll(raider, record.flag("defends"), record.number("hunter", 0, 12), record.flag("won"))
    for kind in DICE_IN_TURN:
        if name == kind.NAME:
            return kind(tuple([tuple(row) for row in number_rows(record, "rows", kind.WIDTH)]))
    spending = production_frame(s, record)
    if spending is not None:
        return spending
    if name == Founding.NAME:
        return Founding(nations.find(record.text("nation"), record.at("nation")))
    if name == Influence.NAME:
        warlord = nations.find(record.text("warlord"), record.at("warlord")) if record.text("warlord") else NOBODY
        return Influence(
            nations.find(record.text("nation"), record.at("nation")), warlord, record.number("roll", 0, SIDES_OF_DIE)
        )
    if name == TruceTalks.NAME:
        return TruceTalks(record.number("agreed", 0, 1))
    if name == Awards.NAME:
        return Awards(read_owed(record, s.edition))
    if name == Rally.NAME:
        return _rally(s, record)
    deciding = politics_frame(s, record) or french_frame(s, record)
    if deciding is not None:
        return deciding
    fighting = combat_frame(s, record)
    if fighting is None:
        raise Malformed(record.at("frame"), "core-malformed-unknown")
    return fighting


# positions


def read_position(rulings: Rulings, record: Record) -> GlobalWar:
    """A map with the units that are named and no others; all that is not mentioned is as it is printed."""
    record.only(*POSITION_FIELDS)
    s = GlobalWar(rulings)
    _read_time(s, record)
    if record.has("owner"):
        _read_owners(s, record)
    _position_relations(s, record)
    _position_sheets(s, record)
    if record.has("facilities"):
        table = record.record("facilities")
        for id in table.data:
            _position_sites(s, table, id)
    if record.has("units"):
        zones = record.record("units")
        for id in zones.data:
            zone = s.edition.world.find(id, zones.at(id[:40]))
            nations = zones.record(id)
            for name in nations.data:
                nation = s.edition.nations.find(name, nations.at(name[:40]))
                for n, noun in enumerate(nations.texts(name, 99)):
                    _position_units(s, nation, zone, noun, f"{nations.at(name)}[{n}]")
    if record.has("chart"):
        _read_chart(s, record)
    s.stack.append(Calendar())
    if s.turn:
        s.stack.append(PlayerTurn(s.phase))
    return s


def _rally(s: GlobalWar, record: Record) -> Rally:
    """The zones of warlords that still take sides, each with the nations beside it."""
    table = record.record("zones")
    rows: list[Suitors] = []
    for id in table.data:
        zone = s.edition.world.find(id, table.at(id[:40]))
        rows.append((zone, tuple([s.edition.nations.find(one, table.at(id[:40])) for one in table.texts(id, 2)])))
    return Rally(record.flag("begun"), tuple(rows))


def _position_relations(s: GlobalWar, record: Record) -> None:
    nations = s.edition.nations
    for n, war in enumerate(record.items("wars", 999) if record.has("wars") else []):
        place = f"{record.at('wars')}[{n}]"
        pair = [nations.find(as_text(id, place), place) for id in as_list(war, place, 2)]
        if len(pair) != 2 or pair[0] == pair[1]:
            raise Malformed(place, "core-malformed-list")
        for one, other in (pair, pair[::-1]):
            for member in nations_in(s.edition.families[one]):
                s.enemies[member] |= s.edition.families[other]
    for n, id in enumerate(record.texts("major", 99) if record.has("major") else []):
        s.majors |= 1 << nations.find(id, f"{record.at('major')}[{n}]")
    if record.has("control"):
        table = record.record("control")
        for id in table.data:
            s.controller[nations.find(id, table.at(id[:40]))] = nations.find(table.text(id), table.at(id))
    if not is_neutral_power(s, nations.number["france"]):
        s.mobilisation = MOBILISED  # the wars of a position are not new: gw.15.6.a
    read_settled(s, record)
    for part in s.parts():
        if record.has(part.KEY):
            part.read(record.record(part.KEY), s.edition)
    if not record.has(s.services.KEY):
        forget_old_wars(s)


def _position_sheets(s: GlobalWar, record: Record) -> None:
    for key, numbers in (("money", s.money), ("income", s.income)):
        if record.has(key):
            table = record.record(key)
            for id in table.data:
                numbers[s.edition.nations.find(id, table.at(id[:40]))] = table.number(id, 0, MOST_MONEY)
    if record.has("technologies"):
        table = record.record("technologies")
        for id in table.data:
            s.technologies[s.edition.nations.find(id, table.at(id[:40]))] = _technologies(s, table, id)


def _position_sites(s: GlobalWar, table: Record, id: str) -> None:
    """The facilities of a zone, in place of those that are printed there."""
    world = s.edition.world
    zone = world.find(id, table.at(id[:40]))
    if zone >= world.lands:
        raise Malformed(table.at(id), "gw-malformed-facility-place", zone=id)
    for site in s.sites[zone]:
        s.tear_down(site)
    for row in table.records(id, 20):
        row.only("kind", "damage", "opens")
        kind = row.text("kind")
        if kind not in s.edition.catalogue.facility_of:
            raise Malformed(row.at("kind"), "core-malformed-id", value=kind[:40])
        facility = s.edition.catalogue.facility(kind)
        coast = world.coasts[zone] if facility.where in ("coast", "home-coast") else 0
        site = s.build(facility.number, zone, world.mask(row, "opens") if row.has("opens") else coast)
        s.site_damage[site] = row.number("damage", 0, facility.damage, 0)


def _position_units(s: GlobalWar, nation: NationNumber, zone: ZoneNumber, noun: str, place: str) -> None:
    count, name = split_count(noun)
    words = name.split("+")
    if not count or count > 99:
        raise Malformed(place, "core-malformed-noun", value=noun[:40])
    for _ in range(count):
        carrier = _position_unit(s, nation, zone, words[0], place, NO_UNIT)
        for word in words[1:]:
            _position_unit(s, nation, zone, word, place, carrier)
        if not is_laden_rightly(s, carrier):
            raise Malformed(place, "gw-malformed-cargo", unit=s.unit(carrier).id)


def _position_unit(
    s: GlobalWar, nation: NationNumber, zone: ZoneNumber, word: str, place: str, aboard: UnitNumber
) -> UnitNumber:
    """One unit from its label (see ``groups``)."""
    parts = word.split(":")
    if parts[0] not in s.edition.catalogue.unit_of:
        raise Malformed(place, "core-malformed-id", value=parts[0][:40])
    unit = s.edition.catalogue.unit(parts[0])
    where = s.edition.world.zones[zone]
    if unit.on_land() and where.sea and aboard == NO_UNIT:
        raise Malformed(place, "gw-malformed-unit-place", unit=unit.id, zone=where.id)
    if unit.at_sea() and not where.sea and not any(harbours(s.facility(site), unit) for site in s.sites[zone]):
        raise Malformed(place, "gw-malformed-unit-place", unit=unit.id, zone=where.id)
    u = s.raise_unit(nation, unit.number, zone)
    s.aboard[u] = aboard
    for part in parts[1:]:
        if part.isdigit() and int(part) <= 12:
            s.left[u] = int(part)
        elif part[:1] == "d" and part[1:].isdigit() and 0 < int(part[1:]) < unit.hits:
            s.damage[u] = int(part[1:])
        elif part in MARKS:
            s.marks[u] |= 1 << MARKS.index(part)
        elif part in TASKS[1:]:
            s.task[u] = TASKS.index(part)
            s.aim[u] = zone
        elif part != ABOARD or aboard == NO_UNIT:
            raise Malformed(place, "core-malformed-noun", value=word[:40])
    return u
