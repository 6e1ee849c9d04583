"""Intercept every rename, by which a write takes effect, so that tests can crash or fail there."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from vault_memory.vault.storage import atomic_swap


def at_every_rename(patch: pytest.MonkeyPatch, first: Callable[[Path], None]) -> None:
    """Call ``first`` with the target before each rename by our code."""
    for module, name in ((os, "replace"), (atomic_swap, "exchange"), (atomic_swap, "create")):
        original = getattr(module, name)

        def told(old: Path, new: Path, original: Callable[[Path, Path], object] = original) -> object:
            first(Path(new))
            return original(old, new)

        patch.setattr(module, name, told)
