"""The wars in Spain (14.1, 4.10) and Abyssinia (14.2), and how the world of 1936 begins."""

from __future__ import annotations

import pytest

from sandtable.games.globalwar.markers import NON_COMBAT
from sandtable.games.globalwar.movement.reach import allowance
from sandtable.games.globalwar.movement.sight import Sight
from sandtable.games.globalwar.production.recruiting import counted_zones, recruits
from sandtable.games.globalwar.production.repairs import docks_for
from sandtable.games.globalwar.production.yards import Industry
from sandtable.games.globalwar.relations import at_war, why_no_war
from sandtable.games.globalwar.state import GlobalWar
from sandtable.games.globalwar.title import GAME
from sandtable.kernel.plain import Plain

from .table import nation, play, position, refused, settle, units, zone

rule = pytest.mark.rule
NATIONALISTS, REPUBLICANS = "spanish-nationalists", "spanish-republicans"
WAR: Plain = [[NATIONALISTS, REPUBLICANS]]
MAINLAND = ("galicia-and-leon", "western-andalucia", "catalonia", "eastern-andalucia", "basque-country")


def owner(s: GlobalWar, id: str) -> str:
    return s.nation_at(s.owner[zone(s, id)]).id


@rule("gw.14.1.a", "gw.14.2.a", "gw.14.3.a")
def test_three_wars_are_on_in_1936_and_nobody_has_declared_them() -> None:
    s = GAME.start(GAME.setting("world-1936", 3))
    for one, other in ((NATIONALISTS, REPUBLICANS), ("italy", "abyssinia"), ("ccp", "kmt")):
        assert at_war(s, nation(s, one), nation(s, other))
    assert not any(s.declared)


@rule("gw.14.1.a")
def test_the_sides_stay_in_spain_and_its_waters() -> None:
    stand = {"A44": {NATIONALISTS: ["heavy-cruiser"]}, "galicia-and-leon": {NATIONALISTS: ["infantry", "fighter"]}}
    s = position(stand, "germany", wars=WAR)
    assert refused(s, f"move {NATIONALISTS}.heavy-cruiser A44 A45") in ("gw.14.1.a", "gw.0.4.b")
    assert refused(s, f"move {NATIONALISTS}.infantry galicia-and-leon northern-portugal") != ""
    play(s, f"move {NATIONALISTS}.infantry galicia-and-leon madrid")


@rule("gw.14.1.b")
def test_nobody_from_abroad_attacks_while_the_civil_war_is_on() -> None:
    s = position({}, "france", wars=WAR, income={"france": 18})
    refusal = why_no_war(s, nation(s, "france"), nation(s, REPUBLICANS), True)
    assert refusal is not None
    assert refusal.rule == "gw.14.1.b"


@rule("gw.14.1.c")
def test_all_their_zones_count_for_recruits() -> None:
    s = position({}, "germany", wars=WAR)
    assert counted_zones(s, nation(s, NATIONALISTS)) == 4
    s = position({}, "germany")
    assert counted_zones(s, nation(s, NATIONALISTS)) == 2


@rule("gw.14.1.d", "gw.4.10.a")
def test_the_six_zones_of_the_mainland_decide_the_war() -> None:
    held: dict[str, Plain] = {**dict.fromkeys(MAINLAND, NATIONALISTS)}
    stand = {"galicia-and-leon": {NATIONALISTS: ["3*infantry"]}, "rio-de-oro": {REPUBLICANS: ["militia"]}}
    s = position(stand, "germany", owner=held, wars=WAR)
    play(s, f"move 3*{NATIONALISTS}.infantry galicia-and-leon madrid", "done")
    settle(s)
    assert {owner(s, id) for id in (*MAINLAND, "madrid", "rio-de-oro", "canary-islands")} == {NATIONALISTS}
    assert units(s, "rio-de-oro") == []
    assert not at_war(s, nation(s, NATIONALISTS), nation(s, REPUBLICANS))
    assert s.controller[nation(s, NATIONALISTS)] == nation(s, "germany")
    assert recruits(s, nation(s, NATIONALISTS))


WON: dict[str, Plain] = {**dict.fromkeys((*MAINLAND, "madrid", "canary-islands", "rio-de-oro"), NATIONALISTS)}


