"""Scrambling (10.4): who is sent into battles next door, from where, how many, and against landings."""

from __future__ import annotations

import pytest

from sandtable.games.globalwar.combat.battle import Battle
from sandtable.games.globalwar.markers import NON_COMBAT
from sandtable.games.globalwar.state import GlobalWar
from sandtable.games.globalwar.title import GAME
from sandtable.kernel.chance import CHANCE

from .table import ALLIES, AXIS, COMINTERN, JAPAN_IN_CHINA, nation, offered, play, position, roll, settle, units, zone

rule = pytest.mark.rule
PACIFIC = [["japan", "usa"]]


def fight(s: GlobalWar) -> Battle:
    top = s.stack[-1]
    assert isinstance(top, Battle)
    return top


def defenders(s: GlobalWar) -> list[str]:
    return sorted(s.unit(u).id for u, _ in fight(s).lines[1])


@rule("gw.10.4.a", "gw.10.4.b")
def test_s43_aircraft_and_ships_of_two_ports_join_the_battle_off_tokyo() -> None:
    stand = {
        "P16": {"japan": ["3*destroyer"]},
        "honshu": {"japan": ["3*light-cruiser"]},
        "tokyo": {"japan": ["3*heavy-cruiser", "3*fighter"]},
        "P17": {"usa": ["4*battleship", "naval-transport+infantry"]},
    }
    s = position(stand, "usa", wars=PACIFIC)
    play(s, "move 4*battleship P17 P16")
    play(s, "move naval-transport+infantry P17 P16")
    carrier = next(name for name in units(s, "P16") if "transport" in name)
    play(s, f"follow {carrier} P16", "done")
    assert s.pending() == (AXIS,)
    for kind, port in (("fighter", "tokyo"), ("heavy-cruiser", "tokyo"), ("light-cruiser", "honshu")):
        for _ in range(3):
            play(s, f"scramble {kind} {port}")
    assert offered(s, "scramble") == []
    assert defenders(s) == ["destroyer"] * 3 + ["fighter"] * 3 + ["heavy-cruiser"] * 3 + ["light-cruiser"] * 3


@rule("gw.10.4.d", "gw.10.4.a")
def test_s44_german_and_italian_fighters_scramble_from_one_base() -> None:
    stand = {
        "M3": {"italy": ["destroyer"]},
        "northern-italy": {"italy": ["2*fighter"], "germany": ["2*fighter"]},
        "M2": {"great-britain": ["2*destroyer"]},
    }
    wars = [["great-britain", "italy"], ["great-britain", "germany"]]
    base = {"northern-italy": [{"kind": "airbase"}]}
    s = position(stand, "great-britain", wars=wars, facilities=base)
    play(s, "move 2*destroyer M2 M3", "done")
    assert offered(s, "scramble") == ["scramble fighter northern-italy", "scramble germany.fighter northern-italy"]
    play(s, "scramble germany.fighter northern-italy", "scramble fighter northern-italy")
    play(s, "scramble germany.fighter northern-italy")
    assert offered(s, "scramble") == [], "three, of both nations"
    up = [s.nation_at(s.nation[u]).id for u, _ in fight(s).lines[1] if s.unit(u).id == "fighter"]
    assert sorted(up) == ["germany", "germany", "italy"]
    peace = position(stand, "great-britain", wars=wars[:1], facilities=base)
    play(peace, "move 2*destroyer M2 M3", "done")
    for _ in range(2):
        play(peace, "scramble fighter northern-italy")
    assert offered(peace, "scramble") == [], "Germany does not cooperate in this war"


@rule("gw.10.4.d")
def test_s44_each_player_is_asked_about_his_own_fighters() -> None:
    stand = {
        "M3": {"italy": ["destroyer"]},
        "northern-italy": {"italy": ["2*fighter"], "germany": ["2*fighter"]},
        "M2": {"great-britain": ["2*destroyer"]},
    }
    wars = [["great-britain", "italy"], ["great-britain", "germany"]]
    s = position(stand, "great-britain", wars=wars, facilities={"northern-italy": [{"kind": "airbase"}]}, seats=6)
    play(s, "move 2*destroyer M2 M3", "done")
    assert s.pending() == (s.seat_of(nation(s, "italy")),)
    play(s, "scramble fighter northern-italy", "ready")
    assert s.pending() == (s.seat_of(nation(s, "germany")),)
    play(s, "scramble germany.fighter northern-italy", "scramble germany.fighter northern-italy")
    up = [s.nation_at(s.nation[u]).id for u, _ in fight(s).lines[1] if s.unit(u).id == "fighter"]
    assert sorted(up) == ["germany", "germany", "italy"]


