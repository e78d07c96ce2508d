"""Blitzkrieg!: the two-player game, the solo mode with its virtual opponent, and Nippon."""
