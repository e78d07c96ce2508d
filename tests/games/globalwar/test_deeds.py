"""Incomes by deeds (5.2), fines (5.4), and war that is declared there and then."""

from __future__ import annotations

import pytest

from sandtable.games.globalwar.combat.conquest import take_zone
from sandtable.games.globalwar.joining import join
from sandtable.games.globalwar.news import AID_DELIVERED, INTERDICTED, SURRENDERED, UNIT_PLACED, News, make_known
from sandtable.games.globalwar.reading import read_state
from sandtable.games.globalwar.relations import at_war, declare_war
from sandtable.games.globalwar.state import GlobalWar
from sandtable.kernel.chance import CHANCE
from sandtable.kernel.plain import Plain

from .table import ALLIES, AXIS, act, nation, play, position, refused, roll, settle, zone
from .test_patrons import PACT

rule = pytest.mark.rule
START: dict[str, Plain] = {"great-britain": 11, "france": 5, "usa": 6, "ussr": 4, "fec": 5, "anzac": 3}
NAMES = ("great-britain", "france", "usa", "ussr", "fec", "anzac")
POLAND = {"western-germany": {"germany": ["infantry"]}, "eastern-germany": {"germany": ["2*infantry"]}}


def world(**more: Plain) -> GlobalWar:
    return position({}, "germany", "combat-movement", income=START, **more)


def incomes(s: GlobalWar) -> list[int]:
    return [s.income[nation(s, id)] for id in NAMES]


def due(s: GlobalWar) -> list[tuple[str, int]]:
    return [(s.nation_at(power).id, sides) for power, sides in s.diplomacy.due]


def war(s: GlobalWar, who: str, whom: str) -> None:
    declare_war(s, nation(s, who), nation(s, whom))


# dice at once, and what may follow


@rule("gw.5.2.c", "gw.5.2.d")
def test_the_attack_on_poland_raises_allied_incomes_at_once_and_britain_declares_war_there_and_then() -> None:
    s = position(POLAND, "germany", income=START)
    act(s, "move infantry eastern-germany west-poland")
    assert s.pending() == (CHANCE,), "before the German turn goes on"
    roll(s, 12, 6)
    assert s.income[nation(s, "great-britain")] == 25, "no more than full production"
    assert s.pending() == (ALLIES,)
    assert s.prompt(ALLIES) == "gw-prompt-alarm"
    assert read_state(s.rulings, s.plain()).plain() == s.plain()
    assert refused(s, "declare great-britain italy") == "gw.5.1.h"
    act(s, "declare great-britain germany")
    act(s, "pass")  # Germany does not declare it first
    assert at_war(s, nation(s, "great-britain"), nation(s, "germany"))
    assert s.pending() == (CHANCE,), "now the dice of France"
    roll(s, 1, 3)
    assert s.income[nation(s, "france")] == 9
    assert s.pending() == (AXIS,), "France has no war income, and Germany goes on"
    assert s.income[nation(s, "usa")] == 8, "the USA gain a little without a die"


@rule("gw.5.2.d")
def test_who_reaches_war_income_may_stay_at_peace() -> None:
    s = position(POLAND, "germany", income={**START, "france": 17})
    act(s, "move infantry eastern-germany west-poland")
    roll(s, 1, 1)
    roll(s, 1)
    assert s.pending() == (ALLIES,)
    act(s, "pass")
    assert s.pending() == (AXIS,)
    assert not at_war(s, nation(s, "france"), nation(s, "germany"))


@rule("gw.5.2.c", "gw.6.4.g")
def test_with_the_pact_poland_raises_one_die_only() -> None:
    s = world(**PACT)
    war(s, "germany", "poland")
    assert due(s) == [("great-britain", 12), ("france", 12)]


@rule("gw.5.2.c")
def test_wars_on_other_neutrals_count_each_time() -> None:
    s = world()
    war(s, "germany", "denmark")
    war(s, "italy", "greece")
    assert (
        due(s)
        == [("great-britain", 12)] * 2 + [("france", 12)] * 2 + [("great-britain", 12)] * 2 + [("france", 12)] * 2
    )
    assert s.income[nation(s, "usa")] == 10


@rule("gw.5.2.c")
def test_japans_war_on_china_counts_once() -> None:
    s = world()
    war(s, "japan", "kmt")
    assert incomes(s) == [12, 6, 11, 4, 6, 4]
    s.enemies[nation(s, "japan")] = 0
    war(s, "japan", "ccp")
    assert incomes(s) == [12, 6, 11, 4, 6, 4]
    assert due(s) == []


@rule("gw.5.2.c")
def test_war_on_the_netherlands_by_japan() -> None:
    s = world()
    war(s, "japan", "netherlands")
    assert incomes(s)[4:] == [8, 6]
    assert due(s) == [("great-britain", 12), ("france", 6), ("usa", 12), ("usa", 12)]


