"""Who meets whom in a declared battle, and on what field: the state of the game turned into an engagement."""

from __future__ import annotations

from typing import Final

from sandtable.games.globalwar.abilities import KAMIKAZE_A_TURN, in_barbarossa, is_surprise, storms_cities
from sandtable.games.globalwar.catapult import struck_in_peace
from sandtable.games.globalwar.combat.engagement import Engagement
from sandtable.games.globalwar.combat.field import ATTACKER, DEFENDER, GUN_SHOTS, Field
from sandtable.games.globalwar.combat.orders import loss_order, pick_order
from sandtable.games.globalwar.combat.sequence import SEQUENCE
from sandtable.games.globalwar.combat.troops import (
    AFRICA_CORPS,
    ATTACK_SHIP,
    BARBAROSSA,
    CREW,
    DROPPED,
    DUG_IN,
    FERRYING,
    FORT,
    LADEN,
    LANDED,
    MAGINOT,
    PORT,
    RAIDER,
    RIVER,
    SCRAMBLED,
    SHAKY,
    SHELLING,
    Roster,
    Troop,
)
from sandtable.games.globalwar.combat.troops import PATROL as ON_PATROL
from sandtable.games.globalwar.markers import (
    BATTLE,
    BOMB,
    CARPET,
    CAUGHT,
    CLASH,
    CORPS,
    COVER,
    DECLINED,
    DROP,
    ESCORT,
    FOUGHT,
    GHOST,
    NO_UNIT,
    NOWHERE,
    PATROL,
    PORT_ATTACK,
    SHELL,
    SUBMERGED,
    UNLOADED,
)
from sandtable.games.globalwar.markers import RAIDER as RAIDING
from sandtable.games.globalwar.movement.land import border
from sandtable.games.globalwar.movement.narrows import is_coastal_gun, shots_left
from sandtable.games.globalwar.movement.sight import Sight
from sandtable.games.globalwar.movement.supply import is_blockaded
from sandtable.games.globalwar.movement.targets import zone_aimed_at
from sandtable.games.globalwar.numbering import NationNumber, UnitNumber, ZoneNumber, members, zones_in
from sandtable.games.globalwar.relations import at_war, local_foes
from sandtable.games.globalwar.state import GlobalWar
from sandtable.games.globalwar.units import AIR, INFANTRY, ROCKET, SURFACE, Catalogue
from sandtable.games.globalwar.world import BORDER, CROSSING, NORMAL
from sandtable.kernel.knowledge import Facts
from sandtable.kernel.plain import Malformed, Plain, Record, as_list, as_number

SHAKY_UNITS: Final = ("infantry", "cavalry")  # gw.15.7
SHELTERS: Final = ("airbase", "port", "dockyard", "shipyard")  # what keeps a city from being surrounded: gw.1.7.7.e
MAGINOT_LINE: Final = ("alsace-lorraine", "bavaria")


class Row:
    """One unit as it came to the battle: its number, its kind, the way it came, its damage at the start.

    ``carrier`` is the ship or aircraft that it goes down with while it is on board, NO_UNIT if there is none.
    """

    WIDTH: Final = 7

    def __init__(
        self,
        unit: UnitNumber,
        kind: int,
        ways: int,
        border: int,
        damage: int,
        nation: NationNumber,
        carrier: UnitNumber = NO_UNIT,
    ) -> None:
        self.unit: Final = unit
        self.kind: Final = kind
        self.ways: Final = ways
        self.border: Final = border
        self.damage: Final = damage
        self.nation: Final = nation
        self.carrier: Final = carrier

    def plain(self) -> list[Facts]:
        return [self.unit, self.kind, self.ways, self.border, self.damage, self.nation, self.carrier]


