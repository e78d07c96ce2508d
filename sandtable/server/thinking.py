"""The worker's side of a bot: it is sent an observation as text and sends back the text of an act."""

from __future__ import annotations

import multiprocessing
import os
import secrets
import signal
import threading

from sandtable.bots import bot
from sandtable.games import game
from sandtable.kernel.plain import Record, parse


def prepare() -> None:
    """In a new worker: leave Ctrl-C to the server, and do not outlive it, however it ended."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    server = multiprocessing.parent_process()
    if server is not None:

        def follow() -> None:
            server.join()
            os._exit(1)

        threading.Thread(target=follow, daemon=True).start()


def decide(name: str, observation: str, budget: int | None, seed: str | None) -> str:
    """What the bot of this name does, knowing nothing but ``Observation.data``; with a seed, the same every time."""
    data = Record(parse(observation)).data
    title = game(Record(data).text("title"))
    luck = secrets.token_hex(16) if seed is None else f"{seed} {observation}"
    return bot(name, title, luck).decide(title.observation(data), budget).text
