"""Everything true about a game of Blitzkrieg!: board, markers, points, reserves, bags and the special weapons."""

from __future__ import annotations

from typing import Final

from sandtable.games.blitzkrieg.edition import ADMIRAL, AIR, ANY, ARMY, GENERAL, NAVY, SCIENTIST, SPY, Edition
from sandtable.kernel.action import Action
from sandtable.kernel.event import Event, Tell
from sandtable.kernel.flow import Flow
from sandtable.kernel.knowledge import EVERYBODY, NOBODY, Facts, Secret
from sandtable.kernel.outcome import Outcome
from sandtable.kernel.plain import Plain

# bk.terms.sides, bk.nippon.sides
FIRST: Final = 0  # Axis or Japan: positive half of every track; the virtual opponent's side
SECOND: Final = 1  # Allies or Germany: negative half
SIGN: Final = (1, -1)
EMPTY: Final = -1
TARGET: Final = 25  # bk.end.target


class Rulings:
    """The options of a match, as plain fields."""

    def __init__(self, solo: bool, nippon: bool) -> None:
        self.solo: Final = solo
        self.nippon: Final = nippon
        # who acts for a side: bk.solo.sides, bk.nippon.solo.sides
        self.seats: Final[tuple[tuple[int, ...], ...]] = ((), (0,)) if solo else ((0,), (1,))
        self.exact_bonus = False
        self.reserve_limit = 0
        self.neutral_pays_both = True
        self.allies_win_at_once = True
        self.bombed_special_to_pool = False
        self.follow_up_all_steps = False
        self.big_guns_special_only = False
        self.industry_is_production = False
        self.lead_needed = True
        self.last_row_is_theatre = True
        self.tactical_tokens = False
        self.level = "medium"
        self.extra_shifts = 0
        self.handicap = 0


