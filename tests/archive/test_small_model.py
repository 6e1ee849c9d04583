"""The whole pipeline with a real model whose prose is babble, in a vault that a person writes in, too.

Wire, schema, retries, gate, match, merge, consolidation, summaries and report are real; text is never asserted, only
that nothing is lost and nothing of the person's touched. ``make soak`` archives four conversations, half a minute each,
``bench/small_model.py`` fifty; what else runs in CI talks to the same model in ``tests/llm/test_small_model.py``.
"""

from __future__ import annotations

import os
from dataclasses import replace
from pathlib import Path

import pytest
from small_model import babble

from vault_memory.settings import LlmSettings

ARCHIVES = 4


@pytest.mark.slow
@pytest.mark.skipif("SOAK" not in os.environ, reason="takes minutes: make soak")
def test_archives_by_a_babbling_model_harm_nothing(small_model: LlmSettings, tmp_path: Path) -> None:
    figures = babble(tmp_path, replace(small_model, max_tokens=60), ARCHIVES)
    assert figures.harm == []
    assert figures.archives == ARCHIVES and figures.calls >= ARCHIVES
    assert figures.tokens_in > 300 * ARCHIVES and figures.tokens_out > 25 * ARCHIVES
    assert sum(figures.outcomes.values()) + figures.unread > 0
