"""What came up at a real table, being entered: by number, by name, or as the whole act."""

from __future__ import annotations

from typing import Final

from sandtable.kernel.action import Action
from sandtable.kernel.match import Match


class Results:
    """What the due roll or draw may bring, for all that a seat knows, and what words stand for which."""

    def __init__(self, match: Match, seat: int) -> None:
        self._actions: Final = match.may_come_up(seat)
        self.names: Final = [action.nouns[-1] for action in self._actions]

    @property
    def counted(self) -> bool:
        """Whether they are plain numbers, as of a die: nobody needs a list of those."""
        return all(name.isdecimal() for name in self.names)

    def meant(self, words: list[str]) -> Action | str:
        """The result that is meant; or the words, for the rules to say what is wrong with them."""
        word = words[-1]
        if word.isdecimal() and word not in self.names and 0 < int(word) <= len(self.names):
            word = self.names[int(word) - 1]
        found = [action for action in self._actions if action.nouns[-1].lower() == word.lower()]
        return found[0] if found else " ".join(words)
