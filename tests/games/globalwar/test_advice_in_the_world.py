"""Habits of bots in the whole war that games between them have shown: aid, bases to land from, where fleets lie."""

from __future__ import annotations

from sandtable.games.globalwar.advice.desk import Desk
from sandtable.games.globalwar.advice.ferry import draw
from sandtable.games.globalwar.advice.front import Front
from sandtable.games.globalwar.advice.garrison import Garrison
from sandtable.games.globalwar.advice.intent import Intent
from sandtable.games.globalwar.advice.lending import AID
from sandtable.games.globalwar.advice.plans import next_order, plan_of
from sandtable.games.globalwar.advice.regroup import Regroup
from sandtable.games.globalwar.state import GlobalWar
from sandtable.kernel.plain import Plain

from .table import Units, position, units

WAR: Plain = [["germany", "ussr"], ["germany", "great-britain"], ["germany", "usa"]]
INVADERS: Units = {"warsaw": {"germany": ["9*infantry", "4*medium-armor"]}}
GUARDS: Units = {"podlachia": {"ussr": ["4*infantry"]}, "moscow": {"ussr": ["3*infantry"]}}
POLAND: dict[str, Plain] = {"warsaw": "germany", "podlachia": "ussr", "lubelskie": "ussr", "east-poland": "ussr"}


def orders_of(s: GlobalWar) -> list[str]:
    """All that a bot orders until it is done with the phase, carried out on the way."""
    given: list[str] = []
    seat = s.pending()[0]
    frame = s.stack[-1].NAME
    while s.pending() == (seat,) and frame == s.stack[-1].NAME:
        action = next_order(s, seat, s.legal(seat))
        if action.text == "done":
            break
        s.apply(seat, action)
        given.append(action.text)
    return given


def planned(s: GlobalWar) -> list[str]:
    return [act.text for act in plan_of(s, s.pending()[0]).acts]


# aid


def lender(nation: str, stand: Units, **more: Plain) -> GlobalWar:
    return position(
        stand, nation, "production", date="1942-01", wars=WAR, owner=POLAND, money={nation: 60},
        income={"usa": 63, "great-britain": 25}, **more,
    )  # fmt: skip


def test_all_names_in_the_table_of_aid_are_the_games_own() -> None:
    s = position({}, "germany")
    for row in AID:
        assert {row.lender, row.recipient} <= s.edition.nations.number.keys()
        assert row.kind in s.edition.catalogue.unit_of


def test_who_fights_our_enemy_and_is_hard_pressed_is_lent_something_each_turn() -> None:
    s = lender("usa", {**INVADERS, **GUARDS})
    given = orders_of(s)
    assert given.count("lend fighter") == 1, "one loan for each of them"
    assert orders_of(lender("great-britain", {**INVADERS, **GUARDS})).count("lend fighter") == 1


def test_nobody_is_helped_who_holds_his_own() -> None:
    s = lender("usa", {**INVADERS, "podlachia": {"ussr": ["9*infantry", "9*artillery"]}, "moscow": GUARDS["moscow"]})
    assert "lend fighter" not in orders_of(s)


def test_the_usa_arm_britain_while_their_own_army_is_at_peace() -> None:
    s = position({}, "usa", "production", date="1940-07", wars=[["germany", "great-britain"]], money={"usa": 30},
                 income={"usa": 30})  # fmt: skip
    assert orders_of(s).count("lend fighter") == 1


def test_a_loan_goes_to_whom_it_was_made_for() -> None:
    chart: Plain = [["usa", "lent", "fighter", 1]]
    s = position({**INVADERS, **GUARDS}, "usa", "placement", date="1942-01", wars=WAR, owner=POLAND,
                 income={"usa": 63}, chart=chart)  # fmt: skip
    first = orders_of(s)[0].split()
    assert first[:3] == ["deliver", "fighter", "ussr"]


def test_a_side_in_spain_is_helped_until_it_is_ahead() -> None:
    civil: Plain = [["spanish-nationalists", "spanish-republicans"]]
    even: Units = {"madrid": {"spanish-republicans": ["4*infantry"]},
                   "western-andalucia": {"spanish-nationalists": ["4*infantry"]}}  # fmt: skip
    ahead: Units = {**even, "western-andalucia": {"spanish-nationalists": ["9*infantry"]}}
    money: dict[str, Plain] = {"italy": 12}
    assert orders_of(position(even, "italy", "production", wars=civil, money=money))[0] == "lend infantry"
    assert "lend infantry" not in orders_of(position(ahead, "italy", "production", wars=civil, money=money))
    late = position(even, "italy", "production", wars=civil, money=money, date="1939-07")
    assert "lend infantry" not in orders_of(late), "rearmament needs it all"


def test_the_ussr_sees_the_war_in_spain_through() -> None:
    civil: Plain = [["spanish-nationalists", "spanish-republicans"]]
    ahead: Units = {"madrid": {"spanish-republicans": ["9*infantry"]},
                    "western-andalucia": {"spanish-nationalists": ["4*infantry"]}}  # fmt: skip
    money: dict[str, Plain] = {"ussr": 12}
    assert orders_of(position(ahead, "ussr", "production", wars=civil, money=money))[0] == "lend artillery"
    late = position(ahead, "ussr", "production", wars=civil, money=money, date="1942-07")
    assert "lend artillery" not in orders_of(late), "its own war needs it all"
    assert "lend artillery" not in orders_of(position(ahead, "ussr", "production", wars=[], money=money))


