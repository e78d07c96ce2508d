"""`python -m sandtable` is the `sandtable` command."""

from sandtable.cli.app import main

main()
