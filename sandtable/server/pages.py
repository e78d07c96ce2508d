"""What the browser client is made of: its files, the words of every language, and the rulebooks."""

from __future__ import annotations

import re
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

from sandtable.games import game, games
from sandtable.server.guard import TurnedAway
from sandtable.text import LANGUAGES
from sandtable.text.rulebook import home
from sandtable.text.vocabulary import VOCABULARIES, of_title

HASHED: Final = "assets/"
PACKED: Final = "br"
FOR_EVER: Final = "public, max-age=31536000, immutable"
NAMES: Final = "names"
PARTS: Final = (NAMES, "words")
MESSAGE: Final = re.compile(r"^(?=[a-z])", re.MULTILINE)  # where one begins
KERNEL: Final = "core"  # the rules and words that all titles have in common
SPOKEN: Final = tuple(words.title for words in VOCABULARIES if words.title)  # titles that have words


@cache
def _resource(title: str, folder: str, name: str) -> str:
    return (files(home("" if title == KERNEL else title)) / folder / name).read_text(encoding="utf-8")


def _asked_for(request: Request, reason: str, titles: tuple[str, ...]) -> tuple[str, str]:
    """The title, or what all have in common, and the language."""
    title, language = request.path_params["title"], request.path_params["language"]
    if language not in LANGUAGES or title not in (KERNEL, *titles):
        raise TurnedAway(404, reason)
    return title, language


async def send_locale(request: Request) -> Response:
    """The messages of one title, so that nobody waits for the words of games they do not play."""
    title, language = _asked_for(request, "language", SPOKEN)
    return _text(_resource(title, "locale", f"{language}.ftl"), "text/plain")


async def send_part(request: Request) -> Response:
    """The names of what a large board has many of, which come with the board, or all other messages."""
    title, language = _asked_for(request, "language", SPOKEN)
    part = request.path_params["part"]
    if part not in PARTS or title == KERNEL or not of_title(title).apart:
        raise TurnedAway(404, "language")
    return _text(_part(title, language, part == NAMES), "text/plain")


@cache
def _part(title: str, language: str, names: bool) -> str:
    """Nobody is sent the names of what is in no game that can be played, nor what is said in the terminal alone."""
    words = of_title(title)
    starts = tuple([f"{words.prefix}-{kind}-" for kind in words.apart])
    unseen = tuple([f"{words.prefix}-{kind}-" for kind in words.unseen])
    beyond = {f"{start}{noun}" for start in starts for noun in game(title).beyond()}
    found: list[str] = []
    for message in MESSAGE.split(_resource(title, "locale", f"{language}.ftl")):
        id = message.partition(" =")[0]
        if id.startswith(starts) == names and id not in beyond and not id.startswith(unseen):
            found.append(message)
    return "".join(found)


async def send_rulebook(request: Request) -> Response:
    title, language = _asked_for(request, "rulebook", games())
    return _text(_resource(title, "rulebook", f"{language}.md"), "text/markdown")


def _text(text: str, media_type: str) -> Response:
    return Response(text, media_type=media_type, headers={"Cache-Control": "no-cache"})


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
        Route("/locale/{title}/{language}.ftl", send_locale, middleware=compressed),
        Route("/locale/{title}/{part}/{language}.ftl", send_part, middleware=compressed),
        Route("/rulebook/{title}/{language}", send_rulebook, middleware=compressed),
    ]
    if client.is_dir():  # a checkout in which the client was not built serves programs only
        routes.append(Mount("/", ClientFiles(directory=client, html=True), middleware=compressed))
    return routes
