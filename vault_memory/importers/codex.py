"""Codex' rollouts (``~/.codex/sessions/…/rollout-*.jsonl``): one session a file, one record a line.

Taken are the items of the conversation (``response_item``, in old files the bare item); the events beside them say
the same again. Left out: reasoning, and what the host puts before a prompt (instructions of AGENTS.md, the
environment, the state of an editor); turns that were rolled back are taken out again. A summary made by compacting is
kept as a system message. A fork is a version of the session it was made from.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from datetime import datetime
from pathlib import PurePath

from vault_memory.importers.dates import read_time
from vault_memory.importers.source import Source, Unreadable
from vault_memory.importers.tools import call, cut
from vault_memory.models import Conversation, Message, Role

_RECORDS = frozenset(("session_meta", "response_item", "event_msg", "turn_context", "compacted"))
_HOST = re.compile(
    r"\s*(?:<(?:environment_context|user_instructions|turn_aborted|permissions instructions|user_action|skill"
    r"|collaboration_mode|INSTRUCTIONS|subagent_notification)\b|# AGENTS\.md instructions)"
)
_REQUEST = re.compile(r"\A# Context from my IDE setup:.*?^## My request for Codex:\s*", re.DOTALL | re.MULTILINE)


def is_session(values: Sequence[object]) -> bool:
    """Whether the first records of a JSONL file are of this format."""
    first = values[0] if values else None
    if not isinstance(first, Mapping):
        return False
    old = {"id", "timestamp", "instructions"} <= first.keys()
    return old or (first.get("type") in _RECORDS and isinstance(first.get("payload"), Mapping))


def read(source: Source) -> Iterator[Conversation]:
    """The session. Raises FormatError."""
    session = _Session()
    for number, value in source.json_lines(cut_off=True):
        try:
            session.add(value)
        except Unreadable as error:
            raise source.error(f"{error}; this is not a rollout of Codex", number) from None
    yield session.conversation(source.name)


class _Session:
    def __init__(self) -> None:
        self._messages: list[Message] = []
        self._tools: dict[str, str] = {}
        self._meta: Mapping[str, object] = {}
        self._folders: list[str] = []

    def add(self, record: object) -> None:
        if not isinstance(record, Mapping):
            raise Unreadable("not an object")
        payload = record.get("payload")
        kind = _text(record.get("type"))
        time = read_time(record["timestamp"]) if record.get("timestamp") else None
        if not isinstance(payload, Mapping):
            kind, payload = ("session_meta" if "instructions" in record else "response_item"), record
        if kind == "session_meta":
            self._meta = self._meta or payload
        elif kind == "turn_context":
            if (folder := _text(payload.get("cwd"))) not in self._folders:
                self._folders.append(folder)
        elif kind == "compacted":
            self._say("system", _text(payload.get("message")), time)
        elif kind == "event_msg" and payload.get("type") == "thread_rolled_back":
            self._roll_back(payload.get("num_turns"))
        elif kind == "response_item":
            self._item(payload, time)

    def conversation(self, name: str) -> Conversation:
        git = self._meta.get("git")
        meta = {key: _text(self._meta.get(key)) for key in ("id", "forked_from_id", "cwd")}
        return Conversation(
            tuple(self._messages),
            id=meta["forked_from_id"] or meta["id"] or PurePath(name).stem,
            source="codex",
            project=meta["cwd"],
            branch=_text(git.get("branch")) if isinstance(git, Mapping) else "",
            passed=tuple(each for each in (*self._folders, meta["id"]) if each),
        )

    def _item(self, item: Mapping[str, object], time: datetime | None) -> None:
        kind, name = _text(item.get("type")), _text(item.get("name"))
        match kind:
            case "message":
                role: Role = {"user": "user", "assistant": "assistant"}.get(_text(item.get("role")), "system")  # type: ignore[assignment]
                for text in _texts(item.get("content")):
                    said = _REQUEST.sub("", text)
                    self._say("system" if _HOST.match(said) else role, said, time)
            case "function_call" | "custom_tool_call" | "local_shell_call" | "web_search_call":
                given = item.get("arguments") or item.get("input") or item.get("action")
                name = name or kind.removesuffix("_call")
                self._tools[_text(item.get("call_id"))] = name
                self._say("tool", call(name, given), time, name)
            case "function_call_output" | "custom_tool_call_output":
                self._say(
                    "tool", cut(_output(item.get("output"))), time, self._tools.get(_text(item.get("call_id")), "")
                )
            case _:  # reasoning, snapshots, and what comes with later versions
                pass

    def _say(self, role: Role, text: str, time: datetime | None, name: str = "") -> None:
        text = text.strip()
        repeated = role == "system" and any(text == message.content for message in self._messages)
        if text and not repeated:
            self._messages.append(Message(role, text, time=time, name=name))

    def _roll_back(self, turns: object) -> None:
        prompts = [place for place, message in enumerate(self._messages) if message.role == "user"]
        if isinstance(turns, int) and turns > 0 and prompts:
            del self._messages[prompts[max(0, len(prompts) - turns)] :]


def _texts(content: object) -> Iterator[str]:
    if isinstance(content, str):
        yield content
    for part in content if isinstance(content, list) else []:
        if isinstance(part, Mapping):
            kind = _text(part.get("type"))
            yield _text(part.get("text")) or ("[image]" if "image" in kind else "")


def _output(output: object) -> str:
    """What the tool printed; some versions wrap it in JSON with how it went."""
    if isinstance(output, str):
        return output
    if isinstance(output, Mapping):
        return _text(output.get("output")) or _text(output.get("content"))
    return "\n".join(_texts(output))


def _text(value: object) -> str:
    return value if isinstance(value, str) else ""