class Muster:
    """The units on both sides of one battle as they began it, and the field."""

    def __init__(
        self, sequence: str, zone: ZoneNumber, rows: tuple[tuple[Row, ...], tuple[Row, ...]], field: Field
    ) -> None:
        self.sequence: Final = sequence
        self.zone: Final = zone
        self.rows: Final = rows
        self.field: Final = field

    def is_opposed(self) -> bool:
        """Whether anybody, or any work of defence, resists the attackers (ruling C17)."""
        field = self.field
        works = field.forts or field.maginot or field.gun_shots or field.kamikaze
        dropping = any(row.ways & DROPPED for row in self.rows[ATTACKER])
        flak = field.city and dropping and not field.knows(ATTACKER, "airborne-doctrine")
        return bool(self.rows[ATTACKER] and (self.rows[DEFENDER] or works or flak))

    def troops(self, catalogue: Catalogue, side: int) -> list[Troop]:
        """What each unit of a side is in battle; ships and aircraft know their load."""
        rows = self.rows[side]
        found = [Troop(catalogue.units[row.kind], row.ways, row.border, row.damage, str(row.nation)) for row in rows]
        loads: dict[UnitNumber, list[str]] = {}
        for row, one in zip(rows, found, strict=True):
            if row.carrier != NO_UNIT:
                loads.setdefault(row.carrier, []).append(one.tag())
        return [one.laden(loads[row.unit]) if row.unit in loads else one for row, one in zip(rows, found, strict=True)]

    def carried_by(self, side: int, u: UnitNumber) -> list[UnitNumber]:
        """The units that one of a side had on board when the battle began."""
        return [row.unit for row in self.rows[side] if row.carrier == u]

    def carrier_of(self, side: int, u: UnitNumber) -> UnitNumber:
        for row in self.rows[side]:
            if row.unit == u:
                return row.carrier
        return NO_UNIT

    def engagement(self, catalogue: Catalogue) -> Engagement:
        """The rules of this battle; troops of allies are kept apart."""
        rosters: list[Roster] = []
        for side in (ATTACKER, DEFENDER):
            rosters.append(Roster([(1, one) for one in self.troops(catalogue, side)]))
        first, second = rosters
        orders = (loss_order(first, True, "cheapest", True), loss_order(second, False, "cheapest", False))
        return Engagement(
            SEQUENCE[self.sequence], self.field, (first, second), orders, (pick_order(first), pick_order(second))
        )

    def facts(self, s: GlobalWar) -> dict[str, Facts]:
        field = self.field
        rows: list[Facts] = []
        for side in self.rows:
            rows.append([row.plain() for row in side])
        return {
            "sequence": self.sequence,
            "zone": s.edition.world.zones[self.zone].id,
            "rows": rows,
            "terrain": field.terrain,
            "city": field.city,
            "surrounded": field.surrounded,
            "forts": field.forts,
            "maginot": field.maginot,
            "gun-shots": [*field.gun_shots],
            "hunted": field.hunted,
            "silent": field.silent,
            "blitzkrieg": field.blitzkrieg,
            "surprise": field.surprise,
            "kamikaze": field.kamikaze,
            "kamikaze-of": field.kamikaze_of,
            "technologies": [[*known] for known in field.technologies],
        }


def read_muster(s: GlobalWar, record: Record) -> Muster:
    """The muster that ``facts`` gave."""
    sides: list[tuple[Row, ...]] = []
    for n, side in enumerate(record.items("rows", 2)):
        place = f"{record.at('rows')}[{n}]"
        rows: list[Row] = []
        for item in as_list(side, place, 999):
            row = _row(item, place)
            if row.unit >= len(s.zone) or row.kind >= len(s.edition.catalogue.units) or row.nation >= len(s.enemies):
                raise Malformed(place, "core-malformed-unknown")
            rows.append(row)
        sides.append(tuple(rows))
    known: list[tuple[str, ...]] = []
    for side in record.items("technologies", 2):
        known.append(tuple([str(one) for one in as_list(side, record.at("technologies"), 99)]))
    sequence = record.one_of("sequence", tuple(SEQUENCE))
    field = Field(
        sea=sequence in ("naval", "encounter"),
        terrain=record.number("terrain", 0, 9),
        city=record.flag("city"),
        surrounded=record.flag("surrounded"),
        forts=record.number("forts", 0, 99),
        maginot=record.flag("maginot"),
        gun_shots=tuple(record.numbers("gun-shots", 0, GUN_SHOTS)),
        hunted=record.flag("hunted"),
        silent=record.flag("silent"),
        blitzkrieg=record.flag("blitzkrieg"),
        surprise=record.flag("surprise"),
        kamikaze=record.number("kamikaze", 0, KAMIKAZE_A_TURN),
        kamikaze_of=record.number("kamikaze-of", 0, 1),
        technologies=(known[0], known[1]),
    )
    return Muster(sequence, s.edition.world.zone_at(record, "zone"), (sides[0], sides[1]), field)


