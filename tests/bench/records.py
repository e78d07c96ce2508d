"""What long runs have found so far, kept with the code that they ran on, so that they go on on any machine.

python tests/bench/records.py     keeps in tests/records the games of soak/ that were played by the code as it is now

`make soak` takes them up where its own folder has nothing yet. Games of other code tell nothing about this one, so they
are left out, and with them go the files that have no others. So it is with the verdicts of `make mutants`.
"""

from __future__ import annotations

import json
import shutil
import sys
from pathlib import Path
from typing import Any

from sandtable.games import TITLES
from sandtable.lab.store import stored_rows
from sandtable.lab.version import version

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from mutants.changes import sample
from mutants.verdicts import keep

SOAK = Path("soak")
RECORDS = Path(__file__).resolve().parents[1] / "records"


def take_up(name: str) -> Path:
    """A file of games in soak/, begun with what is kept of it."""
    store = SOAK / name
    if not store.exists() and (RECORDS / name).exists():
        SOAK.mkdir(exist_ok=True)
        shutil.copy(RECORDS / name, store)
    return store


def is_of_now(row: dict[str, Any], known: list[tuple[str, str]]) -> bool:
    played = row.get("version", {})
    return (played.get("code"), played.get("data")) in known


def keep_games() -> None:
    known = [(now["code"], now["data"]) for now in (version(title.ID, ()) for title in TITLES)]
    RECORDS.mkdir(exist_ok=True)
    for name in sorted({path.name for folder in (SOAK, RECORDS) for path in folder.glob("*.jsonl")}):
        rows: dict[str, None] = {}  # each once, in the order in which they were kept
        for folder in (RECORDS, SOAK):
            of_now = (row for row in stored_rows(folder / name) if is_of_now(row, known))
            rows |= dict.fromkeys(json.dumps(row) for row in of_now)
        if rows:
            (RECORDS / name).write_text("".join(f"{row}\n" for row in rows), encoding="utf-8")
            print(f"{name}: {len(rows)} games")
        else:
            (RECORDS / name).unlink(missing_ok=True)


def main() -> None:
    keep_games()
    print(f"small changes of the engine: {keep(sample(RECORDS.parents[1] / 'sandtable'))} judged")


if __name__ == "__main__":
    main()
