"""The odds of battles: exact ones, simulated ones, and the battle that orders have announced."""

from __future__ import annotations

from typing import TYPE_CHECKING

# What refers to no other object need not be searched for cycles. Only mypyc reads this, and at run time nothing is
# borrowed from it: this file is not compiled, so that the compiled engine finds the name here as well.
if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:

    def mypyc_attr(**_):
        return lambda cls: cls
