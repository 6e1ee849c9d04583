"""Assign each statement to one of the chosen topics, by the topic's name and its other statements.

A statement belongs to a topic if it uses the topic's name, or if it shares rare words with the statements that do and
its vector is near theirs. A statement that fits no topic is about the conversation in general.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from vault_memory.archive.extraction.rules.coverage import Matrix

GENERAL = -1  # the row of a statement that fits no topic
NAMED = 0.85  # evidence from which a statement uses a topic's name
_FITS = 0.75  # evidence of all kinds from which it belongs to a topic
_SHARES, _NEAR = 0.9, 0.8  # most evidence from rare words shared with a topic's statements, and from near vectors
_STEEP = 3.0  # of a cosine above what the statement has with other topics
_USUAL = 0.2  # cosine of a statement with a topic that it has nothing to do with, where there are too few to tell
_LEAST_WORDS = 2.5  # least number of rare words assumed of a statement, so that one shared word is not all of them
_ROUNDS = 3
_SAME_CONTENT, _SAME = 0.3, 0.9  # cosines of two topics' statements, and of those and the names together: one topic


@dataclass(frozen=True, slots=True)
class StatementFeatures:
    """What statements are compared by. ``vectors`` are unit rows; None: there is no embedder."""

    stems: Sequence[frozenset[str]]
    vectors: Matrix | None
    names: Matrix | None  # of the topics


@dataclass(frozen=True, slots=True)
class Membership:
    """``rows``: the row of each statement's topic, or `GENERAL`; ``merged``: each merged row, with its new row."""

    rows: list[int]
    merged: dict[int, int]


def find_members(named: Matrix, features: StatementFeatures, fewest: int, fixed: Sequence[bool]) -> Membership:
    """Return which topic each statement belongs to.

    ``named``: evidence of shape (topics, statements) from the use of names, 1 where a statement uses one. Topics that
    mean the same are merged. Topics with fewer statements than ``fewest`` are dropped, the smallest first, unless they
    are ``fixed``.
    """
    named, merged = named.copy(), dict[int, int]()
    uses = (named >= NAMED).sum(axis=1)
    open_ = [row for row in range(len(named)) if fixed[row] or uses[row] >= fewest]
    while open_:
        rows = _place(named, features, open_)
        sizes = Counter(rows)
        alike = _find_alike(rows, features, open_)
        pair = next((pair for pair in alike if not (fixed[pair[0]] and fixed[pair[1]])), None)
        if pair is not None:
            keep, gone = sorted(pair, key=lambda row: (not fixed[row], -sizes[row], row))
            named[keep] = np.maximum(named[keep], named[gone])
            merged = {row: keep if to == gone else to for row, to in merged.items()} | {gone: keep}
            open_.remove(gone)
            continue
        small = [row for row in open_ if not fixed[row] and sizes[row] < fewest]
        if not small:
            return Membership(rows, merged)
        open_.remove(min(small, key=lambda row: (sizes[row], -row)))
    return Membership([GENERAL] * named.shape[1], merged)


def _find_alike(rows: Sequence[int], features: StatementFeatures, open_: Sequence[int]) -> list[tuple[int, int]]:
    """Return pairs of topics whose names and whose statements mean the same, the most alike first."""
    if features.vectors is None or features.names is None:
        return []
    vectors = features.vectors - features.vectors.mean(axis=0)
    placed = set(rows)
    used = [row for row in open_ if row in placed]
    if len(used) < 2:
        return []
    centres = np.array([vectors[[row == each for each in rows]].mean(axis=0) for row in used])
    centres /= np.maximum(np.linalg.norm(centres, axis=1, keepdims=True), 1e-9)
    names = features.names[used]
    by_content, by_name = centres @ centres.T, names @ names.T
    pairs = [
        (by_content[i, j] + by_name[i, j], used[j], used[i])
        for i in range(len(used))
        for j in range(i)
        if by_content[i, j] >= _SAME_CONTENT and by_content[i, j] + by_name[i, j] >= _SAME
    ]
    return [(one, other) for _, one, other in sorted(pairs, reverse=True)]


def _place(named: Matrix, features: StatementFeatures, open_: Sequence[int]) -> list[int]:
    use = named[list(open_)]
    best = use.argmax(axis=0)
    member = np.zeros_like(use)
    member[best, np.arange(use.shape[1])] = use.max(axis=0) >= NAMED
    total = use
    for _ in range(_ROUNDS):
        total = use + _SHARES * _share(member, features.stems)
        if features.vectors is not None and features.names is not None:
            total = total + _NEAR * _measure_nearness(member, features.vectors, features.names[list(open_)])
        again = np.zeros_like(use)
        again[total.argmax(axis=0), np.arange(use.shape[1])] = total.max(axis=0) >= _FITS
        if (again == member).all():
            break
        member = again
    return [
        open_[int(row)] if fits else GENERAL
        for row, fits in zip(total.argmax(axis=0), total.max(axis=0) >= _FITS, strict=True)
    ]


def _share(member: Matrix, stems: Sequence[frozenset[str]]) -> Matrix:
    """Return the part of each statement's words that a topic's other statements have and few others do, by rarity."""
    known = {stem: number for number, stem in enumerate(sorted(set().union(*stems)))}
    columns = np.array([column for column, of in enumerate(stems) for _ in of], dtype=np.intp)
    numbers = np.array([known[stem] for of in stems for stem in sorted(of)], dtype=np.intp)
    uses = np.bincount(numbers, minlength=len(known))
    rarity = np.log1p(len(stems) / uses) / math.log1p(len(stems))
    inside = np.array([np.bincount(numbers, weights=row[columns], minlength=len(known)) for row in member])
    others = inside[:, numbers] - member[:, columns]
    part = np.minimum(others, 1) * others / np.maximum(uses[numbers] - 1, 1) * rarity[numbers]
    shared = np.array([np.bincount(columns, weights=row, minlength=len(stems)) for row in part])
    whole = np.bincount(columns, weights=rarity[numbers], minlength=len(stems))
    part_of: Matrix = shared / np.maximum(whole, _LEAST_WORDS)
    return part_of


def _measure_nearness(member: Matrix, vectors: Matrix, names: Matrix) -> Matrix:
    """Return how much nearer each statement lies to a topic than to topics in general, from 0 to 1."""
    middle = member @ vectors + names
    along = middle @ vectors.T
    lengths = np.sqrt(np.maximum((middle * middle).sum(axis=1)[:, None] - member * (2 * along - 1), 1e-9))
    cosine = (along - member) / lengths  # without the statement itself
    usual = np.median(cosine, axis=0) if len(middle) > 2 else np.full(len(vectors), _USUAL)
    nearer: Matrix = np.clip(_STEEP * (cosine - np.maximum(usual, 0)), 0, 1)
    return nearer
