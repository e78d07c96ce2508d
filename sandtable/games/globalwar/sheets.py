"""The national sheets: nations, incomes, what raises them, the set-up of July 1936 and the calendar."""

from __future__ import annotations

from typing import Final

from sandtable.games.globalwar.markers import NOWHERE
from sandtable.games.globalwar.numbering import NationNumber
from sandtable.games.globalwar.units import Catalogue
from sandtable.games.globalwar.world import GAUGES, NARROW, SOURCES, World, noun
from sandtable.kernel.plain import Malformed, Record, as_number

AXIS: Final = 0
ALLIES: Final = 1
COMINTERN: Final = 2
NO_ALLIANCE: Final = 3
ALLIANCES: Final = ("axis", "allies", "comintern", "none")

# major powers; parts of the Commonwealth; China's two sides; minors; Chinese warlords; those that arise in the game
RANKS: Final = ("major", "commonwealth", "evolving", "minor", "warlord", "later")

BONUS_KINDS: Final = (
    "own-zones", "each-zone", "alliance-owns", "not-enemy-held", "sea-clear", "sea-clear-and-own", "adjacent-owner",
    "road-open", "convoy-line", "treaty",
)  # fmt: skip
DEEDS: Final = ("war", "penalty", "holds", "annexes", "defeats", "completes", "interdicts")
VICTIMS: Final = ("self", "ally", "neutral", "china")  # on whom a deed is done, besides nations
PER: Final = ("", "zone", "area", "victim")
PACTS: Final = ("molotov-ribbentrop", "japanese-soviet", "moscow-peace", "chinese-truce")
SETTERS: Final = ("any-major", "any-neutral")  # who sets a trigger off, besides nations

MOST_NATIONS: Final = 120
NAMED: Final = (
    "belgium", "ccp", "dadao", "finland", "france", "germany", "great-britain", "italy", "japan", "kmt", "nepal",
    "poland", "romania", "usa", "ussr", "vichy-france",
)  # fmt: skip  # nations that rules are about
MOST_PIECES: Final = 99


class Nation:
    """A nation with a place in the order of play (0: none of its own)."""

    def __init__(self, number: NationNumber, row: Record) -> None:
        row.only("id", "alliance", "rank", "turn", "controller", "naval-moves", "gauge", "with", "buys", "builds",
                 "source", "sources")  # fmt: skip
        self.number: Final = number
        self.id: Final = noun(row, "id")
        self.alliance: Final = ALLIANCES.index(row.one_of("alliance", ALLIANCES))
        self.rank: Final = row.one_of("rank", RANKS)
        self.turn: Final = row.number("turn", 1, 20, 0)
        self.controller: Final = row.text("controller", "")
        self.leader: Final = row.text("with", "")  # moves and fights as one nation with this one: gw.7.1
        self.naval_moves: Final = row.number("naval-moves", 1, 20, 0)
        self.gauge: Final = GAUGES.index(row.one_of("gauge", GAUGES[1:3], GAUGES[NARROW]))
        self.buys: Final = row.texts("buys", 99) if row.has("buys") else []
        self.builds: Final = row.texts("builds", 99) if row.has("builds") else []
        self.source: Final = row.one_of("source", SOURCES)


class Income:
    """Where a nation's income starts, where full production lies, and what it needs to declare war."""

    def __init__(self, row: Record) -> None:
        row.only("nation", "start", "full", "war", "source", "sources")
        self.nation: Final = row.text("nation")
        self.start: Final = row.number("start", 0, 200)
        self.full: Final = row.number("full", 0, 200, 0)  # 0: the value of the zones it owns
        self.war: Final = row.number("war", 0, 200, 0)  # 0: none needed
        self.source: Final = row.one_of("source", SOURCES)


class Trigger:
    """A deed that changes an income: by dice, by a number, up to full production, or a fine in IPP (gw.5.2, gw.5.4)."""

    def __init__(self, row: Record, world: World) -> None:
        row.only("nation", "id", "by", "deed", "on", "zones", "border", "spared", "dice", "with-pact", "add", "full",
                 "fine", "per", "once", "at-peace", "below-full", "source")  # fmt: skip
        self.nation: Final = row.text("nation")
        self.id: Final = noun(row, "id")
        self.by: Final = row.texts("by", 20)
        self.deed: Final = row.one_of("deed", DEEDS)
        self.on: Final = row.texts("on", 20) if row.has("on") else []  # nations or groups of them; none: on anybody
        self.zones: Final = world.mask(row, "zones") if row.has("zones") else 0  # of which one is taken; 0: any
        self.border: Final = row.flag("border", False)  # only zones next to the home country of the nation
        self.spared: Final = world.mask(row, "spared") if row.has("spared") else 0  # not these, with the pact: gw.6.4
        self.dice: Final = _dice(row, "dice")
        self.with_pact: Final = _dice(row, "with-pact")
        self.add: Final = row.number("add", -50, 50, 0)
        self.fine: Final = row.number("fine", 0, 50, 0)
        self.full: Final = row.flag("full", False)
        self.per: Final = row.one_of("per", PER, "")  # once for each of these
        self.once: Final = row.flag("once", False)
        self.at_peace: Final = row.flag("at-peace", False)  # only while the nation is neutral
        self.below_full: Final = row.flag("below-full", False)  # only below full production
        self.source: Final = row.one_of("source", SOURCES)


