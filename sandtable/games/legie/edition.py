"""The printed parts: characters, plots, commanders, dispatches and the actions they make possible, read from data."""

from __future__ import annotations

import os
from typing import Final

from sandtable.games.legie.locations import KINDS, LOCATIONS, Location
from sandtable.games.legie.nouns import (
    ABILITIES,
    CHARACTERS,
    DISPATCH_EFFECTS,
    EQUIPMENT,
    FACTIONS,
    MOST_PLOTS,
    MOST_TOKENS,
    OWN,
    SKILLS,
    Pair,
    Pick,
)
from sandtable.games.legie.orders import ORDER_OF, ORDERS
from sandtable.kernel.action import Action, is_noun
from sandtable.kernel.plain import Malformed, Plain, Record, as_text, parse

SOURCES: Final = ("rulebook", "public", "reconstruction", "original")


class Plot:
    """lg.terms.plot"""

    def __init__(self, id: str, code: str, entry: int, kinds: int, points: int, supplies: int) -> None:
        self.id: Final = id
        self.code: Final = code
        self.entry: Final = entry
        self.kinds: Final = kinds
        self.points: Final = points
        self.supplies: Final = supplies


class Commander:
    def __init__(self, id: str, faction: int, orders: tuple[int, ...]) -> None:
        self.id: Final = id
        self.faction: Final = faction
        self.orders: Final = orders


class Dispatch:
    def __init__(self, id: str, effect: int, points: int) -> None:
        self.id: Final = id
        self.effect: Final = effect
        self.points: Final = points


