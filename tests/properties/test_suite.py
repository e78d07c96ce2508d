"""The suite itself: every property catches a title, or a kernel, that breaks it."""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable, Sequence

import pytest
from drill.board import CARDS, GUARD
from drill.cards import Draw, Look
from drill.reading import DrillSampler
from drill.rounds import Round
from drill.state import NO_SQUAD_TO_REMOVE, Drill
from drill.strike import Response
from drill.turn import Turn

from properties.legality import (
    every_game_ends,
    forgeries_are_refused,
    nothing_is_made_or_lost,
    refusals_name_their_rule,
    why_not_tells_the_truth,
)
from properties.memory import hash_seeds_agree, saves_are_exact, undo_is_safe_and_exact
from properties.secrecy import samples_fit_the_view, secrets_stay_secret, unseen_acts_stay_unseen
from properties.suite import Property, examine
from properties.test_drill import DRILL
from properties.trial import Title
from sandtable.kernel import match as kernel_match
from sandtable.kernel.action import Action
from sandtable.kernel.chance import Chance
from sandtable.kernel.frames import Window
from sandtable.kernel.refusal import Refusal
from sandtable.kernel.state import Occasion, State

Break = Callable[[pytest.MonkeyPatch], None]

CAUGHT = (AssertionError, pytest.fail.Exception, LookupError)  # a crash in a reachable state is a catch too
compiled = not (kernel_match.__file__ or "").endswith(".py")
pytestmark = pytest.mark.skipif(compiled, reason="a compiled engine cannot be broken on purpose")


def endless_rounds(patch: pytest.MonkeyPatch) -> None:
    def again(self: Round, s: Drill) -> None:
        self.step = 0

    patch.setattr(Round, "_end", again)
    patch.setattr(Drill, "beaten", lambda self, side: False)


def no_answer_to_give(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Look, "legal", lambda self, s, seat: ())


def copies_that_share(patch: pytest.MonkeyPatch) -> None:
    copy = Drill.copy

    def shallow(self: Drill) -> Drill:
        twin = copy(self)
        twin.reserve = self.reserve
        return twin

    patch.setattr(Drill, "copy", shallow)


def telling_prompt(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Turn, "prompt", lambda self, s, seat: f"turn-{s.hands[1 - seat % 2][GUARD]}")


def telling_refusal(patch: pytest.MonkeyPatch) -> None:
    why_not = Turn.why_not

    def telling(self: Turn, s: Drill, seat: int, action: Action) -> Refusal | None:
        if action.verb == "attack" and s.hands[1 - seat % 2][GUARD]:
            return Refusal("drill.attack.target", "drill-refused-target")
        return why_not(self, s, seat, action)

    patch.setattr(Turn, "why_not", telling)


def telling_event(patch: pytest.MonkeyPatch) -> None:
    gain = Draw._gain

    def telling(self: Draw, s: Drill, card: int) -> None:
        gain(self, s, card)
        s.say("drill-drew-openly", {"card": CARDS[card]})

    patch.setattr(Draw, "_gain", telling)


def telling_log(patch: pytest.MonkeyPatch) -> None:
    chance = Draw.chance

    def telling(self: Draw, s: Drill) -> Chance:
        hidden = chance(self, s)
        return Chance(hidden.results, hidden.weights, hidden.cause, hidden.seen, Action("draw", (f"{s.deck.counts}",)))

    patch.setattr(Draw, "chance", telling)


def windows_that_skip(patch: pytest.MonkeyPatch) -> None:
    """Only seats that hold a fitting card are asked."""
    patch.setattr(Response, "could_react", lambda self, s, seat: s.hands[seat][self.cards[self.turn]] > 0)


def windows_that_show_passes(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Window, "asks_seen_by", lambda self, s, viewer: self.asks(s))


def undo_that_shows_passes(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Window, "asks_in_secret", lambda self, s: False)


def anything_goes(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Turn, "why_not", lambda self, s, seat, action: None)
    patch.setattr(Turn, "legal", lambda self, s, seat: (Action("pass"),))


