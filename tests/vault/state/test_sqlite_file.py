"""Test files of counts that a separate thread writes."""

from __future__ import annotations

import threading
from pathlib import Path

from vault_memory.vault.state.sqlite_file import StateFile


def test_what_comes_up_while_another_file_waits_is_written(tmp_path: Path) -> None:
    first, second = (StateFile(tmp_path, name, "CREATE TABLE IF NOT EXISTS t (n)") for name in ("a.db", "b.db"))
    begun, go_on, written = threading.Event(), threading.Event(), threading.Event()
    first.run_later(lambda db: begun.set() or go_on.wait(5))
    second.run_later(lambda db: None)
    assert begun.wait(5)
    first.run_later(lambda db: written.set())
    go_on.set()
    assert written.wait(5)
    first.close()
    second.close()
