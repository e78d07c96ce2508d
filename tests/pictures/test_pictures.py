"""Pictures of matches: sound SVG with the pieces that are seen, and nothing that is hidden."""

from __future__ import annotations

import random
from functools import cache
from pathlib import Path
from xml.etree import ElementTree

import pytest
from cli.terminal import run

import sandtable
from sandtable.kernel.match import Match
from sandtable.kernel.plain import Record
from sandtable.pictures import svg
from sandtable.text import LANGUAGES, language

PREFIXES = {"blitzkrieg": "bk", "quartermaster": "qm", "legie": "lg", "globalwar": "gw"}
TITLES = tuple(PREFIXES)
ACTS = {"blitzkrieg": 12, "quartermaster": 20, "legie": 24, "globalwar": 3}


@cache
def played(title: str) -> Match:
    match = sandtable.game(title).match(seed="a picture")
    rng = random.Random(4)
    for _ in range(ACTS[title]):
        seat = match.to_act[0]
        match.play(seat, rng.choice(list(match.legal(seat))))
    return match


def words_of(picture: str) -> str:
    """All that can be read in it."""
    root = ElementTree.fromstring(picture)
    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    return " ".join(text.strip().casefold() for text in root.itertext() if text.strip())


def named(title: str, *nouns: str, lang: str = "en") -> list[str]:
    return [language(lang).noun(noun, "nom", title).casefold() for noun in nouns]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("title", "prefix"), PREFIXES.items())
def test_every_title_is_drawn_with_its_name(title: str, prefix: str, lang: str) -> None:
    assert language(lang).say(f"{prefix}-title").casefold() in words_of(played(title).svg(None, lang))


def test_tokens_on_the_board_and_in_ones_own_reserve_are_in_the_picture() -> None:
    match = played("blitzkrieg")
    state = Record(match.view(0)).record("state")
    on_board = [state.record("board").text(space).split(" ")[1] for space in state.record("board").data]
    reserve = state.record("reserve").texts("axis")
    seen = words_of(match.svg(0))
    for name in named("blitzkrieg", *on_board, *reserve):
        assert name in seen
    assert words_of(match.svg(0)).count("?") == 2 * state.record("reserve").number("allies", 0, 9)  # and their titles


def test_pieces_and_ones_own_cards_are_in_the_picture_and_those_of_others_are_not() -> None:
    match = played("quartermaster")
    seen = words_of(match.svg(0))
    for row in Record(match.view(0)).record("state").records("countries"):
        for space in row.texts("pieces"):
            assert f"{named('quartermaster', row.text('country'))[0]}, " in seen
            assert named("quartermaster", space)[0] in seen
    own, theirs = hands(match, 0), hands(match, 1)
    for name in named("quartermaster", *own):
        assert name in seen
    hidden = named("quartermaster", *(theirs - own))
    assert hidden
    assert [name for name in hidden if f" {name}," in seen] == []


def hands(match: Match, seat: int) -> set[str]:
    """The cards that a seat holds."""
    rows = Record(match.view(seat)).record("state").records("countries")
    return {card for row in rows if isinstance(row.raw("hand"), list) for card in row.texts("hand")}


def test_units_are_named_with_how_many_they_are() -> None:
    match = played("globalwar")
    seen = words_of(match.svg(None))
    for noun in ("japan", "infantry", "beiping"):
        assert named("globalwar", noun)[0] in seen
    assert " × infantry" in seen


@pytest.mark.parametrize("title", TITLES)
def test_a_picture_is_the_same_in_every_world_that_a_seat_cannot_tell_apart(title: str) -> None:
    match = played(title)
    other = match.copy()
    rng = random.Random(9)
    for seat in range(match.setting.seats):
        other.state = match.observe(seat).sample(rng)
        assert other.svg(seat) == match.svg(seat) == match.observe(seat).svg()
    assert match._repr_html_() == match.svg()


def test_a_saved_game_is_drawn_act_by_act(tmp_path: Path) -> None:
    match = played("legie")
    save, folder = tmp_path / "legie.json", tmp_path / "drawn"
    save.write_text(match.save(), encoding="utf-8")
    assert run("replay", save, "--seat", "1", "--pictures", folder).exit_code == 0
    drawn = sorted(folder.iterdir())
    acts = [entry for entry in match.entries if entry.what == "act" and entry.shown_to(1) is not None]
    assert len(drawn) == len(acts) + 1
    assert drawn[-1].read_text(encoding="utf-8") == svg(match.at(int(drawn[-1].stem)).view(1))
    for picture in drawn:
        words_of(picture.read_text(encoding="utf-8"))
