"""Store the review queue: proposals that wait for a person's decision, one file each in ``.state/review/``.

An edit of text that a person wrote is not applied but proposed here, and so is a change of the profile. A proposal's id
is a hash of its document and its edit, so proposing the same edit again adds nothing. Proposals for the profile exist
only with consent and are deleted when it is withdrawn.
"""

from __future__ import annotations

import hashlib
import json
from contextlib import suppress
from dataclasses import dataclass, replace

from vault_memory.errors import NotFoundError, VaultError
from vault_memory.models import Edit
from vault_memory.vault.state import consent, damaged, undo_journal
from vault_memory.vault.state.undo_journal import FileVersions
from vault_memory.vault.storage import atomic_files
from vault_memory.vault.storage.json_values import decode_json, to_json
from vault_memory.vault.storage.store import Store

FOLDER = consent.QUEUE


@dataclass(frozen=True, slots=True)
class FieldChange:
    """A change of the profile: add ``value`` to the field, or put it in place of ``replaces``; '': remove ``replaces``.

    ``quote`` are the person's own words, said in ``source`` (``conversation#message``).
    """

    field: str
    value: str
    replaces: str = ""
    quote: str = ""
    source: str = ""
    id: str = ""


@dataclass(frozen=True, slots=True)
class QueuedProposal:
    """A proposed ``edit`` of the document at ``path``, from the run ``run``.

    ``name``: the name of a document that must be created for it; ``untrusted``: the rule by which its statement reads
    like an order to an agent.
    """

    id: str
    path: str
    edit: Edit | FieldChange
    run: str
    reason: str = ""
    name: str = ""
    untrusted: str = ""


def propose(
    store: Store, path: str, edit: Edit, run: str, reason: str = "", *, name: str = "", untrusted: str = ""
) -> QueuedProposal:
    """Put an edit into the queue, unless it is already there. Raises VaultError."""
    proposal = QueuedProposal(_digest(path, edit), path, edit, run, reason or edit.reason, name, untrusted)
    place, text = _place(proposal), _text(proposal)
    with store.lock():
        if not store.resolve(place).exists():
            if run:
                undo_journal.append(store, run, FileVersions(place, None, text))
            _write(store, place, text)
    return proposal


def propose_for_profile(store: Store, change: FieldChange) -> None:
    """Put a change of the profile, which has its id, into the queue. Raises VaultError."""
    proposal = QueuedProposal(
        f"{consent.QUEUED}{change.id}", consent.PROFILE, change, "", f"you said: “{change.quote}”"
    )
    with store.lock():
        _write(store, _place(proposal), _text(proposal))


def waiting(store: Store) -> list[QueuedProposal]:
    """Return all proposals, by document and oldest first. Damaged files are set aside.

    Raises VaultError.
    """
    _take_in_old(store)
    if not (store.root / FOLDER).is_dir():  # this runs before each search, and resolving links takes long
        return []
    files = [file for file in store.resolve(FOLDER).iterdir() if file.suffix == ".json"]
    profile = consent.consent(store).granted if any(file.name.startswith(consent.QUEUED) for file in files) else False
    files = [file for file in files if profile or not file.name.startswith(consent.QUEUED)]
    found = []
    for file in files:
        try:
            found.append((load(store, f"{FOLDER}/{file.name}"), file.stat().st_mtime_ns))
        except (NotFoundError, FileNotFoundError):  # decided on since it was listed
            continue
        except VaultError:
            damaged.set_aside(store, f"{FOLDER}/{file.name}")
    found.sort(key=lambda one: (one[0].path, one[1] if one[0].path == consent.PROFILE else 0, one[0].id))
    return [each for each, _ in found]


def _take_in_old(store: Store) -> None:
    """Move the profile's proposals, which version 0.1.0 kept in a separate file, into the queue. Raises VaultError."""
    if not (store.root / consent.PROPOSALS).exists():
        return
    with store.lock():
        try:
            changes = [decode_json(FieldChange, row) for row in json.loads(store.read(consent.PROPOSALS))]
        except NotFoundError:
            return
        except (ValueError, TypeError):
            damaged.set_aside(store, consent.PROPOSALS)
            return
        for change in changes:
            propose_for_profile(store, change)
        atomic_files.delete(store.root / consent.PROPOSALS, consent.PROPOSALS)


