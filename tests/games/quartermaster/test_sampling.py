"""States drawn from what a seat can know: whoever is asked in them has an answer."""

from __future__ import annotations

import random

import pytest

from games.quartermaster.table import country, does, table

HAND = "blitzkrieg conscription volksturm wolf-packs"
# all Build and Battle cards of Germany but one, so that few deals put it where it lies: in the deck
SPENT = " ".join(["build-army"] * 5 + ["land-battle"] * 7 + ["build-navy"] * 2 + ["sea-battle"] * 2)


@pytest.mark.parametrize("paid", [False, True])
@pytest.mark.parametrize("spent", ["", SPENT], ids=["any", "the last one"])
def test_who_reallocates_finds_a_card_in_the_deck_of_every_sample(spent: str, paid: bool) -> None:
    germany = country("germany", hand=HAND, discards=spent, deck="build-army")
    match = table(GER=germany, options={"reallocate": True})
    does(match, "GER", "reallocate")
    if paid:
        does(match, "GER", f"discard {HAND}")
    observation = match.observe(1)
    rng = random.Random("resources")
    for _ in range(60):
        drawn = observation.sample(rng)
        if not paid:
            drawn.apply(0, drawn.legal(0)[0])
        assert [act.verb for act in drawn.legal(0)] == ["take"]
