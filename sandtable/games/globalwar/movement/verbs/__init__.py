"""The verbs of the movement phases, one declaration each."""
