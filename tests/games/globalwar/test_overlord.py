"""Overlord (15.8): the USA and the Commonwealth assault a German coast together, once."""

from __future__ import annotations

import pytest

from sandtable.games.globalwar.groups import label
from sandtable.games.globalwar.markers import BATTLE, NON_COMBAT, NOWHERE
from sandtable.games.globalwar.production.delivery import arrive
from sandtable.games.globalwar.state import GlobalWar
from sandtable.games.globalwar.title import GAME
from sandtable.games.globalwar.turn import begin_turn, end_turn
from sandtable.kernel.plain import Plain

from .table import Units, find, nation, offered, play, position, refused, settle, units, zone

rule = pytest.mark.rule
WARS: list[Plain] = [["usa", "germany"], ["great-britain", "germany"]]
FLEET: Units = {
    "southern-england": {"great-britain": ["2*infantry", "fighter"]},
    "A22": {"usa": ["naval-transport+infantry"], "great-britain": ["naval-transport"]},
}


def coast(stand: Units, date: str = "1943-01", turn: str = "usa", wars: list[Plain] | None = None) -> GlobalWar:
    """Germany holds Normandy and Picardy."""
    held: Plain = {"normandy": "germany", "picardy": "germany", "paris": "germany"}
    return position(stand, turn, date=date, wars=WARS if wars is None else wars, owner=held)


def fly(s: GlobalWar, start: str, *way: str) -> None:
    """A British fighter flies over some zones."""
    for goal in way:
        play(s, f"move great-britain.{label(s, find(s, start, 'fighter'))} {start} {goal}")
        start = goal


@rule("gw.15.8.a")
def test_overlord_is_announced_once_from_1943_on() -> None:
    assert refused(coast(FLEET, "1942-07"), "overlord normandy") == "gw.15.8.a"
    assert refused(coast(FLEET, turn="great-britain"), "overlord normandy") == "gw.15.8.a", "an American turn"
    assert refused(coast(FLEET, wars=[["usa", "germany"]]), "overlord normandy") == "gw.15.8.a", "Britain at peace"
    s = coast(FLEET)
    assert "overlord picardy" in offered(s, "overlord")
    assert refused(s, "overlord paris") == "gw.15.8.a", "no coast"
    assert refused(s, "overlord southern-england") == "gw.15.8.a", "not German"
    play(s, "overlord normandy")
    assert refused(s, "overlord picardy") == "gw.15.8.a"
    begin_turn(s)
    assert (s.overlord, s.beach) == (True, NOWHERE)
    assert refused(s, "overlord normandy") == "gw.15.8.a"


@rule("gw.15.8.a")
def test_both_land_together_and_the_usa_own_the_zone() -> None:
    s = coast({**FLEET, "normandy": {"germany": ["militia"]}})
    assert offered(s, "move great-britain.") == []
    play(s, "overlord normandy", "load 2*great-britain.infantry southern-england great-britain.naval-transport A22")
    play(s, "unload 2*great-britain.infantry:aboard A22 normandy", "unload infantry:aboard A22 normandy")
    fly(s, "southern-england", "A22", "normandy")
    play(s, offered(s, "attack great-britain.fighter")[0], "done")
    while s.phase < NON_COMBAT:
        settle(s, 1)
        if s.phase < NON_COMBAT:
            play(s, s.legal(s.pending()[0])[0].text)
    assert s.owner[zone(s, "normandy")] == nation(s, "usa")
    assert s.edition.owner[zone(s, "normandy")] == nation(s, "france"), "and not whose it was"


@rule("gw.15.8.a")
def test_each_uses_the_transports_of_the_other_for_the_assault_only() -> None:
    stand: Units = {
        "southern-england": {"usa": ["infantry"], "great-britain": ["infantry"]},
        "A22": {"usa": ["naval-transport"], "great-britain": ["naval-transport"]},
        "london": {"usa": ["airborne-infantry"], "great-britain": ["air-transport"]},
    }
    s = coast(stand)
    british = "load infantry southern-england great-britain.naval-transport A22"
    assert refused(s, british) == "gw.9.4.3.a"
    play(s, "overlord normandy", british)
    play(s, "load great-britain.infantry southern-england naval-transport A22")
    play(s, "load airborne-infantry london great-britain.air-transport london")
    assert refused(s, "unload infantry:aboard A22 picardy") == "gw.11.4.1.b"
    play(s, "unload infantry:aboard A22 normandy")
    assert refused(s, "unload great-britain.infantry:aboard A22 picardy") == "gw.15.8.a"
    play(s, "unload great-britain.infantry:aboard A22 normandy")
    play(s, "move great-britain.air-transport+airborne-infantry london A23")
    assert len(s.standing[zone(s, "normandy")]) == 2


