"""Pacts (6): offered, signed and broken at any time, and what each of them forbids and brings."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from sandtable.games.globalwar.markers import COMBAT, NOBODY
from sandtable.games.globalwar.movement.sight import Sight
from sandtable.games.globalwar.pacts.signing import ABOUT_PACTS
from sandtable.games.globalwar.pacts.spheres import is_left_over, why_no_aid
from sandtable.games.globalwar.production.income import war_bonus
from sandtable.games.globalwar.production.recruiting import recruits
from sandtable.games.globalwar.relations import at_war, why_no_war
from sandtable.games.globalwar.settlements import in_force
from sandtable.games.globalwar.state import GlobalWar
from sandtable.games.globalwar.title import GAME
from sandtable.kernel.chance import CHANCE
from sandtable.kernel.plain import Malformed, Plain

from .table import AXIS, COMINTERN, nation, play, position, refused, roll, settle, units, zone

rule = pytest.mark.rule
MR: dict[str, Plain] = {"in-force": ["molotov-ribbentrop"]}
JS: dict[str, Plain] = {"in-force": ["japanese-soviet"]}
POOR: Plain = {"ussr": 4}


def owner(s: GlobalWar, id: str) -> str:
    return s.nation_at(s.owner[zone(s, id)]).id


# signing and ending


@rule("gw.6.1.a", "gw.6.3.a")
def test_a_pact_is_offered_and_signed_in_anothers_turn() -> None:
    s = position({}, "great-britain")
    assert refused(s, "2: sign ussr japanese-soviet") == "gw.6.1.a", "nobody has offered it"
    play(s, "0: offer japan japanese-soviet")
    assert refused(s, "0: offer japan japanese-soviet") == "gw.6.1.a", "it is on offer"
    assert refused(s, "0: sign japan japanese-soviet") == "gw.6.1.a", "it is not for the one who offers"
    assert not in_force(s, "japanese-soviet")
    assert s.pending() == (1,), "the turn goes on"
    play(s, "2: sign ussr japanese-soviet")
    assert in_force(s, "japanese-soviet")
    assert refused(s, "2: offer ussr japanese-soviet") == "gw.6.1.a"
    assert s.treaties.offered == (NOBODY,) * 4


@rule("gw.6.1.a")
def test_an_offer_is_declined_or_taken_back() -> None:
    s = position({}, "great-britain")
    play(s, "2: offer ussr japanese-soviet", "0: decline japan japanese-soviet")
    assert refused(s, "0: sign japan japanese-soviet") == "gw.6.1.a"
    play(s, "2: offer ussr japanese-soviet", "2: withdraw ussr japanese-soviet")
    assert refused(s, "0: sign japan japanese-soviet") == "gw.6.1.a"
    assert refused(s, "2: withdraw ussr japanese-soviet") == "gw.6.1.a"
    assert refused(s, "1: offer france japanese-soviet") == "gw.6.3.a", "it is no side of it"
    assert refused(s, "0: offer japan munich") == "gw.6.1.a"


@rule("gw.6.2.a", "gw.6.2.b", "gw.6.3.d")
def test_breaking_the_japanese_soviet_pact_costs_5_ipp_and_is_for_good() -> None:
    s = position({}, "great-britain", treaties=JS, money={"japan": 4, "ussr": 7})
    assert refused(s, "0: break japan japanese-soviet") == "gw.6.2.a", "it cannot pay"
    play(s, "2: break ussr japanese-soviet")
    assert s.money[nation(s, "ussr")] == 2
    assert not in_force(s, "japanese-soviet")
    assert refused(s, "2: offer ussr japanese-soviet") == "gw.6.2.b"
    assert refused(s, "2: break ussr japanese-soviet") == "gw.6.2.a"


@rule("gw.6.4.a", "gw.6.4.m")
def test_the_molotov_ribbentrop_pact_is_signed_from_january_1939_in_peace_and_ended_for_nothing() -> None:
    s = position({}, "japan", date="1938-07")
    assert refused(s, "0: offer germany molotov-ribbentrop") == "gw.6.4.a"
    s = position({}, "japan", date="1939-01", wars=[["germany", "ussr"]])
    assert refused(s, "0: offer germany molotov-ribbentrop") == "gw.6.4.a"
    s = position({}, "japan", date="1939-01", money={"germany": 0, "ussr": 0})
    play(s, "0: offer germany molotov-ribbentrop", "2: sign ussr molotov-ribbentrop")
    assert in_force(s, "molotov-ribbentrop")
    play(s, "0: break germany molotov-ribbentrop")
    assert not in_force(s, "molotov-ribbentrop")
    assert s.money[nation(s, "germany")] == 0


def test_an_offer_to_an_enemy_is_off_the_table() -> None:
    s = position({}, "great-britain", date="1939-01")
    play(s, "2: offer ussr molotov-ribbentrop", "0: declare germany ussr")
    assert refused(s, "0: sign germany molotov-ribbentrop") != ""
    assert s.treaties.offered == (NOBODY,) * 4


def test_treaties_are_read_back_and_wrong_ones_refused() -> None:
    s = position({}, "great-britain", date="1939-01", treaties={"in-force": ["japanese-soviet"], "truce-due": True})
    play(s, "0: offer germany molotov-ribbentrop")
    data = s.plain()
    assert data["treaties"] == {
        "in-force": ["japanese-soviet"], "offered": {"molotov-ribbentrop": "germany"}, "truce-due": True,
    }  # fmt: skip
    assert GAME.read_state(GAME.setting("world-1936", 3), data).plain() == s.copy().plain() == data
    both: Plain = {"in-force": ["japanese-soviet"], "ended": ["japanese-soviet"]}
    cases: list[Plain] = [{"in-force": ["munich"]}, {"offered": {"munich": "germany"}}, both]
    for wrong in cases:
        with pytest.raises(Malformed):
            position({}, "japan", treaties=wrong)


# non-aggression


@rule("gw.6.3.b")
def test_japan_and_the_ussr_keep_the_peace_and_spare_mongolia() -> None:
    stand = {
        "northern-manchuria": {"japan": ["infantry"]},
        "amur": {"ussr": ["infantry"]},
        "western-manchuria": {"japan": ["infantry"]},
    }
    s = position(stand, "japan", treaties=JS, money={"japan": 5})
    assert refused(s, "0: declare japan ussr") == "gw.6.3.b"
    assert refused(s, "move infantry western-manchuria kerulen") == "gw.6.3.b", "Mongolia would join the USSR"
    assert refused(s, "clash infantry northern-manchuria amur") == "gw.10.5.2.a"
    play(s, "0: break japan japanese-soviet", "0: declare japan ussr")
    assert at_war(s, nation(s, "japan"), nation(s, "ussr"))


@rule("gw.6.3.b", "gw.10.5.2.a")
def test_who_signs_before_the_battles_fights_no_clash() -> None:
    stand = {
        "northern-manchuria": {"japan": ["infantry", "fighter"]},
        "amur": {"ussr": ["infantry"]},
        "suiyuan": {"warlord-meng": ["infantry"]},
    }
    for signed in (False, True):
        s = position(stand, "japan")
        play(s, "clash infantry northern-manchuria amur", "clash fighter northern-manchuria amur")
        play(s, "2: offer ussr japanese-soviet")
        if signed:
            play(s, "0: sign japan japanese-soviet")
        play(s, "done")
        assert (s.pending() == (CHANCE,) or s.phase == COMBAT) is not signed
    assert refused(s, "move infantry northern-manchuria eastern-manchuria") == "", "it has not fought"
    assert refused(s, "move fighter northern-manchuria eastern-manchuria") == ""


@rule("gw.4.7.a", "gw.6.2.b")
def test_a_war_over_mongolia_ends_the_pact() -> None:
    stand = {"western-manchuria": {"japan": ["infantry"]}, "central-mongolia": {"mongolia": ["cavalry"]}}
    s = position(stand, "japan")
    play(s, "move infantry western-manchuria kerulen", "2: offer ussr japanese-soviet", "0: sign japan japanese-soviet")
    play(s, "done", "keep")
    assert at_war(s, nation(s, "japan"), nation(s, "ussr"))
    assert not in_force(s, "japanese-soviet")


@rule("gw.6.3.c")
def test_neither_side_helps_the_enemies_of_the_other() -> None:
    s = position({}, "ussr", treaties=JS, wars=[["japan", "kmt"]])
    refusal = why_no_aid(s, nation(s, "ussr"), nation(s, "kmt"))
    assert refusal is not None
    assert refusal.rule == "gw.6.3.c"
    assert why_no_aid(s, nation(s, "ussr"), nation(s, "ccp")) is None
    assert why_no_aid(s, nation(s, "usa"), nation(s, "kmt")) is None


@rule("gw.6.4.b")
def test_germany_and_the_ussr_keep_the_peace() -> None:
    s = position({}, "germany", treaties=MR, income={"ussr": 46})
    assert refused(s, "0: declare germany ussr") == "gw.6.4.b"
    assert refused(s, "2: declare ussr germany") == "gw.6.4.b"
    play(s, "2: break ussr molotov-ribbentrop")
    assert refused(s, "0: declare germany ussr") == ""


# the spheres of the Molotov–Ribbentrop pact

EAST = {
    "western-ukraine": {"ussr": ["2*infantry"]},
    "southern-ukraine": {"ussr": ["infantry"]},
    "leningrad": {"ussr": ["infantry"]},
}


@rule("gw.6.4.f", "gw.5.1.d")
def test_the_ussr_takes_eastern_poland_before_war_income_and_no_more_of_it() -> None:
    s = position(EAST, "ussr", income=POOR)
    assert refused(s, "move infantry western-ukraine east-poland") == "gw.5.1.d"
    s = position(EAST, "ussr", income=POOR, treaties=MR)
    play(s, "move infantry western-ukraine east-poland")
    assert at_war(s, nation(s, "ussr"), nation(s, "poland"))
    held: Plain = {"podlachia": "ussr", "lubelskie": "ussr", "east-poland": "ussr"}
    s = position({"podlachia": {"ussr": ["infantry"]}}, "ussr", owner=held, wars=[["ussr", "poland"]], treaties=MR)
    assert refused(s, "move infantry podlachia warsaw") == "gw.6.4.f"
    play(s, "2: break ussr molotov-ribbentrop")
    assert refused(s, "move infantry podlachia warsaw") == ""


@rule("gw.6.4.h")
def test_germany_takes_eastern_poland_once_it_has_owned_warsaw() -> None:
    stand = {"eastern-germany": {"germany": ["infantry"]}, "warsaw": {"germany": ["2*infantry"]}}
    wars: Plain = [["germany", "poland"]]
    s = position(stand, "germany", owner={"warsaw": "germany"}, wars=wars, treaties=MR)
    assert refused(s, "move infantry warsaw lubelskie") == ""
    assert is_left_over(s, zone(s, "lubelskie"))
    s.taken = 1 << zone(s, "warsaw")
    assert refused(s, "move infantry warsaw lubelskie") == "gw.6.4.h", "Warsaw was taken in this turn"
    s = position({"west-poland": {"germany": ["infantry"]}}, "germany", owner={"west-poland": "germany"}, wars=wars,
                 treaties=MR)  # fmt: skip
    assert refused(s, "move infantry west-poland podlachia") == "gw.6.4.h"
    assert refused(s, "move infantry west-poland warsaw") == ""


@rule("gw.6.4.i")
def test_the_ussr_attacks_viipuri_first_and_finland_with_war_income() -> None:
    s = position(EAST, "ussr", income=POOR, treaties=MR)
    assert refused(s, "move infantry leningrad viipuri-province") == ""
    held: Plain = {"viipuri-province": "ussr"}
    stand = {"viipuri-province": {"ussr": ["infantry"]}}
    wars: Plain = [["ussr", "finland"]]
    control: Plain = {"finland": "germany"}
    s = position(stand, "ussr", owner=held, wars=wars, control=control, treaties=MR, income={"ussr": 18})
    assert refused(s, "move infantry viipuri-province southern-finland") == "gw.6.4.i"
    s = position(stand, "ussr", owner=held, wars=wars, control=control, treaties=MR, income={"ussr": 19})
    assert refused(s, "move infantry viipuri-province southern-finland") == ""


@rule("gw.6.4.j", "gw.6.4.k")
def test_the_ussr_spares_the_balkans() -> None:
    s = position(EAST, "ussr", income={"ussr": 46}, treaties=MR)
    for id, forbidden in (("bulgaria", "gw.6.4.j"), ("hungary", "gw.6.4.j"), ("romania", "gw.6.4.k")):
        refusal = why_no_war(s, nation(s, "ussr"), nation(s, id), True)
        assert refusal is not None
        assert refusal.rule == forbidden
    assert refused(s, "move infantry southern-ukraine bessarabia") == "gw.6.4.k", "it is annexed, not attacked"


@rule("gw.6.4.k", "gw.6.4.l", "gw.6.4.e")
def test_bessarabia_is_annexed_and_germany_keeps_the_rest_of_romania() -> None:
    s = position(EAST, "ussr", date="1939-01", treaties=MR)
    assert refused(s, "annex infantry leningrad estonia") == ""
    play(s, "annex infantry southern-ukraine bessarabia", "done")
    assert owner(s, "bessarabia") == "ussr"
    assert s.controller[nation(s, "romania")] == nation(s, "germany")
    assert recruits(s, nation(s, "romania"))
    germany = nation(s, "germany")
    wars: Plain = [["germany", "france"]]
    with_oil = position({}, "germany", owner={"central-romania": "germany", "bessarabia": "germany"}, wars=wars)
    without = position({}, "germany", owner={"central-romania": "germany", "bessarabia": "ussr"}, wars=wars)
    assert war_bonus(with_oil, germany) - war_bonus(without, germany) == 3


# trade and passage

POLAND = ("warsaw", "west-poland", "dolnoslaske", "podlachia", "lubelskie", "east-poland")


@rule("gw.6.4.c", "gw.12.11.a")
@pytest.mark.parametrize("east", ["ussr", "germany", "poland"])
def test_the_pact_pays_once_all_of_poland_is_theirs(east: str) -> None:
    held: dict[str, Plain] = {**dict.fromkeys(POLAND, "germany"), "podlachia": "ussr", "east-poland": east}
    s = position({}, "usa", "placement", owner=held, treaties=MR, money={"germany": 1, "ussr": 2})
    settle(s)
    traded = (6, 5) if east != "poland" else (1, 2)
    assert s.date == 1, "the next calendar turn has begun"
    assert (s.money[nation(s, "germany")], s.money[nation(s, "ussr")]) == traded
    assert s.laboratory.granted == ({nation(s, "ussr"): 1} if east != "poland" else {})


@rule("gw.6.4.c", "gw.10.10.2.a")
def test_without_berlin_germany_gains_nothing_by_the_trade() -> None:
    held: dict[str, Plain] = {**dict.fromkeys(POLAND, "germany"), "berlin": "great-britain"}
    wars: Plain = [["germany", "great-britain"]]
    s = position({}, "usa", "placement", owner=held, wars=wars, treaties=MR, money={"germany": 1, "ussr": 2})
    settle(s)
    assert (s.money[nation(s, "germany")], s.money[nation(s, "ussr")]) == (1, 5)


@rule("gw.6.4.d")
def test_a_german_ship_uses_the_northern_sea_route_and_a_submarine_the_canal() -> None:
    ships = {"A9": {"germany": ["2*destroyer"]}, "A14": {"germany": ["2*submarine", "destroyer"]}}
    s = position(ships, "germany", "non-combat")
    assert refused(s, "move destroyer A9 P1") == "gw.1.13.a"
    assert refused(s, "move submarine A14 A9") == "gw.1.8.i"
    s = position(ships, "germany", "non-combat", treaties=MR)
    assert refused(s, "move 2*destroyer A9 P1") != ""
    assert refused(s, "move destroyer A14 A9") == "gw.1.8.i", "no surface ship"
    play(s, "move submarine A14 A9", "move destroyer A9 P1")
    assert refused(s, "move submarine A14 A9") == "gw.1.8.i", "one in a turn"
    assert refused(s, "move destroyer A9 P1") == "gw.1.13.a"


# the Moscow peace

WINTER: dict[str, Plain] = {
    "owner": {"viipuri-province": "ussr"},
    "wars": [["ussr", "finland"]],
    "control": {"finland": "germany"},
    "treaties": MR,
}


@rule("gw.6.5.a", "gw.6.5.b")
def test_the_ussr_makes_peace_with_finland_alone_once_it_has_viipuri() -> None:
    ussr, finland = "ussr", "finland"
    s = position({}, "italy", "combat-movement", **WINTER)
    assert recruits(s, nation(s, finland))
    assert refused(s, "2: offer ussr moscow-peace") == "gw.6.5.a", "nobody else is asked"
    play(s, "2: sign ussr moscow-peace")
    assert in_force(s, "moscow-peace")
    assert not at_war(s, nation(s, ussr), nation(s, finland))
    assert not recruits(s, nation(s, finland))
    aid = why_no_aid(s, nation(s, "great-britain"), nation(s, finland))
    assert aid is not None
    assert aid.rule == "gw.6.5.b"
    war = why_no_war(s, nation(s, ussr), nation(s, finland), True)
    assert war is not None
    assert war.rule == "gw.6.5.b"


@rule("gw.6.5.a")
@pytest.mark.parametrize("wrong", ["no pact", "more zones", "not at war", "fewer zones"])
def test_the_moscow_peace_needs_the_pact_and_viipuri_alone(wrong: str) -> None:
    more = dict(WINTER)
    if wrong == "no pact":
        more["treaties"] = {}
    elif wrong == "more zones":
        more["owner"] = {"viipuri-province": "ussr", "lapland": "ussr"}
    elif wrong == "not at war":
        more["wars"] = []
    else:
        more["owner"] = {}
    assert refused(position({}, "italy", "combat-movement", **more), "2: sign ussr moscow-peace") == "gw.6.5.a"


@rule("gw.6.5.a", "gw.6.5.b")
def test_battles_in_finland_are_fought_before_peace_is_made() -> None:
    stand = {"viipuri-province": {"ussr": ["2*infantry"]}, "southern-finland": {"finland": ["4*infantry"]}}
    s = position(stand, "ussr", date="1940-01", income={"ussr": 30}, **WINTER)
    assert refused(s, "2: sign ussr moscow-peace") == ""
    play(s, "move 2*infantry viipuri-province southern-finland")
    assert refused(s, "2: sign ussr moscow-peace") == "gw.6.5.a"
    play(s, "done")
    assert s.pending() == (CHANCE,), "they fight"


@rule("gw.6.5.c")
def test_the_peace_is_not_broken_while_somebody_else_attacks_finland() -> None:
    signed: Plain = {"in-force": ["molotov-ribbentrop", "moscow-peace"]}
    more: dict[str, Plain] = {**WINTER, "treaties": signed, "money": {"ussr": 6},
                              "wars": [["great-britain", "finland"]], "control": {}}  # fmt: skip
    stand = {"northern-norway": {"great-britain": ["infantry"]}, "lapland": {"finland": ["infantry"]}}
    s = position(stand, "great-britain", **more)
    assert refused(s, "2: break ussr moscow-peace") == ""
    play(s, "move infantry northern-norway lapland")
    assert refused(s, "2: break ussr moscow-peace") == "gw.6.5.c"


@rule("gw.6.5.c")
def test_breaking_the_moscow_peace_drives_finland_to_germany() -> None:
    signed: Plain = {"in-force": ["molotov-ribbentrop", "moscow-peace"]}
    more: dict[str, Plain] = {**WINTER, "wars": [], "treaties": signed, "money": {"ussr": 6}}
    s = position({"helsinki": {"finland": ["infantry"]}}, "italy", "combat-movement", **more)
    play(s, "2: break ussr moscow-peace")
    assert s.money[nation(s, "ussr")] == 1
    assert owner(s, "helsinki") == "germany"
    assert s.nation[s.standing[zone(s, "helsinki")][0]] == nation(s, "germany")


# the Chinese truce

CHINA: dict[str, Plain] = {"wars": [["ccp", "kmt"]]}
INVASION = {"rehe": {"japan": ["3*infantry"]}, "szechwan": {"kmt": ["infantry"]}, "shensi": {"ccp": ["infantry"]}}


def invaded() -> GlobalWar:
    s = position(INVASION, "japan", "combat-movement", **CHINA)
    play(s, "move 3*infantry rehe suiyuan", "done")
    settle(s, 1)  # the CCP gets its share of the warlords, so the KMT is no major power yet
    return s


@rule("gw.6.6.a", "gw.6.6.c")
def test_china_decides_on_a_truce_when_the_attackers_combat_phase_is_over() -> None:
    s = invaded()
    assert s.prompt(COMINTERN) == "gw-prompt-truce"
    assert s.pending() == (COMINTERN,)
    play(s, "agree ccp")
    assert s.pending() == (1,)
    play(s, "agree kmt")
    ccp, kmt = nation(s, "ccp"), nation(s, "kmt")
    assert in_force(s, "chinese-truce")
    assert not at_war(s, ccp, kmt)
    assert Sight(s, ccp).friendly >> zone(s, "szechwan") & 1
    assert s.pending() == (AXIS,), "Japan goes on with non-combat"


@rule("gw.6.6.a")
def test_one_refusal_is_enough_and_there_is_no_other_time() -> None:
    s = invaded()
    twin = GAME.read_state(GAME.setting("world-1936", 3), s.plain())
    assert twin.plain() == s.plain()
    play(s, "agree ccp", "refuse kmt")
    assert not in_force(s, "chinese-truce")
    assert at_war(s, nation(s, "ccp"), nation(s, "kmt"))
    assert refused(s, "2: offer ccp chinese-truce") == "gw.6.6.a"
    s = position(INVASION, "japan", "combat-movement", major=["kmt"], **CHINA)
    play(s, "0: declare japan kmt", "move 3*infantry rehe suiyuan", "done")
    settle(s)
    assert s.pending() == (AXIS,), "nobody is asked: the KMT is a major power"


TRUCE: dict[str, Plain] = {"in-force": ["chinese-truce"]}
TOGETHER = {
    "shensi": {"ccp": ["2*infantry"], "kmt": ["infantry"]},
    "szechwan": {"kmt": ["2*infantry"], "ccp": ["infantry"]},
}


@rule("gw.6.6.b")
def test_during_the_truce_neither_side_attacks_the_other() -> None:
    s = position({"shensi": {"ccp": ["infantry"]}}, "ccp", treaties=TRUCE)
    refusal = why_no_war(s, nation(s, "ccp"), nation(s, "kmt"), True)
    assert refusal is not None
    assert refusal.rule == "gw.6.6.b"


@rule("gw.6.6.b")
def test_who_frees_a_chinese_zone_owns_it() -> None:
    stand = {"shensi": {"ccp": ["3*infantry"]}}
    s = position(stand, "ccp", treaties=TRUCE, owner={"hunan": "japan", "szechwan": "japan"}, wars=[["ccp", "japan"]])
    play(s, "move 3*infantry shensi szechwan", "done")
    settle(s, 1)
    assert owner(s, "szechwan") == "ccp", "though it was the KMT's at first"


@rule("gw.0.3.a", "gw.10.10.a")
def test_during_the_truce_aircraft_of_one_side_land_with_the_other() -> None:
    s = position({"shensi": {"ccp": ["infantry"], "kmt": ["fighter:0"]}}, "kmt", "non-combat", treaties=TRUCE)
    play(s, "done")
    settle(s)
    assert units(s, "shensi") == ["infantry", "fighter"]


@rule("gw.6.6.d", "gw.6.6.e")
def test_a_side_breaks_the_truce_in_its_combat_movement_and_fights_where_it_shares_zones() -> None:
    s = position(TOGETHER, "usa", treaties=TRUCE)
    assert refused(s, "2: break ccp chinese-truce") == "gw.6.6.d"
    s = position(TOGETHER, "ccp", treaties=TRUCE)
    assert refused(s, "1: break kmt chinese-truce") == "gw.6.6.d", "it is not its turn"
    play(s, "break ccp chinese-truce")
    assert at_war(s, nation(s, "ccp"), nation(s, "kmt"))
    assert refused(s, "move infantry szechwan shensi") in ("", "gw.9.1.a"), "units may leave"
    play(s, "done")
    assert units(s, "shensi") == ["infantry:battle", "infantry:battle", "infantry"]
    play(s, "fight land szechwan")
    roll(s, 12, 12, 12, 12, 12, 12)
    assert s.pending() == (CHANCE,), "it goes on round by round: nobody retreats"


@rule("gw.6.6.e")
def test_who_is_beaten_in_his_own_zone_loses_it() -> None:
    stand = {"shensi": {"ccp": ["infantry"], "kmt": ["4*infantry"]}}
    s = position(stand, "ccp", treaties=TRUCE)
    play(s, "break ccp chinese-truce", "done")
    roll(s, 3, 3, 3, 3, 3)  # the attacker misses, the defenders hit
    assert owner(s, "shensi") == "kmt"


@rule("gw.6.6.f")
def test_shaky_units_of_the_kmt_that_broke_the_truce_are_lost() -> None:
    s = position(TOGETHER, "kmt", treaties=TRUCE)
    play(s, "break kmt chinese-truce", "done", "fight land szechwan")
    roll(s, 12, 12)  # both lose heart
    assert [s.nation[u] for u in s.standing[zone(s, "szechwan")]] == [nation(s, "ccp")]
    assert owner(s, "szechwan") == "ccp"


# the desk of politics


def test_the_desk_tells_how_each_pact_stands() -> None:
    s = position({}, "great-britain", date="1939-01", treaties={"in-force": ["chinese-truce"]})
    play(s, "0: offer germany molotov-ribbentrop")
    rows = s.derived()["pacts"]
    assert isinstance(rows, list)
    told = {row["pact"]: row["stands"] for row in rows if isinstance(row, dict)}
    assert told == {"molotov-ribbentrop": "offered", "japanese-soviet": "open", "chinese-truce": "in-force"}
    assert rows[0] == {
        "pact": "molotov-ribbentrop", "stands": "offered", "parties": ["germany", "ussr"], "by": "germany", "fee": 0,
        "forbids": ["gw.6.4.b", "gw.6.4.f", "gw.6.4.h", "gw.6.4.j", "gw.6.4.k"],
        "brings": ["gw.6.4.c", "gw.6.4.d", "gw.6.4.e", "gw.6.4.g", "gw.6.4.i"],
    }  # fmt: skip


# random play


def wander(seed: str, decisions: int) -> Counter[str]:
    """Random play of the world from January 1939 on in which seats deal in pacts; gives how often they did what."""
    rng = random.Random(seed)
    setting = GAME.setting("world-1936", 4)
    s = GAME.start(setting)
    s.date = s.edition.calendar.turns.index("1939-01")
    done: Counter[str] = Counter()
    while decisions and s.pending():
        if s.pending() == (CHANCE,):
            s.apply(CHANCE, rng.choice(s.chance().results))
            continue
        seat = rng.randrange(4)
        about = [act for act in s.free(seat) if act.verb in ABOUT_PACTS]
        if about and rng.random() < 0.2:
            act = rng.choice(about)
            assert s.why_not(seat, act) is None
            done[act.verb] += 1
        else:
            seat = s.pending()[0]
            legal = list(s.legal(seat))
            act = rng.choice(legal if rng.random() < 0.3 else [legal[0], legal[-1]])
            decisions -= 1
        s.apply(seat, act)
        if not decisions % 40:
            assert GAME.read_state(setting, s.plain()).plain() == s.plain()
    return done


def test_pacts_of_every_kind_come_up_in_random_play() -> None:
    done = wander("potsdam", 160)
    assert {"offer", "sign", "break"} <= set(done)


@pytest.mark.full
@pytest.mark.parametrize("seed", range(3))
def test_random_play_with_pacts_to_the_end(seed: int) -> None:
    assert wander(f"tehran-{seed}", 1_000)["sign"]
