"""How well a name covers a statement: it uses the name, what is said around it does, or it means something near."""

from __future__ import annotations

import tomllib
from collections import defaultdict
from collections.abc import Callable, Sequence
from functools import cache
from importlib import resources

import numpy as np
from numpy.typing import NDArray

from vault_memory.archive.extraction.rules.statements import Statement
from vault_memory.archive.extraction.rules.word_shapes import content, lemma
from vault_memory.text.words import words as stems

Embed = Callable[[Sequence[str]], NDArray[np.float32]]
Matrix = NDArray[np.float64]

USES = 1.0  # the statement uses the name
_PARTLY = 0.5  # it uses the last word of a name of several
_NEAR, _ECHO = 0.45, (0.8, 0.6, 0.4, 0.2, 0.2)  # the message itself uses it, the next but one message, …
_MEANS, _UNLIKE, _LIKE = 0.55, 0.15, 0.55  # cosine of name and statement: nothing, and all that can be expected


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


def coverage(
    names: Sequence[str], statements: Sequence[Statement], texts: Sequence[str], embed: Embed | None
) -> Matrix:
    """Return coverage of shape (names, statements), each from 0 to about 2. ``texts``: prose by message position."""
    lexical = _lexical(names, statements) + _NEAR * _echo(names, statements, texts)
    return lexical if embed is None else lexical + _MEANS * likeness(names, statements, embed)


def likeness(names: Sequence[str], statements: Sequence[Statement], embed: Embed) -> Matrix:
    """Return likeness by vectors, from 0 (nothing in common) to 1."""
    cosine = embed(list(names)) @ embed([statement.said for statement in statements]).T
    scaled: Matrix = np.clip((cosine.astype(np.float64) - _UNLIKE) / (_LIKE - _UNLIKE), 0, 1)
    return scaled


def _lexical(names: Sequence[str], statements: Sequence[Statement]) -> Matrix:
    """Return 1 where a statement (or its heading) uses the whole name, a little more for names of several words."""
    holders: defaultdict[str, set[int]] = defaultdict(set)
    for column, statement in enumerate(statements):
        for stem in subjects(f"{statement.heading} {statement.said}"):
            holders[stem].add(column)
    found = np.zeros((len(names), len(statements)))
    for row, name in enumerate(names):
        stems = key(name)
        head = (subjects(name) or [""])[-1]
        for stem in stems:
            found[row, sorted(holders[stem])] += _PARTLY / len(stems)
        found[row, sorted(holders[head])] = _PARTLY
        found[row, sorted(set.intersection(*(holders[stem] for stem in stems)))] = USES * (0.9 + 0.1 * len(stems))
    return found


def _echo(names: Sequence[str], statements: Sequence[Statement], texts: Sequence[str]) -> Matrix:
    """Return how near to each statement's message the name is used, from 0 to 1."""
    spoken = [frozenset(subjects(text)) for text in texts]
    positions = [statement.position for statement in statements]
    found = np.zeros((len(names), len(statements)))
    for row, name in enumerate(names):
        stems = key(name)
        uses = np.array([stems <= said for said in spoken], dtype=np.float64)
        if not uses.any():
            continue
        near = uses * _ECHO[0]
        for distance, weight in enumerate(_ECHO[1:], start=1):
            near[distance:] = np.maximum(near[distance:], weight * uses[:-distance])
            near[:-distance] = np.maximum(near[:-distance], weight * uses[distance:])
        found[row] = near[positions]
    return found
