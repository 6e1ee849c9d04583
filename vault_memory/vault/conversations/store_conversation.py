"""Store a conversation in its transcript: longer versions are appended, regenerated ones branched.

A conversation is identified by its id. If it comes in again, the same or fewer messages add nothing, further messages
are appended, and a different course becomes the branch ``<id>~2``. In the branch, messages that an earlier branch
contains are marked as shared, so that they are neither archived nor searched twice. A conversation that begins with the
same message as another one (by a unique message id) is that conversation, resumed or forked.
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
    """Store the conversation; return its transcript and the messages that are still to be archived.

    These are the new messages and those that an interrupted run left. Forgotten messages are left out; if that leaves
    none, the transcript is empty and no file is written. Raises InputError for a conversation without messages,
    MalformedError if its transcript is malformed, VaultError.
    """
    with store.lock():
        conversation = _prepare(store, conversation)
        if not conversation.messages:
            return Transcript("", "", conversation.id), ()
        stored = _patiently(store, lambda: _merge_into_stored(store, conversation))
    return stored, stored.pending


def append_messages(store: Store, conversation: Conversation) -> Transcript:
    """Append the messages to the stored conversation with that id; create it if there is none.

    For a conversation in progress, whose messages arrive one by one. Raises the same errors as `store_conversation`.
    """
    own = {message.id for message in conversation.messages}
    with store.lock():
        prepared = _prepare(store, conversation)
        new = [message if message.id in own else replace(message, id="") for message in prepared.messages]
        whole = replace(prepared, messages=tuple(new))

        before: Counter[Said] | None = None

        def append_once(now: Transcript) -> str:
            """Return ``now`` with the new messages, or unchanged if git or an editor has already put them back."""
            there = count_said(now.messages) - (before or Counter())
            return now.text if count_said(new) <= there else append(now.text, number_messages(now, new))

        def append_message() -> Transcript:
            nonlocal whole, before
            known = find(store, prepared.id)
            before = count_said(known.messages if known else ()) if before is None else before
            if known is None:
                return _create(store, whole, ())
            if append_once(known) != known.text:
                whole = replace(known.conversation, messages=(*known.messages, *new))  # if the file disappears
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
    """Call ``keep`` again if a git checkout removed, added or was still writing the transcript."""
    for _ in range(TRIES - 1):
        git_lock.wait(store.root)
        with suppress(NotFoundError, MalformedError, _TranscriptAppearedError):
            return keep()
        store.transcript_index.list_again()
    return keep()


class _TranscriptAppearedError(BusyError):
    """A transcript appeared after the search for it."""


def _merge_into_stored(store: Store, conversation: Conversation) -> Transcript:
    """Append the new messages to the matching transcript, or create one; return it."""
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
