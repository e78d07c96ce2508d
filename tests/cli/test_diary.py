"""`sandtable diary`: the war diary of a campaign, in three languages, as data and as a picture."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

import sandtable
from cli.terminal import fault, run
from sandtable.kernel.match import Match
from sandtable.text import LANGUAGES, language


def campaign(folder: Path, games: int = 3) -> tuple[Match, Path]:
    """A campaign for three played at random until so many games are in the diary."""
    match = sandtable.game("legie").match("survival", 3, "omsk", {"factions": "dealt"})
    rng = random.Random(4)
    while match.to_act and (finished(match) < games or games == 3):
        seat = match.to_act[0]
        match.play(seat, rng.choice(list(match.legal(seat))))
    path = folder / "campaign.json"
    path.write_text(match.save(), encoding="utf-8")
    return match, path


def diary_of(match: Match) -> list[dict[str, int | str]]:
    state: Any = match.view(None)["state"]
    diary: list[dict[str, int | str]] = state["diary"]
    return diary


def finished(match: Match) -> int:
    return len({row["game"] for row in diary_of(match)})


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_diary_tells_every_game_and_adds_up_the_points(code: str, tmp_path: Path) -> None:
    match, path = campaign(tmp_path)
    said = run("diary", path, lang=code, width=100).stdout
    lang = language(code)
    rows = diary_of(match)
    assert len(rows) == 9
    for row in rows:
        assert lang.noun(str(row["faction"]), title="legie") in said
        assert lang.noun(str(row["commander"]), title="legie") in said
    for game in (1, 2, 3):
        assert lang.say("lg-ui-diary-game", {"game": game}) in said
    assert match.outcome is not None
    last = said.splitlines()[-3:]  # the chart after the last game, seat by seat
    assert [int(line.split()[-1]) for line in last] == list(match.outcome.points)
    assert "█" in said


def test_the_diary_as_data_is_the_diary_of_the_save(tmp_path: Path) -> None:
    match, path = campaign(tmp_path)
    assert json.loads(run("diary", path, "--json").stdout) == diary_of(match)


def test_the_diary_as_a_picture(tmp_path: Path) -> None:
    _, path = campaign(tmp_path)
    picture = tmp_path / "diary.svg"
    assert str(picture) in run("diary", path, "--picture", picture, width=300).stdout
    assert "<svg" in picture.read_text(encoding="utf-8")


def test_a_campaign_that_has_just_begun_has_an_empty_diary(tmp_path: Path) -> None:
    _, path = campaign(tmp_path, games=0)
    assert language("en").say("lg-ui-diary-empty") in run("diary", path).stdout


def test_a_running_campaign_tells_the_games_that_are_over(tmp_path: Path) -> None:
    match, path = campaign(tmp_path, games=1)
    said = run("diary", path).stdout
    assert match.to_act
    assert "Game 1" in said
    assert "Game 2" not in said


def test_what_keeps_no_diary_is_refused_and_nothing_is_drawn(tmp_path: Path) -> None:
    duel = tmp_path / "duel.json"
    duel.write_text(sandtable.game("blitzkrieg").match(seed="x").save(), encoding="utf-8")
    picture = tmp_path / "diary.svg"
    assert "duel.json" in fault(run("diary", duel, "--picture", picture))
    fault(run("diary", tmp_path / "nothing.json"))
    _, path = campaign(tmp_path, games=1)
    assert "diary.txt" in fault(run("diary", path, "--picture", tmp_path / "diary.txt"))
    fault(run("diary", path, "--picture", tmp_path / "no-such-folder" / "diary.svg"))
    assert not picture.exists()
