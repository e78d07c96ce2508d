"""Write down saves of every title and mode as this version of the program makes them, for later versions to load.

    PYTHONPATH=tests:tests/titles python tests/upgrade/record.py [--anew]

They go into a folder named after the version. What was released is never recorded anew; before that ``--anew`` does it.
"""

from __future__ import annotations

import random
import sys
from pathlib import Path

from properties.trial import any_act

import sandtable
from sandtable.games import TITLES
from sandtable.kernel.game import Game, Mode
from sandtable.kernel.match import Match

FOLDER = Path(__file__).resolve().parent
MIDWAY = {"blitzkrieg": 6, "legie": 24, "quartermaster": 90, "globalwar": 150}  # decisions
LONGEST = 400  # decisions; who plays still then gives up


def started(title: Game, mode: Mode, seats: int, manual: bool = False) -> Match:
    return title.match(mode.id, seats, f"{title.ID} {mode.id} {seats}", manual=manual)


def played(match: Match, decisions: int) -> Match:
    """Acts at random, free ones among them, with what hosts do besides: entropy, undo, an offer to take back."""
    rng = random.Random(decisions)
    match.mix(0, "a coin from home")
    for _ in range(decisions):
        while match.due is not None:  # a real table
            seen = [seat for seat in range(match.setting.seats) if match.due.seen >> seat & 1]
            match.resolve(seen[0], match.due.pick(rng.random))
        if not match.to_act:
            break
        seat, act = any_act(match, rng)
        match.play(seat, act)
        if rng.random() < 0.1 and match.why_no_undo(seat) is None:
            match.undo(seat)
        elif rng.random() < 0.05 and match.outcome is None:
            match.offer_takeback(seat)
            for other in match.offer[2] if match.offer is not None else ():
                match.answer_takeback(other, rng.random() < 0.5)
                if match.offer is None:
                    break
    return match


def saves() -> dict[str, str]:
    """Every title and mode midway and over, and at a real table; by the name of the file."""
    found: dict[str, str] = {}
    for title in TITLES:
        midway = MIDWAY[title.ID]
        for mode in title.modes:
            name = f"{title.ID}-{mode.id}"
            found[f"{name}-midway"] = played(started(title, mode, mode.seats[-1]), midway).save()
            found[f"{name}-manual"] = played(started(title, mode, mode.seats[0], manual=True), midway).save()
            over = played(started(title, mode, mode.seats[0]), LONGEST)
            if over.outcome is None:
                over.resign(0)
            found[f"{name}-over"] = over.save()
    return found


def main() -> None:
    folder = FOLDER / sandtable.__version__
    if folder.exists() and sys.argv[1:] != ["--anew"]:
        sys.exit(f"{folder.name} is recorded already; before it is released --anew records it again")
    folder.mkdir(exist_ok=True)
    for name, text in saves().items():
        (folder / f"{name}.json").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
