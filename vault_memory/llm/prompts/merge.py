"""Ask for the edits that new items make to the cells of their documents (A5)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Annotated, Any, Literal

from pydantic import BeforeValidator

from vault_memory.llm.prompts import base
from vault_memory.llm.prompts.base import DATA_RULES, Data, NumberedStatement, Prompt, Reply
from vault_memory.models import CELL_TYPES, CellType

_TEXTS = """\
TEXTS shows tables, code and prose of the documents under numbers, too. Where a new statement says that something in
them, or in the lines below a cell, is no longer so, give one edit more, which a person decides on: action "propose",
cell its number, was the part that is outdated, copied exactly (a whole row of a table), text what shall stand in its
place in the same form, "" where it goes, and reason. The new statement still gets its own edit. Elsewhere was is "".

"""
_NO_TEXTS = """\
Only statements are shown this time: no edit has the action "propose", and was is "" in all.

"""
SYSTEM = f"""\
You keep one document after another of a memory up to date. You see DOCUMENTS (A, B, …), the statements that stand in
them (CELLS), and NEW ones, each with the letter of the document it goes to. You decide what to do with each new one,
as a list of edits in JSON. You never rewrite a document: whatever no edit names stays as it is.

Each edit has
- item: the number of the new statement.
- action:
  - add: it says something no cell says. Also where it holds under other conditions than a similar cell: keep both, each
    with its context.
  - update: it adds detail to a cell that stays true; the cell then says text, which joins both and keeps every value.
  - supersede: it is the same claim with a newer value, or says that a cell no longer holds; text states what holds now
    and keeps what of the cell still holds.
  - delete: a cell no longer holds and nothing takes its place; reason says why.
  - noop: a cell says it already.
- cell: the number of the cell that update, supersede, delete and noop concern; 0 for add.
- text: the statement as it shall stand, one or two sentences, understandable by itself, every path, key, version and
  number kept; "" for delete and noop, and for an add or supersede that needs no other words than the new statement has.
- type: {", ".join(CELL_TYPES)}; "" for that of the new statement.
- done: true for a task that is done.
- section: the heading it belongs under, by subject ("Opening hours", not "Facts"): one of the outline where one fits,
  else a short new one; "" for delete and noop, and where an updated cell shall stay.
- context: the condition under which it holds, else "".
- reason: why, in a few words; "" for add.

Rules
- Every new statement gets at least one edit. It may have several: one that ends three cells gets three edits, each with
  the text that takes that cell's place (or delete). Look for what it ends in ALL cells, those of other documents, too:
  also cells about the workings of something that it says is gone or done (where the story still matters, supersede by
  one that tells it as past and names what took its place).
- Two new statements that say the same: add the better one, noop for the other (cell 0). Of two new ones where one
  replaces the other, add what holds now and noop the outdated one.
- Newer wins over older where both cannot be true; look at the dates. Where both can be true, keep both.
- The word before the date says who said it (none: the user). What an assistant, a tool or a file said never supersedes
  or deletes what a user or a person said: add it, and say in its context whose view it is.
- Update and supersede nothing merely to change the wording.
- Use only numbers that are shown.

{DATA_RULES}

{_TEXTS}Reply with one JSON object: {{"edits": [{{"item": 1, "action": "supersede", "cell": 4, "text": "…", "type": "",
"done": false, "section": "…", "context": "", "reason": "…", "was": ""}}]}}"""
WITHOUT_TEXTS = SYSTEM.replace(_TEXTS, _NO_TEXTS)  # where nothing but statements is shown

_ACTIONS = {"create": "add", "insert": "add", "new": "add", "replace": "supersede", "remove": "delete", "skip": "noop"}


def _action(value: Any) -> Any:
    """Return the action by its name here: models also write "ADD" and "replace"."""
    name = value.strip().lower() if isinstance(value, str) else value
    return _ACTIONS.get(name, name) if isinstance(name, str) else name


Action = Annotated[
    Literal["add", "update", "supersede", "delete", "noop", "propose"],
    BeforeValidator(_action),
]


def _type(value: Any) -> str:
    """Return the type, or the item's for an unknown one: no reason to ask again."""
    found = "_".join(value.strip().lower().replace("-", " ").split()) if isinstance(value, str) else ""
    return found if found in CELL_TYPES else ""


OptionalType = Annotated[
    Literal["", CellType],
    BeforeValidator(_type),
]


class Proposal(Reply):
    """One edit as the model wants it; whether the handles exist and nothing is lost is for the caller to check."""

    item: base.Handle = base.handle()
    action: Action
    cell: base.Handle = base.handle(none=True)
    text: str = base.line(400)
    type: OptionalType = ""
    done: Annotated[bool, BeforeValidator(lambda value: value is True or str(value).lower() == "true")] = False
    section: str = base.line(80)
    context: str = base.line(150)
    reason: base.Reason = base.line(150)
    was: str = base.line(600)


