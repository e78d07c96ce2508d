"""The map as a nation sees it at one moment: friendly and hostile land, and where enemies bar the sea and the air."""

from __future__ import annotations

from typing import Final

from sandtable.games.globalwar.civil.factions import closed_china, has_won
from sandtable.games.globalwar.decks import room_on
from sandtable.games.globalwar.markers import DECLINED, ESCORT, NO_UNIT, NOBODY, NOWHERE, PATROL, RAIDER, SUBMERGED
from sandtable.games.globalwar.numbering import NationNumber, UnitNumber, ZoneNumber, nations_in, zones_in
from sandtable.games.globalwar.relations import contested, controls, family, local_foes, partners
from sandtable.games.globalwar.state import GlobalWar
from sandtable.games.globalwar.units import AIR, SUBMARINE, Unit
from sandtable.games.globalwar.world import CANAL

FURTHEST: Final = 9  # no aircraft flies further
ASHORE: Final = "ashore"

# How nations stand to the one that looks
OTHER: Final = 0
PARTNER: Final = 1
ENEMY: Final = 2
STRANGER: Final = 3  # of another alliance, at peace
IN_TRUCE: Final = 4  # its land is friendly, its units are enemies

# What is seen of the units in a zone, as flags
HOSTILE: Final = 1
FIGHTERS: Final = 2
WARSHIPS: Final = 4
STOPPING: Final = 8
SUBMARINES: Final = 16
PATROLS: Final = 32
READY_PATROLS: Final = 64
APART: Final = 128
STRANGE: Final = 256

MOST_KEPT: Final = 200
_AT_HAND: Final[dict[tuple[int, ...], list[int]]] = {}


