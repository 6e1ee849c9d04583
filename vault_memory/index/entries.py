"""Make entries from the files of a vault: the texts that can be searched, each with a stable key.

A key does not change when other parts of the file are edited, so it contains no line number and no position among
different texts. The key of a cell is its id, else its hash and its ordinal among cells with that hash; the key of a
passage is the hash of its text; the key of a message is its id.
"""

from __future__ import annotations

import hashlib
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import timedelta
from pathlib import PurePosixPath
from typing import TYPE_CHECKING

from vault_memory.models import Cell, Chunk, Entry, Message, Passage, Topic, TopicName
from vault_memory.models.topic import SUPERSEDED_HEADING
from vault_memory.text.chunks import Piece, chunks, fits
from vault_memory.text.injection import instruction
from vault_memory.text.languages import MAX_CHARACTERS, detect_language
from vault_memory.text.words import storable
from vault_memory.vault.state.confidence import is_pinned

if TYPE_CHECKING:
    from vault_memory.vault.conversations.summaries import ConversationSummary
    from vault_memory.vault.document.transcript import Transcript
    from vault_memory.vault.entities import Entity

_LINK = re.compile(r"\[\[(?P<target>[^\[\]|]+?)(?:\\?\|(?P<shown>[^\[\]]*))?\]\]")
SESSION_GAP = timedelta(hours=2)
_TELLING = 400  # characters of each entry that are read to detect the language


@dataclass(frozen=True, slots=True)
class ParsedFile:
    """The content of a file: its entries and, for a topic document, the names by which a hint can match it.

    ``undated``: keys of entries typed by hand. They have the document's dates, which `index.typed_dates` replaces.
    """

    entries: tuple[Entry, ...]
    topic: TopicName | None = None
    undated: frozenset[str] = frozenset()


def parse(path: str, data: bytes) -> ParsedFile:
    """Return the entries of a file in ``topics``, ``conversations``, ``summaries`` or ``entities``."""
    if path.startswith("conversations/"):
        from vault_memory.vault.document import transcript

        return list_transcript_entries(transcript.parse(data.decode("utf-8", "replace"), path))
    if path.startswith("summaries/"):
        from vault_memory.vault.conversations import summaries

        return ParsedFile(detect_languages(recap_entries(path, summaries.parse(data, path))))
    if path.startswith("entities/"):
        from vault_memory.vault import entities

        return ParsedFile(detect_languages(entity_entries(entities.read(data, path))))
    from vault_memory.vault.document.topic_text import decode

    return list_topic_entries(decode(data, path))


def list_transcript_entries(read: Transcript) -> ParsedFile:
    """Return the entries of a transcript."""
    return ParsedFile(detect_languages(transcript_entries(read)))


def list_topic_entries(read: Topic) -> ParsedFile:
    """Return the entries of a topic document."""
    topic = storable_topic(read)
    name = None if topic.malformed else TopicName(topic.path, topic.name, topic.aliases)
    entries = detect_languages(topic_entries(topic))
    dated = {cell.first_line for cell in topic.cells if cell.attributes and cell.attributes.created}
    undated = (one.key for one in entries if one.tier == "passage" or (one.tier == "cell" and one.line not in dated))
    return ParsedFile(entries, name, frozenset(undated))


