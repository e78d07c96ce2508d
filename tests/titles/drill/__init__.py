"""Drill: a title that is not shipped; the property suite plays it."""

from drill.title import GAME, conserved

__all__ = ["GAME", "conserved"]
