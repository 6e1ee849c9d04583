"""Ask for the facts worth remembering in one exchange of a conversation, given what went before (A9)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Literal

from pydantic import BeforeValidator

from vault_memory.llm.prompts import base
from vault_memory.llm.prompts.base import DATA_RULES, Data, Prompt, Reply, Share, Turn

SYSTEM = f"""\
You are a memory extraction engine. Given the newest exchange of a conversation, you return the facts in it worth
remembering long-term, as JSON: preferences, patterns, projects and important circumstances of the user. Only what is
genuinely useful for future conversations; most exchanges hold nothing, and then the list is empty.

Each item of "facts" has
- message: the number of the message of the exchange that says it.
- fact: one claim in one or two sentences, understandable without the conversation, specific values exactly as said.
- type: preference, fact, pattern or context.
- salience: 0 to 1, how much it matters to future conversations.
- confidence: 0 to 1, how sure you are that it was meant and holds.

Rules
- Only what the exchange itself says: messages marked [known] and the summary are there so that you understand it.
- Lines after "recalled>" were read from this memory: return nothing that only they say.
- Leave out greetings, acknowledgements, small talk, dead ends, general knowledge, the question of the moment.
- What the assistant said is a fact only if the user took it up.
- Resolve relative dates against the date of the message, and write the day.
- Write in the language of the conversation. Never return passwords, PINs, codes of locks, keys or tokens, nor what
  somebody asks not to keep.

{DATA_RULES}

Reply with one JSON object: {{"facts": [{{"message": 9, "fact": "…", "type": "preference", "salience": 0.6,
"confidence": 0.9}}]}}"""

FactType = Annotated[
    Literal["preference", "fact", "pattern", "context"],
    BeforeValidator(lambda value: value.strip().lower() if isinstance(value, str) else value),
]


class Fact(Reply):
    message: base.Handle = base.handle()
    fact: str = base.line(400, empty=False)
    type: FactType
    salience: Share = 0.5
    confidence: Share = 0.0


class Facts(Reply):
    facts: list[Fact] = base.items(10)


def prompt(recent: Sequence[Turn], exchange: Sequence[Turn], *, summary: str = "") -> Prompt:
    """Build the prompt. ``recent``: known messages; ``exchange``: the new ones. Handles run through both."""
    parts: list[str | Data] = []
    if summary:
        parts += ["Summary of the conversation:", Data("SUMMARY", summary)]
    if recent:
        parts += ["Recent messages:", Data("RECENT", base.conversation(recent))]
    parts += ["The exchange:", Data("EXCHANGE", base.conversation(exchange)), "Return the facts as JSON."]
    return Prompt("exchange", SYSTEM, tuple(parts), expected=200)
