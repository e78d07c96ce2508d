"""Odds: exact ones agree with every die of small battles, and with many simulated large ones of every kind."""

from __future__ import annotations

from itertools import zip_longest
from random import Random

import pytest

from games.globalwar.battles import CATALOGUE, KINDS, Brute, random_battle, random_withdrawal
from sandtable.games.globalwar.combat.field import ATTACKER, DEFENDER, Field
from sandtable.games.globalwar.combat.fire import NOBODY
from sandtable.games.globalwar.combat.sequence import LAND, NAVAL, Sequence
from sandtable.games.globalwar.combat.troops import read_troops
from sandtable.games.globalwar.odds.odds import engaged, odds
from sandtable.games.globalwar.odds.outcomes import Withdrawal
from sandtable.games.globalwar.odds.reckoning import Reckoning
from sandtable.games.globalwar.odds.salvos import Salvo
from sandtable.games.globalwar.odds.shares import LAYERS, Share, Shares
from sandtable.games.globalwar.odds.simulation import Simulation
from sandtable.games.globalwar.odds.volleys import Volleys

SMALL = 200  # battles
LARGE = 12
PLAYED = 3_000  # times each; `make soak` plays 50 of them 100,000 times


@pytest.mark.parametrize("part", range(10))
def test_small_battles_agree_with_every_die(part: int) -> None:
    for number in range(part, SMALL, 10):
        rng = Random(f"small {number}")
        engagement = random_battle(KINDS[number % len(KINDS)], rng, rng.randint(1, 4))
        withdrawal = random_withdrawal(rng)
        ends = Brute(engagement, withdrawal).run()
        outcomes = Reckoning(engagement, withdrawal, number % 2 == 0).run()
        for name in ("won", "held", "both", "broken"):
            wanted = sum(p for (end, _, _), p in ends.items() if end == name)
            assert getattr(outcomes, name) == pytest.approx(wanted, abs=1e-9), (number, name)
        for side in (ATTACKER, DEFENDER):
            wanted_states: dict[tuple[int, ...], float] = {}
            for (_, a, d), p in ends.items():
                state = a if side == ATTACKER else d
                wanted_states[state] = wanted_states.get(state, 0.0) + p
            found = {outcomes.counts[side][state]: p for state, p in outcomes.finals[side].items() if p > 1e-15}
            for state in wanted_states.keys() | found.keys():
                assert found.get(state, 0.0) == pytest.approx(wanted_states.get(state, 0.0), abs=1e-9), (number, side)


@pytest.mark.parametrize("number", range(LARGE))
def test_large_battles_agree_with_simulated_ones(number: int) -> None:
    """Equal seeds give equal battles, so this either holds or does not; five standard errors allow for the seed."""
    rng = Random(f"large {number}")
    engagement = random_battle(KINDS[number % len(KINDS)], rng, rng.randint(7, 10))
    withdrawal = random_withdrawal(rng)
    exact = Reckoning(engagement, withdrawal, False).run()
    played = Simulation(engagement, withdrawal, Random(f"play {number}")).run(PLAYED)
    for name in ("won", "taken", "held", "broken"):
        p = getattr(exact, name)
        error = max(1e-9, (p * (1 - p) / PLAYED) ** 0.5)
        assert abs(getattr(played, name) - p) <= 5 * error, name


def test_one_infantry_against_one_by_hand() -> None:
    # 2 of 12 against 4 of 12, again and again until somebody is hit
    found = odds(engaged(LAND, Field(), troops("infantry"), troops("infantry")))
    assert found.exact
    hit, answer = 2 / 12, 4 / 12
    decided = 1 - (1 - hit) * (1 - answer)
    assert found.won == pytest.approx(hit * (1 - answer) / decided)
    assert found.held == pytest.approx(answer * (1 - hit) / decided)
    assert found.both == pytest.approx(hit * answer / decided)
    assert found.mean_loss(ATTACKER) == pytest.approx(3 * answer / decided)


@pytest.mark.parametrize("number", range(10))
def test_dice_leave_the_same_one_by_one_and_all_together(number: int) -> None:
    rng = Random(f"dice {number}")
    engagement = random_battle(rng.choice(("land", "naval", "amphibious")), rng, 5)
    volleys = Volleys(engagement, 10_000)
    a, d = beginning(volleys)
    volley = volleys.fire(a, d)
    together = Shares(volleys.later[DEFENDER])
    together.strike(d, Share(1.0), volley.hits)
    one_by_one = Shares(volleys.later[DEFENDER])
    one_by_one.by_state[d].chance = 1.0
    left = rolled(volley.salvo, one_by_one)
    together.fit()
    assert left == pytest.approx(together.row(), abs=1e-12)
    assert sum(left) == pytest.approx(1)


