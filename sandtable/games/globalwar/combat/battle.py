"""A battle as it is fought at the table: round by round, step by step, die by die, with losses chosen by people."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from sandtable.games.globalwar.combat.aftermath import end_battle
from sandtable.games.globalwar.combat.engagement import Engagement
from sandtable.games.globalwar.combat.field import ATTACKER, DEFENDER, SIDES
from sandtable.games.globalwar.combat.fire import FLEES_AT, NOBODY, SIDES_OF_DIE, Aim
from sandtable.games.globalwar.combat.lineup import WITHDRAWN
from sandtable.games.globalwar.combat.modifiers import attack_modifiers, defence_modifiers
from sandtable.games.globalwar.combat.muster import Muster
from sandtable.games.globalwar.combat.orders import PRESETS, Order, loss_order
from sandtable.games.globalwar.combat.retreat import has_way_out
from sandtable.games.globalwar.combat.sequence import DROP, STEPS
from sandtable.games.globalwar.combat.troops import CREW, Counts
from sandtable.games.globalwar.combat.volley import Hit, Throw, Volley
from sandtable.games.globalwar.markers import GHOST, NO_UNIT, NOWHERE
from sandtable.games.globalwar.numbering import Seat, UnitNumber
from sandtable.games.globalwar.state import GlobalWar
from sandtable.games.globalwar.units import AIR
from sandtable.kernel.action import Action
from sandtable.kernel.chance import ROLLED, Chance, die
from sandtable.kernel.flow import ASK_CHANCE, Frame
from sandtable.kernel.frames import Joint
from sandtable.kernel.knowledge import Facts

PRESS: Final = Action("press")
RETREAT: Final = Action("retreat")
LOSSES: Final = tuple(Action("losses", (preset,)) for preset in PRESETS)

Line = tuple[tuple[UnitNumber, int], ...]  # the units of a side that are left, each with the number of its troop

WORKS: Final = "works"  # who fires where no unit does: forts, guns, flak of a place


class Battle(Frame[GlobalWar]):
    """One battle. ``lines`` are who is left on each side, ``firing`` the counts of who fires in this round."""

    NAME = "battle"

    def __init__(
        self,
        muster: Muster,
        engagement: Engagement,
        lines: tuple[Line, Line],
        round: int = 1,
        step: int = 0,
        begun: bool = False,
        firing: tuple[Counts, Counts] = ((), ()),
        volley: tuple[Volley, ...] = (),
        hits: tuple[Hit, ...] = (),
        preset: tuple[str, str] = ("", ""),
        gone: int = 0,
        asking: bool = False,
        thrown: tuple[Throw, ...] = (),
    ) -> None:
        self.muster = muster
        self.engagement = engagement  # follows from the muster, and is shared by copies
        self.lines = lines
        self.round = round
        self.step = step
        self.begun = begun  # the dice of this step have been taken up
        self.firing = firing
        self.volley = volley
        self.hits = hits
        self.preset = preset  # how a side takes the losses of this step, once it has said so
        self.gone = gone  # of the attacker: whether part of him has left, see ``Lineup``
        self.asking = asking  # whether the attacker goes on
        self.thrown = thrown  # the dice of this step that lie on the table, until all do

    def copy(self) -> Battle:
        return Battle(
            self.muster, self.engagement, self.lines, self.round, self.step, self.begun, self.firing, self.volley,
            self.hits, self.preset, self.gone, self.asking, self.thrown,
        )  # fmt: skip

    def facts(self, s: GlobalWar) -> dict[str, Facts]:
        steps = self.engagement.sequence.of_round(self.round)
        return {
            **self.muster.facts(s),
            "lines": [[[*one] for one in line] for line in self.lines],
            "round": self.round,
            "step": self.step,
            "step-name": STEPS[steps[self.step].id] if self.step < len(steps) else "",
            "begun": self.begun,
            "firing": [[*counts] for counts in self.firing],
            "volley": [shots.row() for shots in self.volley],
            "hits": [hit.row() for hit in self.hits],
            "preset": [*self.preset],
            "gone": self.gone,
            "asking": self.asking,
            "thrown": [one.row() for one in self.thrown],
        }

    def counts(self, side: int) -> Counts:
        """How many of each troop are left."""
        found = [0] * self.engagement.rosters[side].size
        for _, n in self.lines[side]:
            found[n] += 1
        return (*found, self.gone if side == ATTACKER else 0)

    def present(self, side: int, round: int) -> int:
        return self.engagement.present(side, self.counts(side), round)

    def began_with(self, side: int) -> Counts:
        """How many of each troop there were when the round began; who fires changes in the first one only."""
        return self.engagement.start[side] if self.round == 1 else self.firing[side]

    def all_thrown(self) -> bool:
        """Whether no die of the round is left to be thrown."""
        if self.asking:
            return True
        return self.begun and not self.volley and self.step + 1 == len(self.engagement.sequence.of_round(self.round))

    # the sequence

    def resume(self, s: GlobalWar) -> bool:
        while True:
            self._bury(s)
            if self.volley or self.asking:
                return True
            if self.hits:
                if self._must_be_asked(s):
                    return s.stack[-1] is self  # or the allies decide together first
                continue
            steps = self.engagement.sequence.of_round(self.round)
            if self.step == len(steps):
                if self._round_ends(s):
                    return False
            elif not self.begun:
                self._begin_step(s, steps[self.step].id)
            else:
                self._end_step(s, steps[self.step].id, steps[self.step].at_once)

    def _bury(self, s: GlobalWar) -> None:
        """Whoever is lost with its ship or aircraft leaves the line too."""
        for side in (ATTACKER, DEFENDER):
            if any(s.zone[u] == NOWHERE for u, _ in self.lines[side]):
                self._set_line(side, tuple([one for one in self.lines[side] if s.zone[one[0]] != NOWHERE]))

    def _set_line(self, side: int, line: Line) -> None:
        self.lines = (line, self.lines[DEFENDER]) if side == ATTACKER else (self.lines[ATTACKER], line)

    def _begin_step(self, s: GlobalWar, step: int) -> None:
        """Takes up the dice of both sides."""
        now = (self.counts(ATTACKER), self.counts(DEFENDER))
        if self.step == 0:
            self.firing = now
        volley: list[Volley] = []
        for side in (ATTACKER, DEFENDER):
            aims = self.engagement.aims[1 - side]
            for shots in self.engagement.shots(step, side, self.round, self.firing[side], now[1 - side]):
                aim = aims[shots.aim]
                picked = aims[shots.pick].first if shots.pick != NOBODY else 0
                shaky = shots.sides != SIDES_OF_DIE
                if shaky or self.engagement.open_to(1 - side, now[1 - side], aim):
                    volley.append(
                        Volley(side, shots.troop, shots.dice, shots.value, shots.picks, aim.first, aim.rest, picked,
                               aim.free, shots.sides)
                    )  # fmt: skip
        self.volley = tuple(volley)
        self.begun = True

    def _end_step(self, s: GlobalWar, step: int, at_once: bool) -> None:
        if step == DROP:
            self._drop(s)
        if at_once:
            self.firing = (self.counts(ATTACKER), self.counts(DEFENDER))
        self.begun = False
        self.preset = ("", "")
        self.step += 1

    def _drop(self, s: GlobalWar) -> None:
        """Those who jumped are on the ground; who went down with an aircraft does not fire (gw.10.6.1.b)."""
        now = self.counts(ATTACKER)
        dropped = self.engagement.rosters[ATTACKER].dropped
        firing = self.firing[ATTACKER]
        self.firing = (
            tuple([now[n] if dropped >> n & 1 else firing[n] for n in range(len(now))]),
            self.firing[DEFENDER],
        )
        for u, n in self.lines[ATTACKER]:
            if dropped >> n & 1:
                s.aboard[u] = NO_UNIT

    def _round_ends(self, s: GlobalWar) -> bool:
        """True when it is over; otherwise the attacker may retreat (gw.10.3.a, gw.10.5.e), or a round begins."""
        self.gone = self.engagement.round_over(self.counts(ATTACKER), self.round)[-1]
        mine, theirs = self.counts(ATTACKER), self.counts(DEFENDER)
        engagement = self.engagement
        if not engagement.fights_on(self.round, mine, theirs):
            return self._end(s)
        if engagement.may_retreat(mine):
            if engagement.harmless(ATTACKER, self.round + 1, mine, theirs):
                return self._leave(s)
            if self._seat(s) >= 0 and has_way_out(s, self.muster, self.lines[ATTACKER]):
                self.asking = True
                return False
        elif engagement.deadlocked(self.round + 1, mine, theirs):
            return self._end(s)
        self._next_round()
        return False

    def _next_round(self) -> None:
        self.round += 1
        self.step = 0
        self.begun = False

    def _leave(self, s: GlobalWar) -> bool:
        """All who can retreat do; landed and dropped units fight on (gw.10.3.b). True when nobody is left to."""
        self.gone |= WITHDRAWN
        if self.present(ATTACKER, 2):
            self._next_round()
            return False
        return self._end(s)

    def _end(self, s: GlobalWar) -> bool:
        s.done()
        end_battle(s, self.muster, self.engagement, self.lines, self.gone, self.round)
        return True

    # questions

    def _seat(self, s: GlobalWar) -> Seat:
        return s.seat_of(self.muster.rows[ATTACKER][0].nation)

    def prompt(self, s: GlobalWar, seat: int) -> str:
        return "gw-prompt-retreat" if self.asking else "gw-prompt-losses"

    def asks(self, s: GlobalWar) -> tuple[int, ...]:
        if self.volley:
            return ASK_CHANCE
        if self.asking:
            return (self._seat(s),)
        return self._choosers(s, self.hits[0])[:1]

    def legal(self, s: GlobalWar, seat: int) -> Sequence[Action]:
        if self.asking:
            return (PRESS, RETREAT)
        return self.options(s) if self.hits and not self.volley else ()

    def options(self, s: GlobalWar) -> list[Action]:
        """What the present hit may take, and the presets for all hits of this step."""
        side = self.hits[0].side
        found: dict[str, None] = {}
        for n in self._open(self.hits[0]):
            found[self.name(side, n)] = None
        return [Action("lose", (name,)) for name in found] + list(LOSSES)

    def name(self, side: int, n: int) -> str:
        return self.engagement.rosters[side].troops[n].name()

    def chance(self, s: GlobalWar) -> Chance:
        return die(SIDES_OF_DIE, "gw-chance-attack" if self.volley[0].side == ATTACKER else "gw-chance-defence")

    def take(self, s: GlobalWar, seat: int, action: Action) -> None:
        if self.volley:
            self._rolled(s, ROLLED[action.text])
        elif self.asking:
            self.asking = False
            if action == RETREAT:
                self._leave(s)
            else:
                self._next_round()
        else:
            self.decide(s, action)

    def decide(self, s: GlobalWar, action: Action) -> None:
        """The answer to who takes a hit."""
        side = self.hits[0].side
        if action.verb == "losses":
            chooser = 1 - side if self.picks(self.hits[0]) else side
            words = [*self.preset]
            words[chooser] = action.nouns[0]
            self.preset = (words[0], words[1])
            return
        for n in self._open(self.hits[0]):
            if self.name(side, n) == action.nouns[0]:
                self._suffer(s, n)
                return

    # dice

    def _rolled(self, s: GlobalWar, roll: int) -> None:
        """A die falls: its value or less is a hit (gw.10.1.b), and what picks may be chosen by who shot (gw.10.2.d)."""
        now = self.volley[0]
        self.thrown = (*self.thrown, Throw(now.side, now.troop, now.value, now.picks, roll))
        self.volley = (now.some(now.dice - 1), *self.volley[1:]) if now.dice > 1 else self.volley[1:]
        if now.sides != SIDES_OF_DIE and roll >= FLEES_AT:
            self._flee(s, now.troop)
            if now.value > self.engagement.value(ATTACKER, now.troop, self.round):
                self._support_next()
        elif roll <= now.picks:
            self.hits = (*self.hits, Hit(1 - now.side, now.picked, now.rest, True, now.free, False))
        elif roll <= now.value:
            self.hits = (*self.hits, Hit(1 - now.side, now.first, now.rest, False, now.free, False))
        if not self.volley:
            self._report(s)
            self.hits = tuple(sorted(self.hits, key=_in_order))

    def _support_next(self) -> None:
        """The gun beside one who fled goes with the next who has none (gw.13.1.1.a, ruling C48)."""
        volley = list(self.volley)
        for place, one in enumerate(volley):
            value = self.engagement.supported(one.troop, self.round) if one.side == ATTACKER else 0
            if value > one.value:
                volley[place : place + 1] = [one.some(1, value)] + ([one.some(one.dice - 1)] if one.dice > 1 else [])
                break
        self.volley = tuple(volley)

    def _report(self, s: GlobalWar) -> None:
        """All dice of the step lie on the table: who threw them at what value, side by side."""
        if s.tell is not None:
            step = STEPS[self.engagement.sequence.of_round(self.round)[self.step].id]
            for side in (ATTACKER, DEFENDER):
                dice: list[Facts] = []
                hits = 0
                for one in self.thrown:
                    if one.side == side:
                        who = WORKS if one.troop == NOBODY else self.name(side, one.troop)
                        dice.append([who, one.value, one.picks, one.roll])
                        hits += 1 if one.roll <= one.value else 0
                if dice:
                    told: dict[str, Facts] = {"side": SIDES[side], "round": self.round, "step": step}
                    s.say("gw-fired", {**told, "dice": dice, "hits": hits})
        self.thrown = ()

    def _flee(self, s: GlobalWar, n: int) -> None:
        """A unit of the KMT goes back where it came from (gw.15.7)."""
        line = list(self.lines[ATTACKER])
        for place in range(len(line) - 1, -1, -1):
            if line[place][1] == n:
                line[place] = (line[place][0], self.engagement.rosters[ATTACKER].flight[n])
                s.say("gw-fled", {"unit": s.unit(line[place][0]).id, "troop": self.name(ATTACKER, n)})
                break
        self._set_line(ATTACKER, tuple(line))

    # losses

    def aim(self, hit: Hit) -> Aim:
        return Aim(0, hit.first, hit.rest, hit.picked, hit.free, self.round == 1)

    def _open(self, hit: Hit) -> list[int]:
        """The troops that a hit may take, by number."""
        mask = self.engagement.open_to(hit.side, self.counts(hit.side), self.aim(hit))
        return [n for n in range(self.engagement.rosters[hit.side].size) if mask >> n & 1]

    def picks(self, hit: Hit) -> bool:
        return self.engagement.picks_now(hit.side, self.counts(hit.side), self.aim(hit))

    def _choosers(self, s: GlobalWar, hit: Hit) -> tuple[Seat, ...]:
        """The seats that choose: who shot, or all who own what may be lost (gw.10.5.c, gw.10.5.d, gw.0.3.f)."""
        if self.picks(hit):
            nations = [self.muster.rows[1 - hit.side][0].nation]
        else:
            allowed = self._open(hit)
            nations = [s.nation[u] for u, n in self.lines[hit.side] if n in allowed]
        seats = dict.fromkeys(s.seat_of(nation) for nation in nations)
        return tuple([seat for seat in seats if seat >= 0])

    def _must_be_asked(self, s: GlobalWar) -> bool:
        """Deals with the next hit as far as nobody has to be asked. True when somebody has."""
        hit = self.hits[0]
        allowed = self._open(hit)
        if not allowed:
            self.hits = self.hits[1:]
            return False
        picked = self.picks(hit)
        chooser = 1 - hit.side if picked else hit.side
        seats = self._choosers(s, hit)
        preset = self.preset[chooser]
        if len(allowed) == 1:
            self._suffer(s, allowed[0])
        elif preset or not seats:
            self._suffer(s, self._by_preset(hit, preset or PRESETS[0], picked))
        elif len(seats) > 1:
            s.push(Together(seats))
            return True
        else:
            return True
        return False

    def _by_preset(self, hit: Hit, preset: str, picked: bool) -> int:
        side = hit.side
        counts = self.counts(side)
        mask = self.engagement.open_to(side, counts, self.aim(hit))
        if picked:
            return self.engagement.choices[side].first(mask)
        return self.engagement.given_up(side, counts, mask, self.order(side, preset))

    def order(self, side: int, preset: str) -> Order:
        """In which order a side gives up its troops by a preset; an attacker holds on to his last land unit."""
        return loss_order(self.engagement.rosters[side], side == ATTACKER, preset, side == ATTACKER)

    def _suffer(self, s: GlobalWar, n: int) -> None:
        """The hit takes one of a troop; where losses are double, one more follows (gw.10.8.3.b)."""
        hit = self.hits[0]
        self.hits = self.hits[1:]
        self.strike(s, hit.side, n)
        self.hits = (*self.second(hit, self.counts(hit.side), n), *self.hits)

    def second(self, hit: Hit, counts: Counts, n: int) -> tuple[Hit, ...]:
        """The other loss of a double one, once a hit has taken one of a troop and left these."""
        more = 0 if hit.second else self.engagement.again(hit.side, counts, self.aim(hit), n)
        return (Hit(hit.side, more, more, False, hit.free, True),) if more else ()

    def strike(self, s: GlobalWar, side: int, n: int) -> None:
        """One unit of a troop is damaged, or lost with what it carries."""
        u = self._struck(side, n)
        if self.engagement.rosters[side].worse[n] < 0:
            for load in self.muster.carried_by(side, u):
                for other, m in self.lines[side]:
                    if other == load:
                        self._take(s, side, m, other)
        self._take(s, side, n, u)

    def _struck(self, side: int, n: int) -> UnitNumber:
        """Which unit of a troop it is: the last of those with whom the fewest others are left on board."""
        left = [u for u, _ in self.lines[side]]
        best = NO_UNIT
        fewest = 0
        for u, m in self.lines[side]:
            if m == n:
                carrier = self.muster.carrier_of(side, u)
                mates = self.muster.carried_by(side, u if carrier == NO_UNIT else carrier)
                many = sum(1 for load in mates if load in left)
                if best == NO_UNIT or many <= fewest:
                    best = u
                    fewest = many
        return best

    def _take(self, s: GlobalWar, side: int, n: int, u: UnitNumber) -> None:
        line = list(self.lines[side])
        place = line.index((u, n))
        worse = self.engagement.rosters[side].worse[n]
        kind = self.engagement.rosters[side].troops[n]
        told: dict[str, Facts] = {"side": SIDES[side], "troop": self.name(side, n)}
        if worse >= 0:
            line[place] = (u, worse)
        else:
            line.pop(place)
        self._set_line(side, tuple(line))
        if kind.ways & CREW:
            s.marks[u] |= GHOST  # the ship itself is not lost: gw.11.5.f
            s.say("gw-lost", {"unit": kind.unit.id, "nation": s.nation_at(s.nation[u]).id, **told})
            return
        if worse < 0:
            for load in s.cargo(u):
                if s.unit(load).kind == AIR:
                    s.aboard[load] = NO_UNIT  # its aircraft are in the air: gw.10.7.h
        s.suffer(u, told)


def _in_order(hit: Hit) -> tuple[int, int, int]:
    """Picked targets fall first, then narrow aims before wide ones, side by side."""
    return (hit.side, 0 if hit.picked else 1, hit.first.bit_count())


class Together(Joint[GlobalWar]):
    """gw.0.3.f: allies who defend together choose a loss together; where they disagree a die decides."""

    NAME = "joint-loss"
    PROMPT = "gw-prompt-losses"

    def copy(self) -> Together:
        return Together(self.seats, self.proposals)

    def options(self, s: GlobalWar) -> Sequence[Action]:
        return cast(Battle, s.stack[-2] if s.stack[-1] is self else s.stack[-1]).options(s)

    def decided(self, s: GlobalWar, action: Action) -> None:
        cast(Battle, s.stack[-1]).decide(s, action)


def battle(s: GlobalWar, muster: Muster) -> Battle:
    """A battle that is about to begin."""
    engagement = muster.engagement(s.edition.catalogue)
    lines: list[Line] = []
    for side in (ATTACKER, DEFENDER):
        keys = [one.key() for one in engagement.rosters[side].troops]
        troops = muster.troops(s.edition.catalogue, side)
        units = [row.unit for row in muster.rows[side]]
        lines.append(tuple([(u, keys.index(one.key())) for u, one in zip(units, troops, strict=True)]))
    begun = Battle(muster, engagement, (lines[0], lines[1]))
    if s.tell is not None:
        told: dict[str, Facts] = {"zone": s.edition.world.zones[muster.zone].id, "battle": muster.sequence}
        told["rounds"] = engagement.rounds
        told["attackers"] = _array(s, begun, ATTACKER)
        told["defenders"] = _array(s, begun, DEFENDER)
        s.say("gw-battle-joined", told)
    return begun


def _array(s: GlobalWar, begun: Battle, side: int) -> list[Facts]:
    """A side in battle array: name, unit, nation and number of each troop, its values in the first and in later rounds,
    and the rules that change them."""
    engagement = begun.engagement
    found: list[Facts] = []
    counts = begun.counts(side)
    nations = {n: s.nation[u] for u, n in begun.lines[side]}
    for n, one in enumerate(engagement.rosters[side].troops):
        if counts[n]:
            changed = attack_modifiers if side == ATTACKER else defence_modifiers
            rules: list[Facts] = [[modifier.rule, modifier.amount] for modifier in changed(one, engagement.field, 1)]
            values: list[Facts] = [engagement.value(side, n, 1), engagement.value(side, n, 2)]
            found.append([one.name(), one.unit.id, s.nation_at(nations[n]).id, counts[n], *values, rules])
    return found
