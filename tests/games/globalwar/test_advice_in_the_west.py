"""The way to Paris: where bots gather, what they leave alone and whom they send; all done wrong in whole games once."""

from __future__ import annotations

from sandtable.games.globalwar.advice.plans import plan_of
from sandtable.games.globalwar.state import GlobalWar
from sandtable.kernel.plain import Plain

from .table import Units, position, zone

WEST: Plain = [["germany", "france"], ["germany", "great-britain"]]
EAST: Plain = [["germany", "poland"]]
PACT: Plain = ["molotov-ribbentrop"]
CONQUERED: dict[str, Plain] = {"west-poland": "germany", "dolnoslaske": "germany"}
DIVIDED: dict[str, Plain] = {
    **CONQUERED, "warsaw": "germany", "podlachia": "ussr", "lubelskie": "ussr", "east-poland": "ussr",
}  # fmt: skip
ARMY = ["12*infantry", "8*artillery", "6*medium-armor"]
MAGINOT: Units = {"alsace-lorraine": {"france": ["4*infantry"]}, "paris": {"france": ["4*infantry"]}}


def planned(s: GlobalWar) -> list[str]:
    return [act.text for act in plan_of(s, s.pending()[0]).acts]


def against_france(stand: Units, phase: str = "combat-movement", date: str = "1940-07", **more: Plain) -> list[str]:
    return planned(position(stand, "germany", phase, date=date, wars=WEST, **more))


def test_nobody_marches_over_the_maginot_line() -> None:
    before_the_line = against_france({"bavaria": {"germany": ARMY}, **MAGINOT})
    assert not [order for order in before_the_line if order.endswith("bavaria alsace-lorraine")]
    beside_it = against_france({"western-germany": {"germany": ARMY}, **MAGINOT})
    assert [order for order in beside_it if order.endswith("western-germany alsace-lorraine")]


def test_troops_gather_where_they_can_strike_and_not_before_the_line() -> None:
    stand: Units = {"bavaria": {"germany": ["20*infantry"]}, "alsace-lorraine": {"france": ["9*infantry"]}}
    moved = against_france(stand, "non-combat", "1940-01")
    assert [order for order in moved if order.endswith("bavaria western-germany")]


def test_the_way_to_the_capital_comes_before_a_neighbour() -> None:
    """Once the tanks went to Belgium, and were missed before Paris."""
    army = ["9*infantry", "9*artillery", "6*medium-armor", "3*tactical-bomber"]
    french: Units = {"alsace-lorraine": {"france": ["9*infantry", "6*artillery"]},
                     "belgium": {"belgium": ["4*infantry"]}}  # fmt: skip
    orders = against_france({"western-germany": {"germany": army}, **french})
    attacks = [order for order in orders if order.startswith("move")]
    assert attacks[0].endswith("western-germany alsace-lorraine")
    assert "move 6*medium-armor western-germany belgium" not in attacks


def test_with_its_capital_falls_the_army_next_door() -> None:
    stand: Units = {
        "picardy": {"germany": ["9*infantry", "6*artillery", "6*medium-armor"]},
        "paris": {"france": ["3*infantry"]}, "alsace-lorraine": {"france": ["9*infantry", "9*artillery"]},
    }  # fmt: skip
    orders = against_france(stand, owner={"picardy": "germany", "belgium": "germany"})
    assert [order for order in orders if order.endswith("picardy paris")]


def test_paris_is_not_left_to_a_single_division() -> None:
    """It has no coast of its own, but whoever lands in Normandy is there a turn later."""
    fallen: dict[str, Plain] = dict.fromkeys(
        ("paris", "normandy", "picardy", "aquitaine", "alsace-lorraine"), "germany"
    )
    wars: Plain = [["germany", "great-britain"], ["germany", "ussr"]]
    stand: Units = {"paris": {"germany": ["9*infantry"]}, "lubelskie": {"ussr": ["9*infantry", "9*artillery"]}}
    s = position(stand, "germany", "non-combat", date="1942-01", wars=wars, owner={**DIVIDED, **fallen})
    stayed = plan_of(s, s.pending()[0]).s.units_of(1 << s.edition.nations.number["germany"], zone(s, "paris"))
    assert len(stayed) == 6


# Poland


def in_poland(stand: Units, phase: str = "combat-movement", **more: Plain) -> list[str]:
    return planned(position(stand, "germany", phase, date="1939-07", wars=EAST, owner=CONQUERED, **more))


def test_the_cheap_go_along_and_fall_before_the_dear() -> None:
    """Once four tanks stormed Warsaw alone, and nobody was left to take it while ten horsemen looked on."""
    stand: Units = {
        "west-poland": {"germany": ["6*cavalry", "4*medium-armor", "2*tactical-bomber"]},
        "warsaw": {"poland": ["2*militia", "2*infantry", "cavalry", "fighter"]},
    }  # fmt: skip
    assert "move 5*cavalry west-poland warsaw" in in_poland(stand)


