"""``python -m mapmaking.pictures``: the pictures of the maps in docs/pictures, drawn by the package and Chromium."""

from __future__ import annotations

import base64
import json
import re
import shutil
import sys
from pathlib import Path

from PIL import Image
from playwright.sync_api import sync_playwright

from sandtable.games.globalwar.edition import read_data, read_edition
from sandtable.kernel.geometry import Geometry
from sandtable.pictures import worldmap
from sandtable.pictures.chart import Chart, Frame, Sheet, Space
from sandtable.pictures.palette import DAY, mixed
from sandtable.text import language

ROOT = Path(__file__).parents[1]
TO = ROOT / "docs" / "pictures"
FONTS = ROOT / "web" / "node_modules" / "@fontsource" / "barlow-condensed" / "files"

# left, top, right, bottom in board units, and pixels across
VIEWS = {
    "world": (0, 0, 36_000, 18_088, 1_800),
    "europe": (15_700, 1_900, 21_500, 7_200, 1_200),
    "asia": (23_700, 3_700, 32_000, 11_000, 1_300),
    "pacific": (27_500, 4_300, 40_500, 15_700, 1_300),
    "africa": (14_700, 6_700, 23_000, 14_800, 1_200),
    "americas": (3_400, 3_300, 14_000, 17_900, 1_200),
    "zone": (16_850, 5_000, 18_100, 5_900, 1_000),
}


def faces() -> str:
    """The type of the web table, if it is installed there."""
    css = ""
    for file in sorted(FONTS.glob("barlow-condensed-latin*-[67]00-*.woff2")) if FONTS.is_dir() else []:
        found = re.fullmatch(r"barlow-condensed-(latin(?:-ext)?)-([67]00)-(normal|italic)", file.stem)
        if found:
            data = base64.b64encode(file.read_bytes()).decode()
            letters = "unicode-range:U+0100-02BA" if found[1] == "latin-ext" else ""
            css += (
                f"@font-face{{font-family:'Barlow Condensed';font-weight:{found[2]};font-style:{found[3]};"
                f"src:url(data:font/woff2;base64,{data});{letters}}}"
            )
    return css


def world_charts() -> dict[str, str]:
    edition = read_edition({})
    geometry = Geometry(read_data("geometry"))
    charts: dict[str, str] = {}
    for name, view in VIEWS.items():
        layers = ("terrain", "convoys") if name == "world" else worldmap.LAYERS
        sheet = worldmap.sheet(edition, geometry, language("en"), layers, DAY)
        charts[f"globalwar-{name}"] = Chart(geometry, sheet, Frame(*view), DAY).svg()
    return charts


def quartermaster_chart() -> str:
    recipe = json.loads((Path(__file__).parent / "quartermaster.json").read_text(encoding="utf-8"))
    data = ROOT / "sandtable" / "games" / "quartermaster" / "data" / "geometry.json"
    geometry = Geometry(json.loads(data.read_text(encoding="utf-8")))
    spaces: dict[str, Space] = {}
    for n, space in enumerate(recipe["land"]):
        fill = mixed(("#c9b27c", "#b9b58a", "#c7a98f", "#bdb3a0")[n % 4], DAY["land"], 0.35)
        spaces[space["id"]] = Space("\n".join(space["name"]), False, fill, group=space["id"])
    for n, space in enumerate(recipe["sea"]):
        fill = mixed(DAY["sea"], DAY["sea-deep"], 1 - 0.2 * (n % 4))
        spaces[space["id"]] = Space("\n".join(space["name"]), True, fill)
    return Chart(geometry, Sheet(spaces), Frame(0, 0, geometry.width, geometry.height, 1_280), DAY).svg()


def main() -> int:
    TO.mkdir(parents=True, exist_ok=True)
    charts = {**world_charts(), "quartermaster-map": quartermaster_chart()}
    wanted = sys.argv[1:] or list(charts)
    css = faces()
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox", "--disable-gpu"])
        for name in wanted:
            size = re.search(r'width="(\d+)" height="(\d+)"', charts[name])
            assert size is not None
            page = browser.new_page(viewport={"width": int(size[1]), "height": int(size[2])})
            page.set_content(f"<style>body{{margin:0}}{css}</style>{charts[name]}")
            page.evaluate("document.fonts.ready")
            page.screenshot(path=TO / f"{name}.png", timeout=300_000)
            page.close()
            Image.open(TO / f"{name}.png").convert("RGB").quantize(128).save(TO / f"{name}.png", optimize=True)
            print(TO / f"{name}.png")
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