def detect_languages(entries: Iterable[Entry]) -> tuple[Entry, ...]:
    """Return the entries with the language of the whole file: one entry is often too short to tell."""
    found = tuple(entries)
    language = detect_language("\n".join(entry.text[:_TELLING] for entry in found[: MAX_CHARACTERS // _TELLING]))
    return tuple(replace(entry, language=language) for entry in found) if language else found


# --------------------------------------------------------------------------------------------------
# Topic documents


def topic_entries(topic: Topic) -> list[Entry]:
    """Return the summary, cells and passages of a document; only the passages of a malformed one."""
    entries = [*_summary(topic), *_cells(topic), *_passages(topic)]
    return distinct(entries)


def _summary(topic: Topic) -> Iterator[Entry]:
    if topic.summary.strip() and not topic.malformed:
        yield Entry(
            f"{topic.path}#summary", "summary", topic.path, 1, topic.summary.strip(), heading=topic.name,
            topic=topic.name, type="summary", created=topic.created, updated=topic.updated or topic.created,
            sources=topic.sources, tags=topic.tags,
        )  # fmt: skip


def _cells(topic: Topic) -> Iterator[Entry]:
    """Yield current cells, and superseded ones in a tier of their own, which only a search for an earlier day reads."""
    for cell in topic.cells:
        known = cell.attributes
        if cell.text and not cell.superseded:
            yield _cell(topic, cell)
        elif cell.text and known is not None and known.superseded is not None and not topic.malformed:
            yield replace(_cell(topic, cell), tier="past", superseded=known.superseded, successor=known.successor)


def _cell(topic: Topic, cell: Cell) -> Entry:
    known = cell.attributes
    created = known.created if known and known.created else topic.created
    return Entry(
        f"{topic.path}#{cell.key}",
        "cell",
        topic.path,
        cell.first_line,
        f"{cell.text}\n{cell.detail}".strip(),
        heading=heading_path(topic.name, cell.headings),
        topic=topic.name,
        type=cell.type,
        id=cell.id,
        asked=known.asked if known and not cell.by_person else "",  # outdated if a person changed the statement
        role=known.role if known else "person",
        salience=cell.salience,
        confidence=cell.confidence,
        created=created,
        updated=(known.updated or created) if known else topic.updated or created,
        sources=known.sources if known else (),
        tags=topic.tags,
        by_person=cell.by_person,
        pinned=is_pinned(topic, cell),
        suspect=not cell.by_person and bool(instruction(cell.text, known.role if known else "person")),
    )


def _passages(topic: Topic) -> Iterator[Entry]:
    for passage in topic.passages:
        if not passage.text.strip() or (passage.headings and passage.headings[-1] == SUPERSEDED_HEADING):
            continue
        whole = _passage(topic, passage)
        yield whole
        if not fits(passage.text) and len(pieces := chunks(passage.text)) > 1:
            yield from parts(whole, passage.text, pieces)


def _passage(topic: Topic, passage: Passage) -> Entry:
    return Entry(
        f"{topic.path}#p.{digest(passage.text)}", "passage", topic.path, passage.first_line, passage.text.strip(),
        heading=heading_path(topic.name, passage.headings), topic=topic.name, type="fact", role="person",
        created=topic.created, updated=topic.updated or topic.created, tags=topic.tags, by_person=True,
    )  # fmt: skip


def heading_path(topic: str, headings: Sequence[str]) -> str:
    """Return the heading path, which begins with the topic's name whether or not the document's H1 repeats it."""
    own = headings[1:] if headings and headings[0].casefold() == topic.casefold() else headings
    return " › ".join([topic, *own])


# --------------------------------------------------------------------------------------------------
# Entity notes


def entity_entries(entity: Entity) -> list[Entry]:
    """Return one entry with its name, type, other names and current relationships, and a person's text in the note."""
    note, lines = (
        storable_topic(entity.note),
        [_strip_wikilinks(cell.text) for cell in entity.note.cells if not cell.superseded],
    )
    called = f"{storable(entity.name)} ({', '.join(filter(None, (entity.type, *note.aliases)))})"
    whole = Entry(
        f"{entity.path}#entity", "entity", entity.path, 1, storable("\n".join((called, *lines))), heading=note.name,
        type=entity.type, id=note.name, created=note.created, updated=note.updated or note.created,
    )  # fmt: skip
    return distinct([whole, *(replace(passage, tier="entity") for passage in _passages(note))])


def _strip_wikilinks(text: str) -> str:
    """Return the text without the marks of its wikilinks."""
    return _LINK.sub(lambda link: link["shown"] or PurePosixPath(link["target"]).name, text)


# --------------------------------------------------------------------------------------------------
# Conversations


def transcript_entries(transcript: Transcript) -> list[Entry]:
    """Return the messages, each with its neighbours in the same session, and the chunks of long ones.

    System messages are left out, and so are messages that another branch contains: they are entries of that branch. If
    no message follows the first damage in a transcript, the text from there on is searched as passages.
    """
    spoken = [
        (message, line, position)
        for position, (message, line) in enumerate(zip(transcript.messages, transcript.lines, strict=True))
        if message.role != "system" and message.content.strip()
    ]
    sessions = _sessions([message for message, _, _ in spoken])
    entries: list[Entry] = []
    for at, (message, line, position) in enumerate(spoken):
        if message.id in transcript.shared:
            continue
        near = [i for i in (at - 1, at + 1) if 0 <= i < len(spoken) and sessions[i] == sessions[at]]
        whole = Entry(
            f"{transcript.path}#{message.id}", "message", transcript.path, line, message.content.strip(),
            heading=transcript.title, before="".join(spoken[i][0].content for i in near if i < at),
            after="".join(spoken[i][0].content for i in near if i > at), type="message",
            id=f"{transcript.id}#{message.id}", conversation=transcript.id, message=message.id, position=position,
            session=sessions[at], role=message.role, name=message.name,
            suspect=bool(instruction(message.content, message.role)),
            created=message.time or transcript.started, updated=message.time or transcript.started,
            project=_project(transcript.project),
        )  # fmt: skip
        entries.append(whole)
        if not fits(message.content) and len(pieces := chunks(message.content)) > 1:
            entries.extend(parts(whole, message.content, pieces))
    if transcript.problems:
        entries.extend(_unread(transcript))
    return distinct(entries)


def _project(given: str) -> str:
    """Return the name of a working folder: ``dispatch`` for ``/home/nora/src/dispatch``."""
    return PurePosixPath(given.replace("\\", "/")).name


def recap_entries(path: str, summary: ConversationSummary) -> list[Entry]:
    """Return the sections of a conversation's summary and the chunks of long ones; none for an unknown conversation."""
    entries: list[Entry] = []
    for section in summary.sections if summary.conversation else ():
        whole = Entry(
            f"{path}#{digest(section.text)}", "recap", path, section.line, section.text,
            heading=heading_path(storable(summary.title), (storable(section.heading),) if section.heading else ()),
            type="recap", conversation=summary.conversation, by_person=not summary.ours,
        )  # fmt: skip
        entries.append(whole)
        if not fits(section.text) and len(pieces := chunks(section.text)) > 1:
            entries.extend(parts(whole, section.text, pieces))
    return distinct(entries)


def _sessions(messages: Sequence[Message]) -> list[int]:
    """Return a session number for each message, one higher after each gap in the conversation's times."""
    numbers, current, last = [], 0, None
    for message in messages:
        if message.time is not None:
            if last is not None and message.time - last > SESSION_GAP:
                current += 1
            last = message.time
        numbers.append(current)
    return numbers


def _unread(transcript: Transcript) -> Iterator[Entry]:
    """Yield the text from the first damaged line on, in chunks; nothing if a message follows."""
    line = min(problem.line for problem in transcript.problems)
    last = max(transcript.lines, default=0)
    begin = max(line - 1, 0)
    if transcript.messages and line <= last:
        return
    text = "\n".join(transcript.text.split("\n")[begin:])
    at, counted = begin + 1, 0
    for piece in chunks(text):
        at, counted = at + text.count("\n", counted, piece.start), piece.start
        yield Entry(
            f"{transcript.path}#p.{digest(piece.text)}", "passage", transcript.path, at, piece.text,
            heading=transcript.title, type="fact", conversation=transcript.id, created=transcript.started,
            updated=transcript.started,
        )  # fmt: skip


# --------------------------------------------------------------------------------------------------


def parts(whole: Entry, text: str, pieces: Sequence[Piece]) -> Iterator[Entry]:
    """Yield an entry for each piece of a longer one: its own text and line, without neighbours."""
    line, counted = whole.line, 0
    for index, piece in enumerate(pieces):
        line, counted = line + text.count("\n", counted, piece.start), piece.start
        yield replace(
            whole,
            key=f"{whole.key}~{index}",
            line=line,
            text=piece.text,
            before="",
            after="",
            chunk=Chunk(index, piece.kind, piece.language, piece.tokens),
        )


def digest(text: str) -> str:
    return hashlib.blake2b(" ".join(text.split()).encode("utf-8", "replace"), digest_size=8).hexdigest()


def distinct(entries: list[Entry]) -> list[Entry]:
    """Return the entries with unique keys: if a key occurs again in the file, its later occurrences are numbered."""
    seen: Counter[str] = Counter()
    distinct = []
    for entry in entries:
        seen[entry.key] += 1
        again = seen[entry.key]
        distinct.append(entry if again == 1 else replace(entry, key=f"{entry.key}={again}"))
    return distinct


def storable_topic(topic: Topic) -> Topic:
    """Return the topic with names that the index can store: YAML escapes can produce characters that it cannot."""
    return replace(
        topic,
        name=storable(topic.name),
        aliases=tuple(map(storable, topic.aliases)),
        tags=tuple(map(storable, topic.tags)),
        sources=tuple(map(storable, topic.sources)),
    )
