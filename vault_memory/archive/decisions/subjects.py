"""Compare two statements by words, values and names: whether they have the same subject or say the same."""

from __future__ import annotations

import re

from vault_memory.archive.extraction.values import missing, values
from vault_memory.models import Cell, Item
from vault_memory.text.words import content_words, identifiers

_SAME = 0.5  # share of an item's words that a text that says the same must have; half if the item has values or names
_MANY = 16  # words of a statement, of which one alone is no subject
_NAME = re.compile(r"(?<=[\w,;:] )[A-Z][\w+#]*")  # a capitalised word inside a sentence


def says(text: str, item: Item) -> bool:
    """Return whether ``text`` says the item: it has every value and name, and enough of the words."""
    words, text_words = set(content_words(item.text)), set(content_words(text))
    names = [name.casefold() for name in _NAME.findall(item.text)]
    share = _SAME if not (names or values(item.text)) else _SAME / 2
    low = text.casefold()
    return (
        not missing(item.text, text)
        and all(name in low for name in names)
        and len(words & text_words) >= share * len(words)
    )


def is_near(item: Item, text: str) -> bool:
    """Return whether a text is about the item's subject, judged by words."""
    return not _terms(item.text) or share_subject(f"{item.text} {item.context}", text)


def concerns(item: Item, cell: Cell) -> bool:
    """Return whether item and cell share words that carry a subject: two where the cell has many, one in another."""
    known = f"{cell.text} {cell.detail}"
    return share_subject(f"{item.text} {item.replaces} {item.context}", known, 2 if len(_terms(known)) > _MANY else 1)


def share_subject(one: str, other: str, least: int = 1) -> bool:
    """Return whether two statements share at least ``least`` words that carry a subject."""
    return len(_terms(one) & _terms(other)) >= least


def _terms(text: str) -> frozenset[str]:
    return frozenset(content_words(text)) | frozenset(identifiers(text))
