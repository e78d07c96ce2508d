"""Forged and mutated messages and requests: none is accepted, nothing changes, nothing breaks."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from server.forging import Forger, forge
from server.house import PATIENCE, House
from server.promised import keeps_its_promises
from server.scene import Role, Scene, scene_of, scene_of_people
from server.spoiled import SPOILERS, Sent
from server.unhurried import Unhurried

ENDLESS = 10**9


@pytest.fixture
def scene(quick_folder: Path, printed: list[str]) -> Iterator[Scene]:
    with House(quick_folder, malformed_messages=ENDLESS) as house:
        yield scene_of(house)


def none_is_accepted(scene: Scene, seed: int, messages: int) -> Forger:
    forger = next(forger for forger in forge(scene, seed, messages) if forger.sent >= messages)
    assert forger.said > messages / 2
    assert {400, 401, 403, 404, 405, 409, 415} <= set(forger.statuses)  # every gate was tried
    return forger


def test_forged_messages_are_not_accepted(scene: Scene) -> None:
    none_is_accepted(scene, 1, 3_000)


@pytest.mark.full
def test_many_forged_messages_are_not_accepted(scene: Scene) -> None:
    none_is_accepted(scene, 2, 30_000)


@pytest.mark.parametrize("messages", [2_000, pytest.param(20_000, marks=pytest.mark.full)])
def test_forged_messages_are_not_accepted_by_workers_from_people_under_clocks(
    tmp_path: Path, postgres: str, messages: int
) -> None:
    with Unhurried(tmp_path, postgres, 4) as crew:
        none_is_accepted(scene_of_people(crew, postgres), messages, messages)
    assert not [line for line in crew.log if "Traceback" in line]


def test_every_way_to_spoil_a_request_is_what_spoils_it(scene: Scene) -> None:
    """The same request, not spoiled, is carried out: or else the forger would prove nothing."""
    rng = random.Random(3)
    for spoil in SPOILERS:
        sent = Sent("POST", "/api/tokens", {"Content-Type": "application/json"}, b'{"name": "robot"}')
        sent.sign_as(scene.ada)
        assert status(scene, sent) == 201
        spoil(scene, rng, sent)
        assert 400 <= status(scene, sent) < 500, spoil.__name__


def status(scene: Scene, sent: Sent) -> int:
    address = f"http://{scene.house.address}{sent.path}"
    return httpx.request(
        sent.method, address, content=sent.body, headers=sent.headers, verify=False, timeout=PATIENCE
    ).status_code


def test_what_is_legal_by_luck_is_told_apart(scene: Scene) -> None:
    """The judge of what is forged says of every message just what the server says."""
    match = scene.matches[str(scene.hot_seat["table"])]
    mover = match.to_act[0]
    role = Role("Ada", scene.ada, scene.hot_seat, (mover,), (mover,))
    with scene.ada.joins(scene.hot_seat, mover) as joined:
        for text in scene.acts(scene.hot_seat)[:40]:
            if len(text) > 2_000:
                continue
            message = f'{{"type": "act", "id": 1, "seat": {mover}, "act": {text!r}}}'.replace("'", '"')
            legal = match.why_not(mover, text) is None
            if "\\" not in message:
                assert scene.legal(role, message) is legal
            assert (joined.ask("why", seat=mover, act=text)["refusal"] is None) is legal
    assert not scene.legal(scene.roles[2], '{"type": "chat", "id": 1, "text": "hello"}')
    assert scene.legal(scene.roles[0], '{"type": "chat", "id": 1, "text": "hello"}')
    assert scene.legal(scene.roles[0], '{"type": "resign", "id": 1, "seat": 0}')
    assert not scene.legal(scene.roles[0], '{"type": "resign", "id": 1, "seat": 1}')
    assert not scene.legal(scene.roles[0], '{"type": "resign", "id": 1, "seat": 0, "extra": 0}')


def test_turning_to_the_other_seat_behind_a_curtain_is_legal_and_told_apart(scene: Scene) -> None:
    ada, curtained = scene.roles[0], scene.roles[3]
    assert not scene.legal(curtained, '{"type": "resign", "id": 1, "seat": 1}')
    assert scene.legal(curtained, '{"type": "hello", "seats": [1], "since": 3}')
    assert not scene.legal(curtained, '{"type": "hello", "seats": [0], "since": 3}')
    assert not scene.legal(ada, '{"type": "hello", "seats": [1], "since": 3}')
    with scene.ada.joins(scene.hot_seat, 0) as joined:
        assert joined.ask("resign", seat=1)["type"] == "refused"
        joined.send({"type": "hello", "seats": [1]})
        assert joined.ask("resign", seat=1)["type"] == "done"


# what schemathesis makes of the OpenAPI document


def test_answers_are_what_the_document_promises(quick_house: House) -> None:
    assert keeps_its_promises(quick_house, examples=8, seed=1) > 100


@pytest.mark.full
def test_many_answers_are_what_the_document_promises(quick_house: House) -> None:
    assert keeps_its_promises(quick_house, examples=60, seed=2) > 600
