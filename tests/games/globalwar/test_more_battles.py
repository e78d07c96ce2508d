"""Battles at the table, kind by kind: bombing, ports, drops, landings, scrambling, works, allies."""

from __future__ import annotations

import pytest

from sandtable.games.globalwar.combat.battle import Battle
from sandtable.games.globalwar.combat.muster import surrounded
from sandtable.games.globalwar.state import GlobalWar
from sandtable.games.globalwar.title import GAME
from sandtable.kernel.chance import CHANCE

from .table import ALLIES, COMINTERN, find, nation, offered, play, position, refused, roll, units, zone

rule = pytest.mark.rule
WEST = [["germany", "france"], ["germany", "great-britain"]]
PACIFIC = [["japan", "usa"]]
CHINA = [["japan", "kmt"]]


def fight(s: GlobalWar) -> Battle:
    """The battle that is being fought."""
    top = s.stack[-1]
    assert isinstance(top, Battle)
    return top


def miss_all(s: GlobalWar) -> None:
    """All dice that are due miss."""
    while s.pending() == (CHANCE,):
        roll(s, 12)


@rule("gw.10.6.2.c", "gw.10.6.2.e")
def test_strategic_bombing() -> None:
    s = position({"bavaria": {"germany": ["strategic-bomber"]}},
                 "germany", wars=WEST, facilities={"alsace-lorraine": [{"kind": "minor-factory"}]})  # fmt: skip
    play(s, "move strategic-bomber bavaria alsace-lorraine")
    play(s, offered(s, "bomb")[0])
    play(s, "done")
    roll(s, 6, 6)  # 2D6, but a minor factory bears 5
    (site,) = s.sites[zone(s, "alsace-lorraine")]
    assert s.site_damage[site] == 5
    roll(s, 3)  # its flak
    assert not any("bomber" in label for label in units(s, "alsace-lorraine"))


@rule("gw.10.6.2.b", "gw.10.6.3.a")
def test_interceptors_meet_the_bombers_first() -> None:
    s = position({"alsace-lorraine": {"france": ["fighter"]}, "bavaria": {"germany": ["strategic-bomber"]}},
                 "germany", wars=WEST, facilities={"alsace-lorraine": [{"kind": "minor-factory"}]})  # fmt: skip
    play(s, "move strategic-bomber bavaria alsace-lorraine")
    play(s, offered(s, "bomb")[0])
    play(s, "done", "ready")
    assert fight(s).muster.sequence == "interception"
    roll(s, 12, 3)  # the bomber at 1, the fighter at 3
    (site,) = s.sites[zone(s, "alsace-lorraine")]
    assert s.site_damage[site] == 0, "nobody got through"


@rule("gw.13.2.6.c", "gw.1.7.c")
def test_s45_the_maginot_line_from_bavaria() -> None:
    line = {"alsace-lorraine": [{"kind": "fortification", "opens": ["bavaria"]}]}
    s = position({"alsace-lorraine": {"france": ["infantry"]}, "bavaria": {"germany": ["4*infantry"]}}, "germany",
                 wars=WEST, facilities=line)  # fmt: skip
    play(s, "move 4*infantry bavaria alsace-lorraine", "done")
    battle = fight(s)
    assert battle.muster.field.maginot
    roll(s, 6, 12)  # two dice at 6, and a hit takes two
    assert len(battle.lines[0]) == 2
    assert fight(s).engagement.value(1, 0, 1) == 7


@rule("gw.1.7.7.e")
def test_a_surrounded_city() -> None:
    around = [one.id for one in GAME.printed.world.zones if GAME.printed.world.next_on_land[
        GAME.printed.world.number["nanking"]] >> one.number & 1]  # fmt: skip
    s = position(
        {}, "japan", wars=CHINA, owner={"nanking": "kmt", **dict.fromkeys(around, "japan")}, facilities={"nanking": []}
    )
    assert surrounded(s, zone(s, "nanking"))
    s = position({}, "japan", wars=CHINA, owner={"nanking": "kmt", **dict.fromkeys(around, "japan")},
                 facilities={"nanking": [{"kind": "airbase"}]})  # fmt: skip
    assert not surrounded(s, zone(s, "nanking"))
    s = position({}, "japan", wars=CHINA, owner={"nanking": "kmt"}, facilities={"nanking": []})
    assert not surrounded(s, zone(s, "nanking"))