def _row(item: Plain, place: str) -> Row:
    numbers = [as_number(one, place, NO_UNIT, 999_999) for one in as_list(item, place, Row.WIDTH)]
    if len(numbers) != Row.WIDTH:
        raise Malformed(place, "core-malformed-list")
    if min(numbers[:-1]) < 0:
        raise Malformed(place, "core-malformed-range", least=0, most=999_999)
    unit, kind, ways, border, damage, nation, carrier = numbers
    return Row(UnitNumber(unit), kind, ways, border, damage, NationNumber(nation), UnitNumber(carrier))


# battles that were declared


def declared(s: GlobalWar, own: int) -> list[tuple[str, ZoneNumber]]:
    """The battles of some nations that are still to be fought, as kinds and zones, in the order of the map."""
    found: dict[tuple[ZoneNumber, str], None] = {}
    lands = s.edition.world.lands
    for u in s.numbers():
        zone = s.zone[u]
        if zone < 0 or not own >> s.nation[u] & 1:
            continue
        task = s.task[u]
        if task in (BATTLE, CARPET, DROP):
            found[(zone, "land" if zone < lands else "naval")] = None
        elif task == PORT_ATTACK:
            found[(zone, "port")] = None
        elif task == CLASH:
            found[(ZoneNumber(s.aim[u]), "clash")] = None
        elif task == SHELL:
            found[(ZoneNumber(s.aim[u]), "attrition")] = None
        elif task == BOMB:
            found[(target_zone(s, u), "bombing")] = None
    return [(kind, zone) for zone, kind in sorted(found)]


def target_zone(s: GlobalWar, u: UnitNumber) -> ZoneNumber:
    """The zone a bomber is over, or a rocket flies to."""
    return zone_aimed_at(s, s.aim[u]) if s.unit(u).kind == ROCKET else s.zone[u]


def attackers_of(s: GlobalWar, own: int, kind: str, zone: ZoneNumber) -> list[UnitNumber]:
    """The units that fight a declared battle."""
    if kind in ("clash", "attrition", "bombing"):
        return _attackers_from_afar(s, own, kind, zone)
    found: list[UnitNumber] = []
    for u in s.units_of(own, zone):
        task = s.task[u]
        if kind == "port":
            if task == PORT_ATTACK:
                found.append(u)
        elif kind in ("land", "naval") and task in (BATTLE, CARPET, DROP):
            found.append(u)
            if task == DROP and s.aboard[u] != NO_UNIT and s.aboard[u] not in found:
                found.append(s.aboard[u])
    return found


def _attackers_from_afar(s: GlobalWar, own: int, kind: str, zone: ZoneNumber) -> list[UnitNumber]:
    """Those who fight over a border, and bombers with rockets among them."""
    found: list[UnitNumber] = []
    for u in s.numbers():
        where = s.zone[u]
        if where < 0 or not own >> s.nation[u] & 1:
            continue
        task = s.task[u]
        if kind == "bombing":
            if (task == BOMB and target_zone(s, u) == zone) or (task == COVER and where == zone):
                found.append(u)
        elif s.aim[u] == zone and task == (CLASH if kind == "clash" else SHELL):
            found.append(u)
    return found


def defenders_of(s: GlobalWar, nation: NationNumber, kind: str, zone: ZoneNumber) -> list[UnitNumber]:
    """The units that stand against an attacker; ships in port only against a port attack (gw.11.5.d)."""
    enemies = s.enemies[nation] | local_foes(s, nation, zone)
    if kind == "clash":
        enemies |= 1 << s.owner[zone]
    elif kind == "port":
        enemies |= struck_in_peace(s, nation, zone)
    at_sea = zone >= s.edition.world.lands
    found: list[UnitNumber] = []
    for u in s.units_of(enemies, zone):
        unit = s.unit(u)
        if unit.kind == ROCKET or (unit.kind == AIR and s.marked(u, FOUGHT) and not at_sea):
            continue  # aircraft that scrambled or intercepted have had their battle: gw.10.1.c
        if at_sea:
            hidden = s.marks[u] & (SUBMERGED | DECLINED) or (s.marked(u, RAIDING | ESCORT) and not s.marked(u, CAUGHT))
            if not hidden and (s.aboard[u] == NO_UNIT or unit.kind == AIR):  # who is under water is ignored: gw.9.4.b
                found.append(u)
        elif kind == "port":
            if unit.at_sea() or unit.fighter():
                found.append(u)
        elif kind == "bombing":
            if unit.fighter():
                found.append(u)
        elif not unit.at_sea() and s.aboard[u] == NO_UNIT and (kind != "attrition" or unit.on_land()):
            found.append(u)
    return found


