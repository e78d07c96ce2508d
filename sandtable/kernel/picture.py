"""How a match comes to its picture: the engine knows no drawing, so whoever draws says so here once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from sandtable.kernel.plain import Plain

Painter: TypeAlias = Callable[[dict[str, Plain], str], str]  # of a view, with words in a language
_painters: Final[list[Painter]] = []


def hire(painter: Painter) -> None:
    """From now on this one draws."""
    _painters[:] = [painter]


def painted(view: dict[str, Plain], lang: str) -> str:
    """A view drawn as SVG. Nothing but the view is given away, so nothing that it hides is in the picture."""
    return _painters[0](view, lang)