@rule("gw.5.2.c", "gw.5.1.l")
def test_war_among_major_powers_alarms_the_others() -> None:
    s = world()
    war(s, "germany", "france")
    assert incomes(s) == [25, 18, 6, 4, 5, 3]
    assert due(s) == [("great-britain", 0), ("usa", 12)]
    s = world()
    war(s, "italy", "ussr")
    assert due(s)[:3] == [("great-britain", 12), ("france", 12), ("usa", 12)]


@rule("gw.5.1.k", "gw.5.1.l")
def test_the_commonwealth_goes_to_full_production_as_one() -> None:
    s = world()
    war(s, "japan", "great-britain")
    full = [s.income[nation(s, id)] for id in ("great-britain", "fec", "anzac")]
    assert full == [25 + 6, 14, 7], "with what Poland brings, which joins (gw.4.7.o)"
    s = position({}, "germany", income={**START, "great-britain": 25}, wars=[["germany", "denmark"]])
    s.declared[nation(s, "germany")] = 1
    play(s, "1: declare great-britain germany")
    assert [s.income[nation(s, id)] for id in ("fec", "anzac")] == [14, 7], "by its own declaration too"


@rule("gw.5.1.m")
def test_a_war_declared_by_a_minor_power_raises_no_income() -> None:
    s = position({"beiping": {"germany": ["infantry"]}}, "kmt", income=START)
    before = incomes(s)
    war(s, "kmt", "germany")
    assert incomes(s) == before
    assert due(s) == []
    s.income[nation(s, "usa")] = 6
    war(s, "kmt", "ussr")
    assert s.income[nation(s, "ussr")] == before[3]


@rule("gw.5.2.c")
def test_german_land_next_to_the_soviet_home_country_alarms_the_ussr_once_a_zone() -> None:
    s = world(wars=[["germany", "poland"]])
    for _ in range(2):
        take_zone(s, nation(s, "germany"), zone(s, "podlachia"))
    take_zone(s, nation(s, "germany"), zone(s, "warsaw"))
    assert due(s) == [("ussr", 12)]
    join(s, nation(s, "finland"), nation(s, "germany"))
    assert due(s) == [("ussr", 12)] * 4, "Lapland, Southern Finland and Viipuri"
    s = world(wars=[["germany", "poland"]], **PACT)
    take_zone(s, nation(s, "germany"), zone(s, "podlachia"))
    assert due(s) == [], "the pact lets Germany have it"


@rule("gw.5.2.c")
def test_japan_in_mongolia_and_sinkiang_alarms_the_ussr_once_each() -> None:
    s = world(wars=[["japan", "mongolia"], ["japan", "warlord-sinkiang"]])
    for id in ("kerulen", "central-mongolia", "sinkiang"):
        take_zone(s, nation(s, "japan"), zone(s, id))
    assert s.income[nation(s, "ussr")] == 14


@rule("gw.5.2.c")
def test_finished_capital_ships_fallen_cities_and_the_fall_of_france() -> None:
    s = position({"A12": {"germany": ["battleship", "destroyer"]}}, "germany", income=START,
                 wars=[["germany", "great-britain"]])  # fmt: skip
    for u in s.standing[zone(s, "A12")]:
        make_known(s, News(UNIT_PLACED, nation(s, "germany"), unit=u))
    assert incomes(s)[:2] == [12, 6]
    take_zone(s, nation(s, "germany"), zone(s, "london"))
    assert due(s) == [("usa", 12)] * 2
    make_known(s, News(SURRENDERED, nation(s, "france"), nation(s, "germany")))
    assert due(s) == [("usa", 12)] * 3


@rule("gw.5.2.c", "gw.5.1.h")
def test_interdiction_by_a_power_at_peace_raises_the_senders_income() -> None:
    s = world()
    sea = zone(s, "A28")
    make_known(s, News(INTERDICTED, nation(s, "usa"), nation(s, "germany"), sea, words={"group": "infantry"}))
    assert due(s) == [("usa", 6)]
    assert s.diplomacy.causes == 1 << nation(s, "germany")
    make_known(s, News(INTERDICTED, nation(s, "germany"), nation(s, "usa"), sea, words={"group": "infantry"}))
    assert due(s) == [("usa", 6)], "Germany is at full production"
    s = world(wars=[["usa", "germany"]])
    make_known(s, News(INTERDICTED, nation(s, "usa"), nation(s, "germany"), sea, words={"group": "infantry"}))
    assert due(s) == [], "in war it does not"


@rule("gw.5.1.h")
def test_lend_lease_to_an_enemy_of_an_allied_power_is_remembered() -> None:
    s = world(wars=[["france", "finland"], ["great-britain", "italy"]])
    make_known(s, News(AID_DELIVERED, nation(s, "germany"), nation(s, "spanish-nationalists")))
    make_known(s, News(AID_DELIVERED, nation(s, "usa"), nation(s, "finland")))
    assert s.diplomacy.causes == 0
    make_known(s, News(AID_DELIVERED, nation(s, "japan"), nation(s, "finland")))
    assert s.diplomacy.causes == 1 << nation(s, "japan")


@rule("gw.5.2.c")
def test_nothing_rises_above_full_production() -> None:
    s = position(POLAND, "germany", income={**START, "great-britain": 25, "france": 18, "usa": 63})
    act(s, "move infantry eastern-germany west-poland")
    assert s.pending() == (AXIS,)


