"""Plain data: what strangers send is read with care, and what is wrong is named with its place."""

from __future__ import annotations

import math
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sandtable.kernel.plain import MAX_CHARACTERS, MAX_DEPTH, Malformed, Plain, Record, as_number, dump, parse

leaves = st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text()
plain = st.recursive(leaves.filter(lambda x: not isinstance(x, str) or x.isprintable()), lambda inner: (
    st.lists(inner, max_size=4) | st.dictionaries(st.text("abc", max_size=3), inner, max_size=4)
))  # fmt: skip


@given(plain)
def test_every_plain_value_round_trips(data: Plain) -> None:
    assert parse(dump(data)) == data
    assert dump(parse(dump(data))) == dump(data)
    assert parse(dump(data).encode()) == data


@given(st.text())
def test_any_text_is_read_or_refused(text: str) -> None:
    with suppress(Malformed):
        parse(text)


@given(st.binary())
def test_any_bytes_are_read_or_refused(data: bytes) -> None:
    with suppress(Malformed):
        parse(data)


@given(plain, st.integers(0, 400))
def test_truncated_data_is_refused(data: Plain, length: int) -> None:
    with pytest.raises(Malformed, match="json"):
        parse(dump([data, "the end"])[:-1][:length])


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "json"),
        ("{", "json"),
        ('{"a": 1,}', "json"),
        ("[1] [2]", "json"),
        ("'a'", "json"),
        ("\ufeff[]", "json"),
        ("NaN", "constant"),
        ("[Infinity]", "constant"),
        ('{"a": -Infinity}', "constant"),
        ("1e999", "number"),
        ("[-1e999]", "number"),
        ("9" * 5_000, "number"),
        ('{"a": 1, "a": 2}', "duplicate"),
        ('[{"b": {"a": 1, "a": 1}}]', "duplicate"),
        ("[" * (MAX_DEPTH + 1) + "]" * (MAX_DEPTH + 1), "depth"),
        ("[" * 1_000_000, "depth"),
        ('{"a":' * 200_000, "depth"),
        ('"\\ud800"', "encoding"),
        ('{"\\udfff": 1}', "encoding"),
        ('"\ud800"', "encoding"),
        (b"\xff\xfe", "encoding"),
        (b'"\xc3"', "encoding"),
    ],
)
def test_bad_text_is_refused(text: str | bytes, message: str) -> None:
    with pytest.raises(Malformed) as raised:
        parse(text)
    assert raised.value.message == f"core-malformed-{message}"


def test_too_much_text_is_refused_before_it_is_read() -> None:
    with pytest.raises(Malformed, match="size"):
        parse(" " * (MAX_CHARACTERS + 1))
    with pytest.raises(Malformed, match="size"):
        parse(b" " * (MAX_CHARACTERS + 1))


def test_the_deepest_allowed_data_is_read() -> None:
    assert parse("[" * MAX_DEPTH + "]" * MAX_DEPTH)


def test_brackets_inside_texts_are_not_depth() -> None:
    assert parse('"' + "[" * 100 + '"') == "[" * 100
    assert parse('["\\"[[[[", "' + "{" * 100 + '"]') == ['"[[[[', "{" * 100]


def test_paired_surrogates_are_one_character() -> None:
    assert parse('"\\ud83d\\ude00"') == "😀"


RECORD = Record(
    {
        "text": "a", "number": 3, "flag": True, "half": 0.5, "list": [1, "b"], "inner": {"key": 1},
        "texts": ["a", "b"], "numbers": [1, 2], "rows": [{"n": 1}, {"n": 2}], "nothing": None,
    },
    "file",
)  # fmt: skip


def test_a_record_gives_what_it_holds() -> None:
    assert RECORD.text("text") == "a"
    assert RECORD.number("number", 0, 3) == 3
    assert RECORD.flag("flag") is True
    assert RECORD.one_of("text", ("a", "b")) == "a"
    assert RECORD.texts("texts") == ["a", "b"]
    assert RECORD.numbers("numbers", 1, 2) == [1, 2]
    assert RECORD.record("inner").number("key", 1, 1) == 1
    assert [row.number("n", 0, 9) for row in RECORD.records("rows")] == [1, 2]
    assert RECORD.raw("nothing") is None


def test_a_default_stands_for_what_is_missing_but_not_for_what_is_wrong() -> None:
    assert RECORD.text("gone", "b") == "b"
    assert RECORD.number("gone", 0, 9, 4) == 4
    assert RECORD.flag("gone", False) is False
    with pytest.raises(Malformed):
        RECORD.text("number", "b")
    with pytest.raises(Malformed):
        RECORD.number("text", 0, 9, 4)
    with pytest.raises(Malformed):
        RECORD.flag("number", False)


@pytest.mark.parametrize(
    ("read", "place", "message"),
    [
        (lambda: RECORD.text("gone"), "file.gone", "missing"),
        (lambda: RECORD.text("number"), "file.number", "text"),
        (lambda: RECORD.number("text", 0, 9), "file.text", "whole"),
        (lambda: RECORD.number("flag", 0, 9), "file.flag", "whole"),
        (lambda: RECORD.number("half", 0, 9), "file.half", "whole"),
        (lambda: RECORD.number("number", 4, 9), "file.number", "range"),
        (lambda: RECORD.flag("number"), "file.number", "flag"),
        (lambda: RECORD.one_of("text", ("b", "c")), "file.text", "choice"),
        (lambda: RECORD.items("text"), "file.text", "list"),
        (lambda: RECORD.items("list", 1), "file.list", "long"),
        (lambda: RECORD.texts("list"), "file.list[0]", "text"),
        (lambda: RECORD.numbers("list", 0, 9), "file.list[1]", "whole"),
        (lambda: RECORD.record("list"), "file.list", "object"),
        (lambda: RECORD.records("numbers"), "file.numbers[0]", "object"),
        (lambda: RECORD.record("inner").text("key"), "file.inner.key", "text"),
        (lambda: RECORD.records("rows")[1].number("n", 0, 1), "file.rows[1].n", "range"),
        (lambda: RECORD.only("text", "number"), "file.flag", "unknown"),
        (lambda: Record([]), "file", "object"),
        (lambda: Record({1: 2}, "x"), "x", "key"),
        (lambda: as_number(math.inf, "x", 0, 1), "x", "whole"),
    ],
)
def test_what_does_not_fit_is_named_with_its_place(read: object, place: str, message: str) -> None:
    assert callable(read)
    with pytest.raises(Malformed) as raised:
        read()
    assert raised.value.place == place
    assert raised.value.message == f"core-malformed-{message}"
    assert place in str(raised.value)
