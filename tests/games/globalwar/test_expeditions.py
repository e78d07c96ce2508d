"""The Condor Legion and the Africa Corps (15.1)."""

from __future__ import annotations

import pytest

from sandtable.games.globalwar.markers import CORPS
from sandtable.games.globalwar.movement.land import hinders
from sandtable.games.globalwar.state import GlobalWar
from sandtable.games.globalwar.title import GAME
from sandtable.games.globalwar.world import DESERT
from sandtable.kernel.chance import CHANCE
from sandtable.kernel.plain import Plain

from .table import ALLIES, AXIS, COMINTERN, Units, find, nation, offered, play, position, refused, roll, units, zone

rule = pytest.mark.rule
CIVIL: list[Plain] = [["spanish-nationalists", "spanish-republicans"]]
DESERT_WAR: list[Plain] = [["italy", "great-britain"], ["germany", "great-britain"]]
ARMY: Units = {
    "bavaria": {
        "germany": ["4*infantry", "2*motorized-infantry", "2*artillery", "self-propelled-artillery", "3*light-armor"]
    },
    "berlin": {"germany": ["2*medium-armor", "fighter"]},
}


def spain(phase: str = "production", **more: Plain) -> GlobalWar:
    stand: Units = {"berlin": {"germany": ["fighter", "infantry"]}}
    return position(stand, "germany", phase, **{"wars": CIVIL, "money": {"germany": 8}, **more})


def africa(**more: Plain) -> GlobalWar:
    return position(ARMY, "germany", "production", **{"wars": DESERT_WAR, "money": {"germany": 20}, **more})


def treasury(s: GlobalWar) -> int:
    return s.money[nation(s, "germany")]


WON: dict[str, Plain] = dict.fromkeys(
    ("madrid", "basque-country", "catalonia", "eastern-andalucia", "canary-islands", "rio-de-oro"),
    "spanish-nationalists",
)
AXIS_RAILWAY: dict[str, Plain] = {"owner": {"austria": "germany"}}  # from Berlin to the ports of Italy


def sent(legion: str, kind: str, wars: list[Plain], stand: Units | None = None, **more: Plain) -> GlobalWar:
    return position(stand or {}, "germany", "placement", wars=wars, chart=[["germany", legion, kind, 1]], **more)


@rule("gw.15.1.f")
def test_the_condor_legion_is_formed_once_of_a_fighter_for_five_ipp() -> None:
    s = spain()
    assert refused(s, "condor infantry berlin") == "gw.15.1.f"
    play(s, "condor fighter berlin")
    assert treasury(s) == 3
    assert units(s, "berlin") == ["infantry"]
    assert refused(s, "condor fighter berlin") == "gw.15.1.f"
    assert refused(spain(wars=[]), "condor fighter berlin") == "gw.15.1.f", "Spain is at peace"
    assert refused(spain(money={"germany": 4}), "condor fighter berlin") == "gw.15.1.f"
    assert refused(spain(services={"condor": 3}), "condor fighter berlin") == "gw.15.1.f", "once"


@rule("gw.15.1.g")
def test_it_goes_to_the_nationalists_and_is_theirs() -> None:
    s = sent("legion", "fighter", CIVIL)
    play(s, "deploy fighter:condor galicia-and-leon")
    assert units(s, "galicia-and-leon") == ["fighter:condor"]
    assert s.nation[find(s, "galicia-and-leon", "fighter")] == nation(s, "spanish-nationalists")


@rule("gw.15.1.g", "gw.12.5.d")
def test_the_republicans_may_interdict_it() -> None:
    lurking: Units = {"A28": {"spanish-republicans": ["coastal-submarine"]}}
    s = sent("legion", "fighter", CIVIL, lurking, facilities={"western-andalucia": []})
    play(s, "deploy fighter:condor galicia-and-leon")
    assert s.pending() == (COMINTERN,)
    play(s, "interdict")
    roll(s, 1)
    assert units(s, "galicia-and-leon") == []


@rule("gw.15.1.h")
def test_the_republicans_recruit_once_more_in_that_turn() -> None:
    s = spain("placement", services={"condor": 1}, chart=[["germany", "legion", "fighter", 1]])
    play(s, "done")
    republicans = nation(s, "spanish-republicans")
    assert s.pending() == (CHANCE,)
    rolls = 0
    while s.pending() == (CHANCE,) and s.stack[-1].NAME == "recruiting":
        rolls += 1 if s.stack[-1].facts(s)["nation"] == "spanish-republicans" else 0
        roll(s, 12)
    assert rolls == 1
    assert s.seat_of(republicans) == COMINTERN


