"""Test what `add` prints."""

from __future__ import annotations

from typing import get_args

import pytest

from vault_memory.cli.add import print_remembered
from vault_memory.models import ItemReport, Outcome, Report


@pytest.mark.parametrize("outcome", get_args(Outcome))
def test_each_outcome_is_described(outcome: Outcome, capsys: pytest.CaptureFixture[str]) -> None:
    item = ItemReport("Tea is served at four", outcome, topic="Tea", path="topics/Tea.md")
    print_remembered(Report("run", "remember", items=(item,)))
    _, described, *_ = capsys.readouterr().out.splitlines()
    assert described.endswith(" Tea  topics/Tea.md") and outcome not in described
