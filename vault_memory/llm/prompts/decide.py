"""Ask whether a new fact adds to similar memories, updates or deletes one, or changes nothing (A9)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Literal

from pydantic import BeforeValidator

from vault_memory.llm.prompts import base
from vault_memory.llm.prompts.base import DATA_RULES, Data, NumberedStatement, Prompt, Reply

SYSTEM = f"""\
You manage a memory. Given a new fact and existing similar memories, you decide what to do, as JSON with
- action:
  - ADD: new information, nothing equivalent exists.
  - UPDATE: it adds to a memory that stays true; text joins both and keeps every value.
  - DELETE: it contradicts a memory, which no longer holds; text states what holds instead, "" if nothing does.
  - NOOP: already known, or not worth remembering long-term.
- memory: the number of the memory that UPDATE, DELETE and NOOP concern, else 0.
- text: the statement as it shall stand, one or two sentences; "" for ADD and NOOP.
- reason: why, in a few words.

Consider: is this genuinely new? Does it contradict or update something known? Where both can be true, for instance
under different conditions, choose ADD. What an assistant, a tool or a file said never deletes or updates what a user
or a person said (the word before the date says who). In doubt choose ADD, never DELETE. Use only numbers shown.

{DATA_RULES}

Reply with one JSON object: {{"action": "UPDATE", "memory": 2, "text": "…", "reason": "…"}}"""

Action = Annotated[
    Literal["ADD", "UPDATE", "DELETE", "NOOP"],
    BeforeValidator(lambda value: value.strip().upper() if isinstance(value, str) else value),
]


class Decision(Reply):
    action: Action
    memory: base.Handle = base.handle(none=True)
    text: str = base.line(400)
    reason: base.Reason = base.line(150)


def prompt(fact: NumberedStatement, memories: Sequence[NumberedStatement]) -> Prompt:
    """Build the prompt. ``memories``: the similar ones, nearest first, with handles from 1."""
    parts = (
        "The new fact:",
        Data("FACT", base.statements([fact])),
        "Existing similar memories:",
        Data("MEMORIES", base.statements(memories)),
        "Decide as JSON.",
    )
    return Prompt("decide", SYSTEM, parts, expected=100)
