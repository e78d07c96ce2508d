"""Properties of who knows what: nothing hidden shows anywhere, and states drawn from a view agree with it.

Two worlds, S and S′, differ only in what a watcher cannot know. Whatever the watcher can read must be the same in
both, now and after the same acts, until an act openly tells the watcher something that differs.
"""

from __future__ import annotations

import random

from properties.trial import Trial, any_act, any_of, attempts, play_on, text_of
from sandtable.kernel.action import Action
from sandtable.kernel.knowledge import hidden_from, knows
from sandtable.kernel.match import Match
from sandtable.kernel.plain import Plain, dump, parse
from sandtable.kernel.state import State

STEPS = 6
MOMENTS = 4
PREVIEWS = 1
TRIED = 12


def secrets_stay_secret(trial: Trial) -> None:
    """3. View, log, acts of both kinds, prompts, refusals, previews, pending list and occasions show nothing hidden."""
    match = trial.match()
    words = list(dict.fromkeys(text for _, text in attempts(match, trial.rng, TRIED)))
    for watcher in trial.watchers:
        one, other = _two_worlds(trial, match.state, watcher)
        _reads_the_same(one, other, watcher, words, "at once")
        for _ in range(STEPS):
            if not _step_in_both(trial, one, other, watcher, words):
                break
    acts = [place for place, entry in enumerate(match.entries) if entry.what == "act"]
    for place in trial.rng.sample(acts, min(len(acts), MOMENTS)):
        state = match.at(place).state
        for watcher in trial.watchers:
            one, other = _two_worlds(trial, state, watcher)
            _reads_the_same(one, other, watcher, words, f"before entry {place}")


def _two_worlds(trial: Trial, state: State, watcher: int | None) -> tuple[Match, Match]:
    """A state and another that the watcher cannot tell from it, each hosted so that chance can be entered by hand."""
    return trial.hosting(state, manual=True), trial.hosting(trial.permuted(state, watcher), manual=True)


def _step_in_both(trial: Trial, one: Match, other: Match, watcher: int | None, words: list[str]) -> bool:
    """Go one step on in both worlds and compare; False when they have parted or nothing can be done in both."""
    before = one.state.copy(), other.state.copy()
    unseen = False
    found: tuple[int, Action] | None = None
    if one.due is not None:
        what = one.due.cause
        if not _chance_in_both(trial, one, other, watcher):
            return False
    else:
        found = _act_in_both(one, other, trial.rng)
        if found is None:
            return False
        seat, act = found
        what = f"{act} by seat {seat}"
        unseen = one.state.shown(seat, act, watcher) is None
        one.play(seat, act)
        other.play(seat, act)
    if _one_has_ended_tellingly(trial, one, other):
        return False
    told = unseen or _learned(before[0], one.state, watcher) or _learned(before[1], other.state, watcher)
    if told and _surface(one, watcher) != _surface(other, watcher):
        return False  # the watcher was told, openly, what differs
    _reads_the_same(one, other, watcher, words, f"after {what}")
    if watcher is not None and found is not None and one.entries[-1].what == "act":
        here, there = (_undo_permission(trial, state, seat, act, watcher) for state in before)
        assert here == there, f"{watcher} can tell two worlds apart after {what} by undo: {here}, {there}"
    return True


def _one_has_ended_tellingly(trial: Trial, one: Match, other: Match) -> bool:
    """Whether only one game is over, for a reason that lies in what a seat holds; an end is told to everybody."""
    here, there = one.outcome, other.outcome
    ended = there if here is None else here
    return (here is None) != (there is None) and ended is not None and ended.reason in trial.title.telling_ends


def _undo_permission(trial: Trial, before: State, seat: int, act: Action, watcher: int) -> Plain:
    """What a watcher hears when it asks to undo after an act, where chance is rolled by the host."""
    match = trial.hosting(before)
    match.play(seat, act)
    refusal = match.why_no_undo(watcher)
    return None if refusal is None else refusal.plain()


def _act_in_both(one: Match, other: Match, rng: random.Random) -> tuple[int, Action] | None:
    """An act that is possible in both worlds, of a seat that is asked in both, or a free one."""
    seats = [seat for seat in one.to_act if seat in other.to_act]
    rng.shuffle(seats)
    for seat in [*seats, *range(one.setting.seats)]:
        mine = one.legal(seat) if seat in seats and rng.random() < 0.85 else one.free(seat)
        shared = [act for act in mine if other.why_not(seat, act) is None]
        if shared:
            return seat, any_of(shared, rng)
    return None


