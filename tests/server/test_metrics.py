"""What Prometheus reads: true figures, for whoever may read them, and nothing about anybody."""

from __future__ import annotations

import json
import re
import sqlite3
from pathlib import Path

import httpx
import pytest
from cli.terminal import fault, run

from sandtable.server.metrics import FORWARDED, Histogram
from sandtable.server.serve import UnusableReader, serve
from server.house import PATIENCE, House

DASHBOARD = Path(__file__).parents[2] / "docs" / "grafana.json"
ACTS = 'sandtable_acts_total title="blitzkrieg"'
LINE = re.compile(r'([a-z_]+)(?:\{([a-z_]+="[^"\n\\]*"(?:,[a-z_]+="[^"\n\\]*")*)\})? ([0-9.e+-]+)')


def read(house: House, **headers: str) -> httpx.Response:
    return httpx.get(
        f"http://{house.address}/metrics",
        headers={key.replace("_", "-"): headers[key] for key in headers},
        timeout=PATIENCE,
    )


def figures(house: House) -> dict[str, float]:
    """By name and labels; every line has to have the form."""
    answer = read(house)
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    found: dict[str, float] = {}
    for line in answer.text.splitlines():
        if line.startswith("#"):
            assert re.fullmatch(r"# (HELP|TYPE) [a-z_]+ .+", line), line
            continue
        parts = LINE.fullmatch(line)
        assert parts is not None, line
        name = parts[1] if parts[2] is None else f"{parts[1]} {parts[2]}"
        assert name not in found
        found[name] = float(parts[3])
    return found


def test_what_happens_is_counted(house: House) -> None:
    before = figures(house)
    assert before["sandtable_tables"] == before["sandtable_connections"] == 0
    assert before['sandtable_errors_total kind="storage"'] == 0
    guest = house.visitor("Ada Lovelace")
    table = guest.makes("duel", "me", "bot:beginner")
    with guest.joins(table, 0) as player:
        player.act(0, player.states[0]["legal"][0])
        player.until(lambda: bool(player.states[0]["legal"]))  # the bot has answered
        now = figures(house)
        assert (now["sandtable_tables"], now["sandtable_connections"]) == (1, 1)
        assert now["sandtable_bots_thinking"] in (0, 1)
        player.ask("chat", text="good morning")  # is no act
        assert (
            figures(house)['sandtable_acts_total title="blitzkrieg"'] == now['sandtable_acts_total title="blitzkrieg"']
        )
    acts = now['sandtable_acts_total title="blitzkrieg"']
    assert acts >= 2
    assert now["sandtable_act_seconds_count"] == now['sandtable_act_seconds_bucket le="+Inf"'] == acts
    assert now["sandtable_bot_seconds_count"] >= 1
    assert now['sandtable_requests_total status="2xx"'] >= 3
    assert now["process_cpu_seconds_total"] > 0
    assert guest.get("/api/nowhere").status_code == 404
    assert figures(house)['sandtable_requests_total status="4xx"'] == 1
    text = read(house).text
    for trace in ("Ada", guest.me["guest"], table["table"]):
        assert trace not in text


def test_troubles_are_counted_and_the_queue_told(house: House) -> None:
    asked = "INSERT INTO jobs (kind, asked_by, task, budget, attempts, turn, state, attempt, until, progress, cancel)"
    assert not any(name.startswith("sandtable_jobs") for name in figures(house))
    with sqlite3.connect(house.settings.database) as database:
        database.execute(f"{asked} VALUES ('letter', 'a', 'dear', 1, 1, 1, 'waiting', 0, 0, 0, 0)")
    assert figures(house)['sandtable_jobs kind="letter",state="waiting"'] == 1
    with sqlite3.connect(house.settings.database) as database:
        database.execute("ALTER TABLE schema_version RENAME TO elsewhere")
        database.execute("ALTER TABLE jobs RENAME TO lost")
    assert httpx.get(f"http://{house.address}/api/ready", timeout=PATIENCE).status_code == 503
    found = figures(house)  # without what storage does not tell
    assert found['sandtable_errors_total kind="storage"'] == 1
    assert found['sandtable_requests_total status="5xx"'] == 1
    assert not any(name.startswith("sandtable_jobs") for name in found)


def test_only_who_may_reads_it(tmp_path: Path) -> None:
    with House(tmp_path / "a") as here:  # where nobody else can come
        assert read(here).status_code == 200
        for header in FORWARDED:  # somebody speaks for somebody
            assert read(here, **{header: "127.0.0.1"}).status_code == 404
    with House(tmp_path / "b", host="0.0.0.0") as open_to_all:
        hidden = read(open_to_all)
        assert (hidden.status_code, hidden.json()["reason"]) == (404, "address")
    with House(tmp_path / "c", host="0.0.0.0", metrics=("127.0.0.1",)) as asked_for:
        assert read(asked_for).status_code == 200
        assert read(asked_for, x_forwarded_for="127.0.0.1").status_code == 404
    with House(tmp_path / "d", host="0.0.0.0", metrics=("10.0.0.0/8",)) as for_others:
        assert read(for_others).status_code == 404


def test_a_reader_that_is_no_address_is_told_at_the_start(tmp_path: Path) -> None:
    with pytest.raises(UnusableReader):
        serve(data_folder=tmp_path, metrics=["everybody"])
    assert "everybody" in fault(run("serve", "--data", tmp_path, "--metrics", "everybody"))


def test_a_histogram_counts_up() -> None:
    histogram = Histogram((0.1, 1.0))
    for seconds in (0.05, 0.1, 0.5, 7.0):
        histogram.add(seconds)
    assert list(histogram.lines("x")) == [
        'x_bucket{le="0.1"} 2',
        'x_bucket{le="1.0"} 3',
        'x_bucket{le="+Inf"} 4',
        "x_sum 7.65",
        "x_count 4",
    ]


def test_the_dashboard_shows_figures_that_there_are(house: House) -> None:
    dashboard = json.loads(DASHBOARD.read_text(encoding="utf-8"))
    guest = house.visitor()
    guest.makes("solo", "me")
    told = read(house).text
    known = {line.split()[2] for line in told.splitlines() if line.startswith("# TYPE")}
    queries = [target["expr"] for panel in dashboard["panels"] for target in panel["targets"]]
    asked = {name for query in queries for name in re.findall(r"(?:sandtable|process)_[a-z_]+", query)}
    assert len(queries) >= 8
    assert {re.sub(r"_(bucket|count|sum)$", "", name) for name in asked} <= known