class Sight:
    """Sets of zones, as masks, for one nation and its family. Made anew whenever it is asked for, never kept."""

    def __init__(self, s: GlobalWar, nation: NationNumber) -> None:
        self.nation: Final = nation
        self.own: Final = family(s, nation)
        self.partners: Final = partners(s, nation)
        self.enemies: Final = s.enemies[nation]
        self.closed: int = 0  # friendly land of China that it does not enter: gw.14.3.b
        self.friendly: int = 0  # land zones of its own and of those it cooperates with: gw.0.2.j
        self.hostile: int = 0  # land zones of enemies
        self.overflown: int = 0  # land zones of minors it controls: gw.4.5.a
        self.contested: int = 0  # of them those of powers at peace: gw.4.8.b, gw.5.5.b
        self.guest: int = 0  # land zones of the neutral Spain whose patron it is: gw.4.10.b
        self.stands: Final = self._stands(s)
        self._see_land(s)
        self.since: Final = self.friendly & ~s.taken  # owned since the start of the turn
        self.traced: int = self.since | (self.overflown & ~s.taken)  # where supply paths may lead: gw.1.11.b
        self.further: int = 0  # what an ability adds to the range of supply paths: gw.15.1.e
        self.let_through: str = ""  # a passage that is open to supply whoever shuts it: gw.15.3.f
        self.enemy_units: int = 0
        self.fighters: int = 0  # with enemy fighters: gw.9.3.a
        self.stopping: int = 0  # sea zones with surface warships that bring battle on who enters: gw.9.4.a, gw.9.4.f
        self.warships: int = 0  # with any enemy surface warship, escorts and raiders too
        self.submarines: int = 0  # with enemy submarines on the surface
        self.patrols: int = 0  # with enemy patrols that have not refused battle
        self.any_patrols: int = 0
        self.apart: int = 0  # land zones with units of nations it neither fights nor cooperates with: gw.0.3.a
        self.strangers: int = 0  # sea zones with units of another alliance at peace: gw.9.1.b
        # sea zones where its own carriers have room, by what an aircraft counts as there: gw.4.6.b, gw.13.1.6.e
        self.decks: Final[dict[str, int]] = {}
        self.carriers: int = 0  # sea zones with its own carriers
        self.aircraft: Final[dict[NationNumber, list[UnitNumber]]] = {}  # by nation those that could land on a deck
        self._see_units(s)
        self.ashore: Final = self.since & ~(self.apart & ~self._own_land(s))  # where aircraft land: gw.9.3.c, gw.0.3.a
        self.skies: Final = self._skies(s)
        self._layers: Final[dict[str, list[int]]] = {}
        # what was worked out once: blockaded seas, the movement of units, trains by nation and station, lifts by ship
        self.blockades: Final[dict[int, int]] = {}  # by whose ships
        self.supply_seas: list[int] = []
        self.allowances: Final[dict[UnitNumber, int]] = {}
        self.trains: Final[dict[tuple[NationNumber, ZoneNumber, int], dict[ZoneNumber, int]]] = {}
        self.lifts: Final[dict[UnitNumber, dict[ZoneNumber, int]]] = {}

    def _see_land(self, s: GlobalWar) -> None:
        for nation, land in enumerate(lands_of(s)):
            if not land:
                continue
            stand = self.stands[nation]
            if stand in (PARTNER, IN_TRUCE):
                self.friendly |= land
            elif stand == ENEMY:
                self.hostile |= land
            elif s.controller[nation] != NOBODY and controls(s, self.nation, NationNumber(nation)):
                self.overflown |= land
                if has_won(s, NationNumber(nation)):
                    self.guest |= land
        self.closed = closed_china(s, self.nation)
        self.friendly &= ~self.closed
        self.contested = contested(s, self.nation)
        self.hostile |= self.contested

    def _see_units(self, s: GlobalWar) -> None:
        lands = s.edition.world.lands
        units = s.edition.catalogue.units
        stands = self.stands
        nations = s.nation
        for zone, here in enumerate(s.standing):
            seen = 0
            for u in here:
                stand = stands[nations[u]]
                if stand in (ENEMY, IN_TRUCE):
                    seen |= _signs_of_enemy(s, u, zone >= lands)
                elif stand == PARTNER:
                    unit = units[s.kind[u]]
                    if unit.on_deck or unit.deck:
                        self._see_deck_or_aircraft(s, u, unit)
                elif zone >= lands:
                    seen |= STRANGE if stand == STRANGER else 0
                elif self.contested >> zone & 1 and local_foes(s, self.nation, s.zone[u]) >> nations[u] & 1:
                    seen |= _signs_of_enemy(s, u, False)  # gw.4.8.b
                elif not seen & APART and not units[s.kind[u]].at_sea() and s.aboard[u] == NO_UNIT:
                    seen |= APART
            if seen:
                self._mark(seen, 1 << zone)

    def _see_deck_or_aircraft(self, s: GlobalWar, u: UnitNumber, unit: Unit) -> None:
        nation = s.nation[u]
        zone = s.zone[u]
        if unit.kind == AIR and unit.on_deck:
            self.aircraft.setdefault(nation, []).append(u)
        elif unit.deck and zone >= s.edition.world.lands and s.edition.families[nation] == self.own:
            self._see_deck(s, u, 1 << zone)

    def _mark(self, seen: int, bit: int) -> None:
        """Notes what was seen in a zone."""
        if seen & HOSTILE:
            self.enemy_units |= bit
        if seen & FIGHTERS:
            self.fighters |= bit
        if seen & WARSHIPS:
            self.warships |= bit
        if seen & STOPPING:
            self.stopping |= bit
        if seen & SUBMARINES:
            self.submarines |= bit
        if seen & PATROLS:
            self.any_patrols |= bit
        if seen & READY_PATROLS:
            self.patrols |= bit
        if seen & APART:
            self.apart |= bit
        if seen & STRANGE:
            self.strangers |= bit

    def _stands(self, s: GlobalWar) -> list[int]:
        """How each nation stands to this one."""
        found = [OTHER] * len(s.enemies)
        for nation in nations_in(self._others(s)):
            found[nation] = STRANGER
        for nation in nations_in(self.enemies):
            found[nation] = ENEMY
        for nation in nations_in(self.partners):
            found[nation] = PARTNER if found[nation] != ENEMY else IN_TRUCE
        return found

    def _own_land(self, s: GlobalWar) -> int:
        found = 0
        for zone in zones_in(self.apart):
            if self.own >> s.owner[zone] & 1:
                found |= 1 << zone
        return found

    def _see_deck(self, s: GlobalWar, ship: UnitNumber, bit: int) -> None:
        self.carriers |= bit
        for word in room_on(s, ship):
            self.decks[word] = self.decks.get(word, 0) | bit

    def _others(self, s: GlobalWar) -> int:
        """The nations of another alliance that play and are at peace with it (gw.9.1.b)."""
        found = 0
        for nation in nations_in(s.playing() & ~self.enemies & ~self.partners):
            if s.alliance[nation] != s.alliance[self.nation]:
                found |= 1 << nation
        return found

    def way_home(self, s: GlobalWar, left: int, aircraft: Unit, deck: ZoneNumber = NOWHERE) -> int:
        """The zones from which an aircraft with so much movement left reaches a place to land (gw.9.3.c).

        It lands in friendly land zones owned since the start of the turn and on the decks of its own carriers, and
        keeps away from neutrals and from enemy fighters on the way. ``deck``: where its own place on a carrier is.
        """
        own = 1 << deck if deck != NOWHERE else 0
        key = aircraft.on_deck
        if own & ~self.decks.get(key, 0):
            return self.within(s, self.landing(s, aircraft) | own, left)
        return self._layer(s, key, self.landing(s, aircraft), left)

    def way_ashore(self, s: GlobalWar, left: int) -> int:
        """The zones from which an aircraft with so much movement left reaches friendly land."""
        return self._layer(s, ASHORE, self.ashore & s.rulings.zones, left)

    def _layer(self, s: GlobalWar, key: str, places: int, left: int) -> int:
        layers = self._layers.setdefault(key, [])
        if not layers:
            layers.append(places)
            open_air = self.open_air(s)
            for _ in range(FURTHEST):
                layers.append(layers[-1] | s.edition.world.spread(layers[-1] & open_air, self.skies))
        return layers[min(left, FURTHEST)]

    def within(self, s: GlobalWar, places: int, steps: int) -> int:
        """The zones from which one of some places is so many steps away."""
        found = places
        open_air = self.open_air(s)
        for _ in range(steps):
            found |= s.edition.world.spread(found & open_air, self.skies)
        return found

    def reach(self, s: GlobalWar, start: ZoneNumber, steps: int) -> int:
        """The zones that an aircraft reaches in so many steps without touching neutrals or enemy fighters."""
        open_air = self.open_air(s)
        found = 1 << start
        for _ in range(steps):
            found |= s.edition.world.spread(found & (open_air | 1 << start), self.skies) & open_air
        return found

    def open_air(self, s: GlobalWar) -> int:
        """Where nothing hinders an aircraft on its way: over the sea, friends and enemies without fighters."""
        over = self.friendly | self.hostile | self.overflown | s.edition.world.sea
        return over & ~self.fighters & s.rulings.zones

    def landing(self, s: GlobalWar, aircraft: Unit) -> int:
        """Where an aircraft can land."""
        return (self.ashore | self.decks.get(aircraft.on_deck, 0)) & s.rulings.zones

    def _skies(self, s: GlobalWar) -> list[int]:
        """gw.1.8.d: the borders that aircraft cross, without an enemy's canals that his fighters guard."""
        world = s.edition.world
        skies = world.next_by_air
        for passage in world.passages.values():
            guarded = [zone for zone in passage.control if self.hostile & self.fighters & 1 << zone]
            if passage.kind == CANAL and guarded:
                skies = skies.copy()
                skies[passage.a] &= ~(1 << passage.b)
                skies[passage.b] &= ~(1 << passage.a)
        return skies


