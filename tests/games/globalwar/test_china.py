"""China (4.9, 12.8, 14.3, 15.2, 15.4): warlords take sides, influence, the Dadao government, a new major power."""

from __future__ import annotations

import pytest

from sandtable.games.globalwar.civil.influence import reach
from sandtable.games.globalwar.markers import COMBAT
from sandtable.games.globalwar.news import TURN_BEGUN, News, make_known
from sandtable.games.globalwar.production.income import value_of
from sandtable.games.globalwar.production.recruiting import recruits
from sandtable.games.globalwar.production.yards import Yards
from sandtable.games.globalwar.relations import at_war, cooperating
from sandtable.games.globalwar.settlements import in_force
from sandtable.games.globalwar.state import GlobalWar
from sandtable.games.globalwar.title import GAME
from sandtable.kernel.chance import CHANCE
from sandtable.kernel.plain import Plain

from .table import nation, offered, play, position, refused, roll, settle, zone

rule = pytest.mark.rule
SHANXI = "warlord-shanxi"
RICH = ("nanking", "hopeh", "shantung", "hunan", "kwangtung", "szechwan", "beiping", "hong-kong", "rehe",
        "eastern-manchuria", "northern-manchuria")  # fmt: skip


def owner(s: GlobalWar, id: str) -> str:
    return s.nation_at(s.owner[zone(s, id)]).id


def zones_of(s: GlobalWar, id: str) -> list[str]:
    return [s.edition.world.zones[one].id for one, owner in enumerate(s.owner) if owner == nation(s, id)]


def recruits_are_there(s: GlobalWar) -> None:
    """Whoever recruits first leaves it at that."""
    settle(s, courting=True)
    while s.prompt(s.pending()[0]) == "gw-prompt-recruiting":
        play(s, "pass")
        settle(s, courting=True)


@rule("gw.14.3.1.a")
def test_the_chinese_sides_cooperate_with_nobody_while_they_are_minor_powers() -> None:
    wars: Plain = [["great-britain", "japan"], ["kmt", "japan"]]
    s = position({}, "japan", wars=wars)
    assert not cooperating(s, nation(s, "great-britain"), nation(s, "kmt"))
    s = position({}, "japan", wars=wars, major=["kmt"])
    assert cooperating(s, nation(s, "great-britain"), nation(s, "kmt"))


@rule("gw.4.9.d")
def test_a_warlord_attacked_by_the_ccp_joins_the_kmt() -> None:
    stand = {"shensi": {"ccp": ["3*infantry"]}, "suiyuan": {"warlord-meng": ["infantry"]}}
    s = position(stand, "ccp", owner={"sinkiang": "warlord-meng"})
    play(s, "move 3*infantry shensi suiyuan", "done")
    roll(s, 1, 1, 1, 12)
    assert owner(s, "suiyuan") == "ccp", "what was taken stays"
    assert owner(s, "sinkiang") == "kmt"
    assert zones_of(s, "warlord-meng") == []


@rule("gw.4.9.a", "gw.4.9.b")
def test_the_zones_of_a_warlord_take_sides_one_by_one() -> None:
    stand = {"rehe": {"japan": ["2*infantry"]}, "beiping": {SHANXI: ["militia"]}, "hopeh": {SHANXI: ["militia"]}}
    s = position(stand, "japan")
    play(s, "move 2*infantry rehe suiyuan", "done")
    while s.chance().cause != "gw-chance-rally":
        roll(s, 1)
    assert owner(s, "beiping") == "kmt", "it borders nobody else"
    assert [s.nation_at(s.nation[u]).id for u in s.standing[zone(s, "beiping")]] == ["kmt"]
    twin = GAME.read_state(GAME.setting("world-1936", 3), s.plain())
    assert twin.plain() == s.plain()
    while owner(s, "hopeh") == SHANXI:
        roll(s, 6)
    assert owner(s, "hopeh") == "ccp", "its die says so"
    assert owner(s, "sinkiang") == "kmt", "it borders no zone that was the CCP's when the attack was over"


