"""Units, facilities and technologies with all they can do (chapters 8.2 and 13), read from data."""

from __future__ import annotations

from typing import Final

from sandtable.games.globalwar.world import SOURCES, TERRAINS, noun
from sandtable.kernel.plain import Malformed, Record

INFANTRY: Final = 0
VEHICLE: Final = 1
ARTILLERY: Final = 2
ANTI_AIRCRAFT: Final = 3
AIR: Final = 4
SURFACE: Final = 5
SUBMARINE: Final = 6
ROCKET: Final = 7
CLASSES: Final = ("infantry", "vehicle", "artillery", "anti-aircraft", "air", "surface", "submarine", "rocket")
LAND_CLASSES: Final = (INFANTRY, VEHICLE, ARTILLERY, ANTI_AIRCRAFT)
SEA_CLASSES: Final = (SURFACE, SUBMARINE)

# Where a unit is raised: in a factory or yard; without one by the value of a zone (militia: gw.12.1, gw.13.1.1.b), in a
# valued original zone abroad (gw.13.1.1.e), in any valued zone (gw.13.1.1.f), in FEC zones at the Himalaya; or in a
# factory at home only (gw.13.1.2.d, gw.13.1.3.b).
RAISED: Final = ("factory", "militia", "colony", "valued", "himalaya", "home")

NO_BLITZ: Final = 0
PAIRED: Final = 1  # blitzes beside a tank: gw.10.5.1
ALONE: Final = 2
BLITZ: Final = ("", "paired", "alone")

# whom target selection may pick: gw.10.2
TARGETS: Final = ("", "vehicle", "land-and-sea", "air", "surface")

# what a hold, a deck or an aircraft can take
CARGO: Final = ("infantry", "artillery", "anti-aircraft", "airborne", "other", "carrier-borne", "medium-bomber")

ON_DECK: Final = ("carrier-borne", "medium-bomber")  # what an aircraft counts as on a carrier: gw.13.1.6.e

NEVER: Final = "9999-99"

GROUPS: Final = ("factory", "base", "naval", "defence", "railway")
WHERE: Final = ("owned", "coast", "home", "home-coast", "border")
SERVED: Final = ("", "aircraft", "fighter", "seaplane", "submarine", "surface")

EFFECTS: Final = (
    "bombing-shield", "carrier-scramble", "change-of-gauge", "convoy-defence", "convoy-escort", "convoy-roll",
    "factory-moves", "flak-at-rockets", "flak-value", "free-scramble", "improved-capacity", "intercept",
    "interdiction-times", "merged-stages", "move", "naval-moves", "naval-range", "no-city-flak",
    "no-fortress-fire-at-drops", "patrol", "patrol-attack", "patrol-from-base", "rail-moves", "raider-hunt",
    "single-losses", "stage-discount", "supply-range", "transport-defence", "wolf-pack",
)  # fmt: skip

UNIT_FIELDS: Final = (
    "id", "class", "attack", "defence", "move", "cost", "limit", "available", "until", "technology", "nations",
    "raised", "home-bound", "upgrade", "replaces", "counts-as", "drops", "drop-attack", "fords", "crosses",
    "sure-footed", "unhindered", "attacks", "defends", "rides", "tows", "towed", "tank", "blitz", "per-tank",
    "select", "shells", "flak", "patrol", "intercept", "superior", "port-attack", "carrier-borne", "convoy", "bombs",
    "carpet", "rocket-range", "only-hits", "assault", "lifts", "deck", "hold", "last-loss", "unarmed", "lands-all",
    "hunts", "elusive", "raider", "hits", "capital", "bombards", "crew", "radar-scramble", "source",
)  # fmt: skip


