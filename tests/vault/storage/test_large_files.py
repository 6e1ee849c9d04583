"""Check that a file over the size limit is never read: three gigabytes cost one stat call."""

from __future__ import annotations

from pathlib import Path

import pytest
from command_line import run

from vault_memory.errors import InputError, VaultError
from vault_memory.memory import Memory
from vault_memory.vault.storage import scan

THREE_GB = 3 << 30


def sparse(file: Path) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    with file.open("wb") as made:
        made.truncate(THREE_GB)


def test_a_large_file_is_neither_read_nor_searched(tmp_path: Path) -> None:
    memory = Memory(tmp_path)
    memory.remember("The greenhouse is 3 metres wide")
    sparse(memory.root / "topics/big.md")
    found = scan.scan(memory.root)
    assert "topics/big.md" not in [file.path for file in found.files] and "topics/big.md" in found.unreadable
    with pytest.raises(VaultError, match="larger than 64 MiB"):
        memory.store.read("topics/big.md")
    assert memory.search("greenhouse").hits
    assert "larger than 64 MiB" in run(tmp_path, "doctor", code=1)


def test_a_large_file_is_not_imported(tmp_path: Path) -> None:
    sparse(tmp_path / "big.json")
    with pytest.raises(InputError, match="larger than 1 GiB"):
        Memory(tmp_path / "home").archive_file(tmp_path / "big.json").__next__()  # type: ignore[attr-defined]
