"""What the browser client is made of: its files, with the words of every language in them, and the rulebooks."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from mimetypes import guess_type
from pathlib import Path
from typing import Final

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from sandtable.book.courses import course
from sandtable.book.examples import examples
from sandtable.book.puzzles import puzzles
from sandtable.book.rulebook import home
from sandtable.games import games
from sandtable.kernel.plain import Plain
from sandtable.server.guard import TurnedAway
from sandtable.server.messages import encode
from sandtable.table.listing import titles_told
from sandtable.text import LANGUAGES

HASHED: Final = "assets/"
PACKED: Final = "br"
FOR_EVER: Final = "public, max-age=31536000, immutable"
KERNEL: Final = "core"  # the rules that all titles have in common


@cache
def _resource(title: str, folder: str, name: str) -> str:
    return (files(home("" if title == KERNEL else title)) / folder / name).read_text(encoding="utf-8")


def _asked_for(request: Request) -> tuple[str, str]:
    """The title, or what all have in common, and the language."""
    title, language = request.path_params["title"], request.path_params["language"]
    if language not in LANGUAGES or title not in (KERNEL, *games()):
        raise TurnedAway(404, "rulebook")
    return title, language


async def send_rulebook(request: Request) -> Response:
    title, language = _asked_for(request)
    return _text(_resource(title, "rulebook", f"{language}.md"), "text/markdown")


async def send_examples(request: Request) -> Response:
    """The worked examples of a rulebook; how one looks is asked for when it is to be shown."""
    return _json(_examples(*_asked_for(request)))


@cache
def _examples(title: str, language: str) -> bytes:
    found: list[Plain] = [
        {
            "id": example.id,
            "rules": [*example.rules],
            "seat": example.seat,
            "words": example.words[language],
            "steps": [
                {"seat": step.seat, "act": step.act, "refused": step.refused, "words": step.words[language]}
                for step in example.steps
            ],
        }
        for example in (() if title == KERNEL else examples(title).values())
    ]
    return encode({"examples": found})


async def send_positions(request: Request) -> Response:
    """What the examples of a rulebook begin with, for the pictures beside its rules."""
    title = request.path_params["title"]
    if title not in games():
        raise TurnedAway(404, "rulebook")
    return _json(_positions(title))


@cache
def _positions(title: str) -> bytes:
    found: dict[str, Plain] = {id: example.position for id, example in examples(title).items()}
    return encode({"positions": found})


async def send_course(request: Request) -> Response:
    """The lessons of a title."""
    return _json(_course(*_asked_for(request)))


@cache
def _course(title: str, language: str) -> bytes:
    lessons: list[Plain] = [
        {
            "id": lesson.id,
            "name": lesson.name[language],
            "words": lesson.words[language],
            "examples": [*lesson.examples],
        }
        for lesson in (() if title == KERNEL else course(title))
    ]
    return encode({"lessons": lessons})


async def send_puzzles(request: Request) -> Response:
    """The puzzles of a title in the order of their days; how one looks is asked for when it is to be solved."""
    title = request.path_params["title"]
    if title not in games():
        raise HTTPException(404)
    return _json(_puzzles(title))


@cache
def _puzzles(title: str) -> bytes:
    found: list[Plain] = [
        {"id": puzzle.id, "seat": puzzle.seat, "theme": puzzle.theme, "difficulty": puzzle.difficulty}
        for puzzle in puzzles(title).values()
    ]
    return encode({"puzzles": found})


def texts() -> Iterator[tuple[str, bytes]]:
    """Every text that the client asks for, with its address: for a site that is no more than a folder."""
    yield "/api/titles", encode(titles_told())
    for title in games():
        yield f"/puzzles/{title}.json", _puzzles(title)
        yield f"/rulebook/{title}/positions", _positions(title)
    for language in LANGUAGES:
        for title in (KERNEL, *games()):
            yield f"/rulebook/{title}/{language}", _resource(title, "rulebook", f"{language}.md").encode()
            yield f"/rulebook/{title}/{language}/examples", _examples(title, language)
            yield f"/rulebook/{title}/{language}/course", _course(title, language)


def _text(text: str | bytes, media_type: str) -> Response:
    return Response(text, media_type=media_type, headers={"Cache-Control": "no-cache"})


def _json(text: bytes) -> Response:
    return _text(text, "application/json")


class ClientFiles(StaticFiles):
    """The client's files; an address that is no file is one of the client's own pages."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        # a name with the hash of its content in it never means anything else; the others may be built anew
        kept = FOR_EVER if path.startswith(HASHED) else "no-cache"
        try:
            response = await self._packed(path, scope) or await super().get_response(path, scope)
        except HTTPException as error:
            if error.status_code != 404 or path.startswith(HASHED) or "." in path.rpartition("/")[2]:
                raise
            response = await super().get_response("index.html", scope)
        response.headers["Cache-Control"] = kept
        return response

    async def _packed(self, path: str, scope: Scope) -> Response | None:
        """A file as it was packed while building, for browsers that can unpack it; None where there is no such."""
        if not path.startswith(HASHED) or PACKED not in Headers(scope=scope).get("accept-encoding", ""):
            return None
        if not self.lookup_path(f"{path}.{PACKED}")[0]:
            return None
        response = await super().get_response(f"{path}.{PACKED}", scope)
        response.headers["Content-Encoding"] = PACKED
        response.headers["Content-Type"] = guess_type(path)[0] or "text/plain"
        response.headers.add_vary_header("Accept-Encoding")
        return response


def page_routes(client: Path) -> list[Route | Mount]:
    compressed = [Middleware(GZipMiddleware)]  # never the API: sizes of compressed secrets tell something
    routes: list[Route | Mount] = [
        Route("/rulebook/{title}/positions", send_positions, middleware=compressed),
        Route("/rulebook/{title}/{language}", send_rulebook, middleware=compressed),
        Route("/rulebook/{title}/{language}/examples", send_examples, middleware=compressed),
        Route("/rulebook/{title}/{language}/course", send_course, middleware=compressed),
        Route("/puzzles/{title}.json", send_puzzles, middleware=compressed),
    ]
    if client.is_dir():  # a checkout in which the client was not built serves programs only
        routes.append(Mount("/", ClientFiles(directory=client, html=True), middleware=compressed))
    return routes
