"""The national sheets: incomes, the set-up of July 1936, the calendar, convoy lines."""

from __future__ import annotations

from collections import Counter

import pytest

from sandtable.games.globalwar.edition import read_edition
from sandtable.games.globalwar.sheets import ALLIANCES, DEEDS

rule = pytest.mark.rule
EDITION = read_edition({})
WORLD = EDITION.world
UNITS = EDITION.catalogue.units
FACILITIES = EDITION.catalogue.facilities
NATIONS = {nation.id: nation for nation in EDITION.nations.nations}
INCOMES = {income.nation: income for income in EDITION.incomes}


def count(nation: str, unit: str) -> int:
    kind = EDITION.catalogue.unit_of[unit]
    return sum(n for one in EDITION.pieces if one.nation == nation for which, n in one.units if which == kind)


def facilities_in(zone: int) -> list[str]:
    """Those printed on the map and those set up."""
    found = [facility.kind for facility in WORLD.zones[zone].facilities]
    for one in EDITION.pieces:
        if one.zone == zone:
            found += [FACILITIES[kind].id for kind, n in one.facilities for _ in range(n)]
    return found


@rule("gw.5.2", "gw.12.9")
def test_incomes() -> None:
    assert (INCOMES["ussr"].start, INCOMES["ussr"].full, INCOMES["ussr"].war) == (4, 46, 19)
    assert (INCOMES["usa"].full, INCOMES["great-britain"].full, INCOMES["france"].full) == (63, 25, 18)
    for nation in ("germany", "italy", "japan"):  # the Axis starts at full production and needs no income for war
        assert INCOMES[nation].start == INCOMES[nation].full
        assert INCOMES[nation].war == 0


@rule("gw.7.1")
def test_the_order_of_nations() -> None:
    order = sorted((nation for nation in NATIONS.values() if nation.rank == "major"), key=lambda nation: nation.turn)
    assert [nation.id for nation in order] == [
        "germany", "ussr", "japan", "great-britain", "france", "italy", "usa",
    ]  # fmt: skip
    assert NATIONS["ccp"].turn == 2
    assert NATIONS["kmt"].turn == 8
    assert NATIONS["fec"].leader == NATIONS["anzac"].leader == "great-britain"


@rule("gw.4.5")
def test_alliances_and_controlled_minors() -> None:
    allied = {nation.id for nation in NATIONS.values() if ALLIANCES[nation.alliance] == "axis"}
    assert allied == {"germany", "japan", "italy", "siam", "dadao", "spanish-nationalists", "vichy-france"}
    controlled = {nation.id: nation.controller for nation in NATIONS.values() if nation.controller}
    assert controlled == {
        "abyssinia": "france", "mongolia": "ussr", "siam": "japan", "dadao": "japan", "spanish-nationalists": "germany",
        "spanish-republicans": "ussr", "tannu-tuva": "ussr", "vichy-france": "germany",
    }  # fmt: skip


@rule("gw.11.4.2", "gw.11.2")
def test_strategic_moves() -> None:
    moves = {nation.id: nation.naval_moves for nation in NATIONS.values() if nation.naval_moves}
    assert moves == {
        "germany": 2, "ussr": 2, "japan": 2, "great-britain": 2, "france": 2, "italy": 2, "usa": 3,
    }  # fmt: skip
    rail = dict(zip(WORLD.regions, WORLD.rail_capacity, strict=True))
    assert rail == {
        "north-america": 4, "south-america": 1, "europe": 4, "soviet-union": 2, "africa": 1, "middle-east": 1,
        "asia": 1,
    }  # fmt: skip


@rule("gw.13.2.8")
def test_broad_gauge_countries() -> None:
    assert {nation.id for nation in NATIONS.values() if nation.gauge == 2} == {
        "brazil", "finland", "mongolia", "spanish-nationalists", "spanish-republicans", "tannu-tuva", "ussr",
    }  # fmt: skip


def test_the_set_up_holds_only_what_exists_in_july_1936() -> None:
    for one in EDITION.pieces:
        for kind, n in one.units:
            unit = UNITS[kind]
            assert n > 0
            assert not unit.technology, (one.nation, unit.id)
            if unit.cost and NATIONS[one.nation].rank == "major":
                assert unit.since == "", (one.nation, unit.id)
            assert not unit.nations or one.nation in unit.nations


def test_owners_stand_in_their_own_zones() -> None:
    for one in EDITION.pieces:
        if one.zone < WORLD.lands:
            owner = EDITION.nations.nations[EDITION.owner[one.zone]].id
            assert one.nation == owner, (one.nation, WORLD.zones[one.zone].id, owner)


