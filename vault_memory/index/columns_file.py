"""Store the columns of one generation in a memory-mapped file, so that a short process reads only what it needs.

The manifest has the same data and is authoritative. It names the current file; if there is none or it is cut short, the
columns are read from the manifest. The file also holds the vector rows and the word counts.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from vault_memory import events
from vault_memory.models.columns import Columns, decode_rows
from vault_memory.models.entry_record import RECORD

if TYPE_CHECKING:
    from vault_memory.index.manifest import Manifest

META = "columns"  # key in the manifest's metadata for the file's name
_LEAST = 5_000  # entries; reading fewer from the manifest is as fast
_DELTA = 0.1  # the file is rewritten if more than this share of entries is newer than it
_HEAD = 512  # bytes

Labels = NDArray[np.int64]


@dataclass(frozen=True, slots=True)
class ColumnsFile:
    """The content of the file. ``rows``: for each entry, its vector row in the file of ``embedder`` (-1: none)."""

    generation: int
    embedder: str
    columns: Columns
    rows: Labels


def load(folder: Path, meta: Mapping[str, str]) -> ColumnsFile | None:
    """Return the file that the manifest's ``meta`` names; None if there is no usable file."""
    if not meta.get(META):
        return None
    path = folder / meta[META]
    try:
        with path.open("rb") as file:
            head = json.loads(file.read(_HEAD))
        count, lists, words = head["entries"], head["lists"], head["words"]
        sizes = ((np.int64, count), (np.uint32, lists), (np.uint32, words), (RECORD, count))
        parts, start = [], _HEAD
        for dtype, length in sizes:
            parts.append(_map_column(path, np.dtype(dtype), start, length))
            start += np.dtype(dtype).itemsize * length
        if head["record"] != RECORD.itemsize or path.stat().st_size != start:
            return None
        rows, numbers, held, records = parts
        columns = Columns(records, numbers, held_by=(held, head["texts"]))
        return ColumnsFile(head["generation"], head["embedder"], columns, rows)
    except (OSError, ValueError, KeyError, TypeError):
        return None


def _map_column(path: Path, dtype: np.dtype[Any], start: int, length: int) -> NDArray[Any]:
    return np.asarray(np.memmap(path, dtype, "r", start, (length,))) if length else np.zeros(0, dtype)


def refresh(folder: Path, manifest: Manifest) -> None:
    """Rewrite the file if it is due, and name it in the manifest. A full disk is not an error."""
    meta, entries = manifest.meta(), len(manifest)
    kept = load(folder, meta)
    new = entries if kept is None else manifest.count_features(kept.generation)
    if entries < _LEAST or (kept is not None and new <= _DELTA * entries):
        return
    import secrets

    labels, rows = manifest.columns()
    order = np.argsort(labels)
    columns = decode_rows(manifest.features(-1))
    if not np.array_equal(columns.labels, labels[order]):
        return
    target = folder / f"columns-{secrets.token_hex(8)}"
    try:
        _write(target, columns, rows[order], int(meta.get("generation", 0)), meta.get("embedder", ""))
    except OSError as error:
        events.emit("index", operation="columns", stage="failed", error=str(error))
        target.unlink(missing_ok=True)
        return
    with manifest.transaction():
        manifest.set_meta(**{META: target.name})
    for old in folder.glob("columns-*"):
        if old != target:
            with suppress(OSError):  # another process reads it: the next call deletes it
                old.unlink()


def _write(target: Path, columns: Columns, rows: Labels, generation: int, embedder: str) -> None:
    numbers, (held, texts) = columns.compact_lists, columns.held_by
    head = {
        "generation": generation, "embedder": embedder, "record": RECORD.itemsize, "entries": len(columns),
        "lists": len(numbers), "words": len(held), "texts": texts,
    }  # fmt: skip
    with target.open("xb") as file:
        file.write(json.dumps(head).encode().ljust(_HEAD))
        for part in (rows, numbers, held.astype(np.uint32), columns.records):
            file.write(np.ascontiguousarray(part).tobytes())