class Unit:
    """A kind of unit. Strength 0 is none; flags and numbers are what its row of chapter 13 says."""

    def __init__(self, number: int, row: Record, nations: tuple[str, ...]) -> None:
        row.only(*UNIT_FIELDS)
        self.number: Final = number
        self.id: Final = noun(row, "id")
        self.source: Final = row.one_of("source", SOURCES)
        self.kind: Final = CLASSES.index(row.one_of("class", CLASSES))
        self.attack: Final = row.number("attack", 0, 12)
        self.defence: Final = row.number("defence", 0, 12)
        self.move: Final = row.number("move", 0, 12)
        self.cost: Final = row.numbers("cost", 1, 50)
        self._read_purchase(row, nations)
        self._read_ground(row)
        self._read_air_and_sea(row)

    def _read_purchase(self, row: Record, nations: tuple[str, ...]) -> None:
        self.limit: int = row.number("limit", 1, 9, 0)  # purchases each player turn; 0 is no limit
        self.since: str = ""  # the first calendar turn it can be bought, for Germany and the others: gw.13.1.2.c
        self.since_elsewhere: str = ""
        if row.has("available"):
            dates = row.record("available")
            dates.only("germany", "others")
            self.since = dates.text("germany")
            self.since_elsewhere = dates.text("others")
        self.until: str = row.text("until", NEVER)  # the last turn a major power can buy it: gw.13.1.2.a
        self.technology: str = row.text("technology", "")
        self.nations: list[str] = row.texts("nations", 20) if row.has("nations") else []
        for n, id in enumerate(self.nations):
            if id not in nations:
                raise Malformed(f"{row.at('nations')}[{n}]", "core-malformed-id", value=id[:40])
        self.raised: str = row.one_of("raised", RAISED, "factory")
        self.home_bound: bool = row.flag("home-bound", False)  # moves inside the home country only
        self.upgrade_to: str = ""
        self.upgrade_cost: int = 0
        self.upgrade_limit: int = 0
        if row.has("upgrade"):
            upgrade = row.record("upgrade")
            upgrade.only("to", "cost", "limit")
            self.upgrade_to = upgrade.text("to")
            self.upgrade_cost = upgrade.number("cost", 1, 50)
            self.upgrade_limit = upgrade.number("limit", 1, 9)
        self.replaces: str = row.text("replaces", "")  # takes the place of these at once when it is invented
        self.counts_as: str = row.text("counts-as", "")

    def _read_ground(self, row: Record) -> None:
        self.drops: bool = row.flag("drops", False)  # takes part in airborne assaults
        self.drop_attack: int = row.number("drop-attack", 1, 12, self.attack)  # in the first round of one
        self.fords: bool = row.flag("fords", self.kind == ARTILLERY)  # no penalty over a river: gw.1.7.6
        self.crosses: bool = row.flag("crosses", False)  # attacks over narrow crossings: gw.1.9, gw.13.1.1.d
        self.sure_footed: bool = row.flag("sure-footed", False)  # no double losses on the beach: gw.10.8.3
        self.unhindered: int = _terrains(row, "unhindered")  # terrains without penalty to its attack, as a bit set
        self.rides: int = _terrains(row, "rides")  # terrains that do not stop it
        self.attack_bonus: list[int] = _bonuses(row, "attacks")
        self.defence_bonus: list[int] = _bonuses(row, "defends")
        self.tows: bool = row.flag("tows", False)
        self.towed: bool = row.flag("towed", False)  # moves as far as what tows it
        self.tank: bool = row.flag("tank", False)
        self.blitz: int = BLITZ.index(row.one_of("blitz", BLITZ, ""))
        self.per_tank: int = row.number("per-tank", 1, 9, 0)  # so many may blitz beside one tank
        self.selects: int = 0  # rolls up to this choose their target
        self.selects_among: str = ""
        if row.has("select"):
            select = row.record("select")
            select.only("at", "against")
            self.selects = select.number("at", 1, 12)
            self.selects_among = select.one_of("against", TARGETS[1:])
        self.first_strike: bool = self.kind == ARTILLERY  # in the first round: gw.10.2, gw.13.1.3.a
        self.supports: bool = self.kind == ARTILLERY  # gives one infantry +1 attack
        self.shells: int = row.number("shells", 1, 12, 0)  # attrition attack on the next zone: gw.10.5.3
        self.flak: int = 0  # gw.13.1.4.a
        self.flak_shots: int = 0
        if row.has("flak"):
            flak = row.record("flak")
            flak.only("at", "shots")
            self.flak = flak.number("at", 1, 12)
            self.flak_shots = flak.number("shots", 1, 12)

    def _read_air_and_sea(self, row: Record) -> None:
        """What aircraft (gw.13.1.5.b) and ships (gw.13.1.6.d) can do."""
        self.patrol: int = row.number("patrol", 1, 9, 0)  # range on maritime air patrol; 0 cannot
        self.intercept: int = row.number("intercept", 1, 12, 0)
        self.superior: bool = row.flag("superior", False)  # air superiority
        self.port_attack: bool = row.flag("port-attack", False)
        self.carrier_borne: bool = row.flag("carrier-borne", False)
        word = "carrier-borne" if self.carrier_borne else self.id
        self.on_deck: str = word if word in ON_DECK else ""  # "" for who has no place there
        self.convoy: int = row.number("convoy", 1, 12, 0)  # bonus on a raid; submarines and raiders too
        self.bombs: int = row.number("bombs", 1, 9, 0)  # D6 of strategic bombing
        self.carpet_dice: int = 0
        self.carpet_at: int = 0
        if row.has("carpet"):
            carpet = row.record("carpet")
            carpet.only("dice", "at")
            self.carpet_dice = carpet.number("dice", 1, 12)
            self.carpet_at = carpet.number("at", 1, 12)
        self.rocket_range: int = row.number("rocket-range", 1, 12, 0)
        self.only_hits: list[str] = row.texts("only-hits", 9) if row.has("only-hits") else []
        self.assault: list[Load] = _loads(row, "assault")  # what it takes into an airborne assault
        self.lifts: list[Load] = _loads(row, "lifts")  # what it flies in non-combat movement
        self.deck: list[Load] = _loads(row, "deck")  # of carriers, whichever kind: gw.0.2.g
        self.hold: list[Load] = _loads(row, "hold")
        self.last_loss: bool = row.flag("last-loss", False)  # chosen last as a loss
        self.unarmed: bool = row.flag("unarmed", False)  # no warship
        self.lands_all: bool = row.flag("lands-all", False)  # all it lands may fight in the first round
        self.hunts: bool = row.flag(
            "hunts", False
        )  # cancels first strike of submarines (gw.13.1.6.b), hits them beside a patrol
        self.elusive: bool = row.flag("elusive", False)  # a submarine only aircraft on patrol can engage
        self.raider: bool = row.flag("raider", False)  # may be a raider: gw.9.4.4
        self.hits: int = row.number("hits", 1, 9, 1)
        self.capital: int = row.number("capital", 1, 9, 0)  # what it counts as a capital ship: gw.3.3
        self.bombards: int = row.number("bombards", 1, 12, 0)
        self.crew: int = row.number("crew", 1, 9, 0)  # militia it lends ashore when in port: gw.11.5
        # what land units board, or what has guns in tow
        self.takes_troops: bool = self.tows or len(self.hold) + len(self.lifts) + len(self.assault) > 0
        self._carries: bool = self.tows or len(self.hold) + len(self.deck) + len(self.lifts) + len(self.assault) > 0
        self.radar_scramble: bool = row.flag("radar-scramble", False)  # with radar its fighters scramble

    def carries(self) -> bool:
        """Whether it takes other units aboard."""
        return self._carries

    def warship(self) -> bool:
        """gw.0.2.p"""
        return self.at_sea() and not self.unarmed

    def surface_warship(self) -> bool:
        return self.kind == SURFACE and not self.unarmed

    def fighter(self) -> bool:
        """Fighters clear the air and intercept; what counts as one is one too."""
        return self.superior

    def can_be_bought(self) -> bool:
        """gw.13.1.6.a: what has no price cannot."""
        return len(self.cost) > 0

    def on_land(self) -> bool:
        return self.kind in LAND_CLASSES

    def at_sea(self) -> bool:
        return self.kind in SEA_CLASSES

    def available(self, nation: str, turn: str, technologies: list[str], major: bool) -> bool:
        """Whether a nation may buy it in a calendar turn, with what it has invented (gw.8.3.1, gw.13.1)."""
        if not self.cost or (self.nations and nation not in self.nations):
            return False
        if self.technology and self.technology not in technologies:
            return False
        if major and turn > self.until:
            return False
        return turn >= (self.since if nation == "germany" else self.since_elsewhere)


