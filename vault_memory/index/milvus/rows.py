"""Convert entries to rows of the collection, and filters to Milvus expressions.

A row contains hashes and numbers, no text. So every hit is filtered again, exactly, by the manifest's columns.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from vault_memory.index.entry_groups import GROUPS, group_of
from vault_memory.index.field_texts import list_field_texts
from vault_memory.index.hits import FIELDS
from vault_memory.index.milvus.term_statistics import Bags, weigh_entry
from vault_memory.models import Entry, Filter
from vault_memory.models.entry_record import code, tier_code
from vault_memory.models.filters import EXACT_FIELDS

UNDATED = -(2**62)
FEW = 500  # a filter that at most this many entries pass is expressed as the list of their labels
CODES = tuple(field.column for field in EXACT_FIELDS)
"""The fields of a row that contain the hash of a text."""


@dataclass(frozen=True, slots=True)
class PendingRow:
    """An entry that waits to be sent: its word counts, and the fields that filters compare."""

    label: int
    group: int
    bags: Bags
    fields: Mapping[str, int]

    @classmethod
    def of(cls, label: int, entry: Entry) -> PendingRow:
        dated = entry.display_date
        return cls(
            label,
            GROUPS.index(group_of(entry.tier)),
            {FIELDS.index(name): dict(Counter(text.split())) for name, text in list_field_texts(entry)},
            {
                "tier": tier_code(entry.tier),
                "dated": UNDATED if dated is None else int(dated.timestamp() * 1000),
                **{field.column: code(field.value(entry)) for field in EXACT_FIELDS},
            },
        )


def encode_row(
    row: PendingRow, owner: str, epoch: str, usual: Mapping[tuple[int, int], float], vector: NDArray[np.float32]
) -> dict[str, object]:
    """Return the row to send. ``vector`` is empty if the collection has no vectors, and zero if the entry has none."""
    sent: dict[str, object] = {
        "id": row_id(epoch, row.label),
        "owner": owner,
        "epoch": epoch,
        "label": row.label,
        "grp": row.group,
        **row.fields,
        "words": weigh_entry(row.group, row.bags, usual),
        "embedded": bool(vector.any()),
    }
    return sent | {"dense": vector} if len(vector) else sent


def row_id(epoch: str, label: int) -> str:
    return f"{epoch}-{label}"


def label_of(row: str) -> int:
    """Return the label in a row's id."""
    return int(row.rpartition("-")[2])


def own_rows(owner: str, epoch: str) -> str:
    """Return the expression for the rows of one generation of one vault; it is part of every search."""
    return f'owner == "{owner}" and epoch == "{epoch}"'


def other_epochs(owner: str, keep: Sequence[str]) -> str:
    """Return the expression for the rows of all generations of a vault but those in ``keep``."""
    return " and ".join([f'owner == "{owner}"', *(f'epoch != "{epoch}"' for epoch in keep)])


def filter_rows(group: str, where: Filter, labels: NDArray[np.int64]) -> Iterator[str]:
    """Yield expressions for the part of a filter that the server can apply. ``labels``: the entries that pass it."""
    if len(labels) <= FEW:
        yield f"label in {labels.tolist()}"
        return
    yield f"grp == {GROUPS.index(group)}"
    if where.visible:
        yield f"tier in {[tier_code(tier) for tier in where.visible]}"
    for field in EXACT_FIELDS:
        if wanted := field.get_exact_values(where):
            yield f"{field.column} in {[code(value) for value in wanted]}"
    if where.stood is None and (where.after is not None or where.before is not None):
        yield f"dated >= {int(where.after.timestamp() * 1000) if where.after else UNDATED + 1}"
        if where.before is not None:
            yield f"dated <= {int(where.before.timestamp() * 1000)}"


def is_seen_to(where: Filter) -> bool:
    """Return whether the server applies such a filter almost completely (`filter_rows`)."""
    return not (where.tags or where.project or where.roles or where.excluded or where.stood or "code" in where.types)
