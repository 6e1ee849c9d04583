"""The examination as one list of checks, in reading order. Nothing is changed, and no clock of use is touched."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime
from itertools import islice

import numpy as np

from vault_memory.archive.similar import same
from vault_memory.doctor import documents, state, trust
from vault_memory.doctor.documents import Vault
from vault_memory.doctor.finding import KINDS, WEIGHTS, Finding
from vault_memory.errors import IndexDamaged, NotFoundError, VaultError
from vault_memory.index.drift import Comparison, Drifted
from vault_memory.index.entries import parse, topic_parsed
from vault_memory.index.sync import Index
from vault_memory.models import Cell, Filter
from vault_memory.vault import document, links, transcript
from vault_memory.vault.scan import Scan
from vault_memory.vault.store import Store

Progress = Callable[[int, int], None]
COMPARED = 20_000  # cells that are compared with one another; in a larger vault the newest
_BLOCK = 512
_NEAREST = 8  # neighbours of a cell that are looked at
_MANY = 20  # files told one by one


@dataclass(frozen=True, slots=True)
class Diagnosis:
    """``documents`` and ``cells`` that were looked at."""

    findings: tuple[Finding, ...]
    documents: int
    cells: int

    def count(self, weight: str) -> int:
        return sum(finding.weight == weight for finding in self.findings)

    @property
    def healthy(self) -> bool:
        return all(finding.weight == "note" for finding in self.findings)


def examine(store: Store, index: Index, now: datetime, progress: Progress | None = None) -> Diagnosis:
    """Look at everything there is. Raises VaultError where the vault cannot be read at all."""
    scan = store.scan()
    vault = Vault(files=set(_all_files(store)))
    findings = [documents.problem(problem) for problem in scan.problems]
    comparison = _comparison(index, scan)
    cells = []
    for done, file in enumerate(scan.files, 1):
        try:
            data = store.read(file.path)
        except NotFoundError:
            continue
        except VaultError as error:
            findings.append(Finding("document", "error", file.path, 0, error.problem))
            continue
        if file.path.startswith("topics/"):
            topic = document.decode(data, file.path)
            findings += documents.take_in(vault, topic, topic.text)
            cells += [(file.path, cell) for cell in topic.cells if not cell.superseded]
            entries = topic_parsed(topic).entries if comparison is not None else ()
        else:
            findings += _wrong(file.path, data)
            entries = parse(file.path, data).entries if comparison is not None else ()
        if comparison is not None:
            comparison.look(file.path, data, entries)
        if progress is not None:
            progress(done, len(scan.files))
    _notes(store, vault)
    findings += documents.between(vault, now)
    findings += documents.twins(cells, _twins(index, cells))
    for check in (state.waiting, trust.orders, trust.secrets, state.unfinished, state.leftovers, state.git):
        findings += check(store)
    findings += state.permissions(store, [file.path for file in scan.files])
    findings += _drift(comparison.result() if comparison is not None else None)
    return Diagnosis(tuple(sorted(findings, key=_order)), len(scan.files), len(cells))


def _order(finding: Finding) -> tuple[int, int, str, int]:
    return list(KINDS).index(finding.kind), WEIGHTS.index(finding.weight), finding.path, finding.line


def _wrong(path: str, data: bytes) -> Iterator[Finding]:
    """What is wrong with a transcript or an entity note."""
    if path.startswith("conversations/"):
        problems = transcript.decode(data, path).problems
    else:
        problems = document.decode(data, path).problems
    for each in problems:
        yield documents.problem(each)


def _notes(store: Store, vault: Vault) -> None:
    """Links of other notes in the vault; conversations are records, their links are nobody's to mend."""
    for path in sorted(vault.files):
        if not path.endswith(".md") or path.startswith(("topics/", "conversations/")):
            continue
        try:
            text = store.read(path).decode()
        except (NotFoundError, VaultError, UnicodeDecodeError):
            continue
        vault.blocks[path] = documents.block_ids(text)
        vault.links += [(path, link) for link in links.find(text)]


