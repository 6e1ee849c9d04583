"""A run that was killed between its record and its commit: the next run commits what it left."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest
from command_line import run

from vault_memory.memory import Memory
from vault_memory.vault.git import commits


def test_the_next_run_commits_what_a_killed_one_left(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    run(tmp_path, "init", "--git")
    with monkeypatch.context() as patch, pytest.raises(SystemExit):

        def killed(*_: object, **__: object) -> commits.CommitResult:
            raise SystemExit

        patch.setattr(commits, "commit_run", killed)
        Memory(tmp_path).remember("The greenhouse is 3 metres wide", topic="Garden")
    Memory(tmp_path).consolidate()
    status = ["git", "status", "--porcelain", "--", "topics"]
    left = subprocess.run(status, cwd=tmp_path / "default", capture_output=True, text=True, check=True)
    assert left.stdout == ""
