"""The cards of Japan, one by one: what each does, when, for what cost, and what it does not allow."""

from __future__ import annotations

import pytest

from games.quartermaster.table import (
    asked,
    country,
    does,
    everybody_passes,
    face_down,
    free,
    in_deck,
    offered,
    offered_spaces,
    passes,
    pieces,
    points,
    refused,
    spaces,
    table,
)
from sandtable.kernel.match import Match
from sandtable.kernel.plain import Plain

rule = pytest.mark.rule


def japan_plays(pieces: str, *acts: str, responses: str = "", **others: dict[str, Plain]) -> Match:
    """Japan has a card of each kind and does some acts, after letting the start of its turn pass."""
    cards = "land-battle sea-battle build-army build-navy"
    match = table("JPN", JPN=country(pieces, hand=cards, responses=responses), **others)
    everybody_passes(match)
    does(match, "JPN", *acts)
    return match


# Status


@rule("qm.card.forward-bases")
@pytest.mark.parametrize(
    ("armies", "gained"), [("hawaii", 2), ("hawaii new-zealand", 2), ("pacific-northwest", 2), ("", 0)]
)
def test_forward_bases_pay_once(armies: str, gained: int) -> None:
    line = "japan sea-of-japan north-pacific central-pacific iwo-jima south-pacific"
    match = table("JPN", JPN=country(f"{line} {armies}", hand="truk", status="forward-bases"))
    does(match, "JPN", "discard truk")
    assert points(match) == (2 + gained, 0)


@rule("qm.card.co-prosperity-sphere")
def test_the_co_prosperity_sphere_pays_for_each_army() -> None:
    line = "japan sea-of-japan south-china-sea indonesia new-guinea philippines"
    match = table("JPN", JPN=country(line, hand="truk", status="co-prosperity-sphere"))
    does(match, "JPN", "discard truk")
    assert points(match) == (2 + 2, 0)


@rule("qm.card.imperial-designs")
@pytest.mark.parametrize(("armies", "gained"), [("iwo-jima", 1), ("iwo-jima philippines", 1), ("vladivostok", 0)])
def test_imperial_designs_pay_once(armies: str, gained: int) -> None:
    match = table("JPN", JPN=country(f"japan sea-of-japan {armies}", hand="truk", status="imperial-designs"))
    does(match, "JPN", "discard truk")
    assert points(match) == (2 + gained, 0)


@rule("qm.card.merchant-shipping")
@pytest.mark.parametrize(("american", "gained"), [("eastern-us", 1), ("eastern-us hawaii", 0)])
def test_merchant_shipping_pays_while_hawaii_is_free_of_allies(american: str, gained: int) -> None:
    match = table("JPN", JPN=country(hand="truk", status="merchant-shipping"), USA=country(american))
    does(match, "JPN", "discard truk")
    assert points(match) == (2 + gained, 0)


# Economic Warfare


@rule("qm.card.indian-ocean-patrols")
@pytest.mark.parametrize(("holder", "counted"), [("JPN", 3), ("UK", 2)])
def test_indian_ocean_patrols_count_navies_round_the_bay_of_bengal(holder: str, counted: int) -> None:
    """The South China Sea is beside it only while Malacca is open to the Axis."""
    seas = "bay-of-bengal indian-ocean south-china-sea"
    malacca = "southeast-asia"
    match = table(
        "JPN",
        JPN=country(f"japan {seas} {malacca if holder == 'JPN' else ''}", hand="indian-ocean-patrols truk"),
        UK=country(f"united-kingdom {malacca if holder == 'UK' else ''}"),
    )
    deck = in_deck(match, "UK")
    before = points(match)[0]
    does(match, "JPN", "play indian-ocean-patrols")
    assert in_deck(match, "UK") == deck - 2 * counted
    assert points(match)[0] == before + 2 * counted + 2


@rule("qm.card.submarines-pacific")
def test_submarines_support_pacific_islands_by_navies_round_the_east_pacific() -> None:
    match = table(
        "JPN", JPN=country("japan sea-of-japan north-pacific central-pacific", hand="submarines-pacific truk")
    )
    deck = in_deck(match, "USA")
    does(match, "JPN", "play submarines-pacific")
    assert in_deck(match, "USA") == deck - 4
    assert points(match)[0] == 4 + 2


# Responses


@rule("qm.card.banzai-charge")
def test_banzai_charge_battles_on() -> None:
    match = japan_plays(
        "japan china", "play land-battle", "battle szechuan", responses="banzai-charge",
        UK=country("united-kingdom southeast-asia"),
    )  # fmt: skip
    does(match, "JPN", "use banzai-charge")
    assert offered_spaces(match, "JPN", "battle") == spaces("szechuan mongolia southeast-asia")
    does(match, "JPN", "battle southeast-asia")
    assert pieces(match, "UK") == {"united-kingdom"}
    assert face_down(match, "JPN") == []


