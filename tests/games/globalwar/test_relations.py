"""War and peace: who shares zones, who may declare war on whom and when, and what it changes."""

from __future__ import annotations

import pytest

from sandtable.games.globalwar import sheets
from sandtable.games.globalwar.combat.battle import Battle
from sandtable.games.globalwar.markers import OVER, PRODUCTION, STRIKING
from sandtable.games.globalwar.production.income import full_income
from sandtable.games.globalwar.reading import read_state
from sandtable.games.globalwar.relations import (
    at_war,
    cooperating,
    declare_war,
    is_bystander,
    is_major,
    is_neutral_power,
    may_share,
    why_no_war,
)
from sandtable.games.globalwar.state import GlobalWar
from sandtable.kernel.chance import CHANCE
from sandtable.kernel.plain import Plain

from .table import (
    ALLIES,
    AXIS,
    COMINTERN,
    Units,
    act,
    nation,
    offered,
    play,
    position,
    refused,
    roll,
    settle,
    units,
)

rule = pytest.mark.rule
READY = {"great-britain": 25, "france": 18, "usa": 63, "ussr": 46}


def why(s: GlobalWar, who: str, whom: str, by_move: bool = False) -> str:
    refusal = why_no_war(s, nation(s, who), nation(s, whom), by_move)
    return "" if refusal is None else refusal.rule


@rule("gw.0.3.a", "gw.0.2.a", "gw.4.6.a")
def test_s03_british_units_enter_picardy_only_beside_an_ally_in_the_same_war() -> None:
    stand = {"picardy": {"france": ["infantry"]}, "belgium": {"great-britain": ["infantry"]}}
    s = position(stand, "great-britain", "non-combat", owner={"belgium": "great-britain"})
    assert refused(s, "move infantry belgium picardy") == "gw.0.3.a"
    wars = [["great-britain", "germany"], ["france", "germany"]]
    s = position(stand, "great-britain", "non-combat", owner={"belgium": "great-britain"}, wars=wars)
    play(s, "move infantry belgium picardy")
    assert units(s, "picardy") == ["infantry", "infantry:0"]


@rule("gw.0.2.a")
def test_major_powers_cooperate_against_a_major_power_only() -> None:
    s = position({}, "japan", wars=[["great-britain", "siam"], ["usa", "siam"]])
    assert not cooperating(s, nation(s, "great-britain"), nation(s, "usa"))
    s = position({}, "japan", wars=[["great-britain", "japan"], ["kmt", "japan"]], major=["kmt"])
    assert cooperating(s, nation(s, "great-britain"), nation(s, "kmt"))
    assert not cooperating(s, nation(s, "great-britain"), nation(s, "ussr"))


@rule("gw.0.2.d")
def test_the_commonwealth_is_one_in_war_and_in_its_zones() -> None:
    s = position({}, "japan", income=READY)
    play(s, "0: declare japan great-britain")
    for member in ("great-britain", "fec", "anzac"):
        assert at_war(s, nation(s, member), nation(s, "japan"))
    assert cooperating(s, nation(s, "fec"), nation(s, "anzac"))


@rule("gw.0.3.a")
def test_the_chinese_truce_lets_both_sides_share_zones() -> None:
    s = position({}, "japan")
    assert not may_share(s, nation(s, "ccp"), nation(s, "kmt"))
    s = position({}, "japan", treaties={"in-force": ["chinese-truce"]})
    assert may_share(s, nation(s, "ccp"), nation(s, "kmt"))


@rule("gw.0.3.c", "gw.0.3.d", "gw.0.3.e")
def test_s04_after_a_declaration_ships_in_one_sea_zone_attack_leave_or_stay() -> None:
    ships = {"A13": {"germany": ["destroyer"], "ussr": ["destroyer"]}}
    s = position(ships, "germany", income=READY)
    assert refused(s, "attack destroyer A13") == "gw.9.1.a"
    play(s, "declare germany ussr")
    assert units(s, "A13") == ["destroyer", "destroyer"], "no battle of itself"
    for choice in ("attack destroyer A13", "move destroyer A13 A12", "done"):
        twin = s.copy()
        play(twin, choice)
    twin = s.copy()
    play(twin, "attack destroyer A13")
    assert units(twin, "A13") == ["destroyer:battle", "destroyer"]


