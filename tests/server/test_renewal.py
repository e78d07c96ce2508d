"""A crew is replaced one by one, by the same code or by what is installed by then, while games go on."""

from __future__ import annotations

import signal
from pathlib import Path

import psycopg
import pytest
from websockets.exceptions import ConnectionClosed

import sandtable
from server.house import Visitor, browser
from server.private_postgres import NotThere
from server.storm import Storm
from server.test_restart import come_back
from server.workers import Workers, wait_for

PACKAGE = Path(sandtable.__file__).parent
NEWER = f"{sandtable.__version__}+newer"


@pytest.fixture
def installed(tmp_path: Path) -> Path:
    """A place where the program is, of which some files can become others."""
    place = tmp_path / "installed"
    for folder in (place / "sandtable", place / "sandtable" / "server"):
        folder.mkdir(parents=True)
        for path in (PACKAGE / folder.relative_to(place / "sandtable")).iterdir():
            if path.name not in ("server", "__pycache__"):
                (folder / path.name).symlink_to(path)
    return place


def becomes(path: Path, more: str) -> None:
    """What is installed is replaced; who is at work has what was there before."""
    text = path.read_text(encoding="utf-8")
    path.unlink()
    path.write_text(text + more, encoding="utf-8")


def versions(workers: Workers, count: int) -> set[str]:
    asked = (browser(workers.worker(number)) for number in range(1, count + 1))
    return {http.get("/api/openapi.json").json()["info"]["version"] for http in asked}


def test_all_workers_are_replaced_while_games_go_on_and_no_act_is_lost(tmp_path: Path, installed: Path) -> None:
    try:
        storm = Storm(tmp_path, 5, tables=2, started_in=installed)
    except NotThere as reason:
        pytest.skip(str(reason))
    crew = storm.crew
    try:
        lives = [{crew.worker(number).pid for number in range(1, 5)}]
        storm.roll()  # every act is acknowledged, or whoever said it comes back and finds it or not
        lives.append({crew.worker(number).pid for number in range(1, 5)})
        becomes(installed / "sandtable" / "__init__.py", f"\n__version__ = {NEWER!r}\n")
        storm.renew()
        lives.append({crew.worker(number).pid for number in range(1, 5)})
        assert versions(crew, 4) == {NEWER}
        figures = storm.look_back()
    finally:
        storm.close()
    assert len(set.union(*lives)) == 12  # nobody is left of before
    assert not crew.told("worker-killed")
    assert figures["acts acknowledged"] > 5  # while all of this went on


def test_code_that_does_not_begin_leaves_everybody_at_work(tmp_path: Path, installed: Path, postgres: str) -> None:
    with Workers(tmp_path, postgres, started_in=installed) as workers:
        before = [workers.worker(number).pid for number in (1, 2)]
        becomes(installed / "sandtable" / "__init__.py", "\nraise RuntimeError('half of it is missing')\n")
        workers.process.send_signal(signal.SIGHUP)
        wait_for(lambda: bool(workers.told("not-renewed")))
        assert "half of it is missing" in workers.told("not-renewed")[0]["problem"]
        guest = Visitor(workers.worker(1))
        guest.makes("solo", "me")
        assert [workers.worker(number).pid for number in (1, 2)] == before
        assert workers.terminate() == 0


def test_with_a_new_schema_all_end_before_anybody_begins(tmp_path: Path, installed: Path, postgres: str) -> None:
    with Workers(tmp_path, postgres, started_in=installed) as workers:
        before = {workers.worker(number).pid for number in (1, 2)}
        guest = Visitor(workers.worker(1))
        table = guest.makes("solo", "me")
        with guest.joins(table, 0) as joined:
            act = joined.states[0]["legal"][0]
            joined.act(0, act)
            schema = installed / "sandtable" / "server" / "schema.py"
            becomes(schema, "\nPOSTGRES = (*POSTGRES, ('CREATE TABLE newer (n INTEGER)',))\n")
            workers.process.send_signal(signal.SIGHUP)
            with pytest.raises(ConnectionClosed):
                joined.until(lambda: False)
        wait_for(lambda: len(workers.told("serving")) == 2)
        assert before.isdisjoint({workers.worker(number).pid for number in (1, 2)})
        events = [line["event"] for name in ("worker", "worker-died") for line in workers.told(name)]
        assert events == ["worker"] * 4  # who was told to end is no death
        with psycopg.connect(postgres) as connection:
            assert connection.execute("SELECT count(*) FROM newer").fetchone() == (0,)
        again = come_back(guest, workers.worker(2))
        with again.joins(table, 0) as joined:
            assert act in [line["act"] for line in joined.lines[0] if line["what"] == "act"]
        assert workers.terminate() == 0
