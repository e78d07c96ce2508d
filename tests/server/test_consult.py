"""What the rules say about a game that somebody looks at, now and at any moment of it."""

from __future__ import annotations

from server.house import House


def test_whoever_may_look_may_ask_the_rules_about_any_moment(house: House) -> None:
    ada, bob = house.visitor("Ada"), house.visitor("Bob")
    table = ada.makes("asia-1937", "me", "me", title="globalwar", spectators=0)
    path = f"/api/tables/{table['table']}"
    for _ in range(2):
        assert ada.post(f"{path}/act", {"seat": 0, "act": "done"}).status_code == 200
    objectives = {"about": ["objectives"]}
    for who in (ada, bob):
        told = who.post(f"{path}/consult", objectives).json()
        assert told["type"] == "facts"
        assert told["facts"]["objectives"]
        assert who.post(f"{path}/consult", {**objectives, "at": 0}).json()["facts"]["objectives"]
        assert who.post(f"{path}/consult", {**objectives, "at": 10_000}).status_code == 404
        assert who.post(f"{path}/consult", {"about": ["nonsense"]}).status_code == 400
    assert ada.post(f"{path}/consult", {**objectives, "seat": 0, "at": 1}).status_code == 200
    assert bob.post(f"{path}/consult", {**objectives, "seat": 0}).status_code == 403
