"""Pictures: a match as a seat or everybody may see it, drawn as SVG. ``match.svg()`` and notebooks ask here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sandtable.kernel.plain import Malformed, Plain, Record
from sandtable.pictures import blitzkrieg, globalwar, legie, quartermaster
from sandtable.pictures.reading import Seen
from sandtable.text import language

PAINTERS: Final[dict[str, Callable[[Seen], str]]] = {
    "blitzkrieg": blitzkrieg.drawn,
    "quartermaster": quartermaster.drawn,
    "legie": legie.drawn,
    "globalwar": globalwar.drawn,
}


def svg(view: dict[str, Plain], lang: str = "en") -> str:
    """A view drawn: ``match.view(seat)``. What the view does not tell is not in the picture."""
    title = Record(view).text("title")
    if title not in PAINTERS:
        raise Malformed("title", "core-malformed-choice", value=title[:40], choices=", ".join(PAINTERS))
    return PAINTERS[title](Seen(view, language(lang)))
