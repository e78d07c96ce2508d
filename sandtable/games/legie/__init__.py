"""Legie: Sibiřská cesta, with the modes Dispatches and Survival."""
