"""What long runs have found so far, kept with the code that they ran on, so that they go on on any machine.

python tests/bench/records.py     keeps in tests/records what runs in soak/ have found on the code as it is now

`make soak` takes it up where its own folder has nothing yet. Games and sieges of other code tell nothing about this
one, so they are left out, and with them go the files that have no others. So it is with the verdicts of `make mutants`.
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
from bench.proof import proof
from mutants.changes import sample
from mutants.verdicts import keep

SOAK = Path("soak")
RECORDS = Path(__file__).resolve().parents[1] / "records"


def take_up(name: str) -> Path:
    """A file of rows in soak/, begun with what is kept of it."""
    store = SOAK / name
    if not store.exists() and (RECORDS / name).exists():
        SOAK.mkdir(exist_ok=True)
        shutil.copy(RECORDS / name, store)
    return store


def of_now(store: Path) -> list[dict[str, Any]]:
    """The rows of a file that tell something about the code as it is now."""
    known = [(now["code"], now["data"]) for now in (proof(), *(version(title.ID, ()) for title in TITLES))]
    found = []
    for row in stored_rows(store):
        ran: Any = row.get("version", {})
        if (ran.get("code"), ran.get("data")) in known:
            found.append(row)
    return found


def keep_games() -> None:
    RECORDS.mkdir(exist_ok=True)
    for name in sorted({path.name for folder in (SOAK, RECORDS) for path in folder.glob("*.jsonl")}):
        rows: dict[str, None] = {}  # each once, in the order in which they were kept
        for folder in (RECORDS, SOAK):
            rows |= dict.fromkeys(json.dumps(row) for row in of_now(folder / name))
        if rows:
            (RECORDS / name).write_text("".join(f"{row}\n" for row in rows), encoding="utf-8")
            print(f"{name}: {len(rows)} rows")
        else:
            (RECORDS / name).unlink(missing_ok=True)


def main() -> None:
    keep_games()
    print(f"small changes of the engine: {keep(sample(RECORDS.parents[1] / 'sandtable'))} judged")


if __name__ == "__main__":
    main()
