"""Write the server's log: a JSON object a line in ``.state/server.log``, without texts, questions and secrets.

Events (`vault_memory.events`) are logged with their fields. For records of other libraries only the place in the code
is logged, unless their messages are known to contain nothing of a request. For exceptions, the type and the lines of
code are logged, not the text.
"""

from __future__ import annotations

import json
import logging
import os
import traceback
from datetime import UTC, datetime
from logging.handlers import RotatingFileHandler
from pathlib import Path

_SIZE = 1024 * 1024  # bytes, after which a new file is begun
_KEPT = 3  # files beside it
_PLAIN = ("uvicorn", "apscheduler.scheduler")  # loggers whose messages contain nothing of a request


class JsonFormatter(logging.Formatter):
    """One record as JSON."""

    def format(self, record: logging.LogRecord) -> str:
        moment = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        said: dict[str, object] = {"time": moment.replace("+00:00", "Z"), "level": record.levelname.lower()}
        event = getattr(record, "event", "")
        if event:
            said |= {"event": event, **getattr(record, "fields", {})}
        else:
            said |= {"logger": record.name, "where": f"{record.module}:{record.lineno}"}
            if record.name.startswith(_PLAIN):
                said["message"] = record.getMessage()
        if record.exc_info and record.exc_info[0] is not None:
            frames = traceback.extract_tb(record.exc_info[2])
            said["error"] = record.exc_info[0].__name__
            said["at"] = [f"{frame.filename}:{frame.lineno} {frame.name}" for frame in frames]
        return json.dumps(said, ensure_ascii=False, default=str)


class _PrivateFileHandler(RotatingFileHandler):
    """A log file that only its owner can read."""

    def _open(self):  # type: ignore[no-untyped-def]
        return os.fdopen(
            os.open(self.baseFilename, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o600), "a", encoding="utf-8"
        )


def start_logging(path: Path) -> None:
    """Log this process to ``path`` from here on; nothing of it goes to the terminal."""
    handler = _PrivateFileHandler(path, maxBytes=_SIZE, backupCount=_KEPT, encoding="utf-8", delay=True)
    handler.setFormatter(JsonFormatter())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("uvicorn").setLevel(logging.INFO)
    logging.getLogger("vault_memory").setLevel(logging.DEBUG)
    logging.raiseExceptions = False  # a full disk must not write tracebacks over the terminal
