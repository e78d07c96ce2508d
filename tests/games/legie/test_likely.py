"""What bots think about: fewer acts than the rules allow, and none of those that could be better."""

from __future__ import annotations

import random

import pytest

from games.legie.table import seat, six_whites, state, table
from sandtable.games.legie.title import GAME
from sandtable.kernel.match import Match

HAND = {"legion": "kopecky borovicka vodicka havrda cil", "whites": six_whites()}


def thought_about(match: Match, faction: str) -> list[str]:
    asked = seat(match, faction)
    return [act.text for act in GAME.likely(state(match), asked, list(match.legal(asked)))]


def test_each_kind_of_equipment_is_for_one_soldier() -> None:
    match = table("recruiting", hands=HAND, supplies={"legion": 2}, plots="coded-telegram derailed-train frozen-well")
    acts = thought_about(match, "legion")
    kinds = [act.split(" ")[1] for act in acts if act.startswith("equip ")]
    assert sorted(kinds) == sorted(set(kinds))
    assert len(kinds) == 8
    assert "equip ciphers borovicka" in acts  # the strongest, to whom they open all three plots
    assert "pass" in acts


def test_an_order_that_does_the_same_for_anybody_has_one_bearer_at_a_plot() -> None:
    where = {"supply-run": "sloboda keler vavra", "hospital-car": "cil"}
    match = table(at=where, hands={"legion": "kopecky", "whites": "tamara"}, commanders="kadlec")
    match.play(seat(match, "legion"), "send kopecky supply-run")
    acts = thought_about(match, "legion")
    assert [act for act in acts if act.startswith("order plus2")] == ["order plus2 keler", "order plus2 cil"]
    assert len([act for act in acts if act.startswith("order win-or-fall")]) == 4  # who falls is not all the same
    assert acts[0] == "done"


@pytest.mark.parametrize(("mode", "seats"), [("standard", 3), ("dispatches", 2), ("survival", 4)])
def test_what_is_thought_about_is_legal_and_never_nothing(mode: str, seats: int) -> None:
    match = GAME.match(mode, seats, "likely", {"factions": "dealt"})
    rng = random.Random(3)
    fewer = 0
    for _ in range(400):
        if not match.to_act:
            break
        asked = match.to_act[0]
        legal = list(match.legal(asked))
        before = state(match).plain()
        likely = list(GAME.likely(state(match), asked, legal))
        assert likely
        assert set(likely) <= set(legal)
        left_out = {act.verb for act in legal} - {act.verb for act in likely}
        assert left_out <= {"reveal"}, "blank tokens alone may leave nothing to turn up"
        assert state(match).plain() == before
        fewer += len(likely) < len(legal)
        match.play(asked, rng.choice(legal))
    assert fewer > 0
