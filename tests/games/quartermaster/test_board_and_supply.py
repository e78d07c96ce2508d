"""The board, straits, pieces and supply: qm.map.*, qm.strait.*, qm.pieces.*, qm.supply.*."""

from __future__ import annotations

import pytest

from games.quartermaster.table import (
    asked,
    country,
    does,
    free,
    offered,
    offered_spaces,
    passes,
    pieces,
    refused,
    seat_of,
    spaces,
    state,
    table,
    told,
)
from sandtable.games.quartermaster.board import LAND, NEAR, SEA, SPACE_OF, STARS, STRAITS, at, names, read_data, within
from sandtable.games.quartermaster.catalogue import ARMIES, COUNTRY_OF, HOME, NAVIES
from sandtable.games.quartermaster.supply import supplied
from sandtable.kernel.geometry import Geometry, pair
from sandtable.kernel.match import Match

rule = pytest.mark.rule


def in_supply(match: Match, who: str) -> set[str]:
    return set(names(supplied(state(match), COUNTRY_OF[who])))


def touch(one: str, other: str) -> bool:
    return bool(NEAR[SPACE_OF[one]] & at(other))


# the board


@rule("qm.map.spaces")
def test_the_board_has_its_spaces_stars_borders_and_straits() -> None:
    assert (LAND.bit_count(), SEA.bit_count(), STARS.bit_count(), len(STRAITS)) == (36, 17, 12, 5)
    assert sum(near.bit_count() for near in NEAR) == 2 * 131
    assert STARS & LAND == STARS


@rule("qm.map.adjacent", "qm.map.spaces", "qm.strait.adjacent")
def test_whoever_looks_at_the_board_sees_which_spaces_touch_and_where_stars_are() -> None:
    drawn = Geometry(read_data("geometry"))
    borders = {pair(space, other) for space in SPACE_OF for other in names(NEAR[SPACE_OF[space]])}
    seas = {pair(*(name for sea in strait.seas for name in names(sea))) for strait in STRAITS}
    assert not borders & seas
    assert set(drawn.drawn_neighbours()) == borders | seas
    assert {id for id, shape in drawn.shapes.items() if shape.star is not None} == set(names(STARS))


@rule("qm.map.adjacent")
@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("canada", "pacific-northwest"),
        ("eastern-us", "western-us"),
        ("latin-america", "western-us"),
        ("latin-america", "east-pacific"),
        ("southeast-pacific", "east-pacific"),
        ("pacific-northwest", "east-pacific"),
    ],
)
def test_the_edges_of_the_board_are_joined(one: str, other: str) -> None:
    assert touch(one, other)
    assert touch(other, one)


@rule("qm.map.point")
@pytest.mark.parametrize(
    ("one", "other"),
    [("balkans", "middle-east"), ("black-sea", "mediterranean-sea"), ("north-sea", "africa"), ("germany", "north-sea")],
)
def test_spaces_that_meet_in_a_point_are_not_adjacent(one: str, other: str) -> None:
    assert not touch(one, other)


@rule("qm.map.home", "qm.setup.armies")
def test_every_country_begins_with_an_army_at_home() -> None:
    match = table()
    homes = ["germany", "united-kingdom", "japan", "moscow", "italy", "eastern-us"]
    assert [names(home) for home in HOME] == [[home] for home in homes]
    assert [pieces(match, who) for who in COUNTRY_OF] == [{home} for home in homes]


@rule("qm.map.distance")
@pytest.mark.parametrize(
    ("one", "other", "steps"),
    [("germany", "united-kingdom", 3), ("italy", "north-africa", 2), ("japan", "south-china-sea", 2)],
)
def test_distance_counts_steps_over_land_and_sea(one: str, other: str, steps: int) -> None:
    near = state(table()).neighbours(1)
    assert within(at(one), steps, near) & at(other)
    assert not within(at(one), steps - 1, near) & at(other)


@rule("qm.map.distance")
def test_distance_uses_straits_that_are_open_to_the_side() -> None:
    seas = at("north-sea")
    open_to_allies = state(table()).neighbours(1)
    closed = state(table(ITA=country("italy north-africa"))).neighbours(1)
    assert within(seas, 1, open_to_allies) & at("mediterranean-sea")
    assert not within(seas, 1, closed) & at("mediterranean-sea")


# straits