class Annexation:
    """A zone that a power may annex: when, and what becomes of the units there (gw.5.6)."""

    def __init__(self, row: Record, world: World) -> None:
        row.only("zone", "nation", "pact", "since", "one-a-turn", "units", "source")
        self.zone: Final = world.zone_at(row, "zone")
        self.nation: Final = row.text("nation")
        self.pact: Final = row.one_of("pact", PACTS) if row.has("pact") else ""  # that must be in force
        self.since: Final = row.text("since", "")  # the first calendar turn
        self.one_a_turn: Final = row.flag("one-a-turn", False)  # one of such zones in a player turn
        self.replaced: Final = row.one_of("units", ("removed", "replaced")) == "replaced"  # by equal ones
        self.source: Final = row.one_of("source", SOURCES)


class Bonus:
    """A war bonus and its box of the tracker (gw.5.3)."""

    def __init__(self, row: Record, world: World) -> None:
        row.only("nation", "id", "value", "kind", "box", "zones", "seas", "each", "maximum", "line", "other", "barred",
                 "veto", "peace", "source")  # fmt: skip
        self.nation: Final = row.text("nation")
        self.id: Final = noun(row, "id")
        self.value: Final = row.number("value", 1, 50)
        self.kind: Final = row.one_of("kind", BONUS_KINDS)
        self.box: Final = row.number("box", 1, 50)
        self.zones: Final = world.mask(row, "zones") if row.has("zones") else 0
        self.seas: Final = world.mask(row, "seas") if row.has("seas") else 0
        self.each: Final = row.number("each", 1, 50, 0)
        self.maximum: Final = row.number("maximum", 1, 50, 0)
        self.line: Final = row.text("line", "")
        self.other: Final = row.text("other", "")
        self.barred: Final = world.mask(row, "barred") if row.has("barred") else 0  # nothing while ``other`` owns one
        self.veto: Final = row.texts("veto", 9) if row.has("veto") else []
        # zones of which the other must own none
        self.at_peace: Final = row.flag("peace", False)
        self.source: Final = row.one_of("source", SOURCES)


class Convoy:
    """gw.1.5.a: a convoy line: its owner, the most a raid can cost, and the zones it passes."""

    def __init__(self, row: Record, world: World) -> None:
        row.only("id", "owner", "value", "path", "source", "sources")
        self.id: Final = noun(row, "id")
        self.owner: Final = row.text("owner")
        self.value: Final = row.number("value", 1, 50)
        self.source: Final = row.one_of("source", SOURCES)
        self.path: Final = [world.find(id, f"{row.at('path')}[{n}]") for n, id in enumerate(row.texts("path", 99))]
        for n in range(1, len(self.path)):
            if world.between(self.path[n - 1], self.path[n]) is None:
                ids = [world.zones[zone].id for zone in self.path[n - 1 : n + 1]]
                raise Malformed(f"{row.at('path')}[{n}]", "gw-malformed-apart", a=ids[0], b=ids[1])


class Pieces:
    """What a nation has in a zone at the start."""

    def __init__(self, row: Record, world: World, catalogue: Catalogue) -> None:
        row.only("nation", "zone", "units", "facilities", "borders", "base", "source")
        self.nation: Final = row.text("nation")
        self.zone: Final = world.zone_at(row, "zone")
        self.source: Final = row.one_of("source", SOURCES)
        self.base: Final = world.zone_at(row, "base") if row.has("base") else NOWHERE
        self.borders: Final = world.mask(row, "borders") if row.has("borders") else 0
        self.units: Final = _counts(row, "units", catalogue.unit_of)
        self.facilities: Final = _counts(row, "facilities", catalogue.facility_of)
        zone = world.zones[self.zone]
        for kind, _ in self.units:
            unit = catalogue.units[kind]
            if (unit.at_sea() and not zone.sea) or (unit.on_land() and zone.sea):
                raise Malformed(row.at("units"), "gw-malformed-unit-place", unit=unit.id, zone=zone.id)
        if self.facilities and zone.sea:
            raise Malformed(row.at("facilities"), "gw-malformed-facility-place", zone=zone.id)
        if self.base >= 0 and not world.coasts[self.zone] >> self.base & 1:
            base = world.zones[self.base].id
            raise Malformed(row.at("base"), "gw-malformed-coast", zone=base, sea=zone.id)


