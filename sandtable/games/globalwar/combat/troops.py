"""Who fights: kinds of units together with how they came to the battle, numbered for each side."""

from __future__ import annotations

from typing import Final

from sandtable.games.globalwar.units import (
    AIR,
    INFANTRY,
    SEA_CLASSES,
    SUBMARINE,
    SURFACE,
    VEHICLE,
    Catalogue,
    Unit,
)
from sandtable.games.globalwar.world import NORMAL, TERRAINS
from sandtable.kernel.plain import Malformed

# How a unit came to the battle, or what it is doing there, as bits of ``Troop.ways``.
RIVER: Final = 1  # crosses a river: gw.1.7.6
FORT: Final = 2  # attacks over a fortified border: gw.13.2.6
MAGINOT: Final = 4  # attacks over the Maginot Line
LANDED: Final = 8  # comes from the sea: gw.10.8
ATTACK_SHIP: Final = 16  # lands from an attack transport: gw.8.2.1.q
DROPPED: Final = 32  # jumps from an aircraft: gw.10.6.1
LADEN: Final = 64  # an aircraft with troops to drop, a ship with troops to land
SHELLING: Final = 128  # a ship that bombards the coast: gw.10.8.2
PATROL: Final = 256  # on maritime air patrol, or defending from a carrier: gw.9.3.1
PORT: Final = 512  # a ship in port, which does not shoot: gw.10.6.4
SCRAMBLED: Final = 1024  # from next door: gw.10.4
RAIDER: Final = 2048  # a defending raider: gw.10.7.e
BARBAROSSA: Final = 4096  # of Germany or the USSR in the turn of Barbarossa: gw.15.1
AFRICA_CORPS: Final = 8192  # untouched by the desert: gw.1.7.2.b
DUG_IN: Final = 16384  # Japanese infantry at home: gw.15.4
SHAKY: Final = 32768  # infantry and cavalry of the KMT, which may leave an attack: gw.15.7
FERRYING: Final = 65536  # a Japanese destroyer with marines on board: gw.15.4
CREW: Final = 131072  # militia that a ship in port lends: gw.11.5.f
PLAIN: Final = 262144  # said of a force that is written down: it comes in no way of these, not even the usual one
WAYS: Final = (
    "river", "fort", "maginot", "landed", "attack-ship", "dropped", "laden", "shelling", "patrol", "port", "scrambled",
    "raider", "barbarossa", "africa-corps", "dug-in", "shaky", "ferrying",
    "crew", "plain",
)  # fmt: skip

DAMAGED_SHIP: Final = 2  # what each damage takes from a battleship's values: ruling C6
DAMAGED_CARRIER: Final = 1

MOST_OF_A_KIND: Final = 99

Counts = tuple[int, ...]  # how many of each troop of a roster
Key = tuple[int, int, int, int, str, bool, tuple[str, ...]]  # all that sets a troop apart