@rule("qm.strait", "qm.strait.open", "qm.strait.adjacent")
@pytest.mark.parametrize(
    ("land", "one", "other"),
    [
        ("scandinavia", "north-sea", "baltic-sea"),
        ("north-africa", "north-sea", "mediterranean-sea"),
        ("middle-east", "mediterranean-sea", "bay-of-bengal"),
        ("southeast-asia", "bay-of-bengal", "south-china-sea"),
        ("latin-america", "north-atlantic", "southeast-pacific"),
    ],
)
@pytest.mark.parametrize(("holder", "side"), [("", 1), ("ITA", 0), ("USSR", 1)])
def test_a_strait_is_open_to_the_side_that_holds_it_and_else_to_the_allies(
    land: str, one: str, other: str, holder: str, side: int
) -> None:
    holders = {holder: country(land)} if holder else {}
    s = state(table(**holders))
    assert s.neighbours(side).of(at(one)) & at(other)
    assert not s.neighbours(1 - side).of(at(one)) & at(other)


GIBRALTAR = {
    "GER": country("germany balkans north-africa mediterranean-sea", hand="sea-battle build-army"),
    "ITA": country("italy mediterranean-sea", hand="sea-battle build-army"),
    "UK": country("united-kingdom north-sea", hand="sea-battle build-army"),
}


@rule("qm.strait.open", "qm.strait.adjacent")
@pytest.mark.parametrize(
    ("mover", "target", "allowed"),
    [("UK", "mediterranean-sea", False), ("ITA", "north-sea", True), ("GER", "north-sea", True)],
)
def test_example_of_gibraltar(mover: str, target: str, allowed: bool) -> None:
    match = table(mover, **GIBRALTAR)
    does(match, mover, "play sea-battle")
    assert (target in offered_spaces(match, mover, "battle")) is allowed


@rule("qm.strait.open", "qm.strait.adjacent")
@pytest.mark.parametrize("americans", ["eastern-us", "eastern-us north-africa"])
@pytest.mark.parametrize(
    ("mover", "target", "allowed"), [("UK", "mediterranean-sea", True), ("ITA", "north-sea", False)]
)
def test_gibraltar_turns_without_the_army(mover: str, target: str, allowed: bool, americans: str) -> None:
    holders = {**GIBRALTAR, "GER": country("germany balkans mediterranean-sea"), "USA": country(americans)}
    match = table(mover, **holders)
    if "play sea-battle" in offered(match, mover):
        does(match, mover, "play sea-battle")
    assert (target in offered_spaces(match, mover, "battle")) is allowed


# pieces


@rule("qm.terms.piece", "qm.kind.build-army")
def test_armies_stand_on_land_and_navies_at_sea() -> None:
    match = table(GER=country("germany", hand="build-army"))
    does(match, "GER", "play build-army")
    assert refused(match, "GER", "build baltic-sea") == "qm.terms.piece"


@rule("qm.pieces.one")
def test_a_country_has_one_piece_in_a_space() -> None:
    match = table(GER=country("germany western-europe", hand="build-army"))
    does(match, "GER", "play build-army")
    assert refused(match, "GER", "build western-europe") == "qm.pieces.one"


@rule("qm.pieces.share", "qm.terms.friendly")
def test_allies_share_a_space() -> None:
    match = table(GER=country("germany", hand="build-army"))
    does(match, "GER", "play build-army", "build italy")
    assert pieces(match, "GER") == spaces("germany italy")
    assert pieces(match, "ITA") == {"italy"}


@rule("qm.pieces.enemies", "qm.terms.friendly")
def test_enemies_never_share_a_space() -> None:
    match = table(GER=country("germany", hand="build-army"), USSR=country("moscow eastern-europe"))
    does(match, "GER", "play build-army")
    assert refused(match, "GER", "build eastern-europe") == "qm.pieces.enemies"


@rule("qm.pieces.number")
def test_the_number_of_pieces() -> None:
    assert ARMIES == (7, 5, 5, 7, 4, 5)
    assert NAVIES == (3, 5, 5, 1, 3, 6)


@rule("qm.pieces.number", "qm.pieces.remove", "qm.pieces.return")
def test_a_piece_that_is_given_up_can_be_built_at_once() -> None:
    match = table("ITA", ITA=country("italy balkans eastern-europe western-europe", hand="build-army"))
    does(match, "ITA", "play build-army")
    assert refused(match, "ITA", "build germany") == "qm.pieces.number"
    does(match, "ITA", "remove balkans ITA", "build germany")
    assert pieces(match, "ITA") == spaces("italy eastern-europe western-europe germany")


@rule("qm.pieces.remove")
def test_pieces_are_given_up_in_others_turns_and_by_nobody_else() -> None:
    match = table("USA", GER=country("germany western-europe"), USA=country(hand="build-army"))
    assert free(match, "GER") == ["remove western-europe GER", "remove germany GER"]
    assert refused(match, "ITA", "remove western-europe GER") == "qm.pieces.remove"
    assert refused(match, "GER", "remove balkans GER") == "qm.pieces.remove"
    does(match, "GER", "remove western-europe GER")
    assert pieces(match, "GER") == {"germany"}
    assert asked(match) == ["USA"]


