"""Text: message ids of kernel and titles in English, Czech and Polish."""

from __future__ import annotations

from sandtable.book.rulebook import LANGUAGES
from sandtable.text.language import Language, language

__all__ = ["LANGUAGES", "Language", "language"]
