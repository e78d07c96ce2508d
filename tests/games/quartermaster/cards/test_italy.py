"""The cards of Italy, one by one: what each does, when, for what cost, and what it does not allow."""

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
    passes,
    pieces,
    points,
    refused,
    spaces,
    table,
)

rule = pytest.mark.rule


# Status


@rule("qm.card.anti-communist-sentiment")
def test_anti_communist_sentiment_pays_for_each_army() -> None:
    line = "italy balkans ukraine russia"
    match = table("ITA", ITA=country(line, hand="bravado", status="anti-communist-sentiment"))
    does(match, "ITA", "discard bravado")
    assert points(match) == (4 + 2, 0)


@rule("qm.card.balkan-resources")
@pytest.mark.parametrize(
    ("italian", "german", "gained"), [("italy balkans", "germany", 1), ("italy", "germany balkans", 0)]
)
def test_balkan_resources_need_an_italian_army(italian: str, german: str, gained: int) -> None:
    match = table("ITA", ITA=country(italian, hand="bravado", status="balkan-resources"), GER=country(german))
    does(match, "ITA", "discard bravado")
    assert points(match) == (2 + gained, 0)


@rule("qm.card.bravado")
def test_bravado_battles_for_two_cards_of_the_deck() -> None:
    match = table(
        "ITA", ITA=country("italy", hand="build-navy sea-battle", status="bravado"), UK=country("western-europe")
    )
    deck = in_deck(match, "ITA")
    does(match, "ITA", "use bravado")
    assert in_deck(match, "ITA") == deck - 2
    assert refused(match, "ITA", "battle united-kingdom") == "qm.kind.land-battle"
    does(match, "ITA", "battle western-europe")
    assert pieces(match, "UK") == set()
    assert hand(match, "ITA") == ["build-navy", "sea-battle"]


@rule("qm.card.impero-italiano")
def test_impero_italiano_counts_armies_of_all_the_axis() -> None:
    match = table(
        "ITA",
        ITA=country("italy mediterranean-sea north-africa", hand="bravado", status="impero-italiano"),
        GER=country("germany north-africa africa"),
    )
    does(match, "ITA", "discard bravado")
    assert points(match) == (2 + 3, 0)


@rule("qm.card.mare-nostrum")
def test_mare_nostrum_pays_for_each_navy() -> None:
    match = table("ITA", ITA=country("italy mediterranean-sea", hand="bravado", status="mare-nostrum"))
    does(match, "ITA", "discard bravado")
    assert points(match) == (2 + 1, 0)


# Events


@rule("qm.card.afrika-korps")
def test_the_afrika_korps_are_german_pieces() -> None:
    match = table("ITA", ITA=country(hand="afrika-korps"))
    does(match, "ITA", "play afrika-korps", "recruit north-africa", "recruit mediterranean-sea")
    assert pieces(match, "GER") == spaces("germany north-africa mediterranean-sea")
    assert pieces(match, "ITA") == {"italy"}


@rule("qm.card.afrika-korps", "qm.pieces.number")
def test_the_afrika_korps_need_a_german_piece_in_reserve() -> None:
    all_armies = "germany western-europe balkans eastern-europe ukraine russia scandinavia"
    match = table("ITA", ITA=country(hand="afrika-korps"), GER=country(all_armies))
    does(match, "ITA", "play afrika-korps")
    assert offered(match, "ITA") == ["skip"]
    assert refused(match, "ITA", "recruit north-africa") == "qm.pieces.number"
    does(match, "GER", "remove scandinavia GER")  # Germany may make room, nobody can force it
    assert offered(match, "ITA") == ["recruit north-africa", "skip"]


