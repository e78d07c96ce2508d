"""Lend-lease (8.7, 12.4, 12.5): what may be lent and to whom, the ways it takes, and those who lie in wait."""

from __future__ import annotations

from collections import Counter
from typing import cast

import pytest

from sandtable.games.globalwar.lendlease.announcing import name_of
from sandtable.games.globalwar.lendlease.paths import routes
from sandtable.games.globalwar.lendlease.terms import why_not_to
from sandtable.games.globalwar.production.chart import FORMS, LENT, LENT_UPGRADE
from sandtable.games.globalwar.state import GlobalWar
from sandtable.games.globalwar.title import GAME
from sandtable.kernel.chance import CHANCE
from sandtable.kernel.plain import Plain

from .table import ALLIES, AXIS, COMINTERN, Units, nation, offered, play, position, refused, roll, units, zone

rule = pytest.mark.rule
WAR: list[Plain] = [["great-britain", "germany"]]
CIVIL: list[Plain] = [["spanish-nationalists", "spanish-republicans"]]


def buying(sender: str, wars: Plain, **more: Plain) -> GlobalWar:
    """A sender in its production phase, with money."""
    return position({}, sender, "production", wars=wars, money={sender: 60}, **more)


def sending(sender: str, loans: list[list[Plain]], wars: Plain, stand: Units | None = None, **more: Plain) -> GlobalWar:
    """A sender that is about to send loans: ``["lent", "infantry", 1]``."""
    chart: Plain = [[sender, *loan] for loan in loans]
    return position(stand or {}, sender, "placement", wars=wars, chart=chart, **more)


def lent(s: GlobalWar) -> list[tuple[str, str, str]]:
    """The chart: whose, what form, what."""
    kinds = s.edition.catalogue
    return [
        (
            s.nation_at(row.nation).id,
            FORMS[row.form],
            kinds.units[row.kind].id if FORMS[row.form] in ("unit", "upgrade", "lent", "lent-upgrade") else
            kinds.facilities[row.kind].id,
        )
        for row in s.chart
    ]  # fmt: skip


def refusal(s: GlobalWar, sender: str, recipient: str, form: int = LENT) -> str:
    found = why_not_to(s, nation(s, sender), nation(s, recipient), form)
    return "" if found is None else found.rule


# announcing


@rule("gw.8.7.b", "gw.8.7.c")
def test_units_bases_and_upgrades_are_made_to_be_lent_to_nobody_in_particular() -> None:
    s = buying("usa", WAR, income={"usa": 15})
    play(s, "lend infantry", "lend seaplane-base", "lend militia:upgrade", "done")
    assert s.money[nation(s, "usa")] == 60 - 3 - 3 - 2
    assert lent(s) == [
        ("usa", "lent", "infantry"),
        ("usa", "lent-base", "seaplane-base"),
        ("usa", "lent-upgrade", "militia"),
    ]


@rule("gw.8.7.b")
def test_ipp_are_lent_for_one_whole_repair() -> None:
    works: Plain = {"london": [{"kind": "major-factory", "damage": 4}]}
    s = buying("usa", WAR, income={"usa": 15}, facilities=works)
    assert refused(s, "lend minor-factory london") == "gw.8.7.b"
    play(s, "lend major-factory london")
    assert refused(s, "lend major-factory london") == "gw.8.7.b", "once"
    play(s, "done")
    assert s.money[nation(s, "usa")] == 56
    assert [(name_of(s, row), row.paid) for row in s.chart] == [("major-factory:repair", 4)]


@rule("gw.8.7.c")
def test_stages_of_what_will_be_lent_are_paid_turn_by_turn() -> None:
    s = buying("usa", WAR, income={"usa": 15})
    play(s, "lend heavy-cruiser", "lend heavy-cruiser", "lend airbase", "done")
    assert len(s.chart) == 3
    s = position(
        {},
        "usa",
        "production",
        wars=WAR,
        income={"usa": 15},
        money={"usa": 9},
        chart=[["usa", "lent", "heavy-cruiser", 1]],
    )
    play(s, "advance heavy-cruiser:p1:lent", "done")
    assert s.money[nation(s, "usa")] == 4
    assert s.chart[0].paid == 2


