"""``memory.profile``: the profile of the vault's owner, and proposed changes to it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias

from vault_memory.api.namespace import AsyncVerbs, Check, Namespace, awaitable
from vault_memory.archive.propose_profile import ProposalReport
from vault_memory.archive.secrets import redact
from vault_memory.errors import InputError, NotFoundError, VaultMemoryError
from vault_memory.vault import profile, profile_proposals
from vault_memory.vault.profile import FIELDS, Profile, body, check_field
from vault_memory.vault.review import FieldChange
from vault_memory.vault.state.consent import PROFILE

__all__ = [
    "FIELDS",
    "PROFILE",
    "AsyncProfileVerbs",
    "FieldChange",
    "Profile",
    "ProfileProposal",
    "ProfileVerbs",
    "ProposalReport",
    "body",
    "check_field",
]


@dataclass(frozen=True, slots=True)
class ProfileProposal:
    """A proposed change and its diff against the current file. ``problem``: the reason if it cannot be applied."""

    change: FieldChange
    diff: tuple[str, ...] = ()
    problem: str = ""


ProposalList: TypeAlias = list[ProfileProposal]


class ProfileVerbs(Namespace):
    """The profile in ``profile.md``: fields and text. It is used only with consent (see ``memory.consent``)."""

    def get(self) -> Profile:
        """Return the profile regardless of consent; an empty one if there is none. Raises VaultError."""
        return profile.load(self._vault.store)

    def source(self) -> bytes:
        """Return the bytes of the file, b'' if there is none."""
        try:
            return self._vault.store.read(PROFILE)
        except NotFoundError:
            return b""

    def set(self, field: str, values: Sequence[str]) -> Profile:
        """Set a field; everything else in the file stays as it is. Raises InputError, MalformedError, VaultError."""
        if isinstance(values, str):  # a sequence, too: of its letters
            raise InputError(f"values must be a list of texts, not {values!r:.60}")
        return profile.assign(self._vault.store, field, [redact(value)[0] for value in values], self._vault.clock())

    def unset(self, field: str) -> Profile:
        """Clear a field. Raises as `set`."""
        return profile.assign(self._vault.store, field, [], self._vault.clock())

    def edit(
        self, text: str | None = None, *, fields: Mapping[str, Sequence[str]] | None = None, check: Check | None = None
    ) -> Profile:
        """Replace the markdown below the fields by ``text`` and set these ``fields``; every other byte stays.

        ``check`` gets the file's bytes first and may raise. Raises as `set`.
        """
        return profile.revise(self._vault.store, fields or {}, text, check or _accept_any, self._vault.clock())

    def file(self) -> Path:
        """Return the path of the file, for an editor; create it with empty fields if there is none."""
        path = self._vault.store.resolve(PROFILE)
        if not path.exists():
            profile.begin(self._vault.store, template(), self._vault.clock())
        return path

    def propose(self, *, again: bool = False) -> ProposalReport:
        """Ask the model for changes, based on the owner's messages since the last time (``again``: on all messages).

        The changes wait for a person's decision. Raises InputError without consent or a model, LlmError.
        """
        return self._vault._archivist().propose_profile(again=again)

    def proposals(self) -> ProposalList:
        """Return the changes that wait for a decision, each with its diff; none without consent. Raises VaultError."""
        return [self._show_proposal(change) for change in profile_proposals.waiting(self._vault.store)]

    def _show_proposal(self, change: FieldChange) -> ProfileProposal:
        store = self._vault.store
        try:
            problem = profile_proposals.problem(profile.load(store), change)
            return ProfileProposal(change, () if problem else tuple(profile_proposals.diff(store, change)), problem)
        except VaultMemoryError as error:
            return ProfileProposal(change, (), str(error))


def template() -> bytes:
    """Return a profile with every field and no values."""
    return ("---\n" + "".join(f"{key}:\n" for key in FIELDS) + "---\n\n# Profile\n\n").encode()


def _accept_any(data: bytes) -> None:
    """Accept any content: the default of ``check``."""


class AsyncProfileVerbs(AsyncVerbs):
    """The asynchronous `ProfileVerbs`."""

    get = awaitable(ProfileVerbs.get)
    source = awaitable(ProfileVerbs.source)
    set = awaitable(ProfileVerbs.set)
    unset = awaitable(ProfileVerbs.unset)
    edit = awaitable(ProfileVerbs.edit)
    file = awaitable(ProfileVerbs.file)
    propose = awaitable(ProfileVerbs.propose)
    proposals = awaitable(ProfileVerbs.proposals)
