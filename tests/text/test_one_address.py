"""Czech speaks to its readers in one form, in rulebooks, messages and pages alike: "vy"."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

HERE = Path(__file__).resolve().parents[2]
TEXTS = sorted(
    [
        *HERE.glob("sandtable/**/locale/cs.ftl"),
        *HERE.glob("sandtable/games/*/rulebook/cs.md"),
        *HERE.glob("web/src/**/locale/cs.ftl"),
    ]
)
# what is said to somebody who is called "ty"; names of cards such as "Vybuduj armádu" are printed so
SINGULAR = re.compile(
    r"\b(jsi|máš|nemáš|můžeš|nemůžeš|musíš|nemusíš|smíš|nesmíš|chceš|budeš|hraješ|tvůj|tvoje|tvoji|tvá|tvé|tvou|tvým|tvých"
    r"|tvého|tobě|tebe|vyber|zvol|odlož|polož|zahraj|odstraň|proveď|získej|klikni|zkus|vezmi|ukaž|potvrď|pošli|urči)\b",
    re.IGNORECASE,
)


@pytest.mark.parametrize("path", TEXTS, ids=[path.relative_to(HERE).as_posix() for path in TEXTS])
def test_nobody_is_called_by_the_other_form(path: Path) -> None:
    lines = [line for line in path.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
    assert [line for line in lines if SINGULAR.search(line.split(" = ", 1)[-1])] == []