class Edition:
    """Everything printed. Characters are numbered faction by faction, 15 each; sets of them are bit masks."""

    def __init__(
        self, characters: Record, plots: Record, locations: Record, commanders: Record, dispatches: Record
    ) -> None:
        self.sources: Final[list[tuple[str, str]]] = []
        self._taken: dict[str, str] = dict.fromkeys((*FACTIONS, *EQUIPMENT, *ORDER_OF, *SKILLS), "")
        self._read_characters(characters)
        self._read_plots(plots)
        self._read_locations(locations)
        self._read_commanders(commanders)
        self._read_dispatches(dispatches)
        self._make_actions()

    # reading

    def _id(self, record: Record, kind: str) -> str:
        """An id that an action can name and that no other thing has; its source is noted."""
        id = record.text("id")
        if not is_noun(id):
            raise Malformed(record.at("id"), "core-malformed-noun", value=id[:40])
        if id in self._taken:
            raise Malformed(record.at("id"), "core-malformed-duplicate")
        self._taken[id] = kind
        source = record.one_of("source", SOURCES)
        self.sources.append((f"{kind} {id}", source))
        if record.has("ours"):
            for field in record.texts("ours", 10):
                self.sources.append((f"{kind} {id}: {field}", "original"))
        return id

    def _read_characters(self, record: Record) -> None:
        record.only("about", "characters")
        rows = record.records("characters", CHARACTERS)
        self.characters: list[str] = []
        self.strength: list[int] = []
        self.skills: list[int] = []
        self.abilities: list[int] = []
        self.is_officer: list[bool] = []
        self.officers: list[list[int]] = []
        self.soldiers: list[list[int]] = []
        for faction, name in enumerate(FACTIONS):
            officers: list[int] = []
            soldiers: list[int] = []
            for row in rows:
                if _index(FACTIONS, row.text("faction"), row.at("faction")) == faction:
                    (officers if row.flag("officer") else soldiers).append(len(self.characters))
                    self._read_character(row)
            if len(officers) != 2 or len(officers) + len(soldiers) != OWN:
                raise Malformed(f"{record.at('characters')}.{name}", "lg-malformed-faction")
            self.officers.append(officers)
            self.soldiers.append(soldiers)
        self.character_of: dict[str, int] = {id: n for n, id in enumerate(self.characters)}
        self.faction_mask: list[int] = [((1 << OWN) - 1) << (OWN * n) for n in range(len(FACTIONS))]

    def _read_character(self, row: Record) -> None:
        row.only("id", "faction", "strength", "officer", "skills", "abilities", "source", "ours")
        self.characters.append(self._id(row, "character"))
        self.strength.append(row.number("strength", 0, 9))
        self.skills.append(_mask(SKILLS, row, "skills"))
        self.abilities.append(_mask(ABILITIES, row, "abilities"))
        self.is_officer.append(row.flag("officer"))

    def _read_plots(self, record: Record) -> None:
        record.only("about", "plots")
        self.plots: list[Plot] = []
        for row in record.records("plots", 60):
            row.only("id", "code", "entry", "kinds", "points", "supplies", "source", "ours")
            entry, kinds = _mask(SKILLS, row, "entry"), _mask(KINDS, row, "kinds")
            points, supplies = row.number("points", 0, 9), row.number("supplies", 0, 9)
            self.plots.append(Plot(self._id(row, "plot"), row.text("code"), entry, kinds, points, supplies))
        if len(self.plots) < 4 * MOST_PLOTS:
            raise Malformed(record.at("plots"), "lg-malformed-few", least=4 * MOST_PLOTS)
        self.plot_of: dict[str, int] = {plot.id: n for n, plot in enumerate(self.plots)}

    def _read_locations(self, record: Record) -> None:
        record.only("about", "locations")
        effects = {location.id: location for location in LOCATIONS}
        self.locations: list[str] = []
        self.location_effects: list[Location] = []
        for row in record.records("locations", 60):
            row.only("id", "code", "effect", "source", "ours")
            row.text("code")
            self.location_effects.append(effects[row.one_of("effect", tuple(effects))])
            self.locations.append(self._id(row, "location"))
        if len(self.locations) < 4:
            raise Malformed(record.at("locations"), "lg-malformed-few", least=4)
        self.location_of: dict[str, int] = {id: n for n, id in enumerate(self.locations)}

    def _read_commanders(self, record: Record) -> None:
        record.only("about", "common", "commanders")
        common = [_index(tuple(ORDER_OF), id, record.at("common")) for id in record.texts("common", MOST_TOKENS)]
        self.commanders: list[Commander] = []
        for row in record.records("commanders", 2 * len(FACTIONS)):
            row.only("id", "faction", "orders", "source", "ours")
            faction = _index(FACTIONS, row.text("faction"), row.at("faction"))
            own = [_index(tuple(ORDER_OF), id, row.at("orders")) for id in row.texts("orders", MOST_TOKENS)]
            orders = tuple(common + own)
            if len(orders) > MOST_TOKENS or len(set(orders)) != len(orders):
                raise Malformed(row.at("orders"), "core-malformed-duplicate")
            self.commanders.append(Commander(self._id(row, "commander"), faction, orders))
        self.commanders_of: list[list[int]] = [
            [n for n, commander in enumerate(self.commanders) if commander.faction == faction]
            for faction in range(len(FACTIONS))
        ]
        if any(len(two) != 2 for two in self.commanders_of):
            raise Malformed(record.at("commanders"), "lg-malformed-commanders")
        self.commander_of: dict[str, int] = {commander.id: n for n, commander in enumerate(self.commanders)}

    def _read_dispatches(self, record: Record) -> None:
        record.only("about", "dispatches")
        self.dispatches: list[Dispatch] = []
        for row in record.records("dispatches", 60):
            row.only("id", "effect", "points", "source", "ours")
            effect = _index(DISPATCH_EFFECTS, row.text("effect"), row.at("effect"))
            points = row.number("points", 0, 20)
            self.dispatches.append(Dispatch(self._id(row, "dispatch"), effect, points))
        if len(self.dispatches) < 2 * len(FACTIONS):
            raise Malformed(record.at("dispatches"), "lg-malformed-few", least=2 * len(FACTIONS))
        self.dispatch_of: dict[str, int] = {dispatch.id: n for n, dispatch in enumerate(self.dispatches)}

    # actions

    def _make_actions(self) -> None:
        self.actions: dict[str, Action] = {}
        characters = self.characters
        plots = [plot.id for plot in self.plots]
        orders = [order.id for order in ORDERS]
        dispatches = [dispatch.id for dispatch in self.dispatches]
        self.faction: list[Pick] = self._picks("faction", FACTIONS)
        self.commander: list[Pick] = self._picks("commander", [commander.id for commander in self.commanders])
        self.first: list[Pick] = self._picks("first", FACTIONS)
        self.officer: list[Pick] = self._picks("officer", characters)
        self.draw: list[Pick] = self._picks("draw", characters)
        self.draw_of: list[list[Pick]] = [self.draw[OWN * n : OWN * n + OWN] for n in range(len(FACTIONS))]
        self.tuck: list[list[Pair]] = [self._tucks(soldiers) for soldiers in self.soldiers]
        self.location: list[Pick] = self._picks("location", self.locations)
        self.plot: list[Pick] = self._picks("plot", plots)
        self.equip: list[list[Pair]] = self._pairs("equip", EQUIPMENT, characters)
        self.recover: list[Pick] = self._picks("recover", orders)
        self.send: list[list[Pair]] = self._pairs("send", characters, plots)
        self.order: list[list[Pair]] = self._pairs("order", orders, characters)
        self.reveal: list[Pick] = self._picks("reveal", characters)
        self.withhold: list[Pick] = self._picks("withhold", characters)
        self.move: list[list[Pair]] = self._pairs("move", characters, plots)
        self.wound: list[Pick] = self._picks("wound", FACTIONS)
        self.suffer: list[Pick] = self._picks("suffer", characters)
        self.lure: list[Pick] = self._picks("lure", characters)
        self.bring: list[Pick] = self._picks("bring", characters)
        self.sacrifice: list[Pick] = self._picks("sacrifice", characters)
        self.swap: list[Pick] = self._picks("swap", characters)
        self.sabotage: list[Pick] = self._picks("sabotage", characters)
        self.charge: list[Pick] = self._picks("charge", FACTIONS)
        self.maim: list[Pick] = self._picks("maim", FACTIONS)
        self.mutilate: list[list[Pair]] = self._pairs("mutilate", characters, SKILLS)
        self.aid: list[list[Pair]] = self._aids()
        self.heal: list[Pick] = self._picks("heal", characters)
        self.warm: list[Pick] = self._picks("warm", characters)
        self.dispatch: list[Pick] = self._picks("dispatch", dispatches)
        self.draw_dispatch: list[Pick] = self._picks("receive", dispatches)
        self.keep: list[Pick] = self._picks("keep", dispatches)
        self.strike: list[Pick] = self._picks("strike", characters)
        self.support: list[Pick] = self._picks("support", plots)

    def _picks(self, verb: str, nouns: tuple[str, ...] | list[str]) -> list[Pick]:
        picks = [Pick(verb, noun, n) for n, noun in enumerate(nouns)]
        for pick in picks:
            self.actions[pick.text] = pick
        return picks

    def _pair(self, verb: str, nouns: tuple[str, str], one: int, other: int) -> Pair:
        pair = Pair(verb, nouns, one, other)
        self.actions[pair.text] = pair
        return pair

    def _pairs(
        self, verb: str, ones: tuple[str, ...] | list[str], others: tuple[str, ...] | list[str]
    ) -> list[list[Pair]]:
        return [[self._pair(verb, (one, other), n, m) for m, other in enumerate(others)] for n, one in enumerate(ones)]

    def _tucks(self, soldiers: list[int]) -> list[Pair]:
        """lg.setup.keep: two soldiers of a faction; the one named last lies lowest."""
        found: list[Pair] = []
        for one in soldiers:
            for other in soldiers:
                if one != other:
                    found.append(self._pair("tuck", (self.characters[one], self.characters[other]), one, other))
        return found

    def _aids(self) -> list[list[Pair]]:
        """By helper, then by the place of the patient in the faction."""
        found: list[list[Pair]] = []
        for helper, id in enumerate(self.characters):
            base = helper - helper % OWN
            row = [self._pair("aid", (id, self.characters[n]), helper, n) for n in range(base, base + OWN)]
            found.append(row)
        return found


def _index(names: tuple[str, ...], value: object, place: str) -> int:
    text = as_text(value, place)
    if text not in names:
        raise Malformed(place, "core-malformed-choice", value=text[:40], choices=", ".join(names))
    return names.index(text)


def _mask(names: tuple[str, ...], record: Record, key: str) -> int:
    mask = 0
    for text in record.texts(key, 10):
        mask |= 1 << _index(names, text, record.at(key))
    return mask


PACKS: Final = ("characters", "plots", "locations", "commanders", "dispatches")


def read_data(name: str) -> Plain:
    with open(os.path.join(os.path.dirname(__file__), "data", f"{name}.json"), encoding="utf-8") as file:
        return parse(file.read())


def read_edition(packs: dict[str, Plain]) -> Edition:
    """The shipped edition, with whatever files a data pack puts in their place."""
    files = [Record(packs[name] if name in packs else read_data(name), name) for name in PACKS]
    return Edition(files[0], files[1], files[2], files[3], files[4])
