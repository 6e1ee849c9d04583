"""``memory.review``: proposed edits that wait for a person's decision."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from vault_memory.api.namespace import AsyncVerbs, Namespace, awaitable
from vault_memory.api.profile import ProfileProposal
from vault_memory.archive import review
from vault_memory.archive.review import WaitingProposal, list_sources, statement
from vault_memory.archive.write import list_new_cells
from vault_memory.errors import InputError, NotFoundError
from vault_memory.models import Outcome, SetSummary, Topic
from vault_memory.vault import profile_proposals
from vault_memory.vault import review as queue
from vault_memory.vault.review import FieldChange, QueuedProposal

__all__ = [
    "AsyncReviewVerbs",
    "FieldChange",
    "QueuedProposal",
    "ReviewOutcome",
    "ReviewVerbs",
    "WaitingProposal",
    "list_sources",
    "statement",
]

WaitingList: TypeAlias = list[WaitingProposal]
Decidable: TypeAlias = str | QueuedProposal | WaitingProposal | FieldChange | ProfileProposal


@dataclass(frozen=True, slots=True)
class ReviewOutcome:
    """The outcome of accepting a proposal, and the reason if it could not be applied. ``run``: the run of the edit."""

    outcome: Outcome
    reason: str = ""
    run: str = ""

    @property
    def done(self) -> bool:
        """Whether the edit was made."""
        return self.outcome in {"added", "updated", "superseded"}


class ReviewVerbs(Namespace):
    """Proposed edits of text that a person wrote, and proposed changes of the profile.

    A proposal is what `list` or `memory.profile.proposals` returned, or its id.
    """

    def list(self) -> WaitingList:
        """Return the proposed edits, by document, each with its diff. Raises VaultError."""
        return review.waiting(self._vault.store, self._vault.clock())

    def changes(self) -> Mapping[str, tuple[str, ...]]:
        """Return the proposed changes of statements as lines to show, by ``path#key`` and by path."""
        from vault_memory.search.pending_changes import list_pending_changes

        return list_pending_changes(self._vault.store).lines()

    def summary_changes(self) -> Mapping[str, str]:
        """Return the reasons of proposed summary changes, by the path of the document. Raises VaultError."""
        waits = queue.waiting(self._vault.store)
        return {each.path: each.reason for each in waits if isinstance(each.edit, SetSummary)}

    def preview(self, proposal: str) -> Topic:
        """Return the document with a proposed edit applied; nothing is written. Raises NotFoundError, InputError."""
        found = next((each.proposal for each in self.list() if each.proposal.id == proposal), None)
        if found is None:
            raise NotFoundError(f"no proposal '{proposal}'; it may have been decided already")
        return review.preview(self._vault.store, found, self._vault.clock())

    def accept(self, proposal: Decidable, text: str | None = None) -> ReviewOutcome:
        """Apply a proposed edit, with the wording ``text`` if given. Raises NotFoundError, InputError, VaultError."""
        found = self._find(proposal)
        if isinstance(found, FieldChange):
            profile_proposals.accept(self._vault.store, found, self._vault.clock(), text)
            return ReviewOutcome("updated")
        now = self._vault.clock()
        result, run = review.accept(self._vault.store, found, now, text=text)
        self._vault.usage.mark_written(list_new_cells([result]), now)
        return ReviewOutcome(result.outcome, result.reason, run)

    def reject(self, proposal: Decidable) -> None:
        """Remove a proposed edit from the queue; the document stays unchanged. Raises NotFoundError, VaultError."""
        found = self._find(proposal)
        if isinstance(found, FieldChange):
            profile_proposals.reject(self._vault.store, found)
        else:
            review.reject(self._vault.store, found)

    def _find(self, given: Decidable) -> QueuedProposal | FieldChange:
        if isinstance(given, WaitingProposal):
            return given.proposal
        if isinstance(given, ProfileProposal):
            return given.change
        if isinstance(given, QueuedProposal | FieldChange):
            return given
        if not isinstance(given, str):
            raise InputError(f"a proposal is its id or one of review.list(), not {given!r:.60}")
        waiting: Sequence[QueuedProposal | FieldChange] = (
            *(each.proposal for each in self.list()),
            *profile_proposals.waiting(self._vault.store),
        )
        found = next((each for each in waiting if each.id == given), None)
        if found is None:
            raise NotFoundError(f"no proposal '{given}'; it may have been decided already")
        return found


class AsyncReviewVerbs(AsyncVerbs):
    """The asynchronous `ReviewVerbs`."""

    list = awaitable(ReviewVerbs.list)
    changes = awaitable(ReviewVerbs.changes)
    summary_changes = awaitable(ReviewVerbs.summary_changes)
    preview = awaitable(ReviewVerbs.preview)
    accept = awaitable(ReviewVerbs.accept)
    reject = awaitable(ReviewVerbs.reject)
