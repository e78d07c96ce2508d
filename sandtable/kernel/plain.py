"""Plain data (JSON types): a canonical text, limits on what strangers send, checked reading that names the place."""

from __future__ import annotations

import json
import math
from typing import Final, TypeAlias, cast

Plain: TypeAlias = "bool | int | float | str | list[Plain] | dict[str, Plain] | None"

MAX_CHARACTERS = 16_000_000
MAX_DEPTH = 40
CANONICAL: Final = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"))


class Malformed(ValueError):
    """Data that does not fit its form: the place (``log[3].act``) and a message id with arguments."""

    place: str
    message: str
    values: dict[str, str | int]

    def __init__(self, place: str, message: str, **args: str | int) -> None:
        details = "".join(f", {name} {value}" for name, value in args.items())
        super().__init__(f"{place or 'file'}: {message.removeprefix('core-malformed-')}{details}")
        self.place = place or "file"
        self.message = message
        self.values = dict(args)


def dump(data: Plain) -> str:
    """The canonical text of plain data: equal data, equal text."""
    return CANONICAL.encode(data)


def parse(text: str | bytes) -> Plain:
    """Read JSON from a stranger: bounded in size and depth, no NaN or infinity, no duplicate keys, sound Unicode."""
    if len(text) > MAX_CHARACTERS:
        raise Malformed("", "core-malformed-size", limit=MAX_CHARACTERS)
    if isinstance(text, bytes):
        try:
            text = text.decode("utf-8")
        except UnicodeDecodeError:
            raise Malformed("", "core-malformed-encoding") from None
    _check_depth(text)
    try:
        data = cast(
            Plain,
            json.loads(text, parse_constant=_no_constant, parse_float=_finite, object_pairs_hook=_no_duplicates),
        )
    except Malformed:
        raise
    except json.JSONDecodeError as error:
        raise Malformed(f"line {error.lineno}", "core-malformed-json", column=error.colno) from None
    except ValueError:  # a number with more digits than Python converts
        raise Malformed("", "core-malformed-number") from None
    try:
        (dump(data) if "\\u" in text else text).encode("utf-8")
    except UnicodeEncodeError:  # half a surrogate pair, which no file or hash can hold
        raise Malformed("", "core-malformed-encoding") from None
    return data


def _check_depth(text: str) -> None:
    depth = 0
    in_string = False
    escaped = False
    for character in text:
        if in_string:
            if escaped:
                escaped = False
            elif character == "\\":
                escaped = True
            elif character == '"':
                in_string = False
        elif character == '"':
            in_string = True
        elif character in "[{":
            depth += 1
            if depth > MAX_DEPTH:
                raise Malformed("", "core-malformed-depth", limit=MAX_DEPTH)
        elif character in "]}":
            depth -= 1


def _no_constant(name: str) -> Plain:
    raise Malformed("", "core-malformed-constant", name=name)


def _finite(digits: str) -> float:
    number = float(digits)
    if math.isinf(number):
        raise Malformed("", "core-malformed-number")
    return number


def _no_duplicates(pairs: list[tuple[str, Plain]]) -> dict[str, Plain]:
    found: dict[str, Plain] = {}
    for key, value in pairs:
        if key in found:
            raise Malformed(key[:40], "core-malformed-duplicate")
        found[key] = value
    return found


class Record:
    """A dict being read: every getter checks the type and names the place when it is wrong."""

    def __init__(self, data: object, place: str = "") -> None:
        if not isinstance(data, dict):
            raise Malformed(place, "core-malformed-object")
        for key in data:
            if not isinstance(key, str):
                raise Malformed(place, "core-malformed-key")
        self.data: dict[str, Plain] = data
        self.place = place

    def at(self, key: str) -> str:
        return f"{self.place}.{key}" if self.place else key

    def has(self, key: str) -> bool:
        return key in self.data

    def only(self, *keys: str) -> None:
        """Refuse keys nobody would read: a typing slip must not pass in silence."""
        for key in self.data:
            if key not in keys:
                raise Malformed(self.at(key[:40]), "core-malformed-unknown")

    def raw(self, key: str) -> Plain:
        if key not in self.data:
            raise Malformed(self.at(key), "core-malformed-missing")
        return self.data[key]

    def text(self, key: str, default: str | None = None) -> str:
        if default is not None and key not in self.data:
            return default
        return as_text(self.raw(key), self.at(key))

    def number(self, key: str, least: int, most: int, default: int | None = None) -> int:
        if default is not None and key not in self.data:
            return default
        return as_number(self.raw(key), self.at(key), least, most)

    def flag(self, key: str, default: bool | None = None) -> bool:
        if default is not None and key not in self.data:
            return default
        value = self.raw(key)
        if not isinstance(value, bool):
            raise Malformed(self.at(key), "core-malformed-flag")
        return value

    def one_of(self, key: str, choices: tuple[str, ...], default: str | None = None) -> str:
        value = self.text(key, default)
        if value not in choices:
            raise Malformed(self.at(key), "core-malformed-choice", value=value[:40], choices=", ".join(choices))
        return value

    def items(self, key: str, most: int = 100_000) -> list[Plain]:
        return as_list(self.raw(key), self.at(key), most)

    def texts(self, key: str, most: int = 100_000) -> list[str]:
        return [as_text(item, f"{self.at(key)}[{n}]") for n, item in enumerate(self.items(key, most))]

    def numbers(self, key: str, least: int, most: int) -> list[int]:
        return [as_number(item, f"{self.at(key)}[{n}]", least, most) for n, item in enumerate(self.items(key))]

    def record(self, key: str) -> Record:
        return Record(self.raw(key), self.at(key))

    def records(self, key: str, most: int = 100_000) -> list[Record]:
        return [Record(item, f"{self.at(key)}[{n}]") for n, item in enumerate(self.items(key, most))]


def as_text(value: object, place: str) -> str:
    if not isinstance(value, str):
        raise Malformed(place, "core-malformed-text")
    return value


def as_number(value: object, place: str, least: int, most: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise Malformed(place, "core-malformed-whole")
    if not least <= value <= most:
        raise Malformed(place, "core-malformed-range", least=least, most=most)
    return value


def as_list(value: object, place: str, most: int = 100_000) -> list[Plain]:
    if not isinstance(value, list):
        raise Malformed(place, "core-malformed-list")
    if len(value) > most:
        raise Malformed(place, "core-malformed-long", limit=most)
    return value
