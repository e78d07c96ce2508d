"""Land units: borders, terrain, neutrals, militia, narrow crossings, guns in tow, and where a blitz may go."""

from __future__ import annotations

import pytest

from sandtable.games.globalwar.movement.land import why_no_blitz
from sandtable.games.globalwar.movement.sight import Sight
from sandtable.games.globalwar.state import GlobalWar
from sandtable.kernel.plain import Plain

from .table import JAPAN_IN_CHINA, find, nation, offered, play, position, refused, settle, units, zone

rule = pytest.mark.rule


def no_blitz(s: GlobalWar, kind: str, start: str, goal: str) -> str:
    """The rule that forbids a blitz of the unit of a kind, in the zone it has just won."""
    u = find(s, start, kind)
    refusal = why_no_blitz(s, Sight(s, s.nation[u]), u, zone(s, start), zone(s, goal))
    return "" if refusal is None else refusal.rule


@rule("gw.0.4.a", "gw.0.4.b")
def test_a_move_crosses_one_border_at_a_time() -> None:
    s = position({"rehe": {"japan": ["infantry"]}}, "japan", wars=JAPAN_IN_CHINA)
    assert refused(s, "move infantry rehe hopeh") == "gw.0.4.b"
    assert refused(s, "move infantry rehe beiping") == ""
    assert refused(s, "move 2*infantry rehe beiping") == "gw.7.3.a", "there is one only"
    assert refused(s, "move infantry korea rehe") == "gw.7.3.a"
    assert refused(s, "move infantry rehe nowhere") == "gw.7.3.a"
    assert refused(s, "move infantry rehe") == "gw.7.3.a"


@rule("gw.9.2.a", "gw.0.4.a")
def test_who_enters_an_enemy_zone_stops_there() -> None:
    s = position({"rehe": {"japan": ["cavalry"]}, "beiping": {"kmt": ["infantry"]}}, "japan", wars=JAPAN_IN_CHINA)
    play(s, "move cavalry rehe beiping")
    assert units(s, "beiping") == ["cavalry:1:battle", "infantry"]
    assert refused(s, "move cavalry:1:battle beiping hopeh") == "gw.10.1.c"


@rule("gw.9.1.a")
def test_combat_movement_leads_to_a_battle() -> None:
    s = position({"eastern-manchuria": {"japan": ["infantry", "cavalry"]}}, "japan", wars=JAPAN_IN_CHINA)
    assert refused(s, "move infantry eastern-manchuria rehe") == "gw.9.1.a"
    play(s, "move cavalry eastern-manchuria rehe", "move cavalry:1 rehe beiping")
    assert units(s, "beiping") == ["cavalry:0:battle"]


@rule("gw.11.1.a", "gw.9.1.a")
def test_in_non_combat_units_keep_to_friendly_zones_held_since_the_start() -> None:
    stand = {"rehe": {"japan": ["infantry"]}}
    s = position(stand, "japan", "non-combat", wars=JAPAN_IN_CHINA)
    assert refused(s, "move infantry rehe beiping") == "gw.9.1.a"
    s = position(stand, "japan", "non-combat", wars=JAPAN_IN_CHINA, owner={"beiping": "japan"})
    s.taken = 1 << zone(s, "beiping")
    assert refused(s, "move infantry rehe beiping") == "gw.11.1.a"
    s.taken = 0
    play(s, "move infantry rehe beiping")
    assert units(s, "beiping") == ["infantry:0"]


@rule("gw.11.1.a")
def test_who_has_made_a_combat_move_does_not_move_again() -> None:
    s = position({"rehe": {"japan": ["cavalry"]}}, "japan", wars=JAPAN_IN_CHINA)
    play(s, "move cavalry rehe beiping", "done")
    settle(s)
    assert s.phase == 3
    assert s.owner[zone(s, "beiping")] == nation(s, "japan"), "nobody defended it"
    assert offered(s, "move cavalry") == []


@rule("gw.1.7.1.a", "gw.1.7.a", "gw.1.7.b")
def test_mountains_stop_all_but_cavalry() -> None:
    stand = {"eastern-manchuria": {"japan": ["light-armor", "cavalry"]}}
    s = position(stand, "japan", "non-combat")
    play(s, "move light-armor eastern-manchuria korea", "move cavalry eastern-manchuria korea")
    assert units(s, "korea") == ["light-armor:0", "cavalry:1"]
    s = position({"korea": {"japan": ["light-armor"]}}, "japan", "non-combat")
    play(s, "move light-armor korea rehe")
    assert units(s, "rehe") == ["light-armor:1"], "the zone it starts from does not hinder"