@rule("gw.10.4.b")
def test_a_base_scrambles_only_where_its_owner_defends_something() -> None:
    stand = {"M3": {"germany": ["destroyer"]}, "northern-italy": {"italy": ["fighter"]},
             "M2": {"great-britain": ["2*destroyer", "naval-transport+infantry"]}}  # fmt: skip
    wars = [["great-britain", "italy"], ["great-britain", "germany"]]
    base = {"northern-italy": [{"kind": "airbase"}]}
    s = position(stand, "great-britain", wars=wars, facilities=base)
    play(s, "move 2*destroyer M2 M3", "done")
    assert s.pending() == (CHANCE,), "only German ships are there"
    stand["M3"]["italy"] = ["naval-transport"]
    s = position(stand, "great-britain", wars=wars, facilities=base)
    play(s, "move 2*destroyer M2 M3", "done")
    assert offered(s, "scramble") == ["scramble fighter northern-italy"]


@rule("gw.10.4.d", "gw.10.4.c")
@pytest.mark.parametrize("radar", [False, True])
def test_a_base_sends_three_in_a_player_turn_not_in_each_battle(radar: bool) -> None:
    stand = {
        "M3": {"italy": ["destroyer"], "great-britain": ["destroyer"]},
        "M5": {"italy": ["destroyer"], "great-britain": ["destroyer"]},
        "northern-italy": {"italy": ["5*fighter"]},
    }
    known = {"italy": ["radar"]} if radar else {}
    s = position(stand, "great-britain", wars=[["great-britain", "italy"]], technologies=known,
                 facilities={"northern-italy": [{"kind": "airbase"}]})  # fmt: skip
    assert {"M3", "M5"} <= set(s.edition.world.ids(s.edition.world.coasts[zone(s, "northern-italy")]))
    play(s, "attack destroyer M3", "attack destroyer M5", "done", "fight naval M3")
    for _ in range(3):
        play(s, "scramble fighter northern-italy")
    if radar:
        play(s, "ready")
    settle(s, 1)
    while offered(s, "losses") or offered(s, "press"):
        play(s, (offered(s, "losses") or offered(s, "press"))[0])
        settle(s, 1)
    assert (len(offered(s, "scramble")) > 0) is radar


@rule("gw.10.1.a", "gw.10.4.a")
def test_s40_a_bombed_air_base_sends_nobody() -> None:
    stand = {
        "east-poland": {"germany": ["2*infantry"]},
        "kiev": {"ussr": ["2*fighter"], "germany": ["2*strategic-bomber:4"]},
        "western-ukraine": {"ussr": ["infantry"]},
    }
    base = {"kiev": [{"kind": "airbase"}]}
    held = {"east-poland": "germany"}
    s = position(stand, "germany", wars=[["germany", "ussr"]], owner=held, facilities=base)
    play(s, "move 2*infantry east-poland western-ukraine", "bomb 2*strategic-bomber:4 kiev airbase", "done")
    assert sorted(offered(s, "fight")) == ["fight bombing kiev", "fight land western-ukraine"]
    twin = s.copy()
    play(twin, "fight land western-ukraine")
    assert offered(twin, "scramble") == ["scramble fighter kiev"]
    play(s, "fight bombing kiev", "ground")
    while s.pending() == (CHANCE,) and not isinstance(s.stack[-1], Battle):
        roll(s, 6)
    assert offered(s, "scramble") == [], "the base is damaged"
    assert defenders(s) == ["infantry"]


@rule("gw.10.4.b")
def test_nobody_scrambles_to_a_battle_of_others() -> None:
    stand = {
        "rehe": {"kmt": ["infantry"]},
        "eastern-manchuria": {"japan": ["infantry"]},
        "western-manchuria": {"ussr": ["fighter"]},
    }
    s = position(stand, "japan", wars=[["japan", "kmt"]], owner={"rehe": "kmt", "western-manchuria": "ussr"},
                 facilities={"western-manchuria": [{"kind": "airbase"}]})  # fmt: skip
    play(s, "move infantry eastern-manchuria rehe", "done")
    assert s.pending() == (CHANCE,), "the USSR is not at war with Japan"


def landing(kmt: list[str], ships: list[str]) -> GlobalWar:
    """Japan lands in Hopeh from P14; the KMT has an air base in Beiping, on the same sea."""
    stand = {"P14": {"japan": ships}, "beiping": {"kmt": kmt}}
    held = {"hopeh": "kmt", "beiping": "kmt"}
    s = position(
        stand, "japan", wars=JAPAN_IN_CHINA, owner=held, facilities={"beiping": [{"kind": "airbase"}], "hopeh": []}
    )
    play(s, "unload 2*infantry:aboard P14 hopeh", "done")
    return s


