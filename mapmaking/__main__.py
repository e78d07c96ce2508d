"""``python -m mapmaking [TITLE …]``: build the geometry files of titles from the shapes of Natural Earth."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from mapmaking import globalwar_board, quartermaster
from mapmaking.countries import ATLAS, read_countries

GAMES = globalwar_board.DATA.parent
BOARDS = {"globalwar": globalwar_board.build, "quartermaster": quartermaster.build}


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m mapmaking", description=__doc__)
    parser.add_argument("title", nargs="*", help=f"which boards ({', '.join(BOARDS)}); all when none is named")
    parser.add_argument("--atlas", type=Path, default=ATLAS, help="countries-50m.json of the npm package world-atlas")
    parser.add_argument("--to", type=Path, help="a folder for the files instead of the titles' own")
    args = parser.parse_args()
    unknown = [title for title in args.title if title not in BOARDS]
    if unknown:
        print(f"{unknown[0]} has no board here; choose from: {', '.join(BOARDS)}", file=sys.stderr)
        return 2
    if not args.atlas.is_file():
        print(f"{args.atlas} is missing; run: npm ci --prefix mapmaking", file=sys.stderr)
        return 2
    countries = read_countries(args.atlas)
    for title in args.title or BOARDS:
        path = (args.to or GAMES / title / "data") / ("geometry.json" if args.to is None else f"{title}.json")
        file = BOARDS[title](countries)
        file.write(path)
        print(f"{path}: {len(file.places)} spaces, {len(file.board.arcs)} lines, {path.stat().st_size // 1000} kB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
