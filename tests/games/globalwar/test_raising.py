"""Where the units of chapter 13 are raised and what a railway costs and needs, in the whole world."""

from __future__ import annotations

import pytest

from sandtable.games.globalwar.movement.rail import gauge_of, is_rough
from sandtable.games.globalwar.production.income import war_bonus
from sandtable.games.globalwar.production.yards import Yards
from sandtable.games.globalwar.state import GlobalWar
from sandtable.games.globalwar.title import GAME
from sandtable.games.globalwar.world import NARROW, WIDE, Link

from .table import nation, offered, play, position, refused, settle, zone

rule = pytest.mark.rule


def raised_in(s: GlobalWar, who: str, kind: str) -> set[str]:
    """The zones in which a nation may place a unit."""
    zones = Yards(s, nation(s, who)).zones_for(s.edition.catalogue.unit(kind))
    return set(s.edition.world.ids(zones))


def border(s: GlobalWar, a: str, b: str) -> Link:
    link = s.edition.world.between(zone(s, a), zone(s, b))
    assert link is not None
    return link


@rule("gw.13.1.1.f")
def test_foreign_legions_are_raised_in_any_valued_zone_of_france() -> None:
    s = position({}, "france", owner={"rehe": "france"})
    found = raised_in(s, "france", "foreign-legion")
    assert {"paris", "rehe"} <= found, "at home, abroad, and where France was not at first"
    assert all(s.edition.world.zones[zone(s, id)].ipp for id in found)
    s.taken = 1 << zone(s, "rehe")
    assert "rehe" not in raised_in(s, "france", "foreign-legion"), "owned since the start of the turn"


@rule("gw.13.1.1.g")
def test_gurkhas_are_raised_at_the_himalaya() -> None:
    s = position({}, "great-britain")
    found = raised_in(s, "fec", "gurkha")
    assert found <= {"nepal", "bengal", "kashmir"}
    assert found


@rule("gw.13.1.1.e")
def test_colonial_infantry_is_raised_in_valued_zones_abroad() -> None:
    s = position({}, "great-britain", owner={"rehe": "great-britain"})
    found = raised_in(s, "great-britain", "colonial-infantry")
    assert "london" not in found, "home"
    assert "rehe" not in found, "not its own at first"
    assert found
    assert all(s.edition.world.zones[zone(s, id)].ipp for id in found)


@rule("gw.13.1.1.b", "gw.13.1.1.e")
def test_militia_and_colonial_infantry_up_to_the_value_of_a_zone() -> None:
    s = position({"korea": {"japan": ["2*militia"]}}, "japan", owner={"hopeh": "japan"})
    yards = Yards(s, nation(s, "japan"))
    militia = s.edition.catalogue.unit("militia")
    worth = s.edition.world.zones[zone(s, "tokyo")].ipp
    assert yards.ground_left(militia, zone(s, "tokyo"), 0) == max(1, worth)
    assert yards.ground_left(militia, zone(s, "hopeh"), 0) == 1, "one where it was not Japan's at first"
    abroad = max(1, s.edition.world.zones[zone(s, "korea")].ipp)
    assert yards.ground_left(militia, zone(s, "korea"), 0) <= abroad - 2, "a major power keeps no more there"


@rule("gw.1.12.b")
def test_the_burma_road_brings_guns_to_yunnan() -> None:
    more = {"date": "1938-07", "owner": {"yunnan": "kmt"}}
    s = position({}, "kmt", wars=[["japan", "kmt"]], **more)
    assert raised_in(s, "kmt", "artillery") == {"yunnan"}
    s = position({}, "kmt", **more)
    assert raised_in(s, "kmt", "artillery") == set(), "no war, no road"


# railways


@rule("gw.13.2.8.a")
def test_s63_a_railway_from_the_sudan_into_the_jungle_costs_four() -> None:
    held = {"belgian-congo": "great-britain"}
    s = position({}, "great-britain", "production", owner=held, money={"great-britain": 20})
    settle(s)
    before = s.money[nation(s, "great-britain")]
    play(s, "build railway sudan belgian-congo")
    assert s.money[nation(s, "great-britain")] == before - 4
    assert is_rough(s, border(s, "sudan", "belgian-congo"))
    level = next(act for act in offered(s, "build railway") if not is_rough(s, border(s, *act.split()[2:])))
    play(s, level)
    assert s.money[nation(s, "great-britain")] == before - 6


@rule("gw.13.2.8.b", "gw.5.1.r")
def test_no_railway_is_laid_into_foreign_land() -> None:
    s = position({}, "great-britain", "production", money={"great-britain": 20})
    settle(s)
    assert refused(s, "build railway sudan belgian-congo") != "", "Belgium gives no leave"


@rule("gw.13.2.8.c")
@pytest.mark.parametrize(("owner", "gauge"), [("ussr", WIDE), ("japan", NARROW), ("mongolia", WIDE)])
def test_the_gauge_of_new_railways_is_that_of_the_land(owner: str, gauge: int) -> None:
    s = position({}, "ussr")
    assert s.nation_at(nation(s, owner)).gauge == gauge
    wide = {one.id for one in s.edition.nations.nations if one.gauge == WIDE}
    assert wide == {
        "brazil", "finland", "mongolia", "spanish-nationalists", "spanish-republicans", "tannu-tuva", "ussr",
    }  # fmt: skip
    link = next(one for one in s.edition.world.links if one.gauge == NARROW)
    s.laid[link.number] = gauge
    assert gauge_of(s, link) == gauge, "what is laid counts"


@rule("gw.0.2.q")
def test_war_bonuses_are_for_those_at_war_with_a_major_power() -> None:
    everything = {zone.id: "japan" for zone in GAME.printed.world.zones[: GAME.printed.world.lands]}
    s = position({}, "japan", owner=everything, wars=[["japan", "kmt"]])
    assert war_bonus(s, nation(s, "japan")) == 0, "the KMT is no major power"
    s = position({}, "japan", owner=everything, wars=[["japan", "usa"]])
    assert war_bonus(s, nation(s, "japan")) > 0
