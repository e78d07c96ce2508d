"""What must hold for the world and its board: everything reachable, totals as printed, drawn as linked."""

from __future__ import annotations

from typing import Final

from sandtable.games.globalwar.edition import Edition
from sandtable.games.globalwar.numbering import zones_in
from sandtable.games.globalwar.world import FAR, World
from sandtable.kernel.geometry import Geometry, pair

# the value of all zones of a nation, as the rulebook and the trackers print it
INCOMES: Final = (
    ("ussr", 46), ("great-britain", 25), ("france", 18), ("usa", 63), ("kmt", 6), ("ccp", 2), ("anzac", 7),
    ("japan", 16), ("germany", 20), ("italy", 10),
)  # fmt: skip

KAMIKAZE_RANGE: Final = 4  # sea zones from the Japanese home country: gw.15.4
MONROE_RANGE: Final = 3  # sea zones from the United States: gw.5.5


class Finding:
    """Something that does not hold: a message id with arguments."""

    def __init__(self, message: str, args: dict[str, str | int]) -> None:
        self.message: Final = message
        self.args: Final = args


def survey(edition: Edition, geometry: Geometry) -> list[Finding]:
    """Everything that is wrong, in the order of the questions; nothing when the world is sound."""
    world = edition.world
    return (
        _incomes(edition)
        + _alone(world)
        + _one_way(world)
        + _apart(world)
        + _marks(edition)
        + _undrawn(world, geometry)
    )


def _incomes(edition: Edition) -> list[Finding]:
    found: list[Finding] = []
    for nation, wanted in INCOMES:
        total = edition.income(nation)
        if total != wanted:
            found.append(Finding("gw-found-income", {"nation": nation, "found": total, "wanted": wanted}))
    return found


def _alone(world: World) -> list[Finding]:
    return [Finding("gw-found-alone", {"zone": zone.id}) for zone in world.zones if not world.next_by_air[zone.number]]


def _one_way(world: World) -> list[Finding]:
    found: list[Finding] = []
    for graph in (world.next_on_land, world.next_at_sea, world.coasts, world.next_by_air, world.crossings):
        for a in range(world.size):
            for b in zones_in(graph[a]):
                if not graph[b] >> a & 1:
                    found.append(Finding("gw-found-one-way", {"a": world.zones[a].id, "b": world.zones[b].id}))
    return found


def _apart(world: World) -> list[Finding]:
    """Every zone can be reached from the first by some way."""
    steps = world.distances(1, world.next_by_air)
    first = world.zones[0].id
    return [
        Finding("gw-found-apart", {"zone": zone.id, "from": first}) for zone in world.zones if steps[zone.number] == FAR
    ]


def waters_within(world: World, home: int, steps: int) -> int:
    """The sea zones at most so many away from a home country; those on its coast are one away."""
    shore = 0
    for number in zones_in(home):
        shore |= world.coasts[number] & world.sea
    return world.within(shore, steps - 1, world.next_at_sea)


def _marks(edition: Edition) -> list[Finding]:
    """Kamikaze and Monroe marks stand exactly where the distances put them."""
    world = edition.world
    found: list[Finding] = []
    kamikaze = waters_within(world, edition.home[edition.nations.number["japan"]], KAMIKAZE_RANGE)
    monroe = waters_within(world, edition.home[edition.nations.number["usa"]], MONROE_RANGE)
    for zone in world.zones[world.lands :]:
        for mark, printed, wanted in (("kamikaze", zone.kamikaze, kamikaze), ("monroe", zone.monroe, monroe)):
            if printed != bool(wanted >> zone.number & 1):
                found.append(Finding("gw-found-marks", {"zone": zone.id, "mark": mark}))
    return found


def linked_pairs(world: World) -> list[tuple[str, str]]:
    """The pairs of zones that any link joins."""
    return sorted({pair(world.zones[link.a].id, world.zones[link.b].id) for link in world.links})


def _undrawn(world: World, geometry: Geometry) -> list[Finding]:
    """Whoever looks at the board sees the links and nothing else."""
    found = [Finding("gw-found-no-shape", {"zone": zone.id}) for zone in world.zones if zone.id not in geometry.shapes]
    linked = linked_pairs(world)
    drawn = geometry.drawn_neighbours()
    seen = set(drawn)
    wanted = set(linked)
    found += [Finding("gw-found-not-drawn", {"a": a, "b": b}) for a, b in linked if (a, b) not in seen]
    found += [Finding("gw-found-not-linked", {"a": a, "b": b}) for a, b in drawn if (a, b) not in wanted]
    return found
