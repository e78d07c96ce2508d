"""Saves: what was played comes back exactly; what was tampered with is named by its place."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from drill import GAME

from kernel.table import EMPTY, at_turn, play, snapshot, table
from sandtable.kernel.action import Action
from sandtable.kernel.entry import Entry
from sandtable.kernel.match import Match
from sandtable.kernel.plain import Malformed, Plain, dump, parse
from sandtable.kernel.save import Unproven, go_on, load, read_save

Save = dict[str, Plain]


def played(seed: int = 7) -> Match:
    """A whole game by a seed."""
    match = GAME.match(seats=3, seed=str(seed))
    rng = random.Random(seed)
    match.mix(1, "a coin from home")
    while match.to_act:
        seat = rng.choice(match.to_act)
        match.play(seat, rng.choice(list(match.legal(seat))))
    return match


PLAYED = played()


def tampered(change: Callable[[Save], None], match: Match = PLAYED) -> Malformed:
    """Change a save and read what loading says."""
    data = parse(match.save())
    assert isinstance(data, dict)
    change(data)
    with pytest.raises(Malformed) as raised:
        load(GAME, read_save(dump(data)))
    return raised.value


def log_of(save: Save) -> list[Plain]:
    log = save["log"]
    assert isinstance(log, list)
    return log


def first(save: Save, wanted: Callable[[list[Plain]], bool]) -> int:
    """The place of the first log entry that fits."""
    for place, entry in enumerate(log_of(save)):
        assert isinstance(entry, list)
        if wanted(entry):
            return place
    raise AssertionError("no such entry")


def test_a_save_comes_back_exactly() -> None:
    again = load(GAME, read_save(PLAYED.save()))
    assert again.save() == PLAYED.save()
    assert snapshot(again) == snapshot(PLAYED)
    assert again.outcome == PLAYED.outcome
    for watcher in (0, 1, 2, None):
        assert again.log(watcher) == PLAYED.log(watcher)


def test_bytes_are_read_like_text() -> None:
    assert load(GAME, read_save(PLAYED.save().encode())).save() == PLAYED.save()


def test_undo_offers_and_resignation_come_back_too() -> None:
    match = at_turn(table(["raid"], EMPTY))
    play(match, "0 march ash>fir>elm")
    match.undo(0)
    play(match, "0 attack birch")
    match.offer_takeback(0)
    match.answer_takeback(1, False)
    match.offer_takeback(0)
    match.answer_takeback(1, True)
    match.mix(0, "žluťoučký kůň")
    play(match, "0 draw")
    match.resign(1)
    again = load(GAME, read_save(match.save()))
    assert again.save() == match.save()
    assert again.outcome == match.outcome
    assert again.view(0) == match.view(0)


def test_the_line_of_an_entry_is_the_text_of_what_a_save_has_of_it() -> None:
    entries = [
        *PLAYED.entries,
        *(
            Entry(what, 1, keep=2, count=3)
            for what in ("undo", "offer", "correct", "accept", "decline", "resign", "hint")
        ),
        Entry("act", 2, Action("say", ("a", 'b"c\\d', "é"))),
        Entry("chance", -1, Action("roll", ("4",)), again=5),
    ]
    assert [entry.line() for entry in entries] == [dump(entry.plain()) for entry in entries]


def test_the_same_seed_gives_the_same_game() -> None:
    assert played(7).save() == PLAYED.save()
    assert played(8).save() != PLAYED.save()


def test_a_changed_die_is_found() -> None:
    places: list[int] = []

    def change(save: Save) -> None:
        places.append(first(save, lambda entry: entry[0] == -1 and str(entry[1]).startswith("roll")))
        was = log_of(save)[places[0]]
        log_of(save)[places[0]] = [-1, "roll 1" if was != [-1, "roll 1"] else "roll 2"]

    fought = at_turn(table(EMPTY, EMPTY))
    play(fought, "0 attack birch")
    error = tampered(change, fought)
    assert isinstance(error, Unproven)
    assert error.place == f"log[{places[0]}]"
    assert error.message == "core-unproven-step"


def test_a_changed_draw_is_found() -> None:
    def change(save: Save) -> None:
        log_of(save)[0] = [-1, "draw raid" if log_of(save)[0] != [-1, "draw raid"] else "draw guard"]

    error = tampered(change)
    assert isinstance(error, Unproven)
    assert error.place == "log[0]"


def test_an_act_that_was_not_legal_is_found() -> None:
    places: list[int] = []

    def change(save: Save) -> None:
        places.append(first(save, lambda entry: entry[1] in ("reveal", "withhold")))
        log_of(save)[places[0]] = [0, "attack birch"]

    error = tampered(change)
    assert isinstance(error, Unproven)
    assert error.place == f"log[{places[0]}]"
    assert error.message == "core-unproven-illegal"
    assert error.values == {"rule": "core.asked"}


def test_an_act_of_another_seat_is_found() -> None:
    places: list[int] = []

    def change(save: Save) -> None:
        places.append(first(save, lambda entry: entry[1] in ("reveal", "withhold")))
        log_of(save)[places[0]] = [1, "reveal"]

    error = tampered(change)
    assert (error.place, error.values) == (f"log[{places[0]}]", {"rule": "core.turn"})


def test_a_log_cut_short_is_found() -> None:
    def cut_the_end(save: Save) -> None:
        log_of(save).pop()

    def cut_before_a_roll(save: Save) -> None:
        save["log"] = log_of(save)[:2]
        save["outcome"] = None

    assert tampered(cut_the_end).place in ("outcome", "log")
    error = tampered(cut_before_a_roll)
    assert isinstance(error, Unproven)
    assert (error.place, error.message) == ("log", "core-unproven-cut")


def test_a_log_with_a_hole_is_found() -> None:
    def change(save: Save) -> None:
        del log_of(save)[3]

    assert tampered(change).place.startswith("log[3]")


def test_a_log_that_goes_on_after_the_end_is_found() -> None:
    def change(save: Save) -> None:
        log_of(save).append([0, "pass"])

    error = tampered(change)
    assert error.place == f"log[{len(PLAYED.entries)}]"
    assert error.values == {"rule": "core.over"}


def test_changed_entropy_is_found_in_the_rolls_that_follow() -> None:
    def change(save: Save) -> None:
        log_of(save)[first(save, lambda entry: entry[0] == "entropy")] = ["entropy", 1, "another coin"]

    assert isinstance(tampered(change), Unproven)


def test_a_wrong_commitment_is_found() -> None:
    def change(save: Save) -> None:
        save["commitment"] = "0" * 64

    error = tampered(change)
    assert isinstance(error, Unproven)
    assert error.place == "commitment"


def test_another_secret_is_found() -> None:
    def change(save: Save) -> None:
        save["secret"] = "00" * 32

    assert tampered(change).place == "commitment"


def test_a_wrong_outcome_is_found() -> None:
    def change(save: Save) -> None:
        save["outcome"] = {"shares": [1.0, 0.0, 0.0], "points": [9, 9, 9], "reason": "drill-outcome-rounds"}

    assert tampered(change).place == "outcome"


def test_an_undo_that_was_not_allowed_is_found() -> None:
    def change(save: Save) -> None:
        log_of(save).append(["undo", 0, 0])

    match = table(EMPTY, EMPTY)
    play(match, "0 order fir", "1 order elm")
    error = tampered(change, match)
    assert (error.place, error.message) == ("log[2]", "core-unproven-illegal")
    assert error.values == {"rule": "core.undo"}


@pytest.mark.parametrize(
    "entry",
    [
        None, 5, "pass", [], [0], [0, "pass", 1, 2], [True, "pass"], [0, 5], [7, "pass"], [-2, "pass"], [0.5, "pass"],
        ["undo", 9, 0], ["undo", "0", 0], ["dance", 0], [None, 0], ["entropy", 0], [-1, "roll 6"], [{}, 0],
        [0, "\x00"], ["accept", 0], ["offer", -1, 0],
    ],
)  # fmt: skip
def test_a_log_entry_of_the_wrong_form_is_found(entry: Plain) -> None:
    def change(save: Save) -> None:
        log_of(save)[7] = entry

    assert tampered(change).place.startswith("log[7]")


@pytest.mark.parametrize(
    ("key", "value", "place"),
    [
        ("sandtable", 2, "sandtable"),
        ("sandtable", "1", "sandtable"),
        ("mode", "blitz", "mode"),
        ("seats", 9, "seats"),
        ("seats", 2.5, "seats"),
        ("rules", 99, "rules"),
        ("options", {"rounds": 9}, "options.rounds"),
        ("options", {"rounds": True}, "options.rounds"),
        ("options", {"dragons": True}, "options.dragons"),
        ("options", [], "options"),
        ("packs", {"maps": {}}, "packs.maps"),
        ("manual", "no", "manual"),
        ("secret", "xyz", "secret"),
        ("secret", 5, "secret"),
        ("secret", None, "secret"),
        ("commitment", None, "commitment"),
        ("position", 5, "position"),
        ("position", {"squads": 1}, "position.squads"),
        ("log", {}, "log"),
        ("extra", 1, "extra"),
    ],
)
def test_a_field_that_does_not_fit_is_found(key: str, value: Plain, place: str) -> None:
    def change(save: Save) -> None:
        save[key] = value

    assert tampered(change).place == place


@pytest.mark.parametrize("key", ["sandtable", "secret", "commitment", "manual", "position", "log", "outcome"])
def test_a_field_that_is_missing_is_found(key: str) -> None:
    def change(save: Save) -> None:
        del save[key]

    error = tampered(change)
    assert (error.place, error.message) == (key, "core-malformed-missing")


@pytest.mark.parametrize("text", ["", "[]", "5", "null", '{"sandtable": 1', b"\x80"])
def test_what_is_no_save_at_all_is_refused(text: str | bytes) -> None:
    with pytest.raises(Malformed):
        read_save(text)


def test_a_save_cut_anywhere_is_refused() -> None:
    text = PLAYED.save()
    for length in range(0, len(text), 41):
        with pytest.raises(Malformed):
            read_save(text[:length])


@pytest.mark.parametrize(
    ("change", "place"),
    [
        ({"squads": [{"ash": 5}, {"birch": 2}]}, "position.squads[0].ash"),
        ({"squads": [{"ash": 4}, {"birch": 2}]}, "position.squads[0]"),
        ({"squads": [{"atlantis": 1}, {}]}, "position.squads[0].atlantis"),
        ({"squads": [{}]}, "position.squads"),
        ({"hands": [["raid"] * 5, []]}, "position.hands"),
        ({"hands": [["dragon"], []]}, "position.hands[0][0]"),
        ({"reserve": [2]}, "position.reserve"),
        ({"reserve": [2, -1]}, "position.reserve[1]"),
        ({"round": 3}, "position.round"),
        ({"weather": "fine"}, "position.weather"),
    ],
)
def test_a_position_that_does_not_fit_is_refused_with_its_place(change: Save, place: str) -> None:
    with pytest.raises(Malformed) as raised:
        GAME.position({**GAME.example("standard"), **change})
    assert raised.value.place == place


def test_the_example_position_is_a_match() -> None:
    match = GAME.position(GAME.example("standard"), seed="x")
    play(match, "0 order fir", "1 order blank", "0 reveal")
    assert load(GAME, read_save(match.save())).save() == match.save()


def test_lines_that_were_written_elsewhere_are_played_here_too() -> None:
    data = parse(PLAYED.save())
    assert isinstance(data, dict)
    log = data["log"]
    assert isinstance(log, list)
    here = GAME.match(seats=3, seed="7")
    while len(here.entries) < len(log):
        known = len(here.entries)
        elsewhere = GAME.match(seats=3, seed="7")
        go_on(elsewhere, 0, log[:known])
        line = log[known]
        assert isinstance(line, list)
        if line[0] == "entropy":
            elsewhere.mix(1, "a coin from home")
        else:
            elsewhere.play(int(str(line[0])), str(line[1]))
        go_on(here, known, [entry.plain() for entry in elsewhere.entries[known:]])
    assert here.save() == PLAYED.save()
    with pytest.raises(Unproven):
        go_on(GAME.match(seats=3, seed="8"), 0, log)
