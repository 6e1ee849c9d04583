"""Remove secrets from entries before they are indexed (I8); the files keep them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace

from vault_memory.models import Entry

Clean = Callable[[Sequence[str]], list[str]]  # returns the texts without the secrets that any of them contains


def remove_secrets(entries: Iterable[Entry], data: bytes, clean: Clean | None) -> tuple[Entry, ...]:
    """Return the file's entries without secrets; ``clean`` None: unchanged."""
    found = tuple(entries)
    if clean is None or not found:
        return found
    whole = data.decode("utf-8", "replace")
    if clean([whole]) == [whole]:
        return found
    texts = [text for entry in found for text in (entry.text, entry.heading, entry.before, entry.after)]
    _, *cleaned = clean([whole, *texts])
    return tuple(
        replace(entry, text=text, heading=heading, before=before, after=after)
        for entry, text, heading, before, after in zip(
            found, cleaned[::4], cleaned[1::4], cleaned[2::4], cleaned[3::4], strict=True
        )
    )