def _all_files(store: Store) -> Iterator[str]:
    """Every file but hidden ones: links may lead to pictures too."""
    for folder, names, found in os.walk(store.root):
        names[:] = [name for name in names if not name.startswith(".")]
        inside = os.path.relpath(folder, store.root).replace(os.sep, "/")
        prefix = "" if inside == "." else f"{inside}/"
        yield from (prefix + name for name in found if not name.startswith("."))


# --------------------------------------------------------------------------------------------------
# Said twice


def _twins(index: Index, cells: Sequence[tuple[str, Cell]]) -> list[tuple[int, int]]:
    """Pairs of current statements that say the same in nearly the same words, by number.

    Candidates are near in the index's own vectors (nothing is embedded for this), or equal but for white space.
    """
    numbers = {}
    for number, (path, cell) in enumerate(cells):
        numbers[path, cell.id or f"{cell.hash}.{cell.ordinal}"] = number
    pairs = set(_equal(cells))
    labels = index.newest(COMPARED, Filter(tiers=("cell",)))
    entries = index.entries(labels)
    known = [
        (label, numbers[entry.path, name])
        for label in labels
        if (entry := entries.get(label)) is not None
        and (name := entry.id or entry.key.rpartition("#")[2]) is not None
        and (entry.path, name) in numbers
    ]
    if index.embedder is not None and known:
        vectors = index.vectors([label for label, _ in known])
        least = index.embedder.thresholds.duplicate
        for start in range(0, len(known), _BLOCK):
            block = vectors[start : start + _BLOCK] @ vectors.T
            if block.shape[1] > _NEAREST:  # a vault of one sentence said a thousand times is told of all the same
                nearest = np.partition(block, -_NEAREST, axis=1)[:, -_NEAREST, None]
                block = np.where(block >= nearest, block, 0)
            for row, column in islice(zip(*(block >= least).nonzero(), strict=True), _BLOCK * _NEAREST):
                one, other = known[start + row][1], known[column][1]
                if one < other and same(cells[one][1].text, cells[other][1].text, float(block[row, column])):
                    pairs.add((one, other))
    return sorted(pairs)


def _equal(cells: Sequence[tuple[str, Cell]]) -> Iterator[tuple[int, int]]:
    first: dict[str, int] = {}
    for number, (_, cell) in enumerate(cells):
        other = first.setdefault(cell.hash, number)
        if other != number and len(cell.text) > _MANY:
            yield other, number


# --------------------------------------------------------------------------------------------------
# The index


def _comparison(index: Index, scan: Scan) -> Comparison | None:
    try:
        return Comparison(index.folder, scan)
    except IndexDamaged:
        return None


def _drift(drifted: Drifted | None) -> Iterator[Finding]:
    rebuild = "vault-memory rebuild"
    if drifted is None:
        yield Finding("index", "error", ".index", 0, "is damaged", rebuild, fixable=True)
        return
    if not drifted.there:
        yield Finding("index", "note", ".index", 0, "there is none yet", "the first search makes it", fixable=True)
        return
    if drifted.other_version:
        message = "made by another version"
        yield Finding("index", "note", ".index", 0, message, "the next search makes it anew", fixable=True)
        return
    for path in drifted.wrong[:_MANY]:
        message = "is not what the index holds of it, though it looks unchanged"
        yield Finding("index", "error", path, 0, message, rebuild, fixable=True)
    if len(drifted.wrong) > _MANY:
        message = f"and {len(drifted.wrong) - _MANY:,} more files"
        yield Finding("index", "error", ".index", 0, message, rebuild, fixable=True)
    changed = len(drifted.waiting) + len(drifted.gone)
    if changed:
        message = f"{changed:,} files changed since it was last brought up"
        yield Finding("index", "note", ".index", 0, message, "the next search takes them in", fixable=True)
    if drifted.unembedded:
        message = "some texts have no vector yet: found by their words only"
        yield Finding("index", "note", ".index", 0, message, "searches retry it", fixable=True)
