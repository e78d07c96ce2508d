"""Strategic bombing at the table: escorts, interceptors, rockets, railways, and ships that leave a damaged port."""

from __future__ import annotations

import pytest

from sandtable.games.globalwar.combat.battle import Battle
from sandtable.games.globalwar.markers import COMBAT, NON_COMBAT, RETREATED
from sandtable.games.globalwar.movement.rail import gauge_of
from sandtable.games.globalwar.state import GlobalWar
from sandtable.games.globalwar.title import GAME
from sandtable.kernel.chance import CHANCE

from .table import ALLIES, AXIS, find, nation, offered, play, position, refused, roll, units, zone

rule = pytest.mark.rule
WEST = [["germany", "france"], ["germany", "great-britain"]]
FACTORY = {"alsace-lorraine": [{"kind": "major-factory"}], "bavaria": []}


def damage(s: GlobalWar, where: str, kind: str) -> int:
    return next(s.site_damage[site] for site in s.sites[zone(s, where)] if s.facility(site).id == kind)


def over_alsace(germany: list[str], france: list[str], **more: object) -> GlobalWar:
    stand = {"bavaria": {"germany": germany}, "alsace-lorraine": {"france": france}}
    return position(stand, "germany", wars=WEST, facilities=FACTORY, **more)


@rule("gw.10.6.2.b", "gw.10.6.3.b")
def test_fighters_cover_the_bombers() -> None:
    s = over_alsace(["medium-bomber", "fighter"], ["fighter"])
    play(s, "move fighter bavaria alsace-lorraine")
    assert refused(s, "cover fighter:3 alsace-lorraine") == "gw.10.6.2.b", "no bombers there yet"
    play(s, "move medium-bomber bavaria alsace-lorraine", "bomb medium-bomber:4 alsace-lorraine major-factory")
    play(s, "cover fighter:3 alsace-lorraine", "done", "ready")
    top = s.stack[-1]
    assert isinstance(top, Battle)
    assert [s.unit(u).id for u, _ in top.lines[0]] == ["medium-bomber", "fighter"]
    roll(s, 12, 3)  # the bomber at 1 misses, the escort at 3 hits
    roll(s, 12)
    roll(s, 6)
    assert damage(s, "alsace-lorraine", "major-factory") == 6
    roll(s, 12)  # one shot of flak: the escort does not bomb
    assert s.phase == NON_COMBAT
    assert offered(s, "move fighter"), "the escort flies home"


@rule("gw.10.6.3.b", "gw.10.6.2.b")
def test_interceptors_that_are_left_turn_nobody_back() -> None:
    s = over_alsace(["medium-bomber", "fighter"], ["fighter"])
    play(s, "move fighter bavaria alsace-lorraine", "move medium-bomber bavaria alsace-lorraine")
    play(s, "bomb medium-bomber:4 alsace-lorraine major-factory", "cover fighter:3 alsace-lorraine", "done", "ready")
    roll(s, 12, 12)
    roll(s, 12)
    above = [find(s, "alsace-lorraine", kind) for kind in ("medium-bomber", "fighter")]
    assert not any(s.marked(u, RETREATED) for u in above)
    roll(s, 6)
    assert damage(s, "alsace-lorraine", "major-factory") == 6


@rule("gw.10.6.2.a")
def test_bombs_touch_no_income() -> None:
    s = over_alsace(["strategic-bomber"], [], income={"france": 18}, money={"france": 9})
    play(s, "move strategic-bomber bavaria alsace-lorraine", "bomb strategic-bomber:5 alsace-lorraine major-factory")
    play(s, "done")
    roll(s, 6, 5, 12)
    assert damage(s, "alsace-lorraine", "major-factory") == 11
    assert (s.income[nation(s, "france")], s.money[nation(s, "france")]) == (18, 9)


@rule("gw.10.6.3.a", "gw.10.4.c")
def test_fighters_of_a_heavy_carrier_intercept_with_radar() -> None:
    stand = {
        "P15": {"usa": ["heavy-fleet-carrier+fighter+fighter"]},
        "kyushu": {"usa": ["infantry"]},
        "korea": {"japan": ["medium-bomber"]},
    }
    for known, wanted in (([], 0), (["radar"], 2)):
        s = position(stand, "japan", wars=[["japan", "usa"]], owner={"kyushu": "usa"}, technologies={"usa": known},
                     facilities={"kyushu": [{"kind": "major-port"}]})  # fmt: skip
        s.zone[find(s, "korea", "medium-bomber")], before = zone(s, "kyushu"), zone(s, "korea")
        bomber = next(u for u in s.standing[before] if s.unit(u).id == "medium-bomber")
        s.standing[before] = ()
        s.standing[zone(s, "kyushu")] = (*s.standing[zone(s, "kyushu")], bomber)
        s.left[bomber] = 3
        play(s, "bomb medium-bomber:3 kyushu major-port", "done")
        if wanted:
            play(s, "scramble fighter:aboard P15", "scramble fighter:aboard P15")
            top = s.stack[-1]
            assert isinstance(top, Battle)
            assert len(top.lines[1]) == wanted
        else:
            assert s.pending() == (CHANCE,), "nobody can be sent"


