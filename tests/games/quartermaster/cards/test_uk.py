"""The cards of the United Kingdom, one by one: what each does, when, for what cost, and what it does not allow."""

from __future__ import annotations

import pytest

from games.quartermaster.table import (
    asked,
    buried,
    country,
    discards,
    does,
    face_down,
    hand,
    in_deck,
    offered,
    offered_spaces,
    on_table,
    passes,
    pieces,
    points,
    refused,
    spaces,
    table,
)

rule = pytest.mark.rule


# Status


@rule("qm.card.directorate-of-manpower")
def test_an_army_may_be_recruited_in_australia_instead_of_being_built() -> None:
    match = table("UK", UK=country(hand="build-army", status="directorate-of-manpower"))
    does(match, "UK", "play build-army")
    assert "recruit australia" in offered(match, "UK")
    assert refused(match, "UK", "build australia") == "qm.kind.build-army"
    does(match, "UK", "recruit australia")
    assert pieces(match, "UK") == spaces("united-kingdom australia")


@rule("qm.card.directorate-of-manpower", "qm.pieces.enemies")
def test_no_recruit_in_australia_beside_an_enemy() -> None:
    match = table("UK", UK=country(hand="build-army", status="directorate-of-manpower"), JPN=country("japan australia"))
    does(match, "UK", "play build-army")
    assert offered_spaces(match, "UK", "recruit") == set()


@rule("qm.card.lord-linlithgow")
def test_an_army_may_be_recruited_in_india_whenever_one_may_be_built() -> None:
    match = table("UK", UK=country(hand="ledo-and-burma-roads", status="lord-linlithgow"))
    does(match, "UK", "play ledo-and-burma-roads")
    assert offered(match, "UK") == ["recruit india", "skip"]
    does(match, "UK", "recruit india")
    assert pieces(match, "UK") == spaces("united-kingdom india")


@rule("qm.card.lord-linlithgow")
def test_lord_linlithgow_makes_build_army_playable_without_a_place_to_build() -> None:
    match = table("UK", UK=country("", hand="build-army", status="lord-linlithgow"), GER=country("united-kingdom"))
    does(match, "UK", "play build-army")
    assert offered(match, "UK") == ["recruit india"]


@rule("qm.card.free-france")
def test_free_france_builds_in_western_europe_for_two_cards() -> None:
    match = table("UK", UK=country("united-kingdom north-sea", hand="build-army raf enigma", status="free-france"))
    does(match, "UK", "use free-france")
    assert offered(match, "UK") == [
        "discard build-army enigma", "discard build-army raf", "discard enigma raf",
    ]  # fmt: skip
    does(match, "UK", "discard enigma raf")
    assert hand(match, "UK") == ["build-army"]
    assert buried(match, "UK") == 2
    assert offered(match, "UK") == ["build western-europe", "skip"]
    does(match, "UK", "build western-europe")
    assert pieces(match, "UK") == spaces("united-kingdom north-sea western-europe")
    assert "play build-army" not in offered(match, "UK")


@rule("qm.card.free-france", "qm.react.useful")
def test_free_france_needs_a_way_to_western_europe() -> None:
    match = table("UK", UK=country("united-kingdom", hand="build-army raf enigma", status="free-france"))
    assert "use free-france" not in offered(match, "UK")


@rule("qm.card.mackenzie-king")
@pytest.mark.parametrize(
    ("where", "gained"), [("iceland", 0), ("north-atlantic iceland", 1), ("canada", 1), ("north-atlantic canada", 2)]
)
def test_mackenzie_king_pays_two_separate_points(where: str, gained: int) -> None:
    match = table("UK", UK=country(f"united-kingdom north-sea {where}", hand="raf", status="mackenzie-king"))
    does(match, "UK", "discard raf")
    lost = "canada" in where and "north-atlantic" not in where  # out of supply before the victory step
    assert points(match) == (0, 2 + gained - lost)


