"""Copy a folder of notes (Obsidian, basic-memory, plain markdown) into the vault as topics, unchanged.

Subfolders are kept; ``.mdx`` and ``.txt`` become ``.md``, the suffix of topics. Nothing is overwritten: an existing
note with the same bytes is known, one with other bytes is a clash and stays. Hidden files and folders, conflict copies
of sync tools and links that lead out of the folder are not copied; pictures and other files are copied only on request,
beside the notes. A note with a line that reads like an order to an agent is not copied, either, because the copy would
look like the owner's own text.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from functools import partial
from pathlib import Path

from vault_memory.errors import InputError, VaultError
from vault_memory.text.injection import instruction, ordering
from vault_memory.vault.document import file_names
from vault_memory.vault.runs.run import start_run
from vault_memory.vault.storage import atomic_files
from vault_memory.vault.storage.scan import is_conflict_copy
from vault_memory.vault.storage.store import Store

_LOOKED_AT = 20
_NOTES = frozenset((".md", ".mdx", ".txt"))


@dataclass(frozen=True, slots=True)
class CopyReport:
    """The copied files, as paths in the vault; ``clashes`` and ``problems``: what was not copied, and why."""

    notes: tuple[str, ...] = ()
    attachments: tuple[str, ...] = ()
    known: int = 0
    left_behind: int = 0  # files that are not notes
    clashes: tuple[str, ...] = ()
    problems: tuple[str, ...] = ()


def is_notes(folder: Path) -> bool:
    """Return whether the folder is one of Obsidian's or basic-memory's."""
    if (folder / ".obsidian").is_dir():
        return True
    found = [path for path in sorted(folder.rglob("*.md"))[:_LOOKED_AT] if path.is_file()]
    return bool(found) and all(_has_permalink(path) for path in found)


def copy(
    store: Store,
    folder: Path,
    now: datetime,
    *,
    attachments: bool = False,
    dry_run: bool = False,
    step: Callable[[int, int], None] = lambda done, total: None,
) -> CopyReport:
    """Copy the notes below ``folder`` as one run; with ``dry_run`` only report what would be copied.

    Raises InputError, VaultError, BusyError.
    """
    if store.root in (inside := folder.resolve(), *inside.parents) or inside in store.root.parents:
        raise InputError(f"{folder}: is inside the vault, or contains it")
    if dry_run:
        return _copy(store, inside, attachments, True, step)
    with start_run(store, "import", now=now) as run:
        done = _copy(store, inside, attachments, False, step)
        run.summary = f"copied in {len(done.notes)} notes from {inside.name}"
    return done


def _copy(store: Store, inside: Path, attachments: bool, dry_run: bool, step: Callable[[int, int], None]) -> CopyReport:
    places = [place for place in sorted(inside.rglob("*")) if place.is_file() and _is_copied(place.relative_to(inside))]
    existing = {file_names.fold_file_name(found.relative_to(store.root).as_posix()): found for found in _present(store)}
    notes: list[str] = []
    others: list[str] = []
    clashes: list[str] = []
    problems: list[str] = []
    known = left_behind = 0
    for number, place in enumerate(places, 1):
        step(number, len(places))
        note = place.suffix.lower() in _NOTES
        shown = place.relative_to(inside).as_posix()
        if not note and not attachments:
            left_behind += 1
            continue
        if not place.resolve().is_relative_to(inside):
            problems.append(f"{shown}: a link that leads out of the folder")
            continue
        path = f"topics/{_topic_path(place).relative_to(inside).as_posix() if note else shown}"
        try:
            data = atomic_files.read(place, shown)
            present = existing.get(file_names.fold_file_name(path))
            if present is not None and atomic_files.read(present, path) == data:
                known += 1
            elif present is not None:
                clashes.append(f"{shown}: there is another {present.relative_to(store.root).as_posix()}; left as it is")
            elif note and present is None and (order := _order(data)):
                problems.append(
                    f"{shown}:{order}: not copied: reads like an order to an agent; copy it yourself if you trust it"
                )
            elif dry_run or store.update(path, partial(_keep_existing, data)) == data:
                (notes if note else others).append(path)
            else:
                clashes.append(f"{shown}: there is another {path}; left as it is")
        except VaultError as error:
            problems.append(str(error))
    return CopyReport(tuple(notes), tuple(others), known, left_behind, tuple(clashes), tuple(problems))


def _order(data: bytes) -> int:
    """Return the first line that reads like an order to an agent; 0 if none does."""
    text = data.decode("utf-8", "replace")
    if not instruction(text, "file"):
        return 0
    return next((number + 1 for number, _, _ in ordering(text, "file")), 1)


def _topic_path(place: Path) -> Path:
    """Return the path with the suffix of topics; ``Plan.txt`` beside ``Plan.md`` becomes ``Plan.txt.md``."""
    if place.suffix.lower() == ".md":
        return place
    plain = place.with_suffix(".md")
    others = (place.with_suffix(suffix) for suffix in (".md", ".mdx"))
    taken = any(other != place and other.exists() for other in others)
    return place.with_name(f"{place.name}.md") if taken else plain


def _keep_existing(data: bytes, before: bytes | None) -> bytes:
    return data if before is None else before


def _present(store: Store) -> list[Path]:
    folder = store.root / "topics"
    return [Path(place) / name for place, _, found in os.walk(folder) for name in found]


def _is_copied(path: Path) -> bool:
    return not any(part.startswith(".") for part in path.parts) and not is_conflict_copy(path.name)


def _has_permalink(path: Path) -> bool:
    """Return whether the note has a permalink: basic-memory gives one to every note."""
    try:
        with path.open("rb") as file:
            head = file.read(2000)
    except OSError:
        return False
    return head.startswith(b"---") and b"\npermalink:" in head.partition(b"\n---")[0] + head[3:]
