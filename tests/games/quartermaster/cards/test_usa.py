"""The cards of the United States, one by one: what each does, when, for what cost, and what it does not allow."""

from __future__ import annotations

import pytest

from games.quartermaster.table import (
    asked,
    country,
    discards,
    does,
    everybody_passes,
    face_down,
    hand,
    in_deck,
    offered,
    offered_spaces,
    on_table,
    pieces,
    points,
    refused,
    spaces,
    state,
    table,
)
from sandtable.games.quartermaster.board import names
from sandtable.games.quartermaster.catalogue import UK, USA
from sandtable.games.quartermaster.supply import supplied

rule = pytest.mark.rule


# Status


@rule("qm.card.aircraft-carriers")
def test_aircraft_carriers_build_a_navy_where_the_battle_was() -> None:
    match = table(
        "USA",
        USA=country("western-us east-pacific hawaii", hand="sea-battle build-army", status="aircraft-carriers"),
        JPN=country("japan central-pacific"),
    )
    deck = in_deck(match, "USA")
    does(match, "USA", "play sea-battle", "battle central-pacific", "use aircraft-carriers")
    assert in_deck(match, "USA") == deck - 1
    assert offered(match, "USA") == ["build central-pacific", "skip"]
    does(match, "USA", "build central-pacific")
    assert "central-pacific" in pieces(match, "USA")


@rule("qm.card.volunteer-group")
def test_the_volunteer_group_recruits_in_szechuan_instead_of_playing() -> None:
    match = table("USA", USA=country(hand="build-army sea-battle", status="volunteer-group"))
    deck = in_deck(match, "USA")
    does(match, "USA", "use volunteer-group", "recruit szechuan")
    assert in_deck(match, "USA") == deck - 2
    assert pieces(match, "USA") == spaces("eastern-us szechuan")  # in supply there


@rule("qm.card.volunteer-group")
def test_szechuan_keeps_every_allied_army_in_supply_but_no_line() -> None:
    match = table(USA=country("eastern-us szechuan india", status="volunteer-group"), UK=country("szechuan"))
    assert names(supplied(state(match), UK)) == ["szechuan"]
    match = table(USA=country("eastern-us szechuan mongolia", status="volunteer-group"))
    assert set(names(supplied(state(match), USA))) == spaces("eastern-us szechuan")
    match = table(UK=country("szechuan"))
    assert names(supplied(state(match), UK)) == []


@rule("qm.card.amphibious-landings")
@pytest.mark.parametrize(("american", "offered_here"), [("north-atlantic north-sea united-kingdom", True), ("", False)])
def test_amphibious_landings_need_a_navy_in_supply_beside_the_battle(american: str, offered_here: bool) -> None:
    home = "eastern-us" if offered_here else "germany"
    match = table(
        "USA",
        USA=country(f"{home} {american}", hand="land-battle build-army", status="amphibious-landings"),
        GER=country("balkans"),
    )
    does(match, "USA", "play land-battle", "battle western-europe")
    assert ("use amphibious-landings" in offered(match, "USA")) is offered_here
    if offered_here:
        does(match, "USA", "use amphibious-landings", "build western-europe")
        assert "western-europe" in pieces(match, "USA")


@rule("qm.card.flying-fortresses")
@pytest.mark.parametrize(("american", "lost"), [("eastern-us united-kingdom", 7), ("eastern-us", 0)])
def test_flying_fortresses_add_two_cards_where_any_are_lost(american: str, lost: int) -> None:
    match = table("USA", USA=country(american, hand="b-29-superfortress", status="flying-fortresses"))
    deck = in_deck(match, "GER")
    does(match, "USA", "play b-29-superfortress")
    assert in_deck(match, "GER") == deck - lost


@rule("qm.card.radar")
def test_radar_saves_a_battled_navy_for_two_cards() -> None:
    match = table(
        "JPN",
        JPN=country("japan sea-of-japan iwo-jima", hand="sea-battle", responses="surprise-attack"),
        USA=country("western-us east-pacific hawaii central-pacific", status="radar"),
    )
    everybody_passes(match)
    deck = in_deck(match, "USA")
    does(match, "JPN", "play sea-battle", "battle central-pacific")
    does(match, "USA", "use radar")
    assert in_deck(match, "USA") == deck - 2
    assert "central-pacific" in pieces(match, "USA")
    does(match, "JPN", "use surprise-attack", "battle central-pacific")  # no protection for the turn
    assert "central-pacific" not in pieces(match, "USA")