def test_nobody_sets_out_for_land_that_a_pact_leaves_to_another() -> None:
    """They turned back half way and had no move left for the west."""
    stand: Units = {
        "dolnoslaske": {"germany": ["infantry", "6*cavalry"]}, "west-poland": {"germany": ["infantry"]},
        "warsaw": {"poland": ["9*infantry", "5*artillery"]}, "podlachia": {"poland": ["militia"]},
    }  # fmt: skip
    orders = in_poland(stand, treaties={"in-force": PACT})
    assert not [order for order in orders if "cavalry" in order]


def test_no_army_is_left_in_a_capital_that_was_taken() -> None:
    stand: Units = {"warsaw": {"germany": ["4*medium-armor"]},
                    "alsace-lorraine": {"france": ["9*infantry", "9*artillery"]}}  # fmt: skip
    moved = against_france(stand, "non-combat", "1940-01", owner=DIVIDED, treaties={"in-force": PACT})
    assert moved[:2] == ["rail medium-armor warsaw western-germany"] * 2, "as long as there are trains"


# aircraft


def test_aircraft_come_as_near_as_they_strike_from() -> None:
    stand: Units = {"west-poland": {"germany": ["infantry", "2*fighter"]}, "eastern-germany": {"germany": ["infantry"]},
                    "alsace-lorraine": {"france": ["9*infantry", "9*artillery"]}}  # fmt: skip
    moved = against_france(stand, "non-combat", "1940-01", owner=DIVIDED, treaties={"in-force": PACT})
    assert [order for order in moved if order.startswith("move fighter west-poland")]


def test_aircraft_alone_take_no_land() -> None:
    """Once a tank and five bombers attacked five guns; the tank fell and the bombers flew home."""
    air = ["4*tactical-bomber", "medium-bomber"]
    french: Units = {"western-germany": {"france": ["5*artillery"]}}
    lost: dict[str, Plain] = {"western-germany": "france"}
    alone = against_france({"eastern-germany": {"germany": ["2*medium-armor"]}, "berlin": {"germany": air}, **french},
                           owner=lost)  # fmt: skip
    assert not [order for order in alone if order.endswith("western-germany")]
    together = against_france({"eastern-germany": {"germany": ["4*infantry", "2*medium-armor"]},
                               "berlin": {"germany": air}, **french}, owner=lost)  # fmt: skip
    assert [order for order in together if order.endswith("eastern-germany western-germany")]


# what is kept for the right moment


def test_no_neutral_is_made_an_enemy_for_a_raid() -> None:
    """Once three tanks took Belgium, which the French army next door took back: Britain won a friend for nothing."""
    french: Units = {"alsace-lorraine": {"france": ["10*infantry", "13*artillery", "3*light-armor"]},
                     "belgium": {"belgium": ["2*infantry"]}}  # fmt: skip
    few: Units = {"western-germany": {"germany": ["9*infantry", "11*artillery", "3*medium-armor"]}}
    assert not [order for order in against_france({**few, **french}) if order.endswith("belgium")]


def test_the_one_blitzkrieg_is_kept_for_the_way_to_paris() -> None:
    army: Units = {"western-germany": {"germany": ["9*infantry", "9*artillery", "6*medium-armor"]}}
    neutral: Units = {"belgium": {"belgium": ["2*infantry"]}, "paris": {"france": ["9*infantry"]}}
    into_belgium = against_france({**army, **neutral, "alsace-lorraine": {"france": ["25*infantry"]}})
    assert "blitzkrieg" not in into_belgium
    assert "blitzkrieg" in against_france({**army, **neutral, "alsace-lorraine": {"france": ["4*infantry"]}})


def test_few_stand_idle_before_works_that_nobody_storms() -> None:
    """Guns and tanks stood in Bavaria through the whole war in the west, before the Maginot Line."""
    stand: Units = {
        "bavaria": {"germany": ["6*infantry", "6*artillery", "2*medium-armor"]},
        "western-germany": {"germany": ["6*infantry", "6*artillery"]},
        "alsace-lorraine": {"france": ["9*infantry", "9*artillery"]},
    }  # fmt: skip
    moved = against_france(stand, "non-combat")
    assert [order for order in moved if order.endswith("artillery bavaria western-germany")]
    assert [order for order in moved if order.endswith("medium-armor bavaria western-germany")]


def test_belgium_is_taken_after_france_if_not_before() -> None:
    """It was left alone for the rest of the war, and the Atlantic wall had a gap."""
    fallen: dict[str, Plain] = dict.fromkeys(
        ("paris", "normandy", "picardy", "aquitaine", "alsace-lorraine", "southern-france"), "germany"
    )
    stand: Units = {
        "western-germany": {"germany": ["9*infantry", "6*artillery"]},
        "belgium": {"belgium": ["2*infantry"]},
    }
    s = position(stand, "germany", date="1941-01", wars=[["germany", "great-britain"]], owner=fallen)
    assert [order for order in planned(s) if order.endswith("western-germany belgium")]