@rule("gw.8.7.d")
def test_what_technologies_open_cannot_be_lent() -> None:
    s = buying("usa", WAR, income={"usa": 15}, date="1943-01", technologies={"usa": ["jet-fighters"]})
    assert refused(s, "buy jet-fighter") == ""
    assert refused(s, "lend jet-fighter") == "gw.8.7.d"


@rule("gw.8.7.a", "gw.8.7.j")
def test_major_powers_lend_and_minor_ones_do_not() -> None:
    wars: Plain = [["kmt", "japan"], ["great-britain", "japan"]]
    assert refused(buying("kmt", wars), "lend infantry") == "gw.8.7.a"
    assert refused(buying("kmt", wars, major=["kmt"]), "lend infantry") == ""
    assert refused(buying("germany", [*WAR, ["italy", "great-britain"]]), "lend fighter") == ""


@rule("gw.8.7.k")
def test_the_usa_lend_from_fifteen_ipp_on() -> None:
    assert refused(buying("usa", WAR, income={"usa": 14}), "lend infantry") == "gw.8.7.k"
    assert refused(buying("usa", WAR, income={"usa": 15}), "lend infantry") == ""


@rule("gw.8.7.e")
def test_a_recipient_is_at_war_with_a_major_power() -> None:
    s = position({}, "usa", wars=[*WAR, ["greece", "bulgaria"]], income={"usa": 20})
    assert refusal(s, "usa", "great-britain") == ""
    assert refusal(s, "usa", "france") == "gw.8.7.e"
    assert refusal(s, "usa", "greece") == "gw.8.7.e", "at war with a minor power"
    assert refused(buying("italy", []), "lend fighter") == "", "the Nationalists may always receive"
    assert refused(buying("japan", []), "lend fighter") == "gw.8.7.e"


@rule("gw.8.7.f", "gw.8.7.g")
def test_some_receive_at_any_time() -> None:
    s = position({}, "germany")
    for sender, recipient in (
        ("germany", "spanish-nationalists"),
        ("germany", "vichy-france"),
        ("italy", "spanish-nationalists"),
        ("ussr", "spanish-republicans"),
        ("ussr", "ccp"),
    ):
        assert refusal(s, sender, recipient) == ""
    assert refusal(s, "italy", "spanish-republicans") == "gw.8.7.e"


@rule("gw.8.7.h")
def test_one_ally_sends_the_spanish_factions_militia_upgrades() -> None:
    s = position({}, "france", wars=CIVIL)
    assert refusal(s, "france", "spanish-republicans") == "gw.8.7.h"
    assert refusal(s, "france", "spanish-republicans", LENT_UPGRADE) == ""
    assert refusal(s, "great-britain", "spanish-nationalists", LENT_UPGRADE) == ""
    assert refusal(s, "fec", "spanish-nationalists", LENT_UPGRADE) == "gw.8.7.h"
    s = position({}, "france", wars=CIVIL, aid={"sent": [["great-britain", "spanish-nationalists", "by-path"]]})
    assert refusal(s, "france", "spanish-republicans", LENT_UPGRADE) == "gw.8.7.h"


@rule("gw.8.7.i")
def test_the_commonwealth_lends_neither_to_itself_nor_to_abyssinia() -> None:
    s = position({}, "great-britain", wars=[*WAR, ["abyssinia", "italy"]])
    assert refusal(s, "great-britain", "anzac") == "gw.8.7.i"
    assert refusal(s, "fec", "great-britain") == "gw.8.7.i"
    assert refusal(s, "anzac", "abyssinia") == "gw.8.7.i"
    assert refusal(s, "france", "abyssinia") == ""


@rule("gw.8.7.l")
def test_nobody_lends_to_an_enemy_of_his_alliance() -> None:
    s = position({}, "usa", wars=[["japan", "great-britain"]], income={"usa": 20})
    assert refusal(s, "usa", "japan") == "gw.8.7.l"


