"""What the text of a card does on the board: build, recruit, battle, eliminate, protect, score.

Each part reads like a phrase of a card. ``kind`` is LAND (armies, land spaces) or SEA (navies, seas).
"""

from __future__ import annotations

from typing import Final, cast

from sandtable.games.quartermaster.acts import (
    BATTLE,
    BATTLE_WITH,
    BUILD,
    DECLARE,
    ELIMINATE,
    LIFT,
    RECRUIT,
    RECRUIT_FOR,
    SKIP,
    Pick,
)
from sandtable.games.quartermaster.board import LAND, SEA, SPACES
from sandtable.games.quartermaster.cards.card import DECLARED, RECRUITING, Ask, Do, Score
from sandtable.games.quartermaster.cards.where import ANYWHERE, Where
from sandtable.games.quartermaster.catalogue import COUNTRY_IDS, MEMBERS, SIDE
from sandtable.games.quartermaster.payments import DeckLoss
from sandtable.games.quartermaster.pieces import Combat, Removal, build, declare_built, enemies_in, recruit
from sandtable.games.quartermaster.reactions import Text
from sandtable.games.quartermaster.state import Quartermaster
from sandtable.games.quartermaster.supply import (
    Reach,
    recruit_spaces,
    supplied,
    why_no_battle,
    why_no_build,
    why_occupied,
)
from sandtable.kernel.action import Action
from sandtable.kernel.knowledge import Facts
from sandtable.kernel.refusal import Refusal


def acts_in(acts: tuple[Pick, ...], mask: int, found: list[Action]) -> None:
    """Add the acts of all spaces of a set."""
    while mask:
        low = mask & -mask
        mask ^= low
        found.append(acts[low.bit_length() - 1])


# placing pieces


class Build(Ask):
    """Build up to so many pieces (qm.play.build). ``for_`` is an ally that builds and decides itself.

    A Build card also may declare a piece that is there (qm.play.declare), and cannot be left undone. Wherever an army
    may be built, cards like Lord Linlithgow allow to recruit it in some space instead.
    """

    PROMPT = "qm-prompt-build"

    def __init__(
        self, kind: int, where: Where = ANYWHERE, up_to: int = 1, for_: int = -1, build_card: bool = False
    ) -> None:
        self.kind: Final = kind
        self.where: Final = where
        self.up_to: Final = up_to
        self.for_: Final = for_
        self.build_card: Final = build_card

    def builder(self, text: Text) -> int:
        """qm.play.whose"""
        return text.country if self.for_ < 0 else self.for_

    def asks(self, s: Quartermaster, text: Text) -> tuple[int, ...]:
        return s.rulings.asks[self.builder(text)]

    def options(self, s: Quartermaster, text: Text) -> list[Action] | None:
        country = self.builder(text)
        reach = Reach(s, country)
        builds = reach.builds(self.kind) & self.where.spaces(s, text)
        recruits = self._recruits_instead(s, country)
        declares = reach.supplied & self.kind if self.build_card else 0
        if not builds | recruits | declares:
            return None
        found: list[Action] = []
        if s.reserve(country, self.kind):
            acts_in(BUILD, builds, found)
            acts_in(RECRUIT, recruits, found)
        acts_in(DECLARE, declares, found)
        if not self.build_card:
            found.append(SKIP)  # qm.play.optional
        return found or None

    def _recruits_instead(self, s: Quartermaster, country: int) -> int:
        if self.kind != LAND:
            return 0
        spaces = 0
        for card in RECRUITING[country]:
            if (s.status >> card) & 1:
                spaces |= DECLARED[card].recruits
        return spaces & recruit_spaces(s, country) if spaces else 0

    def why_not(self, s: Quartermaster, text: Text, action: Action) -> Refusal | None:
        if action.verb == "declare" and self.build_card:
            return Refusal("qm.play.declare", "qm-refused-declare")
        if action.verb != "build" or not isinstance(action, Pick) or action.country >= 0:
            return None
        refusal = why_no_build(s, self.builder(text), self.kind, action.index)
        return refusal or not_here(text, action.index)

    def take(self, s: Quartermaster, text: Text, action: Action) -> None:
        if action == SKIP:
            text.next_part()
            return
        country = self.builder(text)
        text.times += 1
        if text.times >= self.up_to:
            text.next_part()
        space = cast(Pick, action).index
        if action.verb == "build":
            build(s, country, space)
        elif action.verb == "declare":
            declare_built(s, country, space)
        else:
            recruit(s, country, space)


