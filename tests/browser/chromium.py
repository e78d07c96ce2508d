"""Which Chromium the browser tests use: the system's or Playwright's own. As a script it gets one if there is none."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

# the same Chromium without a window and all that is drawn round a page, which takes half of the time
SHELL: Final = "chromium-headless-shell"
NAMES: Final = (SHELL, "chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
APT: Final = ["apt-get", "-qq", "-o=Dpkg::Use-Pty=0"]
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


def through_apt(package: str) -> bool:
    """Whether it could be had; the lists of what there is are fetched only when they are needed."""
    if os.geteuid() != 0 or not shutil.which("apt-get"):
        return False
    print("Getting Chromium for the browser tests …", flush=True)
    wanted = [*APT, "install", "--yes", "--no-install-recommends", package]
    if run(wanted, told=False):
        return True
    run([*APT, "update"])  # some lists may fail while the one that is needed is there
    return run(wanted)


def run(command: list[str], told: bool = True) -> bool:
    """Quietly, but for what a command that fails has to say."""
    done = subprocess.run(command, env=os.environ | QUIETLY, capture_output=True, text=True, check=False)
    if done.returncode and told:
        said = done.stderr.strip().splitlines()
        print(*[line for line in said if line.startswith(("E:", "Error"))][:1] or said[-1:], file=sys.stderr)
    return done.returncode == 0


def main() -> None:
    """Through apt where that is possible, else Playwright's own."""
    if shutil.which(SHELL) is not None:
        return
    if through_apt(SHELL) or chromium() is not None or through_apt("chromium"):
        return
    run([sys.executable, "-m", "playwright", "install", "chromium"])
    if chromium() is None:
        print(f"\n{'!' * 78}\n{NONE_THERE}\n{'!' * 78}\n", file=sys.stderr)


if __name__ == "__main__":
    main()
