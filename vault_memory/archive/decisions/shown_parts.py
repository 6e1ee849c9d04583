"""Format what a model is shown of documents and items: numbered statements, related passages, waiting proposals."""

from __future__ import annotations

import re
from collections.abc import Container, Iterator, Sequence
from dataclasses import replace

from vault_memory.archive.decisions.subjects import share_subject
from vault_memory.llm.prompts.base import NumberedStatement
from vault_memory.llm.prompts.merge import ShownText
from vault_memory.models import Add, Cell, Item, Rewrite, Supersede, Topic, Update
from vault_memory.vault import review
from vault_memory.vault.document.text_blocks import TextBlock, list_text_blocks
from vault_memory.vault.storage.store import Store

_LINK = re.compile(r"\[\[[^\[\]]*\]\]")
_MORE = 250  # most tokens of a document's prose, tables and code that are shown


def waiting_lines(store: Store, topic: Topic) -> Iterator[str]:
    """Yield a line for each proposal that waits for a person, with the statement that it would replace."""
    for proposal in review.waiting(store):
        edit = proposal.edit
        if isinstance(edit, Rewrite) and proposal.path == topic.path and not proposal.untrusted:
            yield f"waits for a person: “{edit.was}” becomes “{edit.text}”"
        if proposal.path != topic.path or proposal.untrusted or not isinstance(edit, Add | Supersede | Update):
            continue
        old = None if isinstance(edit, Add) else topic.find(edit.target)
        new = edit.by if isinstance(edit, Supersede) else edit
        replaces = f", would replace “{old.text}”" if old is not None else ""
        yield f"waits for a person{replaces}: {new.text if new is not None else 'that it has ended'}"


def statement(number: int, cell: Cell, talks: Container[Cell] = ()) -> NumberedStatement:
    """Format a cell as the model sees it. ``talks``: statements of talks between people, whoever has which role."""
    known = cell.attributes
    role = "person" if cell.by_person else (known.role if known is not None else "")
    date = (known.updated or known.created) if known is not None else None
    return NumberedStatement(
        number,
        cell.text,
        type=f"done {cell.type}" if cell.box in {"x", "X"} else cell.type,
        section=cell.headings[-1] if cell.headings else "",
        role="person" if role == "assistant" and cell in talks else role,
        date=date.date().isoformat() if date is not None else "",
        context=known.context if known is not None else "",
        detail=cell.detail,
    )


def number_statement(number: int, item: Item, letter: str) -> NumberedStatement:
    date = item.created.date().isoformat() if item.created is not None else ""
    role = "person" if item.between_people and item.role == "assistant" else item.role
    return NumberedStatement(number, item.text, item.type, letter, role, date, item.context, item.replaces)


def statement_elsewhere(number: int, path: str, cell: Cell, talks: Container[Cell] = ()) -> NumberedStatement:
    shown = statement(number, cell, talks)
    return replace(shown, section=path.removeprefix("topics/").removesuffix(".md"))


def select_texts(topic: Topic, items: Sequence[Item]) -> list[tuple[TextBlock, str]]:
    """Return the prose, tables and code of a document that share words with the items, each cut to the room left.

    Of a block that does not fit, only its first line (the head of a table) and the lines that share words are shown.
    """
    kept, room = [], _MORE * 4
    wanted = " ".join(f"{item.text} {item.replaces}" for item in items)
    for block in list_text_blocks(topic) if topic.passages else ():
        if block.kind == "detail" or not share_subject(wanted, _LINK.sub("", block.text)):
            continue
        near = {number for number, line in enumerate(block.lines) if not number or share_subject(wanted, line)}
        whole = len(block.text) <= room
        lines = [line for number, line in enumerate(block.lines) if whole or number in near]
        text = "\n".join(lines)[: max(0, room)].rstrip()
        if text:
            kept.append((block, text))
            room -= len(text)
    return kept


def number_text(number: int, block: TextBlock, shown: str = "") -> ShownText:
    """Return a text as a model sees it: what is ``shown`` of it, or all."""
    return ShownText(number, block.kind, block.headings[-1] if block.headings else "", shown or block.text)


def find_details(topic: Topic, shown: Sequence[Cell]) -> dict[str, TextBlock]:
    """Return the text blocks below these statements, by the statements' keys."""
    if not any(cell.detail for cell in shown):
        return {}
    return {block.cell.key: block for block in list_text_blocks(topic) if block.cell is not None}


def document_letters() -> Iterator[str]:
    """Yield A, B, … Z, A2, B2, …"""
    turn = 1
    while True:
        for letter in "ABCDEFGHIJKLMNOPQRSTUVWXYZ":
            yield letter if turn == 1 else f"{letter}{turn}"
        turn += 1
