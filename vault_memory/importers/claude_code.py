"""Claude Code's session files (``~/.claude/projects/<folder>/<session>.jsonl``): one record a line, one session a file.

Records form a tree by ``parentUuid``: what was taken back with Esc Esc or ``/rewind`` is left out, what only hangs
beside the chain (the results of tools that ran side by side) is not. A record becomes at most one message of the
user or assistant, and one of a tool for each call and result, under the record's own ``uuid``: a file that has
grown since gives the same messages and more, and a session that was resumed or forked begins with messages that are
known. Left out: thinking, sub-agents' talks (``isSidechain``), records the host made (``isMeta``, attachments but
for prompts that had to wait), error notices, and inside messages what the host put there (``<system-reminder>``, the
output of hooks): recalled memories come in that way, and must not be archived as new. The summary of a compaction is
kept as a system message, from which nothing is derived: what it says stands in the messages before it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import PurePath
from typing import cast

from vault_memory.importers.dates import read_time
from vault_memory.importers.source import Source, Unreadable
from vault_memory.importers.tools import call, cut
from vault_memory.models import Conversation, Message, Role

_SPOKEN = ("user", "assistant")
_KINDS = frozenset((*_SPOKEN, "system", "summary", "attachment", "progress", "file-history-snapshot"))
_HOST = re.compile(
    r"<(system-reminder|user-prompt-submit-hook|session-start-hook|post-tool-use-hook|local-command-caveat"
    r"|local-command-stdout|local-command-stderr|task-notification|ide_opened_file|ide_diagnostics|new-diagnostics)>"
    r".*?</\1>\s*",
    re.DOTALL,
)
_COMMAND = re.compile(r"<command-name>(.*?)</command-name>", re.DOTALL)
_ARGUMENTS = re.compile(r"<command-args>(.*?)</command-args>", re.DOTALL)
_SHELL = re.compile(r"<bash-(input|stdout|stderr)>(.*?)</bash-\1>", re.DOTALL)
_INTERRUPTED = "[Request interrupted by user"


@dataclass(slots=True)
class _Record:
    uuid: str
    parent: str
    messages: list[Message] = field(default_factory=list)
    prompt: bool = False  # what a person typed: where a branch that was taken back begins


def is_session(values: Sequence[object]) -> bool:
    """Whether the first records of a JSONL file are of this format."""
    return any(
        isinstance(value, Mapping)
        and value.get("type") in _KINDS
        and (isinstance(value.get("sessionId"), str) or "leafUuid" in value or "messageId" in value)
        for value in values
    )


def read(source: Source) -> list[Conversation]:
    """The session; nothing where all of it is a sub-agent's. Raises FormatError."""
    session = _Session()
    for number, value in source.json_lines(cut_off=True):
        try:
            session.add(value)
        except Unreadable as error:
            raise source.error(f"{error}; this is not a session of Claude Code", number) from None
    return [session.conversation(source.name)]


