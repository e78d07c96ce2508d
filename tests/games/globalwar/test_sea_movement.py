"""Ships: ports and their bonus, enemies on the way, submarines, raiders, escorts, straits, canals, and port."""

from __future__ import annotations

import pytest

from sandtable.games.globalwar.combat.battle import Battle
from sandtable.games.globalwar.markers import MARKS
from sandtable.games.globalwar.movement.challenge import Skirmish
from sandtable.games.globalwar.movement.encounter import hunting_bonus
from sandtable.games.globalwar.movement.reach import allowance
from sandtable.games.globalwar.movement.sight import Sight
from sandtable.games.globalwar.reading import read_state
from sandtable.games.globalwar.relations import at_war
from sandtable.games.globalwar.state import GlobalWar
from sandtable.games.globalwar.title import GAME
from sandtable.games.globalwar.turn import begin_second_pass
from sandtable.kernel.plain import Plain

from .table import ALLIES, AXIS, find, nation, offered, play, position, refused, roll, units, zone

rule = pytest.mark.rule
WAR = [["great-britain", "germany"]]
MEDITERRANEAN_WAR = [["great-britain", "italy"]]


def moves(s: GlobalWar, where: str, kind: str) -> int:
    u = find(s, where, kind)
    return allowance(s, Sight(s, s.nation[u]), u)


@rule("gw.0.5.e", "gw.13.2.a", "gw.13.2.3.a")
def test_s09_two_major_ports_and_a_shipyard_add_one_move() -> None:
    s = position({"P15": {"japan": ["destroyer", "submarine"]}, "P34": {"japan": ["destroyer"]}}, "japan")
    assert moves(s, "P15", "destroyer") == 4
    assert moves(s, "P15", "submarine") == 3, "ports do not serve submarines"
    assert moves(s, "P34", "destroyer") == 3
    base = {"korea": [{"kind": "submarine-base", "opens": ["P14"]}, {"kind": "minor-port", "opens": ["P14"]}]}
    s = position({"P14": {"japan": ["submarine", "destroyer"]}}, "japan", facilities={**base, "rehe": []})
    assert moves(s, "P14", "submarine") == 4
    assert moves(s, "P14", "destroyer") == 3, "a minor port adds nothing"


@rule("gw.13.1.6.c")
def test_damage_slows_capital_ships() -> None:
    s = position({"P34": {"japan": ["battleship:d1", "battleship"]}}, "japan")
    assert moves(s, "P34", "battleship") == 1


@rule("gw.9.4.a", "gw.9.4.f")
def test_surface_warships_bring_battle_and_transports_alone_do_not() -> None:
    stand = {"A21": {"great-britain": ["2*destroyer"]}, "A22": {"germany": ["naval-transport"]}}
    s = position(stand, "great-britain", wars=WAR)
    play(s, "move destroyer A21 A22")
    assert "destroyer:3" in units(s, "A22")
    assert refused(s, "move destroyer:3 A22 A28") == ""
    play(s, "attack destroyer:3 A22")
    assert "destroyer:3:battle" in units(s, "A22")
    stand["A22"] = {"germany": ["destroyer"]}
    s = position(stand, "great-britain", wars=WAR)
    play(s, "move destroyer A21 A22")
    assert "destroyer:3:battle" in units(s, "A22")
    assert refused(s, "move destroyer:3:battle A22 A28") == "gw.10.1.c"


@rule("gw.13.2.b")
def test_damaged_bases_and_ports_are_of_no_use() -> None:
    stand = {"A21": {"great-britain": ["destroyer", "submarine"]}, "southern-england": {"great-britain": ["fighter"]}}
    for hurt, wanted in ((0, (4, 4, 5)), (1, (3, 3, 4))):
        kinds = ("major-port", "submarine-base", "airbase")
        works = {"southern-england": [{"kind": kind, "damage": hurt} for kind in kinds], "london": [],
                 "northern-england": []}  # fmt: skip
        s = position(stand, "great-britain", facilities=works)
        sight = Sight(s, nation(s, "great-britain"))
        moves = [allowance(s, sight, find(s, where, kind)) for where, kind in
                 (("A21", "destroyer"), ("A21", "submarine"), ("southern-england", "fighter"))]  # fmt: skip
        assert tuple(moves) == wanted
        s = position(stand, "great-britain", "non-combat", facilities=works)
        assert (refused(s, "harbour destroyer A21 southern-england") == "") == (not hurt)


