"""The whole pipeline with a real model whose prose is babble, in a vault that a person writes in, too.

Wire, schema, retries, gate, match, merge, consolidation, summaries and report are real; text is never asserted, only
that nothing is lost and nothing of the person's touched. ``bench/small_model.py`` does the same fifty times.
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from small_model import babble

from vault_memory.settings import LlmSettings


@pytest.mark.slow
def test_archives_by_a_babbling_model_harm_nothing(small_model: LlmSettings, tmp_path: Path) -> None:
    figures = babble(tmp_path, replace(small_model, max_tokens=180), 2)
    assert figures.harm == []
    assert figures.archives == 2 and figures.calls >= 2
    assert figures.tokens_in > 1000 and figures.tokens_out > 50
    assert sum(figures.outcomes.values()) + figures.unread > 0
