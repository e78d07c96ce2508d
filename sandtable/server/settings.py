"""What whoever runs the web table may settle: where it keeps things, and its limits."""

from __future__ import annotations

import os
import re
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from platformdirs import user_data_path

BOX: Final = re.compile(r"[A-Za-z0-9._-]{1,24}@[A-Za-z0-9.-]+")  # there is room for what tells letters apart


@dataclass(frozen=True)
class Mail:
    """How letters are sent: ``smtp://user:password@host:port`` or ``smtps://…``; ``sender`` is who they come from.

    ``home`` is the address under which people find the server, with which links begin: never what a request says.
    ``bounces`` is the mailbox to which letters that call come back, each under an address of its own that begins so.
    """

    server: str = field(repr=False)
    sender: str
    home: str
    bounces: str = ""


@dataclass(frozen=True)
class Crew:
    """Workers of one machine behind one port: how many they are, and which one this is, counted from 1.

    ``name`` is this crew's and no other's; in ``folder`` each has a line on which the others ask it.
    """

    name: str
    folder: Path
    size: int
    me: int

    def line(self, worker: int) -> Path:
        return self.folder / str(worker)


@dataclass(frozen=True)
class Settings:
    """``requests_per_second`` and ``burst`` are for each guest; sizes are in bytes.

    ``host`` is where the server listens, ``hosts`` are names it goes by besides ``localhost``; every number is fine.
    ``proxies`` are addresses or networks whose word about where a request comes from is believed.

    ``metrics`` are addresses or networks that may read ``/metrics``; where the server listens on this machine alone it
    is read from there without being named.

    ``postgres`` is the address of a database that many servers share, maybe with a password in it; without one
    everything is in the data folder.
    """

    data_folder: Path
    postgres: str | None = field(default=None, repr=False)
    host: str = "127.0.0.1"
    hosts: tuple[str, ...] = ()
    proxies: tuple[str, ...] = ()
    metrics: tuple[str, ...] = ()
    crew: Crew | None = None  # where several processes serve together
    mail: Mail | None = None  # nobody is sent a letter without it
    client_folder: Path = Path(__file__).parent / "static"
    requests_per_second: float = 20.0
    burst: float = 100.0
    guests_at_full_pace: float = 5.0  # so many at one address can go on as fast as they may
    new_guests_per_hour: float = 120.0  # from one address
    tables_per_hour: float = 240.0  # of one guest
    lists_per_hour: float = 60.0  # tables in the lobby, from one address
    connections_of_a_guest: int = 50  # live ones
    connections_of_an_address: int = 200
    connections_at_a_table: int = 50  # of one address: each of them is told of every act there
    connections: int = 6000
    lines_of_an_address: int = 300  # live connections and others, before anything is known of who comes
    lines: int = 8000
    header_seconds: float = 10.0  # for the head of a request
    body_seconds: float = 60.0  # for what it brings
    hello_seconds: float = 10.0  # for the first word on a live connection
    health_seconds: float = 3.0  # after which storage that does not answer is ill
    behind_for_newcomers: float = (
        1.0  # seconds by which the server is behind when new people and tables are turned away
    )
    behind_for_everybody: float = 2.0  # and when nobody may change anything until it has caught up
    send_seconds: float = 20.0  # after which a connection that does not read is cut off
    longest_log: int = 50_000  # entries, after which a game can only be given up
    largest_message: int = 64 * 1024
    largest_save: int = 1024 * 1024
    malformed_messages: int = 20  # after so many a connection is closed
    idle_seconds: float = 900.0  # after which a table nobody looks at leaves the memory
    tables_in_memory: int = 4000  # beyond which the one that nobody has looked at for longest leaves at once
    archive_days: float = 30.0  # after which the log of a game that is over, where nothing happens, is packed
    archive_every: float = 10.0  # seconds, how often it is looked which are
    absence_seconds: float = 24 * 3600.0  # after which a player who was asked about their seat counts as having left
    order_seconds: float = 2.5  # about so long standing orders wait with an answer when other people play too
    loading_of_an_address: int = 2  # stored tables that are opened at a time
    imports_of_an_address: int = 4  # files that are read in at a time
    import_seconds: float = 60.0  # of a processor, to prove a file
    analysis_seconds: float = 600.0  # of each processor, to analyse a game
    analysis_workers: int = min(4, os.cpu_count() or 1)  # processes that share an analysis
    job_workers: int = 1  # and one for what takes minutes
    window_seconds: float = 0.35  # bots answer a response window after so long, whatever they hold
    bot_workers: int = 1
    bot_budget: int | None = None  # iterations of a decision; None is the bot's own default
    mails_per_hour: float = 6.0  # that ask whoever has an address to sign in; to one address, or from one
    codes_per_hour: float = 60.0  # of real tables, right or wrong, that one address may try
    code_seconds: float = 1800.0  # for which such a code works after a screen has last shown it
    link_seconds: float = 1200.0  # for which such a link works
    call_seconds: float = 120.0  # somebody who is asked is called after so long, unless they have looked meanwhile
    call_every: float = 15.0  # how often it is looked whom to call
    mail_pause: float = 3600.0  # between two letters that call somebody
    errand_seconds: float = 20.0  # that a chat room or a push service may take to answer, all in all
    hook_networks: tuple[str, ...] = ()  # private networks to which webhooks and pushes may go nevertheless
    odds_work: int = 12_000_000  # for the odds of one battle; where it takes more, battles are simulated
    odds_waiting: int = 8  # questions for odds that may wait at a time
    hints_waiting: int = 8  # players that may wait for a hint at a time
    trials_waiting: int = 16  # examples of a rulebook that may wait to be tried
    clock: Callable[[], float] = time.time  # by which people's days and the time at tables go
    seed: str | None = field(default=None, repr=False)  # games and bots repeat by it; None is the system's generator

    @property
    def database(self) -> Path:
        return self.data_folder / "tables.sqlite3"


class UnusableMail(ValueError):
    """What the environment says about mail cannot be used."""


def mail_of(environment: Mapping[str, str]) -> Mail | None:
    """How letters are sent, as ``SANDTABLE_MAIL``, ``SANDTABLE_SENDER``, ``SANDTABLE_HOME`` and ``SANDTABLE_BOUNCES``
    say; a password is no matter for a command line, which others can read. Raises UnusableMail."""
    names = ("MAIL", "SENDER", "HOME", "BOUNCES")
    server, sender, home, bounces = (environment.get(f"SANDTABLE_{name}", "") for name in names)
    if not server:
        return None
    where, found = urlsplit(server), urlsplit(home)
    if where.scheme not in ("smtp", "smtps") or not where.hostname:
        raise UnusableMail("SANDTABLE_MAIL is no address like smtp://user:password@host:587")
    if "@" not in sender:
        raise UnusableMail("SANDTABLE_SENDER is missing: whom letters come from, like table@example.org")
    if found.scheme not in ("http", "https") or not found.hostname:
        raise UnusableMail("SANDTABLE_HOME is missing: where people find the server, like https://table.example.org")
    if bounces and BOX.fullmatch(bounces) is None:
        raise UnusableMail("SANDTABLE_BOUNCES is no address like bounce@example.org")
    return Mail(server, sender, home.rstrip("/"), bounces)


def usual_data_folder() -> Path:
    return user_data_path("sandtable", appauthor=False)
