"""Movement of Global War by land, air and sea: chapters 1, 9 and 11."""
