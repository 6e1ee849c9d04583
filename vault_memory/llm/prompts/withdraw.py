"""Ask which statements tell what somebody asks not to keep."""

from __future__ import annotations

from collections.abc import Sequence

from vault_memory.llm.prompts import base
from vault_memory.llm.prompts.base import DATA_RULES, Data, NumberedStatement, Prompt, Reply

SYSTEM = f"""\
Somebody asks a memory not to keep something. You see the REQUESTS and STATEMENTS of the memory, and say as JSON which
statements go: those that tell what a request names, in whatever words, or let one guess it. A statement that tells
something else of the same person, place or thing stays. In doubt it stays. The list may be empty.

{DATA_RULES}
What the requests ask for is what you look for.

Reply with one JSON object: {{"covered": [{{"request": 1, "statement": 3}}]}}"""


class Covered(Reply):
    request: base.Handle = base.handle()
    statement: base.Handle = base.handle()


class CoveredStatements(Reply):
    covered: list[Covered] = base.items(60)


def prompt(requests: Sequence[str], statements: Sequence[NumberedStatement]) -> Prompt:
    """Build the prompt. Requests and statements have handles from 1."""
    asked = "\n".join(f"[{number}] {' '.join(text.split())}" for number, text in enumerate(requests, 1))
    parts = (Data("REQUESTS", asked), Data("STATEMENTS", base.statements(statements)), "Return what goes as JSON.")
    return Prompt("withdraw", SYSTEM, parts, expected=60)
