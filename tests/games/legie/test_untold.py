"""People at a real table whose hands nobody tells the program: what they may enter, and what bots learn of it."""

from __future__ import annotations

import random

import pytest

import sandtable
from games.legie.table import EDITION, acts, asked, play, refused, seat, state, table
from sandtable.games.legie.title import GAME
from sandtable.kernel.game import Value
from sandtable.kernel.knowledge import knows
from sandtable.kernel.match import Match
from sandtable.kernel.plain import dump

rule = pytest.mark.rule

LEGION = ("legion",)
FULL = {"legion": "kopecky keler vavra vodicka havrda", "whites": "gorodskij " + " ".join(EDITION.characters[17:21])}


def log_of(match: Match, seat: int | None) -> list[str]:
    return [str(line["act"]) for line in match.log(seat) if isinstance(line, dict) and "act" in line]


def row(match: Match, viewer: int | None, faction: str) -> dict[str, object]:
    view = match.view(viewer)["state"]
    assert isinstance(view, dict)
    rows = view["players"]
    assert isinstance(rows, list)
    found = rows[seat(match, faction)]
    assert isinstance(found, dict)
    return {**found}


def standing(match: Match, viewer: int | None, plot: str, faction: str) -> list[dict[str, object]]:
    view = match.view(viewer)["state"]
    assert isinstance(view, dict)
    plots = view["plots"]
    assert isinstance(plots, list)
    for lying in plots:
        assert isinstance(lying, dict)
        if lying["id"] == plot:
            columns = lying["columns"]
            assert isinstance(columns, list)
            column = columns[seat(match, faction)]
            assert isinstance(column, list)
            return [{**one} for one in column if isinstance(one, dict)]
    raise LookupError(plot)


# the march


@rule("core.untold", "lg.march.hand")
def test_whoever_has_not_been_seen_elsewhere_may_be_sent() -> None:
    match = table(
        at={"hospital-car": "vodicka"},
        hands={"legion": "kopecky keler"},
        more={"legion": {"graveyard": ["havrda"]}},
        untold=LEGION,
    )
    sent = {act.split()[1] for act in acts(match, "legion", "send")}
    assert {"kopecky", "matejka", "keler", "vavra"} <= sent  # nobody knows which of the two officers was chosen
    assert not sent & {"vodicka", "havrda"}
    assert refused(match, "legion", "send vodicka supply-run") == "core.untold"
    play(match, "legion", "send vavra supply-run")
    assert [one["character"] for one in standing(match, 1, "supply-run", "legion")] == ["vavra"]
    assert row(match, 1, "legion")["hand"] == 1


@rule("core.untold", "lg.secret.officer")
def test_the_officer_is_the_one_that_comes() -> None:
    match = table(hands={"legion": "kopecky keler"}, officers="kopecky", untold=LEGION)
    play(match, "legion", "send matejka supply-run")
    assert row(match, None, "legion")["officer"] == "matejka"
    match = table(hands={"legion": "kopecky"}, officers="kopecky", untold=LEGION)
    assert refused(match, "legion", "send keler supply-run") == "core.untold"  # the officer is not out yet


@rule("core.untold", "lg.secret.equip")
def test_equipment_bought_unseen_is_told_when_it_is_seen() -> None:
    match = table("recruiting", hands=FULL, supplies={"legion": 1}, untold=LEGION)
    assert "equip coat ?" in acts(match, "legion")
    assert refused(match, "legion", "equip coat keler") == "core.untold"
    play(match, "legion", "equip coat ?")
    assert row(match, 1, "legion")["unseen"] == ["coat"]
    sends = acts(match, "legion", "send")
    assert {"send keler supply-run", "send keler supply-run coat"} <= {*sends}
    play(match, "legion", "send keler supply-run coat")
    assert standing(match, 1, "supply-run", "legion")[0]["sleeve"] == ["coat"]
    assert row(match, 1, "legion")["unseen"] == []


@rule("core.untold", "lg.march.entry")
def test_who_lacks_a_skill_enters_only_with_the_equipment_that_gives_it() -> None:
    match = table("recruiting", hands=FULL, supplies={"legion": 1}, untold=LEGION)
    lacking = next(id for id in EDITION.characters[:15] if not EDITION.skills[EDITION.character_of[id]] & 1)
    play(match, "legion", "equip accurate-aim ?")
    sends = acts(match, "legion", "send")
    assert f"send {lacking} intervention-troops accurate-aim" in sends
    assert f"send {lacking} intervention-troops" not in sends


