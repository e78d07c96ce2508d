"""Several rules versions of a title are played side by side; what a program does not play is told apart."""

from __future__ import annotations

import json
import random

import pytest
from drill import GAME
from drill.state import Drill
from kernel.table import at_turn, play

from golden.record import views
from golden.record_versions import DRILL
from sandtable.games import TITLES
from sandtable.kernel.game import Game, OtherRules
from sandtable.kernel.match import Match
from sandtable.kernel.plain import Malformed, Plain
from sandtable.kernel.save import Unproven, load, read_save
from sandtable.text import LANGUAGES, language

GONE = 1
TO_COME = 4


def golden(version: int) -> dict[str, dict[str, Plain]]:
    found: dict[str, dict[str, Plain]] = json.loads((DRILL / f"rules-{version}.json").read_text(encoding="utf-8"))
    return found


def read_back(save: dict[str, Plain]) -> Match:
    return load(GAME, read_save(json.dumps(save, ensure_ascii=False, separators=(",", ":"))))


def by_rules(version: int) -> Match:
    """A turn of the first of three seats, with dice set by hand."""
    position: dict[str, Plain] = {
        "rules": version,
        "seats": 3,
        "squads": [{"ash": 2}, {"birch": 2}, {"ash": 2}],
        "reserve": [2, 2, 2],
        "hands": [[], [], []],
        "discards": [],
    }
    return at_turn(GAME.position(position, seed="by hand", manual=True))


@pytest.mark.parametrize("version", GAME.VERSIONS)
def test_a_golden_game_of_every_version_replays(version: int) -> None:
    recorded = golden(version)
    match = read_back(recorded["save"])
    assert match.setting.rules == version
    assert json.loads(match.save()) == recorded["save"]
    assert views(match) == recorded["views"]


@pytest.mark.parametrize(("version", "lost"), [(2, 0), (3, 1)])
def test_the_same_die_hits_by_one_version_and_misses_by_another(version: int, lost: int) -> None:
    match = by_rules(version)
    play(match, "0 attack birch")
    match.resolve(0, "roll 4")
    for seat in match.to_act:
        match.play(seat, match.legal(seat)[0])
    assert isinstance(match.state, Drill)
    assert match.state.lost == [0, lost, 0]


@pytest.mark.parametrize(("version", "truces"), [(2, [(0, 1)]), (3, [])])
def test_a_declaration_ends_a_truce_by_one_version_only(version: int, truces: list[tuple[int, int]]) -> None:
    match = by_rules(version)
    play(match, "0 offer seat-1", "1 accept", "1 march birch>cedar>dogwood", "0 declare")
    assert isinstance(match.state, Drill)
    assert match.state.truces == truces


def test_a_sample_plays_by_the_rules_of_its_game() -> None:
    for version, hit in ((2, 5), (3, 4)):
        match = by_rules(version)
        sample = match.observe(0).sample(random.Random(version))
        assert isinstance(sample, Drill)
        assert sample.hit == hit


def test_a_save_of_rules_that_are_gone_is_told_apart() -> None:
    with pytest.raises(OtherRules) as raised:
        read_back(golden(GONE)["save"])
    assert (raised.value.place, raised.value.message) == ("rules", "core-malformed-rules-gone")
    assert raised.value.values == {"version": GONE}


def test_a_save_of_rules_to_come_asks_for_a_newer_program() -> None:
    with pytest.raises(OtherRules) as raised:
        read_back({**golden(3)["save"], "rules": TO_COME})
    assert raised.value.message == "core-malformed-rules-newer"
    assert raised.value.values == {"version": TO_COME, "newest": 3}


@pytest.mark.parametrize("code", LANGUAGES)
def test_other_rules_are_told_of_in_every_language(code: str) -> None:
    for version in (GONE, TO_COME):
        told = language(code).malformed(OtherRules(version, 3))
        assert str(version) in told
        assert "{" not in told


def test_a_game_played_by_one_version_is_no_game_of_another() -> None:
    with pytest.raises(Unproven):
        read_back({**golden(2)["save"], "rules": 3})


def test_an_old_game_knows_nothing_of_an_option_that_came_later() -> None:
    assert "hand" not in GAME.setting(rules=2).options
    assert GAME.setting().options["hand"] == 2
    with pytest.raises(Malformed, match=r"options\.hand"):
        GAME.setting(rules=2, options={"hand": 3})


def test_new_games_are_played_by_the_newest_rules() -> None:
    assert GAME.match().setting.rules == 3


@pytest.mark.parametrize("title", [GAME, *TITLES], ids=lambda title: title.ID)
def test_every_version_of_a_title_decides_every_ruling(title: Game) -> None:
    rows = list(title.VERSIONS.values())
    assert all(row.keys() == rows[0].keys() for row in rows)
    assert all(1 <= option.since <= max(title.VERSIONS) for option in title.options)
