"""Test the search for forgotten data in files that the program does not own."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from vault_memory.forget.plan import ForgottenStatement
from vault_memory.forget.remains import find_copies, find_naming_notes
from vault_memory.vault.storage.store import Store

GONE = ForgottenStatement("topics/Home.md", "Home", 3, "vm-0000000000", "The key is under the third pot.")


def test_a_file_that_goes_meanwhile_is_no_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "kept.txt").write_text(f"x {GONE.text}")
    (tmp_path / "lock").write_text("")
    read: Any = Path.read_bytes

    def vanish(path: Path) -> bytes:
        if path.name == "lock":
            path.unlink()
        return bytes(read(path))

    monkeypatch.setattr(Path, "read_bytes", vanish)
    assert list(find_copies(Store(tmp_path), [GONE])) == ["kept.txt: still holds it to the letter"]


def test_notes_that_name_it_are_told_with_the_number_of_lines(tmp_path: Path) -> None:
    (tmp_path / "notes").mkdir()
    (tmp_path / "notes/One.md").write_text("Orla\n")
    (tmp_path / "notes/Three.md").write_text("Orla\nher dog\nOrla\nOrla again\n")
    (tmp_path / "notes/Two.md").write_text("Orla\nOrla\n")
    found = [each.partition(": ")[0] for each in find_naming_notes(Store(tmp_path), [re.compile("Orla")])]
    assert found == ["notes/One.md:1", "notes/Three.md:1, and 2 more lines", "notes/Two.md:1, and 1 more line"]
