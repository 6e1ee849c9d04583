"""The whole pipeline with a real model whose prose is babble, in a vault that a person writes in, too.

Wire, schema, retries, gate, match, merge, consolidation, summaries and report are real; text is never asserted, only
that nothing is lost and nothing of the person's touched. ``make soak`` archives four conversations,
``bench/small_model.py`` fifty.
"""

from __future__ import annotations

import os
from dataclasses import replace
from pathlib import Path

import pytest
from small_model import babble

from vault_memory.settings import LlmSettings

ARCHIVES = 4 if "SOAK" in os.environ else 1  # some thirty seconds each


@pytest.mark.slow
def test_archives_by_a_babbling_model_harm_nothing(small_model: LlmSettings, tmp_path: Path) -> None:
    figures = babble(tmp_path, replace(small_model, max_tokens=60), ARCHIVES)
    assert figures.harm == []
    assert figures.archives == ARCHIVES and figures.calls >= ARCHIVES
    assert figures.tokens_in > 300 * ARCHIVES and figures.tokens_out > 25 * ARCHIVES
    assert sum(figures.outcomes.values()) + figures.unread > 0
