"""Test other programs' formats: what is imported from each, with its own dates and ids."""

from __future__ import annotations

import json
import zipfile
from datetime import UTC, datetime
from io import BytesIO
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from importers import exports

from vault_memory import Memory
from vault_memory.errors import FormatError
from vault_memory.importers import ImportFile, detect_format, load, read_conversations
from vault_memory.importers.json_values import iterate_array
from vault_memory.models import Conversation


def said(conversation: Conversation) -> list[tuple[str, str]]:
    return [(message.role, message.content) for message in conversation.messages]


CHATGPT = [
    ("system", "I am Nora.\n\nBe brief."),
    ("system", "1. Nora likes Redis."),
    ("user", "[image]\n\nWe decided to use River."),
    ("tool", '[tool call: canmore.create_textdoc({"name": "plan", "content": "Step 1"})]'),
    ("tool", "Created."),
    ("tool", "X\nhttps://x.y\nquoted"),
    ("assistant", "River keeps it in Postgres."),
    ("user", "and tell me the port\n\n[file: ports.pdf]"),
    ("assistant", "5432."),
]


@pytest.mark.parametrize("packed", [False, True])
def test_chatgpt(tmp_path: Path, packed: bool) -> None:
    path = tmp_path / "conversations.json"
    path.write_text(json.dumps([exports.chatgpt()]))
    if packed:
        path = exports.zipped(tmp_path / "export.zip", conversations=[exports.chatgpt()])
    [found] = load(path)
    assert said(found) == CHATGPT
    assert (found.id, found.title, found.source) == ("67c0ffee-0000-8000-8000-000000000001", "Queues", "chatgpt")
    assert found.started == datetime(2026, 3, 2, 8, 59, 50, 500000, UTC)
    assert found.messages[2].id == "q2" and found.messages[2].time is not None
    assert [m.name for m in found.messages if m.role == "tool"] == [*["canmore.create_textdoc"] * 2, "browser"]


def test_chatgpt_without_a_current_node_and_in_parts(tmp_path: Path) -> None:
    one, other = exports.chatgpt(), exports.chatgpt()
    del one["current_node"]
    one["mapping"]["a1"]["message"]["create_time"] = 1772449999.0
    members = {"conversations-000": [one], "conversations-001": [other | {"conversation_id": "two"}]}
    first, second = load(exports.zipped(tmp_path / "e.zip", **members))
    assert [text for role, text in said(first) if role == "user"] == ["We decided to use Kafka."]
    assert second.id == "two"


def test_a_broken_conversation_does_not_stop_the_others(tmp_path: Path) -> None:
    path = tmp_path / "conversations.json"
    broken = exports.chatgpt() | {"mapping": [], "title": "Bad one"}
    path.write_text(json.dumps([exports.chatgpt(), broken, exports.chatgpt()]))
    first, error, third = read_conversations(ImportFile(str(path), path))
    assert isinstance(first, Conversation) and isinstance(third, Conversation)
    assert isinstance(error, FormatError) and "conversation 2 ('Bad one')" in str(error) and str(path) in str(error)
    with pytest.raises(FormatError, match="Bad one"):
        load(path)


def test_claude_and_its_projects(tmp_path: Path) -> None:
    path = exports.zipped(
        tmp_path / "data.zip", conversations=[exports.claude()], projects=[exports.claude_project()], memories=[]
    )
    talk, project = load(path)
    assert said(talk) == [
        ("user", "We keep lock_timeout at 2 s."),
        ("tool", "lock_timeout = 2s"),
        ("assistant", "Noted."),
        ("tool", '[tool call: artifacts({"command": "create", "title": "Plan"})]'),
        ("tool", "OK"),
        ("user", "See this\n\n[file: plan.png]"),
    ]
    assert [message.id for message in talk.messages] == ["m1", "m1.2", "m3", "m3.2", "m3.3", "m4"]
    assert (talk.title, talk.source) == ("Locks", "claude")
    assert said(project) == [
        ("system", "Answer in English."),
        ("user", "Slots and routes of Harebell."),
        ("tool", "Slots are checked in code."),
    ]
    assert project.messages[2].name == "slots.md" and project.messages[2].time == datetime(2026, 2, 1, 9, tzinfo=UTC)
    [plain] = load(json.dumps([exports.claude()]).encode())
    assert said(plain) == said(talk)


def test_codex(tmp_path: Path) -> None:
    path = tmp_path / "rollout-2026.jsonl"
    path.write_text("\n".join(map(json.dumps, exports.codex())) + '\n{"timestamp": "2026')
    [found] = load(path)
    assert [pair for pair in said(found) if pair[0] != "system"] == [
        ("user", "We decided to drop the cron job."),
        ("tool", '[tool call: shell({"command":["ls"]})]'),
        ("tool", "a.go"),
        ("assistant", "It is gone."),
        ("user", "Keep the old endpoint until June."),
    ]
    assert ("system", "The cron job was dropped.") in said(found)
    assert (found.id, found.project, found.branch) == ("0199-s", "/home/nora/src/dispatch", "main")
    assert found.messages[-1].time == datetime(2026, 3, 2, 9, 0, 12, tzinfo=UTC).replace(second=16)


