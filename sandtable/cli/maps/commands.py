"""`sandtable map check` and `sandtable map svg`: whether a map is sound, and the map drawn."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Final, cast

import typer

from sandtable.cli import files
from sandtable.cli.courtesy import Courteous
from sandtable.cli.faults import Fault
from sandtable.cli.paper import paper, print_json
from sandtable.cli.speech import Json, Lang, spoken
from sandtable.games.globalwar.edition import Edition, read_data, read_edition
from sandtable.games.globalwar.survey import Finding, survey
from sandtable.kernel.geometry import Geometry
from sandtable.kernel.plain import Malformed, Plain
from sandtable.pictures import worldmap
from sandtable.pictures.chart import Chart, Frame
from sandtable.pictures.palette import DAY, NIGHT
from sandtable.text import LANGUAGES, language

MAPS: Final = ("globalwar",)
UNSOUND: Final = 1  # exit code when something was found

map_app = typer.Typer(name="map", cls=Courteous, help="Check or draw the map of a title.", rich_markup_mode=None)


def _begun(incomplete: str) -> list[str]:
    return [title for title in MAPS if title.startswith(incomplete)]


Mapped = Annotated[str, typer.Argument(help="The id of a title that is played on a map.", autocompletion=_begun)]
Pack = Annotated[Path | None, typer.Option(help="A data pack: a folder with files that replace printed ones.")]


def _read(title: str, pack: Path | None) -> tuple[Edition, Geometry]:
    if title not in MAPS:
        raise Malformed("title", "core-malformed-choice", value=title[:40], choices=", ".join(MAPS))
    return read_edition(files.read_packs(pack)), Geometry(read_data("geometry"))


@map_app.command("check")
def check(title: Mapped, pack: Pack = None, lang: Lang = None, as_json: Json = False) -> None:
    """Check that a map is sound: connected, both ways, totals as printed, drawn as linked, named in all languages."""
    speech = spoken(lang)
    edition, geometry = _read(title, pack)
    findings = survey(edition, geometry) + _unnamed(edition)
    counts: dict[str, int] = {
        "land": edition.world.lands,
        "sea": edition.world.size - edition.world.lands,
        "links": len(edition.world.links),
        "convoys": len(edition.convoys),
        "lines": len(geometry.connectors),
        "barriers": len(geometry.barriers),
    }
    if as_json:
        found = [{"finding": finding.message, "args": dict(finding.args)} for finding in findings]
        print_json(cast(Plain, {"title": title, "ok": not findings, "counts": counts, "findings": found}))
    else:
        console = paper()
        for finding in findings:
            console.print(speech.say(finding.message, finding.args), soft_wrap=True)
        verdict = "core-ui-map-sound" if not findings else "core-ui-map-unsound"
        console.print(speech.say(verdict, {**counts, "count": len(findings)}), soft_wrap=True)
    if findings:
        raise typer.Exit(UNSOUND)


def _unnamed(edition: Edition) -> list[Finding]:
    """Land zones that a language cannot name; of a data pack's own zones the id is shown."""
    found: list[Finding] = []
    for code in LANGUAGES:
        names = language(code)
        for zone in edition.world.zones[: edition.world.lands]:
            if not names.has(f"gw-zone-{zone.id}"):
                found.append(Finding("gw-found-no-name", {"zone": zone.id, "lang": code}))
    return found


@map_app.command("svg")
def svg(
    title: Mapped,
    part: Annotated[str | None, typer.Option(help="Only a region or a zone and what lies around it.")] = None,
    layer: Annotated[
        list[str] | None, typer.Option(help=f"What is laid over it: {', '.join(worldmap.LAYERS)}, none.")
    ] = None,
    width: Annotated[int, typer.Option(min=200, max=8000, help="Pixels.")] = 1600,
    night: Annotated[bool, typer.Option("--night", help="Dark colours.")] = False,
    out: Annotated[Path | None, typer.Option(help="A file to write; else the drawing is printed.")] = None,
    pack: Pack = None,
    lang: Lang = None,
) -> None:
    """Draw the map as SVG."""
    speech = spoken(lang)
    edition, geometry = _read(title, pack)
    colours = NIGHT if night else DAY
    drawn = Chart(
        geometry,
        worldmap.sheet(edition, geometry, speech, _layers(layer), colours),
        _frame(edition, geometry, part, width),
        colours,
    ).svg()
    if out is None:
        sys.stdout.write(drawn)
        return
    if out.exists():
        raise Fault("core-ui-file-there", path=str(out))
    out.write_text(drawn, encoding="utf-8")
    paper().print(speech.say("core-ui-map-drawn", {"path": str(out)}), soft_wrap=True)


def _layers(chosen: list[str] | None) -> tuple[str, ...]:
    if chosen is None:
        return worldmap.LAYERS
    for name in chosen:
        if name not in (*worldmap.LAYERS, "none"):
            choices = ", ".join((*worldmap.LAYERS, "none"))
            raise Malformed("layer", "core-malformed-choice", value=name[:40], choices=choices)
    return tuple(name for name in chosen if name != "none")


def _frame(edition: Edition, geometry: Geometry, part: str | None, width: int) -> Frame:
    """The whole board, all land of a region, or a zone with a margin as wide as itself."""
    if part is None:
        return Frame(0, 0, geometry.width, geometry.height, width)
    zones = [zone.id for zone in edition.world.zones if zone.region >= 0 and edition.world.regions[zone.region] == part]
    margin = 0.04
    if part in edition.world.number:
        zones, margin = [part], 0.9
    if not zones:
        raise Malformed("part", "core-malformed-choice", value=part[:40], choices=", ".join(edition.world.regions))
    return worldmap.framed(geometry, zones, margin, width)
