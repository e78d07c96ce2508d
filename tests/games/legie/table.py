"""Positions of Legie in one line, and a table at which every draw is called by the test."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

import sandtable
from sandtable.games.legie.facts import sleeve_words
from sandtable.games.legie.nouns import FACTIONS
from sandtable.games.legie.state import Legie
from sandtable.games.legie.title import GAME
from sandtable.kernel.match import Match
from sandtable.kernel.plain import Plain

EDITION = GAME.edition()
COMMANDERS = {"legion": "topol", "whites": "konovalov", "reds": "polzin", "militia": "burjan"}
OFFICERS = {"legion": "kopecky", "whites": "gorodskij", "reds": "grebnev", "militia": "rachmanin"}
PLOTS = "supply-run hospital-car intervention-troops coded-telegram"  # none, none, combat, intelligence
QUIET = {"recruiting": "field-hospital"}  # a location without effect in a phase; elsewhere it is the prison camp


def table(
    phase: str = "march",
    at: Mapping[str, str] | None = None,
    *,
    players: str = "legion whites",
    first: str | None = None,
    location: str | None = None,
    plots: str | None = None,
    sleeves: Mapping[str, str] | None = None,
    mode: str = "standard",
    round: int = 2,
    game: int = 1,
    commanders: str = "",
    officers: str = "",
    hands: Mapping[str, str] | None = None,
    supplies: Mapping[str, int] | None = None,
    points: Mapping[str, int] | None = None,
    more: Mapping[str, Mapping[str, Any]] | None = None,
    packs: Mapping[str, Plain] | None = None,
    untold: tuple[str, ...] = (),
    **options: bool | int | str,
) -> Match:
    """A match with manual chance. ``at`` says who stands where: ``{"supply-run": "keler vodicka=plus2 havrda=move!"}``,
    where = puts a token face down and ! turns it up. ``more`` adds fields to a player."""
    seats = players.split()
    chosen = (plots or PLOTS).split()
    data: dict[str, Plain] = {
        "title": "legie",
        "mode": mode,
        "seats": len(seats),
        "options": {key.replace("_", "-"): value for key, value in options.items()},
        "phase": phase,
        "round": round,
        "first": first or seats[0],
        "sleeves": {who: [*words.split()] for who, words in (sleeves or {}).items()},
        "players": [
            {
                "faction": faction,
                "commander": _mine(COMMANDERS, faction, commanders),
                "officer": _mine(OFFICERS, faction, officers),
                "hand": [*(hands or {}).get(faction, "").split()],
                "supplies": (supplies or {}).get(faction, 0),
                "points": (points or {}).get(faction, 0),
                **(more or {}).get(faction, {}),
            }
            for faction in seats
        ],
    }
    if mode == "survival":
        data["game"] = game
    if phase != "camp":
        data["location"] = location or QUIET.get(phase, "prison-camp")
        data["plots"] = [*chosen[: 3 if len(seats) == 2 else 4]]
        data["at"] = {plot: [_entry(word) for word in words.split()] for plot, words in (at or {}).items()}
    if packs is not None:
        data["packs"] = dict(packs)
    if untold:
        data["untold"] = [seats.index(faction) for faction in untold]
    return GAME.position(data, manual=True)


def _mine(usual: Mapping[str, str], faction: str, named: str) -> str:
    """The commander or officer of a faction among those a test names, or the usual one."""
    place = FACTIONS.index(faction)
    for name in named.split():
        if name in EDITION.commander_of and EDITION.commanders[EDITION.commander_of[name]].faction == place:
            return name
        if name in EDITION.character_of and EDITION.character_of[name] // 15 == place:
            return name
    return usual[faction]


def _entry(word: str) -> str:
    return word.replace("=", " ").replace("!", " up")


def state(match: Match) -> Legie:
    found = match.state
    assert isinstance(found, Legie)
    return found


def seat(match: Match, faction: str) -> int:
    return state(match).seat_of[FACTIONS.index(faction)]


def play(match: Match, faction: str, *acts: str) -> Match:
    for act in acts:
        match.play(seat(match, faction), act)
    return match


def refused(match: Match, faction: str, act: str) -> str:
    """The rule that refuses an act; the test fails when it is allowed."""
    refusal = match.why_not(seat(match, faction), act)
    assert refusal is not None, f"{act} is allowed"
    with pytest.raises(sandtable.IllegalAction) as caught:
        match.play(seat(match, faction), act)
    assert caught.value.refusal == refusal
    return refusal.rule


def acts(match: Match, faction: str, verb: str = "") -> list[str]:
    return [act.text for act in match.legal(seat(match, faction)) if not verb or act.verb == verb]


def asked(match: Match) -> list[str]:
    """The factions that owe a decision."""
    return [state(match).faction_id(n) for n in match.to_act]


def chance(match: Match, *results: str) -> Match:
    """Call what the draws that are due bring, in order."""
    for result in results:
        due = match.due
        assert due is not None, f"nothing is due, but {result} was called"
        who = next(n for n in range(match.setting.seats) if due.seen == -1 or due.seen >> n & 1)
        match.resolve(who, result)
    return match


def draw_on(match: Match) -> Match:
    """Let the draws that are due bring whatever comes first."""
    while match.due is not None:
        chance(match, match.due.possible()[0][0].text)
    return match


def hand(match: Match, faction: str) -> list[str]:
    return names(match, state(match).hands[seat(match, faction)])


def dead(match: Match) -> list[str]:
    return names(match, state(match).graveyard)


def names(match: Match, mask: int) -> list[str]:
    return [id for n, id in enumerate(state(match).edition.characters) if mask >> n & 1]


def at(match: Match, plot: str, faction: str = "") -> list[str]:
    """Who stands at a plot, all or of one faction, in order of arrival."""
    s = state(match)
    place = s.plots.index(s.edition.plot_of[plot])
    seats = [seat(match, faction)] if faction else range(s.seats)
    return [s.edition.characters[who] for n in seats for who in s.column(n, place)]


def sleeve(match: Match, who: str) -> list[str]:
    s = state(match)
    return sleeve_words(s.sleeves[s.edition.character_of[who]])


def under(match: Match, faction: str) -> list[str]:
    """The known bottom of a deck, the lowest first."""
    s = state(match)
    base = FACTIONS.index(faction) * 15
    return [s.edition.characters[base + place] for place in s.decks[seat(match, faction)].bottom]


def points(match: Match, *factions: str) -> list[int]:
    return [state(match).points[seat(match, faction)] for faction in factions]


def supplies(match: Match, *factions: str) -> list[int]:
    return [state(match).supplies[seat(match, faction)] for faction in factions]


def used(match: Match, faction: str) -> list[str]:
    """The used tokens that lie open."""
    s = state(match)
    n = seat(match, faction)
    return [s.token_id(n, token) for token in range(8) if s.used[n] >> token & 1]


def put_away(match: Match, faction: str) -> list[str]:
    s = state(match)
    return [s.token_id(seat(match, faction), token) for token in s.put_away[seat(match, faction)]]


def available(match: Match, faction: str) -> list[str]:
    s = state(match)
    n = seat(match, faction)
    return [s.token_id(n, token) for token in range(8) if s.available[n] >> token & 1]


def told(match: Match, viewer: str | None = None, since: int = 0) -> list[dict[str, Any]]:
    """What happened since an entry of the log, as a faction (or a spectator) reads it."""
    found: list[dict[str, Any]] = []
    for entry in match.log(None if viewer is None else seat(match, viewer))[since:]:
        found += entry["events"]  # type: ignore[index,call-overload,arg-type,operator]
    return found


def opening(match: Match, id: str) -> list[dict[str, Any]]:
    """What happened of one kind before the first decision, and since."""
    happened = [*match.opening, *(event for entry in match.entries for event in entry.events)]
    return [event.plain()["args"] for event in happened if event.id == id]  # type: ignore[misc]


def shown(match: Match, viewer: str | None) -> dict[str, Any]:
    """The state as a faction (or a spectator) sees it."""
    return match.view(None if viewer is None else seat(match, viewer))["state"]  # type: ignore[return-value]


def last_act(match: Match, viewer: str | None) -> str:
    entries = match.log(None if viewer is None else seat(match, viewer))
    return entries[-1]["act"]  # type: ignore[index,call-overload,return-value]


def six_whites() -> str:
    """A hand of Whites that needs no drawing."""
    return "gorodskij klepetko zembajijev miller koloman cerkasin"