class BuildBoth(Ask):
    """An ally may build an army and a navy, in whichever order it likes (qm.play.chooser).

    ``text.marked`` remembers what was built: LAND, SEA.
    """

    PROMPT = "qm-prompt-build"

    def __init__(self, ally: int) -> None:
        self.ally: Final = ally
        self.army: Final = Build(LAND, for_=ally)
        self.navy: Final = Build(SEA, for_=ally)

    def asks(self, s: Quartermaster, text: Text) -> tuple[int, ...]:
        return s.rulings.asks[self.ally]

    def _left(self, text: Text) -> list[Build]:
        left: list[Build] = []
        if not text.marked & LAND:
            left.append(self.army)
        if not text.marked & SEA:
            left.append(self.navy)
        return left

    def options(self, s: Quartermaster, text: Text) -> list[Action] | None:
        found: list[Action] = []
        nothing = True
        for part in self._left(text):
            acts = part.options(s, text)
            if acts is not None:
                nothing = False
                found += [act for act in acts if act != SKIP]
        if nothing:
            return None
        found.append(SKIP)
        return found

    def why_not(self, s: Quartermaster, text: Text, action: Action) -> Refusal | None:
        for part in self._left(text):
            refusal = part.why_not(s, text, action)
            if refusal is not None:
                return refusal
        return None

    def take(self, s: Quartermaster, text: Text, action: Action) -> None:
        if action == SKIP:
            text.next_part()
            return
        space = cast(Pick, action).index
        text.marked |= LAND if (LAND >> space) & 1 else SEA
        if action.verb == "build":
            build(s, self.ally, space)
        else:
            recruit(s, self.ally, space)


class Recruit(Ask):
    """Recruit up to so many pieces (qm.play.recruit): yours, or of a country named, which perhaps decides."""

    PROMPT = "qm-prompt-recruit"

    def __init__(
        self, kind: int, where: int, up_to: int = 1, for_: tuple[int, ...] = (), decides: bool = False
    ) -> None:
        self.kind: Final = kind
        self.where: Final = where
        self.up_to: Final = up_to
        self.for_: Final = for_
        self.decides: Final = decides

    def asks(self, s: Quartermaster, text: Text) -> tuple[int, ...]:
        return s.rulings.asks[self.for_[0]] if self.decides else s.rulings.asks[text.country]

    def spaces(self, s: Quartermaster, text: Text) -> int:
        return self.where

    def options(self, s: Quartermaster, text: Text) -> list[Action] | None:
        found: list[Action] = []
        nowhere = True
        for country in self.for_ or (text.country,):
            spaces = recruit_spaces(s, country) & self.spaces(s, text) & self.kind
            if spaces:
                nowhere = False
            if not s.reserve(country, self.kind):
                continue
            if len(self.for_) < 2:
                acts_in(RECRUIT, spaces, found)
            else:
                while spaces:
                    low = spaces & -spaces
                    spaces ^= low
                    found.append(RECRUIT_FOR[low.bit_length() - 1][country])
        if nowhere:
            return None
        found.append(SKIP)
        return found

    def why_not(self, s: Quartermaster, text: Text, action: Action) -> Refusal | None:
        if action.verb != "recruit" or not isinstance(action, Pick):
            return None
        country = action.country if action.country >= 0 else (self.for_ or (text.country,))[0]
        if not (self.spaces(s, text) & self.kind) >> action.index & 1:
            return not_here(text, action.index)
        refusal = why_occupied(s, country, action.index)
        if refusal is None and not s.reserve(country, self.kind):
            return Refusal("qm.pieces.number", "qm-refused-reserve", {"country": COUNTRY_IDS[country]})
        return refusal

    def take(self, s: Quartermaster, text: Text, action: Action) -> None:
        if action == SKIP:
            text.next_part()
            return
        pick = cast(Pick, action)
        country = pick.country if pick.country >= 0 else (self.for_ or (text.country,))[0]
        text.times += 1
        if text.times >= self.up_to:
            text.next_part()
        recruit(s, country, pick.index)


class RecruitThere(Recruit):
    """Recruit an army in the space that the event is about."""

    def __init__(self, for_: tuple[int, ...] = ()) -> None:
        super().__init__(LAND, 0, 1, for_)

    def spaces(self, s: Quartermaster, text: Text) -> int:
        return 1 << text.space


# fighting


