"""The evaluation: exact at the end, and it rises with what wins."""

from __future__ import annotations

import pytest

from games.quartermaster.table import country, does, table
from sandtable.bots import bot
from sandtable.games.quartermaster.title import GAME
from sandtable.kernel.match import Match
from sandtable.kernel.plain import Plain


def worth(match: Match, seat: int = 0) -> float:
    return GAME.worth(match.state, seat)


def test_both_sides_add_up_and_allies_share_one_value() -> None:
    match = table(points=(10, 4))
    values = [worth(match, seat) for seat in range(6)]
    assert values[0] == values[2] == values[4]
    assert values[1] == values[3] == values[5]
    assert values[0] + values[1] == pytest.approx(1)


def test_a_finished_game_is_won_or_lost() -> None:
    match = table("USA", points=(50, 4))
    does(match, "USA", "discard build-navy")
    assert [worth(match, seat) for seat in range(6)] == [1, 0, 1, 0, 1, 0]


@pytest.mark.parametrize(
    ("worse", "better"),
    [
        (table(), table(points=(5, 0))),
        (table(), table(GER=country("germany western-europe"))),
        (table(GER=country("germany africa")), table(GER=country("germany balkans"))),
        (table(GER=country()), table(GER=country(status="blitzkrieg"))),
        (table(ITA=country("balkans"), UK=country("italy")), table(ITA=country("italy"), UK=country("balkans"))),
        (table(GER=country(deck="")), table(GER=country())),
    ],
    ids=["points", "star", "supply", "status", "home", "deck"],
)
def test_what_helps_is_liked_better(worse: Match, better: Match) -> None:
    assert worth(better) > worth(worse)


def test_the_greedy_bot_takes_a_star() -> None:
    match = table(GER=country("germany", hand="build-army wolf-packs sea-battle"))
    player = bot("greedy", GAME, "a")
    for _ in range(2):
        match.play(0, player.decide(match.observe(0), 2))
    assert [entry.action.text for entry in match.entries if entry.seat == 0 and entry.action][:2] == [
        "play build-army",
        "build western-europe",
    ]


def test_points_of_a_step_to_come_are_counted_before_and_after_it() -> None:
    """A turn that has passed its victory step is not better for it: the income was counted already."""
    before = table("GER", GER=country("germany", hand="sea-battle build-navy", deck=""))
    after = table("GER", GER=country("germany", hand="sea-battle build-navy", deck=""))
    does(after, "GER", "discard sea-battle")
    assert abs(worth(after) - worth(before)) < 0.05


def test_a_piece_that_is_about_to_go_counts_for_little() -> None:
    """While cards may still answer a battle, the battle is worth nearly what it will bring."""
    match = table(GER=country("germany eastern-europe", hand="land-battle build-army"),
                  USSR=country("moscow ukraine", responses="stalingrad"))  # fmt: skip
    before = worth(match)
    does(match, "GER", "play land-battle", "battle ukraine")
    assert match.to_act != (0,)
    assert worth(match) > before


def likely(match: Match, seat: int) -> list[str]:
    acts = GAME.likely(match.state, seat, match.legal(seat))
    assert all(act in match.legal(seat) for act in acts)
    return [act.text for act in acts]


def test_bots_part_with_the_weakest_cards() -> None:
    match = table("USSR", USSR=country("moscow", hand="build-navy build-army stalingrad guards rasputitsa"))
    assert [text for text in likely(match, 3) if text.startswith("discard")] == ["discard build-navy"]
    does(match, "USSR", "discard rasputitsa")
    assert likely(match, 3) == ["discard build-navy"]
    setup = GAME.match(seats=6, seed="setup")
    assert len(likely(setup, 3)) == 1


def test_bots_keep_their_cards_when_these_are_few() -> None:
    match = table("USSR", USSR=country("moscow", hand="build-navy sea-battle build-army", deck="guards"))
    does(match, "USSR", "discard build-army")
    assert likely(match, 3) == ["discard"]


@pytest.mark.parametrize("name", ["greedy", "search"])
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_bots_play_every_country_to_the_end(name: str, seats: int) -> None:
    record: dict[str, Plain] = {"seats": seats, "round": 19, "options": {"reallocate": True}}
    match = GAME.position(record, seed="bots")
    players = [bot(name, GAME, f"{seat}") for seat in range(seats)]
    while match.to_act:
        seat = match.to_act[0]
        match.play(seat, players[seat].decide(match.observe(seat), 2))
    assert match.outcome is not None


@pytest.mark.parametrize("lines", [1, 2, 9])
def test_search_plays_alike_by_seed_and_from_the_plain_data_of_an_observation(lines: int) -> None:
    """Whatever it imagines, it never asks more of the table than an observation tells."""
    match = GAME.match(seats=3, seed="alike")
    mover = bot("greedy", GAME, "alike")
    for _ in range(40):
        seat = match.to_act[0]
        observation = match.observe(seat)
        if len(match.entries) % 4 == 0:
            again = GAME.observation(observation.data)
            acts = [bot("search", GAME, "same").decide(seen, lines) for seen in (observation, observation, again)]
            assert acts[0] == acts[1] == acts[2]
        match.play(seat, mover.decide(observation, 1))


def test_a_bot_saves_its_home_army_with_a_response() -> None:
    match = table(GER=country("germany western-europe north-sea", hand="land-battle build-army"),
                  UK=country("united-kingdom", responses="raf"))  # fmt: skip
    does(match, "GER", "play land-battle", "battle united-kingdom")
    assert bot("greedy", GAME, "a").decide(match.observe(1), 4).text == "use raf"


def test_greedy_beats_random() -> None:
    """Both sides of two deals; the seeds are fixed, so it comes out alike every time."""
    for deal in range(2):
        for axis in (True, False):
            match = GAME.match(seats=2, seed=f"beats {deal}")
            players = [bot("greedy" if (seat == 0) == axis else "random", GAME, f"{deal} {seat}") for seat in range(2)]
            while match.to_act:
                seat = match.to_act[0]
                match.play(seat, players[seat].decide(match.observe(seat)))
            assert match.outcome is not None
            assert match.outcome.winners == ((0,) if axis else (1,))
