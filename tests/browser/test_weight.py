"""The first table of every title is light in every language."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.guests import Guests
from browser.pages import Table
from browser.weight import TABLES, weigh

HEAVIEST = 150_000  # bytes, as in web/build.mjs
OTHERS = [(title, lang) for title in TABLES for lang in ("en", "pl", "cs") if (title, lang) != ("globalwar", "cs")]


@pytest.mark.parametrize(
    ("title", "lang"),
    [("globalwar", "cs"), *(pytest.param(*other, marks=pytest.mark.full) for other in OTHERS)],
)
def test_a_first_table_weighs_at_most_150_kilobytes(guests: Guests, title: str, lang: str) -> None:
    guest = guests(lang)
    mode, *seats = TABLES[title]
    table = Table(guest)
    made = guest.makes(title, mode, seats)

    def visit() -> None:
        table.open(made)
        expect(table.prompt).not_to_have_text("")
        expect(table.prompt).not_to_contain_text(guest.words("ui-connecting"))

    found = weigh(guest.context, guest.page, visit)
    assert {"js", "css", "ftl", "woff2"} <= {name.rpartition(".")[2] for name in found}, "all of it was seen"
    heavy = sorted(((size, name) for name, size in found.items()), reverse=True)
    assert sum(found.values()) <= HEAVIEST, heavy