@rule("gw.5.1.r")
def test_while_major_powers_of_two_alliances_fight_their_members_lend_each_other_nothing() -> None:
    japan: Plain = [["japan", "ussr"]]
    assert refusal(position({}, "usa", wars=japan, income={"usa": 20}), "usa", "japan") == ""
    west: Plain = [["japan", "ussr"], ["germany", "great-britain"]]
    assert refusal(position({}, "usa", wars=west, income={"usa": 20}), "usa", "japan") == "gw.5.1.r"
    assert refusal(position({}, "usa", wars=west, income={"usa": 20}), "usa", "ussr") == "", "China fights its own war"


@rule("gw.8.7.m", "gw.6.3.c")
def test_the_pact_forbids_loans_to_the_other_sides_enemies() -> None:
    wars: Plain = [["japan", "kmt"]]
    assert refusal(position({}, "ussr", wars=wars), "ussr", "kmt") == ""
    signed: Plain = {"in-force": ["japanese-soviet"]}
    assert refusal(position({}, "ussr", wars=wars, treaties=signed), "ussr", "kmt") == "gw.6.3.c"


@rule("gw.8.7.e", "gw.6.4.i")
def test_both_sides_may_lend_to_a_finland_that_the_ussr_has_attacked() -> None:
    signed: Plain = {"in-force": ["molotov-ribbentrop"]}
    s = position({}, "germany", wars=[["ussr", "finland"]], control={"finland": "germany"}, treaties=signed)
    for sender, refused_by in (("germany", ""), ("great-britain", ""), ("france", ""), ("ussr", "gw.8.7.l")):
        assert refusal(s, sender, "finland") == refused_by


@rule("gw.6.5.b")
def test_finland_gets_no_loans_while_it_keeps_the_moscow_peace() -> None:
    wars: Plain = [["finland", "germany"], ["great-britain", "germany"]]
    assert refusal(position({}, "great-britain", wars=wars), "great-britain", "finland") == ""
    signed: Plain = {"in-force": ["moscow-peace"]}
    s = position({}, "great-britain", wars=wars, treaties=signed)
    assert refusal(s, "great-britain", "finland") == "gw.6.5.b"


# delivering


@rule("gw.12.4.a", "gw.12.4.b")
def test_a_loan_goes_from_home_to_the_first_zone_of_the_recipients_home() -> None:
    s = sending("usa", [["lent", "infantry", 1]], WAR, income={"usa": 15})
    assert refused(s, "deliver infantry great-britain london") == "gw.12.4.a", "it ends where it comes ashore"
    assert refused(s, "deliver infantry great-britain gibraltar") == "gw.12.4.a", "which is not home"
    play(s, "deliver infantry great-britain scotland")
    assert units(s, "scotland") == ["infantry"]
    assert s.nation[s.standing[zone(s, "scotland")][0]] == nation(s, "great-britain")
    assert not s.chart


@rule("gw.8.7.a")
def test_one_loan_for_a_nation_in_a_turn() -> None:
    s = sending(
        "usa", [["lent", "infantry", 1], ["lent", "artillery", 1]], [*WAR, ["ussr", "germany"]], income={"usa": 15}
    )
    play(s, "deliver infantry great-britain scotland")
    assert refused(s, "deliver artillery great-britain scotland") == "gw.8.7.a"
    assert refused(s, "deliver artillery ussr primorsky-krai") == "", "but to several nations"


@rule("gw.12.4.c")
def test_a_lent_seaplane_base_stands_on_a_coast_and_a_lent_airbase_anywhere_at_home() -> None:
    chart: Plain = [["germany", "base", kind, 1] for kind in ("seaplane-base", "airbase")]
    s = position({}, "germany", "placement", wars=WAR, chart=chart, facilities={"bavaria": []})
    assert refused(s, "place seaplane-base bavaria") == "gw.12.4.c"
    assert refused(s, "place seaplane-base western-germany") == ""
    assert refused(s, "place airbase bavaria") == ""
    begun: Plain = [["germany", "base", "airbase", 1], ["germany", "facility", "airbase", 1, "bavaria", [], -1]]
    s = position({}, "germany", "placement", wars=WAR, chart=begun, facilities={"bavaria": []})
    assert refused(s, "place airbase bavaria") == "gw.12.4.c", "another is being built there"


