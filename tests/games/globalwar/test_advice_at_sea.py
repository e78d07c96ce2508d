"""What bots of Global War do with ships: landings, fleets, ferries, and what is bought for them."""

from __future__ import annotations

from sandtable.games.globalwar.advice.plans import next_order
from sandtable.games.globalwar.state import GlobalWar
from sandtable.kernel.chance import CHANCE
from sandtable.kernel.plain import Plain

from .table import AXIS, settle, units
from .test_advice import advised, theatre

FLEET: dict[str, Plain] = {"japan": ["2*battleship", "2*naval-transport"]}
AT_HOME: dict[str, Plain] = {"japan": ["5*infantry"]}
# all land around Shantung is Japan's, or strongly held
HELD: dict[str, Plain] = dict.fromkeys(("beiping", "hopeh", "suiyuan", "shensi", "szechwan"), "japan")
GUARDED: dict[str, Plain] = {zone: {"kmt": ["9*infantry"]} for zone in ("nanking", "hunan", "kwangtung", "hainan")}


def orders_of(s: GlobalWar) -> list[str]:
    """All that a bot orders until it is done with the phase, carried out on the way."""
    given: list[str] = []
    while s.pending() == (AXIS,):
        action = next_order(s, AXIS, s.legal(AXIS))
        if action.text == "done":
            break
        s.apply(AXIS, action)
        given.append(action.text)
    return given


def test_troops_land_where_the_enemy_is_weak() -> None:
    s = theatre({"P15": FLEET, "honshu": AT_HOME, "shantung": {"kmt": ["2*infantry"]}, **GUARDED}, owner=HELD)
    given = orders_of(s)
    assert units(s, "shantung").count("infantry:0:unloaded:battle") == 4
    assert units(s, "honshu") == ["infantry"], "one stays on the island"
    assert [order.split()[0] for order in given[-4:]] == ["unload"] * 4, "nobody goes ashore before all are there"
    assert sum(1 for label in units(s, "P14") if label.startswith("battleship")) == 2, "ships shell the coast"


def test_nobody_lands_where_the_enemy_is_strong() -> None:
    s = theatre({"P15": FLEET, "honshu": AT_HOME, "shantung": {"kmt": ["7*infantry"]}, **GUARDED}, owner=HELD)
    assert orders_of(s) == []


def test_a_landing_helps_an_attack_over_land() -> None:
    army: dict[str, Plain] = {"japan": ["4*infantry", "artillery"]}
    defence: dict[str, Plain] = {"kmt": ["4*infantry"]}
    alone = theatre({"hopeh": army, "shantung": defence, **GUARDED}, owner=HELD)
    assert advised(alone) == "done"
    s = theatre({"hopeh": army, "shantung": defence, "P15": FLEET, "honshu": AT_HOME, **GUARDED}, owner=HELD)
    orders_of(s)
    attackers = [label for label in units(s, "shantung") if label.endswith("battle")]
    assert len(attackers) == 8, "one stays behind in Hopeh"


def test_warships_sink_the_weak_and_leave_the_strong() -> None:
    boat: dict[str, Plain] = {"kmt": ["torpedo-boat-destroyer"]}
    s = theatre({"P15": {"japan": ["battleship", "destroyer"]}, "P32": boat})
    assert orders_of(s) == ["move battleship P15 P32"], "one is enough"
    fleet: dict[str, Plain] = {"kmt": ["4*torpedo-boat-destroyer"]}
    assert orders_of(theatre({"P15": {"japan": ["destroyer"]}, "P32": fleet})) == []


def test_transports_stay_away_from_waters_that_the_enemy_holds() -> None:
    held: dict[str, Plain] = {"kmt": ["4*torpedo-boat-destroyer"]}
    transport: dict[str, Plain] = {"japan": ["2*naval-transport"]}
    s = theatre({"P15": transport, "honshu": AT_HOME, "P14": held, "shantung": {"kmt": ["infantry"]}, **GUARDED})
    assert all("P14" not in order for order in orders_of(s))


def test_reinforcements_are_shipped_to_the_beach_nearest_the_front() -> None:
    s = theatre(
        {"P15": {"japan": ["naval-transport"]}, "honshu": AT_HOME, "beiping": {"kmt": ["infantry"]}},
        "non-combat",
        owner={"beiping": "kmt"},
    )
    orders_of(s)
    landed = [label for label in units(s, "rehe") if label.startswith("infantry")]
    assert len(landed) == 2, "the ports of Korea are further from the enemy"


def test_carriers_lie_off_the_front_and_their_aircraft_fight_over_land() -> None:
    carrier: dict[str, Plain] = {"japan": ["fleet-carrier+fighter+tactical-bomber"]}
    s = theatre({"P16": carrier, "shantung": {"kmt": ["infantry"]}}, "non-combat")
    orders_of(s)
    assert units(s, "P14")[0].startswith("fleet-carrier")
    army: dict[str, Plain] = {"japan": ["4*infantry"]}
    s = theatre({"P14": carrier, "hopeh": army, "shantung": {"kmt": ["3*infantry"]}, **GUARDED}, owner=HELD)
    orders_of(s)
    assert any(label.startswith("tactical-bomber") for label in units(s, "shantung"))


def test_what_waits_for_a_ship_is_not_bought() -> None:
    waiting: dict[str, Plain] = {"japan": ["9*infantry"]}
    enemy: dict[str, Plain] = {"kmt": ["infantry"]}
    s = theatre({"honshu": waiting, "beiping": enemy}, "production", money={"japan": 30}, owner={"beiping": "kmt"})
    few = orders_of(s)
    shipping: dict[str, Plain] = {"japan": ["4*naval-transport"]}
    s = theatre({"P15": shipping, "beiping": enemy}, "production", money={"japan": 30}, owner={"beiping": "kmt"})
    many = orders_of(s)

    def troops(orders: list[str]) -> int:
        return sum(1 for order in orders if order.split()[1] in ("infantry", "cavalry", "artillery"))

    assert troops(few) == 1, "by the factory in Manchuria"
    assert troops(many) > 5


def test_each_battle_is_broken_off_for_its_own_sake() -> None:
    """A hopeless attack ends though another one is sure to be won."""
    s = theatre(
        {"beiping": {"japan": ["2*infantry"]}, "hopeh": {"kmt": ["6*infantry"]}, "shantung": {"kmt": ["infantry"]},
         "suiyuan": {"japan": ["8*infantry"]}, "shensi": {"ccp": ["infantry"]}},
        owner={"beiping": "japan", "hopeh": "kmt", "suiyuan": "japan"},
    )  # fmt: skip
    for text in ("move 2*infantry beiping hopeh", "move 8*infantry suiyuan shensi", "done"):
        s.apply(AXIS, next(action for action in s.legal(AXIS) if action.text == text))
    while s.pending() == (CHANCE,):
        settle(s)
    fight = next(action for action in s.legal(AXIS) if action.text == "fight land hopeh")
    s.apply(AXIS, fight)
    settle(s)
    assert advised(s) == "retreat"