class Edits(Reply):
    edits: list[Proposal] = base.items(120)


@dataclass(frozen=True, slots=True)
class ShownText:
    """A table, code or prose under its handle: lines as they stand, those that matter."""

    handle: int
    kind: str
    section: str
    text: str


@dataclass(frozen=True, slots=True)
class ShownDocument:
    """A document as a model sees it. ``texts``: tables, code and prose in it; ``waiting``: what a person decides on."""

    letter: str
    name: str
    cells: Sequence[NumberedStatement] = ()
    outline: Sequence[str] = ()
    summary: str = ""
    hidden: int = 0  # cells that are not shown
    texts: Sequence[ShownText] = ()
    waiting: Sequence[str] = ()


def prompt(
    documents: Sequence[ShownDocument], new: Sequence[NumberedStatement], elsewhere: Sequence[NumberedStatement] = ()
) -> Prompt:
    """Build the prompt. ``new`` have their own handles from 1, cells theirs through all documents and ``elsewhere``."""
    parts: list[str | Data] = [Data("DOCUMENTS", "\n".join(_document(each) for each in documents))]
    texts = [line for each in documents for text in each.texts for line in _format_text(each.letter, text)]
    if texts:
        parts += ["What else stands there:", Data("TEXTS", "\n".join(texts))]
    waiting = [f"{each.letter}: {' '.join(text.split())}" for each in documents for text in each.waiting]
    if waiting:
        parts += ["What waits for a person:", Data("WAITING", "\n".join(waiting))]
    parts += [Data("CELLS", _cells(documents, elsewhere)), Data("NEW", _format_new(new))]
    parts += ["Return the edits as JSON."]
    detailed = texts or any(cell.detail for each in documents for cell in each.cells)
    return Prompt("merge", SYSTEM if detailed else WITHOUT_TEXTS, tuple(parts), expected=60 + 60 * len(new))


def build_retry(
    cells: Sequence[NumberedStatement],
    new: Sequence[NumberedStatement],
    given: Sequence[Proposal],
    problems: Sequence[str],
    texts: Sequence[ShownText] = (),
) -> Prompt:
    """Build a prompt that shows the edits that were refused, each with the problem, and asks for corrections."""
    rows = "\n".join(edit.model_dump_json(exclude_defaults=True) for edit in given) or "(none)"
    shown = [line for text in texts for line in _format_text("", text)]
    parts: tuple[str | Data, ...] = (
        Data("CELLS", base.statements(cells)),
        *([Data("TEXTS", "\n".join(shown))] if shown else []),
        Data("NEW", base.statements(new)),
        "Your edits of these new statements were:",
        Data("EDITS", rows),
        "They were not taken yet:",
        Data("PROBLEMS", "\n".join(f"- {problem}" for problem in problems)),
        "Return all edits of these new statements again as JSON: mended, or as they were where that is what you mean.",
    )
    return Prompt("merge again", SYSTEM if shown else WITHOUT_TEXTS, parts, expected=60 + 60 * len(new))


def _format_new(new: Sequence[NumberedStatement]) -> str:
    """Return the new statements; a day that all were said on stands once."""
    days = {row.date for row in new}
    if len(days) != 1 or "" in days:
        return base.statements(new)
    return f"(all said on {days.pop()})\n{base.statements([replace(row, date='') for row in new])}"


def _document(document: ShownDocument) -> str:
    outline = "; ".join(" ".join(heading.split()) for heading in document.outline)
    shown = f" — sections: {outline}" if outline else " (new)" if not document.cells else ""
    hidden = f" ({document.hidden} more cells, about other things, are not shown)" if document.hidden else ""
    summary = f"\n   {' '.join(document.summary.split())}" if document.summary else ""
    return f"{document.letter}: {' '.join(document.name.split())}{shown}{hidden}{summary}"


def _format_text(letter: str, text: ShownText) -> list[str]:
    section = f" · {' '.join(text.section.split())}" if text.section else ""
    return [f"[{text.handle}] {letter} · {text.kind}{section}", *(f"    {line}" for line in text.text.split("\n"))]


def _cells(documents: Sequence[ShownDocument], elsewhere: Sequence[NumberedStatement]) -> str:
    rows: list[str] = []
    for document in documents:
        if document.cells:
            rows += [f"{document.letter}: {' '.join(document.name.split())}", base.group_by_section(document.cells)]
    if elsewhere:
        rows += ["Of other documents:", base.group_by_section(elsewhere)]
    return "\n".join(rows) or "(none)"