@rule("gw.9.4.b")
def test_submerged_submarines_are_ignored() -> None:
    stand = {"A21": {"great-britain": ["destroyer"]}, "A22": {"germany": ["submarine:submerged"]}}
    s = position(stand, "great-britain", wars=WAR)
    play(s, "move destroyer A21 A22", "move destroyer:3 A22 A28")
    assert units(s, "A28") == ["destroyer:2"]


@rule("gw.9.4.d", "gw.9.3.1.c")
def test_s32_a_submarine_passes_a_fleet_without_patrols() -> None:
    fleet = ["battleship", "destroyer", "naval-transport"]
    stand = {"A28": {"germany": ["submarine"]}, "A21": {"great-britain": fleet}}
    s = position(stand, "germany", wars=WAR)
    play(s, "move submarine A28 A21")
    assert s.pending() == (AXIS,), "the fleet is not asked"
    play(s, "move submarine:2 A21 A20")
    assert units(s, "A20") == ["submarine:1"]


@rule("gw.9.4.d")
def test_a_moving_submarine_may_attack_instead() -> None:
    stand = {"A28": {"germany": ["submarine"]}, "A21": {"great-britain": ["destroyer"]}}
    s = position(stand, "germany", wars=WAR)
    play(s, "move submarine A28 A21", "attack submarine:2 A21")
    assert "submarine:2:battle" in units(s, "A21")


@rule("gw.9.4.1.a", "gw.9.4.1.d")
def test_the_attacker_divides_screening_and_continuing_force() -> None:
    stand = {"A21": {"great-britain": ["2*destroyer", "battleship"]}, "A22": {"germany": ["destroyer"]}}
    s = position(stand, "great-britain", wars=WAR)
    play(s, "move 2*destroyer A21 A22", "move battleship A21 A22")
    play(s, "follow battleship:2:battle A22", "follow destroyer:3:battle A22")
    assert refused(s, "follow destroyer:3:battle A22") == "gw.9.4.1.a"
    play(s, "attack battleship:2:follow A22")
    assert sorted(units(s, "A22")) == ["battleship:2:battle", "destroyer", "destroyer:3:battle", "destroyer:3:follow"]


@rule("gw.11.4.a", "gw.11.4.c")
def test_in_non_combat_surface_ships_keep_away_from_warships_and_patrols() -> None:
    stand = {"A21": {"great-britain": ["destroyer", "submarine"]}, "A22": {"germany": ["destroyer"]}}
    s = position(stand, "great-britain", "non-combat", wars=WAR)
    assert refused(s, "move destroyer A21 A22") == "gw.11.4.a"
    assert refused(s, "move submarine A21 A22") == ""
    stand["A22"] = {"germany": ["fighter:patrol"]}
    s = position(stand, "great-britain", "non-combat", wars=WAR)
    assert refused(s, "move destroyer A21 A22") == "gw.11.4.a"
    stand["A22"] = {"germany": ["submarine:submerged", "naval-transport"]}
    s = position(stand, "great-britain", "non-combat", wars=WAR)
    assert refused(s, "move destroyer A21 A22") == ""


# submarines and patrols on the way


@rule("gw.9.3.1.d", "gw.9.4.e", "gw.9.3.1.b")
def test_s33_a_patrol_takes_on_a_submarine_with_a_destroyer_beside_it() -> None:
    hunters = ["tactical-bomber:patrol", "destroyer", "battleship"]
    stand = {"M3": {"great-britain": ["submarine"]}, "M4": {"italy": hunters}}
    s = position(stand, "great-britain", wars=MEDITERRANEAN_WAR)
    play(s, "move submarine M3 M4")
    assert s.pending() == (AXIS,)
    assert [act.text for act in s.legal(AXIS)] == ["pass", "engage", "engage aircraft"]
    twin = s.copy()
    play(twin, "pass", "move submarine:2 M4 M8")
    assert units(twin, "M8") == ["submarine:1"], "Italy could have let it go"
    s.stack[-1].take(s, AXIS, s.legal(AXIS)[1])
    round_ = s.stack[-1]
    assert isinstance(round_, Skirmish)
    assert [s.unit(u).id for u in round_.hunters] == ["tactical-bomber", "destroyer"], "nobody else takes part"
    s.run()
    roll(s, 12, 12, 12)  # one shot each, and all miss
    play(s, "move submarine:2 M4 M8")