@rule("gw.10.4.a", "gw.10.4.c", "gw.10.4.f")
@pytest.mark.parametrize("radar", [False, True])
def test_s44_three_fighters_of_an_air_base_scramble(radar: bool) -> None:
    s = position(
        {"rehe": {"kmt": ["infantry"]}, "western-manchuria": {"kmt": ["4*fighter"]},
         "eastern-manchuria": {"japan": ["infantry"]}},
        "japan", wars=CHINA, owner={"rehe": "kmt", "western-manchuria": "kmt"},
        facilities={"western-manchuria": [{"kind": "airbase"}]}, technologies={"kmt": ["radar"] if radar else []},
    )  # fmt: skip
    play(s, "move infantry eastern-manchuria rehe", "done")
    for _ in range(3):
        play(s, "scramble fighter western-manchuria")
    assert offered(s, "scramble") == (["scramble fighter western-manchuria"] if radar else [])
    if radar:
        play(s, "ready")
    assert len(fight(s).lines[1]) == 4
    miss_all(s)
    play(s, "retreat")
    assert len([label for label in units(s, "western-manchuria") if "fighter" in label]) == 4


@rule("gw.0.3.f", "gw.0.3.g")
def test_allies_choose_losses_together() -> None:
    s = position(
        {"rehe": {"kmt": ["infantry"], "ussr": ["2*infantry"]}, "eastern-manchuria": {"japan": ["2*medium-armor"]}},
        "japan", wars=[["japan", "kmt"], ["japan", "ussr"]], owner={"rehe": "kmt"},
    )  # fmt: skip
    play(s, "move 2*medium-armor eastern-manchuria rehe", "done")
    roll(s, 1, 12)
    assert set(s.pending()) == {ALLIES, COMINTERN}
    choices = [act.text for act in s.legal(ALLIES)]
    assert "lose infantry" in choices
    play(s, f"{ALLIES}: losses cheapest", f"{COMINTERN}: losses cheapest")
    assert s.pending() == (CHANCE,)
    assert len(fight(s).lines[1]) == 2


@rule("gw.10.8.3.b", "gw.10.8.3.d", "gw.10.8.2.a")
def test_a_landing_with_bombardment() -> None:
    s = position(
        {"P14": {"japan": ["naval-transport+infantry+infantry", "battleship"]}, "rehe": {"kmt": ["infantry"]}},
        "japan", wars=CHINA, owner={"rehe": "kmt"},
    )  # fmt: skip
    play(s, "unload 2*infantry:aboard P14 rehe", "done")
    battle = fight(s)
    assert battle.muster.sequence == "amphibious"
    roll(s, 12)  # the battleship at 4
    roll(s, 12, 12)  # the infantry
    roll(s, 1)  # and on the beach one hit takes two
    assert not any("unloaded" in label for label in units(s, "rehe"))
    assert s.owner[zone(s, "rehe")] == nation(s, "kmt")


@rule("gw.10.5.3.a")
def test_attrition_is_not_answered() -> None:
    s = position({"rehe": {"kmt": ["infantry"]}, "eastern-manchuria": {"japan": ["advanced-artillery"]}}, "japan",
                 wars=CHINA, owner={"rehe": "kmt"})  # fmt: skip
    play(s, "shell advanced-artillery eastern-manchuria rehe", "done")
    roll(s, 2)
    assert units(s, "rehe") == []
    assert s.owner[zone(s, "rehe")] == nation(s, "kmt"), "nothing is captured"
    assert find(s, "eastern-manchuria", "advanced-artillery") >= 0


@rule("gw.10.5.2.b")
def test_a_border_clash_lasts_one_round() -> None:
    s = position({"eastern-manchuria": {"japan": ["2*infantry"]}, "primorsky-krai": {"ussr": ["infantry"]}}, "japan")
    play(s, "clash 2*infantry eastern-manchuria primorsky-krai", "done")
    assert fight(s).muster.sequence == "clash"
    miss_all(s)
    assert s.phase == 3
    assert s.owner[zone(s, "primorsky-krai")] == nation(s, "ussr")


