"""What happened while a reader was away, told in a page."""
