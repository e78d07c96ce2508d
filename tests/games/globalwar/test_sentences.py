"""Every act, question and refusal of movement can be said in all three languages."""

from __future__ import annotations

import itertools
from functools import cache
from typing import Any

import pytest

from sandtable.games.globalwar.groups import groups_in
from sandtable.games.globalwar.movement.sight import acting
from sandtable.games.globalwar.movement.verbs.table import VERBS
from sandtable.games.globalwar.state import GlobalWar
from sandtable.games.globalwar.title import GAME
from sandtable.kernel.action import Action
from sandtable.kernel.refusal import Refusal
from sandtable.text import LANGUAGES, language

from .table import play, position

CROWD = {
    "korea": {"japan": ["infantry", "militia", "artillery", "cavalry", "fighter:1", "strategic-bomber", "marines"]},
    "P14": {"japan": ["naval-transport+infantry+artillery", "destroyer", "submarine", "fleet-carrier+fighter"]},
    "P15": {"japan": ["battlecruiser:raider", "fighter:patrol", "destroyer:escort"], "usa": ["destroyer", "submarine"]},
    "kyushu": {"japan": ["battleship:ghost", "destroyer"]},
    "rehe": {"japan": ["air-transport+airborne-infantry", "motorized-infantry", "strategic-rocket"]},
    "beiping": {"warlord-shanxi": ["infantry"], "japan": ["infantry:0:battle", "medium-bomber:2"]},
    "siam": {"siam": ["infantry"]},
    "M7": {"japan": ["battleship"]},
}
WARS = [["japan", "usa"], ["japan", "warlord-shanxi"]]
GOALS = (
    "korea",
    "rehe",
    "beiping",
    "primorsky-krai",
    "P14",
    "P15",
    "P7",
    "M10",
    "hong-kong",
    "kyushu",
    "berlin",
    "honshu",
)


def crowd(phase: str) -> GlobalWar:
    return position(CROWD, "japan", phase, wars=WARS)


def attempts(s: GlobalWar) -> list[Action]:
    """All kinds of acts with all kinds of units, most of them against the rules."""
    found: list[Action] = []
    verbs = {verb.name: len(verb.nouns) for verb in VERBS}
    for where in CROWD:
        names = groups_in(s, s.edition.world.number[where], acting(s))
        for name, (verb, nouns) in itertools.product(names, verbs.items()):
            if nouns == 0:
                found.append(Action(verb, (name, where)))
            elif nouns == 2:
                for taker in ("naval-transport+infantry+artillery P14", "motorized-infantry rehe", "destroyer P14"):
                    found.append(Action(verb, (name, where, *taker.split())))
            else:
                for goal in (*GOALS, "major-port", "tokyo-line", "halifax-line"):
                    found.append(Action(verb, (name, where, goal)))
    return found


@cache
def tried(phase: str) -> list[tuple[Action, Refusal | None]]:
    s = crowd(phase)
    return [(action, s.why_not(0, action)) for action in attempts(s)]


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("phase", ["combat-movement", "non-combat"])
def test_every_act_and_every_refusal_has_a_sentence(code: str, phase: str) -> None:
    lang = language(code)
    for action, _ in tried(phase):
        assert lang.action("globalwar", action.text)
    refusals = [refusal for _, refusal in tried(phase) if refusal is not None]
    for refusal in refusals:
        assert lang.refusal("globalwar", refusal)
    assert len({refusal.message for refusal in refusals}) > 25, "the crowd breaks many rules"


@pytest.mark.parametrize(
    ("noun", "said"),
    [
        ("2*infantry", ("2× infantry", "2× pěchota", "2× piechota")),
        ("fec.infantry", ("infantry (FEC)", "pěchota (FEC)", "piechota (FEC)")),
        ("fighter:3", ("fighter, moves left: 3", "stíhačka, zbývá pohybu: 3", "myśliwiec, pozostały ruch: 3")),
        ("infantry:battle", ("infantry, in battle", "pěchota, v boji", "piechota, w bitwie")),
    ],
)
def test_groups_are_named_in_full(noun: str, said: tuple[str, ...]) -> None:
    assert tuple(language(code).noun(noun, title="globalwar") for code in LANGUAGES) == said


def test_names_of_groups_can_be_put_together() -> None:
    lang = language("en")
    assert lang.noun("battleship:1:d1", title="globalwar") == "battleship, moves left: 1, damage 1"
    assert lang.noun("naval-transport+infantry", title="globalwar") == "naval transport + infantry"


@pytest.mark.parametrize("code", LANGUAGES)
def test_what_happens_can_be_told(code: str) -> None:
    match = GAME.position({"mode": "world-1936", "seats": 3, "turn": "japan", "phase": "combat-movement",
                           "units": {"rehe": {"japan": ["infantry"]}}})  # fmt: skip
    match.play(0, "move infantry rehe beiping")
    lines: Any = match.log(0)
    events = [event for line in lines for event in line.get("events", [])]
    assert events
    for event in events:
        assert language(code).event("globalwar", event)
    s = crowd("combat-movement")
    assert language(code).has(s.prompt(0))
    play(s, "done")
    assert language(code).has(s.prompt(0))
