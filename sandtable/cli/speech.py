"""Which language the terminal speaks: the option --lang, or the language of the environment."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Annotated, Final

import typer

from sandtable.text import LANGUAGES, Language, language

FALLBACK: Final = "en"


def language_of_environment() -> str:
    """The first of LC_ALL and LANG that is set decides, as it does for other programs."""
    for name in ("LC_ALL", "LANG"):
        code = os.environ.get(name, "")[:2].lower()
        if code:
            return code if code in LANGUAGES else FALLBACK
    return FALLBACK


def spoken(code: str | None) -> Language:
    """The language asked for."""
    return language(language_of_environment() if code is None else code)


def spoken_in(words: Sequence[str]) -> Language:
    """The language of a command line that could not be read to its end, so that the error speaks it as well."""
    code = language_of_environment()
    for n, word in enumerate(words):
        if word.startswith("--lang="):
            code = word.removeprefix("--lang=")
        elif word == "--lang" and n + 1 < len(words):
            code = words[n + 1]
    return language(code if code in LANGUAGES else FALLBACK)


def _begun(incomplete: str) -> list[str]:
    return [code for code in LANGUAGES if code.startswith(incomplete)]


Lang = Annotated[
    str | None,
    typer.Option("--lang", metavar="|".join(LANGUAGES), help="Language (default: from LC_ALL or LANG).",
                 autocompletion=_begun),
]  # fmt: skip
Json = Annotated[bool, typer.Option("--json", help="Print plain data instead of words.")]