@rule("gw.1.7.2.a", "gw.1.7.3.a", "gw.1.7.4.a")
@pytest.mark.parametrize(
    ("owner", "start", "goal"),
    [
        ("italy", "cyrenaica", "tobruk"),  # desert
        ("great-britain", "nigeria", "cameroon"),  # jungle
        ("ussr", "western-ukraine", "southern-belorussia"),  # marsh
    ],
)
def test_hard_ground_stops(owner: str, start: str, goal: str) -> None:
    s = position({start: {owner: ["light-armor"]}}, owner, "non-combat", owner={start: owner, goal: owner})
    play(s, f"move light-armor {start} {goal}")
    assert units(s, goal) == ["light-armor:0"]


@rule("gw.1.7.5.a")
def test_tundra_stops() -> None:
    s = position({"lapland": {"ussr": ["cavalry"]}}, "ussr", "non-combat", owner={"lapland": "ussr"})
    play(s, "move cavalry lapland kola")
    assert units(s, "kola") == ["cavalry:0"]


@rule("gw.1.1.b", "gw.1.7.d")
def test_s10_a_lake_stops_land_units_and_costs_aircraft_nothing_more() -> None:
    stand = {"chad": {"france": ["infantry", "fighter"]}}
    wars = [["france", "germany"], ["great-britain", "germany"]]
    s = position(stand, "france", "non-combat", wars=wars)
    assert refused(s, "move infantry chad nigeria") == "gw.1.1.b"
    assert refused(s, "move infantry chad nubia") == "gw.1.7.d", "no lake, but the desert"
    play(s, "move fighter chad nigeria")
    assert units(s, "nigeria") == ["fighter:3"]


@rule("gw.1.7.c")
def test_s11_border_terrain_hinders_who_must_cross_it() -> None:
    wars = [["germany", "belgium"], ["germany", "france"]]
    held = {"belgium": "germany"}
    s = position({"belgium": {"germany": ["light-armor:1:battle"]}}, "germany", wars=wars, owner=held)
    s.came[0] = zone(s, "western-germany")
    assert no_blitz(s, "light-armor", "belgium", "picardy") == ""
    s = position({"picardy": {"france": ["light-armor"]}}, "france", wars=wars, owner=held)
    play(s, "move light-armor picardy belgium")
    assert units(s, "belgium") == ["light-armor:0:battle"], "the mountains on the border stop it"
    assert no_blitz(s, "light-armor", "belgium", "western-germany") == "gw.10.5.1.c"


@rule("gw.10.5.1.c", "gw.13.2.6.c")
def test_s45_who_crossed_the_maginot_line_does_not_blitz_on() -> None:
    stand = {"bavaria": {"germany": ["light-armor"]}, "switzerland": {"germany": ["light-armor"]}}
    wars = [["germany", "france"]]
    s = position(stand, "germany", wars=wars, owner={"switzerland": "germany"})
    play(s, "move light-armor bavaria alsace-lorraine", "move light-armor switzerland alsace-lorraine")
    assert units(s, "alsace-lorraine") == ["light-armor:0:battle", "light-armor:1:battle"]
    u = s.standing[zone(s, "alsace-lorraine")][1]
    sight = Sight(s, nation(s, "germany"))
    assert why_no_blitz(s, sight, u, zone(s, "alsace-lorraine"), zone(s, "picardy")) is None
    works = {"picardy": [{"kind": "fortification", "opens": ["alsace-lorraine"]}]}
    s = position(stand, "germany", wars=wars, owner={"switzerland": "germany"}, facilities=works)
    play(s, "move light-armor switzerland alsace-lorraine")
    assert no_blitz(s, "light-armor", "alsace-lorraine", "picardy") == "gw.10.5.1.c"
    assert no_blitz(s, "light-armor", "alsace-lorraine", "southern-france") == ""