class Battle(Ask):
    """Battle a space, as with a Battle card; or several, one after the other.

    A card with several battles names its ``foe``: it strikes a space again only while a piece of the foe is there.
    """

    PROMPT = "qm-prompt-battle"

    def __init__(
        self, kind: int, where: Where = ANYWHERE, up_to: int = 1, foe: int = -1, battle_card: bool = False
    ) -> None:
        self.kind: Final = kind
        self.where: Final = where
        self.up_to: Final = up_to
        self.foe: Final = foe
        self.battle_card: Final = battle_card

    def spaces(self, s: Quartermaster, text: Text) -> int:
        """Where the card lets it battle."""
        spaces = self.where.spaces(s, text) & self.kind
        return spaces & ~(text.marked & ~s.pieces[self.foe]) if text.marked else spaces

    def options(self, s: Quartermaster, text: Text) -> list[Action] | None:
        enemies = s.held_by(1 - SIDE[text.country])
        spaces = Reach(s, text.country).battles & self.spaces(s, text)
        if not spaces:
            return None
        found: list[Action] = []
        while spaces:
            low = spaces & -spaces
            spaces ^= low
            space = low.bit_length() - 1
            whose = enemies_in(s, SIDE[text.country], space) if low & enemies else []  # qm.play.empty-battle
            if len(whose) < 2:
                found.append(BATTLE[space])
            else:
                for country in whose:
                    found.append(BATTLE_WITH[space][country])
        if not self.battle_card:
            found.append(SKIP)
        return found

    def why_not(self, s: Quartermaster, text: Text, action: Action) -> Refusal | None:
        if action.verb != "battle" or not isinstance(action, Pick):
            return None
        refusal = why_no_battle(s, text.country, self.kind, action.index)
        if refusal is None and not self.spaces(s, text) >> action.index & 1:
            return not_here(text, action.index)
        return refusal or Refusal("qm.play.one-enemy", "qm-refused-which", {"space": SPACES[action.index]})

    def take(self, s: Quartermaster, text: Text, action: Action) -> None:
        if action == SKIP:
            text.next_part()
            return
        pick = cast(Pick, action)
        whom = pick.country
        if whom < 0:
            enemies = enemies_in(s, SIDE[text.country], pick.index)
            whom = enemies[0] if enemies else -1
        country = text.country
        text.times += 1
        text.marked |= 1 << pick.index
        if text.times >= self.up_to:
            text.next_part()
        s.push(Combat(country, pick.index, whom))


class Eliminate(Ask):
    """Eliminate up to so many enemy pieces in some spaces (qm.play.eliminate)."""

    PROMPT = "qm-prompt-eliminate"

    def __init__(self, kind: int, where: int, up_to: int = 1) -> None:
        self.where: Final = kind & where
        self.up_to: Final = up_to

    def options(self, s: Quartermaster, text: Text) -> list[Action] | None:
        found: list[Action] = []
        for country in MEMBERS[1 - SIDE[text.country]]:
            spaces = s.pieces[country] & self.where
            while spaces:
                low = spaces & -spaces
                spaces ^= low
                found.append(ELIMINATE[low.bit_length() - 1][country])
        if not found:
            return None
        found.append(SKIP)
        return found

    def why_not(self, s: Quartermaster, text: Text, action: Action) -> Refusal | None:
        if action.verb != "eliminate":
            return None
        return Refusal("qm.play.eliminate", "qm-refused-eliminate")

    def take(self, s: Quartermaster, text: Text, action: Action) -> None:
        if action == SKIP:
            text.next_part()
            return
        pick = cast(Pick, action)
        text.times += 1
        if text.times >= self.up_to:
            text.next_part()
        s.push(Removal(pick.country, pick.index, text.country))


class Redeploy(Ask):
    """For each of your pieces of a kind, one after the other: you may eliminate it and then build it anew.

    Only pieces on the board when the card is played, each once. ``text.marked`` are those not yet done, ``text.lifted``
    is the one just taken up.
    """

    PROMPT = "qm-prompt-redeploy"

    def __init__(self, kind: int) -> None:
        self.kind: Final = kind

    def options(self, s: Quartermaster, text: Text) -> list[Action] | None:
        own = s.pieces[text.country]
        if not text.times:
            text.times = 1
            text.marked = self.kind
        text.marked &= own  # an army that comes where another was given up is a new one
        if text.lifted and own & text.lifted:  # it was saved from removal
            text.lifted = 0
        if text.lifted:
            kind = LAND if text.lifted & LAND else SEA
            builds = Reach(s, text.country).builds(kind)
            if builds:
                anew: list[Action] = []
                acts_in(BUILD, builds, anew)
                anew.append(SKIP)
                return anew
            text.lifted = 0
        found: list[Action] = []
        acts_in(LIFT, text.marked, found)
        if not found:
            return None
        found.append(SKIP)
        return found

    def why_not(self, s: Quartermaster, text: Text, action: Action) -> Refusal | None:
        if text.lifted and action.verb == "build" and isinstance(action, Pick) and action.country < 0:
            return why_no_build(s, text.country, LAND if text.lifted & LAND else SEA, action.index)
        return None

    def take(self, s: Quartermaster, text: Text, action: Action) -> None:
        if action == SKIP:
            if text.lifted:
                text.lifted = 0
            else:
                text.next_part()
            return
        space = cast(Pick, action).index
        if action.verb == "build":
            text.lifted = 0
            build(s, text.country, space)
            return
        text.lifted = 1 << space
        text.marked &= ~text.lifted
        s.push(Removal(text.country, space, text.country))