def test_codex_of_the_first_versions() -> None:
    lines = [
        {"id": "old-1", "timestamp": "2025-05-01T09:00:00Z", "instructions": None},
        {"record_type": "state"},
        {"type": "message", "role": "user", "content": [{"type": "input_text", "text": "Keep it."}]},
    ]
    [found] = load("\n".join(map(json.dumps, lines)).encode())
    assert (found.id, said(found)) == ("old-1", [("user", "Keep it.")])


def test_mem0_enters_as_statements_with_their_dates(tmp_path: Path) -> None:
    memories = {
        "results": [
            {"id": "a1", "memory": "Prefers async communication over meetings", "user_id": "nora", "hash": "h",
             "categories": ["work_habits"], "created_at": "2025-04-02T08:00:00.1-07:00", "updated_at": None},
            {"id": "a2", "memory": "Is allergic to penicillin and carries a card", "user_id": "nora",
             "metadata": {"category": "health"}, "created_at": "2025-01-02T08:00:00Z"},
        ]
    }  # fmt: skip
    path = tmp_path / "mem0.json"
    path.write_text(json.dumps(memories))
    memory = Memory(tmp_path / "home")
    done = memory.import_from(path)
    assert (done.new, done.statements, done.errors) == (1, 2, [])
    cells = {cell.text: (topic, cell) for topic in memory.topics.list() for cell in topic.cells}
    topic, cell = cells["Prefers async communication over meetings"]
    assert topic.name == "Work habits"
    assert cell.attributes is not None and cell.attributes.created == datetime(2025, 4, 2, 15, tzinfo=UTC)
    assert cell.attributes.sources == ("mem0-nora#a1",)
    assert cells["Is allergic to penicillin and carries a card"][0].name == "Health"
    assert memory.import_from(path).new == 0


def test_the_graph_of_the_mcp_memory_server() -> None:
    lines = [
        {"type": "entity", "name": "Dispatch_service", "entityType": "project", "observations": ["runs on port 8443"]},
        {"type": "relation", "from": "Nora", "to": "Dispatch_service", "relationType": "maintains"},
    ]
    [found] = load("\n".join(map(json.dumps, lines)).encode())
    assert said(found) == [
        ("user", "Dispatch_service: runs on port 8443"),
        ("user", "Nora maintains Dispatch_service"),
    ]
    assert [message.name for message in found.messages] == ["Dispatch_service", "Nora"]


@pytest.mark.parametrize(
    ("data", "format"),
    [
        (json.dumps([exports.chatgpt()]), "chatgpt"),
        (json.dumps(exports.chatgpt()), "chatgpt"),
        (json.dumps([exports.claude()], indent=2), "claude"),
        (json.dumps(exports.codex()[0]), "codex"),
        ('[{"role": "user", "content": "x"}]', "openai"),
        ('{"memory": "x", "id": "1"}', "mem0"),
        ("User: hello", "markdown"),
    ],
)
def test_formats_are_told_apart(data: str, format: str) -> None:
    assert detect_format(ImportFile("x", data.encode())) == format


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=8,
)


@given(st.lists(json_values, max_size=6), st.integers(1, 40), st.booleans(), st.sampled_from([None, 0, 2]))
def test_elements_of_an_array_are_read_one_by_one(values: list[object], chunk: int, ascii: bool, indent: int) -> None:
    data = json.dumps(values, ensure_ascii=ascii, indent=indent).encode("utf-8", "surrogatepass")
    if b"\xed" in data:  # half a pair is no UTF-8
        data = json.dumps(values).encode()
    assert [value for value, _ in iterate_array(BytesIO(data), chunk)] == values


@given(st.lists(json_values, min_size=1, max_size=4), st.data())
def test_a_cut_or_broken_array_is_said_to_be_so(values: list[object], data: st.DataObject) -> None:
    whole = json.dumps(values).encode()
    cut = data.draw(st.integers(1, len(whole) - 1))
    with pytest.raises(ValueError, match="JSON"):
        list(iterate_array(BytesIO(whole[:cut]), 7))


