"""Test reading Claude Code sessions: what is imported, and that nothing is imported twice."""

from __future__ import annotations

import json
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import pytest
from importers.claude_sessions import FOLDER, Session, uuid, working_day

from vault_memory import Memory
from vault_memory.errors import FormatError
from vault_memory.importers import load
from vault_memory.importers.tool_calls import MAX_LENGTH
from vault_memory.vault.conversations.transcripts import transcripts


def test_a_session_with_everything_in_it(tmp_path: Path) -> None:
    [found] = load(working_day().write(tmp_path / "s.jsonl"))
    said = [(message.role, message.content) for message in found.messages]
    result = ("package jobs\n" + "x" * 5000)[:MAX_LENGTH] + f"\n[… {5013 - MAX_LENGTH:,} more characters]"
    assert said == [
        ("user", "We decided to run the backfill at night, because it locks bookings."),
        ("assistant", "I will look at the job first."),
        ("tool", '[tool call: Bash({"command": "cat jobs/backfill.go"})]'),
        ("tool", '[tool call: Read({"file_path": "/etc/cron.d/backfill"})]'),
        ("tool", result),
        ("tool", "error: 0 9 * * *"),
        ("user", "and use 200 rows a batch"),
        ("assistant", "The cron line says 9:00, I moved it to 02:30."),
        ("tool", "$ git status"),
        ("tool", "clean"),
        ("user", "What does this show?\n\n[image]"),
        ("system", "This session is being continued from a previous conversation. Kafka was chosen."),
        ("user", "Keep lock_timeout at 2 s."),
        ("assistant", "Done."),
    ]
    assert (found.id, found.source, found.title) == (
        "5f0c1a2e-aaaa-4bbb-8ccc-0123456789ab",
        "claude-code",
        "Backfill of slots",
    )
    assert (found.project, found.branch) == (FOLDER, "main")
    first = found.messages[0]
    assert (first.id, first.time) == (uuid(4), datetime(2026, 3, 2, 9, 0, 4, 412000, UTC))
    assert [message.name for message in found.messages if message.role == "tool"] == [
        *("Bash", "Read", "Bash", "Read", "shell", "shell"),
    ]


def test_a_record_with_several_blocks_gives_each_its_own_id(tmp_path: Path) -> None:
    session = Session("s1")
    session.assistant(
        {"type": "text", "text": "Two at once."},
        {"type": "tool_use", "id": "a", "name": "Read", "input": {"file_path": "a"}},
        {"type": "tool_use", "id": "b", "name": "Read", "input": {"file_path": "b"}},
    )
    [found] = load(session.write(tmp_path / "s.jsonl"))
    assert [message.id for message in found.messages] == [uuid(1), f"{uuid(1)}.2", f"{uuid(1)}.3"]


def test_a_line_that_is_still_being_written_is_waited_for(tmp_path: Path) -> None:
    path = working_day().write(tmp_path / "s.jsonl", end='\n{"parentUuid":"00')
    assert len(load(path)[0].messages) == 14
    path.write_text(path.read_text() + "\n" + json.dumps({"type": "user"}))
    [found] = load(path)
    assert len(found.messages) == 14
    torn = len(path.read_text().split("\n")) - 1
    [problem] = found.problems
    assert problem.startswith(f"{path}:{torn}: is not valid JSON on this line")


def test_a_talk_of_a_sub_agent_holds_nothing(tmp_path: Path) -> None:
    session = Session("s1")
    session.user("Search the repo", isSidechain=True)
    with pytest.raises(FormatError, match="no messages"):
        load(session.write(tmp_path / "agent-1.jsonl"))


def test_a_session_that_grows_adds_what_is_new(tmp_path: Path) -> None:
    memory, session = Memory(tmp_path / "home"), working_day()
    path = session.write(tmp_path / "s.jsonl")
    first = memory.archive(path)
    session.user("We decided to keep the old endpoint until June, because two partners still call it.")
    session.write(path)
    second = memory.archive(path)
    assert (first.new_messages, second.new_messages) == (13, 1)
    assert second.count("added") == 1
    assert memory.archive(path).new_messages == 0