@rule("qm.card.resistance")
def test_resistance_battles_western_europe_or_italy_instead_of_playing() -> None:
    match = table(
        "UK",
        UK=country("united-kingdom north-sea", hand="raf enigma", status="resistance"),
        GER=country("germany western-europe"),
    )
    does(match, "UK", "use resistance")
    assert hand(match, "UK") == []  # no choice with two cards
    assert offered_spaces(match, "UK", "battle") == {"western-europe"}
    assert refused(match, "UK", "battle italy") == "qm.kind.land-battle"
    assert refused(match, "UK", "battle iceland") == "qm.play.text"
    does(match, "UK", "battle western-europe")
    assert pieces(match, "GER") == {"germany"}


@rule("qm.card.royal-navy", "qm.react.cost")
def test_the_royal_navy_battles_any_other_sea_for_two_cards() -> None:
    match = table(
        "UK",
        UK=country("united-kingdom north-sea india", hand="sea-battle raf enigma", status="royal-navy"),
        GER=country("germany baltic-sea"),
    )
    does(match, "UK", "play sea-battle", "battle bay-of-bengal", "use royal-navy")
    assert hand(match, "UK") == []
    assert offered_spaces(match, "UK", "battle") >= spaces("baltic-sea bay-of-bengal north-atlantic")
    assert refused(match, "UK", "battle sea-of-japan") == "qm.kind.sea-battle"
    does(match, "UK", "battle baltic-sea")
    assert pieces(match, "GER") == {"germany"}
    assert "use royal-navy" not in offered(match, "UK")


# events


@rule("qm.card.dutch-east-indies", "qm.play.parts")
def test_dutch_east_indies_recruits_three_pieces_in_order() -> None:
    match = table("UK", UK=country(hand="dutch-east-indies"))
    does(match, "UK", "play dutch-east-indies")
    assert offered(match, "UK") == ["recruit indonesia", "skip"]
    assert refused(match, "UK", "recruit new-guinea") == "qm.play.text"
    does(match, "UK", "recruit indonesia", "recruit new-guinea", "recruit south-china-sea")
    # out of supply, so they are gone in the supply step of the same turn
    assert pieces(match, "UK") == {"united-kingdom"}


@rule("qm.card.dutch-east-indies", "qm.play.recruit")
def test_dutch_east_indies_stay_where_they_are_in_supply() -> None:
    match = table("UK", UK=country("united-kingdom australia south-china-sea", hand="dutch-east-indies"))
    does(match, "UK", "play dutch-east-indies", "recruit indonesia", "recruit new-guinea")
    assert pieces(match, "UK") >= spaces("indonesia new-guinea")


@rule("qm.card.general-smuts")
def test_general_smuts_recruits_in_africa_and_a_sea() -> None:
    match = table("UK", UK=country("united-kingdom india", hand="general-smuts"))
    does(match, "UK", "play general-smuts", "recruit africa")
    assert offered_spaces(match, "UK", "recruit") == spaces("southern-ocean bay-of-bengal")
    does(match, "UK", "recruit bay-of-bengal")
    assert pieces(match, "UK") == spaces("united-kingdom india bay-of-bengal africa")


@rule("qm.card.commonwealth-support")
def test_commonwealth_support_recruits_in_one_dominion() -> None:
    match = table("UK", UK=country(hand="commonwealth-support"))
    does(match, "UK", "play commonwealth-support")
    assert offered_spaces(match, "UK", "recruit") == spaces("canada india australia")
    does(match, "UK", "recruit india")
    assert pieces(match, "UK") == spaces("united-kingdom india")


@rule("qm.card.king-peter")
def test_king_peter_clears_the_balkans_and_recruits_there() -> None:
    match = table("UK", UK=country(hand="king-peter"), ITA=country("italy balkans"))
    does(match, "UK", "play king-peter", "eliminate balkans ITA")
    assert pieces(match, "ITA") == {"italy"}
    assert offered(match, "UK") == ["recruit balkans", "skip"]


