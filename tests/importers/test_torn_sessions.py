"""A damaged line of a session file is left out and reported; everything else of the session is read."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from importers import exports
from importers.claude_sessions import Session, uuid

from vault_memory import Memory
from vault_memory.api.imports import ImportSelection
from vault_memory.errors import FormatError
from vault_memory.importers import detect_format, load, open_source
from vault_memory.importers.markdown import is_conversation
from vault_memory.models import Conversation, Message
from vault_memory.vault.document.transcript_writer import render

SAID = (
    "We decided to keep the ferry timetable in Postgres because SQLite locked up.",
    "The tide gauge at Ness reports every 6 minutes.",
    "The harbour master wants the export as CSV.",
    "Port 8443 belongs to the signal relay.",
)


def claude_lines() -> list[str]:
    session = Session("torn")
    for text in SAID:
        session.user(text)
    return [json.dumps(record, separators=(",", ":")) for record in session.records]


def write(path: Path, *lines: str | bytes, end: bytes = b"\n") -> Path:
    path.write_bytes(b"\n".join(line if isinstance(line, bytes) else line.encode() for line in lines) + end)
    return path


Tear = Callable[[bytes], bytes]
TEARS: dict[str, Tear] = {
    "half": lambda line: line[: len(line) // 2],
    "zeros": lambda line: bytes(len(line)),
    "no UTF-8": lambda line: line.replace(b"tide", b"t\xefde"),
    "no record": lambda line: b"[1, 2]",
    "no content": lambda line: line.replace(b'"content":', b'"contents":'),
}


@pytest.mark.parametrize("how", TEARS)
def test_a_damaged_record_is_left_out_with_one_warning(tmp_path: Path, how: str) -> None:
    one, two, three, four = claude_lines()
    path = write(tmp_path / "s.jsonl", one, TEARS[how](two.encode()), three, four)
    [found] = load(path)
    assert [message.content for message in found.messages] == [SAID[0], *SAID[2:]]
    [problem] = found.problems
    assert problem.startswith(f"{path}:2: ") and problem.endswith("; this record is left out, the rest is read")


@pytest.mark.parametrize("cut", range(1, 420, 7))
def test_what_a_resumed_session_writes_behind_half_a_record_is_read(tmp_path: Path, cut: int) -> None:
    one, two, three, four = claude_lines()
    path = write(tmp_path / "s.jsonl", one, two[: min(cut, len(two) - 1)] + three, four)
    [found] = load(path)
    assert [message.content for message in found.messages] == [SAID[0], *SAID[2:]]
    assert [problem.partition(": ")[0] for problem in found.problems] == [f"{path}:2"]


def test_several_damaged_lines_are_one_warning(tmp_path: Path) -> None:
    lines = [line for whole in claude_lines() for line in (whole, whole[:40])]
    [found] = load(write(tmp_path / "s.jsonl", *lines))
    assert len(found.messages) == 4
    [problem] = found.problems
    assert "s.jsonl:2: " in problem and "this record and 3 more (lines 4, 6, 8) are left out" in problem


def test_a_rollout_of_codex_survives_a_torn_line(tmp_path: Path) -> None:
    lines = [json.dumps(record) for record in exports.codex()]
    whole = load(write(tmp_path / "whole.jsonl", *lines))[0].messages
    lines.insert(3, lines[3][:50])
    [found] = load(write(tmp_path / "rollout-1.jsonl", *lines))
    assert found.messages == whole
    assert found.problems[0].startswith(f"{tmp_path / 'rollout-1.jsonl'}:4: is not valid JSON on this line")


def test_a_file_without_one_record_is_an_error(tmp_path: Path) -> None:
    path = write(tmp_path / "s.jsonl", *(line[:60] for line in claude_lines()))
    with pytest.raises(FormatError, match=r"s\.jsonl:1: is not valid JSON on this line"):
        load(path, format="claude-code")


def test_an_export_stays_strict(tmp_path: Path) -> None:
    lines = [json.dumps({"role": "user", "content": text}) for text in SAID]
    lines[1] = lines[1][:20]
    with pytest.raises(FormatError, match=r"e\.jsonl:2: is not valid JSON on this line"):
        load(write(tmp_path / "e.jsonl", *lines))


def test_every_way_in_reports_the_damage_once(tmp_path: Path) -> None:
    one, two, three, four = claude_lines()
    path = write(tmp_path / "s.jsonl", one, two[:40], three, four)
    with Memory(tmp_path / "home") as memory:
        memory.init()
        [look] = memory.preview_file(path)
        assert look.report is not None and f"{path}:2: " in look.report.notes[0]
        preview = memory.preview_import(path, ImportSelection())
        assert f"{path}:2: " in preview.warnings[0] and not preview.errors
        [report] = memory.archive_file(path)
        assert report.new_messages == 3 and not report.errors
        assert [note for note in report.notes if f"{path}:2: " in note] == list(report.notes)
        done = memory.import_from(write(tmp_path / "other.jsonl", one, two[:40], three, four))
        assert (done.messages, done.errors) == (0, [])
    with Memory(tmp_path / "second") as memory:
        done = memory.import_from(path)
        assert (done.new, done.messages, done.errors) == (1, 3, [])
        assert [warning.partition(": ")[0] for warning in done.warnings] == [f"{path}:2"]
        assert uuid(1) in (memory.root / "conversations" / "torn.md").read_text()


@pytest.mark.parametrize("how", ["half", "zeros", "no UTF-8", "end"])
@pytest.mark.parametrize("agent", ["claude-code", "codex"])
def test_a_session_whose_first_record_is_torn_is_recognised(tmp_path: Path, how: str, agent: str) -> None:
    lines = claude_lines() if agent == "claude-code" else [json.dumps(record) for record in exports.codex()]
    first = lines[0].encode()
    tears = TEARS | {"end": lambda line: line[len(line) // 2 :], "no UTF-8": lambda line: b"\xef" + line}
    path = write(tmp_path / "s.jsonl", tears[how](first), *lines[1:], '{"type": "us', end=b"")
    assert detect_format(open_source(path)) == agent
    [found] = load(path)
    assert found.messages and found.problems[0].startswith(f"{path}:1: ")


def test_a_text_that_quotes_a_record_is_no_session() -> None:
    record = claude_lines()[0]
    for text in (f"User: look at this\n{record}\nAssistant: I see.", f"# Log\n\n{record}\n", f"[\n{record}\n]"):
        assert detect_format(open_source(text.encode())) in ("markdown", "openai")


def test_a_note_that_shows_a_transcript_stays_a_note() -> None:
    shown = render(Conversation((Message("user", SAID[0], "m1"),), id="c"))
    for text in (f"# Our format\n\nIt looks so:\n\n{shown}", f"How we store talks.\n\n`````\n{shown}`````\n"):
        assert not is_conversation(open_source(text.encode()))


@pytest.mark.parametrize("cut", [1, 3, 9, 30, 55])
def test_a_transcript_whose_first_line_is_torn_is_read(tmp_path: Path, cut: int) -> None:
    whole = render(
        Conversation(
            (Message("user", SAID[0], "m1"), Message("assistant", f"```\nUser: x\n```\n{SAID[1]}", "m2")),
            id="ferry-1",
            title="The timetable of the ferry: 2026",
        )
    )
    path = tmp_path / "ferry.md"
    path.write_text(whole[cut:], encoding="utf-8")
    [found] = load(path)
    assert [message.content for message in found.messages] == [SAID[0], f"```\nUser: x\n```\n{SAID[1]}"]
    assert found.id == ("ferry-1" if cut < 5 else "ferry")  # the name of a transcript is its id
    assert found.problems == (f"{path}:1: its first line is damaged; the rest is read",)
