"""Read session files of Claude Code (``~/.claude/projects/<folder>/<session>.jsonl``): one record a line.

Records form a tree by ``parentUuid``. Branches that were rewound (Esc Esc, ``/rewind``) are left out; side branches
such as the results of parallel tool calls are not. A record becomes at most one message of the user or assistant, and
one of a tool for each call and result, with ids made of the record's ``uuid``, so that a file that has grown yields the
same messages and more, and a resumed or forked session begins with messages that are archived already. Left out:
thinking, conversations of sub-agents (``isSidechain``), records of the host (``isMeta``, attachments except queued
prompts), error notices, and text that the host inserts into messages (``<system-reminder>``, the output of hooks),
because recalled memories arrive that way and must not be archived as new. The summary of a compaction becomes a
system message, from which nothing is extracted, because the messages before it say the same.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from pathlib import PurePath
from typing import cast

from vault_memory.importers.export_dates import read_time
from vault_memory.importers.session_records import read_records
from vault_memory.importers.source import ImportFile, Unreadable
from vault_memory.importers.tool_calls import format_tool_call, truncate_output
from vault_memory.models import Conversation, Message, Role
from vault_memory.text.spans import remove_spans, spans

_SPOKEN = ("user", "assistant")
_KINDS = frozenset((*_SPOKEN, "system", "summary", "attachment", "progress", "file-history-snapshot"))
_HOST = re.compile(
    r"<(system-reminder|user-prompt-submit-hook|session-start-hook|post-tool-use-hook|local-command-caveat"
    r"|local-command-stdout|local-command-stderr|task-notification|ide_opened_file|ide_diagnostics|new-diagnostics)>"
)
_SHELL = re.compile(r"<bash-(input|stdout|stderr)>")
_INTERRUPTED = "[Request interrupted by user"


@dataclass(slots=True)
class _Record:
    uuid: str
    parent: str
    messages: list[Message] = field(default_factory=list)
    prompt: bool = False  # typed by the user: where a rewound branch may begin


def is_session(values: Sequence[object]) -> bool:
    """Return whether the first records of a JSONL file are of this format."""
    return any(
        isinstance(value, Mapping)
        and _as_text(value.get("type")) in _KINDS
        and (isinstance(value.get("sessionId"), str) or "leafUuid" in value or "messageId" in value)
        for value in values
    )


def read_conversations(source: ImportFile) -> list[Conversation]:
    """Return the session, without messages where all of it is a sub-agent's. Raises FormatError."""
    session = _ClaudeCodeSession()
    problems = read_records(source, session.add_record, "session of Claude Code")
    return [replace(session.conversation(source.name), problems=problems)]


class _ClaudeCodeSession:
    def __init__(self) -> None:
        self._records: list[_Record] = []
        self._seen: set[str] = set()
        self._ids: list[str] = []
        self._titles: dict[str, str] = {}  # by who gave it; a summary by the record it ends on
        self._tools: dict[str, str] = {}
        self._folders: list[str] = []
        self._branch = ""

    def add_record(self, value: object) -> None:
        """Add one record. Raises Unreadable."""
        if not isinstance(value, Mapping):
            raise Unreadable("not an object")
        if value.get("isSidechain") is True:
            return
        for key in ("customTitle", "aiTitle", "summary"):
            if title := _as_text(value.get(key)):
                self._titles[_as_text(value.get("leafUuid")) or key] = title
        uuid = _as_text(value.get("uuid"))
        if not uuid or uuid in self._seen:  # a compaction may write again what stands above
            return
        self._seen.add(uuid)
        parent = _as_text(value.get("parentUuid")) or _as_text(value.get("logicalParentUuid"))
        record = _Record(uuid, parent)
        self._records.append(record)
        if (session := _as_text(value.get("sessionId"))) and session not in self._ids:
            self._ids.append(session)
        if (folder := _as_text(value.get("cwd"))) and folder not in self._folders:
            self._folders.append(folder)
        self._branch = self._branch or _as_text(value.get("gitBranch"))
        self._read_record(record, value)

    def conversation(self, name: str) -> Conversation:
        """Return the messages of the branch that the session ended on."""
        ours = (title for given, title in self._titles.items() if given in self._seen)
        title = self._titles.get("customTitle") or self._titles.get("aiTitle") or next(ours, "")
        return Conversation(
            tuple(message for record in _drop_rewound_branches(self._records) for message in record.messages),
            id=self._ids[0] if self._ids else PurePath(name).stem,
            title=title,
            source="claude-code",
            project=next(iter(self._folders), ""),
            branch=self._branch,
            passed=(*self._folders[1:], *self._ids[1:]),
        )

    def _read_record(self, record: _Record, value: Mapping[str, object]) -> None:
        kind, message = value.get("type"), value.get("message")
        time = _parse_time(value.get("timestamp"))
        if kind == "attachment":
            if said := _extract_queued_prompt(value.get("attachment")):
                record.messages.append(Message("user", said, record.uuid, time))
            return
        if kind not in _SPOKEN or not isinstance(message, Mapping) or value.get("isMeta") is True:
            return
        if kind == "assistant" and (message.get("model") == "<synthetic>" or value.get("isApiErrorMessage") is True):
            return
        parts = list(self._split_parts(kind, message.get("content")))
        if value.get("isCompactSummary") is True:
            parts = [("system", text, name) for _, text, name in parts]
        record.prompt = any(role == "user" for role, _, _ in parts)
        for number, (role, text, name) in enumerate(parts, 1):
            record_id = record.uuid if number == 1 else f"{record.uuid}.{number}"
            record.messages.append(Message(role, text, record_id, time, name))

    def _split_parts(self, kind: str, content: object) -> Iterator[tuple[Role, str, str]]:
        """Yield role, text and name of the messages in a record: its text, then each tool call and result."""
        blocks = [{"type": "text", "text": content}] if isinstance(content, str) else content
        if not isinstance(blocks, list):
            raise Unreadable("its message has no content")
        said: list[str] = []
        tools: list[tuple[Role, str, str]] = []
        for block in blocks:
            if not isinstance(block, Mapping):
                raise Unreadable("a part of its message is not an object")
            match block.get("type"):
                case "text":
                    text = _as_text(block.get("text"))
                    tools += (
                        [("tool", shell, "shell") for shell in _extract_shell_output(text)] if kind == "user" else []
                    )
                    said.append(_extract_typed_text(text) if kind == "user" else text.strip())
                case "tool_use" | "server_tool_use":
                    name = _as_text(block.get("name"))
                    self._tools[_as_text(block.get("id"))] = name
                    tools.append(("tool", format_tool_call(name, block.get("input")), name))
                case "tool_result":
                    if text := truncate_output(_remove_host_text(_format_result(block.get("content")))):
                        failed = "error: " if block.get("is_error") is True else ""
                        tools.append(("tool", failed + text, self._tools.get(_as_text(block.get("tool_use_id")), "")))
                case "image" | "document" as shown:
                    said.append(f"[{shown}]")
                case _:  # thinking, and what comes with later versions
                    pass
        if text := "\n\n".join(filter(None, said)):
            yield cast(Role, kind), text, ""
        yield from tools


