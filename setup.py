"""Builds the package; with SANDTABLE_COMPILE=1 the engine and the bots are compiled with mypyc (see `make fast`)."""

import os
from pathlib import Path

from setuptools import setup

# What is compiled: no dependencies in there, and typed throughout. The test title comes along when the tests ask.
# Nothing compiled can be derived from elsewhere, as servers derive their own guests.
COMPILED = ("sandtable/kernel", "sandtable/games", "sandtable/bots", "sandtable/table")
PLAIN_MODULES = ("__init__.py", "guests.py")


def extensions() -> list:
    if os.environ.get("SANDTABLE_COMPILE") != "1":
        return []
    from mypyc.build import mypycify

    folders = COMPILED + tuple(filter(None, os.environ.get("SANDTABLE_COMPILE_ALSO", "").split(":")))
    modules = [
        str(path) for folder in folders for path in sorted(Path(folder).rglob("*.py")) if path.name not in PLAIN_MODULES
    ]
    # what mypyc remembers of modules leads it astray when some of them have changed; the C compiler's work is kept
    built = mypycify(["--strict", f"--cache-dir={os.devnull}", *modules], opt_level="2", separate=True)
    if os.name != "nt":
        for extension in built:
            # Modules find each other through tables of pointers, not by symbols. What nobody can put another function
            # in the place of is called directly, and short functions of the run time are inlined.
            hidden = ["-fvisibility=hidden"]
            # gcc guesses wrong here and there about what a condition leaves unset
            extension.extra_compile_args = [*extension.extra_compile_args, *hidden, "-Wno-error=maybe-uninitialized"]
    return built


setup(ext_modules=extensions(), options={"build_ext": {"parallel": 2}})