@rule("qm.card.battleship-repair")
def test_battleship_repair_saves_a_navy_in_supply() -> None:
    match = table(
        "USA",
        USA=country("western-us east-pacific hawaii", hand="sea-battle"),
        JPN=country("japan sea-of-japan central-pacific iwo-jima", responses="battleship-repair"),
    )
    does(match, "USA", "play sea-battle", "battle central-pacific")
    does(match, "JPN", "use battleship-repair")
    assert "central-pacific" in pieces(match, "JPN")


@rule("qm.card.battleship-repair")
def test_battleship_repair_does_not_save_a_navy_out_of_supply() -> None:
    match = table(
        "USA",
        USA=country("western-us east-pacific hawaii", hand="sea-battle"),
        JPN=country("japan sea-of-japan central-pacific", responses="battleship-repair"),
    )
    does(match, "USA", "play sea-battle", "battle central-pacific")
    assert "central-pacific" not in pieces(match, "JPN")


@rule("qm.card.china-offensive")
def test_china_offensive_builds_where_the_battle_was_and_battles_on() -> None:
    match = japan_plays(
        "japan china", "play land-battle", "battle szechuan", responses="china-offensive",
        UK=country("united-kingdom southeast-asia"),
    )  # fmt: skip
    does(match, "JPN", "use china-offensive")
    assert offered(match, "JPN") == ["build szechuan", "skip"]
    does(match, "JPN", "build szechuan")
    assert offered_spaces(match, "JPN", "battle") == spaces("mongolia vladivostok southeast-asia")
    does(match, "JPN", "battle southeast-asia")
    assert pieces(match, "UK") == {"united-kingdom"}
    assert "szechuan" in pieces(match, "JPN")


@rule("qm.card.china-offensive")
def test_china_offensive_answers_battles_round_china_alone() -> None:
    match = japan_plays("japan china southeast-asia", "play land-battle", "battle india", responses="china-offensive")
    assert "use china-offensive" not in offered(match, "JPN")


@rule("qm.card.destroyer-transport")
def test_destroyer_transport_builds_on_the_coasts_of_the_sea_that_was_battled() -> None:
    match = japan_plays("japan china", "play sea-battle", "battle sea-of-japan", responses="destroyer-transport")
    does(match, "JPN", "use destroyer-transport")
    assert offered(match, "JPN") == ["build vladivostok", "skip"]
    assert refused(match, "JPN", "build mongolia") == "qm.play.text"  # beside an army, but no coast of that sea
    does(match, "JPN", "build vladivostok")
    assert pieces(match, "JPN") == spaces("japan china vladivostok")


@rule("qm.card.destroyer-transport")
def test_destroyer_transport_builds_at_most_two_armies() -> None:
    match = japan_plays(
        "japan sea-of-japan", "play sea-battle", "battle central-pacific", responses="destroyer-transport"
    )
    does(match, "JPN", "use destroyer-transport")
    assert offered_spaces(match, "JPN", "build") == spaces("philippines iwo-jima")
    does(match, "JPN", "build philippines", "build iwo-jima")
    assert pieces(match, "JPN") == spaces("japan sea-of-japan philippines iwo-jima")
    assert offered_spaces(match, "JPN", "build") == set()


@rule("qm.card.fall-of-singapore")
def test_fall_of_singapore_battles_the_sea_and_recruits() -> None:
    match = japan_plays(
        "japan china sea-of-japan", "play land-battle", "battle southeast-asia", responses="fall-of-singapore",
        UK=country("united-kingdom southeast-asia south-china-sea"),
    )  # fmt: skip
    does(match, "JPN", "use fall-of-singapore", "battle south-china-sea", "recruit southeast-asia")
    assert pieces(match, "UK") == {"united-kingdom"}
    assert pieces(match, "JPN") == spaces("japan china sea-of-japan southeast-asia")


@rule("qm.card.fall-of-singapore")
def test_fall_of_singapore_answers_a_battle_in_southeast_asia_alone() -> None:
    match = japan_plays("japan china", "play land-battle", "battle szechuan", responses="fall-of-singapore")
    assert "use fall-of-singapore" not in offered(match, "JPN")


@rule("qm.card.kamikaze")
@pytest.mark.parametrize(("japanese", "answered"), [("japan iwo-jima", True), ("japan", False)])
def test_kamikaze_eliminates_a_navy_built_beside_a_japanese_piece(japanese: str, answered: bool) -> None:
    match = table(
        "USA",
        USA=country("western-us east-pacific hawaii", hand="build-navy build-army"),
        JPN=country(japanese, responses="kamikaze"),
    )
    does(match, "USA", "play build-navy", "build central-pacific")
    assert (asked(match) == ["JPN"]) is answered
    if answered:
        does(match, "JPN", "use kamikaze")
        assert "central-pacific" not in pieces(match, "USA")


@rule("qm.card.kwantung-army")
@pytest.mark.parametrize(
    ("standing", "target", "saved"),
    [
        ("japan china mongolia southeast-asia", "mongolia", True),
        ("japan china mongolia southeast-asia", "southeast-asia", False),
        ("japan mongolia", "mongolia", False),  # out of supply
    ],
)
def test_the_kwantung_army_saves_supplied_armies_in_the_north(standing: str, target: str, saved: bool) -> None:
    match = table(
        "USSR",
        USSR=country("moscow siberia szechuan india kazakhstan", hand="land-battle"),
        JPN=country(standing, responses="kwantung-army"),
    )
    does(match, "USSR", "play land-battle", f"battle {target}")
    if saved:
        does(match, "JPN", "use kwantung-army")
    else:
        assert "use kwantung-army" not in offered(match, "JPN")
        everybody_passes(match)
    assert (target in pieces(match, "JPN")) is saved


