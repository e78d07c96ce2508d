"""What views tell of a battle under way: the round that comes next, who is left for it, and what each choice of losses
takes and leaves."""

from __future__ import annotations

from typing import Any, cast

import pytest

from sandtable.games.globalwar.combat.field import GUN_SHOTS, Field
from sandtable.games.globalwar.combat.orders import PRESETS
from sandtable.games.globalwar.state import GlobalWar
from sandtable.games.globalwar.world import TERRAINS
from sandtable.kernel.action import Action
from sandtable.kernel.described import Described
from sandtable.kernel.event import Event
from sandtable.lab.odds import CIRCUMSTANCES

from .fighting import MISS, PACIFIC, fight, one_round
from .table import ALLIES, AXIS, COMINTERN, act, offered, play, position, roll
from .test_battle_frames import CHINA_WAR, front

rule = pytest.mark.rule


def told(s: GlobalWar) -> Any:
    return s.derived()


def after(s: GlobalWar, *choice: str) -> Any:
    """How it would stand after a choice of losses; None if that is not told."""
    before = s.plain()
    found = s.consult(("losses", *choice))
    assert s.plain() == before, "asking changes nothing"
    return found.get("standoff")


def given_up(s: GlobalWar, preset: str) -> dict[str, int]:
    """Whom the hits take when losses are chosen by a preset."""
    struck: dict[str, int] = {}

    def note(event: Event) -> None:
        if event.id in ("gw-lost", "gw-hit"):
            name = str(event.args["troop"])
            struck[name] = struck.get(name, 0) + 1

    twin = s.copy()
    twin.apply(twin.pending()[0], Action("losses", (preset,)), note)
    return struck


def attack(japan: list[str], kmt: list[str], *dice: int) -> GlobalWar:
    """Japan attacks over a level border, and the dice of the first round fall like this, those that are left miss."""
    s = front(japan, kmt)
    play(s, *[f"move {group} eastern-manchuria rehe" for group in japan], "done")
    one_round(s, *dice)
    return s


def beach(*dice: int) -> GlobalWar:
    """Japan lands infantry of two kinds, and the dice fall like this, those that are left miss."""
    ships = ["2*naval-transport+infantry+mountain-infantry"]
    s = position({"P14": {"japan": ships}, "rehe": {"kmt": ["3*infantry"]}}, "japan", wars=CHINA_WAR,
                 owner={"rehe": "kmt"})  # fmt: skip
    play(s, "unload 2*infantry:aboard P14 rehe", "unload 2*mountain-infantry:aboard P14 rehe", "done")
    one_round(s, *dice)
    return s


def at_sea(*dice: int) -> GlobalWar:
    """Two squadrons meet, and the dice fall like this, those that are left miss."""
    fleets = {"P16": {"usa": ["battleship", "destroyer", "heavy-cruiser"], "japan": ["3*battleship"]}}
    s = position(fleets, "usa", wars=PACIFIC)
    play(s, "attack battleship P16", "attack destroyer P16", "attack heavy-cruiser P16", "done")
    one_round(s, *dice)
    return s


# the standoff

PLAIN = {"terrain": "normal", "circumstances": [], "guns": 0}


def test_before_the_first_die_both_sides_stand_as_they_came() -> None:
    s = front(["2*infantry", "medium-armor"], ["2*infantry"])
    play(s, "move 2*infantry eastern-manchuria rehe", "move medium-armor eastern-manchuria rehe", "done")
    assert told(s)["standoff"] == {
        "round": 1,
        "attackers": [["infantry", "japan", 2], ["medium-armor", "japan", 1]],
        "defenders": [["infantry", "kmt", 2]],
        "asked": PLAIN,
    }
    assert "losses" not in told(s)


def test_a_battle_is_asked_about_in_words_and_not_at_all_where_there_are_none() -> None:
    held = Field(terrain=TERRAINS.index("mountains"), city=True, forts=1, surprise=True, guns=2)
    assert held.asked_about(1) == {"terrain": "mountains", "circumstances": ["city", "fort", "surprise"], "guns": 2}
    for strange in (Field(forts=2), Field(kamikaze=1), Field(silent=True), Field(gun_shots=(GUN_SHOTS - 1,))):
        assert strange.asked_about(1) is None
        assert strange.asked_about(2) is not None  # what is strange about it is over with the first round


def test_every_word_that_a_battle_is_asked_about_in_is_known_where_odds_are_told() -> None:
    everything = Field(
        city=True, surrounded=True, forts=1, maginot=True, blitzkrieg=True, surprise=True, hunted=True
    ).asked_about(1)
    assert everything is not None
    assert {"river", *cast(list[str], everything["circumstances"])} == set(CIRCUMSTANCES)  # a river is the troops' way


def test_nothing_is_told_where_nobody_fights() -> None:
    assert not {"standoff", "losses"} & set(told(front(["infantry"], ["infantry"])))


