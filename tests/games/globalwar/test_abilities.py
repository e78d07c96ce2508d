"""Abilities of nations in battle (chapter 15): Blitzkrieg, Barbarossa, the surprise attack, kamikaze, low morale."""

from __future__ import annotations

import pytest

from sandtable.games.globalwar.abilities import KAMIKAZE_IN_ALL, combat_is_over, kamikaze_left
from sandtable.games.globalwar.combat.battle import Battle
from sandtable.games.globalwar.markers import (
    ANSWERING,
    AWAITED,
    COMBAT,
    HASTENED,
    NON_COMBAT,
    OVER,
    PLACEMENT,
    STRIKING,
)
from sandtable.games.globalwar.movement.reach import allowance
from sandtable.games.globalwar.movement.sight import Sight
from sandtable.games.globalwar.news import COMBAT_OVER, News
from sandtable.games.globalwar.state import GlobalWar
from sandtable.games.globalwar.title import GAME
from sandtable.kernel.chance import CHANCE
from sandtable.kernel.plain import Plain

from .table import AXIS, Units, find, nation, offered, play, position, refused, roll, settle, units, zone

rule = pytest.mark.rule
WAR_INCOME = {"ussr": 46, "great-britain": 25, "france": 18, "usa": 63}
CHINA = [["japan", "kmt"], ["japan", "ccp"]]
PACIFIC = [["japan", "usa"]]


def fight(s: GlobalWar) -> Battle:
    top = s.stack[-1]
    assert isinstance(top, Battle)
    return top


# Germany

EAST = {
    "east-poland": {"germany": ["2*infantry", "fighter"]},
    "western-ukraine": {"ussr": ["infantry", "fighter"]},
}


def eastern_front(**more: object) -> GlobalWar:
    return position(EAST, "germany", owner={"east-poland": "germany"}, date="1941-01", **more)


@rule("gw.15.1.b")
def test_barbarossa_helps_german_land_and_air_units_and_hinders_all_soviets() -> None:
    s = eastern_front()
    play(s, "declare germany ussr", "move 2*infantry east-poland western-ukraine")
    play(s, "move fighter east-poland western-ukraine", "attack fighter:3 western-ukraine", "done", "ready")
    engagement = fight(s).engagement
    values = {troop.unit.id: engagement.value(0, n, 2) for n, troop in enumerate(engagement.rosters[0].troops)}
    assert values == {"infantry": 3, "fighter": 7}
    values = {troop.unit.id: engagement.value(1, n, 2) for n, troop in enumerate(engagement.rosters[1].troops)}
    assert values == {"infantry": 3, "fighter": 5}


@rule("gw.15.1.b", "gw.15.1.d")
def test_barbarossa_is_one_combat_phase_after_a_german_declaration() -> None:
    s = eastern_front()
    play(s, "declare germany ussr", "done")
    assert s.barbarossa == ANSWERING, "the German combat phase is over"
    s = eastern_front(income=WAR_INCOME)
    play(s, "2: declare ussr germany")
    assert s.barbarossa == OVER, "the USSR was first"
    s = position(EAST, "ussr", owner={"east-poland": "germany"})
    play(s, "0: declare germany ussr", "done")
    assert s.barbarossa == STRIKING, "a Soviet combat phase does not count"


@rule("gw.15.1.d")
def test_after_barbarossa_the_ussr_attacks_one_german_zone() -> None:
    stand = {"western-ukraine": {"ussr": ["2*infantry"]}, "east-poland": {"germany": ["infantry"]}}
    wars = [["germany", "ussr"], ["ussr", "romania"]]
    held = {"east-poland": "germany", "bessarabia": "germany", "central-romania": "romania"}
    s = position(stand, "ussr", wars=wars, owner=held)
    s.barbarossa = ANSWERING
    play(s, "move infantry western-ukraine east-poland")
    assert refused(s, "move infantry western-ukraine bessarabia") == "gw.15.1.d"
    assert refused(s, "move infantry western-ukraine east-poland") == "", "the same zone again"
    s.owner[zone(s, "bessarabia")] = nation(s, "romania")
    assert refused(s, "move infantry western-ukraine bessarabia") == "", "not Germany's"


