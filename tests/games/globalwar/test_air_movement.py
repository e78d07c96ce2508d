"""Aircraft: borders, neutrals, enemy fighters, places to land, carriers, patrols, drops and bombing."""

from __future__ import annotations

import pytest

from sandtable.games.globalwar.movement.reach import allowance
from sandtable.games.globalwar.movement.sight import Sight
from sandtable.games.globalwar.state import GlobalWar

from .table import find, offered, play, position, refused, settle, units, zone

rule = pytest.mark.rule
PACIFIC_WAR = [["japan", "usa"]]


def moves(s: GlobalWar, where: str, kind: str) -> int:
    u = find(s, where, kind)
    return allowance(s, Sight(s, s.nation[u]), u)


@rule("gw.9.3.b", "gw.1.8.d", "gw.9.3.c")
def test_s31_a_bomber_flies_over_a_neutral_canal_and_lands_behind_its_target() -> None:
    stand = {"tobruk": {"italy": ["medium-bomber"]}, "abyssinia": {"abyssinia": ["infantry"]}}
    s = position(stand, "italy", wars=[["italy", "abyssinia"]])
    play(s, "move medium-bomber tobruk M8", "move medium-bomber:4 M8 I5")
    assert refused(s, "move medium-bomber:3 I5 aden") == "gw.9.3.b", "British land is no way"
    play(s, "move medium-bomber:3 I5 eritrea", "move medium-bomber:2 eritrea abyssinia")
    play(s, "attack medium-bomber:1 abyssinia")
    assert units(s, "abyssinia") == ["medium-bomber:1:battle", "infantry"]
    twin = s.copy()
    for goal in ("eritrea", "italian-somaliland"):
        s = twin.copy()
        s.task[0] = 0
        assert refused(s, f"move medium-bomber:1 abyssinia {goal}") == ""
    assert refused(s, "move medium-bomber:1 abyssinia sudan") == "gw.9.3.b"


@rule("gw.1.8.d")
def test_an_enemy_canal_is_closed_to_aircraft_while_a_fighter_guards_it() -> None:
    stand = {"M8": {"italy": ["light-carrier+fighter"]}, "I5": {"italy": ["light-carrier"]}}
    wars = [["italy", "great-britain"]]
    s = position(stand, "italy", wars=wars)
    assert refused(s, "move fighter:aboard M8 I5") == ""
    s = position({**stand, "lower-egypt": {"great-britain": ["fighter"]}}, "italy", wars=wars)
    assert refused(s, "move fighter:aboard M8 I5") == "gw.1.8.d"


@rule("gw.9.3.c", "gw.0.4.a")
def test_an_aircraft_never_flies_where_it_cannot_come_back_from() -> None:
    s = position({"P16": {"japan": ["fighter:2", "medium-bomber:1"]}}, "japan")
    assert refused(s, "move medium-bomber:1 P16 tokyo") == ""
    assert refused(s, "move medium-bomber:1 P16 P17") == "gw.9.3.c"
    assert refused(s, "move fighter:2 P16 P17") == "gw.9.3.c", "Tokyo is two borders from there"
    assert refused(s, "move fighter:2 P16 P15") == ""
    s = position({"P16": {"japan": ["fighter:2"]}, "P17": {"japan": ["light-carrier"]}}, "japan")
    assert refused(s, "move fighter:2 P16 P17") == "", "a carrier waits there"
    s = position({"P16": {"japan": ["fighter:2"]}, "P17": {"japan": ["light-carrier+fighter"]}}, "japan")
    assert refused(s, "move fighter:2 P16 P17") == "gw.9.3.c", "its deck is full"


@rule("gw.9.3.c")
def test_no_conquest_of_this_turn_is_counted_on() -> None:
    s = position({"rehe": {"japan": ["fighter:1"]}}, "japan", "non-combat", owner={"beiping": "japan"})
    s.taken = 1 << zone(s, "beiping")
    assert refused(s, "move fighter:1 rehe beiping") == "gw.9.3.c"
    s.taken = 0
    assert refused(s, "move fighter:1 rehe beiping") == ""