@rule("qm.card.radar")
def test_radar_answers_neither_elimination_nor_navies_out_of_supply() -> None:
    match = table(
        "JPN",
        JPN=country("japan sea-of-japan iwo-jima", hand="sea-battle truk"),
        USA=country("eastern-us central-pacific", status="radar"),
    )
    does(match, "JPN", "play sea-battle", "battle central-pacific")
    assert asked(match) == ["JPN"]
    match = table(
        "USA",
        USA=country("western-us east-pacific hawaii", hand="build-navy build-army", status="radar"),
        JPN=country("japan iwo-jima", responses="kamikaze"),
    )
    does(match, "USA", "play build-navy", "build central-pacific")
    does(match, "JPN", "use kamikaze")
    assert "central-pacific" not in pieces(match, "USA")


@rule("qm.card.rosie-the-riveter")
def test_rosie_puts_up_to_two_cards_under_the_deck_unseen() -> None:
    match = table("USA", USA=country(hand="build-army radar lend-lease", status="rosie-the-riveter"))
    deck = in_deck(match, "USA")
    does(match, "USA", "discard build-army", "use rosie-the-riveter", "tuck radar", "tuck lend-lease")
    assert in_deck(match, "USA") == deck + 2 - 7  # seven are drawn
    log = [entry.get("act") for entry in match.log(0)]
    assert log.count("tuck ?") == 2
    assert match.view(0)["state"]["countries"][5]["bottom"] == [None, None]
    assert match.view(5)["state"]["countries"][5]["bottom"] == ["lend-lease", "radar"]


@rule("qm.card.rosie-the-riveter", "qm.turn.step-start")
def test_rosie_may_tuck_one_card_and_comes_before_discarding() -> None:
    match = table("USA", USA=country(hand="build-army radar lend-lease", status="rosie-the-riveter"))
    does(match, "USA", "discard build-army", "use rosie-the-riveter", "tuck radar", "skip")
    assert offered(match, "USA") == ["discard", "discard lend-lease"]


@rule("qm.card.rosie-the-riveter", "qm.turn.step-start", "qm.react.at-once")
def test_rosie_is_late_once_the_discard_step_goes_on() -> None:
    match = table("USA", USA=country(hand="build-army radar lend-lease", status="rosie-the-riveter"))
    does(match, "USA", "discard build-army")
    assert "discard radar" not in offered(match, "USA")
    match.play(5, "pass")
    assert "discard radar" in offered(match, "USA")
    assert refused(match, "USA", "use rosie-the-riveter") == "core.asked"


@rule("qm.card.superior-shipyards")
def test_superior_shipyards_build_another_navy_anywhere() -> None:
    match = table("USA", USA=country("eastern-us western-us", hand="build-navy radar", status="superior-shipyards"))
    deck = in_deck(match, "USA")
    does(match, "USA", "play build-navy", "build north-atlantic", "use superior-shipyards", "build east-pacific")
    assert in_deck(match, "USA") == deck - 1
    assert pieces(match, "USA") == spaces("eastern-us western-us north-atlantic east-pacific")
    assert "use superior-shipyards" not in offered(match, "USA")


@rule("qm.card.wartime-production")
def test_wartime_production_builds_another_army_anywhere() -> None:
    match = table("USA", USA=country("eastern-us", hand="build-army radar", status="wartime-production"))
    does(match, "USA", "play build-army", "build western-us", "use wartime-production", "build latin-america")
    assert pieces(match, "USA") == spaces("eastern-us western-us latin-america")
    assert "use wartime-production" not in offered(match, "USA")


# Events


@rule("qm.card.arsenal-of-democracy")
def test_the_arsenal_of_democracy_lets_the_united_kingdom_build_in_any_order() -> None:
    match = table("USA", USA=country(hand="arsenal-of-democracy radar"))
    does(match, "USA", "play arsenal-of-democracy")
    assert asked(match) == ["UK"]
    does(match, "UK", "build north-sea")
    assert "build north-atlantic" not in offered(match, "UK")  # one navy
    does(match, "UK", "build iceland")
    assert pieces(match, "UK") == spaces("united-kingdom north-sea iceland")
    assert asked(match) == ["USA"]


@rule("qm.card.arsenal-of-democracy")
def test_the_united_kingdom_may_decline() -> None:
    match = table("USA", USA=country(hand="arsenal-of-democracy radar"))
    does(match, "USA", "play arsenal-of-democracy")
    does(match, "UK", "skip")
    assert pieces(match, "UK") == {"united-kingdom"}


@rule("qm.card.pearl-harbor")
def test_pearl_harbor_recruits_in_hawaii_and_builds_a_navy_nearby() -> None:
    match = table("USA", USA=country("western-us east-pacific", hand="pearl-harbor radar"))
    does(match, "USA", "play pearl-harbor", "recruit hawaii")
    assert offered_spaces(match, "USA", "build") == spaces("north-pacific central-pacific")
    does(match, "USA", "build central-pacific")
    assert pieces(match, "USA") == spaces("western-us east-pacific hawaii central-pacific")


