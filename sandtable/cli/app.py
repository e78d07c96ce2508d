"""The `sandtable` command: one line for each thing it can do."""

from __future__ import annotations

from typing import Annotated

import typer

import sandtable
from sandtable.cli import upkeep
from sandtable.cli.admin import admin_app
from sandtable.cli.advise import advise
from sandtable.cli.analyse import analyse
from sandtable.cli.bounced import bounced
from sandtable.cli.conformance import conformance
from sandtable.cli.courtesy import Courteous
from sandtable.cli.diary import diary
from sandtable.cli.lab import lab_app
from sandtable.cli.maps.commands import map_app
from sandtable.cli.midgame import midgame
from sandtable.cli.odds import command as odds
from sandtable.cli.play import play
from sandtable.cli.positions import position
from sandtable.cli.puzzles import puzzles
from sandtable.cli.reliability import measure
from sandtable.cli.rules import rule
from sandtable.cli.saves import replay, verify
from sandtable.cli.serve import serve
from sandtable.cli.sim import sim
from sandtable.cli.titles import list_games, sources
from sandtable.cli.train import train

app = typer.Typer(name="sandtable", cls=Courteous, rich_markup_mode=None, pretty_exceptions_enable=False)


@app.callback(invoke_without_command=True)
def begin(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Print the version and stop.")] = False,
) -> None:
    """War board games by their printed rules.

    New here? Type: sandtable serve --open

    In the terminal: sandtable play blitzkrieg
    """
    if version:
        typer.echo(sandtable.__version__)
        raise typer.Exit
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


app.command("games")(list_games)
app.command("play")(play)
app.command("serve")(serve)
app.command("sim")(sim)
app.command("replay")(replay)
app.command("verify")(verify)
app.command("diary")(diary)
app.command("advise")(advise)
app.command("analyse")(analyse)
app.command("odds")(odds)
app.command("position")(position)
app.command("rule")(rule)
app.command("conformance")(conformance)
app.command("sources")(sources)
app.add_typer(map_app, name="map")
lab_app.command("train")(train)
lab_app.command("reliability")(measure)
lab_app.command("midgame")(midgame)
lab_app.command("puzzles")(puzzles)
app.add_typer(lab_app, name="lab")
for looking_after in (
    bounced,
    upkeep.backup,
    upkeep.restore,
    upkeep.move,
    upkeep.verify,
    upkeep.export,
    upkeep.delete,
    upkeep.statistics,
):
    admin_app.command(looking_after.__name__)(looking_after)
app.add_typer(admin_app, name="admin")


def main() -> None:
    app()


if __name__ == "__main__":
    main()
