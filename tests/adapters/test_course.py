"""The course of a game by numbers: what may be said is just what is legal or free, and no vector tells a secret."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from adapters.settings import GLOBALWAR, SMALL, WAYS, Way, name
from sandtable.adapters.codebook import END, LEAVE
from sandtable.adapters.course import NOBODY, Course, NotOffered, begin
from sandtable.adapters.vectors import Encoder, features
from sandtable.kernel.plain import dump

np = pytest.importorskip("numpy", reason="the extra “lab” is not installed")

WORLD: Way = ("globalwar", "world-1936", 3, {})
POSITIONS = 560  # of each way to play; 18 small ways make 10,080


def positions(way: Way, count: int, seed: str = "course") -> Iterator[tuple[Course, random.Random]]:
    """So many moments at which somebody is asked, of one random game after the other."""
    found = 0
    game = 0
    while True:
        rng = random.Random(f"{seed} {way} {game}")
        course = begin(*way)
        course.settle(rng)
        while course.asked != NOBODY:
            if found == count:
                return
            found += 1
            yield course, rng
            course.enter(rng.choice(course.numbers()))
            course.settle(rng)
        game += 1


def allowed(course: Course) -> set[str]:
    state, seat = course.state, course.asked
    acts = [] if course.offered else list(state.legal(seat))
    return {act.text for act in (*acts, *state.free(seat))}


@pytest.mark.parametrize(
    ("way", "count"), [*((way, POSITIONS) for way in SMALL), *((way, 150) for way in GLOBALWAR), (WORLD, 60)],
    ids=lambda value: name(value) if isinstance(value, tuple) else str(value),
)  # fmt: skip
def test_numbers_are_just_what_is_legal_or_free(way: Way, count: int) -> None:
    words = 0
    for course, rng in positions(way, count):
        if course.entered:
            words += 1
            continue
        assert {act.text for act in course.open.values()} == allowed(course)
        assert (LEAVE in course.numbers()) == course.offered
        text = rng.choice(sorted(allowed(course)))
        act = next(act for act in course.open.values() if act.text == text)
        twin = course.copy()
        numbers = twin.spelled(act)
        for place, number in enumerate(numbers):
            assert number in twin.numbers()
            done = twin.enter(number)
            assert (done is not None) == (place == len(numbers) - 1)
        assert done is not None
        assert (done[0], done[1].text) == (course.asked, text)
    assert (words > 0) == (way[0] in ("quartermaster", "globalwar"))


@pytest.mark.parametrize("way", WAYS, ids=name)
def test_nothing_hidden_changes_a_vector_or_a_mask(way: Way) -> None:
    """A state that the seat cannot tell from the true one gives the same vector and the same numbers."""
    encoder = Encoder(way[0])
    checked = 0
    for course, rng in positions(way, 40 if way in SMALL else 20, "secret"):
        if course.entered or course.offered:
            continue
        for seat in range(way[2]):
            twin = course.copy()
            hidden = course.game.observe(course.setting, course.state, seat).sample(rng)
            other = Course(course.game, course.setting, course.codes, hidden, twin.occasions)
            other.occasions.pass_over(hidden)
            other.look()
            if other.asked == course.asked:  # those who are asked in secret may differ
                assert np.array_equal(encoder.vector(other, seat), encoder.vector(course, seat))
                checked += 1
                if course.asked == seat:
                    assert other.numbers() == course.numbers()
    assert checked >= 10


@pytest.mark.parametrize("way", WAYS, ids=name)
def test_vectors_differ_whenever_views_differ(way: Way) -> None:
    encoder = Encoder(way[0])
    seen: dict[bytes, str] = {}
    for course, _ in positions(way, 100 if way in SMALL else 60, "views"):
        for seat in range(way[2]):
            asked = f"{course.offered} {course.entered}" if course.asked == seat else ""
            view = f"{seat} {dump(course.state.view(seat))} {asked}"
            vector = encoder.vector(course, seat)
            assert vector.shape == (encoder.length,)
            assert seen.setdefault(vector.tobytes(), view) == view
    assert len(seen) > 30


def test_a_secret_choice_stays_hidden_until_all_have_chosen() -> None:
    """The opening of Quartermaster: every seat puts cards aside at once. What the first one says tells the others
    nothing."""
    course = begin("quartermaster", "standard", 6)
    course.settle(random.Random("opening"))
    assert len(course.state.pending()) == 6
    encoder = Encoder("quartermaster")
    acts = list(course.open.values())[:4]
    vectors = []
    for act in acts:
        twin = course.copy()
        for number in twin.spelled(act):
            twin.enter(number)
        assert twin.asked == 1
        vectors.append([encoder.vector(twin, seat) for seat in range(1, 6)])
    for others in vectors[1:]:
        for one, other in zip(vectors[0], others, strict=True):
            assert np.array_equal(one, other)


def test_more_could_be_said() -> None:
    """``discard`` takes any number of cards: after each one the act may end."""
    for course, _ in positions(("quartermaster", "standard", 2, {}), 2000):
        if course.entered and END in course.numbers():
            said = [course.codes.phrases[number] for number in course.entered]
            assert said[0] == "discard …"
            twin = course.copy()
            done = twin.enter(END)
            assert done is not None
            assert list(done[1].nouns) == said[1:]
            return
    pytest.fail("nobody could stop discarding")


def test_what_is_not_offered_is_refused() -> None:
    course = begin("blitzkrieg", "duel")
    course.settle(random.Random(1))
    before = dump(course.state.plain())
    for number in (LEAVE, END, -1, len(course.codes), 5):
        if number not in course.numbers():
            with pytest.raises(NotOffered):
                course.enter(number)
    assert dump(course.state.plain()) == before


@pytest.mark.parametrize("way", [*SMALL[:2], SMALL[5], SMALL[10]], ids=name)
def test_rewards_come_at_the_end_and_sum_to_nothing(way: Way) -> None:
    rng = random.Random("rewards")
    course = begin(*way)
    course.settle(rng)
    while course.asked != NOBODY:
        assert course.rewards() == [0.0] * way[2]
        course.enter(rng.choice(course.numbers()))
        course.settle(rng)
    if way[2] == 1:
        assert course.rewards() in ([1.0], [-1.0])
    else:
        assert sum(course.rewards()) == pytest.approx(0.0)
        assert max(course.rewards()) > 0


def test_features_are_named() -> None:
    told = dict(features({"markers": [3, -1], "reserve": ["army:2", "army:2"], "over": None}))
    assert told["reserve.0=army:2"] == 1.0
    assert told["over=None"] == 1.0
    assert told["markers.0"] > 0 > told["markers.1"]
