"""Sessions as Claude Code writes them, awkward parts and all: records chained by uuid, one block a record."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

FOLDER = "/home/nora/src/dispatch"


def uuid(number: int) -> str:
    return f"{number:08x}-0000-4000-8000-{number:012x}"


class Session:
    """Records one after the other; each hangs on the one before unless ``parent`` says otherwise."""

    def __init__(self, session: str, start: int = 1) -> None:
        self.session, self.number, self.last = session, start, None
        self.records: list[dict[str, Any]] = []

    def add(self, kind: str, parent: object = ..., **values: Any) -> str:
        record = {
            "parentUuid": self.last if parent is ... else parent,
            "isSidechain": False,
            "userType": "external",
            "cwd": FOLDER,
            "sessionId": self.session,
            "version": "2.1.85",
            "gitBranch": "main",
            "type": kind,
            "uuid": uuid(self.number),
            "timestamp": f"2026-03-02T09:{self.number // 60:02}:{self.number % 60:02}.412Z",
        }
        self.records.append(record | values)
        self.number += 1
        self.last = str(self.records[-1]["uuid"])
        return self.last

    def user(self, content: object, parent: object = ..., **values: Any) -> str:
        return self.add("user", parent, message={"role": "user", "content": content}, **values)

    def assistant(self, *blocks: dict[str, Any], parent: object = ..., **values: Any) -> str:
        message = {"id": "msg_01", "type": "message", "role": "assistant", "model": "claude", "content": list(blocks)}
        return self.add("assistant", parent, message=message, requestId="req_1", **values)

    def says(self, text: str, parent: object = ...) -> str:
        return self.assistant({"type": "text", "text": text}, parent=parent)

    def calls(self, tool: str, call: str, parent: object = ..., **given: Any) -> str:
        return self.assistant({"type": "tool_use", "id": call, "name": tool, "input": given}, parent=parent)

    def returns(self, call: str, content: object, parent: object = ..., **more: Any) -> str:
        block = {"type": "tool_result", "tool_use_id": call, "content": content, **more}
        return self.user([block], parent, toolUseResult={"stdout": "…"})

    def write(self, path: Path, end: str = "\n") -> Path:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("\n".join(json.dumps(r, separators=(",", ":")) for r in self.records) + end)
        return path


def working_day(session: str = "5f0c1a2e-aaaa-4bbb-8ccc-0123456789ab") -> Session:
    """A session with nearly everything in it that is not plain talk."""
    made = Session(session)
    made.records.append({"type": "summary", "summary": "Backfill of slots", "leafUuid": uuid(3)})
    made.records.append({"type": "summary", "summary": "Something else", "leafUuid": uuid(900_000)})
    made.records.append({"type": "file-history-snapshot", "messageId": uuid(1), "snapshot": {}})
    made.records.append({"type": "queue-operation", "operation": "dequeue", "sessionId": session})
    made.user("<local-command-caveat>Caveat: run by the user.</local-command-caveat>", isMeta=True)
    made.user(
        "<command-name>/clear</command-name>\n<command-message>clear</command-message>\n<command-args></command-args>"
    )
    made.add(
        "attachment",
        attachment={
            "type": "hook_additional_context",
            "hookEvent": "SessionStart",
            "content": ["<recalled-memory>\nSlots were kept in Redis.\n</recalled-memory>"],
        },
    )
    made.user(
        "We decided to run the backfill at night, because it locks bookings.\n"
        "<system-reminder>\nUserPromptSubmit hook additional context: the user likes Redis.\n</system-reminder>"
    )
    made.assistant({"type": "thinking", "thinking": "Nobody must read this.", "signature": "x"})
    made.says("I will look at the job first.")
    made.calls("Bash", "toolu_1", command="cat jobs/backfill.go")
    made.calls("Read", "toolu_2", file_path="/etc/cron.d/backfill")
    first = made.records[-2]["uuid"]
    made.returns(
        "toolu_1", "package jobs\n" + "x" * 5000, parent=first
    )  # side by side: only the second is on the chain
    made.returns("toolu_2", [{"type": "text", "text": "0 9 * * *"}], parent=made.records[-2]["uuid"], is_error=True)
    made.add(
        "attachment",
        attachment={"type": "queued_command", "commandMode": "prompt", "prompt": "and use 200 rows a batch"},
    )
    made.add("attachment", attachment={"type": "queued_command", "commandMode": "task-notification", "prompt": "done"})
    answer = made.says("The cron line says 9:00, I moved it to 02:30.")
    made.user("no wait, use Kafka for that", parent=answer)
    made.says("Adding Kafka.")
    made.user("<bash-input>git status</bash-input>", parent=answer)
    made.user("<bash-stdout>clean</bash-stdout><bash-stderr></bash-stderr>")
    made.user(
        [
            {"type": "text", "text": "What does this show?"},
            {"type": "image", "source": {"type": "base64", "data": "AA"}},
        ]
    )
    made.user([{"type": "text", "text": "[Request interrupted by user]"}])
    made.assistant({"type": "text", "text": "API Error: 529 overloaded"}, isApiErrorMessage=True)
    made.user("Search the repo for slots", isSidechain=True, parent=None)
    made.last = made.records[-2]["uuid"]
    made.add(
        "system", parent=None, subtype="compact_boundary", logicalParentUuid=made.last, content="Conversation compacted"
    )
    made.user("This session is being continued from a previous conversation. Kafka was chosen.", isCompactSummary=True)
    made.records.append(dict(made.records[7]))  # written again after a compaction
    made.user("Keep lock_timeout at 2 s.", parent=uuid(77_777))  # a parent that nobody wrote
    made.says("Done.")
    return made