def move_proposals(store: Store, old: str, new: str, run: str) -> None:
    """Move proposals for the document at ``old`` to the one at ``new``, as a part of ``run``. Raises VaultError."""
    for proposal in waiting(store):
        if proposal.path == old:
            move_proposal(store, proposal, new, run)


def move_proposal(store: Store, proposal: QueuedProposal, new: str, run: str) -> None:
    """Move a proposal to the document at ``new``, as a part of ``run``. Raises VaultError."""
    if isinstance(proposal.edit, FieldChange):
        return
    moved = replace(proposal, id=_digest(new, proposal.edit), path=new)
    with store.lock():
        if store.resolve(_place(moved)).exists():  # the same edit waits there
            close_in_run(store, proposal, run)
        elif (text := _text_or_none(store, _place(proposal))) is not None:
            _move(store, run, FileVersions(_place(moved), text, _text(moved), _place(proposal)))


def close(store: Store, proposal: QueuedProposal) -> None:
    """Remove a proposal that a person has decided on from the queue. Raises VaultError."""
    place = _place(proposal)
    with store.lock():
        atomic_files.delete(store.resolve(place), place)


def close_in_run(store: Store, proposal: QueuedProposal, run: str) -> None:
    """Close a proposal that ``run`` applied or withdrew: if the run is undone, the proposal waits again.

    Raises VaultError.
    """
    place = _place(proposal)
    with store.lock(), suppress(NotFoundError):  # another process has closed it
        text = store.read(place).decode("utf-8")
        undo_journal.append(store, run, FileVersions(place, text, None))
        close(store, proposal)


def reverse(store: Store, run: str, by: str) -> tuple[int, int]:
    """Reopen the proposals that ``run`` closed, close those that it created, and move back those that it moved and that
    still wait, as a part of the run ``by``.

    Return the numbers of reopened and of closed proposals. Idempotent. Raises VaultError.
    """
    reopened = withdrawn = 0
    with store.lock():
        for snapshot in reversed(undo_journal.state_snapshots(store, run)):
            now = _text_or_none(store, snapshot.path)
            if snapshot.moved_from:
                if now is not None:
                    _move(store, by, FileVersions(snapshot.moved_from, now, snapshot.before, snapshot.path))
                continue
            if now == snapshot.before:
                continue
            undo_journal.append(store, by, FileVersions(snapshot.path, now, snapshot.before))
            if snapshot.before is None:
                atomic_files.delete(store.resolve(snapshot.path), snapshot.path)
                withdrawn += 1
            else:
                _write(store, snapshot.path, snapshot.before)
                reopened += 1
    return reopened, withdrawn


def _move(store: Store, run: str, moved: FileVersions) -> None:
    """Move a proposal's file within the queue, as a part of ``run``; a crash leaves it at one of both places or both.

    Raises VaultError.
    """
    undo_journal.append(store, run, moved)
    _write(store, moved.path, moved.after or "")
    atomic_files.delete(store.resolve(moved.moved_from), moved.moved_from)


def _write(store: Store, place: str, text: str) -> None:
    atomic_files.replace(store.resolve(place), text.encode("utf-8", "replace"), place, mode=0o600)


def _place(proposal: QueuedProposal) -> str:
    return f"{FOLDER}/{proposal.id}.json"


def _text(proposal: QueuedProposal) -> str:
    """Return the content of the proposal's file."""
    text = json.dumps(to_json(proposal), ensure_ascii=False, indent=1) + "\n"
    return text.encode("utf-8", "replace").decode()


def _text_or_none(store: Store, path: str) -> str | None:
    try:
        return store.read(path).decode("utf-8", "replace")
    except NotFoundError:
        return None


def load(store: Store, path: str) -> QueuedProposal:
    """Return the proposal in a file of the queue. Raises VaultError, NotFoundError."""
    return parse(store.read(path), path)


def parse(data: str | bytes, path: str) -> QueuedProposal:
    """Return the proposal that a file of the queue holds. Raises VaultError."""
    try:
        return decode_json(QueuedProposal, json.loads(data))
    except (ValueError, TypeError, AttributeError, KeyError) as error:
        raise VaultError(path, f"is not a proposal ({error})") from error


def _digest(path: str, edit: Edit) -> str:
    """Return a digest of the document and the edit without its reason."""
    content = json.dumps([path, to_json(replace(edit, reason=""))], sort_keys=True)
    return hashlib.blake2b(content.encode(), digest_size=8).hexdigest()
