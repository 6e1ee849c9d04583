"""Remove text from documents and transcripts for good. No other module does this.

Cells, sources and our summary are removed from a document with the same splices as edits, and the result is checked
against the intended one; from a transcript the parts of messages are removed that `tombstones` name.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import replace
from datetime import datetime

from vault_memory.models import Attributes, Cell, CellRef, Topic
from vault_memory.vault.document import frontmatter, frontmatter_edits, structure, transcript, transcript_writer
from vault_memory.vault.document.document_editor import Draft
from vault_memory.vault.document.lines import blank, split
from vault_memory.vault.document.topic_text import parse
from vault_memory.vault.document.transcript import Transcript
from vault_memory.vault.state.tombstones import Tombstones

Lost = Callable[[str], bool]
"""Returns whether a source (a conversation, or a message in it) is gone."""


def remove_cells(
    topic: Topic, cells: Sequence[CellRef], lost: Lost, now: datetime, ours: Collection[str] = ()
) -> tuple[Topic, tuple[CellRef, ...]]:
    """Return the document without ``cells`` and without lost sources, and the cells that cannot be removed without
    changing a neighbour.

    Lines of the memory block for removed cells are removed, and links to these cells, too. Sections with a name in
    ``ours`` are removed if they become empty. The document's dates stay, since nothing new was said.
    """
    stuck: list[CellRef] = []
    after = _try_remove(topic, cells, lost, now)
    if after is None:
        after = topic
        for ref in cells:
            smaller = _try_remove(after, [ref], lost, now)
            if smaller is None:
                stuck.append(ref)
            after = smaller or after
        after = _try_remove(after, (), lost, now) or after
    return _remove_listed_sources(_remove_empty_sections(topic, after, ours), lost), tuple(stuck)


def remove_summary(topic: Topic, now: datetime) -> Topic:
    """Remove the Summary section, which must be ours."""
    draft = _draft(topic, now)
    draft.unsummarise()
    after = parse(draft.text(()), topic.path)
    return after if draft.holds(after) else topic


def redact_transcript(found: Transcript, tombstones: Tombstones) -> Transcript:
    """Return the transcript without forgotten text; messages keep their positions."""
    contents = {
        message.id: content
        for message in found.messages
        if (content := tombstones.redact_message(found.id, message)) != message.content
    }
    return transcript.parse(transcript_writer.replace_texts(found, contents), found.path) if contents else found


def _try_remove(topic: Topic, cells: Sequence[CellRef], lost: Lost, now: datetime) -> Topic | None:
    draft = _draft(topic, now)
    gone = {cell for ref in cells for cell in draft.find(ref)}
    names = {cell.id for cell in gone if cell.id}
    for cell in topic.cells:
        if cell in gone:
            draft.remove(cell)
        elif cell.attributes is not None and (kept := _drop_lost_sources(cell, names, lost)) != cell.attributes:
            draft.remember(cell.id, kept, cell.text)
    for name, known in topic.orphans:
        if name in names or (known.sources and all(map(lost, known.sources))):
            draft.drop(name)
    if not draft.changed:
        return topic
    after = parse(draft.text(()), topic.path)
    return after if draft.holds(after) else None


def _drop_lost_sources(cell: Cell, gone: Collection[str], lost: Lost) -> Attributes:
    known = cell.attributes
    assert known is not None
    return replace(
        known,
        sources=tuple(source for source in known.sources if not lost(source)),
        successor="" if known.successor in gone else known.successor,
    )


def _remove_empty_sections(before: Topic, after: Topic, ours: Collection[str]) -> Topic:
    """Remove our sections that have become empty; others stay."""
    emptied = {cell.headings[-1] for cell in before.cells if cell.headings} & set(ours)
    emptied -= {cell.headings[-1] for cell in after.cells if cell.headings}
    bom, lines = split(after.text)
    found = structure.scan(lines, frontmatter.read(lines).end)
    bounds = {*(other.first for other in found.headings), *(first for first, _ in found.memories), len(lines)}
    for heading in reversed(found.headings):
        end = next((n for n in range(heading.end, len(lines)) if not blank(lines[n])), len(lines))
        if heading.text in emptied and heading.level == 2 and end in bounds:
            lines[heading.first : end] = []
    tidy = parse(bom + "".join(lines), after.path)
    return tidy if _says(tidy) == _says(after) and not tidy.malformed else after


def _says(topic: Topic) -> tuple[object, ...]:
    return topic.name, topic.summary, [cell.text for cell in topic.cells], [each.text for each in topic.passages]


def _remove_listed_sources(topic: Topic, lost: Lost) -> Topic:
    """Remove lost conversations from the frontmatter."""
    gone = {source for source in topic.sources if lost(source)}
    bom, lines = split(topic.text)
    end = frontmatter.read(lines).end
    if not gone or not end:
        return topic
    front = frontmatter_edits.remove_sources(lines[:end], gone)
    after = parse(bom + "".join([*front, *lines[end:]]), topic.path)
    return after if _says(after) == _says(topic) and not after.malformed else topic


def _draft(topic: Topic, now: datetime) -> Draft:
    return Draft(topic, topic.updated or topic.created or now, reviewed=True)
