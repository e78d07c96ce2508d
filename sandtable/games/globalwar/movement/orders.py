"""Orders in both movement phases: reading an act, why not, carrying it out, and the list of what is legal.

An act names units by their group and where they are (``groups``), and moves go over one border at a time:
``move 2*infantry korea rehe``. So every zone that is entered can bring something about, and the list of what is legal
stays short. What each verb asks of the rules and does stands in ``verbs``; ``legal`` is what ``why_not`` lets through.
"""

from __future__ import annotations

from typing import Final

from sandtable.games.globalwar.announcements import ANNOUNCED, announce, announcements, why_no_announcement
from sandtable.games.globalwar.describing import units_told
from sandtable.games.globalwar.groups import TOGETHER, counted, label, split_count
from sandtable.games.globalwar.markers import COMBAT_MOVEMENT, FLOTILLA, NO_UNIT, NON_COMBAT, NOWHERE
from sandtable.games.globalwar.movement.command import Command
from sandtable.games.globalwar.movement.listing import Listing
from sandtable.games.globalwar.movement.sight import Sight
from sandtable.games.globalwar.movement.verb import BINDINGS, ZONE, Verb
from sandtable.games.globalwar.movement.verbs import table
from sandtable.games.globalwar.numbering import Seat, UnitNumber, ZoneNumber
from sandtable.games.globalwar.odds.outlook import outlook
from sandtable.games.globalwar.overlord import why_not_towards
from sandtable.kernel.action import Action
from sandtable.kernel.knowledge import Facts
from sandtable.kernel.refusal import Refusal, not_asked_for

DONE: Final = Action("done")