@rule("gw.5.2.b")
def test_s24_lost_zones_lower_full_production() -> None:
    from sandtable.games.globalwar.production.income import full_income

    s = position({}, "germany", wars=[["germany", "ussr"]], income={"ussr": 30})
    for id in ("western-ukraine", "eastern-ukraine"):
        take_zone(s, nation(s, "germany"), zone(s, id))
    lost = sum(s.edition.world.zones[zone(s, id)].ipp for id in ("western-ukraine", "eastern-ukraine"))
    assert (s.income[nation(s, "ussr")], full_income(s, nation(s, "ussr"))) == (30 - lost, 46 - lost)


# penalties


@rule("gw.5.4.a", "gw.5.4.b")
def test_an_ally_pays_for_war_on_a_neutral_and_the_usa_at_peace_lose_income() -> None:
    ready = {**START, "great-britain": 25, "usa": 30}
    stand = {"M8": {"great-britain": ["naval-transport+infantry"]}}
    s = position(stand, "great-britain", income=ready, money={"great-britain": 13})
    war(s, "great-britain", "greece")
    assert s.money[nation(s, "great-britain")] == 3
    assert s.income[nation(s, "usa")] == 20
    s = position(stand, "great-britain", income=ready, money={"great-britain": 13}, wars=[["usa", "japan"]])
    war(s, "fec", "greece")
    assert s.money[nation(s, "great-britain")] == 3, "Britain pays for its family"
    assert s.income[nation(s, "usa")] == 30, "the USA are at war"


@rule("gw.5.4.a")
def test_the_axis_and_the_ussr_pay_no_fine() -> None:
    s = position({}, "germany", income={**START, "ussr": 46}, money={"germany": 20, "ussr": 20})
    war(s, "germany", "norway")
    war(s, "ussr", "turkey")
    assert [s.money[nation(s, id)] for id in ("germany", "ussr")] == [20, 20]


@rule("gw.5.4.a", "gw.5.4.b", "gw.4.10.a")
@pytest.mark.parametrize("spain", ["spanish-nationalists", "spanish-republicans"])
def test_the_spain_that_is_left_is_neutral_and_costs_an_ally_as_much(spain: str) -> None:
    zones = ("galicia-and-leon", "western-andalucia", "catalonia", "eastern-andalucia", "basque-country", "madrid",
             "balearic-islands", "spanish-morocco", "canary-islands", "rio-de-oro")  # fmt: skip
    s = position({}, "great-britain", income={**START, "great-britain": 25, "usa": 30}, money={"great-britain": 13},
                 owner=dict.fromkeys(zones, spain))  # fmt: skip
    war(s, "great-britain", spain)
    assert s.money[nation(s, "great-britain")] == 3
    assert s.income[nation(s, "usa")] == 20


def test_nations_that_do_not_play_in_a_theatre_gain_and_lose_nothing() -> None:
    s = position({}, "great-britain", mode="europe-1940", seats=2, income={"great-britain": 25},
                 money={"great-britain": 13})  # fmt: skip
    before = s.income[nation(s, "usa")]
    war(s, "great-britain", "norway")
    assert s.money[nation(s, "great-britain")] == 3
    assert s.income[nation(s, "usa")] == before


@rule("gw.5.4.c")
def test_the_ussr_loses_income_for_war_on_an_ally_below_full_production() -> None:
    for income, left in ((30, 20), (46, 46), (5, 0)):
        s = position({}, "ussr", income={**START, "ussr": income, "kmt": 6})
        war(s, "ussr", "kmt")
        assert s.income[nation(s, "ussr")] == left


@rule("gw.5.4.b")
def test_a_war_of_the_kmt_on_a_neutral_costs_the_usa_as_well() -> None:
    s = position({}, "kmt", income={**START, "usa": 20}, major=["kmt"])
    war(s, "kmt", "tibet")
    assert s.income[nation(s, "usa")] == 10


@rule("gw.5.4.c", "gw.5.1.j")
def test_to_the_ussr_a_warlord_is_a_part_of_the_kmt() -> None:
    s = position({}, "ussr", income={**START, "ussr": 30, "kmt": 6})
    war(s, "ussr", "warlord-sinkiang")
    assert s.income[nation(s, "ussr")] == 20


def test_dice_of_a_deed_fall_before_a_blitz_is_asked_for() -> None:
    """The capture that sets them off also opens a blitz."""
    stand = {"lithuania": {"germany": ["2*light-armor"]}}
    s = position(stand, "germany", income={**START, "great-britain": 25, "france": 18, "usa": 63},
                 owner={"lithuania": "germany"}, wars=[["germany", "latvia"], ["germany", "estonia"]])  # fmt: skip
    play(s, "move 2*light-armor lithuania latvia")
    act(s, "done")
    assert s.pending() == (CHANCE,)
    assert s.chance().cause == "gw-chance-income"
    settle(s, 1)
    assert s.pending() == (AXIS,)
