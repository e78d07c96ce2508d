"""What docs and deploy/ tell operators to type is understood: commands, options, figures, files."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest
from cli.terminal import run

ROOT = Path(__file__).parents[2]
OPERATE = ROOT / "docs" / "operate.md"
TEXTS = [OPERATE, *sorted(path for path in (ROOT / "deploy").iterdir() if path.is_file())]
COMMAND = re.compile(r"sandtable (serve|admin [a-z]+)([^`\n]*)")
OPTION = re.compile(r"(?<![\w-])--[a-z-]+")


@pytest.mark.parametrize("path", TEXTS, ids=lambda path: path.name)
def test_commands_and_options_are_there(path: Path) -> None:
    text = path.read_text(encoding="utf-8").replace('", "', " ")
    for command, rest in COMMAND.findall(text):
        help = run(*command.split(), "--help", width=200)
        assert help.exit_code == 0, command
        for option in OPTION.findall(rest.partition("#")[0]):
            assert option in help.stdout, (command, option)


def test_what_the_page_says_of_serving_is_there() -> None:
    known = run("serve", "--help", width=200).stdout + run("admin", "delete", "--help", width=200).stdout
    for option in re.findall(r"`(--[a-z-]+)", OPERATE.read_text(encoding="utf-8")):
        assert option in known, option


def test_links_of_the_page_lead_somewhere() -> None:
    text = OPERATE.read_text(encoding="utf-8")
    anchors = {
        re.sub(r"[^\w -]", "", heading).strip().lower().replace(" ", "-")
        for heading in re.findall(r"^#+ (.+)$", text, re.M)
    }
    for target in re.findall(r"\]\(([^)]+)\)", text):
        if target.startswith("#"):
            assert target[1:] in anchors, target
        elif not target.startswith("http"):
            assert (OPERATE.parent / target).exists(), target


def test_every_figure_of_the_page_is_one() -> None:
    source = (ROOT / "sandtable" / "server" / "metrics.py").read_text(encoding="utf-8")
    for name in re.findall(r"`sandtable_([a-z_]+)", OPERATE.read_text(encoding="utf-8")):
        assert f'"{name}"' in source, name


def test_the_units_are_well_formed(tmp_path: Path) -> None:
    """As far as this machine can tell: with systemd all of it, else that each line is a section or a setting."""
    for path in sorted((ROOT / "deploy").glob("sandtable*.*")):
        for line in path.read_text(encoding="utf-8").splitlines():
            assert re.fullmatch(r"(#.*|\[[A-Z][a-z]+\]|[A-Z][A-Za-z]+=.*|)", line), line
        copy = path.read_text(encoding="utf-8").replace("/opt/sandtable/bin/sandtable", "/bin/true")
        (tmp_path / path.name).write_text(copy, encoding="utf-8")
    if shutil.which("systemd-analyze"):
        units = [str(path) for path in sorted(tmp_path.glob("*.timer"))] + [str(tmp_path / "sandtable.service")]
        found = subprocess.run(["systemd-analyze", "verify", *units], capture_output=True, text=True)
        told = [line for line in found.stderr.splitlines() if "sandtable" in line]
        assert told == []
