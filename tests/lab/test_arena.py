"""The arena: paired and seat-swapped games, alike however they are played, and nothing lost by a stop."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
from bench import records, soak, soak_server, wins
from bench.proof import attackers, proof
from rich.console import Console
from rich.progress import Progress

from lab.rows import row
from sandtable import lab
from sandtable.bots import bot
from sandtable.bots.hosting import BotTable
from sandtable.games import game as find_game
from sandtable.kernel.plain import Malformed
from sandtable.lab.arena import Pairing, begun, check_bot, play_games, play_one
from sandtable.lab.crews import Pool, Ray, WorkersDie, crew
from sandtable.lab.openings import read_openings
from sandtable.lab.score import Game, Score, distinct, pairs
from sandtable.lab.store import OtherVersion, keep_row
from sandtable.lab.version import PLAYING, bot_version, version

PAIRING = Pairing("blitzkrieg", "duel", ("greedy", "random"), seed="pair")


def test_a_pair_of_games_shares_its_deal_and_swaps_the_seats() -> None:
    assert play_one(PAIRING, 4)["first"] == 0
    assert play_one(PAIRING, 5)["first"] == 1


def test_two_jobs_play_the_same_games_as_one() -> None:
    assert play_games(PAIRING, 6, Pool(2)) == play_games(PAIRING, 6)


@pytest.mark.parametrize("hands", ["pool", "ray"])
def test_a_worker_may_die(hands: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    if hands == "ray":
        pytest.importorskip("ray", reason="the extra “ray” is not installed")
    else:
        monkeypatch.setenv("SANDTABLE_ARENA", str(os.getpid()))
    victim = tmp_path / "victim"
    monkeypatch.setenv("SANDTABLE_VICTIM", str(victim))
    pairing = Pairing("blitzkrieg", "duel", ("lab.strangers:Killing", "random"), seed="kill")
    rows = play_games(pairing, 8, Ray(2) if hands == "ray" else Pool(2))
    assert victim.exists()
    assert rows == play_games(pairing, 8)  # nobody is killed any more
    assert not any("failed" in row for row in rows)


def test_workers_that_die_again_and_again_end_the_arena(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SANDTABLE_ARENA", str(os.getpid()))
    pairing = Pairing("blitzkrieg", "duel", ("lab.strangers:Relentless", "random"), seed="kill")
    with pytest.raises(WorkersDie):
        play_games(pairing, 2, Pool(2))


def test_one_job_needs_no_workers() -> None:
    assert not isinstance(crew("pool", 1), Pool)
    assert isinstance(crew("pool", 2), Pool)
    assert isinstance(crew("ray", 1), Ray)


def test_what_is_stored_is_not_played_again(tmp_path: Path) -> None:
    store = tmp_path / "arena.jsonl"
    first = play_games(PAIRING, 4, store=store)
    lines = store.read_text(encoding="utf-8").splitlines()
    assert len(lines) == 4
    store.write_text("\n".join(lines[:3]) + "\n" + lines[3][:20], encoding="utf-8")  # stopped in the midst of a line
    seen: list[Game] = []
    assert play_games(PAIRING, 4, store=store, progress=seen.append) == first
    assert len(seen) == 4
    assert play_games(PAIRING, 4, store=store) == first


def test_other_pairings_in_a_store_are_left_alone(tmp_path: Path) -> None:
    store = tmp_path / "arena.jsonl"
    play_games(PAIRING, 2, store=store)
    other = Pairing("blitzkrieg", "solo", ("random",), {"difficulty": "low"}, seed="pair")
    assert len(play_games(other, 3, store=store)) == 3
    assert {json.loads(line)["pairing"] for line in store.read_text(encoding="utf-8").splitlines()} == {
        PAIRING.name,
        other.name,
    }


@pytest.mark.parametrize("part", ["code", "data", "bots"])
def test_games_of_another_version_are_not_mixed_in(part: str, tmp_path: Path) -> None:
    store = tmp_path / "arena.jsonl"
    play_games(PAIRING, 2, store=store)
    rows = [json.loads(line) for line in store.read_text(encoding="utf-8").splitlines()]
    rows[1]["version"][part] = "older"
    before = "".join(json.dumps(row) + "\n" for row in rows)
    store.write_text(before, encoding="utf-8")
    with pytest.raises(OtherVersion, match=f"{part}: older"):
        play_games(PAIRING, 4, store=store)
    assert store.read_text(encoding="utf-8") == before
    other = Pairing("blitzkrieg", "duel", ("random", "random"), seed="pair")
    assert len(play_games(other, 2, store=store)) == 2


def test_versions_tell_titles_and_bots_apart(tmp_path: Path) -> None:
    blitzkrieg, legie = version("blitzkrieg", ("greedy",)), version("legie", ("greedy",))
    assert blitzkrieg["code"] != legie["code"]
    assert blitzkrieg["data"] != legie["data"]
    assert blitzkrieg["bots"] == [""]
    script = tmp_path / "bot.py"
    script.write_text("1")
    first = bot_version(f"exec:python3 {script}")
    script.write_text("2")
    assert bot_version(f"exec:python3 {script}") != first
    assert bot_version("lab.strangers:First") not in ("", bot_version("scripts.blitzkrieg:Strongest"))


def test_games_played_alike_count_once() -> None:
    same = Pairing("blitzkrieg", "duel", ("lab.strangers:First", "lab.strangers:First"), seed="alike")
    assert play_one(same, 0)["print"] == play_one(same, 1)["print"]
    games = [row(0, [1.0, 0.0], "a"), row(1, [0.0, 1.0], "a"), row(2, [1.0, 0.0], "b")]
    assert [len(group) for group in distinct(games)] == [2, 1]
    assert (Score(games).games, Score(games).wins) == (2, 1.5)


def test_pairs_are_what_is_independent() -> None:
    games = [row(3, [1.0, 0.0]), row(0, [1.0, 0.0]), row(1, [1.0, 0.0]), row(2, [0.0, 1.0]), row(4, [1.0, 0.0])]
    assert pairs(games) == [1.0, 0.5]  # the last one has no second game yet


def test_a_score_has_an_interval_around_its_share() -> None:
    score = Score([row(n, [float(n < 75), float(n >= 75)]) for n in range(100)])
    low, high = score.interval
    assert score.share == 0.75
    assert 0.65 < low < 0.75 < high < 0.83
    assert Score([]).interval == (0.0, 1.0)


def test_luck_is_mirrored_where_the_same_is_drawn_for() -> None:
    """The tokens that a side draws, one after the other, are the same in both games of a pair though the other acts
    differently; in games that roll for themselves only the deal is."""
    for mirrored in (True, False):
        drawn: list[list[str]] = []
        for bots in (("random", "greedy"), ("random", "random")):
            pairing = Pairing("blitzkrieg", "duel", bots, seed="luck", mirrored=mirrored)
            match, luck = begun(pairing, 0)
            table = BotTable(match, [bot(name, match.game, "luck") for name in bots])
            for _ in range(12):
                table.act()
                if luck is not None:
                    luck.settle()
            chances = [entry for entry in match.entries if entry.what == "chance" and entry.seen == 1]
            drawn.append([entry.action.text for entry in chances[:5] if entry.action is not None])
        assert len(drawn[0]) == 5
        assert (drawn[0] == drawn[1]) is mirrored


def test_pairs_begin_from_openings(tmp_path: Path) -> None:
    title = find_game("blitzkrieg")
    path = tmp_path / "openings.json"
    path.write_text(json.dumps([title.example("duel")]))
    openings = read_openings(path, "blitzkrieg", "duel", 2)
    pairing = Pairing("blitzkrieg", "duel", ("random", "random"), seed="o", openings=openings)
    whole = Pairing("blitzkrieg", "duel", ("random", "random"), seed="o")
    assert play_one(pairing, 0)["length"] < play_one(whole, 0)["length"]
    assert openings.sign in pairing.name
    for data in ([], [title.example("solo")], {"title": "blitzkrieg"}, [{"title": "legie"}]):
        path.write_text(json.dumps(data))
        with pytest.raises(Malformed):
            read_openings(path, "blitzkrieg", "duel", 2)


def test_openings_may_be_played_at_random() -> None:
    """Both games of a pair begin with the same acts: bots that leave nothing to chance then play them alike."""
    bots = ("lab.strangers:First", "lab.strangers:First")
    opened = Pairing("blitzkrieg", "duel", bots, seed="o", opening=5)
    closed = Pairing("blitzkrieg", "duel", bots, seed="o")
    assert play_one(opened, 0)["print"] == play_one(opened, 1)["print"] != play_one(closed, 0)["print"]


def test_bots_that_cannot_be_are_refused() -> None:
    for name in ("nobody", "search:0", "my.module:Bot:none", "my.module:Bot:1:2", ""):
        with pytest.raises(Malformed):
            check_bot(name, "blitzkrieg")
    for name in ("greedy:2", "my.module:Bot", "my.module:Bot:500", "exec:./bot --think 3"):
        check_bot(name, "blitzkrieg")


def test_a_version_counts_all_that_a_game_goes_through() -> None:
    for name in PLAYING:
        text = (Path(lab.__file__).parent / f"{name}.py").read_text(encoding="utf-8")
        used = set(re.findall(r"^from sandtable\.lab\.(\w+) import", text, re.MULTILINE))
        assert used <= {*PLAYING, "score", "store", "version"}  # which write down what came of it


def test_long_runs_go_on_on_another_machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(records, "SOAK", tmp_path / "soak")
    monkeypatch.setattr(records, "RECORDS", tmp_path / "records")
    played = play_games(PAIRING, 2, store=records.take_up("arena.jsonl"))
    with (tmp_path / "soak" / "arena.jsonl").open("a", encoding="utf-8") as file:
        file.write(json.dumps({"pairing": "of other code", "version": {"code": "older", "data": "older"}}) + "\n")
    records.keep_games()
    (tmp_path / "soak" / "arena.jsonl").unlink()
    assert play_games(PAIRING, 4, store=records.take_up("arena.jsonl"))[:2] == played
    records.keep_games()
    assert (tmp_path / "records" / "arena.jsonl").read_text(encoding="utf-8").count("\n") == 4


OLDER = {"version": {"code": "older", "data": "older", "bots": []}}


@pytest.fixture
def keeping(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of long runs with nothing in it yet."""
    monkeypatch.setattr(records, "SOAK", tmp_path / "soak")
    monkeypatch.setattr(records, "RECORDS", tmp_path / "records")
    (tmp_path / "soak").mkdir()
    return tmp_path


