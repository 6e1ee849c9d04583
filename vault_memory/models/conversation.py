"""Define messages and conversations.

Times are timezone-aware UTC ``datetime``; ``None`` means unknown, never "now". Paths are strings relative to
the user's vault with ``/`` between parts (``topics/Authentication.md``). Lines count from 1.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import Literal, get_args

Role = Literal["user", "assistant", "system", "tool"]
ROLES: tuple[str, ...] = get_args(Role)


@dataclass(frozen=True, slots=True)
class Message:
    """One message. ``id`` comes from its source and is unique in its conversation; ``name``: of the speaker, if any."""

    role: Role
    content: str
    id: str = ""
    time: datetime | None = None
    name: str = ""


@dataclass(frozen=True, slots=True)
class Conversation:
    """A conversation. An imported one may have no ``id``: the transcript derives one from first message and time."""

    messages: tuple[Message, ...]
    id: str = ""
    title: str = ""
    source: str = ""  # the format or agent it came from: "openai", "locomo", "markdown", "claude-code" …
    started: datetime | None = None
    project: str = ""  # an agent's working folder, or what a host calls a project
    branch: str = ""  # the git branch of that folder
    passed: tuple[str, ...] = ()  # other folders and session ids of the conversation; not stored
    problems: tuple[str, ...] = ()  # parts of its file that could not be read: file, line and why; not stored