def _signs_of_enemy(s: GlobalWar, u: UnitNumber, at_sea: bool) -> int:
    unit = s.unit(u)
    marks = s.marks[u]
    if unit.kind == AIR:
        seen = HOSTILE | FIGHTERS if unit.fighter() else HOSTILE
        if at_sea and (marks & PATROL or s.aboard[u] != NO_UNIT):  # gw.9.3.1.g
            seen |= PATROLS if marks & DECLINED else PATROLS | READY_PATROLS
        return seen
    if at_sea and unit.surface_warship():
        return HOSTILE | WARSHIPS | STOPPING if stops_ships(s, u) else HOSTILE | WARSHIPS
    if at_sea and unit.kind == SUBMARINE and not marks & SUBMERGED:  # gw.9.4.b
        return HOSTILE | SUBMARINES
    return HOSTILE


def lands_of(s: GlobalWar) -> list[int]:
    """By nation the land zones that it owns. Owners change seldom, so those of late are at hand."""
    key = (len(s.enemies), *s.owner)  # packs may have other nations
    found = _AT_HAND.get(key)
    if found is None:
        found = [0] * len(s.enemies)
        for zone, owner in enumerate(s.owner):
            found[owner] |= 1 << zone
        if len(_AT_HAND) >= MOST_KEPT:
            _AT_HAND.clear()
        _AT_HAND[key] = found
    return found


def stops_ships(s: GlobalWar, u: UnitNumber) -> bool:
    """gw.9.4.a, gw.9.4.f: a surface warship brings battle on enemies who enter; transports stop nobody."""
    return s.unit(u).surface_warship() and not s.marks[u] & (ESCORT | RAIDER)


def acting(s: GlobalWar) -> list[NationNumber]:
    """The nations that act in this player turn."""
    return [nation for nation in nations_in(s.playing()) if s.on_turn(nation)]


def acting_mask(s: GlobalWar) -> int:
    """The same as a mask."""
    mask = 0
    for nation in acting(s):
        mask |= 1 << nation
    return mask
