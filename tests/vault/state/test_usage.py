"""Test the usage clocks of cells: they start at the current time, survive damage, never delay a search."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

import numpy as np
import pytest

from vault_memory.models import Entry
from vault_memory.models.entry_record import code
from vault_memory.vault.state.usage import CellAccess, Usage, key

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
    assert usage.accesses(["vm-1", "vm-2", "vm-3"]) == {"vm-1": CellAccess(NOW, 2), "vm-2": CellAccess(NOW, 1)}


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
    assert usage.accesses(["vm-1"])  # whoever reads sees what was to be written later
    assert (tmp_path / ".state").stat().st_mode & 0o077 == 0
    assert (tmp_path / ".state/.gitignore").read_text() == "*\n"


def test_a_damaged_file_is_begun_anew(usage: Usage, tmp_path: Path) -> None:
    (tmp_path / ".state").mkdir()
    (tmp_path / ".state/usage.db").write_bytes(b"this was a database once" * 400)
    assert usage.accesses(["vm-1"]) == {}
    usage.touch([cell("vm-1")], NOW)
    assert usage.accesses(["vm-1"]) == {"vm-1": CellAccess(NOW, 1)}


def test_state_deleted_under_a_running_process_is_made_again(usage: Usage, tmp_path: Path) -> None:
    import shutil

    usage.touch([cell("vm-1")], NOW)
    assert usage.accesses(["vm-1"])
    shutil.rmtree(tmp_path / ".state")
    assert usage.accesses(["vm-1"]) == {}
    usage.touch([cell("vm-2")], NOW)
    assert usage.accesses(["vm-1", "vm-2"]) == {"vm-2": CellAccess(NOW, 1)}


def test_touches_wait_while_another_process_writes(usage: Usage, tmp_path: Path) -> None:
    usage.touch([cell("vm-1")], NOW)
    assert usage.accesses(["vm-1"])
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


def test_what_is_to_be_written_later_is_seen_by_all_of_this_process_and_at_its_end_by_others(tmp_path: Path) -> None:
    usage = Usage(tmp_path)
    usage.touch([cell("vm-1")], NOW)
    assert Usage(tmp_path).accesses(["vm-1"]) == {"vm-1": CellAccess(NOW, 1)}
    program = (
        "from datetime import datetime, UTC; from pathlib import Path;"
        "from vault_memory.vault.state.usage import Usage;"
        "from vault_memory.models import Entry;"
        f"Usage(Path({str(tmp_path)!r})).touch([Entry('k', 'cell', 'p', 1, 'x', id='vm-1')], datetime.now(UTC))"
    )
    subprocess.run([sys.executable, "-c", program], check=True, timeout=60)
    assert usage.accesses(["vm-1"])["vm-1"].count == 2


def test_what_is_being_written_when_the_process_ends_is_written_to_its_end(tmp_path: Path) -> None:
    """The thread that writes was left behind while its connection was closed: the use was lost, or the process died."""
    program = """
import sys
from pathlib import Path
from threading import Event
from time import sleep
from vault_memory.vault.state.sqlite_file import StateFile

(Path(sys.argv[1]) / ".state").mkdir()
begun, file = Event(), StateFile(Path(sys.argv[1]), "x.db", "CREATE TABLE IF NOT EXISTS numbers (number INTEGER);")

def work(db):
    for number in range(2_000):
        db.execute("INSERT INTO numbers VALUES (?)", (number,))
        db.execute("SELECT max(number) FROM numbers").fetchone()
        begun.set()
        sleep(0.0001)

file.run_later(work)
begun.wait()
"""
    done = subprocess.run([sys.executable, "-c", program, str(tmp_path)], capture_output=True, timeout=60, check=False)
    assert (done.returncode, done.stderr) == (0, b"")
    with closing(sqlite3.connect(tmp_path / ".state" / "x.db")) as db:
        assert db.execute("SELECT count(*) FROM numbers").fetchone() == (2_000,)


def test_what_is_left_follows_other_processes_and_its_own_writes(tmp_path: Path) -> None:
    def left(of: Usage) -> list[float]:
        clocks, said = np.array([code("vm-1"), code("vm-2")]), np.array([NOW.timestamp(), np.nan])
        return of.compute_confidence(clocks, said, np.array([1.0, 1.0]), later).round(4).tolist()

    one, other, later = Usage(tmp_path), Usage(tmp_path), NOW + 60 * DAY
    assert left(one) == [1.0, 1.0]  # no clock goes yet
    one.touch([cell("vm-9")], NOW)
    assert one.accesses(["vm-9"])
    faded = left(one)
    assert faded == left(other) and faded[0] < 1.0
    fading = one.fading([cell("vm-1", NOW), cell("vm-2")], later)
    assert [round(value, 4) for value in fading.values()] == faded
    other.touch([cell("vm-2")], NOW + 40 * DAY)
    assert left(other)[1] > faded[1]  # seen by itself at once
    assert other.accesses(["vm-2"]) and left(one) == left(other)
