"""What commands write on: a console that takes text as it is, and plain data for programs."""

from __future__ import annotations

import json
import sys

from rich.console import Console

from sandtable.kernel.plain import Plain


def paper() -> Console:
    """No markup, no emoji codes, no highlighting: square brackets in a file's name stay square brackets."""
    return Console(markup=False, emoji=False, highlight=False)


def print_json(data: Plain) -> None:
    sys.stdout.write(json.dumps(data, ensure_ascii=False, indent=1) + "\n")
