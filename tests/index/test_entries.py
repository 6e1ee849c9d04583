from datetime import UTC, datetime, timedelta

import pytest

from vault_memory.index.entries import parse, transcript_entries
from vault_memory.index.entry_json import decode, encode
from vault_memory.models import Conversation, Entry, Message
from vault_memory.vault.document import transcript
from vault_memory.vault.document import transcript_writer as writer

TOPIC = """\
---
topic: Authentication
aliases: [auth, login]
tags: [security]
created: 2026-01-15T10:30:00Z
updated: 2026-01-20T15:45:00Z
source_conversations:
  - conv-123
---

# Authentication

## Summary

Auth uses JWT with RS256.

## Decisions

- [decision] Switched from bcrypt to argon2id ^vm-k3f9a2q8d1
  - measured on the new servers
- by hand
- by hand

Some prose that nobody made a bullet of.

## Superseded

- [fact] ~~Passwords are hashed with bcrypt~~ ^vm-c0ffe1k3f9

<!-- memory v1
vm-c0ffe1k3f9 salience=0.7 created=2026-01-15T10:30:00Z superseded=2026-01-18T09:59:00Z successor=vm-k3f9a2q8d1
vm-k3f9a2q8d1 salience=0.9 confidence=0.95 created=2026-01-18T09:59:00Z source=conv-456#m12 role=user
-->
"""
START = datetime(2026, 1, 18, 9, 0, tzinfo=UTC)


def topic_entries(text: str, path: str = "topics/Authentication.md") -> dict[str, Entry]:
    return {entry.key: entry for entry in parse(path, text.encode()).entries}


def test_a_topic_gives_its_summary_its_current_cells_and_its_prose() -> None:
    found = topic_entries(TOPIC)
    assert [(entry.tier, entry.text) for entry in found.values()] == [
        ("summary", "Auth uses JWT with RS256."),
        ("cell", "Switched from bcrypt to argon2id\n- measured on the new servers"),
        ("cell", "by hand"),
        ("cell", "by hand"),
        ("past", "Passwords are hashed with bcrypt"),
        ("passage", "Some prose that nobody made a bullet of."),
    ]


def test_a_cell_carries_what_the_memory_block_knows() -> None:
    cell = topic_entries(TOPIC)["topics/Authentication.md#vm-k3f9a2q8d1"]
    assert (cell.type, cell.topic, cell.id, cell.line) == ("decision", "Authentication", "vm-k3f9a2q8d1", 19)
    assert (cell.salience, cell.confidence, cell.sources) == (0.9, 0.95, ("conv-456#m12",))
    assert cell.created == datetime(2026, 1, 18, 9, 59, tzinfo=UTC)
    assert (cell.heading, cell.tags, cell.role) == ("Authentication › Decisions", ("security",), "user")


def test_keys_outlive_lines_that_come_before() -> None:
    moved = topic_entries(TOPIC.replace("## Decisions\n", "## Notes\n\n- something new\n\n## Decisions\n"))
    assert topic_entries(TOPIC).keys() <= moved.keys()


def test_names_for_hints() -> None:
    named = parse("topics/A.md", TOPIC.encode()).topic
    assert named is not None and (named.name, named.aliases) == ("Authentication", ("auth", "login"))


@pytest.mark.parametrize("data", [b"---\ntopic: [\n---\n\n- a fact\n", b"\xff\xfe not text", b"<<<<<<< HEAD\n- a\n"])
def test_malformed_topics_are_searched_as_text_and_cannot_be_hinted_at(data: bytes) -> None:
    parsed = parse("topics/B.md", data)
    assert parsed.topic is None
    assert {entry.tier for entry in parsed.entries} <= {"passage"}


def test_names_that_no_file_can_hold_are_mended() -> None:
    parsed = parse("topics/C.md", b'---\ntopic: "\\ud800x"\n---\n\n- a fact\n')
    assert parsed.topic is not None
    (parsed.topic.name + "".join(encode(entry) for entry in parsed.entries)).encode()


def spoken(*messages: Message, title: str = "") -> list[Entry]:
    text = writer.render(Conversation(messages, "conv-1", title=title, started=START))
    return transcript_entries(transcript.parse(text, "conversations/conv-1.md"))