@rule("gw.10.5.2.b")
def test_aircraft_of_the_border_zones_take_part_in_a_clash() -> None:
    stand = {"eastern-manchuria": {"japan": ["fighter"]}, "primorsky-krai": {"ussr": ["infantry", "fighter"]}}
    s = position(stand, "japan")
    play(s, "clash fighter eastern-manchuria primorsky-krai", "done")
    assert [row.nation for row in fight(s).muster.rows[1]] == [nation(s, "ussr")] * 2
    miss_all(s)
    assert s.phase == 3
    assert offered(s, "move fighter") == [], "it does not fly in non-combat"
    assert refused(position({**stand, "korea": {"japan": ["fighter"]}}, "japan"),
                   "clash fighter korea primorsky-krai") == "", "Korea borders it too"  # fmt: skip


@rule("gw.10.6.4.a", "gw.10.6.4.b")
def test_ships_in_port_are_bombed_and_do_not_shoot() -> None:
    s = position({"hawaii": {"usa": ["battleship"]}, "P29": {"japan": ["fleet-carrier+tactical-bomber"]}},
                 "japan", wars=PACIFIC)  # fmt: skip
    play(s, "move tactical-bomber:aboard P29 hawaii")
    play(s, offered(s, "strike")[0], "done")
    assert fight(s).muster.sequence == "port"
    roll(s, 7)
    assert s.damage[find(s, "hawaii", "battleship")] == 1
    assert s.chance().cause == "gw-chance-defence"  # the flak of the port
    miss_all(s)


def test_a_battle_is_read_back_as_it_was() -> None:
    stand = {"rehe": {"kmt": ["3*infantry"]}, "eastern-manchuria": {"japan": ["3*infantry", "artillery"]}}
    s = position(stand, "japan", wars=CHINA, owner={"rehe": "kmt"})
    play(s, "move 3*infantry eastern-manchuria rehe", "move artillery eastern-manchuria rehe", "done")
    setting = GAME.setting("world-1936", 3)
    for number in (1, 12, 1, 12, 4, 12):
        twin = GAME.read_state(setting, s.plain())
        assert twin.plain() == s.plain()
        assert twin.pending() == s.pending()
        if s.pending() != (CHANCE,):
            break
        roll(s, number)


@rule("gw.10.5.1.a", "gw.10.5.1.b", "gw.10.1.c")
def test_a_blitz_after_a_short_battle() -> None:
    stand = {
        "eastern-manchuria": {"japan": ["medium-armor", "mechanized-infantry", "infantry"]},
        "rehe": {"kmt": ["militia"]},
        "western-manchuria": {"kmt": ["militia"]},
    }
    s = position(stand, "japan", wars=CHINA, owner={"rehe": "kmt", "western-manchuria": "kmt"})
    for kind in ("medium-armor", "mechanized-infantry", "infantry"):
        play(s, f"move {kind} eastern-manchuria rehe")
    play(s, "done")
    roll(s, 1, 12, 12, 12)
    assert not any("mechanized" in act for act in offered(s, "blitz")), "it goes beside a tank only"
    tank = next(act for act in offered(s, "blitz") if "western-manchuria" in act)
    play(s, tank)
    play(s, next(act for act in offered(s, "blitz mechanized-infantry") if "western-manchuria" in act))
    assert not any(act.startswith("blitz infantry") for act in offered(s, ""))
    roll(s, 1, 12, 12)
    assert s.owner[zone(s, "western-manchuria")] == nation(s, "japan")
    assert len(units(s, "rehe")) == 1


@rule("gw.10.10.1.a", "gw.10.10.b")
def test_s54_scotland_goes_back_to_great_britain() -> None:
    wars = [["usa", "germany"], ["great-britain", "germany"]]
    s = position({"northern-england": {"usa": ["infantry"]}}, "usa", wars=wars, owner={"scotland": "germany"})
    play(s, "move infantry northern-england scotland", "done")
    assert s.owner[zone(s, "scotland")] == nation(s, "great-britain")


@rule("gw.10.9.e", "gw.10.9.c")
def test_s50_lines_of_one_zone_pay_together() -> None:
    s = position({"A44": {"germany": ["advanced-submarine"]}}, "germany", wars=[["germany", "great-britain"]],
                 money={"great-britain": 30})  # fmt: skip
    lines = [one for one in s.edition.convoys if zone(s, "A44") in one.path and one.owner == "great-britain"]
    play(s, f"raid advanced-submarine A44 {lines[0].id}", "done")
    roll(s, 6, 1)  # 10 against 1
    assert s.money[nation(s, "great-britain")] == 30 - min(9, sum(line.value for line in lines))
