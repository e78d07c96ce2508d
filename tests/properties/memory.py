"""Properties of what is remembered: saves and replays are exact, undo is safe and exact, no order is left to chance."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

from properties.trial import Trial, any_act, text_of
from sandtable.kernel.entry import Entry
from sandtable.kernel.match import Match
from sandtable.kernel.plain import Record, dump, parse
from sandtable.kernel.refusal import IllegalAction
from sandtable.kernel.save import load, read_save
from sandtable.kernel.snapshot import taken, taken_up

TESTS = Path(__file__).resolve().parents[1]
PERMUTATIONS = 3


def saves_are_exact(trial: Trial) -> None:
    """2. save → load → save is byte-identical, and every moment of the log is replayed to the state it was."""
    match = trial.started()
    rng = trial.walker()
    moments = [(0, text_of(match.at(0).state)), (len(match.entries), text_of(match.state))]
    for _ in range(trial.cut):
        if not match.to_act:
            break
        match.play(*any_act(match, rng))
        _do_what_hosts_do(trial, match)
        moments.append((len(match.entries), text_of(match.state)))
    _comes_back(trial, match)
    for count, state in trial.rng.sample(moments, min(len(moments), 12)):
        assert text_of(match.at(count).state) == state, f"at({count}) is not the state after {count} entries"
    read_back = trial.game.read_state(trial.setting, match.state.plain())
    assert text_of(read_back) == text_of(match.state), "read_state does not give the state back"
    assert [list(read_back.legal(seat)) for seat in trial.seats] == [list(match.legal(seat)) for seat in trial.seats]
    if match.outcome is None and trial.rng.random() < 0.3:
        match.resign(trial.rng.choice(trial.seats))
        _comes_back(trial, match)


def _in_force(match: Match) -> list[Entry]:
    return [match.entries[place] for place in match.in_force]


def _do_what_hosts_do(trial: Trial, match: Match) -> None:
    """Sometimes an undo, an agreed takeback, or a player's own entropy."""
    seat = trial.rng.choice(trial.seats)
    event = trial.rng.randrange(30)
    if event == 0:
        match.mix(seat, f"entropy {trial.rng.random()}")
    elif event in (1, 2) and match.why_no_undo(seat) is None:
        match.undo(seat)
    elif event == 3 and any(entry.seat == seat and not entry.usual for entry in _in_force(match)):
        match.offer_takeback(seat)
        for other in trial.seats:
            if match.offer is not None and other in match.offer[2]:
                match.answer_takeback(other, trial.rng.random() < 0.9)


def _comes_back(trial: Trial, match: Match) -> None:
    text = match.save()
    again = load(trial.game, read_save(text))
    assert again.save() == text, "save, load, save is not byte-identical"
    assert text_of(again.state) == text_of(match.state), "the log replays to another state"
    for watcher in trial.watchers:
        assert dump(again.view(watcher)) == dump(match.view(watcher)), f"{watcher} reads another view after loading"
        assert dump([*again.log(watcher)]) == dump([*match.log(watcher)]), f"{watcher} reads another log after loading"
        assert parse(dump(match.view(watcher))) == match.view(watcher), "the view is not plain data"
    _is_taken_up(trial, match)


def _is_taken_up(trial: Trial, match: Match) -> None:
    """A snapshot brings back what playing the log again would bring, and the match goes on from it alike."""
    record = read_save(match.save())
    kept = Record(json.loads(dump(taken(match))))
    again = taken_up(trial.game, record, record.items("log"), kept)
    assert again.save() == match.save(), "a match that was taken up is saved otherwise"
    assert text_of(again.state) == text_of(match.state), "the snapshot has another state"
    assert (again.in_force, again.chain, again.offer) == (match.in_force, match.chain, match.offer)
    count = trial.rng.randrange(len(match.entries) + 1)
    assert text_of(again.at(count).state) == text_of(match.at(count).state), f"at({count}) differs after a snapshot"
    for watcher in trial.watchers:
        assert again.view(watcher) == match.view(watcher), f"{watcher} sees something else after a snapshot"
        assert again.log(watcher) == match.log(watcher), f"{watcher} reads another log after a snapshot"
    for seat in trial.seats:
        assert list(again.legal(seat)) == list(match.legal(seat))
        assert (again.why_no_undo(seat) is None) == (match.why_no_undo(seat) is None)
    if match.to_act and match.outcome is None:
        seat, act = any_act(match, trial.rng)
        twin = match.copy()
        again.play(seat, act)
        twin.play(seat, act)
        assert again.save() == twin.save(), "a match that was taken up goes on otherwise"


