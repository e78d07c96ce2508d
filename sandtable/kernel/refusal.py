"""A refusal: which rule forbids an act, and why, as a message id with arguments."""

from __future__ import annotations

from typing import Final

from sandtable.kernel.plain import Plain

Argument = str | int


class Refusal:
    """``rule`` is an id of the rulebook, ``message`` an id of the locale files."""

    rule: Final[str]
    message: Final[str]
    args: Final[dict[str, Argument]]

    def __init__(self, rule: str, message: str, args: dict[str, Argument] | None = None) -> None:
        self.rule = rule
        self.message = message
        self.args = {} if args is None else args

    def plain(self) -> dict[str, Plain]:
        return {"rule": self.rule, "message": self.message, "args": {**self.args}}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Refusal) and self.plain() == other.plain()

    def __hash__(self) -> int:
        return hash((self.rule, self.message))

    def __repr__(self) -> str:
        return f"Refusal({self.rule!r}, {self.message!r}, {self.args!r})"


class IllegalAction(Exception):
    """Raised by ``Match.play``; nothing was changed."""

    refusal: Refusal

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.message} ({refusal.rule})")
        self.refusal = refusal


OVER: Final = Refusal("core.over", "core-refused-over")
NOT_ASKED: Final = Refusal("core.turn", "core-refused-turn")
CHANCE_DUE: Final = Refusal("core.chance", "core-refused-chance")
AS_SEEN: Final = Refusal("core.untold", "core-refused-as-seen")


def not_asked_for(verb: str) -> Refusal:
    return Refusal("core.asked", "core-refused-verb", {"verb": verb})


def no_such_act(text: str) -> Refusal:
    return Refusal("core.notation", "core-refused-notation", {"text": text[:60]})