@rule("gw.9.3.a", "gw.9.4.1.e")
def test_enemy_fighters_hold_who_flies_into_them() -> None:
    stand = {
        "korea": {"japan": ["2*fighter", "tactical-bomber"]},
        "P14": {"usa": ["light-carrier+fighter"]},
    }
    s = position(stand, "japan", wars=PACIFIC_WAR)
    play(s, "move fighter korea P14")
    assert refused(s, "move fighter:4 P14 P15") == "gw.9.3.a"
    play(s, "attack fighter:4 P14", "move tactical-bomber korea P14")
    play(s, "attack tactical-bomber:4 P14")
    assert refused(s, "follow fighter:4:battle P14") == ""
    play(s, "follow tactical-bomber:4:battle P14")
    assert refused(s, "follow fighter:4:battle P14") == "gw.9.4.1.a", "somebody must screen"
    assert "tactical-bomber:4:follow" in units(s, "P14")


@rule("gw.11.3.a")
def test_in_non_combat_aircraft_keep_away_from_enemy_fighters_and_neutrals() -> None:
    stand = {"korea": {"japan": ["fighter"]}, "P14": {"usa": ["light-carrier+fighter"]}}
    s = position(stand, "japan", "non-combat", wars=PACIFIC_WAR)
    assert refused(s, "move fighter korea P14") == "gw.11.3.a"
    assert refused(s, "move fighter korea primorsky-krai") == "gw.11.3.a"
    stand["P14"] = {"usa": ["destroyer"]}
    s = position(stand, "japan", "non-combat", wars=PACIFIC_WAR)
    assert refused(s, "move fighter korea P14") == "", "warships do not hinder it"


@rule("gw.4.5.a")
def test_who_controls_a_minor_flies_over_it() -> None:
    s = position({"cochinchina": {"japan": ["fighter"]}}, "japan", "non-combat", owner={"cochinchina": "japan"})
    assert refused(s, "move fighter cochinchina siam") == ""


@rule("gw.13.2.a", "gw.13.2.2.a", "gw.0.5.e")
def test_an_air_base_adds_one_move_unless_it_is_damaged() -> None:
    assert moves(position({"korea": {"japan": ["fighter"]}}, "japan"), "korea", "fighter") == 5
    assert moves(position({"rehe": {"japan": ["fighter"]}}, "japan"), "rehe", "fighter") == 4
    base = {"korea": [{"kind": "airbase", "damage": 1}]}
    assert moves(position({"korea": {"japan": ["fighter"]}}, "japan", facilities=base), "korea", "fighter") == 4
    two = {"rehe": [{"kind": "seaplane-base"}, {"kind": "seaplane-base"}]}
    s = position({"rehe": {"japan": ["seaplane", "fighter"]}}, "japan", facilities=two)
    assert moves(s, "rehe", "seaplane") == 7, "one more, however many bases"
    assert moves(s, "rehe", "fighter") == 4
    assert moves(position({"korea": {"japan": ["seaplane"]}}, "japan"), "korea", "seaplane") == 6
    s = position({"rehe": {"japan": ["strategic-bomber"]}}, "japan", technologies={"japan": ["long-range-aircraft"]})
    assert moves(s, "rehe", "strategic-bomber") == 8


@rule("gw.4.6.a")
def test_bases_of_cooperating_nations_serve() -> None:
    stand = {"hawaii": {"great-britain": ["fighter"]}}
    base = {"hawaii": [{"kind": "airbase"}]}
    wars = [["great-britain", "japan"], ["usa", "japan"]]
    assert moves(position(stand, "great-britain", facilities=base), "hawaii", "fighter") == 4
    assert moves(position(stand, "great-britain", facilities=base, wars=wars), "hawaii", "fighter") == 5


@rule("gw.9.3.d", "gw.11.3.b")
def test_aircraft_of_a_damaged_carrier_lose_two_moves() -> None:
    s = position({"P16": {"japan": ["fleet-carrier:d1+fighter"]}}, "japan")
    assert moves(s, "P16", "fighter") == 2
    play(s, "move fighter:aboard P16 P15")
    assert units(s, "P15") == ["fighter:1"]
    s = position({"P16": {"japan": ["fleet-carrier+fighter"]}}, "japan")
    play(s, "move fleet-carrier+fighter P16 P15")
    assert units(s, "P15") == ["fleet-carrier:3+fighter", "fighter:0:aboard"]
    assert refused(s, "move fighter:0:aboard P15 korea") == "gw.0.4.a", "carried along it does not fly as well"


