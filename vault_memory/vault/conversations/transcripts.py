"""Where conversations are kept: one transcript a conversation, longer versions appended, regenerated ones branched.

A conversation is known by its id. What comes in again is held against what is stored without regard to white space
(editors and git change line ends) and to system messages (agents put the date into them): the same or less adds
nothing, more is appended, another course of things becomes the branch ``<id>~2``, in which the messages that an
earlier branch holds are marked as shared, so that they are neither archived nor searched twice. A conversation that
begins with the very message (by an id that nothing else has) of another one is that one, resumed or forked.
"""

from __future__ import annotations

import hashlib
import re
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import replace
from datetime import datetime

from vault_memory.errors import BusyError, InputError, MalformedError, NotFoundError, VaultError
from vault_memory.models import Conversation, Message
from vault_memory.vault.document import file_names, transcript, transcript_writer
from vault_memory.vault.document.transcript import Transcript
from vault_memory.vault.document.transcript_writer import append
from vault_memory.vault.state import tombstones
from vault_memory.vault.storage import git_lock
from vault_memory.vault.storage.store import Store

FOLDER = "conversations"
PATIENCE = 600.0  # seconds to wait for somebody else who archives the same conversation
_TRIES = 5
_LOCKS = 256  # files: more conversations than these share them

_Said = tuple[str, str, datetime | None]


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


def say(store: Store, conversation: Conversation) -> Transcript:
    """Add these messages to the conversation of that id, whatever it holds by now; it is made where there is none.

    For a conversation under way, of which one message comes after the other. Raises as `store_conversation`.
    """
    own = {message.id for message in conversation.messages}
    with store.lock():
        prepared = _prepare(store, conversation)
        new = [message if message.id in own else replace(message, id="") for message in prepared.messages]
        whole = replace(prepared, messages=tuple(new))

        before: Counter[_Said] | None = None

        def append_once(now: Transcript) -> str:
            """Return ``now`` with the new messages, or as it is where git or an editor has put them back already."""
            there = _count_said(now.messages) - (before or Counter())
            return now.text if _count_said(new) <= there else append(now.text, _number_messages(now, new))

        def append_message() -> Transcript:
            nonlocal whole, before
            known = find(store, prepared.id)
            before = _count_said(known.messages if known else ()) if before is None else before
            if known is None:
                return _create(store, whole, ())
            if append_once(known) != known.text:
                whole = replace(known.conversation, messages=(*known.messages, *new))  # should it go the next moment
            return _change(store, known.path, append_once)

        return _patiently(store, append_message) if new else Transcript("", "", prepared.id)


def _patiently(store: Store, keep: Callable[[], Transcript]) -> Transcript:
    """Call ``keep`` again where a git checkout removed, added or was still writing the transcript."""
    for _ in range(_TRIES - 1):
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
    stored = _find_branch(branches, conversation)
    if stored is None:
        return _create(store, conversation, branches)
    if _select_new(stored, conversation):
        return _change(store, stored.path, lambda now: append(now.text, _select_new(now, conversation)))
    return stored


@contextmanager
def archiving(store: Store, conversation_id: str, wait: float = PATIENCE) -> Iterator[bool]:
    """Hold the lock on archiving that conversation, across threads and processes; yield whether it was free.

    A model is asked meanwhile, so it may take minutes; the vault can be written by others. The system lets go of the
    lock of a process that died. Raises VaultError.
    """
    from filelock import FileLock, Timeout

    digest = hashlib.blake2b(conversation_id.encode("utf-8", "replace"), digest_size=2).digest()
    place = store.state / "locks" / f"{int.from_bytes(digest) % _LOCKS:02x}.lock"
    lock = FileLock(place, mode=0o600)
    try:
        place.parent.mkdir(mode=0o700, exist_ok=True)
        lock.acquire(timeout=wait)
    except Timeout:
        yield False
        return
    except OSError as error:
        raise VaultError(str(place), f"cannot be locked ({error.strerror})") from error
    try:
        yield True
    finally:
        lock.release()


