"""Sandtable: four war board games by their printed rules.

>>> import sandtable
>>> match = sandtable.game("blitzkrieg").match(seed="morning coffee")
>>> match.to_act
(0,)
"""

from __future__ import annotations

from sandtable.games import game, games, load, verify
from sandtable.kernel.action import Action
from sandtable.kernel.chance import CHANCE
from sandtable.kernel.match import Match
from sandtable.kernel.picture import hire
from sandtable.kernel.plain import Malformed, Plain
from sandtable.kernel.refusal import IllegalAction, Refusal

__all__ = ["CHANCE", "Action", "IllegalAction", "Malformed", "Match", "Refusal", "game", "games", "load", "verify"]
__version__ = "0.1.0"


def _paint(view: dict[str, Plain], lang: str) -> str:
    from sandtable.pictures import svg  # who asks for no picture does not wait for words and maps

    return svg(view, lang)


hire(_paint)
