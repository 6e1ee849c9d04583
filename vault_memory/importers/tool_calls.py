"""Format tool calls and their results in a transcript, the same way for every agent."""

from __future__ import annotations

import json

MAX_LENGTH = 4000  # characters kept of a call or a result; not a setting: another value would make other messages


def format_tool_call(name: str, arguments: object) -> str:
    """Return ``[tool call: Bash({"command": "ls"})]``; arguments that are text stay as they are."""
    text = arguments if isinstance(arguments, str) else json.dumps(arguments, ensure_ascii=False)
    return f"[tool call: {name}({truncate_output(text)})]"


def truncate_output(text: str) -> str:
    """Return the first `MAX_LENGTH` characters, followed by how many were cut off."""
    if len(text) <= MAX_LENGTH:
        return text
    return f"{text[:MAX_LENGTH]}\n[… {len(text) - MAX_LENGTH:,} more characters]"