@rule("qm.pieces.remove")
def test_no_card_answers_a_piece_that_is_given_up() -> None:
    match = table("UK", GER=country("germany balkans"), ITA=country(responses="romanian-reinforcements"),
                  UK=country(hand="build-army"))  # fmt: skip
    does(match, "GER", "remove balkans GER")
    assert asked(match) == ["UK"]
    assert told(match)[-1]["event"] == "qm-gave-up"


@rule("qm.pieces.remove")
def test_nothing_is_given_up_while_a_card_is_drawn() -> None:
    match = table(GER=country("germany", hand="sea-battle build-army"), manual=True)
    does(match, "GER", "discard sea-battle", "discard")
    assert match.due is not None
    assert match.free(seat_of(match, "GER")) == ()


# supply


@rule("qm.supply.line", "qm.supply.always")
def test_a_line_of_own_pieces_leads_to_any_star_with_an_own_army() -> None:
    match = table(GER=country("ukraine eastern-europe baltic-sea north-africa africa"))
    assert in_supply(match, "GER") == spaces("ukraine eastern-europe baltic-sea")
    state(match).take_off(COUNTRY_OF["GER"], SPACE_OF["ukraine"])
    assert in_supply(match, "GER") == set()  # worked out afresh


@rule("qm.supply.line")
def test_a_home_space_without_an_own_army_gives_no_supply() -> None:
    match = table(GER=country("eastern-europe baltic-sea"), ITA=country("italy germany"))
    assert in_supply(match, "GER") == set()


@rule("qm.supply.own")
def test_pieces_of_allies_carry_no_line() -> None:
    match = table(GER=country("germany ukraine russia siberia"), ITA=country("italy eastern-europe"))
    assert in_supply(match, "GER") == spaces("germany ukraine russia siberia")
    match = table(GER=country("germany russia"), ITA=country("italy eastern-europe"))
    assert in_supply(match, "GER") == {"germany"}


@rule("qm.supply.port")
def test_a_navy_needs_a_friendly_army_beside_it() -> None:
    line = "japan sea-of-japan central-pacific"
    assert "central-pacific" not in in_supply(table(JPN=country(line)), "JPN")
    assert "central-pacific" in in_supply(table(JPN=country(f"{line} iwo-jima")), "JPN")
    assert "central-pacific" in in_supply(table(JPN=country(line), GER=country("new-guinea")), "JPN")
    assert "central-pacific" not in in_supply(table(JPN=country(line), UK=country("new-guinea")), "JPN")


@rule("qm.supply.navy-carries")
def test_a_navy_without_a_port_still_carries_the_line() -> None:
    match = table("JPN", JPN=country("japan sea-of-japan central-pacific east-pacific western-us hawaii", hand="truk"))
    assert "hawaii" in in_supply(match, "JPN")
    match = table("USA", USA=country("western-us east-pacific central-pacific south-china-sea indonesia", hand="radar"))
    assert in_supply(match, "USA") == spaces("western-us east-pacific indonesia south-china-sea")
    does(match, "USA", "discard radar")  # the Central Pacific goes; what it strands goes next time
    assert pieces(match, "USA") == spaces("western-us east-pacific south-china-sea indonesia")


@rule("qm.supply.port", "qm.kind.build-navy")
def test_example_of_supply_and_port() -> None:
    america = country("western-us east-pacific", hand="build-navy build-army")
    match = table("USA", USA=america, UK=country("australia south-china-sea"))
    does(match, "USA", "play build-navy")
    assert refused(match, "USA", "build central-pacific") == "qm.kind.build-navy"
    for port in ("USA hawaii", "UK new-guinea", "UK philippines"):
        who, space = port.split()
        american = f"western-us east-pacific {space if who == 'USA' else ''}"
        british = f"australia south-china-sea {space if who == 'UK' else ''}"
        match = table("USA", USA=country(american, hand="build-navy"), UK=country(british))
        does(match, "USA", "play build-navy", "build central-pacific")
        assert "central-pacific" in in_supply(match, "USA")


@rule("qm.turn.supply")
def test_only_the_country_on_turn_loses_its_pieces_out_of_supply() -> None:
    match = table("UK", ITA=country("balkans"), GER=country("africa"), UK=country("united-kingdom india middle-east"))
    does(match, "UK", "discard build-navy")
    assert pieces(match, "ITA") == {"balkans"}
    assert pieces(match, "GER") == {"africa"}
    match = table("ITA", ITA=country("balkans"), GER=country("africa"))
    does(match, "ITA", "discard build-navy")
    assert pieces(match, "ITA") == set()
    assert pieces(match, "GER") == {"africa"}


