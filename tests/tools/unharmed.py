"""Check that archiving did no harm to a vault: nothing is lost, and nothing that a person wrote is changed.

Call :func:`survey` before and after; then :func:`harm` returns what went wrong. Lines of a file are classified
here by plain means, not by the code that writes them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from vault_memory.memory import Memory
from vault_memory.models import Cell, Supersede, Topic
from vault_memory.vault import review
from vault_memory.vault.conversations.transcripts import transcripts

_OURS_IN_FRONTMATTER = ("updated:", "source_conversations:")


@dataclass(frozen=True)
class Survey:
    topics: dict[str, Topic]
    messages: dict[str, tuple[str, ...]]  # of each conversation
    proposed: frozenset[tuple[str, str]]  # path and id or hash of cells that somebody wants to end


def survey(memory: Memory) -> Survey:
    waiting = [(p.path, p.edit.target) for p in review.waiting(memory.store) if isinstance(p.edit, Supersede)]
    return Survey(
        {topic.path: topic for topic in memory.store.topics()},
        {talk.id: tuple(m.content for m in talk.messages) for talk in transcripts(memory.store)},
        frozenset((path, name) for path, target in waiting for name in (target.id, target.hash) if name),
    )


def harm(before: Survey, after: Survey) -> list[str]:
    """Return what was lost, changed or broken between the two."""
    return [
        *_broken(after),
        *(line for path, topic in before.topics.items() for line in _touched(topic, after.topics.get(path))),
        *(line for topic in before.topics.values() for line in _lost(topic, after)),
        *(
            f"{name}: messages lost"
            for name, said in before.messages.items()
            if after.messages.get(name, ())[: len(said)] != said
        ),
    ]


def _broken(after: Survey) -> Iterator[str]:
    for topic in after.topics.values():
        yield from (f"malformed: {problem}" for problem in topic.problems)
    ids = Counter(cell.id for topic in after.topics.values() for cell in topic.cells if cell.id)
    yield from (f"{name}: {count} cells of this id" for name, count in ids.items() if count > 1)
    for topic in after.topics.values():
        for cell in topic.cells:
            known = cell.attributes
            if known is not None and known.successor and known.successor not in ids:
                yield f"{topic.path}: {cell.id} is superseded by {known.successor}, which is nowhere"
            if known is not None and known.superseded is None and cell.superseded and known.by:
                yield f"{topic.path}: {cell.id} is superseded without a date"


def _touched(before: Topic, after: Topic | None) -> Iterator[str]:
    """Yield changes of lines that are not ours: all must remain, byte for byte and in order, and none may be new."""
    kept = by_person(before)
    if after is None:
        if any(line.strip() for line in kept if not line.startswith("#")) and not before.merge_pending:
            yield f"{before.path}: gone, with what a person wrote"
        return
    now = by_person(after)
    left = iter(now)
    missing = [line for line in kept if line.strip() and not any(line == other for other in left)]
    yield from (f"{before.path}: changed or lost {line!r}" for line in missing)
    if not missing:
        new = Counter(now) - Counter(kept)
        yield from (
            f"{before.path}: new {line!r}" for line in new if line.strip() and not line.startswith(("## ", "---"))
        )
    if before.text.startswith("\ufeff") != after.text.startswith("\ufeff"):
        yield f"{before.path}: its byte order mark"


def by_person(topic: Topic) -> list[str]:
    """Return the lines of a document that are not ours: no cells, summary, memory block and dates."""
    rows = topic.text.removeprefix("\ufeff").replace("\r\n", "\0").replace("\n", "\n\1").replace("\0", "\r\n\1")
    lines = [row for row in rows.split("\1") if row]
    ours = {
        number for cell in topic.cells if _ours(cell) for number in range(cell.first_line - 1, cell.last_line)
    } | set(_blocks(lines))
    if topic.summary_ours:
        start = next((n for n, line in enumerate(lines) if line.strip().casefold() == "## summary"), len(lines))
        end = next((n for n in range(start + 1, len(lines)) if lines[n].startswith("#")), len(lines))
        ours |= set(range(start, end))
    return [line for number, line in enumerate(lines) if number not in ours]


def _ours(cell: Cell) -> bool:
    return cell.attributes is not None and bool(cell.attributes.by) and not cell.by_person


def _blocks(lines: list[str]) -> Iterator[int]:
    """Yield the numbers of our lines: memory block, "Last updated", dates and sources in the frontmatter."""
    inside, front, listed = False, False, False
    for number, line in enumerate(lines):
        if number == 0 and line.strip() == "---":
            front = True
        elif front and line.strip() == "---":
            front = False
        elif front and (line.startswith(_OURS_IN_FRONTMATTER) or (listed and line.startswith(("  - ", "- ")))):
            listed = True
            yield number
            continue
        listed = False
        inside = inside or line.startswith("<!-- memory ")
        if inside or line.startswith("*Last updated:"):
            yield number
        if "-->" in line:
            inside = False


def _lost(before: Topic, after: Survey) -> Iterator[str]:
    """Yield current cells that are gone, or superseded without a link to the successor."""
    for cell in before.cells:
        if cell.superseded:
            continue
        found = [(t, c) for t in after.topics.values() for c in t.cells if _same(before, cell, t, c)]
        if not found:
            yield f"{before.path}: lost {cell.text!r}"
        for topic, now in found:
            linked = now.attributes is not None and now.attributes.successor and now.attributes.superseded
            if now.superseded and not linked:
                yield f"{topic.path}: {now.text!r} is superseded without a link"


def _same(topic: Topic, cell: Cell, other: Topic, candidate: Cell) -> bool:
    if cell.id:
        return cell.id == candidate.id
    return topic.path == other.path and cell.hash == candidate.hash and cell.ordinal == candidate.ordinal