@rule("gw.15.8.a")
def test_the_commonwealth_moves_towards_the_assault_and_nowhere_else() -> None:
    stand: Units = {
        "southern-england": {"great-britain": ["infantry", "fighter"]},
        "A21": {"great-britain": ["destroyer"]},
        "P45": {"anzac": ["destroyer"]},
        "A23": {"great-britain": ["fleet-carrier"], "germany": ["submarine"]},
    }
    s = coast(stand)
    play(s, "overlord normandy")
    way = [act.split()[-1] for act in offered(s, "move great-britain.destroyer A21")]
    assert way == ["A22", "A28"], "the seas off Normandy"
    assert offered(s, "move anzac.destroyer P45") == [], "too far"
    assert refused(s, "move great-britain.fighter southern-england A22") == ""
    assert refused(s, "move great-britain.fighter southern-england london") == "gw.15.8.a"
    assert refused(s, "attack great-britain.fleet-carrier A23") == "gw.15.8.a", "not off that coast"
    assert refused(s, "patrol great-britain.fighter southern-england A22") == "gw.15.8.a"
    fly(s, "southern-england", "A22")
    play(s, "done")
    assert s.phase == NON_COMBAT
    assert len(offered(s, "move great-britain.fighter")) > 1, "it flies home"
    assert refused(s, "move great-britain.infantry southern-england london") == "gw.15.8.a"
    assert refused(s, "move great-britain.destroyer A21 A22") == "gw.15.8.a"
    play(s, "done")
    assert s.beach == NOWHERE, "the turn is over"
    assert units(s, "A22") == [], "aircraft without a place to land are lost"


@rule("gw.15.8.a")
def test_who_moved_or_was_placed_in_the_commonwealths_turn_has_no_part() -> None:
    stand: Units = {
        "scotland": {"great-britain": ["fighter"]},
        "southern-england": {"great-britain": ["infantry", "fighter"]},
        "A22": {"great-britain": ["naval-transport"]},
    }
    s = coast(stand, turn="great-britain")
    begin_turn(s)
    play(s, "move fighter scotland northern-england")
    moved = find(s, "northern-england", "fighter")
    armour = s.edition.catalogue.unit("medium-armor").number
    arrive(s, nation(s, "great-britain"), armour, zone(s, "southern-england"), 1)
    placed = find(s, "southern-england", "medium-armor")
    end_turn(s)
    assert s.stirred == 1 << moved | 1 << placed
    again = GAME.read_state(GAME.setting("world-1936", 3), s.plain())
    assert again.stirred == s.stirred
    s.turn = s.nation_at(nation(s, "usa")).turn
    begin_turn(s)
    play(s, "overlord picardy")
    assert refused(s, "move great-britain.fighter northern-england A23") == "gw.15.8.a"
    lift = "southern-england great-britain.naval-transport A22"
    assert refused(s, f"load great-britain.medium-armor {lift}") == "gw.15.8.a"
    assert refused(s, f"load great-britain.infantry {lift}") == ""
    assert refused(s, "move great-britain.fighter southern-england A22") == ""


@rule("gw.15.8.a")
def test_both_fleets_clear_the_sea_off_the_coast_together() -> None:
    stand: Units = {
        "A21": {"great-britain": ["destroyer"], "usa": ["destroyer"]},
        "A22": {"germany": ["destroyer"]},
        "A23": {"great-britain": ["submarine"], "germany": ["submarine"]},
    }
    s = coast(stand)
    play(s, "overlord normandy", "move great-britain.destroyer A21 A22", "move destroyer A21 A22")
    fleet = [s.nation[u] for u in s.standing[zone(s, "A22")] if s.task[u] == BATTLE]
    assert sorted(fleet) == sorted([nation(s, "great-britain"), nation(s, "usa")])
    assert refused(s, "attack great-britain.submarine A23") == "gw.15.8.a", "another sea"


@rule("gw.15.8.a")
def test_overlord_is_part_of_the_state() -> None:
    s = coast(FLEET)
    assert "overlord" not in s.facts()
    play(s, "overlord normandy")
    again = GAME.read_state(GAME.setting("world-1936", 3), s.plain())
    assert (again.overlord, again.beach) == (True, zone(s, "normandy"))
    assert again.plain() == s.plain() == s.copy().plain()
