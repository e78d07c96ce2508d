"""The web table: rooms, seats, live updates and storage."""
