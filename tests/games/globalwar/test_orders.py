"""Orders at their limits: who counts as a major power, what is counted together, and upgrades that have to wait."""

from __future__ import annotations

import pytest

from sandtable.games.globalwar.state import GlobalWar
from sandtable.games.globalwar.title import GAME
from sandtable.kernel.plain import Plain

from .table import Units, nation, play, position, refused, researching, roll, settle, units, zone

rule = pytest.mark.rule
DOCTRINE: Plain = {"usa": ["airborne-doctrine"]}
WAR: list[Plain] = [["great-britain", "germany"]]


def chart(s: GlobalWar) -> list[Plain]:
    rows = s.plain()["chart"]
    assert isinstance(rows, list)
    return rows


# the Commonwealth is one major power


@rule("gw.13.1.2.a", "gw.4.1.a")
def test_after_july_1939_nobody_in_the_commonwealth_buys_cavalry() -> None:
    for date, refusal in (("1939-07", ""), ("1940-01", "gw.8.3.1.b")):
        s = position({}, "great-britain", "production", date=date, money={"fec": 9, "anzac": 9, "great-britain": 9})
        for name in ("cavalry", "fec.cavalry", "anzac.cavalry"):
            assert refused(s, f"buy {name}") == refusal, (date, name)
    s = position({}, "kmt", "production", date="1940-01", money={"kmt": 9})
    assert refused(s, "buy cavalry") == "", "a minor power does"


@rule("gw.12.1.d", "gw.13.1.1.b", "gw.4.1.a")
def test_abroad_fec_and_anzac_keep_no_more_militia_than_a_zone_is_worth() -> None:
    chart: Plain = [["fec", "unit", "militia", 1], ["anzac", "unit", "militia", 1]]
    stand: Units = {"burma": {"fec": ["militia"]}, "sydney": {"anzac": ["4*militia"]}}
    s = position(stand, "great-britain", "placement", chart=chart)
    assert s.edition.world.zones[zone(s, "burma")].ipp == 1
    assert refused(s, "place fec.militia burma") == "gw.12.1.d", "FEC has no home country"
    assert refused(s, "place anzac.militia sydney") == "", "Sydney is at home"
    s = position({}, "great-britain", "placement", chart=chart)
    assert refused(s, "place fec.militia burma") == ""


# airborne infantry


@rule("gw.8.2.1.ad", "gw.13.1.1.c")
def test_who_has_airborne_doctrine_buys_elite_infantry_only() -> None:
    s = position({}, "usa", "production", date="1941-01", money={"usa": 60}, technologies=DOCTRINE)
    assert refused(s, "buy airborne-infantry") == "gw.8.2.1.ad"
    play(s, "buy 2*elite-airborne-infantry")
    assert refused(s, "buy elite-airborne-infantry") == "gw.13.1.1.h"


@rule("gw.13.1.1.h", "gw.8.2.1.ae")
def test_airborne_infantry_for_oneself_and_for_others_counts_towards_one_limit() -> None:
    more: dict[str, Plain] = {"money": {"usa": 60}, "income": {"usa": 15}, "wars": WAR, "technologies": DOCTRINE}
    s = position({}, "usa", "production", date="1941-01", **more)
    play(s, "lend airborne-infantry")
    assert refused(s, "buy 2*elite-airborne-infantry") == "gw.13.1.1.h"
    play(s, "buy elite-airborne-infantry")
    assert refused(s, "lend airborne-infantry") == "gw.13.1.1.h"
    play(s, "refund lend airborne-infantry")
    assert refused(s, "buy elite-airborne-infantry") == ""


@rule("gw.8.2.1.ad", "gw.12.4.f")
def test_airborne_infantry_that_is_kept_is_elite_once_its_maker_has_the_doctrine() -> None:
    begun: dict[str, Plain] = {"stages": {"usa": {"airborne-doctrine": 3}}}
    row: list[Plain] = [["usa", "lent", "airborne-infantry", 1]]
    s = researching({}, "usa", date="1941-01", income={"usa": 15}, wars=WAR, laboratory=begun, chart=row)
    play(s, "research airborne-doctrine")
    roll(s, 7)
    while "retain" not in {action.verb for action in s.legal(s.pending()[0])}:
        play(s, "done")
    play(s, "retain airborne-infantry", "done")
    assert chart(s) == [["usa", "unit", "elite-airborne-infantry", 1]]


# upgrades


@rule("gw.12.3.a", "gw.12.4.f")
def test_militia_upgrades_that_are_kept_are_among_the_two_of_a_turn() -> None:
    rows: list[Plain] = [["usa", "lent-upgrade", "militia", 1]] * 3
    stand: Units = {"new-york": {"usa": ["4*militia"]}}
    more: dict[str, Plain] = {"income": {"usa": 15}, "wars": WAR, "money": {"usa": 9}}
    s = position(stand, "usa", "production", chart=rows, **more)
    play(s, "retain militia:upgrade", "upgrade militia")
    assert refused(s, "upgrade militia") == "gw.12.3.a"
    assert refused(s, "retain militia:upgrade") == "gw.12.3.a"
    play(s, "refund upgrade militia", "retain militia:upgrade")
    assert refused(s, "retain militia:upgrade") == "gw.12.3.a", "the third waits for another turn"
    play(s, "done")
    assert sorted(str(row) for row in chart(s)) == sorted(
        str(row) for row in [["usa", "lent-upgrade", "militia", 1], *[["usa", "upgrade", "militia", 1]] * 2]
    )