@rule("gw.4.9.e")
def test_a_warlord_attacked_by_the_kmt_brings_the_ccp_back() -> None:
    stand = {"szechwan": {"kmt": ["6*mountain-infantry"]}}
    s = position(stand, "kmt", owner={"shensi": "kmt", "tibet": "warlord-ma"})
    assert "ccp" not in [s.nation_at(one).id for one in s.owner]
    play(s, "move 6*mountain-infantry szechwan tsinghai", "done")
    assert owner(s, "tibet") == "ccp"


@rule("gw.4.9.d")
@pytest.mark.parametrize(("number", "side"), [(6, "ccp"), (7, "warlord-meng")])
def test_without_a_kmt_warlords_beside_the_ccp_join_it_or_stay(number: int, side: str) -> None:
    gone: dict[str, Plain] = dict.fromkeys(("nanking", "shantung", "hunan", "szechwan", "kweichow"), "ccp")
    s = position({"rehe": {"japan": ["2*infantry"]}}, "japan", owner=gone, surrendered=["kmt"])
    play(s, "move 2*infantry rehe beiping", "done")
    settle(s, number)
    assert owner(s, "suiyuan") == side
    assert zones_of(s, "kmt") == []


@rule("gw.12.8.a", "gw.12.8.b", "gw.15.2.d")
def test_the_ccp_pays_for_what_the_roll_lacks() -> None:
    s = position({"suiyuan": {"warlord-meng": ["infantry"]}}, "ccp", "placement", money={"ccp": 3})
    recruits_are_there(s)
    assert s.prompt(2) == "gw-prompt-influence"
    near = reach(s, nation(s, "ccp"), nation(s, "warlord-meng"))
    assert near == 1
    play(s, "court ccp warlord-meng")
    roll(s, near + 2)
    twin = GAME.read_state(GAME.setting("world-1936", 3), s.plain())
    assert twin.plain() == s.plain()
    assert refused(s, "pay 1") == refused(s, "pay 3") == "gw.12.8.b"
    play(s, "pay 2")
    assert owner(s, "suiyuan") == "ccp"
    assert [s.nation[u] for u in s.standing[zone(s, "suiyuan")]] == [nation(s, "ccp")]


@rule("gw.12.8.c")
def test_a_twelve_drives_the_warlord_to_the_kmt() -> None:
    s = position({}, "ccp", "placement", money={"ccp": 40})
    recruits_are_there(s)
    play(s, "court ccp warlord-meng")
    roll(s, 12)
    assert owner(s, "suiyuan") == "kmt"


@rule("gw.15.2.d")
def test_a_major_power_has_no_influence_rolls() -> None:
    s = position({}, "ccp", "placement", major=["ccp"])
    assert "gw-prompt-influence" not in [s.prompt(seat) for seat in range(3)]


@rule("gw.15.4.g")
def test_japan_makes_a_warlord_the_dadao_government() -> None:
    stand = {"beiping": {SHANXI: ["infantry", "2*militia"]}}
    s = position(stand, "japan", "placement", money={"japan": 12})
    recruits_are_there(s)
    play(s, f"court japan {SHANXI}")
    roll(s, 1)
    dadao = nation(s, "dadao")
    assert owner(s, "beiping") == "dadao"
    assert [s.unit(u).id for u in s.standing[zone(s, "beiping")]] == ["militia", "militia"]
    assert s.controller[dadao] == nation(s, "japan")
    assert s.seat_of(dadao) == 0
    assert recruits(s, dadao)


@rule("gw.15.4.h")
def test_the_dadao_government_fights_in_china_alone() -> None:
    s = position({"beiping": {"dadao": ["2*infantry"]}, "hopeh": {"kmt": ["infantry"]}}, "japan",
                 owner={"beiping": "dadao"})  # fmt: skip
    play(s, "move 2*dadao.infantry beiping hopeh")
    target = s.nation_at(s.owner[zone(s, "hopeh")]).id
    assert at_war(s, nation(s, "dadao"), nation(s, target))
    assert not at_war(s, nation(s, "japan"), nation(s, target))
    assert not at_war(s, nation(s, "dadao"), nation(s, "ccp"))


