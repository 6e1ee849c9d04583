"""Select the cells of a document that a model is shown for new items: the nearest by meaning and by words.

A small document is shown whole. For a large one the model gets the outline and, for each item, the cells nearest in
the index and those that share its rarest words. So the prompt grows with the new items, not with the document.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from functools import lru_cache
from itertools import zip_longest

from vault_memory.archive.decisions.match import FindSimilar
from vault_memory.models import Cell, Item, TopicMatch
from vault_memory.text.words import content_words, identifiers

WHOLE = 30  # most current cells of a document that is shown whole
PER_ITEM = 10  # most cells selected for one item
MOST = 60  # most cells in one prompt
_REACH = 50  # nearest cells of the vault that are searched for cells of other documents
_NEARBY = 3  # most cells of other documents for an item's text, and for each part that it replaces


def nearest(current: Sequence[Cell], path: str, items: Sequence[Item], similar: FindSimilar, most: int) -> list[Cell]:
    """Return the current cells of the document at ``path`` in order: all, or at most ``most`` that are near an item."""
    if len(current) <= min(WHOLE, most):
        return list(current)
    by_key = {cell.key: number for number, cell in enumerate(current)}
    rarity = _rarity(current)
    ranked = [_rank_cells(item, path, current, by_key, rarity, similar) for item in items]
    chosen: dict[int, None] = {}
    for row in zip_longest(*ranked):  # the best of each item, then the second best of each …
        chosen.update((number, None) for number in row if number is not None)
        if len(chosen) >= most:
            break
    return [current[number] for number in sorted(list(chosen)[:most])]


def outline(current: Sequence[Cell]) -> list[str]:
    """Return sections with the number of their current cells, in order."""
    counts = Counter(cell.headings[-1] if cell.headings else "" for cell in current)
    return [f"{heading} ({count})" for heading, count in counts.items() if heading]


def _rank_cells(
    item: Item,
    path: str,
    current: Sequence[Cell],
    by_key: dict[str, int],
    rarity: dict[str, float],
    similar: FindSimilar,
) -> list[int]:
    """Return the numbers of the nearest cells, alternately by meaning and by words."""
    text = f"{item.text} {item.replaces}".strip()
    dense = [by_key[m.cell] for m in similar.similar_cells(text, PER_ITEM, path) if m.cell in by_key]
    wanted = set(_terms(text))
    scores = [
        (sum(rarity.get(term, 0.0) for term in wanted.intersection(terms)) / math.sqrt(4 + len(terms)), number)
        for number, cell in enumerate(current)
        if (terms := _terms(cell.text))
    ]
    lexical = [number for score, number in sorted(scores, key=lambda pair: (-pair[0], pair[1]))[:PER_ITEM] if score > 0]
    merged = dict.fromkeys(n for pair in zip_longest(dense, lexical) for n in pair if n is not None)
    return list(merged)[:PER_ITEM]


def _rarity(cells: Sequence[Cell]) -> dict[str, float]:
    counts = Counter(term for cell in cells for term in _terms(cell.text))
    return {term: math.log(1 + len(cells) / seen) for term, seen in counts.items()}


@lru_cache(maxsize=4_096)
def _terms(text: str) -> frozenset[str]:
    return frozenset(content_words(text)) | frozenset(identifiers(text))


def find_nearby(
    items: Sequence[Item], inside: Collection[str], similar: FindSimilar
) -> Iterator[tuple[Item, TopicMatch]]:
    """Yield cells of other documents that items may end: those near what an item replaces and those near its text.

    The best cell of each item comes first, then the second best of each. A cell that is near several items is yielded
    for each of them.
    """
    ranked = []
    for item in items:
        texts = [*(part.strip() for part in item.replaces.split(";") if part.strip()), item.text]
        found = [[m for m in similar.similar_cells(text, _REACH) if m.path not in inside] for text in texts]
        rows = [m for row in zip_longest(*found) for m in row if m is not None]
        ranked.append([(item, match) for match in rows[: _NEARBY * len(texts)]])
    for row in zip_longest(*ranked):
        yield from (pair for pair in row if pair is not None)
