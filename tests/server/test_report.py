"""What happened while somebody was away, for whoever may look through a seat."""

from __future__ import annotations

import random

from server.house import House, play_at_random


def test_a_report_of_what_others_did_since_ones_own_last_act(house: House) -> None:
    ada, bob = house.visitor("Ada"), house.visitor("Bob")
    table = ada.makes("duel", "me", "me")
    path = f"/api/tables/{table['table']}"
    with ada.joins(table, 0, 1, since=[0, 0]) as screen:
        play_at_random({0: screen, 1: screen}, random.Random(3), 6)
    whole = ada.get(f"{path}/report", seat=0, since=0).json()
    assert (whole["type"], whole["since"]) == ("report", 0)
    assert {turn["seat"] for turn in whole["turns"]} == {0, 1}
    assert all(turn["deeds"] for turn in whole["turns"])
    since = ada.get(f"{path}/report", seat=0).json()
    assert since["since"] > 0
    assert ada.get(f"{path}/report", seat=0, since=10_000).status_code == 404
    assert bob.get(f"{path}/report", seat=0).status_code == 403
