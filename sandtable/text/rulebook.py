"""The sentences of the rulebooks by rule id."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import Final

RULE: Final = re.compile(r"^(?:-|#+) +`(?P<id>[a-z0-9.-]+)` +(?P<text>.+?) *$", re.MULTILINE)


def home(title: str) -> str:
    """The package that holds the locale files and the rulebook of a title, or of the kernel."""
    return f"sandtable.games.{title}" if title else "sandtable.kernel"


@cache
def rules(title: str, code: str) -> dict[str, str]:
    """The text of every rule and heading of one rulebook."""
    text = (files(home(title)) / "rulebook" / f"{code}.md").read_text(encoding="utf-8")
    return {found["id"]: found["text"] for found in RULE.finditer(text)}