def answering(stand: Units, *german: str, **more: Plain) -> GlobalWar:
    """The Soviet turn after Barbarossa, with these German zones."""
    s = position(stand, "ussr", owner=dict.fromkeys(german, "germany"), wars=[["germany", "ussr"]], **more)
    s.barbarossa = ANSWERING
    return s


@rule("gw.15.1.d", "gw.10.5.1.a")
def test_no_blitz_leads_the_ussr_from_the_one_german_zone_into_another() -> None:
    s = answering({"western-ukraine": {"ussr": ["2*light-armor"]}}, "east-poland", "podlachia", "lubelskie")
    play(s, "move light-armor western-ukraine east-poland", "done")
    assert s.owner[zone(s, "east-poland")] == nation(s, "ussr")
    assert s.phase == NON_COMBAT, "nobody is asked to blitz"
    s = answering({"western-ukraine": {"ussr": ["2*light-armor"]}}, "dolnoslaske", "lubelskie")
    s.enemies[nation(s, "ussr")] |= 1 << nation(s, "poland")
    s.enemies[nation(s, "poland")] |= 1 << nation(s, "ussr")
    play(s, "move 2*light-armor western-ukraine east-poland", "done")
    goals = [act.split()[-1] for act in offered(s, "blitz")]
    assert "lubelskie" in goals
    assert "dolnoslaske" in goals
    play(s, next(act for act in offered(s, "blitz") if act.endswith("lubelskie")))
    goals = [act.split()[-1] for act in offered(s, "blitz")]
    assert "lubelskie" in goals
    assert "dolnoslaske" not in goals, "a second German zone"


@rule("gw.15.1.d", "gw.10.5.3.a")
def test_shells_are_an_attack_on_the_one_german_zone_too() -> None:
    stand: Units = {
        "western-ukraine": {"ussr": ["advanced-artillery", "infantry"]},
        "east-poland": {"germany": ["infantry"]},
        "bessarabia": {"germany": ["infantry"]},
    }
    s = answering(stand, "east-poland", "bessarabia")
    play(s, "shell advanced-artillery western-ukraine east-poland")
    assert refused(s, "move infantry western-ukraine bessarabia") == "gw.15.1.d"
    assert refused(s, "move infantry western-ukraine east-poland") == ""
    s = answering(stand, "east-poland", "bessarabia")
    play(s, "move infantry western-ukraine bessarabia")
    assert refused(s, "shell advanced-artillery western-ukraine east-poland") == "gw.15.1.d"


@rule("gw.15.1.b")
def test_barbarossa_declared_amid_a_german_combat_phase_comes_in_the_next() -> None:
    stand: Units = {
        "bavaria": {"germany": ["3*infantry"]},
        "alsace-lorraine": {"france": ["infantry"]},
        "western-germany": {"germany": ["2*infantry"]},
        "belgium": {"france": ["infantry"]},
    }
    s = position(stand, "germany", wars=[["germany", "france"]], owner={"belgium": "france"}, date="1940-07")
    play(s, "move 3*infantry bavaria alsace-lorraine", "move 2*infantry western-germany belgium", "done")
    assert s.phase == COMBAT
    play(s, "0: declare germany ussr")
    assert s.barbarossa == AWAITED
    twin = GAME.read_state(GAME.setting("world-1936", 3), s.plain())
    assert twin.plain() == s.plain()
    for _ in range(2):
        combat_is_over(s, News(COMBAT_OVER))
        assert s.barbarossa in (STRIKING, ANSWERING)
    assert s.barbarossa == ANSWERING


def west(units_: dict[str, list[str]]) -> GlobalWar:
    """Germany against France and Belgium in 1940."""
    stand = {where: {"germany": names} for where, names in units_.items()}
    wars = [["germany", "belgium"], ["germany", "france"]]
    return position(stand, "germany", wars=wars, date="1940-07")


@rule("gw.15.1.a")
def test_blitzkrieg_lets_vehicles_storm_cities() -> None:
    stand = {"picardy": {"germany": ["medium-armor"]}, "paris": {"france": ["infantry"]}}
    for announced, value in ((False, 4), (True, 6)):
        s = position(stand, "germany", wars=[["germany", "france"]], owner={"picardy": "germany"}, date="1940-07")
        if announced:
            play(s, "blitzkrieg")
        play(s, "move medium-armor picardy paris", "done")
        assert fight(s).engagement.value(0, 0, 1) == value