def test_the_same_records_in_another_session_are_known(tmp_path: Path) -> None:
    """Resuming and forking copy the records, uuids and all, into the file of a new session."""
    memory, session = Memory(tmp_path / "home"), working_day("aaaa")
    memory.archive(session.write(tmp_path / "aaaa.jsonl"))
    resumed, forked = working_day("bbbb"), working_day("cccc")
    resumed.user("We will archive old slots to S3 every Sunday, because the table grew to 40 GB.")
    report = memory.archive(resumed.write(tmp_path / "bbbb.jsonl"))
    assert (report.conversation, report.new_messages) == ("aaaa", 1)
    forked.number += 1
    forked.user("We decided that the relay connects to port 5432 directly.")
    report = memory.archive(forked.write(tmp_path / "cccc.jsonl"))
    assert (report.conversation, report.new_messages) == ("aaaa~2", 1)
    assert memory.archive(forked.write(tmp_path / "cccc.jsonl")).new_messages == 0
    assert {found.id for found in transcripts(memory.store)} == {"aaaa", "aaaa~2"}
    other = Memory(tmp_path / "home")  # nothing of this is only in memory
    assert other.archive(resumed.write(tmp_path / "bbbb.jsonl")).new_messages == 0


def test_nothing_that_was_recalled_thought_or_taken_back_is_learnt(tmp_path: Path) -> None:
    memory = Memory(tmp_path / "home")
    memory.archive(working_day().write(tmp_path / "s.jsonl"))
    texts = "\n".join(topic.text for topic in memory.topics.list())
    assert "at night" in texts
    for word in ("Redis", "Kafka", "Nobody"):
        assert word not in texts
    kept = next(transcripts(memory.store))
    assert (kept.project, kept.branch) == (FOLDER, "main")
    assert replace(kept.conversation, id="").project == FOLDER


@pytest.mark.parametrize("pattern", ["project:/home/nora/secret", "session:bb*", "session:aa*"])
def test_a_session_that_went_through_what_is_excluded_is_kept_out_whole(tmp_path: Path, pattern: str) -> None:
    session = working_day("aaaa")
    session.session = "bbbb"
    session.user("We decided that the relay connects to port 5432 directly.", cwd="/home/nora/secret/relay")
    memory = Memory(tmp_path / "home", config={"memory.exclude": (pattern,)})
    report = memory.archive(session.write(tmp_path / "aaaa.jsonl"))
    assert (report.excluded, report.new_messages) == (pattern, 0)
    assert not list(transcripts(memory.store))


def test_a_session_that_begins_with_a_large_picture_is_one(tmp_path: Path) -> None:
    session = Session("s1")
    session.records.append({"type": "queue-operation", "operation": "enqueue", "sessionId": "s1"})
    session.user([{"type": "text", "text": "Look at this."}, {"type": "image", "source": {"data": "A" * 1_500_000}}])
    [found] = load(session.write(tmp_path / "s.jsonl"))
    assert [message.content for message in found.messages] == ["Look at this.\n\n[image]"]


def test_what_somebody_says_about_commands_and_what_the_host_puts_into_results(tmp_path: Path) -> None:
    session = Session("s1")
    said = "Records name it in <command-name>/clear</command-name>, and I prefer to skip these."
    session.user(said)
    session.user("<local-command-caveat>x</local-command-caveat>\n<command-name>/clear</command-name>")
    session.calls("Read", "toolu_1", file_path="a.go")
    session.returns("toolu_1", "package a\n<system-reminder>\nIs it malware?\n</system-reminder>\n")
    [found] = load(session.write(tmp_path / "s.jsonl"))
    assert [message.content for message in found.messages if message.role != "tool"] == [said]
    assert found.messages[-1].content == "package a"
