"""What orders are made of: deeds that just happen, and choices that their player is asked for."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Final, cast

from sandtable.games.legie.nouns import Pair, Pick
from sandtable.kernel.action import Action

if TYPE_CHECKING:
    from sandtable.games.legie.state import Legie
    from sandtable.kernel.knowledge import Facts

WITHDRAW: Final = Action("withdraw")


# deeds


class Deed(ABC):
    """Something that happens as soon as the token is turned up."""

    @abstractmethod
    def happen(self, s: Legie, seat: int, who: int, token: int) -> None:
        """``who`` bears the ``token`` of a seat; it is among the used ones by now."""


class Retreat(Deed):
    """Everybody of the seat at the plot goes under the deck, the one that came first lowest (R43)."""

    def __init__(self, supplies: int) -> None:
        self.supplies: Final = supplies

    def happen(self, s: Legie, seat: int, who: int, token: int) -> None:
        plot = s.standing[who]
        for leaving in s.column(seat, plot)[::-1]:
            s.go_under_deck(leaving)
        s.supplies[seat] += self.supplies
        args: dict[str, Facts] = {"faction": s.faction_id(seat), "plot": s.plot_id(plot), "supplies": self.supplies}
        s.say_with("lg-retreated", args, purse=seat, sums=((seat, plot),), seats=(seat,), parts=("deck", "tokens"))


class Reward(Deed):
    """The bearer gets an equipment card for good, unless it has one or none is left (R17)."""

    def __init__(self, equipment: int) -> None:
        self.equipment: Final = equipment

    def happen(self, s: Legie, seat: int, who: int, token: int) -> None:
        if s.bank[self.equipment] and not s.has(who, self.equipment):
            s.put_in_sleeve(who, self.equipment)
            args: dict[str, Facts] = {"character": s.edition.characters[who]}
            s.say_with("lg-promoted", args, card=who, sums=((seat, s.standing[who]),))


class Steal(Deed):
    """The survivors' supplies of the plot, once; the token then lies on the plot until it is finished (R21)."""

    def happen(self, s: Legie, seat: int, who: int, token: int) -> None:
        plot = s.standing[who]
        if (s.stolen >> plot) & 1:
            return
        s.stolen |= 1 << plot
        s.used[seat] &= ~(1 << token)
        s.plot_token[plot] = seat << 3 | token
        supplies = s.survivors_supplies(plot)
        s.supplies[seat] += supplies
        args: dict[str, Facts] = {"faction": s.faction_id(seat), "plot": s.plot_id(plot), "supplies": supplies}
        s.say_with("lg-stole", args, purse=seat, seats=(seat,), parts=("tokens",))


class Hide(Deed):
    """The next character that the seat sends to the plot arrives face down (R23)."""

    def happen(self, s: Legie, seat: int, who: int, token: int) -> None:
        s.camouflaged[seat] |= 1 << s.standing[who]


# choices


class Choice(ABC):
    """What an order asks of its player, who may also forgo it; with nothing to choose it falls away."""

    AGAIN = False  # whether one may go on choosing

    @abstractmethod
    def options(self, s: Legie, seat: int, who: int) -> list[Action]: ...

    @abstractmethod
    def take(self, s: Legie, seat: int, who: int, action: Action) -> None: ...


class Go(Choice):
    """The bearer, or anybody of the seat at the plots, goes to another plot."""

    def __init__(self, *, anybody: bool = False, checks_entry: bool = True) -> None:
        self.anybody: Final = anybody
        self.checks_entry: Final = checks_entry

    def options(self, s: Legie, seat: int, who: int) -> list[Action]:
        acts: list[Action] = []
        for mover in own_at_plots(s, seat) if self.anybody else [who]:
            for plot in range(len(s.plots)):
                if plot != s.standing[mover] and (not self.checks_entry or s.may_enter(mover, plot)):
                    acts.append(s.edition.move[mover][s.plots[plot]])
        return acts

    def take(self, s: Legie, seat: int, who: int, action: Action) -> None:
        act = cast(Pair, action)
        change_plot(s, act.one, s.plots.index(act.other))


class Withdraw(Choice):
    """The bearer returns to hand; the march is over, so it is sent no more this round (lg.march.withdrawn)."""

    def options(self, s: Legie, seat: int, who: int) -> list[Action]:
        return [WITHDRAW]

    def take(self, s: Legie, seat: int, who: int, action: Action) -> None:
        plot = s.standing[who]
        s.return_to_hand(who)
        args: dict[str, Facts] = {"character": s.edition.characters[who]}
        s.say_with("lg-withdrew", args, sums=((seat, plot),), seats=(seat,), parts=("hand", "tokens"))


