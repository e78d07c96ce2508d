"""What everybody is told: orders with their units, both sides of a battle in array, the dice of each step, losses."""

from __future__ import annotations

from sandtable.games.globalwar.markers import BATTLE, NO_TASK
from sandtable.games.globalwar.state import GlobalWar
from sandtable.kernel.action import parse_action
from sandtable.kernel.chance import CHANCE
from sandtable.kernel.event import Event

from .table import ALLIES, AXIS, find, position


def told(s: GlobalWar, seat: int, act: str) -> list[tuple[str, dict[str, object]]]:
    events: list[Event] = []
    s.apply(seat, parse_action(act), events.append)
    return [(event.id, dict(event.args)) for event in events]


def at_war() -> GlobalWar:
    stand = {"rehe": {"japan": ["2*infantry", "artillery"]}, "beiping": {"kmt": ["infantry"]}}
    return position(stand, "japan", wars=[["japan", "kmt"]], owner={"beiping": "kmt"})


def test_an_order_names_its_units_and_zones() -> None:
    s = at_war()
    soldiers = sorted(u for u in s.standing[s.edition.world.number["rehe"]] if s.unit(u).id == "infantry")
    ((id, args),) = told(s, AXIS, "move 2*infantry rehe beiping")
    assert id == "gw-ordered"
    del args["battle"]
    assert args == {
        "verb": "move",
        "nation": "japan",
        "group": "2*infantry",
        "units": soldiers,
        "from": "rehe",
        "to": "beiping",
        "rows": [[rows(s)[soldiers[0]], *soldiers]],
    }


def rows(s: GlobalWar) -> list[object]:
    """All units as views tell them."""
    found = s.facts()["units"]
    assert isinstance(found, list)
    return [*found]


def write_down(s: GlobalWar, seat: int, act: str) -> None:
    """Whoever only writes down what an order tells has every unit as it stands."""
    known = rows(s)
    args = dict(told(s, seat, act))["gw-ordered"]
    assert isinstance(args["rows"], list)
    for row, *numbers in args["rows"]:
        for u in numbers:
            known[u] = row
    assert known == rows(s), act


def test_an_order_tells_how_its_units_stand_then() -> None:
    s = at_war()
    write_down(s, AXIS, "move 2*infantry rehe beiping")
    assert [s.task[u] for u in s.standing[s.edition.world.number["beiping"]] if s.left[u] == 0] == [BATTLE, BATTLE]
    write_down(s, AXIS, "move artillery rehe eastern-manchuria")
    assert s.task[find(s, "eastern-manchuria", "artillery")] == NO_TASK, "no enemy is there"


def test_an_order_tells_of_what_is_carried_and_of_its_carrier() -> None:
    stand = {"kyushu": {"japan": ["2*infantry"]}, "P15": {"japan": ["naval-transport"]}}
    s = position(stand, "japan", wars=[["japan", "kmt"], ["japan", "warlord-shanxi"]])
    write_down(s, AXIS, "load 2*infantry kyushu naval-transport P15")
    write_down(s, AXIS, "move naval-transport+infantry+infantry P15 P14")
    soldier, ship = find(s, "P14", "infantry"), find(s, "P14", "naval-transport")
    assert (s.aboard[soldier], s.zone[soldier]) == (ship, s.edition.world.number["P14"]), "they sail along"
    write_down(s, AXIS, "unload infantry:aboard P14 hopeh")
    assert s.left[ship] == 0, "it stays where it has unloaded"


def test_an_order_is_told_with_the_zone_it_names() -> None:
    stand = {"korea": {"japan": ["2*infantry"]}, "P14": {"japan": ["naval-transport"]}}
    s = position(stand, "japan", owner={"korea": "japan"})
    args = dict(told(s, AXIS, "load infantry korea naval-transport P14"))["gw-ordered"]
    assert (args["from"], args["to"]) == ("korea", "P14"), "where the ship is"
    stand = {"bavaria": {"germany": ["strategic-rocket"]}}
    s = position(stand, "germany", wars=[["germany", "france"]])
    args = dict(told(s, AXIS, "launch strategic-rocket bavaria alsace-lorraine major-factory"))["gw-ordered"]
    assert (args["from"], args["to"]) == ("bavaria", "alsace-lorraine"), "where the rocket strikes"
    s = position({"A21": {"germany": ["destroyer"]}}, "germany")
    args = dict(told(s, AXIS, "escort destroyer A21"))["gw-ordered"]
    assert (args["from"], args["to"]) == ("A21", "A21"), "none, and it stays"


def test_an_order_into_battle_tells_who_would_meet_there() -> None:
    s = at_war()
    told(s, AXIS, "move 2*infantry rehe beiping")
    args = dict(told(s, AXIS, "move artillery rehe beiping"))["gw-ordered"]
    battle = args["battle"]
    assert isinstance(battle, dict)
    assert battle["zone"] == "beiping"
    assert battle["city"]
    assert battle["attackers"] == [["infantry", "japan", 2], ["artillery", "japan", 1]]
    assert battle["defenders"] == [["infantry", "kmt", 1]]
    assert battle["asked"] == {"terrain": "normal", "circumstances": ["city"], "guns": 0}


def test_an_order_in_peace_tells_of_no_battle() -> None:
    s = at_war()
    args = dict(told(s, AXIS, "move artillery rehe eastern-manchuria"))["gw-ordered"]
    assert "battle" not in args


