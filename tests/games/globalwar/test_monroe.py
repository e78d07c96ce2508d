"""The Monroe Doctrine (5.5)."""

from __future__ import annotations

import pytest

from sandtable.games.globalwar.markers import NON_COMBAT
from sandtable.games.globalwar.relations import at_war
from sandtable.games.globalwar.state import GlobalWar

from .table import nation, play, position, refused, settle, zone
from .test_control import idle, owner

rule = pytest.mark.rule


def american_war(s: GlobalWar, power: str) -> bool:
    return at_war(s, nation(s, power), nation(s, "usa"))


def marked_beside_open(s: GlobalWar) -> tuple[str, str]:
    """A sea zone with the mark of the doctrine, and one without it next to it."""
    world = s.edition.world
    for sea in world.ids(s.edition.monroe):
        for beyond in world.ids(world.next_at_sea[world.number[sea]] & world.sea & ~s.edition.monroe):
            return sea, beyond
    raise LookupError


@rule("gw.5.5.a")
@pytest.mark.parametrize(("unit", "war"), [("destroyer", True), ("naval-transport", True), ("submarine", False)])
def test_an_axis_surface_ship_that_ends_its_move_in_american_waters_means_war(unit: str, war: bool) -> None:
    sea, open_sea = marked_beside_open(position({}, "italy"))
    s = position({open_sea: {"italy": [unit]}}, "italy")
    play(s, f"move {unit} {open_sea} {sea}")
    assert not american_war(s, "italy"), "it might sail on"
    play(s, "done")
    settle(s)
    assert american_war(s, "italy") is war
    assert (s.income[nation(s, "usa")] == 63) is war, "and then they arm"


@rule("gw.5.5.a")
def test_it_counts_in_non_combat_movement_too_and_outside_it_does_not() -> None:
    sea, open_sea = marked_beside_open(position({}, "japan"))
    s = position({open_sea: {"japan": ["destroyer"]}}, "japan", "non-combat")
    play(s, f"move destroyer {open_sea} {sea}", "done")
    assert american_war(s, "japan")
    s = position({open_sea: {"japan": ["destroyer"]}}, "japan", "non-combat")
    play(s, "done")
    assert not american_war(s, "japan")


@rule("gw.5.5.a")
def test_an_axis_attack_on_american_land_means_war() -> None:
    s = position({"venezuela": {"germany": ["infantry"]}}, "germany", owner={"venezuela": "germany"})
    play(s, "move infantry venezuela colombia")
    settle(s, 1)
    assert not american_war(s, "germany"), "until combat movement is over"
    play(s, "done")
    settle(s, 1)
    assert american_war(s, "germany")


@rule("gw.5.5.b", "gw.5.5.c")
def test_the_usa_drive_the_comintern_out_of_the_americas_without_war() -> None:
    stand = {"panama": {"usa": ["2*infantry"]}, "colombia": {"ussr": ["infantry"]}}
    s = position(stand, "usa", owner={"colombia": "ussr", "panama": "usa"}, income={"usa": 6})
    assert s.income[nation(s, "usa")] == 6, "their presence raises no income"
    play(s, "move 2*infantry panama colombia", "done")
    settle(s, 1)
    while s.phase != NON_COMBAT:
        idle(s)
    assert owner(s, "colombia") == "usa"
    assert not american_war(s, "ussr")


@rule("gw.5.5.b")
def test_the_usa_attack_comintern_ships_off_the_americas_without_war() -> None:
    s = position({"A36": {"usa": ["2*destroyer"], "ussr": ["submarine", "destroyer"]}}, "usa", income={"usa": 6})
    assert refused(s, "attack 2*destroyer A36") == ""
    play(s, "attack 2*destroyer A36", "done")
    settle(s, 1)
    while s.phase != NON_COMBAT:
        idle(s)
    assert {s.unit(u).id for u in s.standing[zone(s, "A36")] if s.nation[u] == nation(s, "ussr")} <= {"submarine"}
    assert not american_war(s, "ussr")
    s = position({"A9": {"usa": ["2*destroyer"], "ussr": ["destroyer"]}}, "usa", income={"usa": 6})
    assert refused(s, "attack 2*destroyer A9") == "gw.9.1.a", "not elsewhere"
    s = position({"A36": {"usa": ["2*destroyer"], "italy": ["destroyer"]}}, "usa", income={"usa": 6})
    assert refused(s, "attack 2*destroyer A36") == "gw.9.1.a", "nor others"
