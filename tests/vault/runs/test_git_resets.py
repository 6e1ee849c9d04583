"""Check that text removed by git during a run is restored, and text removed by a person is not."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from real_git import git

from vault_memory.memory import Memory
from vault_memory.vault.git import commits
from vault_memory.vault.git.setup import set_up
from vault_memory.vault.runs.git_resets import find_reset_documents

UNIT = "topics/Unit.md"


@pytest.fixture
def memory(tmp_path: Path) -> Memory:
    memory = Memory(tmp_path)
    memory.init()
    set_up(memory.store, memory.clock())
    for name in ("Valve one is set to 31 bar", "Valve two is set to 62 bar"):
        memory.remember(name, topic="Unit")
    return memory


def text(memory: Memory) -> str:
    return (memory.root / UNIT).read_text()


def late_reset(memory: Memory, commit: str = "HEAD~1", moved: str = "reset: moving to HEAD") -> None:
    """As a ``git stash`` or ``git reset`` that began when ``commit`` was HEAD: it puts back its files and HEAD."""
    git(memory.root, "read-tree", "--reset", "-u", commit)
    git(memory.root, "update-ref", "-m", moved, "HEAD", commit)


def test_a_committed_statement_that_git_takes_out_comes_back_with_the_next_run(memory: Memory) -> None:
    late_reset(memory)
    assert "two" not in text(memory)
    memory.remember("The pump is blue", topic="Pump")
    assert text(memory).count("Valve one") == text(memory).count("Valve two") == 1
    assert find_reset_documents(memory.store) == []
    assert "two" in git(memory.root, "show", f"HEAD:{UNIT}")


def test_so_do_several_and_what_was_written_meanwhile_stays(memory: Memory) -> None:
    memory.remember("Valve three is set to 93 bar", topic="Unit")
    late_reset(memory, "HEAD~2")
    memory.store.recent_writes.drop_all()
    memory.remember("Valve four is set to 12 bar", topic="Unit")
    assert all(text(memory).count(f"Valve {name} is") == 1 for name in ("one", "two", "three", "four"))


def test_so_do_those_that_are_missing_from_what_was_put_back_of_a_later_write(memory: Memory) -> None:
    """Git knows what was committed, and so took it out on purpose for all that the copy of the last write can tell."""
    Memory(memory.home, config={"git.commit": False}).remember("Valve three is set to 93 bar", topic="Unit")
    late_reset(memory)
    memory.remember("Valve four is set to 12 bar", topic="Unit")
    memory.remember("Valve five is set to 47 bar", topic="Unit")
    assert [text(memory).count(f"] Valve {name} is") for name in ("one", "two", "three", "four", "five")] == [1] * 5
    assert [path.name for path in (memory.root / "topics").iterdir()] == ["Unit.md"]


def test_so_does_what_is_missing_from_a_mixture_of_gits_version_and_ours(memory: Memory) -> None:
    memory.remember("Valve three is set to 93 bar", topic="Unit")
    whole = text(memory)
    (lost,) = (line.rpartition("^")[2] for line in whole.splitlines() if "] Valve two is" in line)
    late_reset(memory, "HEAD~2")
    memory.store.recent_writes.drop_all()
    (memory.root / UNIT).write_text("".join(line for line in whole.splitlines(keepends=True) if lost not in line))
    memory.remember("The pump is blue", topic="Pump")
    assert [text(memory).count(f"] Valve {name} is") for name in ("one", "two", "three")] == [1] * 3


def test_a_commit_has_what_the_run_wrote_where_git_resets_it_in_between(
    memory: Memory, monkeypatch: pytest.MonkeyPatch
) -> None:
    commit = commits.commit_run

    def commit_late(*words: Any, **options: Any) -> Any:
        late_reset(memory, "HEAD")
        monkeypatch.setattr(commits, "commit_run", commit)
        return commit(*words, **options)

    monkeypatch.setattr(commits, "commit_run", commit_late)
    memory.remember("Valve three is set to 93 bar", topic="Unit")
    assert "three" in git(memory.root, "show", f"HEAD:{UNIT}")
    assert "three" in text(memory)  # without another run


def test_a_document_that_git_takes_away_comes_back(memory: Memory) -> None:
    memory.remember("The pump is blue", topic="Pump")
    late_reset(memory)
    assert not (memory.root / "topics/Pump.md").exists()
    memory.remember("Valve three is set to 93 bar", topic="Unit")
    assert "pump is blue" in (memory.root / "topics/Pump.md").read_text()


def test_the_doctor_puts_it_back_too(memory: Memory) -> None:
    late_reset(memory)
    memory.doctor(fix=True)
    assert "Valve two" in text(memory)


@pytest.mark.parametrize("way", ["reset", "checkout", "editor", "deleted", "undone"])
def test_what_a_person_takes_out_stays_out(memory: Memory, way: str) -> None:
    match way:
        case "reset":
            git(memory.root, "reset", "-q", "--hard", "HEAD~1")
        case "checkout":
            git(memory.root, "checkout", "-q", "HEAD~1", "--", UNIT)
        case "editor":
            lines = text(memory).splitlines(keepends=True)
            (memory.root / UNIT).write_text("".join(line for line in lines if "Valve two" not in line))
            git(memory.root, "stash")
            git(memory.root, "stash", "pop")
        case "deleted":
            (memory.root / UNIT).unlink()
            git(memory.root, "commit", "-qam", "Not wanted")
            git(memory.root, "stash")
        case _:
            memory.undo()
            git(memory.root, "reset", "-q", "--hard")
    memory.remember("The pump is blue", topic="Pump")
    assert find_reset_documents(memory.store) == []
    assert not (memory.root / UNIT).exists() or "Valve two is" not in text(memory)
