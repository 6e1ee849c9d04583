"""Store a conversation in its transcript: longer versions are appended, regenerated ones branched.

A conversation is known by its id. Of what comes in again, the same or less adds nothing, more is appended, and another
course of things becomes the branch ``<id>~2``, in which the messages that an earlier branch holds are marked as shared,
so that they are neither archived nor searched twice. A conversation that begins with the very message (by an id that
nothing else has) of another one is that one, resumed or forked.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace

from vault_memory.errors import BusyError, InputError, MalformedError, NotFoundError
from vault_memory.models import Conversation, Message
from vault_memory.vault.conversations import transcripts
from vault_memory.vault.conversations.archive_marks import list_ranges
from vault_memory.vault.conversations.branches import (
    Said,
    count_said,
    find_branch,
    message_key,
    number_messages,
    select_new,
)
from vault_memory.vault.conversations.transcripts import FOLDER, TRIES, branch_id, find, versions
from vault_memory.vault.document import file_names, transcript, transcript_writer
from vault_memory.vault.document.transcript import Transcript
from vault_memory.vault.document.transcript_writer import append
from vault_memory.vault.state import tombstones
from vault_memory.vault.storage import git_lock
from vault_memory.vault.storage.store import Store


def store_conversation(store: Store, conversation: Conversation) -> tuple[Transcript, tuple[Message, ...]]:
    """Keep the conversation; returns its transcript and the messages that are still to be archived.

    Those are the new ones, and what an interrupted run left; what was forgotten of the conversation is left out
    (all of it: an empty transcript, which is no file). Raises InputError for a conversation without messages,
    MalformedError where its transcript cannot be added to, VaultError.
    """
    with store.lock():
        conversation = _prepare(store, conversation)
        if not conversation.messages:
            return Transcript("", "", conversation.id), ()
        stored = _patiently(store, lambda: _merge_into_stored(store, conversation))
    return stored, stored.pending


def append_messages(store: Store, conversation: Conversation) -> Transcript:
    """Add these messages to the conversation of that id, whatever it holds by now; it is made where there is none.

    For a conversation under way, of which one message comes after the other. Raises as `store_conversation`.
    """
    own = {message.id for message in conversation.messages}
    with store.lock():
        prepared = _prepare(store, conversation)
        new = [message if message.id in own else replace(message, id="") for message in prepared.messages]
        whole = replace(prepared, messages=tuple(new))

        before: Counter[Said] | None = None

        def append_once(now: Transcript) -> str:
            """Return ``now`` with the new messages, or as it is where git or an editor has put them back already."""
            there = count_said(now.messages) - (before or Counter())
            return now.text if count_said(new) <= there else append(now.text, number_messages(now, new))

        def append_message() -> Transcript:
            nonlocal whole, before
            known = find(store, prepared.id)
            before = count_said(known.messages if known else ()) if before is None else before
            if known is None:
                return _create(store, whole, ())
            if append_once(known) != known.text:
                whole = replace(known.conversation, messages=(*known.messages, *new))  # should it go the next moment
            return transcripts.update_transcript(store, known.path, append_once)

        return _patiently(store, append_message) if new else Transcript("", "", prepared.id)


def preview(store: Store, conversation: Conversation) -> tuple[Transcript, tuple[Message, ...]]:
    """Return what `store_conversation` would return, without storing anything. Raises InputError, VaultError."""
    conversation = _prepare(store, conversation)
    if not conversation.messages:
        return Transcript("", "", conversation.id), ()
    branches = versions(store, conversation.id)
    stored = find_branch(branches, conversation)
    if stored is None:
        branch = replace(conversation, id=branch_id(conversation.id, len(branches) + 1))
        known = {message_key(message) for other in branches for message in other.messages}
        shared = frozenset(message.id for message in branch.messages if message_key(message) in known)
        stored = replace(transcript.parse(transcript_writer.render(branch), f"{FOLDER}/{branch.id}.md"), shared=shared)
    else:
        added = select_new(stored, conversation)
        stored = transcript.parse(append(stored.text, added), stored.path) if added else stored
    return stored, stored.pending


def _patiently(store: Store, keep: Callable[[], Transcript]) -> Transcript:
    """Call ``keep`` again where a git checkout removed, added or was still writing the transcript."""
    for _ in range(TRIES - 1):
        git_lock.wait(store.root)
        with suppress(NotFoundError, MalformedError, _TranscriptAppearedError):
            return keep()
        store.transcript_index.list_again()
    return keep()


class _TranscriptAppearedError(BusyError):
    """A transcript that was not there when it was looked for."""


def _merge_into_stored(store: Store, conversation: Conversation) -> Transcript:
    """Return the transcript with what is new in it, made where there is none."""
    branches = versions(store, conversation.id)
    for known in branches:
        if known.problems:
            raise MalformedError(known.path, known.problems[0].line, known.problems[0].message)
    stored = find_branch(branches, conversation)
    if stored is None:
        return _create(store, conversation, branches)
    if select_new(stored, conversation):
        return transcripts.update_transcript(
            store, stored.path, lambda now: append(now.text, select_new(now, conversation))
        )
    return stored


def _create(store: Store, conversation: Conversation, branches: Sequence[Transcript]) -> Transcript:
    branch = replace(conversation, id=branch_id(conversation.id, len(branches) + 1))
    text = transcript_writer.render(branch)
    known = {message_key(message) for other in branches for message in other.messages}
    shared = {message.id for message in branch.messages if message_key(message) in known}
    for first, last in list_ranges(branch.messages, shared, ()):
        text = transcript_writer.mark_shared(text, first, last, conversation.id)
    stem = store.transcript_index.free(file_names.file_name(branch.id))
    path = f"{FOLDER}/{stem}.md"
    if (
        file_names.fold_file_name(stem) != file_names.fold_file_name(file_names.file_name(branch.id))
        and find(store, branch.id) is not None
    ):
        raise _TranscriptAppearedError(
            path, "its conversation appeared while it was being written; run the command again"
        )

    def create(before: bytes | None) -> bytes:
        if before is not None:
            raise _TranscriptAppearedError(path, "appeared while it was being written; run the command again")
        return text.encode()

    written = transcript.decode(store.update(path, create), path)
    store.transcript_index.add(stem)
    return written


def _prepare(store: Store, conversation: Conversation) -> Conversation:
    if not conversation.messages:
        raise InputError("a conversation without messages: nothing to archive")
    return tombstones.load(store).spare(_origin(store, transcript_writer.prepare(conversation)))


def _origin(store: Store, conversation: Conversation) -> Conversation:
    """Return the conversation under the id of the one it continues: agents give a resumed session a new id."""
    first = next((message.id for message in conversation.messages if message.role != "system"), "")
    stem = store.transcript_index.begins_with(first)
    if stem is None or find(store, conversation.id):
        return conversation
    path = f"{FOLDER}/{stem}.md"
    try:
        found = transcript.decode(store.read(path), path).id
    except NotFoundError:  # gone since it was listed
        return conversation
    return replace(conversation, id=re.sub(r"~[0-9]+$", "", found))