@rule("gw.4.4.a")
def test_s17_japan_fights_minor_powers_and_stays_neutral() -> None:
    s = position({}, "japan", wars=[["japan", "kmt"], ["japan", "ccp"]])
    assert is_neutral_power(s, nation(s, "japan"))
    s = position({}, "japan", wars=[["japan", "kmt"]], major=["kmt"])
    assert not is_neutral_power(s, nation(s, "japan"))


@rule("gw.5.1.a", "gw.5.1.e", "gw.5.1.k")
def test_the_axis_declares_war_at_any_time_also_in_the_turn_of_others() -> None:
    s = position({}, "ussr")
    assert s.pending() == (COMINTERN,)
    play(s, "0: declare japan ussr")
    assert at_war(s, nation(s, "japan"), nation(s, "ussr"))
    assert s.income[nation(s, "ussr")] == 48, "full production at once, and what Mongolia brings (gw.4.7.a)"
    assert s.pending() == (COMINTERN,), "the turn goes on"
    assert refused(s, "2: declare japan germany") == "gw.5.1.a"
    assert refused(s, "0: declare japan") == "gw.5.1.a"


@rule("gw.5.1.c")
def test_nobody_declares_war_on_his_own_alliance() -> None:
    s = position({}, "japan", income=READY)
    assert refused(s, "0: declare japan germany") == "gw.5.1.c"
    assert why(s, "usa", "france") == "gw.5.1.c"
    assert why(s, "great-britain", "fec") == "gw.5.1.c"


@rule("gw.5.1.b")
def test_war_on_a_minor_power_is_declared_by_marching_in() -> None:
    s = position({"rehe": {"japan": ["infantry"]}, "P14": {}}, "japan")
    assert refused(s, "0: declare japan kmt") == "gw.5.1.b"
    assert why(s, "japan", "poland", by_move=True) == ""
    play(s, "move infantry rehe beiping")
    assert at_war(s, nation(s, "japan"), nation(s, "kmt"))
    assert units(s, "beiping") == ["infantry:0:battle"]


@rule("gw.5.1.j")
def test_war_on_a_warlord_is_war_on_all_china() -> None:
    s = position({"rehe": {"japan": ["infantry"]}}, "japan")
    play(s, "move infantry rehe suiyuan")
    for side in ("kmt", "ccp", "warlord-yunnan", "warlord-ma"):
        assert at_war(s, nation(s, "japan"), nation(s, side)), side
    assert not at_war(s, nation(s, "kmt"), nation(s, "ccp"))


@rule("gw.5.1.c", "gw.5.1.j")
@pytest.mark.parametrize(
    ("who", "enemy", "ally"),
    [("great-britain", "ccp", "kmt"), ("ussr", "warlord-sinkiang", "ccp"), ("ussr", "kmt", "ccp")],
)
def test_war_with_china_spares_the_side_of_ones_own_alliance(who: str, enemy: str, ally: str) -> None:
    s = position({}, who, income=READY)
    declare_war(s, nation(s, who), nation(s, enemy))
    assert at_war(s, nation(s, who), nation(s, enemy))
    assert at_war(s, nation(s, who), nation(s, "warlord-ma")), "the rest of China stands together"
    assert not at_war(s, nation(s, who), nation(s, ally))
    s = position({}, who, major=[enemy], income=READY) if enemy in ("ccp", "kmt") else s
    declare_war(s, nation(s, enemy), nation(s, who))
    assert not at_war(s, nation(s, ally), nation(s, who))