class Troop:
    """Units of one kind that came the same way. ``damage`` counts the hits a capital ship has taken already."""

    def __init__(
        self,
        unit: Unit,
        ways: int = 0,
        border: int = NORMAL,
        damage: int = 0,
        nation: str = "",
        fled: bool = False,
        load: tuple[str, ...] = (),
    ) -> None:
        self.unit: Final = unit
        self.ways: Final = ways
        self.border: Final = border  # terrain on the border they cross: gw.1.7.c
        self.damage: Final = damage
        self.nation: Final = nation
        self.fled: Final = fled  # left the attack by themselves: gw.15.7
        self.load: Final = load  # the tags of what each of them carries, in order: gw.9.4.3.b, gw.10.6.1.b

    @property
    def land(self) -> bool:
        return self.unit.on_land()

    @property
    def air(self) -> bool:
        return self.unit.kind == AIR

    @property
    def ship(self) -> bool:
        return self.unit.kind in SEA_CLASSES

    @property
    def bombs_carpets(self) -> bool:
        """A strategic bomber that takes part in a land battle (gw.10.6.5)."""
        return self.unit.carpet_dice > 0 and not self.ways & LADEN

    @property
    def cost(self) -> int:
        return sum(self.unit.cost)

    def base(self, attacking: bool) -> int:
        """The value before modifiers. Damage lowers it for good, which is no modifier (gw.0.5.c)."""
        value = self.unit.attack if attacking else self.unit.defence
        if value and self.damage:
            value -= self.damage * (DAMAGED_CARRIER if self.unit.deck else DAMAGED_SHIP)
            value = max(1, value)
        return value

    def varied(self, damage: int, fled: bool) -> Troop:
        return Troop(self.unit, self.ways, self.border, damage, self.nation, fled, self.load)

    def by(self, ways: int) -> Troop:
        """The same, come another way."""
        return Troop(self.unit, ways, self.border, self.damage, self.nation, self.fled, self.load)

    def laden(self, load: list[str]) -> Troop:
        """The same with a load."""
        return Troop(self.unit, self.ways, self.border, self.damage, self.nation, self.fled, tuple(sorted(load)))

    def tag(self) -> str:
        """What a ship or aircraft knows its cargo by."""
        return f"{self.unit.id}/{self.ways}/{self.border}/{self.nation}"

    def key(self) -> Key:
        return (self.unit.number, self.ways, self.border, self.damage, self.nation, self.fled, self.load)

    def name(self) -> str:
        """As it is written: the unit, after colons its ways, border terrain and damage, after plus signs its load."""
        parts = [self.unit.id]
        parts += [way for n, way in enumerate(WAYS) if self.ways >> n & 1]
        if self.border != NORMAL:
            parts.append(f"border-{TERRAINS[self.border]}")
        if self.damage:
            parts.append(f"d{self.damage}")
        return "+".join([":".join(parts), *[tag.partition("/")[0] for tag in self.load]])


