"""What the server writes down about itself: one JSON object a line for machines, or only troubles for people."""

from __future__ import annotations

import logging
import sys
from typing import Final

import structlog
from structlog.typing import Processor

OTHERS: Final = ("uvicorn", "websockets", "asyncio", "concurrent")  # of whom only troubles are of interest


def keep_logs(as_json: bool) -> None:
    """Write to the standard error, libraries' words too and in the same form."""
    noted: list[Processor] = [
        structlog.contextvars.merge_contextvars,  # which worker it is, where there are several
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper(fmt="iso"),
    ]
    written: list[Processor] = [structlog.stdlib.ProcessorFormatter.remove_processors_meta]
    if as_json:
        written += [structlog.processors.format_exc_info, structlog.processors.JSONRenderer()]
    else:
        written += [structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty())]
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(structlog.stdlib.ProcessorFormatter(foreign_pre_chain=noted, processors=written))
    logging.basicConfig(level=logging.INFO if as_json else logging.WARNING, handlers=[handler], force=True)
    for name in OTHERS:
        logging.getLogger(name).setLevel(logging.WARNING)
    structlog.configure(
        processors=[
            structlog.stdlib.filter_by_level,
            *noted,
            structlog.stdlib.ProcessorFormatter.wrap_for_formatter,
        ],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
    )