@rule("gw.5.1.d")
def test_four_powers_need_war_income() -> None:
    s = position({}, "germany", income={"ussr": 18, "great-britain": 24, "france": 17, "usa": 62})
    for power in READY:
        assert why(s, power, "germany") == "gw.5.1.d", power
    s = position({}, "germany", income={**READY, "ussr": 19})
    assert why(s, "ussr", "germany") == ""


@rule("gw.5.1.f")
def test_the_ussr_attacks_allied_powers_at_full_production_only() -> None:
    s = position({}, "germany", income={"ussr": 46, "great-britain": 24})
    assert why(s, "ussr", "great-britain") == "gw.5.1.f"
    s = position({}, "germany", income={"ussr": 46, "great-britain": 25})
    assert why(s, "ussr", "great-britain") == ""


@rule("gw.5.1.g")
def test_chinese_sides_fight_whoever_is_in_china() -> None:
    s = position({}, "kmt")
    assert why(s, "kmt", "japan", by_move=True) == "", "Japan owns Manchuria"
    assert why(s, "kmt", "germany", by_move=True) == "gw.5.1.g"
    assert why(s, "ccp", "warlord-shanxi", by_move=True) == ""
    assert why(s, "kmt", "warlord-shanxi", by_move=True) == "gw.5.1.g"
    s = position({}, "kmt", owner={"shensi": "kmt"})
    assert why(s, "kmt", "warlord-shanxi", by_move=True) == "", "the CCP is gone"
    s = position({"szechwan": {"germany": ["infantry"]}}, "kmt")
    assert why(s, "kmt", "germany", by_move=True) == ""


@rule("gw.5.1.h")
def test_allied_powers_need_a_cause() -> None:
    s = position({}, "germany", income=READY)
    assert why(s, "usa", "germany") == "gw.5.1.h"
    assert why(s, "usa", "ussr") == "gw.5.1.n"
    assert why(s, "usa", "warlord-ma", by_move=True) == "gw.5.1.o"
    assert why(s, "great-britain", "siam", by_move=True) == "", "a minor of the Axis"
    play(s, "0: declare germany ussr")
    assert why(s, "usa", "germany") == ""
    assert why(s, "usa", "japan") == "gw.5.1.h"
    s = position({}, "germany", income=READY, owner={"hong-kong": "japan", "burma": "ussr"})
    assert why(s, "usa", "japan") == ""
    assert why(s, "usa", "ussr") == ""


@rule("gw.4.5.a")
def test_a_controlled_minor_is_taken_into_no_new_war() -> None:
    s = position({"siam": {"siam": ["infantry"]}, "burma": {"fec": ["infantry"]}}, "japan")
    assert why(s, "siam", "great-britain") == "gw.4.5.a"
    assert refused(s, "move siam.infantry siam burma") != ""


@rule("gw.9.1.b", "gw.9.1.c", "gw.9.1.d")
def test_s30_a_power_at_peace_may_declare_war_on_ships_that_sail_in() -> None:
    ships = {
        "A21": {"great-britain": ["battleship", "destroyer", "naval-transport"]},
        "A22": {"germany": ["submarine"]},
    }
    s = position(ships, "great-britain")
    play(s, "move battleship A21 A22")
    assert s.pending() == (AXIS,), "Germany is asked"
    assert refused(s, "declare germany great-britain") == ""
    twin = s.copy()
    play(twin, "pass")
    assert twin.pending() == (ALLIES,)
    assert not at_war(twin, nation(s, "germany"), nation(s, "great-britain"))
    play(s, "declare germany great-britain")
    assert at_war(s, nation(s, "germany"), nation(s, "great-britain"))
    assert s.pending() == (AXIS,)
    play(s, "engage")  # the submarine attacks, both miss, and it dives
    roll(s, 12, 12)
    play(s, "move destroyer A21 A22")
    assert "destroyer:3" in units(s, "A22"), "more ships may come"


@rule("gw.9.1.c")
def test_who_cannot_declare_war_is_not_asked() -> None:
    ships = {"A21": {"germany": ["destroyer"]}, "A22": {"great-britain": ["destroyer"]}}
    s = position(ships, "germany")
    play(s, "move destroyer A21 A22")
    assert s.pending() == (AXIS,), "Great Britain has no war income"


