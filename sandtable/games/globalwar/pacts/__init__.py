"""Pacts (6)."""