@rule("qm.card.mobile-force")
def test_the_mobile_force_recruits_a_navy_at_the_start_of_the_turn() -> None:
    match = table("JPN", JPN=country("japan", hand="build-navy", responses="mobile-force"))
    does(match, "JPN", "use mobile-force")
    assert offered_spaces(match, "JPN", "recruit") == spaces("north-pacific sea-of-japan central-pacific east-pacific")
    does(match, "JPN", "recruit sea-of-japan")
    assert pieces(match, "JPN") == spaces("japan sea-of-japan")
    assert "play build-navy" in offered(match, "JPN")


@rule("qm.card.mobile-force", "qm.turn.start")
def test_the_mobile_force_is_late_in_the_play_step() -> None:
    match = japan_plays("japan", "play build-navy", "build sea-of-japan", responses="mobile-force")
    assert "use mobile-force" not in offered(match, "JPN")


@rule("qm.card.naval-landing-forces")
def test_naval_landing_forces_land_one_or_two_armies() -> None:
    match = japan_plays(
        "japan sea-of-japan", "play build-navy", "declare sea-of-japan", responses="naval-landing-forces"
    )
    does(match, "JPN", "use naval-landing-forces")
    assert "china" in offered_spaces(match, "JPN", "build")
    does(match, "JPN", "build china", "build vladivostok")
    assert pieces(match, "JPN") == spaces("japan sea-of-japan china vladivostok")


@rule("qm.card.naval-landing-forces")
def test_naval_landing_forces_answer_navies_alone() -> None:
    match = japan_plays("japan sea-of-japan", "play build-army", "build china", responses="naval-landing-forces")
    assert "use naval-landing-forces" not in offered(match, "JPN")


@rule("qm.card.surprise-attack")
def test_surprise_attack_is_a_sea_battle_and_then_a_land_battle() -> None:
    match = japan_plays(
        "japan sea-of-japan china", "play sea-battle", "battle north-pacific", responses="surprise-attack",
        USA=country("eastern-us philippines central-pacific"),
    )  # fmt: skip
    does(match, "JPN", "use surprise-attack", "battle central-pacific")
    everybody_passes(match)
    does(match, "JPN", "battle philippines")
    assert pieces(match, "USA") == {"eastern-us"}


@rule("qm.card.surprise-attack")
def test_surprise_attack_answers_sea_battles_alone() -> None:
    match = japan_plays("japan china", "play land-battle", "battle szechuan", responses="surprise-attack")
    assert "use surprise-attack" not in offered(match, "JPN")


@rule("qm.card.truk")
def test_truk_covers_its_spaces_until_the_end_of_the_turn() -> None:
    cards = "build-navy build-army land-battle"
    match = table("JPN", JPN=country("japan central-pacific", hand=cards, responses="truk"))
    passes(match, "JPN")
    does(match, "JPN", "use truk", "play build-army")
    assert "new-guinea" in offered_spaces(match, "JPN", "build")  # beside a piece in supply, and in supply itself
    does(match, "JPN", "build new-guinea", "discard")
    assert pieces(match, "JPN") == spaces("japan central-pacific new-guinea")
    assert "use truk" not in free(match, "JPN")


@rule("qm.card.truk", "qm.react.any-time")
def test_truk_saves_pieces_in_the_turn_in_which_it_is_laid() -> None:
    match = table("JPN", JPN=country("japan central-pacific africa", hand="truk build-army"))
    does(match, "JPN", "play truk")
    assert offered(match, "JPN") == ["pass", "use truk"]
    does(match, "JPN", "use truk")
    assert pieces(match, "JPN") == spaces("japan central-pacific")


@rule("qm.card.truk", "qm.react.asked")
@pytest.mark.parametrize(("laid", "pieces_there", "asks"), [
    ("kamikaze", "central-pacific", True),  # Truk might lie there
    ("kamikaze", "africa", False),  # it would not help
    ("", "central-pacific", False),
])  # fmt: skip
def test_who_might_hold_truk_is_asked_before_pieces_there_are_lost(laid: str, pieces_there: str, asks: bool) -> None:
    japan = country(f"japan {pieces_there}", hand="build-army land-battle", responses=laid)
    match = table("JPN", JPN=japan)
    everybody_passes(match)
    does(match, "JPN", "discard build-army")
    assert (match.state.prompt(2) == "qm-prompt-supply-starts") == asks
    everybody_passes(match)
    assert pieces(match, "JPN") == {"japan"}


@rule("qm.card.truk")
def test_truk_is_of_no_use_in_the_turn_of_another_country() -> None:
    match = table("USSR", JPN=country("japan central-pacific", responses="truk"))
    assert "use truk" not in free(match, "JPN")
    assert refused(match, "JPN", "use truk") == "core.turn"