@rule("qm.turn.supply", "qm.react.removal")
def test_pieces_saved_in_the_supply_step_stay() -> None:
    match = table("USSR", USSR=country("russia siberia", hand="guards", responses="leningrad-holds"))
    passes(match, "USSR")  # the start of the turn
    does(match, "USSR", "discard guards", "use leningrad-holds")
    assert pieces(match, "USSR") == {"russia"}


# build and battle


@rule("qm.kind.build-army")
def test_an_army_is_built_beside_a_supplied_piece_or_at_home() -> None:
    match = table(GER=country("ukraine scandinavia", hand="build-army"))
    does(match, "GER", "play build-army")
    near = spaces("germany eastern-europe balkans russia kazakhstan middle-east moscow")
    assert offered_spaces(match, "GER", "build") == near - {"moscow"}  # Scandinavia is out of supply
    assert refused(match, "GER", "build moscow") == "qm.pieces.enemies"
    assert refused(match, "GER", "build western-europe") == "qm.kind.build-army"


@rule("qm.kind.build-army", "qm.play.parts")
def test_home_is_no_place_to_build_with_an_enemy_there() -> None:
    match = table(GER=country("italy", hand="build-army"), UK=country("germany"))
    does(match, "GER", "play build-army")
    assert refused(match, "GER", "build germany") == "qm.pieces.enemies"


@rule("qm.kind.build-navy")
def test_a_navy_is_built_from_land_with_its_own_port() -> None:
    match = table(GER=country("germany", hand="build-navy"))
    does(match, "GER", "play build-navy")
    assert offered_spaces(match, "GER", "build") == {"baltic-sea"}


@rule("qm.kind.land-battle", "qm.kind.sea-battle")
def test_navies_battle_land_and_armies_battle_seas() -> None:
    match = table("UK", UK=country("united-kingdom north-sea", hand="land-battle"), GER=country("scandinavia"))
    does(match, "UK", "play land-battle", "battle scandinavia")
    assert pieces(match, "GER") == set()
    match = table(GER=country("germany western-europe", hand="sea-battle"), UK=country("united-kingdom north-sea"))
    does(match, "GER", "play sea-battle", "battle north-sea")
    assert pieces(match, "UK") == {"united-kingdom"}


@rule("qm.kind.land-battle", "qm.play.possible")
def test_only_a_piece_in_supply_battles() -> None:
    match = table(GER=country("balkans", hand="land-battle build-army"), USSR=country("moscow ukraine"))
    assert refused(match, "GER", "play land-battle") == "qm.play.possible"
    assert "play build-army" in offered(match, "GER")  # at home


@rule("qm.kind.sea-battle")
def test_no_battle_among_friends_and_none_on_land_with_a_sea_battle() -> None:
    match = table(GER=country("germany western-europe", hand="sea-battle"), ITA=country("italy baltic-sea"))
    does(match, "GER", "play sea-battle")
    assert refused(match, "GER", "battle baltic-sea") == "qm.kind.sea-battle"
    assert refused(match, "GER", "battle eastern-europe") == "qm.kind.sea-battle"


@rule("qm.play.empty-battle", "qm.kind.land-battle")
def test_an_empty_space_may_be_battled() -> None:
    match = table(GER=country("germany", hand="land-battle", status="blitzkrieg"))
    does(match, "GER", "play land-battle", "battle eastern-europe")
    assert "use blitzkrieg" in offered(match, "GER")


@rule("qm.play.one-enemy")
def test_the_attacker_chooses_between_two_enemies() -> None:
    match = table(
        GER=country("germany", hand="land-battle"), UK=country("eastern-europe"), USSR=country("moscow eastern-europe")
    )
    does(match, "GER", "play land-battle")
    assert refused(match, "GER", "battle eastern-europe") == "qm.play.one-enemy"
    does(match, "GER", "battle eastern-europe UK")
    assert pieces(match, "UK") == set()
    assert pieces(match, "USSR") == spaces("moscow eastern-europe")


@rule("qm.play.declare")
def test_a_build_card_may_declare_a_piece_that_is_there() -> None:
    match = table(
        GER=country("germany western-europe africa baltic-sea", hand="build-army", status="bias-for-action"),
    )
    does(match, "GER", "play build-army")
    assert offered_spaces(match, "GER", "declare") == spaces("germany western-europe")
    assert refused(match, "GER", "declare africa") == "qm.play.declare"  # out of supply
    assert refused(match, "GER", "declare baltic-sea") == "qm.play.declare"
    does(match, "GER", "declare germany")
    assert pieces(match, "GER") == spaces("germany western-europe africa baltic-sea")
    does(match, "GER", "use bias-for-action")  # it counts as built
    assert offered_spaces(match, "GER", "battle") == spaces("eastern-europe balkans")
