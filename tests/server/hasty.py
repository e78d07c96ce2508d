"""A server as `sandtable serve` starts it, which calls people at once and may be killed.

python tests/server/hasty.py --port 0 --data FOLDER --mail smtp://127.0.0.1:25
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import structlog

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from sandtable.server.logs import keep_logs
from sandtable.server.serve import listen, prepare, server
from sandtable.server.settings import Mail, Settings
from server.house import NO_HURRY
from server.served import Served


class Hasty(Served):
    PROGRAM = (__file__,)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--port", type=int, required=True)
    parser.add_argument("--data", type=Path, required=True)
    parser.add_argument("--mail", required=True)
    wanted = parser.parse_args()
    mail = Mail(wanted.mail, "Sandtable <table@sandtable.example>", "https://table.example.org")
    quick = {"call_seconds": 0.0, "call_every": 0.1, "mail_pause": 0.0}
    settings = Settings(wanted.data, mail=mail, **{**NO_HURRY, **quick})
    prepare(settings)
    with listen("127.0.0.1", wanted.port) as listening:
        keep_logs(as_json=True)
        structlog.get_logger("serve").info("serving", address=f"http://127.0.0.1:{listening.getsockname()[1]}")
        server(settings, "127.0.0.1", 0).run([listening])


if __name__ == "__main__":
    main()
