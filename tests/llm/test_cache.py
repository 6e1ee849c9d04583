"""Test the cache of replies in the user's cache folder."""

from __future__ import annotations

import os
import stat
from pathlib import Path

import pytest

from vault_memory.llm import cache
from vault_memory.llm.cache import ReplyCache


def test_kept_for_the_user_alone_and_cleared_as_a_whole(tmp_path: Path) -> None:
    folder = tmp_path / "kept"
    kept = ReplyCache(folder)
    key = ReplyCache.key("model", "prompt")
    assert kept.get(key) is None
    kept.put(key, "reply ü")
    assert kept.get(key) == "reply ü"
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    assert [stat.S_IMODE(path.stat().st_mode) for path in folder.rglob("*.json")] == [0o600]
    cache.clear_cache(folder)
    assert not folder.exists()
    cache.clear_cache(folder)


def test_parts_of_a_key_do_not_run_together() -> None:
    assert ReplyCache.key("ab", "c") != ReplyCache.key("a", "bc")


def test_a_folder_that_cannot_be_used_is_no_cache(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    kept = ReplyCache(tmp_path / "file" / "kept")
    kept.put(ReplyCache.key("a"), "reply")
    assert kept.get(ReplyCache.key("a")) is None


def test_by_default_it_lies_in_the_users_cache_folder() -> None:
    assert cache.find_cache_folder().parts[-2:] == ("vault-memory", "replies")


def test_all_is_cleared_although_another_process_renames_a_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = ReplyCache(tmp_path / "kept")
    for number in range(5):
        kept.put(ReplyCache.key(str(number)), "reply")
    unlink, calls = os.unlink, list[object]()

    def once_gone(path: object, **options: object) -> None:
        calls.append(path)
        if len(calls) == 2:
            raise FileNotFoundError
        unlink(path, **options)  # type: ignore[call-overload]

    monkeypatch.setattr(os, "unlink", once_gone)
    cache.clear_cache(tmp_path / "kept")
    assert len(calls) > 5 and not (tmp_path / "kept").exists()