@rule("gw.15.1.c")
def test_blitzkrieg_is_announced_once_before_july_1941() -> None:
    s = west({"bavaria": ["infantry"]})
    play(s, "blitzkrieg")
    assert refused(s, "blitzkrieg") == "gw.15.1.c"
    s = position({}, "germany", date="1941-07")
    assert refused(s, "blitzkrieg") == "gw.15.1.c"
    assert refused(position({}, "japan", date="1940-07"), "blitzkrieg") == "gw.15.1.c"


@rule("gw.15.1.c")
def test_s64_the_second_pass_does_not_lead_over_zones_of_the_first() -> None:
    s = west({"western-germany": ["light-armor", "motorized-infantry"], "bavaria": ["infantry"], "A23": ["destroyer"]})
    play(s, "blitzkrieg")
    play(s, "move light-armor western-germany belgium", "move motorized-infantry western-germany belgium", "done")
    play(s, "blitz light-armor:1:fought picardy")
    assert s.phase == NON_COMBAT
    assert refused(s, "rail infantry bavaria berlin") == "gw.15.1.c", "trains run in the second pass"
    play(s, "done")
    assert s.phase == 1
    assert s.turn == 1
    assert units(s, "belgium") == ["motorized-infantry"], "with all its movement again"
    assert refused(s, "move motorized-infantry belgium picardy") == "gw.15.1.c"
    assert refused(s, "move light-armor picardy paris") == ""
    assert refused(s, "move destroyer A23 A22") == "gw.15.1.c", "ships do not move again"
    play(s, "move light-armor picardy paris", "done")
    assert s.owner[zone(s, "paris")] == nation(s, "germany")
    settle(s)  # France has surrendered
    play(s, "rail infantry bavaria berlin", "done")
    assert s.phase == PLACEMENT, "then units are placed"


# Japan


@rule("gw.15.4.a", "gw.15.4.e")
def test_s65_a_ship_beside_a_major_port_moves_five_towards_the_surprise_attack() -> None:
    stand = {"P15": {"japan": ["destroyer", "fleet-carrier+fighter"]}, "hawaii": {"usa": ["battleship"]}}
    s = position(stand, "japan")
    assert offered(s, "surprise") == []
    play(s, "declare japan usa")
    assert "surprise hawaii" in offered(s, "surprise")
    play(s, "surprise hawaii")
    ship = find(s, "P15", "destroyer")
    assert allowance(s, Sight(s, s.nation[ship]), ship) == 5
    plane = find(s, "P15", "fighter")
    assert allowance(s, Sight(s, s.nation[plane]), plane) == 5
    assert offered(s, "surprise") == [], "one surprise only"


@rule("gw.15.4.e")
def test_the_move_more_leads_into_the_zone_of_the_surprise_attack_only() -> None:
    stand = {"P34": {"japan": ["destroyer"]}, "P33": {"usa": ["destroyer"]}}
    s = position(stand, "japan")
    play(s, "declare japan usa", "surprise P33")
    s.left[find(s, "P34", "destroyer")] = 1
    s.marks[find(s, "P34", "destroyer")] |= HASTENED
    name = units(s, "P34")[0]
    assert name == "destroyer:1:hastened"
    beside = [act.split()[-1] for act in offered(s, f"move {name} P34")]
    assert beside == ["P33"]
    goal = next(id for id in s.edition.world.ids(s.edition.world.next_at_sea[zone(s, "P34")]) if id != "P33")
    assert refused(s, f"move {name} P34 {goal}") == "gw.15.4.e"
    play(s, f"move {name} P34 P33")
    assert "destroyer:0:battle" in units(s, "P33")


@rule("gw.15.4.a")
def test_the_surprise_attack_belongs_to_the_first_war_on_an_allied_power() -> None:
    s = position({"P16": {"japan": ["destroyer"]}}, "japan")
    play(s, "declare japan ussr")
    assert offered(s, "surprise") == []
    play(s, "declare japan usa", "declare japan france")
    assert offered(s, "surprise")
    s = position({"P16": {"japan": ["destroyer"]}}, "ussr")
    play(s, "0: declare japan usa")
    assert not s.startling, "not in the turn of Japan"


