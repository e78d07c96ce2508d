"""The plans of bots in the whole war: what they take, what they leave alone, whom they declare war on, who stays."""

from __future__ import annotations

from sandtable.games.globalwar.advice.answers import answer
from sandtable.games.globalwar.advice.campaigns import CAMPAIGNS, DECLARATIONS, RIVALS, TREATIES
from sandtable.games.globalwar.advice.plans import plan_of
from sandtable.games.globalwar.advice.shopping import ROWS
from sandtable.games.globalwar.advice.statecraft import free_act
from sandtable.games.globalwar.state import GlobalWar
from sandtable.games.globalwar.title import GAME
from sandtable.kernel.action import Action
from sandtable.kernel.plain import Plain

from .table import AXIS, COMINTERN, Units, play, position, roll, units, zone

POLES: Units = {"west-poland": {"poland": ["2*infantry"]}, "dolnoslaske": {"poland": ["infantry"]}}
PACTS: Plain = ["molotov-ribbentrop", "japanese-soviet"]


def planned(s: GlobalWar) -> list[str]:
    return [act.text for act in plan_of(s, s.pending()[0]).acts]


def declared(s: GlobalWar, seat: int) -> str:
    act = free_act(s, seat, s.free(seat))
    return "" if act is None else act.text


# tables


def test_all_names_in_the_tables_are_the_games_own() -> None:
    s = position({}, "germany")
    nations, zones = s.edition.nations.number, s.edition.world.number
    for campaign in CAMPAIGNS:
        assert {campaign.nation, campaign.rival, *campaign.against, *campaign.after} <= nations.keys()
        assert {*campaign.zones} <= zones.keys()
    for row in DECLARATIONS:
        assert {row.nation, row.on, *row.after} <= nations.keys()
    for treaty in TREATIES:
        assert treaty.nation in nations
    for nation, rivals in RIVALS.items():
        assert {nation, *rivals} <= nations.keys()
    kinds = s.edition.catalogue.unit_of.keys()
    for shopping in ROWS:
        assert {kind for kind, _ in (*shopping.land, *shopping.air, *shopping.sea)} <= kinds


# Germany


def test_germany_annexes_austria_when_its_time_has_come() -> None:
    army: Units = {"bavaria": {"germany": ["3*infantry"]}}
    assert planned(position(army, "germany", date="1936-07")) == ["done"]
    assert planned(position(army, "germany", date="1938-01"))[0] == "annex infantry bavaria austria"


def test_germany_attacks_poland_when_the_odds_are_good_and_not_before() -> None:
    army: Units = {"eastern-germany": {"germany": ["8*infantry", "4*artillery", "2*light-armor"]}, **POLES}
    early = planned(position(army, "germany", date="1939-01"))
    assert not any(order.endswith("poland") for order in early)
    strong = planned(position(army, "germany", date="1939-07"))
    assert any(order.endswith("eastern-germany west-poland") for order in strong)
    weak: Units = {"eastern-germany": {"germany": ["4*infantry"]}, **POLES}
    assert not any(order.endswith("poland") for order in planned(position(weak, "germany", date="1939-07")))


def marches_west(s: GlobalWar) -> bool:
    return any(order.endswith(("western-germany belgium", "western-germany alsace-lorraine")) for order in planned(s))


def test_germany_waits_in_the_west_until_its_army_outweighs_the_french() -> None:
    line: Units = {"alsace-lorraine": {"france": ["9*infantry"]}, "belgium": {"belgium": ["2*infantry"]}}
    wars: Plain = [["germany", "france"]]
    strong: Units = {"western-germany": {"germany": ["9*infantry", "5*artillery", "5*medium-armor"]}, **line}
    assert marches_west(position(strong, "germany", date="1940-01", wars=wars))
    weak: Units = {"western-germany": {"germany": ["9*infantry", "artillery"]}, **line}
    assert not marches_west(position(weak, "germany", date="1940-01", wars=wars))