class OneOf(Ask):
    """One of several things, as you like; each is done once."""

    PROMPT = "qm-prompt-one-of"

    def __init__(self, *parts: Ask) -> None:
        self.parts: Final = parts

    def options(self, s: Quartermaster, text: Text) -> list[Action] | None:
        found: list[Action] = []
        for part in self.parts:
            for act in part.options(s, text) or []:
                if act != SKIP:
                    found.append(act)
        if not found:
            return None
        found.append(SKIP)
        return found

    def why_not(self, s: Quartermaster, text: Text, action: Action) -> Refusal | None:
        refusal: Refusal | None = None
        for part in self.parts:
            refusal = refusal or part.why_not(s, text, action)
        return refusal

    def take(self, s: Quartermaster, text: Text, action: Action) -> None:
        for part in self.parts:
            if action in (part.options(s, text) or []):
                part.take(s, text, action)
                return


# answering an event


def in_danger(s: Quartermaster, text: Text) -> bool:
    """Whether the piece of the event is still there and not safe yet: a card for it would be spent for nothing."""
    return ((s.pieces[text.whom] & ~s.safe[text.whom]) >> text.space) & 1 == 1


class Protect(Do):
    """The piece is not removed, nor can it be for the rest of the turn."""

    def possible(self, s: Quartermaster, text: Text) -> bool:
        return in_danger(s, text)

    def act(self, s: Quartermaster, text: Text) -> None:
        s.safe[text.whom] |= (1 << text.space) & s.pieces[text.whom]


class Spare(Do):
    """The piece is not removed by this battle."""

    def possible(self, s: Quartermaster, text: Text) -> bool:
        return in_danger(s, text)

    def act(self, s: Quartermaster, text: Text) -> None:
        for frame in reversed(s.stack):
            if isinstance(frame, Removal):
                frame.saved = True
                return


class EliminateIt(Do):
    """Eliminate the piece that was just built; it has been built all the same (qm.react.still-built)."""

    def possible(self, s: Quartermaster, text: Text) -> bool:
        return (s.pieces[text.whom] >> text.space) & 1 == 1

    def act(self, s: Quartermaster, text: Text) -> None:
        if (s.pieces[text.whom] >> text.space) & 1:
            s.push(Removal(text.whom, text.space, text.country))


class AttackerLoses(Do):
    """The country that battles loses the top cards of its deck."""

    def __init__(self, cards: int) -> None:
        self.cards: Final = cards

    def act(self, s: Quartermaster, text: Text) -> None:
        s.push(DeckLoss(text.actor, self.cards))


# points and supply


class Gain(Do):
    """Your side scores at once (qm.victory.at-once)."""

    def __init__(self, score: Score) -> None:
        self.score: Final = score

    def act(self, s: Quartermaster, text: Text) -> None:
        points = self.score.worth(s, text.country)
        if points:
            s.score(SIDE[text.country], points)
            if s.tell is not None:
                args: dict[str, Facts] = {"country": COUNTRY_IDS[text.country], "points": points}
                s.say("qm-scored", {**args, "total": s.points[SIDE[text.country]]})


class Assure(Do):
    """For the rest of the turn your pieces in these spaces are in supply."""

    def __init__(self, where: int) -> None:
        self.where: Final = where

    def possible(self, s: Quartermaster, text: Text) -> bool:
        return s.pieces[text.country] & self.where & ~supplied(s, text.country) != 0

    def act(self, s: Quartermaster, text: Text) -> None:
        s.assured_now[text.country] |= self.where
        s.refresh_table()


def not_here(text: Text, space: int) -> Refusal:
    """The card does not let it happen in this space."""
    return Refusal("qm.play.text", "qm-refused-not-here", {"space": SPACES[space], "card": DECLARED[text.card].id})
