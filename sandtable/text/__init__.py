"""Text: message ids of kernel and titles in English, Czech and Polish."""

from __future__ import annotations

from sandtable.text.language import LANGUAGES, Language, language

__all__ = ["LANGUAGES", "Language", "language"]
