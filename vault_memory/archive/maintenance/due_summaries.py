"""Write the summaries of conversations when they are due, while archiving and on a schedule (A12)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from vault_memory.archive.maintenance import conversation_summaries
from vault_memory.errors import LlmError, VaultError
from vault_memory.events import emit
from vault_memory.models import Conversation, Message
from vault_memory.vault.conversations.summaries import ConversationSummary, load
from vault_memory.vault.conversations.transcripts import find, transcripts
from vault_memory.vault.document.transcript import Transcript
from vault_memory.vault.storage.store import Store

if TYPE_CHECKING:
    from vault_memory.llm.client import Client


class Upkeep:
    """Keeps summaries up to date; without a model it writes them only on request. ``every``: assistant messages between
    two parts, 0 for never.
    """

    def __init__(self, store: Store, client: Client | None, every: int) -> None:
        self._store, self._client, self._every = store, client, every

    def fold_all(self, transcript: Transcript) -> ConversationSummary:
        """Fold all messages into one list of points. Raises LlmError, VaultError."""
        return self._summarizer(transcript, fold=True)

    def keep(self, conversation_id: str) -> tuple[str, ...]:
        """Write a new part of the conversation's summary if it is due; return notes for the report."""
        transcript = find(self._store, conversation_id) if self._client is not None else None
        if transcript is not None and conversation_summaries.due(
            transcript, load(self._store, conversation_id), self._every
        ):
            return self._write(transcript, fold=False)
        return ()

    def fold(self, transcript: Transcript) -> None:
        """Fold the parts into one list, unless somebody edited the summary."""
        summary = load(self._store, transcript.id)
        if self._client is not None and summary.parts > 1 and summary.ours:
            self._write(transcript, fold=True)

    def renew(self) -> int:
        """Update the summaries of all conversations with new messages, each as one list; return how many changed."""
        renewed = 0
        for transcript in list(transcripts(self._store)) if self._client is not None else ():
            before = load(self._store, transcript.id)
            due = conversation_summaries.due(transcript, before, self._every)
            if not transcript.problems and (due or (before.parts > 1 and before.ours)):
                self._write(transcript, fold=True)
                renewed += load(self._store, transcript.id) != before
        return renewed

    def get_earlier(self, conversation: Conversation, new: Sequence[Message]) -> str:
        """Return the summary; "" if it covers any new message, because a model would then treat that as known."""
        summary = load(self._store, conversation.id)
        places = [number for number, message in enumerate(conversation.messages) if message.id == summary.upto]
        fresh = {message.id for message in new}
        covered = conversation.messages[: places[0] + 1] if places else ()
        return summary.text if not any(message.id in fresh for message in covered) else ""

    def _write(self, transcript: Transcript, *, fold: bool) -> tuple[str, ...]:
        summarizer = self._summarizer
        try:
            summarizer(transcript, fold=fold)
        except (LlmError, VaultError) as error:  # the next archive of the conversation tries again
            emit("archival", operation="summary", stage="failed", error=f"{type(error).__name__}: {error}")
        return tuple(summarizer.notes)

    @property
    def _summarizer(self) -> conversation_summaries.Summarizer:
        from vault_memory.archive.extraction.rules.extractor import OfflineExtractor

        return conversation_summaries.Summarizer(self._store, self._client, OfflineExtractor())
