"""Placing units: factories, yards, supply, militia and colonial troops, recruits, prizes, income and objectives."""

from __future__ import annotations

import pytest

from sandtable.games.globalwar.combat.conquest import take_zone
from sandtable.games.globalwar.objectives import points_by_alliance, points_of_sides
from sandtable.games.globalwar.production.income import change_hands, collected, full_income, war_bonus
from sandtable.games.globalwar.production.prizes import Prizes, prizes
from sandtable.games.globalwar.production.recruiting import counted_zones
from sandtable.games.globalwar.production.yards import Yards
from sandtable.games.globalwar.sheets import ALLIANCES
from sandtable.games.globalwar.state import GlobalWar
from sandtable.games.globalwar.title import GAME
from sandtable.games.globalwar.turn import occupy
from sandtable.games.globalwar.victory.conditions import is_met
from sandtable.games.globalwar.victory.ending import end
from sandtable.kernel.plain import Plain

from .table import AXIS, Units, nation, offered, play, position, refused, roll, settle, units, zone

rule = pytest.mark.rule


def box(*kinds: str, turn: str = "japan", who: str = "", stand: Units | None = None, **more: Plain) -> GlobalWar:
    """The placement phase of a nation with these units to place."""
    rows: list[Plain] = []
    for kind in kinds:
        stages = len(GAME.printed.catalogue.unit(kind).cost)
        rows.append([who or turn, "unit", kind, stages])
    return position(stand or {}, turn, "placement", chart=rows, **more)


@rule("gw.12.1.a", "gw.13.2.1.a", "gw.12.1.f")
def test_land_and_air_units_come_out_of_factories_with_capacity() -> None:
    s = box(*["infantry"] * 7, "fighter")
    assert offered(s, "place fighter") == ["place fighter rehe", "place fighter tokyo", "place fighter honshu"]
    assert refused(s, "place infantry korea") == "gw.12.1.a"
    assert refused(s, "place 6*infantry tokyo") == "gw.13.2.1.a"
    play(s, "place 5*infantry tokyo")
    assert refused(s, "place infantry tokyo") == "gw.13.2.1.a", "five in all"
    assert refused(s, "place 3*infantry honshu") == "gw.12.1.a", "two are left in the box"
    play(s, "place infantry honshu", "done")
    settle(s)
    assert [project.kind for project in s.chart] == [0 + s.edition.catalogue.unit_of["infantry"], s.chart[1].kind]


@rule("gw.12.1.f")
def test_the_last_unit_in_the_box_does_not_end_the_turn() -> None:
    s = box("infantry", "infantry")
    play(s, "place infantry tokyo", "place infantry honshu")
    assert (s.nation_at(nation(s, "japan")).turn, s.pending()) == (s.turn, (AXIS,))
    assert [act.text for act in s.legal(AXIS)] == ["done"]
    assert s.copy().plain() == s.plain()
    play(s, "done")
    settle(s)
    assert s.turn != s.nation_at(nation(s, "japan")).turn


@rule("gw.12.1.f")
def test_whoever_has_nothing_to_place_is_not_asked() -> None:
    s = position({"tokyo": {"japan": ["infantry"]}}, "japan", "non-combat")
    play(s, "done")
    settle(s)
    assert s.turn != s.nation_at(nation(s, "japan")).turn


def test_between_the_last_unit_and_the_end_of_the_phase_it_can_be_taken_back() -> None:
    rows: list[Plain] = [["japan", "unit", "infantry", 1]]
    match = GAME.position({"mode": "asia-1937", "turn": "japan", "phase": "placement", "chart": rows}, seed="last")
    match.play(AXIS, "place infantry tokyo")
    data = match.state.plain()
    assert GAME.read_state(match.setting, data).plain() == data
    assert match.why_no_undo(AXIS) is None
    match.undo(AXIS)
    assert "place infantry tokyo" in [act.text for act in match.state.legal(AXIS)]