@rule("qm.card.flexible-resources")
def test_flexible_resources_play_a_discarded_card_but_not_themselves() -> None:
    match = table("USA", USA=country(hand="flexible-resources radar", discards="build-army rosie-the-riveter"))
    does(match, "USA", "play flexible-resources")
    assert offered(match, "USA") == ["play build-army", "play rosie-the-riveter", "skip"]
    does(match, "USA", "play rosie-the-riveter")
    assert on_table(match, "USA") == ["rosie-the-riveter"]
    assert discards(match, "USA") == ["build-army", "flexible-resources"]


@rule("qm.card.flexible-resources")
def test_flexible_resources_carry_out_the_text_of_the_card() -> None:
    match = table("USA", USA=country(hand="flexible-resources radar", discards="build-army"))
    does(match, "USA", "play flexible-resources", "play build-army", "build western-us")
    assert pieces(match, "USA") == spaces("eastern-us western-us")


@rule("qm.card.free-french-allies")
def test_free_french_allies_are_a_british_army_of_british_choice() -> None:
    match = table("USA", USA=country(hand="free-french-allies radar"), GER=country("germany western-europe"))
    does(match, "USA", "play free-french-allies")
    assert asked(match) == ["UK"]
    assert offered(match, "UK") == ["recruit north-africa", "recruit africa", "skip"]
    assert refused(match, "UK", "recruit western-europe") == "qm.pieces.enemies"
    does(match, "UK", "recruit africa")
    assert pieces(match, "UK") == spaces("united-kingdom africa")


@rule("qm.card.guadalcanal")
def test_guadalcanal_recruits_in_new_zealand_and_builds_a_navy() -> None:
    match = table("USA", USA=country("western-us east-pacific", hand="guadalcanal radar"))
    does(match, "USA", "play guadalcanal", "recruit new-zealand")
    assert offered_spaces(match, "USA", "build") == {"south-pacific"}
    does(match, "USA", "build south-pacific")
    assert pieces(match, "USA") == spaces("western-us east-pacific new-zealand south-pacific")


@rule("qm.card.lend-lease")
def test_lend_lease_lets_an_ally_play_a_card_and_draw_one() -> None:
    match = table("USA", USA=country(hand="lend-lease radar"), USSR=country(hand="build-army stavka"))
    does(match, "USA", "play lend-lease")
    assert offered(match, "USA") == ["target UK", "target USSR"]
    does(match, "USA", "target USSR")
    assert asked(match) == ["USSR"]
    does(match, "USSR", "play build-army", "build ukraine")
    assert pieces(match, "USSR") == spaces("moscow ukraine")
    assert len(hand(match, "USSR")) == 2
    assert asked(match) == ["USA"]


@rule("qm.card.lend-lease", "qm.hidden.hand")
def test_lend_lease_may_lay_down_a_response_unseen_or_be_declined() -> None:
    match = table("USA", USA=country(hand="lend-lease radar"), UK=country(hand="raf"))
    does(match, "USA", "play lend-lease", "target UK")
    does(match, "UK", "play raf")
    assert face_down(match, "UK") == ["raf"]
    assert "play ?" in [entry.get("act") for entry in match.log(5)]
    match = table("USA", USA=country(hand="lend-lease radar"), UK=country(hand="raf"))
    does(match, "USA", "play lend-lease", "target UK")
    does(match, "UK", "skip")
    assert len(hand(match, "UK")) == 2  # it draws all the same


@rule("qm.card.lend-lease")
def test_lend_lease_is_not_the_allys_play_step() -> None:
    match = table(
        "USA", USA=country(hand="lend-lease radar"), USSR=country(hand="build-army", status="women-conscripts")
    )
    does(match, "USA", "play lend-lease", "target USSR")
    does(match, "USSR", "play build-army", "build ukraine")
    assert asked(match) == ["USA"]


@rule("qm.card.murmansk-convoy")
def test_the_murmansk_convoy_recruits_in_russia_and_lets_the_soviet_union_build() -> None:
    match = table("USA", USA=country(hand="murmansk-convoy radar"))
    does(match, "USA", "play murmansk-convoy", "recruit russia")
    assert asked(match) == ["USSR"]
    does(match, "USSR", "build eastern-europe")
    assert pieces(match, "USSR") == spaces("moscow russia eastern-europe")


