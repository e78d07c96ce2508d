"""Every request that the server answers: one table, from which the routes and the OpenAPI document are made."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Final, Literal, TypeAlias

from starlette.requests import Request
from starlette.responses import Response

from sandtable.server.api import (
    accounts,
    analyses,
    bodies,
    calls,
    calls_bodies,
    codes,
    codes_bodies,
    company,
    guests,
    lab,
    lobby,
    lobby_bodies,
    people,
    people_bodies,
    seats,
    signing,
    tables,
    tournaments,
    trials,
    trials_bodies,
)
from sandtable.server.hall import Hall
from sandtable.server.load import CHANGING, COMING, Part
from sandtable.server.messages import Done, Facts, Past, Reasons, Report, State, Table

Endpoint: TypeAlias = Callable[[Hall, Request], Awaitable[Response]]


@dataclass(frozen=True)
class Operation:
    """One request. What it is for stands in the docstring of its endpoint.

    ``for_anybody`` is what needs no guest. ``query`` are whole numbers, ``words`` what else a query may say.
    ``refusals`` are the statuses it may be answered with besides those that follow from the rest. ``scope`` is what a
    program's token must be for; with ``BROWSER`` no token is enough. Who ``comes`` is turned away first when there is
    too much to do.
    """

    method: Literal["GET", "POST"]
    path: str
    endpoint: Endpoint
    answer: Any  # the type of what is answered
    body: type[bodies.Body] | None = None
    status: int = 200
    for_anybody: bool = False
    query: tuple[str, ...] = ()
    words: type[bodies.Query] | None = None
    refusals: tuple[int, ...] = ()
    scope: str = "look"
    media: str = "application/json"  # of the answer
    comes: bool = False

    @property
    def part(self) -> Part | None:
        """What it belongs to when not all of it can be done; who only looks is always answered."""
        if self.comes:
            return COMING
        return None if self.body is None else CHANGING

    def statuses(self) -> list[int]:
        """Everything it may be answered with besides ``status``: the pace may be too high, the storage may fail …"""
        found = {400, 429, 503, *self.refusals}
        if not self.for_anybody:
            found |= {401, 403}  # nobody we know; or a token that is for something else
        if self.body is not None:
            found |= {408, 413, 415}
        if "{table}" in self.path:
            found |= {404, 409}  # no such table; or nothing happens there any more
        return sorted(found)


BROWSER: Final = "browser"  # nobody's scope

OPERATIONS: Final = (
    Operation("GET", "/health", guests.health, bodies.Health, for_anybody=True),
    Operation("GET", "/ready", guests.ready, Done, for_anybody=True),
    Operation("GET", "/reach", guests.reach, bodies.Reach),
    Operation("GET", "/titles", guests.titles, bodies.Titles, for_anybody=True),
    Operation("GET", "/me", guests.me, bodies.Me, for_anybody=True, refusals=(401,)),
    Operation("POST", "/me", guests.rename, bodies.Me, bodies.Rename, refusals=(409,), scope=BROWSER),
    Operation("POST", "/tokens", guests.make_token, bodies.Token, bodies.NewToken, 201, refusals=(409,), scope=BROWSER),
    Operation("POST", "/tokens/revoke", guests.revoke_tokens, Done, bodies.Nothing, scope=BROWSER),
    Operation("POST", "/tokens/revoke-one", accounts.revoke_token, Done, bodies.Named, scope=BROWSER),
    Operation("GET", "/account", accounts.account, bodies.AccountInfo, scope=BROWSER),
    Operation("GET", "/account/export", accounts.export, dict[str, Any], scope=BROWSER),
    Operation("POST", "/account/leave", accounts.leave_for_good, Done, bodies.Nothing, scope=BROWSER),
    Operation("POST", "/account/away", accounts.set_away, Done, bodies.Away, refusals=(409,), scope=BROWSER),
    Operation(
        "POST", "/account/holidays", accounts.set_holidays, Done, bodies.ChosenHolidays, refusals=(409,), scope=BROWSER
    ),
    Operation("POST", "/account/codes", accounts.make_codes, bodies.Codes, bodies.Nothing, 201, scope=BROWSER),
    Operation(
        "POST", "/account/mail/remove", accounts.remove_mail, Done, bodies.Nothing, refusals=(409,), scope=BROWSER
    ),
    Operation("POST", "/account/devices/end", accounts.end_device, Done, bodies.Named, scope=BROWSER),
    Operation("POST", "/account/devices/end-others", accounts.end_other_devices, Done, bodies.Nothing, scope=BROWSER),
    Operation(
        "POST",
        "/account/passkeys/wish",
        signing.wish_new_passkey,
        bodies.Wish,
        bodies.NewPasskey,
        refusals=(409,),
        scope=BROWSER,
    ),
    Operation(
        "POST",
        "/account/passkeys",
        signing.new_passkey,
        bodies.Me,
        bodies.Credential,
        201,
        refusals=(409,),
        scope=BROWSER,
    ),
    Operation(
        "POST", "/account/passkeys/remove", accounts.remove_passkey, Done, bodies.Named, refusals=(409,), scope=BROWSER
    ),
    Operation(
        "POST",
        "/sign-in/passkey/wish",
        signing.wish_passkey,
        bodies.Wish,
        bodies.Nothing,
        refusals=(409,),
        scope=BROWSER,
    ),
    Operation(
        "POST",
        "/sign-in/passkey",
        signing.sign_in_by_passkey,
        bodies.Me,
        bodies.Credential,
        refusals=(409,),
        scope=BROWSER,
    ),
    Operation("POST", "/sign-in/mail", signing.send_link, Done, bodies.ByMail, refusals=(409,), scope=BROWSER),
    Operation("POST", "/sign-in/link", signing.sign_in_by_link, bodies.Me, bodies.Code, refusals=(409,), scope=BROWSER),
    Operation("POST", "/sign-in/code", signing.sign_in_by_code, bodies.Me, bodies.Code, scope=BROWSER),
    Operation("POST", "/sign-out", signing.sign_out, Done, bodies.Nothing, scope=BROWSER),
    Operation("POST", "/examples", trials.try_example, trials_bodies.Tried, trials_bodies.Try, refusals=(404,)),
    Operation("POST", "/puzzles", trials.solve_puzzle, trials_bodies.Solved, trials_bodies.Solve, refusals=(404,)),
    Operation("GET", "/tables", tables.tables, bodies.Tables),
    Operation(
        "POST",
        "/tables",
        tables.make_table,
        bodies.Made,
        bodies.NewTable,
        201,
        refusals=(409,),
        scope="host",
        comes=True,
    ),
    Operation("POST", "/import", tables.import_save, bodies.Made, bodies.Import, 201, scope="host", comes=True),
    Operation("GET", "/lobby", lobby.lobby, lobby_bodies.Lobby, words=lobby_bodies.Look),
    Operation(
        "POST",
        "/lobby/pair",
        lobby.pair,
        lobby_bodies.Paired,
        lobby_bodies.Pair,
        201,
        refusals=(409,),
        scope="host",
        comes=True,
    ),
    Operation("POST", "/lobby/block", lobby.block, Done, lobby_bodies.Block, refusals=(404,), scope=BROWSER),
    Operation("GET", "/calls", calls.calls, calls_bodies.CallsInfo, scope=BROWSER),
    Operation("POST", "/calls", calls.set_calls, Done, calls_bodies.Calls, scope=BROWSER),
    Operation("POST", "/calls/stop/{code}", calls.stop_calls, Done, for_anybody=True, refusals=(404,)),
    Operation(
        "POST", "/calls/feed", calls.make_feed, calls_bodies.FeedAddress, calls_bodies.InLanguage, 201, scope=BROWSER
    ),
    Operation("POST", "/calls/feed/end", calls.end_feed, Done, bodies.Nothing, scope=BROWSER),
    Operation("GET", "/feed/{code}", calls.feed, str, for_anybody=True, refusals=(404,), media="application/atom+xml"),
    Operation(
        "POST",
        "/calls/hook",
        calls.make_hook,
        calls_bodies.HookSecret,
        calls_bodies.NewHook,
        201,
        refusals=(404, 409),
        scope=BROWSER,
    ),
    Operation("POST", "/calls/hook/end", calls.end_hook, Done, calls_bodies.OneTable, refusals=(404,), scope=BROWSER),
    Operation("POST", "/calls/push", calls.make_push, Done, calls_bodies.NewPush, 201, refusals=(409,), scope=BROWSER),
    Operation("POST", "/calls/push/end", calls.end_push, Done, calls_bodies.Endpoint, scope=BROWSER),
    Operation("POST", "/sign-in/call", calls.sign_in_by_call, bodies.Me, calls_bodies.CallCode, scope=BROWSER),
    Operation("GET", "/tables/{table}/missed", calls.missed, calls_bodies.Missed, query=("seat",)),
    Operation("GET", "/people/friends", company.friends, people_bodies.Friends, scope=BROWSER),
    Operation(
        "POST", "/people/friend", company.befriend, Done, people_bodies.WantFriend, refusals=(404,), scope=BROWSER
    ),
    Operation(
        "POST", "/people/block", company.block_person, Done, people_bodies.BlockPerson, refusals=(404,), scope=BROWSER
    ),
    Operation("POST", "/people/mute", company.mute, Done, people_bodies.Mute, refusals=(404,), scope=BROWSER),
    Operation(
        "POST", "/people/report", company.report, Done, people_bodies.Complaint, 201, refusals=(404,), scope=BROWSER
    ),
    Operation("GET", "/tournaments", tournaments.tournaments, tournaments.TournamentList),
    Operation(
        "POST",
        "/tournaments",
        tournaments.make_tournament,
        tournaments.TournamentInfo,
        tournaments.NewTournament,
        201,
        scope=BROWSER,
    ),
    Operation("GET", "/tournaments/{tournament}", tournaments.tournament, tournaments.TournamentInfo, refusals=(404,)),
    Operation(
        "POST",
        "/tournaments/{tournament}/enter",
        tournaments.enter_tournament,
        Done,
        tournaments.Enter,
        refusals=(404, 409),
        scope=BROWSER,
    ),
    Operation(
        "POST",
        "/tournaments/{tournament}/begin",
        tournaments.begin_tournament,
        Done,
        bodies.Nothing,
        refusals=(404,),
        scope=BROWSER,
    ),
    Operation("POST", "/people/profile", people.profile, people_bodies.Profile, people_bodies.Who, refusals=(404,)),
    Operation("GET", "/tables/{table}", tables.table, Table),
    Operation(
        "POST",
        "/tables/{table}/join",
        lobby.join,
        bodies.Sat,
        lobby_bodies.Join,
        refusals=(409,),
        scope="play",
        comes=True,
    ),
    Operation(
        "POST", "/tables/{table}/sit", seats.sit, bodies.Sat, bodies.Sit, refusals=(409,), scope="play", comes=True
    ),
    Operation("POST", "/tables/{table}/key", seats.key, bodies.SeatKey, bodies.OneSeat, refusals=(409,), scope="host"),
    Operation(
        "POST",
        "/tables/{table}/code",
        codes.show,
        codes_bodies.TableCode,
        codes_bodies.ShowCode,
        refusals=(409,),
        scope="host",
    ),
    Operation(
        "POST",
        "/join",
        codes.find,
        codes_bodies.FoundTable,
        codes_bodies.ByCode,
        refusals=(403,),
        scope="play",
        comes=True,
    ),
    Operation(
        "POST",
        "/tables/{table}/sit-by-code",
        codes.sit_down,
        codes_bodies.SatDown,
        codes_bodies.SitByCode,
        refusals=(409,),
        scope="play",
        comes=True,
    ),
    Operation("POST", "/tables/{table}/leave", seats.leave, Done, bodies.OneSeat, refusals=(409,), scope="play"),
    Operation(
        "POST",
        "/tables/{table}/propose",
        seats.propose,
        bodies.Proposing,
        bodies.Propose,
        refusals=(409,),
        scope="play",
    ),
    Operation("POST", "/tables/{table}/agree", seats.agree, Done, bodies.Agree, refusals=(409,), scope="play"),
    Operation(
        "POST",
        "/tables/{table}/rematch",
        seats.rematch,
        bodies.Made,
        bodies.Again,
        201,
        refusals=(409,),
        scope="host",
        comes=True,
    ),
    Operation("POST", "/tables/{table}/act", tables.act, Done, bodies.ActNow, refusals=(409,), scope="play"),
    Operation(
        "POST",
        "/tables/{table}/correct",
        trials.correct,
        trials_bodies.CorrectionTold,
        trials_bodies.Correct,
        refusals=(409,),
        scope="play",
    ),
    Operation(
        "POST",
        "/tables/{table}/put-right",
        trials.put_right,
        Done,
        trials_bodies.Correct,
        refusals=(409,),
        scope="play",
    ),
    Operation("GET", "/tables/{table}/view", tables.view, State | Past, query=("seat", "at", "lines"), refusals=(403,)),
    Operation("POST", "/tables/{table}/consult", tables.consult, Facts, bodies.Consult, refusals=(403,)),
    Operation("GET", "/tables/{table}/report", tables.table_report, Report, query=("seat", "since"), refusals=(403,)),
    Operation(
        "GET", "/tables/{table}/reasons", tables.reasons, Reasons, query=("seat", "line", "until"), refusals=(403,)
    ),
    Operation("GET", "/tables/{table}/save", tables.save, dict[str, Any], refusals=(403,)),
    Operation("GET", "/tables/{table}/analysis", analyses.analysis, analyses.AnalysisTold, query=("open",)),
    Operation(
        "POST",
        "/tables/{table}/analysis",
        analyses.ask_analysis,
        analyses.AnalysisTold,
        analyses.WantAnalysis,
        202,
        refusals=(409,),
    ),
    Operation("POST", "/tables/{table}/analysis/stop", analyses.stop_analysis, Done, analyses.WantAnalysis),
    Operation("POST", "/lab/odds", lab.battle_odds, bodies.OddsTold, bodies.Battle),
    Operation("POST", "/lab/helps", lab.battle_helps, bodies.Helps, bodies.Battle),
)