@rule("qm.card.division-azul")
def test_division_azul_takes_a_face_down_card_unseen() -> None:
    match = table("ITA", ITA=country(hand="division-azul"), USSR=country(responses="stalingrad rasputitsa"))
    face_down_before = {*face_down(match, "USSR")}
    does(match, "ITA", "play division-azul")
    assert len(face_down(match, "USSR")) == 1
    assert discards(match, "USSR") == []
    assert "lose ?" in [entry.get("act") for entry in match.log(4)]
    assert match.view(4)["state"]["countries"][3]["buried"] == 1
    (lost,) = face_down_before - {*face_down(match, "USSR")}
    for viewer, card in ((3, lost), (4, "?"), (None, "?")):
        events = [event for entry in match.log(viewer) for event in entry["events"]]
        assert [event["args"] for event in events if event["event"] == "qm-lost-response"] == [
            {"country": "USSR", "card": card}
        ]


@rule("qm.card.division-azul")
def test_division_azul_does_nothing_without_such_a_card() -> None:
    match = table("ITA", ITA=country(hand="division-azul bravado"))
    does(match, "ITA", "play division-azul")
    assert asked(match) == ["ITA"]


@rule("qm.card.german-aid-in-greece")
def test_german_aid_in_greece_clears_the_balkans_for_germany() -> None:
    match = table("ITA", ITA=country(hand="german-aid-in-greece"), UK=country("united-kingdom balkans"))
    does(match, "ITA", "play german-aid-in-greece", "eliminate balkans UK", "recruit balkans")
    assert pieces(match, "UK") == {"united-kingdom"}
    assert pieces(match, "GER") == spaces("germany balkans")


@rule("qm.card.italian-east-africa")
def test_italian_east_africa_builds_army_and_navy() -> None:
    match = table("ITA", ITA=country("italy mediterranean-sea middle-east", hand="italian-east-africa bravado"))
    does(match, "ITA", "play italian-east-africa", "build north-africa")
    assert offered(match, "ITA") == ["build bay-of-bengal", "skip"]
    does(match, "ITA", "build bay-of-bengal")
    assert {"north-africa", "bay-of-bengal"} <= pieces(match, "ITA")


@rule("qm.card.italy-attacks-communists")
def test_italy_attacks_communists_builds_in_ukraine_and_then_russia() -> None:
    match = table("ITA", ITA=country("italy balkans", hand="italy-attacks-communists"))
    does(match, "ITA", "play italy-attacks-communists")
    assert offered_spaces(match, "ITA", "build") == {"ukraine"}
    does(match, "ITA", "build ukraine", "build russia")
    assert pieces(match, "ITA") == spaces("italy balkans ukraine russia")


@rule("qm.card.italian-plunder")
def test_italian_plunder_counts_pieces_outside_italy() -> None:
    match = table("ITA", ITA=country("italy balkans mediterranean-sea", hand="italian-plunder"))
    does(match, "ITA", "play italian-plunder")
    assert points(match) == (2 + 2, 0)


# Economic Warfare


@rule("qm.card.decima-flottiglia")
@pytest.mark.parametrize(("american", "lost"), [("eastern-us", 2), ("eastern-us mediterranean-sea", 1)])
def test_the_frogmen_count_on_an_empty_mediterranean(american: str, lost: int) -> None:
    match = table("ITA", ITA=country(hand="decima-flottiglia"), USA=country(american))
    deck = in_deck(match, "UK")
    does(match, "ITA", "play decima-flottiglia")
    assert in_deck(match, "UK") == deck - lost
    assert points(match) == (2 + 1, 0)


@rule("qm.card.regia-marina")
def test_the_regia_marina_counts_its_navies() -> None:
    match = table("ITA", ITA=country("italy balkans mediterranean-sea black-sea", hand="regia-marina"))
    deck = in_deck(match, "UK")
    does(match, "ITA", "play regia-marina")
    assert in_deck(match, "UK") == deck - 2
    assert points(match) == (2 + 2, 0)


# Responses