def hash_seeds_agree(trial: Trial) -> None:
    """2. Two interpreters with different hash seeds go through the same states."""
    one, other = (_fingerprints(trial, hash_seed) for hash_seed in ("1", "2"))
    for step, (mine, yours) in enumerate(zip(one, other, strict=False)):
        assert mine == yours, f"decision {step} differs between two hash seeds"
    assert len(one) == len(other) > 0


@cache
def _interpreter(hash_seed: str) -> subprocess.Popen[str]:
    """It plays one game after the other and ends with the tests, when nobody is there to ask it."""
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join(sys.path)}
    # not in the checkout's root, where `-m` would put the sources before a compiled engine
    return subprocess.Popen(
        [sys.executable, "-m", "properties.fingerprint"],
        env=environment, cwd=TESTS, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
    )  # fmt: skip


def _fingerprints(trial: Trial, hash_seed: str) -> list[str]:
    kind = type(trial.game)
    words = [kind.__module__, kind.__qualname__, dump({**trial.setting.plain()})]
    words += [str(trial.seed), str(trial.title.deepest)]
    playing = _interpreter(hash_seed)
    assert playing.stdin is not None
    assert playing.stdout is not None
    print(json.dumps(words), file=playing.stdin, flush=True)
    told = playing.stdout.readline()
    if not told:
        _interpreter.cache_clear()
        raise AssertionError(playing.communicate()[1])
    found: list[str] = json.loads(told)
    return found


def undo_is_safe_and_exact(trial: Trial) -> None:
    """5. Undo never crosses a roll, a reveal or another seat's act, and restores the exact state.

    What an untold seat entered may be taken back whatever it told: it was mistyped, and nothing was played by it yet.
    """
    match = trial.match()
    for _ in range(10):
        if not match.to_act:
            break
        _undo_once(trial, match)


def _undo_once(trial: Trial, match: Match) -> None:
    before, entries, views = match.state.copy(), len(match.entries), _views(trial, match)
    seat, act = any_act(match, trial.rng)
    match.play(seat, act)
    after = text_of(match.state)
    for other in trial.seats:
        if other != seat:
            assert match.why_no_undo(other) is not None, f"seat {other} may undo {act} of seat {seat}"
    rolled = len(match.entries) > entries + 1
    refusal = match.why_no_undo(seat)
    if refusal is not None:
        with pytest.raises(IllegalAction) as raised:
            match.undo(seat)
        assert raised.value.refusal == refusal
        assert text_of(match.state) == after, "a refused undo changed something"
        assert refusal.rule in trial.title.rules
        return
    entered = seat in trial.setting.untold
    assert entered or not rolled, f"undo of {act} crosses a roll"
    if match.entries[entries].usual:
        _undo_with_the_one_before(match, seat)
        return
    for watcher in trial.watchers:
        if watcher != seat and not entered:
            for _ in range(PERMUTATIONS):
                other_world = trial.permuted(before, watcher)
                if act in other_world.legal(seat) or act in other_world.free(seat):
                    other_world.apply(seat, act)
                    told = dump(other_world.view(watcher)) != dump(match.state.view(watcher))
                    assert not told, f"undo of {act} crosses what it told {watcher}"
    match.undo(seat)
    assert text_of(match.state) == text_of(before), f"undo of {act} does not restore the state"
    assert _views(trial, match) == views, f"undo of {act} does not restore the views"
    if not rolled:
        match.play(seat, act)
        assert text_of(match.state) == after, f"{act} done again gives another state"


def _undo_with_the_one_before(match: Match, seat: int) -> None:
    """What is usual is taken back with what the seat did before it: else hosts would give the same answer again."""
    last = next(place for place in reversed(match.in_force) if not match.entries[place].usual)
    assert match.entries[last].seat == seat
    before = text_of(match.at(last).state)
    match.undo(seat)
    assert text_of(match.state) == before, "undo of a usual answer does not restore what was before the act"


def _views(trial: Trial, match: Match) -> list[str]:
    return [dump(match.view(watcher)) for watcher in trial.watchers]