class Orders(Command):
    """What one seat may order in a movement phase. It looks at the state once and is thrown away after the answer."""

    # reading an act

    def why_not(self, action: Action) -> Refusal | None:
        s = self.s
        if action.verb in ANNOUNCED and s.phase in (COMBAT_MOVEMENT, NON_COMBAT) and not self.only:
            return why_no_announcement(s, self.nations, action)
        verb = table.VERB.get(action.verb)
        if verb is None or not verb.is_used(s.phase):
            return not_asked_for(action.verb)
        if len(action.nouns) != len(verb.nouns) + 2:
            return Refusal("gw.7.3.a", "gw-refused-nouns", {"verb": action.verb})
        units = self.units(action)
        if not units:
            return Refusal("gw.7.3.a", "gw-refused-no-units", {"text": action.text[:60]})
        last = action.nouns[-1]
        if verb.leads and last not in s.edition.world.number:
            return Refusal("gw.7.3.a", "gw-refused-no-zone", {"text": last[:40]})
        sight = self.sight(s.nation[units[0]])
        together = action.nouns[0] == TOGETHER
        for u in units if together else units[:1]:
            refusal = verb.why_bound(self, u)
            if refusal is not None:
                return refusal
        return self._why_not_these(verb, sight, units, self._goal(verb, action), action.nouns[2:])

    def units(self, action: Action) -> list[UnitNumber]:
        """The units an act names; none when they are not there."""
        number = self.s.edition.world.number
        if len(action.nouns) < 2 or action.nouns[1] not in number:
            return []
        count, name = split_count(action.nouns[0])
        found = self.groups(number[action.nouns[1]]).get(name, [])
        if name == TOGETHER:
            verb = table.VERB.get(action.verb)
            return found if count == 1 and verb in table.TOGETHER else []
        return found[:count] if 0 < count <= len(found) else []

    def _goal(self, verb: Verb, action: Action) -> ZoneNumber:
        return self.s.edition.world.number.get(action.nouns[-1], NOWHERE) if verb.leads else NOWHERE

    def _why_not_these(
        self, verb: Verb, sight: Sight, units: list[UnitNumber], goal: ZoneNumber, nouns: tuple[str, ...]
    ) -> Refusal | None:
        """The rules for units that are there and free to take the order."""
        s = self.s
        if s.beside():
            for u in units:
                refusal = why_not_towards(s, sight, u, verb.name, goal)
                if refusal is not None:
                    return refusal
        if goal != NOWHERE and not s.rulings.zones >> goal & 1:
            return Refusal("gw.0.4.a", "gw-refused-off-map", {"zone": nouns[-1]})
        return verb.why_not(self, sight, units, goal, nouns)

    # carrying out an act

    def take(self, seat: Seat, action: Action) -> None:
        s = self.s
        kept = s.kept
        if isinstance(kept, Listing) and kept.holds_for(s, seat, self.only):
            self.sights = kept.sights
        if action.verb in ANNOUNCED:
            announce(s, action)
            return
        verb = table.VERB[action.verb]
        units = self.units(action)
        sight = self.sight(s.nation[units[0]])
        goal = self._goal(verb, action)
        told = self._told(verb, action, units) if s.tell is not None else None
        concerned = self._concerned(units) if told is not None else []
        after = self._after(verb, units, goal)
        used = s.naval_used
        if verb in table.TOGETHER and action.nouns[0] != TOGETHER:
            for u in units:
                s.marks[u] &= ~FLOTILLA
        verb.take(self, sight, units, goal, action.nouns[2:])
        same = s.enemies[sight.nation] == sight.enemies and s.naval_used == used
        s.kept = after if same else None
        if told is not None:
            told["rows"] = units_told(s, concerned)
            battle = outlook(s, units[0])
            if battle is not None:
                told["battle"] = battle
            s.say("gw-ordered", told)

    def _after(self, verb: Verb, units: list[UnitNumber], goal: ZoneNumber) -> Listing | None:
        """What of the kept list still holds when an order is carried out."""
        kept = self.s.kept
        return kept.after(self, verb, units, goal) if isinstance(kept, Listing) else None

    def _told(self, verb: Verb, action: Action, units: list[UnitNumber]) -> dict[str, Facts]:
        """What is ordered, for all who look on: the units by their numbers, and the zones."""
        s = self.s
        start = s.edition.world.zones[s.zone[units[0]]].id
        named = [noun for noun, role in zip(action.nouns[2:], verb.nouns, strict=True) if role == ZONE]
        told: dict[str, Facts] = {"verb": action.verb, "nation": s.nation_at(s.nation[units[0]]).id}
        together = action.nouns[0] == TOGETHER
        told["group"] = TOGETHER if together else counted(len(units), label(s, units[0]))
        told["units"] = [*units]
        told["from"] = start
        told["to"] = named[0] if named else start
        return told

    def _concerned(self, units: list[UnitNumber]) -> list[UnitNumber]:
        """Those who are ordered, what they have on board and what they are aboard."""
        s = self.s
        found = {*units}
        for u in units:
            found.update(s.cargo(u))
            if s.aboard[u] != NO_UNIT:
                found.add(s.aboard[u])
        return sorted(found)

    # listing acts

    def legal(self, seat: Seat) -> list[Action]:
        s = self.s
        found: list[Action] = [DONE]
        if not self.only:
            found += announcements(s, self.nations)
        kept = s.kept
        if not isinstance(kept, Listing) or not kept.holds_for(s, seat, self.only):
            kept = Listing(s, seat, self.only)
            s.kept = kept
        self.sights = kept.sights
        for zone in s.edition.world.numbers:
            if s.standing[zone]:
                near = kept.acts.get(zone)
                if near is None:
                    near = kept.acts[zone] = self._listed(zone, False)
                found += near
                boarding = kept.boarding.get(zone)
                if boarding is None:
                    boarding = kept.boarding[zone] = self._listed(zone, True)
                found += boarding
        return found

    def _listed(self, zone: ZoneNumber, boarding: bool) -> list[Action]:
        """The acts in a zone: those of boarding, or all others."""
        found: list[Action] = []
        for name, units in self.groups(zone).items():
            if name != TOGETHER:
                self._legal_of(zone, name, units, boarding, found)
            elif not boarding:
                self._legal_together(zone, units, found)
        return found

    def _legal_of(
        self, zone: ZoneNumber, name: str, units: list[UnitNumber], boarding: bool, found: list[Action]
    ) -> None:
        s = self.s
        place = s.edition.world.zones[zone].id
        u = units[0]
        first = units[:1]
        sight = self.sight(s.nation[u])
        bound: list[bool | None] = [None] * BINDINGS
        for verb in table.verbs_of(s, u, boarding):
            held = bound[verb.binding]
            if held is None:
                held = bound[verb.binding] = verb.why_bound(self, u) is not None
            if held:
                continue
            for goal, rest in verb.aims(self, sight, zone, u):
                if self._why_not_these(verb, sight, first, goal, rest) is None:
                    found.append(Action(verb.name, (name, place, *rest)))
                    for count in range(2, self._most(verb, sight, units, goal, rest) + 1):
                        found.append(Action(verb.name, (counted(count, name), place, *rest)))

    def _most(self, verb: Verb, sight: Sight, units: list[UnitNumber], goal: ZoneNumber, nouns: tuple[str, ...]) -> int:
        """How many units of a group, of which one may, may be given an order together."""
        most = len(units)
        if most == 1 or not verb.counts or self._why_not_these(verb, sight, units, goal, nouns) is None:
            return most
        for count in range(2, most):
            if self._why_not_these(verb, sight, units[:count], goal, nouns) is not None:
                return count - 1
        return most - 1

    def _legal_together(self, zone: ZoneNumber, units: list[UnitNumber], found: list[Action]) -> None:
        s = self.s
        place = s.edition.world.zones[zone].id
        sight = self.sight(s.nation[units[0]])
        for verb in table.TOGETHER:
            if not verb.is_used(s.phase) or any(verb.why_bound(self, u) is not None for u in units):
                continue
            for goal, rest in verb.aims(self, sight, zone, units[0]):
                if self._why_not_these(verb, sight, units, goal, rest) is None:
                    found.append(Action(verb.name, (TOGETHER, place, *rest)))