@rule("qm.card.operation-magic")
def test_operation_magic_takes_a_japanese_card_unseen() -> None:
    match = table("USA", USA=country(hand="operation-magic"), JPN=country(responses="truk kamikaze"))
    does(match, "USA", "play operation-magic")
    assert len(face_down(match, "JPN")) == 1
    assert "lose ?" in [entry.get("act") for entry in match.log(5)]
    assert "lose ?" not in [entry.get("act") for entry in match.log(2)]


@rule("qm.card.patton-advances")
def test_patton_builds_in_western_europe_and_battles_on() -> None:
    match = table(
        "USA",
        USA=country("eastern-us north-atlantic north-sea", hand="patton-advances"),
        UK=country("united-kingdom"),
    )
    does(match, "USA", "play patton-advances", "build western-europe")
    assert offered_spaces(match, "USA", "battle") == spaces("germany italy")
    does(match, "USA", "battle italy")
    assert pieces(match, "ITA") == set()


@rule("qm.card.theater-shift")
def test_theater_shift_moves_armies_and_navies() -> None:
    match = table("USA", USA=country("eastern-us north-atlantic western-us", hand="theater-shift"))
    does(match, "USA", "play theater-shift", "lift north-atlantic")
    assert refused(match, "USA", "build canada") == "qm.terms.piece"  # a navy is built as a navy
    does(match, "USA", "build east-pacific", "lift western-us", "build latin-america", "skip")
    assert pieces(match, "USA") == spaces("eastern-us east-pacific latin-america")


# Economic Warfare


@rule("qm.card.b-24-liberator")
@pytest.mark.parametrize(("army", "lost"), [("north-africa", 4), ("africa", 0)])
def test_the_liberator_reaches_italy_from_two_spaces(army: str, lost: int) -> None:
    match = table("USA", USA=country(f"eastern-us {army}", hand="b-24-liberator"))
    deck = in_deck(match, "ITA")
    does(match, "USA", "play b-24-liberator")
    assert in_deck(match, "ITA") == deck - lost


@rule("qm.card.b-26-marauder")
def test_the_marauder_chooses_one_country_in_reach() -> None:
    match = table("USA", USA=country("eastern-us north-africa", hand="b-26-marauder radar"))
    german, italian = in_deck(match, "GER"), in_deck(match, "ITA")
    does(match, "USA", "play b-26-marauder")
    assert offered(match, "USA") == ["target GER", "target ITA"]
    does(match, "USA", "target GER")
    assert (in_deck(match, "GER"), in_deck(match, "ITA")) == (german - 4, italian)


@rule("qm.card.b-26-marauder")
def test_the_marauder_counts_an_army_in_the_home_space_and_needs_one() -> None:
    match = table("USA", USA=country("japan", hand="b-26-marauder radar"), JPN=country("china"))
    deck = in_deck(match, "JPN")
    does(match, "USA", "play b-26-marauder")
    assert in_deck(match, "JPN") == deck - 4
    match = table("USA", USA=country("eastern-us", hand="b-26-marauder radar"))
    does(match, "USA", "play b-26-marauder")
    assert asked(match) == ["USA"]
    assert points(match) == (0, 2)


@rule("qm.card.b-29-superfortress")
def test_the_superfortress_reaches_germany_from_the_united_kingdom() -> None:
    match = table("USA", USA=country("eastern-us united-kingdom", hand="b-29-superfortress"))
    deck = in_deck(match, "GER")
    does(match, "USA", "play b-29-superfortress")
    assert in_deck(match, "GER") == deck - 5


@rule("qm.card.firestorm-bombing")
@pytest.mark.parametrize(("american", "lost"), [("western-europe", 7), ("eastern-us baltic-sea", 7), ("germany", 0)])
def test_firestorm_bombing_needs_a_piece_next_to_the_home(american: str, lost: int) -> None:
    match = table(
        "USA", USA=country(american, hand="firestorm-bombing radar"), GER=country("balkans"), ITA=country("africa")
    )
    deck = in_deck(match, "GER")
    does(match, "USA", "play firestorm-bombing")
    if "target GER" in offered(match, "USA"):
        does(match, "USA", "target GER")
    assert in_deck(match, "GER") == deck - lost


@rule("qm.card.sbd-dauntless")
@pytest.mark.parametrize(
    ("sea", "lost"), [("sea-of-japan", 4), ("north-pacific", 4), ("south-china-sea", 4), ("east-pacific", 0)]
)
def test_the_dauntless_reaches_japan_from_navies_two_spaces_away(sea: str, lost: int) -> None:
    match = table("USA", USA=country(f"eastern-us {sea}", hand="sbd-dauntless"))
    deck = in_deck(match, "JPN")
    does(match, "USA", "play sbd-dauntless")
    assert in_deck(match, "JPN") == deck - lost
