"""Test ``vault-memory review`` at a terminal: prompts answered through a real pty."""

from __future__ import annotations

import json
import os
import re
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path

import by_hand
import pytest
from llm_server import ScriptedServer
from scripted_brain import brain

from vault_memory.memory import Memory
from vault_memory.models import Conversation, Message

pexpect = pytest.importorskip("pexpect")
pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="ptys are Unix")

NOW = datetime(2026, 10, 20, 9, 0, tzinfo=UTC)
GREEN, RED, RESET = "\x1b[32m", "\x1b[31m", "\x1b[0m"
PROMPT = "a accept"
BY_HAND = """\
# Services

My own words.

- The gateway service listens on port 8443
- The mailer service retries 3 times
- The planner service is owned by team amber
- The crawler service keeps its data for 7 days
"""
LATER = [
    "Services: The gateway service now listens on port 9443",
    "Services: The mailer service now retries 5 times",
    "Services: The planner service is now owned by team birch",
    "Services: The crawler service now keeps its data for 30 days",
]


@pytest.fixture
def waiting(tmp_path: Path) -> Path:
    """A home where four edits to what a person wrote wait."""
    with ScriptedServer([brain]) as server:
        config = server.settings
        memory = Memory(tmp_path / "home", config=config, clock=lambda: NOW)
        memory.init()
        by_hand.write(memory.store, "topics/Services.md", BY_HAND.encode())
        said = tuple(Message("user", text, f"m{n}", NOW) for n, text in enumerate(LATER))
        assert memory.archive(Conversation(said, id="c1")).count("pending") == 4
    return tmp_path / "home"


def _hear_ctrl_c() -> None:
    """Undo what a shell does to the tests that it runs in the background: it has them ignore Ctrl-C."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


@contextmanager
def terminal(home: Path, *words: str) -> Iterator[pexpect.spawn]:
    environment = os.environ | {"TERM": "xterm-256color", "COLUMNS": "200", "LINES": "60"}
    environment.pop("NO_COLOR", None)
    code = "from vault_memory.cli import main; main()"
    child = pexpect.spawn(
        sys.executable, ["-c", code, "--home", str(home), *words], env=environment, encoding="utf-8", timeout=60,
        dimensions=(60, 200), preexec_fn=_hear_ctrl_c,
    )  # fmt: skip
    try:
        yield child
    finally:
        child.close(force=True)


def document(home: Path) -> str:
    return (home / "default/topics/Services.md").read_text(encoding="utf-8")


def ids(home: Path) -> list[str]:
    memory = Memory(home, clock=lambda: NOW)
    return [each.proposal.id for each in memory.review.list()]


def test_each_edit_is_decided_on_by_itself(waiting: Path) -> None:
    order = [
        proposal.edit.by.text for proposal in (w.proposal for w in Memory(waiting, clock=lambda: NOW).review.list())
    ]  # type: ignore[union-attr]
    with terminal(waiting, "review") as child:
        child.expect(PROMPT)
        shown = child.before
        assert "topics/Services.md" in shown and "1 of 4" in shown
        plain = re.sub(r"\x1b\[[0-9;]*m", "", shown)
        assert GREEN in shown and RED in shown and f"becomes {order[0]}" in plain and "was     The " in plain
        assert "@@" not in plain and "^vm-" not in plain
        child.sendline("x")
        child.expect("one of the letters")
        child.expect(PROMPT)
        child.sendline("a")
        child.expect("accepted")
        child.expect(PROMPT)
        child.sendline("r")
        child.expect("rejected")
        child.expect(PROMPT)
        child.sendline("e")
        child.expect("in your words")
        child.sendline("In my own words: it changed to 77")
        child.expect("accepted")
        child.expect(PROMPT)
        child.sendline("s")
        child.expect("waiting")
        child.expect(pexpect.EOF)
        child.close()
        assert child.exitstatus == 0
    text = document(waiting)
    assert text.startswith("---\n") and "\nMy own words.\n" in text
    assert order[0] in text and order[1] not in text and order[2] not in text and order[3] not in text
    assert "- [fact] In my own words: it changed to 77 ^vm-" in text and " r=person " in text
    assert text.count("~~") == 4
    assert len(ids(waiting)) == 1


def test_quitting_leaves_the_rest_waiting_and_ctrl_c_is_no_traceback(waiting: Path) -> None:
    before, all_ids = document(waiting), ids(waiting)
    with terminal(waiting, "review") as child:
        child.expect(PROMPT)
        child.sendline("q")
        child.expect(pexpect.EOF)
        child.close()
        assert child.exitstatus == 0
    with terminal(waiting, "review") as child:
        child.expect(PROMPT)
        for _ in range(10):  # one that comes in the instant before Python begins to read is seen with the next
            child.sendintr()
            if child.expect([pexpect.EOF, pexpect.TIMEOUT], timeout=6) == 0:
                break
        assert "Traceback" not in child.before and "stopped" in child.before
        child.close()
        assert child.exitstatus == 130
    assert document(waiting) == before and ids(waiting) == all_ids


@pytest.mark.slow
def test_a_person_edits_while_the_question_stands(waiting: Path) -> None:
    """What was accepted is made on the document as it is by then; beside what stands where its bullet is gone."""
    path = waiting / "default/topics/Services.md"
    first = Memory(waiting, clock=lambda: NOW).review.list()[0]
    target = next(line for line in first.diff if line.startswith("-- "))[1:]
    added = first.proposal.edit.by.text
    with terminal(waiting, "review") as child:
        child.expect(PROMPT)
        path.write_text(path.read_text(encoding="utf-8").replace(f"{target}\n", ""), encoding="utf-8")
        child.sendline("a")
        child.expect("accepted")
        child.expect(PROMPT)
        path.write_text(path.read_text(encoding="utf-8") + "\nMore of mine.\n", encoding="utf-8")
        child.sendline("a")
        child.expect("accepted")
        child.expect(PROMPT)
        child.sendline("q")
        child.expect(pexpect.EOF)
    assert "More of mine." in document(waiting) and target not in document(waiting)
    assert document(waiting).count("~~") == 2 and added in document(waiting)


@pytest.mark.slow
def test_yes_and_json_on_a_terminal_ask_nothing(waiting: Path) -> None:
    with terminal(waiting, "review", "--json") as child:
        child.expect(pexpect.EOF)
        rows = json.loads(child.before)
        assert [row["outcome"] for row in rows] == ["waiting"] * 4 and all(row["diff"] for row in rows)
    with terminal(waiting, "review", "--yes") as child:
        child.expect(pexpect.EOF)
        assert PROMPT not in child.before and child.before.count("accepted") == 4
    assert ids(waiting) == []
    assert all(text.partition(": ")[2] in document(waiting) for text in LATER)
