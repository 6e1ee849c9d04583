"""Score how surely a new statement, or one of its sentences, says that a known statement has changed."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from vault_memory.archive.extraction.rules.changes import ends, moves_to_month, postpones, revises
from vault_memory.archive.extraction.rules.platforms import moves_platform
from vault_memory.archive.extraction.rules.reversals import flips
from vault_memory.archive.extraction.rules.statement_reading import read
from vault_memory.models import Cell, Item
from vault_memory.text.sentences import split_sentences

_MOVED = 1.2  # score of a thing that has moved to another platform
_MOST_PARTS = 4  # sentences of a statement that are read one by one


def score_change(item: Item, cell: Cell, rarity: Counter[str], cells: int) -> float:
    """Return a score for "the item says that the cell's statement has changed"; 0: it does not."""
    named = ends(item.text, item.replaces, cell.text, (item.type, cell.type), rarity) if item.replaces else 0.0
    put_off = max(postpones(item.text, cell.text, rarity), moves_to_month(item.text, cell.text, rarity))
    turned = max(flips(item.text, cell.text), put_off, _MOVED * moves_platform(item.text, cell.text))
    return max(named, turned, revises(item.text, cell.text, rarity, cells))


def score_changed_part(item: Item, cell: Cell, rarity: Counter[str], cells: int) -> float:
    """Return a score for "the item says that the cell's statement, or a sentence of it, has changed"."""
    whole = score_change(item, cell, rarity, cells)
    if whole or item.replaces:
        return whole
    alone = (replace(cell, text=part) for part in list_sentences(cell.text))
    return max((score_change(item, each, rarity, cells) for each in alone), default=0.0)


def split_changes(item: Item) -> list[Item]:
    """Return the item, and each of its sentences that announces a change of its own."""
    if not (item.replaces or read(item.text).changes):
        return []
    parts = (part for part in list_sentences(item.text) if read(part).changes)
    return [item, *(replace(item, text=part, replaces="") for part in parts)]


def list_sentences(text: str) -> list[str]:
    """Return the sentences of a statement, if it has two to `_MOST_PARTS`; of others none is read alone."""
    parts = [part for part in map(str.strip, split_sentences(text)) if part]
    return parts if 1 < len(parts) <= _MOST_PARTS else []