def preview(store: Store, conversation: Conversation) -> tuple[Transcript, tuple[Message, ...]]:
    """Return what `store_conversation` would return, without storing anything. Raises InputError, VaultError."""
    conversation = _prepare(store, conversation)
    if not conversation.messages:
        return Transcript("", "", conversation.id), ()
    branches = versions(store, conversation.id)
    stored = _find_branch(branches, conversation)
    if stored is None:
        branch = replace(conversation, id=_branch_id(conversation.id, len(branches) + 1))
        known = {_key(message) for other in branches for message in other.messages}
        shared = frozenset(message.id for message in branch.messages if _key(message) in known)
        stored = replace(transcript.parse(transcript_writer.render(branch), f"{FOLDER}/{branch.id}.md"), shared=shared)
    else:
        added = _select_new(stored, conversation)
        stored = transcript.parse(append(stored.text, added), stored.path) if added else stored
    return stored, stored.pending


def mark_archived(store: Store, path: str, messages: Collection[Message], by: str, run: str) -> Transcript:
    """Append to the transcript at ``path`` that ``messages`` have been archived; what is marked is not again."""
    ids = {message.id for message in messages}

    def change(now: Transcript) -> str:
        text = now.text
        open_ = {message.id for message in now.pending} | now.undone
        wanted = ids & open_
        passed = {message.id for message in now.messages} - open_
        for first, last in _ranges(now.messages, wanted, passed):
            text = transcript_writer.mark_archived(text, first, last, by, run)
        return text

    return _change(store, path, change)


def mark_waiting(store: Store, path: str, ids: Collection[str], run: str) -> None:
    """Append to the transcript at ``path`` that these messages could not be read; what is marked is not again."""

    def change(now: Transcript) -> str:
        text, wanted = now.text, {message.id for message in now.pending if message.id in ids} - now.waiting
        for first, last in _ranges(now.messages, wanted, ()):
            text = transcript_writer.mark(text, first, last, {"run": run}, "extract_pending")
        return text

    _change(store, path, change)


def mark_undone(store: Store, path: str, run: str, undo: str) -> int:
    """Append to the transcript at ``path`` that what ``run`` archived was taken back; how many messages that are.

    What another run archived as well stays archived.
    """
    found: set[str] = set()

    def change(now: Transcript) -> str:
        text, mine = now.text, dict(now.runs).get(run, frozenset())
        others = frozenset[str]().union(*(ids for other, ids in now.runs if other != run))
        found.update(mine - others)
        for first, last in _ranges(now.messages, mine, ()):
            text = transcript_writer.mark_undone(text, first, last, run, undo)
        return text

    _change(store, path, change)
    return len(found)


def mark_redone(store: Store, path: str, undo: str, redo: str) -> int:
    """Append to the transcript at ``path`` that what the run ``undo`` took back holds again; how many messages."""
    found: set[str] = set()

    def change(now: Transcript) -> str:
        text, ids = now.text, [message.id for message in now.messages]
        for marker in now.markers:
            by_it = marker.what == "undone" and dict(marker.attributes).get("by") == undo
            if by_it and {marker.first, marker.last} <= set(ids):
                found.update(ids[ids.index(marker.first) : ids.index(marker.last) + 1])
        found.intersection_update(now.undone)
        for first, last in _ranges(now.messages, found, ()):
            text = transcript_writer.mark_archived(text, first, last, "undo", redo)
        return text

    _change(store, path, change)
    return len(found)


def transcripts(store: Store) -> Iterator[Transcript]:
    """Yield every transcript, by path. Raises VaultError for one that cannot be read."""
    for file in store.scan().files:
        if file.path.startswith(f"{FOLDER}/"):
            with suppress(NotFoundError):  # gone since it was listed
                yield transcript.decode(store.read(file.path), file.path)


def find(store: Store, conversation_id: str) -> Transcript | None:
    """Return the transcript of that conversation, if there is one."""
    for _ in range(_TRIES):
        with suppress(NotFoundError):  # gone since it was listed, and perhaps there again
            return _find(store, conversation_id)
        store.transcript_index.list_again()
        git_lock.wait(store.root)
    return None