def undo_across_reveals(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(kernel_match, "tells_something", lambda before, after, seats: False)


def squads_that_vanish(patch: pytest.MonkeyPatch) -> None:
    def vanish(self: Drill, seat: int, zone: int) -> None:
        self.squads[seat][zone] -= 1

    patch.setattr(Drill, "lose_squad", vanish)


def own_generator(patch: pytest.MonkeyPatch) -> None:
    sample = DrillSampler.sample
    patch.setattr(DrillSampler, "sample", lambda self, rng: sample(self, random.Random()))


def forgetful_sampler(patch: pytest.MonkeyPatch) -> None:
    def nothing(self: DrillSampler, view: object, owner: int) -> list[str]:
        return []

    patch.setattr(DrillSampler, "_known_of", nothing)
    patch.setattr(DrillSampler, "_row", lambda self, view, owner: [None] * self.setting.seats)


def occasions_without_end(patch: pytest.MonkeyPatch) -> None:
    announced = itertools.count(1)
    patch.setattr(Drill, "occasion", lambda self: Occasion(next(announced), (0, 1, 2, 3)))
    patch.setattr(Drill, "take_free", lambda self, seat, action: None)


def telling_occasion(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Drill, "occasion", lambda self: Occasion(1 + self.hands[0][GUARD], (0, 1)))


def unknown_rule(patch: pytest.MonkeyPatch) -> None:
    patch.setattr("drill.state.NO_SQUAD_TO_REMOVE", Refusal("drill.nowhere", NO_SQUAD_TO_REMOVE.message))


def free_while_chance_is_due(patch: pytest.MonkeyPatch) -> None:
    def free(self: Drill, seat: int) -> Sequence[Action]:
        return [Action("remove", ("ash",))] if self.stack and self.squads[seat][0] else []

    patch.setattr(Drill, "free", free)


BROKEN: tuple[tuple[Break, Property], ...] = (
    (endless_rounds, every_game_ends),
    (no_answer_to_give, every_game_ends),
    (occasions_without_end, every_game_ends),
    (copies_that_share, saves_are_exact),
    (telling_prompt, secrets_stay_secret),
    (telling_refusal, secrets_stay_secret),
    (telling_occasion, secrets_stay_secret),
    (telling_event, secrets_stay_secret),
    (telling_log, secrets_stay_secret),
    (windows_that_skip, secrets_stay_secret),
    (windows_that_show_passes, secrets_stay_secret),
    (undo_that_shows_passes, unseen_acts_stay_unseen),
    (anything_goes, forgeries_are_refused),
    (anything_goes, why_not_tells_the_truth),
    (free_while_chance_is_due, why_not_tells_the_truth),
    (undo_across_reveals, undo_is_safe_and_exact),
    (squads_that_vanish, nothing_is_made_or_lost),
    (own_generator, samples_fit_the_view),
    (forgetful_sampler, samples_fit_the_view),
    (unknown_rule, refusals_name_their_rule),
)


@pytest.mark.parametrize(("broken", "holds"), BROKEN, ids=lambda case: case.__name__)
def test_a_broken_title_is_caught(broken: Break, holds: Property, monkeypatch: pytest.MonkeyPatch) -> None:
    broken(monkeypatch)
    with pytest.raises(CAUGHT):
        examine(holds, DRILL, DRILL.settings[-1], examples=300, derandomize=True)


def test_a_title_that_leans_on_hash_order_is_caught() -> None:
    from properties.shaky import HashOrdered  # late, because a compiled Drill has no subclasses

    shaky = Title(HashOrdered(), DRILL.settings, conserved=_nothing, rulebooks=[], deepest=3)
    with pytest.raises(AssertionError, match="differs between two hash seeds"):
        examine(hash_seeds_agree, shaky, DRILL.settings[0], examples=1)


def _nothing(state: State) -> object:
    return None


def test_a_message_without_text_is_caught() -> None:
    silent = Title(DRILL.game, DRILL.settings, _nothing, rulebooks=[], has_text=lambda id: not id.startswith("core"))
    with pytest.raises(AssertionError, match="no text 'core-refused"):
        examine(refusals_name_their_rule, silent, DRILL.settings[0], examples=20)