@rule("gw.12.4.c")
def test_upgrades_and_bases_go_into_the_recipients_box() -> None:
    loans: list[list[Plain]] = [["lent-upgrade", "militia", 1]]
    s = sending("usa", loans, WAR, {"london": {"great-britain": ["militia"]}}, income={"usa": 15})
    play(s, "deliver militia:upgrade great-britain scotland")
    assert lent(s) == [("great-britain", "upgrade", "militia")]
    s = position(
        {"london": {"great-britain": ["militia"]}},
        "great-britain",
        "placement",
        wars=WAR,
        chart=[["great-britain", "upgrade", "militia", 1], ["great-britain", "base", "seaplane-base", 1]],
    )
    assert refused(s, "place seaplane-base malta") == "gw.12.4.c"
    play(s, "upgrade militia london", "place seaplane-base scotland", "done")
    assert units(s, "london") == ["infantry"]
    assert "seaplane-base" in [s.facility(site).id for site in s.sites[zone(s, "scotland")]]


@rule("gw.8.7.b")
def test_a_lent_repair_is_made_in_the_recipients_turn() -> None:
    works: Plain = {"london": [{"kind": "major-factory", "damage": 4}]}
    s = buying("usa", WAR, income={"usa": 15}, facilities=works)
    play(s, "lend major-factory london", "done", "done", "done")
    while "deliver" not in {action.verb for action in s.legal(s.pending()[0])}:
        play(s, "done")
    play(s, "deliver major-factory:repair great-britain scotland")
    site = next(site for site in s.sites[zone(s, "london")] if s.facility(site).id == "major-factory")
    assert s.site_damage[site] == 4, "not yet"
    assert lent(s) == [("great-britain", "repair", "major-factory")]
    s = position({}, "great-britain", "placement", wars=WAR, facilities=works,
                 chart=[["great-britain", "repair", "major-factory", 4, "london", [], site]])  # fmt: skip
    while s.turn == s.nation_at(nation(s, "great-britain")).turn and s.pending() == (ALLIES,) and s.phase == 4:
        play(s, "done")
    assert s.site_damage[site] == 0


@rule("gw.12.4.d")
def test_ships_are_lent_by_sea() -> None:
    s = sending("usa", [["lent", "destroyer", 1]], WAR, income={"usa": 15})
    assert refused(s, "deliver destroyer great-britain ottawa") == "gw.12.4.a", "a train goes there"
    play(s, "deliver destroyer great-britain southern-england")
    assert units(s, "southern-england") == ["destroyer"]


@rule("gw.12.4.e")
def test_a_blockaded_harbour_neither_sends_nor_receives() -> None:
    wars: Plain = [*WAR, ["usa", "germany"]]
    s = sending("usa", [["lent", "infantry", 1]], wars, income={"usa": 15})
    free = routes(s, nation(s, "usa"), nation(s, "great-britain"))
    harbour = zone(s, "northern-ireland")
    seas = s.edition.world.ids(s.edition.world.coasts[harbour])
    blockade: Units = {sea: {"germany": ["3*destroyer"]} for sea in seas}
    shut = sending("usa", [["lent", "infantry", 1]], wars, blockade, income={"usa": 15})
    assert harbour in free
    assert harbour not in routes(shut, nation(shut, "usa"), nation(shut, "great-britain"))


