"""Exports of ChatGPT and Claude, rollouts of Codex, as they come, awkward parts and all."""

from __future__ import annotations

import json
import zipfile
from pathlib import Path
from typing import Any

PNG = {"content_type": "image_asset_pointer", "asset_pointer": "file-service://file-1", "size_bytes": 9}

SOUND = {"content_type": "audio_asset_pointer"}
CITED = "\ue200cite\ue202turn0search1\ue201"


def node(name: str, parent: str | None, role: str, content: dict[str, Any] | None, **more: Any) -> dict[str, Any]:
    if content is None:
        return {"id": name, "message": None, "parent": parent, "children": []}
    author = {"role": role, "name": more.pop("by", None), "metadata": {}}
    message = {"id": name, "author": author, "create_time": 1772442000.25, "content": content, "weight": 1.0}
    return {
        "id": name,
        "message": message | {"recipient": "all", "metadata": {}} | more,
        "parent": parent,
        "children": [],
    }


def text(*parts: object) -> dict[str, Any]:
    return {"content_type": "text", "parts": list(parts)}


def chatgpt() -> dict[str, Any]:
    """One conversation with nearly everything in it that is not plain talk."""
    hidden = {"is_visually_hidden_from_conversation": True}
    context = {"content_type": "user_editable_context", "user_profile": "I am Nora.", "user_instructions": "Be brief."}
    remembered = {"content_type": "model_editable_context", "model_set_context": "1. Nora likes Redis."}
    code = {"content_type": "code", "language": "json", "text": '{"name": "plan", "content": "Step 1"}'}
    audio = {"content_type": "audio_transcription", "text": "and tell me the port", "direction": "in"}
    pdf, png = {"name": "ports.pdf", "mime_type": "application/pdf"}, {"name": "x.png", "mime_type": "image/png"}
    sent = {"attachments": [pdf, png]}
    quote = {"content_type": "tether_quote", "url": "https://x.y", "title": "X", "text": "quoted"}
    nodes = [
        node("root", None, "", None),
        node("sys", "root", "system", text(""), metadata=hidden),
        node("about", "sys", "user", context, metadata=hidden),
        node("memo", "about", "assistant", remembered, metadata=hidden),
        node("q1", "memo", "user", text("We decided to use Kafka.")),  # edited into q2
        node("a1", "q1", "assistant", text("Kafka it is.")),
        node("q2", "memo", "user", {"content_type": "multimodal_text", "parts": [PNG, "We decided to use River."]}),
        node("think", "q2", "assistant", {"content_type": "thoughts", "thoughts": [{"content": "Hm, Kafka?"}]}),
        node("call", "think", "assistant", code, recipient="canmore.create_textdoc"),
        node("made", "call", "tool", text("Created."), by="canmore.create_textdoc"),
        node("web", "made", "tool", quote, by="browser"),
        node("old", "web", "assistant", text("An answer that was regenerated.")),
        node("new", "web", "assistant", text(f"River keeps it in Postgres{CITED}.【4†source】")),
        node("recap", "new", "assistant", {"content_type": "reasoning_recap", "content": "Thought for 9 seconds"}),
        node("q3", "recap", "user", {"content_type": "multimodal_text", "parts": [audio, SOUND]}, metadata=sent),
        node("a3", "q3", "assistant", text("5432.")),
        node("gone", "a3", "assistant", text("Not shown."), weight=0.0),
    ]  # fmt: skip
    return {
        "title": "Queues",
        "create_time": 1772441990.5,
        "update_time": 1772442100.0,
        "mapping": {one["id"]: one for one in nodes},
        "current_node": "gone",
        "conversation_id": "67c0ffee-0000-8000-8000-000000000001",
        "conversation_template_id": "g-p-1",
    }


