"""The sentences of the rulebooks by rule id."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import Final

LANGUAGES: Final = ("en", "cs", "pl")
RULE: Final = re.compile(r"^(?:-|#+) +`(?P<id>[a-z0-9.-]+)` +(?P<text>.+?) *$", re.MULTILINE)
TERM: Final = "*"  # on both sides of a term, in the rule that explains it


def home(title: str) -> str:
    """The package that holds the locale files and the rulebook of a title, or of the kernel."""
    return f"sandtable.games.{title}" if title else "sandtable.kernel"


@cache
def rules(title: str, code: str) -> dict[str, str]:
    """The text of every rule and heading of one rulebook, without the marks of the terms that it explains."""
    text = (files(home(title)) / "rulebook" / f"{code}.md").read_text(encoding="utf-8")
    return {found["id"]: found["text"].replace(TERM, "") for found in RULE.finditer(text)}
