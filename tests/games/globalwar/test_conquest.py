"""What follows a battle (10.3, 10.10, 11.5): retreats, captured zones, factories, ports, capitals, Chinese zones."""

from __future__ import annotations

import pytest

from sandtable.games.globalwar.capitals import collects
from sandtable.games.globalwar.combat.battle import Battle
from sandtable.games.globalwar.combat.conquest import take_zone
from sandtable.games.globalwar.groups import label
from sandtable.games.globalwar.markers import COMBAT, COMBAT_MOVEMENT, NON_COMBAT, PLACEMENT
from sandtable.games.globalwar.state import GlobalWar
from sandtable.games.globalwar.title import GAME
from sandtable.kernel.chance import CHANCE
from sandtable.kernel.plain import Plain

from .table import (
    ALLIES,
    AXIS,
    COMINTERN,
    calm,
    find,
    nation,
    offered,
    play,
    position,
    refused,
    roll,
    settle,
    units,
    zone,
)

rule = pytest.mark.rule
WEST = [["germany", "france"], ["germany", "great-britain"]]
CHINA = [["japan", "kmt"], ["japan", "ccp"]]
MEDITERRANEAN = [["great-britain", "italy"]]


def fight(s: GlobalWar) -> Battle:
    top = s.stack[-1]
    assert isinstance(top, Battle)
    return top


def kinds(s: GlobalWar, where: str) -> list[str]:
    return [name.split(":")[0].split("+")[0] for name in units(s, where)]


def miss_all(s: GlobalWar) -> None:
    """All dice of a round miss."""
    for _ in range(20):
        if s.pending() == (CHANCE,):
            roll(s, 12)


# retreat


@rule("gw.10.3.d")
def test_aircraft_that_retreat_fly_home_with_the_movement_they_have_left() -> None:
    stand = {"korea": {"japan": ["infantry", "fighter:1"]}, "rehe": {"kmt": ["3*infantry"]}}
    s = position(stand, "japan", wars=CHINA, owner={"rehe": "kmt"})
    s.put(find(s, "korea", "fighter"), zone(s, "rehe"))
    play(s, "move infantry korea rehe", "attack fighter:1 rehe", "done")
    miss_all(s)
    play(s, "retreat")
    assert s.phase == NON_COMBAT
    name = next(name for name in units(s, "rehe") if "fighter" in name)
    goals = {act.split()[-1] for act in offered(s, f"move {name} rehe")}
    assert "korea" in goals
    play(s, f"move {name} rehe korea", "done")
    assert kinds(s, "korea") == ["infantry", "fighter"]


@rule("gw.10.3.d")
def test_a_patrol_that_retreats_comes_back_within_patrol_range() -> None:
    stand = {"P14": {"japan": ["fighter:patrol"], "usa": ["2*destroyer"]}}
    s = position(stand, "japan", wars=[["japan", "usa"]])
    play(s, "attack fighter:patrol P14", "done")
    miss_all(s)
    play(s, "retreat")
    name = next(name for name in units(s, "P14") if "fighter" in name)
    assert refused(s, f"land {name} P14 honshu") == "gw.11.3.c", "two borders away"
    play(s, f"land {name} P14 korea")
    assert kinds(s, "korea") == ["fighter"]


@rule("gw.10.3.c", "gw.11.5.a", "gw.10.3.e")
def test_s58_a_fleet_from_port_retreats_to_the_sea_it_came_through() -> None:
    stand = {"northern-italy": {"italy": ["2*destroyer"]}, "M2": {"great-britain": ["destroyer"]}}
    s = position(stand, "italy", wars=MEDITERRANEAN)
    play(s, "move 2*destroyer northern-italy M3", f"move 2*{'destroyer:4'} M3 M2", "done")
    miss_all(s)
    play(s, "retreat")
    assert kinds(s, "M3") == ["destroyer", "destroyer"]
    name = units(s, "M3")[0]
    assert refused(s, f"move {name} M3 M4") == "gw.10.3.e"
    play(s, f"harbour 2*{name} M3 northern-italy")
    assert kinds(s, "northern-italy") == ["destroyer", "destroyer"]