def played_twice(keeping: Path, name: str, run: Callable[[], object], older: dict[str, object]) -> list[str]:
    """What is kept of a run after it has begun beside a row of older code, and again on another machine."""
    keep_row(keeping / "soak" / name, older)
    run()
    records.keep_games()
    (keeping / "soak" / name).unlink()
    run()
    assert (keeping / "soak" / name).read_text() == (keeping / "records" / name).read_text()  # nothing is done twice
    return (keeping / "records" / name).read_text().splitlines()


def test_random_games_of_older_code_do_not_count(keeping: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(soak, "CHUNK", 1)
    run = partial(soak.run_random, 2, 1, Console(quiet=True), "blitzkrieg, duel")
    older: dict[str, object] = {"run": "blitzkrieg, duel", "chunk": 0, "actions": 1, "free": {}, **OLDER}
    kept = [json.loads(line) for line in played_twice(keeping, "random.jsonl", run, older)]
    assert sorted(found["chunk"] for found in kept) == [0, 1]
    assert all(found["version"] == version("blitzkrieg", ()) for found in kept)


def test_wins_that_older_code_took_do_not_count(keeping: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wins, "CHUNK", 1)

    def run() -> None:
        store = records.take_up("wins.jsonl")
        assert wins.run_wins(1, 1, store, Progress(disable=True), Console(quiet=True), "blitzkrieg, duel")

    older: dict[str, object] = {"run": "blitzkrieg, duel", "chunk": 0, "wins": 1, "passed_up": {}, **OLDER}
    (kept,) = played_twice(keeping, "wins.jsonl", run, older)
    assert json.loads(kept)["version"] == version("blitzkrieg", ())


def test_what_an_older_server_has_stood_does_not_count(keeping: Path) -> None:
    store = keeping / "soak" / soak_server.STORE
    stood: dict[str, object] = {"run": "killed", "case": "", "figures": {"kills": 1}}
    keep_row(store, {**stood, "seed": soak_server.FIRST_SEED, **OLDER})
    keep_row(store, {**stood, "seed": soak_server.FIRST_SEED + 1})  # from before rows told
    keep_row(store, {**stood, "seed": soak_server.FIRST_SEED + 2, "version": proof()})
    records.keep_games()
    store.unlink()
    (row_of_now,) = rows = records.of_now(records.take_up(soak_server.STORE))
    assert row_of_now["seed"] == soak_server.FIRST_SEED + 2
    left = [seed for _, _, seed in soak_server.unproven("killed", rows)]
    assert left == [soak_server.FIRST_SEED + n for n in range(soak_server.KILLED_SEEDS) if n != 2]


def test_a_proof_stands_on_all_that_attacks() -> None:
    """Also on what no module of the siege names itself."""
    names = {path.relative_to(records.RECORDS.parent).as_posix() for path in attackers()}
    assert {"bench/soak_server.py", "server/storm.py", "server/private_postgres.py", "properties/trial.py"} <= names
    assert "titles/drill/reading.py" in names
    assert not any(name.startswith(("mutants/", "server/test_")) for name in names)
