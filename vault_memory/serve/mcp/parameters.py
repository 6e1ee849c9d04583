"""Define what the tools of the MCP server take.

An unknown parameter is refused with the names of those that exist (`tools.Tool.parameters`), because an agent whose
``max_results`` is silently ignored never learns that it is called ``limit``.
"""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel, ConfigDict, Field

from vault_memory.models import CellType, Role

MOST_TOPICS = 200


class Parameters(BaseModel):
    model_config = ConfigDict(extra="forbid")


class SearchParameters(Parameters):
    query: str = Field(
        min_length=1,
        max_length=2000,
        description='What to look for: a question or keywords. Also "phrases", -exclusions, topic:name, type:decision.',
    )
    limit: int = Field(10, ge=1, le=25, description="How many memories at most.")
    detail_level: Literal["full", "summary"] = Field(
        "full", description="summary: topic summaries only; full: also single statements and what was said."
    )
    source_type: Literal["all", "conversation", "file"] = Field(
        "all", description="conversation: from talks only; file: written by hand or read from files."
    )
    as_of: str = Field("", description="A day, YYYY-MM-DD: answer as things stood then. Not with the two above.")


class ContextParameters(Parameters):
    query: str = Field(min_length=1, max_length=8000, description="The user's message, or what it is about.")
    budget: int = Field(1000, ge=50, le=8000, description="Tokens at most.")
    conversation: str = Field("", description="Id of the current conversation: its messages come first.")


class RememberParameters(Parameters):
    text: str = Field(
        min_length=1,
        max_length=2000,
        description="One self-contained statement with its specific values, and the reason where it is a decision.",
    )
    topic: str = Field(
        "", max_length=200, description="An existing topic (see memory_topics) or a new name; else found."
    )
    type: Literal["", CellType] = Field("", description="What it is; else found out.")
    conversation: str = Field("", max_length=200, description="Id of the conversation it comes from.")


class GivenMessage(BaseModel):
    model_config = ConfigDict(extra="forbid")

    role: Role
    content: str
    id: str = ""
    name: str = ""
    time: str = Field("", description="ISO 8601")


class ArchiveParameters(Parameters):
    messages: list[GivenMessage] = Field(min_length=1, max_length=5000, description="The conversation, oldest first.")
    conversation: str = Field("", max_length=200, description="Its id; the same id again adds only what is new.")
    title: str = Field("", max_length=300)


class TopicsParameters(Parameters):
    contains: str = Field("", max_length=200, description="Only topics whose name or alias contains this.")
    limit: int = Field(50, ge=1, le=MOST_TOPICS)


class ShowParameters(Parameters):
    topic: str = Field(
        min_length=1,
        max_length=500,
        description="A topic's name, alias or path, or a citation: topics/Tea.md#^vm-k3f9a2q8d1, conv-456#m12, "
        "/home/nora/notes/Tea.md:12.",
    )
    first_line: int = Field(1, ge=1, description="Where to go on, as a longer document's answer says.")


class ForgetParameters(Parameters):
    kind: Literal["cell", "message", "conversation", "topic", "entity"] = Field(description="cell: one statement.")
    what: str = Field(
        min_length=1,
        max_length=500,
        description="Its id, name or citation: vm-k3f9a2q8d1, topics/Tea.md#^vm-k3f9a2q8d1, conv-456#m12, Tea.",
    )
    confirm: bool = Field(False, description="false: only say what would go. true: after the user has agreed to that.")
