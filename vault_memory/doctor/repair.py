"""Repair what `doctor --fix` can repair safely. What a person wrote is never changed."""

from __future__ import annotations

import stat
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from datetime import datetime

from vault_memory.doctor.finding import Finding
from vault_memory.errors import NotFoundError, VaultError
from vault_memory.index.sync import Index
from vault_memory.models import Topic
from vault_memory.vault.document import frontmatter, memory_block, sections, structure, topic_text
from vault_memory.vault.document.draft import ORPHANS_KEPT
from vault_memory.vault.document.lines import split
from vault_memory.vault.document.memory_block import Block
from vault_memory.vault.git import commits
from vault_memory.vault.git.setup import set_up
from vault_memory.vault.runs import records
from vault_memory.vault.runs.file_versions import recording
from vault_memory.vault.runs.records import Run
from vault_memory.vault.storage import atomic_files
from vault_memory.vault.storage.store import Store


def repair_findings(store: Store, index: Index, findings: Sequence[Finding], now: datetime) -> Iterator[str]:
    """Repair the fixable findings; yield a line for each repair. Raises VaultError."""
    fixable = [finding for finding in findings if finding.fixable]
    if edits := store.settle():
        yield f"vault: {edits} edit{'s' * (edits > 1)} restored that other programs made while a file was being written"
    for finding in fixable:
        place = store.root / finding.path
        if finding.kind == "permission" and place.exists():
            place.chmod(stat.S_IMODE(place.stat().st_mode) & 0o700)
            yield f"{finding.path}: closed to others"
        if finding.kind == "state" and place.name == atomic_files.TEMPORARY:
            with store.lock():
                atomic_files.delete(place, finding.path)
            yield f"{finding.path}: deleted"
    if any(finding.kind == "git" for finding in fixable):
        done = set_up(store)
        yield "git: set up again" + (f", commit {done.committed.commit[:10]}" if done.committed.commit else "")
    blocks = sorted({finding.path for finding in fixable if finding.kind == "memory"})
    if blocks:
        yield from _tidy_memory_blocks(store, blocks, now)
    if any(finding.kind == "index" for finding in fixable):
        wrong = any(finding.kind == "index" and finding.weight == "error" for finding in fixable)
        index.rebuild() if wrong else index.sync(wait=30)
        yield "index: " + ("rebuilt" if wrong else "updated")


def _tidy_memory_blocks(store: Store, paths: Sequence[str], now: datetime) -> Iterator[str]:
    """Tidy memory blocks, as a run that can be undone."""
    run = Run(records.new_id(store, now, "doctor"), records.machine(store), now, "doctor")
    records.begin(store, run)
    with recording(store, run.id) as written:
        homes = _find_moved_lines(store, paths)
        for path in [*paths, *(home for home in homes if home not in paths)]:
            try:
                store.update_topic(path, _make_block_edit(path, homes, now))
            except (NotFoundError, VaultError):
                continue  # edited meanwhile: the next examination reports it again
    records.finish(store, run)
    commits.commit_run(store, f"Tidy memory blocks\n\nRun: {run.id}\n", written.paths)
    for path in written.paths:
        yield f"{path}: memory block tidied (run {run.id})"


def _find_moved_lines(store: Store, paths: Sequence[str]) -> dict[str, Block]:
    """Return the memory lines that have to move to where their statements went: new path → lines."""
    left: dict[str, memory_block.Line] = {}
    for path in paths:
        topic = topic_text.decode(store.read(path), path)
        orphaned = {cell_id for cell_id, _ in topic.orphans}
        block = _read_block(topic)[1]
        left.update({line.id: line for line in block.lines if line.id in orphaned})
    homes: dict[str, Block] = {}
    for topic in store.topics(skip=paths) if left else ():
        mine = tuple(left[cell.id] for cell in topic.cells if cell.id in left)
        if mine and not topic.malformed:
            homes[topic.path] = Block(lines=mine)
    return homes


def _make_block_edit(path: str, homes: dict[str, Block], now: datetime) -> Callable[[Topic], Topic]:
    moved = {line.id for block in homes.values() for line in block.lines}

    def change(topic: Topic) -> Topic:
        lines, block = _read_block(topic)
        old = {
            cell_id
            for cell_id, known in topic.orphans
            if cell_id in moved or (known.orphaned is not None and now - known.orphaned > ORPHANS_KEPT)
        }
        known = {line.id for line in block.lines}
        come = homes[path].lines if path in homes else ()
        kept = [line for line in block.lines if not line.id or line.id not in old]
        block = replace(block, lines=(*kept, *(line for line in come if line.id not in known)))
        found = structure.scan(lines, frontmatter.read(lines).end)
        bom, _ = split(topic.text)
        return topic_text.parse(bom + "".join(sections.with_block(lines, found, block)), topic.path)

    return change


def _read_block(topic: Topic) -> tuple[list[str], Block]:
    _, lines = split(topic.text)
    return lines, topic_text.read_memory(lines, structure.scan(lines, frontmatter.read(lines).end))
