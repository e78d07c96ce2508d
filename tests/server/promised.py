"""Requests that schemathesis makes of the OpenAPI document, some that fit it and some that do not."""

from __future__ import annotations

import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import seed as seeded
from hypothesis import strategies as st

from server.house import House

PATIENCE = 60.0  # seconds: how fast answers come is measured elsewhere
NOT_ALWAYS_TRUE = [
    schemathesis.checks.positive_data_acceptance,  # a table, a seat or an act that fits the document may not be there
    schemathesis.checks.ignored_auth,  # a guest without a token has a cookie
]


def keeps_its_promises(house: House, examples: int, seed: int) -> int:
    """Every answer has to be one that the document promises, and never a failure; tells how many requests it took."""
    guest = house.visitor("Ada")
    tables = [guest.makes("duel", "me", "open")["table"], guest.makes("solo", "me", manual=True)["table"], "nowhere"]
    with guest.joins({"table": guest.makes("solo", "me")["table"]}, 0) as player:
        player.ask("resign", seat=0)
        tables.append(player.table["table"])
    token = guest.post("/api/tokens", {"name": "robot"}).json()["token"]
    schema = schemathesis.openapi.from_dict(guest.get("/api/openapi.json").json())
    made = 0
    for found in schema.get_all_operations():
        operation = found.ok()
        if operation.path == "/api/tokens/revoke":
            continue  # or else nobody would be anybody from then on
        strategies = [operation.as_strategy(mode) for mode in schemathesis.GenerationMode]

        @seeded(seed)
        @settings(
            max_examples=examples,
            deadline=None,
            database=None,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        @given(case=st.one_of(strategies), table=st.sampled_from(tables), chance=st.integers(0, 9))
        def ask(case: schemathesis.Case, table: str, chance: int) -> None:
            nonlocal made
            if "table" in (case.path_parameters or {}) and chance < 8:
                case.path_parameters["table"] = table
            headers = {"Authorization": f"Bearer {token}"} if chance else {}
            case.call_and_validate(
                base_url=f"http://{house.address}",
                headers=headers,
                excluded_checks=NOT_ALWAYS_TRUE,
                timeout=PATIENCE,
            )
            made += 1

        ask()
    return made
