"""Find, list, lock and change the transcripts of conversations, one file for each branch."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress

from vault_memory.errors import MalformedError, NotFoundError, VaultError
from vault_memory.vault.document import file_names, transcript
from vault_memory.vault.document.transcript import Transcript
from vault_memory.vault.storage import git_lock
from vault_memory.vault.storage.store import Store

FOLDER = "conversations"
PATIENCE = 600.0  # seconds to wait for another process that archives the same conversation
TRIES = 5
_LOCKS = 256  # files: more conversations than these share them


@contextmanager
def archiving(store: Store, conversation_id: str, wait: float = PATIENCE) -> Iterator[bool]:
    """Hold the lock on archiving that conversation, across threads and processes; yield whether it was free.

    The lock may be held for minutes, because a model is called; others can write to the vault in the meantime. The
    operating system releases the lock of a process that died. Raises VaultError.
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


def transcripts(store: Store) -> Iterator[Transcript]:
    """Yield every transcript, by path. Raises VaultError for one that cannot be read."""
    for file in store.scan().files:
        if file.path.startswith(f"{FOLDER}/"):
            with suppress(NotFoundError):  # gone since it was listed
                yield transcript.decode(store.read(file.path), file.path)


def find(store: Store, conversation_id: str) -> Transcript | None:
    """Return the transcript of that conversation, if there is one."""
    for _ in range(TRIES):
        with suppress(NotFoundError):  # deleted since it was listed, and perhaps created again
            return _find(store, conversation_id)
        store.transcript_index.list_again()
        git_lock.wait(store.root)
    return None


def _find(store: Store, conversation_id: str) -> Transcript | None:
    """Return the file of the conversation. Raises NotFoundError if it disappeared during the search."""
    name, number = file_names.file_name(conversation_id), 1
    while stem := store.transcript_index.stem(name if number == 1 else f"{name} ({number})"):
        path = f"{FOLDER}/{stem}.md"
        found = transcript.decode(store.read(path), path)
        if found.id == conversation_id:
            return found
        number += 1
    return None


def versions(store: Store, conversation_id: str) -> list[Transcript]:
    """Return the transcripts of a conversation's branches in order; [] if the conversation is unknown."""
    found: list[Transcript] = []
    while known := find(store, branch_id(conversation_id, len(found) + 1)):
        found.append(known)
    return found


def branch_id(conversation_id: str, number: int) -> str:
    """Return the id of a branch; the first has the conversation's own."""
    return conversation_id if number == 1 else f"{conversation_id}~{number}"


def update_transcript(store: Store, path: str, change: Callable[[Transcript], str]) -> Transcript:
    """Change the text of a transcript as it is now. Raises NotFoundError, MalformedError, VaultError."""

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
