"""Errors as one clear line on stderr with exit code 2; Ctrl-C and the end of input end politely."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NoReturn, TypeGuard

import typer
from typer.core import TyperArgument, TyperGroup, TyperOption

from sandtable.cli.faults import INTERRUPTED, WRONG_INPUT, Fault, InFile
from sandtable.cli.near import near
from sandtable.cli.speech import spoken_in
from sandtable.kernel.plain import Malformed
from sandtable.kernel.refusal import IllegalAction
from sandtable.text import Language

WRITTEN = {str: "TEXT", int: "NUMBER", float: "NUMBER", Path: "FILE"}
FAULTS = (Fault, InFile, Malformed, IllegalAction, typer.TyperException, OSError)


class Courteous(TyperGroup):
    """The commands, none of which ever answers with a traceback."""

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        """Help names what is to be written, never a type of the programming language."""
        command = super().get_command(ctx, cmd_name)
        for param in command.params if command is not None else ():
            about = param.type_descriptor.annotation
            if isinstance(param, TyperArgument):
                param.display_type_rich = _no_type  # type: ignore[method-assign]
            elif param.metavar is None and about in WRITTEN:
                param.metavar = WRITTEN[about]
        return command

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
        return lang.malformed(error) + _meant(lang, error)
    if isinstance(error, IllegalAction):
        return lang.refusal("", error.refusal)
    if type(error) is typer.BadParameter and _wants_number(error.param):
        return lang.malformed(_no_number(error.param))
    if isinstance(error, typer.TyperException):
        return lang.say("core-ui-usage", {"problem": _sentence(error.format_message())})
    return lang.say("core-ui-system", {"problem": getattr(error, "strerror", None) or str(error)})


def _no_type(ctx: object) -> None:
    """An argument is told by its name alone."""


def _meant(lang: Language, error: Malformed) -> str:
    """Where there is a choice and the word is like one of them."""
    choices = str(error.values.get("choices", ""))
    names = near(str(error.values.get("value", "")), choices.split(", ")) if choices else []
    return f" {lang.say('core-ui-near', {'names': lang.list(names)})}" if names else ""


def _wants_number(param: object) -> TypeGuard[TyperOption]:
    return isinstance(param, TyperOption) and param.type_descriptor.annotation is int


def _no_number(param: TyperOption) -> Malformed:
    """What an option wants instead, in our own words."""
    about = param.type_descriptor
    place = max(param.opts, key=len)
    least, most = about.parameter_info.min, about.parameter_info.max
    if least is None or most is None:
        return Malformed(place, "core-malformed-whole")
    return Malformed(place, "core-malformed-range", least=int(least), most=int(most))


def _sentence(text: str) -> str:
    return text if text.endswith("?") else f"{text.rstrip('.')}."


def complain(line: str) -> None:
    sys.stderr.write(f"{printable(line)}\n")


def printable(text: str) -> str:
    """Text that came from a stranger's file without what could move the cursor or break the line."""
    return "".join(character if character.isprintable() else "·" for character in " ".join(text.split()))