@rule("gw.15.4.i")
def test_the_dadao_government_joins_a_japan_at_war_with_china_and_a_major_power() -> None:
    s = position({}, "italy", owner={"beiping": "dadao"}, wars=[["japan", "kmt"]])
    play(s, "0: declare japan usa")
    assert owner(s, "beiping") == "japan"


@rule("gw.4.9.c")
@pytest.mark.parametrize(("number", "side"), [(5, "ccp"), (6, "kmt"), (10, "kmt"), (11, "dadao")])
def test_between_the_ccp_and_dadao_the_die_has_three_answers(number: int, side: str) -> None:
    s = position({"rehe": {"japan": ["2*infantry"]}}, "japan", owner={"kweichow": "ccp", "kwangtung": "dadao"})
    play(s, "move 2*infantry rehe suiyuan")
    for one in s.edition.nations.nations:  # all but one are with the KMT already
        for where, who in enumerate(s.owner):
            if one.rank == "warlord" and who == one.number and where != zone(s, "yunnan"):
                s.owner[where] = nation(s, "kmt")
    play(s, "done")
    while s.pending() == (CHANCE,) and s.chance().cause != "gw-chance-rally":
        roll(s, 1)
    roll(s, number)
    assert owner(s, "yunnan") == side


@rule("gw.4.2.b", "gw.14.3.1.b", "gw.6.6.d")
def test_a_side_worth_13_ipp_is_a_major_power_with_a_capital_and_a_factory() -> None:
    worth = dict.fromkeys(RICH, "kmt")
    stand = {"szechwan": {"kmt": ["4*mountain-infantry"]}}
    s = position(stand, "kmt", owner={**worth, "sikang": "japan"}, wars=[["kmt", "japan"]],
                 treaties={"in-force": ["chinese-truce"]})  # fmt: skip
    play(s, "move 4*mountain-infantry szechwan sikang", "done")
    kmt = nation(s, "kmt")
    assert s.majors >> kmt & 1
    assert not in_force(s, "chinese-truce")
    assert at_war(s, kmt, nation(s, "ccp"))
    twin = GAME.read_state(GAME.setting("world-1936", 3), s.plain())
    assert twin.plain() == s.plain()
    assert refused(s, "found kmt tokyo") == "gw.14.3.1.b"
    play(twin, "found kmt szechwan")
    kinds = [twin.facility(site).id for site in twin.sites[zone(s, "szechwan")]]
    assert "medium-factory" in kinds or "major-factory" in kinds
    play(s, "found kmt nanking")
    assert s.capital[kmt] == zone(s, "nanking")
    assert "major-factory" in [s.facility(site).id for site in s.sites[zone(s, "nanking")]]


@rule("gw.14.3.1.b", "gw.13.2.1.f")
def test_the_factory_of_a_new_power_stands_beside_those_that_are_there() -> None:
    worth = {**dict.fromkeys(RICH, "kmt"), "sikang": "japan"}
    mines: dict[str, Plain] = {"nanking": [{"kind": "minor-factory", "damage": 2}]}
    s = position({"szechwan": {"kmt": ["4*mountain-infantry"]}}, "kmt", owner=worth, facilities=mines,
                 wars=[["kmt", "japan"]])  # fmt: skip
    play(s, "move 4*mountain-infantry szechwan sikang", "done", "found kmt nanking")
    assert sorted(s.facility(site).id for site in s.sites[zone(s, "nanking")]) == ["major-factory", "minor-factory"]


