"""Define the parameters of the tools of the MCP server.

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
    limit: int = Field(10, ge=1, le=25, description="Largest number of memories.")
    detail_level: Literal["full", "summary"] = Field(
        "full", description="summary: topic summaries only; full: also single statements and messages."
    )
    source_type: Literal["all", "conversation", "file"] = Field(
        "all", description="conversation: only what was said; file: only text written by hand or read from files."
    )
    as_of: str = Field(
        "",
        description="A day, YYYY-MM-DD: search the memory as it was then. Not with detail_level or source_type.",
    )


class ContextParameters(Parameters):
    query: str = Field(min_length=1, max_length=8000, description="The user's message, or what it is about.")
    budget: int = Field(1000, ge=50, le=8000, description="Largest number of tokens.")
    conversation: str = Field("", description="Id of the current conversation; its messages come first.")


class RememberParameters(Parameters):
    text: str = Field(
        min_length=1,
        max_length=2000,
        description="One self-contained statement with its specific values; for a decision, also the reason.",
    )
    topic: str = Field(
        "",
        max_length=200,
        description="An existing topic (see memory_topics) or a new name. Determined from the text if empty.",
    )
    type: Literal["", CellType] = Field("", description="Type of the statement. Determined from the text if empty.")
    conversation: str = Field("", max_length=200, description="Id of the conversation that the statement comes from.")


class GivenMessage(BaseModel):
    model_config = ConfigDict(extra="forbid")

    role: Role
    content: str
    id: str = ""
    name: str = ""
    time: str = Field("", description="ISO 8601")


class ArchiveParameters(Parameters):
    messages: list[GivenMessage] = Field(min_length=1, max_length=5000, description="The conversation, oldest first.")
    conversation: str = Field(
        "", max_length=200, description="Its id; archiving the same id again adds only new messages."
    )
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
    first_line: int = Field(1, ge=1, description="Line to start at; the answer for a long document names the next one.")


class ForgetParameters(Parameters):
    kind: Literal["cell", "message", "conversation", "topic", "entity"] = Field(description="cell: one statement.")
    what: str = Field(
        min_length=1,
        max_length=500,
        description="Id, name or citation: vm-k3f9a2q8d1, topics/Tea.md#^vm-k3f9a2q8d1, conv-456#m12, Tea.",
    )
    confirm: bool = Field(
        False, description="false: only report what would be removed. true: remove it, after the user agreed."
    )
