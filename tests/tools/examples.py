"""Set how many examples Hypothesis tries: few on a developer's machine, all in CI and in the slow tests."""

from __future__ import annotations

import os
from typing import Any

from hypothesis import settings

THOROUGH = bool(os.environ.get("CI") or os.environ.get("SLOW"))
_SHARE = 5  # one in so many where a person waits


def examples(number: int, **options: Any) -> settings:
    """Return Hypothesis settings for ``number`` examples in CI and a fifth of them, at least ten, elsewhere."""
    return settings(max_examples=number if THOROUGH else max(10, number // _SHARE), deadline=None, **options)


def load_profile() -> None:
    """Make these the settings of tests that name none. In CI the examples are the same each time."""
    settings.register_profile("quick", examples(100))
    settings.register_profile("full", examples(100), derandomize=bool(os.environ.get("CI")))
    settings.load_profile("full" if THOROUGH else "quick")
