"""The hunt of `make soak`: the properties of quality over many random games of every title."""

from __future__ import annotations

import json
import random
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path

from properties.suite import ONCE, PROPERTIES, name_of, setting_of
from properties.test_blitzkrieg import BLITZKRIEG
from properties.test_drill import DRILL
from properties.test_globalwar import GLOBALWAR
from properties.test_legie import LEGIE
from properties.test_quartermaster import QUARTERMASTER
from properties.trial import Title, Trial
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

TITLES: dict[str, Title] = {
    "blitzkrieg": BLITZKRIEG,
    "drill": DRILL,
    "globalwar": GLOBALWAR,
    "legie": LEGIE,
    "quartermaster": QUARTERMASTER,
}
CHUNK = 50  # examples of one property, in one setting


def hunt(title: str, property_name: str, chunk: int) -> dict[str, object]:
    """A chunk of examples in every setting; those that failed are told by what draws them again."""
    holds = next(each for each in PROPERTIES if name_of(each) == property_name)
    failed: list[str] = []
    examples = 0
    for setting in TITLES[title].settings:
        rng = random.Random(f"{title} {property_name} {setting_of(setting)} {chunk}")
        for _ in range(CHUNK):
            seed, cut, mutation = rng.randrange(2**32), rng.randint(0, TITLES[title].deepest), rng.randrange(2**32)
            examples += 1
            try:
                holds(Trial(TITLES[title], setting, seed, cut, mutation))
            except Exception as error:  # whatever it is, it is what the hunt is for
                lines = str(error).splitlines() or [""]
                failed.append(f"{setting_of(setting)} {(seed, cut, mutation)}: {type(error).__name__} {lines[0][:200]}")
    return {"title": title, "property": property_name, "chunk": chunk, "examples": examples, "failed": failed}


def run_properties(examples: int, jobs: int, store: Path, progress: Progress, console: Console, only: str = "") -> bool:
    """So many examples of each property in each setting; True when none failed."""
    done = [json.loads(line) for line in store.read_text(encoding="utf-8").splitlines()] if store.exists() else []
    kept = {(row["title"], row["property"], row["chunk"]) for row in done}
    wanted = [
        (title, name_of(holds), chunk)
        for chunk in range(examples // CHUNK)
        for title in TITLES
        if only in title
        for holds in PROPERTIES
        if holds not in ONCE
    ]
    todo = [job for job in wanted if job not in kept]
    with progress, ProcessPoolExecutor(jobs) as pool:
        task = progress.add_task("properties", total=len(wanted), completed=len(wanted) - len(todo))
        futures = [pool.submit(hunt, *job) for job in todo]
        try:
            for future in as_completed(futures):
                row = future.result()
                with store.open("a", encoding="utf-8") as file:
                    file.write(json.dumps(row) + "\n")
                done.append(row)
                progress.advance(task)
        except KeyboardInterrupt:
            for future in futures:
                future.cancel()
            raise
    table = Table("title", "property", "examples", "failed")
    for title in TITLES:
        for name in (name_of(holds) for holds in PROPERTIES if holds not in ONCE):
            rows = [row for row in done if (row["title"], row["property"]) == (title, name)]
            failed = [line for row in rows for line in row["failed"]]
            table.add_row(title, name, f"{sum(row['examples'] for row in rows):,}", str(len(failed)))
            for line in failed:
                console.print(f"{title} {name}: {line}", style="red")
    console.print(table)
    return not any(row["failed"] for row in done)