@rule("qm.card.king-peter", "qm.play.independent")
def test_king_peter_cannot_recruit_beside_a_second_axis_army() -> None:
    match = table("UK", UK=country(hand="king-peter"), ITA=country("italy balkans"), GER=country("germany balkans"))
    does(match, "UK", "play king-peter", "eliminate balkans GER")
    assert "recruit balkans" not in offered(match, "UK")


@rule("qm.card.ledo-and-burma-roads")
def test_ledo_and_burma_roads_build_and_then_battle() -> None:
    match = table("UK", UK=country("united-kingdom india", hand="ledo-and-burma-roads"), JPN=country("japan china"))
    does(match, "UK", "play ledo-and-burma-roads", "build southeast-asia")
    assert offered_spaces(match, "UK", "battle") == spaces("china szechuan")
    does(match, "UK", "battle china")
    assert pieces(match, "JPN") == {"japan"}
    assert pieces(match, "UK") == spaces("united-kingdom india southeast-asia")


@rule("qm.card.singapore-fortified")
def test_singapore_fortified_recruits_army_and_navy() -> None:
    match = table("UK", UK=country("united-kingdom india", hand="singapore-fortified"))
    does(match, "UK", "play singapore-fortified", "recruit southeast-asia", "recruit south-china-sea")
    assert pieces(match, "UK") == spaces("united-kingdom india southeast-asia south-china-sea")


# Economic Warfare


@rule("qm.card.bomber-command")
def test_bomber_command_costs_germany_or_italy_four_cards() -> None:
    match = table("UK", UK=country(hand="bomber-command"))
    deck = in_deck(match, "ITA")
    does(match, "UK", "play bomber-command")
    assert offered(match, "UK") == ["target GER", "target ITA"]
    assert refused(match, "UK", "target JPN") == "core.asked"
    does(match, "UK", "target ITA")
    assert in_deck(match, "ITA") == deck - 4


@rule("qm.card.malta-submarines", "qm.play.chooser")
def test_malta_submarines_let_each_target_choose() -> None:
    match = table(
        "UK",
        UK=country(hand="malta-submarines"),
        GER=country("germany mediterranean-sea"),
        ITA=country("italy mediterranean-sea"),
    )
    german, italian = in_deck(match, "GER"), in_deck(match, "ITA")
    does(match, "UK", "play malta-submarines")
    assert asked(match) == ["GER"]
    does(match, "GER", "discard deck")
    assert in_deck(match, "GER") == german - 2
    assert asked(match) == ["ITA"]
    does(match, "ITA", "eliminate mediterranean-sea ITA")
    assert in_deck(match, "ITA") == italian
    assert pieces(match, "ITA") == {"italy"}
    assert pieces(match, "GER") == spaces("germany mediterranean-sea")


@rule("qm.card.malta-submarines")
def test_malta_submarines_leave_no_choice_without_a_navy() -> None:
    match = table("UK", UK=country(hand="malta-submarines"))
    german, italian = in_deck(match, "GER"), in_deck(match, "ITA")
    does(match, "UK", "play malta-submarines")
    assert (in_deck(match, "GER"), in_deck(match, "ITA")) == (german - 2, italian - 2)


# Responses


@rule("qm.card.asw-tactics")
def test_asw_tactics_cancel_everything_on_the_card() -> None:
    match = table(GER=country("germany", hand="submarines-shipping"), UK=country(responses="asw-tactics"))
    deck = in_deck(match, "UK")
    does(match, "GER", "play submarines-shipping")
    assert asked(match) == ["UK"]
    does(match, "UK", "use asw-tactics")
    assert in_deck(match, "UK") == deck
    assert points(match) == (2, 0)  # the star only
    assert discards(match, "UK") == ["asw-tactics"]
    assert discards(match, "GER") == ["submarines-shipping"]


@rule("qm.card.asw-tactics")
def test_asw_tactics_answer_the_axis_alone_and_no_event() -> None:
    match = table("USA", USA=country(hand="b-29-superfortress build-army"), UK=country(responses="asw-tactics"))
    does(match, "USA", "play b-29-superfortress")
    assert asked(match) == ["USA"]
    match = table(GER=country(hand="german-plunder build-army"), UK=country(responses="asw-tactics"))
    does(match, "GER", "play german-plunder")
    assert asked(match) == ["GER"]