def test_the_ussr_gathers_for_the_cities_that_count_together() -> None:
    """Troops at home go where Warsaw is taken from, and not to another stretch of the front where as many stand."""
    stand: Units = {
        "moscow": {"ussr": ["9*infantry"]}, "warsaw": {"germany": ["5*infantry"]},
        "konigsberg": {"germany": ["5*infantry"]}, "podlachia": {"ussr": ["infantry"]},
        "lithuania": {"ussr": ["infantry"]},
    }  # fmt: skip
    owner: dict[str, Plain] = {**POLAND, "lithuania": "ussr", "west-poland": "germany", "dolnoslaske": "germany"}
    s = position(stand, "ussr", "non-combat", date="1943-01", wars=[["germany", "ussr"]], owner=owner)
    need = {zone: gathered(s, zone) for zone in ("podlachia", "lithuania")}
    assert need["podlachia"] > need["lithuania"]


def gathered(s: GlobalWar, place: str) -> float:
    """How much is wanted in a zone."""
    seat = s.pending()[0]
    desk = Desk(s, seat)
    nations = 1 << s.edition.nations.number["ussr"]
    front = Front(desk.s, seat, nations)
    regroup = Regroup(desk, front, Garrison(desk.s, front), Intent(desk.s, nations))
    return regroup.need.get(s.edition.world.number[place], 0.0)


# over the sea

FRANCE: dict[str, Plain] = dict.fromkeys(("paris", "normandy", "picardy", "aquitaine"), "germany")


def test_troops_gather_in_britain_and_not_on_the_ice_of_greenland() -> None:
    stand: Units = {
        "A4": {"usa": ["naval-transport"]}, "greenland": {"usa": ["2*infantry", "2*artillery"]},
        "normandy": {"germany": ["3*infantry"]}, "paris": {"germany": ["5*infantry"]},
    }  # fmt: skip
    s = position(stand, "usa", "non-combat", date="1943-01", wars=WAR, income={"usa": 63},
                 owner={**FRANCE, "greenland": "great-britain"})  # fmt: skip
    given = planned(s)
    assert [order.split()[0] for order in given[:2]] == ["load", "load"]
    landed = [order.split()[-1] for order in given if order.startswith("unload")]
    assert landed
    assert "greenland" not in landed


CHINA = ("beiping", "hopeh", "shantung", "nanking", "hunan", "kwangtung", "hainan", "suiyuan")
LANDING: Units = {
    "A21": {"great-britain": ["4*naval-transport", "battleship"]},
    "northern-england": {"great-britain": ["9*infantry"]}, "normandy": {"germany": ["infantry"]},
}  # fmt: skip


def landed(paris: list[str]) -> bool:
    s = position({**LANDING, "paris": {"germany": paris}}, "great-britain", date="1943-01", owner=FRANCE,
                 wars=[["germany", "great-britain"]])  # fmt: skip
    return any(order.startswith("unload") for order in planned(s))


def test_nobody_lands_where_he_is_thrown_back_into_the_sea() -> None:
    assert landed(["infantry"])
    assert not landed(["9*infantry", "6*medium-armor"])


def test_islands_are_taken_by_no_more_than_it_takes_and_several_at_once() -> None:
    stand: Units = {
        "P41": {"japan": ["4*naval-transport"]}, "formosa": {"japan": ["9*infantry"]},
        "luzon-and-the-visayas": {"usa": ["militia"]}, "mindanao": {"usa": ["militia"]},
    }  # fmt: skip
    china: dict[str, Plain] = dict.fromkeys(CHINA, "japan")
    wars: Plain = [["japan", "usa"], ["japan", "netherlands"]]
    s = position(stand, "japan", date="1942-01", wars=wars, owner=china)
    landed = [order.split()[-1] for order in planned(s) if order.startswith("unload")]
    assert len(set(landed)) > 1
    assert landed.count(landed[0]) <= 4


def test_what_a_campaign_is_about_comes_before_land_that_leads_farther() -> None:
    """Once Japan landed in Alaska, on the way to Canada, while nobody went for the Indies."""
    wars: Plain = [["japan", "usa"], ["japan", "great-britain"], ["japan", "netherlands"]]
    s = position({"P16": {"japan": ["naval-transport"]}}, "japan", date="1942-01", wars=wars)
    japan = 1 << s.edition.nations.number["japan"]
    intent = Intent(s, japan)
    front = Front(s, s.pending()[0], japan, intent.wanted)
    borneo, alaska = s.edition.world.number["borneo"], s.edition.world.number["alaska"]
    assert front.promise(borneo) < front.promise(alaska)
    assert draw(front, intent.effort, borneo) > draw(front, intent.effort, alaska)


def test_no_fleet_sails_round_the_world_for_a_better_coast() -> None:
    stand: Units = {"P72": {"anzac": ["destroyer", "heavy-cruiser"]}}
    wars: Plain = [["germany", "great-britain"], ["germany", "anzac"], ["japan", "great-britain"], ["japan", "anzac"]]
    s = position(stand, "great-britain", "non-combat", date="1943-01", wars=wars, owner=FRANCE)
    goals = [order.split()[-1] for order in planned(s) if order.startswith("move") and "anzac" in order]
    assert goals[-1] == "I12", "on the way to Tokyo, where the Channel is a world away"


def test_no_more_transports_are_bought_than_troops_fill() -> None:
    stand: Units = {"sydney": {"anzac": ["4*infantry"]}, "P72": {"anzac": ["3*naval-transport"]}}
    wars: Plain = [["japan", "great-britain"], ["japan", "anzac"]]
    s = position(stand, "great-britain", "production", date="1943-01", wars=wars, money={"anzac": 20})
    assert not [order for order in orders_of(s) if "anzac.naval-transport" in order]
    assert units(s, "sydney")