@rule("gw.12.4.e", "gw.9.4.2.a")
def test_a_harbour_that_the_recipients_enemies_blockade_takes_nothing_from_their_friends() -> None:
    harbour = zone(sending("usa", [], WAR), "northern-ireland")
    seas = GAME.printed.world.ids(GAME.printed.world.coasts[harbour])
    blockade: Units = {sea: {"germany": ["3*destroyer"]} for sea in seas}
    for ships, open_to in (({}, True), (blockade, False)):
        s = sending("usa", [["lent", "infantry", 1]], WAR, ships, income={"usa": 15})
        reached = routes(s, nation(s, "usa"), nation(s, "great-britain"))
        assert (harbour in reached) is open_to, "the USA are at peace with Germany, Great Britain is not"
        assert reached, "other harbours are open"


@rule("gw.12.4.f")
def test_what_was_not_delivered_is_sent_again_or_kept() -> None:
    chart: Plain = [
        ["usa", "lent", "infantry", 1],
        ["usa", "lent-base", "airbase", 2],
        ["usa", "lent-upgrade", "militia", 1],
    ]
    s = position({}, "usa", "production", wars=WAR, income={"usa": 15}, chart=chart)
    assert refused(s, "retain artillery") == "gw.12.4.f"
    play(s, "retain infantry", "retain airbase")
    assert refused(s, "retain infantry") == "gw.12.4.f"
    play(s, "done")
    assert lent(s) == [("usa", "unit", "infantry"), ("usa", "base", "airbase"), ("usa", "lent-upgrade", "militia")]


@rule("gw.12.4.f")
def test_ipp_for_a_repair_that_are_kept_go_back() -> None:
    site = next(n for n, site in enumerate(GAME.printed.sites) if GAME.printed.world.zones[site.zone].id == "london")
    kind = GAME.printed.catalogue.facilities[GAME.printed.sites[site].kind].id
    chart: Plain = [["usa", "lent-repair", kind, 4, "london", [], site]]
    s = position({}, "usa", "production", wars=WAR, income={"usa": 15}, chart=chart, money={"usa": 1})
    play(s, f"retain {kind}:repair", "done")
    assert s.money[nation(s, "usa")] == 5
    assert not s.chart


@rule("gw.12.4.g")
def test_fec_lends_from_its_factories_and_receives_in_its_capital() -> None:
    s = position({}, "great-britain", wars=[["great-britain", "japan"], ["kmt", "japan"]], income={"usa": 20})
    to_fec = routes(s, nation(s, "usa"), nation(s, "fec"))
    assert [s.edition.world.zones[land].id for land in to_fec] == ["calcutta"]
    assert routes(s, nation(s, "fec"), nation(s, "kmt"))
    damaged: Plain = {id: [{"kind": "minor-factory", "damage": 1}] for id in ("calcutta", "maharashtra")}
    s = position({}, "great-britain", wars=[["great-britain", "japan"], ["kmt", "japan"]], facilities=damaged)
    assert not routes(s, nation(s, "fec"), nation(s, "kmt"))


@rule("gw.8.2.1.ae")
def test_airborne_infantry_is_what_the_recipient_makes_of_it() -> None:
    for known, arrived in (([], "airborne-infantry"), (["airborne-doctrine"], "elite-airborne-infantry")):
        s = sending(
            "usa", [["lent", "airborne-infantry", 1]], WAR, income={"usa": 15}, technologies={"great-britain": [*known]}
        )
        play(s, "deliver airborne-infantry great-britain scotland")
        assert units(s, "scotland") == [arrived]


@rule("gw.1.12.a", "gw.1.12.c")
def test_lend_lease_takes_the_burma_and_the_ledo_road() -> None:
    wars: Plain = [["kmt", "japan"], ["great-britain", "japan"]]
    owner: Plain = {"yunnan": "kmt"}

    def reached(**more: Plain) -> bool:
        s = position({}, "great-britain", wars=wars, **{"owner": owner, "date": "1938-07", **more})
        return zone(s, "yunnan") in routes(s, nation(s, "fec"), nation(s, "kmt"))

    assert reached()
    assert not reached(date="1938-01")
    assert not reached(owner={})
    assert not reached(owner={**dict(owner), "burma": "japan"})


