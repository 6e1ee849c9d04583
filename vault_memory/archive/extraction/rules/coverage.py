"""Measure how well a topic name covers a statement: by use of the name in it or around it."""

from __future__ import annotations

import math
import tomllib
from collections import Counter, defaultdict
from collections.abc import Collection, Sequence
from functools import cache
from importlib import resources

import numpy as np
from numpy.typing import NDArray

from vault_memory.archive.extraction.rules.message_result import Statement
from vault_memory.archive.extraction.rules.word_shapes import content, lemma
from vault_memory.text.words import words as stems

Matrix = NDArray[np.float64]

USES = 1.0  # the statement uses the name
_ASKED = 0.85  # the question that it answers uses the name
_PART = 0.7  # it uses all but the commonest words of the name
_OWN_MESSAGE, _BESIDE = 0.4, 0.25  # its message uses the name in another sentence, or the one before or after


@cache
def _synonyms() -> dict[str, str]:
    """Return stems of words that name one topic, each with the stem of its group's first word."""
    found: dict[str, str] = {}
    for group in _groups():
        first, *others = group.split()
        for word in (first, *others):
            found.update(dict.fromkeys(stems(word), stems(first)[-1]))
    return found


def aliases_of(name: str) -> tuple[str, ...]:
    """Return other words for a topic that is named by one word, as its aliases: "Puppy" of "Dog"."""
    word = name.casefold()
    group = next((group.split() for group in _groups() if word in group.split()), [])
    others = [other for other in group if lemma(other) not in {lemma(word)}]
    kept = [other for number, other in enumerate(others) if lemma(other) not in map(lemma, others[:number])]
    return tuple(other.capitalize() for other in kept)


@cache
def _groups() -> tuple[str, ...]:
    file = resources.files("vault_memory.archive.extraction.rules") / "languages" / "synonyms.toml"
    return tuple(tomllib.loads(file.read_text(encoding="utf-8"))["groups"])


def subjects(text: str) -> list[str]:
    """Return the stems that carry the subject of a text, synonyms as one."""
    known = _synonyms()
    return [known.get(stem, stem) for stem in content(text)]


def key(name: str) -> frozenset[str]:
    """Return the stems that a text must hold to use the name."""
    return frozenset(subjects(name)) or frozenset({name.lower()})


def measure_use(names: Sequence[str], statements: Sequence[Statement], texts: Sequence[str]) -> Matrix:
    """Return evidence of shape (names, statements) that a statement is about what the name says, 1 where it uses it.

    A use in the question that it answers counts nearly as much; a use in its message or an adjacent one is a hint.
    """
    said = [frozenset(subjects(f"{each.heading} {each.said}")) for each in statements]
    asked = [frozenset(subjects(each.context)) | own for each, own in zip(statements, said, strict=True)]
    using: defaultdict[str, set[int]] = defaultdict(set)
    for column, asked_or_said in enumerate(asked):
        for stem in asked_or_said:
            using[stem].add(column)
    counts = Counter(stem for own in said for stem in own)
    rarity = {stem: math.log1p(len(said) / count) for stem, count in counts.items()}
    spoken: defaultdict[str, set[int]] = defaultdict(set)
    for number, text in enumerate(texts):
        for stem in subjects(text):
            spoken[stem].add(number)
    positions = np.array([each.position for each in statements], dtype=np.intp)
    found = np.zeros((len(names), len(statements)))
    for row, name in enumerate(names):
        stems = key(name)
        whole = sum(rarity.get(stem, 1.0) for stem in stems)
        found[row] = _find_hints(set.intersection(*(spoken.get(stem, set()) for stem in stems)), len(texts))[positions]
        for column in set().union(*(using.get(stem, ()) for stem in stems)):
            hint = float(found[row, column])
            if stems <= said[column]:
                found[row, column] = USES * (0.95 + 0.05 * len(stems))
            elif stems <= asked[column]:
                found[row, column] = _ASKED
            else:
                value = _PART * sum(rarity[stem] for stem in stems & said[column]) / whole
                found[row, column] = max(value, hint) + 0.3 * min(value, hint)
    return found


def _find_hints(uses: Collection[int], messages: int) -> NDArray[np.float64]:
    """Return for each message the evidence from a use of a name in it or an adjacent one. ``uses``: the messages."""
    hints = np.zeros(messages)
    own = np.array(sorted(uses), dtype=np.intp)
    for beside in (own - 1, own + 1):
        hints[beside[(beside >= 0) & (beside < messages)]] = _BESIDE
    hints[own] = _OWN_MESSAGE
    return hints
