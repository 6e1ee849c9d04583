"""Test file change notifications of the kernel: a folder it cannot watch is never reported as unchanged."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from vault_memory.vault.storage import change_watch
from vault_memory.vault.storage.change_watch import ChangeWatch, local
from vault_memory.vault.storage.scan import scan


@pytest.fixture
def root(tmp_path: Path) -> Path:
    if not local(str(tmp_path)):
        pytest.skip("not a file system whose changes this kernel sees")
    (tmp_path / "topics" / "home").mkdir(parents=True)
    (tmp_path / "topics" / "home" / "a.md").write_text("# A\n")
    return tmp_path


def listed(watcher: ChangeWatch, root: Path) -> ChangeWatch:
    """Listed twice: the first time sets the watches."""
    for _ in range(2):
        watcher.begin()
        watcher.mark_listed(scan(root).folders)
    return watcher


def renamed(root: Path) -> None:
    (root / "new").write_text("# B\n")
    (root / "new").replace(root / "topics" / "home" / "a.md")


CHANGES: dict[str, Callable[[Path], object]] = {
    "written in place": lambda root: (root / "topics" / "home" / "a.md").write_text("# A!\n"),
    "replaced": renamed,
    "made": lambda root: (root / "topics" / "b.md").write_text("# B\n"),
    "deleted": lambda root: (root / "topics" / "home" / "a.md").unlink(),
    "its times set back": lambda root: os.utime(root / "topics" / "home" / "a.md", (1, 1)),
    "a folder made": lambda root: (root / "topics" / "work").mkdir(),
    "a folder moved": lambda root: (root / "topics" / "home").rename(root / "topics" / "house"),
    "a part of the vault made": lambda root: (root / "conversations").mkdir(),
    "by another process": lambda root: subprocess.run(
        [sys.executable, "-c", f"open({str(root / 'topics' / 'home' / 'a.md')!r}, 'a').write('x')"], check=True
    ),
}


@pytest.mark.parametrize("change", CHANGES)
def test_every_change_is_heard_at_once(root: Path, change: str) -> None:
    watcher = listed(ChangeWatch(), root)
    assert watcher.is_unchanged()
    CHANGES[change](root)
    assert not watcher.is_unchanged()
    assert not watcher.is_unchanged()  # until it is listed again
    assert listed(watcher, root).is_unchanged()
    watcher.close()


def test_a_change_while_the_listing_is_made_is_news(root: Path) -> None:
    watcher = listed(ChangeWatch(), root)
    watcher.begin()
    found = scan(root)
    (root / "topics" / "home" / "a.md").write_text("# changed\n")
    watcher.mark_listed(found.folders)
    assert not watcher.is_unchanged()
    watcher.close()


def test_the_first_listing_is_not_enough(root: Path) -> None:
    watcher = ChangeWatch()
    watcher.begin()
    watcher.mark_listed(scan(root).folders)
    assert not watcher.is_unchanged()
    watcher.close()


def test_reading_and_what_lies_beside_is_no_change(root: Path) -> None:
    (root / ".state").mkdir()
    watcher = listed(ChangeWatch(), root)
    (root / "topics" / "home" / "a.md").read_text()
    (root / ".state" / "usage.db").write_text("x")
    assert watcher.is_unchanged()
    watcher.close()


def test_nothing_is_believed_for_ever(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    watcher = listed(ChangeWatch(), root)
    monkeypatch.setattr(change_watch, "LONGEST", -1.0)
    assert not watcher.is_unchanged()
    watcher.close()


def test_elsewhere_nothing_is_ever_quiet(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(change_watch, "local", lambda folder: False)
    assert not listed(ChangeWatch(), root).is_unchanged()


@pytest.mark.skipif(not hasattr(os, "fork"), reason="no fork")
def test_a_forked_process_does_not_take_its_parents_news(root: Path) -> None:
    watcher = listed(ChangeWatch(), root)
    (root / "topics" / "b.md").write_text("# B\n")
    script = "import os, sys; sys.exit(0)"
    assert subprocess.run([sys.executable, "-c", script], check=True).returncode == 0
    process = watcher._process
    watcher._process = -1  # as a child sees it
    assert not watcher.is_unchanged()
    watcher._process = process
    assert not watcher.is_unchanged()
    watcher.close()
