"""How bots go for what a war is won by, each habit by a position from a game in which it was missed."""

from __future__ import annotations

from sandtable.games.globalwar.advice.campaigns import CAMPAIGNS
from sandtable.games.globalwar.advice.intent import Intent
from sandtable.games.globalwar.advice.plans import plan_of
from sandtable.games.globalwar.advice.statecraft import free_act
from sandtable.games.globalwar.state import GlobalWar
from sandtable.kernel.plain import Plain

from .table import Units, nation, position, units, zone
from .test_advice import theatre
from .test_advice_at_sea import GUARDED, HELD
from .test_advice_in_the_world import POLAND, WAR, gathered, orders_of, planned

CIVIL: Plain = [["spanish-nationalists", "spanish-republicans"]]
BEHIND: Units = {"madrid": {"spanish-republicans": ["6*infantry"]},
                 "galicia-and-leon": {"spanish-nationalists": ["3*infantry"]}}  # fmt: skip
COAST: dict[str, Plain] = dict.fromkeys(
    ("paris", "picardy", "normandy", "aquitaine", "belgium", "netherlands", "denmark", "alsace-lorraine"), "germany"
)


def after_plan(s: GlobalWar) -> GlobalWar:
    """The table after the plan for this movement phase."""
    return plan_of(s, s.pending()[0]).s


def begun(s: GlobalWar, who: str) -> list[str]:
    return [campaign.id for campaign in Intent(s, 1 << nation(s, who)).begun]


def test_all_names_in_the_table_of_campaigns_are_the_games_own() -> None:
    s = position({}, "germany")
    for row in CAMPAIGNS:
        assert {row.nation, row.rival, *row.against} <= s.edition.nations.number.keys()
        assert set(row.zones) <= s.edition.world.number.keys()


# Spain


def germany(stand: Units, phase: str = "production", **more: Plain) -> GlobalWar:
    at_home: Units = {"berlin": {"germany": ["2*fighter", "infantry"]}}
    return position({**at_home, **stand}, "germany", phase, **{"wars": CIVIL, "money": {"germany": 20}, **more})


def test_germany_helps_a_side_in_spain_that_is_behind_until_it_rearms() -> None:
    """It sent nothing, and the Republicans, whom the USSR helps to the end, won nearly always."""
    given = orders_of(germany(BEHIND))
    assert given[0] == "condor fighter berlin"
    assert "lend infantry" in given
    late = orders_of(germany(BEHIND, date="1938-07"))
    assert not [order for order in late if order.startswith(("condor", "lend"))]


def test_germany_lets_a_side_in_spain_win_by_itself() -> None:
    ahead: Units = {**BEHIND, "western-andalucia": {"spanish-nationalists": ["5*infantry"]}}
    assert not [order for order in orders_of(germany(ahead)) if order.startswith(("condor", "lend"))]


def test_the_condor_legion_flies_to_spain() -> None:
    s = germany(BEHIND, "placement", chart=[["germany", "legion", "fighter", 1]], services={"condor": 1})
    assert orders_of(s)[0] == "deploy fighter:condor galicia-and-leon"


# what is held is kept


def test_germany_keeps_troops_on_each_coast_of_its_fortress() -> None:
    """All went east, and from 1943 on nobody stood in Normandy, the Netherlands or Denmark."""
    stand: Units = {
        "paris": {"germany": ["12*infantry"]}, "western-germany": {"germany": ["9*infantry"]},
        "warsaw": {"germany": ["9*infantry"]}, "lubelskie": {"ussr": ["9*infantry", "9*artillery"]},
    }  # fmt: skip
    s = after_plan(position(stand, "germany", "non-combat", date="1943-01", wars=WAR, owner={**COAST, **POLAND}))
    held = [place for place in COAST if s.units_of(1 << nation(s, "germany"), zone(s, place))]
    assert {"picardy", "normandy", "belgium", "netherlands", "denmark"} <= set(held)