@rule("gw.12.1.b", "gw.13.2.5.a")
def test_ships_come_out_of_yards_and_capital_ships_out_of_major_ones() -> None:
    s = box("destroyer", "battleship", "submarine")
    for ship in ("destroyer", "battleship"):
        assert refused(s, f"place {ship} P16") == ""
        assert refused(s, f"place {ship} tokyo") == "", "in port"
    assert refused(s, "place submarine P16") == ""
    assert refused(s, "place submarine tokyo") == "gw.12.1.b", "a yard is no submarine base"
    assert refused(s, "place destroyer P14") == "gw.12.1.b"
    s = box("destroyer", "heavy-cruiser", turn="great-britain", who="fec")
    assert offered(s, "place fec.destroyer") == ["place fec.destroyer I11"], "the minor yard of Calcutta has no port"


@rule("gw.12.1.a", "gw.13.2.1.c")
def test_a_factory_abroad_needs_a_supply_path() -> None:
    s = box("infantry")
    assert "place infantry rehe" in offered(s, "place infantry")
    ports: dict[str, Plain] = {zone: [] for zone in ("korea", "rehe")}
    ports["eastern-manchuria"] = [{"kind": "minor-factory"}]
    s = box("infantry", facilities=ports)
    assert "place infantry eastern-manchuria" not in offered(s, "place infantry"), "no port is left on the mainland"


@rule("gw.12.1.a", "gw.13.2.1.d")
def test_a_captured_factory_is_a_minor_one_and_works_from_the_next_turn() -> None:
    s = box("infantry", "infantry", stand={"novosibirsk": {"japan": ["infantry"]}}, owner={"novosibirsk": "japan"})
    japan = nation(s, "japan")
    site = next(site for site in s.sites[zone(s, "novosibirsk")] if s.facility(site).group == "factory")
    s.site_kind[site] = s.edition.catalogue.facility_of["medium-factory"]
    assert Yards(s, japan).capacity(site) == 1
    assert Yards(s, nation(s, "ussr")).capacity(site) == 3, "it rises again when it is liberated"
    s.technologies[japan] |= 1 << s.edition.catalogue.technology_of["improved-factories"]
    assert Yards(s, japan).capacity(site) == 2, "as any minor factory then"
    s.site_kind[site] = s.edition.catalogue.facility_of["major-factory"]
    s.site_damage[site] = 1
    assert Yards(s, japan).capacity(site) == 0, "a minor factory with damage makes nothing"
    assert Yards(s, nation(s, "ussr")).capacity(site) == 4
    s.taken = 1 << zone(s, "novosibirsk")
    assert not Yards(s, japan).held() >> zone(s, "novosibirsk") & 1


@rule("gw.13.2.1.d")
def test_a_factory_that_was_built_falls_to_minor_too() -> None:
    s = box("infantry", owner={"novosibirsk": "japan"}, facilities={"novosibirsk": [{"kind": "medium-factory"}]})
    (site,) = s.sites[zone(s, "novosibirsk")]
    assert site >= len(s.edition.sites), "no factory of the map"
    assert Yards(s, nation(s, "japan")).capacity(site) == 1
    assert Yards(s, nation(s, "ussr")).capacity(site) == 3


@rule("gw.12.1.d", "gw.13.1.1.b")
def test_militia_is_raised_by_the_value_of_zones() -> None:
    s = box(*["militia"] * 6, owner={"beiping": "japan"})
    assert refused(s, "place 3*militia tokyo") == "gw.12.1.d"
    play(s, "place 2*militia tokyo")
    assert refused(s, "place militia tokyo") == "gw.12.1.d", "its value is two"
    assert refused(s, "place militia okinawa") == "", "at least one"
    assert refused(s, "place 2*militia beiping") == "gw.12.1.d", "one where it was not originally owned"
    stand = {"korea": {"japan": ["2*militia"]}, "tokyo": {"japan": ["4*militia"]}}
    s = box("militia", stand=stand)
    assert refused(s, "place militia korea") == "gw.12.1.d", "abroad no more than its value"
    assert refused(s, "place militia tokyo") == "", "at home there is no limit"


