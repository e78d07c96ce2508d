"""How the map of Global War is printed: owners as colours, terrain, railways, rivers and convoy lines."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from sandtable.games.globalwar.edition import Edition
from sandtable.games.globalwar.world import (
    ALONG,
    BORDER,
    CROSSING,
    IMPASSABLE,
    LAND,
    TERRAINS,
    WIDE,
    World,
)
from sandtable.kernel.geometry import Geometry
from sandtable.pictures.chart import Frame, Sheet, Space, Track
from sandtable.pictures.palette import mixed
from sandtable.text import Language

LAYERS: Final = ("terrain", "rail", "rivers", "convoys")

SIDES: Final = {
    "germany": "#6e7074", "japan": "#c9822b", "italy": "#7c5aa6", "great-britain": "#c7a24a", "ussr": "#b5433a",
    "usa": "#4f7f4f", "france": "#4a78b5", "kmt": "#3e9a98", "ccp": "#8e2f2f", "anzac": "#a58a5c", "fec": "#b59a3c",
    "spanish-nationalists": "#a0683c", "spanish-republicans": "#a05a86", "mongolia": "#a8705c", "tannu-tuva": "#a8705c",
}  # fmt: skip
NEUTRAL: Final = "#a9a28c"
WARLORD: Final = "#7fa39a"


def sheet(
    edition: Edition,
    geometry: Geometry,
    lang: Language,
    layers: tuple[str, ...],
    colours: dict[str, str],
    owners: Mapping[str, str] = {},
) -> Sheet:
    """The map with these layers; ``owners`` are those of zones that have changed hands."""
    world = edition.world
    drawn = Sheet(_spaces(edition, geometry, lang, "terrain" in layers, colours, owners))
    for link in world.links:
        a, b = world.zones[link.a].id, world.zones[link.b].id
        if link.kind == CROSSING:
            drawn.capacities[(a, b)] = str(link.capacity)
        if link.kind == IMPASSABLE:
            drawn.closed += geometry.borders.get((min(a, b), max(a, b)), [])
        if link.river == BORDER and "rivers" in layers:
            drawn.rivers += geometry.borders.get((min(a, b), max(a, b)), [])
        if link.river == ALONG and "rivers" in layers:
            drawn.tracks.append(Track("river", _way(geometry, [a, b])))
    for two in geometry.barriers:
        drawn.closed += geometry.borders.get(two, [])
    if "rail" in layers:
        for link in world.links:
            if link.kind == LAND and link.gauge:
                way = _way(geometry, [world.zones[link.a].id, world.zones[link.b].id])
                drawn.tracks.append(Track("rail-wide" if link.gauge == WIDE else "rail", way))
    if "convoys" in layers:
        for line in edition.convoys:
            way = _way(geometry, [world.zones[zone].id for zone in line.path])
            colour = mixed(SIDES[line.owner], "#000000", 0.8)
            drawn.tracks.append(Track("convoy", way, colour, str(line.value)))
    return drawn


def framed(geometry: Geometry, zones: Iterable[str], margin: float, width: int) -> Frame:
    """The part of the board where some zones lie, with a margin of so much of its size."""
    spots = [spot for id in zones if id in geometry.shapes for spot in _around(geometry, id)]
    left, right = _span([x for x, _ in spots], geometry.around)
    top, bottom = min(y for _, y in spots), max(y for _, y in spots)
    more = max(right - left, bottom - top) * margin
    return Frame(left - more, max(top - more, 0), right + more, min(bottom + more, geometry.height), width)


def _span(xs: list[int], around: int) -> tuple[int, int]:
    """From left to right, the short way round: the widest gap between two of them is left out."""
    if not around:
        return min(xs), max(xs)
    turned = sorted({x % around for x in xs})
    gaps = [turned[n] - turned[n - 1] for n in range(1, len(turned))]
    if not gaps or max(gaps) < turned[0] + around - turned[-1]:
        return turned[0], turned[-1]
    after = gaps.index(max(gaps))
    return turned[after + 1] - around, turned[after]


def _around(geometry: Geometry, id: str) -> list[tuple[int, int]]:
    return [spot for ring in geometry.shapes[id].rings for spot in geometry.walk(ring)]


def _spaces(
    edition: Edition,
    geometry: Geometry,
    lang: Language,
    terrain: bool,
    colours: dict[str, str],
    owners: Mapping[str, str],
) -> dict[str, Space]:
    tones = _tones(edition.world, geometry)
    stars = edition.place["victory-cities"]
    spaces: dict[str, Space] = {}
    for zone in edition.world.zones:
        if zone.sea:
            fill = mixed(colours["sea"], colours["sea-deep"], 1 - 0.22 * tones[zone.id])
            spaces[zone.id] = Space(zone.id, True, fill)
            continue
        owner = owners.get(zone.id, zone.owner)
        side = colour_of(edition, owner)
        neutral = side in (NEUTRAL, WARLORD)
        fill = mixed(side, colours["land"], (0.14 if neutral else 0.46) + 0.05 * tones[zone.id])
        pattern = TERRAINS[zone.terrain] if terrain and zone.terrain else ""
        badge = str(zone.ipp) if zone.ipp else ""
        name = lang.noun(zone.id, "nom", "globalwar")
        star = bool(stars >> zone.number & 1)
        spaces[zone.id] = Space(name, False, fill, side, badge, pattern, zone.city, star, owner)
    return spaces


def colour_of(edition: Edition, nation: str) -> str:
    if edition.nations.nations[edition.nations.number[nation]].rank == "warlord":
        return WARLORD
    return SIDES.get(nation, NEUTRAL)


def _tones(world: World, geometry: Geometry) -> dict[str, int]:
    """A tone for each zone that differs from those of its neighbours, as far as three tones reach."""
    beside: dict[str, list[str]] = {id: [] for id in geometry.shapes}
    for a, b in geometry.borders:
        beside[a].append(b)
        beside[b].append(a)
    tones: dict[str, int] = {}
    for zone in sorted(world.zones, key=lambda zone: (-len(beside[zone.id]), zone.number)):
        used = [
            tones[other]
            for other in beside[zone.id]
            if other in tones and world.zones[world.number[other]].sea == zone.sea
        ]
        tones[zone.id] = min(range(4), key=lambda tone: (used.count(tone), tone))
    return tones


def _way(geometry: Geometry, ids: list[str]) -> list[tuple[float, float]]:
    """From middle to middle through the borders between, without a jump at the edge of the board."""
    way: list[tuple[float, float]] = []
    for n, id in enumerate(ids):
        stops = [geometry.shapes[id].at]
        if n:
            gate = geometry.gate(ids[n - 1], id)
            stops = [gate, geometry.shapes[id].at] if gate is not None else stops
        for x, y in stops:
            if way and geometry.around:
                x += round((way[-1][0] - x) / geometry.around) * geometry.around
            way.append((float(x), float(y)))
    return way
