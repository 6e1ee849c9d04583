"""``memory.conversations``: stored conversations, their summaries, and what was learned from them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from vault_memory.api.namespace import AsyncVerbs, Namespace, awaitable
from vault_memory.archive.secrets import make_stored_id
from vault_memory.errors import NotFoundError
from vault_memory.models import ConversationRow, Entry, Message
from vault_memory.vault.conversations import summaries, transcripts
from vault_memory.vault.conversations.summaries import ConversationSummary
from vault_memory.vault.document.transcript import Transcript

__all__ = ["AsyncConversationVerbs", "ConversationSummary", "ConversationVerbs", "Transcript"]

RowList: TypeAlias = list[ConversationRow]
EntryList: TypeAlias = list[Entry]


class ConversationVerbs(Namespace):
    """Conversations that were archived or are under way, by their ids."""

    def list(self) -> RowList:
        """Return one row for each conversation, the newest first."""
        self._vault.sync()
        return self._vault.index.conversation_rows()

    def find(self, conversation: str) -> Transcript | None:
        """Return the transcript of a conversation; None where there is none."""
        return transcripts.find(self._vault.store, conversation)

    def get(self, conversation: str) -> Transcript:
        """Return the transcript of a conversation. Raises NotFoundError."""
        found = self.find(conversation)
        if found is None:
            raise NotFoundError(f"no conversation '{conversation}'")
        return found

    def find_message(self, conversation: str, message: str) -> Message | None:
        """Return one message of a conversation, by its id; None where there is none."""
        transcript = self.find(conversation)
        return next((each for each in transcript.messages if each.id == message), None) if transcript else None

    def titles(self, sources: Iterable[str]) -> dict[str, str]:
        """Return by id the titles of the conversations in ``sources`` (``id`` or ``id#message``), as last synced."""
        wanted = {source.partition("#")[0] for source in sources}
        rows = self._vault.index.conversation_rows() if wanted else []
        return {row.id: row.title for row in rows if row.id in wanted and row.title}

    def stored_id(self, conversation: str) -> str:
        """Return the id under which a conversation is stored: the given id with secrets redacted."""
        return make_stored_id(conversation)

    def list_learned(self, conversation: str) -> EntryList:
        """Return the current statements with this conversation as a source, by document."""
        self._vault.sync()
        return self._vault.index.list_learned_from(conversation)

    def summary(self, conversation: str) -> ConversationSummary:
        """Return the summary on disk; an empty one if there is none."""
        return summaries.load(self._vault.store, conversation)

    def summarize(self, conversation: str) -> str:
        """Update the summary of a conversation and return it. Raises NotFoundError, LlmError."""
        return self._vault._archivist().summarize(conversation)

    def summarize_due(self) -> int:
        """Renew the summaries of conversations that have continued since; return the number. Needs a model."""
        return self._vault._archivist().summarize_due()

    def vote(self, conversation: str, helpful: bool) -> None:
        """Record whether a conversation's summary was helpful. Raises NotFoundError."""
        self.get(conversation)
        self._vault._votes.give(conversation, helpful, self._vault.clock())

    def get_vote(self, conversation: str) -> bool | None:
        """Return whether the summary was voted helpful; None if nobody has voted."""
        return self._vault._votes.get_vote(conversation)

    def count_votes(self) -> tuple[int, int]:
        """Return the number of summaries voted helpful and the number voted not helpful."""
        return self._vault._votes.counts()


class AsyncConversationVerbs(AsyncVerbs):
    """The asynchronous `ConversationVerbs`."""

    list = awaitable(ConversationVerbs.list)
    find = awaitable(ConversationVerbs.find)
    get = awaitable(ConversationVerbs.get)
    find_message = awaitable(ConversationVerbs.find_message)
    titles = awaitable(ConversationVerbs.titles)
    stored_id = awaitable(ConversationVerbs.stored_id)
    list_learned = awaitable(ConversationVerbs.list_learned)
    summary = awaitable(ConversationVerbs.summary)
    summarize = awaitable(ConversationVerbs.summarize)
    summarize_due = awaitable(ConversationVerbs.summarize_due)
    vote = awaitable(ConversationVerbs.vote)
    get_vote = awaitable(ConversationVerbs.get_vote)
    count_votes = awaitable(ConversationVerbs.count_votes)
