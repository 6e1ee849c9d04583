"""Read conversations from files of other programs: one module per format, and the registry of them.

A format module has ``read_conversations(source)``, which yields conversations one by one, and an error in the place of
one that cannot be read. `detect_format` goes by the shape of the file: the first value of JSON, the first lines of
JSONL, the members of a .zip, the dates of a chat; anything else is markdown or text with speaker lines.
Imports `vault.document`, `models` and `errors`. Tests: tests/importers.
"""

from __future__ import annotations

import shlex
from collections.abc import Callable, Iterable, Iterator
from importlib import import_module
from pathlib import Path

from vault_memory.errors import FormatError, InputError
from vault_memory.importers.source import ImportFile
from vault_memory.models import Conversation

__all__ = ["FORMATS", "ImportFile", "load", "open_source", "read_conversations"]

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
    "slack": "Slack's export: the .zip",
    "telegram": "result.json of Telegram Desktop: one chat, or an account",
    "whatsapp": "a chat that WhatsApp exports: the .txt, or the .zip with media",
}


def load(source: Path | bytes, *, format: str = "auto", name: str = "") -> list[Conversation]:
    """Return all conversations of a file, or of bytes that came from ``name`` (shown in messages): all or none.

    ``format`` is one of `FORMATS`, or ``auto``. Raises FormatError (with the file, the line if known, and what to do)
    for what cannot be read as such, InputError for a file that cannot be opened or a format that is not known.
    """
    file = open_source(source, name)
    found = []
    for conversation in read_conversations(file, format):
        if isinstance(conversation, FormatError):
            raise conversation
        found.append(conversation)
    if not found:
        raise FormatError(file.name, "holds no messages")
    return found


def open_source(source: Path | bytes, name: str = "") -> ImportFile:
    """Open a file or bytes for reading; ``name`` is shown in messages. Raises InputError for a folder."""
    shown = name or (str(source) if isinstance(source, Path) else "<stdin>")
    if isinstance(source, Path) and source.is_dir():
        raise InputError(
            f"{shown}: cannot be read (Is a directory); to import a folder: vault-memory import {shlex.quote(shown)}"
        )
    return ImportFile(shown, source)


def read_conversations(source: ImportFile, format: str = "auto") -> Iterator[Conversation | FormatError]:
    """Yield the conversations of a file that have messages, and an error in the place of each that cannot be read.

    Raises FormatError where the rest of the file cannot be read either, InputError for an unknown format.
    """
    if format != "auto" and format not in FORMATS:
        raise InputError(f"no format '{format}'; there are {', '.join(FORMATS)} and auto")
    from vault_memory.importers import chatgpt, claude, slack, whatsapp

    if source.is_zip and not any(map(source.members, (chatgpt.FILES, claude.PROJECTS, slack.DAYS, whatsapp.MEMBERS))):
        raise source.error(
            "is a .zip without a conversations.json, folders of channels or a chat: no export of ChatGPT, Claude, Slack"
            " or WhatsApp"
        )
    chosen = detect_format(source) if format == "auto" else format
    module = import_module(f"{__name__}.{chosen.replace('-', '_')}")
    reader: Callable[[ImportFile], Iterable[Conversation | FormatError]] = module.read_conversations
    for found in reader(source):
        if isinstance(found, FormatError) or found.messages:
            yield found


def detect_format(source: ImportFile) -> str:
    """Return the name of the format that the file is most likely in."""
    from vault_memory.importers import (
        chatgpt,
        claude,
        claude_code,
        codex,
        locomo,
        mem0,
        memory_graph,
        slack,
        telegram,
        whatsapp,
    )

    if source.is_zip and not any(map(source.members, (chatgpt.FILES, claude.PROJECTS))):
        return "slack" if slack.is_export(source) else "whatsapp"
    sessions = (("claude-code", claude_code), ("codex", codex))
    for name, agent in sessions if not source.is_zip else ():
        if agent.is_session(source.first_values or source.values_behind_torn):
            return name
    if not (source.is_zip or source.looks_like_json):
        return "whatsapp" if whatsapp.is_chat(source.head) else "markdown"
    if telegram.is_export(source.head):
        return "telegram"
    if memory_graph.is_session(source.first_values):
        return "memory-graph"
    try:
        lines = source.first_values
        first = lines[0] if lines and isinstance(lines[0], dict) else next(source.items(chatgpt.FILES), None)
    except FormatError:
        return "chatgpt" if source.is_zip else "openai"  # it says what is wrong, and on which line
    if slack.is_message(first):
        return "slack"
    if chatgpt.is_conversation(first):
        return "chatgpt"
    if claude.is_conversation(first) or source.is_zip:
        return "claude"
    if mem0.is_memory(first):
        return "mem0"
    return "locomo" if locomo.is_sample(first) else "openai"
