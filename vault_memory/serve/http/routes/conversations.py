"""Serve ``conversations`` and ``messages``: transcripts, their summaries, and what was learned from them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Query
from pydantic import Field

from vault_memory.memory import Memory
from vault_memory.models import ConversationRow, Message
from vault_memory.serve.http.markdown_html import markdown_to_html, text_to_html
from vault_memory.serve.http.parameters import RequestBody
from vault_memory.serve.http.responses import Limit, Offset, page_of
from vault_memory.text.display import format_moment


class NewMessage(RequestBody):
    """One message of a live conversation."""

    conversation: str = Field(min_length=1, max_length=500)
    role: Literal["user", "assistant", "system", "tool"]
    content: str = Field(max_length=500_000)


class Vote(RequestBody):
    helpful: bool


def router(memory: Memory) -> APIRouter:
    api = APIRouter(tags=["conversations"])

    @api.get("/conversations")
    def conversations(
        q: Annotated[str, Query(max_length=500, description="Part of a title or an id.")] = "",
        offset: Offset = 0,
        limit: Limit = 50,
    ) -> dict[str, Any]:
        """List the conversations, the newest first."""
        wanted = q.casefold()
        rows = [row for row in memory.conversations.list() if wanted in f"{row.title}\n{row.id}".casefold()]
        return page_of(rows, offset, limit, _row)

    @api.get("/conversations/{conversation_id:path}")
    def conversation(
        conversation_id: str,
        offset: Offset = 0,
        limit: Limit = 200,
        at: Annotated[
            str, Query(max_length=500, description="Id of a message: return the page with it in the middle.")
        ] = "",
        html: Annotated[bool, Query(description="Also return each message as HTML.")] = False,
    ) -> dict[str, Any]:
        """Return one conversation: a page of its messages, its summary, and the statements learned from it."""
        known = memory.conversations
        transcript, summary = known.get(conversation_id), known.summary(conversation_id)
        vote = known.get_vote(transcript.id)
        place = next((number for number, each in enumerate(transcript.messages) if at and each.id == at), None)
        if place is not None:
            offset = max(0, place - limit // 2)
        return {
            "id": transcript.id,
            "title": transcript.title,
            "source": transcript.source,
            "started": format_moment(transcript.started),
            "path": transcript.path,
            "problems": [str(problem) for problem in transcript.problems],
            "waiting": len(transcript.pending),
            "spoken": sum(message.role != "system" for message in transcript.messages),
            "messages": page_of(transcript.messages, offset, limit, _message_with_html if html else _message),
            "speakers": list(dict.fromkeys(each.name or each.role for each in transcript.messages)),
            "summary": {"text": summary.body, "by": summary.by, "upto": summary.upto, "vote": vote},
            "learned": [
                {
                    "topic": entry.topic,
                    "path": entry.path,
                    "id": entry.id,
                    "type": entry.type,
                    "text": entry.text,
                    "messages": _list_named_messages(entry.sources, transcript.id),
                }
                for entry in known.list_learned(transcript.id)
            ],
        }

    @api.post("/conversations/{conversation_id:path}/vote")
    def vote(conversation_id: str, given: Vote) -> dict[str, Any]:
        """Record whether the conversation's summary was helpful."""
        memory.conversations.vote(conversation_id, given.helpful)
        return {"conversation": conversation_id, "vote": memory.conversations.get_vote(conversation_id)}

    @api.get("/messages")
    def messages(
        conversation: Annotated[str, Query(max_length=500)], limit: Annotated[int, Query(ge=1, le=500)] = 10
    ) -> dict[str, Any]:
        """Return the last messages of a conversation, oldest first."""
        return {"items": [_message(message) for message in memory.recent_messages(conversation, limit)]}

    @api.post("/messages", status_code=201)
    def add(message: NewMessage) -> dict[str, Any]:
        """Store one message of a live conversation."""
        memory.add_message(message.conversation, message.role, message.content)
        return {
            "conversation": memory.conversations.stored_id(message.conversation),
            "kept": memory.settings.memory.enabled,
        }

    return api


def _row(row: ConversationRow) -> dict[str, Any]:
    return {
        "id": row.id,
        "title": row.title,
        "path": row.path,
        "messages": row.messages,
        "first": format_moment(row.first),
        "last": format_moment(row.last),
    }


def _list_named_messages(sources: Iterable[str], conversation: str) -> list[str]:
    """Return the messages of the conversation that these sources name."""
    parts = (source.partition("#") for source in sources)
    return [message for name, _, message in parts if name == conversation and message]


def _message_with_html(message: Message) -> dict[str, Any]:
    if message.role == "tool":
        return _message(message) | {"html": text_to_html(message.content)}
    return _message(message) | {"html": markdown_to_html(message.content, message.id)}


def _message(message: Message) -> dict[str, Any]:
    return {
        "id": message.id,
        "role": message.role,
        "name": message.name,
        "time": format_moment(message.time),
        "content": message.content,
    }