def test_what_cannot_be_held_is_raided_by_no_more_than_it_takes() -> None:
    horde: Units = {"alsace-lorraine": {"france": ["20*infantry", "9*artillery"]}}
    army: Units = {"belgium": {"germany": ["12*infantry"]}, "picardy": {"france": ["militia"]}}
    wars: Plain = [["germany", "france"]]
    owner: dict[str, Plain] = {"belgium": "germany"}
    s = position({**army, **horde}, "germany", date="1940-07", wars=wars, owner=owner)
    raiders = plan_of(s, AXIS).s.units_of(1 << s.edition.nations.number["germany"], zone(s, "picardy"))
    assert len(raiders) < 12, "they would all be lost there"
    s = position(army, "germany", date="1940-07", wars=wars, owner=owner)
    assert plan_of(s, AXIS).s.units_of(1 << s.edition.nations.number["germany"], zone(s, "picardy"))


def test_the_guns_for_france_are_not_sent_to_denmark_first() -> None:
    stand: Units = {
        "western-germany": {"germany": ["9*artillery"]}, "denmark": {"denmark": ["infantry"]},
        "alsace-lorraine": {"france": ["9*infantry", "9*artillery"]}, "belgium": {"belgium": ["3*infantry"]},
    }  # fmt: skip
    s = position(stand, "germany", date="1940-01", wars=[["germany", "france"]])
    assert not [order for order in planned(s) if order.endswith("denmark")]


def test_a_war_in_the_americas_is_not_begun_for_a_piece_of_ice() -> None:
    fleet: Units = {"A5": {"germany": ["naval-transport+infantry+infantry"]}, "denmark": {"germany": ["infantry"]}}
    s = position(fleet, "germany", date="1940-07", wars=[["germany", "denmark"]], owner={"denmark": "germany"})
    assert planned(s) == ["done"]


# who stays


def test_no_capital_is_left_empty_beside_an_enemy() -> None:
    s = position(
        {"paris": {"france": ["5*infantry"]}, "alsace-lorraine": {"germany": ["infantry"]},
         "southern-france": {"germany": ["militia"]}},
        "france", date="1941-01", wars=[["germany", "france"]],
        owner={"alsace-lorraine": "germany", "southern-france": "germany"},
    )  # fmt: skip
    plan = plan_of(s, s.pending()[0])
    left = plan.s.units_of(1 << s.edition.nations.number["france"], zone(s, "paris"))
    assert len(left) >= 3


def test_all_stay_in_a_capital_while_they_are_too_few() -> None:
    s = position(
        {"paris": {"france": ["7*infantry"]}, "picardy": {"germany": ["militia"]},
         "alsace-lorraine": {"germany": ["9*infantry", "9*artillery"]}},
        "france", date="1940-07", wars=[["germany", "france"]],
        owner={"alsace-lorraine": "germany", "picardy": "germany"},
    )  # fmt: skip
    left = plan_of(s, s.pending()[0]).s.units_of(1 << s.edition.nations.number["france"], zone(s, "paris"))
    assert len(left) == 7, "though Picardy could be had"


def test_aircraft_fly_to_where_a_campaign_is_about_to_begin() -> None:
    s = position(
        {"konigsberg": {"germany": ["fighter", "infantry"]}, "western-germany": {"germany": ["9*infantry"]},
         "berlin": {"germany": ["infantry"]}, "denmark": {"great-britain": ["infantry"]}},
        "germany", "non-combat", date="1941-07", wars=[["germany", "france"], ["germany", "great-britain"]],
        owner={"denmark": "great-britain"},
    )  # fmt: skip
    flown = [order for order in planned(s) if order.startswith("move fighter")]
    assert flown
    assert flown[-1].endswith(("berlin", "western-germany", "bavaria"))


def test_aircraft_without_troops_break_an_attack_off() -> None:
    s = position(
        {"eastern-manchuria": {"japan": ["infantry", "3*tactical-bomber"]}, "rehe": {"kmt": ["4*infantry"]}},
        "japan", wars=[["japan", "kmt"]], owner={"eastern-manchuria": "japan", "rehe": "kmt"},
    )  # fmt: skip
    play(s, "move infantry eastern-manchuria rehe", "move 3*tactical-bomber eastern-manchuria rehe")
    play(s, "attack 3*tactical-bomber:3 rehe", "done")
    roll(s, 12, 12, 12, 12)
    roll(s, 1, 12, 12, 12)
    assert answer(s, AXIS, s.legal(AXIS)).text == "lose infantry", "no bomber dies in its place"
    play(s, "lose infantry")
    assert answer(s, AXIS, s.legal(AXIS)).text == "retreat", "three bombers are stronger, and take nothing"


