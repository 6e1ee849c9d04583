"""Change a file that other programs may edit without our lock: repeat the change until it includes their edits."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path, PurePosixPath
from typing import TYPE_CHECKING

from vault_memory.errors import BusyError
from vault_memory.events import emit
from vault_memory.vault.document import file_names
from vault_memory.vault.document.names import find_cell_ids
from vault_memory.vault.merge.documents import merge, merge_transcripts
from vault_memory.vault.storage import atomic_files
from vault_memory.vault.storage.displaced import DisplacedFile, list_displaced, read_or_none, read_quiet, swap
from vault_memory.vault.storage.lost_writes import TRANSCRIPTS, LostWrite

if TYPE_CHECKING:
    from vault_memory.vault.storage.store import Store

TRIES = 5

Change = Callable[[bytes | None], bytes]


def rebase(room: Path, place: Path, path: str, change: Change) -> bytes:
    """Write ``change(content)`` and return it; write nothing if it equals the content.

    If the file is edited after it was read, or an edit appears in the displaced file, ``change`` is called again on
    the edited text. Raises VaultError; BusyError after `TRIES` times, with the last edit in place. The caller holds
    the user's lock.
    """
    displaced: list[tuple[DisplacedFile, bytes | None]] = []
    origin = base = disk = read_quiet(place, path)  # base: the text to change; disk: the current content
    done = False
    try:
        for _ in range(TRIES):
            after = change(base)
            if after == disk:
                done = True
                return after
            swapped = swap(room, place, path, disk, after)
            displaced += [(swapped.displaced, swapped.found)] if swapped.displaced else []
            if swapped.done and swapped.found == disk:
                done = True
                return after
            base, origin = _join_edits(origin, base, disk, swapped.found, path, place), disk
            disk = after if swapped.done else swapped.found
    finally:
        if not done and base != disk and base is not None:
            _put_back(room, place, path, disk, base)
        for each, taken in displaced:
            each.release(taken)
    raise BusyError(path, f"was edited {TRIES} times during the write; nothing was written")


def recover_edits(store: Store) -> int:
    """Merge edits to displaced files, and writes that git overwrote, into the documents; return how many.

    An edit that cannot be merged is kept in a conflict copy beside the document, which is reported and never archived
    from. The caller holds the user's lock.
    """
    found = 0
    for lost in store.recent_writes.find_lost():
        found += 1
        put_back(store, lost)
    for each in list_displaced(store.displaced_folder):
        edit = each.edit()
        if edit is not None:
            found += 1
            _take_in(store, each.path, each.before, edit)
        each.release(edit)
    return found


def put_back(store: Store, lost: LostWrite) -> bytes:
    """Repeat a change that git overwrote; return the file's bytes. The caller holds the user's lock."""
    place, more = store.resolve(lost.path), lost
    for _ in range(TRIES):  # git may still be running
        added = _take_in(store, more.path, more.before if place.exists() else None, more.written)
        now = read_or_none(place, lost.path)
        again = store.recent_writes.find_lost_again(lost.path, now) if added else None
        if again is None:
            break
        more = again
    store.recent_writes.renew(lost.path, now or b"")
    return now or b""


def keep_copy(place: Path, path: str, data: bytes, now: datetime) -> str:
    """Write ``data`` beside the file as a conflict copy, with a name like that of sync tools; return its path."""
    name = f"{place.stem} (conflicted copy, vault-memory {now:%Y-%m-%d %H%M%S}){place.suffix}"
    taken = [each.stem for each in place.parent.glob("*")] if place.parent.is_dir() else []
    target = place.with_name(file_names.unique(Path(name).stem, taken) + place.suffix)
    atomic_files.replace(target, data, path)
    return str(PurePosixPath(path).with_name(target.name))


def _take_in(store: Store, path: str, before: bytes | None, edit: bytes) -> bool:
    """Merge ``edit``, a changed version of ``before``, into the current file; return False for a conflict copy.

    ``before`` None: ``edit`` may be a whole file or some messages of a transcript.
    """
    place = store.resolve(path)
    copy = ""

    def change(now: bytes | None) -> bytes:
        nonlocal copy
        if now is None and before is None:
            return edit
        if before is None and now is not None and path.startswith(TRANSCRIPTS):
            from vault_memory.vault.storage.lost_messages import add_lost_messages

            text = add_lost_messages(now, edit, path)
        else:
            text = _three_way(before or _find_common(now or b"", edit), now, edit, path)
        if text is None:
            copy = copy or keep_copy(place, path, edit, datetime.now(UTC))
            return now or b""
        return text

    if before is not None and not place.exists():
        copy = keep_copy(place, path, edit, datetime.now(UTC))
    else:
        rebase(store.displaced_folder, place, path, change)
    emit("vault", operation="displaced", stage="kept" if copy else "merged", path=path, copy=copy)
    return not copy


def _join_edits(
    origin: bytes | None, base: bytes | None, disk: bytes | None, found: bytes | None, path: str, place: Path
) -> bytes | None:
    """Return the newly found edit, merged with an edit found before, if any."""
    if base == disk or found is None or base is None:
        return found
    text = _three_way(origin or b"", found, base, path)
    if text is None:
        copy = keep_copy(place, path, base, datetime.now(UTC))
        emit("vault", operation="displaced", stage="kept", path=path, copy=copy)
    return found if text is None else text


def _find_common(older: bytes, newer: bytes) -> bytes:
    """Return ``older`` as the common base if all its statements are in ``newer``; else b""."""
    names = [find_cell_ids(each.decode("utf-8", "replace")) for each in (older, newer)]
    return older if names[0] and names[0] <= names[1] else b""


def _three_way(base: bytes, ours: bytes | None, theirs: bytes, path: str) -> bytes | None:
    """Merge cell by cell, or message by message; return None on a conflict or without a usable base."""
    said = path.startswith(TRANSCRIPTS)  # transcripts are append-only, so they can be merged without a base
    if ours is None or not (base.strip() or said) or not theirs.strip():
        return None
    join = merge_transcripts if said else merge
    try:
        both = join(base.decode(), ours.decode(), theirs.decode(), marks=None)
    except UnicodeDecodeError:
        return None
    return None if both.conflicts else both.text.encode()


def _put_back(room: Path, place: Path, path: str, disk: bytes | None, base: bytes) -> None:
    """Put back the person's text that our failed change displaced."""
    swapped = swap(room, place, path, disk, base)
    if not swapped.done:
        copy = keep_copy(place, path, base, datetime.now(UTC))
        emit("vault", operation="displaced", stage="kept", path=path, copy=copy)
    if swapped.displaced:
        swapped.displaced.release(None)