@rule("gw.9.1.b")
def test_in_non_combat_ships_keep_away_from_powers_at_peace() -> None:
    ships = {"A21": {"germany": ["destroyer"]}, "A22": {"great-britain": ["destroyer"]}}
    s = position(ships, "germany", "non-combat")
    assert refused(s, "move destroyer A21 A22") == "gw.9.1.b"


@rule("gw.5.1.i")
def test_who_is_at_war_stays_at_war() -> None:
    s = position({}, "ussr", wars=[["japan", "ussr"]])
    assert refused(s, "0: declare japan ussr") == "gw.5.1.i"
    assert refused(s, "2: declare ussr japan") == "gw.5.1.i"
    assert at_war(s, nation(s, "ussr"), nation(s, "japan"))


@rule("gw.0.3.g")
@pytest.mark.parametrize("phase", ["combat movement", "combat"])
def test_who_declares_war_in_the_combat_phase_has_no_part_in_its_battles_at_sea(phase: str) -> None:
    stand = {
        "A22": {"great-britain": ["destroyer"], "ussr": ["destroyer"], "germany": ["2*destroyer"]},
        "A23": {"great-britain": ["destroyer"], "germany": ["destroyer"]},
    }
    s = position(stand, "germany", wars=[["germany", "great-britain"]], income={"ussr": 46})
    play(s, "attack 2*destroyer A22", "attack destroyer A23")
    if phase == "combat movement":
        play(s, "2: declare ussr germany", "done")
    else:
        play(s, "done", "2: declare ussr germany")
    assert at_war(s, nation(s, "ussr"), nation(s, "germany"))
    play(s, "fight naval A22")
    battle = s.stack[-1]
    assert isinstance(battle, Battle)
    nations = {s.nation_at(row.nation).id for row in battle.muster.rows[1]}
    assert nations == ({"great-britain", "ussr"} if phase == "combat movement" else {"great-britain"})


@rule("gw.4.1.a", "gw.5.1.a", "gw.5.1.f")
def test_the_commonwealth_is_one_major_power_in_all_its_zones() -> None:
    stand = {"P41": {"ussr": ["naval-transport+infantry"]}, "siam": {"japan": ["infantry"]}}
    ready = {"ussr": 46, "great-britain": 10}
    s = position(stand, "ussr", income=ready)
    assert refused(s, "2: declare ussr great-britain") == "gw.5.1.f"
    assert refused(s, "unload infantry:aboard P41 hong-kong") == "gw.5.1.a", "Hong Kong is no minor power's"
    held = {"siam": "japan"}
    s = position(stand, "japan", owner=held)
    assert refused(s, "move infantry siam burma") == "gw.5.1.a"
    assert refused(s, "0: declare japan fec") == "gw.5.1.a", "one declares war on the power, not on a part of it"
    play(s, "0: declare japan great-britain", "move infantry siam burma")
    assert s.enemies[nation(s, "fec")] >> nation(s, "japan") & 1


@rule("gw.0.3.a")
def test_units_of_nations_that_do_not_cooperate_stay_apart_in_a_third_ones_zone() -> None:
    wars = [["kmt", "japan"], ["great-britain", "japan"], ["great-britain", "germany"], ["france", "germany"]]
    french: Units = {
        "siam": {"france": ["infantry", "air-transport+infantry"]},
        "I11": {"france": ["naval-transport+infantry", "fighter:1"]},
    }
    there = {"burma": {"kmt": ["infantry"]}}
    ways = ("move infantry siam burma", "rail infantry siam burma", "unload infantry:aboard I11 burma")
    s = position({**french, **there}, "france", "non-combat", wars=wars, owner={"siam": "france"})
    assert [refused(s, way) for way in ways] == ["gw.0.3.a"] * 3, "France and the KMT have no common enemy"
    assert refused(s, "move fighter:1 I11 burma") == "gw.9.3.c", "and no aircraft lands there"
    play(s, "move air-transport+infantry siam burma")
    assert offered(s, "unload infantry:aboard burma") == []
    s = position(french, "france", "non-combat", wars=wars, owner={"siam": "france"})
    assert [refused(s, way) for way in (*ways, "move fighter:1 I11 burma")] == [""] * 4
    play(s, "move air-transport+infantry siam burma")
    assert offered(s, "unload infantry:aboard burma")