@rule("gw.10.3.c")
def test_s58_who_fights_before_its_own_port_has_nowhere_to_go() -> None:
    stand = {"northern-italy": {"italy": ["2*destroyer"]}, "M3": {"great-britain": ["destroyer"]}}
    s = position(stand, "italy", wars=MEDITERRANEAN)
    play(s, "move 2*destroyer northern-italy M3", "done")
    for _ in range(3):
        roll(s, 12)
    assert s.pending() == (CHANCE,), "no retreat is offered: the next round begins"
    assert fight(s).round == 2


@rule("gw.9.4.1.c")
def test_the_continuing_force_goes_back_when_the_screen_fails() -> None:
    stand = {"A21": {"great-britain": ["destroyer", "battleship"]}, "A22": {"germany": ["2*destroyer"]}}
    s = position(stand, "great-britain", wars=WEST)
    play(s, "move destroyer A21 A22", "move battleship A21 A22", "follow battleship:2:battle A22", "done")
    roll(s, 12, 1, 12)  # the screen is lost
    assert kinds(s, "A21") == ["battleship"]
    assert kinds(s, "A22") == ["destroyer", "destroyer"]
    assert refused(s, f"move {units(s, 'A21')[0]} A21 A28") == "gw.10.3.e"


@rule("gw.10.7.b", "gw.10.8.1.a")
def test_s47_submarines_that_refused_battle_may_take_on_the_continuing_force() -> None:
    stand = {
        "A21": {"great-britain": ["2*destroyer", "battleship"]},
        "A22": {"germany": ["submarine", "destroyer"]},
    }
    s = position(stand, "great-britain", wars=WEST)
    play(s, "move 2*destroyer A21 A22")
    play(s, "pass") if s.pending() == (AXIS,) else None
    play(s, "move battleship A21 A22")
    play(s, "pass") if s.pending() == (AXIS,) else None
    play(s, "follow battleship:2:battle A22", "done", "dive")
    roll(s, 4, 12, 12)  # the German destroyer is sunk
    assert s.pending() == (AXIS,), "the submarine, still on the surface, is asked"
    assert offered(s, "") == ["pass", "engage"]
    play(s, "engage")
    assert [s.unit(u).id for u, _ in fight(s).lines[0]] == ["battleship"], "the screening force takes no part"
    miss_all(s)
    assert s.pending() == (ALLIES,)
    play(s, f"move {next(name for name in units(s, 'A22') if 'battleship' in name)} A22 A28")


@rule("gw.10.7.g", "gw.10.1.b")
def test_a_naval_battle_runs_round_by_round_like_a_land_battle() -> None:
    stand = {"A21": {"great-britain": ["2*light-cruiser"]}, "A22": {"germany": ["2*light-cruiser"]}}
    s = position(stand, "great-britain", wars=WEST)
    play(s, "move 2*light-cruiser A21 A22", "done")
    roll(s, 5, 6)  # a roll of the value is a hit, one more is none
    roll(s, 6, 5)  # the loss still fires
    assert (len(fight(s).lines[0]), len(fight(s).lines[1])) == (1, 1)
    assert offered(s, "") == ["press", "retreat"]
    play(s, "press")
    roll(s, 1, 12)
    assert kinds(s, "A22") == ["light-cruiser"]
    assert s.phase == NON_COMBAT