@rule("gw.15.4.a", "gw.4.2.b")
def test_a_china_that_has_become_a_major_power_does_not_use_up_the_surprise_attack() -> None:
    stand: Units = {"P16": {"japan": ["destroyer"]}, "rehe": {"japan": ["2*infantry"]}}
    s = position(stand, "japan")
    play(s, "move 2*infantry rehe beiping")
    assert s.declared[nation(s, "japan")] >> nation(s, "kmt") & 1
    assert offered(s, "surprise") == [], "a minor power"
    s.majors |= 1 << nation(s, "kmt")
    play(s, "declare japan usa")
    assert offered(s, "surprise")
    s = position(stand, "japan", major=["kmt"])
    play(s, "declare japan kmt")
    assert offered(s, "surprise"), "the first war on an allied major power"
    twin = GAME.read_state(GAME.setting("world-1936", 3), s.plain())
    twin.startling = False
    play(twin, "declare japan usa")
    assert not twin.startling, "the second"


@rule("gw.15.4.a", "gw.10.4.e")
def test_pearl_harbor_is_caught_unawares() -> None:
    stand = {
        "P29": {"japan": ["fleet-carrier+fighter+tactical-bomber"]},
        "hawaii": {"usa": ["battleship", "fighter"]},
    }
    s = position(stand, "japan")
    play(s, "declare japan usa", "surprise hawaii")
    play(s, "move fighter:aboard P29 hawaii", "move tactical-bomber:aboard P29 hawaii")
    for act in [act for act in offered(s, "strike") if not act.startswith("strike 2")]:
        play(s, act)
    play(s, "done", "ready")
    assert fight(s).muster.field.surprise
    roll(s, 7, 1)  # both strike first
    assert s.damage[find(s, "hawaii", "battleship")] == 1 or "fighter" not in units(s, "hawaii")
    answers = 0
    while s.pending() == (CHANCE,):
        answers += 1
        roll(s, 12)
    assert answers <= 1, "a fighter that is left, and no flak of the port"


@rule("gw.15.4.a", "gw.10.4.e")
def test_nobody_scrambles_against_a_surprise_attack() -> None:
    stand = {"P34": {"japan": ["2*destroyer"]}, "P33": {"usa": ["destroyer"]}}
    sea = GAME.printed.world.number["P33"]
    shore = GAME.printed.world.ids(GAME.printed.world.coasts[sea])[0]
    more = {"owner": {shore: "usa"}, "facilities": {shore: [{"kind": "airbase"}]}}
    stand[shore] = {"usa": ["fighter"]}
    for surprise in (False, True):
        s = position(stand, "japan", **more)
        play(s, "declare japan usa")
        if surprise:
            play(s, "surprise P33")
        play(s, "move 2*destroyer P34 P33", "done")
        assert (offered(s, "scramble") == []) is surprise


@rule("gw.15.4.f", "gw.15.4.b")
def test_kamikaze_join_a_japanese_attack_in_marked_seas() -> None:
    stand = {"P16": {"japan": ["destroyer"], "usa": ["battleship", "destroyer"]}}
    s = position(stand, "japan", wars=PACIFIC, income=WAR_INCOME)
    play(s, "attack destroyer P16", "done")
    assert s.pending() == (AXIS,)
    assert offered(s, "kamikaze") == ["kamikaze 1", "kamikaze 2"]
    play(s, "kamikaze 2")
    roll(s, 3, 7)  # one picks its target, the other hits
    play(s, "lose destroyer")
    assert [name.split(":")[0] for name in units(s, "P16")].count("destroyer") == 1, "struck before it could answer"
    assert s.kamikaze == [s.date, s.date]
    assert kamikaze_left(s) == 0, "two in a calendar turn"
    s.kamikaze = [0] * KAMIKAZE_IN_ALL
    assert kamikaze_left(s) == 0, "six in all"


