"""Every message the command line uses is there in all languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import sandtable.cli
from sandtable.cli import correcting
from sandtable.cli.boards.blitzkrieg import BlitzkriegBoard
from sandtable.cli.news import NOTED
from sandtable.cli.orders import HELP
from sandtable.cli.titles import SOURCES
from sandtable.games.blitzkrieg.edition import EFFECTS
from sandtable.games.blitzkrieg.title import GAME
from sandtable.text import LANGUAGES, language

QUOTED = re.compile(r"[\"']((?:core|bk)-(?:ui|help|mode|option|chance|prompt)-[a-z-]*[a-z])[\"']")
SPELLED_OUT = [message for _, message in (*HELP, *correcting.HELP)]
SPELLED_OUT += [f"core-ui-correct-state-{what}" for what in correcting.MARKS]
SPELLED_OUT += [f"core-ui-source-{source}" for source in SOURCES]
SPELLED_OUT += [f"core-ui-{heading}" for heading in ("option", "values", "default")]
SPELLED_OUT += [f"core-ui-sim-{heading}" for heading in ("bot", "wins", "share", "interval")]
SPELLED_OUT += [f"bk-ui-short-{effect}" for effect in EFFECTS if effect != "none"]
SPELLED_OUT += [f"bk-mode-{mode.id}-about" for mode in GAME.modes]
SPELLED_OUT += [f"bk-option-{option.id}-about" for option in GAME.options]


def used() -> list[str]:
    folder = Path(sandtable.cli.__file__).parent
    found = {id for path in folder.rglob("*.py") for id in QUOTED.findall(path.read_text(encoding="utf-8"))}
    return sorted({*found, *SPELLED_OUT, *NOTED.values()})


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_message_is_there(code: str) -> None:
    speech = language(code)
    assert [id for id in used() if not speech.has(id)] == []


@pytest.mark.parametrize("code", LANGUAGES)
def test_short_effects_fit_a_narrow_board(code: str) -> None:
    speech = language(code)
    for effect in EFFECTS[1:]:
        assert len(speech.say(f"bk-ui-short-{effect}", {"value": 3})) <= 10


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("mode", [mode.id for mode in GAME.modes])
def test_the_welcome_is_told(code: str, mode: str) -> None:
    assert len(BlitzkriegBoard(GAME.match(mode, seed="a"), language(code)).welcome) > 100