@rule("gw.12.1.e", "gw.13.1.1.e", "gw.13.1.1.g")
def test_colonial_troops_and_gurkhas_have_their_own_zones() -> None:
    s = box("colonial-infantry", "gurkha", "gurkha", turn="great-britain", who="fec")
    assert refused(s, "place fec.colonial-infantry burma") == ""
    play(s, "place fec.colonial-infantry burma")
    assert set(offered(s, "place fec.gurkha")) == {"place fec.gurkha bengal", "place fec.gurkha kashmir"}
    s = box("colonial-infantry", "colonial-infantry", turn="great-britain", who="fec")
    assert refused(s, "place 2*fec.colonial-infantry burma") == "gw.12.1.e", "its value is one"


@rule("gw.15.2.a", "gw.15.7.b")
def test_the_chinese_place_infantry_and_cavalry_without_factories() -> None:
    s = box("infantry", "cavalry", turn="kmt")
    for kind in ("infantry", "cavalry"):
        assert {"nanking", "hunan", "szechwan"} <= {text.split()[2] for text in offered(s, f"place {kind}")}
    s = box("infantry", turn="ccp")
    assert offered(s, "place") == ["place infantry shensi"]


@rule("gw.15.2.a", "gw.15.7.b", "gw.0.2.h")
def test_what_belongs_to_the_chinese_home_country_alone_is_not_china() -> None:
    for side in ("kmt", "ccp"):
        s = box("infantry", "cavalry", turn=side, owner={"northern-manchuria": side, "hong-kong": side, "hunan": side})
        for kind in ("infantry", "cavalry"):
            places = {text.split()[2] for text in offered(s, f"place {kind}")}
            assert "hunan" in places
            assert not places & {"northern-manchuria", "hong-kong"}, "once of Manchukuo and of Great Britain"


@rule("gw.15.2.b")
def test_a_roll_of_the_ccp_brings_troops_for_china_and_nothing_else() -> None:
    damaged: Plain = {"shensi": [{"kind": "airbase", "damage": 1}]}
    s = position({}, "ccp", "non-combat", owner={"rehe": "ccp"}, facilities=damaged)
    play(s, "done")
    roll(s, 2)
    assert offered(s, "recruit") == ["recruit infantry shensi", "recruit militia shensi"], "two zones, one in China"


@rule("gw.12.7.a", "gw.12.7.b", "gw.15.2.b")
def test_minors_and_the_ccp_roll_for_recruits() -> None:
    s = position({}, "ccp", "non-combat")
    play(s, "done")
    roll(s, 1)
    assert offered(s, "recruit") == ["recruit infantry shensi", "recruit militia shensi"]
    play(s, "recruit militia shensi")
    assert offered(s, "recruit") == ["recruit militia shensi"], "the second of two"
    play(s, "recruit militia shensi")
    assert units(s, "shensi") == ["militia", "militia"]
    s = position({}, "ccp", "non-combat")
    play(s, "done")
    roll(s, 2)
    assert units(s, "shensi") == [], "it owns one zone"


@rule("gw.12.7.a")
def test_recruits_bring_a_ship_of_a_minor_one_stage_further_or_a_repair() -> None:
    row = ["siam", "unit", "heavy-cruiser", 1]
    damaged = {"siam": [{"kind": "minor-port", "opens": ["P50"], "damage": 2}]}
    s = position({}, "japan", "non-combat", chart=[row], facilities=damaged)
    play(s, "done")
    roll(s, 1)
    assert {"recruit heavy-cruiser:p1", "recruit minor-port siam"} <= set(offered(s, "recruit"))
    mended = s.copy()
    play(mended, "recruit minor-port siam")
    assert mended.site_damage[mended.sites[zone(s, "siam")][0]] == 0
    play(s, "recruit heavy-cruiser:p1")
    assert [project.paid for project in s.chart] == [2]
    assert offered(s, "recruit") == [], "one of these things, not two"


