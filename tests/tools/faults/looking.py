"""Check the invariants of a vault after a fault; called in a separate process (`forks`)."""

from __future__ import annotations

import shutil
import subprocess
import tempfile
from pathlib import Path

from vault_memory.index.sync import Index
from vault_memory.memory import Memory
from vault_memory.models import Filter
from vault_memory.text.words import list_index_words
from vault_memory.vault.runs import records
from vault_memory.vault.state import undo_journal
from vault_memory.vault.storage.atomic_files import TEMPORARY

OURS = "vault-memory.lock"


def problems(home: str, finished: bool) -> list[str]:
    """Return the violated invariants. ``finished``: a later run has completed, so nothing may be left over either."""
    memory = Memory(home=home)
    found = [f"malformed: {p}" for topic in memory.store.topics() for p in topic.problems]
    found += [f"scan: {problem}" for problem in memory.store.scan().problems]
    found += _ids(memory)
    if not finished:
        return found
    found += [f"left over: {path}" for path in memory.root.rglob("*") if _temporary(path)]
    found += [f"unfinished: {run.id} {run.trigger}" for run in records.pending(memory.store)]
    found += _index(memory)
    return found + _versioned(memory.root)


def _versioned(root: Path) -> list[str]:
    """Return files not committed and locks of git, in a vault under git."""
    if not (root / ".git").exists():
        return []
    found = [f"locked: {path}" for path in (root / ".git").rglob("*.lock") if path.name != OURS]
    status = subprocess.run(["git", "status", "--porcelain"], cwd=root, capture_output=True, text=True, check=True)
    return found + [f"not committed: {line}" for line in status.stdout.splitlines()]


def _ids(memory: Memory) -> list[str]:
    """Return statements that are in two documents, unless an unfinished run moves them from one to the other."""
    seen: dict[str, str] = {}
    found = []
    moved = [_paths(memory, run.id) for run in records.pending(memory.store)]
    for topic in memory.store.topics():
        for cell in topic.cells:
            other = seen.setdefault(cell.id, topic.path) if cell.id else topic.path
            if other != topic.path and not any({other, topic.path} <= paths for paths in moved):
                found.append(f"twice: {cell.id} in {other} and {topic.path}")
    return found


def _paths(memory: Memory, run: str) -> set[str]:
    return {snapshot.path for snapshot in undo_journal.snapshots(memory.store, run)}


def _temporary(path: Path) -> bool:
    aside = path.parent.name == "displaced" and path.name != ".gitignore"
    known = ".index" in path.parts or path.name == TEMPORARY  # one a folder, which the next write there takes away
    half = path.name.endswith((".tmp", ".part")) and not known
    return half or aside


def _index(memory: Memory) -> list[str]:
    """Return differences of the three stores from one another, and from an index rebuilt from the files."""
    memory.index.sync()
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        copy = Path(folder) / "copy" / memory.user
        shutil.copytree(memory.root, copy, ignore=shutil.ignore_patterns(".index"))
        fresh = Memory(home=copy.parent, user=memory.user)
        fresh.index.sync()
        ours, theirs = _entries(memory.index), _entries(fresh.index)
    found = [
        f"index: {key} says {ours.get(key)!r}, not {text!r}" for key, text in theirs.items() if ours.get(key) != text
    ]
    found += [f"index: {key} is in no file" for key in ours.keys() - theirs.keys()]
    return found + _labels(memory)


def _entries(index: Index) -> dict[str, str]:
    labels = index.snapshot().newest(100_000, Filter())
    return {entry.key: entry.text for entry in index.snapshot().entries(labels).values()}


def _labels(memory: Memory) -> list[str]:
    """Return entries that their own words do not find, or whose vector is that of another text."""
    index, found = memory.index, []
    labels = index.snapshot().newest(100_000, Filter())
    for label, entry in list(index.snapshot().entries(labels).items())[:60]:
        words = list_index_words(entry.text, entry.language)[:6]
        if not words:
            continue
        hits = [hit for hit, _ in index.snapshot().lexical(words, {"text": 1.0}, 50, Filter(tiers=(entry.tier,)))]
        if label not in hits:
            found.append(f"words: {entry.key} is not found by its own words")
        if memory.embedder is not None:
            vectors = memory.embedder.embed([entry.text])[0]
            stored = index.snapshot().vectors([label])[0]
            if entry.tier != "message" and abs(float(vectors @ stored)) < 0.98 and stored.any():
                found.append(f"vector: {entry.key} has another text's")
    return found


def compact(home: str) -> int:
    """Build the graph over the vectors, as is done above some 50,000 of them; return how many it covers."""
    import numpy as np

    from vault_memory.index import graphs
    from vault_memory.index.embeddings import Embeddings, folder_name

    memory = Memory(home=home)
    assert memory.embedder is not None
    kept = Embeddings(memory.index.folder / folder_name(memory.embedder.name), memory.embedder.dimensions)
    graphs.build(kept, {"written": np.arange(len(kept))}, exact=0)
    return len(kept)