@rule("gw.10.7.h")
@pytest.mark.parametrize(("beside", "where"), [({"P14": {"japan": ["fleet-carrier"]}}, "P14"), ({}, "kyushu")])
def test_aircraft_that_lost_their_carrier_have_one_move(beside: dict[str, dict[str, list[str]]], where: str) -> None:
    stand = {"P15": {"japan": ["light-carrier+fighter"]}, "P16": {"usa": ["2*battleship"]}, **beside}
    s = position(stand, "usa", wars=[["japan", "usa"]], owner={"korea": "kmt", "rehe": "kmt", "honshu": "kmt"})
    play(s, "move 2*battleship P16 P15")
    play(s, "engage", "done") if s.pending() == (AXIS,) else play(s, "done")
    roll(s, 1, 12)
    play(
        s,
        "lose light-carrier",
    )
    roll(s, 12, 12)
    play(s, "retreat")
    plane = next(u for u in range(len(s.zone)) if s.unit(u).id == "fighter" and s.zone[u] >= 0)
    assert s.edition.world.zones[s.zone[plane]].id == where


@rule("gw.10.7.h")
def test_aircraft_that_lost_their_carrier_do_not_leave_the_theatre() -> None:
    stand = {"P50": {"fec": ["light-carrier+fighter"]}, "P42": {"japan": ["2*battleship"]}}
    owner = {"british-malaya": "japan"}
    s = position(stand, "japan", mode="asia-1937", seats=2, wars=[["japan", "fec"]], owner=owner)
    sarawak = zone(s, "sarawak")
    assert s.edition.world.coasts[zone(s, "P50")] >> sarawak & 1
    assert not s.rulings.zones >> sarawak & 1
    play(s, "move 2*battleship P42 P50", "done")
    roll(s, 1, 12)
    play(s, "lose light-carrier")
    assert find(s, "P50", "fighter")
    roll(s, 12, 12)
    play(s, "retreat")
    assert all(s.unit(u).id != "fighter" or s.zone[u] < 0 for u in range(len(s.zone))), "it has nowhere to land"


@rule("gw.10.3.b")
def test_a_battle_in_which_nobody_can_hit_anybody_ends() -> None:
    stand = {
        "P7": {"japan": ["naval-transport+anti-aircraft-artillery"]},
        "primorsky-krai": {"ussr": ["air-transport"]},
    }
    s = position(stand, "japan", mode="asia-1937", seats=3, wars=[["japan", "ussr"]])
    play(s, "unload anti-aircraft-artillery:aboard P7 primorsky-krai", "done", "ready")
    settle(s)
    assert s.phase == NON_COMBAT
    assert units(s, "primorsky-krai") == ["air-transport:fought"], "who landed cannot go back"


# captured zones


@rule("gw.10.6.a", "gw.13.2.7.b", "gw.13.2.6.b")
def test_seaplanes_and_works_are_removed_when_the_zone_falls() -> None:
    works = [{"kind": "fortification", "opens": ["belgium"]}, {"kind": "coastal-artillery"}, {"kind": "seaplane-base"}]
    stand = {"picardy": {"france": ["seaplane", "fighter"]}}
    s = position(stand, "germany", wars=WEST, facilities={"picardy": works})
    assert refused(s, "bomb medium-bomber belgium coastal-artillery") != ""
    take_zone(s, nation(s, "germany"), zone(s, "picardy"))
    assert units(s, "picardy") == []
    assert [s.facility(site).id for site in s.sites[zone(s, "picardy")]] == ["seaplane-base"]


@rule("gw.13.2.7.a", "gw.10.8.2.b")
def test_coastal_guns_fire_at_who_lands_also_where_nobody_else_defends() -> None:
    stand = {"P14": {"japan": ["2*naval-transport+infantry+infantry"]}}
    guns = {"rehe": [{"kind": "coastal-artillery"}]}
    s = position(stand, "japan", wars=CHINA, owner={"rehe": "kmt"}, facilities=guns)
    play(s, "unload 4*infantry:aboard P14 rehe", "done")
    roll(s, 3, 12)  # one die for each ship
    assert kinds(s, "P14") == ["naval-transport"]
    assert kinds(s, "rehe") == ["infantry", "infantry"], "two drowned, the others took the zone"
    assert s.owner[zone(s, "rehe")] == nation(s, "japan")