@rule("qm.card.defensive-posture")
def test_defensive_posture_saves_a_supplied_army() -> None:
    match = table(
        "JPN",
        JPN=country("japan southeast-asia china", hand="land-battle"),
        UK=country("united-kingdom india", responses="defensive-posture"),
    )
    does(match, "JPN", "play land-battle", "battle india")
    does(match, "UK", "use defensive-posture")
    assert "india" in pieces(match, "UK")
    assert face_down(match, "UK") == []


@rule("qm.card.defensive-posture")
@pytest.mark.parametrize("target", ["middle-east", "bay-of-bengal"])
def test_defensive_posture_saves_neither_unsupplied_armies_nor_navies(target: str) -> None:
    match = table(
        "JPN",
        JPN=country("japan india", hand="land-battle sea-battle"),
        UK=country("united-kingdom middle-east bay-of-bengal", responses="defensive-posture"),
    )
    battle = "land-battle" if target == "middle-east" else "sea-battle"
    does(match, "JPN", f"play {battle}", f"battle {target}")
    if asked(match) == ["UK"]:  # another card might answer
        assert offered(match, "UK") == ["pass"]
        passes(match, "UK")
    assert target not in pieces(match, "UK")


@rule("qm.card.destroyers")
@pytest.mark.parametrize(("owner", "home"), [("UK", "united-kingdom"), ("USA", "iceland eastern-us north-atlantic")])
def test_destroyers_save_british_and_american_navies(owner: str, home: str) -> None:
    british = country(f"{home} north-sea" if owner == "UK" else "united-kingdom", responses="destroyers")
    american = country(f"{home} north-sea" if owner == "USA" else "eastern-us")
    match = table(GER=country("germany western-europe", hand="sea-battle"), UK=british, USA=american)
    does(match, "GER", "play sea-battle", "battle north-sea")
    does(match, "UK", "use destroyers")
    assert "north-sea" in pieces(match, owner)


@rule("qm.card.destroyers")
def test_destroyers_do_not_save_a_navy_out_of_supply() -> None:
    match = table(
        "JPN",
        JPN=country("japan sea-of-japan", hand="sea-battle"),
        USA=country("eastern-us north-pacific"),
        UK=country(responses="destroyers"),
    )
    does(match, "JPN", "play sea-battle", "battle north-pacific")
    assert pieces(match, "USA") == {"eastern-us"}


@rule("qm.card.enigma")
def test_enigma_discards_a_german_status_card_after_its_use() -> None:
    match = table(
        GER=country("germany", hand="land-battle", status="blitzkrieg"),
        UK=country(responses="enigma"),
    )
    does(match, "GER", "play land-battle", "battle eastern-europe", "use blitzkrieg", "build eastern-europe")
    assert asked(match) == ["UK"]
    does(match, "UK", "use enigma")
    assert on_table(match, "GER") == []
    assert discards(match, "GER") == ["land-battle", "blitzkrieg"]
    assert pieces(match, "GER") == spaces("germany eastern-europe")  # what it did stays


@rule("qm.card.enigma")
def test_enigma_answers_points_that_a_status_card_has_scored() -> None:
    match = table(
        GER=country("germany eastern-europe ukraine", hand="sea-battle", status="abundant-resources"),
        UK=country(responses="enigma"),
    )
    does(match, "GER", "discard sea-battle")
    assert points(match) == (5, 0)
    does(match, "UK", "use enigma")
    assert on_table(match, "GER") == []
    assert points(match) == (5, 0)


@rule("qm.card.enigma")
def test_enigma_answers_neither_an_unused_card_nor_one_of_another_country() -> None:
    match = table("ITA", ITA=country("italy balkans", hand="bravado build-navy", status="balkan-resources"),
                  UK=country(responses="enigma"))  # fmt: skip
    does(match, "ITA", "play bravado")
    assert points(match) == (3, 0)
    assert asked(match) == ["ITA"]
    match = table(
        GER=country("germany", hand="sea-battle build-navy", status="abundant-resources"),
        UK=country(responses="enigma"),
    )
    does(match, "GER", "discard sea-battle")
    assert points(match) == (2, 0)
    assert asked(match) == ["GER"]


