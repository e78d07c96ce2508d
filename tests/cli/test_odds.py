"""`sandtable odds`: words, numbers and one-line errors."""

from __future__ import annotations

import json

import pytest

from cli.terminal import fault, run
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
