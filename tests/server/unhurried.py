"""Workers as `sandtable serve --workers N` starts them, for tests that come faster than people: nobody has to wait.

python tests/server/unhurried.py --port 0 --data FOLDER --database URL --workers N
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import structlog

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from sandtable.server.crew import Foreman
from sandtable.server.logs import keep_logs
from sandtable.server.serve import listen, prepare, server
from sandtable.server.settings import Crew, Settings
from sandtable.server.siblings import own_line
from server.house import NO_HURRY
from server.workers import Workers

ENDLESS = 10**9


class Unhurried(Workers):
    PROGRAM = (__file__,)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--port", type=int, required=True)
    parser.add_argument("--data", type=Path, required=True)
    parser.add_argument("--database", required=True)
    parser.add_argument("--workers", type=int, required=True)
    wanted = parser.parse_args()
    settings = Settings(wanted.data, wanted.database, **{**NO_HURRY, "malformed_messages": ENDLESS})
    prepare(settings)
    with listen("127.0.0.1", wanted.port) as listening:
        keep_logs(as_json=True)
        address = f"http://127.0.0.1:{listening.getsockname()[1]}"

        def work(crew: Crew, ready: Callable[[], None], alive: int) -> None:
            with own_line(crew) as own:
                server(replace(settings, crew=crew), "127.0.0.1", 0, ready, alive).run([listening, own])

        foreman = Foreman(wanted.workers, work, listening.fileno())
        foreman.run(lambda: structlog.get_logger("serve").info("serving", address=address))


if __name__ == "__main__":
    main()