@rule("gw.0.3.a", "gw.10.10.a")
def test_an_aircraft_over_land_that_others_hold_has_no_place_to_land_there() -> None:
    """Ruling V20: it may fly over the Chinese in Burma, and is lost if it does not fly on."""
    wars = [["kmt", "japan"], ["great-britain", "japan"], ["great-britain", "germany"], ["france", "germany"]]
    for there, left in (({"burma": {"kmt": ["infantry"]}}, ["infantry"]), ({}, ["fighter"])):
        stand: Units = {"siam": {"france": ["fighter"]}, **there}
        s = position(stand, "france", "non-combat", wars=wars, owner={"siam": "france"})
        play(s, "move fighter siam burma", "done")
        assert [label.partition(":")[0] for label in units(s, "burma")] == left


@rule("gw.4.2.a", "gw.4.3.a", "gw.4.5.g")
def test_powers_and_alliances_are_those_of_the_list() -> None:
    s = position({}, "germany")
    majors = {one.id for one in s.edition.nations.nations if is_major(s, one.number)}
    powers = {"germany", "japan", "italy", "france", "usa", "ussr", "great-britain", "fec", "anzac"}
    assert majors == powers, "the Commonwealth has three parts"
    allied = [s.alliance[nation(s, id)] for id in ("siam", "kmt", "ccp", "sweden")]
    assert allied == [sheets.AXIS, sheets.ALLIES, sheets.COMINTERN, sheets.NO_ALLIANCE]
    assert [s.controller[nation(s, id)] for id in ("kmt", "ccp", "free-france")] == [-1, -1, -1]
    assert s.seat_of(nation(s, "siam")) == s.seat_of(nation(s, "japan"))


@rule("gw.4.5.d", "gw.4.5.e")
def test_who_controls_a_minor_power_recruits_for_it_and_has_no_income_of_it() -> None:
    s = position({}, "ussr", "non-combat")
    before = s.income[nation(s, "mongolia")], s.money[nation(s, "mongolia")]
    play(s, "done")
    assert s.pending() == (CHANCE,), "the recruits of Mongolia are rolled for in the Soviet turn"
    while s.turn == 3:
        settle(s, 12)
        if s.turn == 3 and s.stack:
            play(s, s.legal(s.pending()[0])[0].text)
    assert (s.income[nation(s, "mongolia")], s.money[nation(s, "mongolia")]) == before == (0, 0)


@rule("gw.4.6.d")
def test_units_of_a_minor_power_that_joins_in_production_move_in_the_same_turn() -> None:
    s = position({"siam": {"siam": ["infantry"]}}, "japan", "production", date="1939-01")
    while s.phase == PRODUCTION:
        play(s, "done")
    play(s, "0: declare japan france", "move infantry siam cochinchina")


@rule("gw.5.1.f")
def test_the_kmt_is_an_ally_too() -> None:
    s = position({}, "ussr", income={**READY, "kmt": 1})
    assert why(s, "ussr", "kmt", by_move=True) == "gw.5.1.f"
    s.income[nation(s, "kmt")] = 6
    assert why(s, "ussr", "kmt", by_move=True) == ""


@rule("gw.5.1.g")
def test_chinese_major_powers_declare_war_on_whom_they_like() -> None:
    s = position({}, "kmt", major=["kmt", "ccp"])
    assert why(s, "kmt", "germany") == why(s, "ccp", "usa") == ""
    assert why(s, "kmt", "warlord-ma", by_move=True) == "gw.5.1.g", "while there is a CCP"
    assert why(s, "kmt", "france") == why(s, "ccp", "ussr") == "gw.5.1.c"


