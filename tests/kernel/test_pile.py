"""A pile against a model: a real stack of cards of which some places are known."""

from __future__ import annotations

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from sandtable.kernel.pile import Pile

KINDS = 4
cards = st.integers(0, KINDS - 1)
masks = st.integers(1, 15)


class PileModel(RuleBasedStateMachine):
    """``top`` and ``bottom`` are lists of (card, who knows it), next card first; ``middle`` is in no order."""

    def __init__(self) -> None:
        super().__init__()
        self.pile = Pile([0] * KINDS)
        self.top: list[tuple[int, int]] = []
        self.middle: list[int] = []
        self.bottom: list[tuple[int, int]] = []

    @initialize(counts=st.lists(st.integers(0, 3), min_size=KINDS, max_size=KINDS))
    def begin(self, counts: list[int]) -> None:
        self.pile = Pile(counts.copy())
        self.middle = [card for card, count in enumerate(counts) for _ in range(count)]

    def next_card(self, data: st.DataObject) -> int:
        """What the next card is: known, or picked by chance from the middle."""
        if self.top:
            return self.top[0][0]
        if self.middle:
            return data.draw(st.sampled_from(self.middle))
        return self.bottom[0][0]

    @precondition(lambda self: self.top or self.middle or self.bottom)
    @rule(data=st.data())
    def draw(self, data: st.DataObject) -> None:
        card = self.next_card(data)
        assert self.pile.draw_is_chance() == (not self.top and bool(self.middle))
        assert self.pile.next_known() == (None if self.pile.draw_is_chance() else card)
        known = self.pile.take(card)
        if self.top:
            assert known == self.top.pop(0)[1]
        elif self.middle:
            assert known == 0
            self.middle.remove(card)
        else:
            assert known == self.bottom.pop(0)[1]

    @rule(data=st.data(), depth=st.integers(1, 4), known=masks)
    def look(self, data: st.DataObject, depth: int, known: int) -> None:
        """Look at the next cards, as deep as the pile goes."""
        seen: list[tuple[int, int]] = []
        while len(seen) < depth and (self.top or self.middle or self.bottom):
            card = self.next_card(data)
            if self.top:
                seen.append((card, self.top.pop(0)[1] | known))
            elif self.middle:
                self.middle.remove(card)
                seen.append((card, known))
            else:
                seen.append((card, self.bottom.pop(0)[1] | known))
        self.top = seen + self.top
        self.pile.look(tuple(card for card, _ in seen), known)

    @precondition(lambda self: self.top)
    @rule(known=masks)
    def show(self, known: int) -> None:
        self.top[0] = (self.top[0][0], self.top[0][1] | known)
        self.pile.show(known)

    @rule(card=cards, known=masks)
    def put_on_top(self, card: int, known: int) -> None:
        self.top.insert(0, (card, known))
        self.pile.put_on_top(card, known)

    @rule(card=cards, known=masks)
    def put_under(self, card: int, known: int) -> None:
        self.bottom.append((card, known))
        self.pile.put_under(card, known)

    @rule(card=cards)
    def put_in(self, card: int) -> None:
        self.middle.append(card)
        self.pile.put_in(card)

    @rule()
    def shuffle(self) -> None:
        self.middle += [card for card, _ in self.top + self.bottom]
        self.top, self.bottom = [], []
        self.pile.shuffle()

    @rule(card=cards)
    def changing_a_copy_leaves_the_pile_alone(self, card: int) -> None:
        twin = self.pile.copy()
        twin.put_in(card)
        twin.put_on_top(card, 1)
        twin.shuffle()

    @invariant()
    def agree(self) -> None:
        pile = self.pile
        assert list(zip(pile.top, pile.top_known, strict=True)) == self.top
        assert list(zip(pile.bottom, pile.bottom_known, strict=True))[::-1] == self.bottom
        assert pile.counts == [self.middle.count(card) for card in range(KINDS)]
        everything = self.middle + [card for card, _ in self.top + self.bottom]
        assert len(pile) == len(everything)
        assert pile.contents() == [everything.count(card) for card in range(KINDS)]


PileModel.TestCase.settings = settings(max_examples=60, stateful_step_count=25, deadline=None)
TestPile = PileModel.TestCase