@rule("gw.13.2.7.a")
def test_a_coastal_gun_fires_three_times_in_a_player_turn() -> None:
    stand = {"P14": {"japan": ["naval-transport+infantry", "naval-transport+infantry"]}, "rehe": {"kmt": ["infantry"]}}
    guns = {"rehe": [{"kind": "coastal-artillery"}]}
    s = position(stand, "japan", wars=CHINA, owner={"rehe": "kmt"}, facilities=guns)
    (gun,) = s.sites[zone(s, "rehe")]
    s.fired[gun] = 2
    play(s, "unload 2*infantry:aboard P14 rehe", "done")
    assert fight(s).muster.field.gun_shots == (1,)
    assert s.fired[gun] == 3
    play_on = s.copy()
    roll(play_on, 12)
    assert play_on.chance().cause == "gw-chance-attack", "one shot, and no more"


@rule("gw.13.2.7.a", "gw.1.9.b")
def test_coastal_guns_fire_at_ships_that_pass_a_narrow_crossing() -> None:
    stand = {"M2": {"italy": ["4*destroyer", "submarine"]}}
    guns = {"gibraltar": [{"kind": "coastal-artillery"}]}
    s = position(stand, "italy", wars=[["italy", "great-britain"]], facilities=guns, owner={"spanish-morocco": "italy"})
    play(s, "force 4*destroyer M2 A44")
    roll(s, 12, 12, 12, 12)  # the strait itself, once at each
    assert s.chance().cause == "gw-chance-crossing"
    roll(s, 3, 4, 12)
    assert kinds(s, "A44") == ["destroyer"] * 3
    (gun,) = s.sites[zone(s, "gibraltar")]
    assert s.fired[gun] == 3
    play(s, "move submarine M2 A44")
    assert s.pending() == (AXIS,), "submarines are not shot at"
    s = position(stand, "italy", facilities=guns)
    play(s, "move 4*destroyer M2 A44")
    assert s.pending() == (AXIS,), "nor is anybody at peace"


# ports


@rule("gw.11.5.f")
def test_large_ships_in_port_lend_militia() -> None:
    stand = {
        "kyushu": {"japan": ["battleship", "heavy-cruiser:ghost", "destroyer"]},
        "P15": {"usa": ["naval-transport+infantry"]},
    }
    s = position(stand, "usa", wars=[["japan", "usa"]])
    play(s, "unload infantry:aboard P15 kyushu", "done", "ready")
    assert [troop.name() for troop in fight(s).engagement.rosters[1].troops] == ["militia:crew"]
    assert len(fight(s).lines[1]) == 1, "the battleship alone: no ghost ship, no destroyer"
    roll(s, 1, 12)
    assert "battleship:ghost:fought" in units(s, "kyushu"), "its crew is lost, the ship is not"


@rule("gw.11.5.g")
def test_ships_in_a_captured_port_are_rolled_for() -> None:
    stand = {"picardy": {"france": ["destroyer", "battleship:d1"]}, "belgium": {"germany": ["2*infantry"]}}
    port = {"picardy": [{"kind": "major-port"}]}
    s = position(stand, "germany", wars=WEST, owner={"belgium": "germany"}, facilities=port)
    play(s, "move 2*infantry belgium picardy", "done")
    roll(s, 1, 12)  # the crew of the battleship is beaten
    roll(s, 12)
    assert s.owner[zone(s, "picardy")] == nation(s, "germany")
    assert s.phase == NON_COMBAT
    play(s, "done")
    assert s.phase == PLACEMENT
    roll(s, 9, 10)
    ships = [u for u in s.standing[zone(s, "picardy")] if s.in_port(u)]
    assert [(s.unit(u).id, s.damage[u], s.nation[u]) for u in ships] == [("battleship", 1, nation(s, "germany"))]