@rule("gw.15.4.f")
def test_kamikaze_fly_when_the_usa_are_ready_and_near_home() -> None:
    stand = {"P16": {"japan": ["destroyer"], "usa": ["2*destroyer"]}}
    s = position(stand, "usa", wars=PACIFIC, income={"usa": 62})
    play(s, "attack 2*destroyer P16", "done")
    assert offered(s, "kamikaze") == []
    s = position(stand, "usa", wars=PACIFIC, income={"usa": 63})
    play(s, "attack 2*destroyer P16", "done")
    assert offered(s, "kamikaze") == ["kamikaze 1", "kamikaze 2"], "P16 touches Japan"
    play(s, "kamikaze 1")
    roll(s, 7)
    s = position(
        stand, "usa", wars=PACIFIC, income={"usa": 62}, owner={"guam": "japan", "luzon-and-the-visayas": "japan"}
    )
    play(s, "attack 2*destroyer P16", "done")
    assert offered(s, "kamikaze") == ["kamikaze 1", "kamikaze 2"], "with what Japan has taken it is full production"
    far = {"P33": {"japan": ["destroyer"], "usa": ["2*destroyer"]}}
    s = position(far, "usa", wars=PACIFIC, income={"usa": 63})
    play(s, "attack 2*destroyer P33", "done")
    assert offered(s, "kamikaze") == []


@rule("gw.15.4.f", "gw.15.4.b")
def test_kamikaze_strike_at_ships_before_the_coast_of_japan() -> None:
    stand = {"P16": {"usa": ["naval-transport+infantry+infantry", "battleship"]}, "honshu": {"japan": ["infantry"]}}
    s = position(stand, "usa", wars=PACIFIC, income={"usa": 63})
    play(s, "unload 2*infantry:aboard P16 honshu", "done", "kamikaze 1")
    assert s.pending() == (CHANCE,)
    roll(s, 12)  # the battleship bombards
    roll(s, 1)  # the kamikaze picks
    play(s, "lose naval-transport:laden+infantry+infantry")
    assert not any("transport" in name for name in units(s, "P16"))


@rule("gw.15.4.f")
def test_no_kamikaze_fly_at_friends_or_from_a_japan_that_has_no_home() -> None:
    stand: Units = {"P16": {"ussr": ["naval-transport+infantry"]}, "honshu": {"usa": ["infantry"]}}
    for peace in (True, False):
        wars: list[Plain] = [["ussr", "usa"], ["ussr", "germany"], *PACIFIC, *([] if peace else [["ussr", "japan"]])]
        s = position(stand, "ussr", owner={"honshu": "usa"}, wars=wars, income=WAR_INCOME)
        play(s, "unload infantry:aboard P16 honshu", "done")
        assert any("kamikaze" in act for act in offered(s, "")) != peace
    stand = {"P16": {"japan": ["destroyer"], "usa": ["2*destroyer"]}}
    home = [*GAME.printed.world.ids(GAME.printed.home[GAME.printed.nations.number["japan"]])]
    for lost, many in ((home[1:], 2), (home, 0)):
        s = position(stand, "usa", wars=PACIFIC, income={"usa": 63}, owner=dict.fromkeys(lost, "usa"))
        assert kamikaze_left(s) == many
    s = position(stand, "usa", wars=PACIFIC, income={"usa": 63}, surrendered=["japan"])
    assert kamikaze_left(s) == 0


@rule("gw.15.4.c")
def test_japanese_infantry_is_dug_in_at_home() -> None:
    stand = {"P16": {"usa": ["naval-transport+infantry"]}, "honshu": {"japan": ["infantry", "artillery"]}}
    s = position(stand, "usa", wars=PACIFIC)
    play(s, "unload infantry:aboard P16 honshu", "done")
    roster = fight(s).engagement.rosters[1].troops
    values = {troop.unit.id: fight(s).engagement.value(1, n, 2) for n, troop in enumerate(roster)}
    assert values == {"infantry": 5, "artillery": 3}


