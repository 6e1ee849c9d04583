"""New items + a document's cells → edits (A5)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from vault_memory.llm.prompts import base
from vault_memory.llm.prompts.base import DATA_RULES, Data, Prompt, Reply, Statement, Type

SYSTEM = f"""\
You keep one document of a memory up to date. You see its statements (CELLS) and new ones (NEW) and decide what to do
with each new one, as a list of edits in JSON. You never rewrite the document: whatever no edit names stays as it is.

Each edit has
- item: the number of the new statement.
- action:
  - add: it says something no cell says. Also where it holds under other conditions than a similar cell: keep both, each
    with its context.
  - update: it adds detail to a cell that stays true; text joins both and keeps every value of the cell.
  - supersede: it is the same claim with a newer value, or says that a cell no longer holds; text states what holds now.
  - delete: it says that a cell no longer holds and nothing takes its place.
  - noop: a cell says it already.
- cell: the number of the cell that update, supersede, delete and noop concern; 0 for add.
- text: the statement as it shall stand, one or two sentences, understandable by itself, every path, key, version and
  number kept exactly; "" for delete and noop.
- type: fact, decision, preference, task, risk, code_ref, pattern or context.
- section: the heading it belongs under, one of the outline where one fits, else a new short one; "" for delete, noop.
- context: the condition under which it holds, else "".
- reason: why, in a few words.

Rules
- Every new statement gets at least one edit. Two that say the same: add the better one, noop for the other (cell 0).
- Newer wins over older where both cannot be true; look at the dates. Where both can be true, keep both.
- The word before the date says who said it. What an assistant, a tool or a file said never supersedes or deletes what a
  user or a person said: add it, and say in its context whose view it is.
- Update and supersede nothing merely to change the wording.
- Use only numbers that are shown.

{DATA_RULES}

Reply with one JSON object: {{"edits": [{{"item": 1, "action": "supersede", "cell": 4, "text": "…", "type": "fact",
"section": "…", "context": "", "reason": "…"}}]}}"""

Action = Literal["add", "update", "supersede", "delete", "noop"]


class Proposal(Reply):
    """One edit as the model wants it; whether the handles exist and nothing is lost is for the caller to check."""

    item: int = base.handle()
    action: Action
    cell: int = base.handle(none=True)
    text: str = base.line(400)
    type: Type = "fact"
    section: str = base.line(80)
    context: str = base.line(150)
    reason: str = base.line(150)


class Edits(Reply):
    edits: list[Proposal] = base.items(60)


def prompt(
    topic: str,
    cells: Sequence[Statement],
    new: Sequence[Statement],
    *,
    outline: Sequence[str] = (),
    summary: str = "",
    hidden: int = 0,
) -> Prompt:
    """``cells`` and ``new`` have handles of their own, each from 1; ``hidden``: how many cells are not shown."""
    shown = f"Its statements{f' ({hidden} more, about other things, are not shown)' if hidden else ''}:"
    parts: list[str | Data] = ["The document:", Data("TOPIC", " ".join(topic.split()))]
    if outline:
        parts += ["Its outline:", Data("OUTLINE", "\n".join(f"- {' '.join(heading.split())}" for heading in outline))]
    if summary:
        parts += ["Its summary:", Data("SUMMARY", summary)]
    parts += [shown, Data("CELLS", base.statements(cells)), "New:", Data("NEW", base.statements(new))]
    parts += ["Return the edits as JSON."]
    return Prompt("merge", SYSTEM, tuple(parts), expected=80 + 90 * len(new))