@rule("gw.1.8.i", "gw.12.4.a")
def test_loans_reach_leningrad_by_the_white_sea_canal() -> None:
    wars: list[Plain] = [*WAR, ["ussr", "germany"]]
    owners: tuple[tuple[dict[str, Plain], bool], ...] = (
        ({}, True), ({"karelia": "germany"}, False), ({"karelia": "finland"}, False), ({"leningrad": "germany"}, False),
    )  # fmt: skip
    for owner, is_open in owners:
        s = position({}, "great-britain", wars=wars, owner=owner)
        britain, ussr = nation(s, "great-britain"), nation(s, "ussr")
        assert (zone(s, "leningrad") in routes(s, britain, ussr)) is is_open, owner
        assert zone(s, "kola") in routes(s, britain, ussr)
        assert zone(s, "leningrad") not in routes(s, britain, ussr, afloat_only=True), "no ship sails there"


# interdiction


@rule("gw.12.5.a", "gw.12.5.b", "gw.12.5.f")
def test_an_enemy_interdicts_without_being_asked_and_every_unit_rolls() -> None:
    lurking: Units = {
        sea: {"germany": ["2*submarine"]} for sea in ("A9", "A8", "A15", "A16", "A10", "A22", "A13", "A21")
    }
    wars: Plain = [*WAR, ["ussr", "germany"]]
    s = sending("great-britain", [["lent", "infantry", 1]], wars, lurking)
    play(s, "deliver infantry ussr kola")
    assert s.pending() == (CHANCE,)
    rows = len(s.stack[-1].rows)  # type: ignore[attr-defined]
    assert rows % 2 == 0
    for _ in range(rows):
        roll(s, 4)
    assert units(s, "kola") == ["infantry"]


def spain(**more: Plain) -> GlobalWar:
    """S61: a Republican coastal submarine lies off Galicia, and Germany has a loan for the Nationalists."""
    return sending(
        "germany",
        [["lent", "infantry", 1]],
        CIVIL,
        {"A28": {"spanish-republicans": ["coastal-submarine"]}},
        facilities={"western-andalucia": []},
        **more,
    )


@rule("gw.12.5.d", "gw.12.5.e", "gw.12.5.f")
def test_s61_the_republicans_interdict_german_lend_lease() -> None:
    s = spain()
    play(s, "deliver infantry spanish-nationalists galicia-and-leon")
    assert s.pending() == (COMINTERN,), "they are at peace with Germany and choose"
    let = s.copy()
    play(let, "pass")
    assert units(let, "galicia-and-leon") == ["infantry"]
    play(s, "interdict")
    roll(s, 2)
    assert units(s, "galicia-and-leon") == []
    assert not s.chart, "the delivery is lost"
    assert s.pending() == (AXIS,), "German income is full already"


@rule("gw.12.5.d")
def test_only_full_production_or_a_civil_war_entitles_a_neutral() -> None:
    lurking: Units = {sea: {"ussr": ["submarine"]} for sea in ("P1", "P2", "P7", "P8", "P3", "P4")}
    s = sending("usa", [["lent", "infantry", 1]], [["ussr", "germany"]], lurking, income={"usa": 15, "ussr": 46})
    assert s.pending() == (ALLIES,)
    play(s, "deliver infantry ussr primorsky-krai")
    assert units(s, "primorsky-krai") == ["infantry"], "nobody interdicts what goes to himself"
    lurking = {sea: {"italy": ["submarine"]} for sea in ("P1", "P2", "P7", "P8", "P3", "P4")}
    s = sending("usa", [["lent", "infantry", 1]], [["ussr", "germany"]], lurking, income={"usa": 15, "ussr": 20})
    play(s, "deliver infantry ussr primorsky-krai")
    assert s.pending() == (AXIS,), "Italy is at full production from the start"


