"""Whoever may look at a table may ask why a bot did something; the answer is thought out in a worker."""

from __future__ import annotations

from server.house import House


def test_reasons_are_told_to_who_may_look(house: House) -> None:
    ada, eve = house.visitor("Ada"), house.visitor("Eve")
    wish = {"title": "globalwar", "mode": "asia-1937", "seats": ["bot:beginner", "me"], "options": {}}
    table = ada.post("/api/tables", wish).json()
    path = f"/api/tables/{table['table']}"
    with ada.joins(table, 1) as player:
        player.until(lambda: bool(player.states[1]["legal"]))
        asked = {"line": 0, "until": len(player.lines[1])}
    told = ada.get(f"{path}/reasons", seat=1, **asked).json()
    assert told["type"] == "reasons"
    assert "gw-thought-attack" in {one["event"] for one in told["reasons"]}
    assert ada.get(f"{path}/reasons", seat=1, **asked).json() == told
    assert ada.get(f"{path}/reasons", seat=1, line=0, until=10_000).status_code == 404
    assert ada.get(f"{path}/reasons", seat=1, line="x", until=1).status_code == 400
    assert eve.get(f"{path}/reasons", seat=1, **asked).status_code == 403
