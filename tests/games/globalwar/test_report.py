"""The report: what others did since a reader last acted, ordered by what it changes for the reader."""

from __future__ import annotations

from sandtable.games.globalwar.report.page import report
from sandtable.games.globalwar.state import GlobalWar
from sandtable.games.globalwar.title import GAME
from sandtable.kernel.action import parse_action
from sandtable.kernel.event import Event
from sandtable.kernel.plain import Plain
from sandtable.kernel.report import MOST_HEADLINES, Headline, Report, by_seats, in_force
from sandtable.text.language import language

from .table import ALLIES, AXIS, COMINTERN, calm, position


class Watched:
    """A position that is played on, with its log."""

    def __init__(self, s: GlobalWar) -> None:
        self.s = s
        self.before = s.copy()
        self.lines: list[Plain] = []

    def plays(self, *acts: str) -> None:
        for text in acts:
            seat, _, act = text.rpartition(": ")
            told: list[Event] = []
            who = int(seat) if seat else self.s.pending()[0]
            self.s.kept = None
            self.s.apply(who, parse_action(act), told.append)
            self.lines.append({"what": "act", "seat": who, "act": act, "events": [event.plain() for event in told]})
            calm(self.s)

    def happens(self, event: str, **args: Plain) -> None:
        """Something that the log tells."""
        self.lines.append({"what": "told", "events": [{"event": event, "args": {**args}}]})

    def told_to(self, seat: int | None) -> Report:
        return report(self.before, self.s, seat, self.lines)


def _events(headlines: list[Headline]) -> list[str]:
    return [one.what.event for one in headlines]


def test_a_new_war_is_the_first_thing_told_to_whom_it_is_declared_on() -> None:
    s = position({"korea": {"japan": ["2*infantry"]}}, "japan")
    watched = Watched(s)
    watched.plays("declare japan kmt")
    told = watched.told_to(ALLIES)
    first = told.headlines[0]
    assert (first.what.event, first.what.args["nations"], first.mood) == ("gw-report-war-you", ["japan"], -1)
    assert first.figure > 0
    assert first.places == ["tokyo"]
    wars = next(one for one in told.figures if one.name == "gw-report-figure-wars")
    assert (wars.before, wars.after) == (0, 1)
    assert "gw-war" in _events(watched.told_to(COMINTERN).headlines)  # for others it is a war of others


def test_zones_are_lost_to_one_and_gained_for_another() -> None:
    s = position({"korea": {"japan": ["2*infantry"]}}, "japan", wars=[["japan", "kmt"]])
    watched = Watched(s)
    watched.happens("gw-player-turn", nation="japan")
    watched.happens("gw-battle-begins", zone="hunan")
    watched.happens("gw-lost", nation="kmt", unit="infantry", number=1)
    watched.happens("gw-battle-won", zone="hunan", round=1)
    watched.happens("gw-captured", nation="japan", zone="hunan")
    ipp = s.edition.world.zones[s.edition.world.number["hunan"]].ipp
    for seat, mood in ((ALLIES, -1), (None, 0)):
        took = next(one for one in watched.told_to(seat).headlines if one.what.event == "gw-report-took")
        assert (took.mood, took.places, abs(took.figure)) == (mood, ["hunan"], ipp)
    lost = next(one for one in watched.told_to(ALLIES).headlines if one.what.event == "gw-report-took")
    assert [one.args for one in lost.more] == [{"lost": 1, "beaten": 0}]
    assert "gw-report-took" not in _events(watched.told_to(AXIS).headlines)  # who did it knows
    turn = watched.told_to(ALLIES).turns[-1]
    assert (turn.who, turn.seat, turn.lost, turn.beaten) == ("japan", AXIS, 0, 1)
    assert [deed.event for deed in turn.deeds] == ["gw-report-deed-took", "gw-report-deed-battles"]


def test_never_more_than_four_headlines_and_the_weightiest_first() -> None:
    watched = Watched(position({}, "japan", wars=[["japan", "kmt"]]))
    watched.happens("gw-player-turn", nation="japan")
    for zone in ("hunan", "shantung", "kwangtung", "yunnan", "szechwan"):
        watched.happens("gw-player-turn", nation="japan")
        watched.happens("gw-captured", nation="japan", zone=zone)
    watched.happens("gw-offered-pact", nation="ussr", other="great-britain", pact="anti-comintern")
    headlines = watched.told_to(ALLIES).headlines
    assert len(headlines) == MOST_HEADLINES
    assert headlines[0].what.event == "gw-offered-pact"
    assert [one.weight for one in headlines] == sorted([one.weight for one in headlines], reverse=True)


def test_what_was_taken_back_is_not_told() -> None:
    lines: list[Plain] = [
        {"what": "act", "seat": 0, "act": "done", "events": [{"event": "gw-ended", "args": {}}]},
        {"what": "act", "seat": 1, "act": "done", "events": []},
        {"what": "undo", "seat": 1, "back": 1, "events": []},
    ]
    assert [line.text("act") for line in in_force(lines)] == ["done"]
    turns = by_seats(lines)
    assert [(turn.seat, [deed.event for deed in turn.deeds]) for turn in turns] == [(0, ["gw-ended"])]


def test_every_word_of_a_report_is_there_in_three_languages() -> None:
    """A whole game between bots, told to both sides after every fifty lines."""
    match = GAME.match("asia-1937", 2, seed="report")
    languages = [language(code) for code in ("en", "cs", "pl")]
    while match.outcome is None and len(match.entries) < 600:
        seat = match.to_act[0]
        match.play(seat, GAME.likely(match.state, seat, match.legal(seat))[0])
    before = match.at(0).view(0)["state"]
    assert isinstance(before, dict)
    for count in range(50, len(match.entries), 50):
        moment = match.at(count)
        after = moment.view(0)["state"]
        assert isinstance(after, dict)
        told = GAME.report(match.setting, count % 2, before, after, moment.log(0)[-50:])
        for one in [*[h.what for h in told.headlines], *[d for t in told.turns for d in t.deeds]]:
            for spoken in languages:
                assert one.event not in spoken.event("globalwar", one.plain())
        before = after