@rule("gw.9.3.1.g")
def test_s34_aircraft_of_a_carrier_take_on_submarines_as_if_on_patrol() -> None:
    fleet = ["fleet-carrier+fighter+fighter", "2*destroyer"]
    stand = {"A23": {"germany": ["2*submarine"]}, "A22": {"great-britain": fleet}}
    s = position(stand, "germany", wars=WAR)
    play(s, "move 2*submarine A23 A22")
    assert s.pending() == (ALLIES,)
    s.stack[-1].take(s, ALLIES, s.legal(ALLIES)[2])
    round_ = s.stack[-1]
    assert isinstance(round_, Skirmish)
    assert [s.unit(u).id for u in round_.hunters] == ["fighter", "fighter"]


@rule("gw.9.4.c")
def test_s35_submarines_may_take_on_a_fleet_that_sails_by() -> None:
    stand = {"M8": {"great-britain": ["destroyer"]}, "M4": {"italy": ["2*submarine"]}}
    s = position(stand, "great-britain", wars=MEDITERRANEAN_WAR)
    play(s, "move destroyer M8 M4")
    assert s.pending() == (AXIS,)
    play(s, "engage")
    roll(s, 4, 12, 12)  # every warship may hit them, and both fire back
    assert [one.split(":")[0] for one in units(s, "M4")].count("submarine") == 1
    assert s.pending() == (ALLIES,), "the fleet sails on"
    assert refused(s, f"move {units(s, 'M4')[0]} M4 M2") == ""
    stand["M4"] = {"italy": ["2*submarine:submerged"]}
    s = position(stand, "great-britain", wars=MEDITERRANEAN_WAR)
    play(s, "move destroyer M8 M4")
    assert s.pending() == (ALLIES,), "submerged submarines are not asked"


@rule("gw.9.4.c", "gw.11.4.b")
def test_submarines_that_take_on_a_ship_meet_all_of_its_fleet_in_the_zone() -> None:
    for phase in ("combat-movement", "non-combat"):
        stand = {"M8": {"great-britain": ["2*destroyer", "battleship"]}, "M4": {"italy": ["2*submarine"]}}
        s = position(stand, "great-britain", phase, wars=[["great-britain", "italy"]])
        play(s, "move 2*destroyer M8 M4", "pass", "move battleship M8 M4", "engage")
        battle = s.stack[-1]
        assert isinstance(battle, Battle)
        assert sorted(s.unit(u).id for u, _ in battle.lines[0]) == ["battleship", "destroyer", "destroyer"]


@rule("gw.11.4.b")
def test_in_non_combat_submarines_and_patrols_are_asked_too() -> None:
    stand = {"A21": {"great-britain": ["destroyer", "submarine"]}, "A22": {"germany": ["submarine"]}}
    s = position(stand, "great-britain", "non-combat", wars=WAR)
    play(s, "move destroyer A21 A22")
    assert s.pending() == (AXIS,)
    stand["A22"] = {"germany": ["fighter:patrol"]}
    s = position(stand, "great-britain", "non-combat", wars=WAR)
    play(s, "move submarine A21 A22")
    assert s.pending() == (AXIS,)


@rule("gw.9.4.e")
def test_advanced_submarines_meet_aircraft_alone() -> None:
    stand = {"M3": {"great-britain": ["advanced-submarine"]}, "M4": {"italy": ["fighter:patrol", "destroyer"]}}
    s = position(stand, "great-britain", wars=MEDITERRANEAN_WAR)
    play(s, "move advanced-submarine M3 M4")
    assert [act.text for act in s.legal(AXIS)] == ["pass", "engage"]


@rule("gw.9.3.1.c")
def test_a_patrol_refuses_surface_ships_unless_they_bring_aircraft() -> None:
    stand = {"M3": {"great-britain": ["destroyer", "light-carrier+fighter"]}, "M4": {"italy": ["fighter:patrol"]}}
    s = position(stand, "great-britain", wars=MEDITERRANEAN_WAR)
    twin = s.copy()
    play(s, "move destroyer M3 M4", "pass", "move destroyer:2 M4 M8")
    assert units(s, "M4") == ["fighter:patrol:declined"]
    play(twin, "move light-carrier+fighter M3 M4")
    assert [act.text for act in twin.legal(AXIS)] == ["engage"]
    play(twin, "engage")
    assert "light-carrier:2:battle+fighter" in units(twin, "M4")


# straits and canals


