"""The texts that the client asks a server for, written into a folder: ``texts.py FOLDER``."""

from __future__ import annotations

import sys
from pathlib import Path

from sandtable.server.pages import texts


def main() -> None:
    folder = Path(sys.argv[1])
    for address, text in texts():
        file = folder / f"{address.removeprefix('/')}.txt"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(text)


if __name__ == "__main__":
    main()