class Lure(Choice):
    """A rival character at the plot goes under its owner's deck."""

    def options(self, s: Legie, seat: int, who: int) -> list[Action]:
        return [s.edition.lure[other] for other in others_at(s, seat, s.standing[who])]

    def take(self, s: Legie, seat: int, who: int, action: Action) -> None:
        lured = cast(Pick, action).index
        owner = s.owner(lured)
        plot = s.standing[lured]
        s.go_under_deck(lured)
        args: dict[str, Facts] = {"faction": s.faction_id(owner), "character": s.edition.characters[lured]}
        s.say_with("lg-lured", args, sums=((owner, plot),), seats=(owner,), parts=("deck", "tokens"))


class Bring(Choice):
    """Others of the seat come to the bearer, as many as one likes, one by one, if they may enter."""

    AGAIN = True

    def options(self, s: Legie, seat: int, who: int) -> list[Action]:
        plot = s.standing[who]
        return [s.edition.bring[other] for other in own_elsewhere(s, seat, plot) if s.may_enter(other, plot)]

    def take(self, s: Legie, seat: int, who: int, action: Action) -> None:
        change_plot(s, cast(Pick, action).index, s.standing[who])


class Swap(Choice):
    """The bearer and another of the seat trade places, whatever the plots ask for."""

    def options(self, s: Legie, seat: int, who: int) -> list[Action]:
        return [s.edition.swap[other] for other in own_elsewhere(s, seat, s.standing[who])]

    def take(self, s: Legie, seat: int, who: int, action: Action) -> None:
        other = cast(Pick, action).index
        here, there = s.standing[who], s.standing[other]
        change_plot(s, who, there)
        change_plot(s, other, here)


class Kill(Choice):
    """Another of the seat at the plot dies, and the bearer has the strength of the order for the round (R18)."""

    def options(self, s: Legie, seat: int, who: int) -> list[Action]:
        return [s.edition.sacrifice[other] for other in s.column(seat, s.standing[who]) if other != who]

    def take(self, s: Legie, seat: int, who: int, action: Action) -> None:
        victim = cast(Pick, action).index
        s.sacrificed |= 1 << who
        args: dict[str, Facts] = {"character": s.edition.characters[victim], "bearer": s.edition.characters[who]}
        s.say_with("lg-sacrificed", args, card=who, sums=((seat, s.standing[who]),))
        s.kill(victim)


class Sabotage(Choice):
    """A token on a rival character at the plot is used up as it lies (R22, R40)."""

    def options(self, s: Legie, seat: int, who: int) -> list[Action]:
        acts: list[Action] = []
        for other in others_at(s, seat, s.standing[who]):
            if s.token_on[other] >= 0:
                acts.append(s.edition.sabotage[other])
        return acts

    def take(self, s: Legie, seat: int, who: int, action: Action) -> None:
        struck = cast(Pick, action).index
        owner = s.owner(struck)
        s.use_up_token(owner, struck)
        args: dict[str, Facts] = {"faction": s.faction_id(owner), "character": s.edition.characters[struck]}
        s.say_with("lg-sabotaged", args, sums=((owner, s.standing[struck]),), seats=(owner,), parts=("tokens",))


# who and where


def own_at_plots(s: Legie, seat: int) -> list[int]:
    found: list[int] = []
    for plot in range(len(s.plots)):
        found += s.column(seat, plot)
    return found


def own_elsewhere(s: Legie, seat: int, plot: int) -> list[int]:
    return [who for who in own_at_plots(s, seat) if s.standing[who] != plot]


def others_at(s: Legie, seat: int, plot: int) -> list[int]:
    found: list[int] = []
    for rival in range(s.seats):
        if rival != seat:
            found += s.column(rival, plot)
    return found


def change_plot(s: Legie, who: int, plot: int) -> None:
    """lg.orders.follows: whatever lies on the character goes along."""
    seat = s.owner(who)
    left = s.standing[who]
    s.step_out(seat, who)
    s.step_in(seat, who, plot)
    args: dict[str, Facts] = {"character": s.edition.characters[who], "plot": s.plot_id(plot)}
    s.say_with("lg-moved", args, sums=((seat, left), (seat, plot)))
