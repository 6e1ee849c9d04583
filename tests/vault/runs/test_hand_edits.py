"""Check that edits in an editor become runs, and changes by other programs do not."""

from __future__ import annotations

from pathlib import Path
from shutil import copytree

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


def copy_of(memory: Memory, to: Path, *, late: bool) -> Memory:
    """A copy made while a statement was written: its topics are newer than its history (``late``) or older."""
    first, last = (".state", "topics") if late else ("topics", ".state")
    copytree(memory.root / first, to / "default" / first)
    memory.remember("The kiln is fired on Thursdays only", topic=memory.topics.list()[0].name)
    copytree(memory.root / last, to / "default" / last)
    return Memory(home=to, clock=lambda: NOW)


@pytest.mark.parametrize("late", [True, False])
def test_a_copy_made_while_the_vault_was_written_was_not_edited_by_hand(
    memory: Memory, tmp_path: Path, late: bool
) -> None:
    copied = copy_of(memory, tmp_path / "copy", late=late)
    listed = [row for row in copied.runs.list() if row.trigger == "edit"]
    assert not any("by hand" in str(row) for row in listed)
    if late:
        assert "changed by another copy of the vault: 1 statement added" in str(listed[0])
        copied.undo(listed[0].id)
        assert "Thursdays" not in place(copied).read_text()


def test_a_person_who_edits_such_a_copy_did_it_by_hand(memory: Memory, tmp_path: Path) -> None:
    copied = copy_of(memory, tmp_path / "copy", late=True)
    place(copied).write_text(place(copied).read_text().replace("Thursdays only", "Fridays only"))
    assert "by hand" in str(copied.runs.list()[0])