@rule("gw.10.5.e")
def test_whoever_may_retreat_is_told_of_the_next_round_and_who_is_left() -> None:
    s = attack(["2*infantry", "medium-armor"], ["2*infantry"], MISS, MISS, 1, 4)
    play(s, "lose infantry")
    assert offered(s, "") == ["press", "retreat"]
    assert told(s)["standoff"] == {
        "round": 2,
        "attackers": [["infantry", "japan", 1], ["medium-armor", "japan", 1]],
        "defenders": [["infantry", "kmt", 1]],
        "asked": PLAIN,
    }


@rule("gw.10.2.a")
def test_within_a_round_it_stands_as_the_round_began() -> None:
    s = front(["3*infantry"], ["2*infantry", "artillery"])
    play(s, "move 3*infantry eastern-manchuria rehe", "done")
    began = told(s)["standoff"]
    roll(s, 3)  # the artillery strikes first
    assert len(fight(s).lines[0]) == 2
    assert told(s)["standoff"] == began
    one_round(s)
    play(s, "press")
    began = told(s)["standoff"]
    assert (began["round"], began["attackers"]) == (2, [["infantry", "japan", 2]])
    roll(s, MISS, MISS)
    assert told(s)["standoff"] == began


@rule("gw.15.7.a")
def test_those_who_fled_are_not_counted_in() -> None:
    s = position({"rehe": {"kmt": ["3*infantry"]}, "eastern-manchuria": {"japan": ["infantry"]}}, "kmt", wars=CHINA_WAR,
                 owner={"eastern-manchuria": "japan", "rehe": "kmt"})  # fmt: skip
    play(s, "move 3*infantry rehe eastern-manchuria", "done")
    one_round(s, 10, 9, 9)  # with a 10 one goes home
    assert told(s)["standoff"]["attackers"] == [["infantry:shaky", "kmt", 2]]


@rule("gw.1.7.7.a")
def test_no_round_follows_the_last_one() -> None:
    stand = {"rehe": {"japan": ["3*infantry", "cavalry"]}, "beiping": {"kmt": ["3*infantry"]}}
    s = position(stand, "japan", wars=CHINA_WAR, owner={"beiping": "kmt"})
    play(s, "move 3*infantry rehe beiping", "move cavalry rehe beiping", "done")
    for round in (1, 2):
        one_round(s)
        assert told(s)["standoff"]["round"] == round + 1
        play(s, "press")
    while not fight(s).hits:
        roll(s, 4 if fight(s).volley[0].side else MISS)
    one_round(s)
    assert fight(s).round == 3
    assert "losses" in told(s)
    assert "standoff" not in told(s)
    assert after(s, "cheapest") is None


@rule("gw.0.3.f")
def test_allies_with_units_of_one_name_are_told_apart() -> None:
    s = position(
        {"rehe": {"kmt": ["infantry"], "ussr": ["2*infantry"]}, "eastern-manchuria": {"japan": ["2*medium-armor"]}},
        "japan", wars=[["japan", "kmt"], ["japan", "ussr"]], owner={"rehe": "kmt"},
    )  # fmt: skip
    play(s, "move 2*medium-armor eastern-manchuria rehe", "done")
    assert told(s)["standoff"]["defenders"] == [["infantry", "kmt", 1], ["infantry", "ussr", 2]]
    roll(s, 1, MISS)
    assert set(s.pending()) == {ALLIES, COMINTERN}
    assert told(s)["losses"]["troops"] == [["infantry", "infantry", 3]], "a loss is named without its nation"


# losses


@rule("gw.10.5.d")
def test_whoever_chooses_losses_is_told_what_each_preset_takes() -> None:
    s = attack(["2*infantry", "medium-armor"], ["4*infantry"], MISS, MISS, MISS, 1, 1)
    losses = told(s)["losses"]
    assert losses["side"] == "attacker"
    assert losses["hits"] == 2
    assert not losses["picked"]
    assert losses["last"]
    assert losses["troops"] == [["infantry", "infantry", 2], ["medium-armor", "medium-armor", 1]]
    assert losses["presets"] == [
        ["cheapest", [["infantry", 2]]],
        ["weakest", [["infantry", 2]]],
        ["dearest", [["medium-armor", 1], ["infantry", 1]]],
    ]


