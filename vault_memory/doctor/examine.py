"""The examination as one list of checks, in reading order. Nothing is changed, and no clock of use is touched."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from datetime import datetime

import numpy as np

from vault_memory.archive.decisions.similar import same
from vault_memory.archive.decisions.trust import Suspect, in_topic, in_transcript
from vault_memory.archive.redaction_marks import Redaction, redactions
from vault_memory.doctor import documents, state, suspect_content
from vault_memory.doctor.documents import Vault
from vault_memory.doctor.finding import KINDS, WEIGHTS, Finding
from vault_memory.errors import IndexDamaged, NotFoundError, VaultError
from vault_memory.index.drift import Comparison, Drifted
from vault_memory.index.entries import Parsed, parse, topic_parsed, transcript_parsed
from vault_memory.index.sync import Index
from vault_memory.models import Cell, Filter
from vault_memory.vault.document import links, topic_text, transcript
from vault_memory.vault.storage.scan import Scan
from vault_memory.vault.storage.store import Store

Progress = Callable[[int, int], None]
COMPARED = 20_000  # cells that are compared with one another; in a larger vault the newest
_BLOCK = 512
_NEAREST = 4  # neighbours of a cell, among those after it, that are looked at
_MANY = 20  # files told one by one


@dataclass(frozen=True, slots=True)
class Diagnosis:
    """``documents`` and ``cells`` that were looked at; ``fixed``: a line for each thing that was repaired."""

    findings: tuple[Finding, ...]
    documents: int
    cells: int
    fixed: tuple[str, ...] = ()

    def __str__(self) -> str:
        lines = [f"{found.weight}: {found.place}: {found.message}" for found in self.findings]
        return "\n".join(lines) or f"{self.documents} documents: nothing wrong"

    def count(self, weight: str) -> int:
        """Return how many findings are an ``error``, a ``warning`` or a ``note``."""
        return sum(finding.weight == weight for finding in self.findings)

    @property
    def healthy(self) -> bool:
        return all(finding.weight == "note" for finding in self.findings)


def examine(store: Store, index: Index, now: datetime, progress: Progress | None = None) -> Diagnosis:
    """Look at everything there is. Raises VaultError where the vault cannot be read at all."""
    scan = store.scan()
    look = _Look(Vault(files=set(_all_files(store))), _comparison(index, scan))
    findings = [documents.problem(problem) for problem in scan.problems]
    for done, file in enumerate(scan.files, 1):
        try:
            findings += look.at(file.path, store.read(file.path))
        except NotFoundError:
            continue
        except VaultError as error:
            findings.append(Finding("document", "error", file.path, 0, error.problem))
        if progress is not None:
            progress(done, len(scan.files))
    _notes(store, look.vault)
    findings += documents.between(look.vault, now)
    findings += documents.twins(look.cells, _twins(index, look.cells))
    look.suspects += suspect_content.elsewhere(index.suspects())
    findings += [*suspect_content.orders(look.suspects), *suspect_content.secrets(look.redactions)]
    for check in (state.waiting, state.unfinished, state.leftovers, state.git):
        findings += check(store)
    findings += state.permissions(store, [file.path for file in scan.files])
    findings += _drift(look.comparison.result() if look.comparison is not None else None)
    return Diagnosis(tuple(sorted(findings, key=_order)), len(scan.files), len(look.cells))


@dataclass(slots=True)
class _Look:
    """Each file is read and parsed once, for all that looks at it; what is between files is remembered."""

    vault: Vault
    comparison: Comparison | None
    cells: list[tuple[str, Cell]] = field(default_factory=list)
    suspects: list[Suspect] = field(default_factory=list)
    redactions: list[Redaction] = field(default_factory=list)

    def at(self, path: str, data: bytes) -> Iterator[Finding]:
        """What is wrong within one file."""
        self.redactions += redactions(path, data)
        if path.startswith("topics/"):
            topic = topic_text.decode(data, path)
            yield from documents.take_in(self.vault, topic, topic.text)
            self.cells += [(path, cell) for cell in topic.cells if not cell.superseded]
            self.suspects += in_topic(topic)
            self._compare(path, data, lambda: topic_parsed(topic))
        elif path.startswith("conversations/"):
            talk = transcript.decode(data, path)
            yield from map(documents.problem, talk.problems)
            self.suspects += in_transcript(talk)
            self._compare(path, data, lambda: transcript_parsed(talk))
        else:  # summaries, and the notes of entities
            yield from map(documents.problem, topic_text.decode(data, path).problems)
            self._compare(path, data, lambda: parse(path, data))

    def _compare(self, path: str, data: bytes, parsed: Callable[[], Parsed]) -> None:
        if self.comparison is not None:
            self.comparison.look(path, data, lambda: parsed().entries)


def _order(finding: Finding) -> tuple[int, int, str, int]:
    return list(KINDS).index(finding.kind), WEIGHTS.index(finding.weight), finding.path, finding.line


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
        numbers[path, cell.key] = number
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
        vectors = index.vectors(np.array([label for label, _ in known]))
        least = index.embedder.thresholds.duplicate
        for start in range(0, len(known), _BLOCK):
            block = vectors[start : start + _BLOCK] @ vectors[start:].T  # those before have met these
            near = block >= least
            for row in np.flatnonzero(near.any(axis=1)):
                columns = np.flatnonzero(near[row])
                if len(columns) > _NEAREST:  # a vault of one sentence said a thousand times is told of all the same
                    columns = columns[np.argpartition(block[row, columns], -_NEAREST)[-_NEAREST:]]
                for column in columns:
                    one, other = sorted((known[start + row][1], known[start + column][1]))
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
        return Comparison(index.folder, scan, index.clean)
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