@rule("gw.15.1.i")
def test_it_comes_back_when_the_nationalists_have_won() -> None:
    stand: Units = {"galicia-and-leon": {"spanish-nationalists": ["fighter:condor"]}}
    s = position(stand, "germany", "placement", owner=WON, services={"condor": 2})
    play(s, "repatriate fighter:condor galicia-and-leon")
    assert "fighter" in units(s, "berlin")
    assert s.nation[find(s, "berlin", "fighter")] == nation(s, "germany")
    s = position(
        stand, "germany", "placement", wars=CIVIL, services={"condor": 2}, chart=[["germany", "unit", "militia", 1]]
    )
    assert refused(s, "repatriate fighter:condor galicia-and-leon") == "gw.15.1.m", "the war is not over"


@rule("gw.15.1.j")
def test_the_africa_corps_takes_what_its_list_allows() -> None:
    s = africa()
    for order in ("infantry bavaria",) * 3 + ("motorized-infantry bavaria", "artillery bavaria", "artillery bavaria"):
        play(s, f"corps {order}")
    for order in (
        "infantry bavaria",
        "motorized-infantry bavaria",
        "self-propelled-artillery bavaria",
        "fighter berlin",
    ):
        assert refused(s, f"corps {order}") == "gw.15.1.j"
    play(s, "corps medium-armor berlin")
    assert refused(s, "corps medium-armor berlin") == "gw.15.1.j", "one medium at most"
    play(s, "corps light-armor bavaria")
    assert refused(s, "corps light-armor bavaria") == "gw.15.1.j"
    assert treasury(s) == 15, "eight units, and five IPP"


@rule("gw.15.1.j")
def test_it_needs_italy_at_war_with_an_ally_and_is_formed_once() -> None:
    assert refused(africa(wars=[["germany", "great-britain"]]), "corps infantry bavaria") == "gw.15.1.j"
    formed: dict[str, Plain] = {"corps": {"infantry": 1}, "corps-paid": 1, "corps-date": "1936-07"}
    s = africa(date="1937-01", services=formed, chart=[["germany", "corps", "infantry", 1]])
    assert refused(s, "corps infantry bavaria") == "gw.15.1.j", "nothing is lost"
    assert refused(s, "corps light-armor bavaria") == "gw.15.1.j"


@rule("gw.15.1.l")
def test_losses_are_replaced_by_their_kind_for_one_ipp() -> None:
    formed: dict[str, Plain] = {"corps": {"infantry": 2, "light-armor": 1}, "corps-paid": 5, "corps-date": "1936-07"}
    s = africa(date="1937-01", services=formed)
    s.marks[s.raise_unit(nation(s, "germany"), s.edition.catalogue.unit_of["infantry"], zone(s, "tripoli"))] |= 16384
    play(s, "corps infantry bavaria")
    assert treasury(s) == 19
    assert refused(s, "corps infantry bavaria") == "gw.15.1.j", "one of two was lost"
    assert refused(s, "corps light-armor bavaria") == ""
    assert refused(s, "corps artillery bavaria") == "gw.15.1.j"


@rule("gw.15.1.k", "gw.15.1.n")
def test_each_unit_is_a_delivery_to_italian_north_africa() -> None:
    s = sent("corps", "infantry", DESERT_WAR, **AXIS_RAILWAY)
    assert refused(s, "deploy infantry:africa-corps lower-egypt") == "gw.15.1.k"
    play(s, "deploy infantry:africa-corps tripoli")
    assert units(s, "tripoli") == ["infantry:africa-corps"]
    assert not hinders(s, find(s, "tripoli", "infantry"), DESERT)
    lurking: Units = {sea: {"great-britain": ["submarine"]} for sea in ("M3", "M4", "M2", "M5", "M6", "M7", "M8")}
    s = sent("corps", "infantry", DESERT_WAR, lurking, **AXIS_RAILWAY)
    play(s, "deploy infantry:africa-corps tripoli")
    assert s.pending() == (CHANCE,)
    again = GAME.read_state(GAME.setting("world-1936", 3), s.plain())
    assert again.plain() == s.plain()
    roll(s, 1)
    assert units(s, "tripoli") == []


@rule("gw.15.1.m")
def test_the_africa_corps_is_called_back() -> None:
    formed: dict[str, Plain] = {"corps": {"infantry": 1}, "corps-paid": 1, "corps-date": "1936-07"}
    stand: Units = {"tripoli": {"germany": ["infantry:africa-corps"]}}
    s = position(stand, "germany", "placement", wars=DESERT_WAR, services=formed, **AXIS_RAILWAY)
    assert s.pending() == (AXIS,)
    before = len(units(s, "berlin"))
    play(s, "repatriate infantry:africa-corps tripoli")
    assert len(units(s, "berlin")) == before + 1
    assert units(s, "tripoli") == []
    assert not s.services.corps
    box: Plain = [["germany", "unit", "militia", 1]]
    no_port: dict[str, Plain] = {**AXIS_RAILWAY, "facilities": {"tripoli": []}, "chart": box}
    alone = position(stand, "germany", "placement", wars=DESERT_WAR, services=formed, **no_port)
    assert not offered(alone, "repatriate")


