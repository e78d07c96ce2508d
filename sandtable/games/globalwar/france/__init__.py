"""The French surrender, Vichy and Free France (4.11)."""