class Load:
    """One way to fill a hold, a deck or an aircraft: how many of each kind of cargo."""

    def __init__(self, counts: list[int]) -> None:
        self.counts: Final = counts

    def takes(self, cargo: str) -> int:
        return self.counts[CARGO.index(cargo)]


def fits(ways: list[Load], words: list[str]) -> bool:
    """Whether some cargo, each by what it counts as, has its place in one of the ways to fill something."""
    if any(word not in CARGO for word in words):
        return False
    return not words or any(all(words.count(word) <= way.takes(word) for word in CARGO) for way in ways)


class Facility:
    """A kind of facility, with what its table in chapter 13.2 says."""

    def __init__(self, number: int, row: Record) -> None:
        row.only("id", "group", "cost", "damage", "where", "upgrade", "capacity", "improved", "shield", "flak",
                 "partial", "research", "per-zone", "per-border", "move-bonus", "scrambles", "harbours", "range",
                 "repairs", "capital", "rough", "source")  # fmt: skip
        self.number: Final = number
        self.id: Final = noun(row, "id")
        self.source: Final = row.one_of("source", SOURCES)
        self.group: Final = row.one_of("group", GROUPS)
        self.cost: Final = row.numbers("cost", 1, 50)
        self.damage: Final = row.number("damage", 0, 50)  # most it can suffer; 0 cannot be bombed
        self.where: Final = row.one_of("where", WHERE)
        self.upgrade_to: str = ""
        self.upgrade_cost: int = 0
        if row.has("upgrade"):
            upgrade = row.record("upgrade")
            upgrade.only("to", "cost")
            self.upgrade_to = upgrade.text("to")
            self.upgrade_cost = upgrade.number("cost", 1, 50)
        self.capacity: Final = row.number("capacity", 1, 50, 0)  # units each player turn
        self.repairs: Final = row.number("repairs", 1, 50, 0)  # damage to ships mended each player turn
        self.improved: Final = row.number("improved", 1, 50, 0)  # both, with improved factories
        self.partial: Final = row.flag("partial", False)  # damaged it makes one unit less a point, not none
        self.research: Final = row.number("research", 1, 9, 0)  # technology dice
        self.shield: Final = row.number("shield", 1, 50, 0)  # bombing damage less, with improved construction
        self.flak: Final = row.number("flak", 1, 12, 0)
        self.per_zone: Final = row.number("per-zone", 1, 9, 0)
        self.per_border: Final = row.number("per-border", 1, 9, 0)
        self.move_bonus: Final = row.one_of("move-bonus", SERVED, "")
        self.scrambles: Final = row.one_of("scrambles", SERVED, "")
        self.harbours: Final = row.one_of("harbours", SERVED, "")
        self.range: Final = row.number("range", 1, 12, 0)  # of strategic naval moves and of supply: gw.13.2.3.a
        self.capital: Final = row.flag("capital", False)  # builds capital ships
        self.rough_cost: int = 0  # on a border with terrain: gw.13.2.8
        self.rough_damage: int = 0
        if row.has("rough"):
            rough = row.record("rough")
            rough.only("cost", "damage")
            self.rough_cost = rough.number("cost", 1, 50)
            self.rough_damage = rough.number("damage", 1, 50)

    def naval(self) -> bool:
        return self.group == "naval"