def test_a_gigabyte_of_nothing_but_an_error_is_not_read_into_memory() -> None:
    class Endless(BytesIO):
        served = 0

        def read(self, size: int | None = -1) -> bytes:
            assert size is not None and self.served < 50_000_000
            self.served += size
            return b'[{"a": 1}, {"a" 1}, ' + b'"x", ' * (size // 5)

    file = Endless()
    with pytest.raises(ValueError, match="not valid JSON"):
        list(iterate_array(file))
    assert file.served < 10_000_000


def test_a_zip_that_is_damaged_or_no_export_is_told_so(tmp_path: Path) -> None:
    whole = exports.zipped(tmp_path / "whole.zip", conversations=[exports.chatgpt()] * 50).read_bytes()
    (tmp_path / "cut.zip").write_bytes(whole[: len(whole) // 2])
    (tmp_path / "flipped.zip").write_bytes(whole[:200] + bytes(255 - byte for byte in whole[200:260]) + whole[260:])
    exports.zipped(tmp_path / "other.zip", photos=[])
    for name, said in (("cut", "damaged"), ("flipped", "export it again"), ("other", "without a conversations.json")):
        with pytest.raises(FormatError, match=said):
            load(tmp_path / f"{name}.zip")


def test_nothing_is_lost_where_claude_gives_no_ids_or_one_time_for_all() -> None:
    words = ["We keep lock_timeout at 2 s.", "Noted.", "And the port is 5432."]
    said_by = [{"sender": "assistant" if number == 1 else "human", "text": text} for number, text in enumerate(words)]
    [found] = load(json.dumps([{"uuid": "c", "chat_messages": said_by}]).encode())
    assert [text for _, text in said(found)] == words
    for number, message in enumerate(said_by):
        parent = f"m{number - 1}" if number else "root"
        message |= {"uuid": f"m{number}", "parent_message_uuid": parent, "created_at": "2026-03-02T09:00:00Z"}
    [found] = load(json.dumps([{"uuid": "c", "chat_messages": said_by}]).encode())
    assert [text for _, text in said(found)] == words


def test_messages_of_chatgpt_without_an_id_are_as_many() -> None:
    nodes = {
        name: {"parent": parent, "message": {"id": None, "author": {"role": "user"}, "content": exports.text(name)}}
        for name, parent in (("one", None), ("two", "one"))
    }
    [found] = load(json.dumps([{"id": "c", "mapping": nodes, "current_node": "two"}]).encode())
    assert [(message.id, message.content) for message in found.messages] == [("one", "one"), ("two", "two")]


def test_projects_of_claude_that_a_mac_packed_again(tmp_path: Path) -> None:
    path = exports.zipped(
        tmp_path / "data.zip", conversations=[exports.claude()], projects__p1=exports.claude_project()
    )
    with zipfile.ZipFile(path, "a") as archive:
        archive.writestr("__MACOSX/export/projects/._p1.json", b"\x00\x05\x16\x07Mac OS X\xff")
    talk, project = load(path)
    assert (talk.title, project.title) == ("Locks", "Project Dispatch")


def test_codex_with_pictures_and_wrapped_output() -> None:
    def item(**payload: object) -> dict[str, object]:
        return {"timestamp": "2026-03-02T09:00:00Z", "type": "response_item", "payload": payload}

    def user(*texts: str) -> dict[str, object]:
        parts = [{"type": "input_text", "text": text} for text in texts]
        parts[-1:-1] = [{"type": "input_image", "image_url": "data:…"}]
        return item(type="message", role="user", content=parts)

    wrapped = json.dumps({"output": "a.go\nb.go", "metadata": {"exit_code": 0}})
    lines = [
        item(type="message", role="user", content="Keep this."),
        user("<image name=[Image #1]>", "</image>", "Taken back."),
        {
            "timestamp": "2026-03-02T09:00:01Z",
            "type": "event_msg",
            "payload": {"type": "thread_rolled_back", "num_turns": 1},
        },
        user("<image name=[Image #1]>", "</image>", "What does this show?"),
        item(type="function_call_output", call_id="c1", output=wrapped),
        item(type="function_call_output", call_id="c2", output='{"output": 1}'),
    ]
    [found] = load("\n".join(map(json.dumps, lines)).encode())
    assert said(found) == [
        ("user", "Keep this."),
        ("user", "[image]\n\nWhat does this show?"),
        ("tool", "a.go\nb.go"),
        ("tool", '{"output": 1}'),
    ]


def test_short_memories_of_mem0_are_kept_and_empty_ones_are_not(tmp_path: Path) -> None:
    path = tmp_path / "mem0.json"
    texts = ["Likes tea", "Name is Nora", " "]
    path.write_text(json.dumps([{"id": f"a{n}", "memory": text, "user_id": "nora"} for n, text in enumerate(texts)]))
    memory = Memory(tmp_path / "home")
    assert memory.import_from(path).statements == 2
    assert sorted(cell.text for topic in memory.topics.list() for cell in topic.cells) == ["Likes tea", "Name is Nora"]


@pytest.mark.parametrize("value", [["object", "null"], {"a": 1}, None])
def test_json_whose_type_is_no_text_is_no_session_and_no_crash(value: object) -> None:
    assert detect_format(ImportFile("x", json.dumps({"type": value, "payload": {}}).encode())) == "openai"
    broken = exports.claude()
    broken["chat_messages"][0]["content"].append({"type": value})
    assert len(load(json.dumps([broken]).encode())) == 1