@rule("gw.1.8.g", "gw.1.8.b")
def test_s13_the_danish_straits_are_forced_under_fire() -> None:
    stand = {"A11": {"great-britain": ["battleship", "destroyer"]}}
    s = position(stand, "great-britain", wars=WAR, owner={"denmark": "germany"})
    assert refused(s, "move battleship A11 A12") == "gw.1.8.f"
    play(s, "force battleship A11 A12")
    roll(s, 2)
    assert units(s, "A12") == ["battleship:1:d1"]
    play(s, "force destroyer A11 A12")
    roll(s, 6)
    assert "destroyer:2" in units(s, "A12")


@rule("gw.1.8.g", "gw.1.8.a")
def test_a_hit_in_the_straits_sinks_a_destroyer_and_forcing_them_is_war() -> None:
    stand = {"A11": {"great-britain": ["2*destroyer"]}}
    ready = {"great-britain": 25}
    s = position(stand, "great-britain", owner={"denmark": "germany"}, income=ready)
    assert refused(s, "force destroyer A11 A12") == "gw.5.1.h", "it must be allowed to declare war"
    play(s, "0: declare germany france")
    play(s, "force 2*destroyer A11 A12")
    assert at_war(s, nation(s, "great-britain"), nation(s, "germany"))
    roll(s, 3, 4)
    assert units(s, "A12") == ["destroyer:2"]


@rule("gw.1.8.f")
def test_the_danish_straits_before_and_after_denmark_falls() -> None:
    ships = {"A11": {"great-britain": ["destroyer"], "germany": ["destroyer"], "ussr": ["destroyer"]}}
    s = position(ships, "great-britain")
    assert refused(s, "move destroyer A11 A12") == "gw.1.8.f"
    assert refused(position(ships, "germany"), "move destroyer A11 A12") == ""
    assert refused(position(ships, "ussr"), "move destroyer A11 A12") == ""
    s = position(ships, "great-britain", owner={"denmark": "france"})
    assert refused(s, "move destroyer A11 A12") == ""
    s = position(ships, "germany", owner={"denmark": "france"}, wars=[["germany", "france"]])
    assert refused(s, "move destroyer A11 A12") == "gw.1.8.f"


@rule("gw.1.8.e")
def test_submarines_pass_closed_straits_but_no_closed_canals() -> None:
    ships = {"A11": {"great-britain": ["submarine"]}, "A23": {"great-britain": ["submarine"]}}
    s = position(ships, "great-britain", wars=WAR, owner={"denmark": "germany"})
    assert refused(s, "move submarine A11 A12") == ""
    assert refused(s, "move submarine A23 A12") == "gw.1.8.h"
    s = position({"M8": {"italy": ["submarine"]}}, "italy", wars=MEDITERRANEAN_WAR)
    assert refused(s, "move submarine M8 I5") == "gw.1.8.b"
    assert refused(position({"M8": {"italy": ["submarine"]}}, "italy"), "move submarine M8 I5") == ""


@rule("gw.1.8.h")
def test_the_kiel_canal_serves_its_owner_and_partners() -> None:
    s = position({"A23": {"germany": ["destroyer"], "ussr": ["destroyer"]}}, "germany")
    assert refused(s, "move destroyer A23 A12") == ""
    s = position({"A23": {"ussr": ["destroyer"]}}, "ussr")
    assert refused(s, "move destroyer A23 A12") == "gw.1.8.h"


@rule("gw.1.8.j")
def test_the_turkish_straits_while_turkey_is_neutral() -> None:
    ships = {"M10": {"ussr": ["destroyer", "battleship"]}, "M7": {"italy": ["light-carrier", "destroyer"]}}
    s = position(ships, "ussr")
    assert refused(s, "move destroyer M10 M7") == ""
    assert refused(s, "move battleship M10 M7") == "gw.1.8.j"
    assert refused(position(ships, "italy"), "move light-carrier M7 M10") == "gw.1.8.j"
    s = position(ships, "italy", wars=[["italy", "france"]])
    assert refused(s, "move destroyer M7 M10") == "gw.1.8.j"
    s = position(ships, "italy", wars=[["italy", "france"]], owner={"istanbul": "italy"})
    assert refused(s, "move destroyer M7 M10") == ""


@rule("gw.1.8.i")
def test_the_white_sea_canal_takes_one_submarine_in_non_combat() -> None:
    ships = {"A14": {"ussr": ["2*submarine", "destroyer"]}}
    assert refused(position(ships, "ussr"), "move submarine A14 A9") == "gw.1.8.i"
    s = position(ships, "ussr", "non-combat")
    assert refused(s, "move destroyer A14 A9") == "gw.1.8.i"
    assert refused(s, "move 2*submarine A14 A9") != ""
    play(s, "move submarine A14 A9")
    assert units(s, "A9") == ["submarine:0"]
    assert refused(s, "move submarine A14 A9") == "gw.1.8.i", "one a turn"
    s = position(ships, "ussr", "non-combat", owner={"karelia": "finland"})
    assert refused(s, "move submarine A14 A9") == "gw.1.8.i"


