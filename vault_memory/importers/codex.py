"""Read rollouts of Codex (``~/.codex/sessions/…/rollout-*.jsonl``): one session a file, one record a line.

The items of the conversation are imported (``response_item``, in old files the bare item); events repeat them. Left
out: reasoning, text that the host puts before a prompt (AGENTS.md, the environment, the state of an editor), and turns
that were rolled back. The summary of a compaction becomes a system message. A fork has the id of its original session.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from datetime import datetime
from pathlib import PurePath

from vault_memory.importers.export_dates import read_time
from vault_memory.importers.session_records import read_records
from vault_memory.importers.source import ImportFile, Unreadable
from vault_memory.importers.tool_calls import format_tool_call, truncate_output
from vault_memory.models import Conversation, Message, Role

_RECORDS = frozenset(("session_meta", "response_item", "event_msg", "turn_context", "compacted"))
_HOST = re.compile(
    r"\s*(?:<(?:environment_context|user_instructions|turn_aborted|permissions instructions|user_action|skill"
    r"|collaboration_mode|INSTRUCTIONS|subagent_notification)\b|# AGENTS\.md instructions)"
)
_FRAME = re.compile(r"\s*</?image\b[^<>]*>\s*")  # around a picture
_REQUEST = re.compile(r"\A# Context from my IDE setup:.*?^## My request for Codex:\s*", re.DOTALL | re.MULTILINE)


def is_session(values: Sequence[object]) -> bool:
    """Return whether the first records of a JSONL file are of this format."""
    first = values[0] if values else None
    if not isinstance(first, Mapping):
        return False
    old = {"id", "timestamp", "instructions"} <= first.keys()
    return old or (_as_text(first.get("type")) in _RECORDS and isinstance(first.get("payload"), Mapping))


def read_conversations(source: ImportFile) -> Iterator[Conversation]:
    """Yield the session. Raises FormatError if no line of it is one."""
    session = _CodexSession()
    problems = read_records(source, session.add_record, "rollout of Codex")
    yield replace(session.conversation(source.name), problems=problems)


class _CodexSession:
    def __init__(self) -> None:
        self._messages: list[Message] = []
        self._tools: dict[str, str] = {}
        self._meta: Mapping[str, object] = {}
        self._folders: list[str] = []

    def add_record(self, record: object) -> None:
        """Add one record. Raises Unreadable."""
        if not isinstance(record, Mapping):
            raise Unreadable("not an object")
        payload = record.get("payload")
        kind = _as_text(record.get("type"))
        time = read_time(record["timestamp"]) if record.get("timestamp") else None
        if not isinstance(payload, Mapping):
            kind, payload = ("session_meta" if "instructions" in record else "response_item"), record
        if kind == "session_meta":
            self._meta = self._meta or payload
        elif kind == "turn_context":
            if (folder := _as_text(payload.get("cwd"))) not in self._folders:
                self._folders.append(folder)
        elif kind == "compacted":
            self._add_message("system", _as_text(payload.get("message")), time)
        elif kind == "event_msg" and payload.get("type") == "thread_rolled_back":
            self._roll_back(payload.get("num_turns"))
        elif kind == "response_item":
            self._add_item(payload, time)

    def conversation(self, name: str) -> Conversation:
        """Return the conversation of the session."""
        git = self._meta.get("git")
        meta = {key: _as_text(self._meta.get(key)) for key in ("id", "forked_from_id", "cwd")}
        return Conversation(
            tuple(self._messages),
            id=meta["forked_from_id"] or meta["id"] or PurePath(name).stem,
            source="codex",
            project=meta["cwd"],
            branch=_as_text(git.get("branch")) if isinstance(git, Mapping) else "",
            passed=tuple(each for each in (*self._folders, meta["id"]) if each),
        )

    def _add_item(self, item: Mapping[str, object], time: datetime | None) -> None:
        kind, name = _as_text(item.get("type")), _as_text(item.get("name"))
        match kind:
            case "message":
                role: Role = {"user": "user", "assistant": "assistant"}.get(_as_text(item.get("role")), "system")  # type: ignore[assignment]
                texts = [_REQUEST.sub("", text) for text in _extract_texts(item.get("content"))]
                for text in filter(_HOST.match, texts):
                    self._add_message("system", text, time)
                said = (text.strip() for text in texts if not (_HOST.match(text) or _FRAME.fullmatch(text)))
                self._add_message(role, "\n\n".join(filter(None, said)), time)
            case "function_call" | "custom_tool_call" | "local_shell_call" | "web_search_call":
                given = item.get("arguments") or item.get("input") or item.get("action")
                name = name or kind.removesuffix("_call")
                self._tools[_as_text(item.get("call_id"))] = name
                self._add_message("tool", format_tool_call(name, given), time, name)
            case "function_call_output" | "custom_tool_call_output":
                self._add_message(
                    "tool",
                    truncate_output(_format_output(item.get("output"))),
                    time,
                    self._tools.get(_as_text(item.get("call_id")), ""),
                )
            case _:  # reasoning, snapshots, and what comes with later versions
                pass

    def _add_message(self, role: Role, text: str, time: datetime | None, name: str = "") -> None:
        text = text.strip()
        repeated = role == "system" and any(text == message.content for message in self._messages)
        if text and not repeated:
            self._messages.append(Message(role, text, time=time, name=name))

    def _roll_back(self, turns: object) -> None:
        prompts = [place for place, message in enumerate(self._messages) if message.role == "user"]
        if isinstance(turns, int) and turns > 0 and prompts:
            del self._messages[prompts[max(0, len(prompts) - turns)] :]


def _extract_texts(content: object) -> Iterator[str]:
    if isinstance(content, str):
        yield content
    for part in content if isinstance(content, list) else []:
        if isinstance(part, Mapping):
            kind = _as_text(part.get("type"))
            yield _as_text(part.get("text")) or ("[image]" if "image" in kind else "")


def _format_output(output: object) -> str:
    """Return what the tool printed; some versions wrap it in JSON together with its status."""
    if isinstance(output, str):
        return _format_wrapped_output(output)
    if isinstance(output, Mapping):
        return _as_text(output.get("output")) or _as_text(output.get("content"))
    return "\n".join(_extract_texts(output))


def _format_wrapped_output(text: str) -> str:
    """Return the output in ``{"output": …, "metadata": …}``; any other text as it is."""
    if not text.startswith('{"'):
        return text
    try:
        wrapped = json.loads(text)
    except (ValueError, RecursionError):
        return text
    return _as_text(wrapped["output"]) if wrapped.keys() == {"output", "metadata"} else text


def _as_text(value: object) -> str:
    return value if isinstance(value, str) else ""
