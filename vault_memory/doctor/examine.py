"""Run every check on a vault, in reading order. Nothing is changed, and nothing counts as used."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from datetime import datetime

import numpy as np

from vault_memory.archive.decisions.suspect_statements import Suspect, find_in_topic, find_in_transcript
from vault_memory.archive.redaction_marks import Redaction, find_redactions
from vault_memory.doctor import document_checks, state_checks, suspect_content
from vault_memory.doctor.document_checks import DocumentSurvey
from vault_memory.doctor.finding import KINDS, WEIGHTS, Finding
from vault_memory.errors import IndexDamaged, IndexUnavailable, NotFoundError, VaultError
from vault_memory.index.consistency import ConsistencyCheck, ConsistencyReport
from vault_memory.index.entries import ParsedFile, list_topic_entries, list_transcript_entries, parse
from vault_memory.index.sync import Index
from vault_memory.models import Cell, Filter
from vault_memory.text.display import count_noun
from vault_memory.vault.document import links, topic_text, transcript
from vault_memory.vault.sources.folders import PREFIX
from vault_memory.vault.storage.scan import Scan
from vault_memory.vault.storage.store import Store

Progress = Callable[[int, int], None]
MAX_COMPARED = 20_000  # most cells that are compared with one another, the newest ones
_BLOCK = 512
_MAX_NEIGHBOURS = 4  # neighbours of a cell that are compared with it
_MAX_LISTED = 20  # files that are listed one by one


@dataclass(frozen=True, slots=True)
class Diagnosis:
    """The findings, the numbers of ``documents`` and ``cells`` examined, and in ``fixed`` a line for each repair."""

    findings: tuple[Finding, ...]
    documents: int
    cells: int
    fixed: tuple[str, ...] = ()

    def __str__(self) -> str:
        lines = map(str, self.findings)
        return "\n".join(lines) or f"{self.documents} documents: nothing wrong"

    def count(self, weight: str) -> int:
        """Return how many findings are an ``error``, a ``warning`` or a ``note``."""
        return sum(finding.weight == weight for finding in self.findings)

    @property
    def healthy(self) -> bool:
        return all(finding.weight == "note" for finding in self.findings)


def examine(store: Store, index: Index, now: datetime, progress: Progress | None = None) -> Diagnosis:
    """Examine all files of the vault and its index. Raises VaultError where the vault cannot be read at all."""
    scan = store.scan()
    checks = _FileChecks(DocumentSurvey(files=set(_list_files(store))), _open_comparison(index, scan))
    findings = [document_checks.convert_problem(problem) for problem in scan.problems]
    for done, file in enumerate(scan.files, 1):
        try:
            findings += checks.check_file(file.path, store.read(file.path))
        except NotFoundError:
            continue
        except VaultError as error:
            findings.append(Finding("document", "error", file.path, 0, error.problem))
        if progress is not None:
            progress(done, len(scan.files))
    _survey_notes(store, checks.vault)
    findings += document_checks.check_references(checks.vault, now)
    findings += document_checks.report_duplicates(checks.cells, _find_duplicates(index, checks.cells))
    checks.suspects += suspect_content.list_file_suspects(index.suspects())
    findings += [
        *suspect_content.check_instructions(checks.suspects),
        *suspect_content.check_redactions(checks.redactions),
    ]
    for check in (
        state_checks.check_review_queue,
        state_checks.check_runs,
        state_checks.check_leftovers,
        state_checks.check_git,
    ):
        findings += check(store)
    findings += state_checks.check_permissions(store, [file.path for file in scan.files])
    findings += _report_index_state(checks.comparison.result() if checks.comparison is not None else None)
    findings += _report_word_damage(index)
    return Diagnosis(tuple(sorted(findings, key=_get_sort_key)), len(scan.files), len(checks.cells))


@dataclass(slots=True)
class _FileChecks:
    """The checks within files. Each file is read and parsed once; ``vault`` collects data for checks between files."""

    vault: DocumentSurvey
    comparison: ConsistencyCheck | None
    cells: list[tuple[str, Cell]] = field(default_factory=list)
    suspects: list[Suspect] = field(default_factory=list)
    redactions: list[Redaction] = field(default_factory=list)

    def check_file(self, path: str, data: bytes) -> Iterator[Finding]:
        """Report what is wrong within one file."""
        self.redactions += find_redactions(path, data)
        if path.startswith("topics/"):
            topic = topic_text.decode(data, path)
            yield from document_checks.check_document(self.vault, topic, topic.text)
            self.cells += [(path, cell) for cell in topic.cells if not cell.superseded]
            self.suspects += find_in_topic(topic)
            self._compare_with_index(path, data, lambda: list_topic_entries(topic))
        elif path.startswith("conversations/"):
            talk = transcript.decode(data, path)
            yield from map(document_checks.convert_problem, talk.problems)
            self.suspects += find_in_transcript(talk)
            self._compare_with_index(path, data, lambda: list_transcript_entries(talk))
        else:  # summaries, and the notes of entities
            yield from map(document_checks.convert_problem, topic_text.decode(data, path).problems)
            self._compare_with_index(path, data, lambda: parse(path, data))

    def _compare_with_index(self, path: str, data: bytes, parsed: Callable[[], ParsedFile]) -> None:
        if self.comparison is not None:
            self.comparison.look(path, data, lambda: parsed().entries)


def _get_sort_key(finding: Finding) -> tuple[int, int, bool, str, int]:
    """Sort by kind, weight and place; what stands for several files ("50 more pairs") comes behind those listed."""
    of_several = finding.path in (".", "topics/")
    return list(KINDS).index(finding.kind), WEIGHTS.index(finding.weight), of_several, finding.path, finding.line


def _survey_notes(store: Store, vault: DocumentSurvey) -> None:
    """Add the links of other notes to the survey, except conversations, which are records that nobody edits."""
    for path in sorted(vault.files):
        if not path.endswith(".md") or path.startswith(("topics/", "conversations/")):
            continue
        try:
            text = store.read(path).decode()
        except (NotFoundError, VaultError, UnicodeDecodeError):
            continue
        vault.blocks[path] = document_checks.find_block_ids(text)
        vault.links += [(path, link) for link in links.find(text)]


def _list_files(store: Store) -> Iterator[str]:
    """Yield the path of every file except hidden ones: links may lead to pictures too."""
    for folder, names, found in os.walk(store.root):
        names[:] = [name for name in names if not name.startswith(".")]
        inside = os.path.relpath(folder, store.root).replace(os.sep, "/")
        prefix = "" if inside == "." else f"{inside}/"
        yield from (prefix + name for name in found if not name.startswith("."))


# --------------------------------------------------------------------------------------------------
# Duplicates


def _find_duplicates(index: Index, cells: Sequence[tuple[str, Cell]]) -> list[tuple[int, int]]:
    """Return pairs of current statements that say the same in nearly the same words, by number.

    Candidates are near in the index's own vectors (nothing is embedded for this), or equal except for white space.
    """
    numbers = {}
    for number, (path, cell) in enumerate(cells):
        numbers[path, cell.key] = number
    pairs = set(_find_equal_texts(cells))
    labels = index.snapshot().newest(MAX_COMPARED, Filter(tiers=("cell",)))
    entries = index.snapshot().entries(labels)
    known = [
        (label, numbers[entry.path, name])
        for label in labels
        if (entry := entries.get(label)) is not None
        and (name := entry.id or entry.key.rpartition("#")[2]) is not None
        and (entry.path, name) in numbers
    ]
    similar: list[tuple[int, int, float]] = []  # two cells, as above, and the cosine of their vectors
    if index.embedder is not None and known:
        vectors = index.snapshot().vectors(np.array([label for label, _ in known]))
        least = index.embedder.thresholds.duplicate
        for start in range(0, len(known), _BLOCK):
            block = vectors[start : start + _BLOCK] @ vectors[start:].T  # earlier rows are already compared
            near = block >= least
            for row in np.flatnonzero(near.any(axis=1)):
                columns = np.flatnonzero(near[row])
                if len(columns) > _MAX_NEIGHBOURS:  # bounds the pairs of a vault that repeats one sentence
                    columns = columns[np.argpartition(block[row, columns], -_MAX_NEIGHBOURS)[-_MAX_NEIGHBOURS:]]
                for column in columns:
                    one, other = sorted((known[start + row][1], known[start + column][1]))
                    if one < other:
                        similar.append((one, other, float(block[row, column])))
    if similar:
        # Not at the top: it compiles the patterns of the extractor, which takes a third of a second.
        from vault_memory.archive.extraction.similarity import is_same_statement

        for one, other, cosine in similar:
            if is_same_statement(cells[one][1].text, cells[other][1].text, cosine):
                pairs.add((one, other))
    return sorted(pairs)


def _find_equal_texts(cells: Sequence[tuple[str, Cell]]) -> Iterator[tuple[int, int]]:
    first: dict[str, int] = {}
    for number, (_, cell) in enumerate(cells):
        other = first.setdefault(cell.hash, number)
        if other != number and len(cell.text) > _MAX_LISTED:
            yield other, number


# --------------------------------------------------------------------------------------------------
# The index


def _open_comparison(index: Index, scan: Scan) -> ConsistencyCheck | None:
    try:
        return ConsistencyCheck(index.folder, scan, index.clean)
    except IndexDamaged:
        return None


def _report_word_damage(index: Index) -> Iterator[Finding]:
    """Report damage of an index on a server. Nothing is changed there."""
    try:
        damage = index.find_word_damage()
    except IndexUnavailable as error:
        yield Finding("index", "error", ".index", 0, str(error))
        return
    if damage:
        yield Finding("index", "error", ".index", 0, damage, "vault-memory index rebuild", fixable=True)


def _report_index_state(drifted: ConsistencyReport | None) -> Iterator[Finding]:
    rebuild = "vault-memory index rebuild"
    if drifted is None:
        yield Finding("index", "error", ".index", 0, "the index is damaged", rebuild, fixable=True)
        return
    if not drifted.there:
        yield Finding("index", "note", ".index", 0, "there is no index yet", "the first search builds it", fixable=True)
        return
    if drifted.other_version:
        message = "the index was built by another version"
        yield Finding("index", "note", ".index", 0, message, "the next search rebuilds it", fixable=True)
        return
    for path in drifted.wrong[:_MAX_LISTED]:
        message = "the index holds another version of this file, although the file looks unchanged"
        yield Finding("index", "error", path, 0, message, rebuild, fixable=True)
    if len(drifted.wrong) > _MAX_LISTED:
        message = f"the index holds another version of {count_noun(len(drifted.wrong) - _MAX_LISTED, 'more file')}"
        yield Finding("index", "error", ".index", 0, message, rebuild, fixable=True)
    changed = len(drifted.waiting) + sum(
        not path.startswith(PREFIX) for path in drifted.gone
    )  # files elsewhere are not in the scan
    if changed:
        message = f"{changed:,} file{'s' * (changed != 1)} changed since the index was last updated"
        yield Finding("index", "note", ".index", 0, message, "the next search updates it", fixable=True)
    if drifted.unembedded:
        message = "some texts have no vector yet and are found by their words only"
        yield Finding("index", "note", ".index", 0, message, "searches try it again", fixable=True)
