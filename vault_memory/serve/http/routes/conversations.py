"""``conversations`` and ``messages``: what was said, its summary, and what was learned from it."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from fastapi import APIRouter, Query
from pydantic import BaseModel, Field

from vault_memory.errors import NotFoundError
from vault_memory.memory import Memory
from vault_memory.models import ConversationRow, Message
from vault_memory.serve.http.responses import Limit, Offset, paged, stamp
from vault_memory.vault.conversations import summaries
from vault_memory.vault.conversations.transcripts import find
from vault_memory.vault.state.summary_votes import Votes


class NewMessage(BaseModel):
    """One message of a conversation under way."""

    conversation: str = Field(min_length=1, max_length=500)
    role: Literal["user", "assistant", "system", "tool"]
    content: str = Field(max_length=500_000)


class Vote(BaseModel):
    helpful: bool


def router(memory: Memory, votes: Votes) -> APIRouter:
    api = APIRouter(tags=["conversations"])

    @api.get("/conversations")
    def conversations(
        q: Annotated[str, Query(max_length=500, description="Part of a title or an id.")] = "",
        offset: Offset = 0,
        limit: Limit = 50,
    ) -> dict[str, Any]:
        """The conversations, the newest first."""
        memory.index.sync()
        wanted = q.casefold()
        rows = [row for row in memory.index.conversation_rows() if wanted in f"{row.title}\n{row.id}".casefold()]
        return paged(rows, offset, limit, _row)

    @api.get("/conversations/{conversation_id:path}")
    def conversation(conversation_id: str, offset: Offset = 0, limit: Limit = 200) -> dict[str, Any]:
        """One conversation: its messages (a page of them), its summary, and the statements it is a source of."""
        transcript = find(memory.store, conversation_id)
        if transcript is None:
            raise NotFoundError(f"no conversation '{conversation_id}'")
        memory.index.sync()
        summary = summaries.load(memory.store, conversation_id)
        return {
            "id": transcript.id,
            "title": transcript.title,
            "source": transcript.source,
            "started": stamp(transcript.started),
            "path": transcript.path,
            "problems": [str(problem) for problem in transcript.problems],
            "waiting": len(transcript.pending),
            "messages": paged(transcript.messages, offset, limit, _message),
            "summary": {"text": summary.body, "by": summary.by, "upto": summary.upto, "vote": votes.of(transcript.id)},
            "learned": [
                {"topic": entry.topic, "path": entry.path, "id": entry.id, "type": entry.type, "text": entry.text}
                for entry in memory.index.learned_from(transcript.id)
            ],
        }

    @api.post("/conversations/{conversation_id:path}/vote")
    def vote(conversation_id: str, given: Vote) -> dict[str, Any]:
        """Was the conversation's summary helpful?"""
        if find(memory.store, conversation_id) is None:
            raise NotFoundError(f"no conversation '{conversation_id}'")
        votes.give(conversation_id, given.helpful, memory.clock())
        return {"conversation": conversation_id, "vote": votes.of(conversation_id)}

    @api.get("/messages")
    def messages(
        conversation: Annotated[str, Query(max_length=500)], limit: Annotated[int, Query(ge=1, le=500)] = 10
    ) -> dict[str, Any]:
        """The last messages of a conversation, oldest first."""
        return {"items": [_message(message) for message in memory.recent_messages(conversation, limit)]}

    @api.post("/messages", status_code=201)
    def add(message: NewMessage) -> dict[str, Any]:
        """Keep one message of a conversation under way."""
        from vault_memory.archive.secrets import stored_id

        memory.add_message(message.conversation, message.role, message.content)
        return {"conversation": stored_id(message.conversation), "kept": memory.settings.memory.enabled}

    return api


def _row(row: ConversationRow) -> dict[str, Any]:
    return {
        "id": row.id,
        "title": row.title,
        "path": row.path,
        "messages": row.messages,
        "first": stamp(row.first),
        "last": stamp(row.last),
    }


def _message(message: Message) -> dict[str, Any]:
    return {
        "id": message.id,
        "role": message.role,
        "name": message.name,
        "time": stamp(message.time),
        "content": message.content,
    }