@pytest.mark.parametrize(
    ("kind", "attackers", "defenders", "at_once"),
    [
        (LAND, "2*infantry tactical-bomber", "3*infantry artillery medium-armor fighter", True),
        # hits that do damage, and other hits of two kinds
        (NAVAL, "submarine", "destroyer battleship", False),
        (NAVAL, "destroyer submarine", "2*destroyer fighter:patrol", False),
    ],
)
def test_picks_wait_for_their_turn_only_where_it_matters(
    kind: Sequence, attackers: str, defenders: str, at_once: bool
) -> None:
    engagement = engaged(kind, Field(sea=kind is NAVAL), troops(attackers), troops(defenders))
    volleys = Volleys(engagement, 100)
    a, d = beginning(volleys)
    volleys.fire(a, d)
    picking = [salvo for salvo in volleys.salvos[ATTACKER].all if salvo.pick != NOBODY]
    assert bool(picking) == at_once


def test_only_those_who_can_miss_everybody_are_asked_whom_they_hit() -> None:
    """gw.10.7.a: submarines hit no aircraft; with a destroyer beside them somebody is hit whoever is left."""
    engagement = engaged(NAVAL, Field(sea=True), troops("destroyer 2*submarine"), troops("destroyer fighter:patrol"))
    volleys = Volleys(engagement, 100)
    attackers, defenders = volleys.later
    aircraft = defenders.number((0, 1, 0))
    whole, alone = attackers.number((1, 2, 0)), attackers.number((0, 2, 0))
    assert volleys.always_hits(whole)
    assert not volleys.harmless(whole, aircraft, 2)
    assert not volleys.always_hits(alone)
    assert volleys.harmless(alone, aircraft, 2)


@pytest.mark.parametrize("number", range(10))
def test_the_chance_to_miss_is_that_of_what_a_volley_leaves(number: int) -> None:
    rng = Random(f"miss {number}")
    engagement = random_battle(rng.choice(("land", "naval", "amphibious")), rng, 5)
    volleys = Volleys(engagement, 10_000)
    hits = volleys.fire(*beginning(volleys)).hits
    states = volleys.later[DEFENDER]
    missed = states.unhurt(hits)
    assert len(missed) > 1
    for state, chance in enumerate(missed):
        left: dict[int, float] = {}
        states.add_left(left, state, 1.0, hits)
        assert chance == pytest.approx(left.get(state, 0.0), abs=1e-12)


def beginning(volleys: Volleys) -> tuple[int, int]:
    """The numbers of both sides as they begin, and as they fight in later rounds."""
    starts = volleys.engagement.start
    d = volleys.states[DEFENDER].number(starts[DEFENDER])
    return volleys.states[ATTACKER].number(starts[ATTACKER]), volleys.depths.fighting(d)


def rolled(salvo: Salvo, shares: Shares) -> list[float]:
    """What is left when all dice of a salvo are rolled."""
    if salvo.rest is None or salvo.missed is None:
        return shares.row()
    if salvo.pick != NOBODY:
        shares.roll_at(salvo.pick, salvo.picks, salvo.aim, salvo.chance)
        return rolled(salvo.rest, shares)
    if salvo.missed is salvo.rest:
        shares.roll(salvo.aim, salvo.chance)
        return rolled(salvo.rest, shares)
    missed, struck = Shares(shares.states), Shares(shares.states)
    shares.split(salvo.aim, salvo.chance, missed, struck)
    return [p + q for p, q in zip_longest(rolled(salvo.missed, missed), rolled(salvo.rest, struck), fillvalue=0.0)]


SIMPLE = (LAND, "5*infantry 2*medium-armor", "4*infantry artillery")
PICKING = (LAND, "4*infantry:shaky 2*tactical-bomber fighter", "4*infantry tank-destroyer tactical-bomber")
FLEETS = (
    NAVAL,
    "3*destroyer battleship 2*submarine fighter:patrol",
    "3*destroyer battleship 2*submarine seaplane:patrol",
)
CHOOSY = (NAVAL, "2*destroyer submarine seaplane:patrol", "destroyer 2*submarine naval-transport light-cruiser")


@pytest.mark.parametrize("battle", [SIMPLE, PICKING, FLEETS, CHOOSY])
def test_rounds_add_up_to_the_same_end(battle: tuple[Sequence, str, str]) -> None:
    kind, attackers, defenders = battle
    engagement = engaged(kind, Field(sea=kind is NAVAL), troops(attackers), troops(defenders))
    together = odds(engagement)
    by_rounds = odds(engagement, by_rounds=True)
    for side in (ATTACKER, DEFENDER):
        worths = dict(together.left[side])
        for worth, chance in by_rounds.left[side]:
            assert chance == pytest.approx(worths.get(worth, 0.0), abs=1e-10)
    assert by_rounds.won == pytest.approx(together.won, abs=1e-10)
    assert by_rounds.mean_loss(DEFENDER) == pytest.approx(together.mean_loss(DEFENDER), abs=1e-9)
    assert together.rounds == []
    assert [row.round for row in by_rounds.rounds] == list(range(1, len(by_rounds.rounds) + 1))
    fighting = [row.fighting for row in by_rounds.rounds]
    assert fighting == sorted(fighting, reverse=True)