@rule("core.untold", "lg.location.polar-night", "lg.orders.turn-up")
def test_who_came_face_down_is_named_when_turned_up() -> None:
    match = table(hands={"legion": "kopecky keler", "whites": ""}, location="polar-night", untold=LEGION)
    assert acts(match, "legion", "send") == ["send ? supply-run", "send ? hospital-car", "send ? intervention-troops"]
    assert refused(match, "legion", "send keler supply-run") == "core.untold"
    play(match, "legion", "send ? intervention-troops")
    assert standing(match, 0, "intervention-troops", "legion")[0]["character"] == "?"
    play(match, "legion", "pass")
    assert asked(match) == ["legion"]
    named = {act.split()[1] for act in acts(match, "legion")}
    assert all(EDITION.skills[EDITION.character_of[id]] & 1 for id in named)  # whoever came could enter
    chosen = sorted(named)[-1]
    play(match, "legion", f"turn-up {chosen} intervention-troops")
    assert f"turn-up {chosen} intervention-troops" in log_of(match, 1)


# orders


@rule("core.untold", "lg.place.face-down")
def test_an_order_is_placed_without_its_name_and_named_when_it_is_turned_up() -> None:
    match = table(at={"supply-run": "keler vavra"}, hands={"legion": "kopecky", "whites": ""}, untold=LEGION)
    play(match, "legion", "send kopecky hospital-car")
    assert refused(match, "legion", "order move keler") == "core.untold"
    play(match, "legion", "order ? keler", "order ? vavra")
    for viewer in (0, 1, None):
        (first, second) = standing(match, viewer, "supply-run", "legion")
        for one in (first, second):
            token = one["token"]
            assert isinstance(token, dict)
            assert token["order"] == "?"
            assert "number" not in token  # people have tokens of their own
    orders = {act.split()[2] for act in acts(match, "legion", "reveal") if act.split()[1] == "keler"}
    assert {"plus2", "retreat", "move", "blank"} <= orders
    play(match, "legion", "reveal keler plus2")
    orders = {act.split()[2] for act in acts(match, "legion", "reveal")}
    assert orders
    assert "plus2" not in orders
    play(match, "legion", "withhold vavra")
    assert row(match, 0, "legion")["tokens"]


@rule("core.untold", "lg.secret.recovered")
def test_of_a_token_taken_back_unseen_nobody_can_tell_which_it_was() -> None:
    match = table(
        "recruiting",
        hands=FULL,
        supplies={"legion": 2},
        more={"legion": {"used": ["move"], "put-away": ["blank", "plus2"]}},
        untold=LEGION,
    )
    assert acts(match, "legion", "recover") == ["recover move", "recover ?"]
    assert refused(match, "legion", "recover blank") == "core.untold"
    play(match, "legion", "recover ?")
    tokens = row(match, 1, "legion")["tokens"]
    assert isinstance(tokens, dict)
    assert tokens["used"] == ["move"]
    (away,) = tokens["put-away"]
    assert {"blank", "plus2"} <= {*away["may"]}


@rule("core.untold", "lg.secret.tokens")
def test_orders_of_bots_have_numbers_that_tell_nothing() -> None:
    for first, second in (("plus2", "blank"), ("blank", "move")):
        match = table(
            at={"supply-run": "keler vavra"}, hands={"legion": "kopecky", "whites": "gorodskij"}, untold=("whites",)
        )
        play(match, "legion", "send kopecky hospital-car")
        play(match, "legion", f"order {first} keler", f"order {second} vavra")
        tokens = [one["token"] for one in standing(match, 1, "supply-run", "legion")]
        assert [token["number"] for token in tokens if isinstance(token, dict)] == [1, 2]
        told = [event for line in match.log(1) if isinstance(line, dict) for event in _events(line)]
        assert [args["number"] for id, args in told if id == "lg-ordered"] == [1, 2]
    play(match, "whites", "pass")
    play(match, "legion", "withhold vavra")
    lying = row(match, 1, "legion")["tokens"]
    assert isinstance(lying, dict)
    assert [away["number"] for away in lying["put-away"]] == [2]  # the dummy stays as long as it lies face down


def _events(line: dict[str, object]) -> list[tuple[str, dict[str, object]]]:
    events = line["events"]
    assert isinstance(events, list)
    return [(event["event"], event["args"]) for event in events]


# dispatches


@rule("core.untold", "lg.dispatch.play")
def test_a_dispatch_that_a_bot_holds_in_secret_may_be_shown_by_a_person() -> None:
    match = table(
        mode="dispatches",
        hands={"legion": "kopecky keler", "whites": "gorodskij"},
        more={"legion": {"dispatch": "winter-campaign"}, "whites": {"dispatch": "life-above-all"}},
        untold=LEGION,
    )
    play(match, "legion", "dispatch life-above-all")
    assert row(match, 1, "whites")["dispatch"] == "winter-campaign"  # there is one of each
    assert row(match, 0, "whites")["dispatch"] == "?"
    assert "life-above-all" not in str(row(match, 1, "whites"))
    assert log_of(match, 0) == log_of(match, None)


