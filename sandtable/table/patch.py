"""What changed between two pieces of plain data, as plain data again, and how to apply it.

A patch of an object, or of a list that keeps its length, is an object with up to three parts: ``=`` has new values by
key (of a list: by place), ``-`` the keys that are gone, ``~`` patches by key. A patch of a list that changes its length
is ``{"@": [place, dropped, [new, ...]]}``. Texts are packed into a list of their own kind, see ``packed``.
`web/src/shell/patch.ts` applies the same patches; `tests/table/patches.json` has cases that both are tested with.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Final, TypeAlias

from sandtable.kernel.plain import Plain, Record, as_number, as_text

Patch: TypeAlias = dict[str, Plain]

NEW: Final = "="
GONE: Final = "-"
WITHIN: Final = "~"
SPLICED: Final = "@"


def difference(old: Plain, new: Plain) -> Patch | None:
    """The patch that makes ``new`` of ``old``, which differ; None when it has to be replaced whole."""
    if isinstance(old, dict) and isinstance(new, dict):
        return _between_objects(old, new)
    if isinstance(old, list) and isinstance(new, list) and old and new:
        return _between_lists(old, new)
    return None


def _between_objects(old: dict[str, Plain], new: dict[str, Plain]) -> Patch:
    fresh: dict[str, Plain] = {}
    within: dict[str, Plain] = {}
    for key, value in new.items():
        if key not in old:
            fresh[key] = value
        else:
            _note(key, old[key], value, fresh, within)
    gone: list[Plain] = [key for key in old if key not in new]
    return _patch(fresh, within, gone)


def _between_lists(old: list[Plain], new: list[Plain]) -> Patch:
    fresh: dict[str, Plain] = {}
    within: dict[str, Plain] = {}
    if len(old) == len(new):
        for place, value in enumerate(new):
            _note(str(place), old[place], value, fresh, within)
        return _patch(fresh, within, [])
    least = min(len(old), len(new))
    first = 0
    while first < least and _same(old[first], new[first]):
        first += 1
    last = 0
    while last < least - first and _same(old[-1 - last], new[-1 - last]):
        last += 1
    return {SPLICED: [first, len(old) - first - last, new[first : len(new) - last]]}


def _note(key: str, old: Plain, new: Plain, fresh: dict[str, Plain], within: dict[str, Plain]) -> None:
    if _same(old, new):
        return
    patch = difference(old, new)
    if patch is None:
        fresh[key] = new
    else:
        within[key] = patch


def _same(old: Plain, new: Plain) -> bool:
    """Python takes 1, 1.0 and True for equal; no reader of JSON does. Deeper down that never happens: titles keep the
    type of what they tell."""
    return old is new or (type(old) is type(new) and old == new)


def _patch(fresh: dict[str, Plain], within: dict[str, Plain], gone: list[Plain]) -> Patch:
    patch: Patch = {}
    if fresh:
        patch[NEW] = fresh
    if gone:
        patch[GONE] = gone
    if within:
        patch[WITHIN] = within
    return patch


def patched(old: Plain, patch: Patch) -> Plain:
    """What a patch makes of ``old``, which stays as it is."""
    record = Record(patch)
    if isinstance(old, list):
        if SPLICED in patch:
            first, dropped, new = record.items(SPLICED)
            start = as_number(first, SPLICED, 0, len(old))
            rest = start + as_number(dropped, SPLICED, 0, len(old) - start)
            return [*old[:start], *(new if isinstance(new, list) else []), *old[rest:]]
        listed = list(old)
        for key, value in _parts(record, NEW):
            listed[int(key)] = value
        for key, value in _parts(record, WITHIN):
            listed[int(key)] = patched(listed[int(key)], Record(value).data)
        return listed
    kept = dict(Record(old).data)
    for gone in record.texts(GONE) if record.has(GONE) else []:
        del kept[gone]
    for key, value in _parts(record, WITHIN):
        kept[key] = patched(kept[key], Record(value).data)
    kept.update(_parts(record, NEW))
    return kept


def _parts(record: Record, part: str) -> list[tuple[str, Plain]]:
    return [*record.record(part).data.items()] if record.has(part) else []


def packed(old: list[str], new: list[str]) -> list[Plain]:
    """A list of texts as pairs: ``[place, count]`` repeats so many texts of the old list, ``[shared, rest]`` is a text
    that shares so many characters at its beginning with the one before it."""
    places = {text: place for place, text in enumerate(old)}
    pairs: list[Plain] = []
    run: list[int] = []  # the place and the count of the texts that are being repeated
    for before, text in pairwise(["", *new]):
        place = places.get(text)
        if place is None:
            run = []
            shared = _shared(before, text)
            pairs.append([shared, text[shared:]])
        elif run and run[0] + run[1] == place:
            run[1] += 1
            pairs[-1] = [*run]
        else:
            run = [place, 1]
            pairs.append([*run])
    return pairs


def unpacked(old: list[str], pairs: list[Plain]) -> list[str]:
    """The list that ``packed`` made pairs of."""
    texts: list[str] = []
    for n, pair in enumerate(pairs):
        if not isinstance(pair, list):
            raise TypeError(f"no pair: {pair!r}")
        first, second = pair
        place = as_number(first, f"[{n}]", 0, 1_000_000)
        if isinstance(second, int):
            texts.extend(old[place : place + second])
        else:
            before = texts[-1] if texts else ""
            texts.append(before[:place] + as_text(second, f"[{n}]"))
    return texts


def _shared(one: str, other: str) -> int:
    """How many characters two texts have in common at their beginning."""
    most = min(len(one), len(other))
    if one[:most] == other[:most]:
        return most
    least = 0
    while most - least > 1:  # halving is faster than going through all characters
        middle = (least + most) // 2
        if one[:middle] == other[:middle]:
            least = middle
        else:
            most = middle
    return least