@rule("gw.4.6.b", "gw.10.10.a")
def test_aircraft_land_on_their_own_carriers_with_room() -> None:
    stand = {"korea": {"japan": ["3*fighter:1"]}, "P15": {"japan": ["fleet-carrier+fighter"]}}
    s = position(stand, "japan", "non-combat")
    assert refused(s, "move 2*fighter:1 korea P15") == "gw.9.3.c", "there is room for one"
    play(s, "move fighter:1 korea P15", "done")
    settle(s)
    assert units(s, "P15") == ["fighter:aboard", "fleet-carrier+fighter+fighter", "fighter:aboard"]
    stand = {"korea": {"japan": ["fighter:1"]}, "P15": {"germany": ["fleet-carrier"]}}
    s = position(stand, "japan", "non-combat", wars=[["japan", "usa"], ["germany", "usa"]])
    assert refused(s, "move fighter:1 korea P15") == "gw.9.3.c"


@rule("gw.13.1.6.e")
def test_a_heavy_fleet_carrier_takes_three_aircraft_or_a_medium_bomber_and_one() -> None:
    def bomber_lands_beside(*ships: str) -> bool:
        stand = {"korea": {"japan": ["medium-bomber:1"]}, "P15": {"japan": [*ships]}}
        return refused(position(stand, "japan", "non-combat"), "move medium-bomber:1 korea P15") == ""

    assert bomber_lands_beside("heavy-fleet-carrier")
    assert bomber_lands_beside("heavy-fleet-carrier+tactical-bomber")
    assert not bomber_lands_beside("heavy-fleet-carrier+fighter+fighter")
    assert not bomber_lands_beside("heavy-fleet-carrier+medium-bomber")
    assert not bomber_lands_beside("fleet-carrier", "light-carrier")
    stand = {"korea": {"japan": ["fighter:1"]}, "P15": {"japan": ["heavy-fleet-carrier+medium-bomber+fighter"]}}
    s = position(stand, "japan", "non-combat")
    assert refused(s, "move fighter:1 korea P15") == "gw.9.3.c", "beside a medium bomber there is one place"
    stand["P15"] = {"japan": ["heavy-fleet-carrier+fighter+fighter"]}
    assert refused(position(stand, "japan", "non-combat"), "move fighter:1 korea P15") == ""


@rule("gw.13.1.6.e", "gw.10.10.a")
def test_a_medium_bomber_goes_on_deck_before_those_that_land_on_every_carrier() -> None:
    ships = ["heavy-fleet-carrier", "fleet-carrier"]
    s = position({"P15": {"japan": ["2*fighter:0", "medium-bomber:0", *ships]}}, "japan", "non-combat")
    play(s, "done")
    settle(s)
    assert units(s, "P15")[2:] == [
        "medium-bomber:aboard", "heavy-fleet-carrier+fighter+medium-bomber", "fleet-carrier+fighter",
    ]  # fmt: skip


@rule("gw.13.1.6.e", "gw.9.3.c")
def test_a_medium_bomber_flies_from_its_carrier_and_back() -> None:
    s = position({"P25": {"japan": ["heavy-fleet-carrier+medium-bomber"]}}, "japan")
    play(s, "move medium-bomber:aboard P25 P24")
    assert refused(s, "move medium-bomber:4 P24 P25") == ""
    s.lose(find(s, "P25", "heavy-fleet-carrier"))
    assert refused(s, "move medium-bomber:4 P24 P25") == "gw.9.3.c", "no land is in reach"


@rule("gw.9.3.1.a", "gw.9.3.1.e", "gw.11.3.c")
def test_a_patrol_begins_within_its_range_and_ends_in_non_combat() -> None:
    s = position({"korea": {"japan": ["fighter", "seaplane", "strategic-bomber"]}}, "japan")
    assert refused(s, "patrol fighter korea P32") == "gw.9.3.1.a", "two borders away"
    assert refused(s, "patrol seaplane korea P32") == ""
    assert refused(s, "patrol strategic-bomber korea P14") == "gw.9.3.1.a"
    assert refused(s, "patrol fighter korea rehe") == "gw.9.3.1.a"
    play(s, "patrol fighter korea P14")
    assert units(s, "P14") == ["fighter:0:patrol"]
    assert refused(s, "move fighter:0:patrol P14 korea") == "gw.9.3.1.e"
    play(s, "done")
    assert refused(s, "land fighter:0:patrol P14 P15") == "gw.9.3.c"
    assert refused(s, "land fighter:0:patrol P14 honshu") == "gw.11.3.c"
    play(s, "land fighter:0:patrol P14 rehe")
    assert units(s, "rehe") == ["fighter:0"]