@rule("gw.9.4.2.c")
def test_a_blockade_is_broken_before_anybody_moves_on() -> None:
    stand = {"western-germany": {"germany": ["2*destroyer", "battleship"]}, "A23": {"great-britain": ["3*destroyer"]}}
    s = position(stand, "germany", wars=WEST)
    play(s, "move 2*destroyer western-germany A23", "move battleship western-germany A23")
    assert refused(s, "move battleship:3:battle A23 A22") == "gw.10.1.c"
    assert refused(s, "follow battleship:3:battle A23") == "", "it may be the continuing force"


# capitals


@rule("gw.10.10.2.a", "gw.0.2.k")
def test_who_loses_the_capital_loses_all_ipp_and_collects_none() -> None:
    s = position({}, "germany", wars=WEST, money={"france": 12, "great-britain": 7})
    assert collects(s, nation(s, "france"))
    take_zone(s, nation(s, "germany"), zone(s, "paris"))
    assert s.money[nation(s, "france")] == 0
    assert not collects(s, nation(s, "france"))
    assert s.money[nation(s, "great-britain")] == 7
    s = position({}, "japan", wars=[["japan", "fec"]], money={"fec": 5})
    take_zone(s, nation(s, "japan"), zone(s, "calcutta"))
    assert s.money[nation(s, "fec")] == 0
    assert collects(s, nation(s, "fec")), "FEC goes on collecting"
    for side in ("kmt", "ccp", "anzac"):
        assert collects(s, nation(s, side))


AROUND_PARIS = ("picardy", "normandy", "aquitaine", "southern-france", "alsace-lorraine")


def french_war(**more: Plain) -> GlobalWar:
    wars = [["germany", "france"], ["italy", "france"], ["ussr", "france"]]
    return position({}, "germany", wars=wars, money={"france": 12, "germany": 3}, **more)


def ipp(s: GlobalWar, *ids: str) -> list[int]:
    return [s.money[nation(s, id)] for id in ids]


@rule("gw.10.10.2.b", "gw.4.11.1.b")
def test_the_axis_power_that_takes_paris_keeps_the_ipp_of_france() -> None:
    s = french_war()
    take_zone(s, nation(s, "germany"), zone(s, "picardy"))
    assert ipp(s, "france", "germany") == [12, 3], "Paris is not surrounded"
    take_zone(s, nation(s, "germany"), zone(s, "paris"))
    assert ipp(s, "france", "germany") == [0, 15]
    assert s.surrendered == 1 << nation(s, "france")
    s.owner[zone(s, "paris")] = nation(s, "france")
    s.money[nation(s, "france")] = 7
    take_zone(s, nation(s, "italy"), zone(s, "paris"))
    assert ipp(s, "france", "italy") == [0, 0], "only the first time in a game"


@rule("gw.10.10.2.b")
def test_france_surrenders_to_who_takes_the_last_zone_around_paris() -> None:
    held = {"picardy": "germany", "normandy": "germany", "aquitaine": "italy", "southern-france": "italy"}
    s = french_war(owner=held)
    around = s.edition.world.next_on_land[zone(s, "paris")]
    assert set(s.edition.world.ids(around)) == set(AROUND_PARIS)
    take_zone(s, nation(s, "italy"), zone(s, "alsace-lorraine"))
    assert ipp(s, "france", "germany", "italy") == [0, 3, 12]
    s = french_war(owner={**held, "aquitaine": "great-britain"})
    take_zone(s, nation(s, "italy"), zone(s, "alsace-lorraine"))
    assert ipp(s, "france", "italy") == [12, 0], "one of them is no enemy's"


@rule("gw.10.10.2.b", "gw.10.10.2.a")
def test_the_booty_is_for_the_axis_alone() -> None:
    s = french_war()
    take_zone(s, nation(s, "ussr"), zone(s, "paris"))
    assert ipp(s, "france", "ussr") == [0, 0], "the bank has it"
    s.owner[zone(s, "paris")] = nation(s, "france")
    s.money[nation(s, "france")] = 7
    take_zone(s, nation(s, "germany"), zone(s, "paris"))
    assert ipp(s, "france", "germany") == [0, 3], "France surrenders once"


