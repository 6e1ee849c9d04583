"""Refile statements that name another chosen topic of several words than the one under which they are worth most.

A statement that says "the shelter" belongs to "Homeless shelter" where that is the only shelter among the topics of the
talk; one that uses a whole name of several words belongs there rather than to a common topic. Names of one word prove
too little: a statement that says "dance" may be about a business.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise

from vault_memory.archive.extraction.rules.coverage import Matrix
from vault_memory.archive.extraction.rules.message_result import Statement
from vault_memory.archive.extraction.rules.topic_features import TopicFeatures
from vault_memory.archive.extraction.rules.topic_names import COMMON_TOPIC, SPEAKER, TopicName
from vault_memory.archive.extraction.rules.word_shapes import lemma, words

_DEFINITE = frozenset({"the", "my", "our", "his", "her", "their", "this"})
_LEAST = 0.4  # likelihood of a statement under a topic that it names, below which the words mean something else


def refile_named(
    names: Sequence[TopicName],
    statements: Sequence[Statement],
    found: TopicFeatures,
    likely: Matrix,
    chosen: Sequence[int],
    best: Sequence[int],
) -> list[int]:
    """Return ``best``, the row of each statement (-1: none), with the rows of topics that statements name instead."""
    heads = {row: _find_head(names[row]) for row in chosen}
    named_once = {head for head, times in Counter(heads.values()).items() if head and times == 1}
    refiled = list(best)
    for column, (statement, row) in enumerate(zip(statements, best, strict=True)):
        if heads.get(row) and found.named[row, column]:
            continue
        general = row < 0 or names[row].kind == COMMON_TOPIC
        known = _list_definite(statement.said) & named_once
        fit = [
            each
            for each, head in heads.items()
            if head and likely[each, column] >= _LEAST and (head in known or (general and found.named[each, column]))
        ]
        if fit:
            refiled[column] = max(fit, key=lambda each: float(likely[each, column]))
    return refiled


def _find_head(name: TopicName) -> str:
    """Return the last word of a name of several; '' for others, for common topics and for the title of the talk."""
    parts = words(name.name)
    narrow = name.kind not in {COMMON_TOPIC, SPEAKER} and not name.frames
    return lemma(parts[-1]) if narrow and len(parts) > 1 else ""


@lru_cache(maxsize=1024)
def _list_definite(said: str) -> frozenset[str]:
    """Return the words before which a sentence has an article or a possessive: "the shelter", "my store"."""
    pairs = pairwise(words(said))
    return frozenset(lemma(second) for first, second in pairs if first.lower() in _DEFINITE)