@rule("gw.1.13.a")
def test_the_northern_sea_route_takes_one_ship_of_the_ussr_for_its_whole_move() -> None:
    s = position({"A9": {"ussr": ["2*destroyer"]}}, "ussr")
    assert refused(s, "move 2*destroyer A9 P1") == "gw.1.13.a"
    play(s, "move destroyer A9 P1")
    assert units(s, "P1") == ["destroyer:0"]
    assert refused(s, "move destroyer A9 P1") == "gw.1.13.a"
    s = position({"A9": {"germany": ["destroyer"]}}, "germany")
    assert refused(s, "move destroyer A9 P1") == "gw.1.13.a"


@rule("gw.1.13.a", "gw.11.5.c")
def test_a_ship_in_port_begins_in_the_sea_before_it_and_may_take_the_route() -> None:
    world = GAME.printed.world
    port = world.ids(world.coasts[world.number["A9"]])[0]
    more: dict[str, Plain] = {"owner": {port: "ussr"}, "facilities": {port: [{"kind": "major-port", "opens": ["A9"]}]}}
    s = position({port: {"ussr": ["2*destroyer"]}}, "ussr", **more)
    play(s, f"move 2*destroyer {port} A9")
    name = units(s, "A9")[0]
    play(s, f"move {name} A9 P1")
    assert units(s, "P1") == ["destroyer:0"]
    s = position({"A8": {"ussr": ["destroyer"]}}, "ussr")
    play(s, "move destroyer A8 A9")
    assert refused(s, f"move {units(s, 'A9')[0]} A9 P1") == "gw.1.13.a", "it has sailed"


@rule("gw.9.4.g", "gw.11.1.a")
def test_s36_no_passage_in_the_turn_its_zone_is_taken() -> None:
    stand = {"A11": {"great-britain": ["destroyer"]}, "A12": {"germany": ["destroyer"]}}
    s = position(stand, "great-britain", wars=WAR, owner={"denmark": "germany"})
    assert refused(s, "move destroyer A11 A12") == "gw.1.8.f", "Denmark is not taken yet"
    s = position(stand, "great-britain", wars=WAR, owner={"denmark": "great-britain"})
    s.taken = 1 << zone(s, "denmark")
    assert refused(s, "move destroyer A11 A12") == "gw.9.4.g"
    s = position({"M8": {"italy": ["destroyer"]}}, "italy", "non-combat", owner={"lower-egypt": "italy"})
    s.taken = 1 << zone(s, "lower-egypt")
    assert refused(s, "move destroyer M8 I5") == "gw.11.1.a"


# raiders and escorts


@rule("gw.9.4.4.a", "gw.9.4.4.f")
def test_a_battlecruiser_becomes_a_raider_and_a_common_ship_again() -> None:
    s = position({"A22": {"germany": ["battlecruiser", "battleship"]}}, "germany")
    assert refused(s, "raider battleship A22") == "gw.9.4.4.a"
    assert refused(s, "regular battlecruiser A22") == "gw.9.4.4.a"
    play(s, "raider battlecruiser A22")
    assert "battlecruiser:raider" in units(s, "A22")
    twin = s.copy()
    play(twin, "regular battlecruiser:raider A22")
    play(s, "move battlecruiser:raider A22 A28")
    assert refused(s, "regular battlecruiser:2:raider A28") == "gw.9.4.4.f"


@rule("gw.9.4.4.b", "gw.9.4.4.e")
def test_s39_a_raider_slips_past_two_cruisers() -> None:
    stand = {
        "M2": {"italy": ["battlecruiser"]},
        "M4": {"great-britain": ["heavy-cruiser", "light-cruiser"]},
        "M8": {"great-britain": ["2*naval-transport"]},
    }
    s = position(stand, "italy", wars=MEDITERRANEAN_WAR)
    play(s, "raider battlecruiser M2", "move battlecruiser:raider M2 M4")
    twin = s.copy()
    roll(s, 8, 3)  # 8 + 2 against 3 + 8
    play(s, "move battlecruiser:2:raider M4 M8", "attack battlecruiser:1:raider M8")
    assert "battlecruiser:1:raider:battle" in units(s, "M8")
    roll(twin, 12, 6)  # 12 + 2 against 6 + 8: again
    roll(twin, 12, 1)
    assert "battlecruiser:2:raider:battle" in units(twin, "M4")