@rule("gw.10.5.1.c")
def test_s46_there_is_no_blitz_into_mountains() -> None:
    stand = {"southern-ukraine": {"ussr": ["light-armor"]}}
    s = position(stand, "ussr", wars=[["ussr", "romania"]])
    play(s, "move light-armor southern-ukraine bessarabia")
    assert no_blitz(s, "light-armor", "bessarabia", "central-romania") == "gw.10.5.1.c"
    assert no_blitz(s, "light-armor", "bessarabia", "east-poland") == ""


@rule("gw.1.7.7.g", "gw.10.8.3.d")
def test_there_is_no_blitz_out_of_a_city_or_from_the_beach() -> None:
    s = position({"rehe": {"japan": ["light-armor"]}}, "japan", wars=JAPAN_IN_CHINA)
    play(s, "move light-armor rehe beiping")
    assert no_blitz(s, "light-armor", "beiping", "hopeh") == "gw.1.7.7.g"
    s = position({"P14": {"japan": ["naval-transport+light-armor"]}}, "japan", wars=JAPAN_IN_CHINA)
    play(s, "unload light-armor:aboard P14 hopeh")
    s.left[find(s, "hopeh", "light-armor")] = 1
    assert no_blitz(s, "light-armor", "hopeh", "shantung") == "gw.10.8.3.d"


@rule("gw.9.2.b", "gw.11.1.b")
def test_militia_stays_in_its_home_country() -> None:
    wars = [["great-britain", "germany"]]
    s = position({"london": {"great-britain": ["militia"]}}, "great-britain", "non-combat", wars=wars)
    assert refused(s, "move militia london southern-england") == ""
    held = {"london": "germany"}
    s = position({"southern-england": {"great-britain": ["militia"]}}, "great-britain", wars=wars, owner=held)
    assert refused(s, "move militia southern-england london") == "", "it starts and ends at home"
    held = {"belgium": "great-britain"}
    s = position({"belgium": {"great-britain": ["militia"]}}, "great-britain", wars=wars, owner=held)
    assert refused(s, "move militia belgium western-germany") == "gw.9.2.b"
    held = {"belgium": "great-britain", "netherlands": "great-britain"}
    s = position({"belgium": {"great-britain": ["militia"]}}, "great-britain", "non-combat", wars=wars, owner=held)
    assert refused(s, "move militia belgium netherlands") == "gw.11.1.b"


@rule("gw.5.1.a")
def test_a_major_power_is_attacked_only_after_a_declaration() -> None:
    s = position({"northern-manchuria": {"japan": ["infantry"]}, "amur": {"ussr": ["infantry"]}}, "japan")
    assert refused(s, "move infantry northern-manchuria amur") == "gw.5.1.a"
    play(s, "declare japan ussr", "move infantry northern-manchuria amur")
    assert units(s, "amur") == ["infantry:0:battle", "infantry"]


@rule("gw.1.9.a")
def test_infantry_crosses_narrows_in_non_combat_as_many_as_printed() -> None:
    s = position({"honshu": {"japan": ["3*infantry", "artillery"]}}, "japan", "non-combat")
    assert refused(s, "move artillery honshu hokkaido") == "gw.1.9.a"
    assert refused(s, "move 3*infantry honshu hokkaido") == "gw.1.9.a", "the crossing takes two"
    play(s, "move infantry honshu hokkaido")
    assert refused(s, "move 2*infantry honshu hokkaido") == "gw.1.9.a"
    play(s, "move infantry honshu hokkaido")
    assert units(s, "hokkaido") == ["infantry:0", "infantry:0"]


@rule("gw.1.9.a", "gw.1.9.b", "gw.1.9.c")
def test_marines_attack_over_narrows_unless_guns_or_ships_watch_them() -> None:
    stand = {"south-sakhalin": {"ussr": ["infantry", "marines"]}}
    wars = [["ussr", "japan"]]
    held = {"south-sakhalin": "ussr"}
    s = position(stand, "ussr", wars=wars, owner=held)
    assert refused(s, "move infantry south-sakhalin hokkaido") == "gw.1.9.a"
    assert refused(s, "move marines south-sakhalin hokkaido") == ""
    guns = {"hokkaido": [{"kind": "coastal-artillery"}]}
    s = position(stand, "ussr", wars=wars, owner=held, facilities=guns)
    assert refused(s, "move marines south-sakhalin hokkaido") == "gw.1.9.b"
    for watcher in ("destroyer", "submarine", "fighter:patrol"):
        s = position({**stand, "P8": {"japan": [watcher]}}, "ussr", wars=wars, owner=held)
        assert refused(s, "move marines south-sakhalin hokkaido") == "gw.1.9.c", watcher
    s = position({**stand, "P8": {"japan": ["submarine:submerged", "naval-transport"]}}, "ussr", wars=wars, owner=held)
    assert refused(s, "move marines south-sakhalin hokkaido") == ""