def test_aircraft_come_home_from_their_battles() -> None:
    s = position(
        {"eastern-germany": {"germany": ["infantry"]},
         "warsaw": {"germany": ["fighter:2:fought"], "poland": ["infantry"]}},
        "germany", "non-combat", date="1939-07", wars=[["germany", "poland"]], owner={"west-poland": "germany"},
    )  # fmt: skip
    plan = plan_of(s, AXIS)
    assert not units(plan.s, "warsaw").count("fighter:2:fought")
    assert "gw-crashed" not in [act.text for act in plan.acts]
    aloft = [u for u, kind in enumerate(plan.s.kind) if plan.s.unit(u).id == "fighter" and plan.s.zone[u] >= 0]
    assert [plan.s.nation_at(plan.s.owner[plan.s.zone[u]]).id for u in aloft] == ["germany"]


def test_troops_gather_where_the_next_campaign_begins() -> None:
    s = position({"western-germany": {"germany": ["14*infantry"]}, **POLES}, "germany", "non-combat", date="1939-01")
    assert any(order.endswith("western-germany eastern-germany") for order in planned(s))


# wars by word, and pacts


def test_germany_declares_war_on_the_ussr_when_the_west_is_beaten_and_its_army_stronger() -> None:
    strong: Units = {"konigsberg": {"germany": ["9*infantry"]}, "lithuania": {"ussr": ["2*infantry"]}}
    beaten: dict[str, Plain] = {"warsaw": "germany", "lithuania": "ussr", "paris": "germany"}
    s = position(strong, "germany", date="1941-01", owner=beaten)
    assert declared(s, AXIS) == "declare germany ussr"
    assert declared(position(strong, "germany", date="1940-07", owner=beaten), AXIS) != "declare germany ussr"
    undecided = {**beaten, "paris": "france"}
    assert declared(position(strong, "germany", date="1941-01", owner=undecided), AXIS) != "declare germany ussr"
    weak: Units = {"konigsberg": {"germany": ["2*infantry"]}, "lithuania": {"ussr": ["9*infantry"]}}
    assert declared(position(weak, "germany", date="1941-01", owner=beaten), AXIS) != "declare germany ussr"


def test_the_pact_is_offered_signed_and_broken_on_the_eve_of_war() -> None:
    s = position({}, "germany", date="1939-01")
    assert declared(s, AXIS) == "offer germany molotov-ribbentrop"
    s.apply(AXIS, Action("offer", ("germany", "molotov-ribbentrop")))
    assert declared(s, COMINTERN) == "sign ussr molotov-ribbentrop"
    army: Units = {"konigsberg": {"germany": ["9*infantry"]}, "lithuania": {"ussr": ["2*infantry"]}}
    beaten: dict[str, Plain] = {"warsaw": "germany", "lithuania": "ussr", "paris": "germany"}
    eve = position(army, "usa", date="1940-07", owner=beaten, treaties={"in-force": PACTS})
    assert declared(eve, AXIS) == "break germany molotov-ribbentrop"
    before = position(army, "italy", date="1940-07", owner=beaten, treaties={"in-force": PACTS})
    assert declared(before, AXIS) == "", "it is kept until the last moment"


def test_a_plan_is_carried_out_order_by_order() -> None:
    s = position({"bavaria": {"germany": ["3*infantry"]}}, "germany", date="1938-01")
    plan = plan_of(s, AXIS)
    for act in plan.acts:
        play(s, act.text)
    assert s.task == plan.s.task


# reasons


def test_a_plan_tells_its_reasons() -> None:
    s = position({"bavaria": {"germany": ["3*infantry"]}}, "germany", date="1938-01")
    assert [event.plain() for event in GAME.thoughts(s, AXIS)] == [
        {"event": "gw-thought-annex", "args": {"zone": "austria"}}
    ]
    army: Units = {"eastern-germany": {"germany": ["8*infantry", "4*artillery", "2*light-armor"]}, **POLES}
    s = position(army, "germany", date="1939-07", owner={"austria": "germany", "bohemia": "germany"})
    told = {event.id: event.args for event in GAME.thoughts(s, AXIS)}
    assert 80 <= int(str(told["gw-thought-attack"]["odds"])) <= 99
    assert GAME.thoughts(s, COMINTERN) == [], "it is not their turn"
