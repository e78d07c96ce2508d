"""A title whose start leans on the order of a set of texts: the suite must catch it."""

from __future__ import annotations

from drill.board import CARDS
from drill.state import Drill
from drill.title import DrillGame

from sandtable.kernel.game import Setting


class HashOrdered(DrillGame):
    def start(self, setting: Setting) -> Drill:
        s = super().start(setting)
        s.declared = next(n for n, card in enumerate({*CARDS}) if card == "raid")
        return s
