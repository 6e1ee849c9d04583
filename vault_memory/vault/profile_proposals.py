"""Propose changes to the profile, which wait for the person's decision (FEATURES A13).

Proposals are in the review queue and are deleted when consent is withdrawn. `.state/profile-read.json` stays: it
contains how far each conversation was read and salted hashes of rejected changes, so that a rejected change is not
proposed again and the file does not reveal it.
"""

from __future__ import annotations

import difflib
import hashlib
import json
import secrets
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime

from vault_memory.errors import InputError, MalformedError, NotFoundError, VaultError
from vault_memory.text.words import content_words
from vault_memory.vault import profile, review
from vault_memory.vault.conversations.transcripts import find
from vault_memory.vault.profile import Profile
from vault_memory.vault.review import FieldChange
from vault_memory.vault.runs.run import start_run
from vault_memory.vault.state import consent
from vault_memory.vault.state.tombstones import base
from vault_memory.vault.storage import atomic_files
from vault_memory.vault.storage.json_values import decode_json, to_json
from vault_memory.vault.storage.store import Store

READ = ".state/profile-read.json"


@dataclass(frozen=True, slots=True)
class Read:
    """Up to which message each conversation was read, and what was rejected."""

    conversations: tuple[tuple[str, str], ...] = ()
    salt: str = ""
    rejected: tuple[str, ...] = ()

    @property
    def upto(self) -> dict[str, str]:
        return dict(self.conversations)

    def refuses(self, change: FieldChange) -> bool:
        return _hash_change(self.salt, change) in self.rejected


def waiting(store: Store) -> list[FieldChange]:
    """Return what waits, the oldest first; nothing without consent. Raises VaultError."""
    return [each.edit for each in review.waiting(store) if isinstance(each.edit, FieldChange)]


def read(store: Store) -> Read:
    """Return what was read and rejected; an unreadable file counts as empty, which loses the rejections."""
    try:
        return decode_json(Read, json.loads(store.read(READ)))
    except (NotFoundError, ValueError, TypeError):
        return Read(salt=secrets.token_hex(16))


def propose(store: Store, changes: Sequence[FieldChange], upto: Mapping[str, str]) -> list[FieldChange]:
    """Queue the changes that are new, and store how far was read; return the new changes.

    A change is not new if the profile already has it, it is queued, or it was rejected. Raises VaultError.
    """
    with store.lock():
        known, pending, seen = read(store), waiting(store), profile.load(store)
        _save(store, replace(known, conversations=tuple({**known.upto, **upto}.items())))
        if not consent.consent(store).granted:  # withdrawn while a model was asked
            return []
        fresh: list[FieldChange] = []
        for change in (replace(each, id=_digest(each)) for each in changes):
            if not (known.refuses(change) or _is_among(change, (*pending, *fresh)) or problem(seen, change)):
                fresh.append(change)
        for change in fresh:
            review.propose_for_profile(store, change)
    return fresh


def problem(found: Profile, change: FieldChange) -> str:
    """Return why the change would change nothing or is no longer possible; '' if it can be made."""
    values = found.fields.get(change.field, ())
    if change.replaces and change.replaces not in values:
        return f"'{change.replaces}' is no longer in the profile"
    others = [value for value in values if value != change.replaces]
    if change.value and any(_meaning(value) == _meaning(change.value) for value in others):
        return "the profile says so already"
    return "" if change.value != change.replaces else "changes nothing"


def apply_change(text: str, change: FieldChange) -> str:
    """Return ``text`` of the profile with the change made; all other bytes stay. Raises VaultError."""
    found = profile.parse(text)
    if found.problems:
        raise MalformedError(consent.PROFILE, found.problems[0].line, found.problems[0].message)
    values = found.fields.get(change.field, ())
    if change.replaces:
        after = [change.value if value == change.replaces else value for value in values]
    else:
        after = [*values, change.value]
    return profile.set_values(text, change.field, [value for value in after if value])


def diff(store: Store, change: FieldChange) -> list[str]:
    """Return a unified diff of what accepting it would change in ``profile.md``. Raises VaultError."""
    before = profile.load(store).source
    after = apply_change(before or profile.EMPTY, change)
    name = consent.PROFILE
    return list(difflib.unified_diff(before.splitlines(), after.splitlines(), name, name, lineterm="", n=1))


def accept(store: Store, change: FieldChange, now: datetime, value: str | None = None) -> FieldChange:
    """Make the change; ``value`` says it in the person's words. Raises NotFoundError, InputError, VaultError."""
    wanted = change if value is None else replace(change, value=" ".join(value.split()))
    with store.lock():
        if wanted.id not in {each.id for each in waiting(store)}:
            raise NotFoundError(f"no proposal '{wanted.id}'; it may have been decided already")
        if why := problem(profile.load(store), wanted):
            raise InputError(why)
        with start_run(store, "profile", now=now) as run:
            run.change(
                consent.PROFILE, lambda data: apply_change((data or profile.EMPTY.encode()).decode(), wanted).encode()
            )
            run.summary = f"accepted for the profile: {wanted.field.replace('_', ' ')}"
        _drop(store, {wanted.id})
    return wanted


def reject(store: Store, change: FieldChange) -> None:
    """Remove the proposal, and do not propose it again. Raises VaultError."""
    with store.lock():
        known = read(store)
        if not known.refuses(change):
            _save(store, replace(known, rejected=(*known.rejected, _hash_change(known.salt, change))))
        _drop(store, {change.id})


def forget(store: Store, gone: Collection[str]) -> None:
    """Remove proposals that quote these conversations, and the marks of how far they were read. Raises VaultError."""
    with store.lock():
        try:
            quoting = {each.id for each in waiting(store) if base(each.source.partition("#")[0]) in gone}
        except VaultError:  # its content is unknown
            atomic_files.delete(store.root / consent.PROPOSALS, consent.PROPOSALS)
            quoting = {each.id for each in waiting(store) if base(each.source.partition("#")[0]) in gone}
        _drop(store, quoting)
        known = read(store)
        kept = tuple(each for each in known.conversations if base(each[0]) not in gone or find(store, each[0]))
        if kept != known.conversations:
            _save(store, replace(known, conversations=kept))


def _drop(store: Store, ids: Collection[str]) -> None:
    for proposal in review.waiting(store) if ids else ():
        if isinstance(proposal.edit, FieldChange) and proposal.edit.id in ids:
            review.close(store, proposal)


def _save(store: Store, known: Read) -> None:
    text = json.dumps(to_json(known), ensure_ascii=False, indent=1) + "\n"
    atomic_files.replace(store.state / READ.rpartition("/")[2], text.encode("utf-8", "replace"), READ, mode=0o600)


def _is_among(change: FieldChange, others: Collection[FieldChange]) -> bool:
    return any(_key(change) == _key(other) for other in others)


def _key(change: FieldChange) -> tuple[str, str, str]:
    return change.field, _meaning(change.value), _meaning(change.replaces)


def _meaning(value: str) -> str:
    """Return a key for the value's meaning: order and case of the words do not count."""
    return " ".join(sorted(content_words(value))) or " ".join(value.casefold().split())


def _digest(change: FieldChange) -> str:
    return hashlib.blake2b(repr((_key(change), change.source)).encode("utf-8", "replace"), digest_size=5).hexdigest()


def _hash_change(salt: str, change: FieldChange) -> str:
    return hashlib.blake2b(repr((salt, _key(change))).encode("utf-8", "replace"), digest_size=16).hexdigest()