def test_fleets_lie_off_their_base() -> None:
    for one in EDITION.pieces:
        if one.base >= 0:
            assert WORLD.coasts[one.base] >> one.zone & 1


@rule("gw.13.2.1", "gw.0.2")
def test_large_factories_stand_in_home_countries() -> None:
    for one in EDITION.pieces:
        for kind, _ in one.facilities:
            if FACILITIES[kind].where == "home":
                home = EDITION.home[EDITION.nations.number[one.nation]]
                assert home >> one.zone & 1, (one.nation, WORLD.zones[one.zone].id)


@rule("gw.0.2", "gw.8.3")
def test_ships_on_the_chart_have_a_yard_that_can_finish_them() -> None:
    assert Counter(ordered.nation for ordered in EDITION.queue)["germany"] == 3
    for ordered in EDITION.queue:
        unit = UNITS[ordered.unit]
        assert 1 <= ordered.paid < len(unit.cost)
        assert "major-shipyard" in facilities_in(ordered.zone)


@rule("gw.13.2.6")
def test_the_maginot_line_faces_bavaria() -> None:
    (works,) = [one for one in EDITION.pieces if WORLD.zones[one.zone].id == "alsace-lorraine"]
    assert [(FACILITIES[kind].id, n) for kind, n in works.facilities] == [("fortification", 1)]
    assert WORLD.ids(works.borders) == ["bavaria"]


def test_some_armies() -> None:
    assert count("germany", "infantry") == 10
    assert count("ussr", "infantry") == 30
    assert count("japan", "fleet-carrier") == 2
    assert count("usa", "battleship") == 5
    assert count("belgium", "infantry") == 4


@rule("gw.1.5", "gw.10.9")
def test_convoy_lines_follow_the_links() -> None:
    assert len(EDITION.convoys) == 18
    for line in EDITION.convoys:
        assert line.owner in NATIONS
        assert len(line.path) > 2
        assert any(WORLD.zones[zone].sea for zone in line.path)
    through = [line for line in EDITION.convoys if WORLD.number["A44"] in line.path]
    assert {line.owner for line in through} == {"great-britain"}
    assert sum(line.value for line in through) == 15


@rule("gw.3.4")
def test_the_calendar() -> None:
    calendar = EDITION.calendar
    assert len(calendar.turns) == 21
    assert (calendar.turns[0], calendar.turns[-1]) == ("1936-07", "1946-07")
    assert [calendar.ends_on(turn) for turn in ("1944-01", "1944-07", "1945-01", "1945-07", "1946-01", "1946-07")] == [
        0, 1, 2, 3, 5, 6,
    ]  # fmt: skip


@rule("gw.5.2")
def test_income_rolls_of_the_calendar() -> None:
    due = {
        turn: sorted((roll.nation, roll.dice) for roll in EDITION.calendar.income_rolls if roll.due(turn))
        for turn in EDITION.calendar.turns
    }
    assert due["1936-07"] == due["1937-07"] == due["1938-07"] == []
    assert due["1937-01"] == due["1938-01"] == due["1939-01"] == [("ussr", (1, 6))]
    assert due["1939-07"] == [(nation, (1, 12)) for nation in ("france", "great-britain", "usa", "ussr")]
    assert due["1946-07"] == due["1939-07"]


def test_income_triggers() -> None:
    triggers = {(one.nation, one.id): one for one in EDITION.triggers}
    annexed = triggers[("great-britain", "german-annexation")]
    assert (annexed.add, annexed.per, WORLD.ids(annexed.zones)) == (1, "zone", ["austria", "bohemia", "slovakia"])
    poland = triggers[("france", "poland")]
    assert (poland.dice, poland.with_pact) == ((2, 12), (1, 12))
    assert triggers[("great-britain", "axis-war-on-france")].full
    assert {one.deed for one in EDITION.triggers} == set(DEEDS), "every kind of deed alarms somebody"


def test_every_bonus_has_its_own_box() -> None:
    boxes = Counter(bonus.box for bonus in EDITION.bonuses)
    shared = {box for box, users in boxes.items() if users > 1}
    assert shared == {5, 15}  # the partners of the pact; France and Free France
    assert set(boxes) == set(range(1, 22))


def test_every_fact_tells_its_source() -> None:
    sources = EDITION.sources()
    assert {source for _, source in sources} == {"rulebook", "public", "reconstruction", "original"}
    told = dict(sources)
    assert told["unit infantry"] == "rulebook"
    assert told["zone nanking ipp"] == "public"
    assert told["set-up germany berlin"] == "reconstruction"
    assert told["convoy suez-line"] == "reconstruction"
    assert told["nation germany"] == "rulebook"
