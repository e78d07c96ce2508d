"""What several commands are told alike: the title, and options of a match as key=value."""

from __future__ import annotations

from typing import Annotated

import typer

from sandtable.cli.faults import Fault
from sandtable.games import TITLES, games
from sandtable.kernel.game import Game, Value


def _titles_begun(incomplete: str) -> list[str]:
    return [id for id in games() if id.startswith(incomplete)]


def _options_begun(incomplete: str) -> list[str]:
    """``difficulty=high``; of all titles, since the shell does not yet know which one the line will name."""
    options = [option for title in TITLES for option in title.options]
    pairs = [f"{option.id}={written(value)}" for option in options for value in option.values]
    return [pair for pair in pairs if pair.startswith(incomplete)]


def _modes_begun(incomplete: str) -> list[str]:
    """Of all titles, for the same reason."""
    modes = dict.fromkeys(mode.id for title in TITLES for mode in title.modes)
    return [id for id in modes if id.startswith(incomplete)]


Title = Annotated[str, typer.Argument(help="The id of a title; see `sandtable games`.", autocompletion=_titles_begun)]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="KEY=VALUE", help="An option of the match; see `sandtable games`.",
                 autocompletion=_options_begun),
]  # fmt: skip


Mode = Annotated[
    str | None,
    typer.Option("--mode", metavar="MODE", help="A mode of the title; see `sandtable games`.",
                 autocompletion=_modes_begun),
]  # fmt: skip


def written(value: Value) -> str:
    """An option's value as one types it."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def chosen_options(title: Game, pairs: list[str] | None) -> dict[str, Value]:
    """Options as typed, each with the type that the title gives its values; the title refuses what does not fit."""
    chosen: dict[str, Value] = {}
    for pair in pairs or []:
        key, equals, text = pair.partition("=")
        if not equals:
            raise Fault("core-ui-option-form", text=pair[:40])
        chosen[key] = text
        for option in title.options:
            if option.id == key:
                for value in option.values:
                    if written(value) == text.lower():
                        chosen[key] = value
    return chosen