@rule("gw.10.4.b")
def test_a_landing_is_met_at_sea_by_fighters_of_the_coast() -> None:
    s = landing(["2*fighter"], ["naval-transport+infantry+infantry", "destroyer"])
    assert s.pending() == (ALLIES,)
    twin = s.copy()
    play(twin, "ready")
    assert twin.owner[zone(s, "hopeh")] == nation(s, "japan"), "nobody met them"
    play(s, "scramble fighter beiping", "ready")
    assert fight(s).muster.sequence == "naval"
    assert units(s, "hopeh") == [], "the troops are still on board"
    roll(s, 4)  # the destroyer hits
    roll(s, 12)
    assert s.owner[zone(s, "hopeh")] == nation(s, "japan"), "then they land"
    assert [name.split(":")[0] for name in units(s, "hopeh")] == ["infantry", "infantry"]
    settle(s, 1)  # the warlords take sides, which makes nobody a major power
    assert s.phase == NON_COMBAT


@rule("gw.10.4.b")
def test_a_landing_that_is_beaten_at_sea_does_not_take_place() -> None:
    s = landing(["fighter"], ["naval-transport+infantry+infantry"])
    twin = s.copy()
    play(s, "scramble fighter beiping")
    roll(s, 6)
    assert units(s, "P14") == [], "ship and troops are lost"
    assert s.owner[zone(s, "hopeh")] == nation(s, "kmt")
    play(twin, "scramble fighter beiping")
    roll(twin, 12)
    assert twin.owner[zone(s, "hopeh")] == nation(s, "kmt"), "with an enemy in the air nobody lands"
    assert units(twin, "hopeh") == []


def test_a_landing_that_is_met_is_read_back_as_it_was() -> None:
    setting = GAME.setting("world-1936", 3)
    s = landing(["2*fighter"], ["naval-transport+infantry+infantry", "destroyer"])
    for act in ("scramble fighter beiping", "ready"):
        twin = GAME.read_state(setting, s.plain())
        assert twin.plain() == s.plain()
        assert twin.pending() == s.pending()
        play(s, act)
    assert GAME.read_state(setting, s.plain()).plain() == s.plain()


@rule("gw.0.3.h", "gw.0.3.g")
def test_s05_an_italian_submarine_has_no_part_in_a_german_attack() -> None:
    stand = {"A28": {"germany": ["2*destroyer"]}, "A22": {"usa": ["destroyer"], "italy": ["submarine"]}}
    wars = [["germany", "usa"], ["italy", "usa"]]
    s = position(stand, "germany", wars=wars)
    play(s, "move 2*destroyer A28 A22", "done")
    assert sorted(s.unit(u).id for u, _ in fight(s).lines[0]) == ["destroyer", "destroyer"]
    assert defenders(s) == ["destroyer"]
    stand = {"A28": {"usa": ["2*destroyer"]}, "A22": {"germany": ["destroyer"], "italy": ["submarine"]}}
    s = position(stand, "usa", wars=wars)
    play(s, "move 2*destroyer A28 A22")
    if s.pending() == (AXIS,):
        play(s, "pass")
    play(s, "done", "ready")
    assert defenders(s) == ["destroyer", "submarine"], "attacked by the USA they defend together"
    assert COMINTERN not in s.pending()


@rule("gw.10.4.e")
def test_nobody_scrambles_into_the_single_round_of_submarines_and_moving_ships() -> None:
    stand = {
        "M8": {"great-britain": ["2*destroyer"]},
        "M4": {"italy": ["submarine"]},
        "sicily": {"italy": ["3*fighter"]},
    }
    base = {"sicily": [{"kind": "airbase"}]}
    s = position(stand, "great-britain", wars=[["great-britain", "italy"]], facilities=base)
    play(s, "move 2*destroyer M8 M4", "engage")
    assert s.pending() == (CHANCE,), "nobody is asked before the dice fall"
    assert defenders(s) == ["submarine"]


@rule("gw.10.4.g", "gw.10.4.c")
def test_who_scrambles_from_a_deck_is_on_no_patrol() -> None:
    world = GAME.printed.world
    beside = world.ids(world.next_at_sea[world.number["M3"]])[0]
    stand = {"M3": {"italy": ["destroyer"], "great-britain": ["destroyer"]},
             beside: {"italy": ["heavy-fleet-carrier+fighter"]}}  # fmt: skip
    s = position(stand, "great-britain", wars=[["great-britain", "italy"]], technologies={"italy": ["radar"]})
    play(s, "attack destroyer M3", "done")
    play(s, offered(s, "scramble")[0])
    battle = s.stack[-1]
    assert isinstance(battle, Battle)
    assert [troop.name() for troop in battle.engagement.rosters[1].troops] == ["destroyer", "fighter:scrambled"]