@rule("qm.card.german-reinforcements")
def test_german_reinforcements_take_the_place_of_a_supplied_italian_army() -> None:
    match = table(
        "USSR",
        USSR=country("moscow ukraine", hand="land-battle"),
        ITA=country("italy balkans", responses="german-reinforcements"),
    )
    does(match, "USSR", "play land-battle", "battle balkans")
    does(match, "ITA", "use german-reinforcements", "recruit balkans")
    assert pieces(match, "GER") == spaces("germany balkans")
    assert pieces(match, "ITA") == {"italy"}


@rule("qm.card.german-reinforcements")
def test_german_reinforcements_need_an_army_that_was_in_supply() -> None:
    match = table(
        "USSR",
        USSR=country("moscow ukraine", hand="land-battle stavka"),
        ITA=country("balkans", responses="german-reinforcements"),
    )
    does(match, "USSR", "play land-battle", "battle balkans")
    assert asked(match) == ["USSR"]


@rule("qm.card.romanian-reinforcements")
def test_romanian_reinforcements_take_the_place_of_a_supplied_german_army() -> None:
    match = table(
        "USSR",
        USSR=country("moscow ukraine", hand="land-battle"),
        GER=country("germany eastern-europe"),
        ITA=country("italy", responses="romanian-reinforcements"),
    )
    does(match, "USSR", "play land-battle", "battle eastern-europe")
    does(match, "ITA", "use romanian-reinforcements", "recruit eastern-europe")
    assert pieces(match, "ITA") == spaces("italy eastern-europe")


@rule("qm.card.monte-cassino")
@pytest.mark.parametrize("owner", ["ITA", "GER"])
def test_monte_cassino_saves_any_axis_army_in_italy(owner: str) -> None:
    match = table(
        "USA",
        USA=country("eastern-us western-europe", hand="land-battle"),
        ITA=country("italy" if owner == "ITA" else "balkans", responses="monte-cassino"),
        GER=country("germany italy" if owner == "GER" else "germany"),
    )
    does(match, "USA", "play land-battle", "battle italy")
    does(match, "ITA", "use monte-cassino")
    assert "italy" in pieces(match, owner)


@rule("qm.card.monte-cassino")
def test_monte_cassino_is_in_italy() -> None:
    match = table(
        "USA",
        USA=country("eastern-us western-europe", hand="land-battle"),
        ITA=country("italy", responses="monte-cassino"),
    )
    does(match, "USA", "play land-battle", "battle germany")
    everybody_passes(match)
    assert pieces(match, "GER") == set()


@rule("qm.card.skilled-pilots")
@pytest.mark.parametrize(("target", "lost"), [("ITA", 0), ("GER", 4)])
def test_skilled_pilots_save_five_cards_of_italy(target: str, lost: int) -> None:
    match = table("UK", UK=country(hand="bomber-command raf"), ITA=country(responses="skilled-pilots"))
    deck = in_deck(match, target)
    does(match, "UK", "play bomber-command", f"target {target}")
    if target == "ITA":
        does(match, "ITA", "use skilled-pilots")
    assert in_deck(match, target) == deck - lost
    assert asked(match) == ["UK"]


@rule("qm.card.skilled-pilots")
def test_skilled_pilots_save_five_of_seven() -> None:
    american = country("western-europe", hand="firestorm-bombing radar")
    match = table("USA", USA=american, ITA=country(responses="skilled-pilots"))
    deck = in_deck(match, "ITA")
    does(match, "USA", "play firestorm-bombing", "target ITA")
    does(match, "ITA", "use skilled-pilots")
    assert in_deck(match, "ITA") == deck - 2


@rule("qm.card.skilled-pilots", "qm.react.free")
def test_skilled_pilots_need_not_fly() -> None:
    match = table("UK", UK=country(hand="bomber-command raf"), ITA=country(responses="skilled-pilots"))
    deck = in_deck(match, "ITA")
    does(match, "UK", "play bomber-command", "target ITA")
    passes(match, "ITA")
    assert in_deck(match, "ITA") == deck - 4
