"""Pictures of measurements as SVG, where the extra `lab` is installed."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from sandtable.cli.faults import Fault

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

Bar = tuple[str, float, float, float]  # what it is about, its value, the ends of its interval

OLIVE: Final = "#8a9a5b"


def _figure(height: float, heading: str) -> tuple[Figure, Axes] | None:
    """None where the drawing library is not installed."""
    try:
        from matplotlib.figure import Figure
    except ImportError:
        return None
    figure = Figure(figsize=(7, height), layout="constrained")
    axes = figure.subplots()
    axes.set_title(heading, fontsize=9)
    return figure, axes


def _saved(figure: Figure, path: Path) -> Path:
    try:
        figure.savefig(path, metadata={"Date": None})
    except OSError:
        raise Fault("core-ui-not-saved", path=str(path)) from None
    return path


def draw_bars(bars: Sequence[Bar], heading: str, axis: str, middle: float, path: Path) -> Path | None:
    """A bar from 0 to 1 for each share, with its interval."""
    paper = _figure(1.4 + 0.5 * len(bars), heading)
    if paper is None:
        return None
    figure, axes = paper
    for row, (_, share, low, high) in enumerate(bars):
        axes.barh(row, share, color=OLIVE)
        axes.plot([low, high], [row, row], color="black", linewidth=2, marker="|")
        axes.text(min(high + 0.02, 0.9), row, f"{share:.1%}", va="center")
    axes.axvline(middle, color="grey", linewidth=0.8, linestyle="--")
    _name_rows(axes, bars, axis)
    axes.set_xlim(0, 1)
    return _saved(figure, path)


def draw_rungs(rungs: Sequence[Bar], heading: str, axis: str, path: Path) -> Path | None:
    """A point with its interval for each rating."""
    paper = _figure(1.4 + 0.5 * len(rungs), heading)
    if paper is None:
        return None
    figure, axes = paper
    for row, (_, rating, low, high) in enumerate(rungs):
        axes.plot([low, high], [row, row], color="black", linewidth=2, marker="|")
        axes.plot([rating], [row], color=OLIVE, marker="o", markersize=9)
        axes.annotate(f"{rating:+.0f}", (rating, row), (0, 9), textcoords="offset points", ha="center", fontsize=8)
    axes.grid(alpha=0.3, axis="x")
    axes.margins(y=0.5 / max(1, len(rungs)))
    _name_rows(axes, rungs, axis)
    return _saved(figure, path)


def draw_path(ratios: Sequence[float], bounds: tuple[float, float], heading: str, axis: str, path: Path) -> Path | None:
    """A sequential test: the ratio after each pair, between its bounds."""
    paper = _figure(3.6, heading)
    if paper is None:
        return None
    figure, axes = paper
    axes.plot(range(1, len(ratios) + 1), ratios, color=OLIVE, linewidth=2)
    for bound in bounds:
        axes.axhline(bound, color="grey", linewidth=0.8, linestyle="--")
    axes.axhline(0, color="black", linewidth=0.5)
    axes.set_xlabel(axis)
    return _saved(figure, path)


def draw_curves(curves: Sequence[tuple[str, Sequence[float]]], heading: str, axis: str, path: Path) -> Path | None:
    """A line for each chance from 0 to 1, decision by decision."""
    paper = _figure(3.6, heading)
    if paper is None:
        return None
    figure, axes = paper
    for name, points in curves:
        axes.plot(range(len(points)), points, linewidth=2, label=name)
    axes.axhline(0.5, color="grey", linewidth=0.8, linestyle="--")
    axes.set_ylim(0, 1)
    axes.set_ylabel(axis)
    axes.legend()
    return _saved(figure, path)


def _name_rows(axes: Axes, bars: Sequence[Bar], axis: str) -> None:
    axes.set_yticks(range(len(bars)), [bar[0] for bar in bars])
    axes.invert_yaxis()
    axes.set_xlabel(axis)