@rule("gw.9.3.1.a")
def test_long_range_widens_patrols() -> None:
    known = {"japan": ["long-range-aircraft"]}
    s = position({"korea": {"japan": ["medium-bomber", "fighter"]}}, "japan", technologies=known)
    assert refused(s, "patrol medium-bomber korea P32") == ""
    assert refused(s, "patrol fighter korea P32") == "gw.9.3.1.a"
    base = {"rehe": [{"kind": "seaplane-base"}]}
    s = position({"rehe": {"japan": ["seaplane"]}}, "japan", technologies=known, facilities=base)
    assert refused(s, "patrol seaplane rehe P33") == "", "three from a seaplane base"


@rule("gw.9.3.1.f")
def test_a_patrol_without_a_place_to_land_is_lost() -> None:
    stand = {"P14": {"japan": ["fighter:patrol"]}}
    s = position(stand, "japan", "non-combat")
    play(s, "done")
    assert units(s, "P14") == ["fighter:patrol"], "it stays as long as it likes"
    s = position({"P24": {"japan": ["fighter:patrol"]}}, "japan", "non-combat")
    play(s, "done")
    assert units(s, "P24") == []


@rule("gw.9.3.1.b", "gw.9.3.1.e")
def test_a_patrol_attacks_ships_in_its_zone_in_its_own_turn() -> None:
    stand = {"P14": {"japan": ["fighter:patrol"], "usa": ["destroyer"]}}
    s = position(stand, "japan", wars=PACIFIC_WAR)
    play(s, "attack fighter:patrol P14")
    assert units(s, "P14")[0] == "fighter:patrol:battle"


@rule("gw.9.3.2.a")
def test_air_transports_take_airborne_infantry_into_battle() -> None:
    stand = {"rehe": {"japan": ["air-transport", "2*airborne-infantry", "infantry"]}, "hopeh": {}}
    s = position(stand, "japan", wars=[["japan", "warlord-shanxi"]])
    assert refused(s, "load infantry rehe air-transport rehe") == "gw.9.3.2.a"
    assert refused(s, "load 2*airborne-infantry rehe air-transport rehe") == "gw.9.3.2.a"
    play(s, "load airborne-infantry rehe air-transport rehe")
    assert refused(s, "drop airborne-infantry:aboard rehe") == "gw.9.3.2.a"
    play(s, "move air-transport+airborne-infantry rehe beiping")
    play(s, "drop airborne-infantry:aboard beiping")
    assert units(s, "beiping") == ["air-transport:5:battle+airborne-infantry", "airborne-infantry:drop:aboard"]


@rule("gw.11.3.1.a")
def test_air_transports_carry_units_in_non_combat_and_fly_on() -> None:
    stand = {"rehe": {"japan": ["air-transport", "infantry", "artillery"]}}
    s = position(stand, "japan", "non-combat")
    assert refused(s, "load artillery rehe air-transport rehe") == "gw.11.3.1.a"
    play(s, "load infantry rehe air-transport rehe", "move air-transport+infantry rehe korea")
    play(s, "unload infantry:aboard korea korea", "move air-transport:5 korea P15")
    assert units(s, "korea") == ["infantry:0"]


@rule("gw.10.6.2.a", "gw.10.6.4.a", "gw.10.6.5.a")
def test_what_aircraft_are_there_for_is_declared() -> None:
    stand = {
        "amur": {"usa": ["medium-bomber:3", "strategic-bomber:3", "fighter:3", "tactical-bomber:3"]},
        "rehe": {"japan": ["infantry", "destroyer"]},
    }
    s = position(stand, "usa", wars=PACIFIC_WAR, owner={"amur": "usa"})
    assert refused(s, "bomb medium-bomber:3 amur major-port") == "gw.10.6.2.a"
    for kind in ("medium-bomber", "strategic-bomber", "fighter", "tactical-bomber"):
        s.put(find(s, "amur", kind), zone(s, "rehe"))
    assert refused(s, "bomb fighter:3 rehe major-port") == "gw.10.6.2.a"
    assert refused(s, "bomb medium-bomber:3 rehe airbase") == "gw.10.6.2.a"
    assert refused(s, "strike strategic-bomber:3 rehe") == "gw.10.6.4.a"
    assert refused(s, "carpet medium-bomber:3 rehe") == "gw.10.6.5.a"
    play(s, "bomb medium-bomber:3 rehe major-port", "strike fighter:3 rehe", "carpet strategic-bomber:3 rehe")
    play(s, "attack tactical-bomber:3 rehe")
    assert units(s, "rehe")[:4] == [
        "medium-bomber:3:bomb",
        "strategic-bomber:3:carpet",
        "fighter:3:port-attack",
        "tactical-bomber:3:battle",
    ]
    port = next(site for site in s.sites[zone(s, "rehe")] if s.facility(site).id == "major-port")
    assert s.aim[find(s, "rehe", "medium-bomber")] == port


