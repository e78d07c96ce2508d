"""The wars in Spain, Abyssinia and China (14)."""
