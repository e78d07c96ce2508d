"""Production, placing units and income: the phases in which a nation spends and earns (chapters 5.2, 8 and 12)."""
