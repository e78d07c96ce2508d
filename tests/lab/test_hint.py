"""Hints: the act of the strongest level, by how much it is better, and what speaks for it."""

from __future__ import annotations

from games.blitzkrieg.table import position

import sandtable
from sandtable.bots import bot
from sandtable.kernel.plain import dump
from sandtable.lab.hint import STRONGEST, hint

SEED = "a hint"


def test_a_win_on_the_board_is_what_is_hinted_at_and_why() -> None:
    match = position(to_move="allies", points=(10, 16), filled=["PO-1"], markers={"PO": -13},
                     reserve=(["air:1", "air:2"], ["navy:1", "army:1", "army:2"]), turns=7)  # fmt: skip
    seen = match.observe(1)
    told = hint(dump(seen.data), 40, SEED, 0.0)
    assert " PO-" in told["act"]
    assert told["why"]
    assert told["other"] in {None, *(action.text for action in seen.legal)}
    assert (told["gain"] is None) == (told["other"] is None)


def test_it_is_the_act_that_the_strongest_level_decides_on() -> None:
    match = sandtable.game("quartermaster").match(seed="a hint")
    seat = match.to_act[0]
    seen = dump(match.observe(seat).data)
    decided = bot(STRONGEST, match.game, f"{SEED} {seen}").decide(match.observe(seat), 4)
    assert hint(seen, 4, SEED, 0.0)["act"] == decided.text


def test_where_only_one_thing_can_be_done_nothing_is_judged() -> None:
    match = sandtable.game("quartermaster").match(seed="a hint")
    data = {**match.observe(match.to_act[0]).data}
    data["legal"] = [match.legal(match.to_act[0])[0].text]
    told = hint(dump(data), None, None, 3.0)
    assert told == {"act": data["legal"][0], "other": None, "gain": None, "error": None, "why": []}
