"""How agents' calls of tools and their results read in a transcript, whichever agent it was."""

from __future__ import annotations

import json

LENGTH = 4000  # characters kept of a call or a result; not a setting: another value would make other messages


def call(name: str, given: object) -> str:
    """``[tool call: Bash({"command": "ls"})]``; what was given as text stays as it is."""
    text = given if isinstance(given, str) else json.dumps(given, ensure_ascii=False)
    return f"[tool call: {name}({cut(text)})]"


def cut(text: str) -> str:
    """The beginning of what a tool printed, and how much more there was."""
    if len(text) <= LENGTH:
        return text
    return f"{text[:LENGTH]}\n[… {len(text) - LENGTH:,} more characters]"