def _chance_in_both(trial: Trial, one: Match, other: Match, watcher: int | None) -> bool:
    """The watcher sees the same result in both worlds; what it cannot see may come up differently."""
    here, there = one.due, other.due
    assert here is not None
    assert there is not None, f"{watcher} can tell two worlds apart: chance is due in one only"
    assert (here.cause, here.cover, here.seen) == (there.cause, there.cover, there.seen)
    owner = next(seat for seat in trial.seats if knows(here.seen, seat))
    if knows(here.seen, watcher):
        shared = [act for act, _ in here.possible() if there.weight(act)]
        if not shared:
            return False
        act = trial.rng.choice(shared)
        one.resolve(owner, act)
        other.resolve(owner, act)
    else:
        one.resolve(owner, here.pick(trial.rng.random))
        other.resolve(owner, there.pick(trial.rng.random))
    return True


def _learned(before: State, after: State, watcher: int | None) -> bool:
    """Whether something hidden from the watcher before is open to it, or gone, after."""
    hidden = hidden_from(after.facts(), watcher)
    return any(hidden.get(value, 0) < count for value, count in hidden_from(before.facts(), watcher).items())


def _reads_the_same(one: Match, other: Match, watcher: int | None, words: list[str], when: str) -> None:
    here, there = _reading(one, watcher, words), _reading(other, watcher, words)
    for part, text in here.items():
        assert text == there[part], f"{watcher} can tell two worlds apart {when} by {part}:\n{text}\n{there[part]}"


def _reading(match: Match, watcher: int | None, words: list[str]) -> dict[str, str]:
    """All that a watcher can read, part by part, as canonical text; ``words`` are acts it may ask about."""
    parts = {"view": dump(match.view(watcher)), "log": dump([*match.log(watcher)])}
    parts["pending"] = dump([*match.state.pending_seen_by(watcher)])
    occasion = match.state.occasion()
    parts["occasion"] = dump([occasion.number, *occasion.seats])
    if watcher is None:
        return parts
    legal, free = list(match.legal(watcher)), list(match.free(watcher))
    parts["legal"] = dump([act.text for act in legal])
    parts["free"] = dump([act.text for act in free])
    parts["prompt"] = match.state.prompt(watcher) if legal else ""
    parts["observation"] = dump(match.observe(watcher).data)
    refusals: list[Plain] = []
    for text in words:
        refusal = match.why_not(watcher, text)
        refusals.append([text, None if refusal is None else refusal.plain()])
    parts["refusals"] = dump(refusals)
    parts["due"] = dump([act.text for act in match.may_come_up(watcher)])
    chosen = random.Random(len(match.entries)).sample([*legal, *free], min(len(legal) + len(free), PREVIEWS))
    parts["previews"] = dump([match.preview(watcher, act) for act in chosen])
    return parts


def unseen_acts_stay_unseen(trial: Trial) -> None:
    """3. When an act changed neither view nor log of a watcher, nothing else it can ask gives the act away."""
    match = trial.match()
    for _ in range(2 * STEPS):
        if not match.to_act:
            break
        before = {watcher: (_surface(match, watcher), _depth(match, watcher)) for watcher in trial.watchers}
        seat, act = any_act(match, trial.rng)
        match.play(seat, act)
        for watcher, (surface, depth) in before.items():
            if watcher != seat and _surface(match, watcher) == surface:
                assert _depth(match, watcher) == depth, f"{act} by seat {seat} shows to {watcher}, who saw nothing"


def _surface(match: Match, watcher: int | None) -> str:
    return dump([match.view(watcher), *match.log(watcher)])


def _depth(match: Match, watcher: int | None) -> str:
    if watcher is None:
        return ""
    refusal = match.why_no_undo(watcher)
    acts: list[Plain] = [act.text for act in (*match.legal(watcher), *match.free(watcher))]
    return dump([acts, None if refusal is None else refusal.plain()])


def samples_fit_the_view(trial: Trial) -> None:
    """7. A state drawn from a view has that view; equal views give equal samples; games from samples end."""
    match = trial.match()
    for seat in trial.seats:
        seen = match.observe(seat)
        drawn = seen.sample(random.Random(trial.seed))
        there = trial.game.observe(trial.setting, drawn, seat)
        assert dump(there.data) == dump(seen.data), f"a state drawn for seat {seat} looks different to it"
        data = parse(dump(seen.data))
        assert isinstance(data, dict)
        for twin in (match.observe(seat), there, trial.game.observation(data)):
            again = twin.sample(random.Random(trial.seed))
            assert text_of(again) == text_of(drawn), f"seat {seat}: equal views and one generator, two samples"
        read_back = trial.game.read_state(trial.setting, drawn.plain())
        assert text_of(read_back) == text_of(drawn), "a drawn state does not read back"
        ended = play_on(trial.hosting(drawn), trial.rng, trial.title.endless)
        assert ended.outcome is not None, f"a game from a sample did not end in {trial.title.endless} decisions"
