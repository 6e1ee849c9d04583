"""Check that the next run commits the changes of a run that was killed, or had no space, before its commit."""

from __future__ import annotations

import subprocess
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from command_line import run

from vault_memory.errors import VaultError
from vault_memory.memory import Memory
from vault_memory.models import Conversation, Message
from vault_memory.vault.git import commits, pending_commits
from vault_memory.vault.runs import records
from vault_memory.vault.storage.store import Store

TALK = Conversation(
    (Message("user", "We decided to use argon2id for passwords, because bcrypt was too slow."),), id="c1"
)


def uncommitted(home: Path) -> str:
    status = ["git", "status", "--porcelain", "--", "topics", "conversations"]
    return subprocess.run(status, cwd=home / "default", capture_output=True, text=True, check=True).stdout


def test_the_next_run_commits_what_a_killed_one_left(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    run(tmp_path, "init", "--git")
    with monkeypatch.context() as patch, pytest.raises(SystemExit):

        def killed(*_: object, **__: object) -> commits.CommitResult:
            raise SystemExit

        patch.setattr(commits, "commit_run", killed)
        Memory(tmp_path).remember("The greenhouse is 3 metres wide", topic="Garden")
    Memory(tmp_path).consolidate()
    assert uncommitted(tmp_path) == ""


def test_the_next_run_commits_the_transcript_of_one_that_could_note_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    run(tmp_path, "init", "--git")
    with monkeypatch.context() as patch, pytest.raises(VaultError):

        def full(*_: object) -> None:
            raise VaultError(".state", "cannot be written (No space left on device)")

        patch.setattr(pending_commits, "add", full)
        patch.setattr(records, "finish", full)
        Memory(tmp_path).archive(TALK)
    assert "conversations/" in uncommitted(tmp_path)
    Memory(tmp_path).archive(TALK)
    assert uncommitted(tmp_path) == ""


def test_noting_what_is_uncommitted_disturbs_no_other_write_of_the_state(tmp_path: Path) -> None:
    store, other = Store.open(tmp_path, "ann", create=True), Store.open(tmp_path, "ann")
    with ThreadPoolExecutor(1) as pool:
        numbers = pool.submit(lambda: [records.next_sequence(other) for _ in range(100)])
        for number in range(100):
            pending_commits.add(store, [f"topics/{number}.md"])
            pending_commits.settle(store, [f"topics/{number}.md"], [])
        assert numbers.result() == list(range(1, 101))
    assert pending_commits.load(store) == set()
