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
from vault_memory.vault.document import frontmatter, memory_block, section_moves, structure, topic_text
from vault_memory.vault.document.document_editor import ORPHANS_KEPT
from vault_memory.vault.document.lines import split
from vault_memory.vault.document.memory_block import MemoryBlock
from vault_memory.vault.document.split_document import read_memory
from vault_memory.vault.git.setup import set_up
from vault_memory.vault.runs.run import put_back_resets, start_run
from vault_memory.vault.storage import atomic_files
from vault_memory.vault.storage.store import Store


def repair_findings(store: Store, index: Index, findings: Sequence[Finding], now: datetime) -> Iterator[str]:
    """Repair what is fixable; yield a line for each repair. Raises VaultError."""
    wanted = [finding for finding in findings if finding.fixable]
    if edits := store.recover_edits():
        yield f"vault: {edits} edit{'s' * (edits > 1)} restored that were lost while files were being replaced"
    if documents := put_back_resets(store, now):
        yield f"vault: what git had taken out of {documents} document{'s' * (documents > 1)} is there again"
    for finding in wanted:
        place = store.root / finding.path
        if finding.kind == "permission" and place.exists():
            place.chmod(stat.S_IMODE(place.stat().st_mode) & 0o700)
            yield f"{finding.path}: closed to others"
        if finding.kind == "state" and place.name == atomic_files.TEMPORARY:
            with store.lock():
                atomic_files.delete(place, finding.path)
            yield f"{finding.path}: taken away"
    if any(finding.kind == "git" for finding in wanted):
        done = set_up(store, now)
        yield "git: set up again" + (f", commit {done.committed.commit[:10]}" if done.committed.commit else "")
    blocks = sorted({finding.path for finding in wanted if finding.kind == "memory"})
    if blocks:
        yield from _tidy_memory_blocks(store, blocks, now)
    if any(finding.kind == "index" for finding in wanted):
        wrong = any(finding.kind == "index" and finding.weight == "error" for finding in wanted)
        index.rebuild() if wrong else index.sync(wait=30)
        yield "index: " + ("rebuilt" if wrong else "updated")


def _tidy_memory_blocks(store: Store, paths: Sequence[str], now: datetime) -> Iterator[str]:
    """Repair memory blocks in a run that can be undone."""
    with start_run(store, "doctor", now=now, salt="doctor") as run:
        homes = _find_moved_lines(store, paths)
        for path in [*paths, *(home for home in homes if home not in paths)]:
            try:
                store.update_topic(path, _make_block_edit(path, homes, now))
            except (NotFoundError, VaultError):
                continue  # edited meanwhile: the next `doctor` reports it again
        run.summary = "tidied memory blocks"
        run.message = f"Tidy memory blocks\n\nRun: {run.id}\n"
    for path in run.paths:
        yield f"{path}: memory block tidied (run {run.id})"


def _find_moved_lines(store: Store, paths: Sequence[str]) -> dict[str, MemoryBlock]:
    """Return the memory lines that were left behind by moved statements, by the statements' new path."""
    left: dict[str, memory_block.Line] = {}
    for path in paths:
        topic = topic_text.decode(store.read(path), path)
        orphaned = {cell_id for cell_id, _ in topic.orphans}
        block = _read_block(topic)[1]
        left.update({line.id: line for line in block.lines if line.id in orphaned})
    homes: dict[str, MemoryBlock] = {}
    for topic in store.topics(skip=paths) if left else ():
        mine = tuple(left[cell.id] for cell in topic.cells if cell.id in left)
        if mine and not topic.malformed:
            homes[topic.path] = MemoryBlock(lines=mine)
    return homes


def _make_block_edit(path: str, homes: dict[str, MemoryBlock], now: datetime) -> Callable[[Topic], Topic]:
    moved = {line.id for block in homes.values() for line in block.lines}

    def change(topic: Topic) -> Topic:
        lines, block = _read_block(topic)
        old = {
            cell_id
            for cell_id, known in topic.orphans
            if cell_id in moved or (known.orphaned is not None and now - known.orphaned > ORPHANS_KEPT)
        }
        known = {line.id for line in block.lines}
        added_lines = homes[path].lines if path in homes else ()
        kept = [line for line in block.lines if not line.id or line.id not in old]
        block = replace(block, lines=(*kept, *(line for line in added_lines if line.id not in known)))
        found = structure.scan(lines, frontmatter.read(lines).end)
        bom, _ = split(topic.text)
        return topic_text.parse(bom + "".join(section_moves.replace_block(lines, found, block)), topic.path)

    return change


def _read_block(topic: Topic) -> tuple[list[str], MemoryBlock]:
    _, lines = split(topic.text)
    return lines, read_memory(lines, structure.scan(lines, frontmatter.read(lines).end))
