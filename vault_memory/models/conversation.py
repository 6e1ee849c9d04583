"""Messages and conversations.

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
    """One message. ``id`` is the one it came with (unique in its conversation); ``name`` the speaker's, if any."""

    role: Role
    content: str
    id: str = ""
    time: datetime | None = None
    name: str = ""


@dataclass(frozen=True, slots=True)
class Conversation:
    """``id`` may be empty on the way in: the transcript then derives one from first message and time."""

    messages: tuple[Message, ...]
    id: str = ""
    title: str = ""
    source: str = ""  # the format or agent it came from: "openai", "locomo", "markdown", "claude-code" …
    started: datetime | None = None
    project: str = ""  # an agent's working folder, or what a host calls a project
    branch: str = ""  # of git, in that folder
    passed: tuple[str, ...] = ()  # other folders, and ids of sessions, that it went through; not stored