@rule("gw.13.1.2.b")
def test_motorized_infantry_tows_a_gun() -> None:
    stand = {"western-manchuria": {"japan": ["motorized-infantry", "2*artillery"]}}
    s = position(stand, "japan", "non-combat")
    play(s, "load artillery western-manchuria motorized-infantry western-manchuria")
    taker = "motorized-infantry+artillery western-manchuria"
    assert refused(s, f"load artillery western-manchuria {taker}") == "gw.13.1.2.b", "one gun each"
    play(s, "move motorized-infantry+artillery western-manchuria rehe")
    play(s, "move motorized-infantry:1+artillery rehe eastern-manchuria", "done")
    settle(s)
    assert units(s, "eastern-manchuria") == ["motorized-infantry", "artillery"], "unhitched at the end"


@rule("gw.13.1.2.b")
def test_a_gun_in_tow_fights_beside_its_tractor() -> None:
    stand = {"eastern-manchuria": {"japan": ["motorized-infantry", "artillery"]}}
    s = position(stand, "japan", wars=JAPAN_IN_CHINA)
    play(s, "load artillery eastern-manchuria motorized-infantry eastern-manchuria")
    play(s, "move motorized-infantry+artillery eastern-manchuria rehe")
    play(s, "move motorized-infantry:1+artillery rehe beiping")
    assert units(s, "beiping") == ["motorized-infantry:0:battle", "artillery:0:battle"]


@rule("gw.10.5.2.a", "gw.10.5.2.b")
def test_japan_and_the_ussr_clash_over_their_border_in_peace() -> None:
    stand = {
        "northern-manchuria": {"japan": ["infantry", "militia", "fighter"]},
        "amur": {"ussr": ["infantry"]},
        "chita": {},
    }
    s = position(stand, "japan")
    assert refused(s, "clash militia northern-manchuria amur") == "gw.10.5.2.b"
    assert refused(s, "clash infantry northern-manchuria chita") == "gw.10.5.2.a"
    play(s, "clash infantry northern-manchuria amur")
    assert units(s, "northern-manchuria")[0] == "infantry:clash"
    s = position(stand, "japan", wars=[["japan", "ussr"]])
    assert refused(s, "clash infantry northern-manchuria amur") == "gw.10.5.2.a"


@rule("gw.10.5.2.a")
def test_their_pact_ends_the_clashes_of_japan_and_the_ussr() -> None:
    stand = {"northern-manchuria": {"japan": ["infantry"]}, "amur": {"ussr": ["infantry"]}}
    assert refused(position(stand, "japan"), "clash infantry northern-manchuria amur") == ""
    s = position(stand, "japan", treaties={"in-force": ["japanese-soviet"]})
    assert refused(s, "clash infantry northern-manchuria amur") == "gw.10.5.2.a"


RHINE = {
    "bavaria": {"germany": ["2*infantry"]},
    "western-germany": {"germany": ["infantry"]},
    "alsace-lorraine": {"france": ["2*infantry"]},
    "eastern-germany": {"germany": ["infantry"]},
}


@rule("gw.10.5.2.c")
def test_france_and_germany_clash_on_the_rhine_after_the_attack_on_poland() -> None:
    order = "clash infantry bavaria alsace-lorraine"
    pact: dict[str, Plain] = {"in-force": ["molotov-ribbentrop"]}
    s = position(RHINE, "germany", treaties=pact)
    assert refused(s, order) == "gw.10.5.2.c", "Poland is at peace"
    play(s, "move infantry eastern-germany dolnoslaske")
    assert refused(s, order) == ""
    assert refused(s, "clash infantry western-germany alsace-lorraine") == "gw.10.5.2.c", "in Bavaria alone"
    s.treaties.in_force = 0
    assert refused(s, order) == "gw.10.5.2.c", "without the pact there is none"
    s = position(RHINE, "germany", treaties=pact, wars=[["germany", "france"]])
    play(s, "move infantry eastern-germany dolnoslaske")
    assert refused(s, order) == "gw.10.5.2.c", "at war it is a battle"