# the muster of a battle


def muster(
    s: GlobalWar,
    nation: NationNumber,
    own: int,
    kind: str,
    zone: ZoneNumber,
    out: list[UnitNumber],
    up: list[UnitNumber],
    kamikaze: int = 0,
) -> Muster:
    """Everybody on his place. ``out`` are defenders that stay out of it, ``up`` those that scrambled into it."""
    attackers = [u for u in attackers_of(s, own, kind, zone) if s.unit(u).kind != ROCKET]
    defenders = [u for u in defenders_of(s, nation, kind, zone) if u not in out]
    works = _works(s, zone)
    mine: list[Row] = []
    for u in attackers:
        mine.append(_attacking(s, u, kind, zone, works))
    guns: list[int] = []
    if any(row.ways & LANDED for row in mine):
        guns = coastal_guns(s, zone, [s.came[u] for u in attackers])
        exposed = bool(guns) or kamikaze > 0
        mine += _fleet(s, own, zone, [u for u in attackers if s.unit(u).on_land()], exposed)
    theirs = [_defending(s, u, kind, zone, nation, False) for u in defenders]
    theirs += [_defending(s, u, kind, zone, nation, True) for u in up]
    if kind == "land":
        theirs += _crews(s, nation, zone)
    ways = 0
    for row in mine:
        ways |= row.ways
    sequence = {"bombing": "interception"}.get(kind, kind)
    if kind == "land":
        sequence = "amphibious" if ways & LANDED else ("airborne" if ways & DROPPED else "land")
    place = s.edition.world.zones[zone]
    field = Field(
        sea=kind == "naval",
        terrain=place.terrain,
        city=place.city and kind == "land",
        surrounded=place.city and surrounded(s, zone),
        forts=_forts_crossed(s, zone, attackers, works) if ways & FORT else 0,
        maginot=bool(ways & MAGINOT),
        gun_shots=tuple([shots_left(s, gun) for gun in guns]),
        silent=kind == "port" and not _port_has_flak(s, zone),
        blitzkrieg=storms_cities(s, nation),
        surprise=is_surprise(s, nation, zone),
        kamikaze=kamikaze,
        kamikaze_of=ATTACKER if s.on_turn(s.edition.nations.number["japan"]) else DEFENDER,
        technologies=(_known(s, [nation]), _known(s, [s.nation[u] for u in defenders + up])),
    )
    return Muster(sequence, zone, (tuple(mine), tuple(theirs)), field)


def skirmish(s: GlobalWar, zone: ZoneNumber, movers: tuple[UnitNumber, ...], hunters: tuple[UnitNumber, ...]) -> Muster:
    """The one round between ships that move and submarines or patrols that take them on (gw.9.4.c, gw.9.4.e).

    Nobody scrambles into it (gw.10.4.e).
    """
    mine = tuple([Row(u, s.kind[u], 0, NORMAL, s.damage[u], s.nation[u]) for u in movers])
    theirs = tuple([_defending(s, u, "naval", zone, s.nation[movers[0]], False) for u in hunters])
    known = (_known(s, [s.nation[u] for u in movers]), _known(s, [s.nation[u] for u in hunters]))
    return Muster("encounter", zone, (mine, theirs), Field(sea=True, hunted=True, technologies=known))


def _attacking(s: GlobalWar, u: UnitNumber, kind: str, zone: ZoneNumber, works: list[int]) -> Row:
    world = s.edition.world
    unit = s.unit(u)
    start = s.zone[u] if kind in ("clash", "attrition") else s.came[u]
    ways = ON_PATROL if s.marked(u, PATROL) else 0
    ways |= BARBAROSSA if in_barbarossa(s, s.nation[u]) else 0
    ways |= FERRYING if unit.hunts and s.cargo(u) else 0
    ways |= AFRICA_CORPS if s.marked(u, CORPS) else 0
    ground = NORMAL
    carrier = NO_UNIT
    if unit.on_land():
        if s.task[u] == DROP:
            carrier = s.aboard[u]
            ways |= DROPPED | (FORT if works else 0)
        elif start >= world.lands or _over_narrows(s, start, zone):
            ways |= LANDED
            carrier = s.ferried.get(u, NO_UNIT)
            if carrier != NO_UNIT and s.unit(carrier).lands_all:
                ways |= ATTACK_SHIP  # gw.8.2.1.q
        link = world.between(start, zone) if start >= 0 else None
        if link is not None and s.task[u] != DROP:
            ways |= RIVER if link.river == BORDER else 0  # gw.1.7.6.b: whichever way it is crossed
            if link.border_into in (NOWHERE, zone):
                ground = link.border
        if s.task[u] != DROP and (link is not None or _over_narrows(s, start, zone)):
            ways |= _over_works(s, zone, start, works)
        ways |= SHAKY if is_shaky(s, u) else 0
    elif unit.kind == AIR and any(s.task[load] == DROP for load in s.cargo(u)):
        ways |= LADEN | (FORT if works else 0)
    return Row(u, unit.number, ways, ground, s.damage[u], s.nation[u], carrier)