@rule("qm.card.loyal-to-the-crown")
@pytest.mark.parametrize(
    ("dominion", "way"),
    [
        ("india", "china southeast-asia"),
        ("australia", "sea-of-japan south-china-sea indonesia"),
        ("canada", "sea-of-japan north-pacific pacific-northwest"),
    ],
)
def test_loyal_to_the_crown_eliminates_an_army_just_built(dominion: str, way: str) -> None:
    match = table("JPN", JPN=country(f"japan {way}", hand="build-army"), UK=country(responses="loyal-to-the-crown"))
    does(match, "JPN", "play build-army", f"build {dominion}")
    does(match, "UK", "use loyal-to-the-crown")
    assert dominion not in pieces(match, "JPN")


@rule("qm.card.loyal-to-the-crown", "qm.react.at-once")
def test_loyal_to_the_crown_does_not_answer_an_army_of_an_earlier_turn() -> None:
    match = table("JPN", JPN=country("japan india", hand="build-army"), UK=country(responses="loyal-to-the-crown"))
    does(match, "JPN", "play build-army", "build middle-east")
    assert asked(match) != ["UK"]
    assert pieces(match, "JPN") == spaces("japan india middle-east")


@rule("qm.card.raf", "qm.react.duration")
def test_the_raf_saves_a_piece_in_or_beside_the_united_kingdom_for_the_turn() -> None:
    match = table(
        GER=country("germany western-europe north-sea", hand="land-battle", status="dive-bombers"),
        UK=country("united-kingdom", responses="raf"),
    )
    does(match, "GER", "play land-battle", "battle united-kingdom")
    does(match, "UK", "use raf")
    does(match, "GER", "use dive-bombers", "battle united-kingdom")
    assert pieces(match, "UK") == {"united-kingdom"}


@rule("qm.card.raf", "qm.react.removal")
def test_the_raf_saves_a_navy_out_of_supply_in_the_supply_step() -> None:
    match = table("UK", UK=country("north-sea", hand="raf", responses="enigma"))
    does(match, "UK", "discard raf")
    assert offered(match, "UK") == ["pass"]  # the RAF might lie there
    passes(match, "UK")
    assert pieces(match, "UK") == set()
    match = table("UK", UK=country("north-sea", hand="enigma", responses="raf"))
    does(match, "UK", "discard enigma", "use raf")
    assert pieces(match, "UK") == {"north-sea"}


@rule("qm.card.raf")
def test_the_raf_does_not_save_pieces_elsewhere() -> None:
    match = table(
        "JPN",
        JPN=country("japan southeast-asia china", hand="land-battle"),
        UK=country("united-kingdom india", responses="raf"),
    )
    does(match, "JPN", "play land-battle", "battle india")
    assert offered(match, "UK") == ["pass"]  # Defensive Posture might lie there, so the question comes


@rule("qm.card.rationing")
def test_rationing_shuffles_the_card_into_the_deck() -> None:
    match = table("UK", UK=country(hand="commonwealth-support", responses="rationing"))
    deck = in_deck(match, "UK")
    does(match, "UK", "play commonwealth-support", "recruit india")
    assert asked(match) == ["UK"]
    does(match, "UK", "use rationing")
    assert discards(match, "UK") == ["rationing"]
    assert in_deck(match, "UK") == deck + 1 - 7  # seven are drawn


@rule("qm.card.rationing")
@pytest.mark.parametrize("act", ["play mackenzie-king", "discard mackenzie-king"])
def test_rationing_does_not_answer_cards_laid_down_or_discarded(act: str) -> None:
    match = table("UK", UK=country(hand="mackenzie-king build-navy", responses="rationing"))
    does(match, "UK", act)
    assert "use rationing" not in offered(match, "UK")
    assert "discard build-navy" in offered(match, "UK")  # the discard step
