"""Positions of Quartermaster General in one line, with a seat for each country, and what the tests ask of the table."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, cast

from sandtable.games.quartermaster.acts import prepared
from sandtable.games.quartermaster.board import SPACE_OF, names
from sandtable.games.quartermaster.catalogue import CARD_OF, CARDS, COUNTRY_IDS, COUNTRY_OF, KIND, OWNER, RESPONSE
from sandtable.games.quartermaster.state import Quartermaster
from sandtable.games.quartermaster.title import GAME
from sandtable.kernel.action import parse_action
from sandtable.kernel.chance import CHANCE
from sandtable.kernel.match import Match
from sandtable.kernel.plain import Plain
from sandtable.kernel.standing import Standing

HOMES = {
    "GER": "germany",
    "UK": "united-kingdom",
    "JPN": "japan",
    "USSR": "moscow",
    "ITA": "italy",
    "USA": "eastern-us",
}
NO_CARDS: dict[str, Plain] = {"hand": ["build-navy"]}


def country(
    pieces: str | None = None,
    hand: str = "build-navy",
    status: str = "",
    responses: str = "",
    discards: str = "",
    deck: str | None = None,
) -> dict[str, Plain]:
    """One country, its cards and spaces written with blanks between them. ``deck`` None: all other cards."""
    row: dict[str, Plain] = {
        "hand": [*hand.split()],
        "status": [*status.split()],
        "responses": [*responses.split()],
        "discards": [*discards.split()],
    }
    if pieces is not None:
        row["pieces"] = [*pieces.split()]
    if deck is not None:
        row["deck"] = [*deck.split()]
    return row


def table(
    turn: str = "GER",
    *,
    round: int = 1,
    points: tuple[int, int] = (0, 0),
    seats: int = 6,
    manual: bool = False,
    options: dict[str, bool | str] | None = None,
    untold: tuple[str, ...] = (),
    **countries: dict[str, Plain],
) -> Match:
    """A match at the start of a country's turn. A country that is not mentioned has its first army and one card."""
    data: dict[str, Plain] = {
        "title": "quartermaster",
        "seats": seats,
        "options": {**(options or {})},
        "round": round,
        "turn": turn,
        "points": {"axis": points[0], "allies": points[1]},
        "countries": {id: countries.get(id, NO_CARDS) for id in COUNTRY_IDS},
    }
    if untold:
        data["untold"] = [COUNTRY_OF[id] for id in untold]  # each country has its own seat
    return GAME.position(data, seed="table", manual=manual)


def state(match: Match) -> Quartermaster:
    return cast(Quartermaster, match.state)


def seat_of(match: Match, who: str) -> int:
    return state(match).rulings.seat_of[COUNTRY_OF[who]]


def does(match: Match, who: str, *acts: str) -> None:
    """A country does one thing after the other; nobody is asked what has a usual answer."""
    for act in acts:
        match.play(seat_of(match, who), act)
        answer_as_usual(match)


def answer_as_usual(match: Match) -> None:
    """What hosts answer for seats that have left no orders."""
    while match.to_act:
        usual = Standing(quiet=False).answer(match, match.to_act[0])
        if usual is None:
            return
        match.play(match.to_act[0], usual)


def offered(match: Match, who: str) -> list[str]:
    return [act.text for act in match.legal(seat_of(match, who))]


def offered_spaces(match: Match, who: str, verb: str) -> set[str]:
    """The spaces that an act of this verb may name now."""
    return {act.nouns[0] for act in match.legal(seat_of(match, who)) if act.verb == verb}


def free(match: Match, who: str) -> list[str]:
    return [act.text for act in match.free(seat_of(match, who))]


def refused(match: Match, who: str, act: str) -> str:
    """The rule that forbids an act."""
    refusal = match.why_not(seat_of(match, who), act)
    assert refusal is not None, f"{who} may {act}"
    return refusal.rule


def asked(match: Match) -> list[str]:
    """The countries whose seats owe a decision, where each has its own seat."""
    return [COUNTRY_IDS[state(match).rulings.countries[seat][0]] for seat in match.to_act]


def passes(match: Match, *who: str) -> None:
    for one in who:
        does(match, one, "pass")


def everybody_passes(match: Match) -> None:
    """All who are asked whether they react let it be."""
    while match.to_act and "pass" in [act.text for act in match.legal(match.to_act[0])]:
        match.play(match.to_act[0], "pass")
        answer_as_usual(match)


def pieces(match: Match, who: str) -> set[str]:
    return set(names(state(match).pieces[COUNTRY_OF[who]]))


def points(match: Match) -> tuple[int, int]:
    axis, allies = state(match).points
    return axis, allies


def hand(match: Match, who: str) -> list[str]:
    return [CARDS[card] for card in state(match).hands[COUNTRY_OF[who]]]


def discards(match: Match, who: str) -> list[str]:
    """The open discards, the top one last."""
    return [CARDS[card] for card in state(match).discards[COUNTRY_OF[who]]]


def buried(match: Match, who: str) -> int:
    """How many cards lie face down in the discard pile."""
    return len(state(match).buried[COUNTRY_OF[who]])


def in_deck(match: Match, who: str) -> int:
    return len(state(match).decks[COUNTRY_OF[who]])


def on_table(match: Match, who: str) -> list[str]:
    return [id for card, id in enumerate(CARDS) if OWNER[card] == COUNTRY_OF[who] and (state(match).status >> card) & 1]


def face_down(match: Match, who: str) -> list[str]:
    return [CARDS[card] for card in state(match).laid[COUNTRY_OF[who]]]


def on_turn(match: Match) -> str:
    return COUNTRY_IDS[state(match).turn]


def told(match: Match) -> list[dict[str, Any]]:
    """The events of all entries so far, as the host knows them."""
    events: list[dict[str, Any]] = [event.plain() for event in match.opening]
    for entry in match.entries:
        events += [event.plain() for event in entry.events]
    return events


def is_response(card: str) -> bool:
    return KIND[CARD_OF[card]] == RESPONSE


def place(match: Match, who: str, *spaces: str) -> None:
    """Put pieces on the board by hand, in the middle of a turn."""
    for space in spaces:
        state(match).put(COUNTRY_OF[who], SPACE_OF[space])


def comes_up(match: Match, *results: str) -> None:
    """At a table with manual chance: what is drawn next."""
    for result in results:
        state(match).apply(CHANCE, prepared(parse_action(result)))


def idle(match: Match) -> None:
    """The country on turn discards a card and lets everything else be; nobody reacts."""
    mover, round = on_turn(match), state(match).round
    everybody_passes(match)
    does(match, mover, next(act for act in offered(match, mover) if act.startswith("discard ")))
    while match.to_act and (on_turn(match), state(match).round) == (mover, round):
        seat = match.to_act[0]
        acts = [act.text for act in match.legal(seat)]
        match.play(seat, next(act for act in ("pass", "skip", "discard") if act in acts))
        answer_as_usual(match)


def spaces(text: str) -> set[str]:
    return set(text.split())


def without(items: Iterable[str], *gone: str) -> list[str]:
    left = list(items)
    for item in gone:
        left.remove(item)
    return left