def claude() -> dict[str, Any]:
    def message(uuid: str, parent: str, sender: str, *blocks: dict[str, Any], **more: Any) -> dict[str, Any]:
        return {
            "uuid": uuid,
            "parent_message_uuid": parent,
            "sender": sender,
            "text": "```\nThis block is not supported on your current device yet.\n```",
            "content": list(blocks),
            "created_at": f"2026-03-02T09:0{uuid[-1]}:00.123456Z",
            "attachments": [],
            "files": [],
        } | more

    def said(words: str) -> dict[str, Any]:
        return {"type": "text", "text": words, "citations": []}

    root = "00000000-0000-4000-8000-000000000000"
    pasted = {"file_name": "", "file_size": 9, "file_type": "txt", "extracted_content": "lock_timeout = 2s"}
    used = {"type": "tool_use", "name": "artifacts", "input": {"command": "create", "title": "Plan"}}
    return {
        "uuid": "0c1a2d3e-aaaa-4bbb-8ccc-000000000001",
        "name": "Locks",
        "created_at": "2026-03-02T09:00:00.000000Z",
        "updated_at": "2026-03-02T10:00:00.000000Z",
        "account": {"uuid": "u"},
        "chat_messages": [
            message("m1", root, "human", said("We keep lock_timeout at 2 s."), attachments=[pasted]),
            message("m2", "m1", "assistant", said("An answer that was regenerated.")),
            message("m3", "m1", "assistant", {"type": "thinking", "thinking": "Hm."}, said("Noted."), used,
                    {"type": "tool_result", "name": "artifacts", "content": [{"type": "text", "text": "OK"}]}),
            message("m4", "m3", "human", files=[{"file_name": "plan.png"}], text="See this", content=[]),
        ],
    }  # fmt: skip


def claude_project() -> dict[str, Any]:
    return {
        "uuid": "0c1a2d3e-bbbb-4bbb-8ccc-000000000002",
        "name": "Dispatch",
        "description": "Slots and routes of Harebell.",
        "prompt_template": "Answer in English.",
        "created_at": "2026-02-01T09:00:00Z",
        "docs": [{"uuid": "d1", "filename": "slots.md", "content": "Slots are checked in code.", "created_at": None}],
    }


def zipped(path: Path, **members: object) -> Path:
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("user.json", "{}")
        for name, value in members.items():
            archive.writestr(f"export/{name.replace('__', '/')}.json", json.dumps(value))
    return path


def codex() -> list[dict[str, Any]]:
    clock = iter(range(100))

    def record(kind: str, **payload: Any) -> dict[str, Any]:
        return {"timestamp": f"2026-03-02T09:00:{next(clock):02}.000Z", "type": kind, "payload": payload}

    def item(kind: str, **more: Any) -> dict[str, Any]:
        return record("response_item", type=kind, **more)

    def said(role: str, words: str) -> dict[str, Any]:
        part = "output_text" if role == "assistant" else "input_text"
        return item("message", role=role, content=[{"type": part, "text": words}])

    agents = "# AGENTS.md instructions for /src\n\n<INSTRUCTIONS>\nUse Redis.\n</INSTRUCTIONS>"
    editor = "# Context from my IDE setup:\n\n## Open tabs:\n- a.go\n\n## My request for Codex:\nWe decided to drop "
    editor += "the cron job."
    return [
        record("session_meta", id="0199-s", cwd="/home/nora/src/dispatch", git={"branch": "main"}, instructions="x"),
        said("developer", "<permissions instructions>…</permissions instructions>"),
        said("user", agents),
        said("user", "<environment_context>\n  <cwd>/src</cwd>\n</environment_context>"),
        record("turn_context", cwd="/src", model="gpt-5-codex"),
        said("user", editor),
        record("event_msg", type="user_message", message=editor),
        item("reasoning", summary=[], encrypted_content="gAAA"),
        item("function_call", name="shell", arguments='{"command":["ls"]}', call_id="c1"),
        item("function_call_output", call_id="c1", output="a.go\n"),
        said("assistant", "It is gone."),
        record("event_msg", type="agent_message", message="It is gone."),
        said("user", "Now use Kafka."),
        said("assistant", "Kafka."),
        record("event_msg", type="thread_rolled_back", num_turns=1),
        record("compacted", message="The cron job was dropped."),
        said("user", "Keep the old endpoint until June."),
    ]