class _Session:
    def __init__(self) -> None:
        self._records: list[_Record] = []
        self._known: set[str] = set()
        self._ids: list[str] = []
        self._titles: dict[str, str] = {}  # by who gave it; a summary by the record it ends on
        self._tools: dict[str, str] = {}
        self._folders: list[str] = []
        self._branch = ""

    def add(self, value: object) -> None:
        """One record. Raises Unreadable."""
        if not isinstance(value, Mapping):
            raise Unreadable("not an object")
        if value.get("isSidechain") is True:
            return
        for key in ("customTitle", "aiTitle", "summary"):
            if title := _text(value.get(key)):
                self._titles[_text(value.get("leafUuid")) or key] = title
        uuid = _text(value.get("uuid"))
        if not uuid or uuid in self._known:  # a compaction may write again what stands above
            return
        self._known.add(uuid)
        parent = _text(value.get("parentUuid")) or _text(value.get("logicalParentUuid"))
        record = _Record(uuid, parent)
        self._records.append(record)
        if (session := _text(value.get("sessionId"))) and session not in self._ids:
            self._ids.append(session)
        if (folder := _text(value.get("cwd"))) and folder not in self._folders:
            self._folders.append(folder)
        self._branch = self._branch or _text(value.get("gitBranch"))
        self._read(record, value)

    def conversation(self, name: str) -> Conversation:
        """What was said, on the branch that the session ended on."""
        ours = (title for given, title in self._titles.items() if given in self._known)
        title = self._titles.get("customTitle") or self._titles.get("aiTitle") or next(ours, "")
        return Conversation(
            tuple(message for record in _current(self._records) for message in record.messages),
            id=self._ids[0] if self._ids else PurePath(name).stem,
            title=title,
            source="claude-code",
            project=next(iter(self._folders), ""),
            branch=self._branch,
            passed=(*self._folders[1:], *self._ids[1:]),
        )

    def _read(self, record: _Record, value: Mapping[str, object]) -> None:
        kind, message = value.get("type"), value.get("message")
        time = _time(value.get("timestamp"))
        if kind == "attachment":
            if said := _waiting_prompt(value.get("attachment")):
                record.messages.append(Message("user", said, record.uuid, time))
            return
        if kind not in _SPOKEN or not isinstance(message, Mapping) or value.get("isMeta") is True:
            return
        if kind == "assistant" and (message.get("model") == "<synthetic>" or value.get("isApiErrorMessage") is True):
            return
        parts = list(self._parts(kind, message.get("content")))
        if value.get("isCompactSummary") is True:
            parts = [("system", text, name) for _, text, name in parts]
        record.prompt = any(role == "user" for role, _, _ in parts)
        for number, (role, text, name) in enumerate(parts, 1):
            record_id = record.uuid if number == 1 else f"{record.uuid}.{number}"
            record.messages.append(Message(role, text, record_id, time, name))

    def _parts(self, kind: str, content: object) -> Iterator[tuple[Role, str, str]]:
        """Role, text and name of the messages in a record: what was said as one, calls and results one each."""
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
                    text = _text(block.get("text"))
                    tools += [("tool", shell, "shell") for shell in _shell(text)] if kind == "user" else []
                    said.append(_said(text) if kind == "user" else text.strip())
                case "tool_use" | "server_tool_use":
                    name = _text(block.get("name"))
                    self._tools[_text(block.get("id"))] = name
                    tools.append(("tool", call(name, block.get("input")), name))
                case "tool_result":
                    if text := cut(_HOST.sub("", _result(block.get("content"))).strip()):
                        failed = "error: " if block.get("is_error") is True else ""
                        tools.append(("tool", failed + text, self._tools.get(_text(block.get("tool_use_id")), "")))
                case "image" | "document" as shown:
                    said.append(f"[{shown}]")
                case _:  # thinking, and what comes with later versions
                    pass
        if text := "\n\n".join(filter(None, said)):
            yield cast(Role, kind), text, ""
        yield from tools


def _current(records: Sequence[_Record]) -> Iterator[_Record]:
    """The records without the branches that were taken back.

    A parent that is not in the file (seen where a host lost track) is the record before; so nothing is ever left
    out but for a prompt beside another one that was gone on with, and what followed it.
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


def _said(text: str) -> str:
    """What the user typed, without what the host put around it; a command is what was given to it."""
    if command := _COMMAND.search(text):
        given = _ARGUMENTS.search(text)
        return f"{command[1].strip()} {given[1].strip()}" if given and given[1].strip() else ""
    text = _SHELL.sub("", _HOST.sub("", text)).strip()
    return "" if text.startswith(_INTERRUPTED) else text


def _shell(text: str) -> Iterator[str]:
    """Commands the user ran with ``!``, and their output."""
    for stream, output in _SHELL.findall(text):
        if shown := cut(output.strip()):
            yield f"$ {shown}" if stream == "input" else shown


def _result(content: object) -> str:
    if isinstance(content, str):
        return content
    parts = content if isinstance(content, list) else []
    texts = (part.get("text") or f"[{part.get('type')}]" for part in parts if isinstance(part, Mapping))
    return "\n".join(map(str, texts))


def _waiting_prompt(attachment: object) -> str:
    """What the user typed while the assistant was still at work."""
    if not isinstance(attachment, Mapping) or attachment.get("type") != "queued_command":
        return ""
    if attachment.get("commandMode", "prompt") != "prompt":
        return ""
    return _said(_result(attachment.get("prompt")))


def _time(value: object) -> datetime | None:
    return read_time(value) if value else None


def _text(value: object) -> str:
    return value if isinstance(value, str) else ""
