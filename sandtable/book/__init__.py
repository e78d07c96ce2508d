"""The book of a title: sentences of its rules, examples, courses and puzzles. No library is needed for it."""

from __future__ import annotations
