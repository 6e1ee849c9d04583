"""The clocks of cells: they start now, survive what befalls their file, and never stand in a search's way."""

from __future__ import annotations

import sqlite3
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from vault_memory.models import Entry
from vault_memory.vault.usage import Access, Usage, key

NOW = datetime(2026, 10, 20, 9, 0, tzinfo=UTC)
DAY = timedelta(days=1)


def cell(name: str, created: datetime | None = None) -> Entry:
    return Entry(f"topics/A.md#{name}", "cell", "topics/A.md", 1, "x", id=name, created=created)


@pytest.fixture
def usage(tmp_path: Path) -> Usage:
    return Usage(tmp_path)


def test_touching_counts_and_keeps_the_latest_time(usage: Usage) -> None:
    usage.touch([cell("vm-1"), cell("vm-2")], NOW)
    usage.touch([cell("vm-1")], NOW - DAY)
    assert usage.accesses(["vm-1", "vm-2", "vm-3"]) == {"vm-1": Access(NOW, 2), "vm-2": Access(NOW, 1)}


def test_only_cells_have_a_clock(usage: Usage, tmp_path: Path) -> None:
    usage.touch([Entry("s", "summary", "topics/A.md", 1, "x")], NOW)
    assert not (tmp_path / ".state").exists()


def test_ids_of_ours_move_with_their_cell_and_others_belong_to_their_document() -> None:
    assert key(cell("vm-k3f9a2q8d1")) == "vm-k3f9a2q8d1"
    assert key(cell("quote")) == "topics/A.md#quote"


def test_without_state_the_clocks_start_now(usage: Usage) -> None:
    old, new = cell("vm-1", NOW - 400 * DAY), cell("vm-2", NOW + DAY)
    assert usage.idle_days([old], NOW) == {old.key: 0.0}
    usage.touch([cell("vm-9")], NOW)
    later = NOW + 10 * DAY
    assert usage.idle_days([old, new, cell("vm-3")], later) == {old.key: 10.0, new.key: 9.0, cell("vm-3").key: 10.0}
    usage.touch([old], later)
    assert usage.idle_days([old], later + DAY) == {old.key: 1.0}


def test_the_state_is_private_and_ignored_by_git(usage: Usage, tmp_path: Path) -> None:
    usage.touch([cell("vm-1")], NOW)
    assert (tmp_path / ".state").stat().st_mode & 0o077 == 0
    assert (tmp_path / ".state/.gitignore").read_text() == "*\n"


def test_a_damaged_file_is_begun_anew(usage: Usage, tmp_path: Path) -> None:
    (tmp_path / ".state").mkdir()
    (tmp_path / ".state/usage.db").write_bytes(b"this was a database once" * 400)
    assert usage.accesses(["vm-1"]) == {}
    usage.touch([cell("vm-1")], NOW)
    assert usage.accesses(["vm-1"]) == {"vm-1": Access(NOW, 1)}


def test_state_deleted_under_a_running_process_is_made_again(usage: Usage, tmp_path: Path) -> None:
    import shutil

    usage.touch([cell("vm-1")], NOW)
    shutil.rmtree(tmp_path / ".state")
    assert usage.accesses(["vm-1"]) == {}
    usage.touch([cell("vm-2")], NOW)
    assert usage.accesses(["vm-1", "vm-2"]) == {"vm-2": Access(NOW, 1)}


def test_touches_wait_while_another_process_writes(usage: Usage, tmp_path: Path) -> None:
    usage.touch([cell("vm-1")], NOW)
    other = sqlite3.connect(tmp_path / ".state/usage.db", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    usage.touch([cell("vm-2")], NOW)
    assert usage.accesses(["vm-2"]) == {}
    other.execute("ROLLBACK")
    other.close()
    usage.touch([cell("vm-3")], NOW)
    assert usage.accesses(["vm-2", "vm-3"]).keys() == {"vm-2", "vm-3"}


def test_a_vault_that_keeps_no_state_is_silently_not_touched(usage: Usage, tmp_path: Path) -> None:
    (tmp_path / ".state").write_text("a file stands where the folder belongs")
    usage.touch([cell("vm-1")], NOW)
    assert usage.accesses(["vm-1"]) == {}
    Usage(tmp_path / "gone").touch([cell("vm-1")], NOW)
    assert not (tmp_path / "gone").exists()
