"""What is true, from the server's own save: what each reader may know, and what has to be hidden from them."""

from __future__ import annotations

import html
import json
import re
from collections import Counter
from collections.abc import Iterable
from functools import cache
from typing import Any, Final

from table.wholes import whole

import sandtable
from browser.guests import Guest, Shown
from browser.words import Words
from sandtable.book.rulebook import rules
from sandtable.games.blitzkrieg.title import GAME
from sandtable.kernel.knowledge import hidden_from
from sandtable.kernel.match import Match
from sandtable.table.table import count_of

EDITIONS: Final = [GAME.start(GAME.setting(mode)).edition for mode in ("duel", "nippon")]
TOKENS: Final = sorted({token.id for edition in EDITIONS for token in edition.tokens})
SILENT: Final = {"bk-thought"}  # the trace panel tells it


def truth(guest: Guest, table: str) -> Match:
    """The whole match; the server gives it out only to those who may know everything."""
    answer = guest.context.request.get(f"/api/tables/{table}/save")
    assert answer.ok, answer.text()
    return sandtable.load(answer.text())


def hidden_tokens(match: Match, seat: int | None) -> Counter[str]:
    """The tokens that a seat, or a spectator, may not know of, by the facts of the state."""
    return Counter({json.loads(text): count for text, count in hidden_from(match.state.facts(), seat).items() if count})


def tokens_in(data: object) -> set[str]:
    """The tokens that plain data names."""
    return set(IDS.findall(json.dumps(data)))


def tokens_named(shown: Iterable[Shown], words: Words) -> set[str]:
    """The tokens that texts or attributes of a page name, by id or in words; what the rules say is no news."""
    texts = html.unescape("\n".join({one.value for one in shown})).replace('\\"', '"')
    for sentence in rules("blitzkrieg", words.code).values():
        if sentence.endswith("."):  # headings are names
            texts = texts.replace(sentence, "")
    names = names_of_tokens(words)
    return {names[found] for found in set(either(names).findall(texts.lower()))}


@cache
def names_of_tokens(words: Words) -> dict[str, str]:
    """Every form of the name of every token, in small letters, and the id of the token."""
    names = {token: token for token in TOKENS}
    for token in TOKENS:
        names |= {words.noun(token, case).lower(): token for case in ("nom", "acc", "gen", "the", "start")}
    return names


def either(names: Iterable[str]) -> re.Pattern[str]:
    longest_first = sorted(names, key=lambda name: (-len(name), name))
    return re.compile(rf"(?<![\w:-])(?:{'|'.join(map(re.escape, longest_first))})(?![\w:-])")


IDS: Final = either(TOKENS)


def everything_on(guest: Guest) -> list[Shown]:
    """All that has been in the page since the last look, and all of it that is there now, spoken or not."""
    whole = [guest.page.content(), guest.page.locator("body").aria_snapshot()]
    return [*guest.shown(), *(Shown("", text) for text in whole)]


# what was sent


def check_frames(frames: list[str], match: Match, seats: Iterable[int | None]) -> list[int | None]:
    """Every frame is just what the match gives that seat at that moment; tells through whom it looked, in order."""
    looked: list[int | None] = []
    seen: dict[str, Any] = {}
    secret = json.loads(match.save())["secret"]
    assert all(secret not in frame for frame in frames)
    for message in whole(map(json.loads, frames)):
        if message["type"] == "state":
            seat, seq = message["seat"], message["seq"]
            assert seat in seats
            moment = match.at(count_of(match, seat, seq))
            seen = moment.view(seat)
            assert message["view"] == seen
            assert message["lines"] == match.log(seat)[message["since"] : seq]
            asked = seat is not None and not message["over"]
            assert message["legal"] == ([action.text for action in moment.state.legal(seat)] if asked else [])
            for told in ("undo", "offer", "opening"):
                assert not tokens_in(message.get(told))
            looked.append(seat)
        else:  # answers: a preview, a refusal
            assert tokens_in(message) <= tokens_in(seen)
    return looked


# the log in words


def log_in_words(match: Match, seat: int | None, words: Words) -> Counter[str]:
    """Every line the log panel has to show to this reader, however often."""
    told: Counter[str] = Counter()
    for line in match.log(seat):
        assert isinstance(line, dict)
        if str(line.get("act", "")).startswith("roll "):
            told[words.action("blitzkrieg", str(line["act"]))] += 1
        events: Any = line["events"]
        for event in events:
            id = event["event"]
            if id not in SILENT and not id.endswith("-turn") and words.has(id):
                told[words.event("blitzkrieg", event)] += 1
    return told


# moments of a replay


def moments(lines: list[Any]) -> list[int | None]:
    """After how many lines each moment is; None in the middle of a line, before a turn an opponent plays inside it."""
    found: list[int | None] = [0]
    for count, line in enumerate(lines, 1):
        names = [event["event"] for event in line["events"]]
        turn = next((n for n, name in enumerate(names) if name.endswith("-turn")), 0)
        if 0 < turn < len(names) - 1:
            found.append(None)
        found.append(count)
    return found