def test_a_battle_is_told_from_the_array_to_the_last_die() -> None:
    s = at_war()
    target = find(s, "beiping", "infantry")
    told(s, AXIS, "move 2*infantry rehe beiping")
    told(s, AXIS, "move artillery rehe beiping")
    events = told(s, AXIS, "done")
    joined = next(args for id, args in events if id == "gw-battle-joined")
    assert joined["zone"] == "beiping"
    assert joined["rounds"] == 3, "a city"
    assert joined["attackers"] == [
        ["infantry", "infantry", "japan", 2, 2, 2, []],
        ["artillery", "artillery", "japan", 1, 3, 3, []],
    ]
    assert joined["defenders"] == [["infantry", "infantry", "kmt", 1, 5, 5, [["gw.1.7.7.c", 1]]]]
    fired = told(s, CHANCE, "roll 12")
    assert fired == [
        (
            "gw-fired",
            {"side": "attacker", "round": 1, "step": "first-strike", "dice": [["artillery", 3, 0, 12]], "hits": 0},
        )
    ]
    assert told(s, CHANCE, "roll 1") == [], "one die of two"
    both = dict(told(s, CHANCE, "roll 9"))
    assert both["gw-fired"]["dice"] == [["infantry", 3, 0, 1], ["infantry", 2, 0, 9]], "one of them beside the gun"
    assert both["gw-fired"]["hits"] == 1
    names = {"unit": "infantry", "nation": "kmt", "number": target, "side": "defender", "troop": "infantry"}
    assert both["gw-lost"] == names


def test_a_retreat_is_told_with_who_leaves_and_where_to() -> None:
    s = at_war()
    army = sorted(s.standing[s.edition.world.number["rehe"]])
    told(s, AXIS, "move 2*infantry rehe beiping")
    told(s, AXIS, "move artillery rehe beiping")
    told(s, AXIS, "done")
    while s.pending() == (CHANCE,):
        told(s, CHANCE, "roll 12")
    events = told(s, AXIS, "retreat")
    assert ("gw-retreated", {"nation": "japan", "groups": ["2*infantry", "artillery"], "units": army,
                             "from": "beiping", "to": "rehe"}) in events  # fmt: skip
    ids = [id for id, _ in events]
    assert ids.index("gw-retreated") < ids.index("gw-battle-held"), "before the battle is closed"


def test_the_retreat_of_a_fleet_and_of_its_continuing_force_is_told() -> None:
    stand = {"A21": {"great-britain": ["2*destroyer", "battleship"]}, "A22": {"germany": ["2*destroyer"]}}
    s = position(stand, "great-britain", wars=[["germany", "great-britain"]])
    told(s, ALLIES, "move 2*destroyer A21 A22")
    told(s, ALLIES, "move battleship A21 A22")
    told(s, ALLIES, "follow battleship:2:battle A22")
    told(s, ALLIES, "done")
    while s.pending() == (CHANCE,):
        told(s, CHANCE, "roll 12")
    left = [args["groups"] for id, args in told(s, ALLIES, "retreat") if id == "gw-retreated"]
    assert left == [["2*destroyer"], ["battleship"]]


def test_the_loss_of_a_lent_crew_is_no_loss_of_its_ship() -> None:
    stand = {"western-germany": {"germany": ["battleship"]}, "denmark": {"great-britain": ["3*infantry"]}}
    s = position(stand, "great-britain", owner={"denmark": "great-britain"}, wars=[["germany", "great-britain"]])
    told(s, ALLIES, "move 3*infantry denmark western-germany")
    events = told(s, ALLIES, "done")
    while s.pending() == (CHANCE,):
        events += told(s, CHANCE, "roll 1")
    lost = [args for id, args in events if id == "gw-lost" and args["side"] == "defender"]
    assert [args["unit"] for args in lost] == ["militia"]
    assert lost[0]["troop"] == "militia:crew", "no river lies between it and the enemy"
    assert "number" not in lost[0]


def test_an_annexation_is_told_and_whose_income_rises() -> None:
    s = position({"bavaria": {"germany": ["infantry"]}}, "germany", income={"great-britain": 11, "france": 5})
    ((id, args),) = told(s, AXIS, "annex infantry bavaria austria")
    assert (id, args["verb"], args["to"]) == ("gw-ordered", "annex", "austria")
    assert told(s, AXIS, "done") == [
        ("gw-annexed", {"nation": "germany", "zone": "austria"}),
        ("gw-income-raised", {"nation": "great-britain", "ipp": 12}),
        ("gw-income-raised", {"nation": "france", "ipp": 6}),
    ]


def test_a_surrender_and_its_booty_are_told() -> None:
    stand = {"picardy": {"germany": ["infantry"]}}
    s = position(stand, "germany", owner={"picardy": "germany"}, wars=[["germany", "france"]], money={"france": 9})
    told(s, AXIS, "move infantry picardy paris")
    events = told(s, AXIS, "done")
    assert ("gw-surrender", {"nation": "france", "other": "germany"}) in events
    assert ("gw-booty", {"nation": "germany", "other": "france", "ipp": 9}) in events
    s = position(stand, "germany", owner={"picardy": "germany"}, wars=[["germany", "france"]])
    told(s, AXIS, "move infantry picardy paris")
    assert "gw-booty" not in dict(told(s, AXIS, "done")), "nothing was there to keep"
