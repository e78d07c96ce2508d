"""Orders with a condition: what a title lets a seat leave for questions that come in others' turns."""

from __future__ import annotations

from typing import Final

from sandtable.kernel.plain import Plain

PASSING: Final = "pass"
ASKING: Final = "ask"


class Orderable:
    """A question, by its prompt, for which orders may be left: the nouns with which the seat may answer it, as far as
    the seat knows, and by role what it can be about, such as the space of a battle and whose piece stands there."""

    prompt: Final[str]
    uses: Final[tuple[str, ...]]
    roles: Final[dict[str, tuple[str, ...]]]

    def __init__(self, prompt: str, uses: tuple[str, ...], roles: dict[str, tuple[str, ...]]) -> None:
        self.prompt = prompt
        self.uses = uses
        self.roles = roles

    def plain(self) -> dict[str, Plain]:
        roles: dict[str, Plain] = {role: [*nouns] for role, nouns in self.roles.items()}
        return {"prompt": self.prompt, "uses": [*self.uses], "roles": roles}


class Case:
    """When the question ``prompt`` is about ``noun`` in its ``role``: ``answer`` is a noun to be used, if it can be, to
    pass, or to be asked whatever else is ordered."""

    prompt: Final[str]
    role: Final[str]
    noun: Final[str]
    answer: Final[str]

    def __init__(self, prompt: str, role: str, noun: str, answer: str) -> None:
        self.prompt = prompt
        self.role = role
        self.noun = noun
        self.answer = answer

    def plain(self) -> dict[str, Plain]:
        return {"prompt": self.prompt, "role": self.role, "noun": self.noun, "answer": self.answer}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Case) and self.plain() == other.plain()

    def __hash__(self) -> int:
        return hash((self.prompt, self.role, self.noun, self.answer))

    def __repr__(self) -> str:
        return f"Case({self.prompt!r}, {self.role!r}, {self.noun!r}, {self.answer!r})"

    def fits(self, prompt: str, about: dict[str, str]) -> bool:
        return self.prompt == prompt and about.get(self.role) == self.noun

    def applies(self, orderable: tuple[Orderable, ...]) -> bool:
        """Whether it may be left now, as the title lists it."""
        return any(
            question.prompt == self.prompt
            and self.noun in question.roles.get(self.role, ())
            and (self.answer in (PASSING, ASKING) or self.answer in question.uses)
            for question in orderable
        )