@rule("gw.9.4.2.c", "gw.12.1.b")
def test_ships_of_a_blockaded_yard_are_placed_in_port_only() -> None:
    blockade = {id: {"great-britain": ["3*destroyer"]} for id in ("A12", "A23")}
    war = [["germany", "great-britain"]]
    s = box("destroyer", turn="germany", wars=war)
    free = {text.split()[2] for text in offered(s, "place destroyer")}
    assert {"A12", "western-germany"} <= free
    s = box("destroyer", turn="germany", stand=blockade, wars=war)
    shut = {text.split()[2] for text in offered(s, "place destroyer")}
    assert "western-germany" in shut
    assert not shut & {"A12", "A23"}
    s = box("submarine", turn="germany", stand=blockade, wars=war)
    assert offered(s, "place submarine") == [], "a yard takes no submarines into its port"


@rule("gw.12.6.a")
def test_ships_in_a_captured_port_are_lost_or_change_hands() -> None:
    s = position({"rehe": {"japan": ["destroyer", "light-cruiser"]}}, "ussr", "placement", wars=[["japan", "ussr"]])
    occupy(s, nation(s, "ussr"), zone(s, "rehe"))
    s.push(Prizes(prizes(s)))
    s.run()
    roll(s, 9, 10)
    assert units(s, "rehe") == ["light-cruiser"]
    assert s.nation[s.standing[zone(s, "rehe")][0]] == nation(s, "ussr")


@rule("gw.12.6.a", "gw.10.10.1.a")
def test_ships_in_a_port_that_goes_back_to_an_ally_are_the_attackers() -> None:
    stand = {"scotland": {"germany": ["2*destroyer"]}}
    wars: list[Plain] = [["germany", "great-britain"], ["germany", "usa"]]
    s = box("infantry", turn="usa", stand=stand, owner={"scotland": "germany"}, wars=wars)
    take_zone(s, nation(s, "usa"), zone(s, "scotland"))
    assert s.owner[zone(s, "scotland")] == nation(s, "great-britain")
    s.push(Prizes(prizes(s)))
    s.run()
    roll(s, 9, 10)
    assert [s.nation[u] for u in s.standing[zone(s, "scotland")]] == [nation(s, "usa")]


@rule("gw.12.6.b")
def test_a_captured_ship_keeps_its_damage_and_stays_a_ghost_ship() -> None:
    stand = {"rehe": {"japan": ["battleship:d1", "heavy-cruiser:ghost"]}}
    s = position(stand, "ussr", "placement", wars=[["japan", "ussr"]])
    occupy(s, nation(s, "ussr"), zone(s, "rehe"))
    s.push(Prizes(prizes(s)))
    s.run()
    roll(s, 12, 12)
    assert units(s, "rehe") == ["battleship:d1", "heavy-cruiser:ghost"]
    assert {s.nation[u] for u in s.standing[zone(s, "rehe")]} == {nation(s, "ussr")}


@rule("gw.12.1.i", "gw.12.7.a")
def test_recruits_are_not_bound_by_the_limits_of_militia() -> None:
    s = position({"kobdo": {"mongolia": ["2*militia"]}}, "ussr", "non-combat")
    assert s.edition.world.zones[zone(s, "kobdo")].ipp < 2
    play(s, "done")
    roll(s, 1)
    play(s, "recruit militia kobdo", "recruit militia kobdo")
    assert units(s, "kobdo") == ["militia"] * 4


@rule("gw.12.7.b")
def test_corsica_counts_for_the_recruits_of_vichy_and_africa_does_not() -> None:
    s = position({}, "germany", owner={"southern-france": "vichy-france", "corsica": "vichy-france",
                                       "western-algeria": "vichy-france"})  # fmt: skip
    assert counted_zones(s, nation(s, "vichy-france")) == 2


# income


@rule("gw.12.9.a", "gw.7.3.c")
def test_income_is_collected_last() -> None:
    s = position({}, "japan", "non-combat")
    play(s, "done")
    assert s.money[nation(s, "japan")] == 0
    settle(s)
    assert s.money[nation(s, "japan")] == 16