def test_who_has_surrendered_is_read_back() -> None:
    s = french_war()
    take_zone(s, nation(s, "germany"), zone(s, "paris"))
    data = s.plain()
    assert data["surrendered"] == ["france"]
    assert GAME.read_state(GAME.setting("world-1936", 3), data).plain() == data
    twin = s.copy()
    twin.surrendered = 0
    assert s.plain() == data != twin.plain()


@rule("gw.10.10.3.a")
def test_a_lost_capital_moves_and_may_return() -> None:
    stand = {"southern-england": {"germany": ["infantry"]}}
    s = position(stand, "germany", wars=WEST, owner={"southern-england": "germany"})
    play(s, "move infantry southern-england london", "done")
    assert s.pending() == (ALLIES,)
    assert refused(s, "capital great-britain berlin") == "gw.10.10.3.a"
    play(s, "capital great-britain ottawa")
    britain = nation(s, "great-britain")
    assert s.capital[britain] == zone(s, "ottawa")
    assert collects(s, britain)
    assert s.home(britain) >> zone(s, "ottawa") & 1, "it is home country now"
    assert refused(s, f"{ALLIES}: recall great-britain") == "gw.10.10.3.a"
    s.owner[zone(s, "london")] = britain
    play(s, f"{ALLIES}: recall great-britain")
    assert s.capital[britain] == zone(s, "london")
    s = position({"korea": {"usa": ["infantry"]}}, "usa", wars=[["japan", "usa"]])
    take_zone(s, nation(s, "usa"), zone(s, "tokyo"))
    assert not collects(s, nation(s, "japan")), "Japan has no other"
    s.owner[zone(s, "tokyo")] = nation(s, "japan")
    assert collects(s, nation(s, "japan"))


@rule("gw.10.10.1.a")
def test_s54_aquitaine_stays_with_the_usa_while_france_is_no_major_power() -> None:
    wars = [["usa", "germany"], ["france", "germany"]]
    s = position({}, "usa", wars=wars, owner={"aquitaine": "germany"})
    take_zone(s, nation(s, "usa"), zone(s, "aquitaine"))
    assert s.owner[zone(s, "aquitaine")] == nation(s, "france")
    s = position({}, "usa", wars=wars, owner={"aquitaine": "germany"})
    s.majors &= ~(1 << nation(s, "france"))
    take_zone(s, nation(s, "usa"), zone(s, "aquitaine"))
    assert s.owner[zone(s, "aquitaine")] == nation(s, "usa")


@rule("gw.10.10.1.b")
def test_a_foreign_power_gives_a_chinese_zone_away_or_keeps_it() -> None:
    stand = {"primorsky-krai": {"ussr": ["infantry"]}}
    wars = [["ussr", "japan"]]
    s = position(stand, "ussr", wars=wars)
    play(s, "move infantry primorsky-krai eastern-manchuria", "done")
    assert s.pending() == (COMINTERN,)
    assert offered(s, "") == ["keep", "give kmt", "give ccp"]
    twin = s.copy()
    play(twin, "keep")
    assert twin.owner[zone(s, "eastern-manchuria")] == nation(s, "ussr")
    play(s, "give ccp")
    assert s.owner[zone(s, "eastern-manchuria")] == nation(s, "ccp")
    assert kinds(s, "primorsky-krai") == ["infantry"], "who may not stay goes"
    s = position({"korea": {"japan": ["infantry"]}}, "japan", wars=CHINA, owner={"rehe": "kmt"})
    play(s, "move infantry korea rehe", "done")
    assert s.phase == NON_COMBAT, "nobody gives to an enemy"


