"""`sandtable map`: a sound map in words and as data, findings of a broken one, and a drawing that is proper XML."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from cli.terminal import fault, run
from sandtable.games.globalwar.edition import read_data
from sandtable.text import LANGUAGES, language

SVG = "{http://www.w3.org/2000/svg}"


def pack(folder: Path, name: str, change: Callable[[Any], object]) -> Path:
    data = read_data(name)
    change(data)
    (folder / f"{name}.json").write_text(json.dumps(data), encoding="utf-8")
    return folder


def raise_london(zones: Any) -> None:
    zones["land"][0]["ipp"] += 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_map_is_sound_in_every_language(lang: str) -> None:
    result = run("map", "check", "globalwar", lang=lang, width=200)
    assert result.exit_code == 0, result.output
    counts = {"land": 358, "sea": 157, "links": 1425, "count": 0}
    assert result.stdout == language(lang).say("core-ui-map-sound", counts) + "\n"


def test_the_check_as_data() -> None:
    report = json.loads(run("map", "check", "globalwar", "--json").stdout)
    assert report["ok"] is True
    assert report["findings"] == []
    assert (report["counts"]["land"], report["counts"]["sea"], report["counts"]["links"]) == (358, 157, 1425)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_findings_are_told_and_end_with_code_1(tmp_path: Path, lang: str) -> None:
    folder = pack(tmp_path, "zones", raise_london)
    result = run("map", "check", "globalwar", "--pack", folder, lang=lang, width=200)
    assert result.exit_code == 1
    finding = language(lang).say("gw-found-income", {"nation": "great-britain", "found": 26, "wanted": 25})
    assert finding in result.stdout
    report = json.loads(run("map", "check", "globalwar", "--pack", folder, "--json").stdout)
    assert report["findings"] == [
        {"finding": "gw-found-income", "args": {"nation": "great-britain", "found": 26, "wanted": 25}}
    ]


def test_a_link_taken_away_is_missed(tmp_path: Path) -> None:
    def cut(links: Any) -> None:
        links["links"] = [link for link in links["links"] if (link["a"], link["b"]) != ("abyssinia", "eritrea")]

    result = run("map", "check", "globalwar", "--pack", pack(tmp_path, "links", cut), "--json")
    assert result.exit_code == 1
    found = json.loads(result.stdout)["findings"]
    assert found == [{"finding": "gw-found-not-linked", "args": {"a": "abyssinia", "b": "eritrea"}}]


def test_a_pack_that_does_not_fit_is_one_line(tmp_path: Path) -> None:
    def spoil(zones: Any) -> None:
        zones["land"][3]["terrain"] = "lava"

    line = fault(run("map", "check", "globalwar", "--pack", pack(tmp_path, "zones", spoil)))
    assert "zones.land[3].terrain" in line
    assert "lava" in line


@pytest.mark.parametrize(
    "words",
    [
        ("map", "check", "blitzkrieg"),
        ("map", "svg", "globalwar", "--part", "atlantis"),
        ("map", "svg", "globalwar", "--layer", "gold"),
        ("map", "svg", "globalwar", "--width", "3"),
        ("map", "check", "globalwar", "--pack", "no-such-folder"),
    ],
)
def test_a_wrong_question_is_answered_in_one_line(words: tuple[str, ...]) -> None:
    fault(run(*words))


@pytest.mark.parametrize(("part", "name"), [("bavaria", "Bavorsko"), ("middle-east", "Saúdská Arábie"), ("A12", "A12")])
def test_the_map_is_drawn(part: str, name: str) -> None:
    drawing = ElementTree.fromstring(run("map", "svg", "globalwar", "--part", part, "--lang", "cs").stdout)
    assert drawing.tag == f"{SVG}svg"
    assert drawing.get("width") == "1600"
    assert name in [text.text for text in drawing.iter(f"{SVG}text")]
    assert len(list(drawing.iter(f"{SVG}path"))) > 10


def test_layers_are_laid_over_or_left_out() -> None:
    bare = run("map", "svg", "globalwar", "--part", "belgium", "--layer", "none").stdout
    full = run("map", "svg", "globalwar", "--part", "belgium").stdout
    rail = run("map", "svg", "globalwar", "--part", "belgium", "--layer", "rail").stdout
    assert len(bare) < len(rail) < len(full)


def test_night_changes_the_colours_only() -> None:
    day = run("map", "svg", "globalwar", "--part", "malta").stdout
    night = run("map", "svg", "globalwar", "--part", "malta", "--night").stdout
    assert day != night
    assert len(day.splitlines()) == len(night.splitlines())


def test_a_drawing_is_written_once(tmp_path: Path) -> None:
    path = tmp_path / "malta.svg"
    assert run("map", "svg", "globalwar", "--part", "malta", "--out", path).exit_code == 0
    before = path.read_text(encoding="utf-8")
    assert str(path) in fault(run("map", "svg", "globalwar", "--out", path))
    assert path.read_text(encoding="utf-8") == before
