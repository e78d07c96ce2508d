"""Properties of what may be done: games end, nothing is lost, refusals are right, name their rule, change nothing."""

from __future__ import annotations

import pytest

from properties.trial import Trial, any_act, any_of, attempts, play_on, text_of
from sandtable.bots.occasions import Occasions
from sandtable.kernel.action import Action, NotAnAction
from sandtable.kernel.chance import CHANCE
from sandtable.kernel.knowledge import NOBODY
from sandtable.kernel.match import Match
from sandtable.kernel.refusal import IllegalAction, Refusal
from sandtable.kernel.state import State

MOST_LEGAL = 5_000


def every_game_ends(trial: Trial) -> None:
    """1. Every game ends; nobody is asked without an answer; nothing raises, free acts injected at any moment and taken
    now and then, or always, on every occasion."""
    match = trial.started()
    rng = trial.walker()
    occasions = Occasions()
    eager = trial.rng.choice((0.1, 1.0))
    for _ in range(trial.title.endless):
        if not match.to_act:
            break
        bold = occasions.next(match.state)
        if bold is None:
            _asks_well(trial, match)
            match.play(*any_act(match, rng))
        elif rng.random() < eager:
            match.play(bold, any_of(match.free(bold), rng))
    outcome = match.outcome
    assert outcome is not None, f"no end after {trial.title.endless} decisions"
    assert match.state.pending() == (), f"over, but {match.state.pending()} are asked"
    assert len(outcome.shares) == len(outcome.points) == trial.setting.seats
    assert sum(outcome.shares) == pytest.approx(1) or sum(outcome.shares) == 0, f"shares {outcome.shares}"
    for seat in trial.seats:
        assert not match.legal(seat), f"over, but seat {seat} may {list(match.legal(seat))}"
        assert not match.free(seat), f"over, but seat {seat} may freely {list(match.free(seat))}"


def _asks_well(trial: Trial, match: Match) -> None:
    assert len(match.points) == trial.setting.seats
    for seat in trial.seats:
        legal = match.legal(seat)
        if seat in match.to_act:
            assert legal, f"seat {seat} is asked {match.state.prompt(seat)!r} and has no answer"
            assert match.state.prompt(seat), f"seat {seat} is asked without a prompt"
        else:
            assert not legal, f"seat {seat} is not asked and may {list(legal)}"
        assert len(legal) <= MOST_LEGAL, f"{len(legal)} legal acts for seat {seat}: split the decision"
        assert len(set(legal)) == len(legal), f"seat {seat} is offered an act twice: {list(legal)}"
        assert 0 <= trial.game.worth(match.state, seat) <= 1
        for act in (*legal, *match.free(seat)):
            assert trial.game.parse(act.text) == act, f"{act.text!r} does not read back"


def forgeries_are_refused(trial: Trial) -> None:
    """4. Mutated, replayed, out-of-turn and other-seat acts are refused with a Refusal and change nothing."""
    match = trial.match()
    before = text_of(match.state), match.save()
    for seat, text in attempts(match, trial.rng):
        if seat in trial.seats and _allowed(trial, match.state, seat, text):
            continue
        with pytest.raises(IllegalAction) as raised:
            match.play(seat, text)
        assert isinstance(raised.value.refusal, Refusal)
        with pytest.raises(IllegalAction):
            match.preview(seat, text)
        with pytest.raises(IllegalAction):
            match.resolve(seat, text)
    assert (text_of(match.state), match.save()) == before, "a refused act changed something"


def nothing_is_made_or_lost(trial: Trial) -> None:
    """6. Pieces, cards and tokens are neither made nor lost, also when a state is read back or drawn from a view."""
    conserved = trial.title.conserved
    match = trial.match()
    at_first = conserved(match.at(0).state)
    for moment in (match.state, trial.game.read_state(trial.setting, match.state.plain())):
        assert conserved(moment) == at_first
    for seat in trial.seats:
        drawn = match.observe(seat).sample(trial.rng)
        assert conserved(drawn) == at_first, f"a state drawn for seat {seat} has {conserved(drawn)}, not {at_first}"
    while match.to_act:
        seat, act = any_act(match, trial.rng)
        match.play(seat, act)
        assert conserved(match.state) == at_first, f"{act} by seat {seat}: {conserved(match.state)}, not {at_first}"


def refusals_name_their_rule(trial: Trial) -> None:
    """8. Every refusal has a rule id of the rulebook, and a text."""
    match = trial.match()
    for seat, text in attempts(match, trial.rng):
        refusal = match.why_not(seat, text)
        if refusal is not None:
            assert refusal.rule in trial.title.rules, f"{text!r}: no rule {refusal.rule!r} in the rulebook"
            assert trial.title.has_text is None or trial.title.has_text(refusal.message), f"no text {refusal.message!r}"


def why_not_tells_the_truth(trial: Trial) -> None:
    """9. ``why_not`` is None exactly for legal and free acts, and pointing at nouns in any order leads to each."""
    match = trial.match()
    _told_truly(trial, match)
    for seat in trial.seats:
        acts = [*match.legal(seat), *match.free(seat)]
        for act in trial.rng.sample(acts, min(len(acts), 20)):
            _can_be_pointed_at(trial, match, seat, act)
    for place, entry in enumerate(match.entries):
        if entry.what == "chance" and trial.rng.random() < 0.2:
            _nobody_acts(trial, match.at(place).state)
    over = trial.hosting(match.state)
    play_on(over, trial.rng, trial.title.endless)
    _told_truly(trial, over)


def _told_truly(trial: Trial, match: Match) -> None:
    for seat, text in attempts(match, trial.rng):
        if seat in trial.seats:
            allowed = _allowed(trial, match.state, seat, text)
            refusal = match.why_not(seat, text)
            assert (refusal is None) == allowed, f"{text!r} by seat {seat}: allowed {allowed}, but {refusal}"
    for seat in trial.seats:
        for act in (*match.legal(seat), *match.free(seat)):
            assert match.why_not(seat, act) is None, f"{act} by seat {seat}: {match.why_not(seat, act)}"


def _allowed(trial: Trial, state: State, seat: int, text: str) -> bool:
    try:
        act = trial.game.parse(text)
    except NotAnAction:
        return False
    return act in state.legal(seat) or act in state.free(seat)


def _can_be_pointed_at(trial: Trial, match: Match, seat: int, act: Action) -> None:
    nouns = list(act.nouns)
    trial.rng.shuffle(nouns)
    chosen: tuple[str, ...] = ()
    for noun in nouns:
        offered = match.choices(seat, act.verb, chosen).nouns
        assert noun in offered, f"{act}: after {chosen} the choices are {offered}"
        chosen = (*chosen, noun)
    complete = match.choices(seat, act.verb, chosen).complete
    assert complete is not None, f"{act} is not complete after {chosen}"
    assert match.choices(seat, act.verb, act.nouns).complete == act


def _nobody_acts(trial: Trial, state: State) -> None:
    """While chance is due nothing is legal or free, and every act is refused."""
    assert state.pending() == (CHANCE,)
    assert state.chance().total > 0
    for seat in trial.seats:
        assert not state.legal(seat), f"chance is due, but seat {seat} may {list(state.legal(seat))}"
        assert not state.free(seat), f"chance is due, but seat {seat} may freely {list(state.free(seat))}"
    if state.chance().seen == NOBODY:
        return  # a draw of an untold seat, which nobody enters
    manual = trial.hosting(state, manual=True)
    assert manual.to_act == ()
    for seat, text in attempts(manual, trial.rng, 5):
        assert manual.why_not(seat, text) is not None, f"chance is due, but seat {seat} may {text!r}"
