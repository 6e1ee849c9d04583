"""Which cells of a document a model is shown for new items: the nearest by meaning and by word.

A small document is shown whole. Of a large one the model sees its outline and, for each item, the cells nearest in
the index and those that share its rarest words; so the prompt grows with what is new, not with the document.
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

WHOLE = 30  # a document of so many current cells is shown whole
PER_ITEM = 10  # cells an item brings at most
MOST = 60  # cells in one prompt
_REACH = 50  # nearest cells of the vault among which those of other documents are looked for
_NEARBY = 3  # cells of other documents that an item brings at most, and as many that what it ends brings


def nearest(current: Sequence[Cell], path: str, items: Sequence[Item], similar: FindSimilar, most: int) -> list[Cell]:
    """Return all current cells of the document at ``path``, or at most ``most`` that are near any of the items.

    In the order of the document.
    """
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
    """Return numbers of cells, the nearest by meaning and by word in turn."""
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
    """Yield cells outside these documents that items may end: by what they end first, then by text.

    The best of each item comes first, then the second best of each; a cell that is near several items comes with each.
    """
    ranked = []
    for item in items:
        texts = [*(part.strip() for part in item.replaces.split(";") if part.strip()), item.text]
        found = [[m for m in similar.similar_cells(text, _REACH) if m.path not in inside] for text in texts]
        rows = [m for row in zip_longest(*found) for m in row if m is not None]
        ranked.append([(item, match) for match in rows[: _NEARBY * len(texts)]])
    for row in zip_longest(*ranked):
        yield from (pair for pair in row if pair is not None)