@rule("gw.4.10.c")
def test_the_blue_division_comes_to_berlin_each_turn() -> None:
    s = position({}, "germany", "placement", owner=WON)
    assert units(s, "berlin") == ["infantry"]
    s = position({}, "germany", "placement", wars=WAR)
    assert units(s, "berlin") == []
    red: dict[str, Plain] = {**dict.fromkeys((*MAINLAND, "madrid", "balearic-islands", "spanish-morocco"), REPUBLICANS)}
    s = position({}, "ussr", "placement", owner=red)
    assert units(s, "moscow") == ["infantry"]


@rule("gw.4.10.c", "gw.4.10.d")
def test_a_spain_that_has_joined_its_patron_sends_nobody_any_more() -> None:
    s = position({}, "germany", "non-combat", owner={**WON, "london": "germany"})
    assert owner(s, "madrid") == "germany"
    play(s, "done")
    assert units(s, "berlin") == []


@rule("gw.4.10.b")
def test_the_patron_uses_the_naval_facilities_of_spain() -> None:
    fleet = {"A28": {"germany": ["destroyer", "naval-transport+infantry"]}}
    s = position(fleet, "germany", "non-combat", owner=WON)
    assert refused(s, "harbour destroyer A28 galicia-and-leon") == ""
    assert refused(s, "harbour naval-transport+infantry A28 galicia-and-leon") == "gw.4.10.b"
    at_war_still = position(fleet, "germany", "non-combat", wars=WAR)
    assert refused(at_war_still, "harbour destroyer A28 galicia-and-leon") == "gw.11.5.a"
    mine, another = Sight(s, nation(s, "germany")), Sight(s, nation(s, "italy"))
    assert mine.guest >> zone(s, "madrid") & 1
    assert not another.guest


@rule("gw.4.10.b")
def test_ships_of_the_patron_start_from_spain_with_a_bonus_and_are_repaired_there() -> None:
    fleet = {"A28": {"germany": ["heavy-cruiser"]}}
    won = position(fleet, "germany", owner=WON)
    lost = position(fleet, "germany", wars=WAR)
    ship = won.standing[zone(won, "A28")][0]
    moves = [allowance(s, Sight(s, nation(s, "germany")), ship) for s in (won, lost)]
    assert moves[0] == moves[1] + 1
    assert docks_for(won, Industry(won), ship)
    assert not docks_for(lost, Industry(lost), ship)


@rule("gw.4.10.d")
@pytest.mark.parametrize(("fallen", "joins"), [(("london",), True), (("gibraltar", "lower-egypt"), True),
                                               (("gibraltar",), False)])  # fmt: skip
def test_nationalist_spain_follows_the_axis(fallen: tuple[str, ...], joins: bool) -> None:
    s = position({}, "italy", "production", owner={**WON, **dict.fromkeys(fallen, "germany")})
    assert (owner(s, "madrid") == "germany") == joins


@rule("gw.14.2.b")
def test_abyssinia_attacks_in_eritrea_alone() -> None:
    stand = {"abyssinia": {"abyssinia": ["2*infantry"]}}
    s = position(stand, "france", wars=[["italy", "abyssinia"]])
    assert refused(s, "move abyssinia.infantry abyssinia italian-somaliland") == "gw.14.2.b"
    assert refused(s, "move abyssinia.infantry abyssinia eritrea") == ""


@rule("gw.14.2.c")
def test_italy_and_france_fight_on_in_eritrea_and_abyssinia_without_war() -> None:
    stand = {"french-somaliland": {"france": ["2*infantry"]}, "eritrea": {"italy": ["infantry"]}}
    s = position(stand, "france", owner={"abyssinia": "italy"})
    assert refused(s, "move infantry french-somaliland eritrea") in ("", "gw.0.4.b")
    assert refused(s, "move infantry french-somaliland abyssinia") == ""
    assert not at_war(s, nation(s, "france"), nation(s, "italy"))
    s = position(stand, "france")
    assert refused(s, "move infantry french-somaliland eritrea") != "", "nobody has won yet"


@rule("gw.14.2.c", "gw.14.2.d")
def test_a_victorious_abyssinia_joins_a_france_at_war() -> None:
    s = position({}, "usa", owner={"eritrea": "abyssinia"}, wars=[["italy", "abyssinia"]])
    play(s, "0: declare germany france")
    assert owner(s, "abyssinia") == owner(s, "eritrea") == "france"
    assert not at_war(s, nation(s, "france"), nation(s, "italy")), "they fight on without war"
    stand = {"italian-somaliland": {"italy": ["infantry"]}}
    s = position(stand, "italy", owner={"eritrea": "france", "abyssinia": "france"}, wars=[["germany", "france"]])
    assert refused(s, "move infantry italian-somaliland abyssinia") == ""


