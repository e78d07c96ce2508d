"""The odds of a battle on a device: with less work than a server spends, for nobody else's game may wait for it."""

from __future__ import annotations

from typing import Final

from sandtable.kernel.plain import Record
from sandtable.lab.odds import MOST_GUNS, MOST_ROUNDS, Question, helps
from sandtable.table.company import Message

MOST_WORK: Final = 1_000_000
BATTLES: Final = 1_000  # simulated where there is too much to reckon
MOST_WORDS: Final = 40


def battle_odds(asked: Record) -> Message:
    return read_question(asked).odds(most_work=MOST_WORK, battles=BATTLES).plain()


def battle_helps(asked: Record) -> Message:
    return {"helps": [help.plain() for help in helps(read_question(asked), MOST_WORK)]}


def read_question(asked: Record) -> Question:
    """A battle as the client describes it. Raises Malformed when there is none like it."""
    usual = Question("")
    question = Question(
        attacker=asked.text("attacker"),
        defender=asked.text("defender", usual.defender),
        battle=asked.text("battle", usual.battle),
        terrain=asked.text("terrain", usual.terrain),
        circumstances=_words(asked, "circumstances"),
        guns=asked.number("guns", 0, MOST_GUNS, usual.guns),
        attacker_technologies=_words(asked, "attacker-technologies"),
        defender_technologies=_words(asked, "defender-technologies"),
        attacker_losses=asked.text("attacker-losses", usual.attacker_losses),
        defender_losses=asked.text("defender-losses", usual.defender_losses),
        retreat=asked.text("retreat", usual.retreat),
        round=asked.number("round", 1, MOST_ROUNDS, usual.round),
    )
    question.engagement()
    question.withdrawal()
    return question


def _words(asked: Record, key: str) -> tuple[str, ...]:
    return tuple(dict.fromkeys(asked.texts(key, MOST_WORDS))) if asked.has(key) else ()
