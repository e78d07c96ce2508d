"""Games as columns: one row for each decision of a match, one for each bot in each game of an arena."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from cli.terminal import fault, run

from lab.rows import row
from sandtable.bots import bot
from sandtable.bots.hosting import BotTable
from sandtable.games import game
from sandtable.kernel.match import Match
from sandtable.kernel.plain import dump
from sandtable.lab.parquet import decisions, results

NOTEBOOK = Path(__file__).resolve().parents[2] / "docs" / "examples" / "games.ipynb"


def played(title: str, acts: int = 100_000) -> Match:
    match = game(title).match(seed="columns")
    table = BotTable(match, [bot("random", match.game, f"{seat}") for seat in range(match.setting.seats)])
    while acts and table.act():
        acts -= 1
    return match


@pytest.mark.parametrize("title", ["blitzkrieg", "quartermaster", "legie"])
def test_every_decision_is_a_row(title: str) -> None:
    match = played(title)
    rows = decisions(match)
    assert [row["act"] for row in rows] == [
        entry.action.text for entry in match.entries if entry.what == "act" and entry.action is not None
    ]
    assert match.outcome is not None
    for told in rows[:: max(1, len(rows) // 10)]:
        moment = match.at(told["entry"])
        assert told["view"] == dump(moment.state.view(told["seat"]))
        assert told["share"] == match.outcome.shares[told["seat"]]
        assert told["worth"] == [match.game.worth(moment.state, seat) for seat in range(match.setting.seats)]
        assert told["legal"] > 0
        assert len(told["features"]) == len(match.game.FEATURES) > 0
        assert len(told["chances"]) == match.setting.seats
        assert all(0.0 <= chance <= 1.0 for chance in told["chances"])


def test_what_goes_on_has_no_share_and_what_was_taken_back_no_row() -> None:
    match = played("blitzkrieg", 3)
    assert {told["share"] for told in decisions(match)} == {None}
    acts = len(decisions(match))
    seat = match.to_act[0]
    match.offer_takeback(1 - seat)
    match.answer_takeback(seat, True)
    assert len(decisions(match)) < acts


def test_an_arena_has_a_row_for_each_bot() -> None:
    told = results("a b", {**row(3, [1.0, 0.0]), "failed": {"bot": 1, "word": "died", "detail": ""}})
    assert [(one["bot"], one["share"], one["failed"]) for one in told] == [(0, 1.0, None), (1, 0.0, "died")]


def test_files_are_written(tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet", reason="the extra “data” is not installed")
    save = tmp_path / "game.json"
    save.write_text(played("blitzkrieg").save(), encoding="utf-8")
    out = tmp_path / "games.parquet"
    for lang in ("en", "cs", "pl"):
        assert str(out) in run("lab", "export", save, save, "--out", out, lang=lang, width=200).stdout
    table = parquet.read_table(out)
    assert table.num_rows == 2 * len(decisions(played("blitzkrieg")))
    assert {"view", "worth", "share"} <= set(table.column_names)
    store = tmp_path / "arena.jsonl"
    run("sim", "blitzkrieg", "--bots", "random,random", "--games", "2", "--jobs", "1", "--out", store)
    run("lab", "export", store, "--out", out)
    assert parquet.read_table(out).num_rows == 4
    fault(run("lab", "export", store, save, "--out", out))
    fault(run("lab", "export", store, "--out", tmp_path / "games.csv"))
    fault(run("lab", "export", tmp_path / "nothing", "--out", out))


def test_the_notebook_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("pyarrow", reason="the extra “data” is not installed")
    pytest.importorskip("pandas", reason="pandas is not installed")
    cells = json.loads(NOTEBOOK.read_text(encoding="utf-8"))["cells"]
    monkeypatch.chdir(tmp_path)
    names: dict[str, object] = {}
    for cell in cells:
        if cell["cell_type"] == "code":
            exec("".join(cell["source"]), names)
    assert (tmp_path / "games.parquet").exists()


def test_without_the_extra_it_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sandtable.cli.lab.find_spec", lambda name: None)
    assert "sandtable[data]" in fault(run("lab", "export", tmp_path / "x", "--out", tmp_path / "x.parquet"))
