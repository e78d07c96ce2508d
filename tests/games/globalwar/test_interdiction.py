"""Deliveries overseas (12.5): who lies in wait for them, the safest way past, and what a hit costs."""

from __future__ import annotations

import pytest

from sandtable.games.globalwar.movement.interdiction import Lookout, safest_ways, strikes_at
from sandtable.games.globalwar.movement.sight import Sight
from sandtable.games.globalwar.movement.supply import supplied
from sandtable.games.globalwar.numbering import members
from sandtable.games.globalwar.state import GlobalWar
from sandtable.games.globalwar.title import GAME
from sandtable.kernel.chance import CHANCE
from sandtable.kernel.plain import Plain

from .table import Units, nation, play, position, roll, units, zone

rule = pytest.mark.rule
WAR = [["great-britain", "germany"]]
# round the Cape and by Suez: there is no third way to Cape Town
BOTH_WAYS: Units = {"A54": {"germany": ["submarine"]}, "A44": {"germany": ["submarine"]}}


def delivery(stand: Units, kind: str = "infantry", **more: Plain) -> GlobalWar:
    """Great Britain is about to place a unit."""
    wars = {"wars": WAR, **more}
    return position(stand, "great-britain", "placement", chart=[["great-britain", "unit", kind, 1]], **wars)


def ways(s: GlobalWar) -> dict[str, list[tuple[int, str]]]:
    """What Great Britain has to get past on the safest way to each land zone."""
    zones = s.edition.world.zones
    sight = Sight(s, nation(s, "great-britain"))
    found = safest_ways(s, sight, Lookout(s, sight), s.home(nation(s, "great-britain")))
    return {zones[land].id: [(value, zones[sea].id) for value, sea, _ in way] for land, way in found.items()}


@rule("gw.12.5.a", "gw.12.5.b", "gw.13.2.1.c")
def test_s60_a_submarine_on_the_way_to_cape_town_strikes_at_the_delivery() -> None:
    s = delivery(BOTH_WAYS)
    play(s, "place infantry cape-town")
    assert s.pending() == (CHANCE,)
    assert units(s, "cape-town") == [], "it is still at sea"
    lucky = s.copy()
    roll(lucky, 4)
    assert units(lucky, "cape-town") == ["infantry"]
    roll(s, 3)
    assert units(s, "cape-town") == []
    assert not s.chart, "what was delivered is lost"


@rule("gw.12.5.a")
def test_a_delivery_takes_the_safest_way() -> None:
    assert ways(position({"A54": BOTH_WAYS["A54"]}, "great-britain", wars=WAR))["cape-town"] == []
    hunted: Units = {"A54": {"germany": ["battlecruiser:raider"]}, "A44": BOTH_WAYS["A44"]}
    assert ways(position(hunted, "great-britain", wars=WAR))["cape-town"] == [(3, "A44")], "rather than the raider"


@rule("gw.12.5.a", "gw.1.11.e")
def test_ways_lead_wherever_supply_does() -> None:
    s = position(BOTH_WAYS, "great-britain", wars=WAR)
    sight = Sight(s, nation(s, "great-britain"))
    assert sorted(zone(s, id) for id in ways(s)) == [*members(supplied(s, sight, s.home(sight.nation)))]


@rule("gw.12.5.a", "gw.12.5.b", "gw.12.5.c")
@pytest.mark.parametrize(
    ("ships", "technologies", "values"),
    [
        (["submarine"], [], [3]),
        (["submarine"], ["advanced-submarines"], [6]),
        (["submarine:submerged"], [], []),
        (["battlecruiser:raider"], [], [7]),
        (["battlecruiser"], [], []),
        (["fighter:patrol"], [], [6]),
        (["2*destroyer"], [], []),
        (["submarine", "tactical-bomber:patrol", "coastal-submarine"], [], [3, 7, 2]),
    ],
)
def test_what_interdicts_and_at_what_value(ships: list[str], technologies: list[str], values: list[int]) -> None:
    s = position({"A54": {"germany": ships}}, "great-britain", wars=WAR, technologies={"germany": technologies})
    germany = nation(s, "germany")
    found = Lookout(s, Sight(s, nation(s, "great-britain"))).entering(zone(s, "A54"))
    assert found == tuple([(value, zone(s, "A54"), germany) for value in values]), "each of them rolls"
    peace = position({"A54": {"germany": ships}}, "great-britain", technologies={"germany": technologies})
    assert Lookout(peace, Sight(peace, nation(peace, "great-britain"))).idle()


@rule("gw.12.5.a", "gw.12.5.b")
def test_a_coastal_gun_interdicts_what_passes_its_crossing() -> None:
    gun: Plain = {"spanish-morocco": [{"kind": "coastal-artillery", "opens": ["A44", "M2"]}]}
    s = position({}, "great-britain", wars=WAR, owner={"spanish-morocco": "germany"}, facilities=gun)
    lookout = Lookout(s, Sight(s, nation(s, "great-britain")))
    assert lookout.passing(zone(s, "A44"), zone(s, "M2")) == ((3, zone(s, "M2"), nation(s, "germany")),)
    assert lookout.passing(zone(s, "A35"), zone(s, "A44")) == (), "which is not beyond the crossing"
    s = position({}, "great-britain", wars=WAR, facilities=gun)
    assert Lookout(s, Sight(s, nation(s, "great-britain"))).idle(), "the gun of a neutral"


@rule("gw.12.5.b")
def test_every_sea_zone_has_its_die() -> None:
    wolves: Units = {f"A{n}": {"germany": ["submarine"]} for n in (21, 28, 35, 44, 46, 48, 51, 53, 54)}
    s = delivery(wolves)
    dice = len(ways(s)["cape-town"])
    assert dice > 1
    play(s, "place infantry cape-town")
    for _ in range(dice):
        assert units(s, "cape-town") == []
        roll(s, 12)
    assert units(s, "cape-town") == ["infantry"]


@rule("gw.12.5.a")
def test_at_home_nothing_has_to_cross_the_sea() -> None:
    lurking: Units = {id: {"germany": ["submarine"]} for id in ("A21", "A22", "A23")}
    s = delivery(lurking)
    play(s, "place infantry london")
    assert units(s, "london") == ["infantry"]


def test_a_delivery_under_way_reads_back() -> None:
    setting = GAME.setting("world-1936", 3)
    s = delivery(BOTH_WAYS)
    play(s, "place infantry cape-town")
    again = GAME.read_state(setting, s.plain())
    assert again.plain() == s.plain()
    roll(again, 12)
    assert units(again, "cape-town") == ["infantry"]


@rule("gw.12.5.a")
def test_aircraft_on_a_deck_lie_in_wait_and_cargo_does_not() -> None:
    afloat = ["naval-transport+infantry+artillery", "fleet-carrier+fighter", "destroyer"]
    s = position({"P14": {"japan": afloat}}, "japan")
    waiting = [s.unit(u).id for u in s.standing[zone(s, "P14")] if strikes_at(s, u)]
    assert waiting == ["fighter"]
