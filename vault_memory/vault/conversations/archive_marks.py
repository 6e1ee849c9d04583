"""Mark in a transcript which messages are archived, wait, were undone, or are archived again."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from vault_memory.models import Message
from vault_memory.vault.conversations import transcripts
from vault_memory.vault.document import transcript_writer
from vault_memory.vault.document.transcript import Transcript
from vault_memory.vault.storage.store import Store


def mark_archived(store: Store, path: str, messages: Collection[Message], by: str, run: str) -> Transcript:
    """Append to the transcript at ``path`` that ``messages`` are archived; marked messages are not marked again."""
    ids = {message.id for message in messages}

    def change(now: Transcript) -> str:
        text = now.text
        open_ = {message.id for message in now.pending} | now.undone
        wanted = ids & open_
        passed = {message.id for message in now.messages} - open_
        for first, last in list_ranges(now.messages, wanted, passed):
            text = transcript_writer.mark_archived(text, first, last, by, run)
        return text

    return transcripts.update_transcript(store, path, change)


def mark_waiting(store: Store, path: str, ids: Collection[str], run: str) -> None:
    """Append to the transcript at ``path`` that these messages could not be extracted; marked ones are skipped."""

    def change(now: Transcript) -> str:
        text, wanted = now.text, {message.id for message in now.pending if message.id in ids} - now.waiting
        for first, last in list_ranges(now.messages, wanted, ()):
            text = transcript_writer.mark(text, first, last, {"run": run}, "extract_pending")
        return text

    transcripts.update_transcript(store, path, change)


def mark_undone(store: Store, path: str, run: str, undo: str) -> int:
    """Append to the transcript at ``path`` that the messages archived by ``run`` were undone; return how many.

    A message that another run also archived stays archived and is not counted.
    """
    found: set[str] = set()

    def change(now: Transcript) -> str:
        text, mine = now.text, dict(now.runs).get(run, frozenset())
        others = frozenset[str]().union(*(ids for other, ids in now.runs if other != run))
        found.update(mine - others)
        for first, last in list_ranges(now.messages, mine, ()):
            text = transcript_writer.mark_undone(text, first, last, run, undo)
        return text

    transcripts.update_transcript(store, path, change)
    return len(found)


def mark_redone(store: Store, path: str, undo: str, redo: str) -> int:
    """Append to the transcript at ``path`` that messages undone by ``undo`` are archived again; return how many."""
    found: set[str] = set()

    def change(now: Transcript) -> str:
        text, ids = now.text, [message.id for message in now.messages]
        for marker in now.markers:
            by_it = marker.what == "undone" and dict(marker.attributes).get("by") == undo
            if by_it and {marker.first, marker.last} <= set(ids):
                found.update(ids[ids.index(marker.first) : ids.index(marker.last) + 1])
        found.intersection_update(now.undone)
        for first, last in list_ranges(now.messages, found, ()):
            text = transcript_writer.mark_archived(text, first, last, "undo", redo)
        return text

    transcripts.update_transcript(store, path, change)
    return len(found)


def list_ranges(
    messages: Sequence[Message], wanted: Collection[str], passed: Collection[str]
) -> Iterator[tuple[str, str]]:
    """Yield the first and last id of each run of ``wanted`` messages; a message in ``passed`` does not end a run."""
    run: list[str] = []
    for message in messages:
        if message.id in wanted:
            run.append(message.id)
        elif run and message.id not in passed:
            yield run[0], run[-1]
            run = []
    if run:
        yield run[0], run[-1]