@pytest.mark.parametrize("by_rounds", [False, True])
def test_many_that_dive_are_told_apart(by_rounds: bool) -> None:
    """gw.10.7.d: how many submarines are left says how the defenders fared in the first round alone."""
    attackers = "2*destroyer submarine 2*fighter:patrol"
    engagement = engaged(NAVAL, Field(sea=True), troops(attackers), troops("destroyer 4*submarine"))
    outcomes = Reckoning(engagement, Withdrawal(), by_rounds).run()
    wanted: dict[tuple[int, ...], float] = {}
    for (_, _, d), p in Brute(engagement, Withdrawal()).run().items():
        wanted[d] = wanted.get(d, 0.0) + p
    found = {outcomes.counts[DEFENDER][state]: p for state, p in outcomes.finals[DEFENDER].items()}
    assert len({counts[1] for counts in found}) > LAYERS, "more than are fought at a time"
    for counts in wanted.keys() | found.keys():
        assert found.get(counts, 0.0) == pytest.approx(wanted.get(counts, 0.0), abs=1e-9), counts


def test_losses_add_up() -> None:
    found = odds(engaged(LAND, Field(city=True), troops("6*infantry 2*fighter"), troops("4*infantry fighter")))
    assert found.won + found.held + found.both + found.broken + found.open == pytest.approx(1)
    for side in (ATTACKER, DEFENDER):
        by_unit = sum(lost * sum(CATALOGUE.unit(id).cost) for id, _, lost in found.lost[side])
        assert by_unit == pytest.approx(found.mean_loss(side))


def test_too_large_a_battle_is_simulated_and_says_so() -> None:
    fleet = "3*destroyer 2*light-cruiser battleship 2*submarine naval-transport tactical-bomber:patrol"
    engagement = engaged(NAVAL, Field(sea=True), troops(fleet), troops(fleet))
    found = odds(engagement, most_work=10_000, battles=400, seed="test")
    assert not found.exact
    assert found.battles == 400
    assert 0 < found.error < 0.03
    assert found.plain()["method"] == "simulation"
    assert odds(engagement).exact


def test_an_empty_zone_is_walked_into() -> None:
    found = odds(engaged(LAND, Field(), troops("infantry"), []))
    assert (found.won, found.taken) == (1.0, 1.0)
    assert odds(engaged(LAND, Field(), troops("fighter"), [])).taken == 0.0


def test_the_attacker_leaves_when_he_said_he_would() -> None:
    engagement = engaged(LAND, Field(), troops("4*infantry"), troops("9*infantry"))
    stubborn = odds(engagement)
    careful = odds(engagement, Withdrawal(weaker=True))
    assert careful.mean_loss(ATTACKER) < stubborn.mean_loss(ATTACKER)
    assert careful.won < stubborn.won
    assert careful.broken > 0.5
    assert odds(engagement, Withdrawal(after=1)).held < stubborn.held


def troops(text: str) -> list:
    return read_troops(text, CATALOGUE, "test")


def under_way(fought: int, city: bool = False) -> float:
    field = Field(city=city, fought=fought)
    return odds(engaged(LAND, field, troops("4*infantry 2*artillery"), troops("3*infantry"))).taken


def test_a_battle_under_way_has_no_first_round_any_more() -> None:
    """gw.10.2.a: artillery strikes first in the first round alone; all later rounds are alike."""
    assert under_way(1) < under_way(0)
    assert under_way(2) == pytest.approx(under_way(1))
    plain = [odds(engaged(LAND, Field(fought=n), troops("4*infantry"), troops("3*infantry"))).taken for n in (0, 1)]
    assert plain[0] == pytest.approx(plain[1]), "infantry alone has nothing to do first"


def test_a_city_under_way_has_fewer_rounds_left() -> None:
    """gw.1.7.7.a: three rounds in all, so one is left after two."""
    engagement = engaged(LAND, Field(city=True, fought=2), troops("4*infantry 2*artillery"), troops("3*infantry"))
    last = odds(engagement, by_rounds=True)
    assert [row.round for row in last.rounds] == [3]
    assert under_way(0, True) > under_way(1, True) > under_way(2, True) == pytest.approx(last.taken)
    played = Simulation(engagement, Withdrawal(), Random("the last round")).run(PLAYED)
    error = (last.taken * (1 - last.taken) / PLAYED) ** 0.5
    assert abs(played.taken - last.taken) <= 5 * error