class Blitzkrieg(Flow["Blitzkrieg"]):
    """The state. In a solo game the only seat is the human on the second side; the virtual opponent is the first."""

    edition: Edition
    rulings: Rulings
    points: list[int]
    markers: list[int]
    in_play: int  # open theatres, as a mask
    closed: int
    on_space: list[int]  # kind * 2 + side, or EMPTY
    occupied: int
    frontier: int  # the free spaces of all active campaigns; follows from the above and is kept for speed
    bags: list[list[int]]  # bk.terms.bag: kinds, sorted
    reserves: list[list[int]]  # bk.terms.reserve: kinds; the virtual opponent's from left to right, others sorted
    pool: list[int]  # bk.terms.pool: kinds, sorted
    unseen: int  # special weapons of the pool that lie in the virtual opponent's bag, which nobody has looked at
    held: list[int]  # special weapons in bag and reserve of each side, as everybody can count
    in_reserve: list[int]  # how many of them may be in the reserve, for all the others can know: a set, as a mask
    last: list[int]  # what the newest token of each side was
    turns: int
    tactic: int  # the tactical token in force
    intent: tuple[int, ...]  # kinds and spaces the virtual opponent has settled on for this turn
    face_up: int  # the tactical tokens on the table, as a mask
    foresight: bool  # a thought of the virtual opponent: nothing is drawn, bombed or asked in it
    result: Outcome | None

    def __init__(self, edition: Edition, rulings: Rulings, source: Blitzkrieg | None = None) -> None:
        self.tell = None
        self.edition = edition
        self.rulings = rulings
        if source is not None:
            self.stack = source.copied_stack()
            self.points = source.points.copy()
            self.markers = source.markers.copy()
            self.in_play = source.in_play
            self.closed = source.closed
            self.on_space = source.on_space.copy()
            self.occupied = source.occupied
            self.frontier = source.frontier
            self.bags = [source.bags[0].copy(), source.bags[1].copy()]
            self.reserves = [source.reserves[0].copy(), source.reserves[1].copy()]
            self.pool = source.pool.copy()
            self.unseen = source.unseen
            self.held = source.held.copy()
            self.in_reserve = source.in_reserve.copy()
            self.last = source.last.copy()
            self.turns = source.turns
            self.tactic = source.tactic
            self.intent = source.intent
            self.face_up = source.face_up
            self.foresight = source.foresight
            self.result = source.result
            return
        self.stack = []
        self.points = [rulings.handicap, 0]  # bk.setup.points, bk.solo.setup.handicap
        self.markers = [0] * len(edition.theatres)  # bk.setup.markers
        self.in_play = edition.in_play_at_start  # bk.terms.open, bk.nippon.theatres
        self.closed = 0
        self.on_space = [EMPTY] * len(edition.spaces)
        self.occupied = 0
        self.frontier = 0
        self.bags = [edition.regular.copy(), edition.regular.copy()]  # bk.setup.tokens, bk.nippon.tokens
        self.reserves = [[], []]
        self.pool = edition.special.copy()  # bk.setup.pool
        self.unseen = 0
        self.held = [0, 0]
        self.in_reserve = [1, 1]
        self.last = [EMPTY, EMPTY]
        self.turns = 0
        self.tactic = EMPTY
        self.intent = ()
        # bk.solo.tactical.setup
        self.face_up = 1 << edition.tactics.index("steamroll") if rulings.tactical_tokens else 0
        self.foresight = False
        self.result = None
        self.refresh_frontier()

    def copy(self) -> Blitzkrieg:
        return Blitzkrieg(self.edition, self.rulings, self)

    def outcome(self) -> Outcome | None:
        return self.result

    # seats and sides

    def is_virtual(self, side: int) -> bool:
        """bk.solo.same-rules: nothing else about a side makes a difference (bk.solo.effect.as-usual)."""
        return side == FIRST and self.rulings.solo

    def private_to(self, side: int) -> int:
        """bk.secret.reserve, bk.secret.research: its own seat sees what a side draws.

        bk.solo.setup.screens: everybody does in the solo game.
        """
        return EVERYBODY if self.rulings.solo else 1 << side

    def belongs_to(self, side: int, seats: int) -> bool:
        """Whether a side is played by one of these seats (a mask)."""
        return any((seats >> seat) & 1 for seat in self.rulings.seats[side])

    # the board

    def refresh_frontier(self) -> None:
        """Work out the free spaces of the active campaigns anew."""
        self.frontier = 0
        for theatre in range(len(self.markers)):
            if (self.in_play >> theatre) & 1:
                self.frontier |= self.active_spaces(theatre)

    def active_spaces(self, theatre: int) -> int:
        """bk.terms.active, bk.place.active: the free spaces of the topmost campaign that still has one."""
        edition = self.edition
        for campaign in edition.theatre_campaigns[theatre]:
            free = edition.campaign_spaces[campaign] & ~self.occupied
            if free:
                return free
        return 0

    def active_row(self, theatre: int) -> int:
        """The place of that campaign in its theatre; beyond the last one when all are full."""
        edition = self.edition
        campaigns = edition.theatre_campaigns[theatre]
        for row, campaign in enumerate(campaigns):
            if edition.campaign_spaces[campaign] & ~self.occupied:
                return row
        return len(campaigns)

    def leader(self, theatre: int) -> int:
        """bk.terms.lead: FIRST, SECOND, or EMPTY on the red centre."""
        marker = self.markers[theatre]
        return EMPTY if marker == 0 else (FIRST if marker > 0 else SECOND)

    def bonus(self, theatre: int) -> int:
        """bk.campaign.bonus: the shield the marker has reached, or passed (bk.marker.bonus, A1)."""
        distance = abs(self.markers[theatre])
        first, second = self.edition.bonus_from[theatre]
        if self.rulings.exact_bonus:
            return 2 if distance == second else (1 if distance == first else 0)
        return 2 if distance >= second else (1 if distance >= first else 0)

    # tokens

    def role(self, side: int, kind: int) -> int:
        """What a token counts as when this side plays it.

        bk.token.spy, bk.solo.effect.spy: a spy copies; bk.solo.effect.scientist: that of a virtual opponent flies.
        """
        ability = self.edition.role_ability[kind]
        if ability == SPY:
            kind = self.last[1 - side]
            if kind == EMPTY:
                return EMPTY
            ability = self.edition.role_ability[kind]
        if ability == SCIENTIST and side == FIRST and self.rulings.solo:
            return self.edition.virtual_scientist
        return kind

    def strength(self, side: int, role: int, space: int) -> int:
        """bk.marker.move, bk.solo.steps.values: its value, as elite units have it (bk.token.elite), or its troops."""
        ability = self.edition.role_ability[role]
        if ability == GENERAL:
            return self._troops(side, ARMY, space)
        if ability == ADMIRAL:
            return self._troops(side, NAVY, space)
        return self.edition.role_value[role]

    def _troops(self, side: int, branch: int, space: int) -> int:
        """bk.token.general, bk.token.admiral: the officer, and the other regular tokens of its branch and air."""
        edition = self.edition
        theatre = edition.space_theatre[space]
        count = 1
        others = edition.theatre_spaces[theatre] & self.occupied & ~(1 << space)
        while others:
            bit = others & -others
            others ^= bit
            token = self.on_space[bit.bit_length() - 1]
            kind = token >> 1
            if token & 1 == side and not edition.is_special[kind]:  # bk.token.special
                type = edition.role_type[kind]
                if type in (branch, AIR):
                    count += 1
        return count

    def spaces_for(self, side: int, kind: int) -> int:
        """Where a token may be placed, as a mask: the one place that decides it (bk.place.choice)."""
        role = self.role(side, kind)
        if role == EMPTY:
            return 0
        edition = self.edition
        type = edition.role_type[role]
        if type == ANY and edition.role_ability[role] == SCIENTIST:  # bk.place.scientist, bk.token.scientist
            return self.open_spaces() & ~self.occupied
        return edition.fits[type] & self.frontier

    def open_spaces(self) -> int:
        """All spaces of the theatres in play."""
        mask = 0
        for theatre, spaces in enumerate(self.edition.theatre_spaces):
            if (self.in_play >> theatre) & 1:
                mask |= spaces
        return mask

    def can_place(self, side: int) -> bool:
        for kind in self.reserves[side]:
            if self.spaces_for(side, kind):
                return True
        return False

    def foretell(self, seat: int, action: Action, tell: Tell) -> None:
        """Markers and points to the end of the turn; what is drawn, bombed or chosen on the way changes neither."""
        events: list[Event] = []
        self.foresight = True
        self.apply(seat, action, events.append)
        for event in events:
            if event.id == "bk-turn":
                return
            tell(event)

    # data

    def facts(self) -> dict[str, Facts]:
        edition = self.edition
        tokens = edition.tokens
        sides = edition.sides
        board: dict[str, Facts] = {}
        for space, token in enumerate(self.on_space):
            if token != EMPTY:
                board[edition.spaces[space]] = f"{sides[token & 1]} {tokens[token >> 1].id}"
        reserve: dict[str, Facts] = {}
        bag: dict[str, Facts] = {}
        last: dict[str, Facts] = {}
        for side, name in enumerate(sides):
            known = self.private_to(side)
            reserve[name] = Secret(self._spelled(self.reserves[side]), known, len(self.reserves[side]))
            # bk.secret.bag: how many there are is public
            bag[name] = Secret(self._spelled(self.bags[side]), known, len(self.bags[side]))
            last[name] = None if self.last[side] == EMPTY else tokens[self.last[side]].id
        facts: dict[str, Facts] = {
            "turns": self.turns,
            "points": {sides[0]: self.points[0], sides[1]: self.points[1]},
            "markers": {id: self.markers[n] for n, id in enumerate(edition.theatres)},
            "open": [id for n, id in enumerate(edition.theatres) if (self.in_play >> n) & 1],
            "closed": [id for n, id in enumerate(edition.theatres) if (self.closed >> n) & 1],
            "board": board,
            "reserve": reserve,
            "bag": bag,
            "pool": Secret(self._spelled(self.pool), NOBODY, len(self.pool) - self.unseen),
            "last": last,
        }
        if self.rulings.solo:
            facts["unseen"] = self.unseen
            facts["intent"] = self._intent()
        else:
            facts["held"] = {sides[0]: self.held[0], sides[1]: self.held[1]}
            facts["in-reserve"] = {sides[0]: self.in_reserve[0], sides[1]: self.in_reserve[1]}
        if self.rulings.tactical_tokens:
            facts["tactic"] = None if self.tactic == EMPTY else edition.tactics[self.tactic]
            facts["face-up"] = [id for n, id in enumerate(edition.tactics) if (self.face_up >> n) & 1]
        facts["outcome"] = None if self.result is None else Secret(self.result.plain(), EVERYBODY, None)
        facts["stack"] = self.stack_facts()
        return facts

    def derived(self) -> dict[str, Plain]:
        """The active campaigns, what wins, and the side that plays by itself."""
        edition = self.edition
        rows: dict[str, Plain] = {id: self.active_row(theatre) for theatre, id in enumerate(edition.theatres)}
        return {"rows": rows, "target": TARGET, "virtual": edition.sides[FIRST] if self.rulings.solo else None}

    def _intent(self) -> list[Facts]:
        edition = self.edition
        return [edition.place[self.intent[n]][self.intent[n + 1]].text for n in range(0, len(self.intent), 2)]

    def _spelled(self, kinds: list[int]) -> list[Plain]:
        return [self.edition.tokens[kind].id for kind in kinds]
