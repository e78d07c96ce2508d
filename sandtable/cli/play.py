"""`sandtable play`: a full game in the terminal, alone, against a bot, or with friends at one screen."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from sandtable.bots import LEVELS, bot
from sandtable.bots.bot import Bot
from sandtable.bots.levels import USUAL
from sandtable.cli import files
from sandtable.cli.faults import Fault
from sandtable.cli.keyboard import Keyboard
from sandtable.cli.orders import Leave
from sandtable.cli.paper import paper
from sandtable.cli.settings import Mode, Options, Title, chosen_options
from sandtable.cli.speech import Lang, spoken
from sandtable.cli.table import Table
from sandtable.games import game
from sandtable.kernel.game import Game
from sandtable.kernel.match import Match


def play(
    title: Title,
    mode: Mode = None,
    seats: Annotated[int | None, typer.Option(help="How many players; see `sandtable games`.")] = None,
    seat: Annotated[int, typer.Option(help="Your seat against bots, counted from 0.")] = 0,
    opponent: Annotated[
        str | None, typer.Option("--bot", help=f"Who plays the other seats: {', '.join(LEVELS)}.")
    ] = None,
    hotseat: Annotated[bool, typer.Option("--hotseat", help="People in all seats, at this screen.")] = False,
    option: Options = None,
    seed: Annotated[str | None, typer.Option(help="Equal seeds give equal dice and draws.")] = None,
    manual: Annotated[
        bool, typer.Option("--manual", help="Roll and draw at your own table and type the results.")
    ] = False,
    save: Annotated[Path | None, typer.Option(help="Keep the game in this file after every act.")] = None,
    load: Annotated[Path | None, typer.Option(help="Go on with a saved game.")] = None,
    position: Annotated[Path | None, typer.Option(help="Begin in the position of this file.")] = None,
    pack: Annotated[Path | None, typer.Option(help="A folder with files that replace those of the title.")] = None,
    lang: Lang = None,
) -> None:
    """Play a game in the terminal."""
    speech = spoken(lang)
    playing = game(title)
    if load is not None:
        settled_already(
            {
                "--mode": mode,
                "--seats": seats,
                "--option": option,
                "--seed": seed,
                "--manual": manual,
                "--position": position,
                "--pack": pack,
            }
        )
        match = files.read_match(load)
    elif position is not None:
        settled_already({"--mode": mode, "--seats": seats, "--option": option, "--pack": pack})
        match = files.read_position(position, seed, manual)
    else:
        found = mode or usual_mode(playing, wants_company=opponent is not None or hotseat)
        options = chosen_options(playing, option)
        match = playing.match(found, seats, seed, options, files.read_packs(pack), manual)
    if match.game is not playing:
        raise Fault("core-ui-other-title", title=match.game.ID)
    bots = seated_bots(match, seat, opponent, hotseat, seed)
    table = Table(match, speech, bots, Keyboard(), paper())
    table.file = file_to_keep(save, load)
    sit_down(table)


def settled_already(options: dict[str, object]) -> None:
    """A file brings its own settings; an option that says something else would be ignored, so it is refused."""
    for name, value in options.items():
        if value:
            raise Fault("core-ui-settled", option=name)


def usual_mode(playing: Game, wants_company: bool) -> str:
    """A lone person plays solo where a title has that; the first mode is for company."""
    solo = next((mode.id for mode in playing.modes if mode.seats == (1,)), None)
    return playing.modes[0].id if wants_company or solo is None else solo


def seated_bots(match: Match, seat: int, opponent: str | None, hotseat: bool, seed: str | None) -> dict[int, Bot]:
    seats = match.setting.seats
    if not 0 <= seat < seats:
        raise Fault("core-ui-no-seat", seat=seat, last=seats - 1)
    if opponent is not None and (hotseat or seats == 1):
        raise Fault("core-ui-no-place-for-bot")
    if hotseat:
        return {}
    name = opponent or USUAL
    return {other: bot(name, match.game, f"{seed} {other}") for other in range(seats) if other != seat}


def file_to_keep(save: Path | None, load: Path | None) -> Path | None:
    """A game that was loaded goes on in its own file; any other file that is there already is left alone."""
    if save is None:
        return load
    if save != load and save.exists():
        raise Fault("core-ui-file-there", path=str(save))
    return save


def sit_down(table: Table) -> None:
    """Play until the end, or until the player has had enough."""
    try:
        table.play()
    except (KeyboardInterrupt, EOFError, Leave) as end:
        if not isinstance(end, Leave):
            table.console.print()
        table.say("core-ui-goodbye")
        if table.file is not None and table.match.outcome is None:
            table.say("core-ui-go-on", title=table.match.game.ID, path=str(table.file))
