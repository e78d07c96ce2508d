"""Errors as one clear line on stderr with exit code 2; Ctrl-C and the end of input end politely."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Any, NoReturn

import typer
from typer.core import TyperGroup

from sandtable.cli.faults import INTERRUPTED, WRONG_INPUT, Fault, InFile
from sandtable.cli.speech import spoken_in
from sandtable.kernel.plain import Malformed
from sandtable.kernel.refusal import IllegalAction
from sandtable.text import Language

FAULTS = (Fault, InFile, Malformed, IllegalAction, typer.TyperException, OSError)


class Courteous(TyperGroup):
    """The commands, none of which ever answers with a traceback."""

    def main(self, args: Sequence[str] | None = None, *rest: Any, **extra: Any) -> NoReturn:
        words = sys.argv[1:] if args is None else list(args)
        extra["standalone_mode"] = False
        try:
            code = super().main(words, *rest, **extra)
        except typer.Abort:
            code = INTERRUPTED
        except FAULTS as error:
            complain(one_line(spoken_in(words), error))
            code = WRONG_INPUT
        sys.exit(code if isinstance(code, int) else 0)


def one_line(lang: Language, error: Exception) -> str:
    """Why something cannot be done, in one line of the reader's language."""
    if isinstance(error, InFile):
        return lang.say("core-ui-in-file", {"path": error.path, "problem": one_line(lang, error.cause)})
    if isinstance(error, Fault):
        return lang.say(error.message, error.values)
    if isinstance(error, Malformed):
        return lang.malformed(error)
    if isinstance(error, IllegalAction):
        return lang.refusal("", error.refusal)
    if isinstance(error, typer.TyperException):
        return lang.say("core-ui-usage", {"problem": f"{error.format_message().rstrip('.')}."})
    return lang.say("core-ui-system", {"problem": getattr(error, "strerror", None) or str(error)})


def complain(line: str) -> None:
    sys.stderr.write(f"{printable(line)}\n")


def printable(text: str) -> str:
    """Text that came from a stranger's file without what could move the cursor or break the line."""
    return "".join(character if character.isprintable() else "·" for character in " ".join(text.split()))
