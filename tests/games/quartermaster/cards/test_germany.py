"""The cards of Germany, one by one: what each does, when, for what cost, and what it does not allow."""

from __future__ import annotations

import pytest

from games.quartermaster.table import (
    asked,
    buried,
    country,
    discards,
    does,
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
from sandtable.kernel.match import Match

rule = pytest.mark.rule


def used(match: Match, card: str) -> bool:
    """Whether Germany can use a card now."""
    return f"use {card}" in offered(match, "GER")


# points


@rule("qm.card.abundant-resources", "qm.victory.status")
@pytest.mark.parametrize(
    ("armies", "gained"),
    [("", 0), ("ukraine", 1), ("ukraine russia", 2), ("ukraine russia kazakhstan", 3), ("siberia", 0)],
)
def test_abundant_resources_pays_for_each_army(armies: str, gained: int) -> None:
    match = table(GER=country(f"germany eastern-europe {armies}", status="abundant-resources", hand="conscription"))
    does(match, "GER", "play conscription")
    stars = 2 + 2 * ("ukraine" in armies)
    assert points(match) == (stars + gained, 0)


@rule("qm.card.swedish-iron-ore")
@pytest.mark.parametrize(
    ("where", "gained"), [("", 0), ("baltic-sea", 1), ("scandinavia", 1), ("baltic-sea scandinavia", 2)]
)
def test_swedish_iron_ore_pays_two_separate_points(where: str, gained: int) -> None:
    match = table(GER=country(f"germany russia eastern-europe {where}", status="swedish-iron-ore", hand="wolf-packs"))
    does(match, "GER", "play wolf-packs")
    assert points(match) == (2 + gained, 0)


@rule("qm.card.german-plunder", "qm.victory.at-once")
def test_plunder_counts_pieces_outside_germany_even_with_an_enemy_at_home() -> None:
    match = table(
        GER=country("western-europe italy baltic-sea", hand="german-plunder"),
        USA=country("germany eastern-us"),
    )
    does(match, "GER", "play german-plunder")
    assert points(match) == (3, 0)  # and nothing in the victory step


@rule("qm.card.german-plunder")
def test_plunder_does_not_count_the_army_in_germany() -> None:
    match = table(GER=country("germany", hand="german-plunder"))
    does(match, "GER", "play german-plunder")
    assert points(match) == (2, 0)  # the star only


# battles and builds that follow


@rule("qm.card.dive-bombers", "qm.react.once")
def test_dive_bombers_fights_again_once_in_a_turn() -> None:
    match = table(
        GER=country("germany eastern-europe", hand="land-battle build-navy", status="dive-bombers"),
        USSR=country("moscow ukraine russia"),
    )
    deck = in_deck(match, "GER")
    does(match, "GER", "play land-battle", "battle ukraine")
    assert pieces(match, "USSR") == spaces("moscow russia")
    does(match, "GER", "use dive-bombers")
    assert in_deck(match, "GER") == deck - 1
    assert buried(match, "GER") == 1
    assert offered_spaces(match, "GER", "battle") == spaces("ukraine russia balkans")  # Kazakhstan is out of reach
    does(match, "GER", "battle russia")
    assert pieces(match, "USSR") == {"moscow"}
    assert asked(match) == ["GER"]
    assert not used(match, "dive-bombers")
    assert on_table(match, "GER") == ["dive-bombers"]


@rule("qm.card.dive-bombers", "qm.play.place", "qm.play.text")
def test_dive_bombers_stays_by_the_space_that_was_battled() -> None:
    match = table(GER=country("germany western-europe", hand="land-battle", status="dive-bombers"))
    does(match, "GER", "play land-battle", "battle eastern-europe", "use dive-bombers")
    assert offered_spaces(match, "GER", "battle") == spaces("eastern-europe balkans")
    assert refused(match, "GER", "battle scandinavia") == "qm.kind.land-battle"
    assert refused(match, "GER", "battle italy") == "qm.kind.land-battle"  # a friendly army is there
    does(match, "GER", "skip")
    assert not used(match, "dive-bombers")


@rule("qm.card.blitzkrieg")
def test_blitzkrieg_builds_in_the_space_that_was_battled() -> None:
    match = table(
        GER=country("germany eastern-europe", hand="land-battle build-navy", status="blitzkrieg"),
        USSR=country("moscow ukraine"),
    )
    deck = in_deck(match, "GER")
    does(match, "GER", "play land-battle", "battle ukraine", "use blitzkrieg")
    assert offered(match, "GER") == ["build ukraine", "skip"]
    assert refused(match, "GER", "build balkans") == "qm.play.text"
    does(match, "GER", "build ukraine")
    assert pieces(match, "GER") == spaces("germany eastern-europe ukraine")
    assert in_deck(match, "GER") == deck - 1


@rule("qm.card.blitzkrieg", "qm.react.useful")
def test_blitzkrieg_needs_an_empty_space() -> None:
    match = table(
        GER=country("germany eastern-europe", hand="land-battle", status="blitzkrieg"),
        USSR=country("moscow ukraine"),
        UK=country("united-kingdom ukraine"),
    )
    does(match, "GER", "play land-battle", "battle ukraine USSR")
    assert not used(match, "blitzkrieg")


@rule("qm.card.bias-for-action")
def test_bias_for_action_battles_beside_the_new_army() -> None:
    match = table(
        GER=country("germany eastern-europe", hand="build-army", status="bias-for-action"),
        USSR=country("moscow ukraine"),
    )
    deck = in_deck(match, "GER")
    does(match, "GER", "play build-army", "build balkans", "use bias-for-action")
    assert in_deck(match, "GER") == deck - 1
    assert "ukraine" in offered_spaces(match, "GER", "battle")
    assert "western-europe" not in offered_spaces(match, "GER", "battle")  # beside Germany, not beside the Balkans
    does(match, "GER", "battle ukraine")
    assert pieces(match, "USSR") == {"moscow"}


@rule("qm.card.bias-for-action", "qm.react.still-built")
def test_bias_for_action_works_though_the_army_was_eliminated() -> None:
    match = table(
        GER=country("germany eastern-europe", hand="build-army", status="bias-for-action"),
        USSR=country("moscow", responses="rasputitsa"),
    )
    does(match, "GER", "play build-army", "build russia")
    does(match, "USSR", "use rasputitsa")
    assert pieces(match, "GER") == spaces("germany eastern-europe")
    does(match, "GER", "use bias-for-action")
    assert offered_spaces(match, "GER", "battle") >= {"ukraine"}


@rule("qm.card.synthetic-fuel")
def test_synthetic_fuel_builds_another_army_beside_the_first() -> None:
    match = table(GER=country("germany eastern-europe", hand="build-army", status="synthetic-fuel"))
    deck = in_deck(match, "GER")
    does(match, "GER", "play build-army", "build ukraine", "use synthetic-fuel")
    assert in_deck(match, "GER") == deck - 2
    assert offered_spaces(match, "GER", "build") == spaces("balkans russia kazakhstan middle-east")
    does(match, "GER", "build kazakhstan")
    assert pieces(match, "GER") == spaces("germany eastern-europe ukraine kazakhstan")
    assert not used(match, "synthetic-fuel")


@rule("qm.card.synthetic-fuel", "qm.card.blitzkrieg")
def test_an_army_built_by_blitzkrieg_sets_off_synthetic_fuel() -> None:
    match = table(GER=country("germany", hand="land-battle", status="synthetic-fuel blitzkrieg"))
    does(match, "GER", "play land-battle", "battle eastern-europe", "use blitzkrieg", "build eastern-europe")
    assert used(match, "synthetic-fuel")


@rule("qm.card.atlantic-wall")
def test_atlantic_wall_costs_the_attacker_three_cards() -> None:
    match = table(
        "UK",
        UK=country("united-kingdom north-sea", hand="land-battle build-navy"),
        GER=country("germany western-europe", status="atlantic-wall"),
    )
    deck = in_deck(match, "UK")
    does(match, "UK", "play land-battle", "battle western-europe")
    does(match, "GER", "use atlantic-wall")
    assert in_deck(match, "UK") == deck - 3
    assert pieces(match, "GER") == {"germany"}


@rule("qm.card.atlantic-wall")
def test_atlantic_wall_needs_an_axis_army_that_is_battled() -> None:
    match = table(
        "UK", UK=country("united-kingdom north-sea", hand="land-battle build-navy"), GER=country(status="atlantic-wall")
    )
    does(match, "UK", "play land-battle", "battle western-europe")
    assert asked(match) == ["UK"]  # the discard step


@rule("qm.card.atlantic-wall", "qm.react.free")
def test_atlantic_wall_protects_allies_of_germany_and_need_not_be_used() -> None:
    match = table(
        "UK",
        UK=country("united-kingdom north-sea", hand="land-battle"),
        GER=country(status="atlantic-wall"),
        ITA=country("italy western-europe"),
    )
    does(match, "UK", "play land-battle", "battle western-europe")
    assert asked(match) == ["GER"]
    passes(match, "GER")
    assert buried(match, "UK") == 0


# instead of playing, and at the start of the turn


@rule("qm.card.conscription", "qm.play.instead")
def test_conscription_builds_instead_of_playing_a_card() -> None:
    match = table(GER=country("germany", hand="build-navy sea-battle", status="conscription"))
    deck = in_deck(match, "GER")
    does(match, "GER", "use conscription")
    assert in_deck(match, "GER") == deck - 2
    assert refused(match, "GER", "build ukraine") == "qm.kind.build-army"
    does(match, "GER", "build eastern-europe")
    assert pieces(match, "GER") == spaces("germany eastern-europe")
    assert points(match) == (2, 0)  # the play step is over
    assert "discard build-navy sea-battle" in offered(match, "GER")


@rule("qm.card.conscription", "qm.kind.laid")
def test_conscription_cannot_be_used_in_the_turn_it_is_laid_down() -> None:
    match = table(GER=country("germany", hand="conscription build-navy"))
    assert refused(match, "GER", "use conscription") == "qm.react.table"
    does(match, "GER", "play conscription")
    assert on_table(match, "GER") == ["conscription"]
    assert not used(match, "conscription")
    assert discards(match, "GER") == []


@rule("qm.card.superior-planning", "qm.turn.start")
def test_superior_planning_rearranges_the_top_four_cards() -> None:
    match = table(
        GER=country(
            "germany",
            hand="sea-battle",
            status="superior-planning",
            deck="german-plunder blitzkrieg",
        ),
    )
    assert asked(match) == ["GER"]
    does(match, "GER", "use superior-planning")
    assert sorted(offered(match, "GER")) == ["arrange blitzkrieg german-plunder", "arrange german-plunder blitzkrieg"]
    does(match, "GER", "arrange blitzkrieg german-plunder")
    assert not used(match, "superior-planning")
    does(match, "GER", "discard sea-battle")
    assert hand(match, "GER") == ["blitzkrieg", "german-plunder"]  # drawn from the known top


@rule("qm.card.superior-planning", "qm.hidden.hand")
def test_what_superior_planning_shows_is_seen_by_germany_alone() -> None:
    match = table(GER=country("germany", hand="sea-battle", status="superior-planning"))
    does(match, "GER", "use superior-planning")
    act = offered(match, "GER")[0]
    does(match, "GER", act)
    assert any(entry.get("act") == "arrange ? ? ? ?" for entry in match.log(1))
    assert match.view(1)["state"]["countries"][0]["top"] == [None] * 4
    assert match.view(0)["state"]["countries"][0]["top"] == act.split()[1:]


@rule("qm.card.superior-planning")
def test_superior_planning_is_not_offered_with_an_empty_deck_or_later() -> None:
    match = table(GER=country("germany", hand="sea-battle", status="superior-planning", deck=""))
    assert not used(match, "superior-planning")
    match = table(GER=country("germany", hand="sea-battle", status="superior-planning"))
    passes(match, "GER")
    assert not used(match, "superior-planning")


@rule("qm.card.volksturm", "qm.play.recruit")
def test_volksturm_recruits_in_germany_before_the_card_is_played() -> None:
    match = table(GER=country("italy", hand="build-army", status="volksturm"))
    deck = in_deck(match, "GER")
    does(match, "GER", "use volksturm")
    assert in_deck(match, "GER") == deck - 1
    does(match, "GER", "recruit germany")
    assert pieces(match, "GER") == spaces("italy germany")
    assert "play build-army" in offered(match, "GER")


@rule("qm.card.volksturm", "qm.pieces.one", "qm.pieces.enemies")
@pytest.mark.parametrize(("german", "british"), [("germany", "united-kingdom"), ("balkans", "germany")])
def test_volksturm_needs_room_in_germany(german: str, british: str) -> None:
    match = table(GER=country(german, hand="build-army", status="volksturm"), UK=country(british))
    assert not used(match, "volksturm")


# events


@rule("qm.card.broad-front")
def test_broad_front_battles_along_the_front_of_the_turns_start() -> None:
    match = table(
        GER=country("germany eastern-europe balkans", hand="broad-front"),
        USSR=country("moscow ukraine russia siberia"),
    )
    does(match, "GER", "play broad-front")
    assert offered_spaces(match, "GER", "battle") == spaces("ukraine russia")
    assert refused(match, "GER", "battle western-europe") == "qm.play.text"
    does(match, "GER", "battle ukraine")
    assert offered_spaces(match, "GER", "battle") == {"russia"}  # Ukraine is empty now
    does(match, "GER", "battle russia")
    assert pieces(match, "USSR") == spaces("moscow siberia")


@rule("qm.card.broad-front")
def test_broad_front_may_strike_an_army_that_was_saved_again() -> None:
    match = table(
        GER=country("germany eastern-europe balkans", hand="broad-front"),
        USSR=country("moscow ukraine", responses="stalingrad"),
    )
    does(match, "GER", "play broad-front", "battle ukraine")
    does(match, "USSR", "use stalingrad")
    assert offered_spaces(match, "GER", "battle") == {"ukraine"}
    does(match, "GER", "battle ukraine")
    assert "ukraine" in pieces(match, "USSR")


@rule("qm.card.broad-front")
def test_broad_front_does_not_strike_another_ally_where_the_soviet_army_is_gone() -> None:
    match = table(
        GER=country("germany eastern-europe balkans", hand="broad-front"),
        USSR=country("moscow ukraine russia"),
        UK=country("united-kingdom ukraine"),
    )
    does(match, "GER", "play broad-front", "battle ukraine USSR")
    assert offered_spaces(match, "GER", "battle") == {"russia"}
    assert refused(match, "GER", "battle ukraine") == "qm.play.text"
    assert pieces(match, "UK") == spaces("united-kingdom ukraine")


@rule("qm.card.broad-front")
def test_broad_front_strikes_a_space_again_while_the_soviet_army_is_there() -> None:
    match = table(
        GER=country("germany eastern-europe balkans", hand="broad-front"),
        USSR=country("moscow ukraine russia"),
        UK=country("united-kingdom ukraine"),
    )
    does(match, "GER", "play broad-front", "battle ukraine UK")
    assert offered_spaces(match, "GER", "battle") == spaces("ukraine russia")
    does(match, "GER", "battle ukraine")
    assert pieces(match, "USSR") == spaces("moscow russia")


@rule("qm.card.forced-conscription")
def test_forced_conscription_recruits_up_to_two_armies_round_germany() -> None:
    match = table(GER=country("balkans", hand="forced-conscription"), UK=country("united-kingdom western-europe"))
    does(match, "GER", "play forced-conscription")
    assert offered_spaces(match, "GER", "recruit") == spaces("germany eastern-europe italy")
    assert refused(match, "GER", "recruit western-europe") == "qm.pieces.enemies"
    assert refused(match, "GER", "recruit ukraine") == "qm.play.text"
    does(match, "GER", "recruit italy", "recruit eastern-europe")
    assert pieces(match, "GER") >= spaces("italy eastern-europe")
    assert "recruit germany" not in offered(match, "GER")


@rule("qm.card.guns-and-butter")
@pytest.mark.parametrize(
    ("act", "effect"),
    [("build eastern-europe", "eastern-europe"), ("build baltic-sea", "baltic-sea"), ("battle eastern-europe", "")],
)
def test_guns_and_butter_is_any_one_basic_act(act: str, effect: str) -> None:
    match = table(GER=country("germany", hand="guns-and-butter"))
    does(match, "GER", "play guns-and-butter", act)
    assert pieces(match, "GER") == {"germany", *effect.split()}
    assert points(match) == (2, 0)  # one act, then the steps go on


@rule("qm.card.guns-and-butter", "qm.play.declare")
def test_guns_and_butter_is_no_build_card() -> None:
    match = table(GER=country("germany", hand="guns-and-butter"))
    does(match, "GER", "play guns-and-butter")
    assert "declare germany" not in offered(match, "GER")
    assert refused(match, "GER", "build ukraine") == "qm.kind.build-army"


@rule("qm.card.military-dictatorships", "qm.play.whose")
def test_military_dictatorships_recruits_for_italy_and_clears_ukraine() -> None:
    match = table(GER=country("germany", hand="military-dictatorships"), USSR=country("moscow ukraine"))
    does(match, "GER", "play military-dictatorships", "recruit balkans", "eliminate ukraine USSR")
    assert pieces(match, "ITA") == spaces("italy balkans")
    assert pieces(match, "GER") == {"germany"}
    assert pieces(match, "USSR") == {"moscow"}


@rule("qm.card.military-dictatorships", "qm.play.independent")
def test_military_dictatorships_goes_on_though_the_balkans_are_taken() -> None:
    match = table(GER=country("germany", hand="military-dictatorships"), USSR=country("moscow ukraine balkans"))
    does(match, "GER", "play military-dictatorships")
    assert offered(match, "GER") == ["eliminate ukraine USSR", "skip"]
    assert refused(match, "GER", "eliminate balkans USSR") == "qm.play.eliminate"


@rule("qm.card.autobahn")
def test_autobahn_moves_each_army_once() -> None:
    match = table(GER=country("germany western-europe", hand="autobahn"))
    does(match, "GER", "play autobahn", "lift western-europe")
    assert pieces(match, "GER") == {"germany"}
    assert refused(match, "GER", "build ukraine") == "qm.kind.build-army"
    does(match, "GER", "build eastern-europe")
    assert offered(match, "GER") == ["lift germany", "skip"]  # the army just built is not moved again
    does(match, "GER", "lift germany")
    assert "build germany" in offered(match, "GER")
    does(match, "GER", "build germany")
    assert pieces(match, "GER") == spaces("germany eastern-europe")


@rule("qm.card.autobahn")
def test_autobahn_does_not_move_an_army_again_that_came_where_another_was_given_up() -> None:
    match = table(GER=country("germany western-europe eastern-europe", hand="autobahn"))
    does(match, "GER", "play autobahn", "remove eastern-europe GER", "lift western-europe", "build eastern-europe")
    assert offered(match, "GER") == ["lift germany", "skip"]


@rule("qm.card.autobahn", "qm.card.romanian-reinforcements")
def test_an_army_that_autobahn_takes_up_is_removed_and_cards_answer_that() -> None:
    match = table(
        GER=country("germany eastern-europe", hand="autobahn"),
        ITA=country("italy", responses="romanian-reinforcements"),
    )
    does(match, "GER", "play autobahn", "lift eastern-europe")
    does(match, "ITA", "use romanian-reinforcements", "recruit eastern-europe")
    assert pieces(match, "ITA") == spaces("italy eastern-europe")
    does(match, "GER", "build western-europe", "skip")  # its own army is built anew all the same
    assert pieces(match, "GER") == spaces("germany western-europe")


@rule("qm.card.autobahn", "qm.card.monte-cassino")
def test_an_army_saved_from_autobahn_stays_and_has_had_its_turn() -> None:
    match = table(
        GER=country("germany italy", hand="autobahn"),
        ITA=country("balkans", responses="monte-cassino"),
    )
    does(match, "GER", "play autobahn", "lift italy")
    does(match, "ITA", "use monte-cassino")
    assert pieces(match, "GER") == spaces("germany italy")
    assert offered(match, "GER") == ["lift germany", "skip"]  # nothing is built, nor is it taken up again
    assert discards(match, "ITA") == ["monte-cassino"]


@rule("qm.card.autobahn", "qm.play.optional")
def test_autobahn_may_leave_armies_where_they_are() -> None:
    match = table(GER=country("germany western-europe", hand="autobahn"))
    does(match, "GER", "play autobahn", "skip")
    assert pieces(match, "GER") == spaces("germany western-europe")


# Economic Warfare


@rule("qm.card.submarines-blockade")
def test_submarines_enforce_blockade_by_armies_on_the_north_sea() -> None:
    match = table(GER=country("germany western-europe scandinavia", hand="submarines-blockade"))
    deck = in_deck(match, "UK")
    does(match, "GER", "play submarines-blockade")
    assert in_deck(match, "UK") == deck - 4
    assert points(match) == (2 + 4, 0)


@rule("qm.card.submarines-blockade", "qm.kind.economic-warfare")
def test_submarines_enforce_blockade_does_nothing_without_such_armies() -> None:
    match = table(GER=country("germany baltic-sea north-sea", hand="submarines-blockade"))
    deck = in_deck(match, "UK")
    does(match, "GER", "play submarines-blockade")
    assert in_deck(match, "UK") == deck
    assert discards(match, "GER") == ["submarines-blockade"]


@rule("qm.card.submarines-atlantic")
def test_submarines_lead_the_battle_of_the_atlantic_by_navies() -> None:
    match = table(GER=country("germany baltic-sea western-europe north-sea", hand="submarines-atlantic"))
    deck = in_deck(match, "UK")
    does(match, "GER", "play submarines-atlantic")
    assert in_deck(match, "UK") == deck - 4
    assert points(match) == (2 + 4, 0)


@rule("qm.card.submarines-monsoon")
@pytest.mark.parametrize("target", ["UK", "USSR", "USA"])
def test_submarines_of_the_monsoon_group_choose_their_target(target: str) -> None:
    match = table(GER=country("germany", hand="submarines-monsoon"))
    decks = {ally: in_deck(match, ally) for ally in ("UK", "USSR", "USA")}
    does(match, "GER", "play submarines-monsoon")
    assert offered(match, "GER") == ["target UK", "target USSR", "target USA"]
    does(match, "GER", f"target {target}")
    assert {ally: decks[ally] - in_deck(match, ally) for ally in decks} == {
        ally: 2 if ally == target else 0 for ally in decks
    }
    assert points(match) == (2 + 2, 0)


@rule("qm.card.submarines-shipping")
@pytest.mark.parametrize(("american", "lost"), [("eastern-us", 5), ("eastern-us north-sea", 2)])
def test_submarines_prey_on_unprotected_shipping(american: str, lost: int) -> None:
    match = table(GER=country("germany", hand="submarines-shipping"), USA=country(american))
    deck = in_deck(match, "UK")
    does(match, "GER", "play submarines-shipping")
    assert in_deck(match, "UK") == deck - lost
    assert points(match) == (2 + 1, 0)


@rule("qm.card.submarines-murmansk")
def test_submarines_raid_the_murmansk_convoy_from_round_scandinavia() -> None:
    match = table(GER=country("germany scandinavia baltic-sea eastern-europe", hand="submarines-murmansk"))
    deck = in_deck(match, "USSR")
    does(match, "GER", "play submarines-murmansk")
    assert in_deck(match, "USSR") == deck - 4
    assert points(match) == (2 + 2, 0)


@rule("qm.card.v-weapons")
@pytest.mark.parametrize(("german", "gained", "lost"), [("germany western-europe", 3, 1), ("germany balkans", 0, 0)])
def test_v_weapons_need_an_army_in_western_europe(german: str, gained: int, lost: int) -> None:
    match = table(GER=country(german, hand="v-weapons"))
    deck = in_deck(match, "UK")
    does(match, "GER", "play v-weapons")
    assert in_deck(match, "UK") == deck - lost
    stars = 2 * len({"germany", "western-europe"} & {*german.split()})
    assert points(match) == (stars + gained, 0)


@rule("qm.card.wolf-packs", "qm.react.points")
@pytest.mark.parametrize(
    ("card", "german", "lost"),
    [
        ("submarines-shipping", "germany", 5 + 2),
        ("submarines-shipping", "germany scandinavia", 5 + 3),
        ("submarines-blockade", "germany", 0),  # no discard to add to
        ("v-weapons", "germany western-europe", 1),  # no Submarines card
        ("submarines-blockade", "germany western-europe scandinavia", 4 + 3),  # once for the card
    ],
)
def test_wolf_packs_strengthen_submarines(card: str, german: str, lost: int) -> None:
    match = table(GER=country(german, hand=card, status="wolf-packs"))
    deck = in_deck(match, "UK")
    does(match, "GER", f"play {card}")
    assert in_deck(match, "UK") == deck - lost


@rule("qm.card.jet-fighters")
@pytest.mark.parametrize(("target", "lost"), [("GER", 1), ("ITA", 4)])
def test_jet_fighters_save_three_cards_of_germany(target: str, lost: int) -> None:
    match = table("UK", UK=country(hand="bomber-command"), GER=country(status="jet-fighters"))
    deck = in_deck(match, target)
    does(match, "UK", "play bomber-command", f"target {target}")
    assert in_deck(match, target) == deck - lost


@rule("qm.card.jet-fighters")
def test_jet_fighters_never_give_cards_back() -> None:
    match = table("UK", UK=country(hand="malta-submarines"), GER=country(status="jet-fighters"))
    deck = in_deck(match, "GER")
    does(match, "UK", "play malta-submarines")
    assert in_deck(match, "GER") == deck
