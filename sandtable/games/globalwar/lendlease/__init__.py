"""Lend-lease (8.7, 12.4)."""