@rule("gw.12.3.b", "gw.8.4.a")
def test_a_facility_is_made_larger_only_where_a_supply_path_leads() -> None:
    works: dict[str, Plain] = {"hawaii": [{"kind": "minor-port", "opens": ["P29"]}]}
    sea = {"P29": {"japan": ["3*destroyer"]}}
    for stand, kind in (({}, "major-port"), (sea, "minor-port")):
        s = position(stand, "usa", "production", wars=[["japan", "usa"]], money={"usa": 4}, facilities=works)
        play(s, "upgrade minor-port hawaii", "done", "done", "done")
        settle(s)
        assert [s.facility(site).id for site in s.sites[zone(s, "hawaii")]] == [kind]
    waiting = chart(s)
    assert [row[1] for row in waiting if isinstance(row, list)] == ["extension"], "it waits"
    s = position({}, "usa", "production", wars=[["japan", "usa"]], money={"usa": 9}, facilities=works, chart=waiting)
    assert refused(s, "upgrade minor-port hawaii") == "gw.8.4.a", "it is not bought twice"


# slots for repairs


@rule("gw.8.6.b", "gw.12.2.b")
def test_ships_share_the_slots_of_docks_as_well_as_can_be() -> None:
    """Of two small docks one opens on both seas, the other on one of them."""
    docks: dict[str, Plain] = {
        "southwest-united-states": [
            {"kind": "minor-dockyard", "opens": ["P25", "P30"]},
            {"kind": "minor-dockyard", "opens": ["P25"]},
        ],
        "san-francisco": [],
    }
    stand: Units = {"P25": {"usa": ["battleship:d1"]}, "P30": {"usa": ["2*battleship:d1"]}}
    for first, second in (("P25", "P30"), ("P30", "P25")):
        s = position(stand, "usa", "production", facilities=docks, money={"usa": 9})
        play(s, f"repair battleship:d1 {first}", f"repair battleship:d1 {second}")
        assert refused(s, "repair battleship:d1 P30") == "gw.8.6.b", "two slots, two ships"
        play(s, "done", "done", "done")
        settle(s)
        assert sorted(units(s, "P30") + units(s, "P25")) == ["battleship", "battleship", "battleship:d1"]


@rule("gw.12.2.b", "gw.13.2.5.a")
def test_a_dock_repairs_before_a_yard_that_makes_ships() -> None:
    works: dict[str, Plain] = {
        "tokyo": [{"kind": "minor-shipyard", "opens": ["P16"]}, {"kind": "minor-dockyard", "opens": ["P16"]}],
        "honshu": [],
    }
    stand: Units = {"P16": {"japan": ["battleship:d1:repairing"]}}
    s = position(stand, "japan", "placement", facilities=works, chart=[["japan", "unit", "destroyer", 1]])
    assert refused(s, "place destroyer P16") == ""


# zones that have joined in this turn


@rule("gw.12.1.d", "gw.12.1.c", "gw.4.6.c")
def test_what_joined_in_this_turn_takes_no_militia_and_no_finished_facility() -> None:
    s = position({}, "japan", "production", date="1939-01", money={"japan": 30})
    assert s.owner[zone(s, "siam")] == nation(s, "japan"), "it joins in this production phase"
    play(s, "buy militia", "build minor-factory siam", "done", "done", "done")
    assert refused(s, "place militia siam") == "gw.12.1.a"
    play(s, "place militia tokyo")
    assert GAME.read_state(GAME.setting("world-1936", 3), s.plain()).plain() == s.copy().plain() == s.plain()
    play(s, "done")
    settle(s)
    assert chart(s) == [["japan", "facility", "minor-factory", 1, "siam", [], -1]], "it waits for the next turn"
    s = position({}, "japan", "placement", owner={"siam": "japan"}, chart=chart(s))
    settle(s)
    assert "minor-factory" in [s.facility(site).id for site in s.sites[zone(s, "siam")]]


# loans


@rule("gw.8.7.b", "gw.3.3.e")
def test_a_capital_ship_that_is_made_to_be_lent_is_as_cheap_as_another() -> None:
    fleet: Units = {"P16": {"japan": ["3*battleship"]}}
    wars: list[Plain] = [["japan", "great-britain"], ["germany", "great-britain"]]
    s = position(fleet, "japan", "production", wars=wars, money={"japan": 12})
    money = s.money[nation(s, "japan")]
    play(s, "buy battleship")
    own = money - s.money[nation(s, "japan")]
    play(s, "lend battleship")
    assert (own, money - s.money[nation(s, "japan")]) == (5, 10)
    assert units(s, "P16") == ["battleship"] * 3