@rule("gw.9.4.4.c", "gw.9.4.4.e")
def test_s38_a_hunted_raider_is_caught_or_slips_away() -> None:
    hunters = ["battleship", "light-carrier+fighter", "heavy-cruiser", "2*destroyer"]
    stand = {"A22": {"germany": ["battlecruiser:raider", "2*destroyer"]}, "A21": {"great-britain": hunters}}
    s = position(stand, "great-britain", wars=WAR)
    play(s, "move battleship A21 A22", "move light-carrier+fighter A21 A22", "move heavy-cruiser A21 A22")
    play(s, "move 2*destroyer A21 A22", "hunt battleship:2:battle A22")
    assert hunting_bonus(s, find(s, "A22", "battlecruiser"), True) == 9
    twin = s.copy()
    roll(s, 4, 4)  # 13 against 12
    assert "battlecruiser:raider:caught" in units(s, "A22")
    roll(twin, 2, 4)  # 11 against 12
    assert twin.pending() == (AXIS,)
    third = twin.copy()
    play(twin, "slip")
    assert "battlecruiser:raider:declined" in units(twin, "A22")
    assert twin.pending() == (ALLIES,)
    play(third, "stand")
    assert "battlecruiser:raider:caught" in units(third, "A22")


@rule("gw.9.4.4.g")
def test_each_of_several_raiders_is_rolled_for() -> None:
    stand = {"A22": {"germany": ["2*battlecruiser:raider"]}, "A21": {"great-britain": ["2*battleship"]}}
    s = position(stand, "great-britain", wars=WAR)
    play(s, "move 2*battleship A21 A22", "hunt battleship:2 A22")
    roll(s, 12, 1)  # 14 against 9
    assert units(s, "A22").count("battlecruiser:raider:caught") == 1
    roll(s, 1, 12)  # 3 against 20
    play(s, "slip")
    assert {"battlecruiser:raider:caught", "battlecruiser:raider:declined"} <= set(units(s, "A22"))


@rule("gw.9.4.4.e")
def test_radar_helps_the_hunter() -> None:
    stand = {"A22": {"germany": ["battlecruiser:raider"], "great-britain": ["destroyer"]}}
    s = position(stand, "great-britain", wars=WAR, technologies={"great-britain": ["radar"]})
    assert hunting_bonus(s, find(s, "A22", "battlecruiser"), True) == 7


@rule("gw.9.4.4.c", "gw.9.4.5.c")
def test_raiders_and_escorts_may_be_ignored() -> None:
    for kind in ("battlecruiser:raider", "destroyer:escort"):
        stand = {"A22": {"germany": [kind]}, "A21": {"great-britain": ["destroyer"]}}
        s = position(stand, "great-britain", wars=WAR)
        play(s, "move destroyer A21 A22", "move destroyer:3 A22 A28")
        assert units(s, "A28") == ["destroyer:2"]


@rule("gw.9.4.4.d")
def test_a_raider_attacks_alone() -> None:
    stand = {"A21": {"germany": ["battlecruiser:raider", "submarine"], "great-britain": ["naval-transport"]}}
    s = position(stand, "germany", wars=WAR)
    play(s, "attack submarine A21")
    assert refused(s, "attack battlecruiser:raider A21") == "gw.9.4.4.d"


@rule("gw.9.4.5.a", "gw.9.4.5.d")
def test_warships_escort_lines_of_their_alliance() -> None:
    s = position({"A21": {"great-britain": ["2*destroyer", "submarine"], "germany": ["destroyer"]}}, "great-britain")
    assert refused(s, "escort submarine A21") == "gw.9.4.5.a"
    play(s, "escort destroyer A21")
    assert units(s, "A21").count("destroyer:escort") == 1
    assert refused(s, "move destroyer:escort A21 A22") == "gw.9.4.5.a"
    play(s, "release destroyer:escort A21")
    assert "destroyer:escort" not in units(s, "A21")
    s = position({"A21": {"germany": ["destroyer"]}}, "germany")
    assert refused(s, "escort destroyer A21") == "gw.9.4.5.a", "no line of the Axis there"


@rule("gw.9.4.5.c")
def test_escorts_are_attacked_when_the_attacker_says_so() -> None:
    stand = {"A21": {"great-britain": ["destroyer:escort"]}, "A28": {"germany": ["destroyer"]}}
    s = position(stand, "germany", wars=WAR)
    play(s, "move destroyer A28 A21", "hunt destroyer:2 A21")
    assert units(s, "A21") == ["destroyer:escort:caught", "destroyer:2:battle"]