@rule("gw.5.1.h")
def test_lend_lease_of_the_axis_gives_the_allies_cause() -> None:
    s = position({}, "germany", income=READY, diplomacy={"causes": ["italy"]})
    assert why(s, "france", "italy") == ""
    assert why(s, "france", "germany") == "gw.5.1.h"


@rule("gw.5.1.n")
@pytest.mark.parametrize(("zone", "refusal"), [("norrland", ""), ("latvia", "gw.5.1.n"), ("picardy", "")])
def test_soviet_conquests_outside_the_sphere_give_the_allies_cause(zone: str, refusal: str) -> None:
    s = position({}, "germany", income=READY, owner={zone: "ussr"})
    assert why(s, "usa", "ussr") == why(s, "france", "ussr") == refusal
    s.income[nation(s, "usa")] = 62
    assert why(s, "france", "ussr") == "gw.5.1.n"


@rule("gw.5.1.o", "gw.5.4.a")
def test_allies_attack_neutrals_with_war_income_and_ten_ipp() -> None:
    s = position({}, "germany", income=READY, money={"great-britain": 10, "france": 9})
    assert why(s, "great-britain", "norway", by_move=True) == why(s, "fec", "norway", by_move=True) == ""
    assert why(s, "france", "norway", by_move=True) == "gw.5.4.a"
    assert why(s, "france", "siam", by_move=True) == "", "a member of the Axis"
    s.income[nation(s, "great-britain")] = 24
    assert why(s, "great-britain", "norway", by_move=True) == "gw.5.1.d"


@rule("gw.5.1.p")
def test_nobody_attacks_the_spain_of_his_own_side() -> None:
    s = position({}, "germany", income=READY)
    for who, whom in (
        ("germany", "spanish-nationalists"),
        ("italy", "spanish-nationalists"),
        ("ussr", "spanish-republicans"),
    ):
        assert why(s, who, whom, by_move=True) == "gw.5.1.c"
    assert why(s, "ussr", "spanish-nationalists", by_move=True) == ""


FALLEN: dict[str, Plain] = {"surrendered": ["france"], "france": {"victor": "germany"}}


@rule("gw.5.1.q")
def test_free_france_needs_a_cause_as_well() -> None:
    s = position({}, "germany", money={"free-france": 12}, **FALLEN)
    assert why(s, "free-france", "germany") == why(s, "free-france", "ussr") == "gw.5.1.q"
    assert why(s, "free-france", "usa") == "gw.5.1.c"
    assert why(s, "free-france", "warlord-ma", by_move=True) == "gw.5.1.q"
    assert why(s, "free-france", "norway", by_move=True) == ""
    s = position({}, "germany", wars=[["usa", "ussr"]], **FALLEN)
    s.declared[nation(s, "germany")] = 1 << nation(s, "norway")
    assert why(s, "free-france", "germany") == why(s, "free-france", "ussr") == ""
    assert why(s, "free-france", "norway", by_move=True) == "gw.5.4.a"


@rule("gw.5.1.c")
def test_nobody_attacks_a_minor_power_that_his_own_side_controls() -> None:
    s = position({}, "germany", income=READY, control={"turkey": "great-britain"}, money={"france": 10})
    assert why(s, "france", "turkey", by_move=True) == "gw.5.1.c"
    assert why(s, "italy", "turkey", by_move=True) == ""