@rule("gw.10.10.1.b")
def test_who_came_by_sea_goes_back_on_board_when_the_zone_is_given_away() -> None:
    world = GAME.printed.world
    sea = world.ids(world.coasts[world.number["shantung"]])[0]
    stand = {sea: {"usa": ["naval-transport+infantry+infantry"]}}
    s = position(stand, "usa", wars=[["usa", "japan"]], owner={"shantung": "japan"})
    play(s, f"unload 2*infantry:aboard {sea} shantung", "done")
    assert offered(s, "") == ["keep", "give kmt", "give ccp"]
    play(s, "give kmt")
    assert s.owner[zone(s, "shantung")] == nation(s, "kmt")
    assert units(s, "shantung") == []
    assert [name.split(":")[0] for name in units(s, sea)] == ["naval-transport", "infantry", "infantry"]


@rule("gw.10.10.1.b", "gw.5.7.d")
def test_a_side_that_has_surrendered_is_given_nothing() -> None:
    gone: dict[str, Plain] = dict.fromkeys(("nanking", "shantung", "hunan", "szechwan", "kweichow"), "ccp")
    s = position({"primorsky-krai": {"ussr": ["infantry"]}}, "ussr", wars=[["ussr", "japan"]], owner=gone,
                 surrendered=["kmt"])  # fmt: skip
    play(s, "move infantry primorsky-krai eastern-manchuria", "done")
    assert offered(s, "") == ["keep", "give ccp"]


@rule("gw.10.10.1.c")
def test_nobody_gives_away_a_zone_of_others() -> None:
    s = position({"southern-england": {"great-britain": ["naval-transport"]}, "bavaria": {"germany": ["infantry"]}},
                 "germany", wars=[["germany", "france"], ["germany", "switzerland"]])  # fmt: skip
    play(s, "move infantry bavaria switzerland", "done")
    assert s.owner[zone(s, "switzerland")] == nation(s, "germany")
    assert s.phase == NON_COMBAT
    for seat in range(3):
        assert refused(s, f"{seat}: give italy") != ""


def test_every_frame_after_a_battle_is_read_back_as_it_was() -> None:
    setting = GAME.setting("world-1936", 3)
    stand = {"primorsky-krai": {"ussr": ["infantry"]}, "southern-england": {"germany": ["infantry"]}}
    s = position(stand, "ussr", wars=[["ussr", "japan"]])
    play(s, "move infantry primorsky-krai eastern-manchuria", "done")
    assert GAME.read_state(setting, s.plain()).plain() == s.plain()
    s = position(stand, "germany", wars=WEST, owner={"southern-england": "germany"})
    assert s.phase == COMBAT_MOVEMENT
    play(s, "move infantry southern-england london", "done")
    assert s.phase == COMBAT
    assert GAME.read_state(setting, s.plain()).plain() == s.plain()
    play(s, "capital great-britain ottawa")
    assert GAME.read_state(setting, s.plain()).plain() == s.plain()


# who owns what was taken


@rule("gw.10.10.b")
def test_of_several_commonwealth_nations_great_britain_takes_the_zone() -> None:
    for who, owner in ((["fec"], "fec"), (["fec", "great-britain"], "great-britain"), (["anzac"], "anzac")):
        s = position({"siam": {name: ["infantry:0:battle"] for name in who}}, "great-britain", wars=[["fec", "siam"]])
        take_zone(s, nation(s, who[0]), zone(s, "siam"))
        assert s.nation_at(s.owner[zone(s, "siam")]).id == owner


@rule("gw.10.10.1.a")
def test_a_zone_of_the_commonwealth_goes_back_to_the_nation_it_belonged_to() -> None:
    for liberator in ("usa", "anzac", "great-britain"):
        s = position({"burma": {liberator: ["infantry:0:battle"]}}, liberator, owner={"burma": "japan"},
                     wars=[["fec", "japan"], ["usa", "japan"]])  # fmt: skip
        take_zone(s, nation(s, liberator), zone(s, "burma"))
        assert s.nation_at(s.owner[zone(s, "burma")]).id == "fec"


# ports after an assault


def assault(ships: list[str]) -> GlobalWar:
    """Germany off Northern Norway, with a port of its own next door."""
    return position(
        {"A8": {"germany": ships}, "northern-norway": {"norway": ["militia"]}},
        "germany",
        owner={"trondelag": "germany"},
        wars=[["germany", "norway"]],
        facilities={"trondelag": [{"kind": "major-port", "opens": ["A8"]}]},
    )