# rockets


@rule("gw.10.6.2.d", "gw.13.1.7.a")
def test_a_rocket_flies_three_zones_and_is_used_up() -> None:
    s = over_alsace(["2*strategic-rocket"], ["fighter"])
    assert refused(s, "launch strategic-rocket bavaria alsace-lorraine minor-port") == "gw.10.6.2.d"
    assert refused(s, "launch strategic-rocket bavaria moscow major-factory") == "gw.10.6.2.d"
    assert refused(s, "launch strategic-rocket:0 bavaria alsace-lorraine major-factory") != ""
    play(s, "launch strategic-rocket bavaria alsace-lorraine major-factory", "done")
    assert s.pending() == (CHANCE,), "nobody intercepts it"
    roll(s, 4)
    assert damage(s, "alsace-lorraine", "major-factory") == 4
    assert units(s, "bavaria") == ["strategic-rocket"]
    assert s.phase == NON_COMBAT, "no flak without radar"


@rule("gw.10.6.2.d")
def test_flak_meets_rockets_with_radar_before_they_come_down() -> None:
    s = over_alsace(["2*strategic-rocket"], [], technologies={"france": ["radar"]})
    play(s, "launch 2*strategic-rocket bavaria alsace-lorraine major-factory", "done")
    roll(s, 3, 4)  # one is hit
    roll(s, 5)
    assert damage(s, "alsace-lorraine", "major-factory") == 5
    assert units(s, "bavaria") == []


@rule("gw.13.1.7.a")
def test_a_rocket_moves_or_fires_and_is_never_a_loss() -> None:
    s = over_alsace(["strategic-rocket"], [])
    s.left[find(s, "bavaria", "strategic-rocket")] = 0
    assert refused(s, "launch strategic-rocket:0 bavaria alsace-lorraine major-factory") == "gw.13.1.7.a"
    s = over_alsace(["3*infantry"], ["strategic-rocket", "infantry"])
    play(s, "move 3*infantry bavaria alsace-lorraine", "done")
    top = s.stack[-1]
    assert isinstance(top, Battle)
    assert [s.unit(u).id for u, _ in top.lines[1]] == ["infantry"]
    s = over_alsace(["infantry"], ["strategic-rocket"])
    play(s, "move infantry bavaria alsace-lorraine", "done")
    assert [name.split(":")[0] for name in units(s, "alsace-lorraine")] == ["infantry"], "lost alone with an enemy"


@rule("gw.10.6.2.e", "gw.10.6.2.d")
def test_s26_rockets_and_bombers_do_their_damage_together() -> None:
    s = over_alsace(["strategic-rocket", "strategic-bomber"], [], technologies={"france": ["improved-construction"]})
    play(s, "launch strategic-rocket bavaria alsace-lorraine major-factory")
    play(s, "move strategic-bomber bavaria alsace-lorraine", "bomb strategic-bomber:5 alsace-lorraine major-factory")
    play(s, "done")
    roll(s, 2, 4, 4)
    assert damage(s, "alsace-lorraine", "major-factory") == 5, "ten, less five for all of them"


@rule("gw.13.2.1.e", "gw.13.2.1.d")
def test_a_captured_factory_keeps_its_damage_and_takes_as_much_as_before() -> None:
    works = {"alsace-lorraine": [{"kind": "major-factory", "damage": 7}], "bavaria": []}
    s = position({"bavaria": {"germany": ["infantry"]}}, "germany", wars=WEST, facilities=works)
    play(s, "move infantry bavaria alsace-lorraine", "done")
    assert damage(s, "alsace-lorraine", "major-factory") == 7
    held = {"bavaria": "france", "alsace-lorraine": "germany"}
    known = {"germany": ["improved-construction"]}
    stand = {"bavaria": {"france": ["2*strategic-bomber"]}}
    s = position(stand, "france", wars=WEST, facilities=works, owner=held, technologies=known)
    play(s, "move 2*strategic-bomber bavaria alsace-lorraine")
    play(s, "bomb 2*strategic-bomber:5 alsace-lorraine major-factory", "done")
    roll(s, 2, 2, 2, 2)
    assert damage(s, "alsace-lorraine", "major-factory") == 14, "beyond the ten of a medium one; a minor one's shield"


# railways


