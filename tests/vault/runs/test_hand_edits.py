"""Check that edits in an editor become runs, and changes by other programs do not."""

from __future__ import annotations

from pathlib import Path

import pytest
from conftest import NOW
from real_git import git

from vault_memory.memory import Memory
from vault_memory.models import Conversation, Message
from vault_memory.vault.git.setup import set_up
from vault_memory.vault.runs import undo

TALK = Conversation((Message("user", "Kiln: I decided to fire the stoneware at 1,230 degrees.", time=NOW),), "talk")


@pytest.fixture
def memory(tmp_path: Path) -> Memory:
    made = Memory(home=tmp_path / "home", clock=lambda: NOW)
    made.archive(TALK)
    return made


def place(memory: Memory) -> Path:
    return next((memory.root / "topics").iterdir())


def test_an_edit_and_its_undo_come_back_to_the_byte(memory: Memory) -> None:
    before = place(memory).read_bytes()
    edited = before.replace(b"1,230", b"1,240") + b"\nA line of mine.\n"
    place(memory).write_bytes(edited)
    (edit, archive) = memory.runs.list()
    assert (edit.trigger, archive.trigger) == ("edit", "archive") and edit.undoable
    assert memory.runs.last() == archive.id  # what programs take back is what programs did
    taken = memory.undo(edit.id)
    assert place(memory).read_bytes() == before
    memory.undo(taken.undo)
    assert place(memory).read_bytes() == edited
    assert [row.trigger for row in memory.runs.list()] == ["undo", "undo", "edit", "archive"]


def test_a_stale_save_is_no_edit_and_is_put_back(memory: Memory) -> None:
    """It lacks the statement and its line of the memory block: the program puts it back, and undo keeps out of it."""
    place(memory).write_text("# Kiln\n\nMy own note.\n")
    assert [row.trigger for row in memory.runs.list()] == ["archive"]


def test_in_git_the_commit_tells_what_it_was(tmp_path: Path) -> None:
    memory = Memory(home=tmp_path / "home", clock=lambda: NOW)
    memory.init()
    set_up(memory.store)
    note = memory.root / "topics/Tea.md"
    note.parent.mkdir(exist_ok=True)
    note.write_text("# Tea\n\n- Assam: three minutes\n")
    git(memory.root, "add", "-A")
    git(memory.root, "commit", "-qm", "mine")
    memory.runs.list()
    note.write_text("# Tea\n\n- Assam: five minutes\n")
    assert memory.runs.list()[0].summary == "edited Tea by hand: 1 statement reworded"
    undo.undo(memory.store, memory.runs.list()[0].id, NOW)
    assert "three minutes" in note.read_text()


def test_what_is_forgotten_makes_no_edit(memory: Memory) -> None:
    place(memory).write_text(place(memory).read_text() + "\n- Lena's kiln stands in Leeds\n")
    memory.forget(("words", "Leeds"))
    assert [row.trigger for row in memory.runs.list()] == ["forget", "archive"]
