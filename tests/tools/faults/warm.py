"""Keep what each verb loads and computes in the process that forks, which saves half a second per verb.

Nothing of it is written anywhere. A child tells what it had to import, and which texts the search for secrets found
clean; the parent imports the ones and remembers the others (the library itself, Go, does not live through a fork).
"""

from __future__ import annotations

import gc
import importlib
import json
import sys
from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path
from typing import Any

import betterleaks

_clean: set[tuple[str, str | None]] = set()
_searched: set[tuple[str, str | None]] = set()
_scan: Callable[..., list[Any]] = betterleaks.scan_string


def up(names: Iterable[str]) -> None:
    """Load the named modules and whatever else is slow to load, once."""
    from vault_memory.llm.embedders.registry import get_packaged_embedder
    from vault_memory.text import injection, tokens

    for name in names:
        importlib.import_module(name)
    betterleaks.scan_string = _remembered
    get_packaged_embedder().embed(["a text"])
    tokens.count("a text")
    injection.instruction("a text that no rule knows", "tool")
    _settle()


def tell(folder: Path, before: set[str]) -> None:
    """In a child: write a file of what it has loaded and found."""
    (folder / "learnt").write_text(json.dumps([sorted(set(sys.modules) - before), sorted(_searched, key=str)]))


def learn(folder: Path) -> None:
    """In the parent: load what a child that was not killed has written."""
    if not (place := folder / "learnt").exists():
        return
    modules, searched = json.loads(place.read_text())
    _clean.update((text, path) for text, path in searched)
    for name in modules:
        with suppress(ImportError):
            importlib.import_module(name)
    if modules:
        _settle()


def _settle() -> None:
    gc.collect()
    gc.freeze()


def _remembered(text: str, config_path: str | None = None) -> list[Any]:
    if (text, config_path) in _clean:
        return []
    found = _scan(text, config_path=config_path)
    if not found:
        _searched.add((text, config_path))
    return found