@rule("gw.15.1.m")
def test_it_is_called_back_from_wherever_it_has_come() -> None:
    formed: dict[str, Plain] = {"corps": {"infantry": 1}, "corps-paid": 1, "corps-date": "1936-07"}
    taken: Units = {"london": {"germany": ["infantry:africa-corps"]}}
    s = position(taken, "germany", "placement", wars=DESERT_WAR, services=formed, owner={"london": "germany"})
    assert offered(s, "repatriate") == ["repatriate infantry:africa-corps london"]


@rule("gw.1.7.2.b", "gw.15.1.n")
def test_the_africa_corps_attacks_in_the_desert_without_penalty() -> None:
    from sandtable.games.globalwar.combat.muster import _attacking
    from sandtable.games.globalwar.combat.troops import AFRICA_CORPS

    s = position({"tobruk": {"germany": ["infantry:africa-corps"]}}, "germany", wars=DESERT_WAR)
    u = find(s, "tobruk", "infantry")
    s.came[u] = zone(s, "tobruk")
    assert _attacking(s, u, "land", zone(s, "western-egypt"), []).ways & AFRICA_CORPS


@rule("gw.15.1.m")
def test_units_that_are_called_back_do_not_come_to_a_lost_capital() -> None:
    formed: dict[str, Plain] = {"corps": {"infantry": 1}, "corps-paid": 1, "corps-date": "1936-07"}
    stand: Units = {"tripoli": {"germany": ["infantry:africa-corps"]}}
    lost: dict[str, Plain] = {"owner": {"austria": "germany", "berlin": "ussr"}}
    s = position(stand, "germany", "placement", wars=[*DESERT_WAR, ["germany", "ussr"]], services=formed, **lost)
    play(s, "repatriate infantry:africa-corps tripoli")
    assert units(s, "berlin") == []
    home = [zone for zone in s.standing if any(s.nation[u] == nation(s, "germany") for u in zone)]
    assert len(home) == 1


@rule("gw.15.1.i", "gw.12.5.d")
def test_nations_at_peace_are_asked_whether_they_interdict_its_way_home() -> None:
    lurking: Units = {
        "galicia-and-leon": {"spanish-nationalists": ["fighter:condor"]},
        "A28": {"great-britain": ["submarine"]},
    }
    more: dict[str, Plain] = {"income": {"great-britain": 25}, "facilities": {"western-andalucia": []}}
    s = position(lurking, "germany", "placement", owner=WON, services={"condor": 2}, **more)
    twin = s.copy()
    play(s, "repatriate fighter:condor galicia-and-leon")
    assert s.pending() == (ALLIES,)
    again = GAME.read_state(GAME.setting("world-1936", 3), s.plain())
    assert again.plain() == s.plain()
    play(s, "pass")
    assert units(s, "berlin").count("fighter") == 1
    play(twin, "repatriate fighter:condor galicia-and-leon", "interdict")
    roll(twin, 1)
    assert units(twin, "berlin").count("fighter") == 0


@rule("gw.15.1.g")
def test_without_nationalists_the_legion_stays_at_home() -> None:
    spain_lost = ("galicia-and-leon", "western-andalucia", "balearic-islands", "spanish-morocco", *WON)
    owner: dict[str, Plain] = dict.fromkeys(spain_lost, "spanish-republicans")
    s = sent("legion", "fighter", [], owner=owner)
    assert offered(s, "deploy") == ["deploy fighter:condor berlin"]
    play(s, "deploy fighter:condor berlin")
    assert units(s, "berlin") == ["fighter"]
    assert s.nation[find(s, "berlin", "fighter")] == nation(s, "germany")
    assert not s.chart


@rule("gw.12.3.a", "gw.15.1.l", "gw.15.1.m")
def test_an_infantry_of_the_corps_that_is_motorized_is_neither_lost_nor_forgotten() -> None:
    formed: dict[str, Plain] = {"corps": {"infantry": 1}, "corps-paid": 1, "corps-date": "1936-07"}
    stand: Units = {"tripoli": {"germany": ["infantry:africa-corps"]}}
    box: Plain = [["germany", "upgrade", "infantry", 1]]
    s = position(stand, "germany", "placement", wars=DESERT_WAR, services=formed, chart=box, **AXIS_RAILWAY)
    play(s, "upgrade infantry tripoli")
    assert units(s, "tripoli") == ["motorized-infantry:africa-corps"]
    later = africa(date="1937-01", services={**formed, "corps": {"motorized-infantry": 1}})
    kind = later.edition.catalogue.unit_of["motorized-infantry"]
    later.marks[later.raise_unit(nation(later, "germany"), kind, zone(later, "tripoli"))] |= CORPS
    assert s.services.corps == later.services.corps
    assert not offered(later, "corps"), "nothing is lost"
    play(s, "repatriate motorized-infantry:africa-corps tripoli")
    assert not s.services.corps