@rule("gw.10.5.2.c")
def test_france_clashes_from_alsace_lorraine_into_bavaria() -> None:
    s = position(RHINE, "france", treaties={"in-force": ["molotov-ribbentrop"]})
    s.declared[nation(s, "germany")] = 1 << nation(s, "poland")
    assert refused(s, "clash infantry alsace-lorraine western-germany") == "gw.10.5.2.c"
    play(s, "clash 2*infantry alsace-lorraine bavaria", "done")
    assert s.owner[zone(s, "bavaria")] == nation(s, "germany")
    assert not s.enemies[nation(s, "france")]


@rule("gw.10.5.3.a")
def test_advanced_artillery_shells_the_next_zone() -> None:
    stand = {"rehe": {"japan": ["advanced-artillery", "artillery"]}, "beiping": {"warlord-shanxi": ["infantry"]}}
    s = position(stand, "japan", wars=JAPAN_IN_CHINA)
    assert refused(s, "shell artillery rehe beiping") == "gw.10.5.3.a"
    assert refused(s, "shell advanced-artillery rehe suiyuan") == "gw.10.5.3.a"
    play(s, "shell advanced-artillery rehe beiping")
    assert units(s, "rehe") == ["advanced-artillery:shell", "artillery"]


@rule("gw.13.2.6.e")
def test_ones_own_fortification_does_not_hold_up_ones_own_units() -> None:
    works: dict[str, Plain] = {"eastern-germany": [{"kind": "fortification", "opens": ["berlin"]}]}
    s = position({"berlin": {"germany": ["light-armor"]}}, "germany", "non-combat", facilities=works)
    play(s, "move light-armor berlin eastern-germany")
    assert units(s, "eastern-germany") == ["light-armor:1"]
    wars: Plain = [["germany", "poland"]]
    works = {"west-poland": [{"kind": "fortification", "opens": ["eastern-germany"]}]}
    s = position({"eastern-germany": {"germany": ["light-armor"]}}, "germany", wars=wars, facilities=works)
    play(s, "move light-armor eastern-germany west-poland")
    assert units(s, "west-poland") == ["light-armor:0:battle"], "an enemy's does"


@rule("gw.9.2.b", "gw.11.1.b")
def test_militia_abroad_stays_where_it_is_by_rail_and_by_sea_too() -> None:
    held = {"belgium": "germany", "hopeh": "japan"}
    s = position({"belgium": {"germany": ["militia"]}}, "germany", "non-combat", owner=held)
    assert refused(s, "move militia belgium western-germany") == "gw.11.1.b"
    assert refused(s, "rail militia belgium western-germany") == "gw.11.1.b"
    stand = {"hopeh": {"japan": ["militia"]}, "tokyo": {"japan": ["militia"]}}
    ships = {"P14": {"japan": ["naval-transport"]}, "P16": {"japan": ["naval-transport"]}}
    s = position({**stand, **ships}, "japan", "non-combat", owner=held)
    assert refused(s, "load militia hopeh naval-transport P14") == "gw.11.1.b"
    assert refused(s, "load militia tokyo naval-transport P16") == "", "from home to home it may go"
    laden = {"P14": {"japan": ["naval-transport+militia"]}, "rehe": {"japan": ["air-transport+militia"]}}
    s = position(laden, "japan", "non-combat")
    for act in ("unload militia:aboard P14 korea", "unload militia:aboard rehe rehe"):
        assert refused(s, act) == "gw.11.1.b", act
    s = position(laden, "japan", wars=[["japan", "kmt"]], owner={"hopeh": "kmt"})
    assert refused(s, "unload militia:aboard P14 hopeh") == "gw.9.2.b"
    s = position({"calcutta": {"fec": ["militia"]}}, "great-britain", "non-combat")
    assert refused(s, "move fec.militia calcutta bengal") == "gw.11.1.b", "FEC has no home country"
    s = position({"calcutta": {"fec": ["militia"]}}, "great-britain", "non-combat")
    assert offered(s, "rail fec.militia") == []