@rule("gw.12.5.e")
def test_success_of_a_neutral_raises_the_senders_income() -> None:
    lurking: Units = {sea: {"italy": ["submarine"]} for sea in ("P1", "P2", "P7", "P8", "P3", "P4")}
    s = sending("usa", [["lent", "infantry", 1]], [["ussr", "germany"]], lurking, income={"usa": 15, "ussr": 20})
    play(s, "deliver infantry ussr primorsky-krai", "interdict")
    roll(s, 3, 5)
    assert s.income[nation(s, "usa")] == 20
    assert units(s, "primorsky-krai") == []


# abilities that have to do with it


@rule("gw.15.1.e")
def test_the_way_to_the_nationalists_reaches_one_further() -> None:
    small: Plain = {"western-germany": [], "eastern-germany": [{"kind": "minor-port", "opens": ["A12"]}]}
    s = position({}, "germany", facilities=small)
    germany = nation(s, "germany")
    assert zone(s, "galicia-and-leon") in routes(s, germany, nation(s, "spanish-nationalists")), "four sea zones to A28"
    assert zone(s, "basque-country") not in routes(s, germany, nation(s, "spanish-republicans"))


@rule("gw.15.3.f", "gw.1.8.j")
def test_red_aid_passes_the_turkish_straits() -> None:
    baltic: Plain = {"leningrad": [], "kola": [], "northern-russia": [], "primorsky-krai": []}
    at_war: Plain = [*CIVIL, ["ussr", "japan"]]
    s = position({}, "ussr", wars=at_war, facilities=baltic)
    assert routes(s, nation(s, "ussr"), nation(s, "spanish-republicans"))
    s = position({}, "ussr", wars=at_war, facilities=baltic, control={"turkey": "great-britain"})
    assert not routes(s, nation(s, "ussr"), nation(s, "spanish-republicans"))


@rule("gw.15.3.e")
def test_red_aid_flies_a_militia_upgrade_to_the_ccp() -> None:
    stand: Units = {"buryatia": {"ussr": ["air-transport"]}}
    s = sending("ussr", [["lent-upgrade", "militia", 1]], [], stand)
    assert offered(s, "airlift")
    play(s, "airlift air-transport buryatia shensi")
    assert lent(s) == [("ccp", "upgrade", "militia")]
    assert units(s, "buryatia") == ["air-transport:0"], "back on Soviet ground"
    assert not offered(s, "airlift")
    moved = sending("ussr", [["lent-upgrade", "militia", 1]], [], {"buryatia": {"ussr": ["air-transport:3"]}})
    assert not offered(moved, "airlift")
    assert not offered(sending("ussr", [["lent", "infantry", 1]], [], stand), "airlift")


@rule("gw.15.8.d")
def test_the_usa_contain_communism_at_any_income() -> None:
    for way, allowed in (("by-path", ""), ("by-air", "gw.8.7.k")):
        s = buying("usa", [], aid={"sent": [["ussr", "ccp", way]]})
        assert refused(s, "lend infantry") == allowed
        assert refusal(s, "usa", "kmt") == allowed
        assert refusal(s, "usa", "great-britain") == "gw.8.7.k"


@rule("gw.15.8.e")
def test_that_loan_may_pass_by_fec_and_france() -> None:
    only_yunnan: Plain = {"nanking": [], "shantung": [], "kwangtung": [], "hopeh": []}
    war: Plain = [["kmt", "japan"]]
    more: dict[str, Plain] = {"facilities": only_yunnan, "owner": {"yunnan": "kmt"}, "date": "1938-07"}
    s = position({}, "usa", wars=war, income={"usa": 20}, **more)
    assert not routes(s, nation(s, "usa"), nation(s, "kmt"))
    s = position({}, "usa", wars=war, aid={"sent": [["ussr", "ccp", "by-path"]]}, **more)
    assert zone(s, "yunnan") in routes(s, nation(s, "usa"), nation(s, "kmt"))