@rule("gw.13.2.1.g", "gw.14.3.1.b")
def test_a_founded_factory_makes_nothing_in_the_turn_it_is_founded() -> None:
    worth = {**dict.fromkeys(RICH, "kmt"), "sikang": "japan"}
    box: Plain = [["kmt", "unit", "infantry", 1]]
    s = position({"szechwan": {"kmt": ["4*mountain-infantry"]}}, "kmt", owner=worth, chart=box,
                 wars=[["kmt", "japan"]])  # fmt: skip
    play(s, "move 4*mountain-infantry szechwan sikang", "done", "found kmt nanking")
    kmt = Yards(s, nation(s, "kmt"))
    factory = kmt.factories(zone(s, "nanking"))[-1]
    assert kmt.capacity(factory) == 0
    make_known(s, News(TURN_BEGUN, nation(s, "japan")))
    assert kmt.capacity(factory) == 5


@rule("gw.14.3.1.b", "gw.10.10.1.b")
def test_a_zone_that_is_given_to_a_side_makes_it_a_major_power() -> None:
    worth = dict.fromkeys(("nanking", "shantung", "hunan", "beiping", "hopeh", "yunnan", "suiyuan"), "kmt")
    red = dict.fromkeys(("hainan", "sikang", "tsinghai", "sinkiang"), "ccp")  # no warlord is left to take sides
    world = GAME.printed.world
    poland = dict.fromkeys(world.ids(GAME.printed.originally[GAME.printed.nations.number["poland"]]), "germany")
    held: dict[str, Plain] = {**worth, **red, **poland, "hong-kong": "great-britain", "kwangtung": "japan"}
    s = position({"hong-kong": {"great-britain": ["4*infantry"]}}, "great-britain", owner=held,
                 wars=[["great-britain", "japan"], ["kmt", "japan"]])  # fmt: skip
    kmt = nation(s, "kmt")
    assert value_of(s, kmt) == 11
    play(s, "move 4*infantry hong-kong kwangtung", "done", "give kmt")
    assert s.majors >> kmt & 1
    assert "found kmt kwangtung" in offered(s, "found")


@rule("gw.14.3.1.d")
def test_a_side_of_china_builds_facilities_once_it_is_a_major_power() -> None:
    order = "build minor-factory szechwan"
    poor = position({}, "kmt", "production", money={"kmt": 30})
    assert refused(poor, order) == "gw.14.3.1.d"
    rich = position({}, "kmt", "production", money={"kmt": 30}, major=["kmt"])
    play(rich, order, "done")
    assert "minor-factory" in [rich.edition.catalogue.facilities[one.kind].id for one in rich.chart]


@rule("gw.4.9.a", "gw.5.1.j")
def test_the_kmt_that_declares_war_goes_alone_and_no_warlord_joins_it() -> None:
    s = position({}, "germany", "combat-movement")
    play(s, "1: declare kmt japan")
    for side in ("ccp", SHANXI, "warlord-yunnan"):
        assert not at_war(s, nation(s, "japan"), nation(s, side)), side
    play(s, "done")
    assert s.phase > COMBAT
    assert owner(s, "beiping") == SHANXI


@rule("gw.4.9.a", "gw.5.1.j", "gw.6.6.a")
def test_the_answer_to_it_is_an_attack_on_all_china() -> None:
    s = position({"rehe": {"japan": ["3*infantry"]}, "beiping": {"kmt": ["infantry"]}}, "japan",
                 owner={"beiping": "kmt"}, wars=[["kmt", "japan"], ["kmt", "ccp"]])  # fmt: skip
    play(s, "move 3*infantry rehe beiping")
    assert not at_war(s, nation(s, "japan"), nation(s, "ccp"))
    play(s, "done")
    for side in ("ccp", "warlord-yunnan", "warlord-ma"):
        assert at_war(s, nation(s, "japan"), nation(s, side)), side
    assert [frame.NAME for frame in s.stack[2:4]] == ["truce-talks", "rally"], "both come when the combat phase is over"
    roll(s, 12, 12, 12, 12)
    play(s, "retreat")
    assert s.chance().cause == "gw-chance-rally"
    assert owner(s, "yunnan") == "kmt", "it borders nobody else"