@rule("gw.15.4.d")
def test_a_japanese_destroyer_carries_marines() -> None:
    stand = {"kyushu": {"japan": ["2*marines", "infantry"]}, "P15": {"japan": ["destroyer"], "usa": ["destroyer"]}}
    s = position(stand, "japan", "non-combat", wars=PACIFIC)
    assert refused(s, "load infantry kyushu destroyer P15") == "gw.11.4.1.a"
    assert refused(s, "load 2*marines kyushu destroyer P15") == "gw.11.4.1.a"
    play(s, "load marines kyushu destroyer P15")
    assert "destroyer+marines" in units(s, "P15")
    s = position({"P14": {"japan": ["destroyer+marines"], "usa": ["destroyer"]}}, "japan", wars=PACIFIC)
    play(s, "attack destroyer+marines P14", "done")
    assert fight(s).engagement.value(0, 0, 1) == 3
    s = position({"P14": {"japan": ["destroyer+marines"]}}, "japan", wars=CHINA, owner={"hopeh": "kmt"})
    play(s, "unload marines:aboard P14 hopeh", "done")
    assert s.owner[zone(s, "hopeh")] == nation(s, "japan")
    assert units(s, "P14") == ["destroyer:0:unloaded"]
    s = position({"kyushu": {"usa": ["marines"]}, "P15": {"usa": ["destroyer"]}}, "usa", owner={"kyushu": "usa"})
    assert refused(s, "load marines kyushu destroyer P15") == "gw.9.4.3.a", "only Japan's"


# the KMT


@rule("gw.15.7.a")
def test_shaky_attackers_roll_also_where_nobody_defends() -> None:
    s = position({"rehe": {"kmt": ["2*infantry"]}}, "kmt", wars=[["japan", "kmt"]],
                 owner={"eastern-manchuria": "japan", "rehe": "kmt"})  # fmt: skip
    play(s, "move 2*infantry rehe eastern-manchuria", "done")
    assert s.phase == COMBAT
    twin = s.copy()
    roll(s, 10, 9)
    assert s.owner[zone(s, "eastern-manchuria")] == nation(s, "kmt")
    assert len(units(s, "rehe")) == 1
    roll(twin, 12, 11)
    assert twin.owner[zone(s, "eastern-manchuria")] == nation(s, "japan")
    assert len(units(twin, "rehe")) == 2
    s = position({"rehe": {"kmt": ["infantry"]}}, "kmt", wars=[["japan", "kmt"]], major=["kmt"],
                 owner={"eastern-manchuria": "japan", "rehe": "kmt"})  # fmt: skip
    play(s, "move infantry rehe eastern-manchuria", "done")
    assert s.owner[zone(s, "eastern-manchuria")] == nation(s, "kmt"), "a major power has better morale"


@rule("gw.15.7.a")
def test_shaky_units_that_leave_a_landing_are_on_board_again() -> None:
    world = GAME.printed.world
    sea = world.ids(world.coasts[world.number["hainan"]])[0]
    stand: Units = {sea: {"kmt": ["naval-transport+infantry+infantry"]}}
    s = position(stand, "kmt", wars=[["japan", "kmt"]], owner={"hainan": "japan"})
    play(s, f"unload 2*infantry:aboard {sea} hainan", "done")
    roll(s, 12, 9)
    assert "naval-transport:0:unloaded+infantry" in units(s, sea)
    assert s.owner[zone(s, "hainan")] == nation(s, "kmt")
    assert len(units(s, "hainan")) == 1
    s = position({**stand, "hainan": {"japan": ["infantry"]}}, "kmt", wars=[["japan", "kmt"]],
                 owner={"hainan": "japan"})  # fmt: skip
    play(s, f"unload 2*infantry:aboard {sea} hainan", "done")
    while s.pending() == (CHANCE,):
        roll(s, 12)
    assert "naval-transport:0:unloaded+infantry+infantry" in units(s, sea)


@rule("gw.15.1.b", "gw.11.5.f")
def test_barbarossa_hinders_the_crews_of_soviet_ships_as_well() -> None:
    stand: Units = {
        "western-ukraine": {"germany": ["infantry"]},
        "crimea": {"ussr": ["battleship"]},
    }
    coast = GAME.printed.world.ids(GAME.printed.world.next_on_land[GAME.printed.world.number["crimea"]])[0]
    stand[coast] = stand.pop("western-ukraine")
    s = position(stand, "germany", owner={coast: "germany"}, date="1941-01")
    play(s, "declare germany ussr", f"move infantry {coast} crimea", "done")
    assert fight(s).engagement.value(1, 0, 1) == 1