@rule("gw.15.5.d")
def test_great_britain_receives_american_loans_in_canada() -> None:
    s = sending("usa", [["lent", "infantry", 1]], WAR, income={"usa": 15})
    play(s, "deliver infantry great-britain ottawa")
    assert units(s, "ottawa") == ["infantry"]
    s = sending("france", [["lent", "infantry", 1]], WAR)
    assert not any(" nova-scotia" in text for text in offered(s, "deliver"))


def test_views_tell_the_ways_with_their_dangers() -> None:
    s = spain()
    told = s.derived()["lend-lease"]
    assert {
        "loan": "infantry",
        "to": "spanish-nationalists",
        "at": "galicia-and-leon",
        "dangers": [["A28", 2, "spanish-republicans", False]],
        "chance": 100,
        "path": ["western-germany", "A23", "A22", "A28", "galicia-and-leon"],
    } in told


@rule("gw.12.4.a", "gw.12.5.b")
def test_the_way_of_a_loan_is_told_zone_by_zone_and_leads_round_submarines() -> None:
    wars: Plain = [["germany", "great-britain"], ["germany", "ussr"], ["germany", "usa"]]
    s = position({}, "usa", "production", date="1941-07", income={"usa": 63}, wars=wars)
    direct = ["new-york", "A25", "A27", "A19", "A20", "A21", "scotland", "A10", "A6", "A8", "A9", "kola"]
    assert way_to(s, "kola")["path"] == direct, "the shortest of the safest"
    lurkers = {sea: {"germany": ["submarine"]} for sea in ("A27", "A20")}
    s = position({**lurkers}, "usa", "production", date="1941-07", income={"usa": 63}, wars=wars)
    way = way_to(s, "kola")
    assert not set(lurkers) & set(cast(list[str], way["path"]))
    assert way["dangers"] == []


def test_of_many_ways_to_somebody_the_three_best_are_told() -> None:
    wars: Plain = [["germany", "great-britain"], ["germany", "ussr"], ["germany", "usa"]]
    s = position({}, "usa", "production", date="1941-07", income={"usa": 63}, wars=wars)
    ways = cast(list[dict[str, Plain]], s.consult(("loans", "usa"))["ways"])
    told = Counter(str(one["to"]) for one in ways if "at" in one)
    assert told["great-britain"] == told["ussr"] == max(told.values()) == 3


def way_to(s: GlobalWar, goal: str) -> dict[str, Plain]:
    ways = cast(list[dict[str, Plain]], s.consult(("loans", "usa"))["ways"])
    return next(one for one in ways if one.get("at") == goal)


def test_a_loan_under_way_reads_back() -> None:
    s = spain()
    play(s, "deliver infantry spanish-nationalists galicia-and-leon")
    again = GAME.read_state(GAME.setting("world-1936", 3), s.plain())
    assert again.plain() == s.plain()
    play(again, "interdict")
    assert again.pending() == (CHANCE,)


@rule("gw.5.1.h")
def test_lending_to_enemies_and_stopping_loans_of_the_allies_give_cause_for_war() -> None:
    wars: list[Plain] = [["great-britain", "italy"]]
    s = sending("germany", [["lent", "infantry", 1]], wars, owner={"austria": "germany"})
    play(s, "deliver infantry italy northern-italy")
    assert s.diplomacy.causes == 1 << nation(s, "germany")
    lurking: Units = {sea: {"italy": ["submarine"]} for sea in ("P1", "P2", "P7", "P8", "P3", "P4")}
    s = sending("usa", [["lent", "infantry", 1]], [["ussr", "germany"]], lurking, income={"usa": 15, "ussr": 20})
    play(s, "deliver infantry ussr primorsky-krai", "interdict")
    roll(s, 1)
    assert s.diplomacy.causes == 1 << nation(s, "italy")


@rule("gw.8.5.a", "gw.4.6.c")
def test_who_joins_in_production_is_there_for_what_is_bought() -> None:
    s = position({"siam": {"siam": ["infantry"]}}, "japan", "production", date="1939-01", money={"japan": 9})
    assert s.owner[zone(s, "siam")] == nation(s, "japan")
    assert refused(s, "build airbase siam") == "", "in the same phase"