@rule("gw.10.10.a")
def test_aircraft_left_over_enemy_land_are_lost_when_the_turn_ends() -> None:
    s = position({"beiping": {"japan": ["fighter:0"]}}, "japan", "non-combat", wars=[["japan", "warlord-shanxi"]])
    play(s, "done")
    assert units(s, "beiping") == []


@rule("gw.10.10.a", "gw.9.3.a")
def test_s53_a_new_enemy_fighter_on_the_way_home_strands_a_bomber() -> None:
    stand = {
        "M3": {"great-britain": ["tactical-bomber:2"]},
        "M2": {"italy": ["fighter:patrol"]},
    }
    s = position(stand, "great-britain", "non-combat", wars=[["great-britain", "germany"]])
    assert refused(s, "move tactical-bomber:2 M3 M2") == ""
    play(s, "0: declare italy great-britain")
    assert refused(s, "move tactical-bomber:2 M3 M2") == "gw.11.3.a"
    play(s, "done")
    assert units(s, "M3") == []


@rule("gw.13.2.a")
def test_a_seaplane_has_the_bonus_of_its_base_over_the_sea_before_it() -> None:
    s = position({"okinawa": {"japan": ["seaplane"]}}, "japan", "non-combat")
    base = next(site for site in s.sites[zone(s, "okinawa")] if s.facility(site).id == "seaplane-base")
    here = s.edition.world.ids(s.site_opens[base])[0]
    play(s, f"move seaplane okinawa {here}")
    assert units(s, here) == ["seaplane:6"], "six, and one more from the base"
    stand = {"scotland": {"great-britain": ["seaplane"]}}
    s = position(stand, "great-britain", "non-combat")
    play(s, "move seaplane scotland northern-england")
    assert units(s, "northern-england") == ["seaplane:5"]


@rule("gw.9.3.c", "gw.13.1.6.e")
def test_one_free_place_on_a_deck_is_for_one_aircraft() -> None:
    stand = {"P16": {"japan": ["2*fighter:2"]}, "P17": {"japan": ["light-carrier"]}}
    s = position(stand, "japan")
    assert refused(s, "move 2*fighter:2 P16 P17") == "gw.9.3.c"
    play(s, "move fighter:2 P16 P17")
    assert refused(s, "move fighter:2 P16 P17") == "gw.9.3.c", "the first has taken the place"
    stand = {"P17": {"japan": ["fleet-carrier+fighter+fighter", "light-carrier"]}, "P24": {"usa": ["destroyer"]}}
    s = position(stand, "japan", wars=[["japan", "usa"]])
    play(s, "move 2*fighter:aboard P17 P16")
    assert refused(s, "move 2*fighter:3 P16 P17") == "", "all three places are free"


@rule("gw.9.3.c", "gw.11.5.a")
def test_a_carrier_does_not_leave_the_aircraft_that_count_on_it() -> None:
    ships = {"P17": {"japan": ["light-carrier"]}}
    s = position({"P16": {"japan": ["fighter:2"]}, **ships}, "japan")
    assert refused(s, "move light-carrier P17 P20") == ""
    play(s, "move fighter:2 P16 P17")
    assert refused(s, "move light-carrier P17 P20") == "", "the fighter reaches it there"
    s = position({"P16": {"japan": ["fighter:1"]}, **ships}, "japan")
    play(s, "move fighter:1 P16 P17")
    assert refused(s, "move light-carrier P17 P20") == "gw.9.3.c"
    s = position({"P16": {"japan": ["fighter:1"]}, "P17": {"japan": ["destroyer", "light-carrier"]}}, "japan")
    play(s, "gather destroyer P17", "gather light-carrier P17")
    assert refused(s, "move flotilla P17 P20") == ""
    play(s, "move fighter:1 P16 P17")
    assert refused(s, "move flotilla P17 P20") == "gw.9.3.c", "nor does it in a flotilla"
    stand = {"P15": {"japan": ["fighter:0", "light-carrier"]}}
    s = position(stand, "japan", "non-combat")
    assert refused(s, "move light-carrier P15 P34") == "gw.9.3.c"
    assert refused(s, "harbour light-carrier P15 honshu") == "gw.9.3.c"


