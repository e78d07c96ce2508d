"""`sandtable admin bounced`: a letter that came back, as a mail server hands it on."""

from __future__ import annotations

import sys
import time

import typer

from sandtable.cli.admin import Data, Database, done
from sandtable.cli.courtesy import complain, one_line
from sandtable.cli.faults import Fault
from sandtable.cli.speech import Lang, spoken

TRY_AGAIN = 75  # by which mail servers know that they should (EX_TEMPFAIL)


def bounced(data: Data = None, database: Database = None, lang: Lang = None) -> None:
    """Read a message that came to the address for bounces from standard input; where it says for good that a letter
    could not be delivered, its reader gets no more of them until they want to. Ends with exit code 75 when the mail
    server should try again."""
    from sandtable.server.bounces import LARGEST, returned
    from sandtable.server.calls_statements import note_bounce
    from sandtable.table.guests import hashed

    speech = spoken(lang)
    token = returned(sys.stdin.buffer.read(LARGEST))
    try:
        stopped = token is not None and done(data, database, note_bounce(hashed(token), time.time()))
    except (Fault, OSError) as error:
        complain(one_line(speech, error))
        raise typer.Exit(TRY_AGAIN) from None
    print(speech.say("core-ui-admin-bounced" if stopped else "core-ui-admin-not-bounced"))
