"""Conversations from files: one module per format, and the registry of them.

A format module has ``read(source) -> list[Conversation]``; JSON is told apart by its shape, anything else is
markdown or text with speaker lines. A file is read as a whole or not at all.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from pathlib import Path

from vault_memory.errors import FormatError, InputError
from vault_memory.importers.source import Source
from vault_memory.models import Conversation

__all__ = ["FORMATS", "load"]

FORMATS = ("claude-code", "locomo", "markdown", "openai")


def load(source: Path | bytes, *, format: str = "auto", name: str = "") -> list[Conversation]:
    """All conversations of a file, or of bytes that came from ``name`` (shown in messages).

    ``format`` is one of `FORMATS`, or ``auto``. Raises FormatError (file, line where there is one, mend) for what
    cannot be read as such, InputError for a file that cannot be opened or a format that is not known.
    """
    if format != "auto" and format not in FORMATS:
        raise InputError(f"no format '{format}'; there are {', '.join(FORMATS)} and auto")
    shown = name or (str(source) if isinstance(source, Path) else "<stdin>")
    opened = Source(shown, _read(source, shown) if isinstance(source, Path) else source)
    chosen = _sniff(opened) if format == "auto" else format
    read: Callable[[Source], list[Conversation]] = import_module(f"{__name__}.{chosen.replace('-', '_')}").read
    found = [conversation for conversation in read(opened) if conversation.messages]
    if not found:
        raise FormatError(shown, "holds no messages")
    return found


def _read(path: Path, shown: str) -> bytes:
    try:
        return path.read_bytes()
    except OSError as error:
        raise InputError(f"{shown}: cannot be read ({error.strerror or error})") from error


def _sniff(source: Source) -> str:
    if not source.looks_like_json:
        return "markdown"
    from vault_memory.importers import claude_code, locomo

    if claude_code.is_session(source.first_values):
        return "claude-code"
    return "locomo" if locomo.is_sample(source.json_values[0].value) else "openai"
