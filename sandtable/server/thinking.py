"""What a new worker process does first."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading


def prepare() -> None:
    """In a new worker: leave Ctrl-C to the server, and do not outlive it, however it ended."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    server = multiprocessing.parent_process()
    if server is not None:

        def follow() -> None:
            server.join()
            os._exit(1)

        threading.Thread(target=follow, daemon=True).start()
