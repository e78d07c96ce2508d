"""`sandtable games` and `sandtable sources`: what can be played, and where the printed facts come from."""

from __future__ import annotations

from typing import cast

from rich.table import Table
from rich.text import Text

from sandtable.cli.paper import paper, print_json
from sandtable.cli.settings import Title, written
from sandtable.cli.speech import Json, Lang, spoken
from sandtable.games import TITLES, game
from sandtable.kernel.game import Game, Mode, Option
from sandtable.kernel.plain import Plain
from sandtable.text import Language
from sandtable.text.vocabulary import of_title

SOURCES = ("rulebook", "public", "reconstruction")
MOST_VALUES = 12


def list_games(lang: Lang = None, as_json: Json = False) -> None:
    """List the titles with their modes and options."""
    speech = spoken(lang)
    if as_json:
        print_json([_plain(title) for title in TITLES])
        return
    for title in TITLES:
        _tell(title, speech)


def _plain(title: Game) -> dict[str, Plain]:
    modes: list[Plain] = [{"id": mode.id, "seats": list(mode.seats), "minutes": mode.minutes} for mode in title.modes]
    options: list[Plain] = []
    for option in title.options:
        fitting: list[Plain] = [mode.id for mode in title.modes if option.applies_to(mode.id)]
        options.append(
            {"id": option.id, "values": list(option.values), "default": option.default, "rule": option.rule,
             "modes": fitting}
        )  # fmt: skip
    return {"id": title.ID, "rules": max(title.VERSIONS), "modes": modes, "options": options}


def _tell(title: Game, lang: Language) -> None:
    console = paper()
    prefix = of_title(title.ID).prefix
    name = Text(lang.say(f"{prefix}-title"), style="bold reverse")
    console.print(name.append(f" {title.ID}", style="not bold not reverse"))
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    table.add_column(lang.say("core-ui-mode"), no_wrap=True)
    table.add_column("", no_wrap=True)
    table.add_column("")
    for mode in title.modes:
        table.add_row(mode.id, _seats(mode, lang), lang.say(f"{prefix}-mode-{mode.id}-about"))
    console.print(table)
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    for heading in ("option", "values", "default"):
        table.add_column(lang.say(f"core-ui-{heading}"))
    table.add_column("")
    for option in title.options:
        about = lang.say(f"{prefix}-option-{option.id}-about")
        modes = f" ({', '.join(option.modes)})" if option.modes else ""
        table.add_row(option.id, _values(option, lang), written(option.default), about + modes)
    console.print(table)
    console.print(lang.say("core-ui-games-hint", {"title": title.ID}))


def _seats(mode: Mode, lang: Language) -> str:
    """How many may play: a run by its ends."""
    told = [lang.say("core-ui-seats", {"seats": seats}) for seats in mode.seats]
    return f"{mode.seats[0]}–{told[-1]}" if len(told) > 2 else lang.list(told)


def _values(option: Option, lang: Language) -> str:
    """All values; a run of numbers by its ends, a very long list by its beginning (``--json`` has it whole)."""
    values = [written(value) for value in option.values]
    if len(values) > 4 and option.values == tuple(range(len(values))):
        return f"{values[0]} … {values[-1]}"
    if len(values) > MOST_VALUES:
        return f"{', '.join(values[:3])} {lang.say('core-ui-more', {'count': len(values) - 3})}"
    return ", ".join(values)


def sources(title: Title, lang: Lang = None, as_json: Json = False) -> None:
    """List the printed facts of a title by their source.

    Reconstructions are ours and marked.
    """
    speech = spoken(lang)
    grouped: dict[str, list[str]] = {source: [] for source in SOURCES}
    for fact, source in game(title).sources():
        grouped.setdefault(source, []).append(fact)
    if as_json:
        print_json(cast(Plain, grouped))
        return
    console = paper()
    for source, facts in grouped.items():
        if facts:
            mark = "≈ " if source == "reconstruction" else ""
            console.print(Text(f"{mark}{speech.say(f'core-ui-source-{source}')} ({len(facts)})", style="bold"))
            console.print(Text("  " + ", ".join(facts)))
