"""Objectives (3.3) and the end (3.4)."""
