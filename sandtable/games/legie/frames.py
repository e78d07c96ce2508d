"""What frames of this game have in common: a seat that is asked, perhaps about a plot; steps one after another."""

from __future__ import annotations

from sandtable.games.legie.state import Legie
from sandtable.kernel.flow import ASK_NOBODY, Frame
from sandtable.kernel.knowledge import Facts


class OfSeat(Frame[Legie]):
    """Asks one seat."""

    seat: int

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def facts(self, s: Legie) -> dict[str, Facts]:
        return {"seat": self.seat}

    def asks(self, s: Legie) -> tuple[int, ...]:
        return (self.seat,)


class AtPlot(OfSeat):
    """Asks one seat about a plot."""

    plot: int

    def __init__(self, seat: int, plot: int) -> None:
        super().__init__(seat)
        self.plot = plot

    def facts(self, s: Legie) -> dict[str, Facts]:
        return {"seat": self.seat, "plot": self.plot}


class InSteps(Frame[Legie]):
    """Asks nobody itself; each step of it brings the next frame."""

    step: int

    def __init__(self, step: int = 0) -> None:
        self.step = step

    def facts(self, s: Legie) -> dict[str, Facts]:
        return {"step": self.step}

    def asks(self, s: Legie) -> tuple[int, ...]:
        return ASK_NOBODY
