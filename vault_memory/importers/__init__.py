"""Conversations from files: one module per format, and the registry of them.

A format module has ``read(source)``, which gives its conversations one by one; where it can go on behind one that is
broken, it gives the error in its place. A file's kind is told by its shape: JSON by its first value, JSONL by its
first lines, a .zip by what is in it; anything else is markdown or text with speaker lines.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from importlib import import_module
from pathlib import Path

from vault_memory.errors import FormatError, InputError
from vault_memory.importers.source import Source
from vault_memory.models import Conversation

__all__ = ["FORMATS", "Source", "load", "opened", "read"]

FORMATS = {
    "chatgpt": "ChatGPT's export: the .zip, or its conversations.json",
    "claude": "Claude's export: the .zip, or its conversations.json",
    "claude-code": "sessions of Claude Code (JSONL)",
    "codex": "sessions (rollouts) of Codex (JSONL)",
    "locomo": "samples of LoCoMo",
    "markdown": "markdown or text with speaker lines, and our own transcripts",
    "mem0": "memories of mem0",
    "memory-graph": "memory.json of the MCP memory server",
    "openai": "OpenAI-style messages (JSON or JSONL)",
}


def load(source: Path | bytes, *, format: str = "auto", name: str = "") -> list[Conversation]:
    """All conversations of a file, or of bytes that came from ``name`` (shown in messages): all of them or none.

    ``format`` is one of `FORMATS`, or ``auto``. Raises FormatError (file, line where there is one, mend) for what
    cannot be read as such, InputError for a file that cannot be opened or a format that is not known.
    """
    file = opened(source, name)
    found = []
    for conversation in read(file, format):
        if isinstance(conversation, FormatError):
            raise conversation
        found.append(conversation)
    if not found:
        raise FormatError(file.name, "holds no messages")
    return found


def opened(source: Path | bytes, name: str = "") -> Source:
    """Raises InputError."""
    shown = name or (str(source) if isinstance(source, Path) else "<stdin>")
    if isinstance(source, Path) and source.is_dir():
        raise InputError(f"{shown}: cannot be read (Is a directory); to take in a folder: vault-memory import {shown}")
    return Source(shown, source)


def read(source: Source, format: str = "auto") -> Iterator[Conversation | FormatError]:
    """The conversations of a file that have messages, one by one; an error stands for one that cannot be read.

    Raises FormatError where nothing behind it can be read either, InputError.
    """
    if format != "auto" and format not in FORMATS:
        raise InputError(f"no format '{format}'; there are {', '.join(FORMATS)} and auto")
    from vault_memory.importers import chatgpt, claude

    if source.is_zip and not any(map(source.members, (chatgpt.FILES, claude.PROJECTS))):
        raise source.error("is a .zip without a conversations.json: no export of ChatGPT or Claude")
    chosen = sniff(source) if format == "auto" else format
    module = import_module(f"{__name__}.{chosen.replace('-', '_')}")
    reader: Callable[[Source], Iterable[Conversation | FormatError]] = module.read
    for found in reader(source):
        if isinstance(found, FormatError) or found.messages:
            yield found


def sniff(source: Source) -> str:
    """The format that the file is most likely in."""
    from vault_memory.importers import chatgpt, claude, claude_code, codex, locomo, mem0, memory_graph

    if not (source.is_zip or source.looks_like_json):
        return "markdown"
    by_lines = (("claude-code", claude_code), ("codex", codex), ("memory-graph", memory_graph))
    for name, module in by_lines:
        if module.is_session(source.first_values):
            return name
    try:
        lines = source.first_values
        first = lines[0] if lines and isinstance(lines[0], dict) else next(source.items(chatgpt.FILES), None)
    except FormatError:
        return "chatgpt" if source.is_zip else "openai"  # it says what is wrong, and on which line
    if chatgpt.is_conversation(first):
        return "chatgpt"
    if claude.is_conversation(first) or source.is_zip:
        return "claude"
    if mem0.is_memory(first):
        return "mem0"
    return "locomo" if locomo.is_sample(first) else "openai"
