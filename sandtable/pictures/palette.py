"""The colours of printed maps, by day and by night: those of the web table."""

from __future__ import annotations

from typing import Final

DAY: Final = {
    "panel": "#fbf8f0", "ink": "#2b2a26", "ink-soft": "#625e53", "sea": "#bfd3dc", "sea-deep": "#9dbbc9",
    "land": "#e3dac3", "coast": "#6f6a5c", "river": "#3f7fa3", "closed": "#8a5a3c", "void": "#e9e6dc",
    "sea-ink": "#23566f", "gold": "#c79a2e",
}  # fmt: skip
NIGHT: Final = {
    "panel": "#1c2226", "ink": "#e9e4d8", "ink-soft": "#a4aaa7", "sea": "#1e303a", "sea-deep": "#16252d",
    "land": "#3a3f3a", "coast": "#0f1214", "river": "#5fa3c8", "closed": "#c98d63", "void": "#171c20",
    "sea-ink": "#9ab8c6", "gold": "#dcb352",
}  # fmt: skip

LIGHT: Final = "#ffffff"
DARK: Final = "#241f14"


def mixed(one: str, other: str, share: float) -> str:
    """A colour between two, with this share of the first."""
    parts = [round(int(one[n : n + 2], 16) * share + int(other[n : n + 2], 16) * (1 - share)) for n in (1, 3, 5)]
    return "#" + "".join(f"{part:02x}" for part in parts)


def readable_on(colour: str) -> str:
    """White, or nearly black where white could not be read."""
    red, green, blue = (int(colour[n : n + 2], 16) for n in (1, 3, 5))
    return DARK if 299 * red + 587 * green + 114 * blue > 145_000 else LIGHT
