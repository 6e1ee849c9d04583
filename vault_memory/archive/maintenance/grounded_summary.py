"""Check a model's summary against its statements: find sentences with values that no statement has."""

from __future__ import annotations

from collections.abc import Sequence

from vault_memory.text.sentences import split_sentences

MAX_WORDS = 150  # a summary has fewer


def keep_grounded(summary: str, sources: Sequence[str]) -> str:
    """Return as many sentences of ``summary`` as fit whose numbers, paths and identifiers all stand in the sources."""
    from vault_memory.archive.extraction.values import find_unsupported

    kept: list[str] = []
    room = MAX_WORDS - 1
    for sentence in _sentences(summary):
        words = len(sentence.split())
        if words <= room and not find_unsupported(sentence, sources):
            kept.append(sentence)
            room -= words
    return " ".join(kept)


def list_problems(summary: str, sources: Sequence[str]) -> list[str]:
    """Return the problems of a summary: sentences with values that no source holds, and an excessive length."""
    from vault_memory.archive.extraction.values import find_unsupported

    found = [
        f"no cell says {', '.join(values)}: “{sentence}”"
        for sentence in _sentences(summary)
        if (values := find_unsupported(sentence, sources))
    ]
    words = len(summary.split())
    return [*found, *([f"it has {words} words; fewer than {MAX_WORDS} are wanted"] if words >= MAX_WORDS else [])]


def _sentences(text: str) -> list[str]:
    return [sentence.strip() for sentence in split_sentences(" ".join(text.split()))]
