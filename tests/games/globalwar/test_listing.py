"""The list of legal orders is kept up while orders are given: it is what a list made anew would be."""

from __future__ import annotations

import random

import pytest

from sandtable.games.globalwar.movement.listing import Listing
from sandtable.games.globalwar.state import GlobalWar
from sandtable.games.globalwar.title import GAME
from sandtable.kernel.action import parse_action
from sandtable.kernel.chance import CHANCE
from sandtable.kernel.plain import Plain

from .table import ALLIES, AXIS, position

rule = pytest.mark.rule


def random_orders(s: GlobalWar, rng: random.Random, count: int) -> None:
    """Random play that seldom ends a phase; after each act the kept list is compared with a new one."""
    for _ in range(count):
        pending = s.pending()
        if not pending:
            return
        if pending == (CHANCE,):
            s.apply(CHANCE, rng.choice(s.chance().results))
            continue
        seat = pending[0]
        legal = s.legal(seat)
        fresh = s.copy()
        fresh.kept = None
        assert [*legal] == [*fresh.legal(seat)]
        free = s.free(seat)
        if free and rng.random() < 0.02:
            s.apply(seat, rng.choice(free))
        else:
            s.apply(seat, rng.choice(legal[1:] if len(legal) > 1 and rng.random() < 0.9 else legal))


@pytest.mark.parametrize("mode", ["asia-1937", "world-1936"])
@pytest.mark.parametrize("seed", range(2))
def test_the_kept_list_is_what_a_new_one_would_be(mode: str, seed: int) -> None:
    state = GAME.match(mode, 3, f"listing {seed}").state
    assert isinstance(state, GlobalWar)
    random_orders(state.copy(), random.Random(seed), 150)


def test_a_list_that_was_kept_for_some_units_serves_nobody_else() -> None:
    s = position({"korea": {"japan": ["2*infantry"]}}, "japan")
    one, other = s.standing[s.edition.world.number["korea"]]
    kept = Listing(s, AXIS, (one,))
    assert kept.holds_for(s, AXIS, (one,))
    assert not any(kept.holds_for(s, AXIS, only) for only in ((), (other,), (one, other)))


def test_a_copy_goes_its_own_way() -> None:
    state = GAME.match("asia-1937", 2, "copies").state
    assert isinstance(state, GlobalWar)
    s = state.copy()
    rng = random.Random(5)
    random_orders(s, rng, 60)
    twin = s.copy()
    before = [*s.legal(s.pending()[0])] if s.pending() and s.pending() != (CHANCE,) else []
    random_orders(twin, rng, 40)
    if before:
        assert [*s.legal(s.pending()[0])] == before


def test_who_boards_on_the_way_uses_up_moves_of_all_ships() -> None:
    stand = {"P16": {"japan": ["2*naval-transport"]}, "kyushu": {"japan": ["infantry"]}}
    s = position(stand, "japan", "non-combat")
    for text in ("sail naval-transport P16 P15", "load infantry kyushu naval-transport:4:sailed P15"):
        assert parse_action(text) in s.legal(AXIS)
        s.apply(AXIS, parse_action(text))
    assert not [act for act in s.legal(AXIS) if act.text.startswith("sail naval-transport P16")], "Japan has two moves"


BRITAIN_AND_TURKEY: dict[str, Plain] = {
    "wars": [["ussr", "turkey"]],
    "control": {"turkey": "great-britain"},
    "diplomacy": {"drawn-in": ["turkey"]},
}


@rule("gw.9.1.b")
def test_ships_of_a_controlled_power_keep_clear_of_where_its_controller_has_sailed() -> None:
    stand = {"M5": {"great-britain": ["destroyer"]}, "M7": {"turkey": ["destroyer"]}}
    s = position(stand, "great-britain", "non-combat", **BRITAIN_AND_TURKEY)
    follow, make_room = parse_action("move turkey.destroyer M7 M6"), parse_action("move destroyer M5 M6")
    assert follow in s.legal(ALLIES)
    s.apply(ALLIES, make_room)
    assert follow not in s.legal(ALLIES)
    assert s.why_not(ALLIES, follow) is not None


@rule("gw.9.1.b")
def test_they_enter_what_its_controller_has_left() -> None:
    stand = {"M6": {"great-britain": ["destroyer"]}, "M7": {"turkey": ["destroyer"]}}
    s = position(stand, "great-britain", "non-combat", **BRITAIN_AND_TURKEY)
    follow, make_room = parse_action("move turkey.destroyer M7 M6"), parse_action("move destroyer M6 M5")
    assert follow not in s.legal(ALLIES)
    s.apply(ALLIES, make_room)
    assert follow in s.legal(ALLIES)


def test_who_lands_on_a_deck_takes_the_room_of_others_though_the_coast_is_near() -> None:
    patrols = {"P8": {"japan": ["2*fighter:patrol"]}, "P16": {"japan": ["fighter:patrol"]}}
    s = position({"P7": {"japan": ["fleet-carrier"]}, **patrols}, "japan", "non-combat")
    assert parse_action("land fighter:patrol P16 P7") in s.legal(AXIS)
    s.apply(AXIS, parse_action("land 2*fighter:patrol P8 P7"))
    assert parse_action("land fighter:patrol P16 P7") not in s.legal(AXIS)


@pytest.mark.parametrize("seed", range(3))
def test_what_may_be_ordered_is_kept_up_as_well(seed: int) -> None:
    stand = {"P16": {"japan": ["6*battleship:d1", "6*fleet-carrier:d1"]}, "korea": {"japan": ["3*militia"]}}
    more: dict[str, Plain] = {"money": {"japan": 150}, "technologies": {"japan": ["improved-construction"]}}
    s = position(stand, "japan", "production", **more)
    rng = random.Random(seed)
    for _ in range(40):
        legal = s.legal(AXIS)
        fresh = s.copy()
        fresh.kept = None
        assert [*legal] == [*fresh.legal(AXIS)]
        if len(legal) == 1:
            break
        verbs = sorted({act.verb for act in legal[1:]})
        verb = rng.choice(["repair"] if "repair" in verbs and seed == 0 else verbs)  # until the slots are full
        s.apply(AXIS, rng.choice([act for act in legal if act.verb == verb and "*" not in act.text]))


def test_an_order_shortens_what_is_counted_with_it() -> None:
    rows: list[Plain] = [["usa", "lent-upgrade", "militia", 1]] * 3
    more: dict[str, Plain] = {"money": {"usa": 60}, "income": {"usa": 15}, "wars": [["germany", "great-britain"]]}
    s = position({"new-york": {"usa": ["4*militia"]}}, "usa", "production", date="1941-01", chart=rows,
                 technologies={"usa": ["airborne-doctrine"]}, **more)  # fmt: skip
    for text in ("lend airborne-infantry", "buy elite-airborne-infantry", "retain militia:upgrade", "upgrade militia"):
        s.apply(ALLIES, parse_action(text))
        fresh = s.copy()
        fresh.kept = None
        assert [*s.legal(ALLIES)] == [*fresh.legal(ALLIES)], text