@rule("gw.9.3.1.a", "gw.9.3.1.f")
def test_a_long_range_seaplane_comes_back_to_the_base_it_patrols_from() -> None:
    known = {"japan": ["long-range-aircraft"]}
    base = {"rehe": [{"kind": "seaplane-base"}]}
    more = {"technologies": known, "facilities": base, "owner": {"beiping": "japan"}}
    s = position({"rehe": {"japan": ["seaplane"]}}, "japan", **more)
    play(s, "patrol seaplane rehe P33", "done")
    assert refused(s, "land seaplane:0:patrol P33 rehe") == ""
    assert refused(s, "land seaplane:0:patrol P33 beiping") == "gw.11.3.c", "three only to a seaplane base"
    s.site_damage[s.sites[zone(s, "rehe")][0]] = 1
    assert refused(s, "land seaplane:0:patrol P33 rehe") == "gw.11.3.c"


@rule("gw.9.3.1.a")
def test_no_patrol_begins_where_nobody_comes_back_from() -> None:
    known = {"japan": ["long-range-aircraft"]}
    base = {"midway": [{"kind": "seaplane-base"}]}
    stand = {"midway": {"japan": ["seaplane"]}}
    s = position(stand, "japan", technologies=known, facilities=base, owner={"midway": "japan"})
    patrols = offered(s, "patrol")
    assert patrols
    for act in patrols:
        twin = s.copy()
        play(twin, act, "done")
        assert offered(twin, "land"), act
    wars = [["kmt", "japan"], ["great-britain", "japan"], ["great-britain", "germany"], ["france", "germany"]]
    for others, refusal in (({}, ""), ({"kmt": ["infantry"]}, "gw.9.3.1.f")):
        s = position({"bermuda": {"france": ["fighter"], **others}}, "france", wars=wars)
        assert refused(s, "patrol fighter bermuda A31") == refusal, "no other land is near (gw.0.3.a)"


@rule("gw.1.8.d", "gw.9.3.1.a", "gw.9.3.c")
def test_patrols_and_ways_home_lead_over_no_canal_that_enemy_fighters_guard() -> None:
    wars = [["italy", "great-britain"]]
    guard = {"lower-egypt": {"great-britain": ["fighter"]}}
    stand = {"M8": {"italy": ["light-carrier+fighter", "fighter:1"]}, "I5": {"italy": ["light-carrier"]}}
    s = position(stand, "italy", wars=wars)
    assert refused(s, "patrol fighter:aboard M8 I5") == ""
    s = position({**stand, **guard}, "italy", wars=wars)
    assert refused(s, "patrol fighter:aboard M8 I5") == "gw.9.3.1.a"
    back = {"M8": {"italy": ["fighter:0:patrol"]}, "I5": {"italy": ["light-carrier"]}}
    for there, refusal in (({}, ""), (guard, "gw.11.3.c")):
        s = position({**back, **there}, "italy", "non-combat", wars=wars)
        assert refused(s, "land fighter:0:patrol M8 I5") == refusal
    stand = {"M7": {"italy": ["fighter:2"]}, "I5": {"italy": ["light-carrier"]}}
    s = position(stand, "italy", wars=wars, owner={"rhodes": "turkey"})
    assert refused(s, "move fighter:2 M7 M8") == "", "over the canal to the carrier"
    s = position(
        {**stand, **guard}, "italy", wars=wars, owner=dict.fromkeys(("rhodes", "tobruk", "cyrenaica"), "turkey")
    )
    assert refused(s, "move fighter:2 M7 M8") == "gw.9.3.c"
    near = dict.fromkeys(
        ("lazio", "rome", "southern-italy", "sicily", "rhodes", "tripoli", "tripolitania", "cyrenaica", "tobruk"),
        "turkey",
    )
    for there, refusal in (({}, ""), (guard, "gw.9.3.c")):
        s = position({"M7": {"italy": ["fighter:3"]}, **there}, "italy", wars=wars, owner=near)
        assert refused(s, "move fighter:3 M7 M8") == refusal, "the nearest land is Eritrea"