def _over_narrows(s: GlobalWar, start: ZoneNumber, zone: ZoneNumber) -> bool:
    """gw.1.9.a: marines that come over a narrow crossing make an amphibious assault."""
    link = border(s, start, zone) if start >= 0 else None
    return link is not None and link.kind == CROSSING


def is_shaky(s: GlobalWar, u: UnitNumber) -> bool:
    """gw.15.7.a: infantry and cavalry of the KMT, until it is a major power."""
    nation = s.nation[u]
    return s.nation_at(nation).id == "kmt" and not s.majors >> nation & 1 and s.unit(u).id in SHAKY_UNITS


def _defending(
    s: GlobalWar, u: UnitNumber, kind: str, zone: ZoneNumber, attacker: NationNumber, scrambled: bool
) -> Row:
    unit = s.unit(u)
    ways = SCRAMBLED if scrambled else 0
    if in_barbarossa(s, attacker) and s.nation_at(s.nation[u]).id == "ussr":
        ways |= BARBAROSSA
    ways |= FERRYING if unit.hunts and s.cargo(u) else 0
    at_sea = zone >= s.edition.world.lands
    if at_sea and not scrambled and unit.kind == AIR and (s.marked(u, PATROL) or s.aboard[u] != NO_UNIT):
        ways |= ON_PATROL  # gw.9.3.1.g; who scrambles is on no patrol: gw.10.4.g
    if kind == "port" and unit.at_sea():
        ways |= PORT
    if s.marked(u, RAIDING):
        ways |= RAIDER
    home = s.home(s.nation[u]) >> zone & 1
    if unit.kind == INFANTRY and home and s.nation_at(s.nation[u]).id == "japan":
        ways |= DUG_IN
    return Row(u, unit.number, ways, NORMAL, s.damage[u], s.nation[u])


def _crews(s: GlobalWar, nation: NationNumber, zone: ZoneNumber) -> list[Row]:
    """gw.11.5.f: militia from large ships in port; ghost ships have nobody left to send."""
    militia = s.edition.catalogue.unit("militia").number
    found: list[Row] = []
    for u in s.units_of(s.enemies[nation], zone):
        if s.in_port(u) and s.unit(u).crew and not s.marked(u, GHOST):
            ways = CREW
            if in_barbarossa(s, nation) and s.nation_at(s.nation[u]).id == "ussr":
                ways |= BARBAROSSA  # gw.15.1.b
            found.append(Row(u, militia, ways, NORMAL, 0, s.nation[u]))
    return found


def _port_has_flak(s: GlobalWar, zone: ZoneNumber) -> bool:
    """gw.11.5: the flak of a naval facility that has suffered all the damage it can is silent."""
    for site in s.sites[zone]:
        facility = s.facility(site)
        if facility.harbours and facility.flak and s.site_damage[site] < facility.damage:
            return True
    return False


def _fleet(s: GlobalWar, own: int, zone: ZoneNumber, landing: list[UnitNumber], exposed: bool) -> list[Row]:
    """Ships that bombard, at most as many as units land (gw.10.8.2.a), and under fire those that unload."""
    seas = dict.fromkeys([s.came[u] for u in landing if s.came[u] >= s.edition.world.lands])
    landed = sum(1 for u in landing if s.came[u] >= s.edition.world.lands)
    shelling: list[tuple[int, UnitNumber]] = []
    unloading: list[Row] = []
    for sea in seas:
        for u in s.units_of(own, sea):
            unit = s.unit(u)
            if unit.bombards and not s.marked(u, FOUGHT) and s.task[u] != BATTLE:
                shelling.append((-unit.bombards, u))
            elif exposed and unit.kind == SURFACE and s.marked(u, UNLOADED):
                unloading.append(Row(u, unit.number, LADEN, NORMAL, s.damage[u], s.nation[u]))
    shelling.sort()
    return [Row(u, s.kind[u], SHELLING, NORMAL, s.damage[u], s.nation[u]) for _, u in shelling[:landed]] + unloading