@rule("gw.5.2.b", "gw.10.10.b")
def test_trackers_follow_the_zones() -> None:
    s = position({}, "japan", income={"ussr": 30})
    ussr, japan = nation(s, "ussr"), nation(s, "japan")
    change_hands(s, zone(s, "primorsky-krai"), japan)
    change_hands(s, zone(s, "amur"), japan)
    assert (s.income[ussr], full_income(s, ussr), s.income[japan]) == (27, 43, 19)


@rule("gw.15.3.a")
def test_conquests_do_not_raise_the_soviet_income_before_full_production() -> None:
    s = position({}, "ussr", income={"ussr": 30})
    ussr = nation(s, "ussr")
    change_hands(s, zone(s, "korea"), ussr)
    assert s.income[ussr] == 30
    change_hands(s, zone(s, "amur"), nation(s, "japan"))
    change_hands(s, zone(s, "amur"), ussr)
    assert s.income[ussr] == 30, "what was its own counts again"
    s = position({}, "ussr", income={"ussr": 46})
    change_hands(s, zone(s, "korea"), ussr)
    assert s.income[ussr] == 48


@rule("gw.15.3.a")
def test_who_loses_a_conquest_that_never_paid_loses_no_income() -> None:
    s = position({}, "ussr", income={"ussr": 30})
    ussr = nation(s, "ussr")
    change_hands(s, zone(s, "korea"), ussr)
    change_hands(s, zone(s, "korea"), nation(s, "japan"))
    assert s.income[ussr] == 30


@rule("gw.15.3.a", "gw.5.6.b")
def test_annexed_zones_raise_the_soviet_income_at_once() -> None:
    stand = {"leningrad": {"ussr": ["infantry"]}}
    s = position(stand, "ussr", date="1939-01", income={"ussr": 15}, treaties={"in-force": ["molotov-ribbentrop"]})
    ussr = nation(s, "ussr")
    play(s, "annex infantry leningrad estonia", "done")
    assert s.income[ussr] == 16
    change_hands(s, zone(s, "estonia"), nation(s, "germany"))
    assert s.income[ussr] == 15


@rule("gw.5.3.a")
def test_war_bonuses_need_a_war_with_a_major_power() -> None:
    held: dict[str, Plain] = {"beiping": "japan", "nanking": "japan"}
    s = position({}, "japan", owner=held, wars=[["japan", "kmt"]])
    assert war_bonus(s, nation(s, "japan")) == 0
    s = position({}, "japan", owner=held, wars=[["japan", "kmt"], ["japan", "ussr"]])
    assert war_bonus(s, nation(s, "japan")) == 2, "one for each flag"
    assert war_bonus(s, nation(s, "kmt")) == 0
    s = position({}, "kmt", owner={"yunnan": "kmt"}, wars=[["japan", "kmt"]], date="1938-07")
    assert war_bonus(s, nation(s, "kmt")) == 2, "the Burma Road"


@rule("gw.10.10.2.a")
def test_without_its_capital_a_nation_collects_nothing() -> None:
    s = position({}, "usa", wars=[["japan", "usa"], ["fec", "japan"]], money={"japan": 9, "fec": 3})
    take_zone(s, nation(s, "usa"), zone(s, "tokyo"))
    assert s.money[nation(s, "japan")] == 0
    assert collected(s, nation(s, "japan")) == 0
    take_zone(s, nation(s, "japan"), zone(s, "calcutta"))
    assert s.money[nation(s, "fec")] == 0
    assert collected(s, nation(s, "fec")) > 0, "FEC needs none"


# joining


@rule("gw.4.7.b", "gw.4.6.c")
def test_siam_joins_japan_in_january_1939() -> None:
    stand = {"siam": {"siam": ["infantry"]}}
    s = position(stand, "japan", "production", date="1938-07")
    assert s.owner[zone(s, "siam")] == nation(s, "siam")
    s = position(stand, "japan", "production", date="1939-01")
    japan = nation(s, "japan")
    assert (s.owner[zone(s, "siam")], s.nation[0], s.income[japan]) == (japan, japan, 17)


