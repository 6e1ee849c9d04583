"""Check that the marks of readers still name sentences, which they number as archiving splits them."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.slow  # reads every marked story


def test_every_mark_of_the_stories_names_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "path", [str(Path(__file__).parents[3] / "bench"), *sys.path])
    from story_marks import read_marks

    assert all(marks.texts for marks in read_marks().values())