def _works(s: GlobalWar, zone: ZoneNumber) -> list[int]:
    """The fortifications of a land zone."""
    return [site for site in s.sites[zone] if s.facility(site).id == "fortification"]


def _small(s: GlobalWar, zone: ZoneNumber) -> bool:
    """gw.1.10: one work covers every border here."""
    place = s.edition.place
    return s.edition.world.zones[zone].city or bool(place.get("one-work-covers-all", 0) >> zone & 1)


def _guards(s: GlobalWar, site: int, zone: ZoneNumber, start: ZoneNumber) -> bool:
    """Whether a work guards a zone against who comes from another; a narrow crossing leads over the coast (C50)."""
    link = border(s, start, zone) if start < s.edition.world.lands else None
    sides = link.touches if link is not None and link.kind == CROSSING else 1 << start
    return _small(s, zone) or s.site_opens[site] & sides != 0


def _over_works(s: GlobalWar, zone: ZoneNumber, start: ZoneNumber, works: list[int]) -> int:
    zones = s.edition.world.zones
    for site in works:
        if _guards(s, site, zone, start):
            return MAGINOT if (zones[zone].id, zones[start].id) == MAGINOT_LINE else FORT
    return 0


def _forts_crossed(s: GlobalWar, zone: ZoneNumber, attackers: list[UnitNumber], works: list[int]) -> int:
    """How many fortifications are attacked; whoever jumps meets one of them (ruling C7)."""
    crossed = 0
    starts = {s.came[u] for u in attackers if s.unit(u).on_land() and s.task[u] != DROP and s.came[u] >= 0}
    for site in works:
        if any(_guards(s, site, zone, start) for start in sorted(starts)):
            crossed += 1
    return max(1, crossed)


def coastal_guns(s: GlobalWar, zone: ZoneNumber, seas: list[ZoneNumber]) -> list[int]:
    """The coastal guns of a zone that reach one of the seas."""
    guns = [site for site in s.sites[zone] if is_coastal_gun(s, site)]
    return [site for site in guns if any(sea >= 0 and _guards(s, site, zone, sea) for sea in seas)]


def spend_shots(s: GlobalWar, called: Muster) -> None:
    """gw.13.2.7.a: what the guns fire in this battle they do not fire again in this player turn."""
    ships = [row for row in called.rows[ATTACKER] if s.edition.catalogue.units[row.kind].kind == SURFACE]
    for gun in coastal_guns(s, called.zone, [s.zone[row.unit] for row in ships]):
        s.fired[gun] = s.fired.get(gun, 0) + min(shots_left(s, gun), len(ships))


def surrounded(s: GlobalWar, zone: ZoneNumber) -> bool:
    """gw.1.7.7.e: enemies hold all land around, and no undamaged, open base or naval facility is left."""
    owner = s.owner[zone]
    around = zones_in(s.edition.world.next_on_land[zone])
    if not around or any(not at_war(s, owner, s.owner[other]) for other in around):
        return False
    sight = Sight(s, owner)
    for site in s.sites[zone]:
        facility = s.facility(site)
        shelters = any(facility.id.endswith(kind) for kind in SHELTERS)
        if shelters and not s.site_damage[site] and not is_blockaded(s, sight, site):
            return False
    return True


def _known(s: GlobalWar, nations: list[NationNumber]) -> tuple[str, ...]:
    """The technologies of all the nations, and with its number (``radar:3``) what one of them knows and others do
    not."""
    every, some = (-1 if nations else 0), 0
    for nation in nations:
        every &= s.technologies[nation]
        some |= s.technologies[nation]
    technologies = s.edition.catalogue.technologies
    found = [technologies[one].id for one in members(every)]
    for one in members(some & ~every):
        knowing = [nation for nation in dict.fromkeys(nations) if s.technologies[nation] >> one & 1]
        found += [f"{technologies[one].id}:{nation}" for nation in sorted(knowing)]
    return tuple(found)
