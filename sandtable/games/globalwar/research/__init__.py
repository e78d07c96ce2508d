"""Research (8.2)."""