class Roster:
    """The troops of one side, numbered. Sets of troops are bit masks.

    A capital ship appears once for each damage it can bear; ``worse`` is the troop that a hit turns it into. Shaky
    troops appear once more as those that fled.
    """

    def __init__(self, counted: list[tuple[int, Troop]]) -> None:
        self.troops: Final[list[Troop]] = []
        self.worse: Final[list[int]] = []
        self.flight: Final[list[int]] = []  # what a shaky troop turns into when it flees; -1 for all others
        start: list[int] = []
        number: dict[Key, int] = {}
        for count, troop in counted:
            if troop.key() not in number:
                first = len(self.troops)
                for damage in range(troop.damage, troop.unit.hits):
                    one = troop if damage == troop.damage else troop.varied(damage, False)
                    if one.key() in number:
                        self.worse[-1] = number[one.key()]
                        break
                    number[one.key()] = len(self.troops)
                    self._add(one, len(self.troops) + 1 if damage + 1 < troop.unit.hits else -1)
                    start.append(0)
                if troop.ways & SHAKY:
                    self.flight[first] = len(self.troops)
                    self._add(troop.varied(troop.damage, True), -1)
                    start.append(0)
            start[number[troop.key()]] += count
        self.start: Final[Counts] = tuple(start)
        self.size: Final = len(self.troops)
        self._classify()
        self._stow()

    def _add(self, troop: Troop, worse: int) -> None:
        self.troops.append(troop)
        self.worse.append(worse)
        self.flight.append(-1)

    def _classify(self) -> None:
        self.air: int = 0
        self.land: int = 0
        self.submarines: int = 0
        self.surface: int = 0
        self.exposed: int = 0  # ships that bombard a coast or unload: gw.10.8.2.b
        self.vehicles: int = 0
        self.infantry: int = 0
        self.guns: int = 0  # artillery, which supports infantry
        self.hunters: int = 0  # destroyers
        self.unarmed: int = 0  # naval transports
        self.carpet: int = 0
        self.landed: int = 0
        self.dropped: int = 0
        self.carriers: int = 0  # laden aircraft
        self.fled: int = 0
        for n, troop in enumerate(self.troops):
            bit = 1 << n
            if troop.fled:
                self.fled |= bit
                continue
            kind = troop.unit.kind
            self.air |= bit if kind == AIR else 0
            self.land |= bit if troop.land else 0
            self.submarines |= bit if kind == SUBMARINE else 0
            self.surface |= bit if kind == SURFACE else 0
            self.exposed |= bit if kind == SURFACE and troop.ways & (SHELLING | LADEN) else 0
            self.vehicles |= bit if kind == VEHICLE else 0
            self.infantry |= bit if kind == INFANTRY else 0
            self.guns |= bit if troop.unit.supports else 0
            self.hunters |= bit if troop.unit.hunts else 0
            self.unarmed |= bit if troop.unit.unarmed else 0
            self.carpet |= bit if troop.bombs_carpets else 0
            self.landed |= bit if troop.ways & LANDED and troop.land else 0
            self.dropped |= bit if troop.ways & DROPPED else 0
            self.carriers |= bit if troop.air and troop.ways & LADEN else 0

    def _stow(self) -> None:
        """Works out which troops are carried, and how many of them by nobody here."""
        tags = {troop.tag(): n for n, troop in enumerate(self.troops) if troop.land and not troop.fled}
        self.carries: list[list[int]] = []  # by troop: the troops that each of its units carries
        self.alone: dict[int, int] = {}  # by troop that is carried: how many are not
        for troop in self.troops:
            self.carries.append([tags[tag] for tag in troop.load if tag in tags])
        for n, cargo in enumerate(self.carries):
            for load in cargo:
                self.alone[load] = self.alone.get(load, self.start[load]) - self.start[n]

    def sink(self, left: list[int]) -> None:
        """Ships or aircraft are gone: what they carried goes with them (gw.9.4.3.b, gw.10.6.1.b)."""
        for load, alone in self.alone.items():
            room = alone
            for n, cargo in enumerate(self.carries):
                if left[n]:
                    room += left[n] * cargo.count(load)
            left[load] = min(left[load], room)

    def among(self, counts: Counts) -> int:
        """The troops of which any are left."""
        mask = 0
        for n in range(self.size):
            if counts[n]:
                mask |= 1 << n
        return mask

    def total(self, counts: Counts, mask: int) -> int:
        found = 0
        for n in range(self.size):
            if mask >> n & 1:
                found += counts[n]
        return found

    def worth(self, counts: Counts) -> int:
        """What the units are worth in IPP; a damaged ship counts in full."""
        found = 0
        for n in range(self.size):
            if counts[n]:
                found += counts[n] * self.troops[n].cost
        return found


def read_troops(text: str, catalogue: Catalogue, place: str, ways: int = 0) -> list[tuple[int, Troop]]:
    """``6*infantry marines:landed 2*battleship:d1`` as counted troops."""
    found: list[tuple[int, Troop]] = []
    for word in text.replace(",", " ").split():
        many, star, rest = word.partition("*")
        if not star:
            many, rest = "1", word
        if not many.isdecimal() or not 1 <= int(many) <= MOST_OF_A_KIND:
            raise Malformed(place, "core-malformed-range", least=1, most=MOST_OF_A_KIND)
        found.append((int(many), _read_troop(rest, catalogue, place, ways)))
    return found


def _read_troop(text: str, catalogue: Catalogue, place: str, ways: int) -> Troop:
    text, *load = text.split("+")
    id, *parts = text.split(":")
    if id not in catalogue.unit_of:
        raise Malformed(place, "core-malformed-id", value=id[:40])
    unit = catalogue.unit(id)
    border = NORMAL
    damage = 0
    for part in parts:
        if part in WAYS:
            ways |= 1 << WAYS.index(part)
        elif part.startswith("border-") and part[7:] in TERRAINS:
            border = TERRAINS.index(part[7:])
        elif part[:1] == "d" and part[1:].isdecimal() and 0 < int(part[1:]) < unit.hits:
            damage = int(part[1:])
        else:
            raise Malformed(place, "gw-malformed-way", value=part[:40], ways=", ".join(WAYS))
    for one in load:
        if one not in catalogue.unit_of:
            raise Malformed(place, "core-malformed-id", value=one[:40])
    return Troop(unit, ways, border, damage, load=tuple(load))