def test_a_capital_that_counts_is_not_left_when_the_war_goes_on_elsewhere() -> None:
    """Helsinki stood empty for years after the Winter War."""
    stand: Units = {"leningrad": {"ussr": ["6*infantry"]}, "warsaw": {"germany": ["9*infantry", "9*artillery"]}}
    owner: dict[str, Plain] = {**POLAND, "helsinki": "ussr", "viipuri-province": "ussr", "southern-finland": "ussr"}
    s = position(stand, "ussr", "non-combat", date="1942-01", wars=WAR, owner=owner)
    moved = planned(s)
    assert [order for order in moved if order.endswith("infantry leningrad viipuri-province")], moved


# landings


def lands_in_scotland(ships: str) -> bool:
    stand: Units = {
        "A10": {"germany": [ships]}, "southern-norway": {"germany": ["5*infantry"]},
        "northern-england": {"great-britain": ["militia"]}, "northern-ireland": {"great-britain": ["4*infantry"]},
        "london": {"great-britain": ["9*infantry"]}, "southern-england": {"great-britain": ["6*infantry"]},
    }  # fmt: skip
    owner: dict[str, Plain] = {**COAST, "southern-norway": "germany"}
    s = position(stand, "germany", date="1941-07", wars=[["germany", "great-britain"]], owner=owner)
    return any(order.startswith("unload") and order.endswith("scotland") for order in planned(s))


def test_a_handful_does_not_land_where_an_army_comes_in_two_turns() -> None:
    """Two divisions landed in Scotland, and the British army came up from the south."""
    assert not lands_in_scotland("naval-transport")
    assert lands_in_scotland("2*naval-transport")


def test_a_coast_is_not_stormed_by_as_few_as_hold_it() -> None:
    """Japan sent two tanks into Hong Kong behind its battleships, and lost them."""
    ships: dict[str, Plain] = {"japan": ["3*battleship", "2*naval-transport"]}
    for held, storms in (("infantry", True), ("2*infantry", False)):
        stand: dict[str, Plain] = {"P15": ships, "honshu": {"japan": ["3*medium-armor"]}, "shantung": {"kmt": [held]}}
        s = theatre({**stand, **GUARDED}, owner=HELD)
        assert any(order.startswith("unload") for order in orders_of(s)) == storms


# the USSR


INVADED: Units = {
    "lubelskie": {"germany": ["9*infantry", "9*medium-armor"]},
    "kiev": {"ussr": ["5*infantry"]},
    "moscow": {"ussr": ["2*infantry"]},
}
ADVANCING: Units = {
    "lubelskie": {"germany": ["2*infantry"]},
    "western-ukraine": {"ussr": ["9*infantry", "9*artillery"]},
    "kiev": {"ussr": ["5*infantry"]},
}


def soviet(stand: Units, phase: str = "production", date: str = "1944-01", **more: Plain) -> GlobalWar:
    owner: dict[str, Plain] = dict.fromkeys(("warsaw", "podlachia", "lubelskie", "east-poland"), "germany")
    return position(stand, "ussr", phase, date=date, wars=WAR, owner=owner, money={"ussr": 48},
                    income={"ussr": 48}, **more)  # fmt: skip


def test_no_peace_is_made_before_a_helsinki_that_would_fall() -> None:
    """The peace of Moscow leaves it to the Finns for the rest of the war, and it is a point."""
    held: Units = {"helsinki": {"finland": ["2*infantry", "artillery"]}, "viipuri-province": {"ussr": ["4*infantry"]}}
    wars: Plain = [["ussr", "finland"]]
    terms: dict[str, Plain] = {"in-force": ["molotov-ribbentrop"]}
    for army, signs in (("9*infantry", False), ("2*infantry", True)):
        s = position({**held, "leningrad": {"ussr": [army]}}, "italy", date="1940-01", wars=wars, treaties=terms,
                     owner={"viipuri-province": "ussr"})  # fmt: skip
        seat = s.seat_of(nation(s, "ussr"))
        act = free_act(s, seat, s.free(seat))
        assert (act is not None and act.text == "sign ussr moscow-peace") == signs


