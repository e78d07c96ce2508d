"""The rulebook and the code: every rule is named where it is enforced."""

from __future__ import annotations

import re
from pathlib import Path

from sandtable.games.quartermaster import board

TITLE = Path(board.__file__ or "").parent


def test_every_rule_is_cited_in_the_code() -> None:
    rules = re.findall(r"^(?:- |## )`(qm\.[a-z.-]+)`", (TITLE / "rulebook" / "en.md").read_text("utf-8"), re.MULTILINE)
    code = "".join(path.read_text("utf-8") for path in TITLE.rglob("*.py"))
    parts = {rule for rule in rules if any(other.startswith(f"{rule}.") for other in rules)}  # headings
    cited = set(re.findall(r"qm\.[a-z]+(?:\.[a-z-]+)?", code))
    assert len(rules) > 100
    assert sorted(set(rules) - parts - cited) == []