def test_messages_know_their_neighbours_speaker_and_place() -> None:
    found = spoken(
        Message("system", "You are helpful.", "m1", START),
        Message("user", "We use Postgres.", "m2", START, "Ann"),
        Message("assistant", "Noted.", "m3", START),
        Message("user", "And Redis.", "m4", START + timedelta(hours=3), "Ann"),
        title="Stores",
    )
    assert [(e.id, e.before, e.after, e.session, e.position, e.role, e.name) for e in found] == [
        ("conv-1#m2", "", "Noted.", 0, 1, "user", "Ann"),
        ("conv-1#m3", "We use Postgres.", "", 0, 2, "assistant", ""),
        ("conv-1#m4", "", "", 1, 3, "user", "Ann"),
    ]
    assert {entry.heading for entry in found} == {"Stores"}
    assert [entry.key for entry in found] == [f"conversations/conv-1.md#m{n}" for n in (2, 3, 4)]


def test_messages_without_times_belong_to_the_session_they_stand_in() -> None:
    times = (START, None, START + timedelta(hours=1), START + timedelta(hours=4), None)
    found = spoken(*(Message("user", f"text {n}", f"m{n}", time) for n, time in enumerate(times)))
    assert [entry.session for entry in found] == [0, 0, 0, 1, 1]


def test_long_messages_have_chunks_too() -> None:
    prose = "The deployment went well and nobody had to be woken. " * 60
    found = spoken(Message("user", f"{prose}\n\n```sh\nmake deploy # now\n```", "m1", START))
    whole, *parts = found
    assert whole.chunk is None
    assert [part.chunk.kind for part in parts if part.chunk] == ["prose"] * (len(parts) - 1) + ["code"]
    assert parts[-1].key == f"{whole.key}~{len(parts) - 1}"
    assert parts[-1].text == "```sh\nmake deploy # now\n```"
    text = writer.render(Conversation((Message("user", f"{prose}\n\n```sh\nx\n```", "m1", START),), "conv-1"))
    line = transcript_entries(transcript.parse(text, "conversations/conv-1.md"))[-1].line
    assert text.splitlines()[line - 1] == "```sh"


def test_what_is_no_message_of_a_damaged_transcript_is_searched_as_text() -> None:
    text = writer.render(Conversation((Message("user", "kept", "m1", START),), "conv-1", started=START))
    broken = text + "\n<!-- message m2 user -->\n\n````md\nnever closed\n"
    found = transcript_entries(transcript.parse(broken, "conversations/conv-1.md"))
    assert [(entry.tier, "never closed" in entry.text) for entry in found] == [("message", False), ("passage", True)]


@pytest.mark.parametrize("character", ["\u2028", "\u0085", "\x0c", "\r"])
def test_a_damaged_part_is_found_below_any_character_that_some_take_for_a_line_end(character: str) -> None:
    text = writer.render(Conversation((Message("user", f"kept{character}too", "m1", START),), "conv-1", started=START))
    broken = text + "\n<!-- message m2 user -->\n\n````md\nnever closed\n"
    passage = transcript_entries(transcript.parse(broken, "conversations/conv-1.md"))[-1]
    assert (passage.tier, passage.text) == ("passage", "````md\nnever closed")
    assert broken.split("\n")[passage.line - 1] == "````md"


def test_the_same_id_twice_makes_two_keys() -> None:
    found = topic_entries("# T\n\n- one ^x\n- two ^x\n", "topics/T.md")
    assert list(found) == ["topics/T.md#x", "topics/T.md#x=2"]


def test_entries_survive_being_stored() -> None:
    prose = "The deployment went well and nobody had to be woken. " * 60
    for entry in [*topic_entries(TOPIC).values(), *spoken(Message("user", prose, "m1", START, "Ann"))]:
        assert decode(entry.key, entry.tier, entry.path, encode(entry)) == entry


@pytest.mark.parametrize("project", ["/home/nora/src/dispatch", "C:\\src\\dispatch", "dispatch"])
def test_a_conversation_belongs_to_the_project_it_was_held_in(project: str) -> None:
    talk = Conversation((Message("user", "kept", "m1", START),), "conv-1", started=START, project=project)
    found = transcript_entries(transcript.parse(writer.render(talk), "conversations/conv-1.md"))
    assert [entry.project for entry in found] == ["dispatch"]
