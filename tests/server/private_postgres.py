"""A PostgreSQL server of the tests' own: in a folder that is thrown away, on a socket nobody else knows."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
import threading
from pathlib import Path

import psycopg

OWNER = "sandtable"
# the server ends with its input, so it does not outlive the tests, however they ended
WITH_ITS_INPUT = '"$@" & server=$!; read _; kill -QUIT $server; wait $server'


class NotThere(Exception):
    """PostgreSQL is not installed here."""


def program(name: str) -> str:
    places = sorted(
        Path("/usr/lib/postgresql").glob(f"*/bin/{name}"), key=lambda path: int(path.parts[4].split(".")[0])
    )
    found = str(places[-1]) if places else shutil.which(name)
    if found is None:
        raise NotThere(f"PostgreSQL is not installed: there is no {name}")
    return found


class PrivatePostgres:
    """Starts when it is made. It refuses to run as root, so root lends it to somebody with fewer rights."""

    def __init__(self) -> None:
        initdb, postgres = program("initdb"), program("postgres")
        self.folder = Path(tempfile.mkdtemp(prefix="sandtable-"))
        self.databases = 0
        user = self._somebody() if os.geteuid() == 0 else None
        data = str(self.folder / "data")
        options = ["--username", OWNER, "--auth", "trust", "--encoding", "UTF8", "--locale", "C", "--no-sync"]
        made = subprocess.run(
            [initdb, "-D", data, *options], user=user, cwd=self.folder, capture_output=True, text=True
        )
        assert made.returncode == 0, made.stderr
        command = [postgres, "-D", data, "-k", str(self.folder), "-c", "listen_addresses=", "-c", "fsync=off"]
        self.process = subprocess.Popen(
            ["sh", "-c", WITH_ITS_INPUT, "sh", *command],
            user=user,
            cwd=self.folder,
            stdin=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        assert self.process.stderr is not None
        said: list[str] = []
        for line in self.process.stderr:
            said.append(line)
            if "ready to accept connections" in line:
                break
        else:
            raise AssertionError("".join(said))
        self._reading = threading.Thread(target=self.process.stderr.read)
        self._reading.start()

    def _somebody(self) -> int:
        for name in ("postgres", "nobody"):
            try:
                user = pwd.getpwnam(name).pw_uid
            except KeyError:
                continue
            os.chown(self.folder, user, -1)
            return user
        raise NotThere("there is no user postgres or nobody for PostgreSQL to run as")

    def url(self, name: str) -> str:
        return f"postgresql://{OWNER}:a-password@/{name}?host={self.folder}"

    def new_database(self) -> str:
        """The address of a database with nothing in it."""
        self.databases += 1
        name = f"tables{self.databases}"
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        return self.url(name)

    def stop(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait()
        self._reading.join()
        shutil.rmtree(self.folder)
