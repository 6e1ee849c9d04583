"""Index the current statements of one document, parsed once, by words, values and days, with their vectors."""

from __future__ import annotations

import math
from array import array
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Literal

from vault_memory.archive.decisions.ending_features import list_days
from vault_memory.archive.extraction.rules.attributes import Attribute, attributes
from vault_memory.archive.extraction.rules.changes import list_numerals
from vault_memory.archive.extraction.rules.reversals import list_denial_stems, list_doing_words
from vault_memory.archive.extraction.rules.statement_reading import read
from vault_memory.archive.extraction.rules.word_shapes import content
from vault_memory.archive.extraction.similarity import split_core
from vault_memory.models import Cell, Embed, Topic

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

Field = Literal["anchors", "values", "kinds", "days", "stems", "core", "content", "slots", "hash", "type"]
RareField = Literal["doings", "denials"]  # fields that few new statements look up; filled on demand
_FIELDS: tuple[Field, ...] = (
    "anchors", "values", "kinds", "days", "stems", "core", "content", "slots", "hash", "type"
)  # fmt: skip
_RARE: dict[RareField, Callable[[str], Iterable[str]]] = {"doings": list_doing_words, "denials": list_denial_stems}
_KEPT = 8_192  # most cached statements of documents; some 25 MB
_Table = dict[str, "array[int]"]


class StatementBlock:
    """Statements by number, in order.

    ``rarity``: in how many of them each anchor and value stands; ``vectors``: a row each, if there is an embedder.
    """

    def __init__(self) -> None:
        self.cells: list[Cell] = []
        self.sizes, self.stated = array("q"), array("d")  # number of stems; when it was stated, in seconds
        self.rarity: Counter[str] = Counter()
        self.vectors: NDArray[np.float32] | None = None
        self._tables: dict[str, _Table] = {field: {} for field in _FIELDS}

    def add(self, cells: Sequence[Cell]) -> Counter[str]:
        """Add statements after those that there are; return in how many of them each anchor and value stands."""
        counts: Counter[str] = Counter()
        tables = [self._tables[field] for field in _FIELDS]
        for number, cell in enumerate(cells, len(self.cells)):
            keys, size = _read_keys(cell.text)
            counts.update(keys[0])
            counts.update(keys[1])
            for table, found in zip(tables, (*keys, (cell.hash,), (cell.type,)), strict=True):
                _put(table, found, number)
            self.sizes.append(size)
            self.stated.append(_find_time(cell))
        self.cells += cells
        self.rarity += counts
        for field in _RARE:
            self._tables.pop(field, None)
        return counts

    def find(self, field: Field | RareField, key: str) -> array[int] | None:
        """Return the numbers of the statements that have the key in the field, in order; None if there are none."""
        table = self._tables.get(field)
        if table is None:
            table = self._tables[field] = {}
            for number, cell in enumerate(self.cells):
                _put(table, _RARE[field](cell.text), number)  # type: ignore[index]
        return table.get(key)


class KnownDocuments:
    """Caches the blocks of recently loaded documents, so that an unchanged document is not parsed again."""

    def __init__(self, embed: Embed | None) -> None:
        self.embed = embed
        self._blocks: OrderedDict[str, tuple[str, StatementBlock]] = OrderedDict()
        self._held = 0

    def load(self, topic: Topic) -> StatementBlock:
        """Return the current statements of a document. Callers share the block and must not add to it."""
        text, block = self._blocks.get(topic.path, ("", None))
        if block is not None and text == topic.text:
            self._blocks.move_to_end(topic.path)
            return block
        made = StatementBlock()
        made.add([cell for cell in topic.cells if not cell.superseded])
        if made.cells and self.embed is not None:
            made.vectors = self.embed([cell.text for cell in made.cells])
        self._held += len(made.cells) - (len(block.cells) if block is not None else 0)
        self._blocks[topic.path] = topic.text, made
        self._blocks.move_to_end(topic.path)
        while self._held > _KEPT and len(self._blocks) > 1:
            self._held -= len(self._blocks.popitem(last=False)[1][1].cells)
        return made


def name_slot(attribute: Attribute) -> str:
    """Return the key of an attribute without its value, under which statements about the same attribute are found."""
    return f"{attribute.owner}/{attribute.kind}/{' '.join(sorted(attribute.slot))}"


def _put(table: _Table, keys: Iterable[str], number: int) -> None:
    for key in keys:
        found = table.get(key)
        if found is None:
            table[key] = array("i", (number,))
        else:
            found.append(number)


@lru_cache(maxsize=8_192)  # some 6 MB
def _read_keys(text: str) -> tuple[tuple[tuple[str, ...], ...], int]:
    """Return the lookup keys of a statement, each once, for the fields in order, and the number of its stems."""
    reading, (core, stems) = read(text), split_core(text)
    keys = (
        tuple(reading.anchors),
        tuple(list_numerals(reading)),
        tuple(reading.values),
        tuple(list_days(reading)),
        tuple(stems),
        (core,),
        tuple(reading.anchors.union(content(text))),
        tuple({name_slot(each) for each in attributes(text)}),
    )
    return keys, len(stems)


def _find_time(cell: Cell) -> float:
    known = cell.attributes
    stated = (known.updated or known.created) if known is not None else None
    return stated.timestamp() if stated is not None else math.nan
