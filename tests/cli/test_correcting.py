"""`correct` at a real table: an entry is named, what it was is said, what followed is checked."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from games.quartermaster.table import country, does, idle, on_turn, pieces, table
from rich.console import Console

import sandtable
from cli.terminal import keys, run
from sandtable.cli.keyboard import Keyboard
from sandtable.cli.pointing import Pointing
from sandtable.cli.table import Table
from sandtable.games import game
from sandtable.kernel.match import Match
from sandtable.text import language

rule = pytest.mark.rule

DRAWS = ("army:1", "army:2", "army:3", "navy:1", "air:1", "air:2", "general", "admiral", 1, 2, 3, 1, "army:1")
BALTIC, SCANDINAVIA = 2, 9  # numbers of entries of ``wrong_navy``


def wrong_navy() -> Match:
    """Germany, whose cards nobody tells, builds a navy in the Baltic Sea, says the log, and a round later an army in
    Scandinavia beside it."""
    match = table("GER", untold=("GER",), GER=country(pieces="germany western-europe"))
    does(match, "GER", "play build-navy", "build baltic-sea")
    while on_turn(match) != "GER" or match.to_act != (0,):
        idle(match)
    does(match, "GER", "play build-army", "build scandinavia")
    return match


def kept(match: Match, folder: Path) -> Path:
    path = folder / "game.json"
    path.write_text(match.save())
    return path


def typed_at(path: Path, *typed: object, lang: str = "en") -> str:
    """What is said to Germany, which is asked for its discards."""
    result = run("play", "quartermaster", "--load", path, "--bot", "beginner", typed=keys(*typed), lang=lang, width=120)
    assert result.exit_code == 0, result.output
    return result.stdout


def loaded(path: Path) -> Match:
    """The game in a file, proven."""
    return sandtable.load(path.read_bytes())


@rule("core.correct")
def test_a_token_that_was_entered_wrong_is_entered_again(tmp_path: Path) -> None:
    save = tmp_path / "game.json"
    typed = keys(*DRAWS, "correct", "correct 4", "correct 5", "why 3", "navy:9", "navy:2", "confirm")
    told = run("play", "blitzkrieg", "--manual", "--save", save, typed=typed, width=120).stdout
    assert " 4  The Axis draw navy 1 from the bag." in told
    assert "“correct” is not known here; type ? for help." in told
    assert "“navy:9” is not understood here" in told
    assert "Draw navy 1 from the bag → Draw navy 2 from the bag" in told
    assert "Everything fits." in told
    assert "put an entry right." in told
    after = told.split("put an entry right.")[1]
    assert "The Axis draw navy 2 from the bag." in after
    assert "The Axis draw air 1 from the bag." not in after  # which stands, and was told before
    match = loaded(save)
    assert [str(match.entries[place].action) for place in match.in_force[3:5]] == ["draw navy:2", "draw air:1"]


@rule("core.correct")
@pytest.mark.parametrize("lang", ["en", "cs", "pl"])
def test_what_fits_what_fails_with_its_reason_and_what_waits(lang: str, tmp_path: Path) -> None:
    match = wrong_navy()
    does(match, "GER", "discard")
    while on_turn(match) != "GER" or match.to_act != (0,):
        idle(match)
    path = kept(match, tmp_path)
    before = path.read_text()
    told = typed_at(path, f"correct {BALTIC} build mediterranean-sea", lang=lang)
    marks = [line.split()[:2] for line in told.splitlines() if line.split()[1:2] in (["✎"], ["✓"], ["✗"], ["…"])]
    fits, waits = f"{BALTIC + 1}–{SCANDINAVIA - 1}", f"{SCANDINAVIA + 1}–"
    assert marks[:3] == [[str(BALTIC), "✎"], [fits, "✓"], [str(SCANDINAVIA), "✗"]]
    assert marks[3][0].startswith(waits)
    assert "qm.kind.build-army" in told
    assert path.read_text() == before


@rule("core.correct")
def test_what_fails_is_entered_otherwise_and_all_of_it_carried_out(tmp_path: Path) -> None:
    path = kept(wrong_navy(), tmp_path)
    told = typed_at(path, f"correct {BALTIC}", "build mediterranean-sea", "why build scandinavia", "build 1", "confirm")
    assert "This is how the table stood then." in told
    assert told.count("Rule qm.kind.build-army") == 2  # that it fails, and why
    match = loaded(path)
    assert "mediterranean-sea" in pieces(match, "GER")
    assert not {"baltic-sea", "scandinavia"} & pieces(match, "GER")
    assert len(pieces(match, "GER")) == len(pieces(wrong_navy(), "GER"))
    log = typed_at(path, "log").split("> log")[1]
    assert "Baltic Sea" not in log  # another stands in its place


@rule("core.correct")
def test_the_rest_is_cut_off_or_one_entry_left_out(tmp_path: Path) -> None:
    path = kept(wrong_navy(), tmp_path)
    told = typed_at(path, f"correct {BALTIC} build mediterranean-sea", "cut", "confirm")
    assert "The rest fits; 1 entry is cut off." in told
    assert loaded(path).state.prompt(0) == "qm-prompt-build"
    path = kept(wrong_navy(), tmp_path)
    told = typed_at(path, f"correct {SCANDINAVIA}", "omit", "list", "confirm")
    assert f"{SCANDINAVIA}  –  left out" in told
    assert "scandinavia" not in pieces(loaded(path), "GER")


@rule("core.correct")
@pytest.mark.parametrize("last", ["cancel", "quit", "confirm", ""])
def test_nothing_changes_before_everything_fits_and_is_confirmed(last: str, tmp_path: Path) -> None:
    path = kept(wrong_navy(), tmp_path)
    before = path.read_text()
    told = typed_at(path, f"correct {BALTIC}", "build mediterranean-sea", "confirm", "cut", "back", last)
    assert "An entry still does not fit; settle it first." in told
    assert path.read_text() == before
    assert ("Everything is as it was." in told) == (last == "cancel")


def test_back_forgets_what_was_said_last(tmp_path: Path) -> None:
    told = typed_at(kept(wrong_navy(), tmp_path), f"correct {BALTIC} build mediterranean-sea", "back", "help", "cancel")
    assert "This is how the table stood then." in told
    assert "leave out the entry that does not fit" in told


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("correct 99999", "There is no entry “99999”; correct alone lists them with their numbers."),
        ("correct 0", "There is no entry “0”"),
        ("correct ²", "There is no entry “²”"),
        (f"correct {'9' * 5000}", "There is no entry “9999"),
        ("correct scandinavia", "There is no entry “scandinavia”"),
        ("correct 5", "Not allowed: Nobody entered this by hand, so it cannot be changed."),
    ],
)
def test_what_cannot_be_put_right_is_told_in_a_line(typed: str, said: str, tmp_path: Path) -> None:
    told = typed_at(kept(wrong_navy(), tmp_path), typed)
    assert said in told
    assert "Rule core.correct" not in told


def test_where_the_program_rolls_nothing_is_put_right() -> None:
    for typed in ("correct", "correct 1"):
        told = run("play", "blitzkrieg", "--seed", "a", typed=keys(typed)).stdout
        assert "Not allowed: Nothing can be put right here." in told


@rule("core.correct")
def test_a_bots_act_that_fails_tells_nothing_of_its_hand(tmp_path: Path) -> None:
    said = []
    for hand in ("build-navy sea-battle", "build-navy raf"):
        match = table("GER", untold=("GER",), GER=country(pieces="germany western-europe"), UK=country(hand=hand))
        does(match, "GER", "play build-navy", "build baltic-sea")
        does(match, "UK", "play build-navy", "build north-sea")
        while on_turn(match) != "GER" or match.to_act != (0,):
            idle(match)
        told = typed_at(
            kept(match, tmp_path), f"correct {BALTIC} build north-sea", "build baltic-sea", "list", "cut", "cancel"
        )
        trial = told.split("> correct")[1].split("Everything is as it was.")[0]
        assert "This is no longer possible as the game stands now." in trial
        assert f"Nothing can be entered at no. {BALTIC + 1}." in trial
        said.append(trial)
    assert said[0] == said[1]


# several people at one screen


def dealt(folder: Path) -> Path:
    """Both have drawn, the Axis have placed, and the Allies are to move."""
    match = game("blitzkrieg").match("duel", 2, "a", manual=True)
    while match.due is not None or match.to_act == (0,):
        if match.due is None:
            match.play(0, match.legal(0)[0])
        else:
            match.resolve(0 if match.due.seen & 1 else 1, match.due.possible()[0][0])
    return kept(match, folder)


@rule("core.correct")
def test_at_a_shared_screen_everybody_puts_right_what_is_theirs(tmp_path: Path) -> None:
    path = dealt(tmp_path)
    match = loaded(path)
    act = next(n for n, place in enumerate(match.in_force, 1) if match.entries[place].what == "act")
    typed = keys("", "correct", "correct 1", f"correct {act}", f"correct {act - 1}")
    told = run("play", "blitzkrieg", "--hotseat", "--load", path, typed=typed, width=120).stdout
    assert "Not everybody sees this entry" in told
    assert "Only who entered this can put it right: Axis" in told
    hidden = [line for line in told.split("> correct")[1].splitlines() if "The Axis draw" in line]
    assert hidden
    assert all("a token" in line or "a special weapon" in line for line in hidden)
    assert loaded(path).save() == match.save()


@rule("core.correct")
def test_where_nothing_is_hidden_anybody_puts_right_anything(tmp_path: Path) -> None:
    match = game("globalwar").match("asia-1937", 2, "a", manual=True)
    first = match.to_act[0]
    while match.to_act == (first,):
        match.play(first, "done")
    match = _until_another_is_asked(match, first)
    path = kept(match, tmp_path)
    told = run("play", "globalwar", "--hotseat", "--load", path, typed=keys("", "correct 1", "cut", "confirm")).stdout
    assert "put an entry right." in told
    assert loaded(path).to_act == (first,)


def _until_another_is_asked(match: Match, first: int) -> Match:
    while not match.to_act or match.to_act == (first,):
        if match.due is None:
            match.play(first, match.legal(first)[0])
        else:
            match.resolve(0, match.due.possible()[0][0])
    return match


# completion


def candidates(*words: str) -> list[str]:
    match = wrong_navy()
    sitting = Table(match, language("en"), {}, Keyboard(), Console(file=io.StringIO()))
    return sitting.candidates(Pointing(match, 0, sitting.board), [*words])


def test_completion_offers_the_entries_and_then_what_may_have_happened() -> None:
    assert candidates("correct")[:2] == ["all", "1"]
    assert {"cancel", "north-sea"} <= {*candidates("correct", str(BALTIC))}
    assert "north-sea" in candidates("correct", str(BALTIC), "build")
    assert candidates("correct", "5") == []  # a bot's
    assert candidates("correct", "many") == []