class Technology:
    """A technology: the roll that each of its stages needs, and its effects as numbers."""

    def __init__(self, number: int, row: Record) -> None:
        row.only("id", "roll", "effects", "source")
        self.number: Final = number
        self.id: Final = noun(row, "id")
        self.roll: Final = row.number("roll", 1, 12)
        self.source: Final = row.one_of("source", SOURCES)
        self.effects: Final[list[Effect]] = []
        for effect in row.records("effects", 20) if row.has("effects") else []:
            effect.only("what", "value", "units")
            units = effect.texts("units", 60) if effect.has("units") else []
            self.effects.append(Effect(effect.one_of("what", EFFECTS), effect.number("value", 1, 12), units))


class Effect:
    """What a finished technology changes, by how much, and for which units (none named: not a matter of units)."""

    def __init__(self, what: str, value: int, units: list[str]) -> None:
        self.what: Final = what
        self.value: Final = value
        self.units: Final = units


class Catalogue:
    """All units, facilities and technologies, by number and by id."""

    def __init__(self, units: Record, technologies: Record, nations: tuple[str, ...]) -> None:
        units.only("about", "units", "facilities")
        technologies.only("about", "stages", "third-stage-from", "from-income", "technologies")
        self.stages: Final = technologies.number("stages", 1, 9)
        self.third_stage_from: Final = technologies.text("third-stage-from")
        incomes = technologies.record("from-income")  # below it a power develops nothing: gw.8.2.d, gw.8.2.e
        self.research_income: Final = {id: incomes.number(id, 1, 99) for id in incomes.data}
        self.units: Final = [Unit(n, row, nations) for n, row in enumerate(units.records("units", 99))]
        self.facilities: Final = [Facility(n, row) for n, row in enumerate(units.records("facilities", 50))]
        self.technologies: Final = [
            Technology(n, row) for n, row in enumerate(technologies.records("technologies", 50))
        ]
        self.unit_of: Final = {unit.id: unit.number for unit in self.units}
        self.facility_of: Final = {facility.id: facility.number for facility in self.facilities}
        self.technology_of: Final = {technology.id: technology.number for technology in self.technologies}
        self._check(units, technologies, nations)

    def _check(self, units: Record, technologies: Record, nations: tuple[str, ...]) -> None:
        """No id twice, and whatever a row names exists."""
        for n, unit in enumerate(self.units):
            place = f"{units.at('units')}[{n}]"
            _known(self.unit_of, n, unit.id, place)
            for id in (unit.upgrade_to, unit.replaces, unit.counts_as):
                if id and id not in self.unit_of:
                    raise Malformed(place, "core-malformed-id", value=id[:40])
            if unit.technology and unit.technology not in self.technology_of:
                raise Malformed(place, "core-malformed-id", value=unit.technology[:40])
        for n, facility in enumerate(self.facilities):
            place = f"{units.at('facilities')}[{n}]"
            _known(self.facility_of, n, facility.id, place)
            if facility.upgrade_to and facility.upgrade_to not in self.facility_of:
                raise Malformed(place, "core-malformed-id", value=facility.upgrade_to[:40])
        for id in self.research_income:
            if id not in nations:
                raise Malformed(f"{technologies.at('from-income')}.{id[:40]}", "core-malformed-id", value=id[:40])
        for n, technology in enumerate(self.technologies):
            place = f"{technologies.at('technologies')}[{n}]"
            _known(self.technology_of, n, technology.id, place)
            for effect in technology.effects:
                for id in effect.units:
                    if id not in self.unit_of:
                        raise Malformed(place, "core-malformed-id", value=id[:40])

    def unit(self, id: str) -> Unit:
        return self.units[self.unit_of[id]]

    def facility(self, id: str) -> Facility:
        return self.facilities[self.facility_of[id]]

    def technology(self, id: str) -> Technology:
        return self.technologies[self.technology_of[id]]

    def sources(self) -> list[tuple[str, str]]:
        found = [(f"unit {unit.id}", unit.source) for unit in self.units]
        found += [(f"facility {facility.id}", facility.source) for facility in self.facilities]
        return found + [(f"technology {technology.id}", technology.source) for technology in self.technologies]


def _known(numbers: dict[str, int], number: int, id: str, place: str) -> None:
    if numbers[id] != number:
        raise Malformed(place, "core-malformed-duplicate")


def _terrains(row: Record, key: str) -> int:
    if not row.has(key):
        return 0
    mask = 0
    for n, id in enumerate(row.texts(key, 9)):
        if id not in TERRAINS:
            raise Malformed(f"{row.at(key)}[{n}]", "core-malformed-choice", value=id[:40], choices=", ".join(TERRAINS))
        mask |= 1 << TERRAINS.index(id)
    return mask


def _bonuses(row: Record, key: str) -> list[int]:
    """A bonus for each terrain."""
    bonus = [0] * len(TERRAINS)
    if row.has(key):
        table = row.record(key)
        table.only(*TERRAINS)
        for terrain, id in enumerate(TERRAINS):
            bonus[terrain] = table.number(id, 1, 9, 0)
    return bonus


def _loads(row: Record, key: str) -> list[Load]:
    loads: list[Load] = []
    for one in row.records(key, 9) if row.has(key) else []:
        one.only(*CARGO)
        loads.append(Load([one.number(cargo, 1, 9, 0) for cargo in CARGO]))
    return loads
