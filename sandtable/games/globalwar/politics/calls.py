"""Germany calls the Balkan states to its side after the fall of France (4.7): one in each of three placing phases."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sandtable.games.globalwar.joining import join
from sandtable.games.globalwar.markers import PLACEMENT
from sandtable.games.globalwar.news import News
from sandtable.games.globalwar.politics.diplomacy import MOST_CALLS
from sandtable.games.globalwar.politics.patrons import BALKANS, is_free
from sandtable.games.globalwar.state import GlobalWar
from sandtable.kernel.action import Action
from sandtable.kernel.flow import Frame

ALIGN: Final = "align"
LEAVE: Final = Action("pass")


def grant_calls(s: GlobalWar, news: News) -> None:
    """gw.4.7.d: France has surrendered."""
    if s.nation_at(news.nation).id == "france":
        s.diplomacy.calls = MOST_CALLS


def offer_call(s: GlobalWar, news: News) -> None:
    """gw.4.7.d: a German placing phase begins; at its end Germany may call one of them."""
    if s.phase == PLACEMENT and s.diplomacy.calls and s.on_turn(s.edition.nations.number["germany"]):
        s.diplomacy.calls -= 1
        s.push(BalkanCall())


def callable_states(s: GlobalWar) -> list[str]:
    """The states that Germany may call, whoever controls them: those that are left and at war with nobody of the Axis
    (ruling V28)."""
    nations = s.edition.nations.number
    return [id for id in BALKANS if is_free(s, nations[id], nations["germany"])]


class BalkanCall(Frame[GlobalWar]):
    """gw.4.7.d: Germany chooses, or waits."""

    NAME = "balkan-call"
    PROMPT = "gw-prompt-balkans"
    REFUSED = ("gw.4.7.d", "gw-refused-balkans")

    def copy(self) -> BalkanCall:
        return BalkanCall()

    def resume(self, s: GlobalWar) -> bool:
        if callable_states(s):
            return True
        s.done()
        return False

    def asks(self, s: GlobalWar) -> tuple[int, ...]:
        return (s.seat_of(s.edition.nations.number["germany"]),)

    def legal(self, s: GlobalWar, seat: int) -> Sequence[Action]:
        return [LEAVE, *[Action(ALIGN, (id,)) for id in callable_states(s)]]

    def take(self, s: GlobalWar, seat: int, action: Action) -> None:
        s.done()
        if action != LEAVE:
            nations = s.edition.nations.number
            join(s, nations[action.nouns[0]], nations["germany"])
