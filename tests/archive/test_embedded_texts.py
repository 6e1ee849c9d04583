"""Test which texts archiving gives to an embedder, which may be a model behind an API."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from vault_memory.llm.embedders.registry import WordLlama
from vault_memory.memory import Memory
from vault_memory.models import Message

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray


def test_a_secret_that_a_person_typed_reaches_no_embedder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    key, embed, given = f"ghp_{'16C7e42F292c6912E7710c838347Ae178B4a'}", WordLlama.embed, list[str]()

    def listen(self: WordLlama, texts: Sequence[str]) -> NDArray[np.float32]:
        given.extend(texts)
        return embed(self, texts)

    monkeypatch.setattr(WordLlama, "embed", listen)
    memory = Memory(tmp_path)
    memory.init()
    (memory.root / "topics").mkdir()
    (memory.root / "topics/Relay.md").write_text(f"# Relay\n\n- The relay deploys with the key {key}\n")
    memory.archive([Message("user", "Relay: The relay deploys with Kamal on host db-3 every Monday.")])
    assert any("The relay deploys with the key [redacted" in text for text in given)
    assert not any(key in text for text in given)
