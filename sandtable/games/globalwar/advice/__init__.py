"""How bots play Global War: what a state is worth, and the one order a sensible player would give next."""