@rule("core.untold", "lg.dispatch.score")
def test_the_dispatch_that_was_kept_is_shown_at_the_end() -> None:
    points: list[int] = []
    for kept in ("full-storehouses", "paid-in-blood"):
        match = table(
            "orders",
            {"supply-run": "keler=blank"},
            mode="dispatches",
            round=4,
            hands={"legion": "kopecky", "whites": "gorodskij"},
            more={"legion": {"dispatch": "winter-campaign"}},
            supplies={"legion": 3},
            untold=LEGION,
        )
        play(match, "legion", "withhold keler")
        assert asked(match) == ["legion"]
        play(match, "legion", f"keep {kept}")
        assert match.outcome is not None
        points.append(match.outcome.points[0])
    assert points[0] == points[1] + 3  # three supplies are left, and nobody is dead


# whole games


def entered_alike(seed: int, steps: int, mode: str, untold: tuple[int, ...], seats: int) -> tuple[Match, Match]:
    """Two matches with the same acts and the same draws of bots, but with other things supposed of people."""
    options: dict[str, Value] = {"factions": "dealt"}
    one, other = (
        GAME.match(mode, seats, seed=f"{seed} {n}", manual=True, untold=untold, options=options) for n in (1, 2)
    )
    rng = random.Random(seed)
    for _ in range(steps):
        due = one.due
        if due is not None:
            who = next(seat for seat in range(seats) if knows(due.seen, seat))
            result = due.pick(rng.random)
            assert other.due is not None
            if not other.due.weight(result):
                break  # a bot draws a dispatch that only here is supposed to be left
            one.resolve(who, result)
            other.resolve(who, result)
        elif one.to_act:
            who = rng.choice(one.to_act)
            act = rng.choice(list(one.legal(who)))
            one.play(who, act)
            other.play(who, act)
    return one, other


@rule("core.untold", "lg.secret.hand", "lg.secret.tokens")
@pytest.mark.parametrize(
    ("seed", "mode", "untold"),
    [(0, "standard", (0, 1)), (1, "standard", (0, 2, 3)), (2, "dispatches", (1,)), (3, "survival", (0, 3))],
)
def test_nothing_that_is_only_supposed_shows_to_anybody(seed: int, mode: str, untold: tuple[int, ...]) -> None:
    one, other = entered_alike(seed, 170, mode, untold, 4)
    assert one.state.plain() != other.state.plain(), "the suppositions are alike"
    assert one.to_act == other.to_act
    for watcher in range(4):
        assert dump(one.observe(watcher).data) == dump(other.observe(watcher).data)
        assert dump(one.log(watcher)) == dump(other.log(watcher))
    assert dump(one.view(None)) == dump(other.view(None))


@rule("core.untold")
@pytest.mark.parametrize(
    ("mode", "seats", "untold"),
    [("standard", 2, (0,)), ("standard", 4, (0, 1, 3)), ("dispatches", 3, (1, 2)), ("survival", 3, (2,))],
)
def test_a_game_with_people_who_are_not_told_ends_and_samples_fit(
    mode: str, seats: int, untold: tuple[int, ...]
) -> None:
    match = GAME.match(mode, seats, seed=f"{mode} {untold}", untold=untold)
    rng = random.Random(seats)
    decisions = 0
    while match.to_act:
        who = rng.choice(match.to_act)
        match.play(who, rng.choice(list(match.legal(who))))
        decisions += 1
        if decisions % 12 == 0 and match.to_act:
            for watcher in range(seats):
                seen = match.observe(watcher)
                assert dump(seen.sample(rng).view(watcher)) == dump(seen.view)
    assert match.outcome is not None
    again = sandtable.load(match.save())
    assert again.setting.untold == untold
    assert again.state.plain() == match.state.plain()


@rule("core.untold", "lg.setup.officer", "lg.setup.keep")
def test_nobody_is_asked_what_goes_on_behind_a_screen() -> None:
    match = GAME.match("standard", 2, seed="screens", untold=(0,), options={"factions": "dealt"})
    assert match.to_act == (1,)  # whose officer the program does not know yet
    assert "officer ?" in log_of(match, 1)
    match.play(1, match.legal(1)[0])
    match.play(1, match.legal(1)[0])
    assert "tuck ? ?" in log_of(match, None)
    assert row(match, 0, state(match).faction_id(0))["hand"] == 5


@rule("core.untold", "core.undo")
def test_what_was_mistyped_is_taken_back() -> None:
    match = table("recruiting", hands=FULL, supplies={"legion": 3}, untold=LEGION)
    before = match.state.plain()
    play(match, "legion", "recruit")
    match.undo(0)
    assert match.state.plain() == before
