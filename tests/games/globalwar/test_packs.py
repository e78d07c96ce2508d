"""Data packs: files that replace printed ones, and one clear line for whatever does not fit."""

from __future__ import annotations

import builtins
import copy
from collections.abc import Callable
from typing import Any

import pytest

from sandtable.games.globalwar.edition import PACKS, read_data, read_edition
from sandtable.games.globalwar.title import GAME
from sandtable.kernel.plain import Malformed
from sandtable.text import LANGUAGES, language

Data = dict[str, Any]


def data(name: str) -> Data:
    found = read_data(name)
    assert isinstance(found, dict)
    return copy.deepcopy(found)


def land(zones: Data, id: str) -> Data:
    return next(zone for zone in zones["land"] if zone["id"] == id)


def test_a_pack_replaces_zones_set_up_and_incomes() -> None:
    zones, setup, incomes = data("zones"), data("setup"), data("incomes")
    land(zones, "berlin")["ipp"] += 3
    setup["pieces"] = [{"nation": "germany", "zone": "berlin", "units": {"tiger": 2}, "source": "rulebook"}]
    setup["queue"] = []
    incomes["nations"][0]["start"] = 33
    edition = read_edition({"zones": zones, "setup": setup, "incomes": incomes})
    assert edition.income("germany") == 23
    assert [(one.nation, len(one.units)) for one in edition.pieces] == [("germany", 1)]
    assert edition.incomes[0].start == 33
    assert read_edition({}).income("germany") == 20


@pytest.mark.parametrize("name", PACKS)
def test_the_printed_files_make_a_pack(name: str) -> None:
    assert read_edition({name: data(name)}).sources() == read_edition({}).sources()


def _set(file: Data, *path: str | int, to: object) -> None:
    here: Any = file
    for step in path[:-1]:
        here = here[step]
    here[path[-1]] = to


BROKEN: list[tuple[str, Callable[[Data], None], str, str]] = [
    ("zones", lambda f: _set(f, "land", 0, "ipp", to="three"), "zones.land[0].ipp", "core-malformed-whole"),
    ("zones", lambda f: _set(f, "land", 0, "ipp", to=99), "zones.land[0].ipp", "core-malformed-range"),
    ("zones", lambda f: _set(f, "land", 0, "terrain", to="lava"), "zones.land[0].terrain", "core-malformed-choice"),
    ("zones", lambda f: _set(f, "land", 0, "owner", to="atlantis"), "zones.land[0].owner", "core-malformed-id"),
    ("zones", lambda f: _set(f, "land", 0, "value", to=3), "zones.land[0].value", "core-malformed-unknown"),
    ("zones", lambda f: _set(f, "land", 1, "id", to="london"), "zones.land[1].id", "core-malformed-duplicate"),
    ("zones", lambda f: _set(f, "land", 0, "id", to="No spaces"), "zones.land[0].id", "core-malformed-noun"),
    ("zones", lambda f: _set(f, "land", 0, "source", to="hearsay"), "zones.land[0].source", "core-malformed-choice"),
    ("zones", lambda f: _set(f, "land", 0, "home", 0, to="mars"), "zones.land[0].home[0]", "core-malformed-id"),
    ("zones", lambda f: _set(f, "land", 0, "facilities", 0, "kind", to="casino"), "zones.land[0].facilities[0].kind",
     "core-malformed-id"),
    ("zones", lambda f: _set(f, "land", 0, "facilities", 0, "sea", to=["P1"]), "zones.land", "gw-malformed-coast"),
    ("zones", lambda f: f["land"].pop(0), "links.links[", "core-malformed-id"),
    ("zones", lambda f: f.pop("sea"), "zones.sea", "core-malformed-missing"),
    ("zones", lambda f: _set(f, "sea", to=[]), "zones.sea", "core-malformed-missing"),
    ("links", lambda f: _set(f, "links", 0, "b", to="atlantis"), "links.links[0].b", "core-malformed-id"),
    ("links", lambda f: _set(f, "links", 0, "b", to="A1"), "links.links[0].b", "gw-malformed-ends"),
    ("links", lambda f: _set(f, "links", 0, "kind", to="tunnel"), "links.links[0].kind", "core-malformed-choice"),
    ("links", lambda f: f["links"].append(f["links"][0]), "links.links[1425]", "core-malformed-duplicate"),
    ("convoys", lambda f: _set(f, "lines", 0, "path", 1, to="A1"), "convoys.lines[0].path[1]", "gw-malformed-apart"),
    ("convoys", lambda f: _set(f, "lines", 0, "owner", to="nobody"), "convoys.lines[0]", "core-malformed-id"),
    ("setup", lambda f: _set(f, "pieces", 0, "zone", to="A1"), "setup.pieces[0].units", "gw-malformed-unit-place"),
    ("setup", lambda f: _set(f, "pieces", 0, "units", to={"wizard": 1}), "setup.pieces[0].units.wizard",
     "core-malformed-id"),
    ("setup", lambda f: _set(f, "pieces", 0, "units", to={"infantry": 0}), "setup.pieces[0].units.infantry",
     "core-malformed-range"),
    ("setup", lambda f: _set(f, "queue", 0, "paid", to=9), "setup.queue[0].paid", "core-malformed-range"),
    ("incomes", lambda f: _set(f, "nations", 0, "nation", to="nobody"), "incomes.nations[0]", "core-malformed-id"),
    ("incomes", lambda f: _set(f, "nations", 0, "start", to=-1), "incomes.nations[0].start", "core-malformed-range"),
    ("incomes", lambda f: _set(f, "bonuses", 0, "zones", to=["mars"]), "incomes.bonuses[0].zones[0]",
     "core-malformed-id"),
    ("nations", lambda f: _set(f, "nations", 0, "buys", to=["wizard"]), "nations.nations[0].buys", "core-malformed-id"),
    ("nations", lambda f: _set(f, "nations", to="all"), "nations.nations", "core-malformed-list"),
    ("nations", lambda f: f["nations"].pop(next(n for n, row in enumerate(f["nations"]) if row["id"] == "belgium")),
     "nations.nations", "core-malformed-id"),
]  # fmt: skip


@pytest.mark.parametrize(("name", "spoil", "place", "message"), BROKEN)
def test_what_is_wrong_is_named_with_its_place(
    name: str, spoil: Callable[[Data], None], place: str, message: str
) -> None:
    pack = data(name)
    spoil(pack)
    with pytest.raises(Malformed) as wrong:
        read_edition({name: pack})
    assert wrong.value.place.startswith(place)
    assert wrong.value.message == message
    for code in LANGUAGES:
        line = language(code).malformed(wrong.value)
        assert "\n" not in line
        assert place.split("[")[0] in line


def test_only_some_files_can_be_replaced() -> None:
    with pytest.raises(Malformed) as wrong:
        read_edition({"units": data("units")})
    assert wrong.value.place == "packs.units"
    assert wrong.value.values["choices"] == ", ".join(PACKS)


def test_without_packs_nothing_printed_is_read_again(monkeypatch: pytest.MonkeyPatch) -> None:
    def nothing(*_: object, **__: object) -> None:
        raise AssertionError("a file is read")

    monkeypatch.setattr(builtins, "open", nothing)
    with pytest.raises(AssertionError):
        GAME.match("world-1936", packs={"zones": {}})
    assert GAME.match("world-1936", seed=1).state.pending()
