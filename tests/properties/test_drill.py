"""The property suite over Drill, the test title that uses every frame of the kernel."""

from __future__ import annotations

from pathlib import Path

import drill
import pytest
from drill import GAME, conserved

from properties.suite import PROPERTIES, Property, examine, name_of, setting_of
from properties.trial import Title
from sandtable.kernel.game import Setting

DRILL = Title(
    GAME,
    settings=[GAME.setting(seats=seats) for seats in (2, 3, 4)],
    conserved=conserved,
    rulebooks=[Path(drill.__file__).parent / "rulebook" / "en.md"],
    deepest=60,
    endless=400,
)


@pytest.mark.parametrize("setting", DRILL.settings, ids=setting_of)
@pytest.mark.parametrize("holds", PROPERTIES, ids=name_of)
def test_drill(holds: Property, setting: Setting) -> None:
    examine(holds, DRILL, setting, examples=20)
