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
from sandtable.kernel.plain import Malformed
from sandtable.kernel.refusal import IllegalAction, Refusal

__all__ = ["CHANCE", "Action", "IllegalAction", "Malformed", "Match", "Refusal", "game", "games", "load", "verify"]
__version__ = "0.1.0"
