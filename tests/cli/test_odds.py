"""`sandtable odds`: words, numbers and one-line errors."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from games.globalwar.battles import CATALOGUE
from rich.console import Console
from server.house import House

from cli.terminal import fault, run
from sandtable.cli.odds import Report, bar, percent
from sandtable.games.globalwar.combat.field import Field
from sandtable.games.globalwar.combat.sequence import LAND
from sandtable.games.globalwar.combat.troops import read_troops
from sandtable.games.globalwar.odds.odds import engaged, odds
from sandtable.text import LANGUAGES, language


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_battle_in_words(lang: str) -> None:
    done = run("odds", "4*infantry artillery fighter", "3*infantry", "--city", "--lang", lang)
    assert done.exit_code == 0, done.output
    speech = language(lang)
    assert speech.say("gw-odds-exact") in done.stdout
    assert speech.noun("artillery", title="globalwar") in done.stdout
    assert speech.say("gw-odds-left-attacker") in done.stdout
    assert ("," in done.stdout.splitlines()[0]) == (lang != "en")  # 70,4 % or 70.4 %


def test_plain_data() -> None:
    done = run("odds", "infantry", "infantry", "--json")
    found = json.loads(done.stdout)
    assert found["method"] == "exact"
    assert found["won"] == pytest.approx(0.25)
    assert found["sides"]["attacker"]["mean-loss"] == pytest.approx(2.25)


def test_every_kind_of_battle_can_be_asked_for() -> None:
    for battle, attacker, defender in (
        ("naval", "2*destroyer submarine", "2*submarine light-cruiser"),
        ("amphibious", "2*marines:landed battleship:shelling naval-transport:laden", "infantry"),
        ("airborne", "air-transport:laden airborne-infantry:dropped", "militia"),
        ("port", "2*tactical-bomber", "battleship:port fighter"),
        ("interception", "2*strategic-bomber fighter", "2*fighter"),
        ("attrition", "2*advanced-artillery", "3*infantry"),
    ):
        done = run("odds", attacker, defender, "--battle", battle, "--json")
        assert done.exit_code == 0, done.output
        assert json.loads(done.stdout)["battle"] == battle


def test_the_terminal_and_the_page_tell_the_same_of_a_landing(tmp_path: Path) -> None:
    """The page writes units in the order of the catalogue, a person as they come to mind; neither says who lands."""
    page = {
        "battle": "amphibious",
        "attacker": "3*infantry 1*artillery 2*fighter 1*battleship 2*naval-transport",
        "defender": "2*infantry 1*artillery",
        "terrain": "normal",
        "circumstances": ["city"],
        "guns": 1,
        "attacker-losses": "cheapest",
        "defender-losses": "cheapest",
        "retreat": "never",
    }
    with House(tmp_path) as house:
        told = house.visitor().post("/api/lab/odds", page).json()
    words = ("battleship 2*naval-transport artillery 3*infantry 2*fighter", "artillery 2*infantry")
    there = ("--battle", "amphibious", "--city", "--guns", "1")
    typed = json.loads(run("odds", *words, *there, "--json").stdout)
    assert typed.keys() == told.keys()
    assert typed["method"] == told["method"] == "exact"
    for key in ("taken", "won", "held", "both", "broken", "open"):
        assert typed[key] == pytest.approx(told[key]), key
    for side in ("attacker", "defender"):
        assert typed["sides"][side]["mean-loss"] == pytest.approx(told["sides"][side]["mean-loss"])
    assert 0.05 < told["taken"] < 0.95
    assert percent(told["taken"], language("en")) in run("odds", *words, *there).stdout.splitlines()[0]


@pytest.mark.parametrize(
    "words",
    [
        ("6*soldier", "infantry"),
        ("0*infantry", "infantry"),
        ("infantry:fast", "infantry"),
        ("", "infantry"),
        ("infantry", "infantry", "--battle", "tea-party"),
        ("infantry", "infantry", "--terrain", "moon"),
        ("infantry", "infantry", "--retreat", "soon"),
        ("infantry", "infantry", "--attacker-losses", "fighter"),
        ("infantry", "infantry", "--defender-technologies", "wheel"),
        ("99*infantry 99*artillery 99*cavalry", "infantry"),
        ("battleship:d2", "destroyer", "--battle", "naval"),
    ],
)
def test_errors_are_one_line(words: tuple[str, ...]) -> None:
    done = run("odds", *words)
    assert fault(done)
    assert done.stdout == ""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_battle_that_was_won_every_time_it_was_simulated_is_not_told_as_sure(lang: str) -> None:
    forces = [read_troops(side, CATALOGUE, "test") for side in ("20*infantry", "militia")]
    found = odds(engaged(LAND, Field(), *forces), most_work=0, battles=5_000)
    assert found.won == pytest.approx(1)
    console = Console(width=200)
    with console.capture() as told:
        Report(found, language(lang)).show(console)
    last = told.get().splitlines()[-1]
    assert found.error < 0.0005
    assert ("0.1" if lang == "en" else "0,1") in last  # percentage points that it may be off, at the least


@pytest.mark.parametrize(("share", "length"), [(0.0, 1), (-0.0, 1), (0.001, 1), (0.5, 15), (1.0, 30)])
def test_the_length_of_a_bar_is_that_of_its_share(share: float, length: int) -> None:
    assert len(bar(share, "red").plain) == length
