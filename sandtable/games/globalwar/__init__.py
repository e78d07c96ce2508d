"""Global War 1936–1945."""
