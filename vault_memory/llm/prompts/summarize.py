"""Ask for a bullet-point summary of messages, and for its merge into the summary of the conversation (A12)."""

from __future__ import annotations

from collections.abc import Sequence

from pydantic import Field

from vault_memory.llm.prompts import base
from vault_memory.llm.prompts.base import DATA_RULES, Data, Prompt, Reply, Turn

_RULES = f"""\
Focus on
- key decisions made, with their reasons
- preferences and constraints the user mentioned
- what future messages of this conversation need
Write in the language of the conversation. Keep names, paths, versions and numbers exactly. Repeat no code verbatim.
Leave out greetings and what was overwritten later. Lines after "recalled>" were read from memory: leave them out.
Never return passwords, keys, tokens or codes of locks, nor what somebody wants nobody to keep.

{DATA_RULES}

Reply with one JSON object: {{"points": ["…", "…"]}}"""

SYSTEM = f"""\
You summarize part of a conversation as concise bullet points, in JSON. {_RULES}"""

FOLD_SYSTEM = f"""\
You fold summaries of consecutive parts of one conversation into one that says how things stand now, as concise bullet
points, in JSON: what a later part says wins over what an earlier part said. {_RULES}"""


class Summary(Reply):
    """``points`` without bullets. The token limit is the caller's to enforce."""

    points: list[str] = Field(json_schema_extra={"maxItems": 40, "items": {"type": "string", "maxLength": 300}})


def prompt(turns: Sequence[Turn], *, max_tokens: int = 200) -> Prompt:
    """Build the prompt. ``turns``: user and assistant messages since the last summary."""
    parts = (
        "The messages:",
        Data("CONVERSATION", base.conversation(turns)),
        f"Summarize the messages in at most {max_tokens} tokens, as JSON.",
    )
    return Prompt("summarize", SYSTEM, parts, expected=max_tokens)


def fold(rolling: str, recent: Sequence[str], *, max_tokens: int = 200) -> Prompt:
    """Build the prompt. ``rolling``: the summary on top so far, ``recent``: those of later parts, oldest first."""
    texts = [text for text in (rolling, *recent) if text]
    parts: list[str | Data] = []
    for number, text in enumerate(texts, 1):
        parts += [f"Part {number}:", Data("SUMMARY", text)]
    parts += [f"Fold them into one summary of at most {max_tokens} tokens, as JSON."]
    return Prompt("fold", FOLD_SYSTEM, tuple(parts), expected=max_tokens)
