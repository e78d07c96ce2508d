"""Which Chromium the browser tests use: the system's or Playwright's own. As a script it gets one if there is none."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

NAMES: Final = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
# no sandbox for root, and nothing but the page under test talks to anybody
FLAGS: Final = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-background-networking"]
QUIETLY: Final = {"DEBIAN_FRONTEND": "noninteractive"}
NONE_THERE: Final = (
    "NO BROWSER: the browser tests did not run. Install Chromium (as root on Debian: apt-get install chromium),"
    " or run: playwright install chromium"
)


def chromium() -> str | None:
    """The program to start; None when this machine has no Chromium."""
    for name in NAMES:
        found = shutil.which(name)
        if found:
            return found
    return playwrights_own()


def playwrights_own() -> str | None:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        own = playwright.chromium.executable_path
    return own if Path(own).exists() else None


def install() -> None:
    """Through apt where that is possible, else Playwright's own."""
    if os.geteuid() == 0 and shutil.which("apt-get"):
        apt = ["apt-get", "-qq", "-o=Dpkg::Use-Pty=0"]
        run([*apt, "update"])  # some lists may fail while the one that is needed is there
        if run([*apt, "install", "--yes", "--no-install-recommends", "chromium"]):
            return
    run([sys.executable, "-m", "playwright", "install", "chromium"])


def run(command: list[str]) -> bool:
    """Quietly, but for what a command that fails has to say."""
    done = subprocess.run(command, env=os.environ | QUIETLY, capture_output=True, text=True, check=False)
    if done.returncode:
        said = done.stderr.strip().splitlines()
        print(*[line for line in said if line.startswith(("E:", "Error"))][:1] or said[-1:], file=sys.stderr)
    return done.returncode == 0


def main() -> None:
    if chromium() is None:
        print("Getting Chromium for the browser tests …", flush=True)
        install()
        if chromium() is None:
            print(f"\n{'!' * 78}\n{NONE_THERE}\n{'!' * 78}\n", file=sys.stderr)


if __name__ == "__main__":
    main()