@rule("gw.10.7.f", "gw.0.2.f")
def test_a_ship_bears_hits_before_another_sinks_and_transports_go_last() -> None:
    fleets = {"P16": {"japan": ["4*battleship"], "usa": ["battleship", "destroyer", "2*naval-transport"]}}
    s = position(fleets, "japan", wars=PACIFIC)
    play(s, "attack 4*battleship P16", "done")
    roll(s, 5, 5, 5, 5)
    assert offered(s, "lose ") == ["lose battleship", "lose destroyer"]
    losses = told(s)["losses"]
    assert (losses["side"], losses["hits"], losses["last"]) == ("defender", 4, False)
    assert dict(losses["presets"])["cheapest"] == [
        ["battleship", 1],
        ["destroyer", 1],
        ["battleship:d1", 1],
        ["naval-transport", 1],
    ]
    assert losses["troops"] == [
        ["battleship", "battleship", 1],
        ["battleship:d1", "battleship", 1],
        ["destroyer", "destroyer", 1],
        ["naval-transport", "naval-transport", 2],
    ]


@rule("gw.10.8.3.b")
def test_on_a_beach_both_losses_to_a_hit_are_foreseen() -> None:
    s = beach(*[MISS] * 4, 1)
    losses = told(s)["losses"]
    assert losses["hits"] == 1
    assert dict(losses["presets"])["cheapest"] == [["infantry:landed", 2]]
    assert told(s)["standoff"]["attackers"] == [["mountain-infantry:landed", "japan", 2]]
    assert after(s, "infantry:landed") is None, "one more must go"
    assert after(s, "infantry:landed", "mountain-infantry:landed")["attackers"][0] == ["infantry:landed", "japan", 1]


@rule("gw.10.2.d")
def test_a_shooter_who_picks_is_told_of_what_costs_most() -> None:
    s = front(["infantry", "tactical-bomber"], ["infantry", "artillery", "cavalry"])
    play(s, "move infantry eastern-manchuria rehe", "move tactical-bomber eastern-manchuria rehe")
    play(s, "attack tactical-bomber:3 rehe", "done")
    roll(s, MISS)  # the artillery of the defender
    roll(s, MISS, 2)
    losses = told(s)["losses"]
    assert (losses["side"], losses["picked"], losses["last"]) == ("defender", True, False)
    ((preset, taken),) = losses["presets"]
    assert preset == "dearest"
    assert all(given_up(s, one) == dict(taken) for one in PRESETS), "whatever the shooter says"
    assert after(s, "dearest") is None, "the defenders have not answered yet"


BATTLES = {
    "land": lambda: attack(["4*infantry", "artillery", "medium-armor"], ["5*infantry"], *[MISS] * 6, 1, 1, 1),
    "last-on-land": lambda: attack(["infantry", "medium-armor"], ["3*infantry"], MISS, MISS, 1),
    "sea": lambda: at_sea(*[MISS] * 3, 5, 5, 5),
    "beach": lambda: beach(*[MISS] * 4, 1),
}


@pytest.mark.parametrize("battle", BATTLES)
@pytest.mark.parametrize("preset", PRESETS)
@rule("gw.10.5.d")
def test_what_is_told_of_a_preset_is_what_comes_of_it(battle: str, preset: str) -> None:
    s = BATTLES[battle]()
    taken = dict(dict(told(s)["losses"]["presets"])[preset])
    stands = after(s, preset)
    assert stands == after(s, *[f"{count}*{name}" for name, count in taken.items()]), "by hand as by the preset"
    if preset == "cheapest":
        assert stands == told(s)["standoff"]
    assert given_up(s, preset) == taken
    act(s, f"losses {preset}")
    assert told(s)["standoff"] == stands
    assert "losses" not in told(s)


@rule("gw.10.5.d")
def test_a_choice_by_hand_is_told_what_it_leaves() -> None:
    s = attack(["2*infantry", "cavalry", "medium-armor"], ["4*infantry"], *[MISS] * 4, 1, 1)
    stands = after(s, "medium-armor", "infantry")
    assert stands["attackers"] == [["infantry", "japan", 1], ["cavalry", "japan", 1]]
    play(s, "lose medium-armor", "lose infantry")
    assert told(s)["standoff"] == stands


@pytest.mark.parametrize(
    "choice",
    [(), ("infantry",), ("3*infantry",), ("2*fighter",), ("x*infantry",), (f"{10**9}*infantry",), ("",)],
)
def test_a_choice_that_is_not_what_the_hits_take_is_told_nothing(choice: tuple[str, ...]) -> None:
    assert after(attack(["3*infantry", "medium-armor"], ["4*infantry"], *[MISS] * 4, 1, 1), *choice) is None


def test_a_choice_where_nothing_is_lost_is_told_nothing() -> None:
    assert after(front(["infantry"], ["infantry"]), "cheapest") is None
    assert after(attack(["2*infantry"], ["infantry"]), "cheapest") is None, "the attacker may retreat"


def test_everybody_is_told_the_same_of_a_battle() -> None:
    s = attack(["2*infantry", "medium-armor"], ["4*infantry"], MISS, MISS, MISS, 1, 1)
    assert {"standoff", "losses"} <= set(Described(s, None).derived)
    assert [s.derived_by(seat) for seat in (AXIS, ALLIES, COMINTERN, None)] == [{}] * 4
