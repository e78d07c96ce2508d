"""The requests of the table protocol."""