@rule("gw.5.1.s")
def test_the_axis_is_asked_before_the_ussr_declares_war_in_the_german_turn() -> None:
    s = position({}, "germany", income=READY)
    act(s, "2: declare ussr germany")
    assert not at_war(s, nation(s, "ussr"), nation(s, "germany"))
    assert s.pending() == (AXIS,)
    assert s.prompt(AXIS) == "gw-prompt-first-word"
    assert [action.text for action in s.legal(AXIS)] == [
        "pass",
        "declare germany ussr",
        "declare japan ussr",
        "declare italy ussr",
    ]
    assert read_state(s.rulings, s.plain()).plain() == s.plain()
    assert refused(s, "2: declare ussr japan") == "gw.5.1.s", "one word after the other"
    assert refused(s, "declare germany france") == "gw.5.1.s"
    act(s, "pass")
    assert at_war(s, nation(s, "ussr"), nation(s, "germany"))
    assert s.barbarossa == OVER, "the USSR was first"


@rule("gw.5.1.s", "gw.15.1.b")
def test_germany_on_turn_forestalls_the_ussr() -> None:
    s = position({}, "germany", income={**READY, "ussr": 20})
    act(s, "2: declare ussr germany")
    act(s, "declare germany ussr")
    assert s.declared[nation(s, "ussr")] == 0, "its own declaration falls away"
    assert s.declared[nation(s, "germany")] >> nation(s, "ussr") & 1
    assert s.barbarossa == STRIKING
    ussr = nation(s, "ussr")
    assert s.income[ussr] == full_income(s, ussr), "full production: war was declared on it (gw.5.1.k)"
    assert s.pending() == (AXIS,), "the German turn goes on"
    assert refused(s, "done") == ""


@rule("gw.5.1.s")
def test_an_ally_of_the_attacker_has_the_first_word_too_and_others_have_none() -> None:
    s = position({}, "germany", income=READY)
    act(s, "2: declare ussr germany")
    act(s, "declare japan ussr")
    assert s.pending() == (AXIS,), "Germany may still follow"
    act(s, "pass")
    assert s.declared[nation(s, "japan")] >> nation(s, "ussr") & 1
    assert s.declared[nation(s, "ussr")] >> nation(s, "germany") & 1
    s = position({}, "usa", income=READY)
    act(s, "2: declare ussr germany")
    assert at_war(s, nation(s, "ussr"), nation(s, "germany")), "it is nobody's turn of the Axis"


@rule("gw.5.1.d")
def test_who_has_lost_zones_is_ready_for_war_at_full_production() -> None:
    s = position({}, "germany", owner={"luzon-and-the-visayas": "japan"}, wars=[["japan", "usa"]])
    s.declared[nation(s, "germany")] = 1 << nation(s, "norway")
    usa = nation(s, "usa")
    s.income[usa] = full_income(s, usa)
    assert s.income[usa] < 63
    assert why(s, "usa", "germany") == ""
    s.income[usa] -= 1
    assert why(s, "usa", "germany") == "gw.5.1.d"


@rule("gw.5.1.n")
def test_what_the_pact_leaves_to_the_ussr_is_of_its_sphere() -> None:
    s = position({}, "germany", income=READY, owner={"lithuania": "ussr"}, treaties={"ended": ["molotov-ribbentrop"]})
    assert why(s, "usa", "ussr") == "gw.5.1.n"
    s = position({}, "germany", income=READY, owner={"lithuania": "ussr"})
    assert why(s, "usa", "ussr") == "", "without the pact it is a conquest"


@rule("gw.5.1.o", "gw.4.10.a")
def test_the_spain_that_is_left_is_a_neutral_nation_to_the_allies() -> None:
    whole = ("galicia-and-leon", "western-andalucia", "catalonia", "eastern-andalucia", "basque-country", "madrid",
             "balearic-islands", "spanish-morocco", "canary-islands", "rio-de-oro")  # fmt: skip
    for spain in ("spanish-nationalists", "spanish-republicans"):
        s = position({}, "germany", income=READY, owner=dict.fromkeys(whole, spain), money={"great-britain": 10})
        for power in ("great-britain", "free-france", "france"):
            expected = "" if power == "great-britain" else "gw.5.7.c" if power == "free-france" else "gw.5.4.a"
            assert why(s, power, spain, by_move=True) == expected, power
        assert is_bystander(s, nation(s, spain))