@rule("gw.10.9.a", "gw.10.9.g", "gw.1.5.b")
def test_raids_on_open_lines() -> None:
    stand = {"A21": {"germany": ["submarine", "destroyer", "medium-bomber:patrol"]}}
    s = position(stand, "germany", wars=WAR)
    assert refused(s, "raid destroyer A21 cape-line") == "gw.10.9.a"
    assert refused(s, "raid submarine A21 tokyo-line") == "gw.1.5.b"
    play(s, "raid submarine A21 cape-line", "raid medium-bomber:patrol A21 halifax-line")
    assert "submarine:raid" in units(s, "A21")
    s = position(stand, "germany", wars=WAR, owner={"cape-town": "germany"})
    assert refused(s, "raid submarine A21 cape-line") == "gw.1.5.b", "closed: an end is lost"
    stand["A21"]["great-britain"] = ["seaplane:patrol"]
    s = position(stand, "germany", wars=WAR)
    assert refused(s, "raid medium-bomber:patrol A21 cape-line") == "gw.10.9.g"


# in port


@rule("gw.11.5.a", "gw.11.5.b")
def test_ships_go_into_a_fitting_port() -> None:
    stand = {"P15": {"japan": ["destroyer", "submarine", "light-carrier+fighter", "battlecruiser:raider"]}}
    s = position(stand, "japan", "non-combat")
    assert refused(s, "harbour submarine P15 kyushu") == "gw.11.5.a", "no submarine base"
    assert refused(s, "harbour light-carrier+fighter P15 kyushu") == "gw.11.5.a", "aircraft on deck"
    assert refused(s, "harbour destroyer P15 korea") == "gw.11.5.a"
    play(s, "harbour destroyer P15 kyushu", "harbour battlecruiser:raider P15 kyushu")
    assert units(s, "kyushu") == ["destroyer:0", "battlecruiser:0"]
    port = {"kyushu": [{"kind": "major-port", "damage": 1}]}
    s = position(stand, "japan", "non-combat", facilities=port)
    assert refused(s, "harbour destroyer P15 kyushu") == "gw.11.5.a"


@rule("gw.11.5.h")
def test_cargo_that_goes_ashore_in_port_stays_there() -> None:
    stand = {"P15": {"japan": ["naval-transport+infantry"]}}
    s = position(stand, "japan", "non-combat")
    play(s, "harbour naval-transport+infantry P15 kyushu", "unload infantry:aboard kyushu kyushu")
    u = find(s, "kyushu", "infantry")
    assert s.left[u] == 0
    assert refused(s, f"move {units(s, 'kyushu')[0]} kyushu honshu") != ""
    raised = position({"A12": {"germany": ["naval-transport+infantry"]}}, "germany", "non-combat", date="1939-07")
    play(raised, "harbour naval-transport+infantry A12 western-germany")
    play(raised, "unload infantry:aboard western-germany western-germany")
    begin_second_pass(raised)
    assert raised.left[find(raised, "western-germany", "infantry")] == 0


@rule("gw.11.5.c", "gw.11.5.e", "gw.11.5.f")
def test_ships_sail_from_port_into_any_sea_it_opens_on() -> None:
    s = position({"honshu": {"japan": ["2*destroyer"]}}, "japan")
    play(s, "move destroyer honshu P15", "move destroyer honshu P16")
    assert units(s, "P15") == ["destroyer:4"]
    assert units(s, "P16") == ["destroyer:4"], "sailing out costs nothing"
    port = {"honshu": [{"kind": "major-port", "damage": 1, "opens": ["P16"]}]}
    s = position({"honshu": {"japan": ["destroyer", "battleship:ghost"]}}, "japan", facilities=port)
    assert refused(s, "move destroyer honshu P16") == "gw.11.5.e"
    assert refused(s, "move destroyer honshu P15") == "gw.11.5.c"
    assert refused(s, "move battleship:ghost honshu P16") == "gw.11.5.f"
    yard = [*port["honshu"], {"kind": "major-shipyard", "opens": ["P16"]}]
    s = position({"honshu": {"japan": ["destroyer"]}}, "japan", facilities={"honshu": yard})
    assert refused(s, "move destroyer honshu P16") == "", "a yard beside the damaged port is open"