def _drop_rewound_branches(records: Sequence[_Record]) -> Iterator[_Record]:
    """Yield the records without the branches that were rewound.

    A parent that is not in the file is taken to be the record before. So nothing is left out except a prompt whose
    sibling was continued, and the records that follow it.
    """
    places = {record.uuid: place for place, record in enumerate(records)}
    parents = []
    for place, record in enumerate(records):
        parent = places.get(record.parent, place - 1)
        parents.append(parent if parent < place else place - 1)
    place = max((n for n, record in enumerate(records) if record.messages), default=-1)
    chain = set()
    while place >= 0:
        chain.add(place)
        place = parents[place]
    gone: set[int] = set()
    for place, record in enumerate(records):
        if place not in chain and (record.prompt or parents[place] in gone):
            gone.add(place)
        else:
            yield record


def _extract_typed_text(text: str) -> str:
    """Return what the user typed, without the host's additions; of a command, its name and arguments."""
    text = _remove_host_text(text)
    if text.startswith("<command-") and (command := _find_element(text, "command-name")) is not None:
        given = (_find_element(text, "command-args") or "").strip()
        return f"{command.strip()} {given}" if given else ""
    text = remove_spans(text, _SHELL, _close_tag).strip()
    return "" if text.startswith(_INTERRUPTED) else text


def _remove_host_text(text: str) -> str:
    """Return the text without what the host inserted, and without the white space around it."""
    return remove_spans(text, _HOST, _close_tag, trim=True).strip()


def _extract_shell_output(text: str) -> Iterator[str]:
    """Yield the commands that the user ran with ``!``, and their output."""
    for found, end, _ in spans(text, _SHELL, _close_tag):
        if shown := truncate_output(text[found.end() : end].strip()):
            yield f"$ {shown}" if found[1] == "input" else shown


def _close_tag(opened: re.Match[str]) -> str:
    return f"</{opened[0][1:]}"


def _find_element(text: str, name: str) -> str | None:
    """Return what stands in the first element of that name, if there is one."""
    _, opened, rest = text.partition(f"<{name}>")
    inside, closed, _ = rest.partition(f"</{name}>")
    return inside if opened and closed else None


def _format_result(content: object) -> str:
    if isinstance(content, str):
        return content
    parts = content if isinstance(content, list) else []
    texts = (part.get("text") or f"[{part.get('type')}]" for part in parts if isinstance(part, Mapping))
    return "\n".join(map(str, texts))


def _extract_queued_prompt(attachment: object) -> str:
    """Return a prompt that the user typed while the assistant was still working, or ''."""
    if not isinstance(attachment, Mapping) or attachment.get("type") != "queued_command":
        return ""
    if attachment.get("commandMode", "prompt") != "prompt":
        return ""
    return _extract_typed_text(_format_result(attachment.get("prompt")))


def _parse_time(value: object) -> datetime | None:
    return read_time(value) if value else None


def _as_text(value: object) -> str:
    return value if isinstance(value, str) else ""