@rule("gw.14.2.d")
def test_abyssinia_wins_while_france_is_at_war_and_joins_it() -> None:
    wars: Plain = [["italy", "abyssinia"], ["germany", "france"]]
    s = position({"abyssinia": {"abyssinia": ["3*infantry"]}}, "france", wars=wars)
    play(s, "move 3*abyssinia.infantry abyssinia eritrea", "done")
    settle(s, 1)
    assert owner(s, "abyssinia") == owner(s, "eritrea") == "france"


@rule("gw.14.3.b")
def test_foreigners_do_not_enter_friendly_land_of_china_while_both_sides_have_units() -> None:
    stand = {"hong-kong": {"great-britain": ["infantry"]}, "kwangtung": {"kmt": ["infantry"]}}
    more: dict[str, Plain] = {"owner": {"kwangtung": "kmt"}, "major": ["kmt"]}
    more["wars"] = [["kmt", "japan"], ["great-britain", "japan"]]
    s = position({**stand, "shensi": {"ccp": ["infantry"]}}, "great-britain", "non-combat", **more)
    assert refused(s, "move infantry hong-kong kwangtung") == "gw.14.3.b"
    s = position(stand, "great-britain", "non-combat", **more)
    assert refused(s, "move infantry hong-kong kwangtung") == "", "no unit of the CCP is left"


@rule("gw.14.3.1.c")
def test_the_kmt_stays_in_china_until_it_is_a_major_power() -> None:
    stand = {"yunnan": {"kmt": ["infantry"]}}
    more: dict[str, Plain] = {"owner": {"yunnan": "kmt", "annam-tonkin": "japan"}, "wars": [["kmt", "japan"]]}
    assert (
        refused(position(stand, "kmt", "combat-movement", **more), "move infantry yunnan annam-tonkin") == "gw.14.3.1.c"
    )
    assert (
        refused(position(stand, "kmt", "combat-movement", major=["kmt"], **more), "move infantry yunnan annam-tonkin")
        == ""
    )


@rule("gw.14.3.1.c")
def test_nobody_lands_blitzes_or_patrols_beyond_china_either() -> None:
    held: dict[str, Plain] = {"annam-tonkin": "japan", "kwangtung": "japan", "hainan": "kmt", "yunnan": "kmt"}
    more: dict[str, Plain] = {"owner": held, "wars": [["kmt", "japan"]]}
    world = GAME.printed.world
    shared = world.coasts[world.number["hainan"]] & world.coasts[world.number["annam-tonkin"]]
    sea = world.ids(shared)[0]
    ship = {sea: {"kmt": ["naval-transport+infantry"]}}
    landing = f"unload infantry:aboard {sea} annam-tonkin"
    assert refused(position(ship, "kmt", **more), landing) == "gw.14.3.1.c"
    assert refused(position(ship, "kmt", major=["kmt"], **more), landing) == ""
    plane = {"hainan": {"kmt": ["seaplane"]}}
    home = GAME.printed.home[GAME.printed.nations.number["kmt"]]
    beyond = world.ids(world.spread(shared, world.next_at_sea) & world.sea)
    far = next(id for id in beyond if not world.coasts[world.number[id]] & home)
    assert refused(position(plane, "kmt", **more), f"patrol seaplane hainan {far}") == "gw.14.3.1.c"
    assert refused(position(plane, "kmt", major=["kmt"], **more), f"patrol seaplane hainan {far}") == ""


@rule("gw.14.1.d")
def test_a_war_that_ends_amid_a_turn_leaves_nothing_to_fight_for() -> None:
    held: dict[str, Plain] = {**dict.fromkeys(MAINLAND, NATIONALISTS), "rio-de-oro": REPUBLICANS}
    stand = {
        "galicia-and-leon": {NATIONALISTS: ["infantry"]},
        "A44": {NATIONALISTS: ["heavy-cruiser"], REPUBLICANS: ["destroyer", "naval-transport+infantry"]},
        "spanish-morocco": {NATIONALISTS: ["infantry"]},
    }
    s = position(stand, "germany", owner=held, wars=WAR)
    play(s, f"move {NATIONALISTS}.infantry galicia-and-leon madrid", f"attack {NATIONALISTS}.heavy-cruiser A44", "done")
    play(s, "fight land madrid")
    settle(s)
    assert units(s, "A44") == ["heavy-cruiser:fought"]
    assert s.phase == NON_COMBAT
    assert owner(s, "rio-de-oro") == NATIONALISTS