@rule("gw.10.6.2.f", "gw.13.2.8.e")
def test_the_attacker_picks_the_border_whose_railways_are_bombed() -> None:
    stand = {"bavaria": {"germany": ["medium-bomber"]}}
    s = position(stand, "germany", wars=WEST, facilities={"bavaria": []})
    play(s, "move medium-bomber bavaria alsace-lorraine", "bomb medium-bomber:4 alsace-lorraine railway", "done")
    roll(s, 6)
    assert s.pending() == (AXIS,), "railways have no flak"
    goals = [act.split()[-1] for act in offered(s, "tear")]
    assert len(goals) > 1
    assert refused(s, "tear berlin") == "gw.10.6.2.f"
    play(s, f"tear {goals[0]}")
    link = s.edition.world.between(zone(s, "alsace-lorraine"), zone(s, goals[0]))
    other = s.edition.world.between(zone(s, "alsace-lorraine"), zone(s, goals[1]))
    assert link is not None
    assert other is not None
    assert gauge_of(s, link) == 0
    assert gauge_of(s, other) != 0
    rough = any(one.terrain for one in (s.edition.world.zones[link.a], s.edition.world.zones[link.b])) or link.border
    assert s.torn[link.number] == (2 if rough else 1)


@rule("gw.10.6.2.f")
def test_only_railways_of_an_enemy_are_bombed() -> None:
    stand = {"belgium": {"germany": ["medium-bomber:4"]}}
    s = position(stand, "germany", wars=WEST, owner={"belgium": "great-britain"})
    assert refused(s, "bomb medium-bomber:4 belgium railway") == ""
    s = position(stand, "germany", wars=WEST, owner={"belgium": "germany"})
    assert refused(s, "bomb medium-bomber:4 belgium railway") == "gw.10.6.2.a"


# ports


def portsmouth(ships: list[str], germany: list[str], **more: object) -> GlobalWar:
    """German bombers over a British port."""
    stand = {"southern-england": {"great-britain": ships, "germany": germany}}
    port = {"southern-england": [{"kind": "major-port", "opens": ["A21"]}]}
    return position(stand, "germany", wars=WEST, facilities=port, **more)


@rule("gw.11.5.e")
def test_three_ships_leave_a_port_that_is_damaged() -> None:
    s = portsmouth(["4*destroyer", "battleship:ghost"], ["medium-bomber:3"])
    play(s, "bomb medium-bomber:3 southern-england major-port", "done")
    roll(s, 3, 12)
    assert s.pending() == (ALLIES,)
    assert not any("ghost" in act for act in offered(s, "leave")), "a ghost ship stays"
    assert refused(s, "leave destroyer southern-england A23") == "gw.11.5.e"
    twin = s.copy()
    for _ in range(3):
        play(s, "leave destroyer southern-england A21")
    assert s.phase == NON_COMBAT, "three and no more"
    assert units(s, "A21") == ["destroyer"] * 3
    play(twin, "leave destroyer southern-england A21", "stay")
    assert units(twin, "A21") == ["destroyer"]


@rule("gw.11.5.e")
def test_who_leaves_a_damaged_port_meets_warships_outside() -> None:
    s = portsmouth(["destroyer"], ["medium-bomber:3"])
    s.raise_unit(nation(s, "germany"), s.edition.catalogue.unit_of["heavy-cruiser"], zone(s, "A21"))
    play(s, "bomb medium-bomber:3 southern-england major-port", "done")
    roll(s, 3, 12)
    play(s, "leave destroyer southern-england A21")
    top = s.stack[-1]
    assert isinstance(top, Battle)
    assert top.muster.sequence == "naval"
    assert s.phase == COMBAT


@rule("gw.10.6.4.c", "gw.11.5.d")
def test_the_flak_of_a_ruined_port_is_silent() -> None:
    for hurt, rolls in ((0, 1), (5, 0)):
        stand = {"southern-england": {"great-britain": ["destroyer"], "germany": ["tactical-bomber:3"]}}
        port = {"southern-england": [{"kind": "major-port", "opens": ["A21"], "damage": hurt}]}
        s = position(stand, "germany", wars=WEST, facilities=port)
        assert refused(s, "attack tactical-bomber:3 southern-england") == "gw.9.1.a", "ships in port are struck at"
        play(s, "strike tactical-bomber:3 southern-england", "done")
        roll(s, 12)
        left = 0
        while s.pending() == (CHANCE,):
            roll(s, 12)
            left += 1
        assert left == rolls


def test_every_frame_of_bombing_is_read_back_as_it_was() -> None:
    setting = GAME.setting("world-1936", 3)
    s = portsmouth(["2*destroyer"], ["medium-bomber:3", "strategic-bomber:3"])
    play(s, "bomb medium-bomber:3 southern-england major-port", "bomb strategic-bomber:3 southern-england railway")
    play(s, "done")
    for _ in range(6):
        twin = GAME.read_state(setting, s.plain())
        assert twin.plain() == s.plain()
        assert twin.pending() == s.pending()
        if s.pending() == (CHANCE,):
            roll(s, 3)
        else:
            play(s, offered(s, "")[0])
