"""The sequence of play: four rounds, each with location and plots, recruiting, march, orders and plots."""

from __future__ import annotations

from typing import Final, cast

from sandtable.games.legie.derived import plot_told
from sandtable.games.legie.frames import InSteps
from sandtable.games.legie.locations import NOWHERE
from sandtable.games.legie.march import March
from sandtable.games.legie.masks import bits
from sandtable.games.legie.nouns import MOST_PLOTS, ROUNDS, Pick
from sandtable.games.legie.order_phase import OrderPhase
from sandtable.games.legie.plots import PlotPhase
from sandtable.games.legie.recruiting import Recruiting
from sandtable.games.legie.state import NONE, Legie
from sandtable.kernel.action import Action
from sandtable.kernel.chance import Chance
from sandtable.kernel.flow import ASK_CHANCE, ASK_NOBODY, Frame
from sandtable.kernel.knowledge import EVERYBODY, Facts, Secret

DISPATCH_ROUND: Final = 2


class GameFrame(Frame[Legie]):
    """lg.end.rounds: four rounds, then the reckoning."""

    NAME = "game"

    begun: bool

    def __init__(self, begun: bool = False) -> None:
        self.begun = begun

    def copy(self) -> GameFrame:
        return GameFrame(self.begun)

    def facts(self, s: Legie) -> dict[str, Facts]:
        return {"begun": self.begun}

    def asks(self, s: Legie) -> tuple[int, ...]:
        return ASK_NOBODY

    def resume(self, s: Legie) -> bool:
        from sandtable.games.legie.reckoning import end_of_game  # a campaign goes on with the next game

        if not self.begun:
            self.begun = True
            s.push(Round())
        elif s.round < ROUNDS:
            s.round += 1
            s.first = (s.first + 1) % s.seats  # lg.end.first
            s.push(Round())
        else:
            s.done()
            end_of_game(s)
        return False


class Round(InSteps):
    """lg.round.phases"""

    NAME = "round"

    def copy(self) -> Round:
        return Round(self.step)

    def resume(self, s: Legie) -> bool:
        from sandtable.games.legie.dispatches import Deal

        step = self.step
        self.step += 1
        if step == 0:
            s.push(Layout())
        elif step == 1:
            if s.rulings.dispatches and s.round == DISPATCH_ROUND:
                s.push(Deal())
        elif step == 2:
            s.push(Recruiting())
        elif step == 3:
            s.push(March())
        elif step == 4:
            s.push(OrderPhase())
        elif step == 5:
            s.push(PlotPhase())
        else:
            s.done()
            end_of_round(s)
        return False


class Layout(Frame[Legie]):
    """lg.round.location, lg.round.plots"""

    NAME = "layout"

    def copy(self) -> Layout:
        return Layout()

    def resume(self, s: Legie) -> bool:
        if s.place == NONE or len(s.plots) < plots_in_a_round(s):
            return True
        s.done()
        return False

    def asks(self, s: Legie) -> tuple[int, ...]:
        return ASK_CHANCE

    def chance(self, s: Legie) -> Chance:
        if s.place == NONE:
            return Chance(s.edition.location, (), "lg-chance-location", lots=bits(s.locations_left))
        return Chance(s.edition.plot, (), "lg-chance-plot", lots=bits(s.plots_left))

    def take(self, s: Legie, seat: int, action: Action) -> None:
        drawn = cast(Pick, action).index
        if s.place == NONE:
            s.locations_left &= ~(1 << drawn)
            s.place = drawn
            s.location = s.edition.location_effects[drawn]
            args: dict[str, Facts] = {"round": s.round, "location": s.edition.locations[drawn]}
            s.say("lg-location", {**args, "first": s.faction_id(s.first)})
        else:
            s.plots_left &= ~(1 << drawn)
            s.plots.append(drawn)
            if s.tell is not None:
                lies = Secret(plot_told(s, len(s.plots) - 1), EVERYBODY, None)
                s.say("lg-plot-laid", {"plot": s.edition.plots[drawn].id, "lies": lies})


def plots_in_a_round(s: Legie) -> int:
    return 3 if s.seats == 2 else MOST_PLOTS


def end_of_round(s: Legie) -> None:
    """lg.end.tokens, lg.end.survivors: everybody goes home, and location and plots are out of the game."""
    for seat in s.in_turn_order():
        for plot in range(len(s.plots)):
            for who in s.column(seat, plot):
                s.return_to_hand(who)
    s.place = NONE
    s.location = NOWHERE
    s.plots = []
    s.ordered = 0
    s.stolen = 0
    s.sacrificed = 0
    s.ducked = 0
    for seat in range(s.seats):
        s.bought[seat] = 0
        s.camouflaged[seat] = 0
        s.sent[seat] = 0
        s.supported[seat] = 0
    s.say_with("lg-round-over", {"round": s.round}, seats=tuple(range(s.seats)), parts=("hand", "tokens", "bought"))