@rule("gw.11.5.a")
def test_s58_a_fleet_that_fought_goes_back_into_port() -> None:
    stand = {"M3": {"italy": ["destroyer:2:fought:retreated"]}}
    s = position(stand, "italy", "non-combat", wars=MEDITERRANEAN_WAR)
    assert refused(s, "move destroyer:2:fought:retreated M3 M4") != "", "who retreated stays"
    name = units(s, "M3")[0]
    play(s, f"harbour {name} M3 northern-italy")
    assert "italy" in [s.nation_at(s.nation[u]).id for u in s.standing[zone(s, "northern-italy")]]


@rule("gw.10.8.3.e", "gw.11.5.a")
def test_s57_ships_of_an_assault_go_into_port_in_the_captured_zone_only() -> None:
    stand = {"A8": {"germany": ["naval-transport+infantry", "destroyer"]}}
    s = position(stand, "germany", owner={"trondelag": "germany"}, wars=[["germany", "norway"]],
                 facilities={"trondelag": [{"kind": "major-port", "opens": ["A8"]}]})  # fmt: skip
    play(s, "unload infantry:aboard A8 northern-norway", "done")
    assert s.owner[zone(s, "northern-norway")] == nation(s, "germany")
    ship = units(s, "A8")[0]
    assert refused(s, f"harbour {ship} A8 trondelag") == "gw.10.8.3.e"
    assert refused(s, "harbour destroyer A8 trondelag") == "", "it took no part"
    play(s, f"harbour {ship} A8 northern-norway")
    assert "naval-transport:0:unloaded" in units(s, "northern-norway")


@rule("gw.9.4.2.c")
def test_a_blockade_is_met_by_who_sails_out() -> None:
    stand = {"western-germany": {"germany": ["destroyer"]}, "A23": {"great-britain": ["3*destroyer"]}}
    s = position(stand, "germany", wars=WAR)
    play(s, "move destroyer western-germany A23")
    assert "destroyer:4:battle" in units(s, "A23")


@rule("gw.9.4.h", "gw.9.4.c")
def test_ships_of_several_kinds_sail_as_one_flotilla_and_meet_one_challenge() -> None:
    stand = {
        "P16": {"japan": ["battleship", "2*destroyer", "naval-transport+infantry"]},
        "P17": {"usa": ["submarine"]},
    }
    s = position(stand, "japan", wars=[["japan", "usa"]])
    assert offered(s, "move flotilla") == [], "none has gathered"
    play(s, "gather battleship P16", "gather destroyer P16", "gather naval-transport+infantry P16")
    assert refused(s, "gather battleship:flotilla P16") == "gw.9.4.h"
    play(s, "move flotilla P16 P17")
    assert s.pending() == (ALLIES,), "one question to the submarine"
    play(s, "pass")
    assert s.pending() == (AXIS,)
    assert units(s, "P16") == ["destroyer"]
    play(s, "move flotilla P17 P20")
    assert len(units(s, "P20")) == 4
    s.marks[find(s, "P20", "battleship")] = (1 << len(MARKS)) - 1
    assert read_state(s.rulings, s.plain()).plain() == s.plain(), "a unit with all marks can be read"


@rule("gw.9.4.h")
def test_a_flotilla_goes_where_each_of_its_ships_can_go() -> None:
    s = position({"P16": {"japan": ["destroyer:1", "light-cruiser:0", "submarine"]}}, "japan")
    assert refused(s, "gather submarine P16") == "gw.9.4.h", "submarines sail on their own"
    play(s, "gather destroyer:1 P16", "gather light-cruiser:0 P16")
    assert refused(s, "move flotilla P16 P17") == "gw.0.4.a"
    assert refused(s, "move flotilla P15 P16") == "gw.7.3.a"
    play(s, "move destroyer:1:flotilla P16 P17")
    assert units(s, "P17") == ["destroyer:0"], "who sails alone has left it"


@rule("gw.11.5.a", "gw.11.5.c")
def test_whoever_has_come_into_port_does_not_sail_out_on_the_other_side() -> None:
    fleet = {"A44": {"great-britain": ["destroyer"]}, "gibraltar": {"great-britain": ["light-cruiser"]}}
    s = position(fleet, "great-britain", "non-combat")
    play(s, "harbour destroyer A44 gibraltar")
    assert refused(s, "move destroyer:0 gibraltar M2") == refused(s, "move destroyer:0 gibraltar A44") == "gw.11.5.a"
    assert refused(s, "move light-cruiser gibraltar M2") == "", "it has lain there since the start of the turn"