@rule("gw.10.8.3.e", "gw.11.5.a")
def test_a_ship_that_bombarded_goes_into_port_in_the_captured_zone_only() -> None:
    s = assault(["naval-transport+infantry", "battleship"])
    play(s, "unload infantry:aboard A8 northern-norway", "done")
    roll(s, 1)  # the guns of the battleship settle it
    assert s.owner[zone(s, "northern-norway")] == nation(s, "germany")
    ship = next(name for name in units(s, "A8") if name.startswith("battleship"))
    calm(s)  # Northern Norway borders on the USSR: gw.5.2.c
    assert refused(s, f"harbour {ship} A8 trondelag") == "gw.10.8.3.e"
    assert refused(s, f"harbour {ship} A8 northern-norway") == ""


@rule("gw.10.8.3.e")
def test_a_ship_of_two_assaults_goes_into_no_port() -> None:
    s = assault(["naval-transport+infantry+infantry"])
    s.owner[zone(s, "trondelag")] = nation(s, "norway")
    play(s, "unload infantry:aboard A8 northern-norway", "unload infantry:aboard A8 trondelag")
    ship = find(s, "A8", "naval-transport")
    s.phase = NON_COMBAT
    for goal in ("northern-norway", "trondelag"):
        s.owner[zone(s, goal)] = nation(s, "germany")
        assert refused(s, f"harbour {label(s, ship)} A8 {goal}") == "gw.10.8.3.e"


# raiders


@rule("gw.10.7.e")
def test_after_an_undecided_round_with_a_raider_all_stay() -> None:
    stand = {"A21": {"great-britain": ["2*destroyer"]}, "A22": {"germany": ["battlecruiser:raider"]}}
    s = position(stand, "great-britain", wars=WEST)
    play(s, "move 2*destroyer A21 A22", "hunt 2*destroyer:3 A22")
    roll(s, 12, 1)  # the raider is caught
    play(s, "done")
    miss_all(s)
    assert s.phase == NON_COMBAT
    assert sorted(kinds(s, "A22")) == ["battlecruiser", "destroyer", "destroyer"]
    assert not any("retreated" in name for name in units(s, "A22"))


# the continuing force


@rule("gw.9.4.1.d", "gw.9.4.a")
def test_the_continuing_force_fights_whom_it_meets_next() -> None:
    stand = {
        "A21": {"great-britain": ["2*destroyer", "battleship"]},
        "A22": {"germany": ["destroyer"]},
        "A23": {"germany": ["light-cruiser"]},
    }
    s = position(stand, "great-britain", wars=WEST)
    play(s, "move 2*destroyer A21 A22", "move battleship A21 A22", "follow battleship:2:battle A22", "done")
    roll(s, 1, 12, 12)  # the screen clears the zone
    ship = find(s, "A22", "battleship")
    play(s, f"move {label(s, ship)} A22 A23")
    assert label(s, ship).endswith(":battle")
    assert offered(s, f"move {label(s, ship)} A23") == [], "nobody sails through warships"
    play(s, "done")
    assert fight(s).muster.zone == zone(s, "A23")


# narrow crossings


@rule("gw.1.9.a", "gw.10.3.b")
def test_marines_over_a_narrow_crossing_do_not_go_back() -> None:
    stand = {"sumatra": {"japan": ["marines"]}, "british-malaya": {"fec": ["3*infantry"]}}
    s = position(stand, "japan", owner={"sumatra": "japan"}, wars=[["japan", "fec"]],
                 facilities={"british-malaya": []})  # fmt: skip
    play(s, "move marines sumatra british-malaya", "done")
    assert fight(s).muster.sequence == "amphibious"
    roll(s, 12, 12, 12, 12)
    assert s.pending() == (CHANCE,), "no retreat is offered"
    assert fight(s).round == 2