class Ordered:
    """A ship on the production chart, with the stages paid."""

    def __init__(self, row: Record, world: World, catalogue: Catalogue) -> None:
        row.only("nation", "unit", "paid", "zone", "source")
        self.nation: Final = row.text("nation")
        id = row.text("unit")
        if id not in catalogue.unit_of:
            raise Malformed(row.at("unit"), "core-malformed-id", value=id[:40])
        self.unit: Final = catalogue.unit_of[id]
        self.paid: Final = row.number("paid", 1, len(catalogue.units[self.unit].cost))
        self.zone: Final = world.zone_at(row, "zone")
        self.source: Final = row.one_of("source", SOURCES)


class IncomeRoll:
    """Dice that a calendar turn adds to an income until full production (gw.5.2)."""

    def __init__(self, row: Record) -> None:
        row.only("nation", "from", "to", "months", "dice", "source")
        self.nation: Final = row.text("nation")
        self.since: Final = row.text("from")
        self.until: Final = row.text("to", "9999-99")
        self.months: Final = row.numbers("months", 1, 12) if row.has("months") else [1, 7]
        self.dice: Final = _dice(row, "dice")
        self.source: Final = row.one_of("source", SOURCES)

    def due(self, turn: str) -> bool:
        return self.since <= turn <= self.until and int(turn[5:]) in self.months


LATER_TURNS: Final = 60  # thirty years of a war that nobody wins: then a tie is shared (ruling Z4)


class Calendar:
    """The calendar turns as ``1936-07``, and up to which roll the game ends after each of the last ones (gw.3.4)."""

    def __init__(self, record: Record) -> None:
        record.only("about", "source", "turns", "end-rolls", "income-rolls")
        self.turns: Final = record.texts("turns", 60)
        self.most: Final = len(self.turns) + LATER_TURNS
        self.source: Final = record.one_of("source", SOURCES)
        rolls = record.record("end-rolls")
        self.later: Final = rolls.number("later", 1, 12)
        self.end_rolls: Final = {turn: rolls.number(turn, 1, 12) for turn in rolls.data if turn != "later"}
        for turn in self.end_rolls:
            if turn not in self.turns:
                raise Malformed(rolls.at(turn[:40]), "core-malformed-unknown")
        self.income_rolls: Final = [IncomeRoll(row) for row in record.records("income-rolls", 60)]

    def name(self, place: int) -> str:
        """The calendar turn at a place; after the printed ones every half year brings another."""
        printed = len(self.turns)
        if place < printed:
            return self.turns[place]
        half = int(self.turns[-1][:4]) * 2 + (self.turns[-1][5:] == "07") + place - printed + 1
        return f"{half // 2}-{'07' if half % 2 else '01'}"

    def names(self) -> tuple[str, ...]:
        """All calendar turns that a game can come to."""
        return tuple([self.name(place) for place in range(self.most)])

    def ends_on(self, turn: str) -> int:
        """The game ends on this roll or less; 0 when none is made."""
        if turn in self.end_rolls:
            return self.end_rolls[turn]
        return self.later if self.end_rolls and turn > max(self.end_rolls) else 0


class Nations:
    """All nations by number, and who owns, rules and lives where at the start."""

    def __init__(self, record: Record) -> None:
        record.only("about", "nations")
        rows = record.records("nations", MOST_NATIONS)
        self.nations: Final = [Nation(NationNumber(n), row) for n, row in enumerate(rows)]
        self.number: Final = {nation.id: nation.number for nation in self.nations}
        self.numbers: Final = [nation.number for nation in self.nations]
        for n, nation in enumerate(self.nations):
            if self.number[nation.id] != n:
                raise Malformed(rows[n].at("id"), "core-malformed-duplicate")
            for key, id in (("controller", nation.controller), ("with", nation.leader)):
                if id:
                    self.find(id, rows[n].at(key))
        for id in NAMED:
            self.find(id, record.at("nations"))

    def find(self, id: str, place: str) -> NationNumber:
        if id not in self.number:
            raise Malformed(place, "core-malformed-id", value=id[:40])
        return self.number[id]

    def ids(self) -> tuple[str, ...]:
        return tuple(nation.id for nation in self.nations)


def _dice(row: Record, key: str) -> tuple[int, int]:
    """``[2, 12]`` is two twelve-sided dice; (0, 0) is none."""
    if not row.has(key):
        return (0, 0)
    dice = row.numbers(key, 1, 12)
    if len(dice) != 2:
        raise Malformed(row.at(key), "core-malformed-list")
    return (dice[0], dice[1])


def _counts(row: Record, key: str, numbers: dict[str, int]) -> list[tuple[int, int]]:
    """``{"infantry": 3}`` as pairs of number and count."""
    if not row.has(key):
        return []
    counts: list[tuple[int, int]] = []
    table = row.record(key)
    for id, count in table.data.items():
        if id not in numbers:
            raise Malformed(table.at(id[:40]), "core-malformed-id", value=id[:40])
        counts.append((numbers[id], as_number(count, table.at(id), 1, MOST_PIECES)))
    return counts
