"""Odds over the network: what the library says, in words for whoever asks, and no more work than anybody may cause."""

from __future__ import annotations

from pathlib import Path

import pytest

from sandtable.lab.odds import Question
from server.house import House

FORCES = {"attacker": "3*infantry artillery 2*fighter", "defender": "3*infantry fighter"}


def test_the_odds_are_those_of_the_library(house: House) -> None:
    told = house.visitor().post("/api/lab/odds", {**FORCES, "circumstances": ["river"], "retreat": "weaker"}).json()
    found = Question(**FORCES, circumstances=("river",), retreat="weaker").odds()
    assert told["method"] == "exact"
    assert told["taken"] == pytest.approx(found.taken)
    assert told["sides"]["attacker"]["mean-loss"] == pytest.approx(found.mean_loss(0))
    assert [row["round"] for row in told["rounds"]] == [row.round for row in found.rounds]


def test_what_would_help_does(house: House) -> None:
    guest = house.visitor()
    chance = guest.post("/api/lab/odds", FORCES).json()["taken"]
    helps = guest.post("/api/lab/helps", FORCES).json()["helps"]
    assert [help["unit"] for help in helps]
    for help in helps:
        more = {**FORCES, "attacker": f"{FORCES['attacker']} {help['many']}*{help['unit']}"}
        assert help["before"] == pytest.approx(chance)
        assert help["chance"] == pytest.approx(guest.post("/api/lab/odds", more).json()["taken"])
        assert help["chance"] > chance


@pytest.mark.parametrize(
    ("wrong", "place"),
    [
        ({"attacker": ""}, "attacker"),
        ({"attacker": "6*soldier"}, "attacker"),
        ({"attacker": " ".join(["99*infantry"] * 3)}, "attacker"),
        ({"attacker": "infantry", "battle": "tea-party"}, "battle"),
        ({"attacker": "infantry", "terrain": "moon"}, "terrain"),
        ({"attacker": "infantry", "circumstances": ["fog"]}, "circumstances"),
        ({"attacker": "infantry", "retreat": "soon"}, "retreat"),
        ({"attacker": "infantry", "attacker-technologies": ["wheel"]}, "attacker-technologies"),
    ],
)
def test_a_battle_that_is_none_is_refused_with_its_place(house: House, wrong: dict[str, object], place: str) -> None:
    answer = house.visitor().post("/api/lab/odds", wrong)
    assert answer.status_code == 400
    assert answer.json()["place"] == place


def test_too_much_work_is_simulated(tmp_path: Path) -> None:
    with House(tmp_path, odds_work=1_000) as house:
        guest = house.visitor()
        told = guest.post("/api/lab/odds", FORCES).json()
        assert told["method"] == "simulation"
        assert told["error"] > 0
        assert told["rounds"]
        assert guest.post("/api/lab/helps", FORCES).json() == {"helps": []}


def test_nobody_asks_for_too_much_at_a_time(tmp_path: Path) -> None:
    with House(tmp_path, odds_waiting=0) as house:
        busy = house.visitor().post("/api/lab/odds", FORCES)
        assert busy.status_code == 503
        assert int(busy.headers["retry-after"]) > 0
    with House(tmp_path, requests_per_second=0.01, burst=7.0) as house:
        guest = house.visitor()
        answers = [guest.post("/api/lab/odds", {"attacker": ""}).status_code for _ in range(3)]
        assert answers == [400, 429, 429]