@rule("gw.4.7.a")
def test_mongolia_joins_the_ussr_when_it_is_attacked() -> None:
    stand = {"western-manchuria": {"japan": ["infantry"]}, "central-mongolia": {"mongolia": ["cavalry"]}}
    s = position(stand, "japan")
    play(s, "move infantry western-manchuria kerulen", "done", "keep")
    ussr = nation(s, "ussr")
    assert s.owner[zone(s, "kobdo")] == ussr
    assert s.nation[s.standing[zone(s, "central-mongolia")][0]] == ussr
    assert s.enemies[ussr] >> nation(s, "japan") & 1


@rule("gw.4.9.a", "gw.4.9.b")
def test_an_attack_on_china_makes_the_warlords_take_sides() -> None:
    stand = {"rehe": {"japan": ["infantry"]}, "yunnan": {"warlord-yunnan": ["infantry"]}}
    s = position(stand, "japan")
    play(s, "move infantry rehe beiping", "done")
    kmt, ccp = nation(s, "kmt"), nation(s, "ccp")
    beside = [warlord for warlord in ("hopeh", "suiyuan", "tsinghai") if s.owner[zone(s, warlord)] not in (kmt, ccp)]
    assert beside, "those beside the CCP roll"
    roll(s, 6)
    settle(s)
    assert s.owner[zone(s, "yunnan")] == kmt
    assert s.nation[s.standing[zone(s, "yunnan")][0]] == kmt
    owners = [s.owner[zone(s, where)] for where in ("hopeh", "suiyuan", "tsinghai")]
    assert owners.count(ccp) == 1
    assert set(owners) == {ccp, kmt}
    assert s.income[kmt] > 6


# victory


def theatre(**owner: Plain) -> GlobalWar:
    record: dict[str, Plain] = {"mode": "asia-1937", "seats": 3, "owner": owner}
    state = GAME.position(record, seed="objectives").state
    assert isinstance(state, GlobalWar)
    return state


@rule("gw.3.2.a", "gw.3.3.a")
def test_cities_and_objectives_give_points_to_alliances() -> None:
    s = theatre()
    cities = {"axis": 1, "allies": 2, "comintern": 0}  # Tokyo; Nanking and Calcutta
    for alliance, points in cities.items():
        for objective in s.rulings.objectives:
            if ALLIANCES[objective.alliance] == alliance and is_met(s, objective):
                points += objective.points
        assert points_by_alliance(s)[ALLIANCES.index(alliance)] == points
    before = points_by_alliance(s)[0]
    s = theatre(nanking="japan")
    assert points_by_alliance(s)[0] == before + 2, "a city and the lower Yangtze"


@rule("gw.3.1.a", "gw.3.4.a")
def test_the_most_points_win_and_a_tie_is_shared() -> None:
    s = theatre()
    points = points_of_sides(s)
    end(s)
    assert s.result is not None
    assert s.result.points == tuple(points)
    assert s.result.shares[points.index(max(points))] > 0
    assert not s.pending()
    both = GAME.start(GAME.setting("asia-1937", 2))
    assert points_of_sides(both)[1] == sum(points_by_alliance(both)[1:3]), "one seat leads two alliances"


@rule("gw.5.3.a")
def test_britain_has_its_bonuses_for_suez_persian_oil_and_dutch_lands() -> None:
    """As a sheet of an earlier edition has them: the canal alone, Iran in no enemy hands, the islands owned."""
    islands: dict[str, Plain] = {"borneo": "anzac", "java": "anzac", "sumatra": "anzac"}
    owners: list[dict[str, Plain]] = [{}, {"lower-egypt": "germany"}, {"northern-iran": "germany"}, islands]
    bonuses: list[int] = []
    for owner in owners:
        s = position({}, "great-britain", wars=[["great-britain", "germany"]], owner=owner)
        bonuses.append(war_bonus(s, nation(s, "great-britain")))
    assert [bonus - bonuses[0] for bonus in bonuses] == [0, -3, -2, 3]