def _find(store: Store, conversation_id: str) -> Transcript | None:
    """Return the file of the conversation. Raises NotFoundError where it disappeared during the search."""
    name, number = file_names.file_name(conversation_id), 1
    while stem := store.transcript_index.stem(name if number == 1 else f"{name} ({number})"):
        path = f"{FOLDER}/{stem}.md"
        found = transcript.decode(store.read(path), path)
        if found.id == conversation_id:
            return found
        number += 1
    return None


# --------------------------------------------------------------------------------------------------


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


def _prepare(store: Store, conversation: Conversation) -> Conversation:
    if not conversation.messages:
        raise InputError("a conversation without messages: nothing to archive")
    return tombstones.load(store).spare(_origin(store, transcript_writer.prepare(conversation)))


def versions(store: Store, conversation_id: str) -> list[Transcript]:
    """Return the transcripts of a conversation: its branches in order, none where it is not known."""
    found: list[Transcript] = []
    while known := find(store, _branch_id(conversation_id, len(found) + 1)):
        found.append(known)
    return found


def _branch_id(conversation_id: str, number: int) -> str:
    return conversation_id if number == 1 else f"{conversation_id}~{number}"


def _find_branch(branches: Sequence[Transcript], conversation: Conversation) -> Transcript | None:
    """Return the branch that the conversation is a version of: the same, shorter, or longer."""
    new = _list_spoken(conversation.messages)
    for branch in branches:
        if _list_spoken(branch.messages)[: len(new)] == new:
            return branch
    shorter = [
        branch for branch in branches if new[: len(_list_spoken(branch.messages))] == _list_spoken(branch.messages)
    ]
    return max(shorter, key=lambda branch: len(branch.messages), default=None)


def _select_new(stored: Transcript, conversation: Conversation) -> tuple[Message, ...]:
    """Return the messages that come after what is stored, numbered to follow it."""
    left = len(_list_spoken(stored.messages))
    system = {_key(message) for message in stored.messages if message.role == "system"}
    added: list[Message] = []
    for message in conversation.messages:
        if message.role == "system":
            if _key(message) not in system:
                added.append(message)
        elif left:
            left -= 1
        else:
            added.append(message)
    if not any(message.role != "system" for message in added):
        return ()
    return _number_messages(stored, added)


def _number_messages(stored: Transcript, added: Sequence[Message]) -> tuple[Message, ...]:
    """Return the messages with ids that follow those that are stored."""
    return transcript_writer.number(added, {message.id for message in stored.messages}, len(stored.messages) + 1)


def _create(store: Store, conversation: Conversation, branches: Sequence[Transcript]) -> Transcript:
    branch = replace(conversation, id=_branch_id(conversation.id, len(branches) + 1))
    text = transcript_writer.render(branch)
    known = {_key(message) for other in branches for message in other.messages}
    shared = {message.id for message in branch.messages if _key(message) in known}
    for first, last in _ranges(branch.messages, shared, ()):
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


def _change(store: Store, path: str, change: Callable[[Transcript], str]) -> Transcript:
    def apply(data: bytes | None) -> bytes:
        if data is None:
            raise NotFoundError(f"{path}: no such transcript")
        now = transcript.decode(data, path)
        if now.problems:
            raise MalformedError(path, now.problems[0].line, now.problems[0].message)
        return change(now).encode()

    changed = transcript.decode(store.update(path, apply), path)
    store.transcript_index.add(path.removeprefix(f"{FOLDER}/").removesuffix(".md"))
    return changed


def _ranges(messages: Sequence[Message], wanted: Collection[str], passed: Collection[str]) -> Iterator[tuple[str, str]]:
    """Yield first and last ids of the runs of ``wanted`` messages; one in ``passed`` does not end a run."""
    run: list[str] = []
    for message in messages:
        if message.id in wanted:
            run.append(message.id)
        elif run and message.id not in passed:
            yield run[0], run[-1]
            run = []
    if run:
        yield run[0], run[-1]


def _list_spoken(messages: Sequence[Message]) -> list[tuple[str, str]]:
    return [_key(message) for message in messages if message.role != "system"]


def _count_said(messages: Iterable[Message]) -> Counter[_Said]:
    return Counter((message.role, message.content, message.time) for message in messages)


def _key(message: Message) -> tuple[str, str]:
    return message.role, " ".join(message.content.split())
