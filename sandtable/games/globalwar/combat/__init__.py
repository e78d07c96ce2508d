"""Battles of Global War (chapter 10)."""
