"""Ask for changes to a person's profile from what they wrote, each with the words that support it (A13)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Literal

from pydantic import BeforeValidator

from vault_memory.llm.prompts import base
from vault_memory.llm.prompts.base import DATA_RULES, Data, Prompt, Reply, Turn

SYSTEM = f"""\
You suggest changes to a person's profile. You see the entries of the PROFILE as it is and MESSAGES that the person
wrote, and return the changes the messages call for, as JSON. The person decides on each. Most messages call for none,
and then the list is empty.

The fields: coding_style (how they want code written), languages (programming languages they use), frameworks (and
tools they use), goals (what they are working towards), domain (what their work is about, one value), constraints (what
must always or never be done, or cannot be changed).

Each item of "changes" has
- message: the number of the message that says it.
- quote: the words of that message that say it, copied exactly, as short as they can be.
- field: one of the fields.
- value: the entry as it shall stand, a few words, built from the words of the quote; "" where an entry goes and
  nothing takes its place.
- replaces: the number of the entry that no longer holds, 0 where the value is new.

Rules
- Only what the person plainly says of themself and their work, and what will hold for months. Not the task of the day,
  not what they ask about, not what they quote or paste from others.
- Guess nothing: without words to copy there is no change. Use only numbers that are shown.
- Nothing about health, belief, politics, sexuality, money or other people. Never passwords, keys or tokens.
- What the profile says already, in whatever words, is no change; nor is what WAITS for the person's decision.
- Write values in the language of the message.

{DATA_RULES}

Reply with one JSON object: {{"changes": [{{"message": 3, "quote": "we moved to Rust", "field": "languages", "value":
"Rust", "replaces": 2}}]}}"""

Field = Annotated[
    Literal["coding_style", "languages", "frameworks", "goals", "domain", "constraints"],
    BeforeValidator(lambda v: "_".join(v.strip().lower().replace("-", " ").split()) if isinstance(v, str) else v),
]


class Suggested(Reply):
    message: base.Handle = base.handle()
    quote: str = base.line(300, empty=False)
    field: Field
    value: str = base.line(120)
    replaces: base.Handle = base.handle(none=True)


class Suggestions(Reply):
    changes: list[Suggested] = base.items(6)


def prompt(
    turns: Sequence[Turn], entries: Sequence[tuple[str, str]], waits: Sequence[tuple[str, str, str]] = ()
) -> Prompt:
    """Build the prompt. ``turns``: the user's messages without recalled text; ``entries``: field and value, from 1;
    ``waits``: field, value and what it would replace of changes that the person has not decided on.
    """
    shown = "\n".join(f"[{n}] {field} | {' '.join(value.split())}" for n, (field, value) in enumerate(entries, 1))
    waiting = [f"{field} | {value or 'ends'}{f' for {old}' if old else ''}" for field, value, old in waits]
    parts: tuple[str | Data, ...] = (
        "The profile:",
        Data("PROFILE", shown or "(none)"),
        *((Data("WAITS", "\n".join(waiting)),) if waiting else ()),
        "The messages:",
        Data("MESSAGES", base.conversation(turns)),
        "Return the changes as JSON.",
    )
    return Prompt("profile", SYSTEM, parts, expected=150)