def test_who_is_pressed_buys_what_holds() -> None:
    """In 1942 the USSR bought guns and tanks, and its army grew smaller each turn."""
    bought = [order for order in orders_of(soviet(INVADED)) if order.startswith("buy")]
    assert bought.count("buy infantry") > bought.count("buy artillery") > 0
    assert "buy medium-armor" not in bought
    assert "buy medium-armor" in orders_of(soviet(ADVANCING))


def test_the_ussr_turns_to_helsinki_and_the_straits_once_its_border_is_safe() -> None:
    """It had the strongest army of all in 1945, and went for none of its other objectives."""
    assert {"straits", "helsinki"} <= set(begun(soviet(ADVANCING, "combat-movement"), "ussr"))
    assert not {"straits", "helsinki"} & set(begun(soviet(INVADED, "combat-movement"), "ussr"))


def test_an_army_that_gathers_for_a_prize_is_not_frittered_away() -> None:
    """Twenty-nine divisions stood around Warsaw and went past it, into West Poland and Slovakia, where they fell."""
    weak: Units = {"west-poland": {"germany": ["2*infantry"]}}
    stand: Units = {
        **weak,
        "konigsberg": {"germany": ["infantry"]},
        "podlachia": {"ussr": ["12*infantry", "4*artillery"]},
    }
    owner: dict[str, Plain] = {**POLAND, "west-poland": "germany", "konigsberg": "germany"}
    for held, goes in (("9*infantry", False), ("30*infantry", True)):
        s = position({**stand, "warsaw": {"germany": [held]}}, "ussr", date="1944-01", wars=WAR, owner=owner)
        assert any(order.endswith("podlachia konigsberg") for order in planned(s)) == goes


def test_an_army_gathers_that_can_take_the_whole_of_a_minor_power() -> None:
    """A militia beyond the border drew nobody, and so Ankara and Istanbul were never reached."""
    border: Units = {**ADVANCING, "eastern-anatolia": {"turkey": ["militia"]}}
    behind: Units = {"ankara": {"turkey": ["2*infantry", "artillery"]}, "istanbul": {"turkey": ["3*infantry"]}}
    few, many = (gathered(soviet(stand, "non-combat"), "transcaucasia") for stand in (border, {**border, **behind}))
    assert many > 3 * few > 0


def test_an_army_gathers_for_what_lies_behind_the_border() -> None:
    """One division in Bessarabia kept the USSR from a Bucharest that three others held."""
    owner: dict[str, Plain] = {**POLAND, "bessarabia": "germany", "central-romania": "germany"}
    border: Units = {"bessarabia": {"germany": ["infantry"]}, "southern-ukraine": {"ussr": ["infantry"]}}
    behind: Units = {"central-romania": {"germany": ["3*infantry"]}}
    need = [
        gathered(position(stand, "ussr", "non-combat", date="1943-07", wars=WAR, owner=owner), "southern-ukraine")
        for stand in (border, {**border, **behind})
    ]
    assert need[1] > 2 * need[0] > 0


def test_the_ussr_marches_on_istanbul() -> None:
    """Turkey is nobody's friend, and with the yards of the Crimea its Straits are a point."""
    stand: Units = {**ADVANCING, "transcaucasia": {"ussr": ["6*infantry", "4*artillery"]},
                    "eastern-anatolia": {"turkey": ["militia"]}}  # fmt: skip
    s = soviet(stand, "combat-movement")
    assert [order for order in planned(s) if order.endswith("transcaucasia eastern-anatolia")]
    assert units(s, "eastern-anatolia") == ["militia"]


def test_the_ussr_gathers_for_warsaw_before_the_great_war() -> None:
    """In 1941 three divisions held Warsaw, and twenty Soviet ones stood around it until 1943."""
    stand: Units = {"podlachia": {"ussr": ["9*infantry", "4*artillery"]}, "warsaw": {"germany": ["3*infantry"]}}
    s = position(stand, "ussr", date="1941-07", wars=[["germany", "ussr"]], owner=POLAND)
    assert [order for order in planned(s) if order.endswith("podlachia warsaw")]
