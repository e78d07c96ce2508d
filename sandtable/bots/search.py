"""`search`: information-set tree search for any title, on sampled states and the title's evaluation.

Each iteration draws a full state that the seat cannot tell from the true one and walks one line of play in it. The
tree branches on decisions only: dice and hidden cards vary from iteration to iteration, so a node stands for
everything its deciders may believe, and an action competes only in the iterations in which it was available.
"""

from __future__ import annotations

import math
import random
import time
from collections.abc import Sequence
from typing import Final

from sandtable.bots.chances import settle_chance
from sandtable.bots.occasions import worth_taking
from sandtable.bots.rest import come_to_rest
from sandtable.kernel.action import Action
from sandtable.kernel.game import Game
from sandtable.kernel.observation import Observation
from sandtable.kernel.state import State

ITERATIONS: Final = 1500
EXPLORATION: Final = 0.25
DEPTH: Final = 4  # decisions looked ahead before the evaluation speaks
LOOKS: Final = 4  # at each free act


class Node:
    """A decision in the tree, reached by one action."""

    def __init__(self) -> None:
        self.visits = 0
        self.available = 0
        self.total = 0.0  # of the worth to the seat that chose the action leading here
        self.children: dict[Action, Node] = {}


class SearchBot:
    def __init__(
        self,
        game: Game,
        seed: str,
        iterations: int | None = None,
        exploration: float = EXPLORATION,
        depth: int = DEPTH,
        seconds: float = 0.0,
    ) -> None:
        self.game: Final = game
        self.iterations: Final = iterations or ITERATIONS
        self.rng: Final = random.Random(seed)
        self.exploration: Final = exploration
        self.depth: Final = depth
        self.seconds: Final = seconds  # after so many, if any are given, it stops all the same

    def decide(self, observation: Observation, budget: int | None = None) -> Action:
        if len(observation.legal) == 1:
            return observation.legal[0]
        root = Node()
        state = observation.sample(self.rng)
        likely = self.game.likely(state, observation.seat, observation.legal)
        if len(likely) == 1:
            return likely[0]
        self._iterate(root, state)
        end = time.monotonic() + self.seconds
        for _ in range((budget or self.iterations) - 1):
            self._iterate(root, observation.sample(self.rng))
            if self.seconds and time.monotonic() >= end:
                break
        best = observation.legal[0]
        for action in observation.legal:
            child = root.children.get(action)
            if child is not None and child.visits > (root.children[best].visits if best in root.children else 0):
                best = action
        return best

    def consider(self, observation: Observation, budget: int | None = None) -> Action | None:
        """What comes of a free act is seen in the next decisions, not in a tree of its own."""
        return worth_taking(self.game, observation, self.rng, LOOKS)

    def _iterate(self, root: Node, state: State) -> None:
        node = root
        path: list[Node] = []
        seats: list[int] = []
        while len(path) < self.depth:
            pending = state.pending()
            if not pending:
                break
            seat = pending[0]
            legal = state.legal(seat)
            likely = self.game.likely(state, seat, legal)
            if likely is not legal and len(likely) == 1:  # the title sees no choice here: not worth a node
                state.apply(seat, likely[0])
                settle_chance(state, self.rng)
                continue
            action = self._select(node, likely)
            child = node.children.get(action)
            fresh = child is None
            if child is None:
                child = Node()
                node.children[action] = child
                child.available = 1
            state.apply(seat, action)
            settle_chance(state, self.rng)
            path.append(child)
            seats.append(seat)
            node = child
            if fresh:
                break
        come_to_rest(self.game, state, self.rng)
        root.visits += 1
        worths: dict[int, float] = {}
        for n, visited in enumerate(path):
            seat = seats[n]
            if seat not in worths:
                worths[seat] = self.game.worth(state, seat)
            visited.visits += 1
            visited.total += worths[seat]

    def _select(self, node: Node, legal: Sequence[Action]) -> Action:
        """An action not tried yet, or the most promising one."""
        count = len(legal)
        children = node.children
        best: Action | None = None
        best_score = -1.0
        offset = int(self.rng.random() * count)
        for n in range(count):
            action = legal[(n + offset) % count]
            child = children.get(action)
            if child is None:
                return action
            child.available += 1
            score = child.total / child.visits
            score += self.exploration * math.sqrt(math.log(child.available) / child.visits)
            if score > best_score:
                best, best_score = action, score
        assert best is not None
        return best
